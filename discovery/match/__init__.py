"""A game being played: seats, chance, log, undo, save and load. Knows no pygame."""
