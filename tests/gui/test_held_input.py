"""Delivery of presses: held input, the wait until a question accepts presses, and type-ahead.

The test sets the times.
"""

import os
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from crowe_table.engine.cards import HIDDEN, Card, parse, parse_all
from crowe_table.gui.held_input import INTERRUPTIONS, HeldInput, interruptions_first, repeats
from crowe_table.gui.press_times import CHANGE_TIME, REPEATED_PRESS_TIME
from crowe_table.gui.table.question_gate import SEEN, QuestionGate
from crowe_table.gui.table.type_ahead import QUICKLY, TypeAhead
from crowe_table.words import Words


class Listener:
    """A listener that records the events it receives."""

    def __init__(self) -> None:
        self.cancelled = 0

    def cancel_input(self) -> None:
        self.cancelled += 1


class Window:
    """The held input of a window, without the rest of the window."""

    def __init__(self) -> None:
        self.held = HeldInput()

    def accepts(
        self, event: pygame.event.Event, listener: Listener, now: float, press_delay: float = CHANGE_TIME
    ) -> bool:
        """Return whether this listener receives this event."""
        received = self.held.receive(event, now)
        heard = self.held.accepts(received, listener, now, press_delay)
        self.held.forget(received)
        return heard


def event(kind: int, **what: Any) -> pygame.event.Event:
    return pygame.event.Event(kind, **what)


DOWN, UP = event(pygame.KEYDOWN, key=pygame.K_RETURN), event(pygame.KEYUP, key=pygame.K_RETURN)
ESCAPE, ESCAPE_UP = event(pygame.KEYDOWN, key=pygame.K_ESCAPE), event(pygame.KEYUP, key=pygame.K_ESCAPE)
PRESS, LIFT = event(pygame.MOUSEBUTTONDOWN, button=1), event(pygame.MOUSEBUTTONUP, button=1)
by_each = pytest.mark.parametrize(("down", "up"), [(DOWN, UP), (PRESS, LIFT)], ids=["key", "button"])


@by_each
def test_held_input_goes_to_one_screen_until_its_release(down, up) -> None:
    window, first, second = Window(), Listener(), Listener()
    assert window.accepts(down, first, 0)
    window.held.set_listener(second, 500)
    assert first.cancelled == 1
    if down is DOWN:
        assert not window.accepts(down, second, 5000), "the event is a repeat"
    assert not window.accepts(up, second, 5010)
    assert window.accepts(down, second, 6000), "it was released and pressed again"
    assert window.accepts(up, second, 6010)
    assert (first.cancelled, second.cancelled) == (1, 0)


def test_key_repeats_are_marked_and_go_to_the_same_screen() -> None:
    held, first = HeldInput(), Listener()
    said = []
    for now in (0, 400, 460):
        received = held.receive(DOWN, now)
        said.append(repeats(received))
        assert held.accepts(received, first, now)
    assert said == [False, True, True]
    assert held.since(pygame.K_RETURN) == 0
    held.forget(UP)
    assert held.since(pygame.K_RETURN) is None
    assert not repeats(held.receive(DOWN, 500))


@by_each
def test_a_release_by_the_system_gives_no_answer(down, up) -> None:
    window, first = Window(), Listener()
    assert window.accepts(down, first, 0)
    window.held.cancel_input()
    assert first.cancelled == 1
    assert not window.accepts(up, first, 20)
    assert window.accepts(down, first, 5000, 0), "a new press is delivered"
    assert window.accepts(up, first, 5010)


@by_each
def test_a_release_without_a_press_is_dropped(down, up) -> None:
    del down
    assert not Window().accepts(up, Listener(), 0)


@pytest.mark.parametrize("kind", INTERRUPTIONS)
def test_releases_reported_before_their_cause_are_reordered(kind: int) -> None:
    away, motion, back = event(kind), event(pygame.MOUSEMOTION, pos=(1, 1)), event(pygame.WINDOWFOCUSGAINED)
    assert interruptions_first([DOWN, UP, LIFT, away, back]) == [DOWN, away, UP, LIFT, back]
    assert interruptions_first([motion, away, UP]) == [motion, away, UP]
    assert interruptions_first([motion, DOWN, UP, back]) == [motion, DOWN, UP, back]
    twice = [UP, away, back, DOWN, UP, away]
    assert interruptions_first(twice) == [away, UP, back, DOWN, away, UP], "each interruption of a turn"
    assert interruptions_first([LIFT, DOWN, UP, away]) == [LIFT, DOWN, away, UP], "a release before the last press"


@by_each
def test_a_missing_release_leaves_nothing_held(down, up) -> None:
    """The system reports that the key or button is up, although no release arrived."""
    del up
    pygame.display.init()
    window, first = Window(), Listener()
    assert window.accepts(down, first, 0)
    window.held.reconcile()
    assert first.cancelled == 1
    received = window.held.receive(down, 100)
    assert not repeats(received)
    assert window.held.accepts(received, first, 100)


def test_a_repeated_button_press_implies_a_missed_release() -> None:
    window, first, second = Window(), Listener(), Listener()
    assert window.accepts(PRESS, first, 0)
    assert window.accepts(PRESS, second, 5000, 0)
    assert (first.cancelled, second.cancelled) == (1, 0)
    assert window.accepts(LIFT, second, 5010)


