"""The table server: a durable log of moves for each table, and everything people need around it.

`tables` is the heart and knows nothing of HTTP, sockets or databases; `http` and `live` call it and never each other;
`storage` keeps what it stores; `bots`, `notices`, `accounts` and `admin` are separate. `app.py` puts them together.
"""
