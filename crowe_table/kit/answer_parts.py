"""Parts of an answer, from which the legal actions, the common refusals and the screen's controls are derived.

Games use the engine's parts, except for cards. ``Cards`` refers to the actual cards and to the legal ones among them.
``Cards.part`` holds the same choice as plain data for the screen.
"""

from collections.abc import Iterable, Sequence
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
    PickCards,
    PickHole,
    PickNumbers,
    PickPlace,
    PickSeat,
    Reason,
    Seat,
    ThrowDice,
    because,
)
from crowe_table.engine.money import Farthings
from crowe_table.engine.piles import Pile

MAX_LISTED = 400
"""Maximum number of answers listed for one action. If there are more, every n-th answer is listed."""


class Cards(Struct, frozen=True, gc=False):
    """A choice of cards from one or several piles. ``among`` holds the legal cards, if only some are legal."""

    piles: tuple[Pile, ...]
    held: Sequence[Card]
    least: int = 1
    most: int = 1
    several: bool = False
    among: Sequence[Card] | None = None
    field: str = "card"
    too_many: Reason | None = None
    """The game's own refusal of too many cards; None for the common refusal."""

    @property
    def legal(self) -> Sequence[Card]:
        """The legal cards: ``among`` or, if that is None, all held cards."""
        return self.held if self.among is None else self.among

    @property
    def part(self) -> PickCards:
        zones = tuple([pile.key for pile in self.piles])
        return PickCards(zones, self.least, self.most, self.several, self.field)


class SampledPart(Struct, frozen=True):
    """A part of which only some values, the ``samples``, are listed as answers.

    ``unfit`` replaces the common refusal of an unsuitable value. ``too_much`` replaces the common refusal of a sum that
    is too great. A sum beyond ``purse``, the player's money, is refused for lack of money. If ``judged``, only the
    game's own ``why_not`` checks the value.
    """

    part: Cards | Part
    samples: Sequence[object]
    too_much: Reason | None = None
    unfit: Reason | None = None
    purse: Farthings | None = None
    judged: bool = False


FormPart: TypeAlias = Cards | SampledPart | Part
Parts: TypeAlias = tuple[FormPart, ...]
"""The parts of one action. Empty for an action that takes a single press."""
PRESS: Parts = ()


def part_of(choice: FormPart) -> Part:
    """Return the part as plain data."""
    part = choice.part if isinstance(choice, SampledPart) else choice
    return part.part if isinstance(part, Cards) else part


def field_of(choice: FormPart) -> str:
    """Return the name of the action's field that the part fills."""
    return choice.part.field if isinstance(choice, SampledPart) else choice.field


def answers(kind: type[Action], seat: Seat, parts: Parts) -> list[Action]:
    """Return every answer that the parts allow, or an even sample if there are more than ``MAX_LISTED``."""
    first = parts[0] if len(parts) == 1 else None
    if type(first) is Cards:
        return card_answers(kind, seat, first)
    filled = [part for part in parts if type(part) is not ThrowDice]
    if not filled:
        return [kind(seat)]
    if len(filled) == 1 and len(kind.__struct_fields__) == 2:
        values = _values(filled[0])
        if not isinstance(values, list | tuple | range) or len(values) > MAX_LISTED:
            values = islice(values, 0, None, -(-_count(filled[0]) // MAX_LISTED) or 1)
        return list(map(kind, repeat(seat), values))
    names = tuple([field_of(part) for part in filled])
    step = -(-prod([_count(part) for part in filled]) // MAX_LISTED) or 1
    found = islice(product(*map(_values, filled)), 0, None, step)
    if names == kind.__struct_fields__[1 : 1 + len(names)]:
        return [kind(seat, *values) for values in found]
    return [kind(seat, **dict(zip(names, values, strict=True))) for values in found]


def card_answers(kind: type[Action], seat: Seat, cards: Cards) -> list[Action]:
    """Return the answers of an action whose only part is a choice of cards."""
    if not cards.several:
        return list(map(kind, repeat(seat), cards.legal))
    values, count = _choices_of(cards), _count_choices(cards)
    return list(
        map(kind, repeat(seat), values if count <= MAX_LISTED else islice(values, 0, None, -(-count // MAX_LISTED)))
    )


def misfit(action: Action, parts: Parts, law: str = "") -> tuple[int, Reason] | None:
    """Return the common refusal of an action, and the number of parts that fit before the faulty one.

    Common refusals are: a card not held, too many cards, and an unknown place, sum, word or player. None if all parts
    fit.
    """
    for fitting, choice in enumerate(parts):
        if reason := _misfit(action, choice, law):
            return fitting, reason
    return None


def allowed(action: Action, parts: Parts) -> bool:
    """Whether every part is a choice among listed legal cards, and the action's cards are among them.

    False if there are no parts.
    """
    for choice in parts:
        if type(choice) is not Cards or choice.among is None:
            return False
        if any(card not in choice.among for card in _cards(action, choice)):
            return False
    return bool(parts)


def names_cards(parts: Parts) -> bool:
    """Whether any part lists its legal cards."""
    return any([type(choice) is Cards and choice.among is not None for choice in parts])  # noqa: C419 (it is hot)


def _cards(action: Action, choice: Cards) -> Sequence[Card]:
    chosen = getattr(action, choice.field)
    return chosen if choice.several else (chosen,)


def _values(choice: FormPart) -> Iterable[object]:
    match choice:
        case Cards():
            return _choices_of(choice)
        case SampledPart():
            return choice.samples
    return choice.values()


def _count(choice: FormPart) -> int:
    match choice:
        case Cards():
            return _count_choices(choice)
        case PickSeat(several=True):
            return sum(comb(len(choice.seats), size) for size in range(choice.least, choice.most + 1))
        case PickNumbers():
            return comb(max(0, choice.total - choice.count * (choice.least - 1) - 1), choice.count - 1)
    return sum(1 for _ in _values(choice))


def _choices_of(cards: Cards) -> Iterable[object]:
    """Return every card, or every set of cards, that may be chosen. Smaller sets come first."""
    if not cards.several:
        return cards.legal
    if cards.least == cards.most:
        return combinations(cards.legal, cards.least)
    sizes = range(cards.least, cards.most + 1)
    return chain.from_iterable(combinations(cards.legal, size) for size in sizes)


def _count_choices(cards: Cards) -> int:
    held = len(cards.legal)
    if not cards.several:
        return held
    if cards.least == cards.most:
        return comb(held, cards.least)
    return sum(comb(held, size) for size in range(cards.least, cards.most + 1))


@cache
def most_even_first(part: PickNumbers, every: int = 1) -> tuple[tuple[int, ...], ...]:
    """Return the possible divisions of a number, the most even first. Only every ``every``-th is included."""
    found = islice(part.values(), 0, None, every)
    return tuple(sorted(found, key=lambda numbers: max(numbers) - min(numbers)))


def _misfit(action: Action, choice: FormPart, law: str) -> Reason | None:
    match choice:
        case Cards():
            return _misfit_cards(_cards(action, choice), choice, law)
        case SampledPart():
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
    return because(choice.refusal, law=law)


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
