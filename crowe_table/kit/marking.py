"""Scoring a card by hand: the card scores for its holder, but only if the player claims it in time.

Silence is legal, and nobody is reminded. Players may claim the card at their turn. A player who has openly played the
card is also asked out of turn. Under a house rule a player may claim falsely, and an opponent may challenge a claim.
"""

from collections.abc import Callable, Sequence
from typing import ClassVar, Generic

from msgspec import Struct

from crowe_table.engine.cards import Card
from crowe_table.engine.core import NO_SEAT, Action, Announced, OptionsT, PickWord, Seat, because
from crowe_table.engine.state import State
from crowe_table.kit.announcing import say
from crowe_table.kit.rules import Rules
from crowe_table.kit.tricks import Marks, TrickPlay, TrickRecord, TrickRecordT, played_by


class Mark(Action, frozen=True, tag="mark"):
    """Claim to hold the scoring card, or to have just played it."""


class Unmark(Action, frozen=True, tag="unmark"):
    """Withdraw a false claim before playing a card."""


class DoubtMark(Action, frozen=True, tag="doubt_mark"):
    """Challenge an opponent's claim as false. ``penalty`` is the challenger's choice of penalty for a false claim."""

    beside: ClassVar[bool] = True

    penalty: str


def never_false(s: object, seat: Seat) -> bool:
    """Return False: nobody may claim a card they do not hold."""
    del s, seat
    return False


class Marking(Struct, Generic[TrickRecordT, OptionsT], frozen=True):
    """The scoring card of a trick-taking game, and how strictly it must be claimed."""

    play: TrickPlay
    card: Callable[[State[TrickRecordT, OptionsT]], Card]
    """Return the card that scores, given the state."""
    may_be_false: Callable[[State[TrickRecordT, OptionsT], Seat], bool] = never_false
    """Return whether a seat may claim the card without holding it, given the state."""

    def acts(self, s: State[TrickRecordT, OptionsT], seat: Seat) -> tuple[type[Action], ...]:
        """Return the seat's actions that concern the card and are possible now."""
        r = s.public
        if seat in r.marks.by:
            false = seat == r.turn and not played_by(r, seat) and not self.holds(s, seat)
            return (Unmark,) if false and seat not in r.marks.examined else ()
        return (Mark,) if self.in_time(s, seat) and (self.holds(s, seat) or self.may_be_false(s, seat)) else ()

    def in_time(self, s: State[TrickRecordT, OptionsT], seat: Seat) -> bool:
        """Whether a seat may still claim the card.

        A seat may claim at its turn before its first play. If that play was the card itself, the seat may also claim
        later: the leader until the next card is played, another seat at its next turn.
        """
        r = s.public
        played = played_by(r, seat)
        if not played:
            return seat == r.turn
        if played != [self.card(s)]:
            return False
        return len(r.trick) == 1 if r.plays[0][0] == seat else seat == r.turn

    def holds(self, s: State[TrickRecordT, OptionsT], seat: Seat) -> bool:
        """Whether a seat holds the card or has played it."""
        card = self.card(s)
        return card in s.at(self.play.hand[seat]) or card in played_by(s.public, seat)

    def doubted(self, r: TrickRecord, seat: Seat) -> Seat:
        """Return the opponent whose claim this seat may challenge; NO_SEAT if there is none.

        Each player's claim may be challenged once in a deal.
        """
        others = [each for each in r.marks.by if r.sides[each] != r.sides[seat] and each not in r.marks.examined]
        return others[0] if others else NO_SEAT


def when_marking(
    rules: Rules[State[TrickRecordT, OptionsT]],
    marking: Marking[TrickRecordT, OptionsT],
    mark: Callable[[State[TrickRecordT, OptionsT], Seat], object],
) -> None:
    """Register the action of claiming the card. The function ``mark`` scores the card for the seat."""

    @rules.does(Mark)
    def mark_card(s: State[TrickRecordT, OptionsT], action: Mark) -> None:
        r, seat = s.public, action.seat
        say(s, seat, "say-mark", card=marking.card(s))
        r.marks = Marks((*r.marks.by, seat), r.marks.examined)
        mark(s, seat)


def when_doubting_marks(
    rules: Rules[State[TrickRecordT, OptionsT]],
    marking: Marking[TrickRecordT, OptionsT],
    penalties: Sequence[str],
    take_off: Callable[[State[TrickRecordT, OptionsT], Seat], None],
    penalise: Callable[[State[TrickRecordT, OptionsT], Seat, str], None],
    law: str,
) -> None:
    """Register the withdrawal of false claims, and challenges.

    For a false claim, the points are deducted, and the penalty named by the challenger is applied. A challenger who
    holds the card was not deceived, so no penalty follows. An unfounded challenge costs nothing.
    """

    @rules.does(Unmark, law=law)
    def unmark(s: State[TrickRecordT, OptionsT], action: Unmark) -> None:
        r = s.public
        say(s, action.seat, "say-unmark")
        r.marks = Marks(tuple([each for each in r.marks.by if each != action.seat]), r.marks.examined)
        take_off(s, action.seat)

    @rules.does(DoubtMark, PickWord(tuple(penalties), field="penalty"), law=law)
    def doubt(s: State[TrickRecordT, OptionsT], action: DoubtMark) -> None:
        r, seat = s.public, marking.doubted(s.public, action.seat)
        say(s, action.seat, "say-doubt-mark", card=marking.card(s))
        true = marking.holds(s, seat)
        found = because("mark-true" if true else "mark-false", seat=seat, card=marking.card(s))
        if s.emit:
            s.emit(Announced(found, discloses=True))
        r.marks = Marks(r.marks.by, (*r.marks.examined, seat))
        if true:
            return
        take_off(s, seat)
        if not marking.holds(s, action.seat):
            penalise(s, seat, action.penalty)
