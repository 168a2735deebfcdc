"""Notes about games and opponents."""
