"""Repeated throws.

Dice that must be thrown again are thrown automatically, but only while the question stays the same.
"""

from random import Random

from crowe_table.kit.between_deals import AgreeToRise
from crowe_table.kit.dicing import Throw
from tests.gui.table_fixture import Chair
from tests.present import present


def thrown(chair: Chair) -> int:
    return sum(isinstance(action, Throw) and action.seat == 0 for action in chair.sitting.table.actions)


def test_consecutive_throws_need_one_press() -> None:
    """With two players at Mr. Crowe's game, no other action is possible between throws for a main, or in a race."""
    chair, chance = Chair(2, "runs", slug="hazard", preset="crowe", hands=24), Random(3)
    ran_on = 0
    for _ in range(200):
        chair.settle()
        if chair.over:
            break
        answer, asked = chair.screen.answer, chair.view.ask
        throws, before = answer.throw, thrown(chair)
        if throws:
            chair.screen.controller.throw()
        else:
            legal = [action for action in chair.view.legal if not isinstance(action, AgreeToRise)]
            chair.give(legal[0], chance)
        chair.settle()
        if not throws:
            continue
        same = not chair.over and chair.view.ask and chair.view.ask.key == present(asked).key
        assert not same or chair.screen.answer.throw != throws, "the dice must be thrown automatically"
        ran_on += thrown(chair) > before + 1
    assert ran_on
