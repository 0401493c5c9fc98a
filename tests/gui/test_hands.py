"""Input at a table: hasty presses, keyboard focus and close-ups."""

from random import Random
from typing import Any

import pygame
import pytest

from crowe_table import games, palette
from crowe_table.engine.cards import HIDDEN, Card, face, rank, text
from crowe_table.engine.core import act_of, because
from crowe_table.gui.controls.button import Ring
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.press_times import REPEATED_PRESS_TIME
from crowe_table.gui.table.answer import Answer
from crowe_table.gui.table.forced_answer import MOMENT, ForcedAnswer
from crowe_table.gui.table.question_gate import SEEN
from crowe_table.hosting.update import Update
from crowe_table.kit.between_deals import Ready
from crowe_table.palette import InkOn, contrast
from crowe_table.settings import Consent, Settings
from tests.any_game import AnyView
from tests.gui.table_fixture import FIRST, Chair
from tests.present import present
from tests.sampling import TESTED

PLAIN, STRONG = Settings(), Settings(high_contrast=True, text_size="largest")
AT_ONCE = Settings(speed="instant")
TABLES = [
    (slug, preset.name, seats)
    for slug in TESTED
    for preset in games.game(slug).presets[:1]
    for seats in dict.fromkeys((min(preset.seats), max(preset.seats)))
]
OF_SEVERAL_DEALS = [table for table in TABLES if Ready in games.game(table[0]).actions]
"""Tables that ask between two deals whether the players are ready."""


def asked(key: str):
    return lambda chair: chair.view.ask is not None and chair.view.ask.key == key and chair.screen.answer.asked


def at(key: str, slug: str = "cribbage", seats: int = 2, **more) -> Chair:
    chair = Chair(seats, slug=slug, until=lambda view: present(view.ask).key == key, **more)
    assert not chair.over
    return chair


def done(chair: Chair) -> int:
    return len(chair.sitting.table.actions)


def held_up(chair: Chair) -> list[Card]:
    """Return a list to which every card that a close-up shows from now on is added."""
    found: list[Card] = []
    chair.screen.closeup.show_card = found.append  # type: ignore[method-assign,assignment]
    return found


def holds(chair: Chair) -> Card:
    return chair.screen.focus.card


# --- Haste -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_press_that_hurries_never_gives_an_answer(by: str) -> None:
    """Presses throughout an animation must not answer the question that follows."""
    chair = at("play")
    chair.sitting.patient = lambda question: True
    act = next(action for action in chair.view.legal)
    chair.screen.controller.submit(act)
    before, spot = done(chair), chair.point(chair.hand()[0]) if chair.hand() else (640, 640)
    while not chair.screen.answer.asked:
        chair.sitting.answer()
        for _ in range(6):
            if by == "mouse":
                chair.click(spot)
            else:
                chair.key(pygame.K_SPACE)
        before = max(before, done(chair))
    for _ in range(int(SEEN / 40)):
        chair.key(pygame.K_RETURN)
        chair.click(spot)
    assert done(chair) == before
    assert chair.raised() == set()


def test_a_press_counts_again_a_third_of_a_second_after_a_hurry() -> None:
    chair = at("lay-out")
    chair.screen.answer.gate.hurry()
    chair.tick()
    chair.tick(REPEATED_PRESS_TIME - 20)
    chair.click(chair.point(chair.hand()[0]))
    assert chair.raised() == set()
    chair.tick(60)
    chair.click(chair.point(chair.hand()[0]))
    assert len(chair.raised()) == 1


def test_a_press_does_not_carry_over_to_the_next_question() -> None:
    chair = at("lay-out")
    point = chair.point(chair.hand()[0])
    chair.press(point)
    chair.screen.answer.gate.ask()
    chair.tick(SEEN + 20)
    chair.tick()
    chair.release(point)
    assert chair.raised() == set()


