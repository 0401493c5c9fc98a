"""Throwing dice: the throws for the box, and public throws, on which other players may make side bets."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from crowe_table.engine import dice
from crowe_table.engine.core import Action, OptionsT, Phase, Question, Seat, Threw, ThrowDice
from crowe_table.engine.state import State
from crowe_table.kit import side_bets
from crowe_table.kit.announcing import report_changes, say
from crowe_table.kit.rules import Rules, StateT, ask_one


class Throw(Action, frozen=True, tag="throw"):
    """Throw the dice."""


class BoxRecord(side_bets.SideBetRecord, kw_only=True):
    """Public record of a dice game. The dealer is the player who holds the box."""

    dice: tuple[int, ...] = ()
    """The current dice; empty before the first throw."""
    totals: tuple[tuple[int, ...], ...] = ()
    """For each seat, the totals it has thrown for the box."""
    throwing: tuple[Seat, ...] = ()
    """The seats still to throw for the box, in order."""


BoxRecordT = TypeVar("BoxRecordT", bound=BoxRecord)
ThrowCallback: TypeAlias = Callable[[StateT, int], None]
"""Callback that receives the state and the total of a throw."""


def throw(s: State[BoxRecordT, OptionsT], seat: Seat) -> int:
    """Throw the dice before everyone and return their total. Side bets that nobody took are cancelled."""
    side_bets.give_back_untaken(s)
    s.public.dice = dice.throw(s.rng)
    if s.emit:
        s.emit(Threw(seat, s.public.dice))
    report_changes(s)
    return sum(s.public.dice)


def on_throw(rules: Rules[StateT], phase: Phase) -> Callable[[ThrowCallback[StateT]], ThrowCallback[StateT]]:
    """Register the decorated function as a callback that receives the total of each throw in this phase."""

    def note(then: ThrowCallback[StateT]) -> ThrowCallback[StateT]:
        @rules.does(Throw, ThrowDice(), phase=phase)
        def throw_dice(s: StateT, action: Throw) -> None:
            then(s, throw(s, action.seat))

        return then

    return note


def begin_throwing_for_box(s: State[BoxRecordT, OptionsT]) -> None:
    """Let all throw for the box, in the order in which they sit."""
    s.rng = s.chance.stream("first-caster")
    s.public.throwing, s.public.totals = s.public.ring, ((),) * s.seats


def when_throwing_for_box(
    rules: Rules[State[BoxRecordT, OptionsT]], phase: Phase, then: Callable[[State[BoxRecordT, OptionsT], Seat], None]
) -> None:
    """Register the throws for the box in this phase. The highest throw gets the box, and tied players throw again."""

    @rules.asks(phase)
    def ask_throw_for_box(s: State[BoxRecordT, OptionsT]) -> Question:
        return ask_one("first-caster", s.public.throwing[0], Throw)

    @on_throw(rules, phase)
    def thrown_for_box(s: State[BoxRecordT, OptionsT], total: int) -> None:
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
