"""The table screen, played by mouse, touch and keyboard. It always shows exactly the content of the View."""

import os
from random import Random
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import SPECTATOR, CountLine, Moved, Reason, Said, Scored, Seat, act_of, because
from crowe_table.engine.layout import Kind
from crowe_table.gui.draw import paper
from crowe_table.gui.draw.motion import PACES
from crowe_table.gui.table.hit_targets import HitTargets
from crowe_table.search.advice import Advice
from crowe_table.settings import Settings
from tests.gui.table_fixture import Chair, Company
from tests.present import appended, present

SOAK = bool(os.environ.get("CROWE_SOAK"))
EVENTS = 50_000 if SOAK else 3_000
BAIZE = (300, 540)
"""A point on the bare baize in a window of 1280 × 800."""
MANNERS = {
    "ordinary": Settings(),
    "slow": Settings(speed="slow"),
    "still": Settings(reduced_motion=True),
    "instant": Settings(speed="instant"),
    "quick and still": Settings(speed="quick", reduced_motion=True),
}


def asked(key: str):
    """Return a condition that holds when the table is at rest with this question to the visitor."""
    return lambda chair: chair.view.ask is not None and chair.view.ask.key == key and chair.screen.answer.asked


def at(key: str, seats: int = 2, seed: str = "5", size: tuple[int, int] = (1280, 800)) -> Chair:
    chair = Chair(seats, seed, size, until=lambda view: present(view.ask).key == key)
    assert not chair.over
    return chair


# --- Complete games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_by_mouse_shows_every_view_as_it_is(seats: int, manner: str) -> None:
    """The Chair compares every zone after each update, and every face after each frame."""
    chair = Chair(seats, f"{seats} {manner}", settings=MANNERS[manner])
    chair.play_until(lambda _: False, Random(manner))
    assert chair.over
    assert chair.doors.went == ["end"]
    assert chair.arrivals == len(chair.sitting.table.actions) + 1
    assert chair.prompt() == chair.services.words.text("prompt-over")
    chair.same()


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_hurried_at_random_moments_shows_every_view_as_it_is(seats: int) -> None:
    chance = Random(seats)
    chair = Chair(seats, f"hurry {seats}")
    while not chair.over:
        for _ in range(chance.randrange(12)):
            chair.tick(chance.choice((4, 16, 16, 40, 200)))
            if chair.busy and chance.random() < 0.3:
                chair.click(BAIZE) if chance.random() < 0.5 else chair.key(pygame.K_SPACE)
        if chair.at_rest and not chair.over:
            chair.answer(chance)
    chair.settle()
    chair.same()
    assert chair.arrivals == len(chair.sitting.table.actions) + 1


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_by_keyboard_alone(seats: int) -> None:
    chance = Random(seats)
    chair = Chair(seats, f"keys {seats}", settings=Settings(reduced_motion=True))
    chair.settle()
    while not chair.over:
        done = len(chair.sitting.table.actions)
        if chair.spread():
            for _ in range(chance.randint(6, 20)):
                chair.key(pygame.K_RIGHT)
            for _ in range(2):
                chair.key(pygame.K_RETURN)
        elif chair.hand():
            legal: Any = chance.choice(chair.view.legal)
            cards = getattr(legal, "cards", None)
            for card in cards or (legal.card,):
                while chair.screen.focus.card != card:
                    chair.key(pygame.K_RIGHT)
                if cards:
                    chair.key(pygame.K_SPACE)
            chair.key(pygame.K_RETURN)
        else:
            chair.key(pygame.K_RETURN)
        assert len(chair.sitting.table.actions) > done, chair.prompt()
        chair.settle()
    chair.same()


def test_a_spectator_sees_a_whole_game_but_no_hand() -> None:
    chair = Chair(2, "spectator", viewer=SPECTATOR)
    chair.settle(400)
    assert chair.over
    assert chair.arrivals == len(chair.sitting.table.actions) + 1
    chair.same()


