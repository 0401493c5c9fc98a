"""Agreement to abandon a game for points. The game is then a draw, and nobody pays."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table.engine.core import Ended, Seat, Setup, because
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.hosting.choosing import player_of
from crowe_table.kit.between_deals import AgreeToRise, PlayOn, ProposeRise, Ready
from crowe_table.search.levels import SOUND
from tests.any_game import AnyTable
from tests.laws.worked import submitted
from tests.present import present

PURSE = 10_000


def between_deals(slug: str, seats: int, *, may_end: bool) -> AnyTable:
    """Return a table after its first deal."""
    played, chance = game(slug), Random(f"early {slug} {seats}")
    options = replace(played.preset("crowe", seats), early_end=may_end)
    table: AnyTable = Table(played, Setup(options, seats, (Farthings(PURSE),) * seats, Chance(f"early {slug} {seats}")))
    while table.question is not None:
        legal = table.view(chance.choice(table.question.awaited())).legal
        if any(isinstance(action, Ready) for action in legal) and table.question.key == "next-deal":
            return table
        submitted(table, chance.choice(legal))
    raise AssertionError("the game is over with the first deal")


@pytest.mark.parametrize(("slug", "seats"), [("cribbage", 2), ("cribbage", 4), ("whist", 4)])
def test_a_unanimous_early_end_is_a_draw(slug: str, seats: int) -> None:
    """In this test, sound computer players agree to the proposal."""
    table = between_deals(slug, seats, may_end=True)
    events = submitted(table, ProposeRise(Seat(0)))
    for seat in map(Seat, range(1, seats)):
        view = table.view(seat)
        assert {type(action) for action in view.legal} == {AgreeToRise, PlayOn}
        advised = player_of(slug).evaluate(view, SOUND, Rng(b"early"))[0]
        assert (advised.action, advised.why.key) == (AgreeToRise(seat), "hint-rise-together")
        events = submitted(table, present(advised.action))
    assert table.over
    assert Ended((), because("ended-drawn")) in events
    assert table.view(Seat(0)).public.winners == ()
    assert table.result() == (0,) * seats


@pytest.mark.parametrize(("slug", "seats"), [("cribbage", 2), ("whist", 4)])
def test_one_refusal_continues_the_game(slug: str, seats: int) -> None:
    table = between_deals(slug, seats, may_end=True)
    submitted(table, ProposeRise(Seat(0)))
    submitted(table, PlayOn(Seat(1)))
    assert table.question is not None
    assert table.view(Seat(0)).legal == (Ready(Seat(0)),), "it is asked once in a deal"


@pytest.mark.parametrize(("slug", "seats"), [("cribbage", 2), ("whist", 4)])
def test_every_preset_offers_an_early_end(slug: str, seats: int) -> None:
    played: Any = game(slug)
    assert all(played.preset(preset.name, preset.seats[0]).early_end for preset in played.presets)
    assert between_deals(slug, seats, may_end=False).view(Seat(0)).legal == (Ready(Seat(0)),)
    assert not type(played.preset("crowe", seats))().early_end, "a game begun before it was thought of has it not"
