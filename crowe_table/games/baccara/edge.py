"""The bank's edge at Baccara.

The cost of a bet is the expected share of the bank if both sides follow the plan. The cost of a choice to draw or stand
is the difference from the plan, given all cards that the player has seen.
"""

from fractions import Fraction
from typing import cast

from crowe_table.engine.core import NO_SEAT, Options, Record, Seat, View
from crowe_table.engine.money import BANK
from crowe_table.engine.privacy import project
from crowe_table.games.baccara import rules
from crowe_table.games.baccara.actions import BetOnCoup, DrawCard, StayOnTwo
from crowe_table.games.baccara.options import BaccaraOptions
from crowe_table.games.baccara.state import BaccaraRecord, BaccaraState
from crowe_table.games.baccara.view_odds import chances_of, drawn_by_plan, gains_now
from crowe_table.kit.edge import Bet, SittingStep, even_bet, gains_at_rates, greatest
from crowe_table.kit.stakes import bet

HAS_BANK = True
IS_PUBLIC = False
_LAWS = rules.Baccara()


def expected_gains(step: SittingStep) -> dict[Seat, Fraction]:
    """Return the expected gain of each seat from an answer.

    If the answer starts a coup, this is the gain from that coup under the plan.
    """
    s, r, action = step.before, step.before.public, step.action
    assert isinstance(r, BaccaraRecord)
    assert isinstance(s.options, BaccaraOptions)
    assert isinstance(step.after.public, BaccaraRecord)
    if step.after.public.active != NO_SEAT and r.active == NO_SEAT:
        rate = -chances_of(s.options).advantage
    elif isinstance(action, DrawCard | StayOnTwo):
        rate = _gain_over_plan(step) * (1 if action.seat == r.active else -1)
    else:
        return {}
    return gains_at_rates({seat: rate * sum_ for seat, sum_ in _staked_by_seat(step).items()}, r.dealer)


def _staked_by_seat(step: SittingStep) -> dict[Seat, Fraction]:
    s, r, action = step.before, step.after.public, step.action
    assert isinstance(r, BaccaraRecord)
    if r.how != "partial":
        return {r.active: Fraction(s.ledger.balance(BANK) or s.ledger.balance(bet(r.active)))}
    found = {seat: Fraction(s.ledger.balance(bet(seat))) for seat in r.others}
    if isinstance(action, BetOnCoup):
        found[Seat(action.seat)] += action.amount
    return found


def _gain_over_plan(step: SittingStep) -> Fraction:
    s = cast(BaccaraState, step.before)
    view = project(_LAWS, s, Seat(step.action.seat), _LAWS.question(s))
    gain = gains_now(view)
    assert gain is not None
    stands, draws = gain
    often = Fraction(drawn_by_plan(view)).limit_denominator(10**6)
    return (draws if isinstance(step.action, DrawCard) else stands) - (1 - often) * stands - often * draws


def find_bet(view: View[Record, Options]) -> Bet:
    """Return the viewer's bet, or a bet of one unit."""
    o = view.options
    assert isinstance(o, BaccaraOptions)
    found, chances = greatest(view, ("bet",)), chances_of(o)
    made = even_bet(found[1] if found else o.unit, chances.loses, chances.wins, lies=found is not None)
    return made.against() if view.seat == view.public.dealer else made
