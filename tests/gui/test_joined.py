"""An open card that belongs to a hand lies in that hand for its owner, with a label, and can be played."""

import pytest

from crowe_table.engine.core import Seat
from tests.gui.table_fixture import Chair


def dealt(seed: str) -> Chair | None:
    """Return a Whist table with all cards dealt, the trump turned and nothing played.

    Return None if this seed does not lead to such a table.
    """
    chair = Chair(4, seed, slug="whist", preset="crowe")
    for _ in range(40):
        chair.settle()
        if any(zone.key == "turned" and zone.cards for zone in chair.view.zones):
            return chair
        if chair.view.call and chair.view.legal:
            chair.sitting.submit(chair.view.legal[-1])
    return None


@pytest.mark.parametrize("own", [True, False])
def test_the_turned_trump_is_in_the_dealers_hand_and_on_the_table(own: bool) -> None:
    tables = (dealt(f"turned {number}") for number in range(60))
    chair = next(chair for chair in tables if chair and (chair.view.public.dealer == 0) == own)
    stage, hand = chair.screen.tabletop.stage, f"hand:{chair.view.seat}"
    (card,) = [zone.cards[0] for zone in chair.view.zones if zone.key == "turned"]
    held = [piece.card for piece in stage.in_order(hand)]
    assert (card in held) == own
    assert len(held) == 13
    spots = {spot.of: spot for spot in stage.layout.spots if spot.joins}
    (piece,) = stage.zones["turned"]
    dealer = stage.chair(Seat(chair.view.public.dealer))
    lies = [of for of, spot in spots.items() if stage.spot_area(spot).collidepoint(stage.body(piece).center)]
    assert lies == ([] if own else [dealer])
    assert piece.surface is not piece.bare, "a slip tells it from a card played"
    assert stage.holders == {"dealer": Seat(chair.view.public.dealer)}