def test_no_face_is_visible_before_the_first_cut() -> None:
    chair = Chair(4)
    assert {piece.card for piece in chair.pieces()} == {HIDDEN}
    assert len(chair.screen.tabletop.stage.zones["pack"]) == 52


# --- Choosing, answer, refusing -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_another_players_lay_out_keeps_the_choice(seats: int) -> None:
    """With four players each lays out one card, and with two players two.

    The visitor's choice and focus stay unchanged.
    """
    chair = Chair(seats)
    chair.sitting.patient = lambda question: question == "lay-out"
    chair.play_until(asked("lay-out"), Random(1))
    first = chair.hand()[0]
    chair.key(pygame.K_RIGHT)
    chair.key(pygame.K_SPACE)
    held = chair.raised()
    assert held == {first.card}
    before = chair.arrivals
    chair.sitting.answer()
    chair.settle()
    assert chair.arrivals > before
    assert chair.raised() == held
    assert chair.screen.focus.card == first.card
    assert chair.screen.focus._ring._sprite.visible
    raised = chair.screen.tabletop.stage.position(first)[1]
    others = {chair.screen.tabletop.stage.position(piece)[1] for piece in chair.hand() if piece is not first}
    assert raised < min(others)


def test_chosen_cards_toggle_and_a_third_is_refused_with_a_reason() -> None:
    chair = at("lay-out")
    points = [chair.point(piece) for piece in chair.hand()]
    for point in points[:3]:
        chair.click(point)
        chair.settle(16)
    assert len(chair.raised()) == 2
    refusal = chair.screen.answer.refusal
    assert refusal is not None
    assert chair.prompt() == chair.services.words.reason(refusal)
    assert chair.prompt() != refusal.key
    chair.click(chair.point(chair.hand()[0]))
    assert len(chair.raised()) == 1
    assert chair.screen.answer.refusal is None


def test_a_refusal_disappears_after_a_while() -> None:
    chair = at("lay-out")
    question = chair.prompt()
    for piece in chair.hand()[:3]:
        chair.click(chair.point(piece))
    assert chair.prompt() != question
    chair.tick(7000)
    chair.tick()
    assert chair.prompt() == question


def test_an_illegal_card_says_why_and_stays() -> None:
    chance = Random(3)
    for seed in range(40):
        chair = Chair(2, f"illegal {seed}", settings=Settings(speed="instant"))
        chair.play_until(lambda c: asked("play")(c) and len(c.hand()) > len(c.view.legal), chance)
        if not chair.over:
            break
    allowed = chair.screen.answer.allowed
    wrong = next(piece for piece in chair.hand() if piece.card not in allowed)
    right = next(piece for piece in chair.hand() if piece.card in allowed)
    assert chair.screen.tabletop.stage.position(wrong)[1] > chair.screen.tabletop.stage.position(right)[1]
    done = len(chair.sitting.table.actions)
    chair.click(chair.point(wrong))
    refusal = chair.screen.answer.refusal
    assert refusal is not None
    assert chair.prompt() == chair.services.words.reason(refusal) != refusal.key
    assert len(chair.sitting.table.actions) == done
    chair.settle()
    chair.same()


def test_a_second_click_plays_a_card_and_the_first_does_not() -> None:
    chair = at("play")
    chair.sitting.patient = lambda question: True
    card = next(piece for piece in chair.hand() if piece.card in chair.screen.answer.allowed)
    done = len(chair.sitting.table.actions)
    chair.click(chair.point(card))
    assert len(chair.sitting.table.actions) == done
    chair.settle(16)
    chair.click(chair.point(card))
    assert len(chair.sitting.table.actions) == done + 1


def test_an_answer_can_be_taken_back() -> None:
    chair = at("play")
    before = chair.view
    cards = [piece.card for piece in chair.hand()]
    chair.answer(Random(1))
    chair.tick()
    chair.key(pygame.K_z, pygame.KMOD_CTRL)
    chair.sitting.patient = lambda question: True
    chair.settle()
    assert chair.view.zones == before.zones
    assert [piece.card for piece in chair.hand()] == cards
    chair.same()


