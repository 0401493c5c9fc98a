"""The stack of open screens and the transitions between them.

A page's module is imported when it is first opened, so that the title page opens at once.
"""

import logging
from collections.abc import Callable, Iterator
from datetime import date
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from crowe_table.engine.core import SPECTATOR, Reason, Seat, because
from crowe_table.engine.journal import Header
from crowe_table.engine.money import STAKES
from crowe_table.engine.series import MatchPlace
from crowe_table.gui.memory import freeing_memory, trim
from crowe_table.gui.screen import Confirmation, Navigator, Screen, Services
from crowe_table.hosting.coaching import FIRST_DEALS
from crowe_table.hosting.daily import DailyDeal
from crowe_table.hosting.edge import Sums
from crowe_table.hosting.exhibits import Exhibit, exhibits
from crowe_table.hosting.last_seats import LastSeats
from crowe_table.hosting.lessons import games_with_lessons, lesson_head, lessons_of
from crowe_table.hosting.match import Match, table_for
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.hosting.replay import load
from crowe_table.hosting.seeds import seal_of
from crowe_table.hosting.session import Session
from crowe_table.hosting.sharing import take_in
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.walkthrough import Walk, walk_of
from crowe_table.launch import DEFAULT_LEVEL, DEFAULT_STAKES, PlayRequest
from crowe_table.settings import Settings
from crowe_table.words import Words
from crowe_table.words.characters import company_of, computer_players
from crowe_table.words.table_rules import rules_of_session

if TYPE_CHECKING:
    from crowe_table.gui.hot_seat import HotSeatScreen
    from crowe_table.gui.pages.title import TitlePage
    from crowe_table.hosting.worker import Worker


_log = logging.getLogger(__name__)

PROMISES_FOR_ALL_TABLES = ("leave-house", "fault", "saved", "about")
"""Names of messages about saved games that concern every table since the start of the program."""
SEAL_DIGITS = 16
"""Number of hexadecimal digits shown of a seal: 64 bits.

The seal is the hash of the random seed, fixed before the first deal.
"""


