"""Measures whether a game's cards and seats are fair."""
