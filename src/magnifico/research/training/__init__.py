"""Training the learned evaluation: bots play games, and a network is fitted to what their positions were worth."""
