"""The pages and the sheets over the table. They are built, read, focused and used at every size."""

import dataclasses
import os
from typing import Any, TypeAlias, TypeVar

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from itertools import combinations
from pathlib import Path
from random import Random

import platformdirs
import pygame
import pytest
from msgspec.structs import asdict, replace

from crowe_table import games
from crowe_table.engine.cards import Card
from crowe_table.engine.core import Reason, Seat, because
from crowe_table.engine.deal_code import display_code, fresh_seed
from crowe_table.engine.game import GameKind
from crowe_table.engine.journal import Soundness
from crowe_table.engine.money import STAKES, Farthings
from crowe_table.engine.series import MatchPlace, MatchPlan, Participant, Series, new_series
from crowe_table.games import game, slugs
from crowe_table.games.speculation.options import MIN_TIME_LIMIT
from crowe_table.gui.app import appearance_of
from crowe_table.gui.draw.paper import StyledText
from crowe_table.gui.draw.printed import Print
from crowe_table.gui.lesson_opening import LessonOpeningSheet
from crowe_table.gui.pages import flow, rules, table_setup
from crowe_table.gui.pages.about import AboutPage
from crowe_table.gui.pages.book import RIGHT_TYPE
from crowe_table.gui.pages.confirm import ConfirmSheet
from crowe_table.gui.pages.contents import ContentsPage, GameEntry, GameRow, entry_of
from crowe_table.gui.pages.cover import CoverPage, Handover
from crowe_table.gui.pages.daily import DailyPage
from crowe_table.gui.pages.exhibits import ExhibitsPage
from crowe_table.gui.pages.fault import FaultPage
from crowe_table.gui.pages.house_rules import HouseRulesPage
from crowe_table.gui.pages.ledger import LedgerPage
from crowe_table.gui.pages.lessons import DifferencesSheet, LessonsPage, OfferedWays, OfferSheet
from crowe_table.gui.pages.lost import LostPage, lines
from crowe_table.gui.pages.match import MatchPage, match_notice
from crowe_table.gui.pages.menu import MenuSheet
from crowe_table.gui.pages.new_table import ChairSheet, NewTablePage, choice_of_company, first_choice
from crowe_table.gui.pages.page import Page
from crowe_table.gui.pages.pagination import _PARAGRAPH, _divided, cards_of, figures_of
from crowe_table.gui.pages.pass_table import PassTableSheet
from crowe_table.gui.pages.pictures import PICTURE, picture_of
from crowe_table.gui.pages.printing import PrintSheet
from crowe_table.gui.pages.results import ResultsPage
from crowe_table.gui.pages.review import ReviewPage
from crowe_table.gui.pages.rules import ROW_HIGH, RulesPage
from crowe_table.gui.pages.saved import SavedPage
from crowe_table.gui.pages.settings import GROUPS, STEP, SettingsPage
from crowe_table.gui.pages.table_setup import PERSON, choice_after, rules_of
from crowe_table.gui.pages.title import COURTS, TitlePage
from crowe_table.gui.pages.ui import LinkControl
from crowe_table.gui.pages.unwritten import UnwrittenSheet
from crowe_table.gui.press_times import CHANGE_TIME
from crowe_table.gui.screen import Confirmation, Navigator, Screen, Services
from crowe_table.gui.sound import Sounds
from crowe_table.hosting import choosing
from crowe_table.hosting.account import AccountSummary
from crowe_table.hosting.daily import DailyResult
from crowe_table.hosting.exhibits import Exhibit, exhibits
from crowe_table.hosting.last_seats import FILE, LastSeats
from crowe_table.hosting.lessons import games_with_lessons
from crowe_table.hosting.listing import SavedGame
from crowe_table.hosting.losses import Loss
from crowe_table.hosting.match import Match, new_match
from crowe_table.hosting.match_job import MatchJob
from crowe_table.hosting.new_table import NewTable, choose_table, header_of, table_of
from crowe_table.hosting.outcome import Outcome
from crowe_table.hosting.review import ChoiceCount, DearChoice, ExpertDeal, Finding, Grade, RatedChoice
from crowe_table.hosting.review_job import ReviewJob
from crowe_table.hosting.walkthrough import Walk
from crowe_table.search.levels import LEARNER, SOUND
from crowe_table.settings import Settings, TextSize
from crowe_table.words import ENGLISH, Words, locales
from crowe_table.words.rule_book import TERM, rule_book_of
from crowe_table.words.table_rules import TableRules, printed_rules
from tests.gui.drawn import drawn
from tests.hosting.test_lesson_truth import head_of
from tests.hosting.test_walkthrough import finished

SIZES = ((1024, 768), (1280, 800), (1920, 1080))
PLAIN = Settings()
STRONG = Settings(high_contrast=True, text_size="largest")
LEAST = 24
"""Minimum size of a press target in pixels (WCAG 2.2, 2.5.8). Links in running text are exempt, as there."""
LATER = 5000.0

EIGHT = (
    *("A Visitor", "Mrs. Pimlott", "Captain Fenn", "Miss Tolliver"),
    *("Mr. Sharp", "Lady Wexcombe", "Sir Humphrey", "Mr. Oldfield"),
)
"""The players of a tournament."""
KEPT = (
    SavedGame(
        file="one.crowe",
        soundness=Soundness.TORN,
        game="cribbage",
        preset="crowe",
        touched=1e9,
        names=("A Visitor", "Mr. Sharp"),
        sides=(0, 1),
        scores=(31, 28),
        deal=4,
        why=because("save-torn", line=31),
    ),
    SavedGame(file="two.crowe", soundness=Soundness.DAMAGED, touched=9e8, why=because("save-edited", line=7)),
    *(
        SavedGame(
            file=f"{number}.crowe",
            soundness=Soundness.SOUND,
            game="cribbage",
            preset="crowe",
            touched=8e8 - number,
            names=("A Visitor", "Mrs. Pimlott", "Captain Fenn", "Miss Tolliver"),
            sides=(0, 1, 0, 1),
            scores=(61, number),
            deal=9,
            finished=True,
        )
        for number in range(9)
    ),
)


class ShelfInMemory:
    """A shelf of saved tables in memory."""

    def __init__(self, window: "PageWindow") -> None:
        self._window = window
        self.saved = list(KEPT)
        self.changes = 0
        self.looks = 0
        """Number of times that the folder was searched."""
        self._deleted: list[SavedGame] = []
        self.folder = Path()

    def listed(self, refresh: bool = True) -> tuple[SavedGame, ...]:
        self.looks += refresh
        return tuple(self.saved)

    def latest(self, refresh: bool = True) -> SavedGame | None:
        self.looks += refresh
        return next((entry for entry in self.saved if entry.open), None)

    @property
    def empty(self) -> bool:
        return not self.saved

    def delete(self, paths: Sequence[Path]) -> Reason | None:
        self._window.went.append(("delete", *sorted(paths)))
        if not self._window.refusal:
            self._deleted = [entry for entry in self.saved if entry.path in paths]
            self.saved = [entry for entry in self.saved if entry.path not in paths]
        return self._window.refusal

    @property
    def deleted(self) -> int:
        return len(self._deleted)

    def restore_deleted(self) -> Reason | None:
        self.saved += self._deleted
        self.forget_deleted()
        return None

    def forget_deleted(self) -> None:
        self._deleted = []


PageT = TypeVar("PageT", bound=Screen)


