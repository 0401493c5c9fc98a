"""The famous hand of Ombre. Belinda's King of clubs is trumped, but her King of hearts is not."""

import pytest

from crowe_table.engine.cards import parse, parse_all
from crowe_table.engine.core import Seat
from crowe_table.games.ombre.play import hombre_order, privilege
from crowe_table.games.ombre.player import evaluate
from crowe_table.games.ombre.state import HAND
from crowe_table.hosting.exhibits import exhibits
from crowe_table.kit.tricks import Play
from crowe_table.search.open_hands import OpenHands
from tests.laws.exhibited import ending, famous_hand, laid

BELINDA = Seat(0)
FAMOUS = famous_hand("ombre")
SPADES = 0


def test_the_exhibit_is_installed_and_matches_the_poem() -> None:
    assert [(each.name, each.seat) for each in exhibits() if each.game == "ombre"] == [(FAMOUS.name, BELINDA)]
    view = laid("ombre", FAMOUS).view(BELINDA)
    assert sorted(view.zone(HAND[BELINDA].key).cards) == sorted(parse_all(FAMOUS.cards["hand:0"]))
    assert view.public.lone == BELINDA
    assert view.public.trump == SPADES
    assert {action.card for action in view.legal if isinstance(action, Play)} == set(parse_all(FAMOUS.cards["hand:0"]))


def test_open_hands_give_five_tricks_unless_the_king_of_clubs_leads() -> None:
    hands = [parse_all(FAMOUS.cards[f"hand:{seat}"]) for seat in (0, 2, 1)]
    solver = OpenHands(hands, hombre_order(SPADES), (0, 1, 1), duty=privilege(SPADES))
    assert {card: solver.after(0, (), card) for card in hands[0]} == {
        card: 4 if card == parse("KC") else 5 for card in hands[0]
    }


@pytest.mark.parametrize(
    ("order", "told"),
    [("AS 2S AC KS KH", "exhibit-done"), ("AS 2S AC KS KC", "exhibit-not-done"), ("6D", "exhibit-not-done")],
)
def test_the_task_needs_the_fifth_lead_to_be_followed(order: str, told: str) -> None:
    """The opponents play well. After the King of clubs is trumped, they have only diamonds and hearts, five in all."""
    table = laid("ombre", FAMOUS)
    assert ending(table, BELINDA, parse_all(order), evaluate) == told
