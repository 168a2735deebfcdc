"""Alembic migrations of the server's database, run by themselves at start."""
