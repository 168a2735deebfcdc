"""The analysis of a finished game: which decisions cost points."""
