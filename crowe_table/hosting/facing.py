"""The seats of two persons who sit opposite each other at one table-top screen.

Both have their seat all the time. Each sees only what their seat may know.
"""

from collections.abc import Callable

from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import SPECTATOR, AnyEvent, Moved, Seat, Shown, View
from crowe_table.hosting.hot_seat import HotSeat
from crowe_table.hosting.session import Release, Session
from crowe_table.hosting.worker import Worker
from crowe_table.settings import Settings


class SharedReleases:
    """The releases of a session, for two seats. Each seat receives every release once."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._unread: dict[Seat, list[Release]] = {seat: [] for seat in session.persons}

    def read(self, seat: Seat, wait: bool) -> list[Release]:
        """Return the new releases for a seat. With ``wait``, wait until everything is released."""
        for release in self._session.releases(wait):
            for unread in self._unread.values():
                unread.append(release)
        found, self._unread[seat] = self._unread[seat], []
        return found


class FacingSeat(HotSeat):
    """One of the two seats. Its person never leaves it."""

    def __init__(
        self,
        session: Session,
        worker: Worker,
        settings: Callable[[], Settings],
        seat: Seat,
        shared: SharedReleases,
        coached_deals: int = 0,
    ) -> None:
        self._shared = shared
        self._seat = seat
        super().__init__(session, worker, settings, coached_deals)
        self.sit(seat)
        self.uncover()
        session.watch(*session.persons)

    def releases(self, wait: bool = False) -> list[Release]:
        return self._shared.read(self._seat, wait)

    @property
    def ends_for_all(self) -> bool:
        """False: each person sees the end from their own chair."""
        return False

    def secrets(self) -> frozenset[Card]:
        """Return the cards whose faces this person sees and the other does not."""
        own, public = self.session.view(self.viewer), self.session.view(SPECTATOR)
        return frozenset(_faces(own) - _faces(public))

    def without_secrets(self, view: View) -> View:
        """Return what a spectator may know of a View of this person."""
        secrets = self.secrets()
        zones = tuple(
            replace(zone, cards=tuple(HIDDEN if card in secrets else card for card in zone.cards))
            for zone in view.zones
        )
        return replace(view, seat=SPECTATOR, own=None, legal=(), zones=zones)

    def veil(self, event: AnyEvent) -> AnyEvent:
        """Return an event without the faces that the other person must not see."""
        if not isinstance(event, Moved | Shown):
            return event
        secrets = self.secrets()
        if secrets.isdisjoint(event.cards):
            return event
        return replace(event, cards=tuple(HIDDEN if card in secrets else card for card in event.cards))


def _faces(view: View) -> set[Card]:
    return {card for zone in view.zones for card in zone.cards if card != HIDDEN}


def facing_seats(
    session: Session, worker: Worker, settings: Callable[[], Settings], coached_deals: int = 0
) -> tuple[FacingSeat, ...]:
    """Seat both persons of a session. Each is coached by cards through the first ``coached_deals`` deals."""
    shared = SharedReleases(session)
    return tuple(FacingSeat(session, worker, settings, seat, shared, coached_deals) for seat in session.persons)
