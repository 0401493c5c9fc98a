"""The ways between screens in an exhibition: from what is shown to a table and back, and nowhere else."""

import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path

import pygame
from msgspec.structs import asdict, replace

from crowe_table import games, platforms
from crowe_table.disk import make_folder
from crowe_table.engine.core import Reason, ShortForm, because
from crowe_table.engine.series import Participant
from crowe_table.gui.exhibition.checks import CleaningScreen, DisplayTest
from crowe_table.gui.exhibition.sheets import ChoosingPage, DarkScreen, IdleSheet, PinSheet, RestingPage, SoonSheet
from crowe_table.gui.exhibition.showing import Showing
from crowe_table.gui.exhibition.staff import StaffCommands, StaffPage, StaffSees
from crowe_table.gui.exhibition.strip import StripPress
from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.language import language_of
from crowe_table.gui.memory import give_back
from crowe_table.gui.nav import WindowNavigator
from crowe_table.gui.screen import Navigator, Screen, Services
from crowe_table.hosting import seeds
from crowe_table.hosting.exhibition import Exhibition, change
from crowe_table.hosting.hot_seat import HotSeat
from crowe_table.hosting.lessons import LESSON, lesson_of
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.hosting.pins import PinLock
from crowe_table.hosting.random_answers import answer_at_random
from crowe_table.hosting.session import Session
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.supervisor import crash_reports
from crowe_table.hosting.visits import Counting, VisitEnd, Visits
from crowe_table.settings import Settings, next_text_size
from crowe_table.words import Words, language_name, locales
from crowe_table.words.characters import computer_players

_log = logging.getLogger(__name__)
KEYS = tuple(range(pygame.K_F3, pygame.K_F12 + 1))
"""The keys of what stands on the strip, in its order."""
TRIED = ("card_slide", "coin_clink", "knock", "page", "shuffle")
"""The sounds by which the loudspeaker is tried."""


@dataclass(frozen=True)
class ExhibitionFiles:
    """What staff keep of an exhibition on disk; each may be None."""

    folder: Path | None = None
    """Its own folder, in which reports of crashes lie."""
    visits: Visits | None = None
    tables: Path | None = None
    """Where tables are kept that are kept."""
    file: Path | None = None
    """Its file of settings."""
    wrong_pins: Path | None = None
    """The file of wrong PINs."""
    complaints: tuple[Reason, ...] = ()
    """What is to be said of the file of settings."""


def _keep(path: Path, folder: Path) -> None:
    """Moves a session and its seed to where they are kept, on the same disk, if they are there."""
    try:
        make_folder(folder)
        platforms.replace(path, folder / path.name)
        seeds.follow(path, folder / path.name)
    except OSError:
        _log.exception("A table could not be kept.")


