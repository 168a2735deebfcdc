"""Figures for Prometheus: what this process did and its current state; nothing about people."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from magnifico.server.bots.pool import BotPool
from magnifico.server.storage.database import Database
from magnifico.server.tables.hosted import HostedTable
from magnifico.server.tables.registry import Tables
from magnifico.table.entries import Record
from magnifico.table.problems import Problem

FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
SLOW: Final = (0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30)
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Standing(Collector):
    """Figures that are counted on request."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def collect(self) -> Iterable[Metric]:
        """Tables and connections at this moment."""
        tables = list(self.tables.by_id.values())
        counts = {
            "magnifico_tables_in_memory": ("Tables in memory", len(tables)),
            "magnifico_tables_live": (
                "Tables somebody is looking at",
                sum(bool(table.listeners) for table in tables),
            ),
            "magnifico_sockets": (
                "Live connections, long polls included",
                sum(len(table.listeners) for table in tables),
            ),
        }
        for name, (text, value) in counts.items():
            yield GaugeMetricFamily(name, text, value=value)


class Metrics:
    """Counters of one process; each application has its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        registry = self.registry
        ProcessCollector(registry=registry)
        self.requests = Counter(
            "magnifico_requests", "Requests", ["method", "route", "status"], registry=registry
        )
        self.request_seconds = Histogram(
            "magnifico_request_seconds", "Time to answer", buckets=FAST, registry=registry
        )
        self.moves = Counter("magnifico_moves", "Entries stored", ["kind", "by"], registry=registry)
        self._kinds: dict[tuple[str, str], Counter] = {}  # finding one by its labels takes longer
        self.refusals = Counter("magnifico_refusals", "Refusals", ["code"], registry=registry)
        self.commit_seconds = Histogram(
            "magnifico_commit_seconds",
            "Time until an entry is durable",
            buckets=FAST,
            registry=registry,
        )
        self.bot_seconds = Histogram(
            "magnifico_bot_seconds",
            "Time of a computer opponent's decision",
            ["level"],
            buckets=SLOW,
            registry=registry,
        )
        self.bot_failures = Counter(
            "magnifico_bot_failures", "Decisions without an answer", registry=registry
        )

    def watch(self, database: Database, tables: Tables, bots: BotPool) -> None:
        """Register to be told what the parts do."""
        self.registry.register(Standing(tables))
        database.on_commit = self.commit_seconds.observe
        tables.after_append.append(self._appended)
        bots.on_answer = self._answered

    def refused(self, problem: Problem) -> None:
        """Count a refusal; codes come from two closed lists."""
        self.refusals.labels(problem.code).inc()

    def _appended(self, table: HostedTable, record: Record) -> None:
        by = "person" if record.entry.by == "person" else "bot"
        counter = self._kinds.get((record.entry.kind, by))
        if counter is None:
            counter = self.moves.labels(record.entry.kind, by)
            self._kinds[record.entry.kind, by] = counter
        counter.inc()

    def _answered(self, level: str, seconds: float, failed: bool) -> None:
        self.bot_seconds.labels(level).observe(seconds)
        if failed:
            self.bot_failures.inc()


class Counted:
    """Counts requests by route, never by client address."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on and count."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        status = 500
        begun = time.perf_counter()

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sent)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            method = scope["method"] if scope["method"] in METHODS else "other"
            self.metrics.requests.labels(method, route, str(status)).inc()
            self.metrics.request_seconds.observe(time.perf_counter() - begun)
