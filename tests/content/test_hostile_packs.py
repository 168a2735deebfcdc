"""A pack from a stranger is refused with a reason; it never hangs, fills the memory or crashes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import pytest

from magnifico.content import PackError, check_pack, load_pack
from tests.content.broken_packs import NAME, PACK, card, territory, write

BOMBS: Final[dict[str, tuple[bytes, str]]] = {
    "a huge file": (b"# " + b"x" * (1 << 20), "at most 1048576 bytes"),
    "a long line": (b"x = '" + b"x" * 2000 + b"'", "line 1 is longer"),
    "binary garbage": (bytes(range(256)) * 64, "expected UTF-8 text, found other bytes in line"),
    "zero bytes": (b"\0" * 100, "no valid TOML"),
    "an unfinished text": (b'card = "', "no valid TOML"),
    "UTF-16": ("card = 1".encode("utf-16"), "expected UTF-8 text"),
    "deep lists": (b"\n".join([b"x = "] + [b"[" * 900] * 1) + b"", "no valid TOML"),
    "deep lists over many lines": (b"x = [\n" + b"[\n" * 20000, "nested too deeply"),
    "deep tables": (b"x = " + b"{a=" * 300, "no valid TOML"),
    "deep keys": (b".".join([b"a"] * 400) + b" = 1", "nested too deeply: at most 16 levels"),
    "many deep keys": (
        b"\n".join(b"[" + b".".join([b"k%d" % n] * 150) + b"]" for n in range(300)),
        "expected at most 5000 full stops, found 44700",
    ),
    "a list nested beyond sense": (b"card = " + b"[" * 40 + b"]" * 40, "at most 16 levels"),
    "thousands of cards": (b"[[card]]\n" * 5000, "expected at most 500 of them, found 5000"),
    "an absurd number": (
        b"[[card]]\nnumber = " + b"9" * 900,
        "from 1 to 9999, found a number of absurd size",
    ),
    "an absurd hexadecimal number": (b"[[card]]\nnumber = 0x" + b"f" * 900, "of absurd size"),
    "no number at all": (b"[[card]]\nnumber = nan", "found the fraction nan"),
    "a table for a number": (b"[[card]]\nnumber = { a = { b = {} } }", "found a table"),
    "an endless key": (b"[[card]]\n" + b"k" * 900 + b" = 1", "kkk...: unknown key"),
    "a key that moves the cursor": (b'[[card]]\n"a\\u001b[2J" = 1', "a?[2J: unknown key"),
    "a name of many letters": (
        territory("").replace('en = "A"', f'en = "{"A" * 61}"').encode(),
        "name.en: expected at most 60 characters, found 61",
    ),
    "a name that turns the text around": (
        territory("").replace('en = "A"', 'en = "\\u202eA"').encode(),
        "name.en: expected a text on one line without control characters",
    ),
    "a name over two lines": (
        territory("").replace('en = "A"', 'en = "A\\nB"').encode(),
        "name.en: expected a text on one line",
    ),
    "a blank name": (
        territory("").replace('en = "A"', 'en = "  "').encode(),
        "name.en: expected a text, found a blank one",
    ),
    "an amount beyond sense": (
        territory("{ gain = { coins = 1000000 } }").encode(),
        "permanent[1].gain.coins: expected a whole number from 1 to 99, found 1000000",
    ),
    "very many effects": (
        territory("{ gain = { coins = 1 } }, " * 30).encode(),
        "permanent: expected a list of from 0 to 8 entries, found 30",
    ),
    "very many options": (
        territory("{ choose = [" + "{ gain = { coins = 1 } }, " * 30 + "] }").encode(),
        "permanent[1].choose: expected a list of from 2 to 6 entries, found 30",
    ),
}


@pytest.mark.parametrize(("content", "reason"), BOMBS.values(), ids=BOMBS.keys())
def test_a_bomb_is_refused_with_a_short_reason(tmp_path: Path, content: bytes, reason: str) -> None:
    folder = write(tmp_path, {})
    (folder / "cards.toml").write_bytes(content)
    with pytest.raises(PackError) as caught:
        load_pack(folder)
    message = str(caught.value)
    assert message.startswith("cards.toml: ")
    assert reason in message
    assert message.isprintable()
    assert len(message) < 500
    assert check_pack(folder)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"key = [", b"key = 1", b"key" * 100])
def test_a_broken_pack_toml_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "pack.toml").write_bytes(content)
    with pytest.raises(PackError, match=r"^pack\.toml: "):
        load_pack(tmp_path)


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text("password = 1", encoding="utf-8")
    folder = tmp_path / "pack"
    folder.mkdir()
    write(folder, {})
    (folder / "cards.toml").symlink_to(secret)
    with pytest.raises(PackError) as caught:
        load_pack(folder)
    assert "a link that leads outside" in str(caught.value)
    assert "password" not in str(caught.value)


def test_a_link_to_itself_is_refused(tmp_path: Path) -> None:
    folder = write(tmp_path, {})
    (folder / "cards.toml").symlink_to(folder / "cards.toml")
    assert check_pack(folder)


def test_a_link_within_the_folder_is_fine(tmp_path: Path) -> None:
    folder = write(tmp_path, {"mine.txt": card()})
    (folder / "cards.toml").symlink_to("mine.txt")
    assert len(load_pack(folder).cards) == 1


def test_a_folder_or_a_pipe_in_place_of_a_file_is_refused(tmp_path: Path) -> None:
    folder = write(tmp_path, {})
    (folder / "cards.toml").mkdir()
    os.mkfifo(folder / "tiles.toml")
    messages = [str(error) for error in check_pack(folder)]
    assert messages == [
        "cards.toml: expected a file, found something else",
        "tiles.toml: expected a file, found something else",
    ]


def test_a_folder_of_very_many_files_is_refused(tmp_path: Path) -> None:
    folder = write(tmp_path, {f"note{number}.txt": "" for number in range(100)})
    with pytest.raises(PackError, match="at most 64 files"):
        load_pack(folder)


def test_a_pack_of_many_large_files_is_refused(tmp_path: Path) -> None:
    filler = "# filler\n" * (1_000_000 // 9)
    names = ("cards", "leaders", "tiles", "families", "tokens", "board", "excommunications")
    folder = write(tmp_path, {f"{name}.toml": filler for name in names})
    messages = [str(error) for error in check_pack(folder)]
    assert any("at most 4194304 bytes in all files together" in message for message in messages)


def test_a_file_nobody_may_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(path: Path, *_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    folder = write(tmp_path, {})
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(PackError, match="cannot be read: Permission denied"):
        load_pack(folder)


def test_a_path_that_no_system_knows_is_refused() -> None:
    with pytest.raises(PackError):
        load_pack(Path("a\0b"))


def test_five_hundred_cards_are_not_too_many(tmp_path: Path) -> None:
    text = "".join(card(1000 + number) for number in range(500))
    assert len(load_pack(write(tmp_path, {"cards.toml": text})).cards) == 500
    assert NAME in text
    assert 'key = "mine"' in PACK
