"""Plain Python stand-ins for `librt.vecs` and mypy's native ints, for an engine that runs interpreted."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterable
from types import ModuleType
from typing import Any


class _NativeInt:
    """A native int type by name; calling it gives a plain int, unchecked, as `mypy_extensions` does."""

    def __new__(cls, x: Any = 0) -> Any:
        return int(x)


class i32(_NativeInt):  # noqa: N801
    """Stands for a 32-bit int."""


class i16(_NativeInt):  # noqa: N801
    """Stands for a 16-bit int."""


class u8(_NativeInt):  # noqa: N801
    """Stands for a byte."""


i64 = int  # by far the most used: the fastest there is


class vec(array):  # type: ignore[type-arg] # noqa: N801
    """A vector of one native int type: `vec[u8]([1, 2])`. Arrays check the range of what is stored, as librt does."""

    __slots__ = ()
    code = ""
    item = ""

    def __class_getitem__(cls, item: type) -> type[vec]:
        try:
            return _KINDS[item]
        except KeyError:
            raise ValueError(f"unsupported type in vec[{item!r}] (use i64, i32, i16, or u8)") from None

    def __new__(cls, items: Iterable[int] = (), /, *, capacity: int = 0) -> vec:
        del capacity  # a hint for librt; arrays grow by themselves
        if not cls.code:
            raise TypeError("cannot create 'vec' instances")
        return array.__new__(cls, cls.code, iter(items))

    def __repr__(self) -> str:
        return f"vec[{self.item}]({list(self)})"


_KINDS: dict[type, type[vec]] = {}
for _type, _code, _name in ((u8, "B", "u8"), (i16, "h", "i16"), (i32, "i", "i32"), (i64, "q", "i64")):
    _KINDS[_type] = type(f"vec[{_name}]", (vec,), {"__slots__": (), "code": _code, "item": _name})


def append(vector: array[int], item: int, /) -> array[int]:
    """Return the vector with one more item; the given one keeps its length."""
    longer = vector[:]
    longer.append(item)
    return longer


def extend(vector: array[int], items: Iterable[int], /) -> array[int]:
    """Return the vector with all these items after its own."""
    longer = vector[:]
    longer.extend(iter(items))
    return longer


def pop(vector: array[int], index: int = -1, /) -> tuple[array[int], int]:
    """Return the vector without the item at this index, and that item."""
    shorter = vector[:]
    item = shorter.pop(index)
    return shorter, item


def remove(vector: array[int], item: int, /) -> array[int]:
    """Return the vector without the first such item."""
    shorter = vector[:]
    shorter.remove(array(vector.typecode, [item])[0])  # librt refuses what such a vector cannot hold
    return shorter


def install() -> None:
    """Put the stand-ins where the engine imports its vectors and native ints from."""
    vectors = ModuleType("librt.vecs", __doc__)
    for thing in (vec, append, extend, pop, remove):
        setattr(vectors, thing.__name__, thing)
    try:
        import librt
    except ImportError:
        librt = ModuleType("librt")
        librt.__path__ = []
        sys.modules["librt"] = librt
    vars(librt)["vecs"] = sys.modules["librt.vecs"] = vectors

    ints = ModuleType("mypy_extensions", __doc__)
    try:
        import mypy_extensions
    except ImportError:
        pass
    else:
        ints.__dict__.update(mypy_extensions.__dict__)
    ints.__dict__.update(i64=i64, i32=i32, i16=i16, u8=u8)
    sys.modules["mypy_extensions"] = ints
