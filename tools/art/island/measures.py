"""Sizes of the island's terrain in the pixels of its sheets, drawn for a zoomed map at 4K.

The map is covered by cells that tile it: a cell reaches from the middle of one column of hexes to
the middle of the next, and half a hex high. Two of its corners are middles of hexes.
"""

from __future__ import annotations

PITCH = 144
"""From column to column."""
HALF = 84
"""Half the height of a hex."""
WIDTH, HEIGHT = 192, 168
"""A hex."""
ACROSS, DOWN = 4, 4
"""After so many cells the drawn pieces of borders repeat."""
CASES = range(1, 15)
"""Which of a cell's four hexes are in: bit 0 and 1 its own two, left then right; bit 2 and 3 the
next ones beyond, left then right. Neither none nor all, which need no piece."""
COLUMNS, ROWS = 6, 4
"""After so many hexes a ground repeats."""
