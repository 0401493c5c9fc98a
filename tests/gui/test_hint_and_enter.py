"""After a press of H at the table, Enter gives the advised answer, whether the focus ring is visible or not."""

import pygame
import pytest

from crowe_table import games
from crowe_table.engine.core import act_of
from crowe_table.hosting.choosing import advise
from crowe_table.settings import Settings
from tests.any_game import AnyView
from tests.gui.table_fixture import Chair
from tests.sampling import TESTED

MANY = 3
"""Number of questions at each table."""


def is_decision(view: AnyView) -> bool:
    """Return whether a View asks for a real choice. Continuing, leaving and cutting are not real choices."""
    acts = {act_of(action) for action in view.legal if not action.ends_game}
    return len(view.legal) > 1 and view.public.deal > 0 and acts not in ({"ready"}, {"cut"})


@pytest.mark.parametrize("ringed", [False, True], ids=["plain", "ringed"])
@pytest.mark.parametrize("slug", TESTED)
def test_enter_gives_the_advised_answer(slug: str, ringed: bool) -> None:
    preset = games.game(slug).presets[0]
    name, seats = preset.name, preset.usual or preset.seats[0]
    tried = 0
    for seed in range(MANY):
        chair = Chair(
            seats, f"hint {seed}", slug=slug, preset=name, until=is_decision, settings=Settings(speed="instant")
        )
        view = chair.view
        if not is_decision(view):
            continue
        advice = advise(view)
        if not advice or advice[0].action is None:
            continue
        chair.sitting.advice = advice
        if ringed:
            for _ in range(seed + 1):
                chair.key(pygame.K_TAB)
        chair.tick(1000)
        chair.key(pygame.K_h)
        chair.tick(1000)
        answer = chair.screen.answer
        assert answer.by_enter == act_of(advice[0].action)
        assert chair.screen.answers._edge.visible, "the gold is on it"
        chair.doors.hesitates = False
        chair.key(pygame.K_RETURN)
        given = [action for action in chair.sitting.table.actions if action.seat == chair.sitting.viewer]
        assert given[-1] == advice[0].action
        tried += 1
    assert tried
