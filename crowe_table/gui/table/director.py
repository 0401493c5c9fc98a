"""Events become movement, sound and speech, in order; everything can be hurried or skipped.

Each kind of event has a scene: a generator that starts what moves and yields how long to wait, in milliseconds, before
the next. Nothing here knows a game; a scene is chosen by the event's kind and by its ``how``.
"""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Protocol

from crowe_table.engine.core import (
    AnyEvent,
    Ended,
    FactValue,
    Line,
    Moved,
    Now,
    Paid,
    Reason,
    Said,
    Scored,
    Seat,
    Shown,
    Shuffled,
    Threw,
    Told,
    View,
)
from crowe_table.engine.money import POT
from crowe_table.gui.draw.motion import PACES, Glide, Glides, Pace
from crowe_table.gui.table.stage import ABOVE_ALL, Piece, Stage, Standing
from crowe_table.hosting.update import Update

GLIDE = 230.0
HOP = 70.0
LINE = 950.0
"""Milliseconds for which a line of a count is left to be heard."""
SPEECH = 650.0
COIN = 320.0
"""Milliseconds for which money is on its way."""
TRICK = 1300.0
"""Milliseconds for which a finished trick lies to be seen before it is taken up."""
SETTLE = 900.0
"""Milliseconds for which a finished count is left to be seen."""

_GAPS = {"deal": 75.0, "lay_out": 90.0, "gather": 60.0, "cut": 350.0, "play": 260.0, "turn": 420.0, "show": 200.0}
_SOUNDS = {"deal": "card_deal", "play": "card_deal", "turn": "card_turn", "gather": "card_slide", "cut": "card_turn"}


class House(Protocol):
    """What the director moves besides cards; the table screen is one."""

    stage: Stage

    def speak(self, seat: Seat, words: Reason) -> None:
        """A player says something aloud."""

    def announce(self, words: Reason) -> None:
        """The table says something to everybody."""

    def recite(self, seat: Seat, lines: tuple[Line, ...], upto: int) -> None:
        """A count is told as far as this line."""

    def record(self, event: Scored) -> None:
        """A score goes on the slip."""

    def peg(self, side: int, score: int, lift: float) -> None:
        """The peg that is being moved stands there."""

    def pegged(self, side: int) -> None:
        """The peg is in its hole."""

    def fact(self, name: str, value: FactValue) -> None:
        """A public fact has changed."""

    def flight(self, event: Paid) -> Callable[[float], None]:
        """The money of a payment leaves where it lies: what is returned brings it on its way, from 0 to 1."""

    def paid(self, event: Paid) -> None:
        """Money has come from one account to another."""

    def roll(self, event: Threw, still: bool) -> Iterator[float]:
        """Dice are thrown: yields milliseconds to wait until they lie."""

    def threw(self, event: Threw) -> None:
        """The dice lie."""

    def ended(self, event: Ended) -> None: ...

    def sound(self, name: str) -> None: ...

    def arrived(self, view: View) -> None:
        """All that happened has been shown; this is how things stand."""


