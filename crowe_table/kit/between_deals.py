"""Between deals: all say that they are ready, one player rises and ends the sitting, or all agree to end it early."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import ClassVar

from crowe_table.engine.core import NO_SEAT, Action, Asked, OptionsT, Phase, Question, Record, RecordT, Seat
from crowe_table.engine.state import State
from crowe_table.kit.announcing import report_changes, say
from crowe_table.kit.buying import BuyIn
from crowe_table.kit.rules import Rules, StateT, ask_each


class Ready(Action, frozen=True, tag="ready"):
    """Say that the player is ready for the next deal."""

    at_leisure: ClassVar[bool] = True


def asks_only_readiness(question: Question) -> bool:
    """Return whether all players are asked if they are ready, and nothing is left to decide in the deal."""
    return all(Ready in asked.acts for asked in question.asked)


class Rise(Action, frozen=True, tag="rise"):
    """Leave the table, which ends the sitting for all."""

    ends: ClassVar[bool] = True
    ends_game: ClassVar[bool] = True


class ProposeRise(Action, frozen=True, tag="propose_rise"):
    """Propose to rise before the agreed number of deals is played."""

    ends: ClassVar[bool] = True
    ends_game: ClassVar[bool] = True


class AgreeToRise(Action, frozen=True, tag="agree_to_rise"):
    """Agree to rise early."""

    ends: ClassVar[bool] = True
    ends_game: ClassVar[bool] = True


class PlayOn(Action, frozen=True, tag="play_on"):
    """Refuse to rise early, so that play goes on."""


def set_resting(s: State[RecordT, OptionsT], *resting: Seat) -> None:
    """Mark the seats that watch this deal while the others play.

    A layout whose ``standing`` is ``resting`` shows them.
    """
    s.public.resting = tuple([int(seat in resting) for seat in range(s.seats)]) if resting else ()
    report_changes(s)


def not_ready(s: State[RecordT, OptionsT]) -> tuple[Seat, ...]:
    """Return the seats that have not yet said that they are ready for the next deal."""
    r = s.public
    return tuple([seat for seat in r.ring if seat not in r.ready]) if r.ready else r.ring


def mark_ready(s: State[RecordT, OptionsT], seat: Seat) -> bool:
    """Mark a seat as ready. Return True, and clear the list, if all seats are."""
    r = s.public
    r.ready = (*r.ready, seat)
    if len(r.ready) < len(r.ring):
        return False
    r.ready = ()
    return True


def when_all_ready(
    rules: Rules[StateT],
    phase: Phase,
    then: Callable[[StateT], None],
    key: str | Callable[[StateT], str] = "next-deal",
    may_rise: Callable[[StateT], bool] | None = None,
    all_rise: Callable[[StateT], None] | None = None,
    may_propose: Callable[[StateT], bool] | None = None,
    besides: Callable[[StateT, Seat], tuple[type[Action], ...]] | None = None,
) -> None:
    """Register the pause between deals in this phase. The game continues when all seats are ready.

    If ``may_rise`` is true, a player may rise instead, and the game handles that. Otherwise a player may propose to
    rise: once in a deal, and only if ``may_propose`` is true or missing. If all agree, ``all_rise`` ends the sitting.
    ``besides`` returns further actions of a seat.
    """

    @rules.asks(phase)
    def ask_ready(s: StateT) -> Question:
        r = s.public
        if r.risers and asks_to_rise(r):
            left = [seat for seat in r.ring if seat not in r.risers]
            return ask_each("rise-together", left, AgreeToRise, PlayOn, seat=r.risers[0])
        acts: tuple[type[Action], ...] = (Ready,)
        if may_rise and may_rise(s):
            acts = (Ready, Rise)
        elif all_rise and not r.risers and (may_propose is None or may_propose(s)):
            acts = (Ready, ProposeRise)
        name = key if isinstance(key, str) else key(s)
        if besides is None:
            return _all_asked(name, not_ready(s), acts)
        return Question(name, tuple([Asked(seat, (*acts, *besides(s, seat))) for seat in not_ready(s)]))

    @rules.does(Ready, phase=phase)
    def ready(s: StateT, action: Ready) -> None:
        if mark_ready(s, action.seat):
            s.public.risers = ()
            then(s)

    if all_rise is None:
        return
    rise_together = all_rise

    @rules.does(ProposeRise, phase=phase)
    def propose(s: StateT, action: ProposeRise) -> None:
        say(s, action.seat, "say-propose-rise")
        s.public.risers = (action.seat,)
        if len(s.public.ring) == 1:
            rise_together(s)

    @rules.does(AgreeToRise, phase=phase)
    def agree(s: StateT, action: AgreeToRise) -> None:
        say(s, action.seat, "say-agree-to-rise")
        s.public.risers = (*s.public.risers, action.seat)
        if len(s.public.risers) == len(s.public.ring):
            rise_together(s)

    @rules.does(PlayOn, phase=phase)
    def play_on(s: StateT, action: PlayOn) -> None:
        say(s, action.seat, "say-play-on")
        s.public.risers = (NO_SEAT,)


@cache
def _all_asked(key: str, left: tuple[Seat, ...], acts: tuple[type[Action], ...]) -> Question:
    """Return the question for the seats that are not yet ready.

    Cached because the same question recurs between all deals.
    """
    return ask_each(key, left, *acts)


def asks_to_rise(r: Record) -> bool:
    """Whether a proposal to rise is open and nobody has refused it."""
    return bool(r.risers) and NO_SEAT not in r.risers


def default_answer(legal: Sequence[Action]) -> Action | None:
    """Return the default answer between deals, or None if another question is asked.

    The default answer buys a new purse if one is needed. It never proposes to rise, and never delays the other players.
    """
    bought = next((action for action in legal if isinstance(action, BuyIn)), None)
    return bought or next((action for action in legal if isinstance(action, Ready | AgreeToRise)), None)
