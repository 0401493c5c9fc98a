"""Effect of a turn on a stake, and the bank's maximum loss. Pure functions of the rules."""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import permutations
from typing import TypeAlias

from crowe_table.engine.cards import RANKS
from crowe_table.engine.money import NOTHING, Account, Farthings, half_rounded_down
from crowe_table.games.bassett.options import BassettOptions
from crowe_table.games.bassett.spots import HIGH, PLACE_OF, SINGLES, SPOTS, ranks_of
from crowe_table.games.bassett.state import COPPERED, SUITS, level

RANK_COUNT = len(RANKS)
Pair: TypeAlias = int
"""A losing rank and a winning rank, encoded as one number."""
StakeRow: TypeAlias = tuple[int, bool, int]
"""A stake as spot number, copper state and sum."""


class TurnFate(StrEnum):
    """Effect of a turn on a stake."""

    UNDECIDED = "undecided"
    WIN = "win"
    LOSE = "lose"
    STAND_OFF = "stand_off"
    DOUBLET = "doublet"


def fate(o: BassettOptions, spot: str, coppered: bool, loser: int, winner: int) -> TurnFate:
    """Return the effect of these losing and winning ranks on a stake."""
    if spot == HIGH:
        if loser == winner:
            return TurnFate.DOUBLET if o.high_tie == "half" else TurnFate.STAND_OFF
        return TurnFate.WIN if (winner > loser) != coppered else TurnFate.LOSE
    ranks = ranks_of(spot, o.parity)
    if loser not in ranks and winner not in ranks:
        return TurnFate.UNDECIDED
    if loser == winner:
        return TurnFate.DOUBLET
    if loser in ranks and winner in ranks:
        return TurnFate.STAND_OFF  # R5
    return TurnFate.WIN if (winner in ranks) != coppered else TurnFate.LOSE


def taken_on_doublet(o: BassettOptions, spot: str, stake: Farthings) -> Farthings:
    """Return the part of a stake that the bank takes when the same rank loses and wins (R6, R8, R19)."""
    if spot == HIGH or o.doublet == "half":
        return half_rounded_down(stake)
    return stake if o.doublet == "whole" else NOTHING


