"""The rules: pure and deterministic, without I/O, clock or third-party imports. `game.py` is the entry point.

| Folder | What belongs there |
|---|---|
| decisions/ | everything the game asks a player, one class per question; see the list there |
| rules/ | what the rules make happen, one file per chapter; see the list there |
| phases/ | the setup, and how the game moves from round to round |
| moves/ | the kinds of moves, their notation, saved games |
| printed/ | packs in the form the rules look things up in |
| state/ | the state of a game, who may see which part of it, and its fingerprint |

A rule about one card, tile or leader is next to it in magnifico/content/packs: base has cards 1 to 96, houses 97
to 144, pazzi 145 to 168. What the parts of the game are (section 0) is in state/rows.py, printed numbers (section 1)
are in the packs' board.toml, and which parts a table uses (in section 2) is decided in printed/compile.py.

Decisions and phases use the rules. The rules put decisions on the agenda without importing them: state/questions.py.
"""
