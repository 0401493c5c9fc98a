"""Every form of answer is given by the mouse, by touch, and by the keyboard alone."""

from random import Random

import pygame
import pytest

from crowe_table.engine.core import (
    Action,
    PickAmount,
    PickBid,
    PickCards,
    PickHole,
    PickNumbers,
    PickOffer,
    PickPlace,
    PickSeat,
    PickSpot,
    PickWord,
    ThrowDice,
    act_of,
)
from crowe_table.settings import Settings
from tests.gui.forms import FORMS, HAND, FormChair, layout
from tests.gui.table_fixture import _leads_to

ANSWERS = [(form, action) for form, (_, legal) in FORMS.items() for action in legal]
every_answer = pytest.mark.parametrize(("form", "action"), ANSWERS, ids=str)


class Touch(FormChair):
    """A finger: nothing hovers, and it is nowhere before it is set down."""

    def move(self, point: tuple[int, int]) -> None:
        """Only the mouse moves without pressing."""

    def click(self, point: tuple[int, int]) -> None:
        self.hear(pygame.MOUSEBUTTONDOWN, pos=point, button=1, touch=True)
        self.release(point)
        self.tick()


class Keys(FormChair):
    """The keyboard alone."""

    def click(self, point: tuple[int, int]) -> None:
        raise AssertionError("there is no mouse")

    def hold(self, key: str = "", card: int = -1) -> None:
        """Goes on with the arrows until this control, or card, is held."""
        for _ in range(80):
            focus = self.screen.focus
            if (key and focus.control and focus.control.key == key) or (card >= 0 and focus.card == card):
                return
            self.key(pygame.K_RIGHT if not (focus.control and focus.control.key == "dial") else pygame.K_TAB)
        raise AssertionError(f"the keyboard does not reach {key or card}")

    def push(self, key: str) -> None:
        self.hold(key)
        self.key(pygame.K_RETURN)

    def by_keys(self, wanted: Action) -> None:
        act = act_of(wanted)
        answering = self.screen.visitor.answering
        way = next(way for way in answering.ways if way.act == act and _leads_to(way, wanted))
        keys = {control.key for control in self.screen.reach.controls()}
        button = f"act-{act}" if f"act-{act}" in keys else "confirm"
        if not way.parts:
            self.push(button)
        for at, part in enumerate(way.parts):
            self._part(button, part, None if isinstance(part, ThrowDice) else getattr(wanted, part.field), at)

    def _part(self, button: str, part, value, at: int) -> None:
        draft = self.screen.visitor.answering.draft
        match part:
            case PickCards():
                for card in value if part.several else (value,):
                    self.hold(card=card)
                    self.key(pygame.K_SPACE)
                self.push(button)
            case PickPlace():
                for _ in range(value + 1 - part.least):
                    self.key(pygame.K_RIGHT)
                self.key(pygame.K_RETURN)
            case ThrowDice():
                self.hold("throw")
                self.key(pygame.K_SPACE)
                self.hear(pygame.KEYUP, key=pygame.K_SPACE, mod=0, unicode="")
            case PickAmount() | PickHole():
                self._turn(value)
                self.push(button)
            case PickNumbers():
                for number in value[:-1]:
                    self._turn(number)
                    self.push(button)
            case PickWord():
                self.push(value)
            case PickSeat():
                for seat in value if part.several else (value,):
                    self.push(f"seat-{seat}")
                if part.several:
                    self.push(button)
            case PickSpot():
                self.push(f"spot-{value}")
                if self.screen.visitor.answering.spot:
                    self.push(button)
            case PickOffer():
                self.push(f"offer-{value}")
                self.push(f"offer-{value}")
            case PickBid():
                if draft.dial:
                    self._turn([rung.name for rung in draft.rungs].index(value))
                    self.push(button)
                else:
                    self.push(f"bid-{value}")

    def _turn(self, number: int) -> None:
        self.screen.focus.release()
        for _ in range(200):
            now = self.screen.visitor.answering.draft.number
            if now == number:
                return
            self.key(pygame.K_UP if now < number else pygame.K_DOWN)
        raise AssertionError(f"the dial does not come to {number}")


