"""Explanations of terms and objects, requested by mouse, finger, keyboard and screen reader.

None answers a question.
"""

import pygame
import pytest

from crowe_table.engine.core import Reason, Seat
from crowe_table.gui.access.nodes import Act
from crowe_table.gui.access.table_tree import table_tree
from crowe_table.gui.access.tree import perform, thing_at
from crowe_table.gui.controls.description import NodeRole
from crowe_table.gui.table.explainer import HOVER_TIME
from crowe_table.gui.table.log_page import LogPage
from crowe_table.gui.table.pointer import LONG_PRESS
from crowe_table.settings import Settings
from crowe_table.words.glossary import Term
from tests.gui.delivering import deliver
from tests.gui.table_fixture import Chair

INSTANT = Settings(speed="instant")


def crib_question(language: str = "en", size: tuple[int, int] = (1280, 800)) -> Chair:
    """Return a chair at Cribbage whose question names the crib."""
    settings = Settings(language=language)
    chair = Chair(size=size, settings=settings, until=lambda view: view.ask is not None and view.ask.key == "lay-out")
    chair.services.thing_at = thing_at
    return chair


def term(chair: Chair) -> pygame.Rect:
    return chair.screen.tabletop.question.terms[0].area


def stands(chair: Chair) -> tuple[object, ...]:
    """Return everything that must not change: the question, the choice, and the position of every card."""
    stage = chair.screen.tabletop.stage
    places = {piece.card: stage.position(piece) for zone in stage.zones.values() for piece in zone}
    return chair.prompt(), chair.raised(), chair.view.past, tuple(sorted(places.items()))


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_a_pressed_term_is_explained_and_answers_nothing(language):
    chair = crib_question(language)
    before, at = stands(chair), term(chair).center
    chair.click(at)
    told = chair.screen.explainer.says
    assert told.startswith("Crib:")
    assert len(told) > len("Crib: ")
    assert stands(chair) == before
    chair.click(chair.button("log"))
    assert chair.screen.explainer.says == "", "a press elsewhere takes the slip away"


def test_the_slip_lies_on_the_wood_and_a_press_on_it_has_no_other_effect():
    chair = crib_question()
    chair.click(term(chair).center)
    slip = chair.screen.explainer._explanation.area
    assert slip
    assert not slip.colliderect(chair.screen.tabletop.stage._frame.area(chair.screen.tabletop.stage._frame.cloth))
    chair.click(slip.center)
    assert chair.screen.explainer.says == ""
    assert "log" not in chair.doors.went


def test_a_pointer_that_rests_on_a_term_is_answered_and_one_that_leaves_is_not_followed():
    chair = crib_question()
    chair.move(term(chair).center)
    chair.tick(HOVER_TIME / 2)
    assert chair.screen.explainer.says == ""
    chair.tick(HOVER_TIME)
    chair.tick()
    assert chair.screen.explainer.says.startswith("Crib:")
    chair.move((640, 400))
    assert chair.screen.explainer.says == ""


def test_a_press_is_not_followed_by_an_explanation_of_what_lies_there():
    chair = crib_question()
    at = chair.screen.tabletop.tickets.area(Seat(1)).center
    chair.click(at)
    chair.tick(3 * HOVER_TIME)
    assert chair.screen.explainer.says == ""


def ask_what(chair: Chair) -> None:
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_SHIFT, unicode="?")
    deliver(chair.screen, event, chair.now)
    chair.tick()


def test_a_question_mark_explains_the_terms_of_the_question_in_turn():
    chair = crib_question()
    keys = {place.key for place in chair.screen.tabletop.question.terms}
    before = stands(chair)
    ask_what(chair)
    assert chair.screen.explainer.says.startswith("Crib:")
    assert "crib" in keys
    assert stands(chair) == before
    chair.key(pygame.K_ESCAPE)
    assert chair.screen.explainer.says == ""
    assert "menu" not in chair.doors.went, "Escape only takes the slip away"


def test_a_question_mark_explains_the_focused_control():
    chair = crib_question()
    targets = chair.screen.focus.targets
    chair.screen.focus.take(next(at for at, each in enumerate(targets) if each.region == "terms"))
    ask_what(chair)
    assert chair.screen.explainer.says.startswith("Crib:")


