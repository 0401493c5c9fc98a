"""Attract mode: hands of computer players, famous hands, objects, lessons and faces, in turn for a whole season."""

from collections.abc import Callable, Iterator
from functools import cache, partial

import pygame

from crowe_table import palette, paths
from crowe_table.gui.draw.paper import StyledText, set_lines, ticket
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.draw.scene import Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.exhibition.candle import CandleHours, candle_picture, clock
from crowe_table.gui.exhibition.object_page import OBJECTS, ObjectCommands, ObjectEntry, ObjectPage, load_picture
from crowe_table.gui.exhibition.own_words_page import DrawPicture, OwnWordsPage
from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.memory import free_memory
from crowe_table.gui.pages.book import BookPage
from crowe_table.gui.pages.flow import Block
from crowe_table.gui.pages.title import TitlePage
from crowe_table.gui.screen import Navigator, Screen, Services
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.screen import TableScreen
from crowe_table.hosting.attract_schedule import AttractShow, ShowKind, season
from crowe_table.hosting.own_exhibit import OwnExhibit
from crowe_table.hosting.shelf import Shelf
from crowe_table.words import Words
from crowe_table.words.characters import CHARACTERS

TITLE_TIME, HAND_TIME, WELCOME_TIME, CLOSING_TIME = 10_000.0, 20_000.0, 20_000.0, 12_000.0
"""Durations in milliseconds of the title, of a hand, of the museum's welcome, and of its closing words."""
OBJECT_TIME, LESSON_TIME, SECOND = 30_000.0, 9_000.0, 1000.0
"""Milliseconds: planned duration of an object page, time for reading a lesson's task, and length of a second."""
MAX_SKIPPED = 200
"""Maximum number of parts to skip in a row because they cannot be shown, for example in this language."""
FACES = {character.face: character.temper for character in CHARACTERS}
"""The temper of each computer player, by face."""
RIBBON_Z = 960.0
"""Drawing order of the invitation at a table."""
LANGUAGE_TIME = 5000.0
"""Milliseconds until the invitation changes to the next language."""


@cache
def _invitation_in(locale: str) -> str:
    return Words(locale).text("exhibition-touch")


class AttractTitle(TitlePage):
    """The title page without controls. Any touch begins a visit."""

    def __init__(self, services: Services, nav: Navigator, shelf: Shelf, invitation: Callable[[], str]) -> None:
        super().__init__(services, nav, shelf, tuple)
        self._invitation = invitation

    def _blocks(self, wide: int) -> Iterator[Block]:
        words = StyledText(self._invitation(), Face.DISPLAY_ITALIC, 40, palette.RUBRIC)
        yield self.said(words, wide, centred=True)

    def _languages(self, page: pygame.Rect) -> InParts[int]:
        """Lay out no languages, because the strip beside every screen offers them."""
        del page
        yield
        return self._foot_of_left_page()


