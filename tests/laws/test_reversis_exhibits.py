"""The instructive hand of Reversis: the deuce comes last of its suit, and all thirteen tricks are made."""

import pytest

from crowe_table.engine.cards import parse, parse_all
from crowe_table.games.reversis.exhibits import EXHIBITS, VISITOR
from crowe_table.games.reversis.player import evaluate
from crowe_table.games.reversis.state import HAND
from crowe_table.hosting.exhibits import exhibits
from crowe_table.kit.tricks import Play
from tests.laws.exhibited import ending, laid

FAMOUS = EXHIBITS[0]
OWN = FAMOUS.cards["hand:0"]


def test_it_comes_with_the_program_and_is_laid_as_it_is_told() -> None:
    assert [(each.name, each.seat) for each in exhibits() if each.game == "reversis"] == [("all-or-nothing", VISITOR)]
    view = laid("reversis", FAMOUS).view(VISITOR)
    assert sorted(view.zone(HAND[VISITOR].key).cards) == sorted(parse_all(OWN))
    assert all(isinstance(action, Play) for action in view.legal)


@pytest.mark.parametrize(
    ("order", "told"),
    [(OWN, "exhibit-done"), ("AH KH QH 2H AS KS QS JS TS 9S 8S 7S 6S", "exhibit-done"), ("2H", "exhibit-not-done")],
)
def test_it_is_done_where_the_deuce_comes_after_its_betters(order: str, told: str) -> None:
    """Against good players; whoever leads it first has not done it."""
    table = laid("reversis", FAMOUS)
    assert ending(table, VISITOR, parse_all(order), evaluate) == told
    assert parse("2H") not in table.view(VISITOR).zone(HAND[VISITOR].key).cards
