"""Which presses are heard, and where: the hearing of the window, the gate of the table, letters. No clock runs."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

from crowe_table.engine.cards import HIDDEN, Card, parse, parse_all
from crowe_table.gui.hearing import STARTLED, Hearing
from crowe_table.gui.table.gate import SEEN, Gate
from crowe_table.gui.table.letters import QUICKLY, Letters
from crowe_table.words import Words


class Listener:
    """Something that may hear."""


def event(kind: int, **what: object) -> pygame.event.Event:
    return pygame.event.Event(kind, **what)


DOWN, UP = event(pygame.KEYDOWN, key=pygame.K_RETURN), event(pygame.KEYUP, key=pygame.K_RETURN)
PRESS, LIFT = event(pygame.MOUSEBUTTONDOWN, button=1), event(pygame.MOUSEBUTTONUP, button=1)


@pytest.mark.parametrize(("down", "up"), [(DOWN, UP), (PRESS, LIFT)], ids=["key", "button"])
def test_what_was_pressed_for_one_screen_is_heard_by_no_other_until_it_is_let_go(down, up) -> None:
    hearing, first, second = Hearing(), Listener(), Listener()
    assert hearing.hears(down, first, 0)
    assert hearing.hears(down, first, 500), "a key that repeats itself is for the same screen"
    assert not hearing.hears(down, second, 5000)
    assert not hearing.hears(up, second, 5010)
    assert hearing.hears(down, second, 6000), "it was let go, and pressed again"
    assert hearing.hears(up, second, 6010)


def test_what_was_let_go_while_the_window_was_away_is_forgotten() -> None:
    hearing, first, second = Hearing(), Listener(), Listener()
    assert hearing.hears(DOWN, first, 0)
    hearing.hears(event(pygame.WINDOWFOCUSLOST), first, 10)
    assert hearing.hears(DOWN, second, 5000, 0)


@pytest.mark.parametrize(("down", "up"), [(DOWN, UP), (PRESS, LIFT)], ids=["key", "button"])
def test_a_screen_that_has_just_come_up_hears_no_press(down, up) -> None:
    hearing, first, second = Hearing(), Listener(), Listener()
    hearing.attend(first, 0)
    assert hearing.hears(down, first, 1), "before the first there was nothing to press"
    hearing.hears(up, first, 2)
    hearing.attend(second, 1000)
    assert not hearing.hears(down, second, 1000 + STARTLED - 1)
    assert not hearing.hears(up, second, 1000 + STARTLED + 1), "nor is it let go there"
    assert hearing.hears(down, second, 1000 + STARTLED + 2)


def test_escape_and_the_arrows_are_heard_at_once_and_a_screen_may_ask_to_hear_all() -> None:
    hearing, first, second = Hearing(), Listener(), Listener()
    hearing.attend(first, 0)
    hearing.attend(second, 1000)
    assert hearing.hears(event(pygame.KEYDOWN, key=pygame.K_ESCAPE), second, 1001)
    assert hearing.hears(event(pygame.MOUSEMOTION, pos=(0, 0)), second, 1001)
    assert hearing.hears(PRESS, second, 1001, startled=0)


def test_a_screen_that_is_gone_is_not_kept() -> None:
    hearing = Hearing()
    gone, here = Listener(), Listener()
    hearing.hears(DOWN, gone, 0)
    del gone
    assert not hearing.hears(UP, here, 10)


# --- the gate --------------------------------------------------------------------------------------------------------


def test_a_question_may_be_answered_when_it_has_been_seen() -> None:
    gate = Gate()
    gate.step(0)
    assert gate.open
    gate.ask()
    assert not gate.open
    assert gate.step(100)
    assert gate.step(100 + SEEN - 1)
    assert not gate.step(100 + SEEN)
    assert gate.open


def test_after_a_hurry_nothing_counts_for_a_while_though_something_new_is_asked_meanwhile() -> None:
    gate = Gate()
    gate.hurry()
    gate.step(1000)
    gate.ask()
    gate.step(1016)
    gate.step(1000 + STARTLED - 1)
    assert not gate.open
    gate.step(1000 + STARTLED)
    assert gate.open


# --- letters ---------------------------------------------------------------------------------------------------------

HAND = tuple(parse_all("KS 3H KH AD TC KC 3C"))


def typed(letters: Letters, keys: str, apart: float = 100.0, start: float = 0.0) -> int | None:
    """What these letters lead to, typed one after another; the last of them says."""
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
def test_letters_lead_to_cards(keys: str, card: str) -> None:
    assert typed(Letters(Words()), keys) == parse(card)


def test_a_rank_or_a_card_that_is_not_there_leads_nowhere_and_other_letters_are_of_no_card() -> None:
    assert typed(Letters(Words()), "q") == HIDDEN
    assert typed(Letters(Words()), "ks") == parse("KS")
    assert typed(Letters(Words()), "ac") == HIDDEN
    assert typed(Letters(Words()), "h") is None, "a suit is one only after a rank"
    assert typed(Letters(Words()), "khh") is None, "and only once"
    assert typed(Letters(Words()), "w") is None


def test_a_suit_that_comes_late_is_none() -> None:
    assert typed(Letters(Words()), "kh", QUICKLY) == parse("KH")
    assert typed(Letters(Words()), "kh", QUICKLY + 1) is None
