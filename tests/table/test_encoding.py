"""Plain data as JSON: the standard library's bytes are those of orjson, so that fingerprints agree everywhere."""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnifico.table import encoding

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("abZ0-~é", max_size=3), inner)
    ),
    max_leaves=10,
)


def without_orjson() -> ModuleType:
    """The module as it is where there is no orjson."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "orjson", None)
        spec = importlib.util.find_spec("magnifico.table.encoding")
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    return module


PLAINLY = without_orjson()


@given(value=PLAIN)
def test_both_encoders_give_the_same_bytes(value: object) -> None:
    assert PLAINLY.encoded is not encoding.encoded
    assert PLAINLY.encoded(value) == encoding.encoded(value)
    assert PLAINLY.canonical(value) == encoding.canonical(value)


def test_numbers_may_be_keys() -> None:
    assert PLAINLY.encoded({1: [2]}) == encoding.encoded({1: [2]}) == b'{"1":[2]}'