class AttractMode(Screen):
    """The screen that shows the parts of attract mode in turn.

    A hand that another part interrupts is resumed later. When it is over, a new table is opened.
    """

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        shelf: Shelf,
        open_table: Callable[[], HotSeatScreen | None],
        languages: tuple[str, ...],
        play: Callable[[], None],
        is_stopped: Callable[[], bool] = lambda: False,
        objects: tuple[ObjectEntry, ...] = OBJECTS,
        own: OwnExhibit | None = None,
        open_show: Callable[[AttractShow], HotSeatScreen | None] = lambda _: None,
        shows: tuple[AttractShow, ...] = (),
        seed: str = "",
        candle: Callable[[], CandleHours] = lambda: CandleHours(0, 0, 1.0),
    ) -> None:
        """Create attract mode. The invitation is shown in ``languages`` in turn.

        - ``open_table`` opens a table of computer players, or returns None if that is impossible.
        - ``open_show`` opens the table of a famous hand or of a lesson.
        - ``shows`` are shown in turn with the objects, in an order that ``seed`` determines.
        - ``play`` begins a visit, for the button on an object page.
        - While ``is_stopped`` returns True, nothing moves or changes.
        - ``own`` holds the museum's own words, and ``candle`` returns the candle as it is now.
        """
        super().__init__(services)
        self._nav = nav
        self._shelf = shelf
        self._open_table = open_table
        self._languages = languages
        self._play_pressed = play
        self._is_stopped = is_stopped
        self._objects = objects
        self._own = own or OwnExhibit()
        self._now = 0.0
        self.staying = False
        """Whether a visitor keeps the object page from turning by itself."""
        self._stopped_at: float | None = None
        """Time when a visitor stopped all motion or kept a page, in milliseconds. None while everything moves."""
        self._language_changes = 0
        """Number of times the invitation has changed its language."""
        self._language_due: float | None = None
        """Time of the next change of language, in milliseconds. None before the first step."""
        self._ribbon: Sprite | None = None
        self._table: HotSeatScreen | None = None
        self._open_show = open_show
        self._candle_now = candle
        pages = (AttractShow(ShowKind.OBJECT, entry.name, OBJECT_TIME / SECOND) for entry in objects)
        self._season = season((*pages, *shows), seed)
        self._opening: list[Callable[[], Screen | None]] = []
        """Parts to show before the season continues."""
        self._show: AttractShow | None = None
        """The current or latest show of the season. None during the title and the welcome."""
        self._answer_due: float | None = None
        """Time in milliseconds of the next answer in a lesson. None until its task is shown."""
        self.restart_parts()
        self._part: Screen | None = None
        self._duration = 0.0
        self._ends: float | None = None
        """Time when the current part ends, in milliseconds. None before its first step."""
        self._stale = True

    def restart_parts(self) -> None:
        """Begin with the title and the museum's welcome. After them, the season continues where it was interrupted."""
        self._opening = [self._title, self._welcome]

    def _next_part(self) -> tuple[float, Screen | None]:
        """Make the next part. Return its duration in milliseconds, and its screen or None if it cannot be shown."""
        if self._opening:
            make = self._opening.pop(0)
            self._show = None
            return (TITLE_TIME if make == self._title else WELCOME_TIME), make()
        show = self._show = next(self._season)
        self._answer_due = None
        return show.seconds * SECOND, self._part_of(show)

    def _part_of(self, show: AttractShow) -> Screen | None:
        match show.kind:
            case ShowKind.HAND:
                return self._play()
            case ShowKind.OBJECT:
                return self._object(next(entry for entry in self._objects if entry.name == show.name))
            case ShowKind.FACE:
                return self._face(show.name)
            case ShowKind.CANDLE:
                return self._candle()
            case _:
                return self._open_show(show)

    def _title(self) -> Screen:
        return AttractTitle(self.services, self._nav, self._shelf, self._invitation)

    def _welcome(self) -> Screen | None:
        words = self._own.words.get(self.services.words.locale)
        if words is None or not words.welcome:
            return None
        shown = words.name, words.welcome
        return OwnWordsPage(self.services, self._nav, self._logo, shown, self._invitation)

    def _closing(self) -> Screen | None:
        words = self._own.words.get(self.services.words.locale)
        if words is None or not words.closing:
            return None
        return OwnWordsPage(self.services, self._nav, self._logo, (words.name, words.closing))

    @property
    def _logo(self) -> DrawPicture | None:
        return partial(load_picture, self._own.logo) if self._own.logo else None

    def _face(self, face: str) -> Screen:
        """Return the page on which a computer player introduces themselves."""
        text = self.services.words.text
        name, temper = text(f"name-{face}"), FACES[face]
        portrait = paths.shipped("art", "faces", f"face-{face}.png")
        shown = name, text(f"exhibition-face-{temper}", name=name)
        return OwnWordsPage(self.services, self._nav, partial(load_picture, portrait), shown, self._invitation)

    def _candle(self) -> Screen:
        """Return the page about candles, with one that burns down with the opening hours."""
        text, candle = self.services.words.text, self._candle_now()
        told = text("exhibition-candle", opens=clock(candle.lit), closes=clock(candle.out))
        shown = text("exhibition-candle-name"), f"{told} {text('exhibition-candle-price')}"
        picture = partial(candle_picture, candle)
        source = text("exhibition-candle-source")
        return OwnWordsPage(self.services, self._nav, picture, shown, self._invitation, source)

    def _object(self, entry: ObjectEntry) -> Screen | None:
        if not entry.is_in(self.services.words):
            return None
        commands = ObjectCommands(
            turn=self._turn,
            stay=self._stay,
            is_staying=lambda: self.staying,
            play=self._play_pressed,
        )
        return ObjectPage(self.services, self._nav, entry, commands)

    def _play(self) -> Screen | None:
        if self._table is None or self._table.session.over:
            self._close_table()
            self._table = self._open_table()
        return self._table

    # --- in each language in turn

    @property
    def _language(self) -> str:
        return self._languages[self._language_changes % len(self._languages)]

    def _invitation(self) -> str:
        return _invitation_in(self._language)

    def _caption(self) -> str:
        """Return a line that names the famous hand or the lesson on show. Empty for other parts."""
        show, words = self._show, self.services.words
        if show is None or show.kind not in (ShowKind.FAMOUS, ShowKind.LESSON):
            return ""
        if show.kind is ShowKind.LESSON:
            game = words.game(show.name).text(f"game-{show.name}")
            return f"{words.text('exhibition-lesson-of', name=game)}\n"
        head = self._part.session.head if isinstance(self._part, HotSeatScreen) else None
        return f"{words.game(head.game).text(f'exhibit-{show.name}')}\n" if head else ""

    @property
    def _may_change_language(self) -> bool:
        table = self._part.face if self._part else None
        return len(self._languages) > 1 and not (isinstance(table, TableScreen) and table.director.glides)

    def _change_language(self) -> None:
        self._language_changes += 1
        if isinstance(self._part, HotSeatScreen):
            self._lay_ribbon(self._part)
        elif isinstance(self._part, BookPage):
            self._part.recompose()

    # --- a page that a visitor reads

    def _turn(self, by: int) -> None:
        """Turn to the next or the previous object. Afterwards the season continues."""
        page = self._part
        if not isinstance(page, ObjectPage):
            return
        number = (self._objects.index(page.entry) + by) % len(self._objects)
        while not self._objects[number].is_in(self.services.words):
            number = (number + by) % len(self._objects)
        self.services.assets.clear_caches()
        with self.services.long_work():
            page.show(self._objects[number])
            free_memory()
        self._duration, self._ends = page.reading_time, None

    def _stay(self) -> None:
        """Keep the page from turning. If it is already kept, let it turn by itself again after its reading time."""
        self.staying = not self.staying
        if isinstance(self._part, ObjectPage):
            self._ends = None
            self._part.recompose()

    # --- a screen like any other

    @property
    def face(self) -> Screen:
        return self._part.face if self._part else self

    @property
    def waiting(self) -> bool:
        return self._part is not None and self._part.waiting

    @property
    def reading(self) -> bool:
        return isinstance(self._part, ObjectPage)

    def build(self) -> None:
        if self._part is None:
            self._next()
        else:
            self._open(self._part)

    def handle(self, event: pygame.event.Event) -> None:
        """Pass the event to a page about an object. The page then stays for another full reading time.

        On all other parts, the guard receives the touches.
        """
        if not isinstance(self._part, ObjectPage):
            return
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN) and self._ends is not None:
            self._ends = max(self._ends, self._now + self._part.reading_time)
        self._part.handle(event)

    def cancel_input(self) -> None:
        if isinstance(self._part, ObjectPage):
            self._part.cancel_input()

    def step(self, now: float) -> bool:
        self._now = now
        if self._held(now):
            return self._part.step(now) if isinstance(self._part, ObjectPage) else False
        if self._ends is None:
            self._ends = now + self._duration
            self._language_due = now + LANGUAGE_TIME
        elif now >= self._ends:
            self._next()
            return True
        elif self._language_due is not None and now >= self._language_due and self._may_change_language:
            self._language_due = now + LANGUAGE_TIME
            self._change_language()
        self._show_lesson(now)
        return self._part.step(now) if self._part else False

    def _show_lesson(self, now: float) -> None:
        """Give the answer that the lesson's current step asks for, once there was time to read its task."""
        part, table = self._part, self._part.face if self._part else None
        if self._show is None or self._show.kind is not ShowKind.LESSON or not isinstance(part, HotSeatScreen):
            return
        lesson = part.lesson()
        if lesson is None or lesson.do is None or not isinstance(table, TableScreen) or not table.answer.asked:
            self._answer_due = None
        elif self._answer_due is None:
            self._answer_due = now + LESSON_TIME
        elif now >= self._answer_due:
            self._answer_due = None
            table.controller.submit(lesson.do)

    def _held(self, now: float) -> bool:
        """Return whether attract mode stands still.

        When it moves again, delay all due times by the length of the stop.
        """
        if self._is_stopped() or self.staying:
            self._stopped_at = now if self._stopped_at is None else self._stopped_at
            return True
        if self._stopped_at is not None:
            stood, self._stopped_at = now - self._stopped_at, None
            self._ends = None if self._ends is None else self._ends + stood
            self._language_due = None if self._language_due is None else self._language_due + stood
        return False

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        if self._part is None:
            return []
        if self._stale:
            self._stale = False
            self._part.invalidate()
        return self._part.paint(target)

    def invalidate(self) -> None:
        self._stale = True

    def leave(self) -> None:
        self._close_part()
        self._close_table()

    def _close_part(self) -> None:
        """Close the current part. An unfinished hand is kept for later, without its pictures."""
        part, self._part, self._ribbon = self._part, None, None
        if part is not None and part is self._table:
            self._table.leave_seat()
        elif part is not None:
            self._nav.close_screen(part)

    def _close_table(self) -> None:
        table, self._table = self._table, None
        if table is not None:
            self._nav.close_screen(table)

    def restart(self, closing: bool = False) -> None:
        """Restart from the title, with a new table. With ``closing``, show the museum's closing words first."""
        self.leave()
        self.staying = False
        self.restart_parts()
        page = self._closing() if closing else None
        if page is None:
            self._next()
            return
        self._duration, self._ends = CLOSING_TIME, None
        with self.services.long_work():
            self._open(page)

    def _next(self) -> None:
        """Show the next part, leaving out parts that cannot be shown."""
        self._close_part()
        self.services.assets.clear_caches()
        with self.services.long_work():
            for _ in range(MAX_SKIPPED):
                duration, part = self._next_part()
                if part:
                    self._duration = part.reading_time if isinstance(part, ObjectPage) else duration
                    self._ends = None
                    self._open(part)
                    break
            free_memory()

    def _open(self, part: Screen) -> None:
        self._part = part
        part.build()
        if isinstance(part, HotSeatScreen):
            self._lay_ribbon(part)
            if isinstance(part.face, TableScreen):
                part.face.director.one_at_a_time = True
        self.invalidate()

    def _lay_ribbon(self, table: HotSeatScreen) -> None:
        """Put the invitation where the controls of a player would be."""
        scene = table.scene
        if scene is None:
            return
        assets = self.services.assets
        px, area = assets.canvas.px, frame_of(assets).area(frame_of(assets).helps)
        words = StyledText(f"{self._caption()}{self._invitation()}", Face.DISPLAY_ITALIC, 26, palette.RUBRIC)
        line = set_lines(assets, words, area.w - px(32), centred=True)
        high = max(area.h, line.get_height() + px(28))
        area = pygame.Rect(area.x, area.bottom - high, area.w, high)
        if self._ribbon:
            scene.remove(self._ribbon)
        paper = ticket(assets, area.w, area.h, marked=True)
        paper.blit(line, line.get_rect(center=paper.get_rect().center))
        self._ribbon = scene.add(Sprite(paper, area.x - assets.margin, area.y - assets.margin, RIBBON_Z))
