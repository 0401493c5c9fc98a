"""Options of banking and bargaining games. They set the units, steps, minimum stakes and new purses."""

import pytest
from msgspec.structs import replace

from crowe_table.engine.core import PickAmount, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.kit.buying import BuyIn
from tests.any_game import AnyTable
from tests.laws.test_buying_in import until_short
from tests.laws.worked import submitted
from tests.present import present

SEATS = 3
STAKED_BY = {"bassett": "bet", "baccara": "take_bank", "blind-hookey": "stake"}


def dialled(slug: str, **rules: object) -> PickAmount:
    """Return the first range of stakes that any player is offered under these options."""
    played = game(slug)
    options = replace(played.preset(next(iter(played.presets)).name, SEATS), **rules)
    table: AnyTable = Table(played, Setup(options, SEATS, (Farthings(9600),) * SEATS, Chance(slug)))
    while True:
        view = table.view(present(table.question).awaited()[0])
        forms = [form for form in present(view.call).forms if form.act == STAKED_BY[slug]]
        amounts = [part for form in forms for part in form.parts if isinstance(part, PickAmount)]
        if amounts:
            return amounts[0]
        submitted(table, view.legal[0])


@pytest.mark.parametrize("slug", STAKED_BY)
def test_a_stake_follows_unit_step_and_minimum(slug: str) -> None:
    part = dialled(slug, unit=8, stake_unit=2, min_stake=3)
    assert (part.least, part.step) == (32, 16)
    assert dialled(slug, unit=8, stake_unit=3, min_stake=3).step == 24


@pytest.mark.parametrize("slug", ["baccara", "blind-hookey", "speculation"])
def test_a_new_purse_has_the_size_in_the_options(slug: str) -> None:
    preset = next(iter(game(slug).presets)).name
    table, seat = until_short(slug, preset, buy_in=70)
    assert seat is not None
    before = table.view(seat).public.purses[seat]
    submitted(table, BuyIn(seat))
    unit = table.setup.options.unit
    assert table.view(seat).public.purses[seat] == before + 70 * unit
    assert until_short(slug, preset, buy_in=0)[1] is None
