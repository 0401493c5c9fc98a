"""Losses: data that an earlier run of the program could not write. Each loss is reported once, when the shelf is read.

Two kinds of files indicate a loss. An unfinished session file means that the table was never written. A mark beside a
session (``hosting/writer.py``) means that the session's last actions were not written. Sessions that a program has open
are ignored, because they may still be written.
"""

import os
import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from pathlib import Path

from msgspec import Struct

from crowe_table import games
from crowe_table.disk import FRESH, final_name
from crowe_table.engine.journal import SUFFIX
from crowe_table.hosting import seeds
from crowe_table.hosting.locks import is_held
from crowe_table.hosting.writer import UNWRITTEN

_NAME = re.compile(
    rf"(?P<game>[a-z-]+)-(?P<day>[0-9]{{4}}-[0-9][0-9]-[0-9][0-9])-[0-9]{{4}}-[0-9a-f]{{8}}{re.escape(SUFFIX)}\Z",
    re.ASCII,
)


class Loss(Struct, frozen=True):
    """A table whose data are lost in part or completely."""

    session: Path
    """The file of the session, which may not exist."""
    files: tuple[Path, ...]
    """The files that indicate the loss."""
    game: str = ""
    """The game; empty if the file name does not contain it."""
    day: date | None = None
    """The day on which the session began; None if the file name does not contain it."""
    whole: bool = True
    """Whether everything is lost. If False, the session exists without its last actions."""


def losses(folder: Path) -> tuple[Loss, ...]:
    """Return the losses in a folder of sessions, sorted by file name. Never raises."""
    found: dict[str, list[str]] = {}
    with suppress(OSError):
        for name in sorted(each.name for each in os.scandir(folder)):
            if session := _session_of(name):
                found.setdefault(session, []).append(name)
    return tuple(loss for session, names in found.items() for loss in _losses_of(folder, session, names))


def forget(those: tuple[Loss, ...]) -> None:
    """Delete the files that indicate these losses, and the seeds of sessions that are lost completely."""
    for loss in those:
        if loss.whole:
            seeds.forget(loss.session)
        for path in loss.files:
            with suppress(OSError):
                path.unlink(missing_ok=True)


def indicates_loss(name: str) -> bool:
    """Return whether a file indicates a loss. Such a file must stay until the loss is reported."""
    return _session_of(name) is not None


def _session_of(name: str) -> str | None:
    session = name.removesuffix(UNWRITTEN)
    if session == name:
        session = final_name(name) or name.removesuffix(FRESH)  # Earlier versions only added the ending.
    return session if session != name and session.endswith(SUFFIX) else None


def _losses_of(folder: Path, session: str, names: list[str]) -> Iterator[Loss]:
    there = os.path.lexists(folder / session)
    if is_held(folder / session) or (there and not any(name.endswith(UNWRITTEN) for name in names)):
        return  # It is being written; or the interrupted write was a conversion, and the old file is complete.
    game, day = _parse_name(session)
    yield Loss(folder / session, tuple(folder / name for name in names), game, day, not there)


def _parse_name(session: str) -> tuple[str, date | None]:
    """Return the game and the day from the file name that the shelf gave to a session.

    For any other name, return an empty text and None.
    """
    with suppress(ValueError):
        if (said := _NAME.match(session)) and said["game"] in games.playable():
            return said["game"], date.fromisoformat(said["day"])
    return "", None
