"""Choosing in secret: what each has chosen is known to that seat alone until all are in."""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from crowe_table.engine.core import OptionsT, RecordT, Seat, View, put
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State

ChoiceT = TypeVar("ChoiceT", bound=int | str)


class Chosen(Struct, Generic[ChoiceT], frozen=True):
    """What a seat has chosen, a word or a sum: its ``own`` until all have."""

    choice: ChoiceT


def silent(s: State[RecordT, OptionsT], choosing: Sequence[Seat]) -> list[Seat]:
    """Who has not chosen yet."""
    return [seat for seat in choosing if s.own[seat] is None]


def choose(
    s: State[RecordT, OptionsT], seat: Seat, choice: ChoiceT, choosing: Sequence[Seat]
) -> dict[Seat, ChoiceT] | None:
    """A seat has chosen. What each of them has, once all have; then nothing is secret any more. None before."""
    s.own = put(s.own, seat, Chosen(choice))
    chosen = {each: own.choice for each in choosing if isinstance(own := s.own[each], Chosen)}
    if len(chosen) < len(choosing):
        return None
    s.own = (None,) * s.seats
    return chosen


def imagined(
    s: State[RecordT, OptionsT], view: View[RecordT, OptionsT], choices: Mapping[Seat, Sequence[ChoiceT]], rng: Rng
) -> tuple[Struct | None, ...]:
    """What each may have chosen in an imagined world: by lot, for those who choose and are asked no more."""
    own: list[Struct | None] = [None] * s.seats
    for seat, may_be in choices.items():
        if view.ask and view.ask.call_of(seat) is None:
            own[seat] = Chosen(may_be[rng.below(len(may_be))])
    return tuple(own)
