"""What one seat is asked in one View: the ways to answer and their acts, before anything is chosen. No pygame."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import pairwise

from msgspec import structs

from crowe_table.engine.cards import Card
from crowe_table.engine.core import (
    Action,
    Call,
    PickAmount,
    PickCards,
    PickPlace,
    PickSpot,
    ThrowDice,
    View,
    Way,
    act_of,
)
from crowe_table.engine.money import NOTHING, Farthings
from crowe_table.gui.table.draft import PartValue


class CallActs:
    """The acts by which one seat may answer."""

    def __init__(self, view: View | None) -> None:
        self.view = view
        self.call: Call | None = view.call if view else None

    @property
    def asked(self) -> bool:
        return self.call is not None

    @property
    def ways(self) -> tuple[Way, ...]:
        return self.call.ways if self.call else ()

    @property
    def acts(self) -> tuple[str, ...]:
        """Every act that has a button: all but those done in the pack drawn out.

        The one that cards are chosen for stands first, or else the first of the question; of the others the dearer
        stand lower, and those that end something last.
        """
        found = [way.act for way in self.ways if not (way.parts and isinstance(way.parts[0], PickPlace | ThrowDice))]
        first = self.of_cards or next((act for act in found if not self.ends(act)), "")

        def standing(act: str) -> tuple[bool, bool, Farthings]:
            ends = self.ends(act)
            return ends, act != first, NOTHING if ends else self.price(act)

        return tuple(sorted(dict.fromkeys(found), key=standing))

    @property
    def of_cards(self) -> str:
        """The act that cards are first chosen for; empty if there is none."""
        return next((way.act for way in self.ways if way.parts and isinstance(way.parts[0], PickCards)), "")

    def ends(self, act: str) -> bool:
        """Whether something is given up by this act, or ends."""
        sample = self.sample(act)
        return sample is not None and sample.ends

    @property
    def presses(self) -> tuple[str, ...]:
        """The acts that are a single press."""
        return tuple(way.act for way in self.ways if not way.parts)

    def price(self, act: str) -> Farthings:
        """What an act of a single press costs; 0 where it costs nothing, or its parts say what."""
        return next((way.price for way in self.ways if way.act == act), NOTHING)

    @property
    def lays_by_spot(self) -> bool:
        """Whether sums are laid on spots by pressing these alone: then what else is done with one is begun first."""
        return any(
            isinstance(one, PickAmount) and isinstance(other, PickSpot)
            for way in self.ways
            for one, other in pairwise(way.parts)
        )

    def ways_of(self, act: str) -> tuple[Way, ...]:
        """The ways to do an act."""
        return tuple(way for way in self.ways if way.act == act)

    def sample(self, act: str) -> Action | None:
        """The first lawful answer by an act; None where there is none."""
        return self._samples.get(act)

    @cached_property
    def _samples(self) -> dict[str, Action]:
        """The first lawful answer of each act."""
        found: dict[str, Action] = {}
        for action in self.view.legal if self.view else ():
            found.setdefault(act_of(action), action)
        return found

    def made(self, act: str, fields: Mapping[str, PartValue]) -> Action | None:
        """An action of this tag with these fields."""
        sample = self.sample(act)
        return structs.replace(sample, **fields) if sample is not None else None

    def cards_of(self, zone: str) -> Sequence[Card]:
        """The cards of a zone, as this seat sees them."""
        return next((each.cards for each in self.view.zones if each.key == zone), ()) if self.view else ()


def cards_in(value: object) -> tuple[Card, ...]:
    """The cards of a field: one or several."""
    return value if isinstance(value, tuple) else (Card(value),) if isinstance(value, int) else ()
