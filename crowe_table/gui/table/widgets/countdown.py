"""How long the table still waits, where a question has patience: a thin line of brass that grows shorter."""

import pygame

from crowe_table import palette
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import StyledText, set_words
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.widgets.hammer import Hammer
from crowe_table.gui.table.widgets.question import QuestionPaper
from crowe_table.hosting.patience import MOMENT

THICK = 6
"""Table units of the line, along the foot of the question."""
_Z = 901.0


class Countdown:
    """Drawn anew each second, and no oftener; only a hammer moves besides."""

    def __init__(self, scene: Scene, assets: Assets, hammer: Hammer, paper: QuestionPaper, still: bool) -> None:
        """``paper``: on which the seconds stand; ``still``: the hammer rises second by second."""
        self._assets = assets
        self._line = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=_Z, visible=False))
        self._figure = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=_Z, visible=False))
        self._hammer = hammer
        self._paper = paper
        self._still = still
        self._seconds = 0
        self._ends = 0.0
        self._left = -1
        self._seen = 0.0
        """When it was looked at last."""

    @property
    def runs(self) -> bool:
        return self._seconds > 0

    def start(self, seconds: int, now: float) -> None:
        """So many seconds from now; 0 for no end, and nothing is drawn."""
        self._seconds = seconds
        self._ends, self._seen = now + seconds * 1000, now
        self._left = -1
        self._line.visible = self._figure.visible = False
        self._paper.leave_ends(self.runs)
        self._hammer.rest()

    def step(self, now: float) -> None:
        """Shows how many seconds are left. Under a menu the host counts no more than a moment, and so does this."""
        if not self.runs:
            return
        self._ends += max(0.0, now - self._seen - MOMENT * 1000)
        self._seen = now
        left = max(0, -int(-(self._ends - now) // 1000))
        waits = left if self._still else max(0.0, (self._ends - now) / 1000)
        self._hammer.show(1 - waits / self._seconds)
        if left == self._left:
            return
        self._left = left
        px, frame = self._assets.canvas.px, frame_of(self._assets)
        question = frame.area(frame.question)
        area = pygame.Rect(question.x, question.bottom - px(THICK), question.w, px(THICK))
        place = pygame.Rect(question.right - question.h, question.y, question.h, question.h - px(THICK))
        surface = pygame.Surface(area.size, pygame.SRCALPHA)
        surface.fill((*pygame.Color(palette.BAIZE_DARK)[:3], 160))
        surface.fill(palette.BRIGHT_BRASS, (0, 0, area.w * left // self._seconds, area.h))
        self._line.surface = surface
        self._line.x, self._line.y = area.topleft
        self._figure.surface = set_words(self._assets, StyledText(str(left), Face.BOLD, 24, palette.INK), place.w)
        self._figure.x, self._figure.y = self._figure.surface.get_rect(center=place.center).topleft
        self._line.visible = self._figure.visible = True
