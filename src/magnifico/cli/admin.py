"""`magnifico admin`: list a server's tables and players, export, delete, verify, back up; works while the server
runs.
"""

from __future__ import annotations

import argparse
import asyncio
import getpass
import json
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from magnifico.cli.arguments import OneLineParser, one_line, printable
from magnifico.cli.language import say, texts_spoken
from magnifico.processes import new_pool
from magnifico.texts.errors import describe_system_error, translate_sentence

if TYPE_CHECKING:
    from magnifico.server.settings import Settings
    from magnifico.server.storage.database import Database

FAILED = 1
BAD_INPUT = 2
PART = 100
MOST_ROWS = 1_000_000

Work = Callable[["Database", argparse.Namespace, "Settings"], Awaitable[int]]


def _parser() -> OneLineParser:
    parser = OneLineParser("magnifico admin", "help-admin-about", epilog="help-admin-epilog")
    add_action = parser.add_actions("help-admin")

    def add(name: str) -> OneLineParser:
        action = add_action(name)
        action.add_argument("--config", metavar="FILE", type=Path, help="help-admin-config")
        action.add_argument("--data", metavar="DIR", help="help-admin-data")
        action.add_argument("--database", metavar="URL", help="help-admin-database")
        action.add_argument("--json", action="store_true", help="help-json-any")
        return action

    tables = add("tables")
    tables.add_argument("--status", choices=("open", "running", "over", "cancelled"))
    tables.add_argument("--player", metavar="NAME", help="help-admin-tables-player")
    tables.add_argument("--limit", type=int, default=100, metavar="N")
    players = add("players")
    players.add_argument("--name", metavar="NAME")
    players.add_argument("--limit", type=int, default=100, metavar="N")
    table = add("export-table")
    table.add_argument("table", metavar="TABLE")
    table.add_argument("--output", metavar="FILE", type=Path, help="help-admin-output")
    player = add("export-player")
    player.add_argument("player", metavar="PLAYER", help="help-admin-who")
    player.add_argument("--output", metavar="FILE", type=Path, help="help-admin-output")
    gone = add("delete-player")
    gone.add_argument("player", metavar="PLAYER", help="help-admin-who")
    gone.add_argument("--yes", action="store_true", help="help-admin-yes")
    verify = add("verify")
    verify.add_argument("tables", nargs="*", metavar="TABLE", help="help-admin-verify-tables")
    verify.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J")
    audit = add("audit")
    audit.add_argument("--limit", type=int, default=100, metavar="N")
    loss = add("accept-loss")
    loss.add_argument("--yes", action="store_true", help="help-admin-yes")
    backup = add("backup")
    backup.add_argument("file", metavar="FILE", type=Path)
    restore = add("restore")
    restore.add_argument("file", metavar="FILE", type=Path, help="help-admin-restore-file")
    restore.add_argument(
        "--check", action="store_true", required=True, help="help-admin-restore-check"
    )
    return parser


def admin_command(arguments: Sequence[str]) -> int:
    """Run one action; a failure is one line and status 2."""
    try:
        from magnifico.server.admin.operations import AdministrationError
        from magnifico.server.settings import SettingsError, load_settings
        from magnifico.server.storage.watermark import DamagedDatabaseError
    except ModuleNotFoundError as missing:
        return _complain(say("input-server-package", package=missing.name or ""))
    try:
        chosen = _parser().parse_args(arguments)
        if not 1 <= getattr(chosen, "limit", 1) <= MOST_ROWS:
            return _complain(say("input-range", option="--limit", low=1, high=MOST_ROWS))
        if getattr(chosen, "jobs", 1) < 1:
            return _complain(say("input-at-least-one", option="--jobs"))
        flags = {"data": chosen.data, "database": chosen.database}
        return _run(chosen, load_settings(flags, file=chosen.config))
    except SettingsError as error:
        return _complain(say(error.message, **error.arguments))
    except AdministrationError as error:
        return _complain(translate_sentence(one_line(str(error)), texts_spoken()))
    except DamagedDatabaseError as error:
        status = _complain(translate_sentence(str(error), texts_spoken()))
        return FAILED if chosen.action == "verify" else status
    except UnicodeEncodeError:
        return _complain(say("input-utf8-argument"))
    except _ReaderLeftError:
        raise BrokenPipeError from None
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _complain(f"{where}{describe_system_error(error, texts_spoken())}")


