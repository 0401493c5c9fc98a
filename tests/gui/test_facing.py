"""Two visitors opposite each other at a table-top screen, with virtual fingers."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import cast

import pygame
import pytest
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.games.bezique.actions import Resign
from crowe_table.gui.exhibition.facing import FacingScreen, TableSide, finger_of
from crowe_table.gui.exhibition.navigator import ExhibitionFiles
from crowe_table.gui.exhibition.sheets import VisitorMenu
from crowe_table.gui.exhibition.visitor_results import VisitorResultsPage
from crowe_table.gui.exhibition.window import ExhibitionApp, Opening
from crowe_table.gui.pages.confirm import ConfirmSheet
from crowe_table.hosting import hot_seat
from crowe_table.hosting.exhibition import Exhibition
from crowe_table.hosting.opponents import ComputerPlayers
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.worker import Worker
from tests.sampling import SOAK, going_on
from tests.soak.season import DISK, RandomAnswers

SIZE = (1920, 1080)
GAMES = ("cribbage", "piquet", "ecarte", "blind-hookey", "hazard", "bezique")
SETTINGS = Exhibition(pin="480916", facing=True, visit_minutes=0, games=GAMES, languages=("en",), reduced_motion=True)
ANSWERS, ALL_ANSWERS = 60 if SOAK else 24, 60
"""Number of answers that are given in most games, and in the short ones."""
SHORT_GAMES = ("hazard",)
"""Games that end within ALL_ANSWERS answers."""
FRAMES = 4000
"""Maximum number of frames until a table rests."""


class Pair:
    """Two visitors at one screen. The test controls the clock and the fingers."""

    def __init__(self, folder: Path) -> None:
        self.app = ExhibitionApp(Opening(SETTINGS, ExhibitionFiles(), size=SIZE, mute=True), Shelf(folder))
        self.app.nav._worker = cast(Worker, RandomAnswers())
        self.now = 1_000_000.0
        self.chance = Random("pair")
        self.app.nav.open_attract_mode()
        self.app.guard._begin_visit(self.now)

    def sit_down(self, slug: str) -> FacingScreen:
        self.app.nav.play_offered(slug)
        self.frame()
        return self.screen

    @property
    def screen(self) -> FacingScreen:
        assert isinstance(self.app.nav.top, FacingScreen)
        return self.app.nav.top

    def frame(self, lasts: float = 250.0) -> None:
        time.sleep(DISK)
        self.now += lasts
        self.app.guard._last_activity = self.now
        self.app.nav.release_closed()
        self.app._each_turn(self.now)
        assert self.app.nav.top
        self.app.nav.top.step(self.now)
        self.app._show()
        self.app._update_listener(self.now)

    def rest(self) -> None:
        """Run until the person who is asked can answer."""
        for _ in range(FRAMES):
            self.frame()
            top = self.app.nav.top
            if (
                not isinstance(top, FacingScreen)
                or top.session.over
                or any(side.table.answer.asked and not side.table.director.busy for side in top.sides)
            ):
                return
        raise AssertionError("the table did not come to rest")

    def asked(self) -> TableSide:
        return next(side for side in self.screen.sides if side.table.answer.asked)

    def answer(self) -> None:
        """Answer at random for the person who is asked, who never resigns."""
        side = self.asked()
        view = self.screen.session.view(side.seat.viewer)
        side.table.controller.submit(
            self.chance.choice(going_on([each for each in view.legal if not isinstance(each, Resign)]))
        )
        if isinstance(self.app.nav.top, ConfirmSheet):
            self.frame()
            next(control for control in self.app.nav.top.controls if control.key == "confirm").act()

    def until_hands(self) -> None:
        """Play until both hold cards, and presses count."""
        self.rest()
        while not all(side.hidden() for side in self.screen.sides):
            self.answer()
            self.rest()
        for _ in range(8):
            self.frame()

    def finger(self, number: int, kind: int, side: TableSide, point: tuple[int, int]) -> None:
        """Move a finger to a point of a side's table."""
        x, y = self.app._pane.to_window(side.to_screen(point))
        w, h = pygame.display.get_window_size()
        event = pygame.event.Event(kind, finger_id=number, touch_id=1, x=x / w, y=y / h, dx=0.0, dy=0.0)
        self.app._handle(event, self.now)

    def colours(self, side: TableSide, point: tuple[int, int]) -> tuple[int, ...]:
        """Return the colour of the window where a side has a point of its table."""
        return tuple(self.app._pane.window.get_at(self.app._pane.to_window(side.to_screen(point))))


@pytest.fixture
def pair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    found = Pair(tmp_path / "sessions")
    monkeypatch.setattr(hot_seat, "ComputerPlayers", partial(ComputerPlayers, clock=lambda: found.now / 1000))
    yield found
    found.app.nav.close()


def chosen(side: TableSide) -> set[Card]:
    """Return the raised cards of a side."""
    return set().union(*(emphasis.chosen for emphasis in side.table.tabletop.stage.emphasis.values()))


