"""What everything counts: the parts that are called, leads and tricks, cards and capet, and what a game is worth."""

from collections.abc import Sequence

from crowe_table.engine.cards import Card, rank
from crowe_table.engine.money import Farthings
from crowe_table.games.piquet.options import PiquetOptions
from crowe_table.games.piquet.state import CARDS, FACES, ORDER, TEN, DealPart, points_of
from crowe_table.kit.calling import (
    CardGroup,
    Declaration,
    declarations,
    parts_of_run,
    parts_of_set,
    runs_held,
    sets_held,
    suits_held,
)

LEAST = 3
"""Cards of the shortest run, and of the smallest set."""
MOST_TRICKS = CARDS // 2 + 1
THIRTY = 30
PIQUE, REPIQUE = 30, 60
RUBICON = 100


def is_blank(hand: Sequence[Card]) -> bool:
    """A hand without King, Queen or Knave (R6)."""
    return not any(rank(card) in FACES for card in hand)


# --- The parts -------------------------------------------------------------------------------------------------------


def held(hand: Sequence[Card], part: int) -> list[CardGroup]:
    """All that a hand holds of a part."""
    if part == DealPart.RUFF:
        return suits_held(hand, points_of)
    if part == DealPart.SEQUENCES:
        return runs_held(hand, ORDER.power, LEAST)
    return sets_held(hand, ORDER.power, TEN, LEAST)


def may_declare(hand: Sequence[Card], part: int, sinking: bool, least: int = 0) -> list[Declaration]:
    """All that may be declared of a part: the whole first, and so much at the least."""
    holdings = held(hand, part)
    if part == DealPart.RUFF:
        ruffs = sorted(holdings, key=lambda each: each.rank, reverse=True)
        found: list[Declaration] = [(ruff,) for ruff in (ruffs if sinking else ruffs[:1])]
    elif part == DealPart.SEQUENCES:
        found = declarations(holdings, lambda run: parts_of_run(run, LEAST), sinking)
    else:
        found = declarations(holdings, lambda each: parts_of_set(each, LEAST), sinking)
    return [declared for declared in found if declared[0].size >= least]


def tens(points: int) -> int:
    """A tenth, the half upward (R9)."""
    return (points + 5) // 10


def run_score(length: int) -> int:
    """Three and four count themselves, more count ten besides."""
    return length if length < 5 else length + 10


def declared_points(o: PiquetOptions, part: int, declared: Declaration, hand: Sequence[Card]) -> int:
    """What a declaration that is good counts, declared from a hand of twelve cards."""
    if not declared:
        return 0
    if part == DealPart.SEQUENCES:
        return sum(run_score(run.size) for run in declared)
    if part == DealPart.SETS:
        return sum(o.quatorze if each.size == 4 else o.trio for each in declared)
    if o.ruff_score == "whole_hand":
        return tens(sum(map(points_of, hand)))
    suit_of_it = declared[0]
    counted = o.ruff_score == "cards" and suit_of_it.cards
    return len(suit_of_it.cards) if counted else tens(suit_of_it.size)


# --- The play --------------------------------------------------------------------------------------------------------


def is_high(card: Card) -> bool:
    """Ten and up."""
    return ORDER.power[card] >= TEN


def lead_point(o: PiquetOptions, card: Card) -> int:
    return int(o.lead_point == "any" or is_high(card))


def trick_points(o: PiquetOptions, led: Card, winning: Card, last: bool) -> int:
    """What the winner of a trick counts for it, besides what was counted for leading to it (R15, R16)."""
    by_leader = led == winning
    if not last:
        captured = o.trick_point != "capture_ten_up" or is_high(winning)
        return 1 if o.trick_point == "every" else int(captured and not by_leader)
    high = 2 if o.last_trick == "in_all_2" or is_high(winning) else 1
    if o.last_trick == "instead_2_1":
        return high
    return high - (lead_point(o, led) if by_leader else 0)


def cards_points(o: PiquetOptions, tricks: int) -> int:
    """Ten for most tricks, capet for all of them instead (R20)."""
    return o.capet if tricks == CARDS else o.cards if tricks >= MOST_TRICKS else 0


# --- The game --------------------------------------------------------------------------------------------------------


def rubicon_points(winner: int, loser: int) -> int:
    """The difference and a hundred; or, if the loser has not crossed the rubicon, the sum and a hundred."""
    return RUBICON + (winner - loser if loser >= RUBICON else winner + loser)


def owed(o: PiquetOptions, winner: int, loser: int) -> Farthings:
    """What the loser pays, by the scores of both as they were counted (R21)."""
    if o.stake_mode == "flat":
        due = int(o.flat_stake)
    else:
        points = rubicon_points(winner, loser) if o.by_deals else winner - loser
        due = points * o.a_point
    return Farthings(due * (2 if loser < o.double_under else 1))
