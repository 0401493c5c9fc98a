"""What goes wrong is written down: three files of a megabyte, one after another, in the user's folder of logs.

No card of a hand may stand in them, nor a seed: of a fault they tell where it was and of what kind, and not what it
said. What is needed to see a fault again is in the report beside the sessions (``hosting/reports.py``), which is nobody
else's to read.
"""

import io
import logging
import sys
import threading
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import IO

import platformdirs

from crowe_table.disk import make_folder, open_private
from crowe_table.fault_lines import PlacesOnly
from crowe_table.paths import APP

FILE = "crowe-table.log"
LONGEST, OLDER = 1_000_000, 2
"""Bytes of a file, and how many older ones are kept beside it."""
_log = logging.getLogger(__name__)
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class _PrivateFile(RotatingFileHandler):
    """A log that is nobody else's to read, in UTF-8: a byte of a path that is none is written as ``\\udcff``."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            path, maxBytes=LONGEST, backupCount=OLDER, encoding="utf-8", errors="backslashreplace", delay=True
        )

    def _open(self) -> IO[str]:  # type: ignore[override]
        return io.TextIOWrapper(open_private(Path(self.baseFilename), "ab"), self.encoding, self.errors)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's name
        """What cannot be written has been told on standard error."""


def log_dir(data_dir: Path | None) -> Path:
    """Where logs lie: in the data directory that was given, or in the user's own folder by the custom of the system."""
    return data_dir / "logs" if data_dir else platformdirs.user_log_path(APP, appauthor=False)


def begin(folder: Path) -> None:
    """From now on warnings and faults are written there, and told on standard error; those too that nobody deals with,
    in whatever thread. Where nothing can be written, that is all.
    """
    ours = logging.getLogger("crowe_table")
    for old in ours.handlers[:]:
        ours.removeHandler(old)
        old.close()
    handlers: list[logging.Handler] = [logging.StreamHandler()] if sys.stderr else []
    with suppress(OSError):
        make_folder(folder)
        handlers.append(_PrivateFile(folder / FILE))
    for handler in handlers:
        handler.setFormatter(PlacesOnly(LINE))
        ours.addHandler(handler)
    sys.excepthook, threading.excepthook = _ended, _thread_ended


def _ended(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
    if not issubclass(kind, Exception):  # Somebody ends the program from the keyboard.
        sys.__excepthook__(kind, fault, trace)
        return
    _log.critical("The program failed", exc_info=(kind, fault, trace))


def _thread_ended(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is None or not issubclass(args.exc_type, Exception):
        return
    name = args.thread.name if args.thread else "?"
    _log.error("The thread %s failed", name, exc_info=(args.exc_type, args.exc_value, args.exc_traceback))
