"""The keyboard alone can play every game to the end of a deal."""

from collections.abc import Callable
from random import Random

import pygame
import pytest

from crowe_table import games
from crowe_table.engine.cards import HIDDEN
from crowe_table.games.bezique.actions import Resign
from crowe_table.gui.controls.focus import Target
from crowe_table.kit.tricks import Play
from crowe_table.settings import Settings
from tests.any_game import AnyView
from tests.gui.table_fixture import FRAME, Chair
from tests.present import present
from tests.sampling import TESTED

QUICK = Settings(speed="instant")
MAX_KEYS = 120
"""Maximum number of keys to reach any target on a table."""
MAX_ANSWERS = 18
"""Maximum number of answers in one deal. Otherwise a session whose bets change for ever would not end."""


class Keyed(Chair):
    """A visitor without a mouse.

    It moves the focus with Tab and the arrow keys, and presses Space, wherever Chair presses a target.
    """

    def strike(self, key: int) -> None:
        self.hear(pygame.KEYDOWN, key=key, mod=0, unicode="")
        self.hear(pygame.KEYUP, key=key, mod=0, unicode="")
        self.now += FRAME
        self.screen.step(self.now)

    def click(self, point: tuple[int, int]) -> None:
        focus = self.screen.focus
        wanted = _same(next(target for target in focus.targets if _lies_at(target, point)))
        for _ in range(MAX_KEYS):
            held = focus.target
            if held and _same(held) == wanted:
                break
            turns = held is not None and held.control is not None and held.control.runs_on
            self.strike(pygame.K_RIGHT if held and held.region == wanted[0] and not turns else pygame.K_TAB)
        assert focus.target, self.prompt()
        assert _same(focus.target) == wanted, self.prompt()
        self.strike(pygame.K_SPACE)
        self.tick()

    def dial(self, number: int) -> None:
        draft = self.screen.answer.draft
        for _ in range(MAX_KEYS):
            if draft is None or draft.number == number:
                return
            self.strike(pygame.K_UP if draft.number < number else pygame.K_DOWN)
            draft = self.screen.answer.draft
        raise AssertionError((number, draft))


def _same(target: Target) -> tuple[str, int, str]:
    """Return a key that identifies a target even if the target is created again."""
    return target.region, target.card, target.control.key if target.control else str(target.area)


def _lies_at(target: Target, point: tuple[int, int]) -> bool:
    if target.control:
        return target.region != "table" and target.control.area.center == point
    return target.region in ("cards", "spread") and target.area.collidepoint(point)


@pytest.mark.parametrize("slug", TESTED)
def test_a_deal_is_played_by_keyboard_alone(slug: str) -> None:
    preset = games.game(slug).presets[0]
    seats, answers = preset.seats[len(preset.seats) // 2], 0
    chair = Keyed(seats, "keys", (1024, 768), QUICK, slug=slug, preset=preset.name)

    def enough(_: Chair) -> bool:
        nonlocal answers
        answers += 1
        return chair.view.public.deal > 1 or answers > MAX_ANSWERS

    chair.play_until(enough, Random(slug))
    assert answers > 1


def held(chair: Chair, wanted: Callable[[Target], bool]) -> Target:
    """Press arrow keys until a wanted target has the focus, and return the target."""
    for _ in range(MAX_KEYS):
        target = chair.screen.focus.target
        if target and wanted(target):
            return target
        chair.key(pygame.K_RIGHT)
    raise AssertionError("the ring does not reach the target")


def said_of_enter(chair: Chair) -> set[str]:
    """Return the names of all buttons whose label shows Enter as their key."""
    return {button.key for button in chair.screen.answers._hinted if button._button._hinted}


def test_enter_presses_the_button_that_shows_enter() -> None:
    def leads(view: AnyView) -> bool:
        return present(view.ask).key == "lead" and sum(isinstance(action, Play) for action in view.legal) > 2

    chair = Chair(2, "e", slug="ecarte", preset="encyclopaedia", until=leads)
    assert said_of_enter(chair) == {"confirm"}
    held(chair, lambda target: target.region == "table" and target.card != HIDDEN)
    assert said_of_enter(chair) == set()
    chair.key(pygame.K_RETURN)
    assert chair.screen.closeup.shown
    chair.key(pygame.K_ESCAPE)
    card = held(chair, lambda target: target.region == "cards").card
    assert said_of_enter(chair) == {"confirm"}
    chair.key(pygame.K_RETURN)
    assert chair.sitting.table.actions[-1] == Play(chair.sitting.viewer, card)


def test_an_answer_that_ends_the_game_needs_confirmation() -> None:
    chair = Chair(
        2,
        "b",
        slug="bezique",
        preset="portland_1887",
        until=lambda view: any(isinstance(a, Resign) for a in view.legal),
    )
    before = len(chair.sitting.table.actions)
    chair.doors.hesitates = True
    held(chair, lambda target: target.control is not None and target.control.key == "act-resign")
    chair.key(pygame.K_RETURN)
    assert chair.doors.went == ["Resign?"]
    assert len(chair.sitting.table.actions) == before
    chair.doors.hesitates = False
    chair.key(pygame.K_RETURN)
    assert isinstance(chair.sitting.table.actions[before], Resign)
