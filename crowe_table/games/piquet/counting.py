"""Points for calls, leads, tricks, the most tricks and capot, and the sum that the loser of a game pays."""

from collections.abc import Sequence

from crowe_table.engine.cards import Card, rank
from crowe_table.engine.money import Farthings
from crowe_table.games.piquet.options import PiquetOptions
from crowe_table.games.piquet.state import CARDS, FACES, ORDER, TEN, DealPart, points_of
from crowe_table.kit.group_declarations import (
    CardGroup,
    Declaration,
    declarations,
    parts_of_run,
    parts_of_set,
    runs_held,
    sets_held,
    suits_held,
)

MIN_HOLDING = 3
"""Fewest cards that make a sequence or a set."""
MAX_TRICKS = CARDS // 2 + 1
THIRTY = 30
PIQUE, REPIQUE = 30, 60
RUBICON = 100


def is_blank(hand: Sequence[Card]) -> bool:
    """Whether a hand has no King, Queen or Knave (R6)."""
    return not any(rank(card) in FACES for card in hand)


# --- Calls -----------------------------------------------------------------------------------------------------------


def holdings_in(hand: Sequence[Card], part: int) -> list[CardGroup]:
    """Return all ruffs, all sequences or all sets in a hand, as ``part`` says."""
    if part == DealPart.RUFF:
        return suits_held(hand, points_of)
    if part == DealPart.SEQUENCES:
        return runs_held(hand, ORDER.power, MIN_HOLDING)
    return sets_held(hand, ORDER.power, TEN, MIN_HOLDING)


def may_declare(hand: Sequence[Card], part: int, sinking: bool, least: int = 0) -> list[Declaration]:
    """Return the declarations that a hand may make of a ruff, of sequences or of sets, the full one first.

    With ``sinking``, a player may declare less than the hand holds. Declarations below the size ``least`` are left out.
    """
    holdings = holdings_in(hand, part)
    if part == DealPart.RUFF:
        ruffs = sorted(holdings, key=lambda each: each.rank, reverse=True)
        found: list[Declaration] = [(ruff,) for ruff in (ruffs if sinking else ruffs[:1])]
    elif part == DealPart.SEQUENCES:
        found = declarations(holdings, lambda run: parts_of_run(run, MIN_HOLDING), sinking)
    else:
        found = declarations(holdings, lambda each: parts_of_set(each, MIN_HOLDING), sinking)
    return [declared for declared in found if declared[0].size >= least]


def round_to_tens(points: int) -> int:
    """Return the number of tens in ``points``, rounded to the nearest; five units round up (R9)."""
    return (points + 5) // 10


def run_score(length: int) -> int:
    """Return the points of a sequence: its length, plus ten from five cards up."""
    return length if length < 5 else length + 10


def declared_points(o: PiquetOptions, part: int, declared: Declaration, hand: Sequence[Card]) -> int:
    """Return the points that a declaration scores if it is good. ``hand`` holds all twelve cards of the player."""
    if not declared:
        return 0
    if part == DealPart.SEQUENCES:
        return sum(run_score(run.size) for run in declared)
    if part == DealPart.SETS:
        return sum(o.quatorze if each.size == 4 else o.trio for each in declared)
    if o.ruff_score == "whole_hand":
        return round_to_tens(sum(map(points_of, hand)))
    suit_of_it = declared[0]
    counted = o.ruff_score == "cards" and suit_of_it.cards
    return len(suit_of_it.cards) if counted else round_to_tens(suit_of_it.size)


# --- Play ------------------------------------------------------------------------------------------------------------


def is_ten_or_higher(card: Card) -> bool:
    return ORDER.power[card] >= TEN


def lead_point(o: PiquetOptions, card: Card) -> int:
    return int(o.lead_point == "any" or is_ten_or_higher(card))


def trick_points(o: PiquetOptions, led: Card, winning: Card, last: bool) -> int:
    """Return the points for winning a trick. The point for the lead is scored separately (R15, R16)."""
    by_leader = led == winning
    if not last:
        captured = o.trick_point != "capture_ten_up" or is_ten_or_higher(winning)
        return 1 if o.trick_point == "every" else int(captured and not by_leader)
    high = 2 if o.last_trick == "in_all_2" or is_ten_or_higher(winning) else 1
    if o.last_trick == "instead_2_1":
        return high
    return high - (lead_point(o, led) if by_leader else 0)


def cards_points(o: PiquetOptions, tricks: int) -> int:
    """Return the points at the end of a deal for winning most or all tricks (R20). They are 0 for half or fewer."""
    return o.capet if tricks == CARDS else o.cards if tricks >= MAX_TRICKS else 0


# --- Game ------------------------------------------------------------------------------------------------------------


def rubicon_points(winner: int, loser: int) -> int:
    """Return the points for which the loser of a game of Rubicon Piquet pays.

    They are 100 plus the difference of the scores. If the loser has fewer than 100 points, they are 100 plus both
    scores.
    """
    return RUBICON + (winner - loser if loser >= RUBICON else winner + loser)


def owed(o: PiquetOptions, winner: int, loser: int) -> Farthings:
    """Return the sum that the loser pays, computed from the final scores of winner and loser (R21)."""
    if o.stake_mode == "flat":
        due = int(o.flat_stake)
    else:
        points = rubicon_points(winner, loser) if o.by_deals else winner - loser
        due = points * o.a_point
    return Farthings(due * (2 if loser < o.double_under else 1))
