"""Training of the learned evaluation and the policy by self-play."""
