"""Rule-based play of Brag: always for the learner, and for all levels where no table was solved.

The constants give the shares of hands that open, stay or bluff. They come from two sources: the solved game with open
hands, and blind play measured against that solution. See “Good play” in booke.md.
"""

from typing import NamedTuple

from crowe_table.engine.core import PickAmount
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag import loans
from crowe_table.games.brag.chances import share_against_two_hands
from crowe_table.games.brag.choices import (
    SMALL_PRICE,
    Choice,
    counts_among,
    fold,
    lay,
    look_choices,
    share_of_better,
    sums_of,
    units,
    winning_chance,
)
from crowe_table.games.brag.reading import INFORMATIVE_WAGERS, BragReading, has_two_hands

OPENS = {1: (0.43, 0.55), 2: (0.43, 0.20), 3: (0.33, 0.0), 4: (0.30, 0.0)}
"""By number of players still to act: the top fraction of hands that open, and the share of the others that bluff."""
STAYS = {2: 0.235, 3: 0.17, 4: 0.13, 5: 0.11, 6: 0.095, 7: 0.085}
"""By number of opponents left: the top fraction of hands that stay after a wager."""
AGAINST_BLIND = 0.8
"""Relative increase of the fraction of hands that stay, if all opponents are blind."""
BLUFFS_IN_COMPANY, BLUFFS_SMALL, BLUFFS_LARGE = 0.015, 0.4, 0.15
"""Shares of hopeless hands that bluff: against several opponents, and against one at a small or a large price."""
BEST, GOOD, FAIR = 0.14, 0.26, 0.43
"""Limits of three classes of hands when two players are left. A hand is in a class if a smaller share of all hands
beats it. The best hands raise or wager again. Good hands mostly wager again. Fair hands see or wager again.
"""
PATIENT_WAGERS, WEARINESS = 3, 0.05
"""The player begins to prefer seeing after ``PATIENT_WAGERS`` wagers.

Each further wager increases this preference by ``WEARINESS``.
"""
LONG_ROUNDS, ASSUMED_REACH, LEAD_MARGIN = 4, 0.3, 0.1
"""Play of long rounds against several opponents, after ``LONG_ROUNDS`` wagers by the player.

Each opponent's hand is assumed to be in the top fraction ``ASSUMED_REACH`` of hands. The player raises if the winning
chance exceeds an even share by ``LEAD_MARGIN``.
"""
RAISE_FACTOR, LAST_RAISE_FACTOR = 0.5, 0.7
"""Factors by which each informative raise reduces the share of hands that stay: with several opponents, and with one
left.
"""
GAINS_AGAINST_BLIND = 0.72
"""Minimum winning chance at which a double wager against a blind player pays on average."""
CHEAP_FOR_TWO = 8
"""A player with two hands wagers without looking while this many wagers cost no more than the pot holds."""


class Temper(NamedTuple):
    """Parameters of rule-based play."""

    bluffs: float
    """Factor on the frequency of bluffs in the solved game."""
    leaves: float
    """Frequency of leaving the cards unseen after the deal."""
    blind_for: int
    """Number of blind wagers before looking."""
    stays: float
    """Factor on the share of hands that stay against several opponents."""
    curious: float
    """A hand pays to see if at most this share of hands is better. Worse hands bluff or fold."""
    sees_unseen: bool
    """Whether a blind player pays to see another blind player. Seeing then costs half."""


SOBER = Temper(bluffs=0.6, leaves=0.0, blind_for=0, stays=1.0, curious=FAIR, sees_unseen=True)
RECKLESS = Temper(bluffs=1.0, leaves=0.9, blind_for=3, stays=2.5, curious=0.75, sees_unseen=False)


def look(r: BragReading, temper: Temper) -> list[Choice]:
    """Choose whether to look after the deal or to leave the cards unseen, by temper."""
    leave = acts.Leave(r.seat)
    if has_two_hands(r):
        return [Choice(leave, 1, None)]
    return [
        Choice(acts.Look(r.seat), 1 - temper.leaves, None),
        Choice(leave, temper.leaves, None),
    ]


def wager(r: BragReading, temper: Temper) -> list[Choice]:
    """Choose in the player's turn: fold or wager, see, or look first."""
    if not r.is_open(r.seat):
        return _blind(r, temper)
    sums = sums_of(r, "wager")
    if sums is None:
        return loans.short(r)
    if not r.level:
        return _first(r, temper, sums)
    if len(r.others) > 1:
        return _in_company(r, temper, sums)
    return (_last_two if r.is_open(r.others[0]) else _against_blind)(r, temper, sums)


def opening(r: BragReading, temper: Temper) -> float:
    """Return how often the player opens in this position."""
    if r.behind == 1 and r.playing > 2:
        return 1.0
    share, bluffs = OPENS.get(r.behind, OPENS[4])
    honest = counts_among(r, share_of_better(r), share)
    return honest + (1 - honest) * min(1.0, bluffs * temper.bluffs)


def _first(r: BragReading, temper: Temper, sums: PickAmount) -> list[Choice]:
    """Choose between opening with the minimum and folding. Fewer hands open if more players are behind."""
    often = opening(r, temper)
    value = units(r, winning_chance(r) * (r.pot + sums.least) - sums.least)
    return [
        lay(r, sums, sums.least, often, value),
        fold(r, 1 - often),
    ]


