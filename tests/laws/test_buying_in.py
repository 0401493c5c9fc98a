"""Tests of the option that players who are short of money may buy in again between deals, in Brag and the banking
games.
"""

from random import Random

import pytest
from msgspec.structs import replace

from crowe_table.engine.core import Paid, Seat, Setup
from crowe_table.engine.money import MINT, Farthings, purse
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.hosting.choosing import player_of
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.buying import BuyIn
from crowe_table.search.levels import SOUND
from tests.any_game import AnyTable
from tests.laws.worked import submitted

SEATS = 5
LIGHT = 24 * 5
"""A purse in farthings that is soon empty."""


def until_short(slug: str, preset: str, **rules: object) -> tuple[AnyTable, Seat | None]:
    """Return a table at which a seat may buy in, and the seat. The seat is None if nobody ever may."""
    played, chance = game(slug), Random(f"{slug} {preset}")
    for number in range(20):
        options = replace(played.preset(preset, SEATS), **rules)
        table: AnyTable = Table(played, Setup(options, SEATS, (Farthings(LIGHT),) * SEATS, Chance(f"short {number}")))
        while table.question is not None and len(table.actions) < 400:
            for seat in table.question.awaited():
                if BuyIn(seat) in table.view(seat).legal:
                    return table, seat
            submitted(table, chance.choice(table.view(chance.choice(table.question.awaited())).legal))
    return table, None


@pytest.mark.parametrize(
    ("slug", "preset"), [("brag", "crowe"), ("brag", "braggers"), ("hazard", "crowe"), ("blind-hookey", "packets")]
)
def test_buying_in_is_neither_a_gain_nor_a_loss(slug: str, preset: str) -> None:
    table, seat = until_short(slug, preset)
    assert seat is not None
    before, new = table.view(seat).public, table.setup.options.new_purse
    won = table.result()
    house = player_of(slug).evaluate(table.view(seat), SOUND, Rng(b"buys"))[0]
    assert house.action == BuyIn(seat)
    events = submitted(table, BuyIn(seat))
    after = table.view(seat).public
    paid = [event for event in events if isinstance(event, Paid)]
    assert [(each.source, each.target, each.farthings) for each in paid] == [(MINT, purse(seat), new)]
    assert after.purses[seat] == before.purses[seat] + new
    assert after.opened[seat] == before.opened[seat] + new
    assert table.result() == won
    assert table.ledger_sum() == 0
    assert table.view(seat).legal[0] == Ready(seat)
    assert BuyIn(seat) not in table.view(seat).legal


@pytest.mark.parametrize(
    ("slug", "rules"), [("brag", {"buy_in": 0}), ("brag", {"length": "until_broke"}), ("hazard", {"buy_in": 0})]
)
def test_buying_in_needs_the_option(slug: str, rules: dict[str, object]) -> None:
    assert until_short(slug, "crowe", **rules)[1] is None
