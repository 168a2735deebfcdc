"""The learned policy: what it sees of a turn, how it scores placements, and games played on by it."""