def test_with_nothing_to_take_back_it_says_so() -> None:
    chair = Chair(2)
    chair.settle()
    chair.key(pygame.K_z, pygame.KMOD_CTRL)
    assert chair.prompt() == chair.services.words.reason(because("refuse-take-back-none"))


def test_an_end_taken_back_is_announced_again_when_repeated() -> None:
    chair = Chair(2, "again", settings=Settings(speed="instant"))
    chair.play_until(lambda _: False, Random(2))
    assert chair.doors.went == ["end"]
    chair.key(pygame.K_z, pygame.KMOD_CTRL)
    chair.settle()
    assert not chair.over
    chair.play_until(lambda _: False, Random(2))
    assert chair.doors.went == ["end", "end"]


def test_advice_raises_its_cards_and_says_why() -> None:
    chair = at("lay-out")
    cards = [piece.card for piece in chair.hand()]
    wanted, next_best = tuple(cards[1:3]), tuple(cards[2:4])
    why = because("refuse-over")
    chair.sitting.advice = tuple(
        Advice(replace(chair.view.legal[0], cards=each), value, why)
        for each, value in ((wanted, 8.0), (next_best, 6.9))
    )
    words = chair.services.words
    chair.key(pygame.K_h)
    chair.tick()
    assert chair.raised() == set(wanted)
    assert chair.prompt() == f"Lay out {words.cards(wanted)}. {words.reason(why)}"
    chair.key(pygame.K_h)
    assert chair.raised() == set(next_best)
    assert chair.prompt() == f"The next best: Lay out {words.cards(next_best)}. It loses about a point."
    chair.key(pygame.K_h)
    assert chair.raised() == set(wanted)


# --- Dragging --------------------------------------------------------------------------------------------------------


def crib(chair: Chair) -> tuple[int, int]:
    """Return the middle of the area for crib cards."""
    return chair.screen.tabletop.stage.area("crib").center


def test_cards_are_dragged_to_the_crib() -> None:
    chair = at("lay-out")
    done = len(chair.sitting.table.actions)
    for _ in range(2):
        free = next(piece for piece in chair.hand() if piece.card not in chair.raised())
        chair.drag(chair.point(free), crib(chair))
    assert present(chair.view.ask).key != "lay-out" or act_of(chair.sitting.table.actions[done]) == "lay_out"
    chair.settle()
    chair.same()


def test_the_drop_target_is_highlighted_during_a_drag() -> None:
    chair = at("lay-out")
    chair.press(chair.point(chair.hand()[0]))
    chair.move((640, 560))
    assert any(sprite.rect.collidepoint(crib(chair)) for sprite in chair.screen.dragging.lit)
    chair.release((640, 560))
    assert not chair.screen.dragging.lit


def test_a_card_dropped_elsewhere_glides_home() -> None:
    chair = at("lay-out")
    piece = chair.hand()[2]
    home = chair.screen.tabletop.stage.position(piece)
    chair.drag(chair.point(piece), (640, 560))
    assert chair.screen.tabletop.stage.position(piece) != home
    chair.settle(16)
    assert chair.screen.tabletop.stage.position(piece) == home
    assert chair.raised() == set()
    chair.same()


def test_a_card_raised_and_lowered_at_once_lies_as_before() -> None:
    chair = at("lay-out")
    piece = chair.hand()[1]
    home = chair.screen.tabletop.stage.position(piece)
    point = chair.point(piece)
    for _ in range(2):
        chair.press(point)
        chair.release(point)
    chair.settle(16)
    assert chair.screen.tabletop.stage.position(piece) == home
    chair.same()


def test_a_dragged_card_goes_home_when_something_else_is_pressed() -> None:
    chair = at("lay-out")
    piece = chair.hand()[1]
    home = chair.screen.tabletop.stage.position(piece)
    chair.press(chair.point(piece))
    chair.move((640, 560))
    chair.press(BAIZE)
    assert not chair.screen.dragging.lit
    chair.settle(16)
    assert chair.screen.tabletop.stage.position(piece) == home


