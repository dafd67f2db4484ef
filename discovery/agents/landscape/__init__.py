"""Computer players of The Discovery."""
