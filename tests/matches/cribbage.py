"""Cribbage, measured in points a deal for single deals, and in games won per hundred for whole games."""

from msgspec.structs import replace

from crowe_table.engine.core import Action, Options, Seat
from crowe_table.engine.rng import Rng
from crowe_table.games.cribbage.actions import LayOut
from crowe_table.games.cribbage.crib_means import usual_crib
from crowe_table.games.cribbage.deal_view import DealView
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.games.cribbage.player import evaluate
from crowe_table.search.levels import LEARNER
from tests.any_game import AnyTable, AnyView
from tests.matches.measure import Chooser, Measure


def single_deals(options: Options, number: int) -> Options:
    """Return options for single deals without a winning score or a stake. Each player deals in half of them."""
    assert isinstance(options, CribbageOptions)
    return replace(whole_games(options, number), target=181, lurch_below=0, stake_rule="flat", stake=0)


def whole_games(options: Options, number: int) -> Options:
    """Return options for whole games. Each player deals first in half of them. Nobody may propose an early end."""
    assert isinstance(options, CribbageOptions)
    return replace(options, first_dealer="chosen", chosen_dealer=number % 2, early_end=False)


def games_won(table: AnyTable, seat: Seat) -> float:
    """Return 100 if the seat won the game, else 0. The mean over games is the number won per hundred."""
    record = table.watch().public
    return 100.0 * (record.winner == record.sides[seat])


def throws_for_the_crib(view: AnyView, rng: Rng) -> Action | None:
    """Discard the cards that make the best crib, whoever owns the crib. In play choose the card that scores most.

    Another published program plays in this way.
    """
    seen = DealView(view)
    throws = [action for action in view.legal if isinstance(action, LayOut)]
    if not throws:
        return evaluate(view, LEARNER, rng)[0].action
    crib = usual_crib(seen.options, seen.seats, seen.start, own=True)
    return max(throws, key=lambda action: crib.mean(action.cards))


EXPLOITERS: dict[str, Chooser] = {"throws for the crib": throws_for_the_crib}
MEASURES = (
    Measure(unit="points a deal", arrange=single_deals, exploiters=EXPLOITERS),
    Measure(
        unit="games of a hundred, beyond an even share",
        arrange=whole_games,
        gain=games_won,
        deals=0,
        seats=(2, 3),
        exploiters=EXPLOITERS,
    ),
)