def middle(side: TableSide, number: int) -> tuple[int, int]:
    """Return the middle of a card of the hand, on the side's table."""
    return side.table.tabletop.stage.body(side.hidden()[number]).center


def picture(pair: Pair, side: TableSide) -> bytes:
    """Return the pixels of the hand in the window, turned to its owner."""
    stage = side.table.tabletop.stage
    hand = stage.body(side.hidden()[0]).unionall([stage.body(piece) for piece in side.hidden()])
    corners = [pair.app._pane.to_window(side.to_screen(point)) for point in (hand.topleft, hand.bottomright)]
    area = pygame.Rect(*map(min, *corners), *(abs(a - b) for a, b in zip(*corners, strict=True)))
    return pygame.image.tobytes(pair.app._pane.window.subsurface(area), "RGB")


@pytest.mark.parametrize("slug", GAMES)
def test_two_visitors_play(pair: Pair, slug: str) -> None:
    screen = pair.sit_down(slug)
    for number in range(ALL_ANSWERS if slug in SHORT_GAMES else ANSWERS):
        pair.rest()
        if screen.session.over:
            break
        pair.answer()
        if number == ANSWERS // 2:
            pair.app._rebuild()
    for _ in range(FRAMES if screen.session.over else 20):
        pair.frame()
        if all(isinstance(side.face, VisitorResultsPage) for side in screen.sides):
            break
    assert [isinstance(side.face, VisitorResultsPage) for side in screen.sides] == [screen.session.over] * 2
    assert slug not in SHORT_GAMES or screen.session.over


def test_a_hand_is_face_down_until_its_owner_holds_a_finger_on_it(pair: Pair) -> None:
    near, far = pair.sit_down("cribbage").sides
    pair.until_hands()
    covered = {side: picture(pair, side) for side in (near, far)}
    for number, (side, other) in enumerate(((near, far), (far, near))):
        pair.finger(number, pygame.FINGERDOWN, side, middle(side, 1))
        pair.frame()
        assert picture(pair, side) != covered[side]
        assert picture(pair, other) == covered[other], "the other hand stays covered"
        pair.finger(number, pygame.FINGERUP, side, middle(side, 1))
        pair.frame()
        assert picture(pair, side) == covered[side]


def test_two_fingers_at_two_edges_do_two_things(pair: Pair) -> None:
    near, far = pair.sit_down("cribbage").sides
    pair.until_hands()
    pair.finger(1, pygame.FINGERDOWN, near, middle(near, 0))
    pair.finger(2, pygame.FINGERDOWN, far, middle(far, 0))
    assert (near.held, far.held) == (1, 2)
    pair.finger(3, pygame.FINGERDOWN, near, middle(near, 2))
    pair.finger(4, pygame.FINGERDOWN, far, middle(far, 3))
    pair.finger(3, pygame.FINGERUP, near, middle(near, 2))
    pair.finger(4, pygame.FINGERUP, far, middle(far, 3))
    assert chosen(near) == {near.hidden()[2].card}
    assert chosen(far) == {far.hidden()[3].card}
    assert (near.held, far.held) == (1, 2), "both hands are still held"


def test_a_finger_that_slides_chooses_the_card_where_it_is_lifted(pair: Pair) -> None:
    pair.sit_down("cribbage")
    pair.until_hands()
    side = pair.asked()
    wanted = side.hidden()[3].card
    pair.finger(1, pygame.FINGERDOWN, side, middle(side, 0))
    pair.finger(1, pygame.FINGERMOTION, side, middle(side, 3))
    pair.finger(1, pygame.FINGERUP, side, middle(side, 3))
    assert chosen(side) == {wanted}
    assert side.held is None
    pair.finger(1, pygame.FINGERDOWN, side, middle(side, 0))
    pair.finger(1, pygame.FINGERUP, side, middle(side, 0))
    assert chosen(side) == {wanted}, "a look chooses nothing"


def test_the_account_names_no_card_that_the_other_must_not_see(pair: Pair) -> None:
    screen = pair.sit_down("piquet")
    pair.until_hands()
    for _ in range(12):
        pair.answer()
        pair.rest()
        for side in screen.sides:
            words, secrets = side.services.words, side.seat.secrets()
            told = " ".join(line.right for line in side.table.tabletop.log.lines).split()
            assert not {words.brief(card) for card in secrets if card != HIDDEN} & set(told)


def test_no_chart_tells_what_is_in_a_closed_hand(pair: Pair) -> None:
    """At Piquet, a chart lists what the viewer holds. The other visitor would read it."""
    screen = pair.sit_down("piquet")
    pair.until_hands()
    for side in screen.sides:
        own = side.table.displayed.view
        assert "chart-you-hold" in str(games.game("piquet").chart(own, "ruff"))
        shown = side.table.displayed.chart("ruff")
        assert shown
        assert "chart-you-hold" not in str(shown)
        public = side.seat.without_secrets(own)
        assert not side.seat.secrets() & {card for zone in public.zones for card in zone.cards}


