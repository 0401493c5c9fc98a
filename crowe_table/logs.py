"""Log files: three of 1 MB each, rotated, in the user's log folder.

They never contain cards or seeds. They record an exception's type and source lines, but not its message. The details
needed to reproduce a failure are in a private report, which is stored beside the sessions (``hosting/reports.py``).
"""

import io
import logging
import signal
import sys
import threading
from _thread import interrupt_main
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import IO

import platformdirs

from crowe_table.disk import make_folder, open_private
from crowe_table.fault_lines import PlacesOnly
from crowe_table.paths import APP
from crowe_table.platforms import is_out_of_memory

FILE = "crowe-table.log"
MAX_BYTES, OLDER_FILES = 1_000_000, 2
"""Maximum size of a file in bytes, and number of older files."""
_log = logging.getLogger(__name__)
_short_of_memory = threading.Event()
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class _PrivateFile(RotatingFileHandler):
    """A private log file in UTF-8. Undecodable bytes of a path appear as ``\\udcff``."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            path, maxBytes=MAX_BYTES, backupCount=OLDER_FILES, encoding="utf-8", errors="backslashreplace", delay=True
        )

    def _open(self) -> IO[str]:  # type: ignore[override]
        return io.TextIOWrapper(open_private(Path(self.baseFilename), "ab"), self.encoding, self.errors)

    def rotate(self, source: str, dest: str) -> None:
        """Start a new file.

        On Windows this fails while another program has the old file open. The old file then keeps growing.
        """
        with suppress(OSError):
            super().rotate(source, dest)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the library's name
        """Do nothing, because standard error already has the record."""


def log_dir(data_dir: Path | None) -> Path:
    """Return the log folder: in the given data directory, or the system's default for the user."""
    return data_dir / "logs" if data_dir else platformdirs.user_log_path(APP, appauthor=False)


def begin(folder: Path) -> None:
    """Log warnings, errors and uncaught exceptions of all threads to this folder and to standard error.

    If the folder is not writable, log to standard error alone.
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


def is_thread_out_of_memory() -> bool:
    """Return whether a background thread ran out of memory. When one does, the main thread receives SIGTERM."""
    return _short_of_memory.is_set()


def _ended(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
    if not issubclass(kind, Exception):  # Keyboard interrupt.
        sys.__excepthook__(kind, fault, trace)
        return
    _log.critical("The program failed", exc_info=(kind, fault, trace))


def _thread_ended(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is None or not issubclass(args.exc_type, Exception):
        return
    if is_out_of_memory(args.exc_value):
        _short_of_memory.set()
        interrupt_main(signal.SIGTERM)  # SIGINT would be ignored by a program started in the background.
        return
    name = args.thread.name if args.thread else "?"
    _log.error("The thread %s failed", name, exc_info=(args.exc_type, args.exc_value, args.exc_traceback))