class PageWindow(Navigator):
    """A window without a display. It has screens, and is itself a Navigator that records requests."""

    def __init__(self, size: tuple[int, int] = (1280, 800), settings: Settings = PLAIN) -> None:
        pygame.display.init()
        pygame.font.init()
        pygame.event.clear()
        self.surface = pygame.display.set_mode(size)
        self.stack: list[Any] = []
        self.went: list[object] = []
        self.shelf: Any = ShelfInMemory(self)
        self.refusal: Reason | None = None
        self.between = False
        self.famous_deals = exhibits()
        self.others: tuple[tuple[Seat, str], ...] = ()
        self.match: MatchPlace | None = None
        """The match to which the open table belongs."""
        self.why: Reason | None = None
        """The reason why the table is not saved."""
        self.tries = False
        """Whether the program is trying again to save."""
        self.now = 0.0
        self.services = Services(
            assets=drawn(size, appearance_of(settings)),
            words=Words(settings.language or ENGLISH),
            sounds=Sounds(Path("nowhere"), 0),
            settings=settings,
            trace=self.went.append,
        )

    # --- As the window does it

    def open_over(self, screen: Screen) -> None:
        self.stack.append(screen)
        screen.build()
        screen.invalidate()

    def back(self) -> None:
        self.stack.pop().leave()
        if self.stack:
            self.stack[-1].invalidate()

    def change_settings(self, settings: Settings) -> None:
        self.services.settings = settings
        self.services.assets = drawn(self.surface.get_size(), appearance_of(settings))
        for screen in self.stack:
            screen.build()
            screen.invalidate()

    def show(self, page: PageT) -> PageT:
        self.open_over(page)
        self.rest()
        return page

    def rest(self) -> None:
        """Let time pass until nothing moves."""
        for _ in range(2):
            self.now += LATER
            self.stack[-1].step(self.now)
            self.stack[-1].paint(self.surface)

    def hear(self, kind: int, **what: Any) -> None:
        self.stack[-1].handle(pygame.event.Event(kind, **what))
        self._echo()

    def _echo(self) -> None:
        """Deliver the events that controls post, and any events that follow from these."""
        while self.stack and (told := pygame.event.get()):
            for event in told:
                if event.type >= pygame.USEREVENT and self.stack:
                    self.stack[-1].handle(event)
        if self.stack:
            self.now += 16
            self.stack[-1].step(self.now)
            self.stack[-1].paint(self.surface)

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        self.hear(pygame.KEYDOWN, key=key, mod=mod, unicode=text)

    def click(self, point: tuple[int, int]) -> None:
        self.hear(pygame.MOUSEBUTTONDOWN, button=1, pos=point)
        self.hear(pygame.MOUSEBUTTONUP, button=1, pos=point)

    # --- Navigation requests

    def quit(self) -> None:
        self.went.append("quit")

    def unwritten(self) -> Reason | None:
        return self.why

    def kept(self, promise: str) -> str:
        words = self.services.words
        return words.reason(self.why) if self.why else words.text(f"kept-{promise}")

    def try_again(self) -> None:
        self.went.append("again")
        self.tries = True

    @property
    def is_trying_again(self) -> bool:
        return self.tries

    def confirm(self, asked: Confirmation, act: Callable[[], None], pressed: tuple[int, int]) -> None:
        self.open_over(ConfirmSheet(self.services, self, self.stack[-1], asked, act, pressed))

    def open_new_table(self) -> None:
        self.went.append("seat")

    def open_saved(self, told: tuple[Reason, ...] = ()) -> None:
        self.went.append("saved")

    def open_settings(self) -> None:
        self.went.append("settings")

    def open_about(self) -> None:
        self.went.append("about")

    def open_exhibits(self, game: str = "") -> None:
        self.went.append(f"exhibits {game}".strip())

    def open_ledger(self) -> None:
        self.went.append("ledger")

    def open_menu(self) -> None:
        self.went.append("menu")

    def take_back(self) -> None:
        self.went.append("take back")

    def change_game(self) -> None:
        self.went.append("change")

    def play_same_cards(self) -> Reason | None:
        self.went.append("same")
        return self.refusal

    def open_walk(self, answers: int = 0) -> None:
        self.went.append(f"walk {answers}" if answers else "walk")

    def can_review(self) -> bool:
        return True

    def open_review(self, latest_only: bool = False) -> None:
        self.went.append("review")

    def walk_saved(self, path: Path) -> Reason | None:
        self.went.append(("walk", path))
        return self.refusal

    def leave_table(self) -> None:
        self.went.append("leave")

    def open_rules(self, slug: str = "", law: str = "") -> None:
        self.went.append(("rules", slug, law))

    def play(self, new: NewTable) -> Reason | None:
        self.went.append(new)
        return self.refusal

    def play_lesson(self, slug: str, deal: int = 0) -> Reason | None:
        del deal
        self.went.append(f"lesson {slug}")
        return self.refusal

    def play_exhibit(self, exhibit: Exhibit) -> Reason | None:
        self.went.append(exhibit)
        return self.refusal

    def resume(self, path: Path) -> tuple[Reason, ...]:
        self.went.append(path)
        return (self.refusal,) if self.refusal else ()

    def play_again(self, refill: bool) -> Reason | None:
        self.went.append(("again", refill))
        return self.refusal

    def can_take_back(self) -> bool:
        return True

    def seal_notice(self) -> str:
        return self.services.words.text("menu-seal", seal="3f2a 91bc 07de 5512")

    def match_notice(self) -> str:
        won = {"Captain Fenn": 2, "Mr. Sharp": 1}
        return match_notice(self.services.words, self.match, won) if self.match else ""

    def game_over(self) -> bool:
        return self.between

    def other_persons(self) -> tuple[tuple[Seat, str], ...]:
        return self.others

    def open_pass_table(self, behind: Screen) -> None:
        self.went.append("pass on")

    def pass_table(self, seat: int) -> None:
        self.went.append(("pass to", seat))


def title_page(window: PageWindow, court: Card | None = None) -> TitlePage:
    return TitlePage(window.services, window, window.shelf, lambda: window.famous_deals, court)


def control(page: Any, key: str) -> Any:
    return next(each for each in page.controls if each.key == key)


def outcome(seats: int = 2, stakes: str = "coffee_house", coinage: str = "georgian") -> Outcome:
    """Return the outcome of a game that was played to its end with the first legal answers."""
    players = tuple(Participant(f"Player {number}") for number in range(seats))
    new = choose_table("cribbage", "crowe", players, stakes, "pages", coinage)
    assert isinstance(new, NewTable)
    head = header_of(new)
    table = table_of(head)
    assert not isinstance(table, Reason)
    while question := table.question:
        seat = question.awaited()[0]
        table.submit(table.view(seat).legal[0])
    return Outcome(table.view(Seat(0)), Walk(head, table), table.result())


def seat_page(window: PageWindow, slug: str = "cribbage") -> NewTablePage:
    """Return the page of a new table, for a game that the visitor has never played."""
    seats = LastSeats()
    return NewTablePage(window.services, window, first_choice(window.services, slug, seats), seats)


def sit_down(window: PageWindow, page: NewTablePage) -> None:
    """Start a game by keyboard. The visitor has never played it here, but declines the lesson."""
    page.hold("sit")
    window.key(pygame.K_RETURN)
    assert isinstance(window.stack[-1], OfferSheet)
    window.key(pygame.K_TAB)
    window.key(pygame.K_RETURN)
    if isinstance(window.stack[-1], DifferencesSheet):
        window.key(pygame.K_RETURN)


def offered(window: PageWindow) -> OfferSheet:
    """Return the sheet that offers a lesson, for a game that the visitor has never played."""
    return over(window, lambda h, behind: OfferSheet(h.services, h, behind, "cribbage", OfferedWays(h.quit, h.quit)))


def different(window: PageWindow) -> DifferencesSheet:
    """Return the sheet before the first table of a preset that differs in many things."""
    rules = printed_rules("ombre", "german_solo")
    return over(window, lambda h, behind: DifferencesSheet(h.services, h, behind, rules, h.quit))


def lesson_opening(window: PageWindow) -> LessonOpeningSheet:
    """Return the sheet before the lesson with the longest aim."""
    return over(window, lambda h, behind: LessonOpeningSheet(h.services, h, behind, head_of("ombre"), 0))


def contents(window: PageWindow) -> ContentsPage:
    return ContentsPage(window.services, window, LastSeats())


def chair(window: PageWindow) -> ChairSheet:
    """Return the sheet of the second chair at a new table."""
    return over_page(window, seat_page(window), 1)


def over_page(window: PageWindow, page: NewTablePage, seat: int) -> ChairSheet:
    window.show(page)
    return ChairSheet(window.services, window, page, page.choice, seat)


def four_at_table(window: PageWindow) -> NewTablePage:
    screen = seat_page(window)
    screen.choice.choose_seats(4)
    return screen


def of_a_match(window: PageWindow) -> NewTablePage:
    """Return the page of a new table for the match with the longest explanation."""
    screen = seat_page(window)
    screen.choice.stakes, screen.choice.match = "counters", "duplicate"
    return screen


def full_of_persons(window: PageWindow) -> NewTablePage:
    """Return the page of a new table with the maximum number of players, all of them persons."""
    seats, slug, preset = max(
        (max(preset.seats), slug, preset.name) for slug in games.slugs() for preset in games.game(slug).presets
    )
    screen = seat_page(window, slug)
    screen.choice.choose_preset(preset)
    screen.choice.choose_seats(seats)
    for guest in screen.choice.guests[:seats]:
        guest.level = PERSON
    return screen


def altered(window: PageWindow) -> HouseRulesPage:
    choice = seat_page(window).choice
    choice.alter("target", 121)
    return HouseRulesPage(window.services, window, choice)


def refused_again(window: PageWindow) -> ResultsPage:
    screen = ResultsPage(window.services, window, outcome(4, "assembly", "victorian"))
    window.refusal = because("unfit-stake", farthings=120, amount=120)
    screen.build()
    screen._again()
    return screen


def shared(window: PageWindow, make: Callable[[Services, Navigator, Screen], Page]) -> Page:
    """Return a sheet over a table that eight people share."""
    window.others = tuple((Seat(seat), f"Mrs. Featherstonehaugh the {seat}th") for seat in range(1, 8))
    return over(window, lambda h, behind: make(h.services, h, behind))


def menu_in_match(window: PageWindow) -> Page:
    """Return the menu over a table in the middle of a match."""
    window.match = new_match("best_of_5")
    return over(window, lambda h, behind: MenuSheet(h.services, h, behind))


def covered(window: PageWindow) -> CoverPage:
    called = Handover(
        Seat(1), "Mrs. Featherstonehaugh of Mereworth, Kent", ("Mr. Sharp played a card. " * 9, "Twenty-nine.")
    )
    return CoverPage(window.services, window, called, lambda: window.went.append("taken"))


