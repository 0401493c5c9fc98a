"""Two visitors opposite each other at a table-top screen.

Each has a whole table of their own, at their own edge and turned to them: hand, question and buttons. A hand lies face
down until its owner holds a finger on it. Fingers at the two edges act independently of each other.
"""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from threading import Thread

import msgspec
import pygame

from crowe_table import palette, paths
from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import Reason, Seat
from crowe_table.gui.controls.controls import Control
from crowe_table.gui.draw.assets import Assets
from crowe_table.gui.draw.canvas import MIN_SIZE, Canvas
from crowe_table.gui.draw.paper import StyledText, longest_word, set_lines, ticket
from crowe_table.gui.draw.type import Face
from crowe_table.gui.exhibition.visitor_results import VisitorResultsPage
from crowe_table.gui.hot_seat import CoveredTable, HotSeatScreen
from crowe_table.gui.screen import Confirmation, Navigator, Screen, Services
from crowe_table.gui.table.screen import TableScreen
from crowe_table.gui.table.stage import Piece
from crowe_table.hosting.edge import Sums
from crowe_table.hosting.facing import FacingSeat
from crowe_table.hosting.outcome import Outcome
from crowe_table.kit.between_deals import Ready
from crowe_table.settings import TEXT_SIZES, Settings
from crowe_table.words import Words

MOUSE = -1
"""Number of the finger that stands for the mouse."""
SLIDE = 24
"""Minimum slide of a finger, in table units, that chooses the card from which the finger is lifted."""
AMPLE_HEIGHT = 900
"""Height in pixels below which a half always has the largest print."""
INSTRUCTION_SIZE, INSTRUCTION_MARGIN = 22, 10
"""Text size of the slip across a closed hand, and margin around its text, in table units."""
TELLING_ACTS = frozenset({"mark", "declare_blank", "no_blank", "declare_blanche", "show_drawn"})
"""Acts that are offered only to a player who holds certain cards."""
REACH = 12
"""Margin in table units around the hand within which a finger uncovers it."""


@dataclass(frozen=True)
class Finger:
    """A finger event: which finger, what it does, and where, in pixels of the screen."""

    number: int
    kind: int
    """MOUSEBUTTONDOWN, MOUSEMOTION or MOUSEBUTTONUP."""
    point: tuple[int, int]


_KINDS = {
    pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN,
    pygame.FINGERMOTION: pygame.MOUSEMOTION,
    pygame.FINGERUP: pygame.MOUSEBUTTONUP,
}


def finger_of(event: pygame.event.Event) -> Finger | None:
    """Return the finger event that a pygame event stands for.

    None for other events, and for mouse events that SDL makes from touches.
    """
    if event.type in _KINDS and "pos" in event.dict:
        return Finger(event.finger_id, _KINDS[event.type], event.pos)
    if event.type in _KINDS.values() and not event.dict.get("touch") and event.dict.get("button", 1) == 1:
        return Finger(MOUSE, event.type, event.pos)
    return None


class SideNavigator(Navigator):
    """The navigation that one side of the table may use.

    The results open in the half of each side. Any other page opens over the whole table, and is turned to the side
    that opened it.
    """

    def __init__(self, nav: Navigator, turn: Callable[[], None], results: Callable[[Navigator], Screen]) -> None:
        """Create the navigator. ``turn`` turns the next page to this side, and ``results`` makes its results page."""
        self._nav = nav
        self._turn = turn
        self._results = results
        self.pages: list[Screen] = []
        """The pages over the table of this side."""

    @property
    def prints(self) -> bool:
        """Whether files can be printed. Always False, because an exhibition has no documents folder."""
        return False

    def open_menu(self) -> None:
        self._turn()
        self._nav.open_menu()

    def open_rules(self, slug: str = "", law: str = "") -> None:
        self._turn()
        self._nav.open_rules(slug, law)

    def confirm(self, asked: Confirmation, act: Callable[[], None], pressed: tuple[int, int]) -> None:
        self._turn()
        self._nav.confirm(asked, act, pressed)

    def open_results(self) -> Iterator[None]:
        page = self._results(self)
        yield
        yield from page.build_in_parts()
        self._show(page)

    def open_over(self, screen: Screen) -> None:
        screen.build()
        self._show(screen)

    def _show(self, page: Screen) -> None:
        self.pages.append(page)
        page.invalidate()

    def back(self) -> None:
        self._nav.close_screen(self.pages.pop())
        if self.pages:
            self.pages[-1].invalidate()

    def odds_of(self, seat: Seat) -> Iterator[Sums | None]:
        return self._nav.odds_of(seat)

    def play_again(self, refill: bool) -> Reason | None:
        return self._nav.play_again(refill)

    def play_same_cards(self) -> Reason | None:
        return self._nav.play_same_cards()

    def change_game(self) -> None:
        self._nav.change_game()

    def leave_table(self) -> None:
        self._nav.leave_table()

    def quit(self) -> None:
        self._nav.quit()

    def unwritten(self) -> Reason | None:
        return self._nav.unwritten()


