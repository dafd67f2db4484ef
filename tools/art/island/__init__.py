"""Pictures of the treasure island: terrain for any hexagonal map, places, pieces, the table."""