def gain(o: BassettOptions, spot: str, coppered: bool, stake: Farthings, pair: Pair) -> int:
    """Return the owner's gain in farthings from a stake in one turn."""
    match fate(o, spot, coppered, pair // RANK_COUNT, pair % RANK_COUNT):
        case TurnFate.WIN:
            return stake
        case TurnFate.LOSE:
            return -stake
        case TurnFate.DOUBLET:
            return -taken_on_doublet(o, spot, stake)
    return 0


@lru_cache(512)
def live_spots(o: BassettOptions, cases: tuple[int, ...]) -> tuple[str, ...]:
    """Return the spots open to bets.

    The court has only single cards. With a casekeeper, a spot closes once all its cards are gone (R18).
    """
    spots = SPOTS if o.game == "faro" else SINGLES
    if not o.casekeeper:
        return spots
    return tuple(
        [spot for spot in spots if spot == HIGH or any(cases[rank] < SUITS for rank in ranks_of(spot, o.parity))]
    )


# --- Calling the turn ------------------------------------------------------------------------------------------------


def orders(ranks: Sequence[int]) -> tuple[str, ...]:
    """Return the possible orders of three cards. Each is named by its ranks: loser, winner and last."""
    return tuple(dict.fromkeys("".join(RANKS[rank] for rank in order) for order in permutations(sorted(ranks))))


def call_pays(o: BassettOptions, order: str) -> int:
    """Return the odds to one at which a right call is paid; 0 if the stake is returned (R13)."""
    match len(set(order)):
        case 3:
            return o.call_distinct
        case 2:
            return o.call_pair
    return 1 if o.call_three_alike == "evens" else 0


# --- The cover -------------------------------------------------------------------------------------------------------


@lru_cache(2048)
def _touched(
    o: BassettOptions, spot: int, coppered: bool
) -> tuple[tuple[Pair, ...], tuple[Pair, ...], tuple[Pair, ...]]:
    """Return three groups of turns: those that win a stake, those that lose it, and those that take part of it."""
    fates = {
        pair: fate(o, SPOTS[spot], coppered, pair // RANK_COUNT, pair % RANK_COUNT)
        for pair in range(RANK_COUNT * RANK_COUNT)
    }
    won, lost, split = (
        tuple([pair for pair, each in fates.items() if each is which])
        for which in (TurnFate.WIN, TurnFate.LOSE, TurnFate.DOUBLET)
    )
    return won, lost, split


@lru_cache(256)
def _possible(left: tuple[int, ...]) -> frozenset[Pair]:
    pairs = [(loser, winner) for loser in range(RANK_COUNT) for winner in range(RANK_COUNT)]
    return frozenset(RANK_COUNT * a + b for a, b in pairs if left[a] and left[b] and (a != b or left[a] > 1))


@lru_cache(256)
def _gains(o: BassettOptions, stakes: tuple[StakeRow, ...]) -> tuple[int, ...]:
    found = [0] * (RANK_COUNT * RANK_COUNT)
    for spot, coppered, stake in stakes:
        won, lost, split = _touched(o, spot, coppered)
        for pair in won:
            found[pair] += stake
        for pair in lost:
            found[pair] -= stake
        part = taken_on_doublet(o, SPOTS[spot], Farthings(stake)) if split else 0
        for pair in split:
            found[pair] -= part
    return tuple(found)


def stake_rows(accounts: Iterable[tuple[Account, Farthings]]) -> tuple[StakeRow, ...]:
    """Convert ledger accounts to the stake tuples of this module."""
    return tuple([(PLACE_OF[account.place], account.name == COPPERED, sum_) for account, sum_ in accounts])


def worst_turn(o: BassettOptions, stakes: tuple[StakeRow, ...], left: tuple[int, ...]) -> tuple[Farthings, Pair]:
    """Return the bank's maximum loss on the next turn, and the turn that causes it."""
    gains = _gains(o, stakes)
    pair = max(_possible(left), key=lambda each: (gains[each], -each))
    return Farthings(max(0, gains[pair])), pair


@lru_cache(256)
def _worst_wins(
    o: BassettOptions, stakes: tuple[StakeRow, ...], left: tuple[int, ...]
) -> Mapping[tuple[str, bool], int]:
    """Return the bank's maximum loss for each spot and copper state, over the turns that win there."""
    gains, possible = _gains(o, stakes), _possible(left)
    found = {}
    for at, spot in enumerate(SPOTS):
        for coppered in (False, True):
            won, _, _ = _touched(o, at, coppered)
            found[spot, coppered] = max([gains[pair] for pair in won if pair in possible], default=0)
    return found


def worst_win(o: BassettOptions, stakes: tuple[StakeRow, ...], left: tuple[int, ...], spot: str, coppered: bool) -> int:
    """Return the bank's maximum loss on these stakes, over the turns that win on this spot."""
    return _worst_wins(o, stakes, left)[spot, coppered]


def worst_call(o: BassettOptions, calls: Iterable[tuple[Account, Farthings]]) -> Farthings:
    """Return the maximum payout of the calls. This is the total payout of the most expensive order."""
    called: dict[str, int] = {}
    for account, sum_ in calls:
        called[account.place] = called.get(account.place, 0) + sum_ * call_pays(o, account.place)
    return Farthings(max(called.values(), default=0))


@lru_cache(256)
def _claims(o: BassettOptions, stakes: tuple[tuple[Account, Farthings], ...]) -> tuple[int, Mapping[str, int]]:
    """Return the sum that the court owes on bent cards now.

    For each card, also return the increase of that sum if the card wins.
    """
    owed, more, ladder = 0, dict.fromkeys(SPOTS, 0), o.ladder
    for account, sum_ in stakes:
        at = level(account)
        owed += ladder[at] * sum_
        more[account.place] += (ladder[at + 1] - ladder[at]) * sum_
    return owed, more


def worst_couple(o: BassettOptions, stakes: Iterable[tuple[Account, Farthings]]) -> Farthings:
    """Return the bank's maximum payout after a couple at court.

    One card wins its next step. All bent cards count at the steps that they have reached. They may be paid when the
    pack ends (R25).
    """
    owed, more = _claims(o, tuple(stakes))
    return Farthings(owed + max(more.values()))


def couch_room(o: BassettOptions, stakes: Iterable[tuple[Account, Farthings]], bank: int, spot: str) -> int:
    """Return the largest couch on this spot that a bank of this size could still cover."""
    owed, more = _claims(o, tuple(stakes))
    return bank - owed - more[spot]


def fasse_takes(o: BassettOptions, couch: Farthings) -> Farthings:
    """Return the part of a couch that the first card takes if both have the same rank (R22)."""
    match o.fasse:
        case "half":
            return half_rounded_down(couch)
        case "two_thirds":
            return Farthings(couch * 2 // 3)
    return couch
