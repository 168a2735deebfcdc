"""Teaching the learned evaluation: games played by bots, what their positions were worth, a network fitted to it."""
