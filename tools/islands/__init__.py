"""Makes the islands of the treasure hunt, by seed, as hexagonal maps of Tiled."""
