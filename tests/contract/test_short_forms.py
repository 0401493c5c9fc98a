"""Short forms of games. Each short form can be opened, has a name, and needs few actions."""

import pytest

from crowe_table import games
from crowe_table.engine.core import Reason
from crowe_table.engine.rng import Chance
from crowe_table.engine.series import Participant
from crowe_table.hosting.headless import next_answer
from crowe_table.hosting.new_table import choose_table, header_of, table_of
from crowe_table.search import level
from tests.sampling import TESTED

MOST = 60
"""Maximum number of actions of one player. At ten seconds each they take ten minutes."""


@pytest.mark.parametrize("slug", [slug for slug in TESTED if games.game(slug).short])
def test_a_short_game_is_short(slug: str) -> None:
    short = games.game(slug).short
    assert short
    preset = next(each for each in games.game(slug).presets if each.name == short.preset)
    seats = short.seats or preset.usual or preset.seats[0]
    players = tuple(Participant(f"Player {number}") for number in range(seats))
    new = choose_table(slug, short.preset, players, seed="short", changes=short.rules)
    assert not isinstance(new, Reason)
    table = table_of(header_of(new))
    assert not isinstance(table, Reason)
    chance = Chance("short")
    while not table.over:
        table.submit(next_answer(table, level("learner"), lambda seat: chance.stream("choice", len(table.actions))))
    assert 1 <= sum(action.seat == 0 for action in table.actions) <= MOST
