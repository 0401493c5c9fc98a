"""Between deals: all say that they are ready, or one rises and ends the sitting, or all agree to rise early."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import ClassVar

from crowe_table.engine.core import NO_SEAT, Action, Asked, OptionsT, Phase, Question, Record, RecordT, Seat
from crowe_table.engine.state import State
from crowe_table.kit.announcing import say, tell_changes
from crowe_table.kit.buying import BuyIn
from crowe_table.kit.rules import Rules, StateT, each_of


class Ready(Action, frozen=True, tag="ready"):
    """Has seen what there is to be seen."""

    at_leisure: ClassVar[bool] = True


class Rise(Action, frozen=True, tag="rise"):
    """Gets up from the table, and the company with them."""

    ends: ClassVar[bool] = True
    ends_game: ClassVar[bool] = True


class ProposeRise(Action, frozen=True, tag="propose_rise"):
    """Asks the company to rise before the deals agreed on are done."""

    ends: ClassVar[bool] = True
    ends_game: ClassVar[bool] = True


class AgreeToRise(Action, frozen=True, tag="agree_to_rise"):
    """Would rise too."""

    ends: ClassVar[bool] = True
    ends_game: ClassVar[bool] = True


class PlayOn(Action, frozen=True, tag="play_on"):
    """Would not, and so nobody does."""


def rest(s: State[RecordT, OptionsT], *resting: Seat) -> None:
    """These look on while the others play: in turns, or until they come in. The layout shows it, if its ``standing`` is
    ``resting``.
    """
    s.public.resting = tuple([int(seat in resting) for seat in range(s.seats)]) if resting else ()
    tell_changes(s)


def waiting(s: State[RecordT, OptionsT]) -> tuple[Seat, ...]:
    """Who has not yet said that they are ready."""
    r = s.public
    return tuple([seat for seat in r.ring if seat not in r.ready]) if r.ready else r.ring


def all_ready(s: State[RecordT, OptionsT], seat: Seat) -> bool:
    """The seat is ready. True if all are now; then the list is empty again."""
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
    """In this phase all who are not yet ready are asked; with the last of them the game goes on.

    Where they ``may_rise`` instead, the game says what comes of it. Where they may not, one may ask the others to; if
    all agree, ``all_rise`` ends the sitting. It is asked once in a deal, and only where they ``may_propose`` it, if
    that is said. ``besides`` is what a player may still say of the deal.
    """

    @rules.asks(phase)
    def ask_ready(s: StateT) -> Question:
        r = s.public
        if r.risers and asks_to_rise(r):
            left = [seat for seat in r.ring if seat not in r.risers]
            return each_of("rise-together", left, AgreeToRise, PlayOn, seat=r.risers[0])
        acts: tuple[type[Action], ...] = (Ready,)
        if may_rise and may_rise(s):
            acts = (Ready, Rise)
        elif all_rise and not r.risers and (may_propose is None or may_propose(s)):
            acts = (Ready, ProposeRise)
        name = key if isinstance(key, str) else key(s)
        if besides is None:
            return _all_asked(name, waiting(s), acts)
        return Question(name, tuple([Asked(seat, (*acts, *besides(s, seat))) for seat in waiting(s)]))

    @rules.does(Ready, phase=phase)
    def ready(s: StateT, action: Ready) -> None:
        if all_ready(s, action.seat):
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
    """The same is put between all deals."""
    return each_of(key, left, *acts)


def asks_to_rise(r: Record) -> bool:
    """Whether somebody has asked the company to rise, and nobody has said that they would not."""
    return bool(r.risers) and NO_SEAT not in r.risers


def readily(legal: Sequence[Action]) -> Action | None:
    """The answer between deals of a player who buys in where they must, asks nobody to rise, and holds nobody back;
    None where something else is asked.
    """
    bought = next((action for action in legal if isinstance(action, BuyIn)), None)
    return bought or next((action for action in legal if isinstance(action, Ready | AgreeToRise)), None)
