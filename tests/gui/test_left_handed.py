"""The table of a left-handed visitor. Controls and log are at the left, and the cloth stays the same."""

from pathlib import Path
from random import Random

import pygame
import pytest

from crowe_table.gui.app import App
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.layout_report import report
from crowe_table.gui.table.log_page import LogPage
from crowe_table.hosting.shelf import Shelf
from crowe_table.settings import Settings, TextSize
from tests.gui.table_fixture import Chair
from tests.gui.test_fit import nothing_overlaps

GAMES = (("whist", "crowe", 4), ("brag", "crowe", 5), ("cribbage", "crowe", 2), ("hazard", "crowe", 4))
SIZES = ((1280, 800), (1920, 1080), (800, 1280))
ANSWERS = 4


def chair(
    slug: str, preset: str, seats: int, size: tuple[int, int], handed: bool, text: TextSize = "ordinary"
) -> Chair:
    settings = Settings(speed="instant", left_handed=handed, text_size=text)
    return Chair(seats, "left", size, settings, slug=slug, preset=preset)


@pytest.mark.parametrize(("slug", "preset", "seats"), GAMES)
@pytest.mark.parametrize(("size", "text"), [(size, text) for size in SIZES for text in ("ordinary", "largest")])
def test_nothing_overlaps_and_nothing_moves(
    slug: str, preset: str, seats: int, size: tuple[int, int], text: TextSize
) -> None:
    table, chance = chair(slug, preset, seats, size, True, text), Random(slug)
    helps: set[tuple[int, ...]] = set()
    for _ in range(ANSWERS):
        table.settle()
        nothing_overlaps(table)
        frame, paper = frame_of(table.services.assets), table.screen.tabletop.log_paper.area
        window, rim = table.window.get_rect(), frame.area(frame.rim)
        ladder = table.screen.answers.ladder
        of_table = [each for each in table.screen.answers.controls if ladder and ladder.box.contains(each.area)]
        assert all(rim.contains(each.area) for each in of_table), "the steps of a ladder lie on the cloth"
        controls = [each for each in table.screen.answers.controls if each not in of_table]
        for at, control in enumerate(controls):
            assert window.contains(control.area), control.key
            assert not control.area.colliderect(rim), control.key
            assert not control.area.colliderect(paper), control.key
            assert not any(control.area.colliderect(other.area) for other in controls[:at]), control.key
        if size[0] > size[1]:
            assert max(area.right for area in (paper, *(control.area for control in controls))) <= rim.left
        helps |= {tuple(control.area) for control in controls if control.key == "rules"}
        if table.over:
            break
        table.answer(chance)
    assert len(helps) == 1


@pytest.mark.parametrize(("slug", "preset", "seats"), GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_the_cloth_only_changes_its_place(slug: str, preset: str, seats: int, size: tuple[int, int]) -> None:
    right, left = (report(_settled(chair(slug, preset, seats, size, handed)).screen) for handed in (False, True))
    assert (left.cloth.w, left.cloth.h) == (right.cloth.w, right.cloth.h)
    by = left.cloth.x - right.cloth.x
    assert by > 200 or size[0] < size[1]
    for one, other in zip(right.things, left.things, strict=True):
        assert one.thing == other.thing
        assert one.box[1:] == other.box[1:]
        if not one.thing.startswith("button"):
            assert abs(other.box.x - one.box.x - by) <= 1, one.thing


def _settled(table: Chair) -> Chair:
    table.settle()
    return table


def test_f9_changes_the_hand_and_the_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    saved: list[Settings] = []
    app = App(Settings(), Shelf(tmp_path), saved.append, size=(1280, 800), mute=True)
    app.nav.open_title()
    seen: list[bool] = []
    app._update_listener(0.0)
    for now in (1000.0, 2000.0):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            app._handle(pygame.event.Event(kind, key=pygame.K_F9, mod=0, unicode=""), now)
        seen.append(app.services.assets.look.left_handed)
    assert seen == [True, False] == [settings.left_handed for settings in saved]
    app.nav.close()


@pytest.mark.parametrize("handed", [False, True])
def test_the_opened_log_lies_at_the_same_side(handed: bool) -> None:
    table = _settled(chair("whist", "crowe", 4, (1280, 800), handed))
    table.answer(Random(1))
    table.settle()
    page = LogPage(table.services, table.doors, table.screen._client, table.view)
    page.build()
    window = table.window.get_rect()
    assert window.contains(page._paper)
    assert window.contains(page._left)
    assert not page._paper.colliderect(page._left)
    assert (page._paper.centerx < window.centerx) == handed
