"""The transitions between screens in an exhibition: from attract mode to a table and back."""

import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from io import BytesIO
from itertools import cycle, islice
from pathlib import Path
from shutil import disk_usage

import pygame
from msgspec.structs import asdict, replace

from crowe_table import games, platforms
from crowe_table.disk import make_folder, why_of, write_whole
from crowe_table.engine.core import Reason, because
from crowe_table.engine.journal import LESSON, Header
from crowe_table.engine.series import Participant
from crowe_table.gui.exhibition.attract_mode import AttractMode
from crowe_table.gui.exhibition.candle import candle_at
from crowe_table.gui.exhibition.checks import CleaningScreen, DisplayTest, TouchTest
from crowe_table.gui.exhibition.facing import FacingScreen
from crowe_table.gui.exhibition.morning import MorningPage, MorningState, MorningTests
from crowe_table.gui.exhibition.object_page import OBJECTS, ObjectEntry
from crowe_table.gui.exhibition.sheets import (
    ChoosingPage,
    DarkScreen,
    EndingSoonSheet,
    GameOffer,
    IdleSheet,
    PinSheet,
    RestingPage,
    VisitorMenu,
)
from crowe_table.gui.exhibition.staff import StaffCommands, StaffData, StaffPage
from crowe_table.gui.exhibition.strip import StripPress
from crowe_table.gui.exhibition.visitor_results import VisitorResultsPage
from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.language import language_of
from crowe_table.gui.memory import free_memory
from crowe_table.gui.nav import WindowNavigator
from crowe_table.gui.pages.confirm import ConfirmSheet
from crowe_table.gui.pages.lessons import DifferencesSheet
from crowe_table.gui.screen import Confirmation, Navigator, Screen, Services
from crowe_table.hosting import seeds
from crowe_table.hosting.attract_schedule import AttractShow, ShowKind
from crowe_table.hosting.differences import differences, rules_of_table
from crowe_table.hosting.exhibition import PAIR, Exhibition, change
from crowe_table.hosting.exhibits import Exhibit, exhibits
from crowe_table.hosting.facing import facing_seats
from crowe_table.hosting.hot_seat import HotSeat
from crowe_table.hosting.lessons import games_with_lessons, lesson_at, lesson_head, lesson_of
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.hosting.own_exhibit import OwnExhibit
from crowe_table.hosting.pins import PinLock
from crowe_table.hosting.random_answers import answer_at_random
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.supervisor import crash_reports
from crowe_table.hosting.visit_report import daily_csv, report_of
from crowe_table.hosting.visits import Counting, VisitEnd, Visits
from crowe_table.printing.job import PrintJob, printed_apart, printed_visits
from crowe_table.settings import Settings, next_text_size
from crowe_table.words import Words, language_name, locales
from crowe_table.words.characters import CHARACTERS, computer_players

_log = logging.getLogger(__name__)
STRIP_KEYS = tuple(range(pygame.K_F3, pygame.K_F12 + 1))
"""Keys for the controls of the strip, from the first control to the last."""
TABLE_TIME, CANDLE_TIME = 45.0, 30.0
"""Seconds of a famous hand or a lesson, and of the page about candles, in attract mode."""
STATISTICS = "statistics"
"""Folder of the statistics that staff save, in the data directory."""
MIN_FREE = 1 << 30
"""Minimum free space of the disk, in bytes, for keeping visitors' games."""
TEST_SOUNDS = ("card_slide", "coin_clink", "knock", "page", "shuffle")
"""Sounds that staff play to test the loudspeaker."""


@dataclass(frozen=True)
class ExhibitionFiles:
    """Files and folders of an exhibition. None means that the exhibition does not have that file."""

    folder: Path | None = None
    """Folder of the exhibition itself, with its crash reports."""
    visits: Visits | None = None
    tables: Path | None = None
    """Folder of the saved tables."""
    file: Path | None = None
    """The settings file."""
    wrong_pins: Path | None = None
    own: OwnExhibit = field(default_factory=OwnExhibit)
    """The museum's own pages and words."""
    complaints: tuple[Reason, ...] = ()
    """Problems found in the settings file."""


