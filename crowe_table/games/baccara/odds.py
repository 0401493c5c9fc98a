"""The exact chances of Baccara, as fractions: best play of both sides derived for a whole pack, and a hand's chances by
all cards that have been seen.

Sums are the bank's, in units of what is bet. By a plan each side knows its own point alone; the banker also whether the
other has drawn, and which card where it lies face up.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import product
from typing import TypeAlias

from msgspec import Struct

from crowe_table.games.baccara.counting import NATURAL, TEN

Counts: TypeAlias = tuple[int, ...]
"""Of each value, from the tens and court cards to the nine, how many cards there are."""

POINTS = range(NATURAL)
"""The points with which one may draw."""
STOOD, DREW = 0, 1
"""What a banker knows of the other: that they stood; or that they drew, and face up which card: DREW and its value."""
FIVE = 5
"""With less every player draws, and with more stands: with this alone the active player may do either."""


def whole_pack(packs: int = 1) -> Counts:
    """All the cards of so many packs."""
    return (16 * packs, *(4 * packs,) * (TEN - 1))


def columns(third_card: str) -> int:
    """How many cases the banker tells apart."""
    return 1 + TEN if third_card == "up" else 2


class DrawPlan(Struct, frozen=True):
    """How both sides play: the chance that each draws, from never to always."""

    active: tuple[Fraction, ...]
    """By the active player's point."""
    banker: tuple[tuple[Fraction, ...], ...]
    """By the banker's point, and what is known of the other."""


class CoupChances(Struct, frozen=True):
    """How a coup ends by a plan."""

    wins: Fraction
    null: Fraction
    loses: Fraction

    @property
    def advantage(self) -> Fraction:
        """What the bank keeps of every bet on the average."""
        return self.wins - self.loses


def gain(banker: int, active: int, tie: str) -> int:
    """1 where the bank wins, −1 where it loses, 0 at equal points, unless they are the bank's."""
    return 1 if banker > active or (banker == active and tie == "bank") else -int(active > banker)


# --- The pack, dealt in every way ------------------------------------------------------------------------------------


def without(counts: Counts, *values: int) -> Counts:
    """What is left when these have gone."""
    left = list(counts)
    for value in values:
        left[value] -= 1
    return tuple(left)


def pairs(counts: Counts) -> Iterator[tuple[int, int, int]]:
    """Two cards in whatever order: their values, and in how many ways they come one after the other."""
    for first in range(TEN):
        for second in range(first, TEN):
            ways = counts[first] * (2 * counts[second] if second > first else counts[first] - 1)
            if ways > 0:
                yield first, second, ways


@cache
def points_of_two(counts: Counts) -> tuple[int, ...]:
    """In how many ways two of these cards, one after the other, make each point."""
    found = [0] * TEN
    for first, number in enumerate(counts):
        for second, other in enumerate(counts):
            found[(first + second) % TEN] += number * other
        found[2 * first % TEN] -= number
    return tuple(found)


def two_hands(counts: Counts) -> dict[tuple[int, int], int]:
    """In how many ways the points of two hands of two come from these cards."""
    found = [[0] * TEN for _ in range(TEN)]
    for first, second, ways in pairs(counts):
        of_one = found[(first + second) % TEN]
        for point, more in enumerate(points_of_two(without(counts, first, second))):
            of_one[point] += ways * more
    return {(one, other): ways for one, of_one in enumerate(found) for other, ways in enumerate(of_one)}


class Deals(Struct, frozen=True):
    """In how many of the ways of six cards each thing comes, by the points of both and the cards drawn."""

    total: int
    standing: dict[tuple[int, int], int]
    one_drawn: tuple[dict[tuple[int, int], int], ...]
    both_drawn: dict[tuple[int, int], dict[tuple[int, int], int]]


@cache
def deals(packs: int) -> Deals:
    """Every way to deal six cards from whole packs."""
    counts = whole_pack(packs)
    cards = sum(counts)
    total = 1
    for drawn in range(6):
        total *= cards - drawn
    four, five = (cards - 4) * (cards - 5), cards - 5
    one_drawn, both_drawn = [], {}
    for value in range(TEN):
        ways = counts[value]
        one_drawn.append(_times(two_hands(without(counts, value)), ways * five))
        for other in range(value, TEN):
            more = ways * (counts[other] - (other == value))
            both_drawn[value, other] = _times(two_hands(without(counts, value, other)), more)
            both_drawn[other, value] = both_drawn[value, other]
    return Deals(total, _times(two_hands(counts), four), tuple(one_drawn), both_drawn)


def _times(ways: dict[tuple[int, int], int], times: int) -> dict[tuple[int, int], int]:
    return {key: number * times for key, number in ways.items()}


# --- A coup between two points ---------------------------------------------------------------------------------------


class Case(Struct, frozen=True):
    """What comes of two points and what the other did, in ways of six cards: if the banker stands, and if they draw."""

    stands: int
    draws: int

    def played(self, draws: Fraction) -> Fraction | int:
        """What comes of it if the banker draws so often."""
        if draws.denominator == 1:
            return self.draws if draws else self.stands
        return self.stands + draws * (self.draws - self.stands)


