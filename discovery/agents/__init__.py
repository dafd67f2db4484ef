"""Computer players. They know no pygame and see only a view."""
