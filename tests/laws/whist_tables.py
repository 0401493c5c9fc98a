"""Tables of Whist set up where a test wants them."""

from collections.abc import Sequence

from crowe_table.engine.cards import Card, parse_all
from crowe_table.engine.core import Action, AnyEvent, Reason
from crowe_table.engine.parts.settle import open_purses
from crowe_table.engine.rng import Chance
from crowe_table.games.whist.laws import Whist
from crowe_table.games.whist.options import WhistOptions
from crowe_table.games.whist.state import PLAY, WhistState

GAME = Whist()
PURSE = 100_000
SEATS = "SWNE"
"""The seats as the examples name them, clockwise: South is 0."""
SIDES = ("NS", "EW")


def seat(name: str) -> int:
    return SEATS.index(name)


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
    """A deal in the middle, these cards in hand and the lead to be made."""
    s = WhistState(options, tuple(purses), Chance("position"))
    open_purses(s, s.opened, GAME.slug)
    s.deal, s.dealer, s.phase, s.turn, s.trump = 1, dealer, PLAY, leader, trump
    s.hands = [parse_all(hand) for hand in hands]
    s.pack = []
    s.scores, s.tricks = list(scores), list(tricks)
    return s


def do(s: WhistState, action: Action) -> list[AnyEvent]:
    """Plays a lawful answer, and returns what is told."""
    told: list[AnyEvent] = []
    reason = refusal(s, action)
    assert reason is None, reason
    GAME.apply(s, action, told.append)
    return told


def refusal(s: WhistState, action: Action) -> Reason | None:
    """What the judge of the game says to an answer."""
    return GAME.refuse(s, action)


def cards(text: str) -> list[Card]:
    return parse_all(text)
