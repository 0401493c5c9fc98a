"""Delivery of events to a screen as the window does it, without the loop of the window."""

import pygame

from crowe_table.gui.held_input import INTERRUPTIONS
from crowe_table.gui.screen import Screen


def deliver(screen: Screen, event: pygame.event.Event, now: float) -> None:
    """Deliver one event at this time in milliseconds.

    Unlike in the window, a screen that has just opened gets presses.
    """
    held = screen.services.held
    if event.type in INTERRUPTIONS:
        held.cancel_input()
    event = held.receive(event, now)
    if held.accepts(event, screen.listener, now, press_delay=0):
        screen.handle(event)
    held.forget(event)
