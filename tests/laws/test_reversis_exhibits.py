"""The instructive hand of Reversis: the deuce comes last of its suit, and all thirteen tricks are made."""

import pytest

from crowe_table.engine.cards import parse, parse_all
from crowe_table.engine.core import Announced, Reason
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import AnyTable
from crowe_table.games.reversis.exhibits import EXHIBITS, VISITOR
from crowe_table.games.reversis.player import weigh
from crowe_table.games.reversis.state import HAND
from crowe_table.hosting.exhibits import exhibits
from crowe_table.hosting.new_table import table_of
from crowe_table.kit.tricks import Play
from crowe_table.search.levels import SOUND
from tests.laws.make_exhibits import header

FAMOUS = EXHIBITS[0]
OWN = FAMOUS.cards["hand:0"]


def laid() -> AnyTable:
    table = table_of(header("reversis", FAMOUS))
    assert not isinstance(table, Reason)
    return table


def test_it_comes_with_the_program_and_is_laid_as_it_is_told() -> None:
    assert [(each.name, each.seat) for each in exhibits() if each.game == "reversis"] == [("all-or-nothing", VISITOR)]
    view = laid().view(VISITOR)
    assert sorted(view.zone(HAND[VISITOR].key).cards) == sorted(parse_all(OWN))
    assert all(isinstance(action, Play) for action in view.legal)


@pytest.mark.parametrize(
    ("order", "told"),
    [(OWN, "exhibit-done"), ("AH KH QH 2H AS KS QS JS TS 9S 8S 7S 6S", "exhibit-done"), ("2H", "exhibit-not-done")],
)
def test_it_is_done_where_the_deuce_comes_after_its_betters(order: str, told: str) -> None:
    """Against good players; whoever leads it first has not done it."""
    table, chance, cards = laid(), Chance("all or nothing"), parse_all(order)
    said: list[str] = []
    while table.question and "exhibit-done" not in said and "exhibit-not-done" not in said:
        seat = table.question.awaited()[0]
        view = table.view(seat)
        if seat == VISITOR:
            action = Play(seat, cards.pop(0)) if cards else view.legal[0]
        else:
            best = weigh(view, SOUND, chance.stream(f"{len(table.actions)}"))[0].action
            assert best is not None
            action = best
        happened = table.submit(action)
        assert isinstance(happened, tuple), happened
        said += [event.words.key for event in happened if isinstance(event, Announced)]
    assert told in said
    assert parse("2H") not in table.view(VISITOR).zone(HAND[VISITOR].key).cards
