"""Requests about notes: what a person writes about a game and its players, for nobody else."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field, StringConstraints
from starlette.requests import Request

from magnifico.features.notes import store
from magnifico.server.features import Feature
from magnifico.server.schemas import NO_ZERO, Asked, SeatNumber
from magnifico.server.services import Connected, Services, SignedIn, TableId, answer, requester
from magnifico.server.tables.hosted import HostedTable
from magnifico.table.problems import Problem

router = APIRouter(prefix="/api/tables/{table}", tags=["notes"])
FEATURE = Feature((router,), rows=store.NoteRows())
LONGEST_NOTE: Final = 4000


class NoteRequest(Asked):
    """A note that replaces the previous one; an empty text deletes it."""

    about: SeatNumber | None = Field(None, description="the seat of an opponent; null: the game")
    text: Annotated[str, StringConstraints(max_length=LONGEST_NOTE, pattern=NO_ZERO)]


class OpponentNote(BaseModel):
    """A note about an opponent, from any game."""

    seat: int
    text: str


class NotesShown(BaseModel):
    """A person's notes about a game and its players."""

    game: str
    opponents: list[OpponentNote]


def _subjects(table: HostedTable, person: str) -> dict[int | None, str]:
    """What notes of this table are about: the game, and by seat its players, whom the notes follow to other games."""
    own = table.seats_of(person)
    found: dict[int | None, str] = {None: f"table {table.id}"}
    for row in table.seats:
        seat = int(row["seat"])
        if row["kind"] == "bot":
            found[seat] = f"bot {row['level']}"
        elif row["person_id"] and row["person_id"] != person and seat not in own:
            found[seat] = f"person {row['person_id']}"
    return found


async def _notes(services: Services, table: HostedTable, person: str) -> Response:
    subjects = _subjects(table, person)
    found = await store.notes_of(services.database, person, list(subjects.values()))
    return answer(
        {
            "game": found.get(subjects[None], ""),
            "opponents": [
                {"seat": seat, "text": found.get(about, "")}
                for seat, about in subjects.items()
                if seat is not None
            ],
        }
    )


@router.get("/notes", response_model=NotesShown)
async def my_notes(table_id: TableId, services: Connected, someone: SignedIn) -> Response:
    """My notes about this game and about my opponents; nobody else sees them."""
    await services.limits.spend("look", someone.id)
    table = await services.tables.get(table_id)
    return await _notes(services, table, someone.id)


@router.put("/notes", response_model=NotesShown)
async def change_note(
    table_id: TableId,
    wanted: NoteRequest,
    request: Request,
    services: Connected,
    someone: SignedIn,
) -> Response:
    """Write a note about this game or about an opponent."""
    await services.limits.spend("join", someone.id)
    table = await services.tables.get(table_id)
    subjects = _subjects(table, someone.id)
    if wanted.about not in subjects:
        raise Problem("unknown")
    await services.quota.spend(len(wanted.text.encode()), requester(request, someone))
    await store.keep_note(services.database, someone.id, subjects[wanted.about], wanted.text)
    return await _notes(services, table, someone.id)