def _complain(message: str) -> int:
    print(f"magnifico admin: {printable(message)}", file=sys.stderr)
    return BAD_INPUT


def _run(chosen: argparse.Namespace, settings: Settings) -> int:
    from magnifico.server.admin.operations import AdministrationError, accept_loss, backup

    file = settings.data / "magnifico.db"
    if chosen.action in ("backup", "accept-loss") and settings.database:
        raise AdministrationError(say("input-sqlite-only"))
    if chosen.action == "accept-loss" and not accept_loss(file, chosen.yes):
        return _show(chosen, {"missing": False}, [say("admin-complete")])
    if chosen.action == "backup":
        made = backup(file, chosen.file, _operator())
        return _show(chosen, made, [say("admin-backup", **made)])
    if chosen.action == "restore":
        return _restore(chosen)
    if not settings.database and not file.is_file():
        raise AdministrationError(say("input-no-database", path=str(settings.data)))
    return asyncio.run(_with_database(chosen, settings))


def _restore(chosen: argparse.Namespace) -> int:
    from magnifico.server.admin.drill import try_backup

    found = asyncio.run(try_backup(chosen.file))
    lines = [_failure(one) for one in found["failed"]]
    last = _day(found["last_at"]) if found["last_at"] is not None else say("admin-never")
    counts = {name: found[name] for name in ("file", "tables", "entries", "fit")}
    lines.append(say("admin-drill", **counts, last=last, unfit=len(found["failed"])))
    _show(chosen, found, lines)
    return FAILED if found["failed"] else 0


async def _with_database(chosen: argparse.Namespace, settings: Settings) -> int:
    from sqlalchemy.exc import SQLAlchemyError

    from magnifico.server.admin.operations import AdministrationError
    from magnifico.server.storage.database import Database, DatabaseVersionError

    works: dict[str, Work] = {
        "tables": _tables,
        "players": _players,
        "export-table": _export_table,
        "export-player": _export_player,
        "delete-player": _delete_player,
        "verify": _verify,
        "audit": _audit,
        "accept-loss": _accept_loss,
    }
    try:
        database = Database(settings.database_url.reveal(), seconds=None)
    except (SQLAlchemyError, ImportError, ValueError):
        raise AdministrationError(say("input-database-address")) from None
    try:
        await database.migrate()
        return await works[chosen.action](database, chosen, settings)
    except DatabaseVersionError as error:
        raise AdministrationError(str(error)) from None
    except SQLAlchemyError as error:
        name = type(getattr(error, "orig", None) or error).__name__
        raise AdministrationError(say("input-database-silent", reason=name)) from None
    finally:
        await database.close()


# ------------------------------------------------------------------------------------------ actions


async def _tables(database: Database, chosen: argparse.Namespace, settings: Settings) -> int:
    from magnifico.server.admin.operations import list_tables

    await _note(database, chosen, "")
    rows = await list_tables(database, chosen.status, chosen.player, chosen.limit)
    lines = [
        f"{row['id']:<14} {row['status']:<10} {_day(row['changed_at'])} {row['number']:>5}  "
        f"{', '.join(name or '?' for name in row['players'])}  {row['title']}".rstrip()
        for row in rows
    ]
    return _show(chosen, rows, lines)


async def _players(database: Database, chosen: argparse.Namespace, settings: Settings) -> int:
    from magnifico.server.admin.operations import list_players

    await _note(database, chosen, "")
    rows = await list_players(database, chosen.name, chosen.limit)
    kinds = {True: say("admin-account"), False: say("admin-guest")}
    width = max(map(len, kinds.values()))
    lines = [
        f"{row['id']}  {kinds[bool(row['account'])]:<{width}}  {_day(row['created_at'])}  {row['name']}"
        for row in rows
    ]
    return _show(chosen, rows, lines)


async def _export_table(database: Database, chosen: argparse.Namespace, settings: Settings) -> int:
    from magnifico.server.admin.operations import export_table

    found = await export_table(database, chosen.table)
    await _note(database, chosen, f"table {chosen.table}")
    return _put(chosen, _as_json(found) if chosen.json else str(found["saved"]))


async def _export_player(database: Database, chosen: argparse.Namespace, settings: Settings) -> int:
    from magnifico.server.admin.operations import export_player

    found = await export_player(database, chosen.player)
    await _note(database, chosen, found["person"]["id"])
    return _put(chosen, _as_json(found))


