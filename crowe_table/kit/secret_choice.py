"""Secret choices, each known only to the seat that made it until all have chosen."""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from crowe_table.engine.core import OptionsT, RecordT, Seat, View, replace_at
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State

ChoiceT = TypeVar("ChoiceT", bound=int | str)


class Chosen(Struct, Generic[ChoiceT], frozen=True):
    """A seat's secret choice: a word or a sum. It is the seat's private knowledge until all have chosen."""

    choice: ChoiceT


def not_chosen(s: State[RecordT, OptionsT], choosing: Sequence[Seat]) -> list[Seat]:
    """Return the seats that have not chosen yet."""
    return [seat for seat in choosing if s.own[seat] is None]


def choose(
    s: State[RecordT, OptionsT], seat: Seat, choice: ChoiceT, choosing: Sequence[Seat]
) -> dict[Seat, ChoiceT] | None:
    """Record a choice. When all have chosen, clear the choices and return them; until then, return None."""
    s.own = replace_at(s.own, seat, Chosen(choice))
    chosen = {each: own.choice for each in choosing if isinstance(own := s.own[each], Chosen)}
    if len(chosen) < len(choosing):
        return None
    s.own = (None,) * s.seats
    return chosen


def imagine_choices(
    s: State[RecordT, OptionsT], view: View[RecordT, OptionsT], choices: Mapping[Seat, Sequence[ChoiceT]], rng: Rng
) -> tuple[Struct | None, ...]:
    """Return random choices for the seats that have already chosen, for a sampled deal."""
    own: list[Struct | None] = [None] * s.seats
    for seat, may_be in choices.items():
        if view.ask and view.ask.call_of(seat) is None:
            own[seat] = Chosen(may_be[rng.below(len(may_be))])
    return tuple(own)