@every_answer
@pytest.mark.parametrize("hand", [FormChair, Touch], ids=["mouse", "touch"])
def test_every_answer_is_given_by_pointing(form: str, action: Action, hand: type[FormChair]) -> None:
    chair = hand(form)
    chair.settle()
    chair.give(action, Random(form))
    assert chair.form_table.answers == [action]


@every_answer
def test_every_answer_is_given_by_the_keyboard_alone(form: str, action: Action) -> None:
    chair = Keys(form)
    chair.settle()
    chair.by_keys(action)
    assert chair.form_table.answers == [action]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1920, 1080)], ids=str)
def test_what_is_pressed_is_large_enough_and_apart(form: str, size: tuple[int, int]) -> None:
    chair = FormChair(form, size, Settings(speed="instant", text_size="largest"))
    chair.settle()
    areas = {control.key: control.area for control in chair.screen.reach.controls() if control.key != "board"}
    for key, area in areas.items():
        assert chair.window.get_rect().contains(area), key
        assert area.h >= chair.services.assets.canvas.px(40), key
        for other, there in areas.items():
            assert other == key or not area.colliderect(there) or "plaque" in key + other, (key, other)


def test_pointing_at_a_declaration_lifts_its_cards() -> None:
    chair = FormChair("a declaration and its word")
    chair.settle()
    chair.click(chair.button("offer-trio"))
    raised = {piece.card for piece in chair.screen.tabletop.stage.zones["hand:0"] if _lifted(chair, piece)}
    assert raised == set(HAND[3:])
    chair.click(chair.button("offer-quart"))
    raised = {piece.card for piece in chair.screen.tabletop.stage.zones["hand:0"] if _lifted(chair, piece)}
    assert raised == set(HAND[:4])
    assert chair.form_table.answers == []


def _lifted(chair: FormChair, piece) -> bool:
    lowest = max(each.target[1] for each in chair.screen.tabletop.stage.zones["hand:0"])
    return piece.target[1] < lowest


def test_a_hole_is_pressed_twice_to_set_the_peg() -> None:
    chair = FormChair("a hole of the board")
    chair.settle()
    board = chair.screen.tabletop.boards[0]
    for _ in range(2):
        chair.click(board.hole(0, 9 + 12))
    assert [action.holes for action in chair.form_table.answers] == [12]


def test_a_part_given_is_taken_back() -> None:
    chair = FormChair("a spot of a cloth and coins")
    chair.settle()
    chair.click(chair.button("spot-one"))
    assert chair.screen.visitor.answering.draft.given == ("one",)
    chair.key(pygame.K_BACKSPACE)
    assert chair.screen.visitor.answering.draft.given == ()
    chair.click(chair.button("spot-three"))
    assert chair.screen.visitor.answering.draft.given == ("three",)


def test_none_is_exchanged_only_when_it_is_pressed() -> None:
    chair = FormChair("exchange of some or none")
    chair.settle()
    chair.key(pygame.K_RIGHT)
    chair.key(pygame.K_RETURN)
    assert chair.form_table.answers == [], "Enter on a card chooses it"


def test_a_card_is_dropped_on_the_act_whose_place_it_is() -> None:
    chair = FormChair("two acts with cards")
    chair.settle()
    piece = next(piece for piece in chair.hand() if piece.card == HAND[1])
    taking = next(spot for spot in layout("two acts with cards").spots if spot.takes)
    chair.drag(chair.point(piece), chair.screen.tabletop.stage.spot_area(taking).center)
    assert [act_of(action) for action in chair.form_table.answers] == ["throw-out"]


def test_a_question_with_patience_counts_down_quietly() -> None:
    chair = FormChair("a card, then a word", patience=20)
    chair.settle()
    countdown = chair.screen.countdown
    assert countdown._figure.visible
    painted = sum(bool(chair.tick(100)) for _ in range(50))
    assert 4 <= painted <= 6, "once a second, and no oftener"
    assert countdown._left in (14, 15)
    assert not FormChair("a card, then a word").screen.countdown._figure.visible
