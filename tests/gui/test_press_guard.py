"""A press is ignored where its effect has just changed. A press whose effect is unchanged works at once."""

from itertools import pairwise
from random import Random

import pygame
import pytest

from crowe_table import games
from crowe_table.engine.core import Action, act_of
from crowe_table.gui.controls.controls import Control
from crowe_table.gui.controls.description import Description
from crowe_table.gui.controls.press_guard import KeyGuard, PlaceGuard
from crowe_table.gui.draw.paper import ButtonState
from crowe_table.gui.press_times import CHANGE_TIME
from crowe_table.settings import Settings
from tests.gui.table_fixture import MAX_STEPS, Chair
from tests.present import present
from tests.sampling import SOAK, TESTED

INSTANT = Settings(speed="instant")
UPPER, LOWER = pygame.Rect(0, 0, 100, 40), pygame.Rect(0, 64, 100, 40)
MAX_ANSWERS = 40 if SOAK else 12


class Ticket(Control):
    """A minimal control."""

    def __init__(self, meaning: str, area: pygame.Rect = UPPER) -> None:
        self.key = meaning
        self.area = area

    def describe(self) -> Description:
        return Description(self.key)

    def show_state(self, state: ButtonState) -> None: ...

    def act(self) -> None: ...

    def remove(self) -> None: ...


def refuses(guard: PlaceGuard, there: Control | None, area: pygame.Rect = UPPER) -> bool:
    return guard.changed(area.center, there)


def laid(*each: Control) -> PlaceGuard:
    guard = PlaceGuard()
    guard.lay(each)
    guard.step(0)
    return guard


def test_the_first_buttons_are_not_guarded() -> None:
    guard, go_on = PlaceGuard(), Ticket("go on")
    guard.lay([go_on])
    assert not refuses(guard, go_on)
    assert not guard.step(0), "no further step is needed"


def test_a_new_button_under_the_pointer_ignores_presses_for_a_moment() -> None:
    guard, bet = laid(Ticket("go on")), Ticket("bet")
    guard.lay([bet])
    assert refuses(guard, bet), "before any time has passed"
    assert guard.step(1000)
    assert guard.step(1000 + CHANGE_TIME - 1)
    assert refuses(guard, bet)
    assert not guard.step(1000 + CHANGE_TIME)
    assert not refuses(guard, bet)


def test_a_moved_button_with_the_same_meaning_works_at_once() -> None:
    play = Ticket("play")
    guard = laid(play)
    again = Ticket("play")
    guard.lay([again])
    guard.step(1000)
    assert not refuses(guard, again)
    wider = Ticket("play", UPPER.inflate(20, 0))
    guard.lay([wider])
    guard.step(1001)
    assert not refuses(guard, wider)


def test_both_places_of_a_moved_button_are_guarded() -> None:
    """Two buttons have changed places."""
    guard = laid(Ticket("play", UPPER), Ticket("claim", LOWER))
    play, claim = Ticket("play", LOWER), Ticket("claim", UPPER)
    guard.lay([play, claim])
    guard.step(1000)
    assert refuses(guard, claim, UPPER)
    assert refuses(guard, play, LOWER)


def test_a_button_in_an_empty_place_works_at_once() -> None:
    guard, hint = laid(Ticket("hint", LOWER)), Ticket("hint", LOWER)
    play = Ticket("play")
    guard.lay([play, hint])
    guard.step(1000)
    assert not refuses(guard, play)
    assert not refuses(guard, hint, LOWER)


def test_an_empty_place_remembers_its_last_button() -> None:
    guard, same, other = laid(Ticket("throw")), Ticket("throw"), Ticket("pass")
    guard.lay([])
    guard.step(1000)
    assert refuses(guard, None), "the object below is not pressed instead"
    guard.step(5000)
    assert not refuses(guard, None)
    guard.lay([same])
    guard.step(5001)
    assert not refuses(guard, same)
    guard.lay([])
    guard.step(6000)
    guard.lay([other])
    guard.step(9000)
    assert refuses(guard, other), "the button has only just appeared"


# --- Keys ------------------------------------------------------------------------------------------------------------


def test_a_key_with_a_new_meaning_at_a_new_question_waits() -> None:
    guard = KeyGuard()
    for question, does, now in ((1, "ready", 0.0), (1, "ready", 5000.0), (2, "bet", 9000.0)):
        guard.step(question, now)
        guard.does(pygame.K_RETURN, does)
    assert guard.changed(pygame.K_RETURN)
    assert guard.step(2, 9000 + CHANGE_TIME - 1)
    assert guard.changed(pygame.K_RETURN)
    assert not guard.step(2, 9000 + CHANGE_TIME)
    assert not guard.changed(pygame.K_RETURN)


