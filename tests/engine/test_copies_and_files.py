"""Copies are independent, saved games come back at every decision, refusals change nothing."""

from __future__ import annotations

import contextlib
import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnifico import Game, NotationError, Options, Refusal, SavedGameError, load, save
from magnifico.engine.moves.kinds import BY_NUMBER, kind_of, parts
from magnifico.engine.moves.move import Move
from magnifico.engine.moves.saved import result_text
from tests.support import MIXES, games_per_mix, mix_name, play_on, positions, random_move


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_a_copy_never_changes_with_the_game(options: Options) -> None:
    for seed in range(games_per_mix(2)):
        chance = random.Random(seed)
        kept: list[tuple[Game, str]] = []
        for game in positions(options, seed, chance, 0.2):
            copy = game.copy()
            assert copy.digest() == game.digest()
            kept.append((copy, copy.digest()))
        for copy, digest in kept:
            assert copy.digest() == digest
        for copy, digest in kept[::5]:
            play_on(copy.copy(), random.Random(1))
            assert copy.digest() == digest


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_a_saved_game_comes_back_at_any_decision(options: Options) -> None:
    for seed in range(games_per_mix(2)):
        for game in positions(options, seed, random.Random(seed), 0.03):
            again = Game.load(game.save())
            assert again.digest() == game.digest()
            assert again.moves == game.moves
            assert again.save() == game.save()


@pytest.mark.parametrize("options", MIXES[1::2], ids=mix_name)
def test_every_legal_move_reads_back_from_its_notation(options: Options) -> None:
    for game in positions(options, 3, random.Random(3), 0.5):
        for seat in game.to_act:
            for move in game.legal_moves(seat):
                assert game.parse(str(move)) == move
                assert game.parse(move.text, seat) == move
                assert move.text.isascii()
                assert game.why_not(move) is None


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_a_refused_move_changes_nothing(options: Options) -> None:
    """Moves for another moment, seat or number are refused with a code, and the state stays untouched."""
    chance = random.Random(9)
    strangers: list[Move] = []
    refused = 0
    for game in positions(options, 5, chance, 0.3):
        digest = game.digest()
        for seat in range(options.players):
            strangers += game.legal_moves(seat)[:6]
        for stranger in chance.sample(strangers, min(len(strangers), 25)):
            seat = chance.randrange(options.players)
            first, second, third = parts(stranger.code)
            kind = BY_NUMBER[kind_of(stranger.code)]
            code = kind.code(first, second, third + chance.randrange(3))
            move = game.ruleset.notation.move(seat, code)
            reason = game.why_not(move)
            if reason is None:
                continue
            refused += 1
            with pytest.raises(Refusal) as caught:
                game.play(move)
            assert caught.value.code == reason.code
            assert game.digest() == digest
    assert refused > 100


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_a_clear_message(text: str) -> None:
    game = Game.new(Options(players=5, expansions=("houses", "pazzi")), seed=1)
    try:
        move = game.parse(text)
    except NotationError:
        return  # said in words; anything else would have failed the test
    assert game.parse(str(move)) == move


WORDS = (
    "white w T3 B4 S1 harvest production-large market2 palace leader:bembo +2 +999 #34 #113 1 no x3 "
    "activates pay wood stone nothing take of B bid use play rita option first as token coins3 put "
    "exchange give lose give-up recover visconti privilege pile"
)


@given(st.lists(st.sampled_from(WORDS.split()), min_size=1, max_size=5))
def test_words_of_the_notation_in_any_order_never_break_the_game(words: list[str]) -> None:
    game = Game.new(Options(players=2, expansions=("houses", "pazzi")), seed=1)
    digest = game.digest()
    with contextlib.suppress(NotationError):
        # Nobody has a turn yet: tiles are being chosen.
        assert game.why_not(" ".join(words)) is not None
    assert game.digest() == digest


