"""The seat of a session at this window, and the persons who share it.

At most one person has the seat at a time. Their View is made when they take the seat, and dropped when they leave it.
While several persons play and none has the seat, this module holds only what everybody may know.
"""

from collections.abc import Callable, Iterator
from itertools import islice

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import SPECTATOR, Action, Moved, Reason, Seat, Shown, View, because
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import Farthings
from crowe_table.hosting.catch_up import UNSEEN, CatchUp
from crowe_table.hosting.coaching import Coach, CoachingCard
from crowe_table.hosting.exhibits import goal_of
from crowe_table.hosting.lessons import Instruction, teacher_of
from crowe_table.hosting.opponents import ComputerPlayers
from crowe_table.hosting.session import Release, ReleaseKind, Session
from crowe_table.hosting.update import Update
from crowe_table.hosting.worker import Worker
from crowe_table.search.advice import Advice
from crowe_table.settings import Settings, TakeBacks
from crowe_table.words.table_rules import TableRules, rules_of_session

MAX_CATCH_UP_UPDATES = 8
"""Maximum number of updates in one frame while a person catches up. An update takes less than a millisecond."""


class HotSeat:
    """A session and the person who has its seat. The object is the ``SeatClient`` of that person."""

    def __init__(
        self, session: Session, worker: Worker, settings: Callable[[], Settings], coached_deals: int = 0
    ) -> None:
        """Create the seat. Each person is coached by cards through the first ``coached_deals`` deals."""
        self.session = session
        self.settings = settings
        self.players = session.head.players
        self.coinage = session.head.coinage
        self.goal = goal_of(session.head)
        self._opponents = ComputerPlayers(session, worker)
        self._teacher = teacher_of(session)
        self._coaches = {seat: Coach(session.head.game, coached_deals) for seat in session.persons}
        first = self.releases(wait=True)
        started = any(release.kind is ReleaseKind.STARTED for release in first)
        self._seen = dict.fromkeys(session.persons, UNSEEN if started else session.count)
        self._notices: list[Reason] = []
        self._fresh: list[Release] = []
        """Releases that have been read from the session but not yet shown."""
        if self.alone:
            self._fresh = first
        else:
            self._keep_notices(first)

        self.seated = False
        """Whether somebody has the seat. A spectator counts too."""
        self.viewer = SPECTATOR
        """The player who has the seat; SPECTATOR for a spectator, and while nobody has it."""
        self._view: View | None = None
        """The View that was shown last; None while nobody has the seat."""
        self.opening = False
        """Whether the viewer has not yet seen how the table is set up."""
        self.covered = False
        """Whether the viewer has not yet picked up their cards."""
        self._catch_up: CatchUp | None = None
        """The updates to show when the viewer picks up their cards."""
        self._told: Iterator[Update] = iter(())
        """The missed updates that are being shown."""
        self.settled = False
        """Whether the last ``poll`` showed everything that has happened."""
        self.acted = False
        """Whether the viewer has answered since they took the seat."""

    def releases(self, wait: bool = False) -> list[Release]:
        """Return all new releases in order. With ``wait``, wait until everything is released."""
        return self.session.releases(wait)

    # --- the persons

    @property
    def alone(self) -> bool:
        """Whether at most one person plays. Then nothing must be hidden from the people at this window."""
        return len(self.session.persons) < 2

    def others(self, viewer: Seat) -> tuple[Seat, ...]:
        """Return the persons who can be handed the seat."""
        return () if self.alone else tuple(seat for seat in self.session.persons if seat != viewer)

    def next_person(self, viewer: Seat) -> Seat | None:
        """Return the first person that the table waits for, clockwise from the viewer.

        None if that person is the viewer, or if the table waits only for computer players.
        """
        if self.alone:
            return None
        ring = self.session.ring
        at = ring.index(viewer) if viewer in ring else 0
        awaited = [seat for seat in (*ring[at:], *ring[:at]) if seat in self.session.awaited]
        persons = [seat for seat in awaited if seat in self.session.persons]
        return None if not persons or persons[0] == viewer else persons[0]

    def keeps_secret(self, seat: Seat) -> bool:
        """Return whether this person will see something that not everybody may know, or must give a secret answer.

        Events that the person has missed count too.
        """
        question = self.session.question
        if question is None:
            return False
        if question.secret:
            return True
        theirs, everybodys = (self.session.catch_up(each, self._seen[seat]).updates() for each in (seat, SPECTATOR))
        private, public = _known(theirs), _known(everybodys)
        return not private <= public or self.session.view(seat).own is not None

    # --- taking and leaving the seat

    def sit(self, seat: Seat) -> None:
        """Give the seat to a person. If several persons play, the person's cards stay covered until ``uncover``."""
        self.seated, self.viewer = True, seat
        self.settled = self.acted = False
        self._told = iter(())
        if self.alone:
            if not self._fresh:  # Whoever had the seat before has seen the rest.
                self._keep_notices(self.releases(wait=True))
            self._view = self._fresh[-1].seen[seat].view if self._fresh else self.session.view(seat)
            self.opening, self.covered = any(release.seen[seat].events for release in self._fresh), False
            return
        self.session.watch(seat)
        after = self.seen(seat)
        self._catch_up = self.session.catch_up(seat, after)
        self._view = self._catch_up.covered()
        self.opening, self.covered = after == UNSEEN, True

    def uncover(self) -> None:
        """Let the viewer pick up their cards, and show them what they missed."""
        self.covered = False
        self._keep_notices(self.releases(wait=True))
        catch_up, self._catch_up = self._catch_up, None
        self._told = catch_up.updates() if catch_up else iter(())

    def leave_seat(self) -> None:
        """Take the seat from its person, and drop everything that only that person may know."""
        self.session.watch(SPECTATOR)
        self.seated, self.viewer = False, SPECTATOR
        self.opening = self.covered = self.settled = False
        self._view = self._catch_up = None
        self._told = iter(())
        self.close()

    def seen(self, seat: Seat) -> int:
        """Return the number of actions that this person has seen.

        For the spectator, return the number of actions that every person has seen.
        """
        return min(self._seen.values()) if seat == SPECTATOR else self._seen[seat]

    def _saw_everything(self) -> None:
        for each in self._seen if self.viewer == SPECTATOR else (self.viewer,):
            self._seen[each] = self.session.count

    # --- the table from the seat

    def rules(self) -> TableRules:
        return rules_of_session(self.session.head)

    def view(self) -> View:
        """Return the View that was shown last."""
        assert self._view is not None, "nobody has the seat"
        return self._view

    def public(self) -> View:
        """Return the spectator's View."""
        return self.session.view(SPECTATOR)

    def layout(self) -> Layout:
        view = self.view()
        return self.session.game.layout(view.options, view.seats)

    @property
    def ends_for_all(self) -> bool:
        """Whether the game is over and all persons should see the end together."""
        return self.session.over and not self.alone and self.viewer != SPECTATOR

    def gains(self) -> tuple[tuple[Farthings, ...], ...]:
        return self.session.gains()

    # --- answers

    def refuse(self, action: Action) -> Reason | None:
        return self.session.refuse(action)

    def submit(self, action: Action) -> Reason | None:
        judged = self._teacher.judge(action) if self._teacher and self._teacher.under_way else action
        if isinstance(judged, Reason):
            return judged
        reason = self.session.submit(judged)
        if reason is None:
            self.acted = True
            self.put_card_away()
            self._opponents.reconsider()
        return reason

    def can_take_back(self) -> bool:
        """Return whether the settings allow taking a move back, and the viewer has made one."""
        return self.session.refuse_take_back(self.viewer, self._take_backs) is None

    def take_back(self) -> Reason | None:
        if self.viewer == SPECTATOR:
            return because("refuse-take-back-none")
        reason = self.session.take_back(self.viewer, self._take_backs)
        if reason is None:
            self._seen = {each: min(seen, self.session.count) for each, seen in self._seen.items()}
            self._opponents.begin_again()
            self._told = iter(())
        return reason

    @property
    def _take_backs(self) -> TakeBacks:
        """The setting about taking moves back. A lesson always allows it."""
        return "always" if self._teacher else self.settings().take_backs

    # --- hints and lessons

    def refuse_hint(self) -> Reason | None:
        if not self.session.for_money or self.session.may_advise(self.viewer):
            return None
        return because("refuse-hint-stakes", law="the-stakes")

    def ask_hint(self) -> Reason | None:
        view = self.session.view(self.viewer)
        if not view.legal:  # Another seat has already answered, but that is not shown yet.
            return because("refuse-hint-not-asked")
        self._opponents.consider(view)
        return None

    def hint(self) -> tuple[Advice, ...] | None:
        return self._opponents.take_advice()

    def close(self) -> None:
        """Drop pending advice."""
        self._opponents.forget_advice()

    def lesson(self) -> Instruction | None:
        return self._teacher.instruction() if self._teacher else None

    def coaching_card(self, view: View) -> CoachingCard | None:
        coach = self._coaches.get(self.viewer)
        return coach.card(view) if coach else None

    def put_card_away(self) -> None:
        if coach := self._coaches.get(self.viewer):
            coach.put_away()

    # --- what happens

    @property
    def waiting(self) -> bool:
        """Whether the table may change without a person's input.

        True while a computer player is thinking or a file is being written.
        """
        if self.session.waiting or self._fresh:
            return True
        return self._teacher.answers if self._teacher and self._teacher.under_way else self._opponents.waiting

    @property
    def time_left(self) -> float:
        return self._opponents.time_left

    def poll(self, resting: bool) -> list[Update]:
        if self.covered:
            return []
        told = list(islice(self._told, MAX_CATCH_UP_UPDATES))
        releases: list[Release] = []
        if not told:
            releases, self._fresh = [*self._fresh, *self.releases()], []
            if not releases and not self.session.waiting:
                self._go_on(resting)
            self._keep_notices(releases)
        if not self.seated:
            return []
        if not self.ends_for_all:
            told += [release.seen[self.viewer] for release in releases]
        if told:
            self._view, self.opening = told[-1].view, False
        self.settled = resting and not told and not self.session.waiting
        if self.settled and not self.ends_for_all:
            self._saw_everything()
        return told

    def notices(self) -> list[Reason]:
        if self.covered:
            return []
        told, self._notices = self._notices, []
        return told

    def _go_on(self, resting: bool) -> None:
        """Let the computer players or the script of a lesson answer."""
        if self._teacher is None or not self._teacher.under_way:
            self._opponents.go_on(resting, counting=self.seated)
        elif resting:
            self._teacher.go_on()

    def _keep_notices(self, releases: list[Release]) -> None:
        self._notices += [notice for release in releases for notice in release.notices]


def _known(told: Iterator[Update]) -> set[Card]:
    found: set[Card] = set()
    for update in told:
        found.update(card for zone in update.view.zones for card in zone.cards)
        found.update(card for event in update.events if isinstance(event, Moved | Shown) for card in event.cards)
    return found - {HIDDEN}
