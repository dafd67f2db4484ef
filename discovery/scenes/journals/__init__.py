"""The table of the journals."""
