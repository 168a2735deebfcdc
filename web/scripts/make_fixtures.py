"""Write moments of real games as JSON, to draw the table without a server: `python web/scripts/make_fixtures.py`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from magnifico import Game, Options
from magnifico.bots import Position, create_bot
from magnifico.projection import project
from magnifico.table.views import scores_payload
from magnifico.table.what_if import explain_payload, preview_of
from magnifico.table.words import TableWords
from magnifico.texts import LANGUAGES
from magnifico.web import catalogue

FOLDER = Path(__file__).resolve().parents[1] / "fixtures"
NAMES = ("Chiara", "Piero", "Maddalena", "Tommaso", "Lucia")


def moment(
    name: str, options: Options, seed: int, seat: int | None, stop: Callable[[dict[str, Any]], bool]
) -> None:
    """Play with bots until `stop` is true of the seat's view, and write what the seat gets, in each language."""
    game = Game.new(options, seed)
    bots = [create_bot("greedy", f"{seed} {one}") for one in range(options.players)]
    log: list[tuple[int, int, str, list[Any]]] = [(0, -1, "", game.start_events)]
    while not game.is_over:
        acting = game.to_act[0]
        if (seat is None or seat in game.to_act) and stop(game.view(seat)):
            break
        move = bots[acting].choose(Position(game, acting))
        log.append((len(game.moves) + 1, acting, move.text, game.play(move)))
    for language in LANGUAGES:
        write(name, language, game, seat, log)


def write(
    name: str, language: str, game: Game, seat: int | None, log: list[tuple[int, int, str, Any]]
) -> None:
    """Write one moment in one language, in the shapes of the server."""
    words = TableWords(game.options, list(NAMES))
    deciding = seat is not None and seat in game.to_act
    moves = words.offers(game, seat, language) if deciding and seat is not None else []
    explained: dict[str, Any] = {}
    previews: dict[str, Any] = {}
    if seat is not None and deciding:
        for member in game.view(seat)["seats"][seat]["members"]:  # type: ignore[index]
            explained[member] = explain_payload(game, seat, member, language, words)
        for move in moves:
            text = str(move["move"])
            previews[text] = preview_of(game, len(game.moves), seat, text, language, words)
    state: dict[str, Any] = {
        "number": len(game.moves),
        "status": "over" if game.is_over else "running",
        "seat": seat,
        "view": game.view(seat),
        "to_act": game.to_act,
        "decide": deciding,
        "moves": moves,
        "clocks": [],
        "players": [
            {"seat": one, "bot": "" if one == 0 else "greedy", "resigned": False}
            for one in range(game.options.players)
        ],
        "proposal": None,
        "undo": {
            "from": game.undo_floor(),
            "moves": len(game.moves) - game.undo_floor(),
            "rule": "own",
        },
    }
    if game.is_over:
        state["scores"] = scores_payload(game.scores())
    else:
        state["projection"] = scores_payload(project(game))
    data = {
        "table": {
            "id": name,
            "name": "Piazza della Signoria",
            "names": list(NAMES[: game.options.players]),
            "options": {
                "players": game.options.players,
                "rules": game.options.rules,
                "expansions": list(game.options.expansions),
            },
        },
        "state": state,
        "explain": explained,
        "previews": previews,
        "records": [
            {
                "number": number,
                "kind": "move",
                "seat": who,
                "by": "person",
                "at": 0,
                "move": text if who == seat else None,
                "events": [words.event(event, seat, language) for event in events],
            }
            for number, who, text, events in log
        ],
    }
    path = FOLDER / f"{name}.{language}.json"
    path.write_text(json.dumps(data, ensure_ascii=False), encoding="utf-8")


def at_turn(round_number: int, placed: bool = False) -> Callable[[dict[str, Any]], bool]:
    """The start (or the end) of a turn in that round."""

    def stop(view: dict[str, Any]) -> bool:
        decision = view["decision"]
        return (
            view["round"] == round_number
            and decision["kind"] == "turn"
            and bool(decision["placed"]) == placed
            and len(view["seats"][view["to_act"][0]]["members"]) <= 2
        )

    return stop


def deciding(kind: str) -> Callable[[dict[str, Any]], bool]:
    """The first decision of that kind."""
    return lambda view: view["decision"]["kind"] == kind


def main() -> None:
    """Write everything."""
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        text = json.dumps(catalogue(language), ensure_ascii=False)
        (FOLDER / f"catalogue.{language}.json").write_text(text, encoding="utf-8")
    four = Options(players=4)
    everything = Options(players=5, expansions=("houses", "pazzi"))
    moment("tile", four, 3, 0, deciding("bonus_tile"))
    moment("draft", four, 3, 0, deciding("draft"))
    moment("auction", everything, 5, 0, deciding("auction"))
    moment("early", four, 3, 0, at_turn(1))
    moment("middle", four, 3, 0, at_turn(3))
    moment("late", four, 8, 0, at_turn(6))
    moment("privilege", four, 3, 0, deciding("privilege"))
    moment("placed", four, 3, 0, at_turn(3, placed=True))
    moment("church", four, 3, 0, deciding("church"))
    moment("choices", four, 8, 0, deciding("choices"))
    moment("five", everything, 5, 0, at_turn(4))
    moment("two", Options(players=2, rules="basic"), 4, 0, at_turn(2))
    moment("final", four, 3, 0, lambda view: False)
    moment("final5", everything, 5, 0, lambda view: False)


main()
