"""How a fault is written where it may be read by anybody: by its kind and its place, and never by what it said, for
that might name a card. The process of the players writes by this too, so nothing heavy is loaded here.
"""

import logging
from traceback import format_tb
from types import TracebackType
from typing import TypeAlias

ExceptionInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class PlacesOnly(logging.Formatter):
    """A fault by its kind and the lines it came from."""

    def formatException(self, ei: ExceptionInfo) -> str:  # noqa: N802 - the library's name
        kind, _, trace = ei
        return "".join(format_tb(trace)) + (kind.__name__ if kind else "")
