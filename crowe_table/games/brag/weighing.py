"""What the players of Brag weigh an answer by: how often it is right, its value, and the chance of the hand."""

from typing import NamedTuple

from crowe_table.engine.core import Action, PickAmount, Reason, Seat
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag import hints
from crowe_table.games.brag.chances import beaten_by, unseen_wins, wins_against
from crowe_table.games.brag.reading import BragReading, has_two
from crowe_table.games.brag.state import NEW, OLD

USUAL_REACH = 0.5
"""The best share of hands that one gives to a player who has wagered, where several are left."""
SMALL_PRICE = 0.36
"""A wager up to this part of the pot is small."""
EDGE = 0.03
"""How far about the edge of a share one plays both ways."""
FOLLOWS = 3
"""Who lays a wager may have to pay as much again twice over, to see the hand that goes on with it."""


class Choice(NamedTuple):
    """One answer: how often it is given, its value, and why."""

    action: Action
    often: float
    value: float | None
    """What it brings in table units; None where the answers are not to be compared so."""
    why: Reason


# --- Chances ---------------------------------------------------------------------------------------------------------


def better_than(r: BragReading, other: Seat | None = None) -> float:
    """The share of unseen hands that are better than one's own."""
    return beaten_by(r.hand, r.ranking, r.gone, r.holds(other) if other is not None else 0)


def wins(r: BragReading, reads: bool = True, usual: float = USUAL_REACH) -> float:
    """The chance that one's hand, seen or not, is the best of those left. Unless the others' wagers are read, each is
    taken for a player of the usual best share of hands."""
    chance = 1.0
    for other in r.others:
        reach = _reach(r, other, reads, usual)
        if not r.looked:
            chance *= unseen_wins(reach)
        else:
            chance *= wins_against(better_than(r, other), reach, _bluffing(r) if reach < 1 else 0)
    return chance


def _reach(r: BragReading, other: Seat, reads: bool, usual: float) -> float:
    """What share of hands to give another: by that player's wagers where nobody else is left."""
    if not r.is_open(other) or not r.level:
        return 1.0
    return r.reach(other) if reads and len(r.others) == 1 else usual


def _bluffing(r: BragReading) -> float:
    """What share of the others' wagers to take for bluffs."""
    if len(r.live) > 2:
        return 0.05
    return 0.45 if r.level <= SMALL_PRICE * r.pot else 0.25


def edge(r: BragReading, better: float, share: float) -> float:
    """Whether a hand at this place is played as one of the best share: both ways about its edge, one way in a deal."""
    return float(better < share + EDGE * (2 * whim(r) - 1))


def whim(r: BragReading) -> float:
    """A number from 0 to 1, the same for the whole of a deal, that nobody can guess who does not see the hand."""
    return Chance(f"whim {r.record.deal} {r.seat} {r.hand}").stream("whim").real()


def units(r: BragReading, sum_: float) -> float:
    """Money as it is weighed."""
    return sum_ / r.options.unit


# --- Answers ---------------------------------------------------------------------------------------------------------


def sums_of(r: BragReading, act: str) -> PickAmount | None:
    """The sums that may be laid."""
    ways = r.view.call.ways if r.view.call else ()
    return next((part for way in ways if way.act == act for part in way.parts if isinstance(part, PickAmount)), None)


def fit(sums: PickAmount, wanted: float) -> Farthings:
    """The lawful sum that comes nearest, and is not more."""
    steps = max(0, int(wanted) - sums.least) // sums.step
    return Farthings(min(sums.most, sums.least + steps * sums.step))


def lay(r: BragReading, sums: PickAmount, wanted: float, often: float, value: float | None, why: Reason) -> Choice:
    """A wager; a raise no greater than can be followed out of purse and credit, if all who are left go on with it."""
    followed = max(sums.least, min(wanted, (r.purse + r.credit) // FOLLOWS))
    return Choice(acts.Wager(r.seat, fit(sums, followed)), often, value, why)


def fold(r: BragReading, often: float, why: Reason, value: float = 0.0) -> Choice:
    """The hand is thrown in."""
    return Choice(acts.Bolt(r.seat) if r.options.betting == "sight" else acts.Fold(r.seat), often, value, why)


def looks(r: BragReading, often: float = 1) -> list[Choice]:
    """The cards are picked up on one's turn; of two hands one."""
    if has_two(r):
        why = hints.plain("two-look", hints.TWO_HANDS)
        return [Choice(acts.LookAt(r.seat, word), often, None, why) for word in (NEW, OLD)]
    return [Choice(acts.Look(r.seat), often, None, hints.plain("look-now", hints.BLIND))]
