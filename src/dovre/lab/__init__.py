"""The lab: games of bots in bulk, their tables as Parquet, reports and comparisons. Needs the extra `lab`."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from dovre.lab.errors import LabError

if TYPE_CHECKING:
    from dovre.lab.box import copy_box
    from dovre.lab.comparing import Comparison, compare
    from dovre.lab.comparison_words import comparison_data, comparison_lines
    from dovre.lab.loading import Run, load, take_up_box
    from dovre.lab.report import report_page
    from dovre.lab.running import RunResult, run

_HOMES = {
    "Comparison": "comparing",
    "Run": "loading",
    "RunResult": "running",
    "compare": "comparing",
    "comparison_data": "comparison_words",
    "comparison_lines": "comparison_words",
    "copy_box": "box",
    "load": "loading",
    "report_page": "report",
    "run": "running",
    "take_up_box": "loading",
}

__all__ = [
    "Comparison",
    "LabError",
    "Run",
    "RunResult",
    "compare",
    "comparison_data",
    "comparison_lines",
    "copy_box",
    "load",
    "report_page",
    "run",
    "take_up_box",
]


def __getattr__(name: str) -> Any:
    """Loaded when asked for: without the extra, one sentence says what is missing."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    except ModuleNotFoundError as error:
        raise LabError("extra", package=error.name) from error
