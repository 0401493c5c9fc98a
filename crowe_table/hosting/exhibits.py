"""Famous deals that come with the program: sessions of one line, of which copies are played."""

from pathlib import Path

from msgspec import Struct

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import Reason, Seat, because, zone_of
from crowe_table.engine.journal import SUFFIX, Header, Soundness, read
from crowe_table.hosting.lessons import LESSON
from crowe_table.hosting.new_table import table_of
from crowe_table.paths import shipped

SAVES = "saves"


class Exhibit(Struct, frozen=True, kw_only=True):
    """A famous deal. All that is told of it are messages of its game: the title ``exhibit-<name>``, ``…-story`` and
    ``…-task``; ``…-goal``, the task in few words, which stays in sight while it is played; and for the end ``…-hero``,
    what was made of it in the books, ``…-best``, what could be made, and ``…-moral``.
    """

    path: Path
    name: str
    game: str
    seat: Seat
    """The visitor's: the first in which no opponent sits."""
    head: Header
    """What a copy of it begins with."""


def exhibits(folder: Path | None = None) -> tuple[Exhibit, ...]:
    """The famous deals in the order of their files' names; a file that is none, or is damaged, is passed over."""
    found = (_exhibit(path) for path in sorted((folder or shipped(SAVES)).glob(f"*{SUFFIX}")))
    return tuple(exhibit for exhibit in found if exhibit)


def hand_of(exhibit: Exhibit) -> tuple[Card, ...]:
    """The visitor's cards as they first see them; none where they hold none yet, or there can be no such table."""
    table = table_of(exhibit.head)
    if isinstance(table, Reason):
        return ()
    key = zone_of("hand", exhibit.seat)
    held = next((zone.cards for zone in table.view(exhibit.seat).zones if zone.key == key), ())
    return tuple(card for card in held if card != HIDDEN)


def goal_of(head: Header) -> Reason | None:
    """What is asked of whoever plays a famous deal, in few words; None of any other game, and in a lesson."""
    famous = head.exhibit and head.exhibit != LESSON
    return because(f"exhibit-{head.exhibit}-goal") if famous else None


def _exhibit(path: Path) -> Exhibit | None:
    try:
        contents = read(path.read_bytes())
    except OSError:
        return None
    head = contents.head
    if head is None or not head.exhibit or contents.soundness is not Soundness.SOUND:
        return None
    seat = next((Seat(seat) for seat, player in enumerate(head.players) if not player.level), None)
    if seat is None:
        return None
    return Exhibit(path=path, name=head.exhibit, game=head.game, seat=seat, head=head)
