"""Where a game stands: the numbers, what remains to be done, and who may see which part of it. No rule lives here."""
