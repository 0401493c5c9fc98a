"""The log of the deal at the right of the table, with the newest line at the bottom."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

import pygame

from crowe_table import palette
from crowe_table.engine.cards import RANKS, make
from crowe_table.engine.core import Seat
from crowe_table.engine.money import Farthings
from crowe_table.gui.controls.controls import Control
from crowe_table.gui.controls.description import Description, NodeRole
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.paper import ButtonState, StyledText, blank_in_parts, pressed_by, set_lines
from crowe_table.gui.draw.printed import TermPlace, note_terms, terms_on
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.table.frame import frame_of
from crowe_table.gui.table.widgets.log_lines import SIZE, LinePrinter, Sides, gutter_of
from crowe_table.gui.table.widgets.sums_table import SumsTable
from crowe_table.gui.table.widgets.trick_table import TrickColumns, TrickRow, with_rows
from crowe_table.words import Words
from crowe_table.words.deal_log import DealLog, Line
from crowe_table.words.terms import plain

ASIDE, ABOVE = 16, 14
"""Padding beside the text and above it, in table units."""
HEADING, GOAL, WHY, KEY = 20, 19, 18, 13

LEADING = 2
"""Gap in table units between two lines."""
BELOW_RULE = 6
"""Gap in table units between the lines of the log and the rule below the goal."""
BELOW_SUMS = 16
"""Gap in table units below the sums of the finished deals. It has room for the arrow to older lines."""
AMPLE_HEIGHT = 1 << 16
"""A height in pixels that no text reaches."""
MARKS_APART = 16
"""Maximum distance in table units between the marks of two lesson steps."""
MIN_TABLE_WIDTH = 300
"""Minimum width in table units of a paper with a table of tricks. Windows of 16 by 9 have more."""
MIN_HEIGHT = 60
"""Minimum height in table units. If there is less room, the paper is hidden."""
EDGE = 3
"""Width of the paper's opaque edge, in table units."""
_Z = 20.0
LogEntry: TypeAlias = Line | TrickRow
"""An entry of the log: a line, or a trick as a row of a table."""


