"""Why a bet is good, or is not: the Reasons of advice. Their sentences are in hints.ftl."""

from collections.abc import Sequence
from fractions import Fraction

from crowe_table.engine.core import Reason, Seat, because
from crowe_table.games.hazard import odds
from crowe_table.games.hazard.casting import ways
from crowe_table.games.hazard.odds import SIDES
from crowe_table.games.hazard.options import HazardOptions
from crowe_table.games.hazard.state import HazardPhase
from crowe_table.kit.aside import SideBet

ODDS_LAW, AGAINST_LAW, WAGER_LAW, ASIDE_LAW = "the-odds", "against", "the-wager", "side-bets"


def percent(part: Fraction) -> str:
    """A part of one in the hundred, to one place: ``1.8``, ``4.9``, ``33.3``; its sign is left to the words."""
    return f"{abs(float(100 * part)):.1f}".removesuffix(".0")


def times(price: Fraction) -> str:
    """A price against one, to two places: ``1.24``."""
    return f"{float(price):.2f}"


def of_chance(phase: HazardPhase) -> Reason:
    """Where there is nothing to consider."""
    return because({HazardPhase.FIRST_CASTER: "hint-first", HazardPhase.SETTLED: "hint-ready"}.get(phase, "hint-throw"))


def wager(amount: int, worth: Fraction) -> Reason:
    """``worth`` is that of a turn with the box where it is a gain, and of one hand at evens where it is a loss."""
    key = "hint-wager-gain" if worth > 0 else "hint-wager-lose"
    return because(key, farthings=amount, percent=percent(worth), law=WAGER_LAW)


def setting(amount: int, worth: Fraction) -> Reason:
    if not amount:
        return because("hint-set-nothing", law=AGAINST_LAW)
    key = "hint-set-gain" if worth > 0 else "hint-set-lose"
    return because(key, farthings=amount, percent=percent(worth), law=AGAINST_LAW)


def offer(amount: int, stake: int, fair: Fraction) -> Reason:
    return because(
        "hint-offer", farthings=amount, price=times(Fraction(amount, stake)), fair=times(fair), law=AGAINST_LAW
    )


def no_offer(best: int, stake: int) -> Reason:
    if not best:
        return because("hint-no-offer", law=AGAINST_LAW)
    return because("hint-no-better-offer", price=times(Fraction(best, stake)), law=AGAINST_LAW)


def accept(seat: Seat, amount: int, stake: int, fair: Fraction) -> Reason:
    price = Fraction(amount, stake)
    key = "hint-accept" if price >= fair else "hint-accept-yielding"
    return because(key, seat=seat, price=times(price), fair=times(fair), law=AGAINST_LAW)


def refuse_all(seat: Seat, amount: int, stake: int, fair: Fraction) -> Reason:
    price = times(Fraction(amount, stake))
    return because("hint-refuse-all", seat=seat, price=price, fair=times(fair), law=AGAINST_LAW)


def lay(amount: int, worth: Fraction) -> Reason:
    key = "hint-lay-gain" if worth > 0 else "hint-lay-lose"
    return because(key, farthings=amount, percent=percent(worth), law=AGAINST_LAW)


def knock(seats: Sequence[Seat], worth: Fraction) -> Reason:
    if not seats:
        return because("hint-knock-nobody", law=AGAINST_LAW)
    key = "hint-knock-gain" if worth > 0 else "hint-knock-lose"
    return because(key, seats=tuple(seats), percent=percent(worth), law=AGAINST_LAW)


def main(o: HazardOptions, called: int) -> Reason:
    won, _ = odds.ends(o, called)
    return because("hint-main", main=called, number=round(100 * won), law="the-main")


# --- Once there is a chance ------------------------------------------------------------------------------------------


def lay_odds(o: HazardOptions, main: int, chance: int, amount: int) -> Reason:
    return _with_ways("hint-lay-odds", o, main, chance, amount)


def no_odds(o: HazardOptions, main: int, chance: int) -> Reason:
    return _with_ways("hint-no-odds", o, main, chance)


def cast_on(o: HazardOptions, main: int, chance: int) -> Reason:
    return _with_ways("hint-cast-on", o, main, chance)


def retrieve(o: HazardOptions, main: int, chance: int, laid: int) -> Reason:
    return _with_ways("hint-retrieve", o, main, chance, laid)


def _with_ways(key: str, o: HazardOptions, main: int, chance: int, farthings: int = 0) -> Reason:
    """The ways of the main and of the chance; where other throws count too, the throws that win and lose."""
    how, more, less = odds.shown(o, main, chance)
    late = o.late_throws != "none"
    win, lose = odds.race_ways(o, main, chance) if late else (ways(chance), ways(main))
    return because(
        key,
        farthings=farthings,
        laid=int(farthings > 0),
        main=main,
        chance=chance,
        loses=lose,
        wins=win,
        late=int(late),
        how=how,
        more=more,
        less=less,
        law=ODDS_LAW,
    )


# --- Bets aside ------------------------------------------------------------------------------------------------------


def take_side(bet: SideBet, gain: Fraction) -> Reason:
    """``gain`` is what it brings on what is put down."""
    return because(
        "hint-take-side",
        seat=bet.maker,
        farthings=bet.against,
        side=SIDES[bet.side],
        gain=_gain(gain),
        percent=percent(gain),
        law=ASIDE_LAW,
    )


def offer_side(side: str, stake: int, against: int, gain: Fraction) -> Reason:
    return because(
        "hint-offer-side",
        farthings=stake,
        against=against,
        side=side,
        gain=_gain(gain),
        percent=percent(gain),
        law=ASIDE_LAW,
    )


def no_bet() -> Reason:
    return because("hint-no-side", law=ASIDE_LAW)


def _gain(gain: Fraction) -> str:
    return "gain" if gain > 0 else "fair" if gain == 0 else "loss"
