"""A finished game walked through again: how it stood after each answer, as one player saw it or with all hands open."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from enum import StrEnum
from itertools import pairwise
from pathlib import Path
from typing import TypeAlias

from msgspec.structs import replace

from crowe_table.engine.core import AnyEvent, Changed, Moved, Reason, Seat, View, because
from crowe_table.engine.journal import Header
from crowe_table.engine.layout import Layout, Movement
from crowe_table.engine.privacy import open_hands, redact_all
from crowe_table.engine.table import DEAL, AnyTable
from crowe_table.hosting.replay import load
from crowe_table.hosting.update import Update


class Stride(StrEnum):
    """How far one goes: to the next answer, to the end of the next trick, to the next deal."""

    ANSWER = "answer"
    TRICK = "trick"
    DEAL = "deal"


_Marks: TypeAlias = Callable[[AnyEvent], bool]


def _is_seen(events: Sequence[AnyEvent]) -> bool:
    """Whether anything but a passing of the turn came of an answer."""
    return any(not isinstance(event, Changed) for event in events)


def _begins_deal(event: AnyEvent) -> bool:
    return isinstance(event, Changed) and event.fact == DEAL


def _ends_trick(event: AnyEvent) -> bool:
    return isinstance(event, Moved) and event.how == Movement.TAKE


class Walk:
    """The steps of a game that is over, numbered from 0, the table as it was opened.

    A step is an answer that brought anything to be seen. To stand at any of them costs some milliseconds, however long
    the game was: it is done again from the table's nearest snapshot.
    """

    def __init__(self, head: Header, table: AnyTable) -> None:
        """Raises ValueError if the game is not over."""
        if not table.over:
            raise ValueError("A game that is played is not walked through.")
        self.head = head
        self._table = table
        answers = range(1, len(table.actions) + 1)
        self._answers = (0, *(answer for answer in answers if _is_seen(table.events(answer))))
        """For each step, how many answers had been given."""
        self._marks = {Stride.DEAL: self._where(_begins_deal), Stride.TRICK: self._where(_ends_trick)}

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats in which no player of the house sat."""
        return tuple(Seat(seat) for seat, player in enumerate(self.head.players) if not player.level)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._answers) - 1

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
        table = self._table.at(self._answers[step])
        return table.laid_open(seat) if hands_open else replace(table.view(seat), ask=None, legal=())

    def happened(self, step: int, seat: Seat, hands_open: bool) -> Update:
        """What led to a step from the one before it, and how the table stood then."""
        first = self._answers[step - 1] + 1 if step else 0
        events = [event for answer in range(first, self._answers[step] + 1) for event in self._table.events(answer)]
        told = open_hands(events, seat, self.layout().hand) if hands_open else redact_all(events, seat)
        return Update(told, self.view(step, seat, hands_open))

    def _where(self, marks: _Marks) -> list[int]:
        """The steps at which any event is of this kind."""
        ends = [-1, *self._answers]
        told = (
            [event for answer in range(before + 1, upto + 1) for event in self._table.events(answer)]
            for before, upto in pairwise(ends)
        )
        return [step for step, events in enumerate(told) if any(map(marks, events))]


def walk_of(path: Path) -> Walk | Reason:
    """The walk through a saved game, or why there can be none."""
    found = load(path)
    if found.table is None or found.head is None:
        return found.why or because("save-empty")
    return Walk(found.head, found.table) if found.table.over else because("walk-not-over")
