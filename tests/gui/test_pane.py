"""A window below the minimum size shows all objects on a smaller scale. Presses still reach their targets."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from crowe_table.gui.app import first_window_size
from crowe_table.gui.draw.canvas import MIN_SIZE
from crowe_table.gui.pane import Pane


@pytest.mark.parametrize("size", [(800, 480), (640, 480), (1000, 900), (1023, 640)])
def test_a_small_window_is_scaled_and_not_cropped(size: tuple[int, int]) -> None:
    pygame.display.init()
    window = pygame.display.set_mode(size)
    pane = Pane(window)
    w, h = pane.surface.get_size()
    assert pane.scaled
    assert w >= MIN_SIZE[0]
    assert h >= MIN_SIZE[1]
    assert w / h == pytest.approx(size[0] / size[1], abs=0.01)
    pane.surface.fill("white")
    pygame.draw.rect(pane.surface, "red", (w - 40, h - 40, 40, 40))
    pane.show([pane.surface.get_rect()])
    assert window.get_at((size[0] - 4, size[1] - 4))[0] > 240 > 20 > window.get_at((size[0] - 4, size[1] - 4))[1]
    corner = pane.to_screen(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(size[0] - 4, size[1] - 4), button=1))
    assert pygame.Rect(w - 40, h - 40, 40, 40).collidepoint(corner.pos)
    assert corner.button == 1


def test_a_window_of_the_minimum_size_is_painted_unscaled() -> None:
    pygame.display.init()
    window = pygame.display.set_mode(MIN_SIZE)
    pane = Pane(window)
    assert pane.surface is window
    event = pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 4))
    assert pane.to_screen(event) is event


@pytest.mark.parametrize(
    ("desktop", "window"),
    [
        ((1024, 768), (1024, 768)),
        ((1280, 800), (1280, 800)),
        ((1920, 1080), (1280, 800)),
        ((2560, 1440), (1705, 1066)),
        ((3840, 2160), (2557, 1598)),
    ],
)
def test_the_first_window_suits_a_large_desktop(desktop: tuple[int, int], window: tuple[int, int]) -> None:
    assert first_window_size(desktop) == window
