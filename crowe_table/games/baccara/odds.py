"""Exact odds of Baccara as fractions: optimal play for whole packs, and the odds of a hand given all cards seen.

Gains are those of the bank, per unit bet, unless stated otherwise. Under a plan, each side decides by its own point.
The banker's choice also depends on whether the active player has drawn, and on the card drawn if it lies face up.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from itertools import product
from typing import TypeAlias

from msgspec import Struct

from crowe_table.games.baccara.counting import NATURAL, TEN

Counts: TypeAlias = tuple[int, ...]
"""Number of cards of each value, from 0 (tens and court cards) to 9."""

POINTS = range(NATURAL)
"""Points on which a player may draw."""
STOOD, DREW = 0, 1
"""Knowledge of the banker about the active player: STOOD, or DREW plus the value of a card drawn face up."""
FIVE = 5
"""The only point on which the active player has a choice. Players draw on lower points and stand on higher ones."""


def whole_pack(packs: int = 1) -> Counts:
    """Return the cards of ``packs`` whole packs."""
    return (16 * packs, *(4 * packs,) * (TEN - 1))


def columns(third_card: str) -> int:
    """Return the number of cases that the banker can distinguish."""
    return 1 + TEN if third_card == "up" else 2


class DrawPlan(Struct, frozen=True):
    """Strategies of both sides, as probabilities of drawing."""

    active: tuple[Fraction, ...]
    """Probability of drawing for each point of the active player."""
    banker: tuple[tuple[Fraction, ...], ...]
    """Probability of drawing for each point of the banker and each case that the banker can distinguish."""


class CoupChances(Struct, frozen=True):
    """Chances of each outcome of a coup if both sides follow a plan."""

    wins: Fraction
    null: Fraction
    loses: Fraction

    @property
    def advantage(self) -> Fraction:
        """Share of each bet that the bank keeps on average."""
        return self.wins - self.loses


def gain(banker: int, active: int, tie: str) -> int:
    """Return 1 if the bank wins, −1 if it loses. With equal points return 0, or 1 if the bank wins them."""
    return 1 if banker > active or (banker == active and tie == "bank") else -int(active > banker)


# --- All deals of a pack ---------------------------------------------------------------------------------------------


def without(counts: Counts, *values: int) -> Counts:
    """Return the counts after one card of each of these values has been removed."""
    left = list(counts)
    for value in values:
        left[value] -= 1
    return tuple(left)


def pairs(counts: Counts) -> Iterator[tuple[int, int, int]]:
    """Yield each unordered pair of values, with the number of ordered draws that give it."""
    for first in range(TEN):
        for second in range(first, TEN):
            ways = counts[first] * (2 * counts[second] if second > first else counts[first] - 1)
            if ways > 0:
                yield first, second, ways


@cache
def two_card_points(counts: Counts) -> tuple[int, ...]:
    """Return, for each point, the number of ordered two-card draws that make it."""
    found = [0] * TEN
    for first, number in enumerate(counts):
        for second, other in enumerate(counts):
            found[(first + second) % TEN] += number * other
        found[2 * first % TEN] -= number
    return tuple(found)


def two_hand_points(counts: Counts) -> dict[tuple[int, int], int]:
    """Return, for each pair of points, the number of ordered deals in which two two-card hands have these points."""
    found = [[0] * TEN for _ in range(TEN)]
    for first, second, ways in pairs(counts):
        of_one = found[(first + second) % TEN]
        for point, more in enumerate(two_card_points(without(counts, first, second))):
            of_one[point] += ways * more
    return {(one, other): ways for one, of_one in enumerate(found) for other, ways in enumerate(of_one)}


class DealCounts(Struct, frozen=True):
    """Numbers of ordered six-card deals. The keys are the points of both hands and the cards drawn."""

    total: int
    standing: dict[tuple[int, int], int]
    one_drawn: tuple[dict[tuple[int, int], int], ...]
    both_drawn: dict[tuple[int, int], dict[tuple[int, int], int]]


@cache
def deals(packs: int) -> DealCounts:
    """Count all six-card deals from whole packs."""
    counts = whole_pack(packs)
    cards = sum(counts)
    total = 1
    for drawn in range(6):
        total *= cards - drawn
    four, five = (cards - 4) * (cards - 5), cards - 5
    one_drawn, both_drawn = [], {}
    for value in range(TEN):
        ways = counts[value]
        one_drawn.append(_times(two_hand_points(without(counts, value)), ways * five))
        for other in range(value, TEN):
            more = ways * (counts[other] - (other == value))
            both_drawn[value, other] = _times(two_hand_points(without(counts, value, other)), more)
            both_drawn[other, value] = both_drawn[value, other]
    return DealCounts(total, _times(two_hand_points(counts), four), tuple(one_drawn), both_drawn)


def _times(ways: dict[tuple[int, int], int], times: int) -> dict[tuple[int, int], int]:
    return {key: number * times for key, number in ways.items()}


# --- One coup, given both points -------------------------------------------------------------------------------------


class Case(Struct, frozen=True):
    """Gains of the bank in one case, summed over six-card deals: if the banker stands, and if the banker draws."""

    stands: int
    draws: int

    def played(self, draws: Fraction) -> Fraction | int:
        """Return the gain if the banker draws with probability ``draws``."""
        if draws.denominator == 1:
            return self.draws if draws else self.stands
        return self.stands + draws * (self.draws - self.stands)


@cache
def cases(packs: int, third_card: str, tie: str) -> dict[tuple[int, int, int], Case]:
    """Return the cases. The keys are the active player's point, the banker's point, and the banker's knowledge."""
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
    """Return the bank's gain, summed over all deals that a natural decides."""
    return sum(
        ways * (gain(banker, active, tie) if active >= NATURAL else 1)
        for (active, banker), ways in deals(packs).standing.items()
        if max(active, banker) >= NATURAL
    )


