"""Draws the sheets of the journals: dice, cards, boards, icons, the camp."""