class LogPaper(Control):
    """The log beside the table, with as many of the newest lines as fit.

    It can be scrolled. A press opens the log page. If the paper is wide enough, each trick is one row of a table.
    """

    key = "log"

    def __init__(
        self,
        scene: Scene,
        assets: Assets,
        words: Words,
        log: DealLog,
        sides: Sides,
        goal: str,
        card_players: Sequence[Seat],
        playing: Callable[[], Sequence[Seat]],
    ) -> None:
        """Create the log. ``goal`` is the task of a famous hand, which is always visible above the lines.

        It is empty in other games. ``card_players`` are all players, if cards are played one by one. ``playing``
        returns the players who take tricks in this deal. It returns none in a game without tricks.
        """
        self._assets = assets
        self._words = words
        self._log = log
        self._goal = goal
        self._card_players = card_players
        self._playing = playing
        self._sums: SumsTable | None = None
        """The table of what each deal brought. None if there is no room, or nothing is played for."""
        self._gains: Callable[[], Sequence[Sequence[Farthings]]] = tuple
        self._done = self._steps = 0
        self._lesson: tuple[str, ...] = ()
        """Sentences of a lesson: the task, why the last action was good, or both."""
        self.opened: Callable[[], None] = lambda: None
        """Callback for a press on the log."""
        frame = frame_of(assets)
        self.place = frame.area(frame.account)
        """Area for the log, and for any warning or card above it. A tab may lie above this area."""
        self.area = self.place.copy()
        self.bottom = self.area.bottom
        """Bottom edge in pixels, also while there is no room for the log."""
        self._columns: TrickColumns | None = None
        """The columns of the table of tricks. None if each card has a line."""
        self._columns_for: tuple[Seat, ...] = ()
        """The players of the measured columns."""
        self._shown_state: object = None
        self.waits = False
        """Whether the size or state of the log has changed since it was last drawn."""
        self._laid: tuple[object, ...] = ()
        """The area and state for which the paper was last drawn."""
        self._cut = self._bare = pygame.Surface((1, 1), pygame.SRCALPHA)
        """The paper with its edge and shadow, and its inner part."""
        self.set_sides(sides)
        self._back = 0
        """Number of the newest lines scrolled out of view."""
        self._title = ""
        self._state = ButtonState.NORMAL
        self._paper = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=_Z))
        self._sprite = scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=_Z))
        """The inner part of the paper. It is opaque, so that nothing below it needs painting."""

    def tell_sums(self, faces: Mapping[Seat, str], gains: Callable[[], Sequence[Sequence[Farthings]]]) -> None:
        """Show what each finished deal brought to each player above the lines, if the paper has room.

        ``faces`` are the portraits of the players, the viewer first.
        """
        seats = tuple(faces)
        table = SumsTable(self._assets, self._words, seats, tuple(faces.values()), self._inner_width, seats[0])
        roomy = min(self.area.w, self.area.h) >= self._assets.canvas.px(MIN_TABLE_WIDTH)
        self._sums, self._gains = (table, gains) if roomy and table.fits else (None, tuple)

    @property
    def terms(self) -> tuple[TermPlace, ...]:
        """The visible terms, with their areas in pixels of the window."""
        if not self._sprite.visible:
            return ()
        shown = terms_on(self._sprite.surface, self._sprite.rect.topleft)
        return tuple(term for term in shown if self.area.contains(term.area))

    # --- Content

    def set_sides(self, sides: Sides) -> None:
        """Change the partnerships."""
        self._sides = sides
        self._printer = LinePrinter(self._assets, sides, self._inner_width, self._widest_cards())
        self._columns, self._columns_for = None, ()
        self._shown_state = None

    @property
    def _inner_width(self) -> int:
        return self.area.w - 2 * self._assets.canvas.px(ASIDE)

    def _widest_cards(self) -> list[str]:
        words, ways = self._words, ("log-led", "log-won")
        card = max((words.brief(make(rank, 0)) for rank in range(len(RANKS))), key=len)
        return [f"{words.text(way, seat=seat)} {card}" for way in ways for seat in self._card_players]

    def _fit_columns(self) -> None:
        """Measure the columns of the tricks for the players of this deal. A narrow paper has none."""
        playing = tuple(self._playing()) if self.area.w >= self._assets.canvas.px(MIN_TABLE_WIDTH) else ()
        if playing != self._columns_for:
            self._columns_for = playing
            columns = TrickColumns(self._assets, self._words, playing, self._sides, self._inner_width, SIZE)
            self._columns = columns if playing and columns.fit else None

    @property
    def least(self) -> int:
        """Minimum height in pixels of the part above the lines. Of a lesson, it has only the first sentence."""
        px = self._assets.canvas.px
        width = self.area.w - 2 * px(ASIDE)
        return self._head(width, AMPLE_HEIGHT, self._texts()[:1]).get_height() + 2 * px(ABOVE) - px(BELOW_RULE)

    def set_bottom(self, bottom: int) -> None:
        """Set the bottom edge, in pixels. It takes effect at the next ``show``."""
        self.bottom = bottom
        height = bottom - self.area.y
        self.enabled = height >= self._assets.canvas.px(MIN_HEIGHT)
        self.area = pygame.Rect(self.area.x, self.area.y, self.area.w, height if self.enabled else 0)
        self.waits = True

    def move_place(self, top: int) -> None:
        """Set the top edge of the place, and of the log, in pixels. It takes effect at the next ``show``."""
        self.place = pygame.Rect(self.place.x, top, self.place.w, self.place.bottom - top)
        self.area = pygame.Rect(self.area.x, top, self.area.w, 0)
        self.set_bottom(self.bottom)

    def set_top(self, top: int) -> None:
        """Set the top edge, in pixels. A warning above the log ends just above this edge."""
        self.area = pygame.Rect(self.area.x, top, self.area.w, 0)
        self.set_bottom(self.bottom)
        self.show()

    def show(self) -> None:
        """Write the new lines."""
        deque(self.show_in_parts(), 0)

    def show_in_parts(self) -> Iterator[None]:
        """Write the new lines. If the size has changed, first draw the paper, one part at each step.

        The old paper stays visible until the new one is ready.
        """
        self.waits = False
        if not self.enabled:
            self._paper.visible = self._sprite.visible = False
            return
        yield from self._cutting()
        if self.enabled:
            self._write()

    def _write(self) -> None:
        self._paper.visible = self._sprite.visible = True
        log = self._log
        if log.title != self._title:
            self._title, self._back = log.title, 0
            self._printer.forget()
        lines = self._entries()
        self._back = min(self._back, max(0, len(lines) - 1))
        content = tuple(lines), self._texts(), self._done, self._steps
        gains = tuple(map(tuple, self._gains()))
        says = (log.title, gains, self._back, tuple(self.area), self._state, content)
        if says != self._shown_state:
            self._shown_state = says
            self._paper.surface = self._cut
            self._paper.x, self._paper.y = self.area.move(-self._assets.margin, -self._assets.margin).topleft
            self._sprite.surface = self._picture(lines)
            within = self._within()
            self._sprite.x, self._sprite.y = self._paper.x + within.x, self._paper.y + within.y

    def _entries(self) -> list[LogEntry]:
        """Return the lines and, in a table of tricks, the rows."""
        self._fit_columns()
        if self._columns and self._log.tricks:
            return with_rows(self._log, self._sides)
        return [line for line in self._log.lines if line.brief]

    def _cutting(self) -> Iterator[None]:
        """Draw the paper again for a new area or state."""
        while self.enabled and self._laid != (laid := (tuple(self.area), self._state)):
            cut = yield from blank_in_parts(self._assets, self.area.w, self.area.h, self._state)
            yield
            if laid == (tuple(self.area), self._state):
                self._laid, self._cut = laid, cut
                self._bare = cut.subsurface(self._within()).convert()
                yield

    def _within(self) -> pygame.Rect:
        edge = self._assets.margin + self._assets.canvas.px(EDGE) + pressed_by(self._assets, self._state)
        return self._cut.get_rect().inflate(-2 * edge, -2 * edge)

    def wind(self, lines: int) -> None:
        """Scroll back by ``lines`` lines. A negative number scrolls forwards."""
        self._back = max(0, self._back + lines) if lines < 0 or self._older else self._back
        self.show()

    def newest(self) -> None:
        """Scroll to the newest line."""
        self._back = 0

    def _picture(self, entries: Sequence[LogEntry]) -> pygame.Surface:
        """Return the content inside the paper's edge."""
        px, m, (x, y) = self._assets.canvas.px, self._assets.margin, self._within().topleft
        surface = self._sheet()
        inner = pygame.Rect((m - x, m - y), self.area.size).inflate(-2 * px(ASIDE), -2 * px(ABOVE))
        head = self._head(inner.w, inner.h, self._texts())
        gutter = gutter_of([entry for entry in entries if isinstance(entry, Line)], self._sides)
        shown = entries[: len(entries) - self._back]
        last = self._print(shown[-1], gutter).get_height() if shown else 0
        top = self._titled(surface, inner, head.get_height() + last)
        surface.blit(head, (inner.x, top))
        note_terms(surface, terms_on(head, (inner.x, top)))
        top += head.get_height()
        top += self._print_sums(surface, pygame.Rect(inner.x, top, inner.w, inner.bottom - top))
        prints, self._older, names = self._fitting(shown, gutter, inner.bottom - top)
        full = self._older or self._back
        if names is not None and self._older:
            surface.blit(names, (inner.x, top))
            top += names.get_height() + px(LEADING)
        y = inner.bottom if full else top + sum(print_.get_height() + px(LEADING) for print_ in prints)
        surface.set_clip(pygame.Rect(inner.x, top, inner.w, max(0, inner.bottom - top)))
        for print_ in prints:
            y -= print_.get_height() + (0 if full and print_ is prints[0] else px(LEADING))
            surface.blit(print_, (inner.x, y))
            note_terms(surface, terms_on(print_, (inner.x, y)))
        surface.set_clip(None)
        self._arrows(surface, inner, top, inner.x + px(ABOVE) if self._older and names else inner.centerx)
        return surface

    def _print_sums(self, surface: pygame.Surface, room: pygame.Rect) -> int:
        """Print the sums of the finished deals, if enough room stays for lines. Return their height in pixels."""
        gains = self._gains()
        if not self._sums or not gains:
            return 0
        sums = self._sums.draw(gains)
        height = sums.get_height() + self._assets.canvas.px(BELOW_SUMS)
        if height > room.h // 2:
            return 0
        surface.blit(sums, room.topleft)
        return height

    def _fitting(
        self, shown: Sequence[LogEntry], gutter: int, room: int
    ) -> tuple[list[pygame.Surface], bool, pygame.Surface | None]:
        """Return the prints of the newest entries that fit, newest first, and whether older ones are left out.

        The third value is the names over the columns of a table of tricks. They are also the print before its first
        row. If that row is left out, the names stay above the rows.
        """
        px = self._assets.canvas.px
        first = next((at for at, entry in enumerate(shown) if isinstance(entry, TrickRow)), -1)
        names = self._columns.head() if self._columns and first >= 0 else None
        reserved = names.get_height() + px(LEADING) if names else 0
        prints: list[pygame.Surface] = []
        for at, entry in reversed(list(enumerate(shown))):
            print_ = self._print(entry, gutter)
            needed = print_.get_height() + (reserved if at >= first else 0)
            if needed > room:
                return prints, True, names if at >= first else None
            room -= print_.get_height() + px(LEADING)
            prints.append(print_)
            if names and at == first:
                prints.append(names)
                room -= reserved
        return prints, False, names

    def _print(self, entry: LogEntry, gutter: int) -> pygame.Surface:
        if isinstance(entry, Line):
            return self._printer.set(entry, gutter)
        assert self._columns is not None
        return self._columns.row(entry, palette.PAPER_PRESSED if entry.number % 2 == 0 else "")

    def _sheet(self) -> pygame.Surface:
        return self._bare.copy()

    def _titled(self, surface: pygame.Surface, inner: pygame.Rect, needed: int) -> int:
        """Draw the title if this leaves at least ``needed`` pixels. Return the top of the remaining area."""
        assets, px = self._assets, self._assets.canvas.px
        title = set_lines(assets, StyledText(self._title, Face.HEADING, HEADING, palette.RUBRIC), inner.w, centred=True)
        key = set_lines(assets, StyledText(self._words.text("key-log"), Face.ITALIC, KEY, palette.FADED_INK), inner.w)
        rule = inner.y + title.get_height() + px(4)
        below = rule + max(px(6), key.get_height() // 2 + px(1))
        if not self._title or below + needed > inner.bottom:
            return inner.y
        surface.blit(title, title.get_rect(midtop=(inner.centerx, inner.y)))
        pygame.draw.line(surface, palette.INK, (inner.x + inner.w // 4, rule), (inner.right - inner.w // 4, rule))
        if assets.look.names_keys:
            surface.blit(key, key.get_rect(midright=(inner.right, rule)))
        return below

    def _texts(self) -> tuple[StyledText, ...]:
        """Return the sentences of a lesson, or the task of a famous hand. The task of a lesson is upright."""
        if self._goal:
            return (StyledText(self._goal, Face.ITALIC, GOAL, palette.RUBRIC),)
        first = (StyledText(each, Face.TEXT, GOAL) for each in self._lesson[:1])
        return (*first, *(StyledText(each, Face.ITALIC, WHY, palette.RUBRIC) for each in self._lesson[1:]))

    def _head(self, width: int, room: int, texts: Sequence[StyledText]) -> pygame.Surface:
        """Return the part above the lines: the progress of a lesson, and the texts with a rule below.

        A text that does not fit is left out. The task of a famous hand is then shown only on the log page.
        """
        px = self._assets.canvas.px
        marks = self._marks(width) if self._steps else pygame.Surface((width, 0), pygame.SRCALPHA)
        prints, rule = list[pygame.Surface](), marks.get_height()
        for text in texts:
            print_ = set_lines(self._assets, text, width, centred=True)
            if rule + print_.get_height() + px(5) > room:
                break
            prints.append(print_)
            rule += print_.get_height() + px(5)
        if not prints:
            return marks
        head = pygame.Surface((width, rule + px(BELOW_RULE)), pygame.SRCALPHA)
        top = head.blit(marks, (0, 0)).bottom
        for print_ in prints:
            place = head.blit(print_, print_.get_rect(midtop=(width // 2, top)))
            note_terms(head, terms_on(print_, place.topleft))
            top = place.bottom + px(5)
        pygame.draw.line(head, palette.INK, (0, rule), (width, rule))
        return head

    def _marks(self, width: int) -> pygame.Surface:
        """Return a row of rings, one for each step of a lesson.

        The ring of a completed step is filled, and the ring of the next step is brass.
        """
        px = self._assets.canvas.px
        apart = min(px(MARKS_APART), width // self._steps)
        left, radius = width // 2 - apart * (self._steps - 1) // 2, max(2, apart // 3)
        marks = pygame.Surface((width, 2 * radius + px(9)), pygame.SRCALPHA)
        for number in range(self._steps):
            centre = (left + number * apart, radius + px(3))
            if number <= self._done:
                colour = palette.RUBRIC if number < self._done else palette.BRASS
                pygame.draw.circle(marks, colour, centre, radius)
            pygame.draw.circle(marks, palette.INK, centre, radius, max(1, px(1)))
        return marks

    def _arrows(self, surface: pygame.Surface, inner: pygame.Rect, top: int, above: int) -> None:
        """Draw small arrows if there are older lines above or newer ones below.

        ``above`` is the middle of the upper arrow, in pixels.
        """
        px = self._assets.canvas.px
        half, height = px(7), px(7)
        if self._older and top < inner.bottom:
            y = top - px(5 if above == inner.centerx else 11)
            points = [(above - half, y), (above + half, y), (above, y - height)]
            pygame.draw.polygon(surface, palette.RUBRIC, points)
        if self._back:
            y = inner.bottom + px(1)
            points = [(inner.centerx - half, y), (inner.centerx + half, y), (inner.centerx, y + height)]
            pygame.draw.polygon(surface, palette.RUBRIC, points)

    _older = False

    @property
    def lesson(self) -> str:
        """The task of the lesson or, without one, why the last action was good. Empty if there is no lesson."""
        return plain(next(iter(self._lesson), ""))

    def teach(self, done: int, steps: int, *sentences: str) -> None:
        """Show the progress of a lesson, its task, and why the last action was good. Without steps, show no lesson."""
        said = tuple([each for each in sentences if each])
        if (done, steps, said) != (self._done, self._steps, self._lesson):
            self._done, self._steps, self._lesson = done, steps, said
            self.show()

    # --- As a control

    def describe(self) -> Description:
        note = plain(" ".join(text.text for text in self._texts()))
        return Description(
            self._words.text("log-heading"), NodeRole.LOG, note=note, shortcut=self._words.text("key-log")
        )

    def act(self) -> None:
        self.opened()

    def take_key(self, key: int) -> bool:
        """Scroll with the arrow keys. Return False if the log is already at its end. The key then moves the focus."""
        by = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: 8, pygame.K_PAGEDOWN: -8}.get(key)
        before = self._back
        if by:
            self.wind(by)
        return self._back != before

    def show_state(self, state: ButtonState) -> None:
        if state is not self._state:
            self._state = state
            self.waits = True

    def remove(self) -> None:
        """Do nothing: the log stays on the table."""