@cache
def cases(packs: int, third_card: str, tie: str) -> dict[tuple[int, int, int], Case]:
    """By the active player's point, the banker's, and what the banker knows."""
    all_deals = deals(packs)
    found = {}
    for active, banker in product(POINTS, POINTS):
        key = active, banker
        stands = all_deals.standing[key] * gain(banker, active, tie)
        draws = sum(all_deals.one_drawn[card][key] * gain((banker + card) % TEN, active, tie) for card in range(TEN))
        found[active, banker, STOOD] = Case(stands, draws)
        for card in range(TEN):
            drawn, at = (active + card) % TEN, DREW + (card if third_card == "up" else 0)
            stands = all_deals.one_drawn[card][key] * gain(banker, drawn, tie)
            draws = sum(
                all_deals.both_drawn[card, other][key] * gain((banker + other) % TEN, drawn, tie)
                for other in range(TEN)
            )
            before = found.get((active, banker, at), Case(0, 0))
            found[active, banker, at] = Case(before.stands + stands, before.draws + draws)
    return found


def naturals(packs: int, tie: str) -> int:
    """What the coups come to that are decided by two cards."""
    return sum(
        ways * (gain(banker, active, tie) if active >= NATURAL else 1)
        for (active, banker), ways in deals(packs).standing.items()
        if max(active, banker) >= NATURAL
    )


# --- Best play -------------------------------------------------------------------------------------------------------


class Knowing(Struct, frozen=True):
    """One of the banker's cases, as the active player's draws to five make it: a sum and what each such draw adds."""

    point: int
    known: int
    stands: tuple[int, int]
    draws: tuple[int, int]

    def gain(self, to_five: Fraction) -> Fraction:
        """How much better it is to draw."""
        return self.draws[0] - self.stands[0] + (self.draws[1] - self.stands[1]) * to_five

    def best(self, to_five: Fraction) -> Fraction:
        """What the better of the two comes to."""
        part, whole = to_five.numerator, to_five.denominator
        stands, draws = (sure * whole + five * part for sure, five in (self.stands, self.draws))
        return Fraction(max(stands, draws), whole)

    def even(self) -> Fraction | None:
        """How often five must be drawn to that it is all one; None if it never is."""
        slope = self.draws[1] - self.stands[1]
        return Fraction(self.stands[0] - self.draws[0], slope) if slope else None


@cache
def bankers_cases(packs: int, third_card: str, tie: str) -> tuple[Knowing, ...]:
    """All that a banker may have to decide, where the others draw to less than five and stand on more."""
    by = cases(packs, third_card, tie)
    found = []
    for point, known in product(POINTS, range(columns(third_card))):
        sure = [active for active in POINTS if (active > FIVE if known == STOOD else active < FIVE)]
        of_sure = [by[active, point, known] for active in sure]
        five, sign = by[FIVE, point, known], -1 if known == STOOD else 1
        stands, draws = sum(each.stands for each in of_sure), sum(each.draws for each in of_sure)
        if known == STOOD:
            stands, draws = stands + five.stands, draws + five.draws
        found.append(Knowing(point, known, (stands, sign * five.stands), (draws, sign * five.draws)))
    return tuple(found)


@cache
def best_play(packs: int, third_card: str, tie: str) -> DrawPlan:
    """Plans of which neither can be bettered by another that looks only at the point, and the card shown.

    The active player draws to five so often that the bank gains least, and the banker in the case that is then all one
    so often that the other's five is all one too. That the others' points are best played so, ``active_gains`` shows.
    """
    all_cases = bankers_cases(packs, third_card, tie)
    tries = {each for case in all_cases if (each := case.even()) is not None and 0 <= each <= 1}
    to_five = min({*tries, Fraction(), Fraction(1)}, key=lambda each: sum(case.best(each) for case in all_cases))
    mixed = [case for case in all_cases if case.gain(to_five) == 0]
    banker = [[Fraction(int(case.gain(to_five) > 0)) for case in all_cases if case.point == point] for point in POINTS]
    active = tuple([Fraction(int(point < FIVE)) if point != FIVE else to_five for point in POINTS])
    for case in mixed[:1]:
        gains = []
        for chance in (Fraction(), Fraction(1)):
            banker[case.point][case.known] = chance
            stands, draws = active_gains(packs, third_card, tie, _fixed(banker))[FIVE]
            gains.append(draws - stands)
        banker[case.point][case.known] = gains[0] / (gains[0] - gains[1])
    return DrawPlan(active, _fixed(banker))


def _fixed(rows: Sequence[Sequence[Fraction]]) -> tuple[tuple[Fraction, ...], ...]:
    return tuple([tuple(row) for row in rows])


Gains: TypeAlias = tuple[Fraction, Fraction]
"""What it is worth to stand, and to draw, in units of the bet, to whoever decides."""


