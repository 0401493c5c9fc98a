"""Every rule that a game pages to the house, each with what it may be and what it means."""

from collections.abc import Callable

import pygame

from crowe_table import palette
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import Selection
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import columns, heading, ink_lines
from crowe_table.gui.pages.page import BUTTON, GAP, LEFT_TYPE, RIGHT_TYPE, BookPage, foot
from crowe_table.gui.pages.table_setup import HouseRule, RuleValue, TableChoice, rules_of
from crowe_table.gui.screen import Navigator, Services
from crowe_table.words import Words

PER_PAGE = 5
PITCH = 108
"""Table units from one rule to the next."""


class HouseRulesPage(BookPage):
    """The rules of the table being chosen, a few to a page."""

    def __init__(self, services: Services, nav: Navigator, choice: TableChoice) -> None:
        super().__init__(services, nav)
        self._choice = choice
        self._rules = rules_of(choice.game.options)
        self._spread = 0

    def keys(self) -> dict[int, Callable[[], None]]:
        return {pygame.K_PAGEUP: self._turner(-1), pygame.K_PAGEDOWN: self._turner(1)}

    def compose(self) -> None:
        words = self.services.words.game(self._choice.slug)
        first = self._spread * 2 * PER_PAGE
        titles = (words.text("seat-options"), words.text(f"preset-{self._choice.preset}"))
        for page, title, at in ((LEFT_TYPE, titles[0], first), (RIGHT_TYPE, titles[1], first + PER_PAGE)):
            area = self.rect(page)
            y = heading(self.scene.background, self.assets, area, title, 32)
            for rule in self._rules[at : at + PER_PAGE]:
                self._rule(words, rule, pygame.Rect(area.x, y, area.w, self.assets.canvas.px(PITCH)))
                y += self.assets.canvas.px(PITCH)
        self._foot(words)

    def _rule(self, words: Words, rule: HouseRule, area: pygame.Rect) -> None:
        px = self.assets.canvas.px
        now = self._choice.value(rule.name)
        label = words.text(f"option-{rule.name}")
        if rule.name in self._choice.altered:
            label = words.text("seat-option-altered", option=label)
        place = pygame.Rect(area.x, area.y, area.w, px(BUTTON))
        values = rule.values
        self.chooser(
            place,
            Selection(
                rule.name, label, len(values), values.index(now), reading(words, rule.name, now), self._taker(rule)
            ),
        )
        told = StyledText(words.text(f"option-{rule.name}-help"), Face.ITALIC, 18, palette.FADED_INK)
        line = ink_lines(self.assets, told, area.w - px(12), area.h - px(BUTTON) - px(6), least=13)
        self.scene.background.blit(line, (area.x + px(6), place.bottom + px(4)))

    def _taker(self, rule: HouseRule) -> Callable[[int], None]:
        def take(at: int) -> None:
            self._choice.alter(rule.name, rule.values[at])
            self.recompose()

        return take

    def _foot(self, words: Words) -> None:
        px = self.assets.canvas.px
        back, as_printed = columns(foot(self.rect(LEFT_TYPE), self.assets), 2, px(GAP))
        self.button(back, Press("back", words.text("seat-back"), self.back, hint=words.text("key-menu")))
        altered = bool(self._choice.altered)
        self.button(
            as_printed, Press("as-printed", words.text("seat-options-as-printed"), self._restore, enabled=altered)
        )
        before, after = columns(foot(self.rect(RIGHT_TYPE), self.assets), 2, px(GAP))
        last = (self._spread + 1) * 2 * PER_PAGE >= len(self._rules)
        go_back = Press("before", words.text("booke-before"), self._turner(-1), enabled=self._spread > 0)
        self.button(before, go_back)
        self.button(after, Press("after", words.text("booke-after"), self._turner(1), enabled=not last))

    def _restore(self) -> None:
        self._choice.altered.clear()
        self.recompose()

    def _turner(self, by: int) -> Callable[[], None]:
        def turn() -> None:
            spreads = -(-len(self._rules) // (2 * PER_PAGE))
            to = max(0, min(spreads - 1, self._spread + by))
            if to != self._spread:
                self._spread = to
                self.turn_page()

        return turn


def reading(words: Words, rule: str, value: RuleValue) -> str:
    """How a rule's value is written: by its own message, as yes or no, or as the number it is."""
    if isinstance(value, bool):
        return words.text("option-yes" if value else "option-no")
    key = f"option-{rule}-{value}"
    return words.text(key) if words.has(key) else words.text("option-value", value=value)