def test_a_held_key_presses_once() -> None:
    chair = at("lay-out")
    chair.key(pygame.K_RIGHT)
    for _ in range(5):
        chair.hear(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
        chair.tick(60)
    assert len(chair.raised()) == 1


def test_the_second_of_two_presses_does_not_reach_the_log_below() -> None:
    """After the first press, the log is where the button was. The second press must not open the log."""
    chair = at("next-deal", "brag", 3)
    opened: list[bool] = []
    chair.screen.tabletop.log_paper.opened = lambda: opened.append(True)
    point, before = chair.button("act-ready"), done(chair)
    chair.click(point)
    assert done(chair) == before + 1
    chair.screen.tabletop.log_paper.set_bottom(point[1] + 50)
    chair.screen.answer.gate.ask()
    chair.tick(SEEN)
    chair.click(point)
    assert not opened
    chair.tick(REPEATED_PRESS_TIME)
    chair.click(point)
    assert opened, "the object below needs its own press"


def test_the_menu_accepts_hasty_presses() -> None:
    chair = at("lay-out")
    chair.screen.answer.gate.hurry()
    chair.click(chair.button("menu"))
    assert chair.doors.went == ["menu"]


def test_earlier_events_shown_after_an_answer_ask_nothing() -> None:
    chair = at("lay-out")
    before = Update((), chair.view, own=False)
    chair.screen.answer.answered()
    chair.screen.arrived(before)
    assert not chair.screen.answer.asked, "the visitor has answered that"
    chair.screen.arrived(Update((), chair.view, own=True))
    assert chair.screen.answer.asked
    chair.screen.arrived(before)
    assert chair.screen.answer.asked


def test_the_question_is_traced_when_a_press_counts() -> None:
    chair = at("lay-out")
    assert chair.traced[-1].startswith("asked lay-out")
    chair.traced.clear()
    chair.screen.arrived(Update((), chair.view))
    chair.screen.answer.gate.ask()
    chair.tick()
    chair.tick(SEEN - 10)
    assert chair.traced == []
    chair.tick(20)
    assert [line.split()[1] for line in chair.traced] == ["lay-out"]


# --- Declarations by pressing cards ----------------------------------------------------------------------------------


def in_several(view: AnyView) -> tuple[Card, list[str]]:
    """Return a card that belongs to several of the offered declarations, and the names of these declarations."""
    offers = [offer for _, offer in Answer(view).offered]
    faces = [each for offer in offers for each in set(map(face, offer.cards))]
    card = next((card for offer in offers for card in offer.cards if faces.count(face(card)) > 1), HIDDEN)
    with_it = [offer.name for offer in offers if card != HIDDEN and face(card) in map(face, offer.cards)]
    return card, with_it


def test_repeated_presses_on_a_card_select_its_declarations_in_turn() -> None:
    chair = Chair(slug="piquet", preset="rubicon_32", seed="0", until=lambda view: len(in_several(view)[1]) > 1)
    card, names = in_several(chair.view)
    before, first = len(chair.sitting.table.actions), present(chair.screen.answer.draft).pointed
    pointed = []
    for _ in names:
        piece = next(piece for piece in chair.screen.targets.offered() if piece.card == card)
        chair.click(chair.point(piece))
        pointed.append(present(present(chair.screen.answer.draft).pointed).name)
    assert present(first).name == names[0], "the best is offered from the start"
    assert pointed == [*names[1:], names[0]]
    named = {card for _, offer in chair.screen.answer.offered for card in offer.cards}
    other = next(piece for piece in chair.screen.targets.offered() if piece.card not in named)
    chair.click(chair.point(other))
    assert chair.screen.answer.refusal == because("refuse-unheld", law="calling")
    assert len(chair.sitting.table.actions) == before


# --- Keyboard focus --------------------------------------------------------------------------------------------------


def test_choice_and_focus_are_traced() -> None:
    chair = Chair(slug="piquet", preset="rubicon_32", until=lambda view: view.public.phase.name == "EXCHANGE")
    chair.traced.clear()
    chair.key(pygame.K_RIGHT)
    held = chair.hand()[0]
    assert chair.traced == [f"held cards {text(held.card)}"]
    chair.key(pygame.K_SPACE)
    laid = chair.traced[-2]
    assert laid.startswith("laid ")
    assert {text(piece.card) for piece in chair.hand()} < {word.partition("@")[0] for word in laid.split()[1:]}
    assert chair.raised() == {held.card}


def test_the_focus_moves_to_the_neighbour_of_a_played_card() -> None:
    chair = at("lead", slug="whist", seats=4)
    hand = [piece.card for piece in chair.hand()]
    chair.key(pygame.K_TAB)
    for _ in range(len(hand)):
        if holds(chair) in chair.screen.answer.allowed and hand.index(holds(chair)) < len(hand) - 1:
            break
        chair.key(pygame.K_RIGHT)
    played = holds(chair)
    chair.key(pygame.K_RETURN)
    assert done(chair)
    chair.settle()
    neighbour = hand[hand.index(played) + 1]
    assert holds(chair) == neighbour
    assert chair.screen.focus._ring._sprite.visible


def test_the_focus_stays_on_the_acts_after_an_act() -> None:
    """The visitor presses one act after another. From question to question the focus stays on the acts."""
    chair = Chair(5, slug="brag")
    chair.settle()
    chair.key(pygame.K_TAB)
    regions = []
    for _ in range(12):
        if chair.over or not chair.screen.answer.asked:
            break
        for _ in chair.screen.focus.targets:
            if present(chair.screen.focus.target).region == "acts":
                break
            chair.key(pygame.K_TAB)
        before = done(chair)
        chair.key(pygame.K_RETURN)
        chair.settle()
        if done(chair) > before and chair.screen.answer.presses:
            regions.append(present(chair.screen.focus.target).region)
    assert regions
    assert set(regions) == {"acts"}


def test_the_hand_can_be_focused_but_not_played_out_of_turn() -> None:
    chair = at("lead", slug="whist", seats=4)
    chair.sitting.patient = lambda question: True
    chair.give(chair.view.legal[0], Random(1))
    chair.settle()
    assert not chair.screen.answer.asked
    before = done(chair)
    for key in (pygame.K_TAB, pygame.K_RIGHT, pygame.K_SPACE, pygame.K_RETURN):
        chair.key(key)
    assert holds(chair) in chair.view.zone("hand:0").cards
    assert done(chair) == before


def test_letter_keys_focus_cards_of_the_hand() -> None:
    chair = at("lead", slug="whist", seats=4)
    card = next(piece.card for piece in chair.hand() if rank(piece.card) == 12)
    for _ in range(4):
        chair.key(pygame.K_k)
        chair.tick(2000)
        if holds(chair) == card:
            break
    assert holds(chair) == card


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (3840, 2160)])
def test_cutting_by_keyboard_begins_at_a_legal_place(size: tuple[int, int]) -> None:
    chair = Chair(size=size)
    chair.settle()
    assert chair.screen.answer.place
    chair.key(pygame.K_TAB)
    before = done(chair)
    chair.key(pygame.K_RETURN)
    assert done(chair) == before, "the first press lifts the pack"
    assert chair.screen.tabletop.stage.lifted[1]
    chair.key(pygame.K_RETURN)
    assert done(chair) == before + 1
    assert not chair.screen.answer.refusal


