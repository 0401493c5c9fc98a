"""Each role of a button has a slot of its own, so that a press meant for one button never hits another."""

from itertools import product
from random import Random

import pygame
import pytest

from crowe_table.games import game
from crowe_table.gui.controls.controls import Control
from crowe_table.gui.table.widgets.answers import roles
from crowe_table.settings import Settings
from tests.gui.table_fixture import Chair
from tests.sampling import SOAK, TESTED

ANSWERS = 200 if SOAK else 30
"""Number of the visitor's answers."""
OTHERS = ("hint", "why", "rules")
SETTINGS = Settings(speed="instant")


ROLES = ("commit", "decline", "more", "above coins")


def sittings() -> list[tuple[str, str, int]]:
    """Return the tables to test: each preset of each game in soak tests, otherwise the first one."""
    found = []
    for slug in TESTED:
        for preset in game(slug).presets if SOAK else game(slug).presets[:1]:
            found.append((slug, preset.name, preset.usual or preset.seats[0]))
    return found


def by_role(chair: Chair) -> dict[str, list[pygame.Rect]]:
    """Return the areas of the buttons in the column, by role. Coins for a cloth push the others up to a slot above."""
    answers, answer = chair.screen.answers, chair.screen.answer
    acts = {f"act-{act}" for act in answer.acts} | {"confirm", "throw"}
    on_ladder = answers.ladder.box if answers.ladder else pygame.Rect(0, 0, 0, 0)

    def in_column(control: Control) -> bool:
        return control.key in acts and control.key not in OTHERS and not on_ladder.contains(control.area)

    buttons = {control.key: control.area for control in answers.controls if in_column(control)}
    presses = [press.key for press in answers._presses(answer)]
    first, declining = roles(answer, presses)
    return {
        "commit": [area for key, area in buttons.items() if key == first],
        "decline": [area for key, area in buttons.items() if key in declining],
        "above coins" if answer.lays_by_spot else "more": [
            area for key, area in buttons.items() if key != first and key not in declining
        ],
    }


@pytest.mark.parametrize(("slug", "preset", "seats"), sittings())
def test_no_role_changes_its_slot_within_a_sitting(slug: str, preset: str, seats: int) -> None:
    chair, chance = Chair(seats, "slots", settings=SETTINGS, slug=slug, preset=preset), Random(slug)
    bottoms: dict[str, set[int]] = {role: set() for role in ROLES}
    slots: dict[str, list[pygame.Rect]] = {role: [] for role in ROLES}
    for _ in range(ANSWERS):
        chair.settle()
        if chair.over:
            break
        for role, areas in by_role(chair).items():
            slots[role] += areas
            bottoms[role] |= {max(area.bottom for area in areas)} if areas else set()
        chair.answer(chance)
    assert slots["commit"]
    assert all(len(found) <= 1 for role, found in bottoms.items() if role != "above coins"), bottoms
    for one, other in [("commit", "decline"), *product(("commit", "decline"), ("more", "above coins"))]:
        assert all(here.collidelist(slots[other]) < 0 for here in slots[one]), f"{one} and {other} share a place"
