"""The table server: a durable log of moves for each table, and everything people need around it.

`tables` is the heart and knows no HTTP, socket or database; `http` and `live` call it and never each other; `storage`
keeps what it stores; `bots`, `notices`, `accounts` and `admin` are rooms of their own. `app.py` puts them together.
"""
