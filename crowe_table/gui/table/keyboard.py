"""The keyboard: what is held by it, and what each key does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame

from crowe_table.engine.cards import HIDDEN
from crowe_table.gui.controls.focus import Focus
from crowe_table.gui.hearing import PRESSES
from crowe_table.gui.table.desk import Desk
from crowe_table.gui.table.helper import Helper
from crowe_table.gui.table.visitor import Visitor
from crowe_table.gui.table.widgets.closeup import Closeup

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
THROWN_BY = ("throw", "box")
"""The controls by which dice are thrown."""


@dataclass(frozen=True)
class Elsewhere:
    """What keys do that leads away from the answer."""

    menu: Callable[[], None]
    rules: Callable[[], None]
    take_back: Callable[[], None]
    hurried: Callable[[], bool]
    """Whether a press only hurries what is being shown."""


class Keyboard:
    """Everything can be done by it alone."""

    def __init__(
        self,
        focus: Focus,
        visitor: Visitor,
        desk: Desk,
        helper: Helper,
        closeup: Closeup,
        elsewhere: Elsewhere,
        acts: Mapping[str, str],
    ) -> None:
        """``acts``: for letters, the acts that this table has keys for."""
        self._focus = focus
        self._visitor = visitor
        self._desk = desk
        self._helper = helper
        self._closeup = closeup
        self._elsewhere = elsewhere
        self._down: set[int] = set()
        """The keys that are down: one that repeats itself presses nothing again."""
        self._acts = {pygame.key.key_code(letter): act for letter, act in acts.items()}
        self._keys: dict[int, Callable[[], None]] = {
            pygame.K_LEFT: lambda: focus.move(-1),
            pygame.K_RIGHT: lambda: focus.move(1),
            pygame.K_UP: lambda: self._turn(1),
            pygame.K_DOWN: lambda: self._turn(-1),
            pygame.K_SPACE: self._activate,
            pygame.K_h: self._take_hint,
            pygame.K_w: lambda: helper.why_not(focus.card),
            pygame.K_F1: elsewhere.rules,
            pygame.K_ESCAPE: elsewhere.menu,
            pygame.K_i: self._look,
            pygame.K_BACKSPACE: desk.back,
            **dict.fromkeys(ENTER, self._enter),
        }

    def press(self, event: pygame.event.Event) -> None:
        """A key goes down."""
        again = event.key in self._down
        self._down.add(event.key)
        answers = event.key in PRESSES or event.key in self._acts
        if answers and (again or self._elsewhere.hurried() or not self._visitor.gate.open):
            return
        control = self._focus.control
        if control and control.take_key(event.key):
            return
        if event.key == pygame.K_TAB:
            self._focus.next_region(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL:
            self._elsewhere.take_back()
        elif event.key in self._keys:
            self._keys[event.key]()
        elif self._acts.get(event.key) in self._visitor.answering.presses:
            self._desk.press(self._acts[event.key])

    def release(self, event: pygame.event.Event) -> None:
        """A key comes up: dice that were rattled by it are thrown."""
        self._down.discard(event.key)
        if event.key == pygame.K_SPACE and self._desk.rattling:
            self._desk.rattle(False)
            self._desk.throw()

    def _take_hint(self) -> None:
        if self._helper.allowed:
            self._helper.take_hint()

    def _turn(self, step: int) -> None:
        """Up and down: a sum that is asked for is raised or lowered by a step; else the next thing is held."""
        if not self._desk.step_dial(step):
            self._focus.move(-step)

    def _activate(self) -> None:
        """Space: rattles the dice while it is held down, or does what the held thing is for."""
        control = self._focus.control
        if self._visitor.answering.throw and (self._focus.target is None or (control and control.key in THROWN_BY)):
            self._desk.rattle(True)
        elif self._focus.target:
            self._focus.target.act()

    def _enter(self) -> None:
        """Enter gives what is chosen; on a card it plays it, on anything else it presses it."""
        answering, card, target = self._visitor.answering, self._focus.card, self._focus.target
        if card == HIDDEN and target:
            target.act()
        elif answering.given_to():
            self._desk.confirm()
        elif card != HIDDEN and answering.most_cards == 1:
            self._desk.give(card)
        elif target:
            target.act()
        else:
            self._desk.confirm()

    def _look(self) -> None:
        """The held card is looked at closely."""
        if self._focus.card != HIDDEN:
            self._closeup.hold_up(self._focus.card)