# --- Optimal play ----------------------------------------------------------------------------------------------------


class BankerCase(Struct, frozen=True):
    """One case of the banker. The gain of each choice is the sum of two parts.

    The first part is fixed. The second is multiplied by the probability that the active player draws to five.
    """

    point: int
    known: int
    stands: tuple[int, int]
    draws: tuple[int, int]

    def gain(self, to_five: Fraction) -> Fraction:
        """Return the gain of drawing minus the gain of standing."""
        return self.draws[0] - self.stands[0] + (self.draws[1] - self.stands[1]) * to_five

    def best(self, to_five: Fraction) -> Fraction:
        """Return the gain of the better choice."""
        part, whole = to_five.numerator, to_five.denominator
        stands, draws = (sure * whole + five * part for sure, five in (self.stands, self.draws))
        return Fraction(max(stands, draws), whole)

    def even(self) -> Fraction | None:
        """Return the probability of drawing to five at which both choices gain the same.

        The number may lie outside 0 to 1. None if the difference of the gains does not depend on it.
        """
        slope = self.draws[1] - self.stands[1]
        return Fraction(self.stands[0] - self.draws[0], slope) if slope else None


@cache
def banker_cases(packs: int, third_card: str, tie: str) -> tuple[BankerCase, ...]:
    """Return all cases of the banker. The active player draws below five and stands above it."""
    by = cases(packs, third_card, tie)
    found = []
    for point, known in product(POINTS, range(columns(third_card))):
        sure = [active for active in POINTS if (active > FIVE if known == STOOD else active < FIVE)]
        of_sure = [by[active, point, known] for active in sure]
        five, sign = by[FIVE, point, known], -1 if known == STOOD else 1
        stands, draws = sum(each.stands for each in of_sure), sum(each.draws for each in of_sure)
        if known == STOOD:
            stands, draws = stands + five.stands, draws + five.draws
        found.append(BankerCase(point, known, (stands, sign * five.stands), (draws, sign * five.draws)))
    return tuple(found)


@cache
def best_play(packs: int, third_card: str, tie: str) -> DrawPlan:
    """Return the equilibrium among strategies that depend only on the point and on the card shown.

    The active player draws to five with the probability that minimises the bank's gain. In one case, both choices of
    the banker are then equally good. There the banker mixes them so that standing and drawing to five are equally good
    for the active player. ``active_gains`` verifies the other points.
    """
    all_cases = banker_cases(packs, third_card, tie)
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
"""Gains of standing and of drawing, per unit bet, for the player who decides."""


