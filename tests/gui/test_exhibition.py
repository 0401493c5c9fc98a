"""An exhibition with impatient and idle visitors, visitors who look for a way out, and staff."""

import re
import threading
import time
from collections.abc import Iterator
from dataclasses import replace as replace_appearance
from dataclasses import replace as replace_files
from datetime import datetime, timedelta
from functools import partial
from itertools import chain
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from weakref import WeakSet

import pygame
import pytest
from msgspec.structs import replace

from crowe_table.engine.core import AnyEvent, Reason, Seat
from crowe_table.engine.journal import LESSON
from crowe_table.engine.layout import Kind
from crowe_table.games import game, slugs
from crowe_table.gui.app import appearance_of
from crowe_table.gui.controls.button import press_height, press_width
from crowe_table.gui.controls.controls import PaperButton
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.draw.paper import StyledText, label, print_px
from crowe_table.gui.draw.printed import Print
from crowe_table.gui.exhibition import navigator, object_page, own_words_page
from crowe_table.gui.exhibition.attract_mode import AttractMode, AttractTitle
from crowe_table.gui.exhibition.candle import candle_at, candle_picture
from crowe_table.gui.exhibition.checks import POINTS, CleaningScreen, DisplayTest, TouchTest
from crowe_table.gui.exhibition.guard import CORNER_SIZE, RETRY_DELAY, VisitStage, local_time
from crowe_table.gui.exhibition.morning import MorningPage, MorningState, MorningTests
from crowe_table.gui.exhibition.navigator import MIN_FREE, STATISTICS, ExhibitionFiles, ExhibitionNavigator
from crowe_table.gui.exhibition.object_page import OBJECTS, ObjectCommands, ObjectEntry, ObjectPage, load_picture
from crowe_table.gui.exhibition.own_words_page import OwnWordsPage
from crowe_table.gui.exhibition.sheets import (
    ChoosingPage,
    DarkScreen,
    EndingSoonSheet,
    IdleSheet,
    PinSheet,
    RestingPage,
    VisitorMenu,
)
from crowe_table.gui.exhibition.staff import StaffPage
from crowe_table.gui.exhibition.strip import screen_of, signboard_of, strip_of
from crowe_table.gui.exhibition.visitor_results import VisitorResultsPage
from crowe_table.gui.exhibition.window import MIN_CONTROL_HEIGHT, ExhibitionApp, Opening, settings_of
from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.lesson_opening import LessonOpeningSheet
from crowe_table.gui.nav import WindowNavigator
from crowe_table.gui.pages import flow, title
from crowe_table.gui.pages.book import RIGHT_WIDE
from crowe_table.gui.pages.confirm import ConfirmSheet
from crowe_table.gui.pages.flow import Block, space
from crowe_table.gui.pages.lessons import DifferencesSheet
from crowe_table.gui.pages.page import Page
from crowe_table.gui.screen import Navigator, Screen
from crowe_table.gui.table.director import Director
from crowe_table.gui.table.explainer import TermHandle
from crowe_table.gui.table.formations.blocks import cloth_size, min_spot
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.screen import TableScreen
from crowe_table.gui.table.tabletop import Tabletop
from crowe_table.hosting import hot_seat
from crowe_table.hosting.attract_schedule import AttractShow, ShowKind, season, shown_times
from crowe_table.hosting.exhibition import HOUSE_OBJECTS, Exhibition, load, template
from crowe_table.hosting.exhibits import exhibits
from crowe_table.hosting.lessons import games_with_lessons
from crowe_table.hosting.new_table import NewTable
from crowe_table.hosting.opponents import ComputerPlayers
from crowe_table.hosting.own_exhibit import FOLDER, PAGES, OwnExhibit, OwnWords, _blank_png, load_own
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.visits import Figures, Visit, VisitEnd, Visits
from crowe_table.hosting.worker import Worker
from crowe_table.settings import TEXT_SIZES
from crowe_table.words import Words, locales
from crowe_table.words.characters import CHARACTERS
from tests.gui.measuring import measure, placed, table_of
from tests.present import present
from tests.sampling import going_on
from tests.soak.season import DISK, RandomAnswers

SIZE = (1280, 800)
PIN = "480916"
SETTINGS = Exhibition(
    pin=PIN,
    languages=locales(),
    games=("blind-hookey", "cribbage"),
    idle_seconds=30,
    countdown_seconds=10,
    visit_minutes=5,
    speech=True,
)


class Visitors:
    """An exhibition without a display. The test controls the clock."""

    def __init__(self, folder: Path, settings: Exhibition = SETTINGS, size: tuple[int, int] = SIZE) -> None:
        self.folder = folder
        self.visits = Visits(folder.parent / "visits")
        self.file = folder.parent / "table.toml"
        self.file.write_text(f'# a note\npin = "{PIN}"\nvolume = 60\n')
        files = ExhibitionFiles(
            visits=self.visits,
            tables=folder.parent / "kept",
            file=self.file,
            wrong_pins=folder.parent / "wrong-pins.json",
        )
        opening = Opening(settings, files, size=size, mute=True)
        self.app = ExhibitionApp(opening, Shelf(folder))
        self.day = (12, 0)
        self.app.guard._local_time = lambda: self.day
        self.now = 1_000_000.0
        self.app.nav.lock.clock = lambda: self.now / 1000
        self.app.nav.open_attract_mode()
        self.wait(0.1)

    def wait(self, seconds: float) -> None:
        """Let this time pass, in ten steps."""
        for _ in range(10):
            self.now += seconds * 100
            self.app.nav.release_closed()
            self.app.guard.step(self.now)
            self.app.strip.step(self.now)
            if self.app.nav.top:
                self.app.nav.top.step(self.now)
                self.app._update_listener(self.now)

    def hear(self, kind: int, **what: Any) -> None:
        self.app._handle(pygame.event.Event(kind, **what), self.now)

    def touch(self, point: tuple[int, int], held: float = 0.1) -> None:
        self.wait(0.5)
        self.hear(pygame.MOUSEBUTTONDOWN, pos=point, button=1)
        self.wait(held)
        self.hear(pygame.MOUSEBUTTONUP, pos=point, button=1)

    def press(self, key: str) -> None:
        page = self.app.nav.top
        assert isinstance(page, Page)
        self.touch(next(each.area for each in page.controls if each.key == key).center)

    def key(self, key: int) -> None:
        self.wait(0.5)
        self.hear(pygame.KEYDOWN, key=key, mod=0, unicode="")
        self.hear(pygame.KEYUP, key=key, mod=0)

    def hold_corners(self) -> None:
        self.touch((2, 2), held=6)
        self.touch((1278, 798), held=6)
        self.wait(0.1)

    def tell(self, pin: str) -> None:
        """Type a PIN on the keypad and submit it."""
        for digit in pin:
            self.press(f"figure-{digit}")
        self.press("enter")

    def to_staff(self) -> None:
        self.hold_corners()
        self.tell(PIN)

    def on_strip(self, key: str) -> None:
        """Press the control with this key on the strip, at its position in the window."""
        strip = self.app.strip
        told = [each.key for each in self.app.nav.strip()]
        area = strip._controls[told.index(key)].area.move(strip.area.topleft)
        self.wait(0.5)
        self.touch(self.app._pane.to_screen(pygame.event.Event(pygame.MOUSEMOTION, pos=area.center)).pos)
        self.wait(0.1)
        self.app._show()

    def sit_down_to(self, slug: str) -> None:
        self.press(f"game-{slug}")
        assert isinstance(self.app.nav.top, HotSeatScreen)

    def sit_down(self) -> None:
        self.touch((640, 400))
        self.sit_down_to("blind-hookey")

    def until_asked(self) -> TableScreen:
        """Run until the visitor's first question, and return the table."""
        screen = self.app.nav.top
        assert isinstance(screen, HotSeatScreen)
        table = screen.face
        assert isinstance(table, TableScreen)
        until = self.now + 60_000
        while not table.answer.asked:
            assert self.now < until
            time.sleep(DISK)
            self.wait(0.5)
        return table

    @property
    def counted(self) -> Visit:
        """The last completed visit."""
        return self.visits.of(self.visits.days()[-1])[-1]

    @property
    def shown(self) -> type:
        return type(self.app.nav.top)


@pytest.fixture
def visitors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitors]:
    found = Visitors(tmp_path / "sessions")
    found.app.nav._worker = cast(Worker, RandomAnswers())
    monkeypatch.setattr(hot_seat, "ComputerPlayers", partial(ComputerPlayers, clock=lambda: found.now / 1000))
    yield found
    found.app.nav.close()
    pygame.quit()


def test_attract_mode_runs_until_the_first_touch(visitors: Visitors) -> None:
    attract_mode = visitors.app.nav.top
    assert isinstance(attract_mode, AttractMode)
    parts = set()
    tables = WeakSet[Tabletop]()
    for _ in range(6 * len(OBJECTS)):
        visitors.wait(9.0)
        parts.add(type(attract_mode._part).__name__)
        if isinstance(attract_mode._part, HotSeatScreen) and isinstance(attract_mode._part.face, TableScreen):
            tables.add(attract_mode._part.face.tabletop)
        assert len(tables) < 2, "a table shown before keeps its pictures"
    assert parts == {"AttractTitle", "HotSeatScreen", "ObjectPage", "OwnWordsPage"}