async def _delete_player(database: Database, chosen: argparse.Namespace, settings: Settings) -> int:
    from magnifico.server.admin.operations import AdministrationError, delete_player, find_player
    from magnifico.server.auth.identity import secret_of
    from magnifico.server.live.broker import Broker
    from magnifico.server.storage.tables import StoredTables
    from magnifico.server.tables.registry import Tables

    if not chosen.yes:
        async with database.read() as connection:
            person = await find_player(connection, chosen.player)
        raise AdministrationError(say("input-add-yes", name=person["name"], id=person["id"]))
    broker = Broker(settings.redis, await secret_of(database, settings.secret))
    tables = Tables(settings, StoredTables(database), broker)
    try:
        async with database.read() as connection:
            person = await find_player(connection, chosen.player)
        await _note(database, chosen, person["id"])  # first, so that no action goes unrecorded
        done = await delete_player(database, tables, broker, person["id"])
        await broker.flush()
    finally:
        await tables.finish()
        await broker.stop()
    return _show(chosen, done, [say("admin-deleted", **done)])


async def _note(database: Database, chosen: argparse.Namespace, whom: str) -> None:
    """Record who did this; without a record, the action is not carried out."""
    from magnifico.server.storage.audit import note

    async with database.write() as connection:
        await note(connection, _operator(), chosen.action, whom)


def _operator() -> str:
    """Who is acting, for the audit log: the user of this machine, even through sudo."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError):
        user = str(os.getuid()) if hasattr(os, "getuid") else "?"
    behind = os.environ.get("SUDO_USER")
    return printable(f"operator {behind} as {user}" if behind else f"operator {user}")


async def _accept_loss(database: Database, chosen: argparse.Namespace, settings: Settings) -> int:
    """Only the record is left to make: what is missing was given up before the database was opened."""
    await _note(database, chosen, "everybody")
    return _show(chosen, {"missing": True}, [say("admin-accepted")])


async def _audit(database: Database, chosen: argparse.Namespace, settings: Settings) -> int:
    from magnifico.server.storage.audit import read_audit

    rows = await read_audit(database, chosen.limit)
    lines = [
        f"{_day(row['at'])}  {row['who']}  {row['action']}  {row['whom']}".rstrip() for row in rows
    ]
    return _show(chosen, rows, lines)


async def _verify(database: Database, chosen: argparse.Namespace, settings: Settings) -> int:
    from magnifico.server.admin.operations import games_to_verify, verify_part

    await database.check(thorough=True)
    ids = await games_to_verify(database, chosen.tables)
    results: list[dict[str, Any]] = []
    jobs = min(chosen.jobs, len(ids))
    pool = new_pool(jobs) if jobs > 1 else None
    try:
        for start in range(0, len(ids), PART):
            for result in await verify_part(database, ids[start : start + PART], pool):
                results.append(result)
                if not chosen.json:
                    _say_verified(result)
                await asyncio.sleep(0)  # lets an interrupt through
    finally:
        if pool is not None:
            pool.shutdown(cancel_futures=True)
    failed = sum(not result["ok"] for result in results)
    if chosen.json:
        _print(_as_json(results))
    else:
        _print(say("admin-verified", fit=len(results) - failed, unfit=failed))
    return FAILED if failed else 0


def _say_verified(result: dict[str, Any]) -> None:
    if result["ok"]:
        told = {name: result[name] for name in ("table", "entries", "status")}
        _print(say("admin-fits", **told))
    else:
        _print(_failure(result))


def _failure(result: dict[str, Any]) -> str:
    reason = translate_sentence(one_line(result["error"]), texts_spoken())
    return say("admin-fails", table=result["table"], error=printable(reason))


# ------------------------------------------------------------------------------------------ printing


class _ReaderLeftError(Exception):
    """Nobody is reading the output any more; distinct from a broken connection to the database."""


def _print(text: str) -> None:
    try:
        print(text)
    except BrokenPipeError:
        raise _ReaderLeftError from None


def _as_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _show(chosen: argparse.Namespace, value: object, lines: Sequence[str]) -> int:
    _print(
        _as_json(value) if chosen.json else "\n".join(map(printable, lines)) or say("admin-none")
    )
    return 0


def _put(chosen: argparse.Namespace, text: str) -> int:
    if chosen.output is None:
        _print(text.rstrip("\n"))
    else:
        chosen.output.write_text(text.rstrip("\n") + "\n", encoding="utf-8")
    return 0


def _day(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")
