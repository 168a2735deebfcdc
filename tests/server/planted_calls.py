"""What everybody asks of every route, and every message of the live connection; a route without a call is a failure."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any, Final

from fastapi import APIRouter, FastAPI

import magnifico.features
import magnifico.server.http
from magnifico.server.live import socket
from tests.server.planted_world import World, mark

REFUSED: Final = mark("refused")  # what a client sends by mistake is not repeated to it
TEXTS: Final = ("name", "password", "old", "new", "token", "email", "key")
OTHERS: Final = ("move", "moves", "lines", "text", "about", "number", "seat", "act", "level", "on")
WRONG: Final = {
    **dict.fromkeys(TEXTS, REFUSED * 20),
    **{name: {"x": REFUSED} for name in OTHERS},
}
Body = dict[str, Any] | Callable[["Context"], dict[str, Any]] | None
AT: Final = "/api/tables/{table}"


@dataclass
class Context:
    """Who asks whom."""

    world: World
    app: FastAPI
    asker: str


@dataclass
class Call:
    """One request; its route as the application declares it."""

    route: str
    path: str
    query: dict[str, Any] = field(default_factory=dict)
    body: Body = None
    accept: str = "*/*"


def key() -> str:
    return mark("key")


def next_move(asked: Context) -> dict[str, Any]:
    """A move that may be made, by whoever may make it."""
    ledger = asked.app.state.services.tables.by_id[asked.world.tables["running"]].ledger
    assert ledger is not None
    if ledger.is_over:
        return {"move": "end", "number": ledger.number, "key": key()}
    seat = ledger.to_act()[0]
    move = ledger.game.legal_moves(seat)[-1].text
    return {"move": move, "number": ledger.number, "key": key(), "seat": seat}


def own_password(asked: Context) -> str:
    return asked.world.passwords.get(asked.asker, "wrong-password-1")


def token_of_mail(asked: Context) -> str:
    """The newest link in one's mails, for its owner; a guess for everybody else."""
    return asked.world.tokens(asked.asker)[-1] if asked.asker == "host" else "x" * 40


SEATS: Final = [{}, {"seat": 0}, {"seat": 1}]
BODIES: Final[dict[str, list[Body]]] = {
    "POST /api/guest": [{"name": "Somebody"}],
    "PATCH /api/me": [{"language": "it"}, {"settings": {"cards": "large"}}],
    "POST /api/account": [{"name": "Newly made", "password": "il magnifico 1449"}],
    "POST /api/sign-in": [
        lambda asked: {"name": f"The {asked.asker}", "password": own_password(asked)},
        {"name": "The host", "password": "wrong-password-1"},
    ],
    "POST /api/sign-out": [{}],
    "POST /api/sign-out-everywhere": [{}],
    "POST /api/me/password": [lambda asked: {"old": own_password(asked), "new": "anno 1492 nuovo"}],
    "POST /api/password-reset": [lambda asked: {"email": asked.world.emails["host"]}],
    "POST /api/password-reset/use": [
        lambda asked: {"token": token_of_mail(asked), "password": "weak"},
        lambda asked: {"token": token_of_mail(asked), "password": "nuova parola 1492"},
    ],
    "POST /api/me/delete": [
        {"password": "wrong-password-1"},
        lambda asked: {"password": own_password(asked), "confirm": True},
    ],
    "POST /api/tables": [{"options": {"players": 2}, "key": "again"}] * 2,
    f"POST {AT}/start": [{}],
    f"POST {AT}/rematch": [{}],
    f"POST {AT}/join": [{}, {"seat": 1}],
    f"POST {AT}/leave": [{}],
    f"POST {AT}/seats": [{"seat": 2, "level": "random"}, {"seat": 1, "remove": True}],
    "POST /api/seat-links/{secret}": [{}],
    f"POST {AT}/seats/{{seat}}/link": [{}],
    f"POST {AT}/seats/{{seat}}/name": [lambda _: {"name": f"Name {mark('')[1:9]}"}],
    f"POST {AT}/options": [{"title": "Another title"}],
    "POST /api/packs/check": [{"pack": {}}],
    f"POST {AT}/moves": [next_move, {"move": "end", "number": 0, "key": "stale"}],
    f"POST {AT}/undo": [{"number": 3, "key": "undo"}],
    f"POST {AT}/acts": [
        {"act": act, "key": f"{act}-key"}
        for act in ("propose_cancel", "object", "agree", "take_back", "hand_over", "resign")
    ],
    f"POST {AT}/preview": [{"move": "end", **seat} for seat in SEATS],
    f"POST {AT}/what-if": [{"moves": [], **seat} for seat in SEATS],
    f"POST {AT}/hint": [{}],
    f"POST {AT}/analysis": [{}],
    f"PUT {AT}/plan": [lambda _: {"lines": [["end"]], "standing": {"decline": True}}],
    f"PUT {AT}/trials": [lambda _: {"name": mark("trial"), "moves": [mark("tried")]}],
    f"PUT {AT}/notes": [lambda _: {"about": None, "text": mark("note")}],
    f"POST {AT}/chat": [
        lambda _: {"text": "Good luck!", "key": key()},
        *(lambda _, to=to: {"text": mark("whisper"), "key": key(), "to": to} for to in range(3)),
    ],
    "POST /api/lessons/{lesson}": [{}],
    "POST /api/lessons/{lesson}/preview": [{"move": "white T1"}],
    "POST /api/lessons/{lesson}/explain": [{"member": "white"}],
    "POST /api/challenges/{challenge}/attempt": [{}],
    "POST /api/challenges/{challenge}/practice": [{}],
    "POST /api/puzzles/{puzzle}": [{}],
    "POST /api/puzzles/{puzzle}/preview": [{"move": "white T1"}],
    "POST /api/puzzles/{puzzle}/explain": [{"member": "white"}],
    "POST /api/puzzles/{puzzle}/table": [{}],
    "PUT /api/me/notifications": [
        {"mail": True},
        {"webhook": "http://127.0.0.1:9/another-hook"},
        {"webhook": ""},
    ],
    "POST /api/mail-links/{token}": [{}],
    f"PUT {AT}/notifications": [{"on": False}],
}
QUERIES: Final[dict[str, list[dict[str, Any]]]] = {
    f"GET {AT}/state": [{"number": 2, **seat} for seat in SEATS],
    f"GET {AT}/explain": [{"member": "white", **seat} for seat in SEATS],
    f"GET {AT}/coach": SEATS,
    f"GET {AT}/plan": SEATS,
    f"GET {AT}/trials": SEATS,
    f"DELETE {AT}/plan": SEATS,
    f"DELETE {AT}/trials": [{"name": "nothing", **seat} for seat in SEATS],
    f"GET {AT}/chat": [{}, {"after": 2}],
    f"GET {AT}/at/{{number}}": SEATS,
    "GET /api/archive": [{}, {"player": "The host"}],
    "GET /api/catalogue/{language}": [{}],
}
LATE: Final = (
    f"POST {AT}/chat",
    f"POST {AT}/moves",
    f"POST {AT}/acts",
    f"POST {AT}/seats/{{seat}}/name",
    f"POST {AT}/seats/{{seat}}/link",
    f"POST {AT}/options",
    f"POST {AT}/seats",
    f"POST {AT}/join",
    f"POST {AT}/start",
    f"POST {AT}/rematch",
    f"POST {AT}/leave",
    "POST /api/account",
    "POST /api/password-reset/use",
    "POST /api/me/password",
    "DELETE /api/me/sessions/{session}",
    "DELETE /api/me/sessions",
    "POST /api/sign-out",
    "POST /api/sign-in",
    "POST /api/sign-out-everywhere",
    "POST /api/me/delete",
)
"""What ends something comes last, in this order."""
LIVE: Final = f"LIVE {AT}/live"
MESSAGES: Final[dict[str, list[Any]]] = {  # bodies, or texts that are none
    "hello": [{"number": 0, "chat": 0, "changes": changes} for changes in (True, False)]
    + [{"number": 0, "seat": seat} for seat in range(3)],
    "ping": [{}],
    "move": [next_move, {"move": "no such move", "number": 0, "key": "live"}],
    "undo": [{"number": 1, "key": "live-undo"}],
    "act": [{"act": "propose_cancel", "key": "live-act"}, {"act": "object", "key": "live-object"}],
    "chat": [lambda _: {"text": mark("whisper"), "key": key(), "to": 1}],
    "nonsense": [REFUSED, "[" * 3000, f'{{"type":"move","move":["{REFUSED}"]}}', "x" * 5000],
}


