"""Saying, announcing, scoring, ending; and the changes of the public record, found by comparing, never told by hand."""

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter

from crowe_table.engine.core import (
    ALL,
    Announced,
    Arg,
    Changed,
    CountLine,
    Ended,
    FactValue,
    OptionsT,
    Reason,
    Record,
    RecordT,
    Said,
    Scored,
    Seat,
    because,
    put,
)
from crowe_table.engine.state import State


def live_facts(r: RecordT) -> tuple[FactValue, ...]:
    """What the screen shows of a record."""
    return _getter(r.live)(r)


@cache
def _getter(live: tuple[str, ...]) -> Callable[[Record], tuple[FactValue, ...]]:
    """Gets the fields of these names: several, and so a tuple. It is hot at every table."""
    return attrgetter(*live)


def tell_changes(s: State[RecordT, OptionsT], *also: str) -> None:
    """Tells which live facts have changed since they were last told, and those of ``also`` whether they have or not.

    Every action ends with it. Call it inside one where the new values should be seen before what follows: before a
    deal, after a trick.
    """
    if s.tell is None:
        return
    now = live_facts(s.public)
    if now == s.told and not also:
        return
    for name, before, value in zip(s.public.live, s.told, now, strict=True):
        if value != before or name in also:
            s.tell(Changed(name, value))
    s.told = now


def say(s: State[RecordT, OptionsT], seat: Seat, key: str, /, **args: Arg) -> None:
    """A seat speaks aloud."""
    if s.tell:
        s.tell(Said(seat, Reason(key, tuple(args.items()))))


def announce(s: State[RecordT, OptionsT], key: str, /, law: str = "", **args: Arg) -> None:
    """The table says something to everybody."""
    if s.tell:
        s.tell(Announced(Reason(key, tuple(args.items()), law)))


def tell_result(s: State[RecordT, OptionsT], key: str, /, law: str = "", **args: Arg) -> None:
    """Who has won what in a deal, and why: the message ``result-<key>``. Every game says it at the end of a deal."""
    announce(s, f"result-{key}", law, **args)


def is_result(words: Reason) -> bool:
    """Whether this says who has won what in a deal."""
    return words.key.startswith("result-")


def score(
    s: State[RecordT, OptionsT],
    seat: Seat,
    points: int,
    what: str,
    lines: Sequence[CountLine] | None = None,
    most: int | None = None,
) -> bool:
    """The seat's side marks points, never above ``most``. True if ``most`` is reached.

    ``what`` names the messages ``score-<what>`` and, where no lines are given, ``count-<what>`` for a single one.
    """
    r = s.public
    side = r.sides[seat]
    before = r.scores[side]
    after = before + points
    if most is not None and after > most:
        after = most
    if points:
        r.scores = put(r.scores, side, after)
    if s.tell:
        if lines is None:
            lines = (CountLine(points, because(f"count-{what}", number=points), (), points),)
        s.tell(Scored(seat, side, points, before, after, because(f"score-{what}", points=points), tuple(lines), ALL))
    return most is not None and after >= most


def set_scores(s: State[RecordT, OptionsT], scores: tuple[int, ...]) -> None:
    """The scores stand otherwise without a count: for a new game, or for points taken off."""
    s.public.scores = scores
    if s.tell:
        s.tell(Changed("scores", scores))


def end(s: State[RecordT, OptionsT], winners: Sequence[Seat], why: Reason) -> None:
    """The game is over; the game itself has set its phase."""
    s.public.winners = tuple(winners)
    tell_changes(s)
    if s.tell:
        s.tell(Ended(s.public.winners, why))
