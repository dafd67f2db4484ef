"""Makers of the pictures, sounds and fonts; never needed by the game itself."""
