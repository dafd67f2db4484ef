"""One suite for every game: it knows the contract, and no game."""
