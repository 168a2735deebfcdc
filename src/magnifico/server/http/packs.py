"""A player's card pack, checked before a table is made with it."""

from __future__ import annotations

from fastapi import APIRouter, Response
from starlette.requests import Request

from magnifico.engine.game import new_options, ruleset_for
from magnifico.engine.options import OptionsError
from magnifico.server.services import Connected, SignedIn, answer, language_of, requester
from magnifico.server.table_schemas import PackRequest, PackShown
from magnifico.table.packs import LONGEST_REASON, checked_pack
from magnifico.table.problems import Problem

router = APIRouter(prefix="/api", tags=["tables"])


def _looked_through(files: dict[str, str], language: str) -> dict[str, object]:
    (pack,) = checked_pack(files)
    try:
        ruleset_for(new_options({"packs": [pack.key]}, (pack,)))
    except OptionsError:
        pass  # it may need options other than the default ones
    except ValueError as error:
        raise Problem("bad_pack", {"reason": str(error)[:LONGEST_REASON]}) from None
    return PackShown(
        key=pack.key,
        title=pack.names.get(language) or pack.names.get("en") or pack.key,
        cards=len(pack.cards),
        leaders=len(pack.leaders),
    ).model_dump()


@router.post("/packs/check", response_model=PackShown)
async def check_pack(
    wanted: PackRequest, request: Request, services: Connected, someone: SignedIn
) -> Response:
    """The content of a card pack, or the first mistake in it."""
    services.load.admit("open")
    await services.limits.spend("table", someone.id)
    found = await services.work_queue.run(
        requester(request, someone), _looked_through, wanted.pack, language_of(request, someone)
    )
    return answer(found)
