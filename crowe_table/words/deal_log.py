"""What has happened in a deal, line by line, as the paper beside the table has it.

It is made of events as one seat was told them, and of nothing else: a game need do no more for it than tell what
happens. A line keeps how much had happened when it was written, so that the table can be shown as it stood then.

Where a game would have something written shortly it gives a message: ``log-<key>`` for what is said (empty, and it is
not written down) and ``log-moved-<how>`` for a manner of moving cards.
"""

from collections.abc import Sequence
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
    Moved,
    Paid,
    Reason,
    Said,
    Scored,
    Seat,
    Shown,
    Threw,
)
from crowe_table.engine.layout import Movement
from crowe_table.engine.money import NOTHING, POT, Farthings
from crowe_table.kit.telling import RESULT
from crowe_table.words import Words
from crowe_table.words.narration import seat_in

_UNTOLD = (Movement.DEAL, Movement.SLIDE, Movement.GATHER)
"""Ways of moving cards that are not worth a line."""


class Style(StrEnum):
    """How a line is printed."""

    PLAIN = "plain"
    DETAIL = "detail"
    """A part of what the line above it tells."""
    HEADING = "heading"
    RESULT = "result"


class Line(Struct, frozen=True, kw_only=True):
    """One line: what, and at its other end the card, the number or the sum."""

    left: str
    right: str = ""
    style: Style = Style.PLAIN
    seat: Seat = NO_SEAT
    """Whose doing it was."""
    gain: bool = False
    """Whether it tells what a side won: a trick, points, money."""
    trick: int = 0
    """The number of the trick that it begins, from 1; 0 where it begins none."""
    brief: bool = True
    """Whether it is still written where there is little room: of an earlier trick only who led and who won are."""
    until: int
    """How many events of the deal had happened when it could be written."""


class Trick(Struct, frozen=True):
    """The cards of a trick in the order of play, each with its player."""

    plays: tuple[tuple[Seat, Card], ...]
    winner: Seat = NO_SEAT
    """NO_SEAT while it is being played."""
    until: int = 0
    """How many events of the deal had happened when all its cards lay open."""


class _Run(Struct, frozen=True):
    """What the last line tells of, so that more of the same is added to it: cards, or a sum in farthings."""

    of: tuple[object, ...] = ()
    line: int = -1
    cards: tuple[Card, ...] = ()
    times: int = 0
    sum: Farthings = NOTHING


_NO_RUN = _Run()


