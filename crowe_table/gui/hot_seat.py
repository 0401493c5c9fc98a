"""The screen of a session. It shows the table to one person at a time.

Before the table is handed to another person, it shows the Cover, a screen that hides the hands.
"""

import math
from collections import deque
from collections.abc import Iterator
from threading import Thread

import pygame

from crowe_table.engine.core import SPECTATOR, Seat
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.pages.cover import HOLDING, CoverPage, Handover, IdleNotice, covered
from crowe_table.gui.screen import Navigator, Screen, Services
from crowe_table.gui.table.screen import TableScreen
from crowe_table.hosting.hot_seat import HotSeat
from crowe_table.hosting.lessons import Instruction
from crowe_table.hosting.outcome import Outcome
from crowe_table.hosting.session import Session
from crowe_table.kit.between_deals import Ready
from crowe_table.words import Words
from crowe_table.words.characters import company_of
from crowe_table.words.narration import narrate

COUNTDOWN_SECONDS = 20
"""Seconds of visible countdown before an open hand is covered again."""
ACTIVITY_EVENTS = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)
"""Types of events that restart the countdown."""
SUMMARY_LINES = 2
"""Number of lines on the Cover about the last public events."""


class HotSeatScreen(Screen):
    """One session at this window. It shows the table from one seat, or the Cover."""

    def __init__(self, services: Services, nav: Navigator, hot_seat: HotSeat) -> None:
        super().__init__(services)
        self._nav = nav
        self._hot_seat = hot_seat
        self._table: TableScreen | None = None
        self._cover: CoverPage | None = None
        self._notice: IdleNotice | None = None
        self._claimed = False
        """Whether the viewer asked to see the table out of turn."""
        self._holding = False
        """Whether the button of the Cover is still held down. The hand stays face down until the release."""
        self._now = 0.0
        self._active_at = 0.0
        """Time of the last press or movement, in milliseconds."""
        self._reviewed = False
        """Whether the review of the deal that has just ended was opened."""

    # --- a screen like any other

    @property
    def session(self) -> Session:
        return self._hot_seat.session

    @property
    def face(self) -> Screen:
        """The visible screen: the Cover or the table. Before either was opened, it is this screen itself."""
        return self._cover or self._table or self

    @property
    def listener(self) -> Screen:
        """The screen that receives input: the Cover, the table or, while the Cover's button is held, this screen.

        A key pressed for one of them therefore does not reach the others.
        """
        return self if self._holding else self.face

    @property
    def scene(self) -> Scene | None:
        """The scene of the table. None while the table is covered."""
        return self._table.scene if self._table else None

    @property
    def press_delay(self) -> float:
        """Zero: no press needs to be ignored.

        The table checks which question a press was meant for, and a single press does nothing on the Cover.
        """
        return 0.0

    @property
    def waiting(self) -> bool:
        return self._hot_seat.waiting or (self._hot_seat.seated and not self._hot_seat.settled)

    @property
    def reading(self) -> bool:
        """Whether a lesson is in progress. Its sentences take time to read."""
        return self.lesson() is not None

    @property
    def between_deals(self) -> bool:
        """Whether the game is over, or the players are asked if they are ready for the next deal. False in a lesson."""
        if self.reading or not self._hot_seat.seated:
            return False
        return self.session.over or any(isinstance(action, Ready) for action in self._hot_seat.view().legal)

    def build(self) -> None:
        deque(self.build_in_parts(), 0)

    def build_in_parts(self) -> Iterator[None]:
        if self.face is self:
            yield from self._begin()
            return
        self.face.build()
        if self._table:
            self._notice = IdleNotice(self._table.scene, self.services)

    def handle(self, event: pygame.event.Event) -> None:
        if event.type in ACTIVITY_EVENTS:
            self._active_at = self._now
        if self._holding:
            self._handle_release(event)
        else:
            self.face.handle(event)

    def cancel_input(self) -> None:
        """Cancel every press that is held down. If the Cover's button was held, cover the hand again."""
        if self._holding:
            self._holding = False
            self._cover_for(self.viewer)
        elif self.face is not self:
            self.face.cancel_input()

    def step(self, now: float) -> bool:
        if self._now == 0.0:
            self._active_at = now
        self._now = now
        moving = self.face.step(now)
        if self._table is None:
            self._hot_seat.poll(resting=True)
        elif not self._holding:
            self._hand_on()
            self._review_deal()
        return moving

    def _review_deal(self) -> None:
        if not self.between_deals or self.session.over:
            self._reviewed = False
        elif self.services.settings.review_always and self._hot_seat.settled and not self._reviewed:
            self._reviewed = True
            if self._hot_seat.alone and self._nav.can_review():
                self._nav.open_review(latest_only=True)

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        return self.face.paint(target)

    def invalidate(self) -> None:
        self.face.invalidate()

    def leave(self) -> None:
        for screen in filter(None, (self._table, self._cover)):
            self._nav.close_screen(screen)
        self.session.close()

    # --- who has the seat

    @property
    def viewer(self) -> Seat:
        return self._hot_seat.viewer

    def others(self) -> tuple[Seat, ...]:
        """Return the persons who can be handed the table now."""
        if self.session.over:
            return ()
        return self._hot_seat.others(self._cover.handover.seat if self._cover else self.viewer)

    def claim(self, seat: Seat) -> None:
        """Hand the table to this person, even out of turn."""
        self._claimed = True
        self._cover_for(seat)

    def leave_seat(self) -> None:
        """Close the table and the Cover, and take the seat from its person."""
        for screen in filter(None, (self._table, self._cover)):
            self._nav.close_screen(screen)
        self._table = self._cover = self._notice = None
        self._hot_seat.leave_seat()

    def _begin(self) -> Iterator[None]:
        Thread(target=self.session.prepare, name="charts", daemon=True).start()
        if self._hot_seat.alone:
            self._hot_seat.sit(next(iter(self.session.persons), SPECTATOR))
            yield from self._open_in_parts()
            return
        called = None if self.session.over else self._hot_seat.next_person(SPECTATOR)
        if called is None:
            self._show_public()
        else:
            self._cover_for(called)

    def _hand_on(self) -> None:
        """Hand the table to the next person, once the viewer has seen all results of the last answer."""
        seat = self._hot_seat
        if not seat.seated or not seat.settled or seat.alone or (self._table and self._table.ends):
            return
        if seat.ends_for_all:
            self._show_public()
            return
        if not self._claimed or seat.acted:
            self._claimed = False
            called = seat.next_person(seat.viewer)
            if called is not None:
                self._cover_for(called)
                return
        self._cover_idle()

    def _cover_idle(self) -> None:
        """Cover an open hand after some time without activity. Show a countdown first."""
        viewer = self.viewer
        left = self._idle_limit - (self._now - self._active_at)
        if viewer == SPECTATOR or left > COUNTDOWN_SECONDS * 1000:
            self._count_down(0)
        elif not self._hot_seat.keeps_secret(viewer):
            self._active_at = self._now
        elif left > 0:
            self._count_down(math.ceil(left / 1000))
        else:
            called = self._hot_seat.next_person(viewer)
            self._claimed = False
            self._cover_for(viewer if called is None else called)

    @property
    def _idle_limit(self) -> float:
        """Milliseconds without input after which a visible hand is covered."""
        chosen = self.services.settings.cover_after
        return math.inf if chosen == "never" else float(chosen) * 1000

    def _count_down(self, seconds: int) -> None:
        if self._notice:
            self._notice.show(seconds)

    def _show_public(self) -> None:
        """Show only what all players may see of the table."""
        self.leave_seat()
        self._open_uncovered(SPECTATOR)

    def _cover_for(self, seat: Seat) -> None:
        """Cover the table until this person takes it. If nothing on it is secret, show it at once."""
        self.leave_seat()
        words = self._public_words()
        if not self._hot_seat.keeps_secret(seat):
            self._open_uncovered(seat)
            if self._table:
                self._table.speech.tell(words.text("hot-seat-handed", name=words.seat(seat)))
            return
        last_events = tuple(narrate(self._hot_seat.public().past, words)[-SUMMARY_LINES:])
        handover = Handover(seat, words.seat(seat), last_events)
        self._cover = CoverPage(self.services, self._nav, handover, lambda: self._seat_person(seat))
        self.services.words = words
        self._cover.build()
        self._cover.invalidate()

    def _seat_person(self, seat: Seat) -> None:
        """Seat the person who holds the Cover's button. The hand lies face down until the button is released."""
        if self._cover:
            self._nav.close_screen(self._cover)
            self._cover = None
        self._hot_seat.sit(seat)
        deque(self._open_in_parts(), 0)
        self._holding = True
        self.services.held.hand_over(self)
        if self._table:
            self._table.deal_up()

    def _handle_release(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONUP or (event.type == pygame.KEYUP and event.key in HOLDING):
            self._holding = False
            if self._hot_seat.seated:
                self._hot_seat.uncover()

    def _open_uncovered(self, seat: Seat) -> None:
        self._hot_seat.sit(seat)
        self._hot_seat.uncover()
        deque(self._open_in_parts(), 0)

    def _open_in_parts(self) -> Iterator[None]:
        self._table = TableScreen(self.services, self._hot_seat, self._nav)
        yield
        with self.services.long_work():
            yield from self._table.build_in_parts()
        self._notice = IdleNotice(self._table.scene, self.services)
        self._table.invalidate()

    def _public_words(self) -> Words:
        head, options = self.session.head, self._hot_seat.public().options
        company = company_of(head.players, coinage=head.coinage, unit=options.unit)
        return self.services.words.game(head.game).to(company)

    # --- for the menu and the results page

    def behind_menu(self) -> Screen:
        """Return the screen to draw behind the menu: the visible screen, or an empty table to keep a hand secret."""
        return self.face if self._hot_seat.alone or self._cover else CoveredTable(self.services)

    def can_take_back(self) -> bool:
        """Return whether the viewer can take a move back now."""
        return self._hot_seat.seated and self._hot_seat.can_take_back()

    def take_back(self) -> None:
        """Take the game back to the viewer's last decision."""
        if self._table:
            self._table.take_back()

    def lesson(self) -> Instruction | None:
        """Return the current step of the lesson. None if there is no lesson, or if it is over."""
        return self._hot_seat.lesson()

    def outcome(self) -> Outcome:
        """Return the finished game, as the viewer sees it."""
        view = self._hot_seat.view() if self._hot_seat.seated else self._hot_seat.public()
        return Outcome(view, self.session.walk(), self.session.result(), self.session.peeked)


class CoveredTable(Screen):
    """An empty table that is drawn behind a menu or dialog if a hand must stay secret."""

    def build(self) -> None:
        self._scene = Scene(covered(self.services.assets))

    def handle(self, event: pygame.event.Event) -> None:
        """Ignore the event, because this is never the topmost screen."""

    def step(self, now: float) -> bool:
        del now
        return False

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        return self._scene.paint(target)

    def invalidate(self) -> None:
        self.build()

    def leave(self) -> None:
        """Do nothing, because there is nothing to close."""
