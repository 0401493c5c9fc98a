"""The keyboard: what is held by it, and what each key does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.gui.controls.focus import Focus, Target
from crowe_table.gui.controls.press_guard import KeyGuard
from crowe_table.gui.held_input import PRESSES, repeats
from crowe_table.gui.table.answer_commands import AnswerCommands
from crowe_table.gui.table.enter_key import entered
from crowe_table.gui.table.helper import Helper
from crowe_table.gui.table.type_ahead import TypeAhead
from crowe_table.gui.table.visitor import Visitor
from crowe_table.gui.table.widgets.closeup import Closeup
from crowe_table.words import Words

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
THROWN_BY = ("throw", "box")
"""The controls by which dice are thrown."""


@dataclass(frozen=True)
class Elsewhere:
    """What keys do that leads away from the answer."""

    menu: Callable[[], None]
    rules: Callable[[], None]
    take_back: Callable[[], None]
    log: Callable[[], None]
    """Opens the account of the deal."""
    hurried: Callable[[], bool]
    """Whether a press only hurries what is being shown."""
    pointed_at: Callable[[], Card]
    """The card under the pointer; HIDDEN if there is none."""


class Keyboard:
    """Everything can be done by it alone."""

    def __init__(
        self,
        focus: Focus,
        visitor: Visitor,
        desk: AnswerCommands,
        helper: Helper,
        closeup: Closeup,
        elsewhere: Elsewhere,
        acts: Mapping[str, str],
        words: Words,
    ) -> None:
        """``acts``: for letters, the acts that this table has keys for."""
        self._focus = focus
        self._visitor = visitor
        self._desk = desk
        self._helper = helper
        self._closeup = closeup
        self._elsewhere = elsewhere
        self._guard = KeyGuard()
        self._letters = TypeAhead(words)
        self._acts = {pygame.key.key_code(letter): act for letter, act in acts.items()}

    def _keys(self) -> dict[int, Callable[[], None]]:
        """What single keys do."""
        return {
            pygame.K_LEFT: lambda: self._focus.move(-1),
            pygame.K_RIGHT: lambda: self._focus.move(1),
            pygame.K_UP: lambda: self._turn(1),
            pygame.K_DOWN: lambda: self._turn(-1),
            pygame.K_SPACE: self._activate,
            pygame.K_h: self._helper.take_hint,
            pygame.K_w: lambda: self._helper.why_not(self._focus.card),
            pygame.K_F2: self._elsewhere.log,
            pygame.K_F1: self._elsewhere.rules,
            pygame.K_ESCAPE: self._elsewhere.menu,
            pygame.K_i: self._look,
            pygame.K_BACKSPACE: self._desk.back,
            **dict.fromkeys(ENTER, self._enter),
        }

    def press(self, event: pygame.event.Event) -> None:
        """A key goes down. One that repeats itself answers nothing again."""
        answers = event.key in PRESSES or event.key in self._acts
        if answers and (repeats(event) or self._elsewhere.hurried() or not self._visitor.gate.open):
            return
        if event.key in PRESSES and self._does_another_thing(event.key):
            return
        if self._visitor.gate.open:
            self._guard.attend()
        control = self._focus.control
        if control and control.take_key(event.key):
            return
        if event.key == pygame.K_TAB:
            self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL:
            self._elsewhere.take_back()
        elif self._reaches_card(event):
            return
        elif act := self._keys().get(event.key):
            act()
        elif self._acts.get(event.key) in self._visitor.answering.presses:
            self._desk.press(self._acts[event.key])
        elif event.key in self._acts:
            self._desk.say_why_not(self._acts[event.key])

    def _does_another_thing(self, key: int) -> bool:
        """Whether Enter or Space did something else a moment ago, before another question was asked."""
        self._note_meanings()
        return self._guard.changed(pygame.K_RETURN if key in ENTER else key)

    def release(self, event: pygame.event.Event) -> None:
        """A key comes up: dice that were rattled by it are thrown."""
        if event.key == pygame.K_SPACE and self._desk.rattling:
            self._desk.rattle(False)
            self._desk.throw()

    def _turn(self, step: int) -> None:
        """Up and down: a sum that is asked for is raised or lowered by a step; else the next thing is held."""
        if not self._desk.step_dial(step):
            self._focus.move(-step)

    def _activate(self) -> None:
        """Space: rattles the dice while it is held down, or does what the held thing is for."""
        if self._rattles:
            self._desk.rattle(True)
        elif self._focus.target:
            self._press(self._focus.target)

    def _tab(self, step: int) -> None:
        """To the next region; from a number that the arrows turn, to what lies beside it."""
        control = self._focus.control
        if control and control.runs_on:
            self._focus.move(step)
        else:
            self._focus.next_region(step)

    def _press(self, target: Target) -> None:
        """A card that is not to be chosen is looked at closely."""
        if target.region == "table":
            self._look()
        else:
            target.act()

    def _enter(self) -> None:
        """Enter gives what is chosen or dialled; on a card it plays it, on anything else it presses it."""
        answering, card = self._visitor.answering, self._focus.card
        does = entered(answering, self._focus.target)
        if isinstance(does, Target):
            self._press(does)
        elif card != HIDDEN and does in answering.card_acts and not answering.given_to():
            self._desk.give(card)
        else:
            self._desk.confirm()

    def step(self, now: float) -> bool:
        """Carries on to this moment, in milliseconds. True while a key may still be refused for what it did before."""
        self._letters.step(now)
        gate = self._visitor.gate
        guarded = self._guard.step(gate.question, now)
        if gate.open:
            self._note_meanings()
        return guarded

    def _note_meanings(self) -> None:
        """What Enter and Space do now."""
        self._guard.does(pygame.K_RETURN, self._meaning_of_enter())
        self._guard.does(pygame.K_SPACE, self._meaning_of_space())

    def _meaning_of_enter(self) -> str:
        does = entered(self._visitor.answering, self._focus.target)
        return _meaning(does) if isinstance(does, Target) else does

    def _meaning_of_space(self) -> str:
        if self._rattles:
            return self._visitor.answering.throw
        return _meaning(self._focus.target) if self._focus.target else ""

    @property
    def _rattles(self) -> bool:
        """Whether Space holds the dice box."""
        target, control = self._focus.target, self._focus.control
        held = target is None or (control is not None and control.key in THROWN_BY)
        return bool(self._visitor.answering.throw) and held

    def _reaches_card(self, event: pygame.event.Event) -> bool:
        """Whether the key is a letter of a card, which is held then; the table's own keys go before."""
        letter = _LETTERS.get(event.key, "")
        if not letter or event.key in self._acts or event.mod & _WITH:
            return False
        card = self._letters.find(letter, self._focus.cards, self._focus.card)
        if card is not None and card != HIDDEN:
            self._focus.hold(card)
        return card is not None

    def _look(self) -> None:
        """The held card, or the one that is pointed at, is looked at closely."""
        card = self._focus.card if self._focus.card != HIDDEN else self._elsewhere.pointed_at()
        if card != HIDDEN:
            self._closeup.hold_up(card)


def _meaning(target: Target) -> str:
    """What pressing a thing does. To choose a card gives no answer: that is never refused."""
    if target.control:
        return target.control.meaning
    return "" if target.card != HIDDEN else target.region


_LETTERS = {
    **{getattr(pygame, f"K_{letter}"): letter for letter in "abcdefghijklmnopqrstuvwxyz0123456789"},
    **{getattr(pygame, f"K_KP{figure}"): str(figure) for figure in range(10)},
}
_WITH = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI
