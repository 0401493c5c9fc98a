"""The box and dice: who has the box first, and throws that all see; the company may bet aside on what is thrown."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from crowe_table.engine import dice
from crowe_table.engine.core import Action, OptionsT, Phase, Question, Seat, Threw, ThrowDice
from crowe_table.engine.state import State
from crowe_table.kit import side_bets
from crowe_table.kit.announcing import say, tell_changes
from crowe_table.kit.rules import Rules, StateT, one


class Throw(Action, frozen=True, tag="throw"):
    """Throws the dice."""


class BoxRecord(side_bets.AsideRecord, kw_only=True):
    """What all know of the box. The dealer is who holds it."""

    dice: tuple[int, ...] = ()
    """The dice as they lie; none where none has been thrown."""
    totals: tuple[tuple[int, ...], ...] = ()
    """For each seat, what it has thrown for the box."""
    throwing: tuple[Seat, ...] = ()
    """Who has still to throw for the box, in order."""


BoxRecordT = TypeVar("BoxRecordT", bound=BoxRecord)
Thrown: TypeAlias = Callable[[StateT, int], None]
"""What comes of a throw with this total."""


def throw(s: State[BoxRecordT, OptionsT], seat: Seat) -> int:
    """The dice fall, and all see them; bets aside that nobody has taken are off. Returns their total."""
    side_bets.give_back_untaken(s)
    s.public.dice = dice.throw(s.rng)
    if s.tell:
        s.tell(Threw(seat, s.public.dice))
    tell_changes(s)
    return sum(s.public.dice)


def thrown(rules: Rules[StateT], phase: Phase) -> Callable[[Thrown[StateT]], Thrown[StateT]]:
    """This function is done, with the total, when the dice have been thrown in a phase."""

    def note(then: Thrown[StateT]) -> Thrown[StateT]:
        @rules.does(Throw, ThrowDice(), phase=phase)
        def throw_dice(s: StateT, action: Throw) -> None:
            then(s, throw(s, action.seat))

        return then

    return note


def begin_throwing_for_box(s: State[BoxRecordT, OptionsT]) -> None:
    """All are to throw, in the order in which they sit."""
    s.rng = s.chance.stream("first-caster")
    s.public.throwing, s.public.totals = s.public.ring, ((),) * s.seats


def when_throwing_for_box(rules: Rules[Any], phase: Phase, then: Callable[[Any, Seat], None]) -> None:
    """In this phase each throws; the highest has the box, and those who tie throw again."""

    @rules.asks(phase)
    def ask_throw_for_box(s: State[BoxRecord, OptionsT]) -> Question:
        return one("first-caster", s.public.throwing[0], Throw)

    @thrown(rules, phase)
    def thrown_for_box(s: State[BoxRecord, OptionsT], total: int) -> None:
        r = s.public
        r.totals = tuple([(*each, total) if seat == r.throwing[0] else each for seat, each in enumerate(r.totals)])
        r.throwing = r.throwing[1:]
        if r.throwing:
            return
        highest = [seat for seat in r.ring if r.totals[seat] == max(r.totals)]
        if len(highest) > 1:
            r.throwing = tuple(highest)
            say(s, highest[0], "say-throw-again")
        else:
            say(s, highest[0], "say-my-box")
            then(s, highest[0])