# --- The ring --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [PLAIN, STRONG], ids=["plain", "strong"])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1920, 1080), (3840, 2160)])
def test_the_ring_is_visible_on_paper_and_on_baize(size: tuple[int, int], settings: Settings) -> None:
    """The upper side of the focus ring is tested pixel by pixel, from top to bottom.

    At least two pixels have a contrast of 3:1 with paper and with baize.
    """
    chair = Chair(size=size, settings=settings)
    scene = Scene(pygame.Surface(size))
    ring = Ring(scene, chair.services.assets)
    ring.about(pygame.Rect(200, 200, 200, 100))
    surface = ring._sprite.surface
    column = [surface.get_at((surface.get_width() // 2, y)) for y in range(surface.get_height() // 2)]
    colours = ["#{:02X}{:02X}{:02X}".format(*tuple(point)[:3]) for point in column if point.a == 255]
    strong = settings.high_contrast
    grounds = (
        (palette.PLAIN_PAPER, palette.PLAIN_BAIZE)
        if strong
        else (
            palette.BOOKE_PAPER,
            palette.CARD_PAPER,
            *(ground for top in palette.TABLE_TOPS.values() for ground in (top.lit, top.dark)),
        )
    )
    for ground in grounds:
        assert sum(contrast(InkOn(colour, ground)) >= 3 for colour in colours) >= 2, ground
    ring.about(pygame.Rect(size[0] - 100, size[1] - 62, 98, 60))
    assert pygame.Rect((0, 0), size).contains(ring._sprite.rect), "the ring is complete at the window's edge"


def test_the_ring_surrounds_one_of_several_overlapping_cards() -> None:
    chair = at("lead", slug="whist", seats=4)
    hand = chair.hand()
    stage = chair.screen.tabletop.stage
    targets = [target for target in chair.screen.focus.targets if target.region == "cards"]
    assert [target.card for target in targets] == [piece.card for piece in hand]
    for target, piece in zip(targets, hand, strict=True):
        assert stage.body(piece).contains(target.area)
        for other in hand:
            if other is not piece and other.z > piece.z:
                assert not target.area.colliderect(stage.body(other))
        assert min(target.area.size) > 20


# --- Close-ups -------------------------------------------------------------------------------------------------------


def _seen(chair: Chair) -> list:
    """Return each open card with a point at which it is topmost."""
    stage, found = chair.screen.tabletop.stage, []
    centres = {target.card: target.area.center for target in chair.screen.focus.targets if target.card != HIDDEN}
    for pieces in stage.zones.values():
        for piece in pieces:
            centre = centres.get(piece.card)
            if centre and piece.visible and stage.piece_at(centre, stage.zones) is piece:
                found.append((centre, piece))
    return found


def _reached_by_keys(chair: Chair) -> None:
    """Assert that the keyboard can focus all visible faces, and no others."""
    lying = [piece for pieces in chair.screen.tabletop.stage.zones.values() for piece in pieces]
    shown = {piece.card for piece in lying if piece.visible and piece.card != HIDDEN}
    assert {target.card for target in chair.screen.focus.targets} - {HIDDEN} == shown


@pytest.mark.parametrize(("slug", "preset", "seats"), TABLES)
def test_every_visible_face_has_a_close_up(slug: str, preset: str, seats: int) -> None:
    """A right click, a long press or a key opens the close-up, with or without a question. Keys reach all cards."""
    chair = Chair(seats, "look", slug=slug, preset=preset, settings=AT_ONCE)
    chance, asked_at, waited_at = Random("look"), 0, 0
    chair.sitting.patient = lambda question: True
    chair.settle()
    for _ in range(60):
        if chair.over or (asked_at > 3 and waited_at > 3):
            break
        _reached_by_keys(chair)
        looked = held_up(chair)
        before = done(chair)
        for point, piece in _seen(chair)[:14]:
            looked.clear()
            chair.press(point, button=3)
            control = chair.screen.pointer._control_at(point)
            if control is None:
                chair.press(point)
                chair.tick(16)
                chair.tick(520)
                chair.release(point)
            chair.move(point)
            chair.screen.focus.release()
            chair.key(pygame.K_i)
            assert looked == [piece.card] * (2 if control else 3)
        assert done(chair) == before
        if chair.screen.answer.asked:
            asked_at += 1
            chair.give(chance.choice(chair.view.legal), chance)
        else:
            waited_at += 1
            chair.sitting.answer()
        chair.settle()
    assert asked_at


# --- Forced answers --------------------------------------------------------------------------------------------------


def shuffling(**settings: Any) -> Chair:
    """Return a Whist table at which the visitor can only shuffle."""
    chair = Chair(4, slug="whist", settings=Settings(**settings))
    chair.sitting.patient = lambda question: question != "shuffle-last"
    chance = Random("shuffle")
    for _ in range(4000):
        chair.tick(120)
        view = chair.view
        if view.ask and view.ask.key == "shuffle" and chair.sitting.viewer in view.ask.awaited():
            return chair
        if chair.busy:
            continue
        asked_now = [seat for seat in view.ask.awaited() if seat != chair.sitting.viewer] if view.ask else []
        if asked_now:
            chair.sitting.answer()
        elif chair.screen.answer.asked:
            chair.screen.controller.submit(chance.choice(view.legal))
    raise AssertionError("no question asks to shuffle")


def test_a_forced_answer_is_given_after_a_moment() -> None:
    chair = shuffling()
    before = done(chair)
    while chair.busy or chair.sitting._shelf:
        chair.tick(16)
    assert not chair.screen.answer.asked
    assert "act-shuffle" not in {control.key for control in chair.screen.targets.controls()}
    for _ in range(int(MOMENT / 50)):
        assert done(chair) == before, "the question is visible before the answer"
        chair.tick(50)
    chair.tick(100)
    assert done(chair) == before + 1
    assert act_of(chair.sitting.table.actions[-1]) == "shuffle"


@pytest.mark.parametrize("cuts", [True, False])
@pytest.mark.parametrize(
    ("slug", "preset", "key"),
    [
        ("cribbage", "crowe", "cut-for-deal"),
        ("ecarte", "encyclopaedia", "pattern"),
        ("blind-hookey", "packets", "lift"),
        ("blind-hookey", "heaps", "divide"),
        ("blind-hookey", "heaps", "shuffle-last"),
        ("whist", "crowe", "shuffle-last"),
    ],
)
def test_what_nobody_decides_is_asked_only_if_set(slug: str, preset: str, key: str, cuts: bool) -> None:
    seats = 4 if slug == "whist" else 2
    chair = Chair(seats, slug=slug, preset=preset, until=lambda view: present(view.ask).key == key, cuts=cuts)
    assert (present(chair.view.ask).key == key and chair.screen.answer.asked) == cuts


def test_a_card_is_drawn_for_the_visitor_who_has_nothing_to_declare() -> None:
    """The visitor could resign instead, but that is no reason to ask."""
    chair, chance = Chair(2, slug="bezique", preset="portland_1887"), Random("draw")
    chair.settle()
    while sum(act_of(done) == "draw" and done.seat == FIRST for done in chair.sitting.table.actions) < 2:
        answers = [each for each in chair.view.legal if not each.ends_game]
        assert set(map(act_of, answers)) != {"draw"}
        chair.screen.controller.submit(chance.choice(answers))
        chair.settle()


def test_a_setting_leaves_forced_answers_to_the_visitor() -> None:
    chair = shuffling(only_answers=False)
    for _ in range(60):
        chair.tick(120)
    assert chair.screen.answer.asked
    assert "act-shuffle" in {control.key for control in chair.screen.targets.controls()}


@pytest.mark.parametrize(("slug", "preset", "seats"), OF_SEVERAL_DEALS)
def test_a_pause_to_look_never_ends_by_itself(slug: str, preset: str, seats: int) -> None:
    """Between deals, visitors may look at the table as long as they like."""
    asks_whether_ready = lambda view: any(form.act == "ready" for form in view.call.forms)  # noqa: E731
    chair = Chair(seats, "rest", slug=slug, preset=preset, until=asks_whether_ready)
    assert not chair.over
    before = done(chair)
    for _ in range(40):
        chair.tick(500)
    assert done(chair) == before


@pytest.mark.parametrize("slug", ["baccara", "bassett", "blind-hookey", "hazard"])
def test_a_game_without_hands_makes_no_offer_for_forced_cards(slug: str) -> None:
    preset = games.game(slug).presets[0]
    chair = Chair(preset.seats[0], slug=slug, preset=preset.name, settings=Settings(speed="instant"))
    chair.settle()
    assert chair.screen.answer.forced.offer is None


@pytest.mark.parametrize("forced_cards", ["never", "always"])
def test_the_last_card_is_played_automatically_if_set(forced_cards: Consent) -> None:
    two_left = lambda view: len(view.zone("hand:0").cards) == 2  # noqa: E731
    chair = Chair(4, slug="whist", settings=Settings(forced_cards=forced_cards), until=two_left)
    chair.give(chair.view.legal[0], Random(2))
    chair.settle()
    left = len(chair.view.zone("hand:0").cards)
    assert left == (0 if forced_cards == "always" else 1)


def test_no_answer_is_forced_after_taking_back() -> None:
    sole = ForcedAnswer()
    chair = shuffling()
    sole.arrive(chair.view, Settings())
    assert sole.action
    sole.leave()
    sole.arrive(chair.view, Settings())
    assert sole.action is None
    sole.answered()
    sole.arrive(chair.view, Settings())
    assert sole.action
