"""A complete program without a display: saved games, a table, and people who share one window.

Every painted frame is searched for secret cards.
"""

import os
from typing import Any
from weakref import ref

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import gc
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from random import Random

import numpy
import pygame
from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, Card, face
from crowe_table.engine.core import SPECTATOR, AnyEvent, Moved, Scored, Seat, Shown, View
from crowe_table.engine.series import Participant
from crowe_table.gui.app import appearance_of
from crowe_table.gui.draw.assets import Appearance, Assets, Lift
from crowe_table.gui.draw.canvas import Canvas
from crowe_table.gui.hot_seat import HotSeatScreen
from crowe_table.gui.nav import WindowNavigator
from crowe_table.gui.pages.confirm import ConfirmSheet
from crowe_table.gui.pages.cover import CoverPage
from crowe_table.gui.pages.results import ResultsPage
from crowe_table.gui.screen import Services
from crowe_table.gui.sound import Sounds
from crowe_table.gui.table.screen import TableScreen
from crowe_table.hosting.new_table import NewTable, choose_table
from crowe_table.hosting.shelf import Shelf
from crowe_table.hosting.update import Update
from crowe_table.hosting.worker import WorkerAnswer
from crowe_table.search.betting_style import BettingStyle
from crowe_table.search.temper import Leaning
from crowe_table.settings import Settings
from crowe_table.words import Words
from tests.any_game import AnyTable, AnyView
from tests.gui.delivering import deliver
from tests.gui.drawn import drawn
from tests.sampling import going_on

QUICK = Settings(speed="instant", reduced_motion=True)
FRAME = 16.0
MOSTLY = 0.8
"""Probability that a visitor declines an optional call."""
SEEN_AT_THE_END = 5
"""Number of answers at the end of a game that tests of the end display."""
TIMEOUT = 120.0
"""Seconds after which a table that still moves is considered stuck. The time allows for a slow disk."""
WHO = ("Mrs. Battle", "Mr. Sharp", "Captain Fenn", "Miss Tolliver", "Dr. Hask", "Mrs. Ogle", "Mr. Quill", "Lady Barrow")


Ended = Callable[..., ResultsPage]
"""Function that opens a completed game. Its arguments are a letter for each player and a seed."""


def company(levels: str) -> tuple[Participant, ...]:
    """Return the players for a string of letters: ``p`` for a person, ``h`` for a computer player."""
    return tuple(Participant(name, "" if kind == "p" else "learner") for name, kind in zip(WHO, levels, strict=False))


class AnswersByLot:
    """Substitute for the worker process. It answers at random and at once."""

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)
        self._answers: deque[WorkerAnswer] = deque()
        self._tickets = 0
        self.slow = 0
        """Number of polls before an answer is ready."""

    def warm(self) -> None: ...

    def close(self) -> None: ...

    def ask(
        self, view: AnyView, level: str, seed: str, temper: Leaning = Leaning.EVEN, style: BettingStyle | None = None
    ) -> int:
        self._tickets += 1
        call = view.ask.call_of(view.seat) if view.ask else None
        declines = call is not None and not call.must and self._chance.random() < MOSTLY
        self._answers.append(
            WorkerAnswer(self._tickets, None if declines else self._chance.choice(going_on(view.legal)))
        )
        return self._tickets

    def advise(self, view: AnyView) -> int:
        self._tickets += 1
        return self._tickets

    def poll(self) -> WorkerAnswer | None:
        if self.slow > 0:
            self.slow -= 1
            return None
        return self._answers.popleft() if self._answers else None


class SilentSounds(Sounds):
    """Sounds that are recorded instead of played."""

    def __init__(self) -> None:
        super().__init__(Path("nowhere"), 0)
        self.names: list[str] = []

    def play(self, name: str) -> None:
        self.names.append(name)


