"""The four honours, ace to knave of trumps: counting them, their points, and calling them at eight."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from crowe_table.engine.cards import ACE, KING, KNAVE, QUEEN, Card, make, rank, suit
from crowe_table.engine.core import NO_SEAT, Action, OptionsT, Phase, Question, Seat, seats
from crowe_table.engine.state import State
from crowe_table.kit.announcing import say
from crowe_table.kit.card_moves import show
from crowe_table.kit.partners import PartnersRecord
from crowe_table.kit.rules import Rules, StateT, ask_one
from crowe_table.kit.tricks import TrickPlay, played_by

HONOURS = (ACE, KING, QUEEN, KNAVE)
CALLING_SCORE = 8
"""The score at which a side may ask for honours."""


class CallHonours(Action, frozen=True, tag="call"):
    """Ask the partner for an honour, at a score of eight: “Can you one?”"""


class AnswerCall(Action, frozen=True, tag="answer"):
    """Show an honour in answer to a partner who holds two."""


class PassCall(Action, frozen=True, tag="pass"):
    """Decline to call, or answer that the player has no honour."""


class HonoursRecord(PartnersRecord, kw_only=True):
    """Public record of a game in which honours are called."""

    calling: tuple[Seat, ...] = ()
    """The seats still to say whether they call honours."""
    caller: Seat = NO_SEAT
    """The seat that has asked its partner for an honour."""


HonoursRecordT = TypeVar("HonoursRecordT", bound=HonoursRecord)


def honours_in(cards: Sequence[Card], trump: int) -> int:
    """Return how many of the four highest trumps are among these cards."""
    return sum(suit(card) == trump and rank(card) in HONOURS for card in cards)


def all_honours(trump: int) -> tuple[Card, ...]:
    """Return the four honours of a suit, from the ace down."""
    return tuple(make(each, trump) for each in HONOURS)


def points_for(held: int) -> int:
    """Return the points for honours held by one side: two for three, four for all."""
    return {3: 2, 4: 4}.get(held, 0)


def honour_points(held: Sequence[int]) -> tuple[int, int]:
    """Return the side that scores honours, and its points. The side is −1 if no side scores.

    ``held`` contains the number of honours of each side.
    """
    for side in (0, 1):
        if points := points_for(held[side]):
            return side, points
    return -1, 0


def honours_dealt(s: State[HonoursRecordT, OptionsT], play: TrickPlay) -> tuple[int, ...]:
    """Return, for each seat, the number of honours it was dealt: those still held and those already played."""
    trump = s.public.trump
    had = [[*play.held(s, seat), *played_by(s.public, seat)] for seat in seats(s.seats)]
    return tuple([honours_in(cards, trump) for cards in had])


# --- Calling at eight ------------------------------------------------------------------------------------------------


def seats_at_eight(r: HonoursRecord) -> tuple[Seat, ...]:
    """Return both players of each side at eight, the eldest's side first.

    Within a side, the player who sits first from the dealer's left comes first.
    """
    sides = [side for side in (r.sides[r.eldest], r.sides[r.dealer]) if r.scores[side] == CALLING_SCORE]
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
    """Register the call of honours before the first lead. Return a function that asks the next seat of ``calling``.

    A side with three honours shows them. ``won`` then receives the last seat that shows and the number of honours.
    ``then`` follows if nobody calls. With ``three_alone``, a player with three honours asks nobody.
    """

    def next_call(s: StateT) -> None:
        if s.public.calling:
            s.public.phase = call
        else:
            then(s)

    @rules.asks(call)
    def ask_call(s: StateT) -> Question:
        """Ask the next player whether to call. Only a player with two honours may call.

        Every player is asked, so that the question reveals nothing.
        """
        seat = s.public.calling[0]
        may_call = honours_in(play.held(s, seat), s.public.trump) >= 2
        return ask_one("call", seat, *((CallHonours,) if may_call else ()), PassCall)

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
        """Ask the caller's partner. A partner who holds an honour must say so."""
        r = s.public
        seat = r.partner(r.caller)
        return ask_one(
            "answer", seat, AnswerCall if honours_in(play.held(s, seat), r.trump) else PassCall, seat=r.caller
        )

    @rules.does(AnswerCall, law=law)
    def answer_call(s: StateT, action: AnswerCall) -> None:
        say(s, action.seat, "say-i-can")
        show_honours(s, (s.public.caller, action.seat))

    def show_honours(s: StateT, holders: Sequence[Seat]) -> None:
        r, honours = s.public, all_honours(s.public.trump)
        for seat in holders:
            show(s, [card for card in s.at(play.hand[seat]) if card in honours], play.hand[seat])
        r.calling = ()
        won(s, holders[-1], sum([honours_in(play.held(s, seat), r.trump) for seat in holders]))

    @rules.does(PassCall, law=law)
    def pass_call(s: StateT, action: PassCall) -> None:
        """Decline to call or to answer. If the partner does not answer, the side is not asked again."""
        r = s.public
        if r.phase == answer:
            r.caller = NO_SEAT
            r.calling = tuple([seat for seat in r.calling if r.sides[seat] != r.sides[action.seat]])
            say(s, action.seat, "say-i-cannot")
        else:
            r.calling = r.calling[1:]
        next_call(s)

    return next_call
