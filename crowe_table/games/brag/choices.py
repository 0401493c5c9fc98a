"""Choices with their frequencies and values, and the winning chances from which these are computed."""

from typing import NamedTuple

from crowe_table.engine.core import Action, PickAmount, Seat
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag.chances import beaten_by, unseen_wins, wins_against
from crowe_table.games.brag.reading import BragReading, has_two_hands
from crowe_table.games.brag.state import NEW, OLD

USUAL_REACH = 0.5
"""Top fraction of hands that is assumed for each open hand if several opponents are left."""
SMALL_PRICE = 0.36
"""A wager of at most this share of the pot is small."""
EDGE = 0.03
"""Margin around a threshold within which the player chooses at random."""
MANY_WAGERS = 3
"""After this many wagers by the player, the advice is to see rather than to wager again."""
RESERVE_FACTOR = 3
"""Divisor of purse and credit for a raise. With a third, the player can still pay twice the raise to see."""


class Choice(NamedTuple):
    """One possible action, with its frequency and value."""

    action: Action
    often: float
    value: float | None
    """Gain in table units; None if the choices are not compared by gain."""


# --- Chances ---------------------------------------------------------------------------------------------------------


def share_of_better(r: BragReading, other: Seat | None = None) -> float:
    """Return the share of unseen hands that beat the player's own hand."""
    return beaten_by(r.hand, r.ranking, r.gone, r.holds(other) if other is not None else 0)


def winning_chance(r: BragReading, reads: bool = True, usual: float = USUAL_REACH) -> float:
    """Return the chance that the player's own hand, seen or not, is the best of those left.

    If ``reads`` is false, the wagers of others tell nothing. An opponent who has looked is then assumed to hold a hand
    in the top fraction ``usual``.
    """
    chance = 1.0
    for other in r.others:
        reach = _reach(r, other, reads, usual)
        if not r.looked:
            chance *= unseen_wins(reach)
        else:
            chance *= wins_against(share_of_better(r, other), reach, _bluffing(r) if reach < 1 else 0)
    return chance


def _reach(r: BragReading, other: Seat, reads: bool, usual: float) -> float:
    """Return the top fraction of hands that is assumed for an opponent. A single opponent is judged by their wagers."""
    if not r.is_open(other) or not r.level:
        return 1.0
    return r.reach(other) if reads and len(r.others) == 1 else usual


def _bluffing(r: BragReading) -> float:
    if len(r.live) > 2:
        return 0.05
    return 0.45 if r.level <= SMALL_PRICE * r.pot else 0.25


def price_to_see(r: BragReading) -> int:
    """Return the price of seeing the only opponent."""
    return r.due(2 * r.level)


def chance_needed(r: BragReading) -> float:
    """Return the minimum winning chance at which seeing pays."""
    price = price_to_see(r)
    return price / (r.pot + price)


def seeing_is_overdue(r: BragReading) -> bool:
    """Whether it is time to see.

    The player has looked, has wagered often, may see, and has the winning chance needed.
    """
    may_see = acts.See(r.seat) in r.view.legal
    return r.looked and may_see and r.laid >= MANY_WAGERS and winning_chance(r) >= chance_needed(r)


def counts_among(r: BragReading, better: float, share: float) -> float:
    """Return 1 if a hand is in the top fraction ``share`` of all hands, else 0.

    ``better`` is the share of hands that beat it. Near the limit, the result varies by deal.
    """
    return float(better < share + EDGE * (2 * deal_noise(r) - 1))


def deal_noise(r: BragReading) -> float:
    """Return a pseudo-random number from 0 to 1, fixed for the deal. Nobody can predict it without seeing the hand."""
    return Chance(f"whim {r.record.deal} {r.seat} {r.hand}").stream("whim").real()


def units(r: BragReading, sum_: float) -> float:
    """Convert a sum of money to betting units of the table."""
    return sum_ / r.options.unit


# --- Actions ---------------------------------------------------------------------------------------------------------


def sums_of(r: BragReading, act: str) -> PickAmount | None:
    """Return the range of sums for an action."""
    forms = r.view.call.forms if r.view.call else ()
    return next(
        (part for form in forms if form.act == act for part in form.parts if isinstance(part, PickAmount)), None
    )


def legal_sum(sums: PickAmount, wanted: float) -> Farthings:
    """Return the highest legal sum that does not exceed ``wanted``, or else the lowest legal sum."""
    steps = max(0, int(wanted) - sums.least) // sums.step
    return Farthings(min(sums.most, sums.least + steps * sums.step))


def lay(r: BragReading, sums: PickAmount, wanted: float, often: float, value: float | None) -> Choice:
    """Return a wager. A raise is limited so that the rest of purse and credit can pay for the calls that follow."""
    followed = max(sums.least, min(wanted, (r.purse + r.credit) // RESERVE_FACTOR))
    return Choice(acts.Wager(r.seat, legal_sum(sums, followed)), often, value)


def fold(r: BragReading, often: float, value: float = 0.0) -> Choice:
    """Return the choice to fold, with its frequency and value."""
    return Choice(acts.Bolt(r.seat) if r.options.betting == "sight" else acts.Fold(r.seat), often, value)


def look_choices(r: BragReading, often: float = 1) -> list[Choice]:
    """Return the choices of looking at a hand now. A player with two hands may look at either."""
    if has_two_hands(r):
        return [Choice(acts.LookAt(r.seat, word), often, None) for word in (NEW, OLD)]
    return [Choice(acts.Look(r.seat), often, None)]
