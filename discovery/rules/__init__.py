"""Legal moves, effects and scoring of the games; the standard library only."""
