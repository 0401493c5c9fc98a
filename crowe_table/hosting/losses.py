"""What a program before this one could not write down: found when the shelf is looked through, told once.

Two kinds of file tell of it. One that is not yet whole and was to become a session: its table was begun and never
written. And a mark beside a session (``hosting/writer.py``): what was played last at it was not written. A session that
a program has open is left alone, for it may still be written.
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
from crowe_table.hosting.locks import held
from crowe_table.hosting.writer import UNWRITTEN

_NAME = re.compile(
    rf"(?P<game>[a-z-]+)-(?P<day>[0-9]{{4}}-[0-9][0-9]-[0-9][0-9])-[0-9]{{4}}-[0-9a-f]{{8}}{re.escape(SUFFIX)}\Z",
    re.ASCII,
)


class Loss(Struct, frozen=True):
    """A table of which something is lost."""

    session: Path
    """The file that it has or would have had."""
    files: tuple[Path, ...]
    """What tells of it."""
    game: str = ""
    """Empty where the name of the file does not tell."""
    day: date | None = None
    """When it was begun; None as above."""
    whole: bool = True
    """Whether nothing is left of it; else it stands as it was when it was last written."""


def losses(folder: Path) -> tuple[Loss, ...]:
    """What is lost in a folder of sessions, in the order of their names. Never raises."""
    found: dict[str, list[str]] = {}
    with suppress(OSError):
        for name in sorted(each.name for each in os.scandir(folder)):
            if session := _session_of(name):
                found.setdefault(session, []).append(name)
    return tuple(loss for session, names in found.items() for loss in _lost(folder, session, names))


def forget(those: tuple[Loss, ...]) -> None:
    """They have been told: what tells of them is taken away, and the seed of a table of which nothing is left."""
    for loss in those:
        if loss.whole:
            seeds.forget(loss.session)
        for path in loss.files:
            with suppress(OSError):
                path.unlink(missing_ok=True)


def is_told_of(name: str) -> bool:
    """Whether a file tells of a loss, and is not to be taken away before that is told."""
    return _session_of(name) is not None


def _session_of(name: str) -> str | None:
    """The name of the session of which a file tells that something is lost; None for any other file."""
    session = name.removesuffix(UNWRITTEN)
    if session == name:
        session = final_name(name) or name.removesuffix(FRESH)  # Earlier versions added the ending alone.
    return session if session != name and session.endswith(SUFFIX) else None


def _lost(folder: Path, session: str, names: list[str]) -> Iterator[Loss]:
    there = os.path.lexists(folder / session)
    if held(folder / session) or (there and not any(name.endswith(UNWRITTEN) for name in names)):
        return  # It is being written; or it is an older file, which was to be written anew and is whole.
    game, day = _begun(session)
    yield Loss(folder / session, tuple(folder / name for name in names), game, day, not there)


def _begun(session: str) -> tuple[str, date | None]:
    """The game and the day that the name of a session tells, where it is one that the shelf gave."""
    with suppress(ValueError):
        if (said := _NAME.match(session)) and said["game"] in games.slugs():
            return said["game"], date.fromisoformat(said["day"])
    return "", None
