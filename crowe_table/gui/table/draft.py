"""An answer as far as it is given: the ways by which it may go on, and what is asked for next. No pygame."""

from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from crowe_table.engine.core import (
    Offer,
    Part,
    PickAmount,
    PickBid,
    PickCards,
    PickHole,
    PickNumbers,
    PickOffer,
    PickPlace,
    PickSeat,
    PickSpot,
    PickWord,
    Reason,
    Rung,
    Seat,
    ThrowDice,
    Way,
)

PartValue: TypeAlias = int | str | tuple[int, ...]
"""What is given for a part of an answer: a number, a name, or several cards, seats or numbers."""
P = TypeVar("P", bound=Part)
FEW = 5
"""A ladder of so many open rungs is shown whole; a longer one is climbed by a dial."""
FEW_OFFERS = 4
"""So many declarations have each a ticket; more are gone through by a dial, each lifting its cards."""


@dataclass(frozen=True)
class Dial:
    """A number that is turned: its bounds and steps; ``names`` are the sentences it stands for, if it is an index."""

    least: int
    most: int
    step: int = 1
    money: bool = False
    names: tuple[Reason, ...] = ()
    named: tuple[tuple[str, int], ...] = ()
    """Numbers that have a ticket of their own, by name."""

    def nearest(self, number: int) -> int:
        """The number at the nearest step to this one."""
        steps = (min(max(number, self.least), self.most) - self.least) // self.step
        return self.least + steps * self.step


