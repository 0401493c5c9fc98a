"""Division of the table window: a cloth for play, and wood at the right and bottom for controls and text.

In a window that is higher than it is wide, all controls and text are at the bottom. A left-handed visitor gets the
mirror image, with controls and log at the left.

All boxes are in table units from the window's top left corner. The layout fills the whole window. It is wider than 1280
units on a wide screen, and higher than 800 on a tall one.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Self

import pygame

from crowe_table.gui.draw.assets import MIN_CONTROL, Assets
from crowe_table.gui.draw.canvas import WIDTH, Box, Canvas

EDGE = 18
"""Width in table units of the mahogany around the baize."""
COLUMN, MAX_COLUMN = 272, 440
"""Width in table units of the wooden column at the right, in the narrowest window and in the widest."""
FOOT, BELOW, MARGIN, GAP = 62, 6, 14, 8
"""Sizes in table units of the wooden strip at the bottom and of the gaps.

They are the strip's minimum height, its extra height over a control, the wood's margin, and the gap between objects.
"""
MAX_TALL_CLOTH = 1.15
"""Maximum height of the cloth as a multiple of its width, in a window that is higher than wide."""
MIN_TALL_LOG = 200
"""Minimum height in table units of the log of the deal, in a window that is higher than wide."""
ROWS = 5
"""Number of rows of controls that fit below the log."""
MENU_WIDTH = 92


@dataclass(frozen=True)
class Frame:
    """The areas into which one window is divided at one text size."""

    canvas: Canvas
    rim: Box
    """The card table with its rim."""
    cloth: Box
    """The baize within the rim, where all play takes place."""
    account: Box
    """Area of the log of the deal. It can extend down to the first control in ``acts``."""
    acts: Box
    """Area for answers: act buttons at the bottom, and above them the tickets or the dial of the current part."""
    helps: Box
    """Area of the buttons Hint, Why and Rules, side by side."""
    menu: Box
    question: Box
    row: int
    """Height of a control, in table units."""

    @classmethod
    def of(cls, canvas: Canvas, text: float, control: int = MIN_CONTROL, left_handed: bool = False) -> Self:
        """Return the frame of a window.

        ``text`` is the text scale, and ``control`` is the minimum height of a control.
        """
        frame = cls._right_handed(canvas, text, control)
        return frame._mirrored() if left_handed else frame

    def _mirrored(self) -> Self:
        """Return the mirror image of the frame. Each box is as far from the right edge as it was from the left."""
        width = round(self.canvas.w / self.canvas.scale)

        def mirrored(box: Box) -> Box:
            return Box(width - box.x - box.w, box.y, box.w, box.h)

        return replace(
            self,
            rim=mirrored(self.rim),
            cloth=mirrored(self.cloth),
            account=mirrored(self.account),
            acts=mirrored(self.acts),
            helps=mirrored(self.helps),
            menu=mirrored(self.menu),
            question=mirrored(self.question),
        )

    @classmethod
    def _right_handed(cls, canvas: Canvas, text: float, control: int) -> Self:
        w, h = round(canvas.w / canvas.scale), round(canvas.h / canvas.scale)
        larger = 1 + (text - 1) * 0.4
        row = max(round(MIN_CONTROL * larger), control)
        foot = max(round(FOOT * larger), row + BELOW)
        acts_high = ROWS * (row + GAP) - GAP
        if h > w:
            below = max(round(h - w * MAX_TALL_CLOTH), MIN_TALL_LOG + acts_high + 2 * row + 4 * GAP)
            rim = Box(0, 0, w, h - below)
            column = Box(MARGIN, rim.h + foot, w - 2 * MARGIN, below - foot - 4)
        else:
            width = round(min(COLUMN + max(0, w - WIDTH) / 2, MAX_COLUMN) * larger)
            rim = Box(0, 0, w - width, h - foot)
            column = Box(rim.w + GAP, MARGIN, width - GAP - MARGIN, h - MARGIN - 4)
        cloth = Box(EDGE, EDGE, rim.w - 2 * EDGE, rim.h - 2 * EDGE)
        helps = Box(column.x, column.y + column.h - row, column.w, row)
        acts = Box(column.x, helps.y - GAP - acts_high, column.w, acts_high)
        menu = Box(MARGIN, rim.h + foot - row - 4, round(MENU_WIDTH * larger), row)
        question_left = menu.x + menu.w + GAP
        return cls(
            canvas=canvas,
            rim=rim,
            cloth=cloth,
            account=Box(column.x, column.y, column.w, acts.y - GAP - column.y),
            acts=acts,
            helps=helps,
            menu=menu,
            question=Box(question_left, menu.y, rim.w - MARGIN - question_left, row),
            row=row,
        )

    def area(self, box: Box) -> pygame.Rect:
        """Return a box in pixels of the window."""
        scale = self.canvas.scale
        left, top = round(box.x * scale), round(box.y * scale)
        return pygame.Rect(left, top, self.canvas.px(box.w), self.canvas.px(box.h))


@lru_cache(maxsize=8)
def _frame(canvas: Canvas, text: float, control: int, left_handed: bool) -> Frame:
    return Frame.of(canvas, text, control, left_handed)


def frame_of(assets: Assets) -> Frame:
    """Return the frame of the window for which these assets are drawn."""
    look = assets.look
    return _frame(assets.canvas, look.text, look.min_control, look.left_handed)