class FacingTable(TableScreen):
    """The table of one side. Nothing on it tells the other visitor what is in the hand."""

    def __init__(self, services: Services, seat: FacingSeat, nav: Navigator) -> None:
        super().__init__(services, seat, nav)
        self._veil = seat.veil
        self.displayed.chart_view = seat.without_secrets

    def _lay_table(self) -> Iterator[None]:
        yield from super()._lay_table()
        self.tabletop.log.veil = self._veil
        self.tabletop.stage.level = True

    def _open_log(self) -> None:
        """Do nothing: the pictures of earlier moments would show both hands over the whole screen."""


class TableSide:
    """One visitor's half of the screen."""

    def __init__(
        self,
        services: Services,
        nav: Navigator,
        turn: Callable[[], None],
        outcome: Callable[[FacingSeat], Outcome],
        seat: FacingSeat,
        far: bool,
    ) -> None:
        """Create the half. ``turn`` turns the next page over both halves to it. ``outcome`` returns a finished game."""
        self.far = far
        """Whether the half is the upper one, which is turned round."""
        self.seat = seat
        self.held: int | None = None
        """The finger that uncovers the hand."""
        self._held_from = self._held_at = (0, 0)
        self._pointer: int | None = None
        """The finger that presses."""
        self.services = replace(services, settings=_without_hints(services))
        self.area = pygame.Rect(0, 0, 0, 0)
        self._stale = True
        self.nav = SideNavigator(nav, turn, lambda side: VisitorResultsPage(self.services, side, outcome(seat)))
        self.table = FacingTable(self.services, seat, self.nav)

    @property
    def face(self) -> Screen:
        """The visible screen of the half: the topmost page of this side, or its table."""
        return self.nav.pages[-1] if self.nav.pages else self.table

    def build(self, services: Services, area: pygame.Rect) -> Iterator[None]:
        """Build the table for an area of the screen."""
        self.area = area
        larger = max(MIN_SIZE[0] / area.w, MIN_SIZE[1] / area.h, 1.0)
        size = round(area.w * larger), round(area.h * larger)
        own = self.services.words
        look = services.assets.look
        if area.h < AMPLE_HEIGHT:
            look = replace(look, text=max(look.text, TEXT_SIZES["largest"]))
        self.services.assets = Assets(paths.shipped("art"), Canvas(*size), look)
        self.services.words = Words(services.words.locale, own.slug, own.company)
        self.services.settings = _without_hints(services)
        self._surface = pygame.Surface(size)
        self.cancel()
        yield from self.table.build_in_parts()
        for page in self.nav.pages:
            yield from page.build_in_parts()
        self.face.invalidate()
        self._stale = True

    # --- fingers

    def touch(self, finger: Finger) -> None:
        """Handle an event of a finger that went down on this half."""
        point = self._to_table(finger.point)
        down = finger.kind == pygame.MOUSEBUTTONDOWN
        if down and self.held is None and self._on_hidden_hand(point):
            self.held, self._held_from, self._held_at = finger.number, point, point
            self._stale = True
        elif finger.number == self.held:
            self._held_at = point
            if finger.kind == pygame.MOUSEBUTTONUP:
                self._let_go()
        elif down and self._pointer is None:
            self._pointer = finger.number
            self._deliver(finger.kind, point)
        elif finger.number == self._pointer:
            self._pointer = None if finger.kind == pygame.MOUSEBUTTONUP else self._pointer
            self._deliver(finger.kind, point)

    def _let_go(self) -> None:
        """Cover the hand again. If the finger slid to a card, choose that card."""
        slid = pygame.Vector2(self._held_at).distance_to(self._held_from) >= self.services.assets.canvas.px(SLIDE)
        if slid and self._on_hidden_hand(self._held_at):
            self._deliver(pygame.MOUSEBUTTONDOWN, self._held_at)
            self._deliver(pygame.MOUSEBUTTONUP, self._held_at)
        self.held, self._stale = None, True

    def owns(self, number: int) -> bool:
        """Return whether this finger went down on this half and is still there."""
        return number in (self.held, self._pointer)

    def cancel(self) -> None:
        """Let go of every finger, and cover the hand."""
        self.held = self._pointer = None
        self._stale = True

    def _deliver(self, kind: int, point: tuple[int, int]) -> None:
        self.face.handle(pygame.event.Event(kind, pos=point, button=pygame.BUTTON_LEFT))

    def _to_table(self, point: tuple[int, int]) -> tuple[int, int]:
        x, y = point[0] - self.area.x, point[1] - self.area.y
        if self.far:
            x, y = self.area.w - 1 - x, self.area.h - 1 - y
        w, h = self._surface.get_size()
        return x * w // self.area.w, y * h // self.area.h

    def to_screen(self, point: tuple[int, int]) -> tuple[int, int]:
        """Return the position on the screen of a point of this table."""
        w, h = self._surface.get_size()
        x, y = point[0] * self.area.w // w, point[1] * self.area.h // h
        if self.far:
            x, y = self.area.w - 1 - x, self.area.h - 1 - y
        return x + self.area.x, y + self.area.y

    # --- what is seen

    def hidden(self) -> list[Piece]:
        """Return the visible cards whose faces only their owner may see. Empty while a page covers the table."""
        if self.nav.pages:
            return []
        zones, secrets = self.table.tabletop.stage.zones, self.seat.secrets()
        return [piece for pieces in zones.values() for piece in pieces if piece.visible and piece.card in secrets]

    def _on_hidden_hand(self, point: tuple[int, int]) -> bool:
        stage, reach = self.table.tabletop.stage, self.services.assets.canvas.px(REACH)
        return any(stage.body(piece).inflate(2 * reach, 2 * reach).collidepoint(point) for piece in self.hidden())

    def step(self, now: float) -> bool:
        return self.face.step(now)

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        """Paint the half if anything on it has changed.

        Return the changed areas. The hand is face down unless it is held.
        """
        if not self.face.paint(self._surface) and not self._stale:
            return []
        self._stale = False
        shown = self._surface
        if self.held is None and (hidden := self.hidden()):
            shown = self._surface.copy()
            for piece in hidden:
                shown.blit(self.services.assets.card(HIDDEN, piece.height), (piece.x, piece.y))
            self._cover_answers(shown)
            self._draw_instruction(shown, hidden)
        if shown.get_size() != self.area.size:
            shown = pygame.transform.smoothscale(shown, self.area.size)
        if self.far:
            shown = pygame.transform.rotate(shown, 180)
        target.blit(shown, self.area)
        return [self.area]

    def _telling_answers(self) -> list[Control]:
        """Return the buttons of answers that name cards of the hand, or that are offered only with certain cards."""
        offers = {f"{start}-{offer.name}" for act, offer in self.table.answer.offered for start in (act, "offer")}
        keys = offers | {f"act-{act}" for act in TELLING_ACTS}
        return [control for control in self.table.targets.controls() if control.key in keys]

    def _cover_answers(self, target: pygame.Surface) -> None:
        """Draw blank papers over the buttons that tell what is in the hand."""
        assets = self.services.assets
        for control in self._telling_answers():
            blank = ticket(assets, *control.area.size)
            target.blit(blank, (control.area.x - assets.margin, control.area.y - assets.margin))

    def _draw_instruction(self, target: pygame.Surface, hidden: list[Piece]) -> None:
        """Draw a slip across the hand that says how to see it."""
        assets, stage = self.services.assets, self.table.tabletop.stage
        rows = ([stage.body(piece) for piece in pieces if piece in hidden] for pieces in stage.zones.values())
        bodies = max(rows, key=len)
        hand = bodies[0].unionall(bodies[1:])
        lowest = max(bodies, key=lambda body: body.y)  # A chosen card is raised.
        words = StyledText(self.services.words.text("exhibition-hold"), Face.ITALIC, INSTRUCTION_SIZE)
        margin = assets.canvas.px(INSTRUCTION_MARGIN)
        line = set_lines(assets, words, max(hand.w - 4 * margin, longest_word(assets, words)), centred=True)
        slip = line.get_rect().inflate(2 * margin, margin)
        slip.center = hand.centerx, lowest.centery
        slip.clamp_ip(target.get_rect())
        target.fill(palette.BOOKE_PAPER, slip)
        pygame.draw.rect(target, palette.FADED_INK, slip, assets.canvas.px(1))
        target.blit(line, line.get_rect(center=slip.center))

    def invalidate(self) -> None:
        """Mark the half to be painted again."""
        self._stale = True