@dataclass(frozen=True)
class Draft:
    """An answer as far as it is given."""

    act: str
    ways: tuple[Way, ...]
    """Those by which it may still go on; all agree on what has been given."""
    given: tuple[PartValue, ...] = ()
    number: int = 0
    """Where a dial stands now."""
    touched: bool = False
    """Whether the visitor, or advice, has turned it there."""
    numbers: tuple[int, ...] = ()
    """Of several numbers, those that are given."""
    seats: tuple[Seat, ...] = ()
    """The players chosen so far, where several are asked for."""
    named: str = ""
    """The word, bid or declaration that is pointed at: words and bids by advice alone."""
    begun: bool = False
    """Whether its act was pressed, or advised: it does not lie open of itself."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """The part that is asked for now, as each way has it; none when all is given."""
        return tuple(part for way in self.ways if (part := part_after(way, len(self.given))))

    @property
    def complete(self) -> bool:
        """Whether it may be given as it is, though some way may go on."""
        return any(len(way.parts) == len(self.given) for way in self.ways)

    @property
    def ready(self) -> bool:
        """Whether pressing its act gives something: what is chosen for the next part, or the whole answer."""
        return self.chosen() is not None or (bool(self.given) and self.complete)

    def of(self, kind: type[P]) -> tuple[P, ...]:
        """The parts of this kind that are asked for now."""
        return tuple(part for part in self.parts if isinstance(part, kind))

    @property
    def dial(self) -> Dial | None:
        """The number that is asked for, as wide as any way has it."""
        if amounts := self.of(PickAmount):
            least, most = min(part.least for part in amounts), max(part.most for part in amounts)
            return Dial(least, most, amounts[0].step, amounts[0].money, named=amounts[0].named)
        if divided := self.of(PickNumbers):
            part = divided[0]
            return Dial(part.least, part.total - sum(self.numbers) - part.least * (part.count - len(self.numbers) - 1))
        if holes := self.of(PickHole):
            return Dial(min(part.least for part in holes), max(part.most for part in holes))
        if len(self.rungs) > FEW:
            return Dial(0, len(self.rungs) - 1, names=tuple(rung.words for rung in self.rungs))
        if len(self.offers) > FEW_OFFERS:
            return Dial(0, len(self.offers) - 1, names=tuple(offer.words for offer in self.offers))
        return None

    @property
    def lifted(self) -> tuple[str, tuple[int, ...]]:
        """The pile that packets are lifted off, and how many cards of each so far, the topmost first; an empty name
        where none is.
        """
        pile = next((part.pile for part in self.parts if isinstance(part, PickAmount | PickNumbers)), "")
        return pile, (*self.numbers, self.number) if pile else ()

    @property
    def rungs(self) -> tuple[Rung, ...]:
        """The bids that may be made now, the lowest first."""
        return tuple(rung for part in self.of(PickBid) for rung in part.ladder if rung.open)

    @property
    def offers(self) -> tuple[Offer, ...]:
        return tuple(offer for part in self.of(PickOffer) for offer in part.offers)

    @property
    def pointed(self) -> Offer | None:
        """The declaration that is pointed at, or at which the dial stands."""
        if self.offers and self.dial:
            return self.offers[self.number]
        return next((offer for offer in self.offers if offer.name == self.named), None)

    @property
    def words(self) -> tuple[str, ...]:
        """The words there are to choose from, those of all ways together."""
        return tuple(dict.fromkeys(word for part in self.of(PickWord) for word in part.words))

    @property
    def players(self) -> tuple[Seat, ...]:
        """The players there are to choose from, those of all ways together."""
        return tuple(dict.fromkeys(seat for part in self.of(PickSeat) for seat in part.seats))

    def terms(self, seat: Seat) -> Reason | None:
        """What goes with choosing a player, where something does."""
        found = (
            terms
            for part in self.of(PickSeat)
            for each, terms in zip(part.seats, part.terms, strict=False)
            if each == seat
        )
        return next(found, None)

    @property
    def several(self) -> bool:
        """Whether several players may be chosen, so that it must be said when it is enough."""
        return any(part.several for part in self.of(PickSeat))

    @property
    def how_many(self) -> int:
        """How many numbers are asked for one after another; the last is what is left, and is not asked for."""
        return max((part.count - 1 for part in self.of(PickNumbers)), default=1)

    def chosen(self) -> PartValue | None:
        """What is dialled, pointed at or chosen for the part that is asked for, if it is enough to be given."""
        if self.dial:
            return self._dialled()
        if self.named:
            return self.named
        if (self.several or self.seats) and any(
            part.least <= len(self.seats) <= part.most for part in self.of(PickSeat)
        ):
            return self.seats
        return None

    def _dialled(self) -> PartValue:
        if divided := self.of(PickNumbers):
            part, numbers = divided[0], (*self.numbers, self.number)
            left = part.total - sum(numbers)
            return (*numbers, left) if len(numbers) == part.count - 1 else numbers
        if self.of(PickBid):
            return self.rungs[self.number].name
        return self.offers[self.number].name if self.offers else self.number

    def turned(self, number: int) -> "Draft":
        """The same, the dial standing at the nearest step to this number."""
        return replace(self, number=self.dial.nearest(number), touched=True) if self.dial else self

    @property
    def binds(self) -> bool:
        """Whether it is a bid that the visitor has not chosen: the lowest is shown, but giving it would bind them."""
        return bool(self.rungs) and not self.touched

    def pointing_at(self, value: object) -> "Draft":
        """The same with this value chosen for the part that is asked for; pressing the act gives it."""
        names = [*(rung.name for rung in self.rungs), *(offer.name for offer in self.offers)]
        if self.dial and (isinstance(value, int) or value in names):
            return self.turned(value if isinstance(value, int) else names.index(str(value)))
        if self.of(PickSeat):
            return replace(self, seats=value if isinstance(value, tuple) else (value,))
        return replace(self, named=value, touched=True) if isinstance(value, str) else self

    def has_room(self, value: PartValue) -> bool:
        """Whether this may be chosen for the part that is asked for: numbers as nearly as may be."""
        return isinstance(value, int) or any(takes(part, value) for part in self.parts)

    @property
    def least(self) -> int:
        """The least sum that is asked for; 0 where none is."""
        return min((part.least for part in self.of(PickAmount)), default=0)

    def toggled(self, seat: Seat) -> "Draft":
        """The same, with this player chosen, or no longer."""
        if seat in self.seats:
            return replace(self, seats=tuple(each for each in self.seats if each != seat))
        return replace(self, seats=(*self.seats, seat))

    def giving(self, value: PartValue) -> "Draft":
        """The same with one more part given. Only the ways that take it are left; all of them, where none does."""
        divided = self.of(PickNumbers)
        if divided and isinstance(value, tuple) and len(value) < divided[0].count:
            return replace(self, numbers=value, number=divided[0].least)
        at = len(self.given)
        going = tuple(way for way in self.ways if part_after(way, at))
        fit = tuple(way for way in going if takes(way.parts[at], value))
        return Draft(self.act, fit or going, (*self.given, value))

    def fields(self) -> dict[str, PartValue]:
        """What is given, by the names of the action's fields."""
        way = next(way for way in self.ways if len(way.parts) == len(self.given))
        found: dict[str, PartValue] = {}
        for part, value in zip(way.parts, self.given, strict=True):
            if isinstance(part, ThrowDice):
                continue
            alone = isinstance(part, PickCards | PickSeat) and not part.several
            found[part.field] = value[0] if alone and isinstance(value, tuple) else value
        return found


def part_after(way: Way, given: int) -> Part | None:
    """The part of a way that is asked for when so many are given."""
    return way.parts[given] if given < len(way.parts) else None


def takes(part: Part, value: PartValue) -> bool:
    """Whether a part has room for what is given. Of cards only their number is looked at: the judge knows the rest."""
    match part:
        case PickAmount():
            return isinstance(value, int) and part.least <= value <= part.most and (value - part.least) % part.step == 0
        case PickPlace() | PickHole():
            return isinstance(value, int) and part.least <= value <= part.most
        case PickWord():
            return value in part.words
        case PickSpot():
            return value in part.spots
        case PickOffer():
            return any(offer.name == value for offer in part.offers)
        case PickBid():
            return any(rung.open and rung.name == value for rung in part.ladder)
        case PickSeat():
            return isinstance(value, tuple) and set(value) <= set(part.seats) and part.least <= len(value) <= part.most
        case PickNumbers():
            return isinstance(value, tuple) and len(value) == part.count and sum(value) == part.total
        case PickCards():
            return isinstance(value, tuple) and part.least <= len(value) <= part.most
        case _:
            return True
