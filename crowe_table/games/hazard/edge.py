"""The caster's and the setters' edge at Hazard. Side bets count when they are taken."""

from fractions import Fraction
from typing import cast

from crowe_table.engine.core import Options, Record, Seat, View
from crowe_table.engine.money import Account, Farthings
from crowe_table.games.hazard import odds
from crowe_table.games.hazard.actions import CastOn, NameMain, Retrieve
from crowe_table.games.hazard.player import side_bet_value
from crowe_table.games.hazard.state import HazardPhase, HazardRecord, HazardState, HazardView, backed, odds_laid, wager
from crowe_table.kit.edge import Bet, SittingStep, even_bet, outcomes
from crowe_table.kit.side_bets import TakeSide
from crowe_table.kit.stakes import bet, staked

HAS_BANK = False
IS_PUBLIC = True


def expected_gains(step: SittingStep) -> dict[Seat, Fraction]:
    """Return the expected gains when a hand begins, when its odds are changed by a choice, and from a side bet.

    Before a chance is known, the caster is expected to retrieve the wager whenever that is better.
    """
    s, action = cast(HazardState, step.before), step.action
    assert isinstance(s.public, HazardRecord)
    o, r, after = s.options, s.public, cast(HazardState, step.after)
    if isinstance(action, TakeSide):
        laid = next(each for each in r.aside if each.maker == action.other)
        value = side_bet_value(s, laid)
        return {Seat(action.seat): value, Seat(action.other): -value}
    if r.phase < HazardPhase.MAIN <= after.public.phase < HazardPhase.SETTLED:
        return _gains(after, *odds.win_loss_chances(o))
    if isinstance(action, NameMain):
        return _difference(_gains(s, *odds.win_loss_chances(o, action.main)), _gains(s, *odds.win_loss_chances(o)))
    if isinstance(action, CastOn | Retrieve):
        won, lost = odds.win_loss_chances(o, r.main, r.chance)
        expected = _gains(s, won, lost, odds_too=False) if won >= odds.HALF or not o.retrieve else {}
        return _difference(_gains(s, won, lost) if isinstance(action, CastOn) else {}, expected)
    return {}


def _gains(s: HazardState, won: Fraction, lost: Fraction, *, odds_too: bool = True) -> dict[Seat, Fraction]:
    """Return the expected gains of all stakes, if the caster wins and loses with these probabilities."""
    found = dict[Seat, Fraction]()
    for seat in backed(s):
        prize = wager(s) if s.options.opposition == "one_bet" else staked(s, seat)
        laid = s.ledger.balance(odds_laid(seat)) if odds_too else 0
        found[seat] = lost * prize - won * (staked(s, seat) + laid)
    return found | {s.public.dealer: -sum(found.values(), Fraction())}


def _difference(one: dict[Seat, Fraction], other: dict[Seat, Fraction]) -> dict[Seat, Fraction]:
    return {seat: one.get(seat, Fraction()) - other.get(seat, Fraction()) for seat in {*one, *other}}


def find_bet(view: View[Record, Options]) -> Bet:
    """Return the viewer's stake on the present hand, or a caster's stake of the least wager."""
    view = cast(HazardView, view)
    o, r, accounts = view.options, view.public, dict[Account, Farthings](view.public.accounts)
    own, casters = accounts.get(bet(view.seat)), accounts.get(bet(r.dealer))
    won, lost = odds.win_loss_chances(o, r.main, r.chance)
    if not own or view.seat == r.dealer or not casters:
        return even_bet(own or o.least, won, lost, lies=bool(own))
    prize = Fraction(casters, own) if o.opposition == "one_bet" else Fraction(1)
    return Bet(own, outcomes((prize, lost), (-1, won)))
