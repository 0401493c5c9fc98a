"""Held controls are released when the window loses focus. A release that never arrives gives no answer."""

from pathlib import Path

import pygame
import pytest

from crowe_table.engine.cards import RANKS, SUITS
from crowe_table.gui.held_input import INTERRUPTIONS
from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.pages.rules import RulesPage
from crowe_table.gui.table.widgets.handles import CARRIED_Z
from crowe_table.settings import Settings
from tests.gui.hot_seat_fixture import HotSeatWindow
from tests.gui.table_fixture import Chair
from tests.present import present

INSTANT = Settings(speed="instant")
every_interruption = pytest.mark.parametrize("interruption", INTERRUPTIONS, ids=pygame.event.event_name)


def done(chair: Chair) -> int:
    return len(chair.sitting.table.actions)


def with_dice() -> Chair:
    """Return a visitor who is asked to throw the dice."""
    return Chair(
        3, "dice", slug="hazard", until=lambda view: any(form.act == "throw" for form in present(view.call).forms)
    )


@every_interruption
def test_dice_held_by_space_are_set_down_and_the_next_press_throws_them(interruption: int) -> None:
    chair = with_dice()
    before = done(chair)
    chair.hear(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    chair.tick()
    assert chair.screen.controller.rattling
    chair.hear(interruption)
    chair.tick()
    assert not chair.screen.controller.rattling
    chair.hear(pygame.KEYUP, key=pygame.K_SPACE, mod=0)
    chair.tick(2000)
    assert done(chair) == before
    chair.key(pygame.K_SPACE)
    assert done(chair) == before + 1


@every_interruption
@pytest.mark.parametrize("key", ["throw", "box"])
def test_dice_held_by_the_pointer_are_set_down(key: str, interruption: int) -> None:
    chair = with_dice()
    before, point = done(chair), chair.button(key)
    chair.press(point)
    chair.tick()
    assert chair.screen.controller.rattling
    chair.hear(interruption)
    assert not chair.screen.controller.rattling
    assert not chair.screen.pointer.down
    chair.release(point)
    chair.tick(2000)
    assert done(chair) == before
    chair.click(point)
    assert done(chair) == before + 1


@every_interruption
def test_a_dragged_card_goes_back(interruption: int) -> None:
    chair = Chair(until=lambda view: present(view.ask).key == "play")
    before, piece = done(chair), chair.hand()[0]
    home, pile = piece.target, chair.screen.tabletop.stage.layout.spots
    taking = next(spot for spot in pile if "play" in spot.takes)
    over = chair.screen.tabletop.stage.spot_area(taking).center
    chair.press(chair.point(piece))
    chair.move(over)
    chair.tick()
    assert chair.screen.dragging.lit
    chair.hear(interruption)
    assert not chair.screen.dragging.lit
    chair.release(over)
    chair.settle()
    assert done(chair) == before
    assert (*chair.screen.tabletop.stage.position(piece), piece.z) == home
    chair.same()


def carried(chair: Chair) -> int:
    """Return the number of coins that are being dragged."""
    return sum(sprite.z == CARRIED_Z and sprite.visible for sprite in chair.screen.scene._sprites)


def test_a_dragged_coin_goes_back_into_the_rack() -> None:
    chair = Chair(
        2,
        "cloth",
        settings=INSTANT,
        slug="bassett",
        preset="pearson",
        until=lambda view: present(view.ask).key == "bets" and len(SUITS) not in view.public.cases,
    )
    (cloth,) = chair.screen.tabletop.props.cloths
    coin = next(each for each in chair.screen.targets.controls() if each.key.startswith("coin-"))
    over = cloth.area(RANKS[0]).center
    chair.press(coin.area.center)
    chair.move(over)
    assert carried(chair) == 1
    chair.hear(pygame.WINDOWFOCUSLOST)
    assert carried(chair) == 0
    before = done(chair)
    chair.release(over)
    chair.tick()
    assert done(chair) == before
    assert not chair.screen.answer.refusal


def test_a_held_page_button_is_released_without_effect(tmp_path: Path) -> None:
    window = HotSeatWindow(tmp_path)
    window.tick()
    page = window.stack[-1]
    control = page.controls[0]
    pressed: list[str] = []
    control.press = lambda point: pressed.append("pressed")
    control.hold = lambda point, times: pressed.append("held")
    window.hear(pygame.MOUSEBUTTONDOWN, pos=control.area.center, button=1)
    window.tick()
    window.hear(pygame.WINDOWFOCUSLOST)
    for _ in range(10):
        window.tick(200)
    window.hear(pygame.MOUSEBUTTONUP, pos=control.area.center, button=1)
    assert pressed == []


def test_enter_opens_the_rules_again_after_they_were_closed(tmp_path: Path) -> None:
    """The key opened a page, and that page received the release. So the table never saw the release."""
    window = HotSeatWindow(tmp_path)
    window.lay_played("ph", lambda table: present(table.question).key == "lay-out")
    window.settle()
    table = window.table
    assert table
    for _ in range(4):
        window.tick(500)
    for _ in range(60):
        if table.focus.control and table.focus.control.key == "rules":
            break
        window.strike(pygame.K_RIGHT)
    for key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_RETURN):
        window.strike(key)
        assert isinstance(window.stack[-1], RulesPage), pygame.key.name(key)
        window.tick()
        window.strike(pygame.K_ESCAPE)
        assert isinstance(window.stack[-1], HotSeatScreen)
