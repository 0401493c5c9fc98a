"""A referee may be shown what one seat of an unfinished game sees; that they were is written in the session itself, so
that everybody who sits down to it again is told.
"""

from datetime import UTC, datetime
from pathlib import Path

from crowe_table.disk import why_of
from crowe_table.engine.core import Reason, Seat, because
from crowe_table.engine.journal import Journal, Refereed, RefereeLook, Soundness, Stood
from crowe_table.hosting.locks import InUse, Lock
from crowe_table.hosting.replay import Replayed, load
from crowe_table.hosting.status import standing_of
from crowe_table.hosting.take_backs import peeked


def mark(path: Path, seat: Seat) -> Reason | None:
    """Writes down that this seat's hand is shown. Why it cannot be, and then nobody may be shown it."""
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
        journal.write([Refereed(look), Stood(standing_of(found.table, _played(path, found), True, peeked(found)))])
    except OSError as fault:
        return because("refuse-look-unwritten", why=why_of(fault))
    finally:
        journal.close()
    return None


def looks_of(found: Replayed) -> tuple[RefereeLook, ...]:
    """Every look that is written in a session."""
    return tuple(line.referee for line in found.contents.lines if isinstance(line, Refereed))


def told_of(look: RefereeLook) -> Reason:
    """What is said of a look to those who play."""
    return because("save-refereed", number=look.seat + 1, date=look.at[:10])


def _played(path: Path, found: Replayed) -> datetime:
    """When the table was last played: to look at it is not to play."""
    told = [line.stood.at for line in found.contents.lines if isinstance(line, Stood)]
    try:
        return datetime.fromisoformat(told[-1])
    except (IndexError, ValueError):
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
