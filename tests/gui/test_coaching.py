"""Cards for first deals at the table: above the log, off by one press, and read by everybody."""

from pathlib import Path
from random import Random

import pygame
import pytest

from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import because
from crowe_table.engine.journal import LESSON, Soundness
from crowe_table.games import game
from crowe_table.gui.access.table_tree import table_tree
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.layout_report import report
from crowe_table.hosting.coaching import Coach, coaching_cards
from crowe_table.hosting.listing import SavedGame
from crowe_table.settings import Settings, TextSize
from crowe_table.words import locales
from tests.any_game import AnyView
from tests.gui.hot_seat_fixture import HotSeatWindow
from tests.gui.table_fixture import Chair, Company
from tests.sampling import spread

WINDOWS: tuple[tuple[tuple[int, int], TextSize, str], ...] = (
    ((1280, 800), "ordinary", "fr"),
    ((1024, 768), "largest", "de"),
    ((1080, 1920), "larger", "es"),
)
"""Size, size of print and language of the window."""


class CoachedCompany(Company):
    """A company whose viewer has never played the game."""

    def begin(self, told: bool = True) -> None:
        self.coach = Coach(self.table.game.slug)
        super().begin(told)


class CoachedChair(Chair):
    company = CoachedCompany


def asks_to_lay_out(view: AnyView) -> bool:
    return view.ask is not None and view.ask.key == "lay-out"


def crib_question(language: str = "en", coaching: bool = True) -> Chair:
    settings = Settings(language=language, coaching=coaching)
    return CoachedChair(settings=settings, until=asks_to_lay_out)


def test_a_card_says_what_is_new_and_points_to_it() -> None:
    chair = crib_question()
    card = chair.screen.coaching
    assert card.says.startswith("All players lay out cards for the crib")
    assert chair.screen.tabletop.highlights.areas() != []
    assert chair.screen.tabletop.log_paper.area.top > card.area.bottom


def test_one_press_puts_it_away_and_answers_nothing() -> None:
    chair = crib_question()
    prompt = chair.prompt()
    area = chair.screen.coaching.area
    chair.click((area.centerx, area.bottom - 4))
    assert chair.screen.coaching.says == ""
    assert chair.screen.tabletop.highlights.areas() == []
    frame = frame_of(chair.services.assets)
    assert chair.screen.tabletop.log_paper.area.top == frame.area(frame.account).top
    assert (chair.prompt(), chair.raised()) == (prompt, set())


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_the_keyboard_puts_it_away_and_returns_to_the_hand(key: int) -> None:
    chair = crib_question()
    chair.key(pygame.K_RIGHT)
    first = chair.screen.focus.card
    targets = chair.screen.focus.targets
    chair.screen.focus.take(next(at for at, each in enumerate(targets) if each.control is chair.screen.coaching))
    chair.key(key)
    assert chair.screen.coaching.says == ""
    assert not chair.screen.closeup.shown
    assert chair.raised() == set()
    assert chair.screen.coaching not in [each.control for each in chair.screen.focus.targets]
    assert first != HIDDEN
    assert chair.screen.focus.card == first


def test_an_answer_puts_it_away_and_it_never_returns() -> None:
    chair, chance = crib_question(), Random("once")
    shown = [chair.screen.coaching.says]
    for _ in range(30):
        chair.answer(chance)
        chair.settle()
        if says := chair.screen.coaching.says:
            shown.append(says)
    assert len(shown) > 1
    assert len(set(shown)) == len([text for at, text in enumerate(shown) if not at or shown[at - 1] != text])


def test_the_setting_turns_them_off() -> None:
    assert crib_question(coaching=False).screen.coaching.says == ""


@pytest.mark.parametrize("language", locales())
def test_a_term_on_a_card_can_be_pressed(language: str) -> None:
    chair = crib_question(language)
    term = next(each for each in chair.screen.coaching.terms if each.key == "crib")
    chair.click(term.area.center)
    assert chair.screen.explainer.says.startswith("Crib:")
    assert chair.screen.coaching.says


def test_a_screen_reader_hears_the_card_after_the_question() -> None:
    chair = crib_question()
    nodes = {node.key: node for node in table_tree(chair.screen).root.children}
    assert nodes["question"].name.endswith(chair.screen.coaching.says)
    assert any(key.endswith("coaching") for key in nodes)


def test_a_warning_has_the_place_first() -> None:
    chair = crib_question()
    chair.doors.unwritten = lambda: because("unwritten-full")  # type: ignore[method-assign]
    chair.settle()
    assert chair.screen.coaching.says == ""
    chair.doors.unwritten = lambda: None  # type: ignore[method-assign]
    chair.settle()
    assert chair.screen.coaching.says


@pytest.mark.parametrize(("slug", "window"), [each for each in spread(WINDOWS) if coaching_cards(each[0])])
def test_a_card_covers_no_control_and_moves_nothing(slug: str, window: tuple[tuple[int, int], TextSize, str]) -> None:
    size, text, language = window
    preset = game(slug).presets[0]
    settings = Settings(language=language, text_size=text, speed="instant")
    chair = CoachedChair(preset.usual or preset.seats[0], "coach", size, settings, slug=slug, preset=preset.name)
    chance, shown, boxes = Random("coach"), set(), None
    for _ in range(12):
        chair.settle()
        boxes = boxes or standing(chair)
        assert standing(chair) == boxes
        card = chair.screen.coaching
        if card.says:
            shown.add(card.says)
            assert [each.key for each in chair.screen.answers.controls if each.area.colliderect(card.area)] == []
            frame = frame_of(chair.services.assets)
            assert frame.area(frame.account).union(frame.area(frame.acts)).contains(card.area)
        if chair.over:
            break
        chair.answer(chance)
    assert shown, "there is room for at least one card"


@pytest.mark.parametrize(
    ("game_", "deal", "finished", "exhibit", "deals"),
    [
        ("cribbage", 1, False, "", 2),
        ("cribbage", 2, False, "", 0),
        ("cribbage", 1, True, "", 0),
        ("cribbage", 3, True, LESSON, 2),
        ("whist", 9, True, "", 2),
    ],
)
def test_only_a_game_that_was_never_played_is_coached(
    game_: str, deal: int, finished: bool, exhibit: str, deals: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = HotSeatWindow(tmp_path)
    window.lay("ph", "cribbage", "crowe")
    saved = SavedGame(
        file="other.crowe", soundness=Soundness.SOUND, game=game_, deal=deal, finished=finished, exhibit=exhibit
    )
    monkeypatch.setattr(window.nav._shelf, "listed", lambda: (saved,))
    assert window.nav._coached_deals(window.nav._session) == deals


def standing(chair: Chair) -> dict[tuple[str, object], object]:
    """Return the places of everything on the table."""
    things = report(chair.screen).things
    return {(each.thing, each.owner): each.box for each in things if not each.thing.startswith("button ")}