def shown_next(visitors: Visitors, show: AttractShow) -> Screen:
    """Let attract mode go on with a show, and return its screen."""
    attract_mode = visitors.app.nav.top
    assert isinstance(attract_mode, AttractMode)
    attract_mode._opening.clear()
    attract_mode._season = chain([show], attract_mode._season)
    attract_mode._next()
    visitors.wait(0.1)
    visitors.app._show()
    return present(attract_mode._part)


def test_famous_hands_are_played_with_their_title(visitors: Visitors) -> None:
    part = shown_next(visitors, AttractShow(ShowKind.FAMOUS, "cumberland", 45.0))
    assert isinstance(part, HotSeatScreen)
    assert part.session.head.exhibit == "cumberland"
    assert part.session.persons == ()
    attract_mode = visitors.app.nav.top
    assert isinstance(attract_mode, AttractMode)
    assert attract_mode._caption() == visitors.app.services.words.game("whist").text("exhibit-cumberland") + "\n"


@pytest.mark.parametrize("slug", games_with_lessons())
def test_the_first_steps_of_a_lesson_show_themselves(visitors: Visitors, slug: str) -> None:
    part = shown_next(visitors, AttractShow(ShowKind.LESSON, slug, 300.0))
    assert isinstance(part, HotSeatScreen)
    for _ in range(400):
        time.sleep(DISK)
        visitors.wait(2.0)
        if (lesson := part.lesson()) and lesson.number >= 2:
            break
    assert present(part.lesson()).number >= 2
    assert visitors.shown is AttractMode


@pytest.mark.parametrize("locale", locales())
def test_a_face_introduces_itself(visitors: Visitors, locale: str) -> None:
    attract_mode, services = visitors.app.nav.top, visitors.app.services
    assert isinstance(attract_mode, AttractMode)
    services.words = Words(locale)
    for character in CHARACTERS:
        page = attract_mode._face(character.face)
        assert isinstance(page, OwnWordsPage)
        page.build()
        assert page._picture
        assert page._words[0] in page._words[1]


