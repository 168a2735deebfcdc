"""What a position is worth: the hand-made estimate, what it is made of, and the learned correction."""
