"""The four honours, ace to knave of trumps: how many are held, what they count, and how they are called at eight."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from crowe_table.engine.cards import ACE, KING, KNAVE, QUEEN, Card, make, rank, suit
from crowe_table.engine.core import NO_SEAT, Action, OptionsT, Phase, Question, Seat, seats
from crowe_table.engine.state import State
from crowe_table.kit.announcing import say
from crowe_table.kit.card_moves import show
from crowe_table.kit.partners import PartnersRecord
from crowe_table.kit.rules import Rules, StateT, one
from crowe_table.kit.tricks import TrickPlay, played_by

HONOURS = (ACE, KING, QUEEN, KNAVE)
AT_EIGHT = 8
"""The score at which a side may call."""


class CallHonours(Action, frozen=True, tag="call"):
    """Asks their partner, at eight: “Can you one?”"""


class AnswerCall(Action, frozen=True, tag="answer"):
    """Has an honour to their partner's two."""


class PassCall(Action, frozen=True, tag="pass"):
    """Does not call, or has nothing to answer."""


class HonoursRecord(PartnersRecord, kw_only=True):
    """What all know where honours are called."""

    calling: tuple[Seat, ...] = ()
    """Who has still to say whether they call honours."""
    caller: Seat = NO_SEAT
    """Who has asked their partner for an honour."""


HonoursRecordT = TypeVar("HonoursRecordT", bound=HonoursRecord)


def honours_in(cards: Sequence[Card], trump: int) -> int:
    """How many of the four highest trumps are among these cards."""
    return sum(suit(card) == trump and rank(card) in HONOURS for card in cards)


def all_honours(trump: int) -> tuple[Card, ...]:
    """The four honours, from the ace."""
    return tuple(make(each, trump) for each in HONOURS)


def points_for(held: int) -> int:
    """What honours in the hands of one side count: two for three of them, four for all."""
    return {3: 2, 4: 4}.get(held, 0)


def honour_points(held: Sequence[int]) -> tuple[int, int]:
    """The side that counts honours, and the points; from honours by side. Side −1 where they are divided."""
    for side in (0, 1):
        if points := points_for(held[side]):
            return side, points
    return -1, 0


def honours_had(s: State[HonoursRecordT, OptionsT], play: TrickPlay) -> tuple[int, ...]:
    """For each seat, how many honours it began the play with: what it holds and what it has played."""
    trump = s.public.trump
    had = [[*play.held(s, seat), *played_by(s.public, seat)] for seat in seats(s.seats)]
    return tuple([honours_in(cards, trump) for cards in had])


# --- Calling at eight ------------------------------------------------------------------------------------------------


def to_be_asked(r: HonoursRecord) -> tuple[Seat, ...]:
    """Both players of each side that stands at eight: eldest's side first, and in it the one nearer their left."""
    sides = [side for side in (r.sides[r.eldest], r.sides[r.dealer]) if r.scores[side] == AT_EIGHT]
    return tuple([seat for side in sides for seat in r.partners(side)])


def when_calling_honours(
    rules: Rules[StateT],
    call: Phase,
    answer: Phase,
    play: TrickPlay,
    *,
    won: Callable[[StateT, Seat, int], None],
    then: Callable[[StateT], None],
    three_alone: bool = False,
    law: str = "",
) -> Callable[[StateT], None]:
    """In these phases a side calls its honours before a card is led. With three between them they are shown: ``won``
    is told who spoke last, and how many. ``then`` comes when nobody calls. ``three_alone``: who has three asks nobody.

    Returns what asks the next of ``calling``.
    """

    def next_call(s: StateT) -> None:
        if s.public.calling:
            s.public.phase = call
        else:
            then(s)

    @rules.asks(call)
    def ask_call(s: StateT) -> Question:
        """Only a player who holds two honours may call; but all are asked, so that asking tells nothing."""
        seat = s.public.calling[0]
        may_call = honours_in(play.held(s, seat), s.public.trump) >= 2
        return one("call", seat, *((CallHonours,) if may_call else ()), PassCall)

    @rules.does(CallHonours, law=law)
    def call_honours(s: StateT, action: CallHonours) -> None:
        r, seat = s.public, action.seat
        r.caller = seat
        if three_alone and honours_in(play.held(s, seat), r.trump) >= 3:
            show_honours(s, (seat,))
            return
        r.phase = answer
        say(s, seat, "say-can-you-one")

    @rules.asks(answer)
    def ask_answer(s: StateT) -> Question:
        """The partner who holds an honour must say so."""
        r = s.public
        seat = r.partner(r.caller)
        return one("answer", seat, AnswerCall if honours_in(play.held(s, seat), r.trump) else PassCall, seat=r.caller)

    @rules.does(AnswerCall, law=law)
    def answer_call(s: StateT, action: AnswerCall) -> None:
        say(s, action.seat, "say-i-can")
        show_honours(s, (s.public.caller, action.seat))

    def show_honours(s: StateT, holders: Sequence[Seat]) -> None:
        """The honours are shown, and the game is won before a card is played."""
        r, honours = s.public, all_honours(s.public.trump)
        for seat in holders:
            show(s, [card for card in s.at(play.hand[seat]) if card in honours], play.hand[seat])
        r.calling = ()
        won(s, holders[-1], sum([honours_in(play.held(s, seat), r.trump) for seat in holders]))

    @rules.does(PassCall, law=law)
    def pass_call(s: StateT, action: PassCall) -> None:
        """Without two honours, or with none to answer; then the side is asked no more."""
        r = s.public
        if r.phase == answer:
            r.caller = NO_SEAT
            r.calling = tuple([seat for seat in r.calling if r.sides[seat] != r.sides[action.seat]])
            say(s, action.seat, "say-i-cannot")
        else:
            r.calling = r.calling[1:]
        next_call(s)

    return next_call
