"""Draws the sheets in `images/`; run as `python -m tools.art`."""
