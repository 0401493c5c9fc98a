"""Announcements, scores and results. Changes in the public record are reported automatically."""

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter

from crowe_table.engine.core import (
    ALL,
    Announced,
    AnyEvent,
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
    replace_at,
)
from crowe_table.engine.state import State

BLUFF_FOUND = "bluff-found"
"""Message that reveals a bluff. Its argument ``seat`` is the player who bluffed."""


def live_facts(r: RecordT) -> tuple[FactValue, ...]:
    """Return the values of the record's live fields, which the screen shows."""
    return _getter(r.live)(r)


@cache
def _getter(live: tuple[str, ...]) -> Callable[[Record], tuple[FactValue, ...]]:
    """Return a getter for the named fields. Cached because it runs after every action."""
    return attrgetter(*live)


def report_changes(s: State[RecordT, OptionsT], *also: str) -> None:
    """Report the live facts that have changed since the last report, and always those named in ``also``.

    The game calls this after every action. An action calls it if viewers should see new values at once: before a deal
    or after a trick.
    """
    if s.emit is None:
        return
    now = live_facts(s.public)
    if now == s.reported and not also:
        return
    for name, before, value in zip(s.public.live, s.reported, now, strict=True):
        if value != before or name in also:
            s.emit(Changed(name, value))
    s.reported = now


def say(s: State[RecordT, OptionsT], seat: Seat, key: str, /, **args: Arg) -> None:
    """Let a seat speak to the whole table."""
    if s.emit:
        s.emit(Said(seat, Reason(key, tuple(args.items()))))


def announce(s: State[RecordT, OptionsT], key: str, /, law: str = "", **args: Arg) -> None:
    """Announce a message to everybody."""
    if s.emit:
        s.emit(Announced(Reason(key, tuple(args.items()), law)))


def announce_result(s: State[RecordT, OptionsT], key: str, /, law: str = "", **args: Arg) -> None:
    """Announce who won the deal and why, with the message ``result-<key>``. Every game calls this after a deal."""
    announce(s, f"result-{key}", law, **args)


def is_result(words: Reason) -> bool:
    """Whether this message announces the result of a deal."""
    return words.key.startswith("result-")


def found_bluff(event: AnyEvent) -> Seat | None:
    """Return the seat whose bluff this event reveals. None for any other event."""
    if isinstance(event, Announced) and event.words.key == BLUFF_FOUND:
        return next(Seat(value) for name, value in event.words.args if name == "seat" and isinstance(value, int))
    return None


def score(
    s: State[RecordT, OptionsT],
    seat: Seat,
    points: int,
    what: str,
    lines: Sequence[CountLine] | None = None,
    most: int | None = None,
) -> bool:
    """Add points to the score of the seat's side, up to ``most``. Return True if ``most`` is reached.

    ``what`` selects the message ``score-<what>``. ``lines`` defaults to a single line with the message
    ``count-<what>``.
    """
    r = s.public
    side = r.sides[seat]
    before = r.scores[side]
    after = before + points
    if most is not None and after > most:
        after = most
    if points:
        r.scores = replace_at(r.scores, side, after)
    if s.emit:
        if lines is None:
            lines = (CountLine(points, because(f"count-{what}", number=points), (), points),)
        s.emit(Scored(seat, side, points, before, after, because(f"score-{what}", points=points), tuple(lines), ALL))
    return most is not None and after >= most


def set_scores(s: State[RecordT, OptionsT], scores: tuple[int, ...]) -> None:
    """Set the scores without announcing a count: for a new game, or after a deduction."""
    s.public.scores = scores
    if s.emit:
        s.emit(Changed("scores", scores))


def finish_game(s: State[RecordT, OptionsT], winners: Sequence[Seat], why: Reason) -> None:
    """End the game with these winners. The game sets its own phase."""
    s.public.winners = tuple(winners)
    report_changes(s)
    if s.emit:
        s.emit(Ended(s.public.winners, why))
