"""A log formatter whose output is safe to publish. It omits exception messages, which might name a card.

The worker process uses the formatter too, so this module imports nothing slow.
"""

import logging
from traceback import format_tb
from types import TracebackType
from typing import TypeAlias

ExceptionInfo: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class PlacesOnly(logging.Formatter):
    """A formatter that reduces an exception to its type and source lines."""

    def formatException(self, ei: ExceptionInfo) -> str:  # noqa: N802 - the library's name
        kind, _, trace = ei
        return "".join(format_tb(trace)) + (kind.__name__ if kind else "")
