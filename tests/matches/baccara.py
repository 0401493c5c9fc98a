"""Baccara, measured in table units a coup with exact odds. Sittings have eighteen coups and one purse for each player.

The cost of a bet is the expected share of the bank if both sides follow the plan. The cost of a choice to draw or stand
is the difference from the plan, given all cards that the player has seen.
"""

from fractions import Fraction

from msgspec.structs import replace

from crowe_table.engine.core import NO_SEAT, Action, Options, Seat
from crowe_table.engine.money import BANK
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Rng
from crowe_table.games.baccara.actions import Banco, BetOnCoup, DrawCard, FollowBanco, StayOnTwo
from crowe_table.games.baccara.options import BaccaraOptions
from crowe_table.games.baccara.state import BaccaraRecord
from crowe_table.games.baccara.view_odds import chances_of, drawn_by_plan, gains_now
from crowe_table.kit.stakes import bet
from tests.any_game import AnyGame, AnyView
from tests.matches.by_odds import Step, by_odds, gains_at_rates
from tests.matches.measure import Measure
from tests.matches.sittings import random_player

COUPS = 18


def calls_banco(view: AnyView, rng: Rng) -> Action | None:
    """Call banco whenever possible, and otherwise play at random."""
    cries = [action for action in view.legal if isinstance(action, Banco | FollowBanco)]
    return cries[0] if cries else random_player(view, rng)


def one_purse(options: Options, number: int) -> Options:
    """Return options that forbid buying in."""
    del number
    assert isinstance(options, BaccaraOptions)
    return replace(options, buy_in=0)


# --- Exact odds ------------------------------------------------------------------------------------------------------


def staked_by_seat(step: Step) -> dict[Seat, Fraction]:
    """Return the stake of each seat after an answer, even if the answer has ended the coup."""
    s, r, action = step.before, step.after.public, step.action
    assert isinstance(r, BaccaraRecord)
    if r.how != "partial":
        return {r.active: Fraction(s.ledger.balance(BANK) or s.ledger.balance(bet(r.active)))}
    found = {seat: Fraction(s.ledger.balance(bet(seat))) for seat in r.others}
    if isinstance(action, BetOnCoup):
        found[Seat(action.seat)] += action.amount
    return found


def expected_gains(game: AnyGame, step: Step) -> dict[Seat, Fraction]:
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
        rate = gain_over_plan(game, step) * (1 if action.seat == r.active else -1)
    else:
        return {}
    return gains_at_rates({seat: rate * sum_ for seat, sum_ in staked_by_seat(step).items()}, r.dealer)


def gain_over_plan(game: AnyGame, step: Step) -> Fraction:
    """Return the expected gain from drawing or standing, compared with the plan."""
    view = project(game, step.before, Seat(step.action.seat), game.question(step.before))
    gain = gains_now(view)
    assert gain is not None
    stands, draws = gain
    often = Fraction(drawn_by_plan(view)).limit_denominator(10**6)
    return (draws if isinstance(step.action, DrawCard) else stands) - (1 - often) * stands - often * draws


MEASURES = (
    Measure(
        unit="units a coup, by the odds",
        gain=by_odds(expected_gains),
        arrange=one_purse,
        deals=COUPS,
        seats=(3, 5, 8),
        exploiters={"cries banco": calls_banco},
    ),
)