def _move_table(path: Path, folder: Path) -> None:
    try:
        make_folder(folder)
        platforms.replace(path, folder / path.name)
        seeds.follow(path, folder / path.name)
    except OSError:
        _log.exception("A table could not be kept.")


def _has_space(folder: Path) -> bool:
    try:
        return disk_usage(folder if folder.exists() else folder.parent).free >= MIN_FREE
    except OSError:
        return True


def bytes_in(folder: Path) -> int:
    """Return the total size in bytes of the files in a folder and the folders within."""
    total = 0
    for path in folder.rglob("*"):
        with suppress(OSError):
            total += path.stat().st_size if path.is_file() else 0
    return total


class ExhibitionNavigator(WindowNavigator):
    """The Navigator of an exhibition.

    Visitors play the games on offer and take lessons. Only staff can end the program.
    """

    def __init__(
        self,
        services: Services,
        shelf: Shelf,
        adopt: Callable[[Settings], None],
        exhibition: Exhibition,
        counting: Counting,
        files: ExhibitionFiles,
    ) -> None:
        super().__init__(services, shelf, adopt)
        self.exhibition = exhibition
        self._files = files
        self.counting = counting
        self.lock = PinLock(exhibition.pin, files.wrong_pins, counting.wrong_pin)
        self._initial_settings = services.settings
        """Settings at the beginning of a visit."""
        self._games_in_turn = cycle(exhibition.offered)
        self._attract_mode: AttractMode | None = None
        self._idle: IdleSheet | None = None
        self._staff: list[Screen] = []
        self._speaks_to_staff = False
        """Whether everything is in the language of staff now."""
        self._turned = False
        """Whether the last page over a table-top screen was opened at the far edge."""
        self._taught: set[str] = set()
        """The games of which the visitor has taken the lesson."""
        self._job: PrintJob | None = None
        self._sounds = cycle(TEST_SOUNDS)
        self._visit_tables: list[Path] = []
        self.visit_over = self.reset_by_staff = False
        """Whether the visitor has finished, and whether staff have reset the table."""
        self.visit_wanted = False
        """Whether somebody changed print size or language, or pressed Play on an object page, which begins a visit.

        Stopped motion and the voice begin none, because they serve the page that somebody is reading.
        """
        self.failed = False
        """Whether a screen failed during this visit."""
        self.resting = False
        """Whether the program is pausing after too many failures."""

    # --- while nobody is there

    def open_attract_mode(self) -> None:
        """Open attract mode. It is shown first, and after every visit."""
        self._attract_mode = AttractMode(
            self._services,
            Navigator(),
            self._shelf,
            self._seat_house,
            self._offered_languages,
            self._want_visit,
            self._is_stopped,
            self._objects(),
            self._files.own,
            self._seat_show,
            self._shows(),
            self._now().date().isoformat(),
            lambda: candle_at(self.exhibition, self._now()),
        )
        self.open_over(self._attract_mode)

    def _objects(self) -> tuple[ObjectEntry, ...]:
        """Return the museum's own objects, followed by the program's objects that the settings name."""
        house = {entry.name: entry for entry in OBJECTS}
        own = [ObjectEntry(page.name, own=page) for page in self._files.own.pages]
        return (*own, *(house[name] for name in self.exhibition.objects))

    def _shows(self) -> tuple[AttractShow, ...]:
        """Return the famous hands, lessons and faces that attract mode shows.

        If the settings name famous hands or lessons, all others are left out.
        """
        exhibition = self.exhibition
        taught = exhibition.lessons or games_with_lessons()
        famous = exhibition.famous_hands or tuple(each.name for each in exhibits())
        return (
            *(AttractShow(ShowKind.FAMOUS, name, TABLE_TIME) for name in famous),
            *(AttractShow(ShowKind.LESSON, slug, TABLE_TIME) for slug in taught),
            *(AttractShow(ShowKind.FACE, character.face) for character in CHARACTERS),
            AttractShow(ShowKind.CANDLE, seconds=CANDLE_TIME),
        )

    def _seat_show(self, show: AttractShow) -> HotSeatScreen | None:
        """Open the table of a lesson, or of a famous hand with computer players. Return None if it cannot be opened."""
        words = self._services.words
        head: Header | Reason | None
        if show.kind is ShowKind.FAMOUS:
            found = next((each for each in exhibits() if each.name == show.name), None)
            house = computer_players(words, self.exhibition.level)
            head = replace(found.head, players=tuple(islice(house, len(found.head.players)))) if found else None
        else:
            lesson = lesson_of(show.name)
            visitor = self._services.visitor
            others = islice(
                computer_players(words, self.exhibition.level, [visitor]), lesson.seats - 1 if lesson else 0
            )
            head = lesson_head(show.name, lesson, (visitor, *others)) if lesson else None
        session = head if head is None or isinstance(head, Reason) else self._shelf.start_copy(head)
        if not isinstance(session, Session):
            return None
        hot_seat = HotSeat(session, self._opponents(), lambda: self._services.settings)
        return HotSeatScreen(self._services, Navigator(), hot_seat)

    def _want_visit(self) -> None:
        self.visit_wanted = True

    @property
    def staying(self) -> bool:
        """Whether a visitor keeps a page of attract mode from turning."""
        return self._attract_mode is not None and self._attract_mode.staying

    def _is_stopped(self) -> bool:
        """Return whether a visitor has used the strip to stop all motion.

        False if the exhibition itself reduces motion.
        """
        return self._services.settings.reduced_motion and not self._initial_settings.reduced_motion

    def open_resting(self) -> None:
        """Open the pause page instead of attract mode, after too many failures."""
        self.resting = True
        self.open_over(RestingPage(self._services, Navigator()))

    def end_resting(self) -> None:
        """End the pause and open the table again."""
        self.resting = self.visit_wanted = False
        self.open_attract_mode()
        self.close_screen(self._screens.pop(0))

    def open_dark(self) -> None:
        """Open the dark screen outside opening hours."""
        self.open_over(DarkScreen(self._services))

    def silence(self) -> None:
        """Silence the sounds."""
        self._services.sounds.close()

    def end_dark(self) -> None:
        """End the dark screen at opening time."""
        with self._services.long_work():
            self._services.sounds.open()
        super().back()

    def _seat_house(self) -> HotSeatScreen | None:
        """Open a table of computer players at the next game on offer. Return None if it cannot be opened."""
        self._delete_tables()
        self._services.assets.clear_caches()
        free_memory()
        new = self._table_of(next(self._games_in_turn), ())
        session = new if isinstance(new, Reason) else self._shelf.start(new)
        if isinstance(session, Reason):
            return None
        hot_seat = HotSeat(session, self._opponents(), lambda: self._services.settings)
        return HotSeatScreen(self._services, Navigator(), hot_seat)

    def _table_of(self, slug: str, visitors: tuple[Participant, ...]) -> NewTable | Reason:
        form = self.exhibition.form(slug)
        house = computer_players(self._services.words, self.exhibition.level, visitors)
        others = islice(house, form.seats - len(visitors))
        return choose_table(slug, form.preset, (*visitors, *others), changes=form.rules)

    # --- the strip beside every screen

    def strip(self) -> tuple[StripPress, ...]:
        """Return the controls of the strip: larger print, motion, voice, languages and, at a table, a button to
        start again.

        Larger print is left out where it would change nothing: at a table for two whose halves are so low that they
        always have the largest print.
        """
        text, settings = self._services.words.text, self._services.settings
        largest = next_text_size(settings.text_size) == "ordinary"
        presses = [
            StripPress(
                "print", text("exhibition-smaller" if largest else "exhibition-larger"), self._next_print, STRIP_KEYS[0]
            ),
            StripPress(
                "motion",
                text("exhibition-moving" if settings.reduced_motion else "exhibition-still"),
                self._change_motion,
                STRIP_KEYS[1],
            ),
        ]
        if self.exhibition.speech:
            key, chosen = STRIP_KEYS[len(presses)], settings.speech
            mute = chosen and self._services.voice.complaint is not None
            told = text("exhibition-no-voice" if mute else "settings-speech")
            presses.append(StripPress("speech", told, self._change_speech, key, chosen))
        offered = self._offered_languages
        if len(offered) > 1:
            presses += [
                self._language(locale, key) for locale, key in zip(offered, STRIP_KEYS[len(presses) :], strict=False)
            ]
        if self.at_table and not self._staff:
            key = STRIP_KEYS[len(presses)]
            presses.insert(0, StripPress("start-over", text("exhibition-start-over"), self._ask_start_over, key))
        if isinstance(self.top, FacingScreen) and self.top.has_fixed_print:
            presses = [press for press in presses if press.key != "print"]
        return tuple(presses)

    def _ask_start_over(self) -> None:
        """Ask whether to leave the table and choose a game again, unless a question is already open.

        If the game is over, leave without asking.
        """
        self.close_idle()
        if isinstance(self.top, ConfirmSheet):
            return
        if self.game_over():
            self.leave_table()
        else:
            self.confirm(Confirmation.from_messages(self._services.words, "start-over"), self.leave_table, (0, 0))

    @property
    def _offered_languages(self) -> tuple[str, ...]:
        return self.exhibition.languages or locales()

    def _language(self, locale: str, key: int) -> StripPress:
        chosen = self._services.words.locale == locale
        return StripPress(locale, language_name(locale), lambda: self._choose_language(locale), key, chosen)

    def _choose_language(self, locale: str) -> None:
        self.visit_wanted = True
        self.change_settings(replace(self._services.settings, language=locale))

    def _next_print(self) -> None:
        self.visit_wanted = True
        settings = self._services.settings
        self.change_settings(replace(settings, text_size=next_text_size(settings.text_size)))

    def _change_motion(self) -> None:
        settings = self._services.settings
        self.change_settings(replace(settings, reduced_motion=not settings.reduced_motion))

    def _change_speech(self) -> None:
        settings = self._services.settings
        self.change_settings(replace(settings, speech=not settings.speech))

    @property
    def changed(self) -> bool:
        """Whether any setting differs from its value at the beginning of a visit."""
        return self._services.settings != self._initial_settings

    # --- a visit

    def begin_visit(self) -> None:
        """Begin a visit after a touch, and show the games on offer."""
        self.visit_over = self.reset_by_staff = self.failed = self.visit_wanted = False
        self.counting.begin()
        self._services.trace("visit begins")
        self.open_choosing()

    def open_choosing(self) -> None:
        exhibition = self.exhibition
        limit = exhibition.visit_minutes if exhibition.short else 0
        offers = [self._offer(slug) for slug in exhibition.offered]
        message, famous = self._opening_words(limit, offers), bool(self.exhibition.famous_hands)
        self.open_over(ChoosingPage(self._services, self, offers, message, self.play_offered, self.finish, famous))

    def _opening_words(self, limit: int, offers: Sequence[GameOffer]) -> str:
        """Return the museum's opening words. If there are none, return an instruction or a line with the time limit.

        At a table-top screen the instruction matters most: without it, visitors do not find out how to see their cards.
        """
        words = self._services.words
        own = self._files.own.words.get(words.locale)
        if own and own.opening:
            return own.opening
        if self.exhibition.facing:
            return words.text("exhibition-choose-facing")
        if limit:
            some_take_longer = any(offer.minutes > limit for offer in offers)
            return words.text(f"exhibition-choose-{'visit' if some_take_longer else 'limit'}", minutes=limit)
        return words.text("exhibition-choose-line")

    def famous_deals(self) -> tuple[Exhibit, ...]:
        """Return the famous hands that the settings name, in their order."""
        found = {each.name: each for each in super().famous_deals()}
        return tuple(found[name] for name in self.exhibition.famous_hands)

    def _offer(self, slug: str) -> GameOffer:
        short = games.game(slug).short if self.exhibition.short else None
        taught = games_with_lessons()
        lesson = slug in taught and slug in (self.exhibition.lessons or taught)
        minutes = short.minutes if short else int(self._services.words.game(slug).text(f"game-{slug}-minutes"))
        return GameOffer(slug, minutes, lesson, short is not None)

    def finish(self) -> None:
        """Mark the visit as finished. The guard then resets the table."""
        self.visit_over = True

    def _offered_lessons(self) -> tuple[str, ...]:
        return tuple(slug for slug in super()._offered_lessons() if slug in self.exhibition.offered)

    def play_offered(self, slug: str) -> None:
        """Open a table of a game on offer, if possible.

        A visitor who has taken the lesson of another preset first reads, once, what differs.
        """
        new = self._table_of(slug, self._visitors())
        if slug in self._taught and isinstance(new, NewTable):
            self._taught.discard(slug)
            rules = rules_of_table(new)
            if differences(self._services.words.game(slug), rules):
                behind = self._screen_behind_sheet()
                self.open_over(DifferencesSheet(self._services, self, behind, rules, lambda: self._play_form(slug)))
                return
        self._play_form(slug)

    def _play_form(self, slug: str) -> None:
        """Open a table of a game on offer, if possible."""
        with self._services.long_work():
            new = self._table_of(slug, self._visitors())
            session = new if isinstance(new, Reason) else self._shelf.start(new)
            if isinstance(session, Session):
                answer_at_random(session, self.exhibition.form(slug).random_questions)
                self._open_table(session)

    def _visitors(self) -> tuple[Participant, ...]:
        """Return the visitors who sit down together: one, or two at a table-top screen."""
        if not self.exhibition.facing:
            return (self._services.visitor,)
        return tuple(Participant(self._services.words.text(key)) for key in ("name-near", "name-far"))

    def _seat(self, session: Session) -> HotSeatScreen:
        if not self.exhibition.facing or len(session.persons) != PAIR:
            return super()._seat(session)
        seats = facing_seats(session, self._opponents(), lambda: self._services.settings, self._coached_deals(session))
        return FacingScreen(self._services, self, seats, self._turn_pages)

    def _coached_deals(self, session: Session) -> int:
        del session
        return 1

    def _turn_pages(self, turned: bool) -> None:
        self._turned = turned

    @property
    def turned(self) -> bool:
        """Whether the topmost page is turned to the visitor at the far edge."""
        over_table = isinstance(self._hot_seat, FacingScreen) and self.top is not self._hot_seat
        return over_table and self._turned and not self._staff and self._idle is None

    def play_lesson(self, slug: str, deal: int = 0) -> Reason | None:
        self._taught.add(slug)
        with self._services.long_work():
            return super().play_lesson(slug, deal)

    def end_visit(self, ended: VisitEnd) -> None:
        """Count the visit, and discard everything that the visitor played or changed."""
        self._taught.clear()
        self._idle = None
        self._return_to_title()
        ended = VisitEnd.CRASH if self.failed else ended
        self.counting.end(ended, self._services.words.locale)
        self._services.trace(f"visit ends: {ended}")
        self._services.words = Words(language_of(self._initial_settings))
        with self._services.long_work():
            if self._attract_mode:
                self._attract_mode.restart(closing=ended == VisitEnd.FINISHED)
            self._delete_tables()
        if self._services.settings != self._initial_settings:
            super().change_settings(self._initial_settings)
        self.visit_over = self.reset_by_staff = self.failed = self.visit_wanted = False
        if self.resting:
            self.end_resting()

    def _delete_tables(self) -> None:
        """Delete the sessions of the visit.

        If staff want to keep tables and the disk has space, first move them to the folder of saved tables.
        """
        own, self._visit_tables = self._visit_tables, []
        if self.exhibition.tables == "kept" and self._files.tables and _has_space(self._files.tables):
            for path in own:
                _move_table(path, self._files.tables)
        for path in self._shelf.folder.glob("*"):
            with suppress(OSError):
                path.unlink()

    @property
    def reading(self) -> bool:
        """Whether the visitor has a lesson, the rules or a page about an object to read."""
        return self.top is not None and self.top.reading

    @property
    def between_deals(self) -> bool:
        """Whether no deal is in progress that a visitor may want to finish."""
        return self._hot_seat is None or self._hot_seat.between_deals

    # --- what is counted

    def _open_table(self, session: Session) -> None:
        super()._open_table(session)
        if not session.head.exhibit:
            self._visit_tables.append(session.path)
        self.counting.opened_table()

    def _close_all(self) -> None:
        if self._hot_seat:
            self._count_table(self._hot_seat)
        super()._close_all()

    def _count_table(self, table: HotSeatScreen) -> None:
        head = table.session.head
        lesson = lesson_at(head) if head.exhibit == LESSON else None
        if lesson is None:
            self.counting.left_table(head.game, table.session.over)
            return
        steps, told = len(lesson.steps), table.lesson()
        self.counting.taught(head.game, told.number if told else steps, steps)

    def change_settings(self, settings: Settings) -> None:
        """Apply the settings of a visitor. Only staff may change full screen, or exceed the maximum volume."""
        max_volume = self._initial_settings.volume_cards
        settings = replace(
            settings,
            full_screen=self._initial_settings.full_screen,
            volume_cards=min(settings.volume_cards, max_volume),
            volume_voices=min(settings.volume_voices, max_volume),
            volume_room=min(settings.volume_room, max_volume),
        )
        was, now = asdict(self._services.settings), asdict(settings)
        for name in now:
            if now[name] != was[name]:
                self.counting.count_help(name)
        super().change_settings(settings)

    def open_rules(self, slug: str = "", law: str = "") -> None:
        self.counting.count_help("rules")
        super().open_rules(slug, law)

    def take_back(self) -> None:
        self.counting.count_help("take-back")
        super().take_back()

    # --- what the guard lays over it

    def ask_idle(self, more: Callable[[], None], done: Callable[[], None], seconds: int) -> None:
        """Ask whether the visitor is still there."""
        self._idle = IdleSheet(self._services, self, self._screen_behind_sheet(), more, done)
        self._idle.left = seconds
        self.open_over(self._idle)

    def count_down(self, seconds: int) -> None:
        if self._idle and self.top is self._idle:
            self._idle.count(seconds)

    def close_idle(self) -> None:
        if self._idle and self.top is self._idle:
            self._idle = None
            super().back()

    def open_ending_soon(self) -> None:
        """Announce that the visit is nearly over."""
        self.open_over(EndingSoonSheet(self._services, self, self._screen_behind_sheet()))

    # --- for staff

    def open_pin(self) -> None:
        """Ask staff for their PIN."""
        self._open_staff(PinSheet(self._services, self, self._screen_behind_sheet(), self.lock, self._open_staff_page))

    @property
    def staff(self) -> bool:
        """Whether staff use the table, or are asked for the PIN.

        When staff have left, reading this property restores the visitor's language.
        """
        self._staff = [screen for screen in self._staff if screen in self._screens]
        if not self._staff and self._speaks_to_staff:
            self._speaks_to_staff = False
            super().change_settings(self._services.settings)
        return bool(self._staff)

    def _speak_to_staff(self) -> None:
        """Use the language of staff until they leave, if the settings name one."""
        words, language = self._services.words, self.exhibition.staff_language
        if language and words.locale != language:
            self._speaks_to_staff = True
            self._services.words = Words(language, words.slug, words.company)

    @property
    def ignores_touches(self) -> bool:
        """Whether touches are ignored because the glass is being cleaned."""
        return isinstance(self.top, CleaningScreen)

    def end_staff(self) -> None:
        """Close every staff screen."""
        while self.staff:
            super().back()

    def _open_staff(self, screen: Screen) -> None:
        self._speak_to_staff()
        self._staff.append(screen)
        self.open_over(screen)

    def _open_staff_page(self) -> None:
        """Open the staff page after the right PIN. If no visitor was there, do not count the touches as a visit."""
        self.back()
        if not self.at_table:
            self.counting.drop()
            self.reset_by_staff = True
        services, files = self._services, self._files
        commands = StaffCommands(
            set=self._change_setting,
            clean=lambda: self._open_staff(CleaningScreen(services, self.back)),
            check=self._open_morning_check,
            save=self._save_statistics,
            reset=self._reset,
            leave=self._leave,
        )
        crashes = crash_reports(files.folder) if files.folder else ()
        data = StaffData(files.visits, crashes, files.complaints)
        self._open_staff(StaffPage(services, self, lambda: self.exhibition, data, commands))

    def _now(self) -> datetime:
        return self._files.visits.now() if self._files.visits else datetime.now()

    def _open_morning_check(self) -> None:
        services, files = self._services, self._files
        folder = files.folder or self._shelf.folder
        crashes = crash_reports(files.folder) if files.folder else ()
        try:
            free: int | None = disk_usage(folder).free
        except OSError:
            free = None
        state = MorningState(self._now(), free, bytes_in(folder), crashes[-1][0] if crashes else None)
        tests = MorningTests(
            display=lambda: self._open_staff(DisplayTest(services, self.back)),
            sound=self._test_sound,
            touch=self._test_touch,
        )
        self._open_staff(MorningPage(services, self, state, tests))

    def _test_touch(self, told: Callable[[int], None]) -> None:
        def done(number: int) -> None:
            self.back()
            told(number)

        self._open_staff(TouchTest(self._services, done))

    def _save_statistics(self, page: StaffPage) -> None:
        """Write the statistics as CSV and as a picture, and print them to a PDF in a separate process."""
        visits, words = self._files.visits, self._services.words
        if visits is None or self._files.folder is None:
            page.tell(because("exhibition-staff-uncounted"))
            return
        folder = self._files.folder / STATISTICS
        picture = BytesIO()
        pygame.image.save(page.picture(), picture, "statistics.png")
        try:
            make_folder(folder)
            write_whole(folder / "statistics.csv", daily_csv(visits))
            write_whole(folder / "statistics.png", picture.getvalue())
        except OSError as fault:
            page.tell(because("print-not-written", file=str(folder), why=why_of(fault)))
            return
        report = report_of(visits, words)
        self._job = PrintJob(folder / "statistics.pdf", lambda: printed_apart(printed_visits, words.locale, report))
        page.tell(because("exhibition-staff-saved", folder=str(folder)))

    def _change_setting(self, name: str, value: object) -> Reason | None:
        self.exhibition = replace(self.exhibition, **{name: value})
        if name == "volume":
            self._initial_settings = replace(self._initial_settings, volume_cards=value, volume_voices=value)
            settings = self._services.settings
            room = min(settings.volume_room, self.exhibition.volume)
            super().change_settings(replace(settings, volume_cards=value, volume_voices=value, volume_room=room))
            self._speak_to_staff()
        if self._files.file is None:
            return because("exhibition-not-kept-anywhere")
        return change(self._files.file, name, value)

    def _test_sound(self) -> None:
        self._services.sounds.open()
        self._services.sounds.play(next(self._sounds))

    def _reset(self) -> None:
        self.end_staff()
        self.reset_by_staff = True

    def _leave(self) -> None:
        super().quit()
        self._attract_mode = None

    def corner(self, point: tuple[int, int], size: int) -> str:
        """Return the name of the staff corner that contains a point; empty if neither does.

        A corner of the window counts as well as the corner of the screens beside it.
        """
        canvas = self._services.assets.canvas
        w, h, side = *canvas.size, canvas.px(size)
        if point[0] < side and point[1] < side:
            return "upper left"
        return "lower right" if point[0] >= w - side and point[1] >= h - side else ""

    # --- transitions that an exhibition replaces

    @property
    def prints(self) -> bool:
        """Whether files can be printed. Always False, because an exhibition has no documents folder."""
        return False

    def unwritten(self) -> Reason | None:
        """Return None, because visitors are promised no saved games."""
        return None

    def kept(self, promise: str) -> str:
        del promise
        return self._services.words.text("exhibition-not-your-own")

    def show_losses(self) -> None:
        """Do nothing: visitors are not told about games that an earlier run could not save."""

    def open_title(self) -> None:
        self.open_attract_mode()

    def quit(self) -> None:
        self.finish()

    def close(self) -> None:
        self._leave()
        if self._worker:
            self._worker.close()

    def close_window(self) -> None:
        """Do nothing, because visitors cannot close the window."""

    def leave_table(self) -> None:
        self._return_to_title()
        self.open_choosing()

    def open_menu(self) -> None:
        self.open_over(VisitorMenu(self._services, self, self._table.behind_menu()))

    def _results_page(self) -> Screen:
        return VisitorResultsPage(self._services, self, self._table.outcome())

    def open_new_table(self) -> None:
        self.leave_table()

    def change_game(self) -> None:
        self.leave_table()

    def open_saved(self, told: tuple[Reason, ...] = ()) -> None:
        """Do nothing, because visitors have no saved games."""

    def open_dropped(self, path: Path) -> None:
        """Do nothing, because visitors have no files."""

    def open_records(self) -> None:
        """Do nothing, because visitors have no records."""

    def walk_saved(self, path: Path) -> Reason | None:
        del path
        return None

    def recover(self) -> None:
        """Reset the table for the next visitor after a screen failed."""
        super().recover()
        self.failed = True
        self.finish()
