"""The time left to answer a question, as a line of brass that grows shorter."""

from math import ceil

import pygame

from crowe_table import palette
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, set_words
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.widgets.hammer import Hammer
from crowe_table.gui.table.widgets.question import QuestionPaper

THICKNESS = 6
"""Thickness in table units of the line at the foot of the question."""
_Z = 901.0


class Countdown:
    """The time left to answer: a line and the seconds, redrawn once a second, and the continuously moving hammer."""

    def __init__(self, scene: Scene, assets: Assets, hammer: Hammer, paper: QuestionPaper, still: bool) -> None:
        """Create a countdown. It uses the ends of ``paper``, which the paper keeps free.

        If ``still``, the hammer moves only once a second.
        """
        self._assets = assets
        self._line = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=_Z, visible=False))
        self._figure = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=_Z, visible=False))
        self._hammer = hammer
        self._paper = paper
        self._still = still
        self._seconds = 0
        self._left = -1

    @property
    def runs(self) -> bool:
        return self._seconds > 0

    def ask(self, seconds: int) -> None:
        """Start a countdown of this many seconds. 0 means no time limit, and hides the countdown."""
        if seconds == self._seconds:
            return
        self._seconds = seconds
        self._left = -1
        self._line.visible = self._figure.visible = False
        self._paper.keep_ends_free(self.runs)
        self._hammer.hide()

    def step(self, seconds: float) -> None:
        """Show the number of seconds left."""
        if not self.runs:
            return
        seconds = min(seconds, self._seconds)
        left = ceil(seconds)
        self._hammer.show(1 - (left if self._still else seconds) / self._seconds)
        if left == self._left:
            return
        self._left = left
        px, frame = self._assets.canvas.px, frame_of(self._assets)
        question = frame.area(frame.question)
        area = pygame.Rect(question.x, question.bottom - px(THICKNESS), question.w, px(THICKNESS))
        place = pygame.Rect(question.right - question.h, question.y, question.h, question.h - px(THICKNESS))
        surface = pygame.Surface(area.size, pygame.SRCALPHA)
        surface.fill((*pygame.Color(self._assets.look.table_top.dark)[:3], 160))
        surface.fill(palette.BRIGHT_BRASS, (0, 0, area.w * left // self._seconds, area.h))
        self._line.surface = surface
        self._line.x, self._line.y = area.topleft
        self._figure.surface = set_words(self._assets, StyledText(str(left), Face.BOLD, 24, palette.INK), place.w)
        self._figure.x, self._figure.y = self._figure.surface.get_rect(center=place.center).topleft
        self._line.visible = self._figure.visible = True
