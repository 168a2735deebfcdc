"""For those who study the game and its bots: contests, training, environments for learning programs."""
