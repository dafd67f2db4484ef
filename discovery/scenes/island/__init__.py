"""The table of the treasure island."""