class Director:
    """Plays batches of events, one after another."""

    def __init__(self, house: House, pace: Pace, still: bool) -> None:
        self._house = house
        self.pace = pace
        self.still = still
        """Reduced motion: things are placed at once; what must be read still waits."""
        self._waiting: deque[Update] = deque()
        self._playing: Iterator[float] | None = None
        self._wakes = 0.0
        self._now = 0.0
        self.glides = Glides()
        self.reading = False
        """Whether what is shown now waits to be read, not to arrive."""
        self._lingered = False
        """Whether the trick that is being taken up has lain to be seen."""

    @property
    def busy(self) -> bool:
        return self._playing is not None or bool(self._waiting) or bool(self.glides)

    def play(self, batch: Update) -> None:
        self._waiting.append(batch)

    def step(self, now: float) -> None:
        """Carries everything on to this moment."""
        self._now = now
        self.glides.step(now)
        while now >= self._wakes:
            if self._playing is None:
                if not self._waiting:
                    return
                self._wakes = now
                self._playing = self._perform(self._waiting.popleft())
            wait = next(self._playing, None)
            if wait is None:
                self._playing = None
                continue
            self._wakes = max(self._wakes, now - 50) + wait * PACES[self.pace]

    def hurry(self) -> None:
        """Skips what is being waited for: the next thing happens now."""
        self.glides.finish()
        self._wakes = self._now

    def finish(self) -> None:
        """Everything still to be shown is shown at once."""
        while self._playing is not None or self._waiting:
            if self._playing is None:
                self._playing = self._perform(self._waiting.popleft())
            for _ in self._playing:
                self.glides.finish()
            self._playing = None
        self.glides.finish()
        self._wakes = self._now

    def glide_to(self, piece: Piece, lasts: float = GLIDE) -> None:
        """A card slides to its target, above all others until it is there."""
        stage = self._house.stage
        from_left, from_top = stage.position(piece)
        left, top, z = piece.target
        self.glides.stop(piece)
        if (round(from_left), round(from_top)) == (round(left), round(top)):
            stage.put(piece, left, top, z)
            return
        lasts = 0.0 if self.still else lasts * PACES[self.pace]
        piece.z = ABOVE_ALL + z

        def place(part: float) -> None:
            resting = z if part >= 1 else ABOVE_ALL + z
            stage.put(piece, from_left + (left - from_left) * part, from_top + (top - from_top) * part, resting)

        glide = Glide(piece, place, self._now, lasts)
        if not glide.at(self._now):
            self.glides.add(glide)

    def tidy(self, zone: str, lasts: float = 120.0) -> None:
        """Every card of a zone glides to where it now belongs."""
        for piece in self._house.stage.zones.get(zone, []):
            self.glide_to(piece, lasts)

    # --- scenes

    def _perform(self, batch: Update) -> Iterator[float]:
        for event in batch.events:
            yield from self._scene(event)
        while self.glides:
            yield 16.0
        self._house.arrived(batch.view)

    def _scene(self, event: AnyEvent) -> Iterator[float]:
        house = self._house
        if isinstance(event, Moved):
            yield from self._moved(event)
        elif isinstance(event, Scored):
            yield from self._scored(event)
        elif isinstance(event, Shown):
            yield from self._shown(event)
        elif isinstance(event, Shuffled):
            house.stage.shuffle(event)
            house.sound("shuffle")
            yield 300.0
        elif isinstance(event, Said):
            house.speak(event.seat, event.words)
            yield SPEECH
        elif isinstance(event, Told):
            house.announce(event.words)
            yield SPEECH
        elif isinstance(event, Now):
            house.fact(event.fact, event.value)
        elif isinstance(event, Paid):
            yield from self._paid(event)
        elif isinstance(event, Threw):
            house.sound("dice_roll")
            yield from house.roll(event, self.still or not PACES[self.pace])
            house.threw(event)
            yield SPEECH
        else:
            house.ended(event)
            yield SETTLE

    def _moved(self, event: Moved) -> Iterator[float]:
        stage = self._house.stage
        if event.how == "take" and not self._lingered:
            self._lingered = True
            self.reading = True
            yield TRICK
            self.reading = False
        if event.how != "take":
            self._lingered = False
        taken = stage.move(event)
        self._house.sound(_SOUNDS.get(event.how, "card_slide"))
        for piece in taken:
            self.glide_to(piece)
        for zone in (event.source, event.target):
            for piece in stage.zones[zone]:
                if piece not in taken:
                    self.glide_to(piece, 140.0)
        yield _GAPS.get(event.how, 120.0)

    def _paid(self, event: Paid) -> Iterator[float]:
        """Coin goes across the table; several payments are on their way together."""
        house = self._house
        house.sound("coins_to_pot" if event.source == POT or event.target == POT else "coin_clink")
        if self.still or not PACES[self.pace]:
            house.paid(event)
            yield COIN
            return
        fly = house.flight(event)

        def place(part: float) -> None:
            fly(part)
            if part >= 1:
                house.paid(event)

        self.glides.add(Glide(event, place, self._now, COIN * PACES[self.pace]))
        yield COIN / 2

    def _shown(self, event: Shown) -> Iterator[float]:
        self._house.stage.show(event)
        self._house.sound("card_turn")
        for piece in self._house.stage.zones[event.zone]:
            self.glide_to(piece)
        yield 300.0

    def _scored(self, event: Scored) -> Iterator[float]:
        """Counted aloud line by line, the cards of each lifted as it is told; then the peg hops, hole by hole."""
        house, stage = self._house, self._house.stage
        self.reading = True
        for upto, line in enumerate(event.lines, 1):
            self._lift(line)
            house.recite(event.seat, event.lines, upto)
            yield LINE
        if not event.lines:
            house.recite(event.seat, (), 0)
            yield LINE
        self.reading = False
        self._lift(None)
        house.record(event)
        yield from self._peg(event)
        if len(event.lines) > 1:
            self.reading = True
            yield SETTLE
            self.reading = False
        for zone in stage.zones:
            self.tidy(zone)

    def _lift(self, line: Line | None) -> None:
        stage = self._house.stage
        counted = frozenset(line.cards if line else ())
        for zone, pieces in stage.zones.items():
            standing = stage.standing.get(zone, Standing())
            if any(piece.card in counted for piece in pieces) or standing.counted:
                stage.set_standing(zone, Standing(standing.allowed, standing.chosen, counted))
                self.tidy(zone)

    def _peg(self, event: Scored) -> Iterator[float]:
        house = self._house
        if self.still or not PACES[self.pace]:
            house.peg(event.side, event.after, 0)
        else:
            for score in range(event.before + 1, event.after + 1):
                for lift in (14.0, 6.0):
                    house.peg(event.side, score, lift)
                    yield HOP / 2
            house.peg(event.side, event.after, 0)
        if event.after > event.before:
            house.sound("peg")
            house.pegged(event.side)
            yield HOP
