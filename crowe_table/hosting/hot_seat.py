"""The people who share this window to play one session: for whom the table is now, and what he has yet to see.

A person's View is made when he has taken the table and not before. While the table is for nobody, and where several
play, nothing here holds more than everybody may know.
"""

from collections.abc import Callable

from crowe_table.engine.core import SPECTATOR, Reason, Seat, View
from crowe_table.hosting.catch_up import UNLAID, Retelling, Seen
from crowe_table.hosting.house_players import Thinkers
from crowe_table.hosting.seat_client import Parley
from crowe_table.hosting.session import Kind, Release, Session
from crowe_table.hosting.worker import Worker
from crowe_table.settings import Settings


class Round:
    """One session and whoever plays it here."""

    def __init__(self, session: Session, worker: Worker, settings: Callable[[], Settings]) -> None:
        self.session = session
        self.thinkers = Thinkers(session, worker)
        self.settings = settings
        first = session.releases(wait=True)
        laid = any(release.kind is Kind.LAID for release in first)
        self._seen = dict.fromkeys(session.persons, UNLAID if laid else session.count)
        self._notices: list[Reason] = []
        self._retelling: Retelling | None = None
        """What he who sits down is to be told when he takes up his cards."""
        self._fresh = first if self.alone else self._noted(first)

    # --- who

    @property
    def alone(self) -> bool:
        """Whether no two persons play: then nothing need be hidden from anybody at this window."""
        return len(self.session.persons) < 2

    def others(self, viewer: Seat) -> tuple[Seat, ...]:
        """The persons to whom the table may be passed."""
        return () if self.alone else tuple(seat for seat in self.session.persons if seat != viewer)

    def next_person(self, viewer: Seat) -> Seat | None:
        """For whom the table is: the first person it waits for, clockwise from him who has it. None while it is his,
        or while only players of the house are waited for.
        """
        if self.alone:
            return None
        ring = self.session.ring
        at = ring.index(viewer) if viewer in ring else 0
        awaited = [seat for seat in (*ring[at:], *ring[:at]) if seat in self.session.awaited]
        persons = [seat for seat in awaited if seat in self.session.persons]
        return None if not persons or persons[0] == viewer else persons[0]

    # --- sitting down

    def sit(self, seat: Seat) -> Parley:
        """The table as this person finds it. Where several play his own cards are still unseen: see ``unveil``."""
        if self.alone:
            first = self._fresh[-1].seen[seat].view if self._fresh else self.session.view(seat)
            return Parley(self, seat, first, any(release.seen[seat].events for release in self._fresh))
        self.session.watch(seat)
        after = self._since(seat)
        self._retelling = self.session.retelling(seat, after)
        return Parley(self, seat, self._retelling.veiled(), after == UNLAID, veil=True)

    def unveil(self) -> tuple[Seen, ...]:
        """He who sits takes up his cards, and what has happened since he last saw the table happens before his eyes."""
        self._noted(self.session.releases(wait=True))
        retelling, self._retelling = self._retelling, None
        return tuple(retelling.told()) if retelling else ()

    def saw(self, seat: Seat) -> None:
        """All that has happened was shown to him; what was shown to nobody in particular, to all."""
        for each in self._seen if seat == SPECTATOR else (seat,):
            self._seen[each] = self.session.count

    def rise(self) -> None:
        """Nobody has the table."""
        self.session.watch(SPECTATOR)
        self._retelling = None
        self.thinkers.forget_advice()

    def _since(self, seat: Seat) -> int:
        """How many actions he has seen; for the spectator, how many everybody has."""
        return min(self._seen.values()) if seat == SPECTATOR else self._seen[seat]

    # --- what happens

    def poll(self, resting: bool) -> list[Release]:
        """What is written down and may be shown. While the table rests, the players of the house answer."""
        releases, self._fresh = [*self._fresh, *self.session.releases()], []
        if not releases and not self.session.waiting:
            self.thinkers.think()
            if resting:
                self.thinkers.answer()
        self._noted(releases)
        return releases

    def notices(self) -> list[Reason]:
        """What the house has to say of the file; each is said once."""
        told, self._notices = self._notices, []
        return told

    def _noted(self, releases: list[Release]) -> list[Release]:
        """Remembers what the house has to say; what else they tell will be told again, to each in his turn."""
        self._notices += [notice for release in releases for notice in release.notices]
        return []

    def take_back(self, seat: Seat) -> Reason | None:
        """Puts the table back to this person's last decision; what is undone nobody has seen."""
        reason = self.session.take_back(seat, self.settings().take_backs)
        if reason is None:
            self._seen = {each: min(seen, self.session.count) for each, seen in self._seen.items()}
            self.thinkers.forget()
        return reason

    def public(self) -> View:
        """What everybody may know."""
        return self.session.view(SPECTATOR)