def test_a_dragged_card_follows_the_pointer_above_all_others() -> None:
    chair = at("play")
    piece = chair.hand()[0]
    start = chair.point(piece)
    left, top = chair.screen.tabletop.stage.position(piece)
    chair.press(start)
    chair.move((start[0] + 100, start[1] - 60))
    assert chair.screen.tabletop.stage.position(piece) == (left + 100, top - 60)
    assert piece.z == max(sprite.z for sprite in chair.screen.scene._sprites if sprite.visible)
    chair.release((start[0] + 100, start[1] - 60))


def test_a_slight_movement_is_still_a_click() -> None:
    chair = at("lay-out")
    piece = chair.hand()[0]
    x, y = chair.point(piece)
    chair.press((x, y))
    chair.move((x + 5, y - 5))
    chair.release((x + 5, y - 5))
    assert chair.raised() == {piece.card}


def test_a_batch_arriving_during_a_drag_loses_nothing() -> None:
    chair = Chair(4)
    chair.sitting.patient = lambda question: question == "lay-out"
    chair.play_until(asked("lay-out"), Random(1))
    piece = chair.hand()[0]
    chair.press(chair.point(piece))
    chair.move((640, 560))
    chair.sitting.answer()
    for _ in range(40):
        chair.tick(50)
    chair.move((660, 560))
    chair.release((660, 560))
    chair.settle()
    chair.same()


# --- Pressing --------------------------------------------------------------------------------------------------------


def test_a_second_press_before_the_release_acts_only_once() -> None:
    chair = at("play")
    chair.sitting.patient = lambda question: True
    piece = next(piece for piece in chair.hand() if piece.card in chair.screen.answer.allowed)
    done = len(chair.sitting.table.actions)
    chair.press(chair.point(piece))
    chair.press(chair.point(piece))
    chair.press(BAIZE, button=2)
    chair.release(chair.point(piece))
    chair.release(chair.point(piece))
    assert chair.raised() == {piece.card}
    assert len(chair.sitting.table.actions) == done


def test_a_button_released_elsewhere_is_not_pressed() -> None:
    chair = at("lay-out")
    chair.press(chair.button("rules"))
    chair.move(BAIZE)
    chair.release(BAIZE)
    chair.press(BAIZE)
    chair.release(chair.button("rules"))
    assert chair.doors.went == []
    chair.click(chair.button("rules"))
    assert chair.doors.went == ["rules"]


def test_too_few_cards_cannot_be_given() -> None:
    chair = at("lay-out")
    confirm = next(control for control in chair.screen.targets.controls() if control.key == "confirm")
    assert not confirm.enabled
    done = len(chair.sitting.table.actions)
    chair.click(confirm.area.center)
    assert len(chair.sitting.table.actions) == done


@pytest.mark.parametrize("way", ["right button", "long press", "key"])
def test_a_card_opens_in_a_close_up_and_closes(way: str) -> None:
    chair = at("lay-out")
    point = chair.point(chair.hand()[0])
    if way == "right button":
        chair.press(point, button=3)
    elif way == "long press":
        chair.press(point)
        chair.tick(100)
        chair.tick(600)
    else:
        chair.key(pygame.K_RIGHT)
        chair.key(pygame.K_i)
    assert chair.screen.closeup.shown
    chair.release(point)
    chair.click(point)
    assert not chair.screen.closeup.shown
    assert chair.raised() == set()


def test_a_hidden_card_has_no_close_up() -> None:
    chair = at("lay-out")
    other = chair.screen.tabletop.stage.zones["hand:1"][0]
    chair.press(chair.screen.tabletop.stage.body(other).center, button=3)
    assert not chair.screen.closeup.shown


# --- Keyboard focus --------------------------------------------------------------------------------------------------


def test_focus_targets_are_found_only_after_a_key_press(monkeypatch: pytest.MonkeyPatch) -> None:
    """With fifty cards on the table, finding the targets takes longer than a frame."""
    chair = at("play", 2)
    looked: list[int] = []
    find = HitTargets._targets
    monkeypatch.setattr(HitTargets, "_targets", lambda reach: (appended(looked, 1), find(reach))[1])
    chair.answer(Random("held"))
    chair.settle()
    assert not looked
    for _ in range(3):
        chair.key(pygame.K_RIGHT)
    assert len(looked) == 1


