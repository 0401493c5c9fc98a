"""Ways to answer: from the parts of an act come the lawful answers, the common refusals, and the screen's control.

A game gives its parts as the engine's forms, except cards: ``Cards`` here knows the truth's cards, and which of them
the law allows; its ``part`` is the same as data, for the screen.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, combinations, islice, product, repeat
from math import comb, prod
from typing import TypeAlias

from msgspec import Struct

from crowe_table.engine.cards import Card
from crowe_table.engine.core import (
    Action,
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
    Seat,
    ThrowDice,
    because,
)
from crowe_table.engine.money import Farthings
from crowe_table.engine.piles import Pile

SAMPLE = 400
"""So many answers by one way are listed at most: where there are more, every n-th of them."""


class Cards(Struct, frozen=True, gc=False):
    """Cards of one or several piles. ``among`` are those that the law allows, where it does not allow all."""

    piles: tuple[Pile, ...]
    held: Sequence[Card]
    least: int = 1
    most: int = 1
    several: bool = False
    among: Sequence[Card] | None = None
    field: str = "card"
    too_many: Reason | None = None
    """Why there may be no more, where the law says it better than the common refusal."""

    @property
    def lawful(self) -> Sequence[Card]:
        """The cards that the law allows, as far as this part tells."""
        return self.held if self.among is None else self.among

    @property
    def part(self) -> PickCards:
        zones = tuple([pile.key for pile in self.piles])
        return PickCards(zones, self.least, self.most, self.several, self.field)


class Tried(Struct, frozen=True):
    """A part of which a few values are worth trying: ``tries`` stand for all of them in the list of answers.

    Where the law says it better than the common refusal: ``unfit`` is why nothing else will do, ``too_much`` why a sum
    may not be greater. ``purse`` is what the player has: a sum beyond it is refused for that. ``judged``: whatever else
    is given, the game's own ``why_not`` says why it will not do.
    """

    part: Cards | Part
    tries: Sequence[object]
    too_much: Reason | None = None
    unfit: Reason | None = None
    purse: Farthings | None = None
    judged: bool = False


FormPart: TypeAlias = Cards | Tried | Part
Parts: TypeAlias = tuple[FormPart, ...]
"""The parts of one way; none for an act done with a single press."""
PRESS: Parts = ()


def part_of(choice: FormPart) -> Part:
    """The part as data."""
    part = choice.part if isinstance(choice, Tried) else choice
    return part.part if isinstance(part, Cards) else part


def field_of(choice: FormPart) -> str:
    """The field of the action that it fills."""
    return choice.part.field if isinstance(choice, Tried) else choice.field


def answers(kind: type[Action], seat: Seat, parts: Parts) -> list[Action]:
    """Every answer that these parts have room for, or an even sample where they are very many."""
    first = parts[0] if len(parts) == 1 else None
    if type(first) is Cards:
        return cards_alone(kind, seat, first)
    filled = [part for part in parts if type(part) is not ThrowDice]
    if not filled:
        return [kind(seat)]
    if len(filled) == 1 and len(kind.__struct_fields__) == 2:
        values = _values(filled[0])
        if not isinstance(values, list | tuple | range) or len(values) > SAMPLE:
            values = islice(values, 0, None, -(-_count(filled[0]) // SAMPLE) or 1)
        return list(map(kind, repeat(seat), values))
    names = tuple([field_of(part) for part in filled])
    step = -(-prod([_count(part) for part in filled]) // SAMPLE) or 1
    found = islice(product(*map(_values, filled)), 0, None, step)
    if names == kind.__struct_fields__[1 : 1 + len(names)]:
        return [kind(seat, *values) for values in found]
    return [kind(seat, **dict(zip(names, values, strict=True))) for values in found]


def cards_alone(kind: type[Action], seat: Seat, cards: Cards) -> list[Action]:
    """The same where cards are all that is chosen."""
    if not cards.several:
        return list(map(kind, repeat(seat), cards.lawful))
    values, count = _choices_of(cards), _count_choices(cards)
    return list(map(kind, repeat(seat), values if count <= SAMPLE else islice(values, 0, None, -(-count // SAMPLE))))


def misfit(action: Action, parts: Parts, law: str = "") -> tuple[int, Reason] | None:
    """The refusals that every game has: a card not held, too many, no such place, sum, word or player.

    With it, how many parts fit before the one that does not.
    """
    for fitting, choice in enumerate(parts):
        if reason := _misfit(action, choice, law):
            return fitting, reason
    return None


def allowed(action: Action, parts: Parts) -> bool:
    """Whether the law allows all the cards in it for certain, as far as their parts tell."""
    for choice in parts:
        if type(choice) is not Cards or choice.among is None:
            return False
        if any(card not in choice.among for card in _cards(action, choice)):
            return False
    return bool(parts)


def names_cards(parts: Parts) -> bool:
    """Whether some part tells which cards the law allows."""
    return any([type(choice) is Cards and choice.among is not None for choice in parts])  # noqa: C419 (it is hot)


def _cards(action: Action, choice: Cards) -> Sequence[Card]:
    chosen = getattr(action, choice.field)
    return chosen if choice.several else (chosen,)


def _values(choice: FormPart) -> Iterable[object]:
    """Every value that a part may have."""
    match choice:
        case Cards():
            return _choices_of(choice)
        case Tried():
            return choice.tries
        case PickPlace() | PickHole():
            return range(choice.least, choice.most + 1)
        case PickAmount():
            return range(choice.least, choice.most + 1, choice.step)
        case PickNumbers():
            return _divisions(choice.count, choice.least, choice.total)
        case PickWord():
            return choice.words
        case PickSeat():
            if not choice.several:
                return choice.seats
            return chain.from_iterable(combinations(choice.seats, n) for n in range(choice.least, choice.most + 1))
        case PickOffer():
            return [offer.name for offer in choice.offers]
        case PickBid():
            return [rung.name for rung in choice.ladder if rung.open]
        case PickSpot():
            return choice.spots
    raise TypeError(f"A part of kind {type(choice).__name__} fills no field: it has no values.")


def _count(choice: FormPart) -> int:
    """How many values a part may have."""
    match choice:
        case Cards():
            return _count_choices(choice)
        case PickSeat(several=True):
            return sum(comb(len(choice.seats), size) for size in range(choice.least, choice.most + 1))
        case PickNumbers():
            return comb(max(0, choice.total - choice.count * (choice.least - 1) - 1), choice.count - 1)
    return sum(1 for _ in _values(choice))


def _choices_of(cards: Cards) -> Iterable[object]:
    """Every card that may be chosen, or every set of cards, the smaller sets first."""
    if not cards.several:
        return cards.lawful
    if cards.least == cards.most:
        return combinations(cards.lawful, cards.least)
    sizes = range(cards.least, cards.most + 1)
    return chain.from_iterable(combinations(cards.lawful, size) for size in sizes)


def _count_choices(cards: Cards) -> int:
    """How many they are."""
    held = len(cards.lawful)
    if not cards.several:
        return held
    if cards.least == cards.most:
        return comb(held, cards.least)
    return sum(comb(held, size) for size in range(cards.least, cards.most + 1))


@cache
def alike_first(part: PickNumbers, every: int = 1) -> tuple[tuple[int, ...], ...]:
    """Numbers that may be named, those nearest to each other first; ``every``: of so many that differ little, one."""
    found = islice(_divisions(part.count, part.least, part.total), 0, None, every)
    return tuple(sorted(found, key=lambda numbers: max(numbers) - min(numbers)))


def _divisions(count: int, least: int, total: int) -> Iterator[tuple[int, ...]]:
    """So many numbers, each at least so great, that come to a total."""
    if count == 1:
        if total >= least:
            yield (total,)
        return
    for first in range(least, total - least * (count - 1) + 1):
        for rest in _divisions(count - 1, least, total - first):
            yield (first, *rest)


def _misfit(action: Action, choice: FormPart, law: str) -> Reason | None:
    match choice:
        case Cards():
            return _misfit_cards(_cards(action, choice), choice, law)
        case Tried():
            reason = None if choice.judged else _misfit(action, choice.part, law)
            if reason is None or reason.key != "refuse-too-much":
                return reason and (choice.unfit or reason)
            sum_ = getattr(action, choice.part.field) if isinstance(choice.part, PickAmount) else 0
            if choice.purse is not None and sum_ > choice.purse:
                return because("refuse-purse", farthings=choice.purse, law=law)
            return choice.too_much or reason
        case PickSeat(several=True):
            chosen = getattr(action, choice.field)
            fits = choice.least <= len(chosen) <= choice.most and len(set(chosen)) == len(chosen)
            return None if fits and set(chosen) <= set(choice.seats) else because("refuse-seat", law=law)
        case PickPlace() | PickHole():
            place = getattr(action, choice.field)
            if choice.least <= place <= choice.most:
                return None
            return because("refuse-place", law=law, place=place, least=choice.least, most=choice.most)
        case PickAmount():
            return _misfit_amount(getattr(action, choice.field), choice, law)
        case PickNumbers():
            numbers = getattr(action, choice.field)
            if len(numbers) == choice.count and min(numbers) >= choice.least and sum(numbers) == choice.total:
                return None
            return because("refuse-numbers", law=law, number=choice.count, least=choice.least, total=choice.total)
        case ThrowDice():
            return None
    if getattr(action, field_of(choice)) in _values(choice):
        return None
    return because(_REFUSALS[type(choice)], law=law)


_REFUSALS: dict[type, str] = {
    PickWord: "refuse-word",
    PickSeat: "refuse-seat",
    PickOffer: "refuse-offer",
    PickBid: "refuse-bid",
    PickSpot: "refuse-spot",
}


def _misfit_cards(cards: Sequence[Card], choice: Cards, law: str) -> Reason | None:
    if len(cards) > choice.most and choice.too_many:
        return choice.too_many
    if not choice.least <= len(cards) <= choice.most or len(set(cards)) != len(cards):
        key = "refuse-cards-number" if choice.least == choice.most else "refuse-cards-between"
        return because(key, law=law, least=choice.least, most=choice.most)
    if any(card not in choice.held for card in cards):
        return because("refuse-not-held", law=law)
    return None


def _misfit_amount(amount: int, choice: PickAmount, law: str) -> Reason | None:
    if choice.least <= amount <= choice.most and (amount - choice.least) % choice.step == 0:
        return None
    if not choice.money:
        return because("refuse-number", law=law, least=choice.least, most=choice.most)
    if amount < choice.least:
        return because("refuse-too-little", law=law, farthings=choice.least)
    if amount > choice.most:
        return because("refuse-too-much", law=law, farthings=choice.most)
    return because("refuse-step", law=law, farthings=choice.step)
