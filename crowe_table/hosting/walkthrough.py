"""The replay of a finished game: the table at each step, as one player saw it or with all hands open."""

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
    """Return whether the events include anything besides changes of facts, such as the turn."""
    return any(not isinstance(event, Changed) for event in events)


def _begins_deal(event: AnyEvent) -> bool:
    return isinstance(event, Changed) and event.fact == DEAL


@dataclass(frozen=True, slots=True)
class _Moment:
    """A point in the game. It follows ``answers`` answers, but precedes the last ``events_left`` events of the last
    answer.
    """

    answers: int
    events_left: int


def _moments(answer: int, table: AnyTable) -> Iterator[_Moment]:
    """Yield the points at which to stop for an answer: before a trick is gathered, if one is, and at the end."""
    events = table.events(answer)
    taken = next((at for at, event in enumerate(events) if isinstance(event, Moved) and event.how == Movement.TAKE), 0)
    if taken and not any(map(_begins_deal, events)):
        yield _Moment(answer, len(events) - taken)
    yield _Moment(answer, 0)


class Walk:
    """The steps of a finished game, numbered from 0. Step 0 is the table at the beginning.

    An answer with a visible effect makes one step. An answer that completes a trick makes two. The first of them shows
    the trick before it is gathered. The table is replayed from its nearest snapshot, so reaching any step takes a few
    milliseconds.
    """

    def __init__(self, head: Header, table: AnyTable) -> None:
        """Create the replay. Raises ValueError if the game is not over."""
        if not table.over:
            raise ValueError("A game that is played is not walked through.")
        self.head = head
        self._table = table
        answers = range(1, len(table.actions) + 1)
        seen = (answer for answer in answers if _is_seen(table.events(answer)))
        self._moments = (_Moment(0, 0), *(moment for answer in seen for moment in _moments(answer, table)))
        deals = [step for step in range(self.last + 1) if any(map(_begins_deal, self._events(step)))]
        tricks = [step for step, moment in enumerate(self._moments) if moment.events_left]
        self._stride_ends = {Stride.DEAL: deals, Stride.TRICK: tricks}

    def __reduce__(self) -> "tuple[Callable[[Header, Sequence[Action]], Walk], tuple[Header, tuple[Action, ...]]]":
        """Pickle the actions only; unpickling replays them."""
        return _rebuild, (self.head, tuple(self._table.actions))

    @property
    def persons(self) -> tuple[Seat, ...]:
        return tuple(Seat(seat) for seat, player in enumerate(self.head.players) if not player.level)

    @property
    def result(self) -> tuple[Farthings, ...]:
        """Farthings won or lost by each seat."""
        return self._table.result()

    def answers(self, seat: Seat) -> Iterator[tuple[View, Action]]:
        """Yield each answer of a seat, with the seat's View before the answer."""
        for number, action in enumerate(self._table.actions):
            if action.seat == seat:
                yield self._table.at(number).view(seat), action

    def step_after(self, answers: int) -> int:
        """Return the last step that shows at most this number of answers."""
        return bisect_right(self._moments, answers, key=lambda moment: moment.answers) - 1

    @property
    def last(self) -> int:
        """Number of the last step."""
        return len(self._moments) - 1

    @property
    def strides(self) -> tuple[Stride, ...]:
        """The strides to offer. Strides of tricks or of deals are offered if the game has several tricks or deals."""
        marked = [stride for stride, ends in self._stride_ends.items() if len(ends) > 1]
        return (Stride.ANSWER, *(stride for stride in (Stride.TRICK, Stride.DEAL) if stride in marked))

    def count(self, stride: Stride) -> int:
        """Return how many strides of this kind the game has."""
        return self.last if stride is Stride.ANSWER else len(self._stride_ends[stride])

    def passed(self, stride: Stride, step: int) -> int:
        """Return how many strides of this kind end at or before a step."""
        return step if stride is Stride.ANSWER else bisect_right(self._stride_ends[stride], step)

    def stride(self, stride: Stride, step: int, direction: int) -> int:
        """Return the step one stride later (direction 1) or earlier (−1). Beyond the game, return its nearest end."""
        if stride is Stride.ANSWER:
            return max(0, min(self.last, step + direction))
        ends = self._stride_ends[stride]
        at = bisect_right(ends, step) if direction > 0 else bisect_left(ends, step) - 1
        return ends[at] if 0 <= at < len(ends) else self.last if direction > 0 else 0

    def layout(self) -> Layout:
        """Return the table's layout."""
        setup = self._table.setup
        return self._table.game.layout(setup.options, setup.seats)

    def view(self, step: int, seat: Seat, hands_open: bool) -> View:
        """Return the table at a step as this seat sees it, without a question."""
        moment = self._moments[step]
        table = self._table.at(moment.answers)
        view = table.laid_open(seat) if hands_open else replace(table.view(seat), ask=None, legal=())
        return view_after(view, len(view.past) - moment.events_left) if moment.events_left else view

    def happened(self, step: int, seat: Seat, hands_open: bool) -> Update:
        """Return the events between the previous step and this one, as the seat sees them, and the table after them."""
        events = self._events(step)
        found = open_hands(events, seat, self.layout().hands) if hands_open else redact_all(events, seat)
        return Update(found, self.view(step, seat, hands_open))

    def _events(self, step: int) -> list[AnyEvent]:
        moment, before = self._moments[step], self._moments[step - 1] if step else _Moment(-1, 0)
        if before.answers == moment.answers:
            events = self._table.events(moment.answers)
            return list(events[len(events) - before.events_left :])
        answers = range(before.answers + 1, moment.answers + 1)
        found = [event for answer in answers for event in self._table.events(answer)]
        return found[: len(found) - moment.events_left]


def walk_of(path: Path) -> Walk | Reason:
    """Return the replay of a saved game. If there is none, return a reason."""
    found = load(path)
    if found.table is None or found.head is None:
        return found.why or because("save-empty")
    return Walk(found.head, found.table) if found.table.over else because("walk-not-over")


def _rebuild(head: Header, actions: Sequence[Action]) -> Walk:
    """Replay these actions. Raises ValueError if they do not form a finished game."""
    table = table_of(head)
    if isinstance(table, Reason) or any(isinstance(table.submit(action), Reason) for action in actions):
        raise ValueError("this game cannot be done again")
    return Walk(head, table)
