"""The guard of an exhibition. It filters input, detects whether a visitor is present, and limits visits."""

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
"""A second and a minute in milliseconds. All times below are in milliseconds too."""
NOTICE_TIME = 2 * MINUTE
"""Time before the end of a visit at which the end is announced."""
OVERTIME = 3 * MINUTE
"""Maximum overtime of a visit, so that its deal can be finished."""
READING_TIME = 90 * SECOND
"""Additional idle time while the visitor has a lesson, the rules or a page about an object to read."""
HOLD_TIME = 5 * SECOND
"""Time for which staff must hold a corner, or the two keys."""
CORNER_PAIR_TIME = 15 * SECOND
"""Maximum time between the holds of the two corners."""
STAFF_PAGE_TIMEOUT = 2 * MINUTE
"""Time without input after which a staff page closes."""
RETRY_DELAY = FAILURE_PERIOD * SECOND
"""Pause after too many failures. Failures are counted over the same time, so afterwards the count is zero."""
CORNER_SIZE = 90
"""Side, in table units, of the squares in the two corners that staff keep pressed."""
STAFF_KEYS = frozenset({pygame.K_HOME, pygame.K_END})
"""Keys that staff hold together, instead of the corners."""
IGNORED_KEYS = frozenset({pygame.K_ESCAPE, *range(pygame.K_F3, pygame.K_F12 + 1), pygame.K_PRINTSCREEN, pygame.K_MENU})
"""Keys that the screens do not receive.

F1 opens the rules and F2 the log of the deal. The strip uses F3 and the following keys.
"""
IGNORED_MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_GUI
"""Modifiers that make every key ineffective."""
ACTIVITY_EVENTS = (pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.FINGERDOWN)
"""Events that show that a visitor is there."""
VISIT_EVENTS = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
"""Events that begin a visit."""
STRIP_EVENTS = (pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
"""Events that the strip of controls beside the screens may receive."""
INPUT_EVENTS = (*ACTIVITY_EVENTS, pygame.MOUSEMOTION, pygame.TEXTINPUT)
"""Events of a visitor's input. All other events are for the window itself."""


class VisitStage(Enum):
    """The state of an exhibition."""

    ATTRACT_MODE = auto()
    """No visitor is there, and attract mode is shown."""
    VISIT = auto()
    ASKING = auto()
    """The program asks whether the visitor is still there."""
    DARK = auto()
    """The time is outside opening hours."""


def local_time() -> tuple[int, int]:
    """Return the local hour and minute."""
    now = time.localtime()
    return now.tm_hour, now.tm_min


class Guard:
    """The guard of one exhibition. All times are in milliseconds."""

    def __init__(
        self,
        nav: ExhibitionNavigator,
        heart: Heart,
        on_strip: Callable[[pygame.event.Event], bool],
        held: HeldInput,
        clock: Callable[[], tuple[int, int]] = local_time,
    ) -> None:
        self._nav = nav
        self._heart = heart
        self._on_strip = on_strip
        self._held = held
        self._local_time = clock
        self.stage = VisitStage.ATTRACT_MODE
        self._last_activity = 0.0
        self._visit_began = 0.0
        self._asked_at = 0.0
        self._asked_in = VisitStage.VISIT
        """The stage during which the question was asked. It continues after the answer."""
        self._visit_ends: float | None = None
        """Time when the visit ends. None until the end is announced."""
        self._rests_until: float | None = None
        """Time when the pause after too many failures ends. None until the pause begins."""
        self._pressed_corners: dict[str, float] = {}
        self._held_corners: dict[str, float] = {}
        """Corners that were held long enough, each with the latest time of such a hold."""

    # --- what is pressed

    def accepts(self, event: pygame.event.Event, now: float) -> bool:
        """Return whether the screen may receive this event.

        Also record the activity, and begin a visit if the event calls for one.
        """
        if self._nav.ignores_touches and event.type in (*INPUT_EVENTS, pygame.MOUSEWHEEL, pygame.QUIT):
            self._last_activity = now
            return False
        self._note_corner(event, now)
        if event.type in STRIP_EVENTS and self._pressed_on_strip(event, now):
            return False
        if event.type == pygame.QUIT or not self._is_allowed(event):
            return False
        if event.type not in INPUT_EVENTS:
            return True
        if event.type in ACTIVITY_EVENTS:
            self._last_activity = now
        if self.stage in (VisitStage.ATTRACT_MODE, VisitStage.DARK):
            return self._nav.staff or self._accepts_in_attract_mode(event, now)
        return True

    def _accepts_in_attract_mode(self, event: pygame.event.Event, now: float) -> bool:
        """Return whether attract mode may receive an event.

        A page with text to read receives all events, and has its own button that begins a visit. On any other part, a
        touch begins a visit.
        """
        if self.stage is VisitStage.DARK or self._nav.resting:
            return False
        if self._nav.reading:
            return True
        if event.type in VISIT_EVENTS:
            self._begin_visit(now)
        return False

    def _pressed_on_strip(self, event: pygame.event.Event, now: float) -> bool:
        """Return whether the event belongs to the strip beside the screens. A press on the strip counts as activity."""
        if (
            event.dict.get("mod", 0) & IGNORED_MODIFIERS
            or event.dict.get("button", 1) != 1
            or not self._on_strip(event)
        ):
            return False
        self._last_activity = now
        if self.stage is VisitStage.ASKING:
            self._continue_visit()
        return True

    def _is_allowed(self, event: pygame.event.Event) -> bool:
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return event.key not in IGNORED_KEYS and not event.mod & IGNORED_MODIFIERS
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return bool(event.button == 1)
        return event.type != pygame.MOUSEWHEEL

    def _note_corner(self, event: pygame.event.Event, now: float) -> None:
        """Record a press on a staff corner. Any release ends the press of all corners."""
        if event.type == pygame.MOUSEBUTTONDOWN or event.type == pygame.FINGERDOWN:
            if corner := self._nav.corner(event.pos, CORNER_SIZE):
                self._pressed_corners.setdefault(corner, now)
        elif event.type in (pygame.MOUSEBUTTONUP, pygame.FINGERUP):
            self._pressed_corners.clear()

    def cancel_input(self) -> None:
        """Forget all pressed staff corners, because their releases may not arrive."""
        self._pressed_corners.clear()

    # --- what time brings

    def step(self, now: float) -> None:
        """Advance to the given time. Called at every turn of the loop."""
        self._heart.beat(now)
        self._nav.counting.step(now)
        self._admit_staff(now)
        if self._nav.staff:
            self._close_idle_staff_page(now)
            return
        if self._nav.reset_by_staff:
            self.reset(VisitEnd.STAFF)
        if not self._nav.exhibition.open_at(*self._local_time()):
            if self.stage is not VisitStage.DARK:
                self.reset(VisitEnd.STAFF)
                self.stage = VisitStage.DARK
                self._nav.open_dark()
            self._nav.silence()
            return
        if self.stage is VisitStage.DARK:
            self._nav.end_dark()
            self.stage = VisitStage.ATTRACT_MODE
        elif self.stage is VisitStage.ATTRACT_MODE:
            self._step_attract_mode(now)
        elif self.stage is VisitStage.VISIT:
            self._step_visit(now)
        elif self.stage is VisitStage.ASKING:
            self._count_down(now)

    def _admit_staff(self, now: float) -> None:
        """Ask for the PIN if both corners, or both keys, were held for long enough."""
        for corner, since in self._pressed_corners.items():
            if now - since >= HOLD_TIME:
                self._held_corners[corner] = now
        self._held_corners = {corner: at for corner, at in self._held_corners.items() if now - at < CORNER_PAIR_TIME}
        keys = [self._held.since(key) for key in STAFF_KEYS]
        by_keys = all(since is not None and now - since >= HOLD_TIME for since in keys)
        if (len(self._held_corners) == 2 or by_keys) and not self._nav.staff:
            self._held_corners.clear()
            self._pressed_corners.clear()
            self._last_activity = now
            if self.stage is VisitStage.ASKING:
                self._continue_visit()
            self._nav.open_pin()

    def _close_idle_staff_page(self, now: float) -> None:
        if now - self._last_activity >= STAFF_PAGE_TIMEOUT:
            self._nav.end_staff()
            self._last_activity = now

    def _begin_visit(self, now: float) -> None:
        self.stage = VisitStage.VISIT
        self._visit_began = self._last_activity = now
        self._visit_ends = None
        self._nav.begin_visit()

    def _step_attract_mode(self, now: float) -> None:
        """Begin a visit if a visitor wants one (see ``visit_wanted``).

        If a visitor has changed a setting or stopped a page, ask after a while whether they are still there.
        """
        if self._nav.resting:
            self._step_pause(now)
        elif self._nav.failed:
            self.reset(VisitEnd.CRASH)
        elif self._nav.visit_wanted:
            self._begin_visit(now)
        elif (self._nav.changed or self._nav.staying) and now - self._last_activity >= self._idle_limit:
            self._ask(now)

    def _step_pause(self, now: float) -> None:
        """End the pause after failures when its time is over, because no staff may be there to reopen the table."""
        if self._rests_until is None:
            self._rests_until = now + RETRY_DELAY
        elif now >= self._rests_until:
            self._rests_until = None
            self._nav.end_resting()
            if self._nav.changed:
                self.reset(VisitEnd.LEFT)

    @property
    def _idle_limit(self) -> float:
        """Time in milliseconds without input after which the visitor is asked whether they are still there."""
        return self._nav.exhibition.idle_seconds * SECOND + (READING_TIME if self._nav.reading else 0)

    def _ask(self, now: float) -> None:
        self._asked_in, self.stage = self.stage, VisitStage.ASKING
        self._asked_at = now
        self._nav.ask_idle(self._continue_visit, self._nav.finish, self._nav.exhibition.countdown_seconds)

    def _step_visit(self, now: float) -> None:
        """Ask an idle visitor whether they are still there, and end a visit that is finished or too long."""
        if self._nav.visit_over:
            self.reset(VisitEnd.FINISHED)
        elif now - self._last_activity >= self._idle_limit:
            self._ask(now)
        elif self._nav.exhibition.visit_minutes:
            self._enforce_limit(now, self._visit_began + self._nav.exhibition.visit_minutes * MINUTE)

    def _enforce_limit(self, now: float, limit: float) -> None:
        """Announce the end of a visit that has reached the limit, and end it after the notice.

        Both happen between two deals, or during the overtime at the latest.
        """
        if self._visit_ends is None:
            if now >= limit - NOTICE_TIME and (self._nav.between_deals or now >= limit + OVERTIME - NOTICE_TIME):
                self._visit_ends = max(limit, now + NOTICE_TIME)
                self._nav.open_ending_soon()
        elif now >= self._visit_ends and (self._nav.between_deals or now >= limit + OVERTIME):
            self.reset(VisitEnd.LIMIT)

    def _count_down(self, now: float) -> None:
        left = self._nav.exhibition.countdown_seconds - (now - self._asked_at) / SECOND
        if self._nav.visit_over:
            self.reset(VisitEnd.FINISHED)
        elif left <= 0:
            self.reset(VisitEnd.LEFT)
        else:
            self._nav.count_down(math.ceil(left))

    def _continue_visit(self) -> None:
        """Continue the visit after the visitor's answer. The answer has already counted as activity."""
        self._nav.close_idle()
        self.stage = self._asked_in

    def reset(self, ended: VisitEnd) -> None:
        """Prepare the table for the next visitor. Discard everything that the last visitor played, changed or saw."""
        if self.stage is VisitStage.DARK:
            self._nav.end_dark()
        self.stage = VisitStage.ATTRACT_MODE
        self._nav.end_visit(ended)
