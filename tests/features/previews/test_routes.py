"""Links that tell messengers what is behind them: what they tell to whom, and what that may cost the server."""

from __future__ import annotations

import asyncio
import random
import struct
from collections.abc import Iterator
from html.parser import HTMLParser

import httpx
import pytest

from magnifico import Game, Options
from magnifico.client import Client
from magnifico.draw.preview import GAME, SIZE
from magnifico.features.previews import album
from magnifico.features.previews.album import Album
from magnifico.features.previews.glimpse import Glimpse, position_of
from magnifico.features.previews.rasteriser import RasteriserError, rasterised
from magnifico.server.tables.hosted import HostedTable
from magnifico.server.work_queue import Requester
from magnifico.table.entries import Agreement, Entry, Row, Setup
from magnifico.table.ledger import Ledger
from magnifico.table.problems import Problem
from magnifico.table.words import TableWords
from magnifico.texts import LANGUAGES
from tests.server.leak_search import Receiver, Searcher, Secrets
from tests.server.server_process import Server, chosen, guests, run, seated
from tests.support import MIXES, mix_name, random_move

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


class Read(HTMLParser):
    """The title, the meta tags and the links of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.meta: dict[str, str] = {}
        self.links: dict[str, str] = {}
        self.tags: list[str] = []
        self.styled = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        self.styled |= "style" in found or any(name.startswith("on") for name in found)
        if tag == "meta" and "content" in found:
            name = found.get("property") or found.get("name") or found.get("http-equiv") or ""
            self.meta[name] = found["content"]
        if tag == "link":
            self.links[found["rel"]] = found["href"]


async def asked(server: Server, path: str, **headers: str) -> httpx.Response:
    """What somebody gets who says no more than these headers, as messengers do."""
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as http:
        return await http.get(path, headers={"accept": "*/*", "accept-language": "en", **headers})


async def begun(server: Server, moves: int = 12) -> str:
    """A table of two at which some moves were made."""
    clients = await guests(server, "Ada <b>", "Bice")
    table = await seated(server, clients, public=True, options={"rules": "basic"})
    chance = random.Random(1)
    for _ in range(moves):
        for client in clients:
            state = (await client.state(table))["state"]
            if state["decide"]:
                await client.move(table, chosen(state, chance), state["number"])
                break
    return table


def size_of(picture: bytes) -> tuple[int, int]:
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def test_a_link_tells_who_plays_and_how_it_stands_and_leads_to_the_page(server: Server) -> None:
    async def work() -> None:
        table = await begun(server)
        answer = await asked(server, f"/t/{table}/3")
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html")
        page = Read(answer.text)
        assert page.meta["og:title"] == f"Ada <b> and Bice · {GAME}"
        assert "Ada <b> " in page.meta["og:description"]
        assert "Round 1 of 6" in page.meta["og:description"]
        assert page.meta["og:url"] == f"{server.address}/t/{table}/3"
        assert page.meta["twitter:card"] == "summary_large_image"
        assert page.meta["refresh"] == f"0; url=/#/table/{table}/3"
        assert "<b>" not in answer.text, "names are escaped"
        # The content policy allows no scripts and styles within a page.
        assert "script" not in page.tags and "style" not in page.tags and not page.styled
        for address in (*page.links.values(), page.meta["og:image"]):
            assert (await asked(server, address)).status_code == 200, address

        picture = await asked(server, page.meta["og:image"].removeprefix(server.address))
        assert picture.headers["content-type"] == "image/png"
        assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
        assert size_of(picture.content) == SIZE
        present = Read((await asked(server, f"/t/{table}")).text)
        assert present.meta["refresh"] == f"0; url=/#/table/{table}"
        assert size_of((await asked(server, f"/t/{table}.png")).content) == SIZE
        async with httpx.AsyncClient(base_url=server.address) as http:
            assert (await http.head(f"/t/{table}")).status_code == 200

    run(work)


def test_words_are_in_the_language_of_the_asker_else_of_the_host(server: Server) -> None:
    async def work() -> None:
        host = Client(server.address, "it")
        async with host:
            await host.guest("Ada")
            table = (await host.new_table(public=True, options={"players": 2}))["id"]
            told = {}
            for wish in ("ru", "es-ES,es;q=0.9", "", "*"):
                answer = await asked(server, f"/t/{table}", **{"accept-language": wish})
                told[wish] = Read(answer.text).meta
            assert [meta["og:locale"] for meta in told.values()] == ["ru", "es", "it", "it"]
            assert len({meta["og:description"] for meta in told.values()}) == 3
            assert told["ru"]["og:image"].endswith("?language=ru")

    run(work)


def test_a_table_before_its_start_tells_who_is_there_and_how_many_seats_are_open(
    server: Server,
) -> None:
    async def work() -> None:
        [host] = await guests(server, "Ada")
        table = (await host.new_table(public=True, options={"players": 3}))["id"]
        meta = Read((await asked(server, f"/t/{table}")).text).meta
        assert meta["og:title"] == f"Ada · {GAME}"
        assert "2 seats" in meta["og:description"]
        assert (await asked(server, f"/t/{table}/1")).status_code == 404

    run(work)


def test_a_private_table_tells_nothing_but_the_game(server: Server) -> None:
    async def work() -> None:
        clients = await guests(server, "Ada", "Bice")
        tables = [
            await seated(server, clients, public=False, title="Our secret evening")
            for _ in range(2)
        ]
        answers = [await asked(server, f"/t/{table}") for table in tables]
        for answer, table in zip(answers, tables, strict=True):
            assert Read(answer.text).meta["og:title"] == GAME
            assert not any(word in answer.text for word in ("Ada", "Bice", "secret", "Round"))
            assert Read(answer.text).meta["refresh"] == f"0; url=/#/table/{table}"
        pictures = [(await asked(server, f"/t/{table}.png")).content for table in tables]
        assert pictures[0] == pictures[1] and size_of(pictures[0]) == SIZE

    run(work)


def test_addresses_of_nothing_are_not_found(server: Server) -> None:
    async def work() -> None:
        table = await begun(server, 2)
        for path in (
            "/t/nothing",
            "/t/nothing/3",
            "/t/nothing.png",
            "/t/a%2fb",
            f"/t/{table}/99999",
            f"/t/{table}/99999.png",
            f"/t/{table}/99999999",
            f"/t/{table}/-1",
            f"/t/{table}/x",
            f"/t/{table}/1/2",
        ):
            answer = await asked(server, path)
            assert answer.status_code in (404, 422), path
            assert "Ada" not in answer.text

    run(work)


def test_a_browser_gets_a_page_for_a_wrong_address_and_a_program_json(server: Server) -> None:
    async def work() -> None:
        for path in ("/foo/bar", "/t/nothing"):
            page = await asked(server, path, **BROWSER, **{"accept-language": "it"})
            assert page.status_code == 404
            assert page.headers["content-type"].startswith("text/html")
            read = Read(page.text)
            assert 'lang="it"' in page.text and 'href="/"' in page.text
            assert "script" not in read.tags and not read.styled
            for address in read.links.values():
                assert (await asked(server, address)).status_code == 200, address
        assert (await asked(server, "/foo/bar")).json()["code"] == "unknown"
        program = await asked(server, "/api/nothing", **BROWSER)
        assert program.json()["code"] == "unknown"

    run(work)


# ------------------------------------------------------------------------------------ hidden things


def ledgers(options: Options, seed: int) -> Iterator[Ledger]:
    """Some moments of a random game."""
    chance = random.Random(seed)
    people: tuple[str | None, ...] = (None,) * options.players
    ledger = Ledger(Setup(options, f"seed {seed}", people, Agreement(), 0))
    while not ledger.is_over:
        if chance.random() < 0.04 or ledger.number == 0:
            yield ledger
        move = random_move(ledger.game, chance)
        ledger.apply(Entry(ledger.number + 1, "move", move.seat, move.text, "person", 0))
    yield ledger


@pytest.mark.parametrize("options", MIXES, ids=mix_name)
def test_nothing_hidden_is_in_the_words_or_the_picture(options: Options) -> None:
    searcher = Searcher(Game.new(options, 0))
    naming = TableWords(options, ["Anna", "Bruno", "Carla", "Dario", "Elena"]).naming
    seats = tuple(range(options.players))
    for ledger in ledgers(options, 5):
        glimpse = Glimpse(naming, seats, position=position_of(ledger, ledger.number, None))
        heard = Receiver(None)
        heard.texts += [glimpse.drawing("en"), glimpse.sentence("en"), glimpse.heading("en")]
        searcher.check(heard, ledger.game, Secrets(ledger.game))


# -------------------------------------------------------------------------------------------- costs


def table_of(number: int, public: bool = True) -> HostedTable:
    options = Options(players=2, rules="basic")
    ledger = Ledger(Setup(options, "seed", (None, None), Agreement(), 0))
    chance = random.Random(2)
    for _ in range(number):
        move = random_move(ledger.game, chance)
        ledger.apply(Entry(ledger.number + 1, "move", move.seat, move.text, "person", 0))
    row = {"public": public, "title": "Piazza"}
    seats: list[Row] = [{"seat": seat, "kind": "person"} for seat in range(2)]
    words = TableWords(options, ["Ada", "Bice"])
    return HostedTable(f"table {number}", row, seats, {}, options, words, ledger)


def test_a_picture_is_drawn_once_for_everybody_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def draw(svg: str, size: tuple[int, int]) -> bytes:
        drawn.append(svg)
        return f"picture {len(drawn)}".encode()

    monkeypatch.setattr(album, "rasterised", draw)

    async def work() -> None:
        pictures, table = Album(), table_of(6)
        first = await asyncio.gather(
            *(pictures.picture(table, 4, "en", Requester(f"address {each}")) for each in range(20))
        )
        assert set(first) == {b"picture 1"}
        assert await pictures.picture(table, 4, "ru", Requester("address")) == b"picture 2"
        assert await pictures.picture(table, None, "en", Requester("address")) == b"picture 3"
        assert await pictures.picture(table, 6, "en", Requester("address")) == b"picture 3"
        for public in (table_of(2, False), table_of(3, False)):
            assert await pictures.picture(public, None, "en", Requester("address")) == b"picture 4"
        assert await pictures.picture(table, 4, "en", Requester("address")) == b"picture 1"
        monkeypatch.setattr(pictures._pictures, "_most", 1)
        assert await pictures.picture(table, 5, "en", Requester("address")) == b"picture 5"
        assert await pictures.picture(table, 4, "en", Requester("address")) == b"picture 6"
        pictures.stop()

    asyncio.run(work())


def test_one_asker_cannot_fill_the_queue_of_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(album, "rasterised", lambda svg, size: b"picture")

    async def work() -> None:
        pictures, table = Album(), table_of(40)
        made = await asyncio.gather(
            *(
                pictures.picture(table, number, language, Requester("one"))
                for number in range(40)
                for language in LANGUAGES
            ),
            return_exceptions=True,
        )
        refused = [one for one in made if isinstance(one, Problem)]
        assert refused and {one.code for one in refused} == {"too_many"}
        assert await pictures.picture(table, 1, "en", Requester("another")) == b"picture"
        pictures.stop()

    asyncio.run(work())


def test_what_is_no_drawing_gives_no_picture() -> None:
    with pytest.raises(RasteriserError):
        rasterised("<svg", SIZE)


def test_a_drawing_that_takes_too_long_is_given_up() -> None:
    circles = "".join(
        f'<circle cx="{number % 997}" cy="{number % 499}" r="300" fill-opacity="0.01"/>'
        for number in range(20_000)
    )
    endless = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500">{circles}</svg>'
    with pytest.raises(RasteriserError, match="too much processor time"):
        rasterised(endless, SIZE, seconds=1)
