"""The database: its tables, its migrations, and the two ways to append to the log."""
