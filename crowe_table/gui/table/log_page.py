"""The log of the deal as a page: all lines, or a table of tricks, beside a picture of the table.

The arrow keys step through the moments of the deal. The picture shows the table at the selected moment, and nothing
that was unknown then.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from crowe_table import palette
from crowe_table.engine.core import View, zone_of
from crowe_table.engine.history import view_after
from crowe_table.gui.controls.button import Press, press_height
from crowe_table.gui.controls.controls import Control, PaperButton
from crowe_table.gui.controls.explanation import Explanation
from crowe_table.gui.draw.background import desk_background
from crowe_table.gui.draw.paper import (
    ButtonState,
    StyledText,
    inner_width,
    paper_height,
    set_lines,
    ticket,
)
from crowe_table.gui.draw.printed import TermPlace, note_terms, terms_on
from crowe_table.gui.draw.scene import Scene, Sprite
from crowe_table.gui.draw.type import Face
from crowe_table.gui.screen import Navigator, Screen, Services
from crowe_table.gui.table.explainer import Explainer
from crowe_table.gui.table.past_picture import PastPicture
from crowe_table.gui.table.widgets.log_lines import LinePrinter, Sides, gutter_of
from crowe_table.gui.table.widgets.trick_table import TrickTable
from crowe_table.hosting.seat_client import SeatClient
from crowe_table.words import Words
from crowe_table.words.deal_log import DealLog, Line, Style, Trick
from crowe_table.words.glossary import glossary_of
from crowe_table.words.terms import plain

MARGIN, GAP = 20, 8
PART, LARGE_PRINT_PART = 0.4, 0.46
"""Width of the log as a fraction of the window's width, at normal and at larger text size."""
TITLE, DESCRIPTION, ARROW = 30, 21, 30


@dataclass(frozen=True)
class LogMoment:
    """A selectable moment of the deal: its description, and the number of events before it."""

    until: int
    description: str
    line: int = -1
    """Index of the line or the trick in the log that belongs to this moment. −1 if there is none."""
    won: str = ""
    """Zone of the card that won the trick. Empty if no trick was won at this moment."""


