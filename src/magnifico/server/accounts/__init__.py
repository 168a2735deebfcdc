"""People: guests, accounts, passwords and sessions."""
