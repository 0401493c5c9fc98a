"""Switch scanning: every page and table can be used with two keys, or with one key and a timer."""

from enum import Enum, auto

import pygame

from crowe_table.gui.held_input import ACTIVATION_KEYS, repeats
from crowe_table.settings import Settings

NEVER = float("inf")


class Scan(Enum):
    """The effect of a key while scanning."""

    MOVE = auto()
    CHOOSE = auto()
    NOTHING = auto()
    """No effect: the key is held down and repeats, or was released."""


class Scanner:
    """The keys of switch scanning, and its timer. Times are in milliseconds."""

    def __init__(self) -> None:
        self.due = NEVER
        """Time of the next movement of the focus."""

    def effect(self, event: pygame.event.Event, settings: Settings) -> Scan | None:
        if settings.scanning == "off" or event.type not in (pygame.KEYDOWN, pygame.KEYUP):
            return None
        if event.key not in ACTIVATION_KEYS:
            return None
        if event.type == pygame.KEYUP or repeats(event):
            return Scan.NOTHING
        return Scan.MOVE if settings.scanning == "two_keys" and event.key == pygame.K_SPACE else Scan.CHOOSE

    def rest(self, settings: Settings, now: float) -> None:
        """Restart the timer, because something was pressed or the focus has moved."""
        self.due = now + 1000.0 * int(settings.scan_seconds) if settings.scanning == "one_key" else NEVER

    def step(self, settings: Settings, now: float) -> bool:
        """Return whether the timer moves the focus now."""
        if settings.scanning != "one_key" or self.due == NEVER:
            self.rest(settings, now)
            return False
        moves = now >= self.due
        if moves:
            self.rest(settings, now)
        return moves
