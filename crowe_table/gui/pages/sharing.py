"""A table and the persons at this window: one at a time has it, and between two of them lies the Cover."""

from typing import Protocol

import pygame

from crowe_table.engine.core import SPECTATOR, Seat
from crowe_table.gui.draw.scene import Scene
from crowe_table.gui.pages.cover import HOLDING, Called, CoverScreen, covered
from crowe_table.gui.screen import House, Screen
from crowe_table.gui.table.screen import TableScreen
from crowe_table.hosting.hot_seat import Round
from crowe_table.hosting.seat_client import Parley
from crowe_table.words import Company, Words
from crowe_table.words.narration import narrate

IDLE = 20_000.0
"""Milliseconds after which an open hand of one of several persons is covered again."""
STIRRING = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION)
SUMMARY = 2
"""Lines of what everybody saw last."""


class Doors(Protocol):
    """The ways from a table to other screens."""

    def menu(self, behind: Screen) -> None:
        """Opens the menu over this."""

    def rules(self, law: str = "") -> None: ...

    def end(self, table: TableScreen, parley: Parley) -> None:
        """Tells how the game ended."""


class SharingScreen(Screen):
    """Whatever of one session is to be seen at this window: the table from one chair, or the Cover."""

    def __init__(self, house: House, round_: Round, doors: Doors) -> None:
        super().__init__(house)
        self._round = round_
        self._doors = doors
        self._table: TableScreen | None = None
        self._parley: Parley | None = None
        self._cover: CoverScreen | None = None
        self._claimed = False
        """Whether he who has the table asked for it out of his turn."""
        self._holding = False
        """Whether the button of the Cover is still held: the hand lies face down until it is let go."""
        self._now = 0.0
        self._stirred = 0.0
        """When anything was last pressed or moved."""

    # --- a screen like any other

    @property
    def face(self) -> Screen:
        """What is to be seen."""
        return self._cover or self._table or self

    def build(self) -> None:
        if self.face is self:
            self._begin()
        else:
            self.face.build()

    def handle(self, event: pygame.event.Event) -> None:
        if event.type in STIRRING:
            self._stirred = self._now
        if self._holding:
            self._hear_release(event)
        else:
            self.face.handle(event)

    def step(self, now: float) -> bool:
        if self._now == 0.0:
            self._stirred = now
        self._now = now
        moving = self.face.step(now)
        if self._table is None:
            self._round.poll(resting=True)
        elif not self._holding:
            self._pass_on()
        return moving

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        return self.face.paint(target)

    def spoil(self) -> None:
        self.face.spoil()

    def leave(self) -> None:
        if self._table:
            self._table.leave()
        self._round.session.close()

    # --- who has the table

    def _begin(self) -> None:
        if self._round.alone:
            self._lay(self._round.sit(next(iter(self._round.session.persons), SPECTATOR)))
        else:
            self._look_on_or_cover()

    def _pass_on(self) -> None:
        """Hands the table to whom it is for, once he who has it has seen all that he brought about."""
        parley = self._parley
        if parley is None or not parley.settled or self._round.alone:
            return
        if parley.ends_for_all:
            self._look_on()
            return
        if not self._claimed or parley.acted:
            self._claimed = False
            called = self._round.next_person(parley.viewer)
            if called is not None:
                self._call(called)
                return
        if parley.viewer != SPECTATOR and self._now - self._stirred > IDLE:
            called = self._round.next_person(parley.viewer)
            self._claimed = False
            self._call(parley.viewer if called is None else called)

    def claim(self, seat: Seat) -> None:
        """This person asks for the table, though it may not wait for him."""
        self._claimed = True
        self._call(seat)

    def others(self) -> tuple[Seat, ...]:
        """To whom the table may be passed, now."""
        if self._round.session.over:
            return ()
        return self._round.others(self._cover.called.seat if self._cover else self.viewer)

    @property
    def viewer(self) -> Seat:
        return self._parley.viewer if self._parley else SPECTATOR

    def _look_on_or_cover(self) -> None:
        called = None if self._round.session.over else self._round.next_person(SPECTATOR)
        if called is None:
            self._look_on()
        else:
            self._call(called)

    def _look_on(self) -> None:
        """Everybody sees what everybody may."""
        self._rise()
        parley = self._round.sit(SPECTATOR)
        parley.unveil()
        self._lay(parley)

    def _call(self, seat: Seat) -> None:
        """Covers the table until this person has taken it. Nothing is kept of what another saw."""
        self._rise()
        words = self._public_words()
        lately = tuple(narrate(self._round.public().past, words)[-SUMMARY:])
        called = Called(seat, words.seat(seat), lately)
        self._cover = CoverScreen(self.house, called, lambda: self._take(seat), lambda: self._menu(self.face))
        self.house.words = words
        self._cover.build()
        self._cover.spoil()

    def _rise(self) -> None:
        if self._table:
            self._table.leave()
        self._table = self._parley = self._cover = None
        self._round.rise()

    def _take(self, seat: Seat) -> None:
        """The button has been held: his cards come up face down, and are turned when it is let go."""
        self._cover = None
        self._lay(self._round.sit(seat))
        self._holding = True
        if self._table:
            self._table.deal_up()

    def _hear_release(self, event: pygame.event.Event) -> None:
        if event.type == pygame.WINDOWFOCUSLOST:
            self._holding = False
            self._call(self.viewer)
        elif event.type == pygame.MOUSEBUTTONUP or (event.type == pygame.KEYUP and event.key in HOLDING):
            self._holding = False
            if self._parley:
                self._parley.unveil()

    def _lay(self, parley: Parley) -> None:
        self._parley = parley
        self._table = TableScreen(self.house, parley, _Ways(self, self._doors, parley))
        self._table.build()
        self._table.spoil()

    def _public_words(self) -> Words:
        head, options = self._round.session.head, self._round.public().options
        company = Company(names=tuple(player.name for player in head.players), coinage=head.coinage, unit=options.unit)
        return self.house.words.game(head.game).to(company)

    # --- what is laid over it

    def _menu(self, behind: Screen) -> None:
        self._doors.menu(behind if self._round.alone or self._cover else BareTable(self.house))

    def open_menu(self) -> None:
        self._menu(self.face)

    def may_take_back(self) -> bool:
        return self._parley is not None and self._parley.can_take_back()

    def take_back(self) -> None:
        if self._table:
            self._table.take_back()


class _Ways:
    """The doors of one chair."""

    def __init__(self, sharing: SharingScreen, doors: Doors, parley: Parley) -> None:
        self._sharing = sharing
        self._doors = doors
        self._parley = parley

    def menu(self, table: TableScreen) -> None:
        del table
        self._sharing.open_menu()

    def rules(self, law: str = "") -> None:
        self._doors.rules(law)

    def end(self, table: TableScreen) -> None:
        self._doors.end(table, self._parley)


class BareTable(Screen):
    """Baize with nothing on it: what a sheet is laid over where a hand must not be seen behind it."""

    def build(self) -> None:
        self._scene = Scene(covered(self.house.assets))

    def handle(self, event: pygame.event.Event) -> None:
        """It is only looked at."""

    def step(self, now: float) -> bool:
        del now
        return False

    def paint(self, target: pygame.Surface) -> list[pygame.Rect]:
        return self._scene.paint(target)

    def spoil(self) -> None:
        self.build()

    def leave(self) -> None:
        """There is nothing to be put away."""