def asked_first(window: PageWindow, name: str = "leave-house", pressed: tuple[int, int] = (0, 0)) -> ConfirmSheet:
    """Return a sheet that asks for confirmation, over the title page."""
    behind = title_page(window, COURTS[0])
    behind.build()
    asked = Confirmation.from_messages(window.services.words, name)
    return ConfirmSheet(window.services, window, behind, asked, lambda: window.went.append(name), pressed)


LONGEST_REASON = because("unwritten-gone")
LOSSES = [
    *(
        Loss(Path(f"{slug}.crowe"), (), slug, date(1775, 9, 28), whole)
        for slug in slugs()[:3]
        for whole in (True, False)
    ),
    *[Loss(Path("a-table-of-mine-with-a-name-of-some-length.crowe"), ())] * 9,
]


def unwritten(window: PageWindow, make: Callable[[Services, Navigator, Screen], Page] | None = None):
    """Return a window whose table is not saved, or a sheet over that table."""
    window.why = LONGEST_REASON
    return over(window, lambda h, behind: make(h.services, h, behind)) if make else window


def leaving(services: Services, nav: Navigator, behind: Screen) -> UnwrittenSheet:
    assert isinstance(nav, PageWindow)
    went = nav.went
    return UnwrittenSheet(services, nav, behind, lambda: went.append("left"), (0, 0))


def tried_again(window: PageWindow) -> UnwrittenSheet:
    """Return the sheet about unsaved data at its maximum height, after saving has failed again."""
    sheet = unwritten(window, leaving)
    sheet._tried = True
    return sheet


def nothing_saved(window: PageWindow) -> SavedPage:
    window.shelf.saved = []
    return SavedPage(window.services, window, window.shelf)


def first_visit(window: PageWindow) -> TitlePage:
    """Return the title page as it is before anything is saved."""
    window.shelf.saved = []
    return title_page(window, COURTS[4])


def sitting(games_: int = 3) -> Series:
    """Return a series of four players after a number of games. One player sits out."""
    levels = ("", "sound", "", "sharp")
    four = tuple(Participant(name, level) for name, level in zip(KEPT[2].names, levels, strict=True))
    account = new_series(four, (Farthings(2016),) * 4, "pages", "1775-03-04T19:00:00+00:00")
    for number in range(games_):
        account = account.played(
            "cribbage",
            "crowe",
            (Farthings(240 * (number + 1)), Farthings(-240), Farthings(-40), Farthings(-240 * number)),
        ).filled(Farthings(2016))
    return account.seated(four[:2], Farthings(2016))


def ledger(window: PageWindow, games_: int = 3, coinage: str = "georgian") -> LedgerPage:
    account = sitting(games_).played("cribbage", "crowe", (Farthings(-120), Farthings(-24)))
    return LedgerPage(
        window.services, window, AccountSummary(account, playing=True, table=Farthings(96)), coinage, Farthings(24)
    )


def of_a_company(window: PageWindow, refill: bool = False) -> NewTablePage:
    table = choose_table("cribbage", "crowe", sitting().company[:2], stakes="coffee_house", series=sitting())
    assert isinstance(table, NewTable)
    screen = NewTablePage(window.services, window, choice_of_company(window.services, table), LastSeats())
    screen.choice.fill = refill
    return screen


def between(window: PageWindow, make: Callable[[Services, Navigator, Screen], Page]) -> Page:
    window.between = True
    return over(window, lambda h, behind: make(h.services, h, behind))


def over(window: PageWindow, make: Callable[[PageWindow, Screen], PageT]) -> PageT:
    behind = title_page(window, COURTS[5])
    behind.build()
    return make(window, behind)


def second_opening(page: SettingsPage | AboutPage) -> Page:
    """Return the page, turned to its second spread."""
    page._spread = 1
    return page


class FoundAlready(ReviewJob):
    """A finished review whose findings are known from the start."""

    def __init__(self, findings: Sequence[Finding], failed: bool) -> None:
        self._left = list(findings)
        self.failed = failed
        self.closed = False

    @property
    def done(self) -> bool:
        return not self._left

    def poll(self) -> Finding | None:
        return self._left.pop(0) if self._left else None

    def close(self) -> None:
        self.closed = True


