"""The keyboard, and the effect of each key at the table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.gui.controls.focus import Focus, Target
from crowe_table.gui.controls.press_guard import KeyGuard
from crowe_table.gui.held_input import ACTIVATION_KEYS, repeats
from crowe_table.gui.table.answer import Answer
from crowe_table.gui.table.answer_controller import AnswerController
from crowe_table.gui.table.type_ahead import TypeAhead
from crowe_table.gui.table.widgets.closeup import Closeup
from crowe_table.words import Words

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
THROWN_BY = ("throw", "box")
"""Keys of the controls that throw the dice."""


@dataclass(frozen=True)
class Elsewhere:
    """Callbacks for keys that do not answer a question."""

    menu: Callable[[], None]
    rules: Callable[[], None]
    take_back: Callable[[], None]
    log: Callable[[], None]
    """Opens the log of the deal."""
    hurried: Callable[[], bool]
    """Hurries a running animation. Returns True if the key press has no other effect."""
    pointed_at: Callable[[], Card]
    """Returns the card under the pointer, or HIDDEN if there is none."""
    explain: Callable[[], None]
    """Explains the focused target or, without one, the next term of the question."""


class Keyboard:
    """The commands of the table that can be given by key."""

    def __init__(
        self,
        focus: Focus,
        answer: Answer,
        controller: AnswerController,
        closeup: Closeup,
        elsewhere: Elsewhere,
        acts: Mapping[str, str],
        words: Words,
    ) -> None:
        """Create the keyboard. ``acts`` maps letter keys to acts of this game."""
        self._focus = focus
        self._answer = answer
        self._controller = controller
        self._closeup = closeup
        self._elsewhere = elsewhere
        self._guard = KeyGuard()
        self._letters = TypeAhead(words)
        self._acts = {pygame.key.key_code(letter): act for letter, act in acts.items()}

    def _keys(self) -> dict[int, Callable[[], None]]:
        return {
            pygame.K_LEFT: lambda: self._focus.move(-1),
            pygame.K_RIGHT: lambda: self._focus.move(1),
            pygame.K_UP: lambda: self._turn(1),
            pygame.K_DOWN: lambda: self._turn(-1),
            pygame.K_SPACE: self._activate,
            pygame.K_h: self._controller.take_hint,
            pygame.K_w: lambda: self._controller.why_not(self._focus.card),
            pygame.K_F2: self._elsewhere.log,
            pygame.K_F1: self._elsewhere.rules,
            pygame.K_ESCAPE: self._elsewhere.menu,
            pygame.K_i: self._look,
            pygame.K_BACKSPACE: self._controller.back,
            **dict.fromkeys(ENTER, self._enter),
        }

    def press(self, event: pygame.event.Event) -> None:
        """Handle a key press. A repeated press of a held key never gives a second answer."""
        answers = event.key in ACTIVATION_KEYS or event.key in self._acts
        if answers and (repeats(event) or self._elsewhere.hurried() or not self._answer.gate.open):
            return
        if event.key in ACTIVATION_KEYS and self._does_another_thing(event.key):
            return
        if self._answer.gate.open:
            self._guard.attend()
        control = self._focus.control
        if control and control.take_key(event.key):
            return
        if event.key == pygame.K_TAB:
            self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key == pygame.K_z and event.mod & pygame.KMOD_CTRL:
            self._elsewhere.take_back()
        elif event.unicode == "?":
            self._elsewhere.explain()
        elif self._reaches_card(event):
            return
        elif act := self._keys().get(event.key):
            act()
        elif self._acts.get(event.key) in self._answer.presses:
            self._controller.press(self._acts[event.key])
        elif event.key in self._acts:
            self._controller.say_why_not(self._acts[event.key])

    def _does_another_thing(self, key: int) -> bool:
        self._note_meanings()
        return self._guard.changed(pygame.K_RETURN if key in ENTER else key)

    def release(self, event: pygame.event.Event) -> None:
        """Handle a key release. If the key was rattling the dice, throw the dice."""
        if event.key == pygame.K_SPACE and self._controller.rattling:
            self._controller.rattle(False)
            self._controller.throw()

    def _turn(self, step: int) -> None:
        """Turn the dial by a step. If there is no dial, move the keyboard focus."""
        if not self._controller.step_dial(step):
            self._focus.move(-step)

    def _activate(self) -> None:
        """Handle Space: rattle the dice while the key is held, or press the focused target."""
        if self._rattles:
            self._controller.rattle(True)
        elif self._focus.target:
            self._focus.target.act()

    def _tab(self, step: int) -> None:
        """Move the keyboard focus to the next region. From a dial, move it to the next target."""
        control = self._focus.control
        if control and control.runs_on:
            self._focus.move(step)
        else:
            self._focus.next_region(step)

    def _enter(self) -> None:
        """Handle Enter. ``AnswerController.enter_does`` returns its effect."""
        answer, card = self._answer, self._focus.card
        does = self._controller.enter_does(self._focus.target)
        if isinstance(does, Target):
            does.act()
        elif card != HIDDEN and does in answer.card_acts and not answer.given_to():
            self._controller.give(card)
        else:
            self._controller.confirm()

    def step(self, now: float) -> bool:
        """Advance to this time, in milliseconds.

        Return True while a press may be ignored because its effect has just changed.
        """
        self._letters.step(now)
        gate = self._answer.gate
        guarded = self._guard.step(gate.question, now)
        if gate.open:
            self._note_meanings()
        return guarded

    def _note_meanings(self) -> None:
        self._guard.does(pygame.K_RETURN, self._meaning_of_enter())
        self._guard.does(pygame.K_SPACE, self._meaning_of_space())

    def _meaning_of_enter(self) -> str:
        does = self._controller.enter_does(self._focus.target)
        return _meaning(does) if isinstance(does, Target) else does

    def _meaning_of_space(self) -> str:
        if self._rattles:
            return self._answer.throw
        return _meaning(self._focus.target) if self._focus.target else ""

    @property
    def _rattles(self) -> bool:
        target, control = self._focus.target, self._focus.control
        held = target is None or (control is not None and control.key in THROWN_BY)
        return bool(self._answer.throw) and held

    def _reaches_card(self, event: pygame.event.Event) -> bool:
        """Focus the card whose rank or suit is named by a typed letter. Return whether there is one.

        Shortcuts of the table take precedence.
        """
        letter = _LETTERS.get(event.key, "")
        if not letter or event.key in self._acts or event.mod & _WITH:
            return False
        card = self._letters.find(letter, self._focus.cards, self._focus.card)
        if card is not None and card != HIDDEN:
            self._focus.hold(card)
        return card is not None

    def _look(self) -> None:
        """Enlarge the focused card, or the card under the pointer."""
        card = self._focus.card if self._focus.card != HIDDEN else self._elsewhere.pointed_at()
        if card != HIDDEN:
            self._closeup.show_card(card)


def _meaning(target: Target) -> str:
    """Return a text that identifies the effect of a press on this target.

    Empty for a card: choosing a card gives no answer yet, so the press is never ignored.
    """
    if target.control:
        return target.control.meaning
    return "" if target.card != HIDDEN else target.region


_LETTERS = {
    **{getattr(pygame, f"K_{letter}"): letter for letter in "abcdefghijklmnopqrstuvwxyz0123456789"},
    **{getattr(pygame, f"K_KP{figure}"): str(figure) for figure in range(10)},
}
_WITH = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI
