"""What bots can tell people: advice, the analysis of a finished game, chances to win."""