FOUND: tuple[Finding, ...] = (
    ChoiceCount(120),
    *[RatedChoice(at, 1 + at // 13, list(Grade)[at * at % 5], at + 1) for at in range(120)],
    *[
        DearChoice(
            at,
            deal,
            "Play the Knave of diamonds",
            "Play the seven of spades. Your hand should score about six, and the other side’s crib about five.",
            "It loses about four points.",
            "As the cards lay, it would have brought 18 points more.",
        )
        for at, deal in ((12, 1), (40, 4), (110, 9))
    ],
    *[ExpertDeal(deal, "−12 points", "114 points", 126.0, in_points=True) for deal in range(1, 10)],
)


def reviewed(
    window: PageWindow, findings: Sequence[Finding] = FOUND, failed: bool = False, shows_table: bool = True
) -> ReviewPage:
    words = window.services.words.game("cribbage")
    screen = ReviewPage(window.services, window, words, lambda: FoundAlready(findings, failed), shows_table)
    screen.build()
    screen.step(0.0)
    return screen


MakesPage: TypeAlias = Callable[[PageWindow], Page]


class TablesPlay(MatchJob):
    """The other tables of a match, which are still playing or have broken off."""

    def __init__(self, failed: bool) -> None:
        self.played = 0
        self.ended = self.failed = failed

    def close(self) -> None:
        self.ended = True


def in_match(plan: MatchPlan, games_: Sequence[tuple[int, int, int, int]], failed: bool = False) -> MakesPage:
    """Return a maker of the page of a match with these games: number, table, and the scores of both players."""
    entrants = [Participant(name, "sound" if at else "") for at, name in enumerate(EIGHT)]
    company = {"duplicate": entrants[2:3], "tournament": entrants}.get(plan, ())
    first = replace(new_match(plan, company), match="0" * 16)

    def entry(number: int, table: int, own: int, other: int) -> SavedGame:
        house = plan in ("duplicate", "tournament") and table > 0
        seated = (EIGHT[2], EIGHT[1]) if plan == "duplicate" and table else EIGHT[2 * table : 2 * table + 2]
        place = replace(first, number=number, table=table, house=house)
        file = f"{number}-{table}-{own}.crowe"
        return replace(KEPT[0], file=file, names=seated, scores=(own, other), match=place, finished=True, why=None)

    def made(window: PageWindow) -> Page:
        found = tuple(entry(*each) for each in games_)

        class Known(MatchPage):
            def _fetch(self, refresh: bool = True) -> None:
                self._seen = self._shelf.changes
                self._match = Match(found, first.match)

        page = Known(window.services, window, window.shelf, first.match, lambda folder, name: TablesPlay(failed))
        page.build()
        page.step(0.0)
        return page

    return made


SIXTEEN = [
    (GameKind.TRICKS, ("All Fours", "Ombre", "Reversis", "Ruff", "Schafskopf", "Whist")),
    (GameKind.WAGERS, ("Brag", "Speculation")),
    (GameKind.CRIBBAGE, ("Cribbage", "Piquet", "Rubicon Bézique", "Écarté")),
    (GameKind.BANKS, ("Baccara", "Bassett", "Blind Hookey", "Hazard")),
]


def sixteen() -> list[GameEntry]:
    """Return entries for sixteen games, sorted by family, as in the whole program."""
    words = Words()
    return [
        GameEntry(
            draft=False,
            slug=title.lower().replace(" ", "-"),
            kind=kind,
            family=words.text(f"seat-kind-{kind}"),
            title=title,
            line="",
            minutes=5 + 5 * ((number + len(title)) % 8),
            difficulty=1 + number % 3,
            books=(("crowe", "Mr. Crowe's", (2, 3, 4)), ("hoyle", "After Hoyle", tuple(range(2, number + 3)))),
            picture=picture_of("none", kind),
        )
        for kind, titles in SIXTEEN
        for number, title in enumerate(titles)
    ]


class SixteenPage(ContentsPage):
    """A contents page that lists sixteen games. Each entry opens a game that exists."""

    def _opener(self, slug: str) -> Callable[[], None]:
        return super()._opener(slug if slug in games.slugs() else games.slugs()[0])


def sixteen_page(window: PageWindow) -> ContentsPage:
    return SixteenPage(window.services, window, LastSeats(), sixteen())


DAY = date(2026, 11, 28)


def daily(window: PageWindow, saved: SavedGame | None = None) -> DailyPage:
    """Return the page of the day, after a run of twelve days. If the game is finished, it has a friend's result."""

    class Filled(DailyPage):
        def _fetch(self, refresh: bool = True) -> None:
            self._saved, self._run = saved, 12
            self._friend = DailyResult(DAY, 31, 27) if saved and saved.finished else None

    return Filled(window.services, window, window.shelf, DAY)


PAGES: dict[str, MakesPage] = {
    "title": lambda window: title_page(window, COURTS[0]),
    "contents": contents,
    "contents-sixteen": sixteen_page,
    "seat": seat_page,
    "seat-chair": chair,
    "seat-four": four_at_table,
    "seat-persons": full_of_persons,
    "seat-match": of_a_match,
    "house-rules": altered,
    "saved": lambda window: SavedPage(window.services, window, window.shelf),
    "settings": lambda window: SettingsPage(window.services, window),
    "settings-2": lambda window: second_opening(SettingsPage(window.services, window)),
    "about": lambda window: AboutPage(window.services, window),
    "about-2": lambda window: second_opening(AboutPage(window.services, window)),
    "rules": lambda window: RulesPage(window.services, window, "cribbage", "the-show"),
    "menu": lambda window: over(window, lambda h, behind: MenuSheet(h.services, h, behind)),
    "menu-shared": lambda window: shared(window, MenuSheet),
    "pass-table": lambda window: shared(window, PassTableSheet),
    "menu-match": menu_in_match,
    "menu-between": lambda window: between(window, MenuSheet),
    "cover": covered,
    "ledger": ledger,
    "exhibits": lambda window: ExhibitsPage(window.services, window, window.famous_deals),
    "daily": daily,
    "daily-played": lambda window: daily(window, replace(KEPT[-1], sides=(0, 1), scores=(121, 98))),
    "daily-money": lambda window: daily(window, replace(KEPT[-1], scores=(), purses=(Farthings(352), Farthings(448)))),
    "lessons": lambda window: LessonsPage(window.services, window, games_with_lessons()),
    "offer-lesson": offered,
    "lesson-opening": lesson_opening,
    "differences": different,
    "title-first": first_visit,
    "ledger-long": lambda window: ledger(window, 40, "counters"),
    "seat-company": of_a_company,
    "seat-company-filled": lambda window: of_a_company(window, refill=True),
    "confirm": asked_first,
    "menu-unwritten": lambda window: unwritten(window, MenuSheet),
    "menu-unwritten-shared": lambda window: shared(unwritten(window), MenuSheet),
    "menu-unwritten-between": lambda window: between(unwritten(window), MenuSheet),
    "unwritten": lambda window: unwritten(window, leaving),
    "unwritten-tried": tried_again,
    "lost": lambda window: LostPage(window.services, window, LOSSES, lambda: window.went.append("told")),
    "fault": lambda window: FaultPage(window.services, window),
    "saved-none": nothing_saved,
    "review": reviewed,
    "review-failed": lambda window: reviewed(window, FOUND[:60], failed=True),
    "match": in_match("best_of_5", [(0, 0, 121, 98), (1, 0, 87, 121), (2, 0, 121, 119)]),
    "match-won": in_match("best_of_3", [(0, 0, 121, 98), (1, 0, 121, 87)]),
    "match-duplicate": in_match("duplicate", [(n, t, 121 - t, 98 + t) for n in range(3) for t in range(2)]),
    "match-tournament": in_match("tournament", [(0, table, 121 - table, 98 + table) for table in range(4)]),
    "match-broken": in_match("tournament", [(0, 0, 98, 121)], failed=True),
    "ending": lambda window: ResultsPage(window.services, window, outcome()),
    "ending-refused": refused_again,
    "ending-peeked": lambda window: ResultsPage(window.services, window, dataclasses.replace(outcome(4), peeked=True)),
}


@pytest.fixture(autouse=True)
def no_word_is_missing(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail if a message is missing, because the page would then show its key."""
    silent: set[str] = set()
    said = Words.text

    def listened(self: Words, key: str, **args: Any) -> str:
        if not self.has(key):
            silent.add(key)
        return said(self, key, **args)

    monkeypatch.setattr(Words, "text", listened)
    yield
    assert silent == set()


@pytest.mark.parametrize(("size", "settings"), [((1024, 768), STRONG), ((1920, 1080), PLAIN)], ids=["strong", "plain"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits_the_window_without_overlaps(name: str, size: tuple[int, int], settings: Settings) -> None:
    window = PageWindow(size, settings)
    page = window.show(PAGES[name](window))
    frame = window.surface.get_rect()
    areas = {each.key: each.area for each in page.controls}
    assert len(areas) == len(page.controls), "two controls have the same key"
    assert areas
    for key, area in areas.items():
        assert frame.contains(area), key
        if not key.startswith("link-"):
            assert min(area.size) >= LEAST, key
    for (one, here), (other, there) in combinations(areas.items(), 2):
        assert not here.colliderect(there), (one, other)
    assert pygame.transform.average_color(window.surface) != (0, 0, 0, 0)


@pytest.mark.parametrize("name", PAGES)
def test_the_ring_reaches_everything_and_wraps_around(name: str) -> None:
    window = PageWindow()
    page = window.show(PAGES[name](window))
    able = [each.key for each in page.controls if each.enabled]
    reached = []
    page.hold("")
    for _ in able:
        window.key(pygame.K_TAB)
        assert page.held is not None
        assert page._ring is not None
        assert page._ring._sprite.visible
        reached.append(page.held.key)
    assert sorted(reached) == sorted(able)
    window.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert page.held is not None
    assert page.held.key == reached[-2 % len(reached)]


@pytest.mark.parametrize("name", PAGES)
def test_arrow_keys_reach_every_control(name: str) -> None:
    """From each control the arrow keys reach all others, except where they change a value."""
    window = PageWindow()
    page = window.show(PAGES[name](window))
    able = [each.key for each in page.controls if each.enabled]
    window.key(pygame.K_DOWN)
    assert page.held is not None
    found, new = {page.held.key}, [page.held.key]
    while new:
        start = new.pop()
        for way in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            page.hold(start)
            page._towards(*way)
            if page.held and page.held.key not in found:
                found.add(page.held.key)
                new.append(page.held.key)
    assert found == set(able)


@pytest.mark.parametrize("name", PAGES)
def test_a_resting_page_draws_nothing(name: str) -> None:
    window = PageWindow()
    page = window.show(PAGES[name](window))
    for _ in range(20):
        window.now += 50
        assert page.step(window.now) is False
        assert page.paint(window.surface) == []


@pytest.mark.parametrize("name", PAGES)
def test_random_input_keeps_a_page_consistent(name: str) -> None:
    """After any input, each control exists once and none is lost, unless the page was left. The picture is correct."""
    chance = Random(name)
    window = PageWindow()
    page = window.show(PAGES[name](window))
    keys = (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_SPACE)
    for _ in range(24):
        if not window.stack or window.stack[-1] is not page:
            window.stack = []
            window.open_over(page)
        if chance.random() < 0.5:
            window.key(chance.choice(keys))
        else:
            window.click((chance.randrange(1280), chance.randrange(800)))
        assert bool(page.controls) == (page in window.stack)
        assert page.held is None or page.held in page.controls
    if page not in window.stack:
        window.open_over(page)
    window.stack[:] = [page]
    page.invalidate()
    window.rest()
    seen = window.surface.copy()
    page.invalidate()
    page.paint(window.surface)
    assert seen.get_buffer().raw == window.surface.get_buffer().raw
    keys_of = [each.key for each in page.controls]
    assert keys_of
    assert len(set(keys_of)) == len(keys_of)


# --- The title page --------------------------------------------------------------------------------------------------


def test_the_title_page_offers_the_last_table_first() -> None:
    window = PageWindow()
    page = window.show(title_page(window, COURTS[0]))
    assert [each.key for each in page.controls][:2] == ["continue", "seat"]
    window.key(pygame.K_RETURN)
    window.key(pygame.K_RETURN)
    assert window.went == [KEPT[0].path]


def test_completed_and_damaged_tables_are_not_offered() -> None:
    window = PageWindow()
    window.shelf.saved = list(KEPT[1:])
    page = window.show(title_page(window))
    assert page.controls[0].key == "seat"
    window.shelf.saved = []
    page.invalidate()
    assert {"continue", "saved"}.isdisjoint(each.key for each in page.controls)


def test_every_button_of_the_title_page_opens_a_page() -> None:
    window = PageWindow()
    page = window.show(title_page(window, COURTS[3]))
    for key in ("seat", "saved", "rules", "settings", "about", "leave"):
        window.click(control(page, key).area.center)
    assert window.went == ["seat", "saved", ("rules", "", ""), "settings", "about"]
    assert isinstance(window.stack[-1], ConfirmSheet)
    window.click(control(window.stack[-1], "confirm").area.center)
    assert window.went[5:] == ["quit"]


# --- Confirmation ----------------------------------------------------------------------------------------------------


def test_escape_on_the_title_page_asks_and_enter_stays() -> None:
    window = PageWindow()
    page = window.show(title_page(window, COURTS[0]))
    window.key(pygame.K_ESCAPE)
    asked = window.stack[-1]
    assert isinstance(asked, ConfirmSheet)
    assert asked.held is control(asked, "keep"), "the safe button has the focus when a sheet opens"
    window.key(pygame.K_RETURN)
    assert (window.stack, window.went) == ([page], [])
    for _ in range(2):
        window.key(pygame.K_ESCAPE)
    assert (window.stack, window.went) == ([page], [])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("settings", [PLAIN, STRONG], ids=["plain", "strong"])
@pytest.mark.parametrize("name", ["leave-house", "leave-table", "delete"])
def test_a_double_press_confirms_nothing(name: str, size: tuple[int, int], settings: Settings) -> None:
    """The first press hits each button of the sheet, or a point near the button."""
    window = PageWindow(size, settings)
    plain = window.show(asked_first(window, name))
    areas = [control(plain, key).area for key in ("keep", "confirm")]
    spots = {getattr(area, corner) for area in areas for corner in ("center", "topleft", "midbottom", "midright")}
    for spot in spots:
        window.stack.clear()
        window.show(asked_first(window, name, spot))
        window.click(spot)
        assert window.went == []


# --- An unsaved table ------------------------------------------------------------------------------------------------


def test_the_menu_of_an_unsaved_table_promises_nothing() -> None:
    window = PageWindow()
    menu = window.show(unwritten(window, MenuSheet))
    control(menu, "leave").act()
    control(menu, "quit").act()
    assert window.went == ["leave", "quit"], "the ways of leaving ask by themselves"
    assert window.stack == [menu]
    control(menu, "again").act()
    window.rest()
    assert not control(menu, "again").enabled
    window.why, window.tries = None, False
    window.rest()
    assert "again" not in {each.key for each in menu.controls}
    control(menu, "leave").act()
    assert isinstance(window.stack[-1], ConfirmSheet)


def test_only_a_successful_retry_leaves_the_table() -> None:
    window = PageWindow()
    sheet = window.show(unwritten(window, leaving))
    assert sheet.held is control(sheet, "keep")
    before = sheet.consequences()
    control(sheet, "again").act()
    window.rest()
    assert sheet.waiting
    assert not control(sheet, "again").enabled
    assert sheet.consequences() != before
    window.tries = False
    window.rest()
    assert window.services.words.text("unwritten-tried") in sheet.consequences()
    assert window.went == ["again"]
    control(sheet, "again").act()
    window.why, window.tries = None, False
    sheet.step(window.now + LATER)
    assert window.went == ["again", "again", "left"]
    assert window.stack == []


@pytest.mark.parametrize(("key", "went"), [("keep", []), ("confirm", ["left"])])
def test_an_unsaved_table_can_be_left_or_kept(key: str, went: list[object]) -> None:
    window = PageWindow()
    sheet = window.show(unwritten(window, leaving))
    control(sheet, key).act()
    assert (window.went, window.stack) == (went, [])


def test_a_loss_is_reported_once_and_in_short() -> None:
    window = PageWindow()
    page = window.show(LostPage(window.services, window, LOSSES, lambda: window.went.append("told")))
    told = list(lines(window.services.words, LOSSES))
    assert len(told) == 5
    assert "28 September 1775" in told[0]
    assert told[-1] == window.services.words.text("lost-more", number=len(LOSSES) - 4)
    window.key(pygame.K_ESCAPE)
    assert (window.went, window.stack) == (["told"], [])
    page.leave()


# --- Taking a seat ---------------------------------------------------------------------------------------------------


def at_chair(window: PageWindow, page: NewTablePage, seat: int) -> ChairSheet:
    """Open the sheet of a chair by keyboard."""
    page.hold(f"guest-{seat}")
    window.key(pygame.K_RETURN)
    sheet = window.stack[-1]
    assert isinstance(sheet, ChairSheet)
    return sheet


def test_a_table_for_four_is_started_by_keyboard_alone() -> None:
    window = PageWindow()
    page = window.show(seat_page(window))
    page.hold("seats")
    for _ in range(2):
        window.key(pygame.K_RIGHT)
    assert page.choice.seats == 4
    sheet = at_chair(window, page, 3)
    sheet.hold("level")
    window.key(pygame.K_END)
    window.key(pygame.K_ESCAPE)
    before = page.choice.stakes
    page.hold("stakes")
    window.key(pygame.K_RIGHT)
    sit_down(window, page)
    (new,) = window.went
    assert isinstance(new, NewTable)
    assert [player.level for player in new.players] == ["", "sound", "sound", ""]
    assert len({player.name for player in new.players}) == 4
    assert new.stakes != before
    assert new.purses == (STAKES[new.stakes].purse,) * 4


def test_a_click_at_either_end_steps_a_chooser() -> None:
    window = PageWindow()
    page = window.show(seat_page(window, "brag"))
    before = page.choice.seats
    area = control(page, "seats").area
    window.click((area.right - 8, area.centery))
    assert page.choice.seats == before + 1
    window.click((area.left + 8, area.centery))
    assert page.choice.seats == before


def test_holding_a_chooser_steps_repeatedly() -> None:
    window = PageWindow()
    page = window.show(seat_page(window))
    area = control(page, "stake").area
    before = int(page.choice.value("stake"))
    window.hear(pygame.MOUSEBUTTONDOWN, button=1, pos=(area.right - 8, area.centery))
    began = window.now
    for passed in range(0, 2000, 16):
        page.step(began + passed)
    window.hear(pygame.MOUSEBUTTONUP, button=1, pos=(area.right - 8, area.centery))
    after = int(page.choice.value("stake"))
    assert before + 15 <= after <= before + 30
    page.step(began + 9000)
    assert page.choice.value("stake") == after


def test_an_unaffordable_stake_is_refused() -> None:
    window = PageWindow()
    page = window.show(seat_page(window))
    page.hold("stake")
    window.key(pygame.K_END)
    assert isinstance(page.choice.table(), Reason)
    assert not control(page, "sit").enabled
    window.click(control(page, "sit").area.center)
    assert window.went == []
    page.hold("stake")
    window.key(pygame.K_HOME)
    assert control(page, "sit").enabled


def test_letters_typed_into_a_name_have_no_other_effect() -> None:
    window = PageWindow()
    page = window.show(seat_page(window))
    sheet = at_chair(window, page, 0)
    sheet.hold("name")
    window.key(pygame.K_RETURN)
    assert sheet.is_typing
    window.key(pygame.K_END)
    for _ in range(12):
        window.key(pygame.K_BACKSPACE)
    for letter in "Mrs. B":
        window.key(ord(letter.lower()), 0, letter)
        window.hear(pygame.TEXTINPUT, text=letter)
    assert sheet.is_typing
    window.key(pygame.K_RETURN)
    assert not sheet.is_typing
    assert page.choice.guests[0].name == "Mrs. B"
    assert window.stack[-1] is sheet


@pytest.mark.parametrize(("typed", "kept"), [("Zoe\u0308\u200b ", "Zo\u00eb"), ("\u3164", None), ("Mr. Sharp", None)])
def test_invisible_and_ambiguous_names_are_refused(typed: str, kept: str | None) -> None:
    choice = seat_page(PageWindow()).choice
    before = choice.guests[0].name
    assert "Mr. Sharp" in [guest.name for guest in choice.guests]
    choice.call(0, typed)
    assert choice.guests[0].name == (kept or before)


def test_only_visible_characters_of_a_name_are_used() -> None:
    window = PageWindow(settings=replace(PLAIN, name="\u3164"))
    assert window.services.visitor.name == seat_page(window).choice.guests[0].name == "A Visitor"
    SettingsPage(window.services, window)._set("name", "x")
    assert window.services.visitor.name == "x"
    window.services.settings = replace(PLAIN, name="Ann\u202e\n Lee")
    assert window.services.visitor.name == seat_page(window).choice.guests[0].name == "Ann Lee"


def test_a_typed_code_deals_that_deal_and_a_bad_one_says_why() -> None:
    window = PageWindow()
    page = window.show(seat_page(window))
    page._write_code("candle candle candle")
    assert isinstance(page.choice.table(), Reason)
    assert not control(page, "sit").enabled
    seed = fresh_seed()
    page._write_code(display_code(seed).upper())
    new = page.choice.table()
    assert isinstance(new, NewTable)
    assert new.seed == seed
    page._write_code("  ")
    assert control(page, "sit").enabled


@pytest.mark.parametrize("slug", games.slugs())
def test_a_new_table_has_the_usual_number_of_players(slug: str) -> None:
    choice = seat_page(PageWindow(), slug).choice
    assert choice.seats == (choice.chosen_preset.usual or min(choice.chosen_preset.seats))


def test_a_new_table_has_the_previous_players(tmp_path: Path) -> None:
    window, seats = PageWindow(), LastSeats(tmp_path)
    choice = first_choice(window.services, "brag", seats)
    choice.choose_seats(7)
    choice.choose_preset("modern")
    choice.guests[3].level = "sharp"
    choice.place(1, choice.guests[6].name)
    rule = rules_of(choice.game.options)[0]
    choice.alter(rule.name, next(value for value in rule.values if value != choice.printed(rule.name)))
    seats.remember(choice.seating())
    seats.remember(first_choice(window.services, "whist", LastSeats()).seating())
    again = first_choice(window.services, "brag", LastSeats(tmp_path))
    assert again.seating() == choice.seating()
    assert len({guest.name for guest in again.guests}) == len(choice.guests)
    assert [seating.game for seating in LastSeats(tmp_path)._seatings] == ["whist", "brag"]


def test_a_rule_with_a_minimum_offers_nothing_below_it_but_none() -> None:
    rules = {rule.name: rule.values for rule in rules_of(game("speculation").options)}
    assert rules["patience"] == (0, *range(MIN_TIME_LIMIT, 61))
    assert rules["hands"] == range(100)


@pytest.mark.parametrize("kept", [b"", b"[]", b"{", b"\xff\xfe", b'[{"game": "brag", "preset": "gone"}]'])
def test_an_unreadable_memory_is_ignored(tmp_path: Path, kept: bytes) -> None:
    (tmp_path / FILE).write_bytes(kept)
    assert LastSeats(tmp_path).latest is None


def test_an_unavailable_level_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player set to expert keeps this level. Where no experts are offered, the player gets the best level there."""
    for module in (table_setup, choosing):
        monkeypatch.setattr(module, "levels_offered", lambda slug, preset, seats: (LEARNER, SOUND)[: 5 - seats])
    choice = seat_page(PageWindow(), "whist").choice
    choice.guests[1].level = "sharp"
    for seats, abilities in ((3, ("learner", "sound", "")), (4, ("learner", ""))):
        choice.seats = seats
        assert choice.abilities == abilities
        assert choice.ability(choice.guests[1]) == abilities[-2]
        assert choice.seating().players[1].level == abilities[-2]
        assert choice.seating().players[0].level == ""
    assert choice.guests[1].level == "sharp"


def test_a_removed_book_or_player_is_not_reused() -> None:
    window, seats = PageWindow(), LastSeats()
    usual = first_choice(window.services, "whist", seats).seating()
    for gone in (
        replace(usual, preset="gone"),
        replace(usual, players=usual.players[:2]),
        replace(usual, players=(*usual.players[:3], Participant("Mr. Sharp", "gone"))),
    ):
        seats.remember(gone)
        assert first_choice(window.services, "whist", seats).seating() == usual


# --- The contents ----------------------------------------------------------------------------------------------------


def rows_of(page: ContentsPage) -> list[GameRow]:
    return [each for each in page.controls if isinstance(each, GameRow)]


@pytest.mark.parametrize("text_size", ["ordinary", "larger", "largest"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_sixteen_games_are_listed_each_once_and_no_row_shrinks(size: tuple[int, int], text_size: TextSize) -> None:
    window = PageWindow(size, Settings(text_size=text_size))
    few = window.show(contents(window))
    least = min(row.area.h for row in rows_of(few))
    page = window.show(sixteen_page(window))
    seen = []
    while True:
        assert min(row.area.h for row in rows_of(page)) >= least >= window.services.assets.canvas.px(59)
        seen += [row.entry.title for row in rows_of(page)]
        if page._spread == page._spreads - 1:
            break
        page.turn(1)
    assert seen == [entry.title for entry in sixteen()]
    assert text_size != "ordinary" or page._spreads == 1, "sixteen games fit one spread"


def test_games_for_other_company_sizes_are_dimmed_but_selectable() -> None:
    window = PageWindow()
    page = window.show(sixteen_page(window))
    assert not any(row.faded for row in rows_of(page))
    page.hold("seats")
    window.key(pygame.K_END)
    assert {row.entry.title for row in rows_of(page) if not row.faded} == {
        entry.title for entry in sixteen() if 7 in entry.seats
    }
    page.hold("seats")
    window.key(pygame.K_HOME)
    page.hold("minutes")
    window.key(pygame.K_RIGHT)
    shown = [row for row in rows_of(page) if not row.faded]
    assert {row.entry.minutes for row in shown} == {min(entry.minutes for entry in sixteen())}
    assert all(row.enabled for row in rows_of(page))


def test_the_game_played_last_comes_first() -> None:
    window, seats = PageWindow(), LastSeats()
    seats.remember(first_choice(window.services, "whist", seats).seating())
    page = window.show(ContentsPage(window.services, window, seats))
    assert page.first() == "last"
    window.click(control(page, "last").area.center)
    table = window.stack[-1]
    assert isinstance(table, NewTablePage)
    assert table.choice.slug == "whist"


def test_every_game_opens_its_own_table() -> None:
    window = PageWindow()
    for slug in games.slugs():
        page = window.show(contents(window))
        window.click(control(page, f"game-{slug}").area.center)
        table = window.stack[-1]
        assert isinstance(table, NewTablePage)
        assert table.choice.slug == slug


@pytest.mark.parametrize("slug", games.slugs())
def test_every_kind_of_game_has_a_heading(slug: str) -> None:
    key = f"seat-kind-{game(slug).kind}"
    assert Words().game(slug).has(key), (
        f"{slug} is of a kind without a heading: write the message {key} in its words.ftl"
    )


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", [1, 9])
def test_tables_seat_one_to_nine_people(seats: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    hazard = game("hazard")
    preset = replace(hazard.presets[0], seats=tuple(range(1, 10)))
    options = hazard.preset(preset.name, 4)
    monkeypatch.setattr(type(hazard), "presets", (preset,))
    monkeypatch.setattr(type(hazard), "preset", lambda self, name, seats: options)
    window = PageWindow(size, STRONG)
    page = seat_page(window, "hazard")
    page.choice.choose_seats(seats)
    window.show(page)
    names = [guest.name for guest in page.choice.guests[:seats]]
    assert len(set(names)) == seats
    assert control(page, "seats").choice.value == ("One" if seats == 1 else "Nine")
    seen = set()
    for _ in range(page._spreads):
        areas = [each.area for each in page.controls]
        seen |= {each.key for each in page.controls}
        assert all(min(area.size) >= LEAST for area in areas)
        assert not any(one.colliderect(other) for one, other in combinations(areas, 2))
        page.turn(1)
    assert {f"guest-{seat}" for seat in range(seats)} <= seen


def test_no_two_players_have_the_same_name() -> None:
    window = PageWindow()
    page = window.show(four_at_table(window))
    names = [guest.name for guest in page.choice.guests]
    sheet = at_chair(window, page, 0)
    for name in ("  Mr. Sharp ", "   "):
        sheet._call(name)
    assert [guest.name for guest in page.choice.guests] == names
    sheet.back()
    at_chair(window, page, 2).hold("guest")
    window.key(pygame.K_HOME)
    assert page.choice.guests[2].name == sorted(names)[0]
    assert sorted(guest.name for guest in page.choice.guests) == sorted(names)


def test_a_first_game_offers_its_lesson_once() -> None:
    window, seats = PageWindow(), LastSeats()
    page = window.show(NewTablePage(window.services, window, first_choice(window.services, "brag", seats), seats))
    page.hold("sit")
    window.key(pygame.K_RETURN)
    assert isinstance(window.stack[-1], OfferSheet)
    window.key(pygame.K_RETURN)
    assert window.went == ["lesson brag"]
    page.hold("sit")
    window.key(pygame.K_RETURN)
    assert isinstance(window.went[-1], NewTable)


def test_what_differs_from_the_lesson_is_told_once() -> None:
    window, seats = PageWindow(), LastSeats()
    page = window.show(NewTablePage(window.services, window, first_choice(window.services, "reversis", seats), seats))
    sit_down(window, page)
    assert isinstance(window.went[-1], NewTable)
    page.choice.choose_preset("hoyle")
    for told in (True, False):
        window.went.clear()
        page.hold("sit")
        window.key(pygame.K_RETURN)
        sheet = window.stack[-1]
        assert isinstance(sheet, DifferencesSheet) == told
        if told:
            assert window.went == []
            assert any("quinolas" in text for text in texts_of(sheet))
            window.key(pygame.K_RETURN)
        (new,) = window.went
        assert isinstance(new, NewTable)
        assert new.preset == "hoyle"


def texts_of(page: Page) -> list[str]:
    return [each.text for each in page.content if isinstance(each, Print)]


@pytest.mark.parametrize("people", ["pppp", "hhhh", "phph"])
def test_every_chair_may_have_a_person_or_a_computer_player(people: str) -> None:
    window = PageWindow()
    page = window.show(four_at_table(window))
    for seat, who in enumerate(people):
        at_chair(window, page, seat).hold("level")
        window.key(pygame.K_END if who == "p" else pygame.K_HOME)
        window.key(pygame.K_ESCAPE)
    sit_down(window, page)
    (new,) = window.went
    assert isinstance(new, NewTable)
    assert [player.level == "" for player in new.players] == [who == "p" for who in people]


def test_every_house_rule_can_be_changed_and_reset() -> None:
    window = PageWindow()
    seat = window.show(seat_page(window))
    window.click(control(seat, "rules").area.center)
    page = window.stack[-1]
    assert isinstance(page, HouseRulesPage)
    seen = set()
    for _ in range(page._spreads):
        shown = [each.key for each in page.controls if each.key in {rule.name for rule in page._rules}]
        for key in shown:
            page.hold(key)
            before = seat.choice.value(key)
            for turn in (pygame.K_RIGHT, pygame.K_LEFT):
                window.key(turn)
                if seat.choice.value(key) != before:
                    break
            assert seat.choice.value(key) != before, key
        seen |= set(shown)
        page.turn(1)
    assert seen == {rule.name for rule in rules_of(game("cribbage").options)}
    assert set(seat.choice.altered) == seen
    page.hold("as-printed")
    window.key(pygame.K_RETURN)
    assert seat.choice.altered == {}
    window.key(pygame.K_ESCAPE)
    assert window.stack == [seat]


# --- Saved tables ----------------------------------------------------------------------------------------------------


def test_a_saved_table_opens_or_says_why_not() -> None:
    window = PageWindow()
    page = window.show(SavedPage(window.services, window, window.shelf))
    window.refusal = because("save-in-use")
    window.click(control(page, "resume").area.center)
    assert window.went == [KEPT[0].path]
    assert page._said == (because("save-in-use"),)
    window.click(control(page, "saved-1").area.center)
    assert not control(page, "resume").enabled, "a damaged table"


@pytest.mark.parametrize("deal", [0, 1])
def test_a_table_without_a_deal_tells_no_number_of_it(deal: int, monkeypatch: pytest.MonkeyPatch) -> None:
    window, told = PageWindow(), list[str]()
    window.shelf.saved = [replace(KEPT[0], deal=deal)]
    said = SavedPage.said

    def heard(page: SavedPage, text: StyledText, width: int, centred: bool = False) -> flow.Block:
        told.append(text.text)
        return said(page, text, width, centred)

    monkeypatch.setattr(SavedPage, "said", heard)
    window.show(SavedPage(window.services, window, window.shelf))
    assert [text for text in told if text.startswith("Deal")] == ["Deal 1"] * deal


def test_deleting_a_table_needs_confirmation() -> None:
    window = PageWindow()
    page = window.show(SavedPage(window.services, window, window.shelf))
    page.hold("saved-1")
    window.key(pygame.K_RETURN)
    window.key(pygame.K_DELETE)
    window.key(pygame.K_RETURN)
    assert (window.stack[-1], window.went) == (page, []), "Enter alone must not delete"
    window.key(pygame.K_DELETE)
    window.click(control(window.stack[-1], "confirm").area.center)
    assert window.went == [("delete", KEPT[1].path)]
    assert [saved.path for saved in page._saved] == [KEPT[0].path]
    window.click(control(page, "bring-back").area.center)
    assert [saved.path for saved in page._saved] == [KEPT[0].path], "another button was there a moment ago"
    window.hear(pygame.MOUSEMOTION, pos=(0, 0))
    window.now += CHANGE_TIME
    page.step(window.now)
    window.click(control(page, "bring-back").area.center)
    assert [saved.path for saved in page._saved] == [KEPT[0].path, KEPT[1].path]


def test_many_tables_are_deleted_together_and_restored() -> None:
    window = PageWindow()
    page = window.show(SavedPage(window.services, window, window.shelf))
    page.hold("group")
    window.key(pygame.K_RIGHT)
    over = [saved.path for saved in page._saved]
    assert over == [saved.path for saved in KEPT if saved.finished]
    for number in (0, 2):
        window.click(control(page, f"saved-{number}").area.center)
        window.key(pygame.K_x)
    window.click(control(page, "delete").area.center)
    window.click(control(window.stack[-1], "confirm").area.center)
    assert window.went == [("delete", over[0], over[2])]
    assert len(page._saved) == len(over) - 2
    window.now += CHANGE_TIME
    page.step(window.now)
    window.click(control(page, "bring-back").area.center)
    assert sorted(saved.path for saved in page._saved) == sorted(over)
    assert "bring-back" not in {each.key for each in page.controls}


def test_only_the_tables_on_the_current_page_are_typeset() -> None:
    window = PageWindow()
    window.shelf.saved = [replace(KEPT[2], file=f"{number:05}.crowe") for number in range(5_000)]
    page = window.show(SavedPage(window.services, window, window.shelf))
    shown: list[list[str]] = []
    for key in (pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_PAGEUP):
        shown.append([each.key for each in page.controls if each.key.startswith("saved-")])
        window.key(key)
    assert 3 < len(shown[0]) < 20
    assert shown[1][0] == f"saved-{len(shown[0])}", "the second page continues the first"
    assert [each.key for each in page.controls if each.key.startswith("saved-")] == shown[1]
    assert page._chosen == f"{len(shown[0]):05}.crowe"


@pytest.mark.parametrize("name", ["\udcff\udcfe", "two\nlines", "x" * 249, "\x1b[2J", "\u202egnp", " "])
def test_a_file_with_any_name_is_disabled_and_shown_safely(name: str) -> None:
    window = PageWindow()
    window.shelf.saved = [replace(KEPT[1], file=f"sessions/{name}.crowe"), KEPT[0]]
    page = window.show(SavedPage(window.services, window, window.shelf))
    assert not control(page, "resume").enabled
    assert control(page, "saved-1").area.bottom < window.surface.get_height() / 2
    window.click(control(page, "saved-1").area.center)
    assert control(page, "resume").enabled


@pytest.mark.parametrize("page", ["title", "saved"])
def test_an_open_page_shows_new_results_without_another_search(page: str) -> None:
    """The sessions of a season are found little by little, so no frame waits for them."""
    window = PageWindow()
    window.shelf.saved = [KEPT[0]]
    shown = window.show(PAGES[page](window))
    looks = window.shelf.looks
    window.shelf.saved = [*KEPT]
    window.shelf.changes += 1
    shown.step(LATER)
    assert window.shelf.looks == looks
    if page == "saved":
        assert control(shown, "saved-1")


def test_an_empty_shelf_says_so() -> None:
    window = PageWindow()
    window.shelf.saved = []
    page = window.show(SavedPage(window.services, window, window.shelf))
    assert [each.key for each in page.controls] == ["back"]


# --- Settings --------------------------------------------------------------------------------------------------------


def at_setting(window: PageWindow, page: SettingsPage, field: str) -> SettingsPage:
    """Return the settings page, turned to the spread with this setting."""
    if page not in window.stack:
        window.show(page)
    page.turn(-page._spreads)
    for _ in range(page._spreads):
        if any(each.key == field for each in page.controls):
            break
        page.turn(1)
    window.rest()
    return page


def test_every_setting_is_on_the_page_once() -> None:
    one_language = set() if len(locales()) > 1 else {"language"}
    listed_ = [field for group in GROUPS.values() for field in group]
    assert sorted(listed_) == sorted(set(asdict(Settings())) - one_language)


@pytest.mark.parametrize("field", [field for field in asdict(Settings()) if field not in ("name", "language")])
def test_every_setting_can_be_changed_by_keyboard(field: str) -> None:
    window = PageWindow()
    page = SettingsPage(window.services, window)
    at_setting(window, page, field)
    page.hold(field)
    window.key(pygame.K_RETURN)
    changed = asdict(window.services.settings)
    assert changed[field] != asdict(PLAIN)[field]
    assert {name for name, value in changed.items() if value != asdict(PLAIN)[name]} == {field}
    assert page.held is not None
    assert page.held.key == field


def test_speed_and_hints_can_be_changed_in_the_menu_of_a_table() -> None:
    window = PageWindow()
    page = window.show(PAGES["menu"](window))
    window.click(control(page, "speed").area.center)
    assert window.services.settings == replace(PLAIN, speed="quick")
    window.click(control(page, "hints").area.center)
    assert window.services.settings == replace(PLAIN, speed="quick", hints=False)


def test_settings_can_be_changed_by_mouse() -> None:
    window = PageWindow()
    page = at_setting(window, SettingsPage(window.services, window), "pencilled")
    window.click(control(page, "pencilled").area.center)
    assert window.services.settings.pencilled is False
    window.click(control(page, "text_size").area.center)
    assert window.services.settings.text_size == "larger"
    area = control(at_setting(window, page, "volume_voices"), "volume_voices").area
    window.click((area.left + 10, area.centery))
    assert window.services.settings.volume_voices == PLAIN.volume_voices - STEP


def test_a_name_is_saved_on_leaving_the_page() -> None:
    window = PageWindow()
    under = window.show(title_page(window, COURTS[0]))
    page = at_setting(window, SettingsPage(window.services, window), "name")
    window.click(control(page, "name").area.center)
    assert page.is_typing
    window.hear(pygame.TEXTINPUT, text="N")
    window.key(pygame.K_ESCAPE)
    window.key(pygame.K_ESCAPE)
    assert window.stack == [under]
    assert window.services.settings.name == "N"


def test_period_and_default_settings() -> None:
    window = PageWindow(settings=Settings(name="Mrs. B", high_contrast=True, volume_cards=5))
    page = window.show(SettingsPage(window.services, window))
    window.click(control(page, "period").area.center)
    assert (window.services.settings.pencilled, window.services.settings.high_contrast) == (False, False)
    window.click(control(page, "new").area.center)
    assert window.services.settings != Settings(name="Mrs. B"), "confirmation comes first"
    window.click(control(window.stack[-1], "confirm").area.center)
    assert window.services.settings == Settings(name="Mrs. B")


# --- The rule book ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("text_size", ["ordinary", "larger", "largest"])
def test_pages_of_rules_fit_and_none_is_lost(size: tuple[int, int], text_size: TextSize) -> None:
    window = PageWindow(size, Settings(text_size=text_size))
    page = window.show(RulesPage(window.services, window, "cribbage"))
    for number, printed in enumerate(page._pages):
        page._to(number)
        assert not page.overfull, printed.heading
    assert {printed.anchor for printed in page._pages} == {part.anchor for part in rule_book_of("cribbage").pages}


@pytest.mark.parametrize("locale", locales())
def test_every_heading_of_the_rule_books_fits_above_the_text(locale: str) -> None:
    window = PageWindow()
    window.services.words = Words(locale)
    for slug in games.slugs():
        page = window.show(RulesPage(window.services, window, slug))
        width = page.rect(RIGHT_TYPE).w
        one_line = page._title("R1", width).get_height()
        tall = {each.heading for each in page._pages if page._title(each.heading, width).get_height() > one_line}
        assert not tall, slug


def test_card_rows_of_every_rule_book_fit_their_page() -> None:
    window = PageWindow()
    page = window.show(RulesPage(window.services, window, "cribbage"))
    area, (width, _) = page.rect(RIGHT_TYPE), page.assets.card_size(ROW_HIGH)
    for slug in games.slugs():
        for passage in rule_book_of(slug).pages:
            for groups in filter(None, map(cards_of, _PARAGRAPH.findall(passage.html))):
                assert page.row_lefts(groups, area)[-1] + width <= area.right, (slug, passage.heading)


def test_the_rules_open_at_a_law_and_links_work() -> None:
    window = PageWindow()
    page = window.show(RulesPage(window.services, window, "cribbage", "the-deal"))
    assert page._pages[page._at].anchor == "the-deal"
    link = next(each for each in links(page) if not each.target.startswith(TERM))
    window.click(link.area.center)
    there = page._pages[page._at].anchor
    assert there != "the-deal"
    page._follow("the-deal")
    page.hold(link.key)
    window.key(pygame.K_RETURN)
    assert page._pages[page._at].anchor == there


def links(page: RulesPage) -> list[LinkControl]:
    return [each for each in page.controls if isinstance(each, LinkControl)]


def test_a_term_of_the_rules_is_dotted_and_explained_by_a_press() -> None:
    window = PageWindow()
    page = window.show(RulesPage(window.services, window, "cribbage", "the-show"))
    terms = {each.target.removeprefix(TERM): each for each in links(page) if each.target.startswith(TERM)}
    assert {"crib", "eldest", "start", "double-pair-royal"} <= terms.keys()
    assert len(terms) == len(links(page)), "a term is marked once a page"
    broken = terms["double-pair-royal"]
    assert broken.describe().name == "Double pair-royal"
    assert broken.describe().note == "All four."
    for number, piece in enumerate(broken.pieces):
        window.click(piece.center)
        assert page._explanation.says.startswith("Double pair-royal:"), number
        window.key(pygame.K_ESCAPE)
        assert not page._explanation.shown


def test_a_section_of_tall_paragraphs_is_divided() -> None:
    window = PageWindow((1024, 768), replace(PLAIN, text_size="largest"))
    case, size = window.services.assets.case, 30
    paragraphs = ["word " * 400, "word " * 300, "word"]
    assert _divided(paragraphs, case, size, (400, 300), 100) == [[each] for each in paragraphs]


def test_larger_print_keeps_the_section() -> None:
    window = PageWindow()
    page = window.show(RulesPage(window.services, window, "cribbage", "the-play"))
    before = len(page._pages)
    window.click(control(page, "larger").area.center)
    assert window.services.settings.text_size == "larger"
    assert page._pages[page._at].anchor == "the-play"
    assert len(page._pages) >= before


def test_an_unknown_law_opens_the_rule_book_at_its_start() -> None:
    window = PageWindow()
    page = window.show(RulesPage(window.services, window, "cribbage", "no-such-law"))
    assert page._at == 0


def test_keys_turn_pages_up_to_both_covers() -> None:
    window = PageWindow()
    page = window.show(RulesPage(window.services, window, "cribbage"))
    window.key(pygame.K_PAGEDOWN)
    assert page._at == 1
    window.key(pygame.K_END)
    assert page._at == len(page._pages) - 1
    window.key(pygame.K_PAGEDOWN)
    assert page._at == len(page._pages) - 1
    window.key(pygame.K_HOME)
    assert page._at == 0
    window.key(pygame.K_ESCAPE)
    assert window.stack == []


def test_a_heading_is_found_by_its_words() -> None:
    window = PageWindow()
    page = window.show(RulesPage(window.services, window, "cribbage"))
    window.click(control(page, "contents").area.center)
    page._find("lurch")
    found = [each.key for each in page.controls if each.key.startswith("section-")]
    assert found
    assert len(found) < len(page._book.contents())
    page._find("no such words")
    assert not [each.key for each in page.controls if each.key.startswith("section-")]


def test_every_figure_has_a_section_and_can_be_drawn() -> None:
    window = PageWindow()
    for slug in games.slugs():
        tables = [printed_rules(slug, preset.name, seats) for preset in game(slug).presets for seats in preset.seats]
        anchors = {PICTURE, *(page.anchor for table in tables for page in rule_book_of(slug, table=table).pages)}
        for anchor, figure in figures_of(slug).items():
            assert anchor in anchors, slug
            assert figure.cards or window.services.assets.master(figure.furniture) is not None, slug


# --- Sheets over the table -------------------------------------------------------------------------------------------


def test_the_menu_returns_continues_and_leaves() -> None:
    window = PageWindow()
    under = window.show(title_page(window, COURTS[0]))
    page = window.show(MenuSheet(window.services, window, under))
    for key in ("rules", "settings"):
        window.click(control(page, key).area.center)
    for key in ("leave", "quit"):
        window.click(control(page, key).area.center)
        window.click(control(window.stack[-1], "keep").area.center)
        assert window.stack == [under, page]
        window.click(control(page, key).area.center)
        window.click(control(window.stack[-1], "confirm").area.center)
    assert window.went == [("rules", "", ""), "settings", "leave", "quit"]
    window.key(pygame.K_ESCAPE)
    assert window.stack == [under]


def test_a_completed_game_is_left_at_once() -> None:
    window = PageWindow()
    window.between = True
    page = window.show(MenuSheet(window.services, window, window.show(title_page(window, COURTS[0]))))
    window.click(control(page, "leave").area.center)
    assert window.went == ["leave"]


def test_printed_files_go_to_the_documents_folder_and_a_sheet_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platformdirs, "user_documents_path", lambda: tmp_path)
    monkeypatch.setattr(rules, "printed_apart", lambda paper, locale, table: table.slug.encode())
    window = PageWindow()
    for page, wanted in (
        (RulesPage(window.services, window, "cribbage"), b"cribbage"),
        (ResultsPage(window.services, window, outcome()), b"%PDF"),
    ):
        window.show(page)
        window.click(control(page, "print").area.center)
        sheet = window.stack[-1]
        assert isinstance(sheet, PrintSheet)
        sheet._job.wait()
        window.rest()
        assert sheet._told is not None
        [laid] = [
            each
            for each in (tmp_path / "Crowe's Table").iterdir()
            if str(each) in window.services.words.reason(sheet._told)
        ]
        assert laid.read_bytes().startswith(wanted)
        window.click(control(sheet, "close").area.center)
        assert window.stack[-1] is page


def test_the_results_page_offers_another_game_and_refills_poor_purses() -> None:
    window = PageWindow()
    window.show(title_page(window, COURTS[0]))
    page = window.show(ResultsPage(window.services, window, outcome()))
    window.refusal = because("unfit-stake", farthings=120, amount=120)
    window.click(control(page, "again").area.center)
    window.refusal = None
    window.click(control(page, "again").area.center)
    window.click(control(page, "leave").area.center)
    assert window.went == [("again", False), ("again", True), "leave"]


@pytest.mark.parametrize("slug", ["whist", "cribbage", "bezique"])
def test_a_deal_that_passes_on_is_no_change_of_the_rules(slug: str) -> None:
    """In the next game of the same players somebody else deals. No page may call this a changed rule."""
    head, table = finished(slug)
    options = table.next_options()
    assert options.passed_on
    new = NewTable(
        game=slug,
        preset=head.preset,
        options=options,
        players=head.players,
        purses=head.purses,
        stakes=head.stakes,
        coinage=head.coinage,
    )
    choice = choice_after(new, head.series, [])
    assert choice.altered == {}
    again = choice.table()
    assert not isinstance(again, Reason)
    assert again.options == options
    assert TableRules(slug, head.preset, len(head.players), options).altered() == {}


def test_the_review_opens_the_replay_at_a_dear_choice() -> None:
    window = PageWindow()
    page = window.show(reviewed(window))
    while not any(each.key == "see-40" for each in page.controls):
        control(page, "after").act()
    control(page, "see-40").act()
    assert window.went == ["walk 40"]


def test_a_review_that_broke_off_can_be_tried_again() -> None:
    window = PageWindow()
    begun: list[FoundAlready] = []

    def begin() -> FoundAlready:
        begun.append(FoundAlready(FOUND[:30], failed=not begun))
        return begun[-1]

    page = ReviewPage(window.services, window, window.services.words.game("whist"), begin, True)
    window.show(page)
    page.step(0.0)
    control(page, "again").act()
    page.step(10_000.0)
    assert begun[0].closed
    assert len(begun) == 2
    assert "again" not in [each.key for each in page.controls]
    window.back()
    assert begun[1].closed


def test_an_unfinished_game_has_no_replay_in_its_review() -> None:
    window = PageWindow()
    page = window.show(reviewed(window, shows_table=False))
    while control(page, "after").enabled:
        assert not any(each.key.startswith("see-") for each in page.controls)
        control(page, "after").act()


def test_the_contents_name_games_as_their_players_know_them() -> None:
    titles = [entry_of(Words(), slug).title for slug in ("ruff", "bassett", "ombre", "whist")]
    assert titles == ["Ruff (Euchre)", "Bassett (Faro)", "Ombre (German Solo)", "Whist"]
