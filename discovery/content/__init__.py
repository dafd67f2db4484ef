"""Reads the files in `images/` into plain values. The only user of pytmx; opens no display.

Every loader takes the folder of the files and raises `ContentError` for what is missing or wrong.
Import each from its own module: the first picture needs the palette, not the tiles of every game.
"""
