"""An answer as far as it is given: the forms that still fit, and the part that is asked for next. No pygame."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from crowe_table.engine.core import (
    AnswerForm,
    Offer,
    Part,
    PickAmount,
    PickBid,
    PickCards,
    PickHole,
    PickNumbers,
    PickOffer,
    PickSeat,
    PickWord,
    Reason,
    Rung,
    Seat,
    ThrowDice,
)

PartValue: TypeAlias = int | str | tuple[int, ...]
"""Value of a part: a number, a name, or several cards, seats or numbers."""
P = TypeVar("P", bound=Part)
FEW = 5
"""Maximum number of bids shown as tickets. A longer ladder has a dial."""
FEW_OFFERS = 4
"""Maximum number of declarations shown as tickets. More of them have a dial, which lifts the cards of each."""


@dataclass(frozen=True)
class Dial:
    """The range of a number: its bounds and step. ``names`` are the sentences it stands for, if it is an index."""

    least: int
    most: int
    step: int = 1
    money: bool = False
    names: tuple[Reason, ...] = ()
    named: tuple[tuple[str, int], ...] = ()
    """Numbers with a ticket of their own, each with its name first."""

    def nearest(self, number: int) -> int:
        """Return the nearest number of the range."""
        steps = (min(max(number, self.least), self.most) - self.least) // self.step
        return self.least + steps * self.step


@dataclass(frozen=True)
class Draft:
    """An answer as far as it is given. Immutable: every change makes a new draft."""

    act: str
    forms: tuple[AnswerForm, ...]
    """The forms that still fit everything given so far."""
    given: tuple[PartValue, ...] = ()
    number: int = 0
    """Current number of the dial."""
    touched: bool = False
    """Whether the visitor or advice has chosen a value for the current part."""
    numbers: tuple[int, ...] = ()
    """The numbers given so far, where several are asked for."""
    seats: tuple[Seat, ...] = ()
    """The players chosen so far, where several are asked for."""
    named: str = ""
    """The selected word, bid or declaration."""
    begun: bool = False
    """Whether its act was pressed or advised. Otherwise it began by itself."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """The part that is asked for now, one for each form; empty once everything is given."""
        return tuple(part for form in self.forms if (part := part_after(form, len(self.given))))

    @property
    def complete(self) -> bool:
        """Whether it can be given as it is, even if some form has further parts."""
        return any(len(form.parts) == len(self.given) for form in self.forms)

    @property
    def ready(self) -> bool:
        """Whether pressing its act gives something: the next part, or the complete answer."""
        return self.chosen() is not None or (bool(self.given) and self.complete)

    def of(self, kind: type[P]) -> tuple[P, ...]:
        """Return the parts of one kind that are asked for now."""
        return tuple(part for part in self.parts if isinstance(part, kind))

    @property
    def dial(self) -> Dial | None:
        """The range of the number that is asked for, over all forms; None if there is no dial."""
        return next((found for dial in DIALS if (found := dial(self))), None)

    @property
    def lifted(self) -> tuple[str, tuple[int, ...]]:
        """The pile to lift packets off, and the number of cards of each so far, the topmost first.

        The name is empty where there is none.
        """
        pile = next((part.pile for part in self.parts if isinstance(part, PickAmount | PickNumbers)), "")
        return pile, (*self.numbers, self.number) if pile else ()

    @property
    def rungs(self) -> tuple[Rung, ...]:
        """The bids that can be made now, the lowest first."""
        return tuple(rung for part in self.of(PickBid) for rung in part.ladder if rung.open)

    @property
    def offers(self) -> tuple[Offer, ...]:
        return tuple(offer for part in self.of(PickOffer) for offer in part.offers)

    @property
    def pointed(self) -> Offer | None:
        """The selected declaration, by ticket or by dial."""
        if self.offers and self.dial:
            return self.offers[self.number]
        return next((offer for offer in self.offers if offer.name == self.named), None)

    @property
    def words(self) -> tuple[str, ...]:
        """The words to choose from, over all forms."""
        return tuple(dict.fromkeys(word for part in self.of(PickWord) for word in part.words))

    @property
    def players(self) -> tuple[Seat, ...]:
        """The players to choose from, over all forms."""
        return tuple(dict.fromkeys(seat for part in self.of(PickSeat) for seat in part.seats))

    def terms(self, seat: Seat) -> Reason | None:
        """Return the terms of choosing this player; None if there are none."""
        found = (
            terms
            for part in self.of(PickSeat)
            for each, terms in zip(part.seats, part.terms, strict=False)
            if each == seat
        )
        return next(found, None)

    @property
    def several(self) -> bool:
        """Whether several players can be chosen, so that the visitor must confirm the choice."""
        return any(part.several for part in self.of(PickSeat))

    @property
    def how_many(self) -> int:
        """Count of numbers asked for in turn. The last number is the remainder and is not asked for."""
        return max((part.count - 1 for part in self.of(PickNumbers)), default=1)

    def chosen(self) -> PartValue | None:
        """Return the value dialled, selected or chosen for the current part, if it is complete; else None."""
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
        """Return a copy with the dial at the nearest number of its range."""
        return replace(self, number=self.dial.nearest(number), touched=True) if self.dial else self

    @property
    def choices(self) -> list[PartValue]:
        """Every word, bid, declaration or player that can be chosen for the current part."""
        players = [] if self.several else [(seat,) for seat in self.players]
        return [*self.words, *(rung.name for rung in self.rungs), *(offer.name for offer in self.offers), *players]

    def pointing_at(self, value: object) -> "Draft":
        """Return a copy with this value chosen for the current part. Pressing the act then gives it."""
        names = [*(rung.name for rung in self.rungs), *(offer.name for offer in self.offers)]
        if self.dial and (isinstance(value, int) or value in names):
            return self.turned(value if isinstance(value, int) else names.index(str(value)))
        if self.of(PickSeat):
            return replace(self, seats=value if isinstance(value, tuple) else (value,), touched=True)
        return replace(self, named=value, touched=True) if isinstance(value, str) else self

    def has_room(self, value: PartValue) -> bool:
        """Return whether this value can be chosen for the current part. Any number can, because the dial takes the
        nearest.
        """
        return isinstance(value, int) or any(part.takes(value) for part in self.parts)

    @property
    def least(self) -> int:
        """Minimum of the sum that is asked for; 0 where none is."""
        return min((part.least for part in self.of(PickAmount)), default=0)

    def toggled(self, seat: Seat) -> "Draft":
        """Return a copy with this player chosen, or no longer chosen."""
        without = tuple(each for each in self.seats if each != seat)
        return replace(self, seats=without if seat in self.seats else (*without, seat), touched=True)

    def giving(self, value: PartValue) -> "Draft":
        """Return a copy with one more part given. It keeps the forms that take the value, or all if none does."""
        divided = self.of(PickNumbers)
        if divided and isinstance(value, tuple) and len(value) < divided[0].count:
            return replace(self, numbers=value, number=divided[0].least)
        at = len(self.given)
        going = tuple(form for form in self.forms if part_after(form, at))
        fit = tuple(form for form in going if form.parts[at].takes(value))
        return Draft(self.act, fit or going, (*self.given, value))

    def fields(self) -> dict[str, PartValue]:
        """Map the fields of the action to the values given."""
        form = next(form for form in self.forms if len(form.parts) == len(self.given))
        found: dict[str, PartValue] = {}
        for part, value in zip(form.parts, self.given, strict=True):
            if isinstance(part, ThrowDice):
                continue
            alone = isinstance(part, PickCards | PickSeat) and not part.several
            found[part.field] = value[0] if alone and isinstance(value, tuple) else value
        return found


def part_after(form: AnswerForm, given: int) -> Part | None:
    """Return the part of a form at this index; None after the last."""
    return form.parts[given] if given < len(form.parts) else None


def _dial_of_amount(draft: Draft) -> Dial | None:
    parts = draft.of(PickAmount)
    if not parts:
        return None
    least, most = min(part.least for part in parts), max(part.most for part in parts)
    return Dial(least, most, parts[0].step, parts[0].money, named=parts[0].named)


def _dial_of_numbers(draft: Draft) -> Dial | None:
    """Return the range of the next number, which leaves enough for the numbers after it."""
    for part in draft.of(PickNumbers):
        later = part.least * (part.count - len(draft.numbers) - 1)
        return Dial(part.least, part.total - sum(draft.numbers) - later)
    return None


def _dial_of_hole(draft: Draft) -> Dial | None:
    parts = draft.of(PickHole)
    return Dial(min(part.least for part in parts), max(part.most for part in parts)) if parts else None


def _dial_of_bid(draft: Draft) -> Dial | None:
    bids = draft.rungs
    return Dial(0, len(bids) - 1, names=tuple(bid.words for bid in bids)) if len(bids) > FEW else None


def _dial_of_offer(draft: Draft) -> Dial | None:
    offers = draft.offers
    return Dial(0, len(offers) - 1, names=tuple(offer.words for offer in offers)) if len(offers) > FEW_OFFERS else None


DIALS: list[Callable[[Draft], Dial | None]] = [
    _dial_of_amount,
    _dial_of_numbers,
    _dial_of_hole,
    _dial_of_bid,
    _dial_of_offer,
]
"""For each form of part that has a dial, the function that returns it; None while the draft asks for something else."""