class TestSavedGames:
    """Files that were changed or come from elsewhere are refused with the first move that does not fit."""

    def text(self) -> str:
        game = play_on(Game.new(Options(players=2, rules="basic"), seed=11), random.Random(2))
        return save(game, ["Anna", "Борис"])

    def test_names_and_result_are_kept(self) -> None:
        saved = load(self.text())
        assert saved.names == ["Anna", "Борис"]
        assert saved.is_over
        assert result_text(saved).startswith(("A ", "B "))
        assert saved.save() == self.text()

    @pytest.mark.parametrize(
        "name",
        [
            "",
            "x" * 100,
            "magnifico@123456.789ms A [magnifico@123456.789ms]",  # the arena
            "Mar\u00eda\u00a0Jos\u00e9",  # what servers allow: spaces and letters of all kinds
            "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
            "\U0001f469\u200d\U0001f3a8",
            'say "hi" \\ o/',
        ],
    )
    def test_any_name_people_have_is_kept(self, name: str) -> None:
        game = Game.new(Options(players=2, rules="basic"), seed=1)
        assert load(save(game, [name, "Bruno"])).names == [name, "Bruno"]

    @pytest.mark.parametrize(
        "name", ["\x1b[31mred", "a\nb", "\x7f", "\x9b31m", "\ud800", "x" * 101, 7, None, ["x"]]
    )
    def test_a_name_that_would_control_a_terminal_is_refused(self, name: object) -> None:
        game = Game.new(Options(players=2, rules="basic"), seed=1)
        text = save(game, ["Anna", "Bruno"]).replace('"Anna"', json.dumps(name))
        with pytest.raises(SavedGameError, match="a name is a text"):
            load(text)

    def test_every_saved_game_can_be_loaded(self) -> None:
        """Servers accept some control characters; a game isn't lost because of them."""
        game = Game.new(Options(players=2, rules="basic"), seed=1)
        saved = save(game, ["\x1b[31mred\x9b", "x" * 200])
        assert load(saved).names == ["?[31mred?", "x" * 100]

    @pytest.mark.parametrize("part", ['seed: "\\ud800"', "seed: \ud800"])
    def test_lone_surrogates_are_refused(self, part: str) -> None:
        text = save(Game.new(Options(players=2, rules="basic"), seed=1))
        with pytest.raises(SavedGameError):
            load(text.replace("seed: 1", part))

    @pytest.mark.parametrize("number", [1, 7, 30])
    def test_a_changed_move_is_named(self, number: int) -> None:
        lines = self.text().split("\n")
        at = next(i for i, line in enumerate(lines) if line.split()[:1] == [str(number)])
        head, _, check = lines[at].partition(";")
        seat = head.split()[1]
        lines[at] = f"{number} {seat} neutral palace +1 ;{check}"
        with pytest.raises(SavedGameError) as caught:
            load("\n".join(lines))
        assert caught.value.move == number

    def test_a_dropped_move_is_named(self) -> None:
        lines = self.text().split("\n")
        del lines[lines.index("") + 5]
        with pytest.raises(SavedGameError) as caught:
            load("\n".join(lines))
        assert caught.value.move == 5

    def test_another_seed_is_noticed_at_the_first_move(self) -> None:
        with pytest.raises(SavedGameError) as caught:
            load(self.text().replace("seed: 11", "seed: 12"))
        assert caught.value.move == 1

    def test_another_rules_version_is_refused(self) -> None:
        with pytest.raises(SavedGameError, match="rules version 99") as caught:
            load(self.text().replace("rules-version: 1", "rules-version: 99"))
        assert caught.value.move == 1

    def test_a_wrong_result_is_refused(self) -> None:
        text = self.text()
        result = next(line for line in text.split("\n") if line.startswith("result"))
        with pytest.raises(SavedGameError, match="result"):
            load(text.replace(result, "result: A 999, B 0"))

    @pytest.mark.parametrize(
        "text",
        [
            "",
            "hello",
            "Magnifico game 2\n",
            "Magnifico game 1\nrules-version: 1\n",
            "Magnifico game 1\nrules-version: 1\npacks: base 1\noptions: {\nseed: 1\n"
            "players: []\nresult: unfinished\n",
            'Magnifico game 1\nrules-version: 1\npacks: base 1\noptions: {"players": 9}\nseed: 1\n'
            "players: []\nresult: unfinished\n",
            "Magnifico game 1\nrules-version: 1\npacks: base 1\noptions: "
            + "[" * 5000
            + "\nseed: 1\n"
            "players: []\nresult: unfinished\n",
        ],
    )
    def test_files_that_are_not_games_are_refused(self, text: str) -> None:
        with pytest.raises(SavedGameError):
            load(text)

    @given(st.data())
    def test_any_damage_is_refused_or_harmless(self, data: st.DataObject) -> None:
        text = self.text()
        at = data.draw(st.integers(0, len(text) - 1))
        damaged = text[:at] + data.draw(st.characters()) + text[at + 1 :]
        try:
            again = load(damaged)
        except SavedGameError:
            return
        assert again.digest() == load(text).digest()


def test_playing_by_text_and_by_move_is_the_same() -> None:
    one = Game.new(Options(players=3), seed=2)
    two = Game.new(Options(players=3), seed=2)
    chance = random.Random(0)
    for _ in range(60):
        move = random_move(one, chance)
        one.advance(move)
        two.advance(str(move))
    assert one.digest() == two.digest()


def test_a_move_after_the_end_is_refused_with_its_number_even_without_a_seat() -> None:
    game = Game.new(Options(players=2, rules="basic"), seed=3)
    while not game.is_over:
        game.advance(game.legal_moves()[0])
    count = len(game.moves) + 1
    for text in ("A: pass", "pass"):
        with pytest.raises(SavedGameError) as caught:
            load(game.save() + f"{count} {text}\n")
        assert caught.value.move == count and "over" in str(caught.value)