def routes_of(app: FastAPI) -> set[str]:
    """Every method and path, in the description or not."""
    modules = [
        importlib.import_module(one.name)
        for package in (magnifico.server.http, magnifico.features)
        for one in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    ]
    routers = [getattr(module, "router", None) for module in (*modules, socket)]
    listed = [route for one in routers if isinstance(one, APIRouter) for route in one.routes]
    found: set[str] = set()
    for route in (*listed, *app.routes):
        path = getattr(route, "path", None)
        if path is not None:
            for method in getattr(route, "methods", None) or ("LIVE",):
                found.add(f"{method} {path.replace(':int', '')}" if path else "GET /{file}")
    return found


def calls(asked: Context, routes: set[str]) -> Iterator[Call]:
    """Every request of somebody, in an order in which the first do not end what the others ask about."""
    world = asked.world
    tables = [*world.tables.values(), "nothing"]
    values: dict[str, list[Any]] = {
        "table": tables,
        "seat": [0, 1, 2],
        "number": [2],
        "session": ["x" * 32],
        "secret": ["x" * 32, *([world.links[asked.asker]] if asked.asker in world.links else [])],
        "token": [REFUSED, *world.tokens(asked.asker)[:1]],
        "language": ["ru", REFUSED],
        "lesson": [asked.app.state.lessons[0].key, "nothing"],
        "challenge": [world.challenge, "nothing"],
        "puzzle": [asked.app.state.puzzles[0].key, "nothing"],
        "file": ["", "index.html", "nothing"],
    }
    order = {route: at for at, route in enumerate(LATE, 1)}
    over_http = {route for route in routes if not route.startswith("LIVE ")}
    for route in sorted(over_http, key=lambda one: (order.get(one, 0), "GET" not in one, one)):
        method, _, path = route.partition(" ")
        names = re.findall(r"\{(\w+)\}", path)
        bodies: list[Body] = [None]
        if method in ("POST", "PUT", "PATCH"):
            bodies = [WRONG, *BODIES[route]]
        for at, given in enumerate(product(*(values[name] for name in names))):
            filled = path
            for name, value in zip(names, given, strict=True):
                filled = filled.replace("{" + name + "}", str(value))
            for query in QUERIES.get(route, [{}]):
                for body in bodies:
                    yield Call(route, filled, query, body, ("*/*", "text/html")[at % 2])
