"""The table of The Discovery."""
