"""Who is asking: people, sessions, passwords."""
