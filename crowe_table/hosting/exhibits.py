"""The Famous Hands: sessions without actions, shipped with the program. Each game starts from a copy."""

from pathlib import Path

from msgspec import Struct

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import Reason, Seat, because, zone_of
from crowe_table.engine.journal import LESSON, SUFFIX, Header, Soundness, read
from crowe_table.hosting.new_table import table_of
from crowe_table.paths import shipped

SAVES = "saves"
"""Name of the folder with the sessions of famous hands."""


class Exhibit(Struct, frozen=True, kw_only=True):
    """A famous hand. Its texts are messages of its game.

    ``exhibit-<name>`` is the title. ``…-story`` and ``…-task`` are shown before the game. ``…-goal`` is the task in a
    few words, shown during the game. ``…-hero`` is the result in the book, ``…-best`` the best possible result, and
    ``…-moral`` the moral, all shown after the game.
    """

    path: Path
    name: str
    game: str
    seat: Seat
    """The visitor's seat: the first one without a computer player."""
    head: Header
    """The first line of the session."""


def exhibits(folder: Path | None = None) -> tuple[Exhibit, ...]:
    """Return the famous hands in the order of their file names. Other and damaged files are skipped."""
    found = (_exhibit(path) for path in sorted((folder or shipped(SAVES)).glob(f"*{SUFFIX}")))
    return tuple(exhibit for exhibit in found if exhibit)


def hand_of(exhibit: Exhibit) -> tuple[Card, ...]:
    """Return the visitor's cards at the start.

    Return no cards if none are dealt yet, or if the table cannot be created.
    """
    table = table_of(exhibit.head)
    if isinstance(table, Reason):
        return ()
    key = zone_of("hand", exhibit.seat)
    held = next((zone.cards for zone in table.view(exhibit.seat).zones if zone.key == key), ())
    return tuple(card for card in held if card != HIDDEN)


def goal_of(head: Header) -> Reason | None:
    """Return the task of a famous hand in a few words; None for a lesson or an ordinary game."""
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
