"""Control of an exhibition: filters input, detects whether anybody is there, and limits visits."""

import math
import time
from collections.abc import Callable
from enum import Enum, auto

import pygame

from crowe_table.gui.exhibition.navigator import ExhibitionNavigator
from crowe_table.gui.held_input import HeldInput
from crowe_table.hosting.supervisor import FAILURE_PERIOD, Heart
from crowe_table.hosting.visits import VisitEnd

SECOND, MINUTE = 1000.0, 60_000.0
NOTICE = 2 * MINUTE
"""Time before the end of a visit at which it is announced."""
GRACE = 3 * MINUTE
"""Maximum overtime of a visit, to finish its deal."""
READING = 90 * SECOND
"""Extra idle time for a visitor with a lesson or a page of the rules to read."""
HELD = 5 * SECOND
"""Time for which staff hold a corner or the keys."""
TOGETHER = 15 * SECOND
"""Maximum time between holding the two corners."""
FORGOTTEN = 2 * MINUTE
"""So long a page of staff may lie open while nothing is touched."""
RESTING = FAILURE_PERIOD * SECOND
"""So long a table waits that has failed too often: failures before that count no longer when it fails again."""
CORNER = 90
"""Size of a corner in table units."""
STAFF_KEYS = frozenset({pygame.K_HOME, pygame.K_END})
DEAF = frozenset({pygame.K_ESCAPE, *range(pygame.K_F3, pygame.K_F12 + 1), pygame.K_PRINTSCREEN, pygame.K_MENU})
"""Keys without effect here. F1 opens the rules and F2 the account, as on the table's tickets."""
DEAF_WITH = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI
STIRRING = (pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.FINGERDOWN)
DOWN = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
PRESSING = (pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
HEARD = (*STIRRING, pygame.MOUSEMOTION, pygame.TEXTINPUT)


class VisitStage(Enum):
    SHOWING = auto()
    """Nobody is there: attract mode."""
    VISIT = auto()
    ASKED = auto()
    """The visitor is asked whether they are still there."""
    DARK = auto()
    """Outside opening hours."""


def local_time() -> tuple[int, int]:
    """Return the local hour and minute."""
    now = time.localtime()
    return now.tm_hour, now.tm_min


class Guard:
    """The controller of one exhibition. All times are in milliseconds."""

    def __init__(
        self,
        nav: ExhibitionNavigator,
        heart: Heart,
        on_strip: Callable[[pygame.event.Event], bool],
        held: HeldInput,
        day: Callable[[], tuple[int, int]] = local_time,
    ) -> None:
        self._nav = nav
        self._heart = heart
        self._on_strip = on_strip
        self._held = held
        self._day = day
        self.stage = VisitStage.SHOWING
        self._stirred = 0.0
        self._began = 0.0
        self._asked = 0.0
        self._ends: float | None = None
        """End of the visit, once announced."""
        self._rests_until: float | None = None
        """When a table that failed too often is tried again, once the pause has begun."""
        self._corners: dict[str, float] = {}
        """The corners being held, and since when."""
        self._given: dict[str, float] = {}
        """The corners held for long enough, and when."""

    # --- what is pressed

    def hears(self, event: pygame.event.Event, now: float) -> bool:
        """Return whether the screen may receive this event."""
        if self._nav.deaf and event.type in (*HEARD, pygame.MOUSEWHEEL, pygame.QUIT):
            self._stirred = now
            return False
        self._mind_staff(event, now)
        if event.type in PRESSING and self._pressed_on_strip(event, now):
            return False
        if event.type == pygame.QUIT or not self._lawful(event):
            return False
        if event.type not in HEARD:
            return True
        if event.type in STIRRING:
            self._stirred = now
        if self.stage in (VisitStage.SHOWING, VisitStage.DARK):
            if event.type in DOWN and self.stage is VisitStage.SHOWING and not (self._nav.staff or self._nav.resting):
                self._begin(now)
                return False
            return self._nav.staff
        return True

    def _pressed_on_strip(self, event: pygame.event.Event, now: float) -> bool:
        """Return whether the event belongs to the strip beside the screens. A press on it counts as presence."""
        if event.dict.get("mod", 0) & DEAF_WITH or event.dict.get("button", 1) != 1 or not self._on_strip(event):
            return False
        self._stirred = now
        if self.stage is VisitStage.ASKED:
            self._more()
        return True

    def _lawful(self, event: pygame.event.Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return event.key not in DEAF and not event.mod & DEAF_WITH
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return bool(event.button == 1)
        return event.type != pygame.MOUSEWHEEL

    def _mind_staff(self, event: pygame.event.Event, now: float) -> None:
        """Detect held corners."""
        if event.type == pygame.MOUSEBUTTONDOWN or event.type == pygame.FINGERDOWN:
            if corner := self._nav.corner(event.pos, CORNER):
                self._corners.setdefault(corner, now)
        elif event.type in (pygame.MOUSEBUTTONUP, pygame.FINGERUP):
            self._corners.clear()

    def let_go(self) -> None:
        """Release all corners, though no release arrived."""
        self._corners.clear()

    # --- what time brings

    def step(self, now: float) -> None:
        """Advance to the given time, at every turn of the loop."""
        self._heart.beat(now)
        self._nav.counting.step(now)
        self._admit_staff(now)
        if self._nav.staff:
            self._mind_staff_page(now)
            return
        if self._nav.laid_anew:
            self.reset(VisitEnd.STAFF)
        if not self._nav.exhibition.open_at(*self._day()):
            if self.stage is not VisitStage.DARK:
                self.reset(VisitEnd.STAFF)
                self.stage = VisitStage.DARK
                self._nav.open_dark()
            self._nav.hush()
            return
        if self.stage is VisitStage.DARK:
            self._nav.end_dark()
            self.stage = VisitStage.SHOWING
        elif self.stage is VisitStage.SHOWING:
            self._mind_showing(now)
        elif self.stage is VisitStage.VISIT:
            self._mind_visit(now)
        elif self.stage is VisitStage.ASKED:
            self._count_down(now)

    def _admit_staff(self, now: float) -> None:
        for corner, since in self._corners.items():
            if now - since >= HELD:
                self._given[corner] = now
        self._given = {corner: at for corner, at in self._given.items() if now - at < TOGETHER}
        keys = [self._held.since(key) for key in STAFF_KEYS]
        by_keys = all(since is not None and now - since >= HELD for since in keys)
        if (len(self._given) == 2 or by_keys) and not self._nav.staff:
            self._given.clear()
            self._corners.clear()
            self._stirred = now
            if self.stage is VisitStage.ASKED:
                self._more()
            self._nav.open_pin()

    def _mind_staff_page(self, now: float) -> None:
        """Close a staff page left open. An interrupted visit continues."""
        if now - self._stirred >= FORGOTTEN:
            self._nav.end_staff()
            self._stirred = now

    def _begin(self, now: float) -> None:
        self.stage = VisitStage.VISIT
        self._began = self._stirred = now
        self._ends = None
        self._nav.begin_visit()

    def _mind_showing(self, now: float) -> None:
        """Begin a visit when somebody chooses a language or a larger print; restore other changes after a while."""
        if self._nav.resting:
            self._mind_resting(now)
        elif self._nav.failed:
            self.reset(VisitEnd.CRASH)
        elif self._nav.came:
            self._begin(now)
        elif self._nav.changed and now - self._stirred >= self._nav.exhibition.idle_seconds * SECOND:
            self.reset(VisitEnd.LEFT)

    def _mind_resting(self, now: float) -> None:
        """Retry a table that failed too often after a pause, as nobody may be there to restart it."""
        if self._rests_until is None:
            self._rests_until = now + RESTING
        elif now >= self._rests_until:
            self._rests_until = None
            self._nav.end_resting()

    def _mind_visit(self, now: float) -> None:
        idle = self._nav.exhibition.idle_seconds * SECOND + (READING if self._nav.reading else 0)
        if self._nav.visit_over:
            self.reset(VisitEnd.FINISHED)
        elif now - self._stirred >= idle:
            self.stage = VisitStage.ASKED
            self._asked = now
            self._nav.ask_idle(self._more, self._nav.finish, self._nav.exhibition.countdown_seconds)
        elif self._nav.exhibition.visit_minutes:
            self._mind_limit(now, self._began + self._nav.exhibition.visit_minutes * MINUTE)

    def _mind_limit(self, now: float, limit: float) -> None:
        """Announce the end of a visit and end it between two deals, within the permitted overtime."""
        if self._ends is None:
            if now >= limit - NOTICE and (self._nav.between_deals or now >= limit + GRACE - NOTICE):
                self._ends = max(limit, now + NOTICE)
                self._nav.open_soon()
        elif now >= self._ends and (self._nav.between_deals or now >= limit + GRACE):
            self.reset(VisitEnd.LIMIT)

    def _count_down(self, now: float) -> None:
        left = self._nav.exhibition.countdown_seconds - (now - self._asked) / SECOND
        if self._nav.visit_over:
            self.reset(VisitEnd.FINISHED)
        elif left <= 0:
            self.reset(VisitEnd.LEFT)
        else:
            self._nav.count_down(math.ceil(left))

    def _more(self) -> None:
        """Continue the visit: the press has already been recorded."""
        self._nav.close_idle()
        self.stage = VisitStage.VISIT

    def reset(self, ended: VisitEnd) -> None:
        """Prepare the table for the next visitor: discard everything that this one played, changed or saw."""
        if self.stage is VisitStage.DARK:
            self._nav.end_dark()
        self.stage = VisitStage.SHOWING
        self._nav.end_visit(ended)
