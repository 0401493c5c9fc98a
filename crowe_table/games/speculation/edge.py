"""The edge at Speculation: trades above or below the exact value of a lot, given all cards turned so far."""

from fractions import Fraction
from typing import cast

from crowe_table.engine.core import SPECTATOR, Said, Seat
from crowe_table.engine.money import POT
from crowe_table.engine.privacy import project
from crowe_table.games.speculation import odds, rules
from crowe_table.games.speculation.state import SpeculationRecord, SpeculationState, SpeculationView
from crowe_table.kit.edge import SittingStep

HAS_BANK = False
IS_PUBLIC = False
_LAWS = rules.Speculation()


def expected_gains(step: SittingStep) -> dict[Seat, Fraction]:
    """Return the expected gains of both players from a sale.

    A trump may be worth more to one player than to the other.
    """
    sold = next((each.words for each in step.events if isinstance(each, Said) and each.words.key == "say-sold"), None)
    if sold is None:
        return {}
    s, args = cast(SpeculationState, step.before), dict(sold.args)
    assert isinstance(s.public, SpeculationRecord)
    buyer, price = args["seat"], args["farthings"]
    assert isinstance(buyer, int)
    assert isinstance(price, int)
    seller = s.public.lot.seller
    view = project(_LAWS, s, SPECTATOR, _LAWS.question(s))
    pot = s.ledger.balance(POT)
    return {
        seller: price - pot * _value_sold(view, seller),
        Seat(buyer): pot * _value_sold(view, Seat(buyer)) - price,
    }


def _value_sold(view: SpeculationView, owner: Seat) -> Fraction:
    """Return the share of the pot that the owner of a trump can expect, given all cards turned so far."""
    layers, lot = odds.known_layers(view.public), view.public.lot
    match lot.what:
        case "trump":
            return odds.trump_share(view, layers, owner)
        case "blind":
            return odds.unseen_trump_share(view)
    return lot.number * odds.face_down_card_share(view, layers)
