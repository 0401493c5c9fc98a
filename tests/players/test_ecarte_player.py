"""The player of Écarté."""

from crowe_table.engine.core import Setup
from crowe_table.engine.money import STAKES
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.ecarte.rules import Ecarte
from crowe_table.kit.marking import Mark, Unmark
from crowe_table.search.levels import SOUND
from tests.matches.sittings import level_player

MAX_ANSWERS = 400
"""Maximum number of answers in a game."""


def test_a_true_mark_of_the_king_is_not_withdrawn() -> None:
    game = Ecarte()
    table = Table(game, Setup(game.preset("club", 2), 2, (STAKES["coffee_house"].purse,) * 2, Chance("marked")))
    plays, thoughts = level_player(SOUND), Chance("thoughts")
    while (question := table.question) and len(table.actions) < MAX_ANSWERS:
        asked = sorted(question.asked, key=lambda each: each.must)
        answers = (plays(table.view(each.seat), thoughts.stream("choice", len(table.actions))) for each in asked)
        table.submit(next(answer for answer in answers if answer))
    assert table.question is None
    assert any(type(action) is Mark for action in table.actions)
    assert not any(type(action) is Unmark for action in table.actions)
