"""Full-screen tools for staff: a lock for cleaning the glass, a display test and a touch test."""

import math
from collections.abc import Callable

import pygame

from crowe_table import palette
from crowe_table.gui.draw.paper import StyledText, set_lines
from crowe_table.gui.draw.type import Face
from crowe_table.gui.screen import Screen, Services

CLEANING_TIME = 30
"""Seconds for which touches are ignored while the glass is cleaned."""
FLAT_COLOURS = ("#FFFFFF", "#000000", "#FF0000", "#00FF00", "#0000FF")
GREY_STEPS = 16
"""Number of grey steps from black to white."""
POINTS = tuple((x, y) for y in (0.08, 0.5, 0.92) for x in (0.06, 0.5, 0.94))
"""Points of the touch test, as fractions of the width and height of the screen."""
POINT_RADIUS = 44
"""Radius in table units within which a touch counts for a point."""
TOUCH_TIMEOUT = 15_000.0
"""Milliseconds without a touch after which the touch test ends."""


class PlainScreen(Screen):
    """A screen without controls that is painted only when it changes."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._stale = True

    def build(self) -> None:
        self._stale = True

    def handle(self, event: pygame.event.Event) -> None:
        """Ignore the event."""

    def step(self, now: float) -> bool:
        del now
        return False

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        if not self._stale:
            return []
        self._stale = False
        self.draw(target)
        return [target.get_rect()]

    def draw(self, target: pygame.Surface) -> None:
        """Draw the screen. The default is black, as outside opening hours."""
        target.fill("black")

    def invalidate(self) -> None:
        self._stale = True

    def leave(self) -> None:
        """Do nothing, because there is nothing to close."""

    def say(self, target: pygame.Surface, text: str, middle: float, size: float, colour: str) -> None:
        """Draw a paragraph. ``middle`` is the position of its centre, as a fraction of the screen's height."""
        assets = self.services.assets
        line = set_lines(assets, StyledText(text, Face.TEXT, size, colour), target.get_width() * 3 // 4, centred=True)
        target.blit(line, line.get_rect(center=(target.get_width() // 2, round(target.get_height() * middle))))


class CleaningScreen(PlainScreen):
    """A dark screen on which every finger mark is visible. It ignores touches until its time is over."""

    def __init__(self, services: Services, done: Callable[[], None]) -> None:
        super().__init__(services)
        self._done = done
        self._ends: float | None = None
        self.left = CLEANING_TIME
        """Seconds left."""

    @property
    def waiting(self) -> bool:
        return True

    def step(self, now: float) -> bool:
        if self._ends is None:
            self._ends = now + CLEANING_TIME * 1000
        left = math.ceil((self._ends - now) / 1000)
        if left != self.left:
            self.left, self._stale = left, True
        if left <= 0:
            self._done()
        return False

    def draw(self, target: pygame.Surface) -> None:
        text = self.services.words.text
        target.fill(palette.RIM_LINE)
        self.say(target, text("exhibition-clean-heading"), 0.3, 34, palette.BOOKE_PAPER)
        self.say(target, str(max(0, self.left)), 0.5, 96, palette.BRIGHT_BRASS)
        self.say(target, text("exhibition-clean-told"), 0.7, 24, palette.BOOKE_PAPER)


class DisplayTest(PlainScreen):
    """Test pictures for the display. Each press shows the next one and leaves a mark."""

    def __init__(self, services: Services, done: Callable[[], None]) -> None:
        super().__init__(services)
        self._done = done
        self._picture = 0
        self._pressed: tuple[int, int] | None = None

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._next(event.pos)
        elif event.type == pygame.KEYDOWN:
            self._next(None)

    def _next(self, pressed: tuple[int, int] | None) -> None:
        self._picture, self._pressed, self._stale = self._picture + 1, pressed, True
        if self._picture > len(FLAT_COLOURS) + 1:
            self._done()

    def draw(self, target: pygame.Surface) -> None:
        if self._picture == 0:
            self._draw_lines(target)
        elif self._picture <= len(FLAT_COLOURS):
            target.fill(FLAT_COLOURS[self._picture - 1])
        else:
            self._draw_greys(target)
        if self._pressed:
            radius = self.services.assets.canvas.px(26)
            for colour, wide in (("black", 9), ("white", 5), (palette.VERMILION, 2)):
                pygame.draw.circle(target, colour, self._pressed, radius, self.services.assets.canvas.px(wide))

    def _draw_lines(self, target: pygame.Surface) -> None:
        """Draw the outer edge, squares and circles."""
        target.fill("black")
        area, px = target.get_rect(), self.services.assets.canvas.px
        for x in range(0, area.w, px(80)):
            pygame.draw.line(target, "#808080", (x, 0), (x, area.h))
        for y in range(0, area.h, px(80)):
            pygame.draw.line(target, "#808080", (0, y), (area.w, y))
        pygame.draw.rect(target, "white", area, 1)
        radius = px(80)
        for corner in ("topleft", "topright", "bottomleft", "bottomright", "center"):
            circle = pygame.Rect(0, 0, 2 * radius, 2 * radius)
            setattr(circle, corner, getattr(area, corner))
            pygame.draw.circle(target, "white", circle.center, radius, max(1, px(2)))
        text = self.services.words.text
        board = pygame.Rect(0, 0, area.w * 3 // 4, px(170))
        board.center = (area.centerx, round(area.h * 0.28))
        target.fill("black", board)
        self.say(target, text("exhibition-display-told"), 0.28, 26, palette.BOOKE_PAPER)

    def _draw_greys(self, target: pygame.Surface) -> None:
        wide, high = target.get_size()
        for at in range(GREY_STEPS):
            grey = 255 * at // (GREY_STEPS - 1)
            target.fill((grey, grey, grey), (wide * at // GREY_STEPS, 0, wide // GREY_STEPS + 1, high))


class TouchTest(PlainScreen):
    """Nine rings over the whole screen. Each is filled when it is touched."""

    def __init__(self, services: Services, done: Callable[[int], None]) -> None:
        """Create the test. ``done`` receives the number of points that were touched."""
        super().__init__(services)
        self._done = done
        self._found: set[tuple[float, float]] = set()
        self._ends: float | None = None
        """Time when the test ends, in milliseconds. None until the next step sets it."""

    @property
    def waiting(self) -> bool:
        return True

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self._done(len(self._found))
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._ends, self._stale = None, True
            reach = self.services.assets.canvas.px(POINT_RADIUS)
            touched = (each for each in POINTS if math.dist(self._place(each), event.pos) <= reach)
            self._found.update(touched)
            if len(self._found) == len(POINTS):
                self._done(len(self._found))

    def step(self, now: float) -> bool:
        if self._ends is None:
            self._ends = now + TOUCH_TIMEOUT
        elif now >= self._ends:
            self._done(len(self._found))
        return False

    def _place(self, point: tuple[float, float]) -> tuple[int, int]:
        w, h = self.services.assets.canvas.size
        return round(w * point[0]), round(h * point[1])

    def draw(self, target: pygame.Surface) -> None:
        px = self.services.assets.canvas.px
        target.fill("black")
        for point in POINTS:
            wide = 0 if point in self._found else px(4)
            pygame.draw.circle(target, palette.BRIGHT_BRASS, self._place(point), px(POINT_RADIUS), wide)
        self.say(target, self.services.words.text("exhibition-touch-test"), 0.28, 26, palette.BOOKE_PAPER)