def active_gains(packs: int, third_card: str, tie: str, banker: Sequence[Sequence[Fraction]]) -> dict[int, Gains]:
    """To the active player, by the point, if neither has a natural and the banker plays so."""
    by, found = cases(packs, third_card, tie), {}
    ways = deals(packs).standing
    for active in POINTS:
        all_ways = sum(ways[active, point] for point in POINTS)
        sums: list[Fraction | int] = [0, 0]
        for point, known in product(POINTS, range(columns(third_card))):
            sums[known != STOOD] += by[active, point, known].played(banker[point][known])
        found[active] = Fraction(-sums[0]) / all_ways, Fraction(-sums[1]) / all_ways
    return found


def on_average(packs: int, third_card: str, tie: str, plan: DrawPlan) -> Fraction:
    """What a coup brings the bank, in units of the bets, if both sides play so."""
    sure, mixed = naturals(packs, tie), Fraction()
    for (active, banker, known), case in cases(packs, third_card, tie).items():
        often = plan.active[active] if known != STOOD else 1 - plan.active[active]
        played = case.played(plan.banker[banker][known]) if often else 0
        if often == 1 and isinstance(played, int):
            sure += played
        else:
            mixed += often * played
    return (sure + mixed) / deals(packs).total


@cache
def chances(packs: int, third_card: str, tie: str) -> CoupChances:
    """How a coup ends that both sides play as well as can be, before a card is seen."""
    plan = best_play(packs, third_card, tie)
    gain, greater = (on_average(packs, third_card, each, plan) for each in (tie, "bank"))
    null = greater - gain
    return CoupChances((1 - null + gain) / 2, null, (1 - null - gain) / 2)


def mistaken(packs: int, third_card: str, tie: str, to_five: Fraction) -> Fraction:
    """What the bank keeps of every bet if the others draw to five so often, and it knows it."""
    gains = sum(case.best(to_five) for case in bankers_cases(packs, third_card, tie))
    return Fraction(gains + naturals(packs, tie)) / deals(packs).total


# --- A hand, by the cards that have been seen ------------------------------------------------------------------------


@lru_cache(maxsize=256)
def active_at_hand(point: int, unseen: Counts, third_card: str, tie: str, packs: int) -> Gains:
    """To the active player of this point, what it is worth to stand and to draw, the banker playing by the plan."""
    plan = best_play(packs, third_card, tie)
    sums, all_ways = [Fraction(), Fraction()], 0
    for first, second, ways in pairs(unseen):
        banker = (first + second) % TEN
        if banker >= NATURAL:
            continue
        all_ways += ways
        left = without(unseen, first, second)
        sums[0] += ways * _answered(banker, point, left, plan.banker[banker][STOOD], tie)
        for card, number in enumerate(left):
            known = DREW + (card if third_card == "up" else 0)
            drawn, rest = (point + card) % TEN, without(left, card)
            if number:
                gained = _answered(banker, drawn, rest, plan.banker[banker][known], tie)
                sums[1] += Fraction(ways * number, sum(left)) * gained
    return -sums[0] / all_ways, -sums[1] / all_ways


@lru_cache(maxsize=256)
def banker_at_hand(point: int, unseen: Counts, known: int, third_card: str, tie: str, packs: int) -> Gains:
    """To a banker of this point, what it is worth to stand and to draw, the other having played by the plan."""
    plan = best_play(packs, third_card, tie)
    sums, all_ways = [Fraction(), Fraction()], Fraction()
    for first, second, ways in pairs(unseen):
        active = (first + second) % TEN
        often = 0 if active >= NATURAL else plan.active[active] if known != STOOD else 1 - plan.active[active]
        if not often:
            continue
        all_ways += ways * often
        left = without(unseen, first, second)
        for drawn, rest, chance in _third(active, left, known, third_card):
            for draws in (0, 1):
                sums[draws] += ways * often * chance * _answered(point, drawn, rest, Fraction(draws), tie)
    return sums[0] / all_ways, sums[1] / all_ways


def _third(active: int, left: Counts, known: int, third_card: str) -> Iterator[tuple[int, Counts, Fraction]]:
    """What the other has then, by what is known: the point, the cards left, and the chance of it."""
    if known == STOOD:
        yield active, left, Fraction(1)
    elif third_card == "up":
        yield (active + known - DREW) % TEN, left, Fraction(1)
    else:
        for card, number in enumerate(left):
            if number:
                yield (active + card) % TEN, without(left, card), Fraction(number, sum(left))


def _answered(banker: int, active: int, left: Counts, draws: Fraction, tie: str) -> Fraction:
    """What these points are worth to the bank, if the banker draws so often from what is left."""
    cards = sum(left)
    stands = gain(banker, active, tie)
    if not draws or not cards:
        return Fraction(stands)
    drawn = sum([number * gain((banker + card) % TEN, active, tie) for card, number in enumerate(left)])
    return (1 - draws) * stands + draws * Fraction(drawn, cards)
