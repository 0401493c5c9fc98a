"""The director plays the events of a game in order, as movement, sound and speech.

The visitor can hurry or skip everything. Each kind of event has a scene: a generator that starts movements and yields
the milliseconds before the next step. No code here is specific to a game. The class of the event and its ``how`` field
select the scene.
"""

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from math import inf
from time import perf_counter

from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import (
    Announced,
    AnyEvent,
    Changed,
    CountLine,
    Ended,
    Moved,
    Paid,
    Reason,
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
from crowe_table.gui.table.tabletop import DEAL, RING, Tabletop
from crowe_table.hosting.update import Update
from crowe_table.kit.announcing import is_result
from crowe_table.words.narration import seat_in

SLICE = 0.004
"""Seconds of each step that are spent on drawing pictures in advance."""
NEXT_STEP = -1.0
"""Value that a scene yields to wait for the next step, at any pace."""
GLIDE = 230.0
HOP = 70.0
"""Milliseconds of a peg's hop from one hole to the next, when it moves a short distance."""
CLIMB = 500.0
"""Maximum duration of the animation that raises a score, in milliseconds at any pace."""
REVIEW = "review"
"""Value of the ``how`` field of events that move cards to review a trick."""
MAX_HOPS = 30
"""Maximum number of hops in one move of a peg. Over a longer distance the peg skips holes."""
LINE, COUNT = 370.0, 1400.0
"""Milliseconds for which one line of a count is shown, and maximum milliseconds for the whole count.

The log keeps all lines.
"""
FULL_COUNTS = 2
"""Number of deals in which a count of several lines is shown at the usual pace. Later it takes half as long."""
SPEECH, SAME_WORDS, WITH_CARD = 500.0, 120.0, 250.0
"""Milliseconds of pause after words, after the same words as the previous player's, and after words with a played card.
"""
COIN = 320.0
"""Duration in milliseconds of the movement of coins in a payment."""
WALK = 700.0
"""Duration in milliseconds of the animation in which players change chairs."""
TRICK = 1100.0
"""Milliseconds for which a finished trick is visible before it is gathered."""
SETTLE = 250.0
"""Milliseconds for which a finished count, a finished throw or an announced result is visible before the next event."""

_GAPS: Mapping[str, float] = {
    Movement.DEAL: 65.0,
    Movement.LAY_OUT: 90.0,
    Movement.GATHER: 60.0,
    Movement.CUT: 350.0,
    Movement.PLAY: 260.0,
    Movement.TURN: 420.0,
    Movement.SHOW: 200.0,
    Movement.LIFT: 200.0,
}
"""Milliseconds between the start of one card's movement and the next, by kind of movement."""
_SOUNDS: Mapping[str, str] = {
    Movement.DEAL: "card_deal",
    Movement.PLAY: "card_deal",
    Movement.TURN: "card_turn",
    Movement.CUT: "card_turn",
    Movement.LIFT: "knock",
}


_LOGGED_LATER = (Scored, Threw)
"""Kinds of events that are logged only after their animation: scores after the count, throws after the dice have
stopped.
"""


class Director:
    """The playback of updates, one after another, event by event."""

    def __init__(
        self,
        table: Tabletop,
        speech: Speech,
        arrived: Callable[[Update], None],
        pace: Pace,
        still: bool,
        slow_counts: bool = False,
    ) -> None:
        """Create the director. ``arrived`` is called with each update once all its events have been shown."""
        self._table = table
        self._stage = table.stage
        self._speech = speech
        self._arrived = arrived
        self.pace = pace
        self.still = still
        """Whether motion is reduced: objects jump to their targets, but pauses for reading remain."""
        self.one_at_a_time = False
        """Whether nothing begins to move before everything else has come to rest."""
        self._slow_counts = slow_counts
        """Whether every count takes its full time, and not only those of the first deals."""
        self._last_words: Reason | None = None
        """The last player's words. None if anything has been moved, scored, thrown or announced since."""
        self._card_played = False
        """Whether a card was played, and nothing else has been moved, scored, thrown or announced since."""
        self._waiting: deque[Update] = deque()
        self._playing: Iterator[float] | None = None
        self._wakes = 0.0
        self._now = 0.0
        self._slice_ends = inf
        """Time in seconds at which the current step stops drawing in advance."""
        self._hurrying = False
        self.glides = Glides()
        self.reading = False
        """Whether the current pause gives the visitor time to read, and is not only the duration of a movement."""
        self._lingered = False
        """Whether the finished trick has already been visible for long enough to be gathered."""

    def stop(self) -> None:
        """Drop the running scenes when the table is left.

        This breaks the reference cycle between generator and director.
        """
        self._playing = None
        self._waiting.clear()

    @property
    def at_once(self) -> bool:
        """Whether objects jump to their targets without movement."""
        return self.still or not PACES[self.pace]

    @property
    def busy(self) -> bool:
        return self._playing is not None or bool(self._waiting) or bool(self.glides)

    def play(self, batch: Update) -> None:
        self._waiting.append(batch)

    def step(self, now: float) -> None:
        """Advance everything to ``now``, in milliseconds."""
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
        """Skip to the end of the current scenes.

        Drawing that takes longer than one step continues in the following steps.
        """
        self._hurrying = True
        self._rush()
        self._table.refresh()

    def _rush(self) -> None:
        """Skip every delay except ``NEXT_STEP``, which continues slow drawing in the next step."""
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
        """Show everything still pending at once."""
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
        """Slide a card to its target. Until it arrives, it is drawn above all other cards.

        ``lasts`` is the duration in milliseconds at normal pace.
        """
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
        """Slide every card of a zone to its target. ``lasts`` is the duration in milliseconds at normal pace."""
        for piece in self._stage.zones.get(zone, []):
            self.glide_to(piece, lasts)

    def _drawn(self, event: Moved | Shown) -> Iterator[float]:
        """Draw the event's cards in their final size, within the time available in each step."""
        for _ in self._stage.draw_for(cards_of(event)):
            if perf_counter() > self._slice_ends:
                yield NEXT_STEP

    # --- Scenes

    def _perform(self, batch: Update) -> Iterator[float]:
        if batch.events:
            self._table.close_hands()
        self._table.foresee(batch)
        for event in batch.events:
            if not isinstance(event, _LOGGED_LATER):
                self._table.write_down(event)
            if isinstance(event, Changed) and event.fact == RING:
                yield from self._walked(event, batch.view)
            else:
                yield from self._scene(event, batch.view.public.deal)
            while self.one_at_a_time and self.glides:
                yield 16.0
            self._table.update_labels()
            self._table.papers.follow()
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

    def _scene(self, event: AnyEvent, deal: int) -> Iterator[float]:
        table, speech = self._table, self._speech
        if isinstance(event, Moved | Scored | Threw | Announced | Ended):
            self._last_words = None
            self._card_played = isinstance(event, Moved) and event.how == Movement.PLAY
        match event:
            case Moved():
                yield from self._moved(event)
            case Scored():
                yield from self._scored(event, deal)
            case Shown():
                yield from self._shown(event)
            case Shuffled():
                self._stage.shuffle(event)
                speech.sound("shuffle")
                yield 300.0
            case Said():
                speech.say(event.seat, event.words)
                same, self._last_words = event.words == self._last_words, event.words
                yield SAME_WORDS if same else WITH_CARD if self._card_played else SPEECH
            case Announced():
                speech.announce(event.words)
                yield SETTLE if is_result(event.words) else SPEECH
            case Changed():
                beads = None if self.at_once else table.push_beads(event)
                table.fold(event)
                if event.fact == DEAL:
                    speech.clear_result()
                if beads:
                    self.glides.add(Glide(event, beads, self._now, COIN * PACES[self.pace]))
            case Paid():
                yield from self._paid(event)
            case Threw():
                speech.sound("dice_roll")
                yield from table.roll(event, self.at_once)
                table.fold(event)
                table.write_down(event)
                yield SETTLE
            case Ended():
                speech.announce(event.why)
                yield SETTLE

    def _walked(self, event: Changed, view: View) -> Iterator[float]:
        """Move players to other chairs, and announce the player who now sits opposite the viewer."""
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
            self._table.mark_winner(zone_of(event.source.partition(":")[0], seat_in(event.target)))
            yield TRICK
            self._table.mark_winner("")
            self.reading = False
        if event.how != Movement.TAKE:
            self._lingered = False
        if event.how == REVIEW:
            self._speech.caption_trick(event.cards)
        yield from self._drawn(event)
        taken = stage.move(event)
        self._speech.sound(_SOUNDS.get(event.how, "card_slide"))
        for piece in taken:
            self.glide_to(piece)
        for zone in (event.source, event.target):
            for piece in stage.zones[zone]:
                if piece not in taken:
                    self.glide_to(piece, 140.0)
        yield _GAPS.get(event.how, 120.0)

    def _paid(self, event: Paid) -> Iterator[float]:
        """Move coins across the table. The coins of several payments move at the same time."""
        table = self._table
        self._speech.pay(event)
        if self.at_once:
            table.fold(event)
            yield COIN
            return
        self.glides.add(Glide(event, table.flight(event), self._now, COIN * PACES[self.pace]))
        yield COIN / 2

    def _shown(self, event: Shown) -> Iterator[float]:
        """Turn cards face up. Cards that only another player may see take no time."""
        if set(event.cards) <= {HIDDEN}:
            self._stage.show(event)
            return
        yield from self._drawn(event)
        self._stage.show(event)
        self._speech.sound("card_turn")
        self.tidy(event.zone, GLIDE)
        yield 300.0

    def _scored(self, event: Scored, deal: int) -> Iterator[float]:
        """Count the score aloud line by line, and lift the cards of each line.

        Then raise the displayed score.

        The player's speech slip shows the current line.
        """
        brief = deal > FULL_COUNTS and len(event.lines) > 1 and not self._slow_counts
        part = 0.5 if brief else 1.0
        each = part * min(LINE, COUNT / max(1, len(event.lines)))
        self.reading = True
        for upto, line in enumerate(event.lines, 1):
            self._lift(line)
            self._speech.show_count(event.seat, event.lines, upto)
            yield each
        if not event.lines:
            self._speech.show_count(event.seat, (), 0)
            yield LINE
        self.reading = False
        self._lift(None)
        self._table.write_down(event)
        yield from self._climb(event, part)
        self._table.fold(event)
        if len(event.lines) > 1:
            self.reading = True
            yield part * SETTLE
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

    def _climb(self, event: Scored, part: float = 1.0) -> Iterator[float]:
        """Move the peg and raise the displayed score.

        Over a short distance, the peg moves hole by hole.

        ``part`` is the duration as a fraction of the usual time.
        """
        table, rise = self._table, event.after - event.before
        hops = 0 if self.at_once else min(max(rise, 0), MAX_HOPS)
        each = part * min(HOP, CLIMB / (hops + 1) / (PACES[self.pace] or 1))
        for hop in range(1, hops + 1):
            for lift in (14.0, 6.0):
                table.peg(event.side, event.before + rise * hop // hops, lift)
                yield each / 2
        table.peg(event.side, event.after, 0)
        if rise > 0:
            self._speech.sound("peg")
            table.land_peg(event.side)
            yield each
