"""The guard of a table in an exhibition: minds what a visitor may press, whether anybody is there, and for how long."""

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
"""So long before the end of a visit it is told that it comes."""
GRACE = 3 * MINUTE
"""So much longer a visit lasts at most, till its deal is over."""
READING = 90 * SECOND
"""So much longer a visitor may be still who has a lesson or a page of the rules to read."""
HELD = 5 * SECOND
"""So long a corner, or the keys, are held by staff."""
TOGETHER = 15 * SECOND
"""Two corners that are held one after the other are held within so long."""
FORGOTTEN = 2 * MINUTE
"""So long a page of staff may lie open while nothing is touched."""
RESTING = FAILURE_PERIOD * SECOND
"""So long a table waits that has failed too often: failures before that count no longer when it fails again."""
CORNER = 90
"""Table units of a corner."""
STAFF_KEYS = frozenset({pygame.K_HOME, pygame.K_END})
DEAF = frozenset({pygame.K_ESCAPE, *range(pygame.K_F3, pygame.K_F12 + 1), pygame.K_PRINTSCREEN, pygame.K_MENU})
"""Keys that do nothing here. F1 opens the rules and F2 the account, as on the table's tickets."""
DEAF_WITH = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI
STIRRING = (pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.FINGERDOWN)
DOWN = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
PRESSING = (pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
HEARD = (*STIRRING, pygame.MOUSEMOTION, pygame.TEXTINPUT)


class VisitStage(Enum):
    SHOWING = auto()
    """Nobody is there."""
    VISIT = auto()
    ASKED = auto()
    """Whether anybody is still there."""
    DARK = auto()
    """The house is closed."""


def local_time() -> tuple[int, int]:
    """The hour and minute of the day, here."""
    now = time.localtime()
    return now.tm_hour, now.tm_min


class Guard:
    """One exhibition. All times are in milliseconds."""

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
        """When the visit is to end, once that has been told."""
        self._rests_until: float | None = None
        """When a table that has failed too often is tried again, once it has begun to wait."""
        self._corners: dict[str, float] = {}
        """Which corner is held, and since when."""
        self._given: dict[str, float] = {}
        """Which corner has been held long enough, and when."""

    # --- what is pressed

    def hears(self, event: pygame.event.Event, now: float) -> bool:
        """Whether what lies on the screen is to hear of it."""
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
        """Whether it was meant for the strip beside the screens. Whoever presses that is there."""
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
        """Notices corners that are held."""
        if event.type == pygame.MOUSEBUTTONDOWN or event.type == pygame.FINGERDOWN:
            if corner := self._nav.corner(event.pos, CORNER):
                self._corners.setdefault(corner, now)
        elif event.type in (pygame.MOUSEBUTTONUP, pygame.FINGERUP):
            self._corners.clear()

    def let_go(self) -> None:
        """No corner is held any more, though no finger was heard to leave it."""
        self._corners.clear()

    # --- what time brings

    def step(self, now: float) -> None:
        """At every turn of the loop."""
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
        """Nobody but staff is to find it open. A visit goes on where it was."""
        if now - self._stirred >= FORGOTTEN:
            self._nav.end_staff()
            self._stirred = now

    def _begin(self, now: float) -> None:
        self.stage = VisitStage.VISIT
        self._began = self._stirred = now
        self._ends = None
        self._nav.begin_visit()

    def _mind_showing(self, now: float) -> None:
        """Who has chosen a language, or a larger print, has come; what else was changed is put back after a while."""
        if self._nav.resting:
            self._mind_resting(now)
        elif self._nav.failed:
            self.reset(VisitEnd.CRASH)
        elif self._nav.came:
            self._begin(now)
        elif self._nav.changed and now - self._stirred >= self._nav.exhibition.idle_seconds * SECOND:
            self.reset(VisitEnd.LEFT)

    def _mind_resting(self, now: float) -> None:
        """A table that has failed too often is tried again after a while: there may be nobody to see to it."""
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
        """The end is told and comes between two deals, if that is not too long to wait for."""
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
        """The visitor is there: their press has been noted."""
        self._nav.close_idle()
        self.stage = VisitStage.VISIT

    def reset(self, ended: VisitEnd) -> None:
        """The table is laid for the next visitor: nothing is left of what this one played, changed or saw."""
        if self.stage is VisitStage.DARK:
            self._nav.end_dark()
        self.stage = VisitStage.SHOWING
        self._nav.end_visit(ended)
