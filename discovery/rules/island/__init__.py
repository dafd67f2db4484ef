"""The rules of Discovery, the treasure island."""
