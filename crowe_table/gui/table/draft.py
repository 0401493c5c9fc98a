"""An incomplete answer: the values so far, the forms that still match, and the part that is asked for next.

This module does not use pygame.
"""

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
FEW_OFFERS = 4
"""Maximum number of declarations shown as tickets. If more are possible, a dial selects one and raises its cards."""


@dataclass(frozen=True)
class Dial:
    """The numbers that a dial can show: minimum, maximum and step.

    If the number is an index, ``names`` holds the sentence for each number.
    """

    least: int
    most: int
    step: int = 1
    money: bool = False
    names: tuple[Reason, ...] = ()
    named: tuple[tuple[str, int], ...] = ()
    """Pairs of a name and a number, for the numbers that have a ticket beside the dial."""

    def nearest(self, number: int) -> int:
        """Return the greatest number on the dial that does not exceed the given one, or else the least number."""
        steps = (min(max(number, self.least), self.most) - self.least) // self.step
        return self.least + steps * self.step


@dataclass(frozen=True)
class Draft:
    """An incomplete answer. It is immutable: every change makes a new draft."""

    act: str
    forms: tuple[AnswerForm, ...]
    """The forms of the act that match all values given so far."""
    given: tuple[PartValue, ...] = ()
    number: int = 0
    """Number that the dial shows."""
    touched: bool = False
    """Whether the visitor or advice has selected a value for the current part."""
    numbers: tuple[int, ...] = ()
    """The numbers given so far, if the current part asks for several."""
    seats: tuple[Seat, ...] = ()
    """The players chosen so far, if the current part asks for several."""
    named: str = ""
    """Name of the selected word, bid or declaration. Empty if none is selected."""
    begun: bool = False
    """Whether the visitor or advice has begun the act. False if the draft was made together with the question."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """The next part of each form. Empty once every part has been given."""
        return tuple(part for form in self.forms if (part := part_after(form, len(self.given))))

    @property
    def complete(self) -> bool:
        """Whether the values given so far form a whole answer, even if some form has more parts."""
        return any(len(form.parts) == len(self.given) for form in self.forms)

    @property
    def ready(self) -> bool:
        """Whether pressing the button of the act has an effect: it gives the current part or the whole answer."""
        return self.chosen() is not None or (bool(self.given) and self.complete)

    def of(self, kind: type[P]) -> tuple[P, ...]:
        """Return the parts of one kind among the parts that are asked for now."""
        return tuple(part for part in self.parts if isinstance(part, kind))

    @property
    def dial(self) -> Dial | None:
        """The range of the number that is asked for, over all forms. None if no dial is needed."""
        return next((found for dial in DIALS if (found := dial(self))), None)

    @property
    def lifted(self) -> tuple[str, tuple[int, ...]]:
        """The pile from which packets are lifted, and the number of cards in each packet so far, topmost first.

        The name of the pile is empty if no packets are asked for.
        """
        pile = next((part.pile for part in self.parts if isinstance(part, PickAmount | PickNumbers)), "")
        return pile, (*self.numbers, self.number) if pile else ()

    @property
    def rungs(self) -> tuple[Rung, ...]:
        """The bids that are possible now, lowest first."""
        return tuple(rung for part in self.of(PickBid) for rung in part.ladder if rung.open)

    @property
    def offers(self) -> tuple[Offer, ...]:
        return tuple(offer for part in self.of(PickOffer) for offer in part.offers)

    @property
    def pointed(self) -> Offer | None:
        """The declaration selected by ticket or by dial. None if none is selected."""
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
        """Return the conditions that apply if this player is chosen. None if there are none."""
        found = (
            terms
            for part in self.of(PickSeat)
            for each, terms in zip(part.seats, part.terms, strict=False)
            if each == seat
        )
        return next(found, None)

    @property
    def several(self) -> bool:
        """Whether more than one player can be chosen, so that the visitor has to confirm the choice."""
        return any(part.several for part in self.of(PickSeat))

    @property
    def how_many(self) -> int:
        """Number of numbers that the visitor enters in turn. The last number is the remainder, so it is not entered."""
        return max((part.count - 1 for part in self.of(PickNumbers)), default=1)

    def chosen(self) -> PartValue | None:
        """Return the value that is dialled or selected for the current part.

        None if the value is missing or incomplete.
        """
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
        return self.offers[self.number].name if self.offers else self.number

    def turned(self, number: int) -> "Draft":
        """Return a copy whose dial shows this number, adjusted to what the dial allows."""
        return replace(self, number=self.dial.nearest(number), touched=True) if self.dial else self

    @property
    def choices(self) -> list[PartValue]:
        """Every word, bid, declaration or player that can be chosen for the current part."""
        players = [] if self.several else [(seat,) for seat in self.players]
        return [*self.words, *(rung.name for rung in self.rungs), *(offer.name for offer in self.offers), *players]

    def pointing_at(self, value: object) -> "Draft":
        """Return a copy in which this value is selected for the current part.

        The button of the act then gives the value.
        """
        names = [offer.name for offer in self.offers]
        if self.dial and (isinstance(value, int) or value in names):
            return self.turned(value if isinstance(value, int) else names.index(str(value)))
        if self.of(PickSeat):
            return replace(self, seats=value if isinstance(value, tuple) else (value,), touched=True)
        return replace(self, named=value, touched=True) if isinstance(value, str) else self

    def has_room(self, value: PartValue) -> bool:
        """Return whether this value can be selected for the current part.

        This is true of every number, because the dial rounds numbers.
        """
        return isinstance(value, int) or any(part.takes(value) for part in self.parts)

    @property
    def least(self) -> int:
        """Minimum of the sum that is asked for. 0 if no sum is asked for."""
        return min((part.least for part in self.of(PickAmount)), default=0)

    def toggled(self, seat: Seat) -> "Draft":
        """Return a copy in which this player is chosen, or no longer chosen."""
        without = tuple(each for each in self.seats if each != seat)
        return replace(self, seats=without if seat in self.seats else (*without, seat), touched=True)

    def giving(self, value: PartValue) -> "Draft":
        """Return a copy with one more value given.

        The copy keeps only the forms that accept the value. If no form does, it keeps all.
        """
        divided = self.of(PickNumbers)
        if divided and isinstance(value, tuple) and len(value) < divided[0].count:
            return replace(self, numbers=value, number=divided[0].least)
        at = len(self.given)
        going = tuple(form for form in self.forms if part_after(form, at))
        fit = tuple(form for form in going if form.parts[at].takes(value))
        return Draft(self.act, fit or going, (*self.given, value))

    def fields(self) -> dict[str, PartValue]:
        """Return the values given so far, by the names of the action's fields."""
        form = next(form for form in self.forms if len(form.parts) == len(self.given))
        found: dict[str, PartValue] = {}
        for part, value in zip(form.parts, self.given, strict=True):
            if isinstance(part, ThrowDice):
                continue
            alone = isinstance(part, PickCards | PickSeat) and not part.several
            found[part.field] = value[0] if alone and isinstance(value, tuple) else value
        return found


