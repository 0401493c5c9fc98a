"""The people who share this window to play one session: who the table is for now, and what they have yet to see.

A person's View is made when they have taken the table and not before. While the table is for nobody, and where several
play, nothing here holds more than everybody may know.
"""

from collections.abc import Callable, Iterator
from itertools import islice

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import SPECTATOR, Action, Moved, Reason, Seat, Shown, View, because
from crowe_table.engine.layout import Layout
from crowe_table.hosting.catch_up import UNSEEN, CatchUp
from crowe_table.hosting.exhibits import goal_of
from crowe_table.hosting.lessons import Teaching, teacher_of
from crowe_table.hosting.opponents import ComputerPlayers
from crowe_table.hosting.session import Release, ReleaseKind, Session
from crowe_table.hosting.update import Update
from crowe_table.hosting.worker import Worker
from crowe_table.search.advice import Advice
from crowe_table.settings import Settings, TakeBacks

TOLD_AT_ONCE = 8
"""Updates made between two frames, of what is told again: some milliseconds."""


class HotSeat:
    """One session and whoever plays it at this window."""

    def __init__(self, session: Session, worker: Worker, settings: Callable[[], Settings]) -> None:
        self.session = session
        self.settings = settings
        self._house_players = ComputerPlayers(session, worker)
        self._teacher = teacher_of(session)
        first = session.releases(wait=True)
        started = any(release.kind is ReleaseKind.STARTED for release in first)
        self._seen = dict.fromkeys(session.persons, UNSEEN if started else session.count)
        self._notices: list[Reason] = []
        self._catch_up: CatchUp | None = None
        """What the person who sits down is to be told when they take up their cards."""
        self._fresh = first if self.alone else self._noted(first)
        self._taken = False
        """Whether somebody has the table, and sees it."""

    # --- who

    @property
    def alone(self) -> bool:
        """Whether no two persons play: then nothing need be hidden from anybody at this window."""
        return len(self.session.persons) < 2

    def others(self, viewer: Seat) -> tuple[Seat, ...]:
        """The people who may be handed the table."""
        return () if self.alone else tuple(seat for seat in self.session.persons if seat != viewer)

    def next_person(self, viewer: Seat) -> Seat | None:
        """Who the table is for: the first person it waits for, clockwise from the viewer. None while it is the
        viewer's, or while only players of the house are waited for.
        """
        if self.alone:
            return None
        ring = self.session.ring
        at = ring.index(viewer) if viewer in ring else 0
        awaited = [seat for seat in (*ring[at:], *ring[:at]) if seat in self.session.awaited]
        persons = [seat for seat in awaited if seat in self.session.persons]
        return None if not persons or persons[0] == viewer else persons[0]

    def keeps_secret(self, seat: Seat) -> bool:
        """Whether this person will see anything, of now or of what they have not yet been shown, that not everybody
        may know; or is to answer what nobody else may hear.
        """
        question = self.session.question
        if question is None:
            return False
        if question.secret:
            return True
        theirs, everybodys = (self.session.catch_up(each, self._seen[seat]).updates() for each in (seat, SPECTATOR))
        private, public = _known(theirs), _known(everybodys)
        return not private <= public or self.session.view(seat).own is not None

    # --- sitting down

    def sit(self, seat: Seat) -> "HotSeatClient":
        """The table as this person finds it. Where several play, their own cards are still unseen: see ``uncover``."""
        self._taken = True
        if self.alone:
            if not self._fresh:  # Whoever sat here before has seen the rest, or it is not to be shown any more.
                self._noted(self.session.releases(wait=True))
            first = self._fresh[-1].seen[seat].view if self._fresh else self.session.view(seat)
            return HotSeatClient(self, seat, first, any(release.seen[seat].events for release in self._fresh))
        self.session.watch(seat)
        after = self.seen(seat)
        self._catch_up = self.session.catch_up(seat, after)
        return HotSeatClient(self, seat, self._catch_up.covered(), after == UNSEEN, covered=True)

    def uncover(self) -> Iterator[Update]:
        """The person who sits takes up their cards, and what has happened since they last saw the table is shown."""
        self._noted(self.session.releases(wait=True))
        catch_up, self._catch_up = self._catch_up, None
        return catch_up.updates() if catch_up else iter(())

    def saw(self, seat: Seat) -> None:
        """Notes that all that has happened was shown to this person; or, where nobody in particular looked, to
        everybody.
        """
        for each in self._seen if seat == SPECTATOR else (seat,):
            self._seen[each] = self.session.count

    def seen(self, seat: Seat) -> int:
        """How many actions this person has seen; for the spectator, how many everybody has."""
        return min(self._seen.values()) if seat == SPECTATOR else self._seen[seat]

    def rise(self) -> None:
        """Nobody has the table."""
        self._taken = False
        self.session.watch(SPECTATOR)
        self._catch_up = None
        self.forget_hint()

    # --- what happens

    @property
    def waiting(self) -> bool:
        """Whether something may happen that no person does: a player of the house thinks, something is written."""
        if self.session.waiting or self._fresh:
            return True
        return self._teacher.answers if self._teacher and self._teacher.under_way else self._house_players.waiting

    def poll(self, resting: bool) -> list[Release]:
        """What is written down and may be shown. While the table rests, the players of the house answer."""
        releases, self._fresh = [*self._fresh, *self.session.releases()], []
        if not releases and not self.session.waiting:
            self._go_on(resting)
        self._noted(releases)
        return releases

    def _go_on(self, resting: bool) -> None:
        """The others answer: the players of the house or, in a lesson, its script."""
        if self._teacher is None or not self._teacher.under_way:
            self._house_players.go_on(resting, counting=self._taken)
        elif resting:
            self._teacher.go_on()

    @property
    def time_left(self) -> float:
        """Seconds for which a question that has patience still waits."""
        return self._house_players.time_left

    def lesson(self) -> Teaching | None:
        """What the learner is told now; None where there is no lesson, or it is over and played on."""
        return self._teacher.told() if self._teacher else None

    def notices(self) -> list[Reason]:
        """What the program has to say of the file; each is said once."""
        told, self._notices = self._notices, []
        return told

    def _noted(self, releases: list[Release]) -> list[Release]:
        """Keeps the notices; everything else in the releases will be told again, to each person in turn."""
        self._notices += [notice for release in releases for notice in release.notices]
        return []

    def submit(self, action: Action) -> Reason | None:
        """A person's answer; or why it is refused."""
        judged = self._teacher.judge(action) if self._teacher and self._teacher.under_way else action
        if isinstance(judged, Reason):
            return judged
        reason = self.session.submit(judged)
        if reason is None:
            self._house_players.reconsider()
        return reason

    def can_take_back(self, seat: Seat) -> bool:
        """Whether the settings allow it, and there is something to be taken back."""
        return self.session.refuse_take_back(seat, self._take_backs) is None

    @property
    def _take_backs(self) -> TakeBacks:
        """The custom of the house; in a lesson one may always go back."""
        return "always" if self._teacher else self.settings().take_backs

    def take_back(self, seat: Seat) -> Reason | None:
        """Puts the table back to this person's last decision; what is undone nobody has seen."""
        reason = self.session.take_back(seat, self._take_backs)
        if reason is None:
            self._seen = {each: min(seen, self.session.count) for each, seen in self._seen.items()}
            self._house_players.begin_again()
        return reason

    def public(self) -> View:
        """What everybody may know."""
        return self.session.view(SPECTATOR)

    # --- a hint

    def refuse_hint(self, seat: Seat) -> Reason | None:
        """Why nobody may advise this seat, or None: where coin is played for, unless the law of the game allows it."""
        if not self.session.refuses_hints or self.session.may_advise(seat):
            return None
        return because("refuse-hint-stakes", law="the-stakes")

    def ask_hint(self, seat: Seat) -> Reason | None:
        """Begins to consider what this seat should do. The reason if it is asked nothing any more: what another has
        answered may still have to be shown.
        """
        view = self.session.view(seat)
        if not view.legal:
            return because("refuse-hint-not-asked")
        self._house_players.consider(view)
        return None

    def hint(self) -> tuple[Advice, ...] | None:
        """The advice asked for, best first, once it is ready."""
        return self._house_players.take_advice()

    def forget_hint(self) -> None:
        """Whoever asked for it is not told it any more."""
        self._house_players.forget_advice()


