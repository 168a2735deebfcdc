"""Accounts: guests, signing in and out, passwords, one's own data."""
