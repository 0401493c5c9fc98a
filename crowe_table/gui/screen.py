"""What a screen is, and what the program lends it."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.sound import Sounds
from crowe_table.settings import Settings
from crowe_table.words import Words


class Screen(ABC):
    """One page of the program."""

    def __init__(self, house: "House") -> None:
        self.house = house

    @abstractmethod
    def build(self) -> None:
        """Makes everything for the window as it is now. Called when the screen opens and when the window changes."""

    @abstractmethod
    def handle(self, event: pygame.event.Event) -> None:
        """Hears one thing that was pressed, moved or closed."""

    @abstractmethod
    def step(self, now: float) -> bool:
        """Carries on to this moment, in milliseconds. True while anything moves."""

    @abstractmethod
    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        """Paints what has changed; returns where."""

    @abstractmethod
    def spoil(self) -> None:
        """Everything must be painted again, as after another screen lay over this one."""

    @abstractmethod
    def leave(self) -> None:
        """The screen is closed for good."""


@dataclass
class House:
    """What every screen may use: the look, the words, the sounds, and the way to other screens."""

    assets: Assets
    words: Words
    sounds: Sounds
    settings: Settings
    open: Callable[[Screen], None]
    """Lays a screen over this one."""
    close: Callable[[], None]
    """Takes the topmost screen away; the program ends with the last."""
    replace: Callable[[Screen], None]
    """Puts a screen in place of the topmost."""
    home: Callable[[], None]
    """Closes every screen but the first."""
    quit: Callable[[], None]
    change: Callable[[Settings], None]
    """Takes over new settings, keeps them, and builds every screen again by them."""
    trace: Callable[[str], None]
    """Says a line to a technician, where one listens."""
