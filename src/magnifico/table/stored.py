"""Stored games read back: what a table was begun with has to be what this program has, or the game is refused.

Three things are compared: the version of the rules, the versions of the card packs, and the fingerprints in the log
(docs/decisions/0010-stored-fingerprints.md). Built-in packs are stored when a game begins, so that it can be played to
its end when the program has later ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from magnifico.content import BUILTIN_PACKS, PackError, builtin_pack
from magnifico.engine.game import packs_of, ruleset_for
from magnifico.engine.options import RULES_VERSION, Options
from magnifico.table.entries import Agreement, BrokenLogError, Entry, Row, Setup, UnfitError
from magnifico.table.ledger import LOG_CHECK, Ledger
from magnifico.table.packs import builtin_digest, files_of, options_with

LONGEST_REASON: Final = 300


def options_of(row: Row) -> Options:
    """The options of a table with its own packs; UnfitError if this program no longer knows them."""
    try:
        return options_with(row["options"], files_of(row))
    except PackError as error:
        reason = str(error)[:LONGEST_REASON]
        raise UnfitError(f"pack: {reason}", {"pack": reason}) from None
    except ValueError as error:
        raise _unfit_options(error) from None


def pack_versions(options: Options) -> list[str]:
    """The packs of a table with their versions, as saved games name them."""
    return [f"{pack.key} {pack.version}" for pack in packs_of(options)]


def begun_with(options: Options) -> dict[str, object]:
    """What is stored when a game begins, so that a later change of rules or cards is noticed."""
    try:
        ruleset_for(options)
    except ValueError as error:
        raise _unfit_options(error) from None
    digests = {
        key: builtin_digest(key) for key in BUILTIN_PACKS if key in ("base", *options.expansions)
    }
    return {
        "rules_version": RULES_VERSION,
        "pack_versions": pack_versions(options),
        "pack_digests": digests,
    }


def changed_packs(row: Row) -> list[str]:
    """The digests of the built-in packs that a table began with and whose version has changed since."""
    return [
        digest
        for key, digest in (row["pack_digests"] or {}).items()
        if f"{key} {builtin_pack(key).version}" not in row["pack_versions"]
    ]


def replayed(
    row: Row, seats: Sequence[Row], options: Options, entries: Iterable[Entry], every_check: bool
) -> Ledger:
    """The table after the whole log, its last fingerprint compared, or every one; UnfitError for what doesn't fit."""
    _check_versions(row, options)
    try:
        ledger = Ledger(_setup(row, seats, options))
    except ValueError as error:
        raise _unfit_options(error) from None
    log = list(entries)
    of_game = [
        entry.number for entry in log if entry.check and not entry.check.startswith(LOG_CHECK)
    ]
    compared = {log[-1].number if log else 0, max(of_game, default=0)}
    for entry in log:
        ledger.apply(entry)
        if every_check or entry.number in compared:
            _compare(ledger, entry)
    return ledger


def _check_versions(row: Row, options: Options) -> None:
    if row["rules_version"] != RULES_VERSION:
        raise UnfitError(
            f"begun under rules version {row['rules_version']}, this is {RULES_VERSION}",
            {"rules_version": row["rules_version"], "current": RULES_VERSION},
        )
    current = pack_versions(options)
    stored = row["pack_versions"]
    if stored != current:
        before = [version for version in stored if version not in current]
        now = [version for version in current if version not in stored]
        raise UnfitError(
            f"begun with the cards of {', '.join(before)}, this is {', '.join(now)}",
            {"packs": before, "current": now},
        )


def _compare(ledger: Ledger, entry: Entry) -> None:
    if entry.check and not ledger.agrees_with(entry.check):
        text = f"{entry.text}: " if entry.text else ""
        raise BrokenLogError(entry.number, f"{text}the position differs")


def _setup(row: Row, seats: Sequence[Row], options: Options) -> Setup:
    return Setup(
        options=options,
        seed=row["seed"].reveal(),
        levels=tuple(each["level"] if each["kind"] == "bot" else None for each in seats),
        agreement=Agreement.from_dict(row["agreement"]),
        started_at=row["started_at"] or row["created_at"],
    )


def _unfit_options(error: ValueError) -> UnfitError:
    reason = str(error)[:LONGEST_REASON]
    return UnfitError(f"options: {reason}", {"options": reason})
