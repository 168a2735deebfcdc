"""Hints: the best moves of a seat that has to decide."""
