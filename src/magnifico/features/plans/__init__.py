"""Plans: moves for the next turn, and answers that stand."""