def test_only_one_thing_moves_at_a_time(visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    attract_mode, began = visitors.app.nav.top, 0
    assert isinstance(attract_mode, AttractMode)
    scene, change = Director._scene, AttractMode._change_language

    def watched(director: Director, event: AnyEvent, deal: int) -> Iterator[float]:
        nonlocal began
        began += 1
        assert not director.glides, "something begins to move while another thing moves"
        yield from scene(director, event, deal)

    def changed(mode: AttractMode) -> None:
        table = mode._part.face if mode._part else None
        assert not (isinstance(table, TableScreen) and table.director.glides)
        change(mode)

    monkeypatch.setattr(Director, "_scene", watched)
    monkeypatch.setattr(AttractMode, "_change_language", changed)
    for slug in ("hazard", "whist", "brag"):
        part = shown_next(visitors, AttractShow(ShowKind.LESSON, slug, 60.0))
        assert isinstance(part, HotSeatScreen)
        for _ in range(60):
            time.sleep(DISK)
            visitors.wait(0.5)
    assert began > 50
    assert attract_mode._language_changes > 10


@pytest.mark.parametrize(
    ("opens", "closes", "hour", "left", "hours"),
    [
        ("10:00", "18:00", (10, 0), 1.0, 8),
        ("10:00", "18:00", (16, 0), 0.25, 8),
        ("10:00", "18:00", (19, 0), 0.0, 8),
        ("20:00", "02:00", (23, 0), 0.5, 6),
        ("", "", (18, 0), 0.25, 24),
    ],
)
def test_the_candle_burns_down_with_the_opening_hours(
    opens: str, closes: str, hour: tuple[int, int], left: float, hours: int
) -> None:
    candle = candle_at(replace(SETTINGS, opens=opens, closes=closes), datetime(2027, 5, 3, *hour))
    assert candle.left == pytest.approx(left)
    assert candle.hours == hours
    picture = candle_picture(candle, (400, 640))
    used = picture.get_bounding_rect(min_alpha=250)
    assert picture.get_rect().contains(used)
    assert used.h == pytest.approx(640 * (0.24 + 0.66 * max(left, 0.02)), abs=640 * 0.05)


@pytest.mark.parametrize("locale", locales())
def test_the_page_about_candles_fits_in_the_largest_print(
    visitors: Visitors, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, laid = visitors.app.services, list[tuple[int, int]]()
    largest = replace_appearance(services.assets.look, text=TEXT_SIZES["largest"])
    services.assets = Assets(services.assets.art, services.assets.canvas, largest)
    services.words = Words(locale)

    def noted(blocks: list[Block], area: pygame.Rect, gap: int) -> int:
        laid.append((area.y, flow.lay(blocks, area, gap) - gap))
        return laid[-1][1]

    monkeypatch.setattr(own_words_page, "lay", noted)
    part = shown_next(visitors, AttractShow(ShowKind.CANDLE, seconds=30.0))
    assert isinstance(part, OwnWordsPage)
    assert part._picture
    (_, bottom), (foot, _) = laid
    assert bottom <= foot


def test_everything_of_the_house_is_shown_within_a_cycle(visitors: Visitors) -> None:
    shows = visitors.app.nav._shows()
    assert {show.name for show in shows if show.kind is ShowKind.FAMOUS} == {each.name for each in exhibits()}
    assert {show.name for show in shows if show.kind is ShowKind.LESSON} == set(games_with_lessons())
    last: dict[AttractShow, float] = {}
    for at, show in shown_times(season(shows, "museum"), 14 * 24 * 3600.0):
        if show.kind is not ShowKind.HAND:
            assert at - last.get(show, -3600.0) >= 3600
            last[show] = at
    assert set(last) == set(shows)


NO_COMMANDS = ObjectCommands(turn=print, stay=print, is_staying=bool, play=print)


@pytest.mark.parametrize("entry", OBJECTS, ids=[entry.name for entry in OBJECTS])
def test_a_page_about_an_object_stands_for_a_slow_reader(visitors: Visitors, entry: ObjectEntry) -> None:
    services = visitors.app.services
    page = ObjectPage(services, Navigator(), entry, NO_COMMANDS)
    words = len(services.words.text(f"exhibition-object-{entry.name}").split())
    assert page.reading_time >= max(20_000, words / 90 * 60_000)


@pytest.mark.parametrize("locale", locales())
def test_a_page_about_an_object_fits_in_the_largest_print(
    visitors: Visitors, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = visitors.app.services
    services.assets = Assets(
        services.assets.art,
        services.assets.canvas,
        replace_appearance(services.assets.look, text=TEXT_SIZES["largest"]),
    )
    services.words = Words(locale)
    bottoms: list[int] = []
    plainly = flow.lay

    def noted(blocks: list[Block], area: pygame.Rect, gap: int) -> int:
        bottoms.append(plainly(blocks, area, gap) - gap)
        return bottoms[-1]

    monkeypatch.setattr(object_page, "lay", noted)
    page = ObjectPage(services, Navigator(), OBJECTS[0], NO_COMMANDS)
    for entry in OBJECTS:
        page.show(entry)
        play = next(control for control in page.controls if control.key == "play")
        assert bottoms[-1] < play.area.top, entry.name
        assert services.words.has(f"exhibition-object-{entry.name}-source")
        assert not any(one.area.colliderect(two.area) for one in page.controls for two in page.controls if one != two)


def at_object(visitors: Visitors, name: str = "") -> AttractMode:
    """Show a page about an object next, and return attract mode."""
    shown_next(visitors, AttractShow(ShowKind.OBJECT, name or OBJECTS[0].name))
    attract_mode = visitors.app.nav.top
    assert isinstance(attract_mode, AttractMode)
    return attract_mode


def shown_object(attract_mode: AttractMode) -> str:
    return attract_mode._part.entry.name if isinstance(attract_mode._part, ObjectPage) else ""


def press_on_object(visitors: Visitors, key: str) -> None:
    attract_mode = visitors.app.nav.top
    assert isinstance(attract_mode, AttractMode)
    assert isinstance(attract_mode._part, ObjectPage)
    visitors.touch(next(each.area for each in attract_mode._part.controls if each.key == key).center)
    visitors.wait(0.1)


def test_a_touch_on_a_page_about_an_object_is_for_the_page(visitors: Visitors) -> None:
    """The touch does not begin a visit. The page stays for another full reading time."""
    attract_mode = at_object(visitors, "pegging-board")
    page = attract_mode._part
    assert isinstance(page, ObjectPage)
    for _ in range(6):
        visitors.wait(page.reading_time / 1000 - 5)
        visitors.touch((300, 300))
        assert attract_mode._part is page
        assert visitors.shown is AttractMode
    visitors.wait(page.reading_time / 1000 + 1)
    visitors.wait(1)
    assert attract_mode._part is not page
    assert visitors.visits.days() == ()


def test_the_pages_about_objects_are_turned_both_ways(visitors: Visitors) -> None:
    attract_mode = at_object(visitors)
    names = [entry.name for entry in OBJECTS]
    seen = []
    for key in ("after", "after", "before", "before", "before"):
        press_on_object(visitors, key)
        seen.append(shown_object(attract_mode))
    assert seen == [names[at] for at in (1, 2, 1, 0, -1)]
    visitors.key(pygame.K_TAB)
    visitors.key(pygame.K_TAB)
    assert visitors.shown is AttractMode


@pytest.mark.parametrize("key", ["play", "cards"])
def test_play_and_the_picture_of_a_card_start_at_once(visitors: Visitors, key: str) -> None:
    at_object(visitors)
    press_on_object(visitors, key)
    assert visitors.shown is ChoosingPage
    assert visitors.app.guard.stage is VisitStage.VISIT


def test_a_page_is_held_for_as_long_as_somebody_answers(visitors: Visitors) -> None:
    attract_mode = at_object(visitors)
    page, languages = attract_mode._part, attract_mode._language_changes
    press_on_object(visitors, "stay")
    for _ in range(3):
        visitors.wait(SETTINGS.idle_seconds + 80)
        assert attract_mode._part is page
        assert attract_mode._language_changes == languages
        visitors.wait(12)
        assert visitors.shown is IdleSheet
        visitors.press("more")
        visitors.wait(0.1)
        assert visitors.app.guard.stage is VisitStage.ATTRACT_MODE
        assert attract_mode._part is page
    visitors.wait(SETTINGS.idle_seconds + 91)
    visitors.wait(11)
    assert attract_mode._part is not page, "the next visitor finds the title"
    assert not attract_mode.staying
    assert visitors.visits.days() == ()


def test_a_held_page_turns_by_itself_again(visitors: Visitors) -> None:
    attract_mode = at_object(visitors)
    page = attract_mode._part
    press_on_object(visitors, "stay")
    visitors.wait(60)
    press_on_object(visitors, "stay")
    visitors.wait(10)
    assert attract_mode._part is page
    visitors.wait(40)
    assert attract_mode._part is not page


def test_stopped_motion_stays_stopped_while_somebody_reads(visitors: Visitors) -> None:
    attract_mode = at_object(visitors)
    visitors.on_strip("motion")
    for _ in range(4):
        visitors.wait(SETTINGS.idle_seconds + 80)
        press_on_object(visitors, "after")
        assert visitors.app.services.settings.reduced_motion
        assert attract_mode.reading
    visitors.wait(SETTINGS.idle_seconds + 91)
    assert visitors.shown is IdleSheet
    visitors.wait(11)
    assert not visitors.app.services.settings.reduced_motion


def test_stopped_motion_holds_everything_in_attract_mode(visitors: Visitors) -> None:
    attract_mode = visitors.app.nav.top
    assert isinstance(attract_mode, AttractMode)
    while not isinstance(attract_mode._part, HotSeatScreen):
        visitors.wait(1.0)
    visitors.app._show()
    visitors.on_strip("motion")
    visitors.wait(0.1)
    part, answers = attract_mode._part, attract_mode._part.session.count
    languages = attract_mode._language_changes
    visitors.wait(25.0)
    assert attract_mode._part is part, "no page turns"
    assert part.session.count == answers, "no hand plays on"
    assert attract_mode._language_changes == languages, "no invitation changes"
    visitors.wait(10.0)
    assert visitors.shown is IdleSheet
    visitors.wait(21.0)
    assert attract_mode._part is not part or part.session.count > answers, "it goes on for the next visitor"


def test_the_first_touch_opens_the_games_and_the_second_starts_one(visitors: Visitors) -> None:
    visitors.sit_down()
    assert visitors.app.nav.at_table
    options: Any = visitors.app.nav._session.view(Seat(0)).options
    assert options.hands == 5, "visits are limited, so the game is short"


def test_no_visitor_input_leaves_the_exhibition(visitors: Visitors) -> None:
    visitors.touch((640, 400))
    for key, mod in ((pygame.K_ESCAPE, 0), (pygame.K_F11, 0), (pygame.K_F4, pygame.KMOD_ALT), (pygame.K_q, 64)):
        visitors.hear(pygame.KEYDOWN, key=key, mod=mod, unicode="")
        visitors.hear(pygame.KEYUP, key=key, mod=mod)
    visitors.hear(pygame.QUIT)
    for button in (2, 3, 4, 5):
        visitors.hear(pygame.MOUSEBUTTONDOWN, pos=(300, 300), button=button)
    assert visitors.shown is ChoosingPage
    visitors.app.nav.quit()
    visitors.wait(0.1)
    assert visitors.shown is AttractMode, "leaving frees the table for the next visitor"
    assert visitors.counted.ended == VisitEnd.FINISHED


def test_requests_and_abandoned_lessons_are_counted(visitors: Visitors) -> None:
    visitors.touch((640, 400))
    visitors.sit_down_to("cribbage")
    visitors.until_asked()
    for key in (pygame.K_h, pygame.K_w, pygame.K_w):
        visitors.wait(1)
        visitors.hear(pygame.KEYDOWN, key=key, mod=0, unicode="")
        visitors.hear(pygame.KEYUP, key=key, mod=0)
    visitors.app.nav.leave_table()
    visitors.app.nav.play_lesson("blind-hookey")
    visitors.wait(1)
    visitors.app.nav.finish()
    visitors.wait(0.1)
    counted = visitors.counted
    assert (counted.why, counted.assists, counted.language) == (2, {"hint": 1}, "en")
    assert [(taken.slug, taken.reached) for taken in counted.lessons] == [("blind-hookey", 0)]


def test_a_failing_screen_ends_the_visit_and_is_counted(visitors: Visitors) -> None:
    visitors.sit_down()
    visitors.app.nav.recover()
    visitors.wait(0.1)
    assert visitors.shown is AttractMode
    assert visitors.counted.ended == VisitEnd.CRASH
    visitors.app.nav.recover()
    visitors.wait(0.1)
    assert visitors.shown is AttractMode, "nobody was there"
    assert Figures(visitors.visits.of(visitors.visits.days()[-1])).crashes == 2


def test_an_idle_visit_is_questioned_and_then_erased(visitors: Visitors) -> None:
    visitors.sit_down()
    visitors.app.nav.change_settings(visitors.app.services.settings)
    visitors.wait(31)
    assert visitors.shown is IdleSheet
    visitors.press("more")
    visitors.wait(0.1)
    assert visitors.shown is HotSeatScreen
    visitors.wait(31)
    visitors.wait(11)
    assert visitors.shown is AttractMode
    assert visitors.app.guard.stage is VisitStage.ATTRACT_MODE
    assert list(visitors.folder.glob("*.jsonl")) == []
    assert visitors.app.services.words.company.names == ()
    counted = visitors.counted
    assert (counted.ended, [game.slug for game in counted.games]) == (VisitEnd.LEFT, ["blind-hookey"])
    assert 1.2 <= counted.minutes <= 1.4


def minutes_stirring(visitors: Visitors, until: type) -> float:
    """Return the minutes until a page of this type opens. Meanwhile a visitor presses a key now and then."""
    began = visitors.now
    while visitors.shown is not until:
        visitors.key(pygame.K_TAB)
        visitors.wait(9.5)
        assert visitors.now - began < 20 * 60_000
    return round((visitors.now - began) / 60_000)


def test_the_end_of_a_visit_is_announced(visitors: Visitors) -> None:
    visitors.touch((640, 400))
    assert minutes_stirring(visitors, EndingSoonSheet) == 3
    assert minutes_stirring(visitors, AttractMode) == 2
    assert visitors.counted.ended == VisitEnd.LIMIT


def test_the_end_of_a_visit_waits_briefly_for_the_end_of_a_deal(
    visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitors.sit_down()
    monkeypatch.setattr(HotSeatScreen, "between_deals", False)
    assert minutes_stirring(visitors, EndingSoonSheet) == 5 + 3 - 2
    visitors.press("on")
    assert minutes_stirring(visitors, AttractMode) == 2


def test_notice_and_end_of_a_visit_fall_between_two_deals(visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    visitors.sit_down()
    guard, nav = visitors.app.guard, visitors.app.nav
    monkeypatch.setattr(HotSeatScreen, "between_deals", False)
    guard._enforce_limit(guard._visit_began + 4 * 60_000, guard._visit_began + 5 * 60_000)
    assert visitors.shown is HotSeatScreen
    monkeypatch.setattr(HotSeatScreen, "between_deals", True)
    guard._enforce_limit(guard._visit_began + 4 * 60_000, guard._visit_began + 5 * 60_000)
    assert visitors.shown is EndingSoonSheet
    nav.back()
    monkeypatch.setattr(HotSeatScreen, "between_deals", False)
    guard._enforce_limit(guard._visit_began + 7 * 60_000, guard._visit_began + 5 * 60_000)
    assert visitors.shown is HotSeatScreen, "the two minutes announced are not over during the deal"
    monkeypatch.setattr(HotSeatScreen, "between_deals", True)
    guard._enforce_limit(guard._visit_began + 7 * 60_000, guard._visit_began + 5 * 60_000)
    assert visitors.shown is AttractMode


def test_a_visitor_with_a_text_to_read_is_asked_later(visitors: Visitors) -> None:
    visitors.touch((640, 400))
    visitors.app.nav.play_lesson("blind-hookey")
    visitors.wait(115)
    assert visitors.shown is HotSeatScreen
    assert not visitors.app.nav.between_deals
    visitors.wait(10)
    assert visitors.shown is IdleSheet


def test_staff_leave_by_two_corners_and_their_pin(visitors: Visitors) -> None:
    visitors.hold_corners()
    assert visitors.shown is PinSheet
    visitors.tell("1234")
    assert visitors.shown is PinSheet, "the PIN was wrong"
    visitors.tell(PIN)
    assert visitors.shown is StaffPage
    visitors.press("leave")
    visitors.press("confirm")
    assert visitors.app.nav.top is None


def staff(visitors: Visitors) -> StaffPage:
    assert isinstance(visitors.app.nav.top, StaffPage)
    return visitors.app.nav.top


def pad(visitors: Visitors) -> PinSheet:
    assert isinstance(visitors.app.nav.top, PinSheet)
    return visitors.app.nav.top


def told_on(sheet: PinSheet, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the text on the keypad after rebuilding it."""
    said: list[str] = []
    plainly = PinSheet.said

    def noted(self: PinSheet, words: StyledText, width: int, centred: bool = False) -> Block:
        said.extend([words.text] if centred else [])
        return plainly(self, words, width, centred)

    with monkeypatch.context() as patch:
        patch.setattr(PinSheet, "said", noted)
        sheet.recompose()
    return said[-1]


def enabled(page: Page) -> set[str]:
    return {control.key for control in page.controls if control.enabled}


def test_the_pad_checks_only_after_ok_and_hides_the_length(visitors: Visitors) -> None:
    visitors.hold_corners()
    for digit in PIN:
        visitors.press(f"figure-{digit}")
    assert visitors.shown is PinSheet
    visitors.press("figure-1")
    visitors.press("enter")
    assert visitors.shown is PinSheet, "a longer input that begins with the PIN is wrong"
    for digit in PIN:
        visitors.press(f"figure-{digit}")
    assert visitors.shown is PinSheet
    visitors.press("enter")
    assert visitors.shown is StaffPage


def test_ok_without_a_digit_is_no_attempt(visitors: Visitors) -> None:
    visitors.hold_corners()
    for _ in range(5):
        visitors.press("enter")
    assert pad(visitors)._typed == ""
    assert visitors.visits.days() == ()
    visitors.tell(PIN)
    assert visitors.shown is StaffPage


@pytest.mark.parametrize(("digits", "enter"), [("K_", pygame.K_RETURN), ("K_KP", pygame.K_KP_ENTER)])
def test_the_pin_can_be_typed_and_corrected_on_a_keyboard(visitors: Visitors, digits: str, enter: int) -> None:
    visitors.hold_corners()
    typed: list[str | int] = ["1", "2", pygame.K_DELETE, "4", "8", "7", pygame.K_BACKSPACE, "0", "9", "1", "6"]
    for key in typed:
        visitors.key(getattr(pygame, digits + key) if isinstance(key, str) else key)
    assert visitors.shown is PinSheet
    visitors.key(enter)
    assert visitors.shown is StaffPage


@pytest.mark.parametrize("locale", locales())
def test_the_clear_key_is_labelled(visitors: Visitors, locale: str) -> None:
    visitors.app.services.words = Words(locale)
    visitors.hold_corners()
    visitors.press("figure-5")
    clear = next(control for control in pad(visitors).controls if control.key == "clear")
    assert isinstance(clear, PaperButton)
    assert clear._press.text == {"en": "Clear", "de": "Löschen", "fr": "Effacer", "es": "Borrar"}[locale]
    visitors.press("clear")
    assert pad(visitors)._typed == ""


def test_wrong_pins_lock_the_pad_for_increasing_times(visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    """The keypad says for how long it is locked. Meanwhile none of its digits moves."""
    visitors.hold_corners()
    areas = {control.key: control.area for control in pad(visitors).controls}
    for _ in range(2):
        visitors.tell("1234")
        assert told_on(pad(visitors), monkeypatch) == Words().text("exhibition-pin-wrong")
        assert "enter" in enabled(pad(visitors))
    for minutes, pause in (("0:30", 30), ("1:00", 60)):
        visitors.tell("1234")
        assert enabled(pad(visitors)) == {"back"}
        assert minutes in told_on(pad(visitors), monkeypatch)
        visitors.wait(10)
        assert minutes not in told_on(pad(visitors), monkeypatch)
        visitors.wait(pause - 9)
        assert {control.key: control.area for control in pad(visitors).controls} == areas
    visitors.tell(PIN)
    assert visitors.shown is StaffPage


def test_reopening_the_pad_does_not_unlock_it(visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    visitors.sit_down()
    visitors.hold_corners()
    for pause in (0, 0, 31, 0):
        visitors.tell("1234")
        visitors.wait(pause)
    for _ in range(2):
        left = visitors.app.nav.lock.pause
        visitors.press("back")
        assert visitors.shown is HotSeatScreen
        visitors.hold_corners()
        assert 0 < visitors.app.nav.lock.pause < left
        assert enabled(pad(visitors)) == {"back"}
        visitors.tell(PIN)
        visitors.key(pygame.K_4)
        assert pad(visitors)._typed == ""
    visitors.wait(60)
    visitors.tell(PIN)
    assert visitors.shown is StaffPage


def test_a_restart_does_not_unlock_the_pad(visitors: Visitors) -> None:
    visitors.hold_corners()
    for _ in range(4):
        visitors.app.nav.lock.admits("1234")
        visitors.wait(31)
    pause = visitors.app.nav.lock.pause
    assert 0 < pause <= 60
    for thread in threading.enumerate():
        if thread.name == "pin-lock":
            thread.join()
    again = ExhibitionNavigator(
        visitors.app.services, visitors.app._shelf, print, SETTINGS, visitors.app._counting, visitors.app.nav._files
    )
    again.lock.clock = visitors.app.nav.lock.clock
    assert again.lock.pause == pause


def test_wrong_pins_and_the_longest_lock_are_reported_to_staff(
    visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitors.hold_corners()
    for pause in (0, 0, 30, 60):
        visitors.tell("1234")
        visitors.wait(pause + 1)
    found = visitors.visits.of(visitors.visits.days()[-1])
    assert [(visit.ended, visit.assists) for visit in found] == [
        (VisitEnd.WRONG_PIN, {}),
        (VisitEnd.WRONG_PIN, {}),
        (VisitEnd.WRONG_PIN, {"pause": 30}),
        (VisitEnd.WRONG_PIN, {"pause": 60}),
    ]
    figures = Figures(found)
    assert (figures.visits, figures.wrong_pins, figures.longest_pause, figures.crashes) == (0, 4, 60, 0)
    assert not figures.endings
    assert not figures.assists
    visitors.tell(PIN)
    page = visitors.app.nav.top
    assert isinstance(page, StaffPage)
    said: list[str] = []

    def hear(words: StyledText, width: int, *, centred: bool = False) -> Block:
        said.append(words.text)
        return space(1)

    monkeypatch.setattr(page, "said", hear)
    page.recompose()
    assert "4 wrong PINs in this time; the longest pause was 1:00." in said


def test_reset_and_leave_ask_for_confirmation(visitors: Visitors) -> None:
    visitors.sit_down()
    visitors.to_staff()
    for key in ("reset", "leave"):
        visitors.press(key)
        assert visitors.shown is ConfirmSheet
        visitors.press("keep")
        assert visitors.shown is StaffPage
        visitors.press(key)
        visitors.key(pygame.K_RETURN)
        assert visitors.shown is StaffPage, "Enter keeps the setting"
        visitors.press(key)
        visitors.wait(121)
        assert visitors.shown is HotSeatScreen, "staff have left, and nobody is asked"
        assert visitors.app.guard.stage is VisitStage.VISIT
        visitors.to_staff()
    visitors.press("reset")
    visitors.press("confirm")
    visitors.wait(0.1)
    assert visitors.shown is AttractMode
    assert visitors.counted.ended == VisitEnd.STAFF


def test_a_forgotten_staff_page_closes(visitors: Visitors) -> None:
    for pin in ("", PIN):
        visitors.hold_corners()
        visitors.tell(pin)
        visitors.wait(121)
        assert not visitors.app.nav.staff
    visitors.wait(0.1)
    assert visitors.shown is AttractMode


def test_staff_settings_apply_to_visitors_and_are_saved(visitors: Visitors) -> None:
    visitors.sit_down()
    visitors.to_staff()
    page = visitors.app.nav.top
    assert isinstance(page, StaffPage)
    for name, key in (("volume", pygame.K_LEFT), ("closes", pygame.K_RIGHT), ("tables", pygame.K_RIGHT)):
        page.hold(name)
        visitors.key(key)
    assert (visitors.app.nav.exhibition.volume, visitors.app.nav.exhibition.closes) == (50, "00:00")
    assert present(load(visitors.file).exhibition).closes == "00:00"
    assert "# a note" in visitors.file.read_text()
    visitors.app.nav.change_settings(replace(visitors.app.services.settings, volume_cards=100, full_screen=True))
    assert visitors.app.services.settings.volume_cards == 50, "no visitor can raise the volume"
    assert not visitors.app.services.settings.full_screen
    visitors.press("reset")
    visitors.press("confirm")
    visitors.wait(0.1)
    assert visitors.shown is AttractMode
    assert visitors.counted.ended == VisitEnd.STAFF
    assert len(list((visitors.folder.parent / "kept").glob("*.crowe"))) == 1


def failed_too_often(visitors: Visitors) -> None:
    visitors.app.nav._close_all()
    visitors.app.nav._screens.clear()
    visitors.app.nav.open_resting()


def test_a_table_with_many_faults_is_retried_after_a_while(visitors: Visitors) -> None:
    """While the table rests after its faults, no input starts a game."""
    failed_too_often(visitors)
    visitors.wait(0.1)
    visitors.touch((640, 400))
    visitors.app._show()
    visitors.on_strip("de")
    visitors.wait(RETRY_DELAY / 1000 - 10)
    assert visitors.shown is RestingPage
    visitors.wait(20)
    assert visitors.shown is AttractMode
    assert len(visitors.app.nav._screens) == 1
    visitors.sit_down()


def test_staff_can_reopen_a_table_with_many_faults(visitors: Visitors) -> None:
    failed_too_often(visitors)
    visitors.to_staff()
    visitors.press("reset")
    visitors.press("confirm")
    visitors.wait(0.1)
    assert visitors.shown is AttractMode
    assert len(visitors.app.nav._screens) == 1


def test_cleaning_mode_ignores_input(visitors: Visitors) -> None:
    visitors.to_staff()
    visitors.press("clean")
    for _ in range(5):
        visitors.touch((640, 700), held=4)
        visitors.key(pygame.K_RETURN)
    assert visitors.shown is CleaningScreen
    visitors.wait(15)
    assert visitors.shown is StaffPage


def test_staff_check_picture_sound_and_touch_in_the_morning(visitors: Visitors) -> None:
    visitors.to_staff()
    visitors.press("morning")
    page = visitors.app.nav.top
    assert isinstance(page, MorningPage)
    visitors.press("sound")
    visitors.press("display")
    for _ in range(7):
        screen = visitors.app.nav.top
        assert isinstance(screen, DisplayTest)
        screen.paint(visitors.app._pane.surface)
        visitors.touch((300, 300))
    assert visitors.shown is MorningPage
    assert page._done == {"sound", "display"}
    w, h = visitors.app._pane.surface.get_size()
    for answering, silent in ((9, 0), (8, 16)):
        visitors.press("touch")
        screen = visitors.app.nav.top
        assert isinstance(screen, TouchTest)
        for x, y in POINTS[:answering]:
            screen.paint(visitors.app._pane.surface)
            visitors.touch((round(x * w), round(y * h)))
        visitors.wait(silent)
        assert visitors.shown is MorningPage
        assert page._touched == answering
    visitors.press("back")
    visitors.press("back")
    visitors.wait(0.1)
    assert visitors.shown is AttractMode
    assert visitors.visits.days() == (), "it was not a visit"


@pytest.mark.parametrize("locale", locales())
def test_the_morning_check_fits_in_the_largest_print(visitors: Visitors, locale: str) -> None:
    services = visitors.app.services
    visitors.app.nav.change_settings(replace(services.settings, text_size="largest", language=locale))
    state = MorningState(datetime(2026, 6, 1, 9, 5), 77 * 10**9, 3 * 10**6, datetime(2026, 5, 31, 17, 0))
    page = MorningPage(services, visitors.app.nav, state, MorningTests(print, print, print))
    page.build()
    assert page._spreads == 1
    assert len(page._facts()) == 3


def test_staff_have_a_language_of_their_own(visitors: Visitors) -> None:
    nav = visitors.app.nav
    nav.exhibition = replace(nav.exhibition, staff_language="fr")
    visitors.sit_down()
    visitors.until_asked()
    visitors.hold_corners()
    assert visitors.app.services.words.locale == "fr"
    visitors.tell(PIN)
    page = visitors.app.nav.top
    assert isinstance(page, StaffPage)
    page.hold("volume")
    visitors.key(pygame.K_LEFT)
    assert visitors.app.services.words.locale == "fr"
    visitors.press("back")
    visitors.wait(0.1)
    assert visitors.app.services.words.locale == "en"
    assert visitors.until_asked().services.words.locale == "en"


def test_staff_save_the_statistics(visitors: Visitors) -> None:
    visitors.sit_down()
    visitors.until_asked()
    visitors.app.nav.finish()
    visitors.wait(0.1)
    nav = visitors.app.nav
    nav._files = replace_files(nav._files, folder=visitors.folder.parent)
    visitors.to_staff()
    visitors.press("save")
    assert nav._job is not None
    nav._job.wait()
    assert nav._job.told
    assert nav._job.told.key == "print-written"
    folder = visitors.folder.parent / STATISTICS
    assert sorted(path.name for path in folder.iterdir()) == [f"statistics.{kind}" for kind in ("csv", "pdf", "png")]
    assert len((folder / "statistics.csv").read_text().splitlines()) == 2
    assert (folder / "statistics.pdf").read_bytes().startswith(b"%PDF")
    assert pygame.image.load(folder / "statistics.png").get_width() > 300
    assert visitors.shown is StaffPage


def test_after_a_clock_was_set_back_the_page_shows_today(visitors: Visitors) -> None:
    visitors.visits.crash()
    now = visitors.visits.now()
    visitors.visits.now = lambda: now - timedelta(days=300)
    visitors.to_staff()
    page = staff(visitors)
    assert page._days[page._day] == now.date() - timedelta(days=300)
    assert page._days[-1] == now.date()


@pytest.mark.parametrize(("free", "kept"), [(MIN_FREE, 1), (MIN_FREE - 1, 0)])
def test_tables_are_kept_while_the_disk_has_space(
    visitors: Visitors, monkeypatch: pytest.MonkeyPatch, free: int, kept: int
) -> None:
    monkeypatch.setattr(navigator, "disk_usage", lambda _: SimpleNamespace(free=free))
    visitors.app.nav.exhibition = replace(visitors.app.nav.exhibition, tables="kept")
    visitors.sit_down()
    visitors.app.nav.finish()
    visitors.wait(0.1)
    assert len(list((visitors.folder.parent / "kept").glob("*.crowe"))) == kept


def test_press_targets_are_large_enough_for_a_finger(visitors: Visitors) -> None:
    nav = visitors.app.nav
    opened = (
        nav.begin_visit,
        nav.open_ending_soon,
        lambda: nav.ask_idle(nav.close_idle, nav.finish, 20),
        nav.open_pin,
        nav._open_staff_page,
        lambda: staff(visitors).ask_first("reset", nav.finish),
    )
    for open_page in opened:
        open_page()
        page = nav.top
        assert isinstance(page, Page)
        px, areas = page.assets.canvas.px, [control.area for control in page.controls]
        assert min(area.h for area in areas) >= px(64), type(page).__name__
        assert not any(one.inflate(px(7), px(7)).colliderect(other) for one in areas for other in areas if one != other)
        assert max(area.bottom for area in areas) <= px(770)


def test_press_targets_on_its_tables_are_as_large(visitors: Visitors) -> None:
    visitors.sit_down()
    table = visitors.until_asked()
    px, frame = table.services.assets.canvas.px, frame_of(table.services.assets)
    controls = [each for each in table.targets.controls() if not isinstance(each, TermHandle)]
    assert controls, "a term within a sentence may be as small as its print"
    assert min(control.area.h for control in controls) >= px(MIN_CONTROL_HEIGHT)
    assert min(box.h for box in (frame.menu, frame.helps, frame.question)) >= MIN_CONTROL_HEIGHT


def test_its_tables_are_arranged_in_the_smallest_window_with_the_largest_print(visitors: Visitors) -> None:
    """Every game is checked. A betting cloth may be a tenth smaller, because thirteen stakes leave less space."""
    size, text = screen_of(1024, 768).size, TEXT_SIZES["largest"]
    for slug in slugs():
        visitors.app.nav.exhibition = Exhibition(pin=PIN, games=(slug,))
        new = visitors.app.nav._table_of(slug, ())
        assert isinstance(new, NewTable)
        table = table_of(new)
        frame, placement = placed(table, size, text, MIN_CONTROL_HEIGHT)
        assert measure(table.layout, frame, placement).faults == ()
        for spot in table.layout.spots:
            if spot.kind is Kind.CLOTH:
                assert min_spot(spot) * placement.boxes[spot].w / cloth_size(spot)[0] > 0.9 * MIN_CONTROL_HEIGHT


def test_no_button_names_an_inactive_key(visitors: Visitors) -> None:
    assets, words = visitors.app.services.assets, StyledText("Back")
    drawn = [pygame.image.tobytes(label(assets, words, 200, 64, hint=hint), "RGBA") for hint in ("", "Esc", "F1")]
    assert drawn[0] == drawn[1] != drawn[2]


def test_a_visit_begins_with_the_settings_of_the_exhibition() -> None:
    given = Exhibition(pin=PIN, text_size="largest", pencilled=False, four_colour=True, left_handed=True)
    look = appearance_of(settings_of(given, full_screen=False))
    assert (look.text, look.pencilled, look.four_colours, look.left_handed) == (
        TEXT_SIZES["largest"],
        False,
        True,
        True,
    )


def test_every_screen_offers_larger_print_and_reduced_motion(visitors: Visitors) -> None:
    visitors.app._show()
    for _ in range(2):
        settings = visitors.app.services.settings
        visitors.on_strip("print")
        visitors.on_strip("motion")
        assert visitors.app.services.settings.text_size != settings.text_size
        assert visitors.app.services.settings.reduced_motion != settings.reduced_motion
    assert visitors.shown is ChoosingPage, "choosing larger print starts a visit"
    visitors.sit_down_to("blind-hookey")
    visitors.key(pygame.K_F4)
    visitors.key(pygame.K_F3)
    assert visitors.shown is HotSeatScreen
    visitors.app.nav.finish()
    visitors.wait(0.1)
    assert visitors.app.services.settings == visitors.app.nav._initial_settings
    visitors.on_strip("motion")
    assert visitors.shown is AttractMode, "reducing motion starts no visit"
    visitors.wait(31)
    visitors.wait(11)
    assert visitors.app.services.settings == visitors.app.nav._initial_settings


def test_muting_ends_with_the_visit(visitors: Visitors) -> None:
    visitors.sit_down()
    visitors.key(pygame.K_m)
    assert visitors.app.services.settings.volume_cards == 0
    visitors.key(pygame.K_m)
    assert visitors.app.services.settings.volume_cards == SETTINGS.volume
    visitors.key(pygame.K_m)
    visitors.app.nav.finish()
    visitors.wait(0.1)
    assert visitors.app.services.settings.volume_cards == SETTINGS.volume


def test_a_language_is_chosen_by_its_own_name_until_the_visit_ends(visitors: Visitors) -> None:
    other = locales()[-1]
    visitors.app._show()
    visitors.on_strip(other)
    visitors.wait(0.1)
    assert visitors.shown is ChoosingPage
    assert visitors.app.services.words.locale == other
    visitors.sit_down_to("blind-hookey")
    assert visitors.app.services.words.locale == other
    visitors.wait(31)
    visitors.wait(11)
    assert visitors.app.services.words.locale == "en"
    assert visitors.counted.language == other


def test_a_language_chosen_in_mid_game_changes_the_names(visitors: Visitors) -> None:
    visitors.sit_down()
    visitors.until_asked()
    assert visitors.app.services.words.seat(Seat(0)) == "A Visitor"
    visitors.app._show()
    for locale in ("de", "fr", "en"):
        visitors.on_strip(locale)
        words = visitors.until_asked().services.words
        assert words.seat(Seat(0)) == Words(locale).text("name-visitor")
    assert words.named("Der Domino") == "The Domino"
    assert words.named("Tom") == "Tom"


def test_a_strip_control_that_has_just_changed_is_not_pressed(visitors: Visitors) -> None:
    visitors.app._show()
    strip, size = visitors.app.strip, visitors.app.services.settings.text_size
    visitors.on_strip("print")
    changed = visitors.app.services.settings.text_size
    assert changed != size
    visitors.app.strip._guard.step(visitors.now)
    centre = strip._controls[0].area.move(strip.area.topleft).center
    visitors.app.services.words = Words("de")
    visitors.app._show()
    visitors.app.strip.step(visitors.now)
    for later, presses in ((0, 0), (500, 1)):
        visitors.app.strip.step(visitors.now + later)
        strip._press(centre)
        strip._release(centre)
        assert (visitors.app.services.settings.text_size != changed) == bool(presses)


def test_a_held_strip_control_acts_once(visitors: Visitors) -> None:
    visitors.app._show()
    for _ in range(3):
        visitors.hear(pygame.KEYDOWN, key=pygame.K_F3, mod=0, unicode="")
        visitors.app._show()
    assert (SETTINGS.text_size, visitors.app.services.settings.text_size) == ("larger", "largest")


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (1024, 640)])
def test_the_strip_and_the_screens_share_the_window(size: tuple[int, int]) -> None:
    strip, screen = strip_of(*size), screen_of(*size)
    assert not strip.colliderect(screen)
    assert strip.w * strip.h + screen.w * screen.h == size[0] * size[1]


def test_strip_controls_are_large_enough_and_clear_of_the_corners(visitors: Visitors) -> None:
    visitors.app._show()
    strip, px = visitors.app.strip, visitors.app.services.assets.canvas.px
    areas = [control.area.move(strip.area.topleft) for control in strip._controls]
    assert len(areas) == len(visitors.app.nav.strip())
    assert min(area.h for area in areas) >= px(64)
    assert all(strip.area.contains(area) for area in areas)
    assert not any(one.inflate(px(7), 0).colliderect(other) for one in areas for other in areas if one != other)
    assert not any(visitors.app.nav.corner(area.bottomright, CORNER_SIZE) for area in areas)


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("locale", locales())
def test_no_word_on_the_strip_is_broken_or_cut_off(visitors: Visitors, locale: str, size: tuple[int, int]) -> None:
    visitors.sit_down()
    services, strip = visitors.app.services, visitors.app.strip
    look = replace_appearance(services.assets.look, text=TEXT_SIZES["largest"])
    services.assets = Assets(services.assets.art, Canvas(*screen_of(*size).size), look)
    services.words = Words(locale)
    assert "start-over" in [each.key for each in visitors.app.nav.strip()]
    strip.paint(pygame.Surface(size))
    for control in strip._controls:
        press = control._press
        assert press_width(services.assets, press) <= control.area.w
        assert press_height(services.assets, press, control.area.w) <= control.area.h
    assert strip.area.size == strip_of(*size, text=services.assets.look.text).size
    assert min(control.area.y for control in strip._controls) >= 0


def test_two_visitors_are_told_to_hold_a_finger_on_their_cards(visitors: Visitors) -> None:
    nav = visitors.app.nav
    nav.exhibition = replace(nav.exhibition, facing=True, visit_minutes=0)
    for limit in (0, 10):
        assert nav._opening_words(limit, ()) == nav._services.words.text("exhibition-choose-facing")


@pytest.mark.parametrize("locale", locales())
def test_the_staff_page_stays_within_its_page_in_the_largest_print(visitors: Visitors, locale: str) -> None:
    nav = visitors.app.nav
    nav.change_settings(replace(nav._services.settings, text_size="largest", language=locale))
    nav._open_staff_page()
    page = nav.top
    assert isinstance(page, StaffPage)
    assert max(control.area.bottom for control in page.controls) <= page.rect(RIGHT_WIDE).bottom


def test_a_reconnected_display_is_filled_again(visitors: Visitors, monkeypatch: pytest.MonkeyPatch) -> None:
    visitors.app._fill_screen(True)
    pane = visitors.app._pane
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", list)
    visitors.app._each_turn(visitors.now + 3000)
    assert visitors.app._pane is pane, "there is no display to fill"
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1600, 1000)])
    visitors.app._each_turn(visitors.now + 6000)
    assert visitors.app._pane is not pane
    visitors.app._display = 3
    assert visitors.app._open_window().get_size() == pygame.display.get_window_size(), (
        "the first display replaces a missing one"
    )


def test_outside_opening_hours_the_screen_is_dark_and_ignores_input(visitors: Visitors) -> None:
    visitors.app.nav.exhibition = Exhibition(pin=PIN, games=("whist",), opens="10:00", closes="17:00")
    visitors.day = (18, 30)
    visitors.wait(0.1)
    visitors.touch((600, 300))
    assert visitors.shown is DarkScreen
    visitors.day = (10, 0)
    visitors.wait(0.1)
    assert visitors.shown is AttractMode


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the time zone cannot be set")
@pytest.mark.parametrize(
    ("opening", "before"),
    [(1774774800, "winter time ended in the night"), (1792922400, "summer time ended in the night")],
)
def test_opening_hours_follow_summer_time(monkeypatch: pytest.MonkeyPatch, opening: int, before: str) -> None:
    del before
    monkeypatch.setenv("TZ", "GMT0BST,M3.5.0/1,M10.5.0")
    time.tzset()
    real, hours = time.localtime, replace(SETTINGS, opens="10:00", closes="18:00")
    lit = []
    for moment in (opening - 60, opening, opening + 8 * 3600 - 60, opening + 8 * 3600):
        monkeypatch.setattr(time, "localtime", lambda moment=moment: real(moment))
        lit.append(hours.open_at(*local_time()))
    assert lit == [False, True, True, False]
    monkeypatch.undo()
    time.tzset()


def test_each_game_is_shown_or_played_with_one_touch(visitors: Visitors) -> None:
    visitors.touch((640, 400))
    page = visitors.app.nav.top
    assert isinstance(page, ChoosingPage)
    areas = {control.key: control.area for control in page.controls}
    for slug in SETTINGS.games:
        assert areas[f"show-{slug}"].h == areas[f"game-{slug}"].h
        assert abs(areas[f"show-{slug}"].w - areas[f"game-{slug}"].w) <= 1
    visitors.press("show-cribbage")
    assert isinstance(visitors.app.nav.top, LessonOpeningSheet)
    visitors.press("begin")
    assert visitors.app.nav._session.head.exhibit == LESSON


def test_after_a_lesson_a_visitor_reads_once_what_differs(visitors: Visitors) -> None:
    visitors.touch((640, 400))
    nav = visitors.app.nav
    assert isinstance(nav, ExhibitionNavigator)
    visitors.press("show-cribbage")
    visitors.press("begin")
    nav.play_offered("cribbage")
    assert isinstance(nav.top, DifferencesSheet)
    visitors.press("play")
    assert nav._session.head.exhibit != LESSON
    nav.play_offered("cribbage")
    assert not isinstance(nav.top, DifferencesSheet)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("slug", slugs())
def test_a_plain_line_tells_of_each_game(slug: str, locale: str) -> None:
    """The line contains none of the terms that only players know."""
    line = Words(locale).game(slug).text(f"game-{slug}-plain")
    assert len(line) <= 120
    jargon = r"trick|trump|crib\b|\bmain\b|Stich|Trumpf|levée|atout|\bbaza|triunfo"
    assert not re.search(jargon, line, re.IGNORECASE)


def test_every_short_form_says_how_long_it_takes() -> None:
    for slug in slugs():
        short = game(slug).short
        whole = int(Words().game(slug).text(f"game-{slug}-minutes"))
        assert short is None or 0 < short.minutes < whole


@pytest.mark.parametrize("locale", locales())
def test_the_default_games_fit_on_one_spread(visitors: Visitors, locale: str) -> None:
    visitors.app.nav.exhibition = Exhibition(pin=PIN)
    visitors.app.services.words = Words(locale)
    visitors.touch((640, 400))
    page = visitors.app.nav.top
    assert isinstance(page, ChoosingPage)
    shown = {each.key for each in page.controls}
    assert shown == {*(f"{act}-{slug}" for act in ("game", "show") for slug in Exhibition(pin=PIN).offered), "done"}


def test_a_visitor_has_a_menu_of_four_entries(visitors: Visitors) -> None:
    visitors.sit_down()
    visitors.app.nav.open_menu()
    page = visitors.app.nav.top
    assert isinstance(page, VisitorMenu)
    assert [control.key for control in page.controls] == ["resume", "rules", "start-over", "done"]
    visitors.press("start-over")
    visitors.press("keep")
    assert visitors.shown is VisitorMenu
    visitors.press("start-over")
    visitors.press("confirm")
    assert visitors.shown is ChoosingPage
    visitors.sit_down_to("blind-hookey")
    visitors.app.nav.open_menu()
    visitors.press("done")
    visitors.press("confirm")
    visitors.wait(0.1)
    assert visitors.shown is AttractMode
    assert visitors.counted.ended == VisitEnd.FINISHED


def test_a_visitor_reads_who_won_and_chooses_what_to_do(visitors: Visitors) -> None:
    visitors.sit_down()
    until = visitors.now + 600_000
    while not isinstance(visitors.app.nav.top, VisitorResultsPage):
        assert visitors.now < until
        table = visitors.app.nav.top.face if visitors.app.nav.top else None
        if isinstance(table, TableScreen) and table.answer.asked and not table.director.busy:
            table.controller.submit(going_on(table.answer.view.legal)[0])
        time.sleep(DISK)
        visitors.key(pygame.K_LSHIFT)
    page = visitors.app.nav.top
    assert [control.key for control in page.controls] == ["again", "change", "done"]
    words = visitors.app.services.words
    said = " ".join(line.text for line in page.content if isinstance(line, Print))
    assert words.text("exhibition-result") in said
    assert words.text("end-ledger") not in said
    visitors.press("change")
    assert visitors.shown is ChoosingPage


def test_a_visitor_can_start_over_from_any_screen_of_a_table(visitors: Visitors) -> None:
    visitors.app._show()
    assert "start-over" not in [each.key for each in visitors.app.nav.strip()]
    visitors.sit_down()
    visitors.app._show()
    visitors.on_strip("start-over")
    visitors.on_strip("start-over")
    assert visitors.shown is ConfirmSheet
    visitors.press("keep")
    assert visitors.shown is HotSeatScreen
    visitors.wait(31)
    assert visitors.shown is IdleSheet
    visitors.on_strip("start-over")
    assert visitors.shown is ConfirmSheet
    visitors.press("confirm")
    assert visitors.shown is ChoosingPage
    assert visitors.app.guard.stage is VisitStage.VISIT


def test_the_museums_pages_and_words_are_shown(visitors: Visitors, tmp_path: Path) -> None:
    folder = tmp_path / FOLDER / PAGES
    folder.mkdir(parents=True)
    (folder.parent / "logo.png").write_bytes(_blank_png(60, 40))
    (folder.parent / "words.en.md").write_text("# Museum\n## Welcome\nCome in.\n## Opening\nPlay.\n## Closing\nBye.\n")
    (folder / "fan.png").write_bytes(_blank_png(60, 40))
    text = "A page of the museum. " * 27
    (folder / "fan.en.md").write_text(f"# A fan\n\n![Ivory](fan.png)\n\n{text}\n\n> Inventory 12\n")
    own, faults = load_own(tmp_path / "table.toml", ["en"])
    assert faults == ()
    nav = visitors.app.nav
    nav._files = replace_files(nav._files, own=own)
    nav.exhibition = replace(SETTINGS, objects=("dice",))
    nav._close_all()
    nav._screens.clear()
    nav.open_attract_mode()
    attract_mode = nav.top
    assert isinstance(attract_mode, AttractMode)
    seen = list[str]()
    for _ in range(10):
        visitors.wait(5.0)
        visitors.app._show()
        name = type(attract_mode._part).__name__
        seen += [name] if seen[-1:] != [name] else []
    assert seen[:3] == ["AttractTitle", "OwnWordsPage", "HotSeatScreen"]
    for name in ("fan", "dice"):
        assert shown_object(at_object(visitors, name)) == name
    visitors.app.guard._begin_visit(visitors.now)
    nav.finish()
    visitors.wait(0.1)
    assert isinstance(attract_mode._part, OwnWordsPage)


def test_a_broken_picture_leaves_its_place_empty(tmp_path: Path) -> None:
    (tmp_path / "logo.jpg").write_text("no picture")
    assert load_picture(tmp_path / "logo.jpg", (100, 100)) is None


def test_the_house_has_a_page_for_each_object_of_the_settings() -> None:
    assert tuple(entry.name for entry in OBJECTS) == HOUSE_OBJECTS


def test_famous_hands_and_lessons_are_chosen_and_ordered(visitors: Visitors) -> None:
    names = [each.name for each in WindowNavigator.famous_deals(visitors.app.nav)][:2]
    visitors.app.nav.exhibition = replace(SETTINGS, famous_hands=(names[1], names[0]), lessons=("cribbage",))
    assert [each.name for each in visitors.app.nav.famous_deals()] == [names[1], names[0]]
    visitors.touch((640, 400))
    page = visitors.app.nav.top
    assert isinstance(page, ChoosingPage)
    keys = {control.key for control in page.controls}
    assert "famous" in keys
    assert "show-cribbage" in keys
    assert "show-blind-hookey" not in keys


def test_without_a_keyboard_no_button_names_a_key(visitors: Visitors) -> None:
    assets, words = visitors.app.services.assets, StyledText("Hint")
    bare = Assets(assets.art, assets.canvas, replace_appearance(assets.look, names_keys=False))
    drawn = [pygame.image.tobytes(label(bare, words, 200, 64, hint=hint), "RGBA") for hint in ("", "F3", "Enter")]
    assert drawn[0] == drawn[1] == drawn[2]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (1080, 1920)])
def test_seated_visitors_have_the_strip_at_the_foot(size: tuple[int, int]) -> None:
    strip, screen = strip_of(*size, at_foot=True), screen_of(*size, at_foot=True)
    assert strip.w == size[0]
    assert strip.bottom == size[1]
    assert screen.bottom == strip.top


TALL = (1080, 1920)
OWN = OwnExhibit(words={locale: OwnWords(name="Museum of the Street") for locale in locales()})
SEATED = replace(SETTINGS, reach="seated", games=slugs(), visit_minutes=0, famous_hands=("rubicon",))


@pytest.fixture
def seated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitors]:
    """Seated visitors at an upright display."""
    found = Visitors(tmp_path / "sessions", SEATED, TALL)
    found.app.nav._worker = cast(Worker, RandomAnswers())
    monkeypatch.setattr(hot_seat, "ComputerPlayers", partial(ComputerPlayers, clock=lambda: found.now / 1000))
    yield found
    found.app.nav.close()
    pygame.quit()


def test_the_ornament_of_the_title_stays_on_its_own_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On an upright display the left page lies above the right one, where its ornament crossed the imprint."""
    drawn = list[int]()
    monkeypatch.setattr(title, "ornament_rule", lambda _paper, _assets, _middle, y: drawn.append(y))
    visitors = Visitors(tmp_path / "sessions", SETTINGS, TALL)
    attract_mode = visitors.app.nav.top
    assert isinstance(attract_mode, AttractMode)
    page = attract_mode.face
    assert isinstance(page, AttractTitle)
    assert 0 < drawn[0] < page.rect(title.FRAME).top
    visitors.app.nav.close()


@pytest.mark.parametrize(("minutes", "key"), [(3, "visit"), (10, "limit")])
def test_a_visit_shorter_than_a_game_promises_no_short_games(visitors: Visitors, minutes: int, key: str) -> None:
    nav, words = visitors.app.nav, visitors.app.services.words
    nav.exhibition = replace(SETTINGS, visit_minutes=minutes, games=("cribbage", "blind-hookey"))
    visitors.touch((640, 400))
    page = nav.top
    assert isinstance(page, ChoosingPage)
    assert page._message == words.text(f"exhibition-choose-{key}", minutes=minutes)


@pytest.mark.parametrize(("inches", "high"), [(43, 952), (55, 1218)])
def test_seated_visitors_reach_the_screens_of_an_upright_display(inches: int, high: int) -> None:
    """The lower edge of the display is 400 mm above the floor, and a hand reaches to 1200 mm."""
    board = signboard_of(*TALL, seated=True)
    for text in TEXT_SIZES.values():
        screen = screen_of(*TALL, at_foot=True, text=text, top=board.h)
        assert 400 + high * (TALL[1] - screen.top) / TALL[1] <= 1200, inches
        assert screen.top == board.bottom
        assert screen.bottom == strip_of(*TALL, at_foot=True, text=text).top


def pressed_areas(visitors: Visitors) -> list[pygame.Rect]:
    """Return the areas of everything that can be pressed, in window coordinates."""
    app, top = visitors.app, visitors.app.nav.top
    assert top is not None
    strip = [control.area.move(app.strip.area.topleft) for control in app.strip._controls]
    table = top.face
    if isinstance(table, TableScreen):
        frame = frame_of(table.services.assets)
        boxes = (frame.menu, frame.helps, frame.acts, frame.question, frame.cloth)
        areas = [control.area for control in table.targets.controls()]
        areas += [table.tabletop.stage.body(piece) for piece in table.targets.hand()]
        areas += [frame.area(box) for box in boxes]
    else:
        assert isinstance(top, Page)
        areas = [control.area for control in top.controls]
    moved = [(app._pane.to_window(area.topleft), app._pane.to_window(area.bottomright)) for area in areas]
    return [*strip, *(pygame.Rect(left, (right[0] - left[0], right[1] - left[1])) for left, right in moved)]


def check_reach(visitors: Visitors) -> None:
    visitors.app._show()
    areas = pressed_areas(visitors)
    assert len(areas) > len(visitors.app.strip._controls), visitors.shown
    reached = TALL[1] - 0.657 * TALL[1]
    assert [area for area in areas if area.top < reached or area.bottom > TALL[1]] == [], visitors.shown


def test_seated_visitors_reach_every_button_of_every_page(seated: Visitors) -> None:
    nav, guard = seated.app.nav, seated.app.guard
    guard._begin_visit(seated.now)
    check_reach(seated)
    pages = (nav.open_exhibits, nav.open_rules, nav.open_pin, nav._open_staff_page, nav._open_morning_check)
    sheets = (nav.open_menu, nav.open_ending_soon, lambda: nav.ask_idle(nav.close_idle, nav.finish, 20))
    for open_page in pages:
        open_page()
        check_reach(seated)
    nav.end_staff()
    assert nav.play_lesson("cribbage") is None
    check_reach(seated)
    for open_sheet in sheets:
        open_sheet()
        check_reach(seated)
    page = nav.top
    assert isinstance(page, Page)
    page.ask_first("start-over", nav.leave_table)
    check_reach(seated)


@pytest.mark.parametrize("slug", slugs())
def test_seated_visitors_reach_everything_on_every_table(seated: Visitors, slug: str) -> None:
    seated.app.guard._begin_visit(seated.now)
    seated.app.nav.play_offered(slug)
    seated.wait(2)
    assert isinstance(seated.app.nav.top, HotSeatScreen)
    check_reach(seated)


@pytest.mark.parametrize("window", [TALL, (1200, 1920)])
@pytest.mark.parametrize("text", TEXT_SIZES.values())
def test_tables_of_seated_visitors_are_arranged_without_a_fault(
    seated: Visitors, text: float, window: tuple[int, int]
) -> None:
    size = screen_of(*window, at_foot=True, text=text, top=signboard_of(*window, seated=True).h).size
    faults = list[tuple[str, str]]()
    for slug in slugs():
        new = seated.app.nav._table_of(slug, ())
        assert isinstance(new, NewTable)
        table = table_of(new)
        frame, placement = placed(table, size, text, MIN_CONTROL_HEIGHT)
        faults += [(slug, each) for each in measure(table.layout, frame, placement).faults]
    assert faults == []


def test_a_table_top_screen_has_no_signboard(tmp_path: Path) -> None:
    found = Visitors(tmp_path / "sessions", replace(SEATED, facing=True), TALL)
    try:
        assert found.app._pane.to_window((0, 0)) == (0, 0)
    finally:
        found.app.nav.close()
        pygame.quit()


def test_the_signboard_names_the_museum_and_opens_the_games(seated: Visitors) -> None:
    app = seated.app
    app._show()
    board = app._signboard_area(app._pane.window)
    plain = app._pane.window.subsurface(board).copy()
    app._opening = replace_files(app._opening, files=replace_files(app._opening.files, own=OWN))
    app._show()
    named = app._pane.window.subsurface(board).copy()
    assert pygame.image.tobytes(plain, "RGB") != pygame.image.tobytes(named, "RGB")
    seated.hear(pygame.MOUSEBUTTONDOWN, **app._pane.to_screen(touched(board.center)).dict)
    assert seated.shown is ChoosingPage


def touched(point: tuple[int, int]) -> pygame.event.Event:
    return pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=point, button=1)


@pytest.mark.parametrize("locale", locales())
def test_the_print_of_the_strip_grows_with_the_text(seated: Visitors, locale: str) -> None:
    strip, services = seated.app.strip, seated.app.services
    seated.app.guard._begin_visit(seated.now)
    seated.app.nav.play_offered("cribbage")
    sizes = []
    for text in TEXT_SIZES:
        seated.app.nav.change_settings(replace(services.settings, language=locale, text_size=text))
        seated.app._show()
        press = strip._controls[0]._press
        sizes.append(print_px(services.assets, StyledText(press.text, size=press.size)))
    assert sizes[0] >= 19, "on an upright display of 43 inches, 9 mm"
    assert sizes[1] > sizes[0]
    assert sizes[2] >= sizes[1]


def test_the_strip_reads_aloud_until_the_visit_ends(visitors: Visitors) -> None:
    visitors.app._show()
    assert not visitors.app.services.settings.speech
    visitors.on_strip("speech")
    assert visitors.app.services.settings.speech
    visitors.wait(0.1)
    assert visitors.shown is AttractMode, "reading aloud starts no visit, because it reads the pages about objects"
    visitors.wait(SETTINGS.idle_seconds + 120)
    assert not visitors.app.services.settings.speech


def test_a_missing_voice_is_told_on_its_button(visitors: Visitors) -> None:
    visitors.app._show()
    visitors.on_strip("speech")
    visitors.app.services.voice.complaint = Reason("speech-no-program")
    [told] = [each.text for each in visitors.app.nav.strip() if each.key == "speech"]
    assert told == visitors.app.services.words.text("exhibition-no-voice")


def test_reading_aloud_is_on_the_strip_only_if_staff_want_it() -> None:
    assert not Exhibition(pin=PIN).speech
    assert "speech = false" in template(Words(), PIN)
