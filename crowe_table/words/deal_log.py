"""The log of a deal, line by line, for the panel beside the table.

It uses only the redacted events of one seat, so a game only has to report what happens. Each line records the number of
events so far. With this number, the table can show that moment again.

A game may define shorter messages: ``log-<key>`` for announcements (empty to omit the line) and ``log-moved-<how>`` for
card movements. ``log-own-<key>`` tells the reader's own gain or loss from an announced turn of cards or dice. It
replaces the announcement and the reader's own payments, if there are any.
"""

from collections.abc import Callable, Sequence
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import (
    NO_SEAT,
    Announced,
    AnyEvent,
    Arg,
    Changed,
    Ended,
    FactValue,
    Moved,
    Paid,
    Reason,
    Said,
    Scored,
    Seat,
    Shown,
    Threw,
)
from crowe_table.engine.layout import Layout, Movement, in_order
from crowe_table.engine.money import NOTHING, POT, Farthings
from crowe_table.kit.announcing import is_result
from crowe_table.words import Words
from crowe_table.words.narration import seat_in

_UNTOLD = (Movement.DEAL, Movement.SLIDE, Movement.GATHER)
"""Movements that the log omits."""


class Style(StrEnum):
    """The print style of a line."""

    PLAIN = "plain"
    DETAIL = "detail"
    """A detail of the line above."""
    HEADING = "heading"
    RESULT = "result"
    OWN = "own"
    """The outcome of a turn for the reader."""


class Line(Struct, frozen=True, kw_only=True):
    """One line: a text and, right-aligned, a card, a number or an amount of money."""

    left: str
    right: str = ""
    style: Style = Style.PLAIN
    seat: Seat = NO_SEAT
    """The player who acted."""
    gain: bool = False
    """Whether the line reports something won: a trick, points or money."""
    trick: int = 0
    """The number of the trick that begins here, from 1; 0 for any other line."""
    card_of: int = 0
    """The number of the trick to which the card of this line belongs, from 1; 0 for any other line."""
    brief: bool = True
    """Whether a short log keeps the line. Of earlier tricks, it keeps only the lead and the winning card."""
    until: int
    """Number of events of the deal at the time when the line was complete."""


class Trick(Struct, frozen=True):
    """The cards of a trick in the order of play, with their players."""

    plays: tuple[tuple[Seat, Card], ...]
    winner: Seat = NO_SEAT
    """The winner; NO_SEAT while the trick is incomplete."""
    until: int = 0
    """Number of events of the deal at the time when the trick's last card was played."""


class _Run(Struct, frozen=True):
    """A line that accumulates similar events. It shows their cards, or their number and total."""

    at: int
    cards: tuple[Card, ...] = ()
    times: int = 0
    sum: Farthings = NOTHING
    whys: frozenset[str] = frozenset()
    """The reasons of the payments."""
    seats: tuple[Seat, ...] = ()
    """The players who said the same."""


class _OwnAccount(Struct, frozen=True):
    """An announced turn whose payments are still coming: its line, its words, and the reader's gain so far."""

    at: int
    words: Reason
    sum: Farthings = NOTHING