@by_each
def test_a_new_screen_receives_no_press(down, up) -> None:
    window, first, second = Window(), Listener(), Listener()
    window.held.set_listener(first, 0)
    assert window.accepts(down, first, 1), "the first screen accepts presses at once"
    window.accepts(up, first, 2)
    window.held.set_listener(second, 1000)
    assert not window.accepts(down, second, 1000 + CHANGE_TIME - 1)
    assert not window.accepts(up, second, 1000 + CHANGE_TIME + 1), "its release is not delivered either"
    assert window.accepts(down, second, 1000 + CHANGE_TIME + 2)


def test_escape_and_arrows_arrive_at_once_and_a_screen_may_request_all() -> None:
    window, first, second = Window(), Listener(), Listener()
    window.held.set_listener(first, 0)
    window.held.set_listener(second, 1000)
    assert window.accepts(ESCAPE, second, 1001)
    assert window.accepts(event(pygame.MOUSEMOTION, pos=(0, 0)), second, 1001)
    assert window.accepts(PRESS, second, 1001, press_delay=0)


def test_after_escape_enter_arrives_at_once_and_a_click_does_not() -> None:
    """A key closed a page, so the visitor uses the keyboard and Enter is intended.

    A click, however, may be a second click meant for the closed page.
    """
    window, page, below = Window(), Listener(), Listener()
    window.held.set_listener(page, 0)
    assert window.accepts(ESCAPE, page, 1000)
    assert not window.accepts(ESCAPE_UP, below, 1010)
    assert window.accepts(DOWN, below, 1020)
    assert not window.accepts(PRESS, below, 1030)
    window.accepts(UP, below, 1040)
    window.held.set_listener(page, 5000)
    assert not window.accepts(DOWN, page, 5000 + CHANGE_TIME - 1), "a page that opens by itself may receive a press"


def test_a_second_enter_does_nothing_on_the_opened_page() -> None:
    window, page, opened = Window(), Listener(), Listener()
    window.held.set_listener(page, 0)
    assert window.accepts(DOWN, page, 1000)
    assert not window.accepts(UP, opened, 1050)
    assert not window.accepts(DOWN, opened, 1100)
    assert not window.accepts(UP, opened, 1150)
    assert window.accepts(DOWN, opened, 1050 + CHANGE_TIME)


def test_handed_over_input_is_released_by_its_new_owner() -> None:
    window, cover, table = Window(), Listener(), Listener()
    assert window.accepts(PRESS, cover, 0)
    window.held.hand_over(table)
    window.held.set_listener(table, 10)
    assert (cover.cancelled, table.cancelled) == (0, 0)
    assert window.accepts(LIFT, table, 20)


@by_each
def test_a_closed_screen_receives_no_release(down, up) -> None:
    window, closed, here = Window(), Listener(), Listener()
    assert window.accepts(down, closed, 0)
    window.held.remove_listener(closed)
    window.held.set_listener(here, 10)
    assert closed.cancelled == 0
    assert not window.accepts(up, here, 20)


def test_a_closed_screen_is_not_kept_alive() -> None:
    window = Window()
    gone, here = Listener(), Listener()
    window.accepts(DOWN, gone, 0)
    del gone
    assert not window.accepts(UP, here, 10)


# --- The gate --------------------------------------------------------------------------------------------------------


def test_a_question_accepts_answers_once_it_has_been_visible() -> None:
    gate = QuestionGate()
    gate.step(0)
    assert gate.open
    gate.ask()
    assert not gate.open
    assert gate.step(100)
    assert gate.step(100 + SEEN - 1)
    assert not gate.step(100 + SEEN)
    assert gate.open


def test_after_a_hurry_presses_are_ignored_even_at_a_new_question() -> None:
    gate = QuestionGate()
    gate.hurry()
    gate.step(1000)
    gate.ask()
    gate.step(1016)
    gate.step(1000 + REPEATED_PRESS_TIME - 1)
    assert not gate.open
    gate.step(1000 + REPEATED_PRESS_TIME)
    assert gate.open


# --- Type-ahead ------------------------------------------------------------------------------------------------------

HAND = tuple(parse_all("KS 3H KH AD TC KC 3C"))


def typed(letters: TypeAhead, keys: str, apart: float = 100.0, start: float = 0.0) -> int | None:
    """Type these letters one after another. Return the result of the last letter."""
    held: int | None = HIDDEN
    for number, key in enumerate(keys):
        letters.step(start + number * apart)
        held = letters.find(key, HAND, Card(HIDDEN if held is None else held))
        letters.step(start + number * apart)
    return held


@pytest.mark.parametrize(
    ("keys", "card"),
    [("k", "KS"), ("kk", "KH"), ("kkkk", "KS"), ("kh", "KH"), ("3c", "3C"), ("a", "AD"), ("1", "AD"), ("0", "TC")],
)
def test_letters_select_cards(keys: str, card: str) -> None:
    assert typed(TypeAhead(Words()), keys) == parse(card)


def test_letters_of_absent_cards_select_nothing() -> None:
    assert typed(TypeAhead(Words()), "q") == HIDDEN
    assert typed(TypeAhead(Words()), "ks") == parse("KS")
    assert typed(TypeAhead(Words()), "ac") == HIDDEN
    assert typed(TypeAhead(Words()), "h") is None, "a suit letter needs a rank before it"
    assert typed(TypeAhead(Words()), "khh") is None, "a suit letter counts once"
    assert typed(TypeAhead(Words()), "w") is None


def test_a_late_suit_letter_is_ignored() -> None:
    assert typed(TypeAhead(Words()), "kh", QUICKLY) == parse("KH")
    assert typed(TypeAhead(Words()), "kh", QUICKLY + 1) is None
