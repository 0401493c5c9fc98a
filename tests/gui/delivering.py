"""Delivers events to a screen as the window does, without its loop."""

import pygame

from crowe_table.gui.held_input import INTERRUPTIONS
from crowe_table.gui.screen import Screen


def deliver(screen: Screen, event: pygame.event.Event, now: float) -> None:
    """Deliver one event at this time in milliseconds; a screen that has just opened receives presses too."""
    held = screen.services.held
    if event.type in INTERRUPTIONS:
        held.let_go()
    event = held.receive(event, now)
    if held.hears(event, screen.listener, now, startled=0):
        screen.handle(event)
    held.forget(event)