def _without_hints(services: Services) -> Settings:
    """Return the settings without hints, because the other visitor would read them too."""
    return msgspec.structs.replace(services.settings, hints=False)


class FacingScreen(HotSeatScreen):
    """The table of two visitors who sit opposite each other."""

    def __init__(
        self, services: Services, nav: Navigator, seats: tuple[FacingSeat, ...], turn: Callable[[bool], None]
    ) -> None:
        """Create the screen.

        ``turn`` is called before a page opens over the table. Its argument is True if the far side opened it.
        """
        super().__init__(services, nav, seats[0])
        self._sides = tuple(self._side(seat, bool(at), turn) for at, seat in enumerate(seats))

    def _side(self, seat: FacingSeat, far: bool, turn: Callable[[bool], None]) -> TableSide:
        return TableSide(self.services, self._nav, partial(turn, far), self._outcome_of, seat, far)

    def _outcome_of(self, seat: FacingSeat) -> Outcome:
        return Outcome(seat.view(), self.session.walk(), self.session.result(), self.session.peeked)

    @property
    def sides(self) -> tuple[TableSide, ...]:
        """The near and the far half."""
        return self._sides

    @property
    def has_fixed_print(self) -> bool:
        """Whether the halves are so low that they have the largest print whatever the visitor chooses."""
        return all(side.area.h < AMPLE_HEIGHT for side in self._sides)

    @property
    def face(self) -> Screen:
        return self

    @property
    def waiting(self) -> bool:
        return any(side.seat.waiting or not side.seat.settled for side in self._sides)

    @property
    def between_deals(self) -> bool:
        legal = (action for side in self._sides for action in side.seat.view().legal)
        return self.session.over or any(isinstance(action, Ready) for action in legal)

    @property
    def viewer(self) -> Seat:
        return self._sides[0].seat.viewer

    def others(self) -> tuple[Seat, ...]:
        """Return nobody, because the table is not handed on."""
        return ()

    def can_take_back(self) -> bool:
        return False

    def behind_menu(self) -> Screen:
        return CoveredTable(self.services)

    def build_in_parts(self) -> Iterator[None]:
        Thread(target=self.session.prepare, name="charts", daemon=True).start()
        w, h = self.services.assets.canvas.size
        for side in self._sides:
            yield from side.build(self.services, pygame.Rect(0, 0 if side.far else h - h // 2, w, h // 2))
        self.services.words = self._public_words()

    def build(self) -> None:
        deque(self.build_in_parts(), 0)

    def handle(self, event: pygame.event.Event) -> None:
        finger = finger_of(event)
        if finger is None:
            return
        for side in self._sides:
            if (
                side.owns(finger.number)
                if finger.kind != pygame.MOUSEBUTTONDOWN
                else side.area.collidepoint(finger.point)
            ):
                side.touch(finger)

    def cancel_input(self) -> None:
        for side in self._sides:
            side.cancel()
            side.face.cancel_input()

    def step(self, now: float) -> bool:
        moving = [side.step(now) for side in self._sides]
        return any(moving)

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        areas = [area for side in self._sides for area in side.paint(target)]
        middle = target.get_height() - target.get_height() // 2
        if areas and target.get_height() % 2:
            target.fill("black", (0, middle - 1, target.get_width(), 1))
        return areas

    def invalidate(self) -> None:
        for side in self._sides:
            side.invalidate()

    def leave(self) -> None:
        for side in self._sides:
            side.cancel()
            for screen in (*side.nav.pages, side.table):
                self._nav.close_screen(screen)
        self.session.close()
