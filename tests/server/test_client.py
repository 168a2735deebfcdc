"""The client, whatever answers: every refusal is a ServerProblem with a status and a short sentence."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from magnifico.client import Client, ServerProblem


def answered(response: httpx.Response) -> ServerProblem:
    """What the client makes of an answer."""

    async def ask() -> ServerProblem:
        async with Client("http://nowhere") as client:
            await client._http.aclose()
            transport = httpx.MockTransport(lambda _: response)
            client._http = httpx.AsyncClient(base_url="http://nowhere", transport=transport)
            with pytest.raises(ServerProblem) as caught:
                await client.get("/api/about")
            return caught.value

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"<html>passerelle d\xe9faillante</html>", "<html>passerelle d\ufffdfaillante</html>"),
        (b"<p>bad\n\n  gateway</p>", "<p>bad gateway</p>"),
        (b"[]", "[]"),
        (b"null", "null"),
        (b'"a text"', '"a text"'),
        (b'{"detail":"Not Found"}', '{"detail":"Not Found"}'),
        (b'{"code": 7}', '{"code": 7}'),
        (b"", "Bad Gateway"),
        (b"[" * 100_000, "[" * 200),
        (b"x" * 1000, "x" * 200),
    ],
)
def test_what_is_no_problem_of_the_protocol_becomes_one(content: bytes, sentence: str) -> None:
    problem = answered(httpx.Response(502, content=content))
    assert (problem.status, problem.code) == (502, "?")
    assert problem.sentence == sentence and problem.details == {}
    assert str(problem) == f"?: {sentence}"


@pytest.mark.parametrize(
    ("payload", "expected"),
    [
        (
            {"status": 409, "code": "stale", "sentence": "Too late.", "details": {"number": 3}},
            (409, "stale", "Too late.", {"number": 3}),
        ),
        ({"status": "soon", "code": "stale"}, (422, "stale", "", {})),
        ({"status": None, "code": "stale", "details": [1]}, (422, "stale", "", {})),
        ({"code": "stale", "sentence": None}, (422, "stale", "", {})),
    ],
)
def test_a_problem_says_what_the_server_said(
    payload: dict[str, object], expected: tuple[int, str, str, dict[str, object]]
) -> None:
    problem = answered(httpx.Response(422, json=payload))
    assert (problem.status, problem.code, problem.sentence, problem.details) == expected


def test_an_answer_that_breaks_off_is_a_problem_too() -> None:
    headers = {"content-type": "application/json"}
    problem = answered(httpx.Response(200, content=b'{"protocol": ', headers=headers))
    assert (problem.status, problem.code, problem.sentence) == (200, "?", '{"protocol":')
