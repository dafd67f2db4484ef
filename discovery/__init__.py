"""Discovery: three board games about exploring, around one screen."""

__version__ = "0.1.0"
