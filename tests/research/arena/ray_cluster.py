"""A Ray cluster of two nodes on this machine, for as long as the standard input stays open.

First it plays a few games itself and prints, as one line of JSON, where the cluster is, the results of the games and
the number of nodes they were played on.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from typing import Any

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

import ray
from ray.cluster_utils import Cluster

from magnifico.engine.options import Options
from magnifico.research.arena.match import Match, MatchResult, play_plainly
from magnifico.research.arena.on_ray import play_on_ray
from magnifico.research.arena.schedule import first_matches

NODE: dict[str, Any] = {
    "node_ip_address": "127.0.0.1",
    "num_cpus": 1,
    "object_store_memory": 80 * 1024 * 1024,
    "include_dashboard": False,
}


def play_noting_node(match: Match) -> MatchResult:
    node = ray.get_runtime_context().get_node_id()
    return replace(play_plainly(match), noted={"node": node})


def main() -> None:
    cluster = Cluster(initialize_head=True, head_node_args=NODE)
    cluster.add_node(**NODE)
    cluster.wait_for_nodes(timeout=120)
    matches = first_matches(("random", "greedy"), Options(players=2), "ray", 6)
    results = sorted(
        play_on_ray(matches, play_noting_node, cluster.address), key=lambda result: result.number
    )
    told = {
        "address": cluster.address,
        "nodes": len({str(result.noted["node"]) for result in results}),
        "scores": [[seat.score for seat in result.seats] for result in results],
        "errors": [result.error for result in results if result.error],
    }
    print(json.dumps(told), flush=True)
    sys.stdin.read()
    cluster.shutdown()  # type: ignore[no-untyped-call,unused-ignore]


if __name__ == "__main__":
    main()
