"""A finished game walked through again: how it stood after each answer, as one player saw it or with all hands open."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from msgspec.structs import replace

from crowe_table.engine.core import Action, AnyEvent, Changed, Moved, Reason, Seat, View, because
from crowe_table.engine.history import standing_at
from crowe_table.engine.journal import Header
from crowe_table.engine.layout import Layout, Movement
from crowe_table.engine.money import Farthings
from crowe_table.engine.privacy import open_hands, redact_all
from crowe_table.engine.table import DEAL, AnyTable
from crowe_table.hosting.new_table import table_of
from crowe_table.hosting.replay import load
from crowe_table.hosting.update import Update


class Stride(StrEnum):
    """How far one goes: to the next answer, to the end of the next trick, to the next deal."""

    ANSWER = "answer"
    TRICK = "trick"
    DEAL = "deal"


def _is_seen(events: Sequence[AnyEvent]) -> bool:
    """Whether anything but a passing of the turn came of an answer."""
    return any(not isinstance(event, Changed) for event in events)


def _begins_deal(event: AnyEvent) -> bool:
    return isinstance(event, Changed) and event.fact == DEAL


@dataclass(frozen=True, slots=True)
class _Moment:
    """After so many answers, but that so many of the events that the last of them brought are still to come."""

    answers: int
    to_come: int


def _moments(answer: int, table: AnyTable) -> Iterator[_Moment]:
    """What an answer brought about, seen before a trick is taken up and after it."""
    events = table.events(answer)
    taken = next((at for at, event in enumerate(events) if isinstance(event, Moved) and event.how == Movement.TAKE), 0)
    if taken and not any(map(_begins_deal, events)):
        yield _Moment(answer, len(events) - taken)
    yield _Moment(answer, 0)


class Walk:
    """The steps of a game that is over, numbered from 0, the table as it was opened.

    A step is an answer that brought anything to be seen; a trick lies for a step before it is taken up. To stand at any
    of them costs some milliseconds, however long the game was: it is done again from the table's nearest snapshot.
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
        """Pickled as what was done at the table, which is done again."""
        return _walked_again, (self.head, tuple(self._table.actions))

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats in which no player of the house sat."""
        return tuple(Seat(seat) for seat, player in enumerate(self.head.players) if not player.level)

    @property
    def result(self) -> tuple[Farthings, ...]:
        """Farthings won or lost by each seat."""
        return self._table.result()

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._moments) - 1

    @property
    def strides(self) -> tuple[Stride, ...]:
        """How one may go through this game: not every game has tricks, or several deals."""
        marked = [stride for stride, marks in self._marks.items() if len(marks) > 1]
        return (Stride.ANSWER, *(stride for stride in (Stride.TRICK, Stride.DEAL) if stride in marked))

    def count(self, stride: Stride) -> int:
        """How many such strides the game has."""
        return self.last if stride is Stride.ANSWER else len(self._marks[stride])

    def passed(self, stride: Stride, step: int) -> int:
        """How many of them have been made at a step."""
        return step if stride is Stride.ANSWER else bisect_right(self._marks[stride], step)

    def stride(self, stride: Stride, step: int, way: int) -> int:
        """The step to which one such stride leads, on (1) or back (−1); at the ends, the step itself."""
        if stride is Stride.ANSWER:
            return max(0, min(self.last, step + way))
        marks = self._marks[stride]
        at = bisect_right(marks, step) if way > 0 else bisect_left(marks, step) - 1
        return marks[at] if 0 <= at < len(marks) else self.last if way > 0 else 0

    def layout(self) -> Layout:
        """Where everything lies on this table."""
        setup = self._table.setup
        return self._table.game.layout(setup.options, setup.seats)

    def view(self, step: int, seat: Seat, hands_open: bool) -> View:
        """How the table stood, from this chair. Nothing is asked in it."""
        moment = self._moments[step]
        table = self._table.at(moment.answers)
        view = table.laid_open(seat) if hands_open else replace(table.view(seat), ask=None, legal=())
        return standing_at(view, len(view.past) - moment.to_come) if moment.to_come else view

    def happened(self, step: int, seat: Seat, hands_open: bool) -> Update:
        """What led to a step from the one before it, and how the table stood then."""
        events = self._events(step)
        told = open_hands(events, seat, self.layout().hand) if hands_open else redact_all(events, seat)
        return Update(told, self.view(step, seat, hands_open))

    def _events(self, step: int) -> list[AnyEvent]:
        """What happened from the step before to this one, in whole truth."""
        moment, before = self._moments[step], self._moments[step - 1] if step else _Moment(-1, 0)
        if before.answers == moment.answers:
            events = self._table.events(moment.answers)
            return list(events[len(events) - before.to_come :])
        answers = range(before.answers + 1, moment.answers + 1)
        told = [event for answer in answers for event in self._table.events(answer)]
        return told[: len(told) - moment.to_come]


def walk_of(path: Path) -> Walk | Reason:
    """The walk through a saved game, or why there can be none."""
    found = load(path)
    if found.table is None or found.head is None:
        return found.why or because("save-empty")
    return Walk(found.head, found.table) if found.table.over else because("walk-not-over")


def _walked_again(head: Header, actions: Sequence[Action]) -> Walk:
    """Raises ValueError for what is no game that is over."""
    table = table_of(head)
    if isinstance(table, Reason) or any(isinstance(table.submit(action), Reason) for action in actions):
        raise ValueError("this game cannot be done again")
    return Walk(head, table)
