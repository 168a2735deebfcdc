"""The table server: people play together, live or over days, and nothing is ever lost.

`ledger.py` is the pure fold of a table's log; `rooms.py` keeps ledgers in memory and appends to the log; everything
else carries that to people. No rule of the game lives here, only calls of the engine.
"""