class WindowNavigator(Navigator):
    """The Navigator of a window. A single worker process runs the computer players of all tables."""

    def __init__(self, services: Services, shelf: Shelf, adopt: Callable[[Settings], None]) -> None:
        """Create a navigator. ``adopt`` saves new settings and rebuilds all screens."""
        self._services = services
        self._shelf = shelf
        self._seats = LastSeats(shelf.folder)
        self._adopt = adopt
        self._screens: list[Screen] = []
        self._worker: Worker | None = None
        self._title: TitlePage | None = None
        self._hot_seat: HotSeatScreen | None = None
        """The open table."""
        self._exhibits: tuple[Exhibit, ...] | None = None
        self._asked_to_close: Screen | None = None
        """The screen that was on top after a first request to close the window.

        If it still is, a second request ends the program.
        """
        self._has_unsaved_game = False
        """Whether any game could not be saved since the program started."""
        self.in_parts = False
        """Whether a loop calls ``build_next_part`` to build screens in parts. Otherwise they are built at once."""
        self._opening: Iterator[None] | None = None
        self._closed_screens: list[Screen] = []
        """Closed screens. They are released when none of their methods is running."""

    # --- the screens that are open

    @property
    def top(self) -> Screen | None:
        """The visible screen. None when the program has ended."""
        return self._screens[-1] if self._screens else None

    @property
    def at_title(self) -> bool:
        """Whether the title page is visible."""
        return self._title is not None and self.top is self._title

    @property
    def at_table(self) -> bool:
        """Whether a table is open. A page may cover it."""
        return self._hot_seat is not None

    def is_opening(self) -> bool:
        """Return whether the topmost screen is still being built.

        Until it is built, it is not stepped or painted and receives no presses.
        """
        return self._opening is not None

    def close_screen(self, screen: Screen) -> None:
        """Close a screen.

        It is released only at the next turn of the loop, because one of its methods may be running now.
        """
        if screen is self._asked_to_close:
            self._asked_to_close = None
        try:
            screen.leave()
        finally:
            self._closed_screens.append(screen)

    def release_closed(self) -> bool:
        """Release the closed screens. Return whether there were any."""
        left, self._closed_screens = self._closed_screens, []
        for screen in left:
            screen.release()
        return bool(left)

    def build_next_part(self) -> bool:
        """Build the next part of the screen that is being opened. Return whether there was one."""
        if self._opening is None:
            return False
        if next(self._opening, self) is self:
            self._opening = None
        return True

    def _open(self, parts: Iterator[None]) -> None:
        self._opening = parts
        if not self.in_parts:
            self._open_at_once()

    def _open_at_once(self) -> None:
        while self.build_next_part():
            pass

    def rebuild(self) -> None:
        """Rebuild every open screen for a new window or new settings."""
        with self._services.long_work():
            for screen in self._screens:
                screen.build()
                screen.invalidate()

    def close(self) -> None:
        """Close every screen, the topmost first, and stop the worker."""
        self._leave_all()
        if self._worker:
            self._worker.close()

    def open_over(self, screen: Screen) -> None:
        self._open_at_once()
        self._screens.append(screen)
        self._open(self._build_screen(screen))

    def back(self) -> None:
        self._opening = None
        self.close_screen(self._screens.pop())
        if self._screens:
            self._screens[-1].invalidate()

    def quit(self) -> None:
        self._leave_or_ask(self._leave_all)

    def _leave_all(self) -> None:
        self._opening = None
        while self._screens:
            self.close_screen(self._screens.pop())
        self._title = self._hot_seat = None

    def confirm(self, asked: Confirmation, act: Callable[[], None], pressed: tuple[int, int]) -> None:
        from crowe_table.gui.pages.confirm import ConfirmSheet

        self.open_over(ConfirmSheet(self._services, self, self._screen_behind_sheet(), asked, act, pressed))

    def _screen_behind_sheet(self) -> Screen:
        top = self._screens[-1]
        return self._hot_seat.behind_menu() if self._hot_seat is top else top

    def close_window(self) -> None:
        if self.top is not None and self.top is self._asked_to_close:
            self._leave_all()
            return
        if not self._asks_about_unwritten:
            self.quit()
        self._asked_to_close = self.top

    # --- what is on the disk

    def unwritten(self) -> Reason | None:
        return self._session.unwritten() if self._hot_seat else None

    def kept(self, promise: str) -> str:
        words = self._services.words
        if why := self.unwritten():
            return words.reason(why)
        return words.text(
            "unwritten-left" if self._has_unsaved_game and promise in PROMISES_FOR_ALL_TABLES else f"kept-{promise}"
        )

    def try_again(self) -> None:
        self._session.try_again()

    @property
    def is_trying_again(self) -> bool:
        return self._hot_seat is not None and self._session.is_trying_again

    @property
    def _asks_about_unwritten(self) -> bool:
        from crowe_table.gui.pages.unwritten import UnwrittenSheet

        return isinstance(self.top, UnwrittenSheet)

    def _leave_or_ask(self, leave: Callable[[], None]) -> None:
        """Leave the open table. Ask first if part of it is not saved."""
        from crowe_table.gui.pages.unwritten import UnwrittenSheet

        if self.unwritten():
            self.open_over(UnwrittenSheet(self._services, self, self._screen_behind_sheet(), leave, (0, 0)))
        else:
            leave()

    def show_losses(self) -> None:
        """Open the page about games that an earlier run could not save, if there are any.

        The page opens over the title page or the table.
        """
        from crowe_table.gui.pages.lost import LostPage

        if self._shelf.losses and not self.is_opening() and self.top in (self._title, self._hot_seat):
            self.open_over(LostPage(self._services, self, self._shelf.losses, self._shelf.forget_losses))

    def change_settings(self, settings: Settings) -> None:
        self._adopt(settings)

    def _close_all(self) -> None:
        """Close every screen except the lowest, including the open table. Do not paint."""
        self._opening = None
        while len(self._screens) > 1:
            self.close_screen(self._screens.pop())
        if self._hot_seat:
            self._has_unsaved_game = self._session.close() is not None or self._has_unsaved_game
            self._services.words.game(self._session.head.game).release()
        self._hot_seat = None

    def _return_to_title(self) -> None:
        self._close_all()
        self._open(self._uncover_title())
        self._open_at_once()

    def _uncover_title(self) -> Iterator[None]:
        yield from freeing_memory()
        first = self._screens[-1]
        if first is self._title and (self._title.unloaded or self._title.outdated):
            yield from self._title.build_in_parts()
            yield
            trim()
        first.invalidate()

    def recover(self) -> None:
        """Recover from a failed screen: save the open table, close all screens but the lowest, and report the
        failure.
        """
        from crowe_table.gui.pages.fault import FaultPage

        self._opening = None
        while len(self._screens) > 1:
            failed = self._screens.pop()
            try:
                self.close_screen(failed)
            except Exception:
                _log.exception("%s could not be left", type(failed).__name__)
        if self._hot_seat:
            self._has_unsaved_game = self._session.close() is not None or self._has_unsaved_game
        self._hot_seat = None
        self.open_over(FaultPage(self._services, self))

    # --- pages

    def open_title(self) -> None:
        """Open the title page, the lowest screen of the stack."""
        from crowe_table.gui.pages.title import TitlePage

        self._title = TitlePage(self._services, self, self._shelf, self.famous_deals)
        self.open_over(self._title)

    def open_new_table(self) -> None:
        from crowe_table.gui.pages.contents import ContentsPage

        self.open_over(ContentsPage(self._services, self, self._seats))

    def open_saved(self, told: tuple[Reason, ...] = ()) -> None:
        from crowe_table.gui.pages.saved import SavedPage

        self.open_over(SavedPage(self._services, self, self._shelf, told))

    def open_records(self) -> None:
        from crowe_table.gui.pages.records import RecordsPage
        from crowe_table.hosting.records import Records

        self.open_over(
            RecordsPage(self._services, self, Records(self._shelf), self._shelf.folder.parent, famous=self.famous_deals)
        )

    def open_exhibits(self, game: str = "") -> None:
        from crowe_table.gui.pages.exhibits import ExhibitsPage

        self.open_over(ExhibitsPage(self._services, self, self.famous_deals(), game))

    def open_daily(self) -> None:
        from crowe_table.gui.pages.daily import DailyPage

        self.open_over(DailyPage(self._services, self, self._shelf, date.today()))

    def open_lessons(self) -> None:
        from crowe_table.gui.pages.lessons import LessonsPage

        self.open_over(LessonsPage(self._services, self, self._offered_lessons(), self._shelf.listed()))

    def _offered_lessons(self) -> tuple[str, ...]:
        return games_with_lessons()

    def open_rules(self, slug: str = "", law: str = "") -> None:
        from crowe_table.gui.pages.rules import RulesPage

        head = self._session.head if self._hot_seat else None
        table = rules_of_session(head) if head and slug in ("", head.game) else None
        self.open_over(RulesPage(self._services, self, slug, law, table))

    def open_settings(self) -> None:
        from crowe_table.gui.pages.settings import SettingsPage

        self.open_over(SettingsPage(self._services, self))

    def open_about(self) -> None:
        from crowe_table.gui.pages.about import AboutPage

        self.open_over(AboutPage(self._services, self))

    def famous_deals(self) -> tuple[Exhibit, ...]:
        """Return the famous deals. They are loaded only once."""
        if self._exhibits is None:
            self._exhibits = exhibits()
        return self._exhibits

    # --- to a table

    def play(self, new: NewTable) -> Reason | None:
        return self._open_table_or_refuse(self._shelf.start(new))

    def open_at_start(self, start: PlayRequest | Path) -> Reason | None:
        """Open the table or the session named on the command line, or return why that is impossible."""
        return self.open_file(start) if isinstance(start, Path) else self.play_request(start)

    def open_file(self, path: Path) -> Reason | None:
        """Open the session of a file: a game to continue, or the replay of a finished one.

        Return the reason if this is impossible.
        """
        session = take_in(path, self._shelf)
        if isinstance(session, Reason):
            return session
        found = load(session).table
        if found and found.over:
            return self.walk_saved(session)
        return next(iter(self.resume(session)), None)

    def open_dropped(self, path: Path) -> None:
        def leave_and_open() -> None:
            self._return_to_title()
            if refusal := self.open_file(path):
                self.open_saved((refusal,))

        self._leave_or_ask(leave_and_open)

    def play_request(self, request: PlayRequest) -> Reason | None:
        """Open the table requested on the command line, or return why it cannot be opened."""
        visitor = self._services.visitor
        others = islice(computer_players(self._services.words, request.level, [visitor]), request.seats - 1)
        new = choose_table(request.slug, request.preset, (visitor, *others), DEFAULT_STAKES, request.seed)
        return new if isinstance(new, Reason) else self.play(replace(new, known=bool(request.seed)))

    def play_daily(self, deal: DailyDeal) -> Reason | None:
        visitor = self._services.visitor
        others = islice(computer_players(self._services.words, DEFAULT_LEVEL, [visitor]), deal.seats - 1)
        new = deal.table((visitor, *others))
        return new if isinstance(new, Reason) else self.play(new)

    def play_exhibit(self, exhibit: Exhibit) -> Reason | None:
        return self._open_table_or_refuse(self._shelf.start_copy(exhibit.head))

    def open_lesson(self, slug: str, deal: int = 0) -> Reason | None:
        from crowe_table.gui.lesson_opening import LessonOpeningSheet

        head = self._lesson_head(slug, deal)
        if not isinstance(head, Reason):
            self.open_over(LessonOpeningSheet(self._services, self, self._screen_behind_sheet(), head, deal))
            return None
        return head

    def play_lesson(self, slug: str, deal: int = 0) -> Reason | None:
        head = self._lesson_head(slug, deal)
        session = head if isinstance(head, Reason) else self._shelf.start_copy(head)
        if isinstance(session, Session):
            for action in lessons_of(slug)[deal].played:
                session.submit(action)
            session.releases(wait=True)
        return self._open_table_or_refuse(session)

    def _lesson_head(self, slug: str, deal: int) -> Header | Reason:
        visitor, lessons = self._services.visitor, lessons_of(slug)
        if not lessons:
            return because("lesson-none")
        lesson = lessons[deal]
        others = islice(computer_players(self._services.words, DEFAULT_LEVEL, [visitor]), lesson.seats - 1)
        return lesson_head(slug, lesson, (visitor, *others))

    def resume(self, path: Path) -> tuple[Reason, ...]:
        session = self._shelf.resume(path)
        if isinstance(session, tuple):
            return session
        self._open_table(session)
        return ()

    def _open_table_or_refuse(self, session: Session | Reason) -> Reason | None:
        if isinstance(session, Reason):
            return session
        self._open_table(session)
        return None

    def _open_table(self, session: Session) -> None:
        """Open a table. When it is left, the title page is shown again."""
        self._close_all()
        if self._title:
            self._title.unload()
        self._services.assets.clear_caches()
        self._services.spare = None
        self._hot_seat = self._seat(session)
        self._screens.append(self._hot_seat)
        self._open(self._build_table(self._hot_seat))

    def _seat(self, session: Session) -> "HotSeatScreen":
        from crowe_table.gui.hot_seat import HotSeatScreen
        from crowe_table.hosting.hot_seat import HotSeat

        hot_seat = HotSeat(session, self._opponents(), lambda: self._services.settings, self._coached_deals(session))
        return HotSeatScreen(self._services, self, hot_seat)

    def _coached_deals(self, session: Session) -> int:
        head = session.head
        played = (each for each in self._shelf.listed() if each.game == head.game and not each.exhibit)
        known = any(each.path != session.path and (each.finished or each.deal > 1) for each in played)
        return 0 if head.exhibit or known else FIRST_DEALS

    def _build_table(self, screen: Screen) -> Iterator[None]:
        with self._services.long_work():
            yield from freeing_memory()
        yield from self._build_screen(screen)

    def _build_screen(self, screen: Screen) -> Iterator[None]:
        with self._services.long_work():
            yield from screen.build_in_parts()
        screen.invalidate()

    def _opponents(self) -> "Worker":
        from crowe_table.hosting.worker import Worker

        if self._worker is None:
            self._worker = Worker()
        self._worker.warm()
        return self._worker

    # --- at the table that is open

    def open_menu(self) -> None:
        from crowe_table.gui.pages.menu import MenuSheet

        self.open_over(MenuSheet(self._services, self, self._table.behind_menu()))

    def _results_page(self) -> Screen:
        from crowe_table.gui.pages.results import ResultsPage

        return ResultsPage(self._services, self, self._table.outcome())

    def open_results(self) -> Iterator[None]:
        page = self._results_page()
        yield
        yield from page.build_in_parts()
        self._screens.append(page)
        page.invalidate()
        if self._services.settings.review_always and self.can_review():
            self.open_review(latest_only=True)

    def open_walk(self, answers: int = 0) -> None:
        seat = self._table.viewer
        self._open_walk(self._session.walk(), seat, answers)

    def can_review(self) -> bool:
        session = self._session
        return self._table.viewer != SPECTATOR and session.has_finished_deal and not session.head.exhibit

    def open_review(self, latest_only: bool = False) -> None:
        from crowe_table.gui.pages.review import ReviewPage
        from crowe_table.hosting.review_job import ReviewJob

        session, seat = self._session, self._table.viewer
        head, words = session.head, self._services.words

        def begin() -> ReviewJob:
            return ReviewJob(words.locale, head, session.actions, seat, latest_only=latest_only)

        self.open_over(ReviewPage(self._services, self, self._own_words(), begin, shows_table=session.over))

    def walk_saved(self, path: Path) -> Reason | None:
        walk = walk_of(path)
        if isinstance(walk, Reason):
            return walk
        self._open_walk(walk, next(iter(walk.persons), SPECTATOR))
        return None

    def _open_walk(self, walk: Walk, seat: Seat, answers: int = 0) -> None:
        from crowe_table.gui.walkthrough import WalkPage

        self.open_over(WalkPage(self._services, self, walk, seat, answers))

    def open_match(self, name: str = "") -> None:
        from crowe_table.gui.pages.match import MatchPage

        if not name and self._hot_seat and isinstance(place := self._session.head.match, MatchPlace):
            name = place.match
        self.open_over(MatchPage(self._services, self, self._shelf, name))

    def match_notice(self) -> str:
        from crowe_table.gui.pages.match import match_notice

        place, entries = self._session.head.match, self._shelf.listed(refresh=False)
        if not isinstance(place, MatchPlace):
            return ""
        is_known = any(entry.match is not None and entry.match.match == place.match for entry in entries)
        return match_notice(self._services.words, place, Match(entries, place.match).wins() if is_known else {})

    def play_match(self, match: Match) -> tuple[Reason, ...]:
        game = match.next_game()
        if game is None:
            return ()
        if game.file and self._hot_seat and Path(game.file) == self._session.path:
            while self.top is not self._hot_seat:
                self.back()
            return ()
        if game.file:
            return self.resume(Path(game.file))
        head = load(match.first.path).head
        new = table_for(game, head) if head else because("save-gone")
        refusal = new if isinstance(new, Reason) else self.play(new)
        return (refusal,) if refusal else ()

    def open_ledger(self) -> None:
        from crowe_table.gui.pages.ledger import LedgerPage

        head = self._session.head
        unit = STAKES[head.stakes].unit
        self.open_over(LedgerPage(self._services, self, self._session.account_summary(), head.coinage, unit))

    def has_odds(self) -> bool:
        return self._session.edge_account() is not None

    def open_odds(self) -> None:
        from crowe_table.gui.pages.edge import EdgePage

        session, account = self._session, self._session.edge_account()
        if account:
            view = session.view(self._table.viewer)
            self.open_over(EdgePage(self._services, self, self._own_words(), account, view))

    def odds_of(self, seat: Seat) -> Iterator[Sums | None]:
        account = self._session.edge_account()
        if account is None:
            return
        for _ in account.follow():
            yield None
        yield account.of(seat)

    def _own_words(self) -> Words:
        """Return the messages of the open game with its players and coinage, addressed to the viewer."""
        head = self._session.head
        company = company_of(head.players, self._table.viewer, head.coinage, STAKES[head.stakes].unit)
        return self._services.words.game(head.game).to(company)

    def open_pass_table(self, behind: Screen) -> None:
        from crowe_table.gui.pages.pass_table import PassTableSheet

        self.close_screen(self._screens.pop())
        self.open_over(PassTableSheet(self._services, self, behind))

    def pass_table(self, seat: Seat) -> None:
        self.back()
        self._table.claim(seat)

    def other_persons(self) -> tuple[tuple[Seat, str], ...]:
        named = self._services.words.named
        return tuple((seat, named(self._session.head.players[seat].name)) for seat in self._table.others())

    def can_take_back(self) -> bool:
        return self._table.can_take_back()

    def take_back(self) -> None:
        self.back()
        self._table.take_back()

    def seal_notice(self) -> str:
        head = self._session.head
        digits = seal_of(head.seed)
        seal = " ".join(digits[at : at + 4] for at in range(0, SEAL_DIGITS, 4))
        return self._services.words.game(head.game).text("menu-seal", seal=seal)

    def game_over(self) -> bool:
        return self._session.over

    def play_again(self, refill: bool) -> Reason | None:
        new = self._next_table()
        if isinstance(new, Reason):
            return new
        return self._continue_with(lambda: self.play(new.refilled() if refill else new))

    def play_same_cards(self) -> Reason | None:
        head = self._session.head
        return self._continue_with(lambda: self._open_table_or_refuse(self._shelf.start_copy(head)))

    def _continue_with(self, build_next_part: Callable[[], Reason | None]) -> Reason | None:
        """Continue with another table, or return why this is impossible. Ask first if the open table is not saved."""
        if self.unwritten() is None:
            return build_next_part()
        self._leave_or_ask(lambda: _ignore(build_next_part()))
        return None

    def change_game(self) -> None:
        from crowe_table.gui.pages.new_table import NewTablePage, choice_of_company

        new = self._next_table()
        if isinstance(new, NewTable):
            self.open_over(NewTablePage(self._services, self, choice_of_company(self._services, new), self._seats))

    def leave_table(self) -> None:
        self._leave_or_ask(self._return_to_title_in_parts)

    def _return_to_title_in_parts(self) -> None:
        self._close_all()
        self._open(self._uncover_title())

    def _next_table(self) -> NewTable | Reason:
        """Return a new table that continues the finished game.

        If another table has already continued it, begin a new series, so that no game is continued twice.
        """
        new = self._session.next_game()
        if isinstance(new, NewTable) and new.series and self._shelf.has_continuation(self._session):
            return replace(new, series=replace(new.series, name=""))
        return new

    @property
    def _table(self) -> "HotSeatScreen":
        if self._hot_seat is None:
            raise RuntimeError("no table is open")
        return self._hot_seat

    @property
    def _session(self) -> Session:
        return self._table.session


def _ignore(refusal: Reason | None) -> None:
    """Ignore the reason why another table cannot be opened, because the title page is already visible."""
    del refusal
