"""The house rules of a game. Each has its value, its meaning, and the value in the book."""

from collections.abc import Callable, Iterator

import pygame

from crowe_table import palette
from crowe_table.gui.controls.button import Press
from crowe_table.gui.controls.controls import Selection
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, SpreadPage
from crowe_table.gui.pages.flow import Block
from crowe_table.gui.pages.table_setup import HouseRule, TableChoice, rules_of
from crowe_table.gui.screen import Navigator, Services
from crowe_table.words import Words
from crowe_table.words.table_rules import option_reading

BETWEEN = 14
"""Gap in table units between rules."""
MAX_READ = 20
"""Maximum number of values that are measured to find the longest text."""


class HouseRulesPage(SpreadPage):
    """The house rules of the table that is being set up."""

    def __init__(self, services: Services, nav: Navigator, choice: TableChoice) -> None:
        super().__init__(services, nav)
        self._choice = choice
        self._rules = rules_of(choice.game.options)

    def compose(self) -> Iterator[None]:
        words, px = self.services.words.game(self._choice.slug), self.assets.canvas.px
        foot = [
            Press("back", words.text("seat-back"), self.back, hint=words.text("key-menu")),
            Press(
                "as-printed", words.text("seat-options-as-printed"), self._restore, enabled=bool(self._choice.altered)
            ),
        ]
        left, right = self.row(self.rect(LEFT_TYPE), foot), self.rect(RIGHT_TYPE)
        areas = []
        for area, title in ((left, words.text("seat-options")), (right, words.text(f"preset-{self._choice.preset}"))):
            y = heading(self.scene.background, self.assets, area, title, 32)
            areas.append(pygame.Rect(area.x, y, area.w, area.bottom - y))
            yield
        yield from self.run_on((self._rule(words, rule, left.w) for rule in self._rules), areas, px(BETWEEN))

    def _rule(self, words: Words, rule: HouseRule, width: int) -> Block:
        gap = self.assets.canvas.px(4)
        label = words.text(f"option-{rule.name}")
        if rule.name in self._choice.altered:
            label = words.text("seat-option-altered", option=label)
        now, values = self._choice.value(rule.name), rule.values
        written = tuple(option_reading(words, rule.name, value) for value in values[:MAX_READ])
        reading, printed = (option_reading(words, rule.name, each) for each in (now, self._choice.printed(rule.name)))
        choice = Selection(rule.name, label, len(values), values.index(now), reading, self._taker(rule), written)
        in_book = words.text("seat-option-in-book", value=printed)
        told = f"{words.text(f'option-{rule.name}-help')} {in_book}"
        ticket = self.choosers([choice], width)
        below = self.said(StyledText(told, Face.ITALIC, 18, palette.FADED_INK), width - 2 * gap)

        def lay(area: pygame.Rect) -> None:
            ticket.lay(pygame.Rect(area.x, area.y, area.w, ticket.high))
            below.lay(pygame.Rect(area.x + gap, area.y + ticket.high + gap, area.w, below.high))

        return Block(ticket.high + gap + below.high, lay)

    def _taker(self, rule: HouseRule) -> Callable[[int], None]:
        def take(at: int) -> None:
            self._choice.alter(rule.name, rule.values[at])
            self.recompose()

        return take

    def _restore(self) -> None:
        self._choice.altered.clear()
        self.recompose()