class ExhibitionNavigator(WindowNavigator):
    """What a page may do here: play what is offered, and be taught. Nothing ends the program but staff."""

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
        self._first = services.settings
        """As everything is when a visit begins."""
        self._in_turn = cycle(exhibition.offered)
        self._showing: Showing | None = None
        self._idle: IdleSheet | None = None
        self._staff: list[Screen] = []
        """The screens of staff that are open."""
        self._sounds = cycle(TRIED)
        self._own: list[Path] = []
        """The tables of this visit."""
        self.visit_over = self.laid_anew = False
        """Whether the visitor has said that they have finished; whether staff have."""
        self.came = False
        """Whether somebody has chosen something on the strip: they have come."""
        self.failed = False
        """Whether a screen has failed in this visit."""
        self.resting = False
        """Whether the table has failed too often, and waits."""

    # --- while nobody is there

    def open_showing(self) -> None:
        """What is seen first, and after every visit."""
        self._showing = Showing(self._services, Navigator(), self._shelf, self._seat_house, self._offered_languages)
        self.open_over(self._showing)

    def open_resting(self) -> None:
        """In its place, where the table has failed too often."""
        self.resting = True
        self.open_over(RestingPage(self._services, Navigator()))

    def end_resting(self) -> None:
        """The table is tried again."""
        self.resting = self.came = False
        self.open_showing()
        self.put_away(self._screens.pop(0))

    def open_dark(self) -> None:
        """The house is closed."""
        self.open_over(DarkScreen(self._services))

    def hush(self) -> None:
        """Nobody listens."""
        self._services.sounds.close()

    def end_dark(self) -> None:
        """The house is open again."""
        with self._services.long():
            self._services.sounds.open()
        super().back()

    def _seat_house(self) -> HotSeatScreen | None:
        """Players of the house at the next of the games that are offered."""
        self._clear()
        self._services.assets.clear_caches()
        give_back()
        new = self._table_of(next(self._in_turn), ())
        session = new if isinstance(new, Reason) else self._shelf.start(new)
        if isinstance(session, Reason):
            return None
        hot_seat = HotSeat(session, self._opponents(), lambda: self._services.settings)
        return HotSeatScreen(self._services, Navigator(), hot_seat)

    def _table_of(self, slug: str, visitors: tuple[Participant, ...]) -> NewTable | Reason:
        form = self._form(slug)
        house = computer_players(self._services.words, self.exhibition.level, visitors)
        others = islice(house, form.seats - len(visitors))
        return choose_table(slug, form.preset, (*visitors, *others), changes=form.rules)

    def _form(self, slug: str) -> ShortForm:
        """How a game is played here, with how many sit down to it: cut short, or as its first book has it."""
        game = games.game(slug)
        short = game.short if self.exhibition.short else None
        form = short or ShortForm(game.presets[0].name, {})
        preset = next(each for each in game.presets if each.name == form.preset)
        return replace(form, seats=form.seats or preset.usual or preset.seats[0])

    # --- the strip beside every screen

    def strip(self) -> tuple[StripPress, ...]:
        """What can be pressed there: larger print, stillness, and the languages."""
        text, settings = self._services.words.text, self._services.settings
        largest = next_text_size(settings.text_size) == "ordinary"
        presses = [
            StripPress(
                "print", text("exhibition-smaller" if largest else "exhibition-larger"), self._next_print, KEYS[0]
            ),
            StripPress(
                "motion",
                text("exhibition-moving" if settings.reduced_motion else "exhibition-still"),
                self._change_motion,
                KEYS[1],
            ),
        ]
        offered = self._offered_languages
        if len(offered) > 1:
            presses += [self._language(locale, key) for locale, key in zip(offered, KEYS[2:], strict=False)]
        return tuple(presses)

    @property
    def _offered_languages(self) -> tuple[str, ...]:
        return self.exhibition.languages or locales()

    def _language(self, locale: str, key: int) -> StripPress:
        chosen = self._services.words.locale == locale
        return StripPress(locale, language_name(locale), lambda: self._choose_language(locale), key, chosen)

    def _choose_language(self, locale: str) -> None:
        self.came = True
        self.change_settings(replace(self._services.settings, language=locale))

    def _next_print(self) -> None:
        self.came = True
        settings = self._services.settings
        self.change_settings(replace(settings, text_size=next_text_size(settings.text_size)))

    def _change_motion(self) -> None:
        settings = self._services.settings
        self.change_settings(replace(settings, reduced_motion=not settings.reduced_motion))

    @property
    def changed(self) -> bool:
        """Whether anything is set otherwise than when a visit begins."""
        return self._services.settings != self._first

    # --- a visit

    def begin_visit(self) -> None:
        """Somebody touched what is shown: the games are offered."""
        self.visit_over = self.laid_anew = self.failed = self.came = False
        self.counting.begin()
        self._services.trace("visit begins")
        self.open_choosing()

    def open_choosing(self) -> None:
        exhibition = self.exhibition
        seats = {slug: self._form(slug).seats for slug in exhibition.offered}
        limit = exhibition.visit_minutes if exhibition.short else 0
        self.open_over(ChoosingPage(self._services, self, seats, limit, self.play_offered, self.finish))

    def finish(self) -> None:
        """The visitor has finished: whoever keeps the table lays it anew."""
        self.visit_over = True

    def _taught(self) -> tuple[str, ...]:
        return tuple(slug for slug in super()._taught() if slug in self.exhibition.offered)

    def play_offered(self, slug: str) -> None:
        """Sits down to one of the games that are offered, where it can be laid."""
        with self._services.long():
            new = self._table_of(slug, (self._services.visitor,))
            session = new if isinstance(new, Reason) else self._shelf.start(new)
            if isinstance(session, Session):
                answer_at_random(session, self._form(slug).random_questions)
                self._sit_down(session)

    def play_lesson(self, slug: str) -> Reason | None:
        with self._services.long():
            return super().play_lesson(slug)

    def end_visit(self, ended: VisitEnd) -> None:
        """It is counted, and nothing else is left of it."""
        self._idle = None
        self._to_title()
        ended = VisitEnd.CRASH if self.failed else ended
        self.counting.end(ended, self._services.words.locale)
        self._services.trace(f"visit ends: {ended}")
        self._services.words = Words(language_of(self._first))
        with self._services.long():
            if self._showing:
                self._showing.begin_again()
            self._clear()
        if self._services.settings != self._first:
            super().change_settings(self._first)
        self.visit_over = self.laid_anew = self.failed = self.came = False
        if self.resting:
            self.end_resting()

    def _clear(self) -> None:
        """No session is kept, except a visitor's where staff wish it."""
        own, self._own = self._own, []
        if self.exhibition.tables == "kept" and self._files.tables:
            for path in own:
                _keep(path, self._files.tables)
        for path in self._shelf.folder.glob("*"):
            with suppress(OSError):
                path.unlink()

    @property
    def reading(self) -> bool:
        """Whether the visitor has something to read: a lesson, or a page of the rules."""
        return self.top is not None and self.top.reading

    @property
    def between_deals(self) -> bool:
        """Whether no deal is being played that a visitor would like to end."""
        return self._hot_seat is None or self._hot_seat.between_deals

    # --- what is counted

    def _sit_down(self, session: Session) -> None:
        super()._sit_down(session)
        if not session.head.exhibit:
            self._own.append(session.path)
        self.counting.opened_table()

    def _close_all(self) -> None:
        if self._hot_seat:
            self._count_table(self._hot_seat)
        super()._close_all()

    def _count_table(self, table: HotSeatScreen) -> None:
        head = table.session.head
        lesson = lesson_of(head.game) if head.exhibit == LESSON else None
        if lesson is None:
            self.counting.left_table(head.game, table.session.over)
            return
        steps, told = len(lesson.steps), table.lesson()
        self.counting.taught(head.game, told.number if told else steps, steps)

    def change_settings(self, settings: Settings) -> None:
        """What staff have fixed stays so: nobody leaves the whole screen, or makes it louder."""
        loudest = self._first.volume_cards
        settings = replace(
            settings,
            full_screen=self._first.full_screen,
            volume_cards=min(settings.volume_cards, loudest),
            volume_voices=min(settings.volume_voices, loudest),
        )
        was, now = asdict(self._services.settings), asdict(settings)
        for name in now:
            if now[name] != was[name]:
                self.counting.helped(name)
        super().change_settings(settings)

    def open_rules(self, slug: str = "", law: str = "") -> None:
        self.counting.helped("rules")
        super().open_rules(slug, law)

    def take_back(self) -> None:
        self.counting.helped("take-back")
        super().take_back()

    # --- what the guard lays over it

    def ask_idle(self, more: Callable[[], None], done: Callable[[], None], seconds: int) -> None:
        """Whether anybody is there."""
        self._idle = IdleSheet(self._services, self, self._uncovering(), more, done)
        self._idle.left = seconds
        self.open_over(self._idle)

    def count_down(self, seconds: int) -> None:
        if self._idle and self.top is self._idle:
            self._idle.count(seconds)

    def close_idle(self) -> None:
        if self._idle and self.top is self._idle:
            self._idle = None
            super().back()

    def open_soon(self) -> None:
        """The visit is nearly over."""
        self.open_over(SoonSheet(self._services, self, self._uncovering()))

    # --- for staff

    def open_pin(self) -> None:
        """Ask staff for their PIN."""
        self._open_staff(PinSheet(self._services, self, self._uncovering(), self.lock, self._admit))

    @property
    def staff(self) -> bool:
        """Whether staff have the table, or are asked who they are."""
        self._staff = [screen for screen in self._staff if screen in self._screens]
        return bool(self._staff)

    @property
    def deaf(self) -> bool:
        """Whether nothing is to be heard, because the glass is cleaned."""
        return isinstance(self.top, CleaningScreen)

    def end_staff(self) -> None:
        """Back to where staff came from."""
        while self.staff:
            super().back()

    def _open_staff(self, screen: Screen) -> None:
        self._staff.append(screen)
        self.open_over(screen)

    def _admit(self) -> None:
        """Staff have given their PIN. Where nobody plays, theirs was no visit."""
        self.back()
        if not self.at_table:
            self.counting.drop()
            self.laid_anew = True
        services, files = self._services, self._files
        ways = StaffCommands(
            set=self._set,
            clean=lambda: self._open_staff(CleaningScreen(services, self.back)),
            test_display=lambda: self._open_staff(DisplayTest(services, self.back)),
            test_sound=self._test_sound,
            reset=self._lay_anew,
            leave=self._leave,
        )
        crashes = crash_reports(files.folder) if files.folder else ()
        sees = StaffSees(files.visits, crashes, files.complaints)
        self._open_staff(StaffPage(services, self, lambda: self.exhibition, sees, ways))

    def _set(self, name: str, value: object) -> Reason | None:
        self.exhibition = replace(self.exhibition, **{name: value})
        if name == "volume":
            self._first = replace(self._first, volume_cards=value, volume_voices=value)
            super().change_settings(replace(self._services.settings, volume_cards=value, volume_voices=value))
        if self._files.file is None:
            return because("exhibition-not-kept-anywhere")
        return change(self._files.file, name, value)

    def _test_sound(self) -> None:
        """One sound after another at each press, as loud as visitors may hear them."""
        self._services.sounds.open()
        self._services.sounds.play(next(self._sounds))

    def _lay_anew(self) -> None:
        self.end_staff()
        self.laid_anew = True

    def _leave(self) -> None:
        super().quit()
        self._showing = None

    def corner(self, point: tuple[int, int], size: int) -> str:
        """In which of the two corners a point lies; empty for none."""
        canvas = self._services.assets.canvas
        w, h, near = *canvas.size, canvas.px(size)
        if point[0] < near and point[1] < near:
            return "upper left"
        return "lower right" if point[0] >= w - near and point[1] >= h - near else ""

    # --- the ways that lead elsewhere here

    @property
    def prints(self) -> bool:
        """Nobody's documents are here."""
        return False

    def unwritten(self) -> Reason | None:
        """Nothing is promised to a visitor, so nothing need be told of the disk."""
        return None

    def kept(self, promise: str) -> str:
        del promise
        return self._services.words.text("exhibition-not-your-own")

    def tell_losses(self) -> None:
        """A visitor has lost nothing."""

    def open_title(self) -> None:
        self.open_showing()

    def quit(self) -> None:
        self.finish()

    def close(self) -> None:
        self._leave()
        if self._worker:
            self._worker.close()

    def close_window(self) -> None:
        """The window has no cross that counts."""

    def leave_table(self) -> None:
        self._to_title()
        self.open_choosing()

    def open_new_table(self) -> None:
        self.leave_table()

    def change_game(self) -> None:
        self.leave_table()

    def open_saved(self) -> None:
        """Nothing is kept here."""

    def open_records(self) -> None:
        """Nobody is on record here."""

    def walk_saved(self, path: Path) -> Reason | None:
        del path
        return None

    def recover(self) -> None:
        """A screen has failed: the table is laid anew."""
        super().recover()
        self.failed = True
        self.finish()