class DealLog:
    """The log of one deal, as one seat saw it. The next deal clears it."""

    def __init__(self, words: Words, deals: int = 0, layout: Layout | None = None) -> None:
        """Create an empty log. ``deals`` is the agreed number of deals, or 0.

        ``layout`` gives the order of cards in a hand.
        """
        self._words = words
        self._deals = deals
        self._layout = layout
        self.veil: Callable[[AnyEvent], AnyEvent] = lambda event: event
        """Function that hides the cards of an event that the log must not name."""
        self._last: AnyEvent | None = None
        self._own: _OwnAccount | None = None
        """The account of the turn that is being paid."""
        self._runs: dict[tuple[object, ...], _Run] = {}
        """The lines that still accumulate events, by subject."""
        self._begin(0)

    def set(self, past: Sequence[AnyEvent]) -> None:
        """Replace the log with these events of the deal."""
        self._begin(0)
        for event in past:
            self.add(event)

    def add(self, event: AnyEvent) -> None:
        """Append one event."""
        event = self.veil(event)
        self.count += 1
        if isinstance(event, Shown) and set(event.cards) <= {HIDDEN}:
            return
        before, self._last = self._last, event
        if type(before) is not type(event) and not isinstance(event, Changed):
            self._runs.clear()
        if not isinstance(event, Paid | Changed):
            self._own = None
        match event:
            case Changed():
                self._last = before
                self._changed(event)
            case Moved():
                self._moved(event)
            case Shown():
                self._shown(event)
            case Scored():
                self._score(event)
            case Paid() if event.concerns_players:
                self._pay(event, before)
            case Threw():
                self._throw(event)
            case Said():
                self._speak(event)
            case Announced():
                self._announce(event.words, is_result(event.words))
            case Ended():
                self._announce(event.why, True)
            case _:
                pass

    def after_play(self) -> list[Line]:
        """Return the lines since the last card played: the count, and the end of the deal."""
        return self.lines[self._trick_lines[-1] + 1 :] if self._trick_lines else self.lines

    def trick_of(self, cards: Sequence[Card]) -> Trick | None:
        """Return the trick with exactly these cards, or None."""
        return next((trick for trick in self.tricks if {card for _, card in trick.plays} == set(cards)), None)

    # --- how each kind is told

    def _begin(self, count: int) -> None:
        self.count = count
        """Number of events in the log."""
        self.title = ""
        """The number of the deal, and its dealer."""
        self.lines: list[Line] = []
        self.tricks: list[Trick] = []
        """The finished tricks and the current one."""
        self.result = ""
        """The result with its reason; empty until it is announced."""
        self._lying: dict[str, int] = {}
        """For each zone, the change in its number of cards since the deal began."""
        self._played_from: set[str] = set()
        """The zones from which cards were played. When all are empty, the play is over."""
        self._made: tuple[FactValue, ...] = ()
        self._last = None
        self._own = None
        self._deal = 0
        self._runs.clear()
        self._said_at = -1
        """The index of the line of the last announcement, or −1."""
        self._trick_lines: list[int] = []
        """The indices of the lines of the current or last trick."""
        self._round: list[Seat] = []
        """The players who have bet in the current round."""
        self._rounds = 0
        self._play_over = False
        """Whether the play is over, so that scores now belong to the count."""
        self._counting = False

    def _changed(self, event: Changed) -> None:
        if event.fact == "deal" and isinstance(event.value, int):
            self._begin(1)
            self._deal = event.value
        elif event.fact == "dealer" and isinstance(event.value, int) and self._deal and not self.title:
            self.title = self._words.text("deal-begins", number=self._deal, deals=self._deals, seat=event.value)
        elif event.fact == "turn" and event.value == NO_SEAT:
            self._play_over = True
        elif event.fact == "tricks" and isinstance(event.value, tuple):
            self._count_tricks(event.value)

    def _moved(self, event: Moved) -> None:
        seat = seat_in(event.source, event.target)
        for zone, more in ((event.source, -len(event.cards)), (event.target, len(event.cards))):
            self._lying[zone] = self._lying.get(zone, 0) + more
        if event.how == Movement.PLAY:
            self._played_from.add(event.source)
            self._play_over = False
            self._play(seat, event.cards[0])
        elif event.how == Movement.TAKE:
            self._play_over = not any(self._lying[zone] > 0 for zone in self._played_from)
            self._take(seat_in(event.target))
        elif event.how not in _UNTOLD:
            self._play_over = self._play_over or event.how == Movement.SHOW
            self._move(event, seat)

    def _play(self, seat: Seat, card: Card) -> None:
        """Add a card to the trick, and log it. If tricks are never taken, all cards belong to one trick."""
        if self.tricks and self.tricks[-1].winner == NO_SEAT:
            self.tricks[-1] = Trick((*self.tricks[-1].plays, (seat, card)), NO_SEAT, self.count)
        else:
            self._shorten()
            self.tricks.append(Trick(((seat, card),), NO_SEAT, self.count))
        number = len(self.tricks) if len(self.tricks) > 1 and not self._trick_lines else 0
        self._trick_lines.append(len(self.lines))
        told = self._say("log-plays", seat)
        self._write(told, self._words.brief(card), seat, trick=number, card_of=len(self.tricks))

    def _shorten(self) -> None:
        """Mark the cards of a finished trick, except the lead and the winning card, as omitted in a short log."""
        for at in self._trick_lines:
            line = self.lines[at]
            self.lines[at] = replace(line, brief=line.gain or line.trick > 0)
        self._trick_lines = []

    def _count_tricks(self, made: tuple[FactValue, ...]) -> None:
        """Assign a trick that stays on the table to the player whose number of tricks has increased."""
        before = self._made or (0,) * len(made)
        self._made = made
        for seat, (then, now) in enumerate(zip(before, made, strict=True)):
            if isinstance(then, int) and isinstance(now, int) and now == then + 1:
                self._take(Seat(seat))

    def _take(self, winner: Seat) -> None:
        """Mark the lead and the winning card of a finished trick."""
        if winner == NO_SEAT or not self.tricks or self.tricks[-1].winner != NO_SEAT:
            return
        trick = replace(self.tricks[-1], winner=winner)
        self.tricks[-1] = trick
        leader = trick.plays[0][0]
        for at, (seat, _) in zip(self._trick_lines, trick.plays, strict=True):
            key = "log-won" if seat == winner else "log-led" if seat == leader else "log-plays"
            number = len(self.tricks) if seat == leader else 0
            self.lines[at] = replace(self.lines[at], left=self._say(key, seat), trick=number, gain=seat == winner)

    def _move(self, event: Moved, seat: Seat) -> None:
        """Log a movement of cards other than a play or the taking of a trick. Consecutive movements share a line."""
        key = f"log-moved-{event.how}"
        if self._words.has(key):
            self._lay(key, seat, self._say(key, seat), event.cards)
        elif self._words.has(f"moved-{event.how}"):
            cards, number = event.cards, len(event.cards)
            self._write(self._words.text(f"moved-{event.how}", seat=seat, cards=cards, number=number), "", seat)

    def _shown(self, event: Shown) -> None:
        cards = tuple(card for card in event.cards if card != HIDDEN)
        seat, name, words = seat_in(event.zone), event.zone.partition(":")[0], self._words
        place = f"place-{name}" if words.has(f"place-{name}") else "log-shown"
        if cards:
            self._lay(name, seat, words.text(place) if seat == NO_SEAT else self._say("log-shows", seat), cards)

    def _lay(self, name: str, seat: Seat, left: str, cards: tuple[Card, ...]) -> None:
        """Log the cards of one zone on a new line. If the zone has a current line, add the new cards to it.

        A visible card is listed once; each hidden card counts.
        """
        run = self._runs.get((name, seat))
        listed = run.cards if run else ()
        cards = (*listed, *(card for card in cards if card == HIDDEN or card not in listed))
        if self._layout and name == self._layout.hand:
            cards = self._as_held(cards)
        at = self._put(run, left, self._words.brief_cards(cards), seat)
        self._runs[name, seat] = _Run(at, cards)

    def _as_held(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        order = self._layout.hand_order if self._layout else ()
        return in_order(cards, order) if order else cards

    def _score(self, event: Scored) -> None:
        """Log a score. In the count, each part has a line. In the play, one line is merged with the announcement."""
        words, seat = self._words, event.seat
        after = words.text("log-reached", score=event.after)
        if self._play_over and not self._counting:
            self._counting = True
            self._write(words.text("log-count"), style=Style.HEADING)
        lines = words.count_lines(event.lines, begun=True)
        alone = len(lines) == 1 and not self._counting
        if alone and 0 <= self._said_at == len(self.lines) - 1 and self.lines[-1].seat == seat:
            self.lines.pop()
        self._write(
            self._say("log-score", seat, words=lines[0] if alone else words.reason(event.what)), after, seat, gain=True
        )
        parts = () if alone or not any(line.cards for line in event.lines) else event.lines
        for told, line in zip(lines, parts, strict=False):
            self._write(told, words.brief_cards(self._as_held(tuple(line.cards))), seat, Style.DETAIL)

    def _pay(self, event: Paid, before: AnyEvent | None) -> None:
        """Log a payment. Consecutive similar payments share a line."""
        words, source, target = self._words, event.source, event.target
        if self._own and self._counts_as_own(self._own, event):
            return
        if isinstance(before, Said) and (source.name, source.seat) == ("purse", before.seat):
            self._wager(before.seat, event.target == POT)
        why = self._why(event)
        if source.seat == target.seat and not source.personal and not target.personal:
            return
        if source.personal == target.personal and NO_SEAT not in (source.seat, target.seat):
            told = self._say("log-pays", Seat(source.seat), other=target.seat, why=why)
            self._write(told, words.amount(source, event.farthings, brief=True), Seat(source.seat))
        elif source.personal:
            self._put_in(event, Seat(source.seat), why)
        elif target.personal:
            self._pay_out(event, Seat(target.seat), why)
        else:
            told = why if source.seat == NO_SEAT else self._say("log-puts", Seat(source.seat), why=why)
            self._write(told, words.amount(source, event.farthings, brief=True), Seat(source.seat))

    def _counts_as_own(self, own: _OwnAccount, event: Paid) -> bool:
        """Add a payment to the reader's account of a turn. Return whether it is one of the reader's."""
        viewer, words = self._words.company.viewer, self._words
        source, target = event.source.seat == viewer, event.target.seat == viewer
        if viewer == NO_SEAT or source == target:
            return False
        gain = Farthings(own.sum + (event.farthings if target else -event.farthings))
        self._own = replace(own, sum=gain)
        sum_ = words.brief_sum(gain)
        signed = words.text("ledger-plus", sum=sum_) if gain > 0 else sum_
        told = words.text(f"log-own-{own.words.key}", **dict(own.words.args), sum=signed)
        self.lines[own.at] = Line(left=told, style=Style.OWN, until=self.count)
        return True

    def _expect_own(self, reason: Reason) -> None:
        if self._words.has(f"log-own-{reason.key}") and self.lines:
            self._own = _OwnAccount(len(self.lines) - 1, reason)

    def _why(self, event: Paid) -> str:
        """Return the reason of a payment, in a shorter message if there is one. Empty if the sum needs no reason."""
        words, args = self._words, dict(event.why.args)
        key = next((key for key in (f"log-{event.why.key}", event.why.key) if words.has(key)), "")
        return words.text(key, **args).strip() if key else words.account(event.target)

    def _pay_out(self, event: Paid, seat: Seat, why: str) -> None:
        """Log all simultaneous payments to one player on one line. The reason is given if there is only one.

        A player's own returned stake has a separate line.
        """
        told_as = "has-back" if event.source.seat == seat else "takes"
        key = (told_as, seat)
        run = self._runs.get(key)
        whys = (run.whys if run else frozenset()) | {why}
        sum_ = Farthings((run.sum if run else NOTHING) + event.farthings)
        told = self._say(f"log-{told_as}", seat, why=why if len(whys) == 1 else "none")
        at = self._put(run, told, self._words.amount(event.source, sum_, brief=True), seat, gain=True)
        self._runs[key] = _Run(at, sum=sum_, whys=whys)

    def _throw(self, event: Threw) -> None:
        told = " + ".join(map(str, event.dice))
        right = self._words.text("log-thrown", dice_told=told, number=sum(event.dice)) if len(event.dice) > 1 else told
        self._write(self._say("log-throws", event.seat), right, event.seat)

    def _wager(self, seat: Seat, into_pot: bool) -> None:
        """Merge the announcement of a bet into its payment. A player's second bet starts a new round."""
        if self._said_at == len(self.lines) - 1:
            self.lines.pop()
        if not into_pot:
            return
        if seat in self._round or not self._rounds:
            self._rounds += 1
            self._round = []
            self._write(self._words.text("log-round", number=self._rounds), style=Style.HEADING)
        self._round.append(seat)

    def _put_in(self, event: Paid, seat: Seat, why: str) -> None:
        """Log a payment into the pot or onto a stake.

        Equal payments by several players share a line, which gives their number.
        """
        words, key = self._words, ("puts", event.why.key, event.farthings, event.target.name)
        run = self._runs.get(key)
        times, sum_ = (run.times + 1, Farthings(run.sum + event.farthings)) if run else (1, event.farthings)
        each = words.text("log-each", number=times, sum=words.amount(event.source, event.farthings), why=why)
        alone = self._say("log-puts", seat, why=why)
        at = self._put(
            run, each if run else alone, words.amount(event.source, sum_, brief=True), NO_SEAT if run else seat
        )
        self._runs[key] = _Run(at, (), times, sum_)

    def _speak(self, event: Said) -> None:
        """Log an announcement. A number announced with a card is put beside that card."""
        words, key = self._words, f"log-{event.words.key}"
        short = words.has(key)
        told = words.text(key, **dict(event.words.args)) if short else words.reason(event.words)
        at = len(self.lines) - 1
        if not told:
            self._said_at = -1
        elif short and self._trick_lines and self._trick_lines[-1] == at:
            self._said_at = -1
            beside = words.text("log-with-card", card_text=self.lines[at].right, words=told)
            self.lines[at] = replace(self.lines[at], right=beside)
        else:
            self._write_speech(event, told if short else words.text("log-said", words=told))
            self._expect_own(event.words)

    def _write_speech(self, event: Said, told: str) -> None:
        """Log a player's words. Players who say the same one after another share a line."""
        key = ("says", event.words)
        run = self._runs.get(key)
        if run is None:
            self._said_at = len(self.lines)
            at = self._put(None, self._say("log-says", event.seat), told, event.seat)
        else:
            self._said_at = -1
            at = self._put(run, self._words.players((*run.seats, event.seat)), told, NO_SEAT)
        self._runs[key] = _Run(at, seats=(*(run.seats if run else ()), event.seat))

    def _announce(self, reason: Reason, decides: bool) -> None:
        told = self._words.reason(reason)
        self.result = told if decides else self.result
        self._write(told, style=Style.RESULT if decides else Style.PLAIN)
        self._expect_own(reason)

    # --- how

    def _say(self, key: str, seat: Seat, **args: Arg) -> str:
        return self._words.text(key, seat=seat, **args)

    def _write(
        self,
        left: str,
        right: str = "",
        seat: Seat = NO_SEAT,
        style: Style = Style.PLAIN,
        *,
        trick: int = 0,
        card_of: int = 0,
        gain: bool = False,
    ) -> None:
        line = Line(left=left, right=right, style=style, seat=seat, gain=gain, until=self.count)
        self.lines.append(replace(line, trick=trick, card_of=card_of))

    def _put(self, run: _Run | None, left: str, right: str, seat: Seat, *, gain: bool = False) -> int:
        """Write a new line, or replace a line that accumulates events. Returns its index."""
        if run is None:
            self._write(left, right, seat, gain=gain)
            return len(self.lines) - 1
        self.lines[run.at] = replace(self.lines[run.at], left=left, right=right, seat=seat, until=self.count)
        return run.at