def _in_company(r: BragReading, temper: Temper, sums: PickAmount) -> list[Choice]:
    """Choose after a wager if several opponents are left.

    Only the best hands stay, and the better of them raise half the time.
    """
    if r.laid >= LONG_ROUNDS:
        return to_end(r, sums)
    better, number = share_of_better(r), len(r.others)
    unseen = sum([not r.is_open(other) for other in r.others]) / number
    share = temper.stays * STAYS[number] * (1 + AGAINST_BLIND * unseen) * _left_by_raises(r)
    stays = counts_among(r, better, share)
    bluffs = (1 - stays) * BLUFFS_IN_COMPANY * temper.bluffs
    raises = 0.5 if better < share * 0.7 and r.laid_openly[r.seat] < PATIENT_WAGERS else 0.0
    goes = units(r, winning_chance(r) * (r.pot + 2 * sums.least) - sums.least)
    return [
        lay(r, sums, sums.least, stays * (1 - raises), goes),
        lay(r, sums, 2 * sums.least, stays * raises * 0.6 + bluffs, goes),
        lay(r, sums, r.pot, stays * raises * 0.4, goes),
        fold(r, 1 - stays - bluffs),
    ]


def _left_by_raises(r: BragReading) -> float:
    """Return the factor by which the opponents' open raises reduce the share of hands that stay."""
    if r.playing == 2 or not r.options.may_cover:
        return 1.0
    raises = min(INFORMATIVE_WAGERS, max(r.above_openly[other] for other in r.others))
    return float((RAISE_FACTOR if len(r.others) > 1 else LAST_RAISE_FACTOR) ** raises)


def to_end(r: BragReading, sums: PickAmount) -> list[Choice]:
    """Choose after many wagers among several players. A leading hand wagers the pot; others stay if the price pays."""
    chance = winning_chance(r, reads=False, usual=ASSUMED_REACH)
    leads, stays = chance > 1 / len(r.live) + LEAD_MARGIN, chance * (r.pot + sums.least) > sums.least
    goes = units(r, chance * (r.pot + 2 * sums.least) - sums.least)
    return [
        lay(r, sums, r.pot, float(leads), goes),
        lay(r, sums, sums.least, float(stays and not leads), goes),
        fold(r, float(not stays)),
    ]


def _last_two(r: BragReading, temper: Temper, sums: PickAmount) -> list[Choice]:
    """Choose if two players are left and both have looked.

    The best hands raise or wager again, fair hands see, and some of the rest bluff. Bluffs are more frequent at a small
    price.
    """
    better = share_of_better(r, r.others[0])
    place = max(better / _left_by_raises(r), WEARINESS * (r.laid_openly[r.seat] - PATIENT_WAGERS))
    lays, raises, sees = _mixed(place, r.level <= SMALL_PRICE * r.pot, temper)
    see, price, chance = acts.See(r.seat), 2 * r.level, winning_chance(r)
    may_see = see in r.view.legal
    if not may_see:
        lays, sees = lays + sees, 0.0
    folds = 1 - lays - raises - sees
    value = units(r, chance * (r.pot + price) - price)
    goes = units(r, chance * (r.pot + 2 * sums.least) - sums.least)
    return [
        *[Choice(see, sees, value)] * may_see,
        lay(r, sums, sums.least, lays, goes),
        lay(r, sums, r.pot, raises, goes),
        fold(r, folds),
    ]


def _mixed(place: float, small: bool, temper: Temper) -> tuple[float, float, float]:
    """Return how often to wager again, to raise and to see. ``small`` says that the price is small."""
    if place < BEST:
        return 0.5, 0.5, 0.0
    if small and place < GOOD:
        return 0.6, 0.2, 0.2
    if place < FAIR and small:
        return 0.5, 0.0, 0.5
    if place < temper.curious:
        return 0.05, 0.0, 0.45 if temper.curious == FAIR else 0.95
    bluffs = min(0.9, (BLUFFS_SMALL if small else BLUFFS_LARGE) * temper.bluffs)
    return bluffs / 2, bluffs / 2, 0.0


def _against_blind(r: BragReading, temper: Temper, sums: PickAmount) -> list[Choice]:
    """Choose against a blind player, who can neither be seen nor be driven out.

    Folding costs little, because the pot is carried over.
    """
    del temper
    chance = 1 - share_of_better(r, r.others[0])
    waits = share_against_two_hands(max(2, r.playing)) * r.pot
    goes = chance * (r.pot + 2 * sums.least) - sums.least
    presses = chance > GAINS_AGAINST_BLIND
    wanted = 2 * sums.least if presses else sums.least
    return [
        lay(r, sums, wanted, float(goes > waits), units(r, goes)),
        fold(r, float(goes <= waits), units(r, waits)),
    ]


def _blind(r: BragReading, temper: Temper) -> list[Choice]:
    """Choose for a player who has not looked: see another blind player, wager at half price while cheap, or look."""
    sums, see = sums_of(r, "wager"), acts.See(r.seat)
    if temper.sees_unseen and see in r.view.legal and not r.is_open(r.others[0]) and r.pot > r.level:
        return [Choice(see, 1, None)]
    if sums is None:
        return look_choices(r)
    if has_two_hands(r):
        cheap = sums.least * CHEAP_FOR_TWO <= r.pot and r.paid_blind[r.seat] < PATIENT_WAGERS
    else:
        cheap = r.paid_blind[r.seat] < temper.blind_for and sums.least * 4 <= r.purse
    return [lay(r, sums, sums.least, 1, None)] if cheap else look_choices(r)
