"""Attract mode: the title page, hands of computer players, and pictures of objects with their history, in turn."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import cycle, islice

import pygame

from crowe_table import palette
from crowe_table.engine.cards import Card, parse
from crowe_table.gui.draw.packs import width_of
from crowe_table.gui.draw.paper import StyledText, set_lines, ticket
from crowe_table.gui.draw.parts import InParts
from crowe_table.gui.draw.scene import Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.draw.typeset import heading, ornament_rule, plate
from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.memory import free_memory
from crowe_table.gui.pages.book import LEFT_TYPE, RIGHT_TYPE, BookPage
from crowe_table.gui.pages.flow import Block, height, lay
from crowe_table.gui.pages.title import FRAME, TitlePage
from crowe_table.gui.screen import Navigator, Screen, Services
from crowe_table.gui.table.frame import frame_of
from crowe_table.hosting.shelf import Shelf
from crowe_table.words import Words

TITLE_TIME, HAND_TIME, MIN_OBJECT_TIME = 10_000.0, 20_000.0, 20_000.0
"""Milliseconds for which the title and a hand are shown, and for which an object is shown at least."""
READING_TIME_PER_WORD = 60_000 / 90
"""Milliseconds for each word of an object's history: ninety words a minute, as museums allow for a standing reader."""
OBJECTS: tuple[Card | tuple[str, ...], ...] = (
    parse("KC"),
    parse("AS"),
    ("board-two-seats",),
    ("coin-guinea",),
    ("dice-box", "die-6a", "die-1b"),
)
"""Objects to show: a card, or pieces of art side by side. The messages ``exhibition-object-<number>`` describe them."""
CARD_HEIGHT = 470
"""Height in table units of a card."""
PIECES_WIDTH = 400
"""Total width in table units of the pieces of an object."""
RIBBON_Z = 960.0
"""Drawing order of the invitation at a table."""
LANGUAGE_TIME = 5000.0
"""Milliseconds until the invitation changes to the next language."""


@cache
def _invitation_in(locale: str) -> str:
    return Words(locale).text("exhibition-touch")


class AttractTitle(TitlePage):
    """The title page without controls: any touch begins a visit."""

    def __init__(self, services: Services, nav: Navigator, shelf: Shelf, invitation: Callable[[], str]) -> None:
        super().__init__(services, nav, shelf, tuple)
        self._invitation = invitation

    def _blocks(self, wide: int) -> Iterator[Block]:
        words = StyledText(self._invitation(), Face.DISPLAY_ITALIC, 40, palette.RUBRIC)
        yield self.said(words, wide, centred=True)

    def _languages(self, page: pygame.Rect) -> InParts[int]:
        """Lay out no languages: the strip beside every screen offers them."""
        del page
        yield
        return self.rect(FRAME).bottom


class ObjectPage(BookPage):
    """A page with one object, enlarged, and its history."""

    def __init__(self, services: Services, nav: Navigator, number: int, invitation: Callable[[], str]) -> None:
        super().__init__(services, nav)
        self._number = number
        self._invitation = invitation

    @property
    def reading_time(self) -> float:
        """Milliseconds in which a slow reader reads the page."""
        number, text = self._number, self.services.words.text
        words = f"{text(f'exhibition-object-{number}-name')} {text(f'exhibition-object-{number}')}".split()
        return max(MIN_OBJECT_TIME, READING_TIME_PER_WORD * len(words))

    def compose(self) -> Iterator[None]:
        text, px = self.services.words.text, self.assets.canvas.px
        left, right = self.rect(LEFT_TYPE), self.rect(RIGHT_TYPE)
        yield from self._picture(left)
        yield
        y = heading(self.scene.background, self.assets, right, text(f"exhibition-object-{self._number}-name"))
        text_ = StyledText(text(f"exhibition-object-{self._number}"), size=27)
        lay([self.said(text_, right.w)], pygame.Rect(right.x, y + px(12), right.w, 0), 0)
        foot = [self.said(StyledText(self._invitation(), Face.DISPLAY_ITALIC, 36, palette.RUBRIC), right.w, True)]
        lay(foot, pygame.Rect(right.x, right.bottom - height(foot, 0), right.w, 0), 0)

    def _picture(self, area: pygame.Rect) -> Iterator[None]:
        assets, px, thing = self.assets, self.assets.canvas.px, OBJECTS[self._number]
        if isinstance(thing, tuple):
            self._pieces(thing, area)
        else:
            place = pygame.Rect(0, 0, width_of(px(CARD_HEIGHT)), px(CARD_HEIGHT))
            place.center = area.center
            face = yield from assets.unmarked().face_in_parts(thing, place.h)
            yield
            plate(self.scene.background, assets, face, place)
        ornament_rule(self.scene.background, assets, area.centerx, area.bottom)

    def _pieces(self, names: Sequence[str], area: pygame.Rect) -> None:
        """Draw the pieces side by side, no larger than their pictures' resolution allows."""
        found = [piece for name in names if (piece := self.assets.natural(name))]
        if not found:
            return
        wide = sum(piece.get_width() for piece in found)
        scale = min(
            self.assets.canvas.px(PIECES_WIDTH) / wide, area.h * 0.6 / max(piece.get_height() for piece in found)
        )
        x = area.centerx - round(wide * scale) // 2
        for name, piece in zip(names, found, strict=False):
            size = (round(piece.get_width() * scale), round(piece.get_height() * scale))
            drawn = self.assets.picture(name, *size)
            if drawn:
                self.scene.background.blit(drawn, drawn.get_rect(midleft=(x, area.centery)))
            x += size[0]


