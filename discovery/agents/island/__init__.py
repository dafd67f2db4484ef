"""Computer players of the treasure island."""