def part_after(form: AnswerForm, given: int) -> Part | None:
    """Return the part of a form that follows ``given`` parts. None if there is no further part."""
    return form.parts[given] if given < len(form.parts) else None


def _dial_of_amount(draft: Draft) -> Dial | None:
    parts = draft.of(PickAmount)
    if not parts:
        return None
    least, most = min(part.least for part in parts), max(part.most for part in parts)
    return Dial(least, most, parts[0].step, parts[0].money, named=parts[0].named)


def _dial_of_numbers(draft: Draft) -> Dial | None:
    """Return the range of the next number.

    It leaves enough of the total for the numbers that follow. None if no such number is asked for.
    """
    for part in draft.of(PickNumbers):
        later = part.least * (part.count - len(draft.numbers) - 1)
        return Dial(part.least, part.total - sum(draft.numbers) - later)
    return None


def _dial_of_hole(draft: Draft) -> Dial | None:
    parts = draft.of(PickHole)
    return Dial(min(part.least for part in parts), max(part.most for part in parts)) if parts else None


def _dial_of_offer(draft: Draft) -> Dial | None:
    offers = draft.offers
    return Dial(0, len(offers) - 1, names=tuple(offer.words for offer in offers)) if len(offers) > FEW_OFFERS else None


DIALS: list[Callable[[Draft], Dial | None]] = [
    _dial_of_amount,
    _dial_of_numbers,
    _dial_of_hole,
    _dial_of_offer,
]
"""For each kind of part with a dial, a function that returns the dial.

It returns None while another kind of part is asked for.
"""