class AttractMode(Screen):
    """The screen that shows the parts of attract mode in turn. A hand that another part interrupts resumes later; when
    it is over, another table follows.
    """

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        shelf: Shelf,
        open_table: Callable[[], HotSeatScreen | None],
        languages: tuple[str, ...],
        is_stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """Create attract mode. ``open_table`` opens a table of computer players, or returns None if that is impossible.
        The invitation changes through ``languages``. While ``is_stopped`` returns True, nothing moves or changes.
        """
        super().__init__(services)
        self._nav = nav
        self._shelf = shelf
        self._open_table = open_table
        self._languages = languages
        self._is_stopped = is_stopped
        self._stopped_at: float | None = None
        """When a visitor stopped all motion, in milliseconds; None while everything moves."""
        self._language_changes = 0
        """Number of times the invitation has changed its language."""
        self._language_due: float | None = None
        """When the language changes next, in milliseconds; None before the first step."""
        self._ribbon: Sprite | None = None
        self._table: HotSeatScreen | None = None
        self._parts_in_turn = cycle(self._parts())
        self._part: Screen | None = None
        self._duration = 0.0
        self._ends: float | None = None
        """When the current part ends, in milliseconds; None before its first step."""
        self._stale = True

    def _parts(self) -> list[tuple[float, Callable[[], Screen | None]]]:
        parts: list[tuple[float, Callable[[], Screen | None]]] = [(TITLE_TIME, self._title)]
        for number in range(len(OBJECTS)):
            parts += [(HAND_TIME, self._play), (MIN_OBJECT_TIME, lambda number=number: self._object(number))]  # type: ignore[misc]
        return parts

    def _title(self) -> Screen:
        return AttractTitle(self.services, self._nav, self._shelf, self._invitation)

    def _object(self, number: int) -> Screen:
        return ObjectPage(self.services, self._nav, number, self._invitation)

    def _play(self) -> Screen | None:
        if self._table is None or self._table.session.over:
            self._close_table()
            self._table = self._open_table()
        return self._table

    # --- in each language in turn

    def _invitation(self) -> str:
        """Return the invitation in the current language."""
        return _invitation_in(self._languages[self._language_changes % len(self._languages)])

    def _change_language(self) -> None:
        self._language_changes += 1
        if isinstance(self._part, HotSeatScreen):
            self._lay_ribbon(self._part)
        elif isinstance(self._part, BookPage):
            self._part.recompose()

    # --- a screen like any other

    @property
    def waiting(self) -> bool:
        return self._part is not None and self._part.waiting

    def build(self) -> None:
        if self._part is None:
            self._next()
        else:
            self._open(self._part)

    def handle(self, event: pygame.event.Event) -> None:
        """Ignore the event: the guard receives every touch."""

    def step(self, now: float) -> bool:
        if self._held(now):
            return False
        if self._ends is None:
            self._ends = now + self._duration
            self._language_due = now + LANGUAGE_TIME
        elif now >= self._ends:
            self._next()
            return True
        elif self._language_due is not None and now >= self._language_due and len(self._languages) > 1:
            self._language_due = now + LANGUAGE_TIME
            self._change_language()
        return self._part.step(now) if self._part else False

    def _held(self, now: float) -> bool:
        """Whether everything stands still. The times of what follows move on by as long as it stood."""
        if self._is_stopped():
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

    def restart(self) -> None:
        """Restart from the title, with a new table."""
        self.leave()
        self._parts_in_turn = cycle(self._parts())
        self._next()

    def _next(self) -> None:
        """Show the next part. If no table can be opened, show the part after it."""
        self._close_part()
        self.services.assets.clear_caches()
        with self.services.long_work():
            for duration, make in islice(self._parts_in_turn, 2):
                part = make()
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
        self.invalidate()

    def _lay_ribbon(self, table: HotSeatScreen) -> None:
        """Place the invitation where a player's own controls would be."""
        scene = table.scene
        if scene is None:
            return
        assets = self.services.assets
        px, area = assets.canvas.px, frame_of(assets).area(frame_of(assets).helps)
        words = StyledText(self._invitation(), Face.DISPLAY_ITALIC, 26, palette.RUBRIC)
        line = set_lines(assets, words, area.w - px(32), centred=True)
        high = max(area.h, line.get_height() + px(28))
        area = pygame.Rect(area.x, area.bottom - high, area.w, high)
        if self._ribbon:
            scene.remove(self._ribbon)
        paper = ticket(assets, area.w, area.h, marked=True)
        paper.blit(line, line.get_rect(center=paper.get_rect().center))
        self._ribbon = scene.add(Sprite(paper, area.x - assets.margin, area.y - assets.margin, RIBBON_Z))
