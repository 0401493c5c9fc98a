"""Whist tables in prepared positions."""

from collections.abc import Sequence

from crowe_table.engine.cards import FULL_PACK, Card, parse_all
from crowe_table.engine.core import Action, AnyEvent, Reason, Seat, seats
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import State
from crowe_table.games.whist.options import WhistOptions
from crowe_table.games.whist.rules import Whist
from crowe_table.games.whist.state import HAND, PACK, PILES, WhistPhase, WhistRecord, WhistState
from crowe_table.kit.purses import open_purses

GAME = Whist()
PURSE = Farthings(100_000)
SEATS = "SWNE"
"""Names of the seats in the examples, clockwise. South is 0."""
SIDES = ("NS", "EW")


def seat(name: str) -> Seat:
    return Seat(SEATS.index(name))


def table(
    options: WhistOptions,
    hands: Sequence[str],
    *,
    trump: int,
    leader: int = 0,
    dealer: int = 3,
    scores: tuple[int, int] = (0, 0),
    tricks: Sequence[int] = (0, 0, 0, 0),
    purses: Sequence[int] = (PURSE,) * 4,
) -> WhistState:
    """Return a deal in progress, with these hands and before the first lead."""
    record = WhistRecord(
        ring=seats(4),
        sides=(0, 1, 0, 1),
        scores=scores,
        opened=tuple([Farthings(purse) for purse in purses]),
        phase=WhistPhase.PLAY,
        deal=1,
        dealer=Seat(dealer),
        turn=Seat(leader),
        trumps=(trump,),
        tricks=tuple(tricks),
        cuts=((),) * 4,
    )
    s: WhistState = State(PILES, options, record, Chance("position"))
    open_purses(s, record.opened)
    for each, hand in enumerate(hands):
        s.at(HAND[each])[:] = parse_all(hand)
    return s


def rest_in_pack(s: WhistState) -> None:
    """Put all cards that are in no other pile into the pack."""
    lying = {card for pile in PILES.of_table(4) if pile is not PACK for card in s.at(pile)}
    s.at(PACK)[:] = [card for card in FULL_PACK if card not in lying]


def do(s: WhistState, action: Action) -> list[AnyEvent]:
    """Apply a legal action and return the events."""
    events: list[AnyEvent] = []
    reason = refusal(s, action)
    assert reason is None, reason
    GAME.apply(s, action, events.append)
    return events


def legal(s: WhistState, seat: int) -> list[Action]:
    question = GAME.question(s)
    return list(GAME.answers(s, question, Seat(seat))) if question else []


def refusal(s: WhistState, action: Action) -> Reason | None:
    """Return the game's reason for refusing an action; None if the action is legal."""
    return GAME.refuse(s, action)


def cards(text: str) -> list[Card]:
    return parse_all(text)
