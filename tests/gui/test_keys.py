"""Every game can be played by the keyboard alone: to the end of a deal, whatever is asked is answered by keys."""

from random import Random

import pygame
import pytest

from crowe_table import games
from crowe_table.gui.controls.focus import Target
from crowe_table.settings import Settings
from tests.gui.table_fixture import FRAME, Chair

QUICK = Settings(speed="instant")
MOST_STRUCK = 120
"""Keys by which anything on a table is reached."""
MOST_ANSWERS = 18
"""Of one deal: a sitting at which bets are changed for ever ends here."""


class Keyed(Chair):
    """A visitor who has no mouse: what Chair presses is reached by Tab and arrows, and worked by Space."""

    def strike(self, key: int) -> None:
        self.hear(pygame.KEYDOWN, key=key, mod=0, unicode="")
        self.hear(pygame.KEYUP, key=key, mod=0, unicode="")
        self.now += FRAME
        self.screen.step(self.now)

    def click(self, point: tuple[int, int]) -> None:
        focus = self.screen.focus
        wanted = _same(next(target for target in focus.targets if _lies_at(target, point)))
        for _ in range(MOST_STRUCK):
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
        draft = self.screen.visitor.answering.draft
        for _ in range(MOST_STRUCK):
            if draft is None or draft.number == number:
                return
            self.strike(pygame.K_UP if draft.number < number else pygame.K_DOWN)
            draft = self.screen.visitor.answering.draft
        raise AssertionError((number, draft))


def _same(target: Target) -> tuple[str, int, str]:
    """What tells a thing from others, though it be found anew."""
    return target.region, target.card, target.control.key if target.control else str(target.area)


def _lies_at(target: Target, point: tuple[int, int]) -> bool:
    if target.control:
        return target.region != "table" and target.control.area.center == point
    return target.region in ("cards", "spread") and target.area.collidepoint(point)


@pytest.mark.parametrize("slug", games.slugs())
def test_a_deal_is_played_by_keys_alone(slug: str) -> None:
    preset = games.game(slug).presets[0]
    seats, answers = preset.seats[len(preset.seats) // 2], 0
    chair = Keyed(seats, "keys", (1024, 768), QUICK, slug=slug, preset=preset.name)

    def enough(_: Chair) -> bool:
        nonlocal answers
        answers += 1
        return chair.view.public.deal > 1 or answers > MOST_ANSWERS

    chair.play_until(enough, Random(slug))
    assert answers > 1