@pytest.mark.parametrize("slug", ["piquet", "bezique"])
def test_the_answers_that_name_cards_are_blank_until_the_hand_is_held(pair: Pair, slug: str) -> None:
    screen = pair.sit_down(slug)
    pair.until_hands()
    while not any(side._telling_answers() for side in screen.sides):
        pair.answer()
        pair.rest()
        for _ in range(4):
            pair.frame()
    side = pair.asked()
    answers = side._telling_answers()
    assert len(answers) == len(side.table.answer.offered)
    closed, held = pair.app._pane.window.copy(), middle(side, 0)
    pair.finger(1, pygame.FINGERDOWN, side, held)
    pair.frame()
    opened = pair.app._pane.window
    for control in answers:
        corners = [
            pair.app._pane.to_window(side.to_screen(at)) for at in (control.area.topleft, control.area.bottomright)
        ]
        area = pygame.Rect(*map(min, *corners), *(abs(a - b) for a, b in zip(*corners, strict=True))).inflate(-24, -24)
        assert inks(closed, area) == 0
        assert inks(opened, area) > 0


def inks(window: pygame.Surface, area: pygame.Rect) -> int:
    """Return the number of dark pixels of an area."""
    return sum(
        sum(window.get_at((x, y))[:3]) < 240 for x in range(area.x, area.right) for y in range(area.y, area.bottom)
    )


def test_a_menu_is_turned_to_the_visitor_who_opened_it(pair: Pair) -> None:
    _, far = pair.sit_down("hazard").sides
    pair.rest()
    menu = far.table.targets.menu.area.center
    pair.finger(5, pygame.FINGERDOWN, far, menu)
    pair.finger(5, pygame.FINGERUP, far, menu)
    pair.frame()
    page = pair.app.nav.top
    assert isinstance(page, VisitorMenu)
    assert pair.app._pane.turned
    resume = next(control.area for control in page.controls if control.key == "resume").center
    x, y = pair.app._pane.to_window(resume)
    assert pair.app._pane.to_screen(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, y))).pos == resume
    page.back()
    pair.frame()
    assert not pair.app._pane.turned


def test_both_edges_read_the_result_and_either_goes_on(pair: Pair) -> None:
    screen = pair.sit_down("hazard")
    while not screen.session.over:
        pair.rest()
        if not screen.session.over:
            pair.answer()
    near, far = screen.sides
    for _ in range(FRAMES):
        pair.frame()
        if isinstance(near.face, VisitorResultsPage) and isinstance(far.face, VisitorResultsPage):
            break
    assert isinstance(near.face, VisitorResultsPage)
    assert isinstance(far.face, VisitorResultsPage)
    for _ in range(8):  # A new page ignores presses for a moment.
        pair.frame()
    assert {control.key for control in near.face.controls} == {"again", "change", "done"}
    again = next(control.area for control in far.face.controls if control.key == "again").center
    for frame in range(FRAMES):
        if frame % 40 == 0:  # The page may still ignore the first press.
            pair.finger(7, pygame.FINGERDOWN, far, again)
            pair.finger(7, pygame.FINGERUP, far, again)
        pair.frame()
        if pair.screen is not screen:
            break
    assert pair.screen is not screen
    assert not pair.screen.session.over


def test_print_is_not_offered_where_it_changes_nothing(pair: Pair) -> None:
    """Each half of a small screen has the largest print. Pages over the whole table follow the visitor's choice."""
    keys = {press.key: press.hotkey for press in pair.app.nav.strip()}
    near, _ = pair.sit_down("cribbage").sides
    at_table = {press.key: press.hotkey for press in pair.app.nav.strip()}
    assert keys.keys() - at_table.keys() == {"print"}
    assert at_table["motion"] == keys["motion"]
    near.nav.open_menu()
    assert "print" in {press.key for press in pair.app.nav.strip()}


def test_a_closed_hand_says_how_to_open_it(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    side, _ = pair.sit_down("cribbage").sides
    pair.until_hands()
    drawn: list[int] = []
    monkeypatch.setattr(side, "_draw_instruction", lambda target, hidden: drawn.append(len(hidden)))
    for held in (True, False):
        kind = pygame.FINGERDOWN if held else pygame.FINGERUP
        pair.finger(1, kind, side, middle(side, 1))
        pair.frame()
        assert bool(drawn) != held


def test_mouse_events_made_from_touches_are_no_second_finger() -> None:
    assert finger_of(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1, touch=True)) is None
    assert finger_of(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1, touch=False)) is not None


def test_a_table_for_two_offers_games_of_two() -> None:
    assert SETTINGS.offered == GAMES
    assert replace(SETTINGS, games=("whist", "piquet")).offered == ("piquet",)
    assert "cribbage" in replace(SETTINGS, games=("whist",)).offered
