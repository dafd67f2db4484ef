"""Makes every sound and every piece of music of the game, by synthesis alone."""
