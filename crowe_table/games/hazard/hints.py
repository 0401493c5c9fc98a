"""Reasons for advice. Their texts are in hints.ftl."""

from fractions import Fraction

from crowe_table.engine.core import Reason, because
from crowe_table.games.hazard import odds
from crowe_table.games.hazard.options import HazardOptions
from crowe_table.games.hazard.state import HazardPhase

ODDS_LAW, AGAINST_LAW, WAGER_LAW, ASIDE_LAW = "the-odds", "against", "the-wager", "side-bets"


def nothing_to_decide(phase: HazardPhase) -> Reason:
    """Return the reason when there is nothing to decide."""
    return because({HazardPhase.FIRST_CASTER: "hint-first", HazardPhase.SETTLED: "hint-ready"}.get(phase, "hint-throw"))


def wager(value: Fraction) -> Reason:
    """Return the reason for a wager.

    ``worth`` is the value of a turn with the box if positive, otherwise of one hand at evens.
    """
    return because("hint-wager-gain" if value > 0 else "hint-wager-lose", law=WAGER_LAW)


def setting(amount: int, value: Fraction) -> Reason:
    if not amount:
        return because("hint-set-nothing", law=AGAINST_LAW)
    return because("hint-set-gain" if value > 0 else "hint-set-lose", law=AGAINST_LAW)


def offer() -> Reason:
    return because("hint-offer", law=AGAINST_LAW)


def no_offer(best: int) -> Reason:
    return because("hint-no-better-offer" if best else "hint-no-offer", law=AGAINST_LAW)


def accept(amount: int, stake: int, fair: Fraction) -> Reason:
    return because("hint-accept" if amount >= stake * fair else "hint-accept-yielding", law=AGAINST_LAW)


def refuse_all() -> Reason:
    return because("hint-refuse-all", law=AGAINST_LAW)


def lay(value: Fraction) -> Reason:
    return because("hint-lay-gain" if value > 0 else "hint-lay-lose", law=AGAINST_LAW)


def knock(anybody: bool, value: Fraction) -> Reason:
    if not anybody:
        return because("hint-knock-nobody", law=AGAINST_LAW)
    return because("hint-knock-gain" if value > 0 else "hint-knock-lose", law=AGAINST_LAW)


def main() -> Reason:
    return because("hint-main", law="the-main")


# --- Once there is a chance ------------------------------------------------------------------------------------------


def lay_odds() -> Reason:
    return because("hint-lay-odds", law=ODDS_LAW)


def no_odds() -> Reason:
    return because("hint-no-odds", law=ODDS_LAW)


def cast_on(o: HazardOptions, main: int, chance: int) -> Reason:
    return _with_throw_counts("hint-cast-on", o, main, chance)


def retrieve(o: HazardOptions, main: int, chance: int) -> Reason:
    return _with_throw_counts("hint-retrieve", o, main, chance)


def _with_throw_counts(key: str, o: HazardOptions, main: int, chance: int) -> Reason:
    """Return the reason with the number of throws that win and lose.

    ``late`` marks options under which totals other than chance and main also count.
    """
    win, lose = odds.race_throw_counts(o, main, chance)
    late = int(o.late_throws != "none")
    how = odds.displayed_odds(o, main, chance)[0]
    return because(key, main=main, chance=chance, wins=win, loses=lose, late=late, how=how, law=ODDS_LAW)


# --- Side bets -------------------------------------------------------------------------------------------------------


def take_side(gain: Fraction) -> Reason:
    """Return the reason for taking a side bet; ``gain`` is the expected gain per unit staked."""
    return because("hint-side-gain" if gain > 0 else "hint-side-fair", law=ASIDE_LAW)


def offer_side(gain: Fraction) -> Reason:
    return take_side(gain)


def no_bet() -> Reason:
    return because("hint-no-side", law=ASIDE_LAW)
