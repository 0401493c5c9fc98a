"""Table: the only owner of a State. Answers go in; what happened comes out, and views of what is."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from traceback import format_exc
from typing import Generic, TypeAlias
from weakref import WeakValueDictionary

import msgspec

from crowe_table.engine.core import (
    SPECTATOR,
    TABLE,
    Action,
    AnyEvent,
    Changed,
    Options,
    OptionsT,
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
from crowe_table.engine.money import Farthings
from crowe_table.engine.privacy import Projection, open_hands, redact_all
from crowe_table.engine.state import State

FAULT = "refuse-fault"
"""The refusal of an answer at which the laws failed."""
DEAL = "deal"
"""The fact whose change begins a deal; the past in a View goes back to it."""
SNAPSHOT_EVERY = 64
"""Answers after which a snapshot is kept though no deal has begun: not every game has deals."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Snapshot(Generic[RecordT, OptionsT]):
    """The truth as it stood after so many answers and so many events."""

    state: State[RecordT, OptionsT]
    answers: int
    events: int
    deal_began: int


class Table(Generic[RecordT, OptionsT]):
    """One game being played. Deterministic: the same setup and answers give the same table for ever."""

    def __init__(self, game: Game[RecordT, OptionsT], setup: Setup[OptionsT]) -> None:
        self.game = game
        self.setup = setup
        self._answers: list[Action] = []
        self._events: list[AnyEvent] = []
        self._ends: list[int] = []
        """For each moment, from the opening of the table on, how many events had happened by then."""
        self._deal_began = 0
        self._snapshots: list[_Snapshot[RecordT, OptionsT]] = []
        self._question: Question | None = None
        self._projection: Projection[RecordT, OptionsT] | None = None
        """The state as viewers see it, made when the first of them looks."""
        self._views: WeakValueDictionary[Seat, View[RecordT, OptionsT]] = WeakValueDictionary()
        """What each viewer sees of it, until something happens, and for as long as somebody looks at it."""
        self._listed: dict[Seat, tuple[Action, ...]] = {}
        """What each viewer has been told that they may answer, until something happens: it is not judged again."""
        self._told: dict[Seat, tuple[int, tuple[AnyEvent, ...]]] = {}
        """For each viewer, where the deal began and what was redacted of it already."""
        self.fault = ""
        """What came of the last answer at which the laws failed, for a report: it may name cards."""
        self._looks_back = False
        """Whether it shows an earlier moment of a game that is over."""
        told: list[AnyEvent] = []
        self._state = game.new(setup, told.append)
        self._note_events(told)
        self._note_state()
        self._keep_snapshot()

    # --- what is

    @property
    def over(self) -> bool:
        return self._question is None

    @property
    def question(self) -> Question | None:
        """Who is asked, and by which acts; None when the game is over."""
        return self._question

    @property
    def deal(self) -> int:
        return self._state.public.deal

    @property
    def actions(self) -> Sequence[Action]:
        """Every action so far that stands."""
        return self._answers

    def view(self, seat: Seat) -> View[RecordT, OptionsT]:
        """What this seat may know now, with the past of the deal as it saw it."""
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self._projected().view(seat, self._past(seat))
            self._listed[seat] = view.legal
        return view

    def laid_open(self, seat: Seat) -> View[RecordT, OptionsT]:
        """What this seat saw, and every hand face up besides. Raises RuntimeError unless the game is over."""
        if not (self.over or self._looks_back):
            raise RuntimeError("No hand is laid open while the game is played.")
        hand = self.game.layout(self._state.options, self._state.seats).hand
        return self._projected().laid_open(seat, open_hands(self._events[self._deal_began :], seat, hand))

    def watch(self) -> View[RecordT, OptionsT]:
        """What everybody may know."""
        return self.view(SPECTATOR)

    def events(self, count: int) -> Sequence[AnyEvent]:
        """What the answer of this number brought about, in whole truth; number 0 is the table being opened."""
        first = self._ends[count - 1] if count else 0
        return self._events[first : self._ends[count]]

    def digest(self) -> str:
        """The seal of the whole truth, for saves and tests; it tells nothing of the cards."""
        return self._state.digest()

    def result(self) -> tuple[Farthings, ...]:
        """Farthings won or lost by each seat."""
        return self.game.result(self._state)

    def prepare(self) -> None:
        """Computes what the charts of these laws take long to compute. It may be called beside all else."""
        self.game.prepare(self._state.options)

    def next_options(self) -> OptionsT:
        """The options for another game after this one."""
        return self.game.next_options(self._state)

    def ledger_sum(self) -> int:
        """Zero, always."""
        return self._state.ledger.sum()

    def inspect(self, look: Callable[[State[RecordT, OptionsT]], object]) -> None:
        """Lets a test or a technician look at the truth. Nothing in the program that plays may call this."""
        look(self._state)

    # --- what may be done

    def refuse(self, action: Action) -> Reason | None:
        """Why this action is not allowed now, or None. What is listed in a seat's view need not be judged once more."""
        if action in self._listed.get(action.seat, ()):
            return None
        if type(action) not in self.game.actions:
            return because("refuse-foreign", act=act_of(action))
        if self._question is None:
            return because("refuse-over")
        if type(action) is Timeout:
            lapses = self._question.patience > 0 and action.seat == TABLE
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
        """Does it and tells what happened, in whole truth, or refuses and changes nothing.

        A fault in the game's laws is a refusal too: it is logged, and the table stands as it stood.
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
        """Does an action that was allowed when this table, or another like it, stood here: it is not judged again.
        Returns what happened.
        """
        deal = self._state.public.deal
        told: list[AnyEvent] = []
        self.game.apply(self._state, action, told.append)
        self._note_state()
        self._answers.append(action)
        self._note_events(told)
        if self._state.public.deal != deal or len(self._answers) - self._snapshots[-1].answers >= SNAPSHOT_EVERY:
            self._keep_snapshot()
        return tuple(told)

    def take_back(self, count: int = 1) -> bool:
        """Undoes the last answers, from the nearest snapshot. False if there are not so many."""
        if not 0 < count <= len(self._answers):
            return False
        answers = self._answers[: len(self._answers) - count]
        while self._snapshots[-1].answers > len(answers):
            self._snapshots.pop()
        self._stand_at(self._snapshots[-1], answers)
        return True

    def at(self, count: int) -> "Table[RecordT, OptionsT]":
        """Another table, standing as this one stood after so many answers. Raises ValueError if there were not.

        Of a game that is over, it may be laid open.
        """
        if not 0 <= count <= len(self._answers):
            raise ValueError(f"This table has {len(self._answers)} answers: it has not stood after {count}.")
        twin: Table[RecordT, OptionsT] = Table.__new__(Table)
        twin.game, twin.setup, twin._told, twin._views = self.game, self.setup, {}, WeakValueDictionary()
        twin._listed, twin.fault, twin._projection = {}, "", None
        twin._looks_back = self.over or self._looks_back
        twin._snapshots = [snapshot for snapshot in self._snapshots if snapshot.answers <= count]
        twin._events, twin._ends, twin._answers = self._events[:], self._ends[:], []
        twin._stand_at(twin._snapshots[-1], self._answers[:count])
        return twin

    # --- how it is kept

    def _stand_at(self, snapshot: _Snapshot[RecordT, OptionsT], answers: list[Action]) -> None:
        """Puts the table back to where it stood after these answers: from the snapshot, doing the rest again."""
        self._state, self._deal_began = snapshot.state.clone(), snapshot.deal_began
        self._answers = answers[: snapshot.answers]
        del self._events[snapshot.events :], self._ends[snapshot.answers + 1 :]
        self._told.clear()
        self._note_state()
        for action in answers[snapshot.answers :]:
            self.repeat(action)

    def _note_state(self) -> None:
        """Finds the question of the new state, and forgets the views of the one before."""
        self._question = self.game.question(self._state)
        if self._projection:
            self._projection = None
            self._views.clear()
            self._listed.clear()

    def _projected(self) -> Projection[RecordT, OptionsT]:
        if self._projection is None:
            self._projection = Projection(self.game, self._state, self._question)
        return self._projection

    def _note_events(self, told: list[AnyEvent]) -> None:
        """Keeps the events that one answer brought about."""
        for at, event in enumerate(told, len(self._events)):
            if type(event) is Changed and event.fact == DEAL:
                self._deal_began = at
        self._events += told
        self._ends.append(len(self._events))

    def _keep_snapshot(self) -> None:
        kept = _Snapshot(self._state.clone(), len(self._answers), len(self._events), self._deal_began)
        self._snapshots.append(kept)

    def _past(self, seat: Seat) -> tuple[AnyEvent, ...]:
        """The past of the deal as a seat saw it; what was redacted for it before is not redacted again."""
        began, told = self._told.get(seat, (-1, ()))
        if began != self._deal_began:
            told = ()
        fresh = self._events[self._deal_began + len(told) :]
        if fresh or began != self._deal_began:
            told = (*told, *redact_all(fresh, seat))
            self._told[seat] = (self._deal_began, told)
        return told


AnyTable: TypeAlias = Table[Record, Options]


def action_decoder(game: Game[RecordT, OptionsT]) -> "msgspec.json.Decoder[Action]":
    """Reads actions of one game and nothing else."""
    union = game.actions[0]
    for kind in game.actions[1:]:
        union = union | kind  # type: ignore[assignment]
    return msgspec.json.Decoder(union)
