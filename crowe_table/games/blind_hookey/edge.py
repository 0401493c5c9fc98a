"""The dealer's edge at Blind Hookey. The expected share of every stake is the same."""

from fractions import Fraction

from crowe_table.engine.core import Options, Record, Seat, View
from crowe_table.games.blind_hookey import odds
from crowe_table.games.blind_hookey.actions import Stake
from crowe_table.games.blind_hookey.options import HookeyOptions
from crowe_table.kit.edge import Bet, SittingStep, even_bet, gains_at_rates, greatest

HAS_BANK = True
IS_PUBLIC = True


def expected_gains(step: SittingStep) -> dict[Seat, Fraction]:
    """Return the expected gain from a stake, for its owner and for the dealer."""
    action, options = step.action, step.before.options
    if not isinstance(action, Stake):
        return {}
    assert isinstance(options, HookeyOptions)
    gain = -action.amount * odds.bank_gains(options.equal)
    return gains_at_rates({Seat(action.seat): gain}, step.before.public.dealer)


def find_bet(view: View[Record, Options]) -> Bet:
    """Return the viewer's greatest stake, or a stake of one unit."""
    o = view.options
    assert isinstance(o, HookeyOptions)
    found = greatest(view, ("bet",))
    loses = odds.beats() + odds.bank_gains(o.equal)
    bet = even_bet(found[1] if found else o.unit, odds.beats(), loses, lies=found is not None)
    return bet.against() if view.seat == view.public.dealer else bet