class HotSeatWindow:
    """A window with its pages and its saved games. Every painted frame is searched for secret cards."""

    def __init__(
        self, folder: Path, seed: str = "1775", settings: Settings = QUICK, size=(1280, 800), offers: bool = False
    ) -> None:
        """Open a window. The test plays forced cards itself, unless the window ``offers`` to play them."""
        if not offers and settings.forced_cards == "ask":
            settings = replace(settings, forced_cards="never")
        pygame.display.init()
        pygame.font.init()
        self.surface = pygame.display.set_mode(size)
        pygame.display.set_caption("Crowe’s Table")
        self.traced: list[str] = []
        self.now = 1000.0
        self.frames = 0
        self._knows: tuple = ()
        self._rested = -1
        self.covers: list[str] = []
        """Names of players who received a covered table, in order."""
        self.had: set[Seat] = set()
        """Seats that have had the table, whether it was covered before or not."""
        self.sounds = SilentSounds()
        self.services = Services(
            assets=drawn(size, appearance_of(settings)),
            words=Words(),
            sounds=self.sounds,
            settings=settings,
            trace=self.traced.append,
        )
        self.shelf = Shelf(folder / "sessions")
        self._heights: set[int] = set()
        """Card heights in which a player's own cards have been drawn so far."""
        self.nav = WindowNavigator(self.services, self.shelf, lambda settings: None)
        self.worker = self.nav._worker = AnswersByLot(seed)  # type: ignore[assignment]
        self.nav.open_title()
        gc.collect()
        self._strangers = [thing for thing in gc.get_objects() if isinstance(thing, View)]

    # --- As the window does it

    @property
    def stack(self) -> list[Any]:
        return self.nav._screens

    def hear(self, kind: int, **what: Any) -> None:
        deliver(self.stack[-1], pygame.event.Event(kind, **what), self.now)

    def strike(self, key: int) -> None:
        """Press a key and release it at once."""
        self.hear(pygame.KEYDOWN, key=key, mod=0, unicode="")
        self.hear(pygame.KEYUP, key=key, mod=0)

    def tick(self, lasts: float = FRAME) -> None:
        self.now += lasts
        self.nav.release_closed()
        self.stack[-1].step(self.now)
        self.services.held.set_listener(self.stack[-1].listener, self.now)
        self.stack[-1].paint(self.surface)
        self.frames += 1
        self.search()

    # --- Starting a table

    def lay(
        self, levels: str, game: str = "cribbage", preset: str = "crowe", seed: str = "5", **changes: object
    ) -> None:
        new = choose_table(game, preset, company(levels), stakes="coffee_house", seed=seed, changes=changes)
        assert isinstance(new, NewTable), new
        refused = self.nav.play(new)
        assert refused is None, refused

    def lay_played(self, levels: str, until: Callable[[AnyTable], bool], **laid: str) -> None:
        """Open a table that has been played at random until the condition held. Earlier events are not shown."""
        self.lay(levels, **laid)
        session, chance = self.session, Random(levels)
        while not session.over and not until(session._table):
            seat = chance.choice(session.awaited)
            assert session.submit(chance.choice(going_on(session.view(seat).legal))) is None
        assert not session.over
        self.nav.leave_table()
        assert self.nav.resume(session.path) == ()

    def end_game(self, levels: str, seed: str = "5") -> None:
        """Play a game and open its results page. Only the last answers are displayed."""
        last: list[int] = []

        def nearly_over(table: AnyTable) -> bool:
            if not last:
                last.append(_end_of(table, Random(levels)) - SEEN_AT_THE_END)
            return len(table.actions) >= last[0]

        self.lay_played(levels, nearly_over, seed=seed)
        self.play(Random(seed))
        assert isinstance(self.stack[-1], ResultsPage)

    @property
    def hot_seat(self) -> HotSeatScreen:
        return next(screen for screen in self.stack if isinstance(screen, HotSeatScreen))

    @property
    def session(self):
        return self.hot_seat.session

    @property
    def cover(self) -> CoverPage | None:
        return self.hot_seat._cover

    @property
    def table(self) -> TableScreen | None:
        return self.hot_seat._table

    @property
    def viewer(self) -> Seat:
        """The player at the table, or the spectator while the table is covered or the hand is face down."""
        seat = self.hot_seat._hot_seat
        return SPECTATOR if seat.covered else seat.viewer

    def cover_up(self) -> None:
        """Play until the table is covered because a hand must be hidden."""
        self.play(Random(1), lambda p: p.cover is not None)
        assert self.cover

    def take(self, by: str = "mouse") -> None:
        """Take over the covered table as the cover asks: press, hold, release."""
        assert self.cover
        self.covers.append(self.cover.handover.name)
        area = next(each.area for each in self.cover.controls if each.key == "take")
        if by == "mouse":
            self.hear(pygame.MOUSEBUTTONDOWN, pos=area.center, button=1)
        else:
            self.hear(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r")
        while self.cover:
            self.tick(100)
        self.tick()
        if by == "mouse":
            self.hear(pygame.MOUSEBUTTONUP, pos=area.center, button=1)
        else:
            self.hear(pygame.KEYUP, key=pygame.K_RETURN, mod=0)
        self.tick()

    def settle(self, lasts: float = 200.0) -> None:
        """Run until the table is covered, the player at the table is asked, or the game is over."""
        until = time.monotonic() + TIMEOUT
        while time.monotonic() < until:
            if self.cover or not isinstance(self.stack[-1], HotSeatScreen) or self.asked:
                return
            self.tick(lasts)
        raise AssertionError("the table did not come to rest")

    @property
    def asked(self) -> bool:
        seat = self.hot_seat._hot_seat
        return seat.seated and seat.settled and seat.viewer in self.session.awaited

    def play(self, chance: Random, stop: Callable[["HotSeatWindow"], bool] = lambda _: False) -> None:
        """Play at random until the condition holds or the game ends."""
        while True:
            self.settle()
            if not isinstance(self.stack[-1], HotSeatScreen) or stop(self):
                return
            if self.cover:
                self.take(chance.choice(("mouse", "keys")))
                continue
            assert self.table
            self.had.add(self.viewer)
            before = self.session.count
            self.table.controller.submit(chance.choice(going_on(self.session.view(self.viewer).legal)))
            if isinstance(self.stack[-1], ConfirmSheet):
                self.tick()
                next(each for each in self.stack[-1].controls if each.key == "confirm").act()
            assert self.session.count == before + 1
            self.tick()

    # --- Permitted knowledge

    def known(self) -> set[Card]:
        """Return every face that the player at the table may see.

        These are the faces shown now. While anything is still moving, they include every face shown since the table was
        last at rest.
        """
        table, viewer, shared = ref(self.table) if self.table else None, self.viewer, self.hot_seat._hot_seat
        rests = not shared.seated or shared.settled
        if not self._knows or self._knows[:2] != (table, viewer):
            after = -1 if shared.alone else shared.seen(self.hot_seat.viewer)
            self._rested, before = after, self._lay(viewer, after)
        else:
            before = self._knows[3]
        if rests:
            self._rested, before = self.session.count, set()
        key = (table, viewer, self.session.count, before)
        if rests or self._knows[:3] != key[:3]:
            since = told(e for seen in self._since(viewer, min(self._rested, self.session.count)) for e in seen.events)
            self._knows = (*key[:3], before | since | faces(self.session.view(viewer)))
        return self._knows[3]

    def _lay(self, viewer: Seat, after: int) -> set[Card]:
        """Return the faces that a player last saw on the table.

        They are the player's own cards and all open cards on the table at that time.
        """
        if after < 0:
            return set()
        caught_up = self.session.catch_up(viewer, after)
        return faces(caught_up.covered()) | faces(next(caught_up.updates()).view)

    def _since(self, viewer: Seat, after: int) -> Iterator[Update]:
        told = self.session.catch_up(viewer, after).updates()
        return told if after < 0 else islice(told, 1, None)

    def worn(self) -> Iterator[Card]:
        """Yield the faces that visible sprites show on any screen."""
        printed: Any = self.services.assets._cards
        screens = [*self.stack, *((self.hot_seat.face,) if self.seated else ())]
        for screen in screens:
            for name in ("_scene", "scene"):
                for sprite in getattr(getattr(screen, name, None), "_sprites", ()):
                    shown = printed.card_of(getattr(sprite, "bare", sprite.surface))
                    if shown is not None and shown != HIDDEN:
                        yield shown

    @property
    def seated(self) -> bool:
        return any(isinstance(screen, HotSeatScreen) for screen in self.stack)

    def search(self) -> None:
        """Assert that no sprite shows a face that the player at the table may not see.

        Under the cover no sprite shows any face.
        """
        if not self.seated:
            return
        shown = set(self.worn())
        if self.cover:
            assert shown == set(), "a face is alive under the Cover"
            return
        if shown:
            wrong = shown - self.known()
            assert not wrong, (self.viewer, wrong)

    def views_alive(self) -> set[Seat]:
        """Return the seats of all Views that are alive in the program."""
        self._knows = ()
        self.nav.release_closed()
        gc.collect()
        strangers = {id(view) for view in self._strangers}
        return {thing.seat for thing in gc.get_objects() if isinstance(thing, View) and id(thing) not in strangers}

    def printed(self) -> set[Card]:
        """Return the cards whose faces appear in the pixels of the window, at any height that a player's cards have."""
        picture = pygame.surfarray.array3d(self.surface).swapaxes(0, 1).tobytes()
        assert self.hot_seat
        assets, table = self.services.assets, self.table
        cards = table.tabletop.stage.placement.cards if table else {}
        self._heights |= {height for spot, height in cards.items() if spot.of == 0}
        return {
            card
            for height in self._heights
            for card, needles in _needles(assets, height).items()
            if any(n in picture for n in needles)
        }


def _end_of(table: AnyTable, chance: Random) -> int:
    """Return the number of answers in a game that is played at random with the same choices."""
    twin = table.at(len(table.actions))
    while twin.question:
        twin.submit(chance.choice(going_on(twin.view(chance.choice(twin.question.awaited())).legal)))
    return len(twin.actions)


def faces(view: AnyView) -> set[Card]:
    return {Card(face(card)) for zone in view.zones for card in zone.cards if card != HIDDEN}


def told(events: Iterable[AnyEvent]) -> set[Card]:
    """Return every face in these events."""
    found: set[Card] = set()
    for event in events:
        if isinstance(event, Moved | Shown):
            found.update(event.cards)
        elif isinstance(event, Scored):
            found.update(card for line in event.lines for card in line.cards)
    return {Card(face(card)) for card in found if card != HIDDEN}


_FOUND: dict[tuple[Appearance, Canvas, float], dict[Card, list[bytes]]] = {}


def _needles(assets: Assets, height: float) -> dict[Card, list[bytes]]:
    """Return, for each card, strips of its face that no other card has, both bright and dimmed.

    The strips stay visible in a fan.
    """
    key = (assets.look, assets.canvas, height)
    if key not in _FOUND:
        _FOUND[key] = {}
        for dimmed in (False, True):
            for card, strip in _strips(assets, height, dimmed):
                _FOUND[key].setdefault(card, []).append(strip)
    return _FOUND[key]


def _strips(assets: Assets, height: float, dimmed: bool) -> Iterator[tuple[Card, bytes]]:
    m, wide = assets.margin, assets.card_size(height)[0] // 3
    faces = {}
    for card in range(52):
        picture = assets._print(Card(card), assets.canvas.px(height), Lift.LYING, dimmed)
        flat = pygame.Surface(picture.get_size())
        flat.blit(picture, (0, 0))
        faces[card] = pygame.surfarray.array3d(flat).swapaxes(0, 1)
    printed = {card: pixels.tobytes() for card, pixels in faces.items()}
    for card, pixels in faces.items():
        left = pixels[m + 8 : pixels.shape[0] // 2, m + 6 : m + wide].astype(int)
        strip = pixels[m + 8 + int(numpy.ptp(left, axis=1).sum(axis=1).argmax()), m + 6 : m + wide].tobytes()
        if sum(strip in other for other in printed.values()) == 1:
            yield Card(card), strip
