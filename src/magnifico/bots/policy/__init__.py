"""The learned policy: its inputs, its network, and games played on by it."""