def test_controls_are_laid_out_in_the_next_frame_and_before_any_press() -> None:
    chair = at("play", 2)
    for deed in (chair.tick, lambda: chair.move((5, 5))):
        chair.screen._set(chair.view)
        assert chair.screen._controls_pending
        deed()
        assert not chair.screen._controls_pending


def test_an_unchanged_label_is_not_printed_again() -> None:
    assets, words = at("play", 2).services.assets, paper.StyledText("Play")
    printed = paper.label(assets, words, 200, 60)
    assert paper.label(assets, words, 200, 60) is printed
    assert paper.label(assets.in_print(1.3), words, 200, 60) is not printed


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("key", ["cut-for-deal", "lay-out", "play", "next-deal"])
def test_the_ring_reaches_every_card_button_and_the_menu(seats: int, key: str) -> None:
    chair = at(key, seats)
    stage, focus = chair.screen.tabletop.stage, chair.screen.focus
    cards = {piece.card for pieces in stage.zones.values() for piece in pieces if piece.visible} - {HIDDEN}
    controls = {control.key for control in chair.screen.targets.controls() if control.enabled}
    for forward in (pygame.K_RIGHT, pygame.K_DOWN):
        focus.release()
        reached = []
        for _ in focus.targets:
            chair.key(forward)
            assert focus._ring._sprite.visible
            assert focus.target
            reached.append(focus.target)
        assert {target.card for target in reached} - {HIDDEN} == cards
        assert {target.control.key for target in reached if target.control} == controls
        place = chair.screen.answer.place
        places = place.most - place.least + 1 if place else 0
        assert sum(target.region == "spread" for target in reached) == places


def test_tab_goes_from_region_to_region_and_back() -> None:
    chair = at("lay-out")
    at_regions = []
    for _ in range(3):
        chair.key(pygame.K_TAB)
        at_regions.append(chair.screen.focus._at)
    assert len(set(at_regions)) == 3
    chair.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert chair.screen.focus._at == at_regions[-2]


def test_escape_opens_the_menu_and_f1_the_rule_book() -> None:
    chair = at("lay-out")
    chair.key(pygame.K_ESCAPE)
    chair.key(pygame.K_F1)
    chair.click(chair.button("menu"))
    assert chair.doors.went == ["menu", "rules", "menu"]


# --- Window changes --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_window_and_settings_change_while_cards_move(seats: int) -> None:
    chance = Random(seats)
    chair = Chair(seats, f"resize {seats}")
    sizes = ((1024, 768), (1366, 768), (1280, 800))
    looks = (Settings(text_size="largest"), Settings(four_colour=True, speed="slow"), Settings(reduced_motion=True))
    for turn in range(9):
        for _ in range(chance.randrange(2, 14)):
            chair.tick(30)
        if turn % 2:
            chair.resize(sizes[turn % 3])
        else:
            chair.change_settings(looks[turn % 3])
        assert chair.screen.tabletop.stage.assets is chair.services.assets
        chair.search()
        chair.settle()
        chair.same()
        chair.answer(chance)
    chair.settle()
    assert chair.arrivals == len(chair.sitting.table.actions) + 1


def test_a_window_resized_before_the_deal_still_shows_the_dealing() -> None:
    chair = Chair(2)
    chair.resize((1366, 768))
    assert len(chair.screen.tabletop.stage.zones["pack"]) == 52
    chair.settle()
    chair.same()


# --- Painting --------------------------------------------------------------------------------------------------------


def test_nothing_is_painted_when_nothing_changes() -> None:
    chair = at("lay-out")
    chair.tick(5000)
    for _ in range(40):
        chair.now += 50
        assert chair.screen.step(chair.now) is False
        assert chair.screen.paint(chair.window) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_partial_repaints_equal_a_complete_repaint(seats: int) -> None:
    chance = Random(seats)
    chair = Chair(seats, "paint")
    for _ in range(120):
        if chair.at_rest and not chair.over:
            chair.answer(chance)
        for _ in range(chance.randrange(1, 6)):
            chair.tick(chance.choice((16, 33, 90)))
        assert chair.repainted()


