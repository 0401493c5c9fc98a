"""A lead is called sure only if its player then wins every remaining trick, whatever the others play."""

from random import Random

import pytest

from crowe_table import games
from crowe_table.engine.core import Reason, Seat, Setup, act_of
from crowe_table.engine.money import STAKES
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.kit.tricks import Play, TrickRecord
from tests.any_game import AnyTable

SURE = (
    *((slug, "") for slug in ("all-fours", "bezique", "ecarte", "piquet", "ruff", "schafskopf", "whist")),
    ("ombre", "hombre_1674"),
)
"""Games, each with a preset; the first preset if it is empty."""
DEALS, PLAYED_OUT = 12, 3
"""Number of tables for each game, and number of times that each sure hand is played out."""


def new_table(slug: str, seed: str, name: str = "") -> AnyTable:
    game = games.game(slug)
    preset = next(each for each in game.presets if name in ("", each.name))
    count = preset.usual or preset.seats[0]
    options = game.preset(preset.name, count)
    return Table(game, Setup(options, count, (STAKES["counters"].purse,) * count, Chance(seed)))


def played_out(table: AnyTable, seat: Seat, chance: Random) -> int:
    """Let a seat follow its sure leads against random play. Return the number of tricks, all of which it wins."""
    deal, won = table.deal, 0
    while table.question and table.deal == deal:
        record = table.watch().public
        if not isinstance(record, TrickRecord) or record.turn < 0 or not table.question.awaited():
            break
        asked = table.question.awaited()[0]
        view = table.view(asked)
        sure = table.game.sure_lead(view) if asked == seat else None
        plays = [action for action in view.legal if isinstance(action, Play)]
        if not plays:
            break
        if not record.trick:
            assert asked == seat, "a sure hand loses no trick"
            assert sure is not None, "a sure hand stays sure"
            won += 1
        assert not isinstance(table.submit(sure or chance.choice(plays)), Reason)
    return won


@pytest.mark.parametrize(("slug", "preset"), SURE)
def test_a_sure_hand_wins_every_remaining_trick(slug: str, preset: str) -> None:
    found = longest = 0
    for number in range(DEALS):
        table, chance = new_table(slug, f"sure {slug} {number}", preset), Random(number)
        for _ in range(400):
            if table.question is None:
                break
            asked = table.question.awaited() or [each.seat for each in table.question.asked]
            view = table.view(asked[0])
            sure = table.game.sure_lead(view)
            if sure is not None:
                found += 1
                for again in range(PLAYED_OUT):
                    longest = max(longest, played_out(table.at(len(table.actions)), asked[0], Random(again)))
            legal = [action for action in view.legal if not action.ends] or view.legal
            assert not isinstance(table.submit(chance.choice(legal)), Reason)
    assert found > 0
    assert longest > 0


def test_no_game_for_least_has_a_sure_lead() -> None:
    table, chance, leads = new_table("schafskopf", "least"), Random(1), 0
    for _ in range(400):
        if table.question is None:
            break
        view = table.view((table.question.awaited() or [table.question.asked[0].seat])[0])
        record = view.public
        assert isinstance(record, TrickRecord)
        if any(isinstance(action, Play) for action in view.legal) and not record.trick and not record.camps:
            leads += 1
            assert table.game.sure_lead(view) is None
        declining = [action for action in view.legal if act_of(action) == "decline_blind"]
        assert not isinstance(table.submit(chance.choice(declining or view.legal)), Reason)
    assert leads > 20
