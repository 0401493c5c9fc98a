"""Events become movement, sound and speech, in order; everything can be hurried or skipped.

Each kind of event has a scene: a generator that starts what moves and yields how long to wait, in milliseconds, before
the next. Nothing here knows a game; a scene is chosen by the event's kind and by its ``how``.
"""

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from math import inf
from time import perf_counter

from crowe_table.engine.core import (
    Announced,
    AnyEvent,
    Changed,
    CountLine,
    Ended,
    Moved,
    Paid,
    Said,
    Scored,
    Shown,
    Shuffled,
    Threw,
    View,
    because,
    zone_of,
)
from crowe_table.engine.layout import Movement
from crowe_table.gui.draw.motion import PACES, Glide, Glides, Pace
from crowe_table.gui.table.speech import Speech
from crowe_table.gui.table.stage import ABOVE_ALL, Emphasis, Piece, cards_of
from crowe_table.gui.table.tabletop import RING, Tabletop
from crowe_table.hosting.update import Update
from crowe_table.words.narration import seat_in

SLICE = 0.004
"""Seconds of each step for which new places are looked for."""
NEXT_STEP = -1.0
"""Is waited for until the next step, whatever the pace."""
GLIDE = 230.0
HOP = 70.0
"""Milliseconds for which a peg is in the air from one hole to the next, where it has not far to go."""
CLIMB = 500.0
"""Milliseconds in which a score has climbed, however great it is and at whatever pace."""
REVIEW = "review"
"""How the cards of a trick that is seen again are moved."""
MOST_HOPS = 30
"""A peg that has farther to go leaves holes out."""
LINE, COUNT = 420.0, 1500.0
"""Milliseconds for which a line of a count is left to be heard, and a whole count at most. All of it stays written."""
SPEECH = 500.0
COIN = 320.0
"""Milliseconds for which money is on its way."""
WALK = 700.0
"""Milliseconds in which players go from chair to chair."""
TRICK = 1100.0
"""Milliseconds for which a finished trick lies to be seen before it is taken up."""
SETTLE = 250.0
"""Milliseconds for which a finished count is left to be seen."""

_GAPS: Mapping[str, float] = {
    Movement.DEAL: 75.0,
    Movement.LAY_OUT: 90.0,
    Movement.GATHER: 60.0,
    Movement.CUT: 350.0,
    Movement.PLAY: 260.0,
    Movement.TURN: 420.0,
    Movement.SHOW: 200.0,
    Movement.LIFT: 200.0,
}
"""Milliseconds between one movement and the next."""
_SOUNDS: Mapping[str, str] = {
    Movement.DEAL: "card_deal",
    Movement.PLAY: "card_deal",
    Movement.TURN: "card_turn",
    Movement.CUT: "card_turn",
    Movement.LIFT: "knock",
}


_WRITTEN_LATER = (Scored, Threw)
"""What is written in the account only when it has been counted aloud, or the dice lie."""


