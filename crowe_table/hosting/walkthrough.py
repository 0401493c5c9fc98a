"""Walking through a finished game: the table after each answer, as one player saw it or with all hands open."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from msgspec.structs import replace

from crowe_table.engine.core import Action, AnyEvent, Changed, Moved, Reason, Seat, View, because
from crowe_table.engine.history import view_after
from crowe_table.engine.journal import Header
from crowe_table.engine.layout import Layout, Movement
from crowe_table.engine.money import Farthings
from crowe_table.engine.privacy import open_hands, redact_all
from crowe_table.engine.table import DEAL, AnyTable
from crowe_table.hosting.new_table import table_of
from crowe_table.hosting.replay import load
from crowe_table.hosting.update import Update


class Stride(StrEnum):
    """Length of a step: to the next answer, the end of the next trick, or the next deal."""

    ANSWER = "answer"
    TRICK = "trick"
    DEAL = "deal"


def _is_seen(events: Sequence[AnyEvent]) -> bool:
    """Whether an answer changed more than the turn to play."""
    return any(not isinstance(event, Changed) for event in events)


def _begins_deal(event: AnyEvent) -> bool:
    return isinstance(event, Changed) and event.fact == DEAL


@dataclass(frozen=True, slots=True)
class _Moment:
    """A point in a game: after a number of answers, with the last events of the last answer still to come."""

    answers: int
    to_come: int


def _moments(answer: int, table: AnyTable) -> Iterator[_Moment]:
    """Yield the moments of an answer: before a trick is gathered, and at the end."""
    events = table.events(answer)
    taken = next((at for at, event in enumerate(events) if isinstance(event, Moved) and event.how == Movement.TAKE), 0)
    if taken and not any(map(_begins_deal, events)):
        yield _Moment(answer, len(events) - taken)
    yield _Moment(answer, 0)


class Walk:
    """The steps of a finished game, numbered from 0, the opening table.

    A step is an answer with a visible effect. A complete trick has a step before it is gathered. Reaching any step
    takes a few milliseconds, because the table is replayed from its nearest snapshot.
    """

    def __init__(self, head: Header, table: AnyTable) -> None:
        """Raises ValueError if the game is not over."""
        if not table.over:
            raise ValueError("A game that is played is not walked through.")
        self.head = head
        self._table = table
        answers = range(1, len(table.actions) + 1)
        seen = (answer for answer in answers if _is_seen(table.events(answer)))
        self._moments = (_Moment(0, 0), *(moment for answer in seen for moment in _moments(answer, table)))
        deals = [step for step in range(self.last + 1) if any(map(_begins_deal, self._events(step)))]
        tricks = [step for step, moment in enumerate(self._moments) if moment.to_come]
        self._marks = {Stride.DEAL: deals, Stride.TRICK: tricks}

    def __reduce__(self) -> "tuple[Callable[[Header, Sequence[Action]], Walk], tuple[Header, tuple[Action, ...]]]":
        """Pickle the actions only; unpickling replays them."""
        return _rebuild, (self.head, tuple(self._table.actions))

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats of persons."""
        return tuple(Seat(seat) for seat, player in enumerate(self.head.players) if not player.level)

    @property
    def result(self) -> tuple[Farthings, ...]:
        """Farthings won or lost by each seat."""
        return self._table.result()

    @property
    def last(self) -> int:
        """Number of the last step."""
        return len(self._moments) - 1

    @property
    def strides(self) -> tuple[Stride, ...]:
        """The strides of this game. Not every game has tricks or several deals."""
        marked = [stride for stride, marks in self._marks.items() if len(marks) > 1]
        return (Stride.ANSWER, *(stride for stride in (Stride.TRICK, Stride.DEAL) if stride in marked))

    def count(self, stride: Stride) -> int:
        """Return the number of strides of this kind in the game."""
        return self.last if stride is Stride.ANSWER else len(self._marks[stride])

    def passed(self, stride: Stride, step: int) -> int:
        """Return the number of strides of this kind up to a step."""
        return step if stride is Stride.ANSWER else bisect_right(self._marks[stride], step)

    def stride(self, stride: Stride, step: int, direction: int) -> int:
        """Return the step after one stride, forwards (1) or backwards (−1), limited to the game."""
        if stride is Stride.ANSWER:
            return max(0, min(self.last, step + direction))
        marks = self._marks[stride]
        at = bisect_right(marks, step) if direction > 0 else bisect_left(marks, step) - 1
        return marks[at] if 0 <= at < len(marks) else self.last if direction > 0 else 0

    def layout(self) -> Layout:
        """Return the table's layout."""
        setup = self._table.setup
        return self._table.game.layout(setup.options, setup.seats)

    def view(self, step: int, seat: Seat, hands_open: bool) -> View:
        """Return the table at a step from this chair, without a question."""
        moment = self._moments[step]
        table = self._table.at(moment.answers)
        view = table.laid_open(seat) if hands_open else replace(table.view(seat), ask=None, legal=())
        return view_after(view, len(view.past) - moment.to_come) if moment.to_come else view

    def happened(self, step: int, seat: Seat, hands_open: bool) -> Update:
        """Return the events that led to a step from the one before it, and the table at that step."""
        events = self._events(step)
        told = open_hands(events, seat, self.layout().hand) if hands_open else redact_all(events, seat)
        return Update(told, self.view(step, seat, hands_open))

    def _events(self, step: int) -> list[AnyEvent]:
        """Return the events between the previous step and this one, unredacted."""
        moment, before = self._moments[step], self._moments[step - 1] if step else _Moment(-1, 0)
        if before.answers == moment.answers:
            events = self._table.events(moment.answers)
            return list(events[len(events) - before.to_come :])
        answers = range(before.answers + 1, moment.answers + 1)
        told = [event for answer in answers for event in self._table.events(answer)]
        return told[: len(told) - moment.to_come]


def walk_of(path: Path) -> Walk | Reason:
    """Return the walk through a saved game, or why there is none."""
    found = load(path)
    if found.table is None or found.head is None:
        return found.why or because("save-empty")
    return Walk(found.head, found.table) if found.table.over else because("walk-not-over")


def _rebuild(head: Header, actions: Sequence[Action]) -> Walk:
    """Return the walk with these actions replayed. Raises ValueError if they are not a finished game."""
    table = table_of(head)
    if isinstance(table, Reason) or any(isinstance(table.submit(action), Reason) for action in actions):
        raise ValueError("this game cannot be done again")
    return Walk(head, table)
