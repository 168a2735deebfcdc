"""The rules: pure, deterministic, without I/O, clock or third-party import. `game.py` is the door.

| Folder | What belongs there |
|---|---|
| decisions/ | everything the game ever asks somebody, one class per question; see the list there |
| rules/ | what happens by the rules, one file per chapter; see the list there |
| moves/ | the kinds of moves, their notation, saved games |
| printed/ | what packs become before play |
| state/ | where a game stands, who may see which part of it, and its fingerprint |

A rule about one card, tile or leader stands beside it in magnifico/content/packs: base has cards 1 to 96, houses 97
to 144, pazzi 145 to 168. What the parts of the game are (section 0) is in state/rows.py, printed numbers (section 1)
are in the packs' board.toml, and which parts a table uses (in section 2) is decided in printed/compile.py.

Rules put decisions on the agenda and decisions use the rules, so the two import each other as modules.
"""
