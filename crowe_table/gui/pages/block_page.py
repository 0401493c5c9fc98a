"""Pages made of blocks: paragraphs, amounts, headings, buttons, choosers and text fields.

The blocks may fill several pages.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame

from crowe_table import palette
from crowe_table.gui.controls.button import Press, press_height
from crowe_table.gui.controls.controls import (
    Selection,
    TwoLineButton,
    chooser_height,
    chooser_width,
    dots,
    two_line_button_height,
)
from crowe_table.gui.draw.paper import StyledText, paper_height, print_px, set_lines
from crowe_table.gui.draw.type import Face, broken
from crowe_table.gui.draw.typeset import columns
from crowe_table.gui.pages.flow import BODY, Block, height, lay
from crowe_table.gui.pages.foot import GAP, row_areas
from crowe_table.gui.pages.page import Page

APART = 40
"""Minimum gap in table units between a label and its amount."""
CLEAR_OF_LINE = 5
"""Gap in table units between the label of a text field and the field."""
FEW_LINES = 3
"""Minimum number of lines on the last page of a paragraph that is split between pages."""


class BlockPage(Page):
    """A page made of blocks."""

    def said(self, words: StyledText, width: int, centred: bool = False) -> Block:
        """Return a paragraph, wrapped to the width in pixels."""
        lines = set_lines(self.assets, words, width, centred)

        def lay(area: pygame.Rect) -> None:
            place = lines.get_rect(midtop=area.midtop) if centred else lines.get_rect(topleft=area.topleft)
            self.scene.background.blit(lines, place)

        return Block(lines.get_height(), lay)

    def said_in_parts(self, words: StyledText, width: int, room: int) -> list[Block]:
        """Return a paragraph as one or more blocks, each at most ``room`` pixels high."""
        whole = self.said(words, width)
        if whole.high <= room:
            return [whole]
        lines = broken(words.text, self.assets.case.font(words.face, print_px(self.assets, words)), width).split("\n")
        each = max(1, room * len(lines) // whole.high)
        if len(lines) % each in range(1, FEW_LINES):
            each = max(FEW_LINES, each - FEW_LINES)
        parts = ["\n".join(lines[first : first + each]) for first in range(0, len(lines), each)]
        return [self.said(replace(words, text=part), width) for part in parts]

    def summed(self, told: str, sum_: str, width: int, face: Face = Face.TEXT) -> Block:
        """Return a line with a label at the left and an amount at the right, with dot leaders between them."""
        assets, px = self.assets, self.assets.canvas.px
        amount = set_lines(assets, StyledText(sum_, face, 20), width // 2)
        what = set_lines(assets, StyledText(told, face, 20), width - amount.get_width() - px(APART))

        def lay(area: pygame.Rect) -> None:
            background = self.scene.background
            background.blit(what, area)
            background.blit(amount, amount.get_rect(bottomright=area.bottomright))
            if sum_:
                left, right = area.x + what.get_width() + px(8), area.right - amount.get_width() - px(8)
                dots(background, assets, left, right, area.bottom - px(8))

        return Block(max(what.get_height(), amount.get_height()), lay)

    def pressed(self, press: Press, width: int) -> Block:
        """Return a button on a line of its own."""
        return Block(press_height(self.assets, press, width), lambda area: self.button(area, press))

    def pressed_telling(self, press: Press, told: str, width: int) -> Block:
        """Return a button with a description below its label."""

        def lay(area: pygame.Rect) -> None:
            self.add(TwoLineButton(self.scene, self.assets, area, press, told))

        return Block(two_line_button_height(self.assets, press, told, width), lay)

    def side_by_side(self, presses: Sequence[Press], width: int) -> Block:
        """Return a row of buttons."""
        whole = pygame.Rect(0, 0, width, 0)
        areas = row_areas(self.assets, whole, presses)

        def lay(area: pygame.Rect) -> None:
            for place, press in zip(areas, presses, strict=True):
                self.button(place.move(area.bottomleft), press)

        return Block(-min(place.y for place in areas), lay)

    def section(self, text: str, width: int) -> Block:
        """Return a heading within a page. The heading stays on the same page as the block that follows."""
        px = self.assets.canvas.px
        line = set_lines(self.assets, StyledText(text, Face.DISPLAY_ITALIC, 25, palette.RUBRIC), width)

        def lay(area: pygame.Rect) -> None:
            background = self.scene.background
            background.blit(line, (area.x, area.bottom - line.get_height()))
            left, y = area.x + line.get_width() + px(14), area.bottom - line.get_height() // 2 + px(2)
            if left < area.right - px(30):
                pygame.draw.line(background, palette.FADED_INK, (left, y), (area.right, y), max(1, px(1)))

        return Block(line.get_height(), lay, clings=True)

    def choosers(self, choices: Sequence[Selection], width: int) -> Block:
        """Return choosers side by side. If that would break a word, return them one below another."""
        gap = self.assets.canvas.px(GAP)
        each = (width - gap * (len(choices) - 1)) // len(choices)
        if len(choices) > 1 and max(chooser_width(self.assets, choice) for choice in choices) > each:
            stacked = [self.choosers([choice], width) for choice in choices]
            return Block(height(stacked, gap), lambda area: self._stack(stacked, area))

        def lay_row(area: pygame.Rect) -> None:
            for place, choice in zip(columns(area, len(choices), gap), choices, strict=True):
                self.chooser(place, choice)

        return Block(max(chooser_height(self.assets, choice, each) for choice in choices), lay_row)

    def _stack(self, blocks: Sequence[Block], area: pygame.Rect) -> None:
        lay(blocks, area, self.assets.canvas.px(GAP))

    def written(
        self, key: str, label: str, text: str, longest: int, change: Callable[[str], None], width: int
    ) -> Block:
        """Return a text field with its label above. ``longest`` is the maximum number of characters."""
        assets = self.assets
        name = set_lines(assets, StyledText(label, Face.ITALIC, 18, palette.FADED_INK), width)
        high = paper_height(assets, self.ui.size(BODY))

        def lay(area: pygame.Rect) -> None:
            self.scene.background.blit(name, area)
            line = pygame.Rect(area.x, area.bottom - high, area.w, high)
            self.add(self.ui.write(key, label, line, text, longest, change))

        return Block(name.get_height() + assets.canvas.px(CLEAR_OF_LINE) + high, lay)
