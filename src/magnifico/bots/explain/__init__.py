"""What bots explain to people: advice, the analysis of a finished game, chances to win."""