# --- Random input ----------------------------------------------------------------------------------------------------

KEYS = (
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_TAB, pygame.K_SPACE, pygame.K_RETURN),
    *(pygame.K_h, pygame.K_w, pygame.K_F1, pygame.K_ESCAPE, pygame.K_i, pygame.K_z, pygame.K_q, pygame.K_KP_ENTER),
)
SIZES = ((1024, 768), (1280, 800), (1366, 768))


class Fidget:
    """A visitor who performs random actions at a table, both sensible and senseless ones."""

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)
        self._number = 0
        self.chair = self._sit()

    def _sit(self) -> Chair:
        self._number += 1
        chance = self._chance
        settings = Settings(
            speed=chance.choice(("slow", "ordinary", "quick", "instant")), reduced_motion=chance.random() < 0.3
        )
        return Chair(chance.choice((2, 4)), f"fidget {self._number}", settings=settings)

    def point(self) -> tuple[int, int]:
        """Return a point in the window. It is usually on an object."""
        chance, chair = self._chance, self.chair
        what = chance.random()
        if what < 0.5:
            return chair.screen.tabletop.stage.body(chance.choice([*(chair.hand() or chair.pieces())])).center
        if what < 0.75:
            return chance.choice(chair.screen.targets.controls()).area.center
        width, height = chair.window.get_size()
        return chance.randrange(-20, width + 20), chance.randrange(-20, height + 20)

    def act(self) -> None:
        chance, chair = self._chance, self.chair
        what = chance.random()
        if what < 0.22:
            chair.press(self.point(), chance.choice((1, 1, 1, 1, 1, 2, 3, 4, 5)))
        elif what < 0.42:
            chair.release(self.point(), chance.choice((1, 1, 1, 3)))
        elif what < 0.58:
            chair.move(self.point())
        elif what < 0.7:
            chair.key(chance.choice(KEYS), chance.choice((0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL)))
        elif what < 0.9:
            chair.tick(chance.choice((0, 1, 16, 16, 16, 60, 300, 1500)))
        elif what < 0.93 and not chair.over:
            chair.sitting.answer()
        elif what < 0.96:
            self._give()
        elif what < 0.965:
            chair.resize(chance.choice(SIZES))
        elif what < 0.97:
            chair.change_settings(Settings(text_size=chance.choice(("ordinary", "larger", "largest")), speed="quick"))

    def _give(self) -> None:
        """Sometimes give a sensible answer, so that deals end."""
        if self.chair.screen.closeup.shown:
            self.chair.key(pygame.K_q)
        for card in list(self.chair.raised()):
            self.chair.screen.controller.choose(card)
        if self.chair.at_rest and not self.chair.over:
            self.chair.answer(self._chance)

    def look(self) -> None:
        """Release all keys and buttons, and compare the table with its View.

        If the game is over, move to another table.
        """
        chair = self.chair
        chair.release((-50, -50))
        chair.settle(300)
        chair.same()
        if chair.over:
            self.chair = self._sit()


