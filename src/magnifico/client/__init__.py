"""A small client for the table server, used by tests, load generators and bots that run elsewhere."""

from magnifico.client.client import Client, LiveTable, ServerProblem

__all__ = ["Client", "LiveTable", "ServerProblem"]
