"""Packs with one mistake each, and what is said about it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

PACK: Final = """
key = "mine"
version = 1
name = { en = "Mine", it = "Mio", es = "Mío", ru = "Мой" }
"""
NAME: Final = 'name = { en = "A", it = "B", es = "C", ru = "D" }'


def card(number: int = 1001, card_type: str = "territory", fields: str = "activation = 1") -> str:
    """Write a card whose interesting fields come last."""
    return f'[[card]]\nnumber = {number}\ntype = "{card_type}"\nperiod = 1\n{NAME}\n{fields}\n'


def territory(permanent: str) -> str:
    """Write a territory with these permanent effects."""
    return card(fields=f"activation = 1\npermanent = [{permanent}]")


def character(immediate: str = "", permanent: str = "") -> str:
    """Write a character with these effects."""
    fields = f"cost = [{{ coins = 1 }}]\nimmediate = [{immediate}]\npermanent = [{permanent}]"
    return card(card_type="character", fields=fields)


def venture(cost: str) -> str:
    """Write a venture with this cost."""
    return card(card_type="venture", fields=f"cost = {cost}\nend_victory = 1")


def leader(fields: str) -> str:
    """Write a leader whose interesting fields come last."""
    return f'[[leader]]\nkey = "someone"\n{NAME}\n{fields}\n'


def tile(key: str, period: int, effect: str) -> str:
    """Write an excommunication tile."""
    return f'[[excommunication]]\nkey = "{key}"\nperiod = {period}\neffects = [{effect}]\n'


def write(folder: Path, files: dict[str, str]) -> Path:
    """Write a pack folder; pack.toml is the ordinary one unless given."""
    for name, content in {"pack.toml": PACK, **files}.items():
        (folder / name).write_text(content, encoding="utf-8")
    return folder


AN = "card 1001"
PAID = "pay = { coins = 1 }"
GAINED = "gain = { coins = 2 }"
REPEATED = "repeat_up_to_action_value = true"
BROKEN_CARDS: Final[list[tuple[str, str, str, str]]] = [
    (card(fields=""), AN, "activation", "expected a whole number from 1 to 20, found nothing"),
    (card(fields="activation = 0"), AN, "activation", "from 1 to 20, found 0"),
    (card(fields='activation = "two"'), AN, "activation", 'found "two"'),
    (card(fields="activation = 1.5"), AN, "activation", "found the fraction 1.5"),
    (card(fields="activation = true"), AN, "activation", "found true"),
    (card(fields="activation = 1979-05-27"), AN, "activation", "found a date or time"),
    (card(number=0), "card 0", "number", "expected a whole number from 1 to 9999, found 0"),
    (card(number=10000), "card 10000", "number", "from 1 to 9999"),
    (
        f'[[card]]\ntype = "territory"\nperiod = 1\n{NAME}\nactivation = 1',
        "card at position 1",
        "number",
        "found nothing",
    ),
    (
        f'[[card]]\nnumber = 1001\ntype = "territory"\n{NAME}\nactivation = 1',
        AN,
        "period",
        "expected a whole number from 1 to 3, found nothing",
    ),
    (
        card(card_type="teritory"),
        AN,
        "type",
        'expected one of territory, character, building, venture, found "teritory" '
        '(did you mean "territory"?)',
    ),
    (
        card(fields='activation = 1\nemblem = "barel"'),
        AN,
        "emblem",
        'found "barel" (did you mean "barrel"?)',
    ),
    (card(fields="activation = 1\ncolour = 3"), AN, "colour", "unknown key; known here: number,"),
    (
        card(fields="activation = 1\nimmediat = []"),
        AN,
        "immediat",
        'unknown key (did you mean "immediate"?)',
    ),
    (
        '[[card]]\nnumber = 1001\ntype = "territory"\nperiod = 1\nactivation = 1\n'
        'name = { it = "B", es = "C" }',
        AN,
        "name.en",
        "expected the English name, found nothing",
    ),
    (
        '[[card]]\nnumber = 1001\ntype = "territory"\nperiod = 1\nactivation = 1\n'
        'name = { en = "A", Italian = "B" }',
        AN,
        "name.Italian",
        "expected the code of a language, such as en, it or pt-BR",
    ),
    (
        '[[card]]\nnumber = 1001\ntype = "territory"\nperiod = 1\nname = "A"',
        AN,
        "name",
        'expected a table with the name in en, and in other languages by their codes, found "A"',
    ),
    (
        card(fields='activation = 1\nname_status = "sure"'),
        AN,
        "name_status",
        "known, reconstructed",
    ),
    (card(fields="activation = 1\ncost = []"), AN, "cost", "territories have no cost"),
    (card(card_type="building", fields="activation = 1"), AN, "cost", "expected a list of prices"),
    (
        card(card_type="character", fields="cost = [{ coins = 1 }]\nactivation = 1"),
        AN,
        "activation",
        "not allowed: a character has none",
    ),
    (
        card(card_type="character", fields="cost = []\nend_victory = 1"),
        AN,
        "end_victory",
        "not allowed: a character has none",
    ),
    (
        card(card_type="venture", fields='cost = []\npermanent = [{ rule = "no_surcharge" }]'),
        AN,
        "permanent",
        "not allowed: a venture has none",
    ),
    (venture("[{ coins = -4 }]"), AN, "cost[1].coins", "from 1 to 99, found -4"),
    (venture("[{ coins = 3 }, {}]"), AN, "cost[2]", "at least one good"),
    (venture("{ coins = 3 }"), AN, "cost", "expected a list, found a table"),
    (venture("[{ gold = 3 }]"), AN, "cost[1].gold", "unknown key; known here: wood,"),
    (venture("[{ victory = 3 }]"), AN, "cost[1].victory", "unknown key"),
    (
        venture("[{ military = 5, military_required = 4 }]"),
        AN,
        "cost[1].military_required",
        "not below the military that is paid, found 4",
    ),
    (
        card(card_type="character", fields="cost = [{ military = 2 }]"),
        AN,
        "cost[1].military",
        "unknown key",
    ),
    (
        venture("[" + "{ coins = 1 }, " * 7 + "]"),
        AN,
        "cost",
        "expected a list of from 0 to 6 entries, found 7",
    ),
    (territory("{ gain = { coins = 0 } }"), AN, "permanent[1].gain.coins", "from 1 to 99, found 0"),
    (territory("{ gain = {} }"), AN, "permanent[1].gain", "at least one of wood"),
    (territory("{ gains = { coins = 1 } }"), AN, "permanent[1].gains", 'did you mean "gain"?'),
    (
        territory("{ gain = { coins = 1 }, lose = { wood = 1 } }"),
        AN,
        "permanent[1]",
        "expected a table with one key",
    ),
    (territory('"gain"'), AN, "permanent[1]", "found no table"),
    (
        territory("{ skip_first_turn = true }"),
        AN,
        "permanent[1].skip_first_turn",
        "not allowed in the permanent effects of a territory or building; allowed there: gain,",
    ),
    (
        character(immediate="{ skip_first_turn = true }"),
        AN,
        "immediate[1].skip_first_turn",
        "not allowed in the immediate effects of a card",
    ),
    (
        character(permanent="{ gain = { coins = 1 } }"),
        AN,
        "permanent[1].gain",
        "not allowed in the permanent effects of a character",
    ),
    (
        character(
            immediate='{ action = { kind = "take_card", types = ["building"], value = -4 } }'
        ),
        AN,
        "immediate[1].action.value",
        "expected a whole number from 0 to 20, found -4",
    ),
    (
        character(immediate='{ action = { kind = "harvest", value = 1, types = ["building"] } }'),
        AN,
        "immediate[1].action.types",
        "unknown key",
    ),
    (
        character(immediate='{ action = { kind = "take_card", types = [], value = 1 } }'),
        AN,
        "immediate[1].action.types",
        "from 1 to 4 entries, found 0",
    ),
    (
        character(immediate='{ opponents_discard = { types = ["venture", "venture"] } }'),
        AN,
        "immediate[1].opponents_discard.types",
        "found one twice",
    ),
    (character(immediate="{ play_leader = false }"), AN, "immediate[1].play_leader", "found false"),
    (
        character(immediate="{ privileges = { count = 9 } }"),
        AN,
        "immediate[1].privileges.count",
        "1 to 5",
    ),
    (
        character(immediate='{ gain_per = { gain = { coins = 1 }, per = { cards = "noble" } } }'),
        AN,
        "immediate[1].gain_per.per.cards",
        'found "noble"',
    ),
    (
        character(
            immediate="{ gain_per = { gain = { coins = 1 }, per = { wood = 1, stone = 1 } } }"
        ),
        AN,
        "immediate[1].gain_per.per",
        "expected one thing to count",
    ),
    (
        character(
            immediate="{ gain_per = { gain = { coins = 1 }, per = { faith = 1 }, "
            "capped_by_action_value = true } }"
        ),
        AN,
        "immediate[1].gain_per.capped_by_action_value",
        "only allowed in the permanent effects of a territory or building",
    ),
    (
        character(permanent='{ bonus = { on = "harvest", value = -1 } }'),
        AN,
        "permanent[1].bonus.value",
        "from 1 to 9, found -1",
    ),
    (
        character(permanent='{ bonus = { on = "harvest", value = 1, discount = [{ wood = 1 }] } }'),
        AN,
        "permanent[1].bonus.discount",
        "only allowed for a bonus on a card type",
    ),
    (
        character(permanent='{ rule = "no_surcharges" }'),
        AN,
        "permanent[1].rule",
        'did you mean "no_surcharge"?',
    ),
    (
        character(permanent='{ rule = "visconti" }'),
        AN,
        "permanent[1].rule",
        "only allowed in a family",
    ),
    (
        character(permanent='{ rule = "copy_leader" }'),
        AN,
        "permanent[1].rule",
        "only allowed in a permanent leader",
    ),
    (
        character(permanent='{ token_slot = "activation" }'),
        AN,
        "permanent[1].token_slot",
        'expected "market" in the permanent effects of a character',
    ),
    (
        territory("{ exchange = [{ gain = { coins = 1 } }] }"),
        AN,
        "permanent[1].exchange[1]",
        "expected a price",
    ),
    (
        territory("{ exchange = [{ pay = { coins = 1 } }] }"),
        AN,
        "permanent[1].exchange[1]",
        "expected what it brings",
    ),
    (
        territory("{ choose = [{ gain = { coins = 1 } }] }"),
        AN,
        "permanent[1].choose",
        "from 2 to 6 entries, found 1",
    ),
    (
        character(permanent='{ discount = { types = ["venture"], goods = { military = 2 } } }'),
        AN,
        "permanent[1].discount.goods.military",
        "known here: wood, stone, coins, servants",
    ),
    (
        character(
            permanent='{ bonus = { on = "venture", value = 1, discount = [{ faith = 1 }] } }'
        ),
        AN,
        "permanent[1].bonus.discount[1].faith",
        "known here: wood, stone, coins, servants",
    ),
    (
        territory(f"{{ exchange = [{{ {PAID}, market_reward = true, {REPEATED} }}] }}"),
        AN,
        "permanent[1].exchange[1].market_reward",
        "not allowed with repeat_up_to_action_value",
    ),
    (
        territory(f'{{ exchange = [{{ {PAID}, discard = "leader", {GAINED}, {REPEATED} }}] }}'),
        AN,
        "permanent[1].exchange[1].discard",
        "not allowed with repeat_up_to_action_value",
    ),
    (
        territory(f"{{ exchange = [{{ {PAID}, {GAINED}, play_leader = true }}] }}"),
        AN,
        "permanent[1].exchange[1].gain",
        "not allowed together with play_leader",
    ),
    (
        territory(f"{{ gain_per = {{ {GAINED}, per = {{ leaders = 2 }} }} }}"),
        AN,
        "permanent[1].gain_per.per.leaders",
        "from 1 to 1, found 2",
    ),
    (
        territory(
            f'{{ gain_per = {{ {GAINED}, per = {{ cards = "venture" }}, '
            "capped_by_action_value = true, maximum = 3 } }"
        ),
        AN,
        "permanent[1].gain_per.maximum",
        "not allowed with capped_by_action_value",
    ),
]

AT_LEAST = "at_least = { coins = 1 }\n"
GAIN = "effects = [{ gain = { coins = 1 } }]"
BROKEN_FILES: Final[list[tuple[str, str, str]]] = [
    ("pack.toml", "version = 1", "pack.toml: key: expected a key such as"),
    ("pack.toml", 'key = "My Pack"', "pack.toml: key: expected a key of small letters"),
    (
        "pack.toml",
        'key = "mine"\nversion = 0',
        "pack.toml: version: expected a whole number from 1",
    ),
    ("pack.toml", PACK + "author = 1", "pack.toml: author: unknown key; known here: key, version"),
    ("pack.toml", PACK + "[counts]\nterritory = [1, 0, 0]", "counts.territory: expected [1, 0, 0]"),
    (
        "pack.toml",
        PACK + "[counts]\nterritory = [1]",
        "counts.territory: expected a list of exactly 3",
    ),
    ("pack.toml", PACK + "[counts]\nleaders = 2", "counts.leaders: expected 2, found 0"),
    ("pack.toml", PACK + "[counts]\nknights = 2", "counts.knights: unknown key"),
    ("pack.toml", PACK + '[reconstructed]\nlore = "why"', "reconstructed.lore: unknown key"),
    ("cards.toml", "[[card]\n", "cards.toml: no valid TOML: "),
    ("cards.toml", "card = 3", "cards.toml: card: expected a list of tables [[card]], found 3"),
    ("cards.toml", "card = [3]", "cards.toml: card at position 1: expected a table with number"),
    ("cards.toml", "[[cards]]\n", 'cards.toml: cards: unknown key (did you mean "card"?)'),
    (
        "cards.toml",
        card() + card(),
        "card 1001: number: expected each number once, found 1001 also",
    ),
    (
        "cards.toml",
        card(fields='activation = 1\nname_status = "reconstructed"'),
        "pack.toml: reconstructed.card_names: expected a sentence why",
    ),
    ("card.toml", "", 'card.toml: unknown file (did you mean "cards.toml"?)'),
    ("leaders.toml", leader(f'ability = "permanent"\n{GAIN}'), "at_least: expected at least one"),
    (
        "leaders.toml",
        leader(f'{AT_LEAST}ability = "permanent"\n{GAIN}'),
        "effects[1].gain: not allowed in a permanent leader",
    ),
    (
        "leaders.toml",
        leader(f'{AT_LEAST}ability = "space"\n{GAIN}'),
        "leader someone: space_minimum: expected a whole number from 1 to 20, found nothing",
    ),
    (
        "leaders.toml",
        leader(f'{AT_LEAST}ability = "once_per_round"\nspace_minimum = 1\n{GAIN}'),
        'space_minimum: only allowed with ability = "space"',
    ),
    (
        "leaders.toml",
        leader(f'at_least = {{ castles = 1 }}\nability = "once_per_round"\n{GAIN}'),
        "at_least.castles: unknown key",
    ),
    (
        "leaders.toml",
        leader(f'{AT_LEAST}ability = "once_per_round"\neffects = []'),
        "effects: expected at least one effect, found none",
    ),
    (
        "leaders.toml",
        leader(
            f'{AT_LEAST}ability = "once_per_round"\n'
            "effects = [{ exchange = [{ pay = { coins = 1 }, market_reward = true }] }]"
        ),
        "market_reward: only allowed in the permanent effects of a territory or building",
    ),
    (
        "excommunications.toml",
        tile("X2.9", 1, "{ skip_first_turn = true }"),
        "excommunication X2.9: key: expected a key that begins with X1. for its period, found",
    ),
    ("excommunications.toml", tile("Y1", 1, "{ skip_first_turn = true }"), "a key such as X1.9"),
    (
        "excommunications.toml",
        tile("X1.9", 1, '{ bonus = { on = "harvest", value = 3 } }'),
        "effects[1].bonus.value: expected a whole number from -9 to -1, found 3",
    ),
    (
        "excommunications.toml",
        tile("X3.9", 3, '{ no_end_score = "building" }'),
        'effects[1].no_end_score: expected one of territory, character, venture, found "building"',
    ),
    (
        "families.toml",
        f'[[family]]\nkey = "us"\n{NAME}\n'
        "effects = [{ set_rewards = [[{ set_rewards = [] }]] }]",
        "effects[1].set_rewards[1][1].set_rewards: not allowed in the reward of a set",
    ),
    (
        "tokens.toml",
        '[[token]]\nkey = "more"\ncopies = 1\ngain = { tokens = 1 }',
        "token more: gain.tokens: unknown key",
    ),
    (
        "tiles.toml",
        "[[adaptation_tile]]\nmin_players = 2\nmax_players = 4\nfloor_minimums = [2, 1, 3, 4]",
        "adaptation tile 2: floor_minimums: expected numbers that never decrease",
    ),
    ("tiles.toml", '[[auction_tile]]\nkey = "a"\nrows = []', "rows: expected a list of exactly 6"),
    (
        "leaders.toml",
        leader(
            AT_LEAST + 'ability = "once_per_round"\neffects = ['
            '{ action = { kind = "harvest", value = 1 } }, { draw_tokens = { count = 2, keep = 1 } }]'
        ),
        "effects: expected at most one of action, exchange",
    ),
    (
        "families.toml",
        f'[[family]]\nkey = "a"\n{NAME}\n'
        "effects = [{ set_rewards = [[{ gain = { coins = 9 } }]] }]",
        "gain.coins: unknown",
    ),
    ("board.toml", "[board]\nsurcharge = 3", "board.toml: board: towers: expected a list"),
    ("board.toml", "board = 3", "board.toml: board: expected a table with towers"),
]
