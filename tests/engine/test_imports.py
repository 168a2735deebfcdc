"""The engine can be read one module at a time: few modules import each other in a circle."""

from __future__ import annotations

from functools import cache

import grimp

MOST_IN_A_CIRCLE = 10
Imports = dict[str, set[str]]


@cache
def engine_imports() -> Imports:
    """What each module of the engine imports of the engine, inside functions and for types, too."""
    graph = grimp.build_graph("magnifico", cache_dir=None)
    modules = {name for name in graph.modules if name.startswith("magnifico.engine.")}
    return {
        name: graph.find_modules_directly_imported_by(name) & modules for name in sorted(modules)
    }


def reached_from(name: str, imports: Imports) -> set[str]:
    """Every module that an import of this one loads."""
    found: set[str] = set()
    left = [name]
    while left:
        for other in imports[left.pop()] - found:
            found.add(other)
            left.append(other)
    return found


def largest_circle(imports: Imports) -> set[str]:
    """The most modules that all import one another, directly or not."""
    reached = {name: reached_from(name, imports) for name in imports}
    circles = [{other for other in reached[name] if name in reached[other]} for name in imports]
    return max(circles, key=len)


def test_few_modules_of_the_engine_import_each_other() -> None:
    imports = engine_imports()
    assert len(imports) > 50
    circle = largest_circle(imports)
    assert len(circle) <= MOST_IN_A_CIRCLE, sorted(circle)


def test_a_rule_that_imports_a_decision_would_be_noticed() -> None:
    imports = engine_imports()
    gains = "magnifico.engine.rules.gains"
    knotted = {**imports, gains: imports[gains] | {"magnifico.engine.decisions.questions"}}
    assert len(largest_circle(knotted)) > MOST_IN_A_CIRCLE
