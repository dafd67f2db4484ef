"""Computer players of Discoveries, the journals."""