def active_gains(packs: int, third_card: str, tie: str, banker: Sequence[Sequence[Fraction]]) -> dict[int, Gains]:
    """Return the active player's gains by point, if neither side has a natural.

    ``banker`` gives the probabilities with which the banker draws.
    """
    by, found = cases(packs, third_card, tie), {}
    ways = deals(packs).standing
    for active in POINTS:
        all_ways = sum(ways[active, point] for point in POINTS)
        sums: list[Fraction | int] = [0, 0]
        for point, known in product(POINTS, range(columns(third_card))):
            sums[known != STOOD] += by[active, point, known].played(banker[point][known])
        found[active] = Fraction(-sums[0]) / all_ways, Fraction(-sums[1]) / all_ways
    return found


def average_gain(packs: int, third_card: str, tie: str, plan: DrawPlan) -> Fraction:
    """Return the bank's average gain per unit bet, if both sides follow the plan."""
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
    """Return the chances of each outcome of a coup under optimal play, before any card is seen."""
    plan = best_play(packs, third_card, tie)
    gain, greater = (average_gain(packs, third_card, each, plan) for each in (tie, "bank"))
    null = greater - gain
    return CoupChances((1 - null + gain) / 2, null, (1 - null - gain) / 2)


def gain_against(packs: int, third_card: str, tie: str, to_five: Fraction) -> Fraction:
    """Return the bank's gain if the active player draws to five with this probability.

    The banker is assumed to know the probability and to play best against it.
    """
    gains = sum(case.best(to_five) for case in banker_cases(packs, third_card, tie))
    return Fraction(gains + naturals(packs, tie)) / deals(packs).total


# --- A hand, given the cards seen ------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def active_at_hand(point: int, unseen: Counts, third_card: str, tie: str, packs: int) -> Gains:
    """Return the active player's gains with this point, against a banker who follows the plan."""
    plan = best_play(packs, third_card, tie)
    sums, all_ways = [Fraction(), Fraction()], 0
    for first, second, ways in pairs(unseen):
        banker = (first + second) % TEN
        if banker >= NATURAL:
            continue
        all_ways += ways
        left = without(unseen, first, second)
        sums[0] += ways * _bank_gain(banker, point, left, plan.banker[banker][STOOD], tie)
        for card, number in enumerate(left):
            known = DREW + (card if third_card == "up" else 0)
            drawn, rest = (point + card) % TEN, without(left, card)
            if number:
                gained = _bank_gain(banker, drawn, rest, plan.banker[banker][known], tie)
                sums[1] += Fraction(ways * number, sum(left)) * gained
    return -sums[0] / all_ways, -sums[1] / all_ways


@lru_cache(maxsize=256)
def banker_at_hand(point: int, unseen: Counts, known: int, third_card: str, tie: str, packs: int) -> Gains:
    """Return the banker's gains with this point, against an active player who has followed the plan."""
    plan = best_play(packs, third_card, tie)
    sums, all_ways = [Fraction(), Fraction()], Fraction()
    for first, second, ways in pairs(unseen):
        active = (first + second) % TEN
        often = 0 if active >= NATURAL else plan.active[active] if known != STOOD else 1 - plan.active[active]
        if not often:
            continue
        all_ways += ways * often
        left = without(unseen, first, second)
        for drawn, rest, chance in _final_points(active, left, known, third_card):
            for draws in (0, 1):
                sums[draws] += ways * often * chance * _bank_gain(point, drawn, rest, Fraction(draws), tie)
    return sums[0] / all_ways, sums[1] / all_ways


def _final_points(active: int, left: Counts, known: int, third_card: str) -> Iterator[tuple[int, Counts, Fraction]]:
    if known == STOOD:
        yield active, left, Fraction(1)
    elif third_card == "up":
        yield (active + known - DREW) % TEN, left, Fraction(1)
    else:
        for card, number in enumerate(left):
            if number:
                yield (active + card) % TEN, without(left, card), Fraction(number, sum(left))


def _bank_gain(banker: int, active: int, left: Counts, draws: Fraction, tie: str) -> Fraction:
    cards = sum(left)
    stands = gain(banker, active, tie)
    if not draws or not cards:
        return Fraction(stands)
    drawn = sum([number * gain((banker + card) % TEN, active, tie) for card, number in enumerate(left)])
    return (1 - draws) * stands + draws * Fraction(drawn, cards)
