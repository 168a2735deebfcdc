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
from magnifico.texts import LANGUAGES, texts_for
from magnifico.texts.errors import describe_error, translate_sentence
from tests.content.broken_packs import (
    AT_LEAST,
    BROKEN_CARDS,
    BROKEN_FILES,
    GAIN,
    card,
    character,
    leader,
    write,
)


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


OTHERS: Final = [language for language in LANGUAGES if language != "en"]
ENGLISH_WORDS: Final = re.compile(r"\b(expected|found|unknown|known|allowed|did you|cannot|both)\b")


@pytest.mark.parametrize("language", OTHERS)
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
    for language in OTHERS:
        texts = texts_for(language)
        unknown = [one for one in sentences if translate_sentence(one, texts) == one]
        phrases = [one for one in sentences if "expected a" in translate_sentence(one, texts)]
        assert unknown == phrases == []