@pytest.mark.parametrize("part", range(3))
def test_random_input_breaks_nothing(part: int) -> None:
    fidget = Fidget(f"anything {part}")
    for number in range(EVENTS // 3):
        fidget.act()
        if number % 40 == 39:
            fidget.look()
    fidget.look()


# --- Scores and coins ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("points", [1, 12, 29, 4500])
@pytest.mark.parametrize("speed", ["slow", "ordinary", "quick"])
def test_a_score_climbs_within_a_second(points: int, speed: Any) -> None:
    chair = Chair(2, settings=Settings(speed=speed))
    chair.settle()
    director, shown = chair.screen.director, []
    waited = sum(director._climb(Scored(Seat(0), 0, points, 0, points, because("refuse-over"))))
    assert waited * PACES[director.pace] <= 1000.1
    for _ in director._climb(Scored(Seat(0), 0, points, 0, points, because("refuse-over"))):
        shown.append(present(chair.screen.displayed.score(Seat(0))))
    assert shown == sorted(shown)
    assert shown[-1] == points


@pytest.mark.parametrize("slow", [False, True])
def test_a_long_count_takes_half_the_time_from_the_third_deal_on(slow: bool) -> None:
    chair = Chair(2, settings=Settings(slow_counts=slow))
    chair.settle()
    lines = tuple([CountLine(2, because("refuse-over"))] * 3)
    score = Scored(Seat(0), 0, 6, 0, 6, because("refuse-over"), lines)
    director = chair.screen.director
    first, second, third = (sum(director._scored(score, deal)) for deal in (1, 2, 3))
    assert first == second
    assert third == pytest.approx(first if slow else first / 2)


def test_during_a_count_the_question_says_who_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    chair = Chair(2)
    chair.settle()
    monkeypatch.setattr(type(chair.screen.answer), "asked", False)
    score = Scored(Seat(1), 0, 2, 0, 2, because("score-in-play"), (CountLine(2, because("play-fifteen")),))
    next(chair.screen.director._scored(score, 1))
    assert chair.prompt() == "Mr. Sharp counts."


def test_the_same_words_of_several_players_are_one_sweep() -> None:
    chair = Chair(4, slug="whist")
    chair.settle()
    director = chair.screen.director
    words, others = because("say-look"), because("say-leave")

    def time_for(*said: tuple[int, Reason]) -> float:
        return sum(sum(director._scene(Said(Seat(seat), words), 1)) for seat, words in said)

    alone = time_for((0, words))
    assert time_for((1, others), (2, others), (3, others)) < 2 * alone
    assert time_for((1, words), (2, others), (3, words)) == 3 * alone


def test_coins_lie_above_cards() -> None:
    chair = Chair(8, slug="brag", preset="crowe")
    chair.settle()
    heaps = [sprite for spot, sprite in chair.screen.tabletop.props._sprites.items() if spot.kind is Kind.COINS]
    assert min(sprite.z for sprite in heaps) > max(piece.z for piece in chair.pieces())


def test_cards_moved_within_one_pile_stay_on_the_stage() -> None:
    chair = Chair(2)
    chair.settle()
    pack = chair.screen.tabletop.stage.zones["pack"]
    before = list(pack)
    chair.screen.tabletop.stage.move(Moved("pack", (0, 1), "pack", (HIDDEN, HIDDEN)))
    assert chair.screen.tabletop.stage.zones["pack"] == before[2:] + before[:2]


def test_a_refused_hint_is_disabled_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Company, "refuse_hint", lambda self: because("refuse-hint-stakes"))
    chair = at("lay-out")
    hint = next(control for control in chair.screen.targets.controls() if control.key == "hint")
    assert not hint.enabled
    chair.click(hint.area.center)
    assert chair.prompt() == chair.services.words.text("refuse-hint-stakes")


def test_why_not_explains_the_raised_card() -> None:
    chair = at("lay-out")
    words, cards = chair.services.words, chair.hand()
    chair.key(pygame.K_w)
    assert chair.prompt() == words.text("why-number", number=2)
    chair.click(chair.point(cards[0]))
    chair.settle()
    chair.key(pygame.K_w)
    assert chair.prompt() == words.text("why-more", number=1)
    chair.click(chair.point(cards[1]))
    chair.settle()
    chair.key(pygame.K_w)
    assert chair.prompt() == words.text("why-enough", act=words.text("act-lay_out"))


def test_a_card_dropped_on_no_place_says_where_it_may_go() -> None:
    chair = at("lay-out")
    home = chair.screen.tabletop.stage.area(f"hand:{chair.view.seat}")
    chair.drag(chair.point(chair.hand()[0]), (home.centerx, home.top // 2))
    chair.tick()
    assert chair.prompt() == chair.services.words.text("refuse-drop")
    assert not chair.raised()