class LogPage(Screen):
    """A page that covers the table. The game pauses, and nothing in it changes."""

    scene: Scene

    def __init__(self, services: Services, nav: Navigator, looker: SeatClient, view: View) -> None:
        super().__init__(services)
        self._nav = nav
        self._looker = looker
        self._view = view
        self._at = -1
        self._pressed: Control | None = None
        self._rows: list[tuple[int, int]] = []
        """Top and bottom of each line in the log, in pixels."""
        self._printed: tuple[TermPlace, ...] = ()
        """The visible terms, with their areas in pixels of the window."""

    # --- Building

    def build(self) -> None:
        services, view = self.services, self._view
        assets = services.assets
        px, canvas = assets.canvas.px, assets.canvas
        terms = glossary_of(services.words, self._looker.rules())
        self._log = DealLog(services.words.with_terms(terms), layout=self._looker.layout())
        self._log.set(view.past)
        self._steps = steps_of(self._log, services.words)
        self._at = min(self._at, len(self._steps) - 1) if self._at >= 0 else len(self._steps) - 1
        self.scene = Scene(desk_background(assets))
        width = round(canvas.w * (PART if assets.look.text <= 1 else LARGE_PRINT_PART))
        margin = px(MARGIN)
        self._paper = pygame.Rect(canvas.w - width - margin, margin, width, canvas.h - 2 * margin)
        self._left = pygame.Rect(margin, margin, self._paper.x - 2 * margin, canvas.h - 2 * margin)
        if assets.look.left_handed:
            self._paper.x, self._left.x = margin, 2 * margin + width
        self._picture = PastPicture(services, self._looker, view)
        deque(self._picture.lay_in_parts(), 0)
        self._shown = self._blank(1)
        self._sentence = self._blank(2)
        self._account = self._blank(2)
        inner = self._paper.w - 2 * px(MARGIN)
        sides = Sides.seen_by(view.seat, view.public.sides, self._looker.layout())
        self._tricks = TrickTable(assets, services.words, self._log.tricks, view.public.ring, sides, inner)
        self._printer = LinePrinter(assets, sides, inner)
        self._gutter = gutter_of(self._log.lines, sides)
        self.explainer = Explainer(
            Explanation(self.scene, assets), self._left, terms, lambda: self._printed, lambda _: None
        )
        self._lay_controls()
        self._show()

    def _blank(self, z: float) -> Sprite:
        return self.scene.add(Sprite(pygame.Surface((1, 1), pygame.SRCALPHA), z=z))

    def _lay_controls(self) -> None:
        """Lay out the buttons that step through the moments, and the button Close, below the picture."""
        words, assets = self.services.words, self.services.assets
        gap = assets.canvas.px(GAP)
        last = len(self._steps) - 1
        back, on = self._at > 0, self._at < last
        presses = [
            Press("first", "«", lambda: self._go_to(0), enabled=back, size=ARROW, name=words.text("access-first")),
            Press(
                "back", "‹", lambda: self._go_to(self._at - 1), enabled=back, size=ARROW, name=words.text("access-back")
            ),
            Press("on", "›", lambda: self._go_to(self._at + 1), enabled=on, size=ARROW, name=words.text("access-on")),
            Press("last", "»", lambda: self._go_to(last), enabled=on, size=ARROW, name=words.text("access-last")),
            Press("close", words.text("log-close"), self._nav.back, words.text("key-menu")),
        ]
        arrow = (self._left.w - 4 * gap) // 7
        widths = [arrow] * 4 + [self._left.w - 4 * (arrow + gap)]
        height = max(press_height(assets, press, width) for press, width in zip(presses, widths, strict=True))
        x, y = self._left.x, self._left.bottom - height
        self.controls: list[Control] = []
        for press, width in zip(presses, widths, strict=True):
            area = pygame.Rect(x, y, width, height)
            self.controls.append(PaperButton(self.scene, assets, area, press))
            x += width + gap

    # --- Display

    def _go_to(self, at: int) -> None:
        at = max(0, min(len(self._steps) - 1, at))
        if at == self._at:
            return
        self._at = at
        for control in self.controls:
            control.remove()
        self._lay_controls()
        self._show()

    def _show(self) -> None:
        step = self._steps[self._at] if self._steps else LogMoment(len(self._view.past), "")
        self._write_account(step)
        top = self._write_sentence(step)
        room_wide, room_high = self._left.w, top - self._left.y - self.services.assets.canvas.px(GAP)
        w, h = self._picture.size
        width = min(room_wide, room_high * w // h)
        now = self._at == len(self._steps) - 1 and step.until == len(self._view.past)
        view = self._view if now else view_after(self._view, step.until)
        self._shown.surface = self._picture.draw(view, width, step.won)
        self._shown.x = self._left.x + (room_wide - width) // 2
        self._shown.y = self._left.y + (room_high - self._shown.surface.get_height()) // 2

    def _write_sentence(self, step: LogMoment) -> int:
        """Print the description and number of the selected moment. Return the top of the paper they are printed on."""
        assets, px = self.services.assets, self.services.assets.canvas.px
        place = self.services.words.text("log-place", number=self._at + 1, count=len(self._steps))
        width = inner_width(assets, self._left.w)
        prints = [
            set_lines(assets, StyledText(step.description, Face.TEXT, DESCRIPTION), width, centred=True),
            set_lines(assets, StyledText(place, Face.ITALIC, 17, palette.FADED_INK), width, centred=True),
        ]
        height = paper_height(assets, sum(print_.get_height() for print_ in prints))
        top = self.controls[0].area.y - px(GAP) - height
        surface = ticket(assets, self._left.w, height)
        y = (surface.get_height() - sum(print_.get_height() for print_ in prints)) // 2
        for print_ in prints:
            surface.blit(print_, print_.get_rect(midtop=(surface.get_width() // 2, y)))
            y += print_.get_height()
        self._sentence.surface = surface
        self._sentence.x, self._sentence.y = self._left.x - assets.margin, top - assets.margin
        return top

    def _write_account(self, step: LogMoment) -> None:
        assets, px, m = self.services.assets, self.services.assets.canvas.px, self.services.assets.margin
        surface = ticket(assets, self._paper.w, self._paper.h)
        inner = pygame.Rect((m, m), self._paper.size).inflate(-2 * px(MARGIN), -2 * px(MARGIN))
        y = inner.y
        for words in (
            StyledText(self.services.words.text("log-heading"), Face.HEADING, TITLE, palette.RUBRIC),
            StyledText(self._log.title, Face.ITALIC, 18, palette.FADED_INK),
            StyledText(self._goal(), Face.ITALIC, 18, palette.RUBRIC),
        ):
            if words.text:
                print_ = set_lines(assets, words, inner.w, centred=True)
                surface.blit(print_, print_.get_rect(midtop=(inner.centerx, y)))
                y += print_.get_height()
        y += px(6)
        body, (top, bottom) = self._body(step)
        room = inner.bottom - y
        start = max(0, bottom - room) if self._tricks.rows else (top + bottom - room) // 2
        start = max(0, min(body.get_height() - room, start))
        surface.blit(body, (inner.x, y), (0, start, inner.w, room))
        self._account.surface = surface
        self._account.x, self._account.y = self._paper.x - m, self._paper.y - m
        self._body_at = self._paper.x + inner.x - m, self._paper.y + y - m - start
        visible = pygame.Rect(self._body_at[0], self._paper.y + y - m, inner.w, room)
        self._printed = tuple(term for term in terms_on(body, self._body_at) if visible.contains(term.area))

    def title(self) -> str:
        """Return the number of the deal and its dealer."""
        return self._log.title

    def lines(self) -> list[str]:
        """Return all lines of the log, for screen readers."""
        return [_description(self._log, at) for at in range(len(self._log.lines))]

    def moment(self) -> str:
        """Return the description and the number of the selected moment. Empty if the deal has none."""
        if not self._steps:
            return ""
        place = self.services.words.text("log-place", number=self._at + 1, count=len(self._steps))
        return f"{self._steps[self._at].description} {place}"

    def _goal(self) -> str:
        """Return the task of a famous deal. Empty in other games."""
        return self.services.words.reason(self._looker.goal) if self._looker.goal else ""

    def _body(self, step: LogMoment) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return a picture of all lines, or of the tricks as a table.

        Also return the top and bottom of the selected moment within the picture.
        """
        if self._tricks.rows:
            table, (top, bottom) = self._tricks.draw(step.line)
            after, _ = self._lines(self._log.after_play(), -1)
            body = pygame.Surface((table.get_width(), table.get_height() + after.get_height()), pygame.SRCALPHA)
            body.blit(table, (0, 0))
            body.blit(after, (0, table.get_height()))
            note_terms(body, terms_on(after, (0, table.get_height())))
            return body, (top, bottom) if step.line < len(self._tricks.rows) else (body.get_height(),) * 2
        return self._lines(self._log.lines, step.line)

    def _lines(self, lines: Sequence[Line], lit: int) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return a picture of the lines, and the top and bottom of the highlighted line in it.

        ``lit`` is the index of the line to highlight.
        """
        px = self.services.assets.canvas.px
        self._rows = []
        height = 0
        prints = [self._printer.set(line, self._gutter) for line in lines]
        for print_ in prints:
            self._rows.append((height, height + print_.get_height() + px(2)))
            height = self._rows[-1][1]
        width = self._paper.w - 2 * px(MARGIN)
        body = pygame.Surface((width, max(1, height)), pygame.SRCALPHA)
        for at, (print_, (top, bottom)) in enumerate(zip(prints, self._rows, strict=True)):
            if at == lit:
                body.fill(palette.PAPER_PRESSED, (0, top, width, bottom - top))
                pygame.draw.rect(body, palette.BRASS, (0, top, width, bottom - top), max(1, px(1.5)))
            body.blit(print_, (0, top))
            note_terms(body, terms_on(print_, (0, top)))
        return body, self._rows[lit] if 0 <= lit < len(self._rows) else (height, height)

    # --- Input

    def handle(self, event: pygame.event.Event) -> None:
        """Handle an event. A press removes an explanation, and does nothing else if it is on it or is Escape."""
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            on_it = event.type == pygame.MOUSEBUTTONDOWN and self.explainer.covers(event.pos)
            escapes = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
            if self.explainer.dismiss() and (on_it or escapes):
                return
        if event.type == pygame.KEYDOWN and getattr(event, "unicode", "") == "?":
            self.explainer.open_next()
        elif event.type == pygame.KEYDOWN:
            self._key(event.key)
        elif event.type == pygame.MOUSEWHEEL:
            self._go_to(self._at - event.y)
        elif event.type == pygame.MOUSEMOTION:
            self.explainer.move(event.pos)
            for control in self.controls:
                inside = control.covers(event.pos)
                control.show_state(ButtonState.HOVER if inside else ButtonState.NORMAL)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._pressed = next((control for control in self.controls if control.covers(event.pos)), None)
            self.explainer.press()
            if self._pressed:
                self._pressed.begin_press()
            elif term := next((term for term in self.explainer.handles() if term.covers(event.pos)), None):
                term.act()
            else:
                self._point_to(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT:
            held, self._pressed = self._pressed, None
            if held:
                held.end_press()
            if held and held.covers(event.pos):
                held.act()

    def _key(self, key: int) -> None:
        page = 5
        to: dict[int, Callable[[], None]] = {
            pygame.K_LEFT: lambda: self._go_to(self._at - 1),
            pygame.K_UP: lambda: self._go_to(self._at - 1),
            pygame.K_RIGHT: lambda: self._go_to(self._at + 1),
            pygame.K_DOWN: lambda: self._go_to(self._at + 1),
            pygame.K_PAGEUP: lambda: self._go_to(self._at - page),
            pygame.K_PAGEDOWN: lambda: self._go_to(self._at + page),
            pygame.K_HOME: lambda: self._go_to(0),
            pygame.K_END: lambda: self._go_to(len(self._steps) - 1),
            **dict.fromkeys(
                (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_F2), self._nav.back
            ),
        }
        if key in to:
            to[key]()

    def _point_to(self, point: tuple[int, int]) -> None:
        if not self._paper.collidepoint(point):
            return
        y = point[1] - self._body_at[1]
        rows = self._tricks.rows or self._rows
        line = next((at for at, (top, bottom) in enumerate(rows) if top <= y < bottom), None)
        at = next((at for at, step in enumerate(self._steps) if step.line == line), None)
        if at is not None:
            self._go_to(at)

    def cancel_input(self) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed:
            pressed.cancel()

    def step(self, now: float) -> bool:
        """Advance the explanations to this time, in milliseconds. Return whether one may still appear."""
        self.explainer.step(now)
        return self.explainer.waiting

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        return self.scene.paint(target)

    def invalidate(self) -> None:
        self.scene.invalidate()

    def leave(self) -> None:
        """Do nothing: the page holds no resources."""


def steps_of(log: DealLog, words: Words) -> list[LogMoment]:
    """Return the moments that can be selected: one for each trick, or for each line in a game without tricks.

    The last moment is the present.
    """
    if any(trick.winner >= 0 for trick in log.tricks):
        steps = [_trick_step(at, trick, words) for at, trick in enumerate(log.tricks)]
        if log.lines and log.lines[-1].until > steps[-1].until + len(log.tricks[-1].plays):
            steps.append(LogMoment(log.count, _description(log, len(log.lines) - 1), len(log.tricks)))
        return steps
    return [
        LogMoment(line.until, _description(log, at), at)
        for at, line in enumerate(log.lines)
        if line.style is not Style.HEADING
    ]


def _description(log: DealLog, at: int) -> str:
    line = log.lines[at]
    return plain(f"{line.left}: {line.right}" if line.right else line.left)


def _trick_step(at: int, trick: Trick, words: Words) -> LogMoment:
    (leader, led), cards = trick.plays[0], dict(trick.plays)
    if trick.winner < 0:
        return LogMoment(trick.until, words.text("log-trick-led", seat=leader, card=led), at)
    if leader == trick.winner:
        text = words.text("log-trick-kept", seat=leader, card=led)
    else:
        text = words.text("log-trick-won", seat=leader, card=led, other=trick.winner, card_high=cards[trick.winner])
    return LogMoment(trick.until, text, at, zone_of("played", trick.winner))
