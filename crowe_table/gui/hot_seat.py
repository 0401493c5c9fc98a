"""A table and the persons at this window: one at a time has it, and between two of them lies the Cover."""

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
from crowe_table.hosting.hot_seat import HotSeat, HotSeatClient
from crowe_table.hosting.lessons import Teaching
from crowe_table.hosting.outcome import Outcome
from crowe_table.hosting.session import Session
from crowe_table.kit.between_deals import Ready
from crowe_table.words import Words
from crowe_table.words.characters import company_of
from crowe_table.words.narration import narrate

COUNTED = 20
"""Seconds before an open hand is covered again in which they are counted down in sight."""
STIRRING = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)
SUMMARY = 2
"""Lines of what everybody saw last."""


class HotSeatScreen(Screen):
    """Whatever of one session is to be seen at this window: the table from one seat, or the Cover."""

    def __init__(self, services: Services, nav: Navigator, hot_seat: HotSeat) -> None:
        super().__init__(services)
        self._nav = nav
        self._hot_seat = hot_seat
        self._table: TableScreen | None = None
        self._client: HotSeatClient | None = None
        self._cover: CoverPage | None = None
        self._notice: IdleNotice | None = None
        self._claimed = False
        """Whether the person who has the table asked for it out of turn."""
        self._holding = False
        """Whether the button of the Cover is still held: the hand lies face down until it is let go."""
        self._now = 0.0
        self._stirred = 0.0
        """When anything was last pressed or moved."""

    # --- a screen like any other

    @property
    def session(self) -> Session:
        return self._hot_seat.session

    @property
    def face(self) -> Screen:
        """What is to be seen."""
        return self._cover or self._table or self

    @property
    def listener(self) -> Screen:
        """A key pressed for the table is not heard by the Cover, nor the other way round."""
        return self if self._holding else self.face

    @property
    def scene(self) -> Scene | None:
        """What the table is drawn in; none while it is covered."""
        return self._table.scene if self._table else None

    @property
    def startled(self) -> float:
        """The table minds by itself which question a press was made for, and the Cover is held down."""
        return 0.0

    @property
    def waiting(self) -> bool:
        return self._hot_seat.waiting or (self._client is not None and not self._client.settled)

    @property
    def reading(self) -> bool:
        """A lesson tells what it wants in a sentence or two."""
        return self.lesson() is not None

    @property
    def between_deals(self) -> bool:
        """Whether the game is over, or goes on when everybody has seen enough; within a lesson nothing is between."""
        if self.reading or self._client is None:
            return False
        return self.session.over or any(isinstance(action, Ready) for action in self._client.view().legal)

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
        if event.type in STIRRING:
            self._stirred = self._now
        if self._holding:
            self._handle_release(event)
        else:
            self.face.handle(event)

    def let_go(self) -> None:
        """A hand that still lies face down is covered again."""
        if self._holding:
            self._holding = False
            self._call(self.viewer)
        elif self.face is not self:
            self.face.let_go()

    def step(self, now: float) -> bool:
        if self._now == 0.0:
            self._stirred = now
        self._now = now
        moving = self.face.step(now)
        if self._table is None:
            self._hot_seat.poll(resting=True)
        elif not self._holding:
            self._pass_on()
        return moving

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        return self.face.paint(target)

    def invalidate(self) -> None:
        self.face.invalidate()

    def leave(self) -> None:
        for screen in filter(None, (self._table, self._cover)):
            self._nav.put_away(screen)
        self.session.close()

    # --- who has the table

    def _begin(self) -> Iterator[None]:
        Thread(target=self.session.prepare, name="charts", daemon=True).start()
        if self._hot_seat.alone:
            yield from self._seat_in_parts(self._hot_seat.sit(next(iter(self.session.persons), SPECTATOR)))
        else:
            self._look_on_or_cover()

    def _pass_on(self) -> None:
        """Hands the table to the person it is for, once the one who has it has seen all that they brought about."""
        client = self._client
        if client is None or not client.settled or self._hot_seat.alone or (self._table and self._table.ends):
            return
        if client.ends_for_all:
            self._look_on()
            return
        if not self._claimed or client.acted:
            self._claimed = False
            called = self._hot_seat.next_person(client.viewer)
            if called is not None:
                self._call(called)
                return
        self._cover_idle(client)

    def _cover_idle(self, client: HotSeatClient) -> None:
        """Covers a hand that lies open while nobody stirs; the last seconds are counted down."""
        left = self._idle - (self._now - self._stirred)
        if client.viewer == SPECTATOR or left > COUNTED * 1000:
            self._count_down(0)
        elif not self._hot_seat.keeps_secret(client.viewer):
            self._stirred = self._now
        elif left > 0:
            self._count_down(math.ceil(left / 1000))
        else:
            called = self._hot_seat.next_person(client.viewer)
            self._claimed = False
            self._call(client.viewer if called is None else called)

    @property
    def _idle(self) -> float:
        """Milliseconds in which nobody stirs, after which an open hand is covered."""
        chosen = self.services.settings.cover_after
        return math.inf if chosen == "never" else float(chosen) * 1000

    def _count_down(self, seconds: int) -> None:
        if self._notice:
            self._notice.show(seconds)

    def claim(self, seat: Seat) -> None:
        """This person asks for the table, though it may not wait for them."""
        self._claimed = True
        self._call(seat)

    def others(self) -> tuple[Seat, ...]:
        """Who may be handed the table now."""
        if self.session.over:
            return ()
        return self._hot_seat.others(self._cover.handover.seat if self._cover else self.viewer)

    @property
    def viewer(self) -> Seat:
        return self._client.viewer if self._client else SPECTATOR

    def _look_on_or_cover(self) -> None:
        called = None if self.session.over else self._hot_seat.next_person(SPECTATOR)
        if called is None:
            self._look_on()
        else:
            self._call(called)

    def _look_on(self) -> None:
        """Everybody sees what everybody may."""
        self.rise()
        client = self._hot_seat.sit(SPECTATOR)
        client.uncover()
        self._seat(client)

    def _call(self, seat: Seat) -> None:
        """Covers the table until this person has taken it, or hands it to them as it lies where there is nothing to be
        hidden. Nothing is kept of what another saw.
        """
        self.rise()
        words = self._public_words()
        if not self._hot_seat.keeps_secret(seat):
            self._hand_over(seat, words.text("hot-seat-handed", name=words.seat(seat)))
            return
        lately = tuple(narrate(self._hot_seat.public().past, words)[-SUMMARY:])
        handover = Handover(seat, words.seat(seat), lately)
        self._cover = CoverPage(self.services, self._nav, handover, lambda: self._take(seat))
        self.services.words = words
        self._cover.build()
        self._cover.invalidate()

    def _hand_over(self, seat: Seat, told: str) -> None:
        """The table as this person sees it, at once; it is said that it is theirs."""
        client = self._hot_seat.sit(seat)
        client.uncover()
        self._seat(client)
        if self._table:
            self._table.speech.tell(told)

    def rise(self) -> None:
        """Nobody has the table, and nothing that is drawn of it is kept. It is built again when it is seen."""
        for screen in filter(None, (self._table, self._cover)):
            self._nav.put_away(screen)
        self._table = self._client = self._cover = self._notice = None
        self._hot_seat.rise()

    def _take(self, seat: Seat) -> None:
        """The button has been held: the cards come up face down, and are turned when it is let go."""
        if self._cover:
            self._nav.put_away(self._cover)
            self._cover = None
        self._seat(self._hot_seat.sit(seat))
        self._holding = True
        self.services.held.hand_over(self)
        if self._table:
            self._table.deal_up()

    def _handle_release(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEBUTTONUP or (event.type == pygame.KEYUP and event.key in HOLDING):
            self._holding = False
            if self._client:
                self._client.uncover()

    def _seat(self, client: HotSeatClient) -> None:
        """The table as this person sees it."""
        deque(self._seat_in_parts(client), 0)

    def _seat_in_parts(self, client: HotSeatClient) -> Iterator[None]:
        self._client = client
        self._table = TableScreen(self.services, client, self._nav)
        yield
        with self.services.long():
            yield from self._table.build_in_parts()
        self._notice = IdleNotice(self._table.scene, self.services)
        self._table.invalidate()

    def _public_words(self) -> Words:
        head, options = self.session.head, self._hot_seat.public().options
        company = company_of(head.players, coinage=head.coinage, unit=options.unit)
        return self.services.words.game(head.game).to(company)

    # --- what the menu and the ending need

    def behind_menu(self) -> Screen:
        """What the menu lies over: where a hand must not be seen behind it, the covered table."""
        return self.face if self._hot_seat.alone or self._cover else CoveredTable(self.services)

    def can_take_back(self) -> bool:
        """Whether the settings allow it, and there is something to be taken back."""
        return self._client is not None and self._client.can_take_back()

    def take_back(self) -> None:
        """Puts the table back to the last decision of the person who has it."""
        if self._table:
            self._table.take_back()

    def lesson(self) -> Teaching | None:
        """How far the lesson has come; None where there is none, or it is played on."""
        return self._hot_seat.lesson()

    def outcome(self) -> Outcome:
        """The game that is over, as the person who has the table sees it."""
        client = self._client
        view = client.view() if client else self._hot_seat.public()
        return Outcome(view, self.session.walk(), self.session.result(), self.session.peeked)


class CoveredTable(Screen):
    """Baize with nothing on it: what a sheet is laid over where a hand must not be seen behind it."""

    def build(self) -> None:
        self._scene = Scene(covered(self.services.assets))

    def handle(self, event: pygame.event.Event) -> None:
        """It is only looked at."""

    def step(self, now: float) -> bool:
        del now
        return False

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        return self._scene.paint(target)

    def invalidate(self) -> None:
        self.build()

    def leave(self) -> None:
        """There is nothing to be put away."""
