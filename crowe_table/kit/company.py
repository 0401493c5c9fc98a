"""Between deals: all say that they are ready, or one rises and ends the sitting."""

from collections.abc import Callable
from typing import ClassVar

from crowe_table.engine.core import Action, OptionsT, Phase, Question, RecordT, Seat
from crowe_table.engine.state import State
from crowe_table.kit.rules import Rules, StateT, each_of


class Ready(Action, frozen=True, tag="ready"):
    """Has seen what there is to be seen."""

    at_leisure: ClassVar[bool] = True


class Rise(Action, frozen=True, tag="rise"):
    """Gets up from the table, and the company with them."""


def waiting(s: State[RecordT, OptionsT]) -> tuple[Seat, ...]:
    """Who has not yet said that they are ready."""
    r = s.public
    return tuple([seat for seat in r.ring if seat not in r.ready])


def all_ready(s: State[RecordT, OptionsT], seat: Seat) -> bool:
    """The seat is ready. True if all are now; then the list is empty again."""
    r = s.public
    r.ready = (*r.ready, seat)
    if len(r.ready) < len(r.ring):
        return False
    r.ready = ()
    return True


def when_all_ready(
    rules: Rules[StateT],
    phase: Phase,
    then: Callable[[StateT], None],
    key: str | Callable[[StateT], str] = "next-deal",
    may_rise: Callable[[StateT], bool] | None = None,
) -> None:
    """In this phase all who are not yet ready are asked; with the last of them the game goes on.

    Where they ``may_rise`` instead, the game says what comes of it.
    """

    @rules.asks(phase)
    def ask_ready(s: StateT) -> Question:
        asked = key if isinstance(key, str) else key(s)
        return each_of(asked, waiting(s), *((Ready, Rise) if may_rise and may_rise(s) else (Ready,)))

    @rules.does(Ready, phase=phase)
    def ready(s: StateT, action: Ready) -> None:
        if all_ready(s, action.seat):
            then(s)
