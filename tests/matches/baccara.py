"""Baccara is told in table units a coup, over a sitting of eighteen with one purse; by the odds, which leave no luck.

A bet costs what the bank keeps of it where both sides play by the plan; and whoever draws or stands gains or loses
besides, for all whose money it is, what that answer is worth beyond the plan by every card they have seen.
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
from tests.matches.by_odds import Step, by_odds, staked_at
from tests.matches.measure import Measure
from tests.matches.sittings import by_lot

COUPS = 18


def cries_banco(view: AnyView, rng: Rng) -> Action | None:
    """Whenever it can; else by lot."""
    cries = [action for action in view.legal if isinstance(action, Banco | FollowBanco)]
    return cries[0] if cries else by_lot(view, rng)


def one_purse(options: Options, number: int) -> Options:
    """Nobody buys in again."""
    del number
    assert isinstance(options, BaccaraOptions)
    return replace(options, buy_in=0)


# --- By the odds -----------------------------------------------------------------------------------------------------


def laid(step: Step) -> dict[Seat, Fraction]:
    """What each has bet by the end of an answer, though the coup may be over by then."""
    s, r, action = step.before, step.after.public, step.action
    assert isinstance(r, BaccaraRecord)
    if r.how != "partial":
        return {r.active: Fraction(s.ledger.balance(BANK) or s.ledger.balance(bet(r.active)))}
    found = {seat: Fraction(s.ledger.balance(bet(seat))) for seat in r.others}
    if isinstance(action, BetOnCoup):
        found[Seat(action.seat)] += action.amount
    return found


def brings(game: AnyGame, step: Step) -> dict[Seat, Fraction]:
    """What a coup that is dealt brings by the plan, and an answer beyond it."""
    s, r, action = step.before, step.before.public, step.action
    assert isinstance(r, BaccaraRecord)
    assert isinstance(s.options, BaccaraOptions)
    assert isinstance(step.after.public, BaccaraRecord)
    if step.after.public.active != NO_SEAT and r.active == NO_SEAT:
        rate = -chances_of(s.options).advantage
    elif isinstance(action, DrawCard | StayOnTwo):
        rate = beyond_plan(game, step) * (1 if action.seat == r.active else -1)
    else:
        return {}
    return staked_at({seat: rate * sum_ for seat, sum_ in laid(step).items()}, r.dealer)


def beyond_plan(game: AnyGame, step: Step) -> Fraction:
    """What it is worth to have drawn, or stood, beyond what the plan would have brought."""
    view = project(game, step.before, Seat(step.action.seat), game.question(step.before))
    gain = gains_now(view)
    assert gain is not None
    stands, draws = gain
    often = Fraction(drawn_by_plan(view)).limit_denominator(10**6)
    return (draws if isinstance(step.action, DrawCard) else stands) - (1 - often) * stands - often * draws


MEASURES = (
    Measure(
        unit="units a coup, by the odds",
        gain=by_odds(brings),
        arrange=one_purse,
        deals=COUPS,
        seats=(3, 5, 8),
        exploiters={"cries banco": cries_banco},
    ),
)
