"""The stand-ins for `librt.vecs` behave as librt does, in everything the engine uses."""

from __future__ import annotations

import importlib.util
from importlib.machinery import PathFinder
from types import ModuleType
from typing import Any

import mypy_extensions
import pytest
from hypothesis import given
from hypothesis import strategies as st

from undermine import _vectors


def real_vectors() -> ModuleType:
    """Load librt's own module, also where the stand-ins have taken its name."""
    package = importlib.util.find_spec("librt")
    assert package is not None
    spec = PathFinder.find_spec("librt.vecs", package.submodule_search_locations)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if isinstance(mypy_extensions.i64, type) and mypy_extensions.i64 is int:
    pytest.skip("the interpreted engine has put the stand-ins in librt's place", allow_module_level=True)

REAL = real_vectors()
VEC: Any = _vectors.vec
KINDS = ["u8", "i16", "i32", "i64"]
numbers = st.one_of(st.integers(-3, 300), st.integers(-(2**15) - 1, 2**15), st.integers(-(2**63) - 1, 2**63))
steps = st.one_of(
    st.tuples(st.just("append"), numbers),
    st.tuples(st.just("extend"), st.lists(numbers, max_size=3)),
    st.tuples(st.just("pop"), st.integers(-4, 4)),
    st.tuples(st.just("remove"), numbers),
    st.tuples(st.just("get"), st.integers(-6, 6)),
    st.tuples(st.just("set"), st.tuples(st.integers(-6, 6), numbers)),
    st.tuples(st.just("slice"), st.tuples(st.integers(-6, 6), st.integers(-6, 6))),
    st.tuples(st.just("contains"), numbers),
)


def do(library: Any, vector: Any, verb: str, argument: Any) -> tuple[Any, object]:
    """Take one step with one library's vector; return the vector after it, and what there was to see."""
    try:
        if verb in ("append", "extend", "remove"):
            return getattr(library, verb)(vector, argument), None
        if verb == "pop":
            return library.pop(vector, argument)  # type: ignore[no-any-return]
        if verb == "set":
            vector[argument[0]] = argument[1]
            return vector, None
        if verb == "slice":
            return vector[argument[0] : argument[1]], None
        return vector, (vector[argument] if verb == "get" else argument in vector)
    except (IndexError, OverflowError, ValueError):
        return vector, "refused"  # where two things are wrong at once, either may be named


@pytest.mark.parametrize("kind", KINDS)
@given(start=st.lists(st.integers(0, 127), max_size=5), plan=st.lists(steps, max_size=12))
def test_both_vectors_go_the_same_way(kind: str, start: list[int], plan: list[tuple[str, Any]]) -> None:
    real = REAL.vec[getattr(mypy_extensions, kind)](start)
    stand_in = VEC[getattr(_vectors, kind)](start)
    for verb, argument in plan:
        real, seen = do(REAL, real, verb, argument)
        stand_in, seen_there = do(_vectors, stand_in, verb, argument)
        assert (list(real), len(real), seen) == (list(stand_in), len(stand_in), seen_there)


@pytest.mark.parametrize(
    ("kind", "item"), [("u8", -1), ("u8", 256), ("i16", 2**15), ("i16", -(2**15) - 1), ("i32", 2**31), ("i64", 2**63)]
)
def test_both_refuse_to_store_what_does_not_fit(kind: str, item: int) -> None:
    for library, ints in ((REAL, mypy_extensions), (_vectors, _vectors)):
        vector: Any = vars(library)["vec"][getattr(ints, kind)]([0])
        with pytest.raises(OverflowError):
            vector[0] = item
        with pytest.raises(IndexError):
            vector[1] = 0
        assert list(vector) == [0]


@pytest.mark.parametrize("kind", KINDS)
def test_a_slice_is_a_copy(kind: str) -> None:
    vector = VEC[getattr(_vectors, kind)]([1, 2, 3])
    copy = vector[:]
    copy[0] = 9
    assert list(vector) == [1, 2, 3]
    assert vector == VEC[getattr(_vectors, kind)]([1, 2, 3])


def test_growing_leaves_the_shorter_vector_alone() -> None:
    short = VEC[_vectors.u8]([1], capacity=9)
    assert (list(_vectors.append(short, 2)), list(short)) == ([1, 2], [1])


@pytest.mark.parametrize("kind", [str, float, None])
def test_other_items_are_refused(kind: Any) -> None:
    with pytest.raises(ValueError, match="unsupported type in vec"):
        VEC[kind]


def test_a_vector_without_an_item_type_is_refused() -> None:
    with pytest.raises(TypeError, match="cannot create"):
        VEC([1])