class DealLog:
    """The account of one deal, from one seat. The next deal begins it anew."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._begin(0)

    def set(self, past: Sequence[AnyEvent]) -> None:
        """All that has happened in the deal so far."""
        self._begin(0)
        for event in past:
            self.add(event)

    def add(self, event: AnyEvent) -> None:
        """One thing more has happened."""
        self.count += 1
        before, self._last = self._last, event
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
            case Paid():
                self._pay(event, before)
            case Threw():
                self._write(self._say("log-throws", event.seat, dice=event.dice), str(sum(event.dice)), event.seat)
            case Said():
                self._speak(event)
            case Announced():
                self._announce(event.words, event.words.key.startswith(RESULT))
            case Ended():
                self._announce(event.why, True)
            case _:
                pass

    # --- how each kind is told

    def _begin(self, count: int) -> None:
        self.count = count
        """How many events it tells of."""
        self.title = ""
        """Which deal it is, and who deals."""
        self.lines: list[Line] = []
        self.tricks: list[Trick] = []
        """Those that are finished, and the one that is being played."""
        self.result = ""
        """Who has won what and why, or else what the table said last."""
        self._decided = False
        self._last: AnyEvent | None = None
        """What happened last, facts aside."""
        self._deal = 0
        self._run = _NO_RUN
        self._trick_lines: list[int] = []
        """Where the lines of the trick are that is being played, or of the last."""
        self._round: list[Seat] = []
        """Who has wagered since the round began."""
        self._rounds = 0
        self._held: set[Card] = set()
        """The reader's own cards that they have seen."""
        self._takings: dict[tuple[str, int], tuple[int, Farthings]] = {}
        """While money is paid out: for what and to whom, the line of it and the sum."""
        self._play_over = False
        """Whether what is scored now is scored in the count."""
        self._counting = False

    def _changed(self, event: Changed) -> None:
        if event.fact == "deal" and isinstance(event.value, int):
            self._begin(1)
            self._deal = event.value
        elif event.fact == "dealer" and isinstance(event.value, int) and self._deal and not self.title:
            self.title = self._words.text("deal-begins", number=self._deal, seat=event.value)
        elif event.fact == "turn" and event.value == NO_SEAT:
            self._play_over = True

    def _moved(self, event: Moved) -> None:
        seat = seat_in(event.source, event.target)
        self._held |= set(event.cards) if seat == self._words.company.viewer else set()
        if event.how == Movement.PLAY:
            self._play_over = False
            self._play(seat, event.cards[0])
        elif event.how == Movement.TAKE:
            self._play_over = True
            self._take(seat_in(event.target))
        elif event.how not in _UNTOLD:
            self._play_over = self._play_over or event.how == Movement.SHOW
            self._move(event, seat)

    def _play(self, seat: Seat, card: Card) -> None:
        """A card to a trick; where no trick is ever taken up, all that are played are one."""
        if self.tricks and self.tricks[-1].winner == NO_SEAT:
            self.tricks[-1] = Trick((*self.tricks[-1].plays, (seat, card)), NO_SEAT, self.count)
        else:
            self._shorten()
            self.tricks.append(Trick(((seat, card),), NO_SEAT, self.count))
        number = len(self.tricks) if len(self.tricks) > 1 and not self._trick_lines else 0
        self._trick_lines.append(len(self.lines))
        self._write(self._say("log-plays", seat), self._words.brief(card), seat, trick=number)

    def _shorten(self) -> None:
        """Of a trick that is over, once the next is led, only who led and who won stay written where room is scarce."""
        for at in self._trick_lines:
            line = self.lines[at]
            self.lines[at] = replace(line, brief=line.gain or line.trick > 0)
        self._trick_lines = []

    def _take(self, winner: Seat) -> None:
        """The trick is taken up: who led it and who won it is written to their cards."""
        if not self.tricks or self.tricks[-1].winner != NO_SEAT:
            return
        trick = replace(self.tricks[-1], winner=winner)
        self.tricks[-1] = trick
        leader = trick.plays[0][0]
        for at, (seat, _) in zip(self._trick_lines, trick.plays, strict=True):
            key = {(True, True): "log-led-won", (True, False): "log-led", (False, True): "log-won"}.get(
                (seat == leader, seat == winner), "log-plays"
            )
            number = len(self.tricks) if seat == leader else 0
            self.lines[at] = replace(self.lines[at], left=self._say(key, seat), trick=number, gain=seat == winner)

    def _move(self, event: Moved, seat: Seat) -> None:
        """Cards moved in another manner; several one after another are one line."""
        key = f"log-moved-{event.how}"
        if self._words.has(key):
            cards = self._merged((key, seat), event.cards)
            self._write(self._say(key, seat), self._words.brief_cards(cards), seat)
        elif self._words.has(f"moved-{event.how}"):
            cards = self._merged((key, seat), event.cards)
            told = self._words.text(f"moved-{event.how}", seat=seat, cards=cards, number=len(cards))
            self._write(told, "", seat)

    def _shown(self, event: Shown) -> None:
        """Cards that are seen now. The reader's own are looked at when they first see them, and shown after that."""
        cards = tuple(card for card in event.cards if card != HIDDEN)
        if not cards:
            return
        seat, name = seat_in(event.zone), event.zone.partition(":")[0]
        looks = seat == self._words.company.viewer and not self._held.issuperset(cards)
        self._held |= set(cards)
        self._play_over = self._play_over or not looks
        cards = self._merged((name, seat), cards)
        if seat == NO_SEAT:
            left = (
                self._words.text(f"place-{name}") if self._words.has(f"place-{name}") else self._words.text("log-shown")
            )
        else:
            left = self._say("log-looks" if looks else "log-shows", seat)
        self._write(left, self._words.brief_cards(cards), seat)

    def _score(self, event: Scored) -> None:
        """In the count each part has a line with its cards; in the play one line tells what one part made."""
        words, seat, after = self._words, event.seat, str(event.after)
        if self._play_over and not self._counting:
            self._counting = True
            self._write(words.text("log-count"), style=Style.HEADING)
        lines = words.recite(event.lines)
        alone = len(lines) == 1 and not self._counting
        self._write(
            self._say("log-score", seat, words=lines[0] if alone else words.reason(event.what)), after, seat, gain=True
        )
        parts = () if alone or not any(line.cards for line in event.lines) else event.lines
        for told, line in zip(lines, parts, strict=False):
            self._write(told, words.brief_cards(line.cards), seat, Style.DETAIL)

    def _pay(self, event: Paid, before: AnyEvent | None) -> None:
        """A payment; alike ones after each other are one line."""
        words, source, target = self._words, event.source, event.target
        if isinstance(before, Said) and (source.name, source.seat) == ("purse", before.seat):
            self._wager(before.seat, event.target == POT)
        why = words.reason(event.why) if words.has(event.why.key) else words.account(target)
        if source.name == "purse" and target.name == "purse":
            told = self._say("log-pays", Seat(source.seat), other=target.seat, why=why)
            self._write(told, words.sum(event.farthings), Seat(source.seat))
        elif source.name == "purse":
            self._put_in(event, Seat(source.seat), why)
        elif target.name == "purse":
            self._pay_out(event, Seat(target.seat), why, going_on=isinstance(before, Paid))
        else:
            self._write(why, words.sum(event.farthings))

    def _pay_out(self, event: Paid, seat: Seat, why: str, going_on: bool) -> None:
        """Alike sums to one player are one line, though others are paid between them."""
        words = self._words
        if not going_on:
            self._takings = {}
        key = (event.why.key, seat)
        at, before = self._takings.get(key, (len(self.lines), NOTHING))
        sum_ = Farthings(before + event.farthings)
        self._takings[key] = at, sum_
        if before:
            self.lines[at] = replace(self.lines[at], right=words.sum(sum_), until=self.count)
        else:
            self._write(self._say("log-takes", seat, why=why), words.sum(sum_), seat, gain=True)

    def _wager(self, seat: Seat, into_pot: bool) -> None:
        """What was said with a payment is told by it. Whoever puts into the pot again begins another round."""
        if self.lines and self.lines[-1].seat == seat:
            self.lines.pop()
        self._run = _NO_RUN
        if not into_pot:
            return
        if seat in self._round or not self._rounds:
            self._rounds += 1
            self._round = []
            self._write(self._words.text("log-round", number=self._rounds), style=Style.HEADING)
        self._round.append(seat)

    def _put_in(self, event: Paid, seat: Seat, why: str) -> None:
        """Into the pot, or down as a stake; where several put in as much for the same, they are counted."""
        words = self._words
        sum_ = self._summed(("puts", event.why.key, event.farthings, event.target.name), event.farthings)
        if self._run.times > 1:
            told = words.text("log-each", number=self._run.times, farthings=event.farthings, why=why)
            self._write(told, words.sum(sum_))
        else:
            self._write(self._say("log-puts", seat, why=why), words.sum(sum_), seat)

    def _speak(self, event: Said) -> None:
        """What is said; a number said to a card stands beside it."""
        words, key = self._words, f"log-{event.words.key}"
        if not words.has(key):
            self._write(
                self._say("log-says", event.seat), words.text("log-said", words=words.reason(event.words)), event.seat
            )
            return
        told = words.text(key, **dict(event.words.args))
        last = self.lines[-1] if self.lines else None
        if told and last and self._trick_lines and self._trick_lines[-1] == len(self.lines) - 1:
            self.lines[-1] = replace(last, right=words.text("log-with-card", card_text=last.right, words=told))
        elif told:
            self._write(self._say("log-says", event.seat), told, event.seat)

    def _announce(self, reason: Reason, decides: bool) -> None:
        told = self._words.reason(reason)
        if decides or not self._decided:
            self.result = told
        self._decided = self._decided or decides
        self._write(told, style=Style.RESULT if decides else Style.PLAIN)

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
        gain: bool = False,
    ) -> None:
        self.lines.append(
            Line(left=left, right=right, style=style, seat=seat, trick=trick, gain=gain, until=self.count)
        )

    def _merged(self, of: tuple[object, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """The cards of a line that goes on, if it is the last one; the line is then written anew."""
        if self._run.of == of and self._run.line == len(self.lines) - 1:
            self.lines.pop()
            cards = (*self._run.cards, *cards)
        self._run = _Run(of, len(self.lines), cards)
        return cards

    def _summed(self, of: tuple[object, ...], farthings: Farthings) -> Farthings:
        """The sum of a line that goes on, if it is the last one."""
        times, sum_ = 1, farthings
        if self._run.of == of and self._run.line == len(self.lines) - 1:
            self.lines.pop()
            times, sum_ = self._run.times + 1, Farthings(self._run.sum + farthings)
        self._run = _Run(of, len(self.lines), (), times, sum_)
        return sum_
