"""The famous hand of Reversis. It makes all thirteen tricks if the deuce is the last card played of its suit."""

import pytest

from crowe_table.engine.cards import parse, parse_all
from crowe_table.engine.core import Seat
from crowe_table.games.reversis.player import evaluate
from crowe_table.games.reversis.state import HAND
from crowe_table.hosting.exhibits import exhibits
from crowe_table.kit.tricks import Play
from tests.laws.exhibited import ending, famous_hand, laid

VISITOR = Seat(0)
FAMOUS = famous_hand("reversis")
OWN = FAMOUS.cards["hand:0"]


def test_the_exhibit_is_installed_and_matches_its_story() -> None:
    assert [(each.name, each.seat) for each in exhibits() if each.game == "reversis"] == [("all-or-nothing", VISITOR)]
    view = laid("reversis", FAMOUS).view(VISITOR)
    assert sorted(view.zone(HAND[VISITOR].key).cards) == sorted(parse_all(OWN))
    assert all(isinstance(action, Play) for action in view.legal)


@pytest.mark.parametrize(
    ("order", "told"),
    [(OWN, "exhibit-done"), ("AH KH QH 2H AS KS QS JS TS 9S 8S 7S 6S", "exhibit-done"), ("2H", "exhibit-not-done")],
)
def test_the_task_needs_the_deuce_last_of_its_suit(order: str, told: str) -> None:
    """The opponents play well. Leading the deuce first fails."""
    table = laid("reversis", FAMOUS)
    assert ending(table, VISITOR, parse_all(order), evaluate) == told
    assert parse("2H") not in table.view(VISITOR).zone(HAND[VISITOR].key).cards
