"""The state of a game: its numbers, what remains to be done, and who may see which part. It contains no rules."""