def test_a_screen_reader_hears_what_a_term_means_and_can_open_it():
    chair = crib_question()
    tree = table_tree(chair.screen)
    node = next(node for node in tree.root.walk() if node.key.startswith("control-term-"))
    assert node.role is NodeRole.LINK
    assert node.name == "crib"
    assert "cards" in node.note
    question = tree.find("question")
    assert question is not None
    assert "\ue000" not in question.name
    assert "crib" in question.name
    assert perform(chair.screen, node.key, Act.CLICK, lambda event: deliver(chair.screen, event, chair.now))
    told = table_tree(chair.screen).find("explanation")
    assert told is not None
    assert told.live
    assert node.note in told.name


@pytest.mark.parametrize(
    ("thing", "says"),
    [
        (lambda chair: chair.screen.tabletop.tickets.area(Seat(1)), "who likes to be bold"),
        (lambda chair: chair.screen.tabletop.boards[0].area, "mark the score"),
    ],
    ids=["player", "board"],
)
def test_a_long_press_says_what_a_thing_is(thing, says):
    chair = crib_question()
    at = thing(chair).center
    before = stands(chair)
    chair.press(at)
    chair.tick()
    chair.tick(LONG_PRESS + 50)
    chair.tick()
    chair.release(at)
    assert says in chair.screen.explainer.says
    assert stands(chair) == before


@pytest.mark.parametrize(
    ("slug", "preset", "says"),
    [("bezique", "portland_1887", "hands point to thousands"), ("ruff", "pearson", "marked with two cards")],
)
def test_dials_and_score_cards_say_what_they_are(slug, preset, says):
    scores = lambda view: all(view.public.scores)  # noqa: E731
    chair = Chair(4 if slug == "ruff" else 2, "5", slug=slug, preset=preset, until=scores, settings=INSTANT)
    chair.settle()
    props = chair.screen.tabletop.props
    areas = [props.seen(spot) for spot, _ in props.scores()]
    things = [thing_at(chair.screen, area.center) for area in areas if area]
    assert things
    assert all(thing and thing.title and says in thing.sentence for thing in things)


def test_what_the_screen_says_of_a_thing_is_what_a_screen_reader_hears():
    chair = crib_question()
    at = chair.screen.tabletop.tickets.area(Seat(1)).center
    told, node = thing_at(chair.screen, at), table_tree(chair.screen).find("player-1")
    assert told is not None
    assert node is not None
    assert (told.title, told.sentence.split("\xa0· ")) == (node.name, node.note.split("; "))


def test_an_explanation_covers_the_coaching_card_wholly():
    chair = crib_question()
    card = chair.screen.coaching
    card.show("A coaching card with enough words to fill several lines above the account of the deal.")
    card.fit(allowed=True)
    assert card.enabled
    chair.screen.explainer.explain(Term("The pack", "forty cards"))
    assert chair.screen.explainer._explanation.area.contains(card.area)


def test_the_place_of_an_empty_pile_is_explained():
    chair = Chair(
        seats=3, slug="schafskopf", preset="pearson", until=lambda view: view.ask is not None and len(view.past) > 40
    )
    stage = chair.screen.tabletop.stage
    assert not stage.zones["blind"]
    told = thing_at(chair.screen, stage.area("blind").center)
    assert told is not None
    assert told.title == "The blind"
    assert told.sentence.endswith("No cards lie here now.")


def test_cards_with_their_face_up_and_buttons_are_not_explained():
    chair = crib_question()
    assert thing_at(chair.screen, chair.point(chair.hand()[0])) is None
    assert thing_at(chair.screen, chair.button("menu")) is None


def test_a_refusal_and_its_terms_are_shown_without_marks_to_every_reader():
    chair = crib_question()
    chair.screen.speech.refuse(Reason("ask-claim-crib"))
    assert "\ue000" not in chair.prompt()
    assert chair.screen.tabletop.question.terms


def test_a_term_of_the_log_page_is_explained_and_a_press_elsewhere_removes_it():
    chair = Chair(seats=4, slug="speculation", until=lambda view: view.ask is not None and view.ask.key == "next-deal")
    page = LogPage(chair.services, chair.doors, chair.sitting, chair.screen.answer.view)
    page.build()
    place = page.explainer.handles()[0].area.center
    before = page.moment()
    deliver(page, pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=place), chair.now)
    assert ": " in page.explainer.says
    assert page.moment() == before, "the press selects no other moment"
    deliver(page, pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(3, 3)), chair.now)
    assert page.explainer.says == ""
    deliver(page, pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=0, unicode="?"), chair.now)
    assert page.explainer.says
    deliver(page, pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""), chair.now)
    assert page.explainer.says == ""
    assert "back" not in chair.doors.went, "Escape only removes the explanation"
    assert not any("\ue000" in line for line in (*page.lines(), page.moment(), page.title()))