class Director:
    """Plays batches of events, one after another."""

    def __init__(
        self, table: Tabletop, speech: Speech, arrived: Callable[[Update], None], pace: Pace, still: bool
    ) -> None:
        """``arrived``: called when all of a batch has been shown, with that batch."""
        self._table = table
        self._stage = table.stage
        self._speech = speech
        self._arrived = arrived
        self.pace = pace
        self.still = still
        """Reduced motion: things are placed at once; what must be read still waits."""
        self._waiting: deque[Update] = deque()
        self._playing: Iterator[float] | None = None
        self._wakes = 0.0
        self._now = 0.0
        self._slice_ends = inf
        """When to stop looking for places within this step, in seconds."""
        self._hurrying = False
        self.glides = Glides()
        self.reading = False
        """Whether what is shown now waits to be read, not to arrive."""
        self._lingered = False
        """Whether the trick that is being taken up has lain to be seen."""

    def stop(self) -> None:
        """Drop what is being shown: its table is left. What runs would hold the director, and the director it."""
        self._playing = None
        self._waiting.clear()

    @property
    def at_once(self) -> bool:
        """Whether what moves is placed where it goes."""
        return self.still or not PACES[self.pace]

    @property
    def busy(self) -> bool:
        return self._playing is not None or bool(self._waiting) or bool(self.glides)

    def play(self, batch: Update) -> None:
        self._waiting.append(batch)

    def step(self, now: float) -> None:
        """Carries everything on to this moment."""
        self._slice_ends = perf_counter() + SLICE
        self._table.write()
        self._go_on(now)
        self._table.refresh()

    def _go_on(self, now: float) -> None:
        self._now = now
        self.glides.step(now)
        if self._hurrying:
            self._rush()
        while now >= self._wakes:
            if self._playing is None:
                if not self._waiting:
                    return
                self._wakes = now
                self._playing = self._perform(self._waiting.popleft())
            wait = next(self._playing, None)
            if wait is None:
                self._playing = None
                if perf_counter() > self._slice_ends:
                    return
            elif wait == NEXT_STEP:
                self._wakes = now
                return
            else:
                self._wakes = max(self._wakes, now - 50) + wait * PACES[self.pace]
        self._table.ready(self._slice_ends)

    def hurry(self) -> None:
        """All that one answer brought about is shown at once, or as soon as there is a place for it."""
        self._hurrying = True
        self._rush()
        self._table.refresh()

    def _rush(self) -> None:
        """Skips all waiting except for places that are still looked for."""
        while self._hurrying and self._playing is not None:
            wait = next(self._playing, None)
            self.glides.finish()
            if wait == NEXT_STEP:
                return
            if wait is None:
                self._playing = None
        self._hurrying = False
        self.glides.finish()
        self._wakes = self._now

    def finish(self) -> None:
        """Everything still to be shown is shown at once."""
        while self._playing is not None or self._waiting:
            if self._playing is None:
                self._playing = self._perform(self._waiting.popleft())
            for _ in self._playing:
                self._slice_ends = inf
                self.glides.finish()
            self._playing = None
        self._hurrying = False
        self.glides.finish()
        self._table.refresh()
        self._wakes = self._now

    def glide_to(self, piece: Piece, lasts: float = GLIDE) -> None:
        """A card slides to its target, above all others until it is there."""
        stage = self._stage
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
        for piece in self._stage.zones.get(zone, []):
            self.glide_to(piece, lasts)

    def _compose(self) -> Iterator[float]:
        """Where the table must be composed anew, everything glides to its new place as soon as that is found; until
        then it lies where it lay. Words keep off cards that are known now.
        """
        if not self._table.look():
            self._table.papers.follow()
            return
        while not self._table.ready(self._slice_ends):
            yield NEXT_STEP
        move = self._table.glide()
        self.glides.add(Glide(self._table, move, self._now, 0.0 if self.still else GLIDE * PACES[self.pace]))
        for zone in self._stage.zones:
            self.tidy(zone, GLIDE)

    def _drawn(self, event: Moved | Shown) -> Iterator[float]:
        """Its cards are drawn as they will lie, no more at each step than there is time for."""
        for _ in self._stage.drawn_for(self._stage.placement, cards_of(event)):
            if perf_counter() > self._slice_ends:
                yield NEXT_STEP

    # --- scenes

    def _perform(self, batch: Update) -> Iterator[float]:
        if batch.events:
            self._table.take_up()
        self._table.foresee(batch)
        for event in batch.events:
            if not isinstance(event, _WRITTEN_LATER):
                self._table.write_down(event)
            if isinstance(event, Changed) and event.fact == RING:
                yield from self._walked(event, batch.view)
            else:
                yield from self._scene(event)
            yield from self._compose()
            if perf_counter() > self._slice_ends:
                yield NEXT_STEP
        while self.glides:
            yield 16.0
        self._table.foresee(batch)
        while not self._table.ready(self._slice_ends):
            yield NEXT_STEP
        if perf_counter() > self._slice_ends - SLICE / 2:
            yield NEXT_STEP
        self._arrived(batch)

    def _scene(self, event: AnyEvent) -> Iterator[float]:
        table, speech = self._table, self._speech
        match event:
            case Moved():
                yield from self._moved(event)
            case Scored():
                yield from self._scored(event)
            case Shown():
                yield from self._shown(event)
            case Shuffled():
                self._stage.shuffle(event)
                speech.sound("shuffle")
                yield 300.0
            case Said():
                speech.say(event.seat, event.words)
                yield SPEECH
            case Announced():
                speech.announce(event.words)
                yield SPEECH
            case Changed():
                beads = None if self.at_once else table.push_beads(event)
                table.fold(event)
                if beads:
                    self.glides.add(Glide(event, beads, self._now, COIN * PACES[self.pace]))
            case Paid():
                yield from self._paid(event)
            case Threw():
                speech.sound("dice_roll")
                yield from table.roll(event, self.at_once)
                table.fold(event)
                table.write_down(event)
                yield SPEECH
            case Ended():
                speech.announce(event.why)
                yield SETTLE

    def _walked(self, event: Changed, view: View) -> Iterator[float]:
        """Players go to other chairs, and it is said who sits opposite the viewer."""
        walk = self._table.walk(event, view.public.sides)
        self.glides.add(Glide(event, walk, self._now, 0.0 if self.still else WALK * PACES[self.pace]))
        opposite = self._stage.opposite
        if opposite is not None:
            partner = opposite in self._table.displayed.partners(self._stage.viewer)
            self._speech.announce(because("walk-opposite", seat=opposite, partner="yes" if partner else "no"))
            yield SPEECH
        yield WALK

    def _moved(self, event: Moved) -> Iterator[float]:
        stage = self._stage
        if event.how == Movement.TAKE and not self._lingered:
            self._lingered = True
            self.reading = True
            self._table.mark_won(zone_of(event.source.partition(":")[0], seat_in(event.target)))
            yield TRICK
            self._table.mark_won("")
            self.reading = False
        if event.how != Movement.TAKE:
            self._lingered = False
        if event.how == REVIEW:
            self._speech.recall(event.cards)
        yield from self._drawn(event)
        taken = stage.move(event)
        yield from self._compose()
        self._speech.sound(_SOUNDS.get(event.how, "card_slide"))
        for piece in taken:
            self.glide_to(piece)
        for zone in (event.source, event.target):
            for piece in stage.zones[zone]:
                if piece not in taken:
                    self.glide_to(piece, 140.0)
        yield _GAPS.get(event.how, 120.0)

    def _paid(self, event: Paid) -> Iterator[float]:
        """Coin goes across the table; several payments are on their way together."""
        table = self._table
        self._speech.pay(event)
        if self.at_once:
            table.fold(event)
            yield COIN
            return
        self.glides.add(Glide(event, table.flight(event), self._now, COIN * PACES[self.pace]))
        yield COIN / 2

    def _shown(self, event: Shown) -> Iterator[float]:
        yield from self._drawn(event)
        self._stage.show(event)
        yield from self._compose()
        self._speech.sound("card_turn")
        self.tidy(event.zone, GLIDE)
        yield 300.0

    def _scored(self, event: Scored) -> Iterator[float]:
        """Counted aloud line by line, the cards of each lifted as it is told; then the score climbs. What was counted
        stays written.
        """
        each = min(LINE, COUNT / max(1, len(event.lines)))
        self.reading = True
        for upto, line in enumerate(event.lines, 1):
            self._lift(line)
            self._speech.recite(event.seat, event.lines, upto)
            yield each
        if not event.lines:
            self._speech.recite(event.seat, (), 0)
            yield LINE
        self.reading = False
        self._lift(None)
        self._table.write_down(event)
        yield from self._climb(event)
        self._table.fold(event)
        if len(event.lines) > 1:
            self.reading = True
            yield SETTLE
            self.reading = False
        for zone in self._stage.zones:
            self.tidy(zone)

    def _lift(self, line: CountLine | None) -> None:
        stage = self._stage
        counted = frozenset(line.cards if line else ())
        for zone, pieces in stage.zones.items():
            emphasis = stage.emphasis.get(zone, Emphasis())
            if any(piece.card in counted for piece in pieces) or emphasis.counted:
                stage.set_emphasis(zone, Emphasis(emphasis.allowed, emphasis.chosen, counted))
                self.tidy(zone)

    def _climb(self, event: Scored) -> Iterator[float]:
        """The peg hops and the number climbs, hole by hole where there are few; all of it takes a second at most."""
        table, rise = self._table, event.after - event.before
        hops = 0 if self.at_once else min(max(rise, 0), MOST_HOPS)
        each = min(HOP, CLIMB / (hops + 1) / (PACES[self.pace] or 1))
        for hop in range(1, hops + 1):
            for lift in (14.0, 6.0):
                table.peg(event.side, event.before + rise * hop // hops, lift)
                yield each / 2
        table.peg(event.side, event.after, 0)
        if rise > 0:
            self._speech.sound("peg")
            table.pegged(event.side)
            yield each
