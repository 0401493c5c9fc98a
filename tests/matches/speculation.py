"""Speculation, measured in table units a hand with exact odds. Each player has one purse for a sitting.

The only skill is to buy below value and to sell above it. Each sale is compared with the sold card's exact chance of
winning, given all cards turned so far.
"""

from fractions import Fraction
from typing import Any

from msgspec.structs import replace

from crowe_table.engine.core import SPECTATOR, Action, Options, Said, Seat
from crowe_table.engine.money import POT
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Rng
from crowe_table.games.speculation import odds
from crowe_table.games.speculation.actions import KeepTrump
from crowe_table.games.speculation.options import SpeculationOptions
from crowe_table.games.speculation.state import SpeculationView
from crowe_table.kit.sale import BidSum
from tests.any_game import AnyGame, AnyView
from tests.matches.by_odds import Step, by_odds
from tests.matches.measure import Measure
from tests.matches.sittings import random_player

HANDS = 12
"""Number of hands in a sitting. They are enough to deal through the pack."""


def keep_everything(view: AnyView, rng: Rng) -> Action | None:
    """Keep every turned card and never bid. Other answers are random."""
    kept = next((action for action in view.legal if isinstance(action, KeepTrump)), None)
    still = [action for action in view.legal if not isinstance(action, BidSum)]
    return kept or (still[rng.below(len(still))] if still else random_player(view, rng))


def one_purse(options: Options, number: int) -> Options:
    """Return options that forbid buying in. Players bid in turn, so that everybody may bid."""
    del number
    assert isinstance(options, SpeculationOptions)
    return replace(options, buy_in=0, hands=HANDS, auction="called")


# --- Exact odds ------------------------------------------------------------------------------------------------------


def expected_gains(game: AnyGame, step: Step) -> dict[Seat, Fraction]:
    """Return the expected gains of both players from a sale.

    A trump may be worth more to one player than to the other.
    """
    sold = next((each.words for each in step.events if isinstance(each, Said) and each.words.key == "say-sold"), None)
    if sold is None:
        return {}
    s, args = step.before, dict[str, Any](sold.args)
    record: Any = s.public
    seller, buyer, price = record.lot.seller, Seat(args["seat"]), args["farthings"]
    view = project(game, s, SPECTATOR, game.question(s))
    pot = s.ledger.balance(POT)
    return {
        seller: price - pot * value_sold(view, seller),
        buyer: pot * value_sold(view, buyer) - price,
    }


def value_sold(view: SpeculationView, owner: Seat) -> Fraction:
    """Return the share of the pot that the owner of a trump can expect, given all cards turned so far."""
    layers, lot = odds.known_layers(view.public), view.public.lot
    match lot.what:
        case "trump":
            return odds.trump_share(view, layers, owner)
        case "blind":
            return odds.unseen_trump_share(view)
    return lot.number * odds.face_down_card_share(view, layers)


MEASURES = (
    Measure(
        unit="units a hand, by the odds",
        gain=by_odds(expected_gains),
        arrange=one_purse,
        deals=HANDS,
        seats=(3, 5, 9),
        exploiters={"keeps all": keep_everything},
    ),
)
