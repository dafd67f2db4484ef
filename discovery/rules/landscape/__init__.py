"""The rules of The Discovery, the tile game."""