def test_a_key_with_the_same_effect_at_a_new_question_works_at_once() -> None:
    guard = KeyGuard()
    for question, does in ((1, "play"), (2, ""), (3, "play")):
        guard.step(question, question * 1000)
        guard.does(pygame.K_RETURN, does)
        assert not guard.changed(pygame.K_RETURN)


def test_a_change_made_by_the_visitor_is_intended() -> None:
    """After a new question, the visitor's own action changes the effect of Enter.

    The visitor moves the focus to another button, or chooses a card.
    """
    guard = KeyGuard()
    guard.step(1, 0)
    guard.does(pygame.K_SPACE, "ready")
    guard.step(2, 1000)
    guard.does(pygame.K_SPACE, "bet")
    assert guard.changed(pygame.K_SPACE)
    guard.does(pygame.K_SPACE, "menu")
    assert not guard.changed(pygame.K_SPACE)


def test_moving_the_ring_shows_that_the_question_was_seen() -> None:
    guard = KeyGuard()
    guard.step(1, 0)
    guard.does(pygame.K_RETURN, "lay_out")
    guard.step(2, 1000)
    guard.does(pygame.K_RETURN, "play")
    assert guard.changed(pygame.K_RETURN)
    guard.attend()
    assert not guard.changed(pygame.K_RETURN)


def test_an_effect_of_choosing_a_card_is_intended() -> None:
    """Choosing a card gives Enter an effect. That change does not block the press."""
    guard = KeyGuard()
    guard.step(1, 0)
    guard.does(pygame.K_RETURN, "cut")
    guard.step(2, 1000)
    guard.does(pygame.K_RETURN, "")
    guard.does(pygame.K_RETURN, "lay_out")
    assert not guard.changed(pygame.K_RETURN)


# --- At the table ----------------------------------------------------------------------------------------------------


def pressed_in_haste(chair: Chair, by_key: bool) -> list[str]:
    """Press a target or Enter twice.

    The second press comes as soon as presses count. Return the acts of the answers.
    """
    given: list[str] = []
    submit = chair.screen.controller.submit
    acts = [each for each in chair.screen.answers.controls if each.key.startswith("act-") and each.enabled]
    point = acts[-1].area.center if acts else (1, 1)

    def press() -> None:
        chair.screen.controller.submit = noted  # type: ignore[method-assign]
        if by_key:
            chair.hear(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
            chair.hear(pygame.KEYUP, key=pygame.K_RETURN, mod=0)
        else:
            chair.press(point)
            chair.release(point)
        chair.screen.controller.submit = submit  # type: ignore[method-assign]

    def noted(action: Action, confirmed: bool = False) -> None:
        if not confirmed:
            given.append(act_of(action))
        submit(action, confirmed)

    press()
    if given:
        wait_for_question(chair)
        press()
    return given


def wait_for_question(chair: Chair) -> None:
    """Wait until presses count as answers to the question."""
    answer = chair.screen.answer
    for _ in range(MAX_STEPS):
        chair.tick()
        if chair.over or (answer.asked and answer.gate.open and not chair.busy):
            return
    raise AssertionError("there is no further question")


@pytest.mark.parametrize("by_key", [False, True], ids=["pointer", "enter"])
@pytest.mark.parametrize("slug", TESTED if SOAK else ("hazard", "brag", "piquet", "all-fours"))
def test_hasty_presses_give_no_unintended_answer(slug: str, by_key: bool) -> None:
    preset = games.game(slug).presets[0]
    chair = Chair(max(preset.seats), "haste", settings=INSTANT, slug=slug, preset=preset.name)
    chance, given = Random(slug), 0
    for _ in range(MAX_ANSWERS):
        chair.settle()
        if chair.over:
            break
        meant = pressed_in_haste(chair, by_key)
        given += len(meant)
        for before, after in pairwise(meant):
            assert before == after
        if not meant:
            chair.settle()
            chair.answer(chance)
    assert given or by_key


def test_two_quick_presses_play_a_card() -> None:
    chair = Chair(4, slug="whist", until=lambda view: present(view.ask).key == "lead")
    before = len(chair.sitting.table.actions)
    allowed = chair.screen.answer.allowed
    point = chair.point(next(piece for piece in chair.hand() if piece.card in allowed))
    chair.click(point)
    chair.click(point)
    assert len(chair.sitting.table.actions) == before + 1
