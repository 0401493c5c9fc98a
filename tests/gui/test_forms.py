"""Each form of answer can be given by mouse, by touch, and by keyboard alone. The game is Every Form."""

from random import Random
from typing import Any

import pygame
import pytest
from crowe_table.games.every_form.layout import SPOTS
from crowe_table.games.every_form.state import EveryFormPhase

from crowe_table import games
from crowe_table.engine.core import (
    TABLE,
    Action,
    Part,
    PickAmount,
    PickCards,
    PickHole,
    PickNumbers,
    PickOffer,
    PickPlace,
    PickSeat,
    PickSpot,
    PickWord,
    ThrowDice,
    Timeout,
    act_of,
)
from crowe_table.gui.table.widgets.ladder import step_key
from crowe_table.kit.between_deals import Rise
from crowe_table.settings import Settings
from tests.gui.table_fixture import Chair, Company, _leads_to
from tests.present import present

LARGE = Settings(speed="instant", text_size="largest")
INSTANT = Settings(speed="instant")
ALL_DEALS = 2


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make Every Form playable. Visitors are never offered this game."""
    monkeypatch.setattr(games, "slugs", lambda: ("every-form",))


class FormChair(Chair):
    """A visitor at a table of Every Form, at the first question of a phase."""

    def __init__(
        self,
        phase: EveryFormPhase = EveryFormPhase.CUT_PACK,
        size: tuple[int, int] = (1280, 800),
        settings: Settings = INSTANT,
        deals: int = 1,
    ) -> None:
        company = Company(3, "forms", slug="every-form", preset="plain", deals=deals)
        while company.table.watch().public.phase != phase or not company.table.view(company.viewer).legal:
            self._go_on(company)
        company.begin()
        self._open(company, size, settings)

    def _go_on(self, company: Company) -> None:
        """Let every other player give the first legal answer, but never call a sum."""
        asked = present(company.table.question).awaited()
        company.table.submit(company.table.view(asked[0]).legal[0] if asked else Timeout(TABLE))

    @property
    def given(self) -> list[Action]:
        """The answers that the visitor has given."""
        return [action for action in self.sitting.table.actions if action.seat == self.sitting.viewer]

    def by_hand(self, wanted: Action) -> None:
        self.give(wanted, Random(str(wanted)))


class Touch(FormChair):
    """A visitor who uses a finger. It never hovers, and has no position before a touch."""

    def move(self, point: tuple[int, int]) -> None:
        """Do nothing, because only a mouse can move without a press."""

    def click(self, point: tuple[int, int]) -> None:
        self.hear(pygame.MOUSEBUTTONDOWN, pos=point, button=1, touch=True)
        self.release(point)
        self.tick()


class Keys(FormChair):
    """A visitor who uses only the keyboard."""

    def click(self, point: tuple[int, int]) -> None:
        raise AssertionError("there is no mouse")

    def hold(self, key: str = "", card: int = -1) -> None:
        """Press arrow keys until this control or this card has the focus."""
        for _ in range(80):
            focus = self.screen.focus
            if (key and focus.control and focus.control.key == key) or (card >= 0 and focus.card == card):
                return
            self.key(pygame.K_RIGHT if not (focus.control and focus.control.key == "dial") else pygame.K_TAB)
        raise AssertionError(f"the keyboard does not reach {key or card}")

    def push(self, key: str) -> None:
        self.hold(key)
        self.key(pygame.K_RETURN)

    def by_hand(self, wanted: Action) -> None:
        act = act_of(wanted)
        answer = self.screen.answer
        form = next(form for form in answer.forms if form.act == act and _leads_to(form, wanted))
        if any(control.key == step_key(wanted) for control in self.screen.answers.controls) and form.parts:
            for _ in range(2):
                self.push(step_key(wanted))
            return
        keys = {control.key for control in self.screen.targets.controls()}
        button = f"act-{act}" if f"act-{act}" in keys else "confirm"
        if not form.parts:
            self.push(button)
        for at, part in enumerate(form.parts):
            self._part(button, part, None if isinstance(part, ThrowDice) else getattr(wanted, part.field), at)

    def _part(self, button: str, part, value, at: int) -> None:
        match part:
            case PickCards():
                for card in value if part.several else (value,):
                    self.hold(card=card)
                    self.key(pygame.K_SPACE)
                self.push(button)
            case PickPlace():
                for _ in range(value + 1 - part.least):
                    self.key(pygame.K_RIGHT)
                for _ in range(2):
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
                self._ticket(value)
            case PickSeat(several=True):
                for seat in value:
                    self.push(f"seat-{seat}")
                self.push(button)
            case PickSeat():
                self._ticket(f"seat-{value}")
            case PickSpot():
                self.push(f"spot-{value}")
                if self.screen.answer.spot:
                    self.push(button)
            case PickOffer():
                self._ticket(f"offer-{value}")

    def _ticket(self, key: str) -> None:
        """Press a ticket, and press it again if the first press only selected it."""
        answer = self.screen.answer
        question, given = answer.gate.question, present(answer.draft).given
        for _ in range(2):
            if answer.gate.question == question and answer.draft and answer.draft.given == given:
                self.push(key)

    def _turn(self, number: int) -> None:
        self.screen.focus.release()
        for _ in range(200):
            now = present(self.screen.answer.draft).number
            if now == number:
                return
            self.key(pygame.K_UP if now < number else pygame.K_DOWN)
        raise AssertionError(f"the dial does not come to {number}")


def wanted(chair: FormChair) -> Action:
    """Return an answer whose act was used least so far.

    Of such answers, it is in turn the first, the last or the middle one listed.
    """
    given = [type(action) for action in chair.given]
    least = min((type(action) for action in chair.view.legal), key=given.count)
    listed = [action for action in chair.view.legal if type(action) is least]
    return (listed[0], listed[-1], listed[len(listed) // 2])[given.count(least) % 3]


def apart(chair: FormChair) -> None:
    """Assert that all controls are inside the window, large enough, and separate from each other."""
    only_read = ("board", "note")
    areas = {control.key: control.area for control in chair.screen.targets.controls() if control.key not in only_read}
    for key, area in areas.items():
        assert chair.window.get_rect().contains(area), key
        assert area.h >= chair.services.assets.canvas.px(40), key
        for other, there in areas.items():
            assert other == key or not area.colliderect(there) or "plaque" in key + other, (key, other)


@pytest.mark.parametrize(
    ("hand", "size"),
    [(FormChair, (1280, 800)), (Touch, (1024, 768)), (Keys, (1920, 1080))],
    ids=["mouse", "touch", "keys"],
)
def test_every_form_of_answer_is_given(hand: type[FormChair], size: tuple[int, int]) -> None:
    """In a complete game, every kind of part is requested. The session receives every answer as intended."""
    chair = hand(size=size, settings=LARGE, deals=ALL_DEALS)
    parts: set[type[Part]] = set()
    chair.settle()
    while not chair.over:
        if not chair.view.legal:
            assert chair.sitting.submit(Timeout(TABLE)) is None
            chair.settle()
            continue
        apart(chair)
        answer, before = wanted(chair), chair.given
        parts |= {
            type(part) for form in present(chair.view.call).forms if form.act == act_of(answer) for part in form.parts
        }
        chair.by_hand(answer)
        assert chair.given == [*before, answer]
        chair.settle()
    assert parts == {kind for kind in Part.__subclasses__() if kind.__module__ == Part.__module__}
    assert {type(action) for action in chair.given} >= set(chair.sitting.table.game.actions) - {Timeout, Rise}


def test_pointing_at_a_declaration_lifts_its_cards() -> None:
    chair = FormChair(EveryFormPhase.DECLARE)
    chair.settle()
    form = next(form for form in present(chair.view.call).forms if form.parts)
    part = form.parts[0]
    assert isinstance(part, PickOffer)
    for offer in part.offers[-2:]:
        chair.click(chair.button(f"offer-{offer.name}"))
        hand = chair.screen.tabletop.stage.zones["hand:0"]
        lowest = max(piece.target[1] for piece in hand)
        raised = {piece.card for piece in hand if piece.target[1] < lowest}
        assert raised == (set(offer.cards) if len(offer.cards) < len(hand) else set())
    assert form.act not in map(act_of, chair.given)


def test_two_presses_on_a_hole_set_the_peg() -> None:
    chair = FormChair(EveryFormPhase.PEG)
    chair.settle()
    (hole,) = present(chair.view.call).forms[0].parts
    assert isinstance(hole, PickHole)
    before = chair.given
    for _ in range(2):
        assert chair.given == before
        chair.click(chair.screen.tabletop.boards[0].hole(0, hole.start + 3))
    given: Any = chair.given[-1]
    assert given.holes == 3


def test_a_given_part_can_be_taken_back() -> None:
    chair = FormChair(EveryFormPhase.CLOTH)
    chair.settle()
    chair.click(chair.button(f"spot-{SPOTS[0]}"))
    assert present(chair.screen.answer.draft).given == (SPOTS[0],)
    chair.key(pygame.K_BACKSPACE)
    assert present(chair.screen.answer.draft).given == ()
    chair.click(chair.button(f"spot-{SPOTS[2]}"))
    assert present(chair.screen.answer.draft).given == (SPOTS[2],)


def test_exchanging_no_card_needs_a_press() -> None:
    chair = FormChair(EveryFormPhase.EXCHANGE)
    chair.settle()
    before = chair.given
    chair.key(pygame.K_RIGHT)
    chair.key(pygame.K_RETURN)
    assert chair.given == before, "Enter on a card chooses it"


def test_a_card_dropped_on_a_place_gives_its_act() -> None:
    chair = FormChair(EveryFormPhase.LAY_OR_BURY)
    chair.settle()
    piece = chair.hand()[1]
    taking = next(spot for spot in chair.sitting.layout().spots if spot.takes and spot.of == 0)
    chair.drag(chair.point(piece), chair.screen.tabletop.stage.spot_area(taking).center)
    assert act_of(chair.given[-1]) == "lay_card"


def test_a_question_with_a_time_limit_counts_down_quietly() -> None:
    chair = FormChair(EveryFormPhase.AUCTION)
    chair.settle()
    countdown = chair.screen.countdown
    assert countdown._figure.visible
    left = countdown._left
    drawn = [countdown._figure.surface]
    for _ in range(50):
        chair.tick(100)
        if countdown._figure.surface is not drawn[-1]:
            drawn.append(countdown._figure.surface)
    assert len(drawn) == 1 + 5, "at most once per second"
    assert left - countdown._left == 5
    assert not FormChair(EveryFormPhase.PEG).screen.countdown._figure.visible


def test_a_key_pressed_during_gathering_reaches_the_visible_cards() -> None:
    chair = FormChair(EveryFormPhase.CUT_PACK)
    chair.settle()
    reach = chair.screen.targets
    del reach.spread()[5:]
    chair.key(pygame.K_TAB)
    assert 0 < sum(target.region == "spread" for target in chair.screen.focus.targets) <= 5
