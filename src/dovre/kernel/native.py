"""Words for the compiler: what they say counts in the compiled lane, and nothing in the plain one.

mypyc knows them by the names of the package `mypy_extensions`. That package is there where something is compiled; the
kernel needs the standard library alone, so what runs are these stand-ins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int  # a whole number of 64 bits: for figures that are never larger

    def mypyc_attr(*words, **settings):
        """What a compiled class allows, such as `allow_interpreted_subclasses`."""
        return lambda kind: kind


__all__ = ["i64", "mypyc_attr"]
