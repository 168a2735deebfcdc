"""A mistake in a pack is told in one line that names the file, the item and the field."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

from magnifico import Game, Options, OptionsError
from magnifico.content import PackError, builtin_pack, check_pack, check_together, load_pack
from magnifico.content.effect_places import WHERE_NAMES
from magnifico.texts import texts_for
from magnifico.texts.errors import describe_error, translate_sentence

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


@pytest.mark.parametrize(("text", "item", "field", "expected"), BROKEN_CARDS)
def test_a_wrong_card_is_named_with_its_field(
    tmp_path: Path, text: str, item: str, field: str, expected: str
) -> None:
    folder = write(tmp_path, {"cards.toml": text})
    with pytest.raises(PackError) as caught:
        load_pack(folder)
    error = caught.value
    assert (error.file, error.item, error.field) == ("cards.toml", item, field)
    assert expected in error.expected
    assert str(error) == f"cards.toml: {item}: {field}: {error.expected}"
    assert "\n" not in str(error)
    assert [str(found) for found in check_pack(folder)] == [str(error)]


def test_the_message_of_the_manual(tmp_path: Path) -> None:
    text = character(
        immediate='{ gain = { faith = 1 } }, { action = { kind = "harvest", value = -4 } }'
    )
    with pytest.raises(ValueError, match="cards") as caught:
        load_pack(write(tmp_path, {"cards.toml": text}))
    assert str(caught.value) == (
        "cards.toml: card 1001: immediate[2].action.value: "
        "expected a whole number from 0 to 20, found -4"
    )


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
        "adaptation tile 2: floor_minimums: expected numbers that do not fall",
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


@pytest.mark.parametrize(("file", "text", "message"), BROKEN_FILES)
def test_a_wrong_file_is_refused_in_one_line(
    tmp_path: Path, file: str, text: str, message: str
) -> None:
    folder = write(tmp_path, {file: text})
    with pytest.raises(PackError) as caught:
        load_pack(folder)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_all_wrong_cards_are_listed_one_mistake_each(tmp_path: Path) -> None:
    text = card(1001, fields="") + card(1002) + card(1003, "dragon") + card(1004, fields="cost = 1")
    leaders = leader('ability = "sleeping"')
    folder = write(tmp_path, {"cards.toml": text, "leaders.toml": leaders})
    assert [(error.item, error.field) for error in check_pack(folder)] == [
        ("card 1001", "activation"),
        ("card 1003", "type"),
        ("card 1004", "cost"),
        ("leader someone", "ability"),
    ]


def test_a_folder_without_pack_toml_says_what_is_missing(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"pack\.toml: expected this file in the folder"):
        load_pack(tmp_path)


def test_a_folder_that_does_not_exist_says_so(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"nowhere: expected a folder with a pack\.toml"):
        load_pack(tmp_path / "nowhere")


def test_other_files_in_the_folder_do_not_matter(tmp_path: Path) -> None:
    folder = write(tmp_path, {"cards.toml": card(), "README.md": "hello", ".hidden.toml": "?"})
    (folder / "pictures").mkdir()
    assert load_pack(folder).cards[0].number == 1001


def test_two_packs_must_not_use_the_same_number(tmp_path: Path) -> None:
    pack = load_pack(write(tmp_path, {"cards.toml": card(56)}))
    (error,) = check_together([builtin_pack("base"), pack])
    assert str(error) == "cards.toml: card 56: in both packs base and mine"


def test_a_pack_cannot_be_used_twice(tmp_path: Path) -> None:
    pack = load_pack(write(tmp_path, {}))
    assert [error.item for error in check_together([pack, pack])] == ["pack mine"]


def test_boards_are_those_of_the_printed_game(tmp_path: Path) -> None:
    pack = replace(load_pack(write(tmp_path, {})), board=builtin_pack("base").board)
    (error,) = check_together([builtin_pack("base"), pack])
    assert str(error).startswith("board.toml: board: the boards are those of the printed game")
    with pytest.raises(OptionsError, match="the boards are those of the printed game"):
        Game.new(Options(players=2, packs=(pack,)), seed=1)


@pytest.mark.parametrize(("kind", "file"), [("auction_tiles", "tiles"), ("token_faces", "tokens")])
def test_more_than_a_game_can_number_are_refused(tmp_path: Path, kind: str, file: str) -> None:
    (one, *_others) = getattr(builtin_pack("houses"), kind)
    many = tuple(replace(one, key=f"own_{number}") for number in range(61))
    changed: dict[str, Any] = {kind: many}
    pack = replace(load_pack(write(tmp_path, {})), **changed)
    (error,) = check_together([builtin_pack("base"), builtin_pack("houses"), pack])
    assert str(error).startswith(f"{file}.toml: {kind.replace('_', ' ')}: expected at most 64")


def test_a_game_refuses_what_does_not_go_together(tmp_path: Path) -> None:
    key = builtin_pack("base").leaders[0].key
    text = leader(AT_LEAST + 'ability = "once_per_round"\n' + GAIN).replace("someone", key)
    pack = load_pack(write(tmp_path, {"leaders.toml": text}))
    with pytest.raises(OptionsError, match=f"leader {key}: in both packs base and mine"):
        Game.new(Options(players=2, packs=(pack,)), seed=1)


ENGLISH_WORDS: Final = re.compile(r"\b(expected|found|unknown|known|allowed|did you|cannot|both)\b")


@pytest.mark.parametrize("language", ["it", "es", "ru"])
def test_mistakes_are_told_in_the_readers_language(tmp_path: Path, language: str) -> None:
    """File, item and field stay as they are written in the pack; what is wrong with them is translated."""
    texts = texts_for(language)
    broken = [("cards.toml", text) for text, *_ in BROKEN_CARDS]
    broken += [(file, text) for file, text, _ in BROKEN_FILES]
    for number, (file, text) in enumerate(broken):
        folder = tmp_path / str(number)
        folder.mkdir()
        for error in check_pack(write(folder, {file: text})):
            told = describe_error(error, texts)
            assert not ENGLISH_WORDS.search(told.replace("known, reconstructed", "")), told
            assert told.startswith(f"{error.file}: ") and error.field in told
    shared = tmp_path / "shared"
    shared.mkdir()
    pack = load_pack(write(shared, {"cards.toml": card(56)}))
    (error,) = check_together([builtin_pack("base"), pack])
    assert not ENGLISH_WORDS.search(describe_error(error, texts))


def raised_sentences() -> list[str]:
    """Every sentence that reading a pack can raise, with 7 for each of its variables."""
    found = []
    for source in Path(str(files("magnifico.content"))).glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name in ("error", "wrong", "PackError") and node.args:
                argument = node.args[3 if name == "PackError" else 0]
                if isinstance(argument, ast.Constant | ast.JoinedStr):
                    text = filled(argument)
                    found.append(f"expected {text}, found 7" if name == "wrong" else text)
    return found


def filled(text: ast.expr) -> str:
    """A literal text; calls and names of hints are empty, phrases about places are real ones."""
    if isinstance(text, ast.Constant):
        return str(text.value)
    if isinstance(text, ast.JoinedStr):
        return "".join(map(filled, text.values))
    assert isinstance(text, ast.FormattedValue)
    source = ast.unparse(text.value)
    if "suggest" in source or source == "hint":
        return ""
    return WHERE_NAMES["family"] if "WHERE_NAMES" in source else "7"


def test_every_sentence_about_packs_is_translated() -> None:
    sentences = raised_sentences()
    assert len(sentences) > 50
    for language in ("it", "es", "ru"):
        texts = texts_for(language)
        unknown = [one for one in sentences if translate_sentence(one, texts) == one]
        phrases = [one for one in sentences if "expected a" in translate_sentence(one, texts)]
        assert unknown == phrases == []
