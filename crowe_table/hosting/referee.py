"""Referees, who may see the hand of one seat in an unfinished game.

The session records each look, so that all players are informed.
"""

from datetime import UTC, datetime
from pathlib import Path

from crowe_table.disk import why_of
from crowe_table.engine.core import Reason, Seat, because
from crowe_table.engine.journal import Journal, Refereed, RefereeLook, Soundness, Stood
from crowe_table.hosting.locks import InUse, Lock
from crowe_table.hosting.replay import Replayed, load
from crowe_table.hosting.status import summary_of
from crowe_table.hosting.take_backs import peeked


def mark(path: Path, seat: Seat) -> Reason | None:
    """Record in a session that the hand of a seat is shown. If a Reason is returned, the hand must not be shown."""
    try:
        lock = Lock(path)
    except InUse:
        return because("save-in-use")
    try:
        return _marked(path, seat, load(path))
    finally:
        lock.release()


def _marked(path: Path, seat: Seat, found: Replayed) -> Reason | None:
    if found.table is None:
        return found.why
    if found.soundness is Soundness.TORN:
        return because("refuse-look-torn")
    look = RefereeLook(int(seat), datetime.now(UTC).isoformat(timespec="seconds"))
    journal = Journal(path, found.contents.seal, found.contents.length)
    try:
        journal.write([Refereed(look), Stood(summary_of(found.table, _last_played(path, found), True, peeked(found)))])
    except OSError as fault:
        return because("refuse-look-unwritten", why=why_of(fault))
    finally:
        journal.close()
    return None


def looks_of(found: Replayed) -> tuple[RefereeLook, ...]:
    """Return every look of a referee in a session."""
    return tuple(line.referee for line in found.contents.lines if isinstance(line, Refereed))


def notice_of(look: RefereeLook) -> Reason:
    """Return the notice about a look, for the players."""
    return because("save-refereed", number=look.seat + 1, date=look.at[:10])


def _last_played(path: Path, found: Replayed) -> datetime:
    """Return the time at which the table was last played. A look of a referee does not count."""
    told = [line.stood.at for line in found.contents.lines if isinstance(line, Stood)]
    try:
        return datetime.fromisoformat(told[-1])
    except (IndexError, ValueError):
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
