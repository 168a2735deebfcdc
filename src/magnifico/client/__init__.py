"""A small client of the table server, for tests, load and bots that live elsewhere."""

from magnifico.client.client import Client, LiveTable, ServerProblem

__all__ = ["Client", "LiveTable", "ServerProblem"]