def _known(told: Iterator[Update]) -> set[Card]:
    """The faces that a viewer sees, or is told of, by the end of these updates."""
    found: set[Card] = set()
    for update in told:
        found.update(card for zone in update.view.zones for card in zone.cards)
        found.update(card for event in update.events if isinstance(event, Moved | Shown) for card in event.cards)
    return found - {HIDDEN}


class HotSeatClient:
    """One seat of a session, for as long as one person has the table. A SeatClient."""

    def __init__(self, hot_seat: HotSeat, viewer: Seat, view: View, opening: bool, covered: bool = False) -> None:
        """``opening``: the table is still to be seen being set up. ``covered``: the person has not yet taken up their
        cards.
        """
        self._hot_seat = hot_seat
        self._session = hot_seat.session
        self.viewer = viewer
        self._view = view
        self._opening = opening
        self.covered = covered
        self._told: Iterator[Update] = iter(())
        """What is still to be told again."""
        self.settled = False
        """Whether all that has happened was shown when last looked at."""
        self.acted = False
        """Whether this person has done anything since they took the table."""
        head = self._session.head
        self.players = head.players
        self.coinage = head.coinage
        self.goal = goal_of(head)

    # --- what is

    @property
    def alone(self) -> bool:
        return self._hot_seat.alone

    @property
    def opening(self) -> bool:
        return self._opening

    @property
    def time_left(self) -> float:
        return self._hot_seat.time_left

    def view(self) -> View:
        return self._view

    def layout(self) -> Layout:
        return self._session.game.layout(self._view.options, self._view.seats)

    def refuse(self, action: Action) -> Reason | None:
        return self._session.refuse(action)

    @property
    def ends_for_all(self) -> bool:
        """Whether the game has ended and several persons are to see the end together."""
        return self._session.over and not self.alone and self.viewer != SPECTATOR

    # --- what is done

    def uncover(self) -> None:
        """The person takes up their cards."""
        self.covered = False
        self._told = self._hot_seat.uncover()

    def submit(self, action: Action) -> Reason | None:
        reason = self._hot_seat.submit(action)
        self.acted = self.acted or reason is None
        return reason

    def can_take_back(self) -> bool:
        """Whether the settings allow it, and there is something to be taken back."""
        return self._hot_seat.can_take_back(self.viewer)

    def take_back(self) -> Reason | None:
        if self.viewer == SPECTATOR:
            return because("refuse-take-back-none")
        reason = self._hot_seat.take_back(self.viewer)
        if reason is None:
            self._told = iter(())
        return reason

    def refuse_hint(self) -> Reason | None:
        return self._hot_seat.refuse_hint(self.viewer)

    def lesson(self) -> Teaching | None:
        return self._hot_seat.lesson()

    def ask_hint(self) -> Reason | None:
        return self._hot_seat.ask_hint(self.viewer)

    def hint(self) -> tuple[Advice, ...] | None:
        return self._hot_seat.hint()

    # --- what happens

    def poll(self, resting: bool) -> list[Update]:
        if self.covered:
            return []
        told = list(islice(self._told, TOLD_AT_ONCE))
        releases = [] if told else self._hot_seat.poll(resting)
        if not self.ends_for_all:
            told += [release.seen[self.viewer] for release in releases]
        if told:
            self._view, self._opening = told[-1].view, False
        self.settled = resting and not told and not self._session.waiting
        if self.settled and not self.ends_for_all:
            self._hot_seat.saw(self.viewer)
        return told

    def notices(self) -> list[Reason]:
        return [] if self.covered else self._hot_seat.notices()

    def close(self) -> None:
        self._hot_seat.forget_hint()
