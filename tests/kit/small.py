"""A small table for the tests of the kit. It has a few piles, a record of any type, and a list of events."""

from collections.abc import Sequence
from enum import auto
from typing import Any, TypeVar

from crowe_table.engine.cards import Card, parse_all
from crowe_table.engine.core import AnyEvent, Asked, Event, Options, Phase, Question, Record, Seat, seats
from crowe_table.engine.money import Farthings
from crowe_table.engine.piles import Pile, Piles, SeenBy
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import AnyState, State
from crowe_table.kit.announcing import live_facts
from crowe_table.kit.purses import open_purses
from crowe_table.kit.rules import Rules

PILES = Piles()
STOCK = PILES.one("pack")
HAND = PILES.each("hand", SeenBy.OWNER)
PLAYED = PILES.each("played", SeenBy.ALL)
TAKEN = PILES.each("taken", face_down=True)
REVIEW = PILES.one("review", SeenBy.ALL)

A, B, C, D = seats(4)


class SmallPhase(Phase):
    FIRST = auto()
    LAST = auto()
    OVER = auto()


def table(
    hands: Sequence[str] = ("", "", ""),
    *,
    stock: str = "",
    purses: Sequence[int] = (),
    record: type[Record] = Record,
    sides: Sequence[int] = (),
    **facts: Any,
) -> State[Any, Options]:
    """Return a table with these hands. Its events are not recorded. Each player is alone unless ``sides`` are given."""
    ring = seats(len(hands))
    of = tuple(sides or ring)
    facts.setdefault("scores", (0,) * len(set(of)))
    s = State(PILES, Options(), record(ring=ring, sides=of, phase=SmallPhase.FIRST, **facts), Chance("small"))
    s.at(STOCK)[:] = parse_all(stock)
    for seat, hand in zip(ring, hands, strict=True):
        s.at(HAND[seat])[:] = parse_all(hand)
    open_purses(s, [Farthings(purse) for purse in purses])
    return s


def listen(s: AnyState) -> list[AnyEvent]:
    """Start to record the table's events. Return the list to which they are added."""
    events: list[AnyEvent] = []
    s.emit, s.reported = events.append, live_facts(s.public)
    return events


EventT = TypeVar("EventT", bound=Event)


def only(kind: type[EventT], events: Sequence[Event]) -> list[EventT]:
    """Return the events. Fail if any event is of another type."""
    found: list[EventT] = [event for event in events if isinstance(event, kind)]
    assert len(found) == len(events), events
    return found


def question(rules: Rules[Any], s: State[Any, Options]) -> Question:
    """Return the question that the rules ask in the present phase of the table."""
    return rules.questions[s.public.phase](s)


def do(rules: Rules[Any], s: State[Any, Options], action: Any) -> None:
    """Run the rules' function for an action, even if the action is illegal."""
    rules.in_phase(s.public.phase)[type(action)].do(s, action)


def asked(question: Question) -> dict[Seat, tuple[str, ...]]:
    """Return the names of the actions open to each seat that is asked.

    If the seat need not answer, they are in brackets.
    """
    return {each.seat: _names(each) for each in question.asked}


def _names(each: Asked) -> tuple[str, ...]:
    return tuple([act.__name__ if each.must else f"({act.__name__})" for act in each.acts])


def at(s: State[Any, Options], *piles: Pile) -> list[list[Card]]:
    return [s.at(pile) for pile in piles]
