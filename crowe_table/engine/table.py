"""Table: the only owner of a State. It accepts actions and returns events and views."""

import logging
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from traceback import format_exc
from typing import Generic, TypeAlias
from weakref import WeakValueDictionary

import msgspec

from crowe_table.decoding import decoder
from crowe_table.engine.core import (
    SPECTATOR,
    TABLE,
    Action,
    AnyEvent,
    Changed,
    Options,
    OptionsT,
    Paid,
    Question,
    Reason,
    Record,
    RecordT,
    Seat,
    Setup,
    Timeout,
    View,
    act_of,
    because,
)
from crowe_table.engine.game import Game
from crowe_table.engine.money import MINT, Farthings
from crowe_table.engine.privacy import Projection, open_hands, redact_all
from crowe_table.engine.state import State

FAULT = "refuse-fault"
"""The refusal of an action for which the rules raised an exception."""
DEAL = "deal"
"""Name of the fact that changes when a deal begins. The past in a View starts at that change."""
SNAPSHOT_EVERY = 64
"""Maximum number of actions between snapshots. The limit matters in games without deals."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Snapshot(Generic[RecordT, OptionsT]):
    """The state after some number of actions and events."""

    state: State[RecordT, OptionsT]
    answers: int
    events: int
    deal_began: int


class Table(Generic[RecordT, OptionsT]):
    """One game in progress. It is deterministic: the same setup and actions always give the same table."""

    def __init__(self, game: Game[RecordT, OptionsT], setup: Setup[OptionsT]) -> None:
        self.game = game
        self.setup = setup
        self._answers: list[Action] = []
        self._events: list[AnyEvent] = []
        self._ends: list[int] = []
        """The number of events so far, at the opening of the table and after each action."""
        self._deal_began = 0
        self._snapshots: list[_Snapshot[RecordT, OptionsT]] = []
        self._question: Question | None = None
        self._projection: Projection[RecordT, OptionsT] | None = None
        """The current state for its viewers, created on first use."""
        self._views: WeakValueDictionary[Seat, View[RecordT, OptionsT]] = WeakValueDictionary()
        """The View of each viewer.

        A View is valid until something happens, and is kept only while somebody holds a reference to it.
        """
        self._listed: dict[Seat, tuple[Action, ...]] = {}
        """The legal actions shown to each viewer since the last event. They need no second check."""
        self._redacted: dict[Seat, tuple[int, tuple[AnyEvent, ...]]] = {}
        """For each viewer, the number of the deal's first event and the events redacted so far."""
        self.fault = ""
        """The traceback of the last action for which the rules raised an exception, for a report.

        It may reveal cards.
        """
        self._gains: tuple[int, tuple[tuple[Farthings, ...], ...]] = (-1, ())
        """The gains of finished deals, with the number of the first event of the current deal."""
        self._looks_back = False
        """Whether this table shows an earlier moment of a finished game."""
        events: list[AnyEvent] = []
        self._state = game.new(setup, events.append)
        self._note_events(events)
        self._note_state()
        self._keep_snapshot()

    # --- what is

    @property
    def over(self) -> bool:
        return self._question is None

    @property
    def question(self) -> Question | None:
        """The current question; None if the game is over."""
        return self._question

    @property
    def deal(self) -> int:
        return self._state.public.deal

    @property
    def actions(self) -> Sequence[Action]:
        """All actions so far, except those taken back."""
        return self._answers

    def view(self, seat: Seat) -> View[RecordT, OptionsT]:
        """Return the View of this seat: the present state and the events of the deal, both as far as the seat may know
        them.
        """
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self._projected().view(seat, self._past(seat))
            self._listed[seat] = view.legal
        return view

    def laid_open(self, seat: Seat) -> View[RecordT, OptionsT]:
        """Return this seat's view with every hand face up. Raises RuntimeError unless the game is over."""
        if not (self.over or self._looks_back):
            raise RuntimeError("No hand is laid open while the game is played.")
        hands = self.game.layout(self._state.options, self._state.seats).hands
        return self._projected().laid_open(seat, open_hands(self._events[self._deal_began :], seat, hands))

    def watch(self) -> View[RecordT, OptionsT]:
        """Return the spectator's view."""
        return self.view(SPECTATOR)

    def events(self, count: int) -> Sequence[AnyEvent]:
        """Return the unredacted events of action number ``count``, counted from 1.

        Number 0 is the opening of the table.
        """
        first = self._ends[count - 1] if count else 0
        return self._events[first : self._ends[count]]

    def digest(self) -> str:
        """Return the hash of the state, for saves and tests. It reveals no cards."""
        return self._state.digest()

    def result(self) -> tuple[Farthings, ...]:
        """Return the farthings won or lost by each seat."""
        return self.game.result(self._state)

    def prepare(self) -> None:
        """Precompute expensive chart data. Safe to call from another thread."""
        self.game.prepare(self._state.options)

    def gains(self) -> tuple[tuple[Farthings, ...], ...]:
        """Return what each seat won or lost in each finished deal.

        Money that a seat has staked or put into its own bank still counts as the seat's. Counters, loans from outside
        the table and money from the mint do not count.
        """
        began, found = self._gains
        if began != self._deal_began:
            outside = {MINT.name, *self.game.layout(self._state.options, self._state.seats).unseen}
            found = tuple(_gains(self._events[: self._deal_began], self._state.seats, outside))
            self._gains = self._deal_began, found
        return found

    def next_options(self) -> OptionsT:
        """Return the options for the next game in the series."""
        return self.game.next_options(self._state)

    def ledger_sum(self) -> int:
        """Return the total of the ledger, which is always zero."""
        return self._state.ledger.sum()

    def inspect(self, look: Callable[[State[RecordT, OptionsT]], object]) -> None:
        """Give a test or a diagnostic tool access to the state. The game itself must never call this."""
        look(self._state)

    # --- what may be done

    def refuse(self, action: Action) -> Reason | None:
        """Return why this action is not allowed now; None if it is allowed.

        Actions listed in the seat's view need no second check.
        """
        if action in self._listed.get(action.seat, ()):
            return None
        if type(action) not in self.game.actions:
            return because("refuse-foreign", act=act_of(action))
        if self._question is None:
            return because("refuse-over")
        if type(action) is Timeout:
            lapses = self._question.time_limit > 0 and action.seat == TABLE
            return self.game.refuse(self._state, action) if lapses else because("refuse-not-the-question")
        if not 0 <= action.seat < self._state.seats:
            return because("refuse-no-such-seat", number=action.seat)
        asked = self._question.asked_of(action.seat)
        if asked is None:
            return self.game.uncalled(self._state, action) or because("refuse-not-asked", seat=action.seat)
        if type(action) not in asked.acts:
            return self.game.untimely(self._state, action)
        return self.game.refuse(self._state, action)

    def submit(self, action: Action) -> Reason | tuple[AnyEvent, ...]:
        """Execute an action and return its unredacted events. If the action is refused, return the refusal and change
        nothing.

        If the rules raise an exception, it is logged, the action is undone, and a refusal is returned.
        """
        if reason := self.refuse(action):
            return reason
        before = self._state.clone()
        try:
            return self.repeat(action)
        except Exception as fault:
            self._state = before
            self._note_state()
            self.fault = format_exc()
            _log.exception("%s failed at %s after %d answers", self.game.slug, act_of(action), len(self._answers))
            return because(FAULT, fault=type(fault).__name__)

    def repeat(self, action: Action) -> tuple[AnyEvent, ...]:
        """Execute an action that was legal in the same state before, without a new check. Return its events."""
        deal = self._state.public.deal
        events: list[AnyEvent] = []
        self.game.apply(self._state, action, events.append)
        self._note_state()
        self._answers.append(action)
        self._note_events(events)
        if self._state.public.deal != deal or len(self._answers) - self._snapshots[-1].answers >= SNAPSHOT_EVERY:
            self._keep_snapshot()
        return tuple(events)

    def take_back(self, count: int = 1) -> bool:
        """Undo the last ``count`` actions, starting from the nearest snapshot. Return False if there are fewer."""
        if not 0 < count <= len(self._answers):
            return False
        answers = self._answers[: len(self._answers) - count]
        while self._snapshots[-1].answers > len(answers):
            self._snapshots.pop()
        self._stand_at(self._snapshots[-1], answers)
        return True

    def at(self, count: int) -> "Table[RecordT, OptionsT]":
        """Return another table in the state after ``count`` actions. Raises ValueError if there are fewer.

        If this game is over, the hands of the other table may be laid open.
        """
        if not 0 <= count <= len(self._answers):
            raise ValueError(f"This table has {len(self._answers)} answers: it has not stood after {count}.")
        twin: Table[RecordT, OptionsT] = Table.__new__(Table)
        twin.game, twin.setup, twin._redacted, twin._views = self.game, self.setup, {}, WeakValueDictionary()
        twin._listed, twin.fault, twin._projection, twin._gains = {}, "", None, (-1, ())
        twin._looks_back = self.over or self._looks_back
        twin._snapshots = [snapshot for snapshot in self._snapshots if snapshot.answers <= count]
        twin._events, twin._ends, twin._answers = self._events[:], self._ends[:], []
        twin._stand_at(twin._snapshots[-1], self._answers[:count])
        return twin

    # --- how it is kept

    def _stand_at(self, snapshot: _Snapshot[RecordT, OptionsT], answers: list[Action]) -> None:
        self._state, self._deal_began = snapshot.state.clone(), snapshot.deal_began
        self._answers = answers[: snapshot.answers]
        del self._events[snapshot.events :], self._ends[snapshot.answers + 1 :]
        self._redacted.clear()
        self._gains = -1, ()
        self._note_state()
        for action in answers[snapshot.answers :]:
            self.repeat(action)

    def _note_state(self) -> None:
        """Compute the question of the new state and drop cached views."""
        self._question = self.game.question(self._state)
        if self._projection:
            self._projection = None
            self._views.clear()
            self._listed.clear()

    def _projected(self) -> Projection[RecordT, OptionsT]:
        if self._projection is None:
            self._projection = Projection(self.game, self._state, self._question)
        return self._projection

    def _note_events(self, events: list[AnyEvent]) -> None:
        for at, event in enumerate(events, len(self._events)):
            if type(event) is Changed and event.fact == DEAL:
                self._deal_began = at
        self._events += events
        self._ends.append(len(self._events))

    def _keep_snapshot(self) -> None:
        kept = _Snapshot(self._state.clone(), len(self._answers), len(self._events), self._deal_began)
        self._snapshots.append(kept)

    def _past(self, seat: Seat) -> tuple[AnyEvent, ...]:
        """Return the events of the deal as a seat saw them. Only new events are redacted."""
        began, events = self._redacted.get(seat, (-1, ()))
        if began != self._deal_began:
            events = ()
        fresh = self._events[self._deal_began + len(events) :]
        if fresh or began != self._deal_began:
            events = (*events, *redact_all(fresh, seat))
            self._redacted[seat] = (self._deal_began, events)
        return events


def _gains(events: Sequence[AnyEvent], seats: int, outside: set[str]) -> Iterator[tuple[Farthings, ...]]:
    sums: list[int] | None = None
    for event in events:
        if type(event) is Changed and event.fact == DEAL:
            if sums is not None:
                yield tuple(map(Farthings, sums))
            sums = [0] * seats
        elif type(event) is Paid and sums is not None and outside.isdisjoint((event.source.name, event.target.name)):
            for account, sign in ((event.source, -1), (event.target, 1)):
                if account.seat >= 0 and not account.counters:
                    sums[account.seat] += sign * event.farthings
    if sums is not None:
        yield tuple(map(Farthings, sums))


AnyTable: TypeAlias = Table[Record, Options]


def action_decoder(game: Game[RecordT, OptionsT]) -> "msgspec.json.Decoder[Action]":
    """Return a decoder that accepts only the actions of this game."""
    union = game.actions[0]
    for kind in game.actions[1:]:
        union = union | kind  # type: ignore[assignment]
    return decoder(union)
