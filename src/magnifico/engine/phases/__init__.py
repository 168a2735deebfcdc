"""How a game begins and moves from round to round.

| File | Rules |
|---|---|
| setup.py | decks, tiles, turn order (section 2); the auction, the draft and bonus tiles are decisions |
| rounds.py | rounds, laps, turns, the end of a round and of the game (3, 4, 13) |
"""
