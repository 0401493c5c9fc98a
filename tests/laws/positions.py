"""Tables of Cribbage set up in the middle of a deal, for examples, counts and measurements."""

from collections.abc import Sequence

from crowe_table.engine.cards import FULL_PACK, Card, parse_all, texts
from crowe_table.engine.core import Action, AnyEvent, Scored
from crowe_table.engine.parts.settle import open_purses
from crowe_table.engine.rng import Chance
from crowe_table.games.cribbage.laws import CUT_START, LAY_OUT, PLAY, Cribbage, CribbageState
from crowe_table.games.cribbage.options import CribbageOptions

GAME = Cribbage()
PURSE = 100_000


def dealt(
    options: CribbageOptions,
    hands: Sequence[str],
    *,
    start: str = "",
    crib: str = "",
    dealer: int,
    scores: tuple[int, int] = (0, 0),
    purse: int = PURSE,
) -> CribbageState:
    """A table in its first deal, these cards in hand: at the lay-out if nothing is in the crib, else at the play."""
    seats = len(hands)
    s = CribbageState(options, seats, (purse,) * seats, Chance("position"))
    open_purses(s, s.opened, GAME.slug)
    s.deal, s.dealer, s.phase = 1, dealer, LAY_OUT
    s.hands = [parse_all(hand) for hand in hands]
    s.start = parse_all(start)
    s.crib = parse_all(crib)
    s.crib_from = [seat for seat in s.round_from(s.eldest) for _ in range(options.laid_out)] if crib else []
    s.scores, s.backs = list(scores), list(scores)
    used = {*s.start, *s.crib, *(card for hand in s.hands for card in hand)}
    s.pack = [card for card in FULL_PACK if card not in used]
    if crib:
        s.phase, s.turn = (PLAY, s.eldest) if start else (CUT_START, -1)
    return s


def any_crib(hands: Sequence[str], start: str) -> str:
    """Four cards that are nobody's."""
    used = {*parse_all(start), *(card for hand in hands for card in parse_all(hand))}
    return texts([card for card in FULL_PACK if card not in used][:4])


def bring_up(s: CribbageState, card: Card, place: int) -> None:
    """Puts a card of the pack where a cut of so many will turn it."""
    s.pack.remove(card)
    s.pack.insert(len(s.pack) - place, card)


def do(s: CribbageState, action: Action) -> list[AnyEvent]:
    """Plays a lawful action and returns what was told."""
    assert GAME.refuse(s, action) is None, action
    told: list[AnyEvent] = []
    GAME.apply(s, action, told.append)
    return told


def scored(told: Sequence[AnyEvent]) -> list[Scored]:
    return [event for event in told if isinstance(event, Scored)]
