"""The packaged program: its icons, its build, and a check that plays it like a person."""
