"""The program sleeps until the next event arrives."""

import ctypes
import os
from time import perf_counter

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from crowe_table.gui.event_wait import sleeper

LONG = 20.0


def slept() -> float:
    """Return the duration of a long sleep, in seconds."""
    began = perf_counter()
    sleeper()(LONG)
    return perf_counter() - began


def test_an_event_ends_the_sleep_and_stays_queued():
    pygame.display.init()
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_a))
    assert slept() < LONG / 2
    assert [event.key for event in pygame.event.get(pygame.KEYDOWN)] == [pygame.K_a]


def test_without_sdl_the_sleep_is_short(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ctypes, "CDLL", lambda name: object())
    assert slept() < LONG / 2
