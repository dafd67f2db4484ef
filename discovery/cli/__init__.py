"""The command line: whole games, replays and pictures without a person at the table."""
