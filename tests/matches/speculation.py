"""Speculation is told in table units a hand, over sittings with one purse; by the odds, which leave no luck.

All that skill can do is buy for less than a thing is worth, and sell for more: every bargain is held against the exact
chance of what was sold, as whoever remembers all that was turned would have found it.
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
from tests.matches.sittings import by_lot

HANDS = 12
"""Enough for the pack to be dealt through."""


def keeps(view: AnyView, rng: Rng) -> Action | None:
    """Keeps whatever it turns, and never bids; else by lot."""
    kept = next((action for action in view.legal if isinstance(action, KeepTrump)), None)
    still = [action for action in view.legal if not isinstance(action, BidSum)]
    return kept or (still[rng.below(len(still))] if still else by_lot(view, rng))


def one_purse(options: Options, number: int) -> Options:
    """Nobody buys in again, and bids are called, so that all may speak in turn."""
    del number
    assert isinstance(options, SpeculationOptions)
    return replace(options, buy_in=0, hands=HANDS, auction="called")


# --- By the odds -----------------------------------------------------------------------------------------------------


def brings(game: AnyGame, step: Step) -> dict[Seat, Fraction]:
    """What a bargain brings both: a trump may be worth more to one than to the other."""
    told = next((each.words for each in step.told if isinstance(each, Said) and each.words.key == "say-sold"), None)
    if told is None:
        return {}
    s, args = step.before, dict[str, Any](told.args)
    record: Any = s.public
    seller, buyer, price = record.lot.seller, Seat(args["seat"]), args["farthings"]
    view = project(game, s, SPECTATOR, game.question(s))
    pot = s.ledger.balance(POT)
    return {
        seller: price - pot * part_sold(view, seller),
        buyer: pot * part_sold(view, buyer) - price,
    }


def part_sold(view: SpeculationView, owner: Seat) -> Fraction:
    """What part of the pot it is worth to this owner, by all that was turned."""
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
        gain=by_odds(brings),
        arrange=one_purse,
        deals=HANDS,
        seats=(3, 5, 9),
        exploiters={"keeps all": keeps},
    ),
)
