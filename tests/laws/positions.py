"""Tables of Cribbage in the middle of a deal, for examples, counts and measurements."""

from collections.abc import Sequence

from crowe_table.engine.cards import FULL_PACK, Card, parse_all, texts
from crowe_table.engine.core import Action, AnyEvent, Scored, Seat, Setup, View, seats, viewers
from crowe_table.engine.money import Farthings
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import State
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.games.cribbage.rules import Cribbage
from crowe_table.games.cribbage.state import (
    CRIB,
    HAND,
    PILES,
    START,
    STOCK,
    CribbagePhase,
    CribbageRecord,
    CribbageState,
    CribbageView,
    sides,
)
from crowe_table.kit.card_moves import remember
from crowe_table.kit.purses import open_purses

GAME = Cribbage()
PURSE = Farthings(100_000)


def setup(options: CribbageOptions, players: int, seed: str, purse: int = 5000) -> Setup[CribbageOptions]:
    """Return a setup with equal purses."""
    return Setup(options, players, (Farthings(purse),) * players, Chance(seed))


def dealt(
    options: CribbageOptions,
    hands: Sequence[str],
    *,
    start: str = "",
    crib: str = "",
    dealer: int,
    scores: tuple[int, ...] = (),
) -> CribbageState:
    """Return a table in its first deal with these hands. Without a crib it is at the lay-out, otherwise at the play."""
    ring = seats(len(hands))
    scores = scores or (0,) * len(set(sides(ring)))
    by_hand = scores if options.pegging == "by_hand" else ()
    r = CribbageRecord(
        ring=ring,
        sides=sides(ring),
        phase=CribbagePhase.LAY_OUT,
        scores=scores,
        opened=(PURSE,) * len(hands),
        deal=1,
        dealer=Seat(dealer),
        cuts=((),) * len(hands),
        backs=scores,
        fore=by_hand,
        hind=by_hand,
        least=(1,) * len(hands),
    )
    s: CribbageState = State(PILES, options, r, Chance("position"))
    open_purses(s, r.opened)
    s.at(START)[:] = parse_all(start)
    s.at(CRIB)[:] = parse_all(crib)
    for seat, hand in enumerate(hands):
        s.at(HAND[seat])[:] = parse_all(hand)
    used = {*s.at(START), *s.at(CRIB), *(card for seat in ring for card in s.at(HAND[seat]))}
    s.at(STOCK)[:] = [card for card in FULL_PACK if card not in used]
    if not crib:
        return s
    throwers = [seat for seat in r.round_from(r.eldest) for _ in range(options.laid_out)]
    for card, thrower in zip(s.at(CRIB)[options.pack_to_crib :], throwers, strict=True):
        remember(s, (card,), viewers(thrower))
    r.phase = CribbagePhase.CUT_START
    if start:
        r.phase, r.turn = CribbagePhase.PLAY, r.eldest
    return s


def any_crib(hands: Sequence[str], start: str) -> str:
    """Return four cards that nobody holds."""
    used = {*parse_all(start), *(card for hand in hands for card in parse_all(hand))}
    return texts([card for card in FULL_PACK if card not in used][:4])


def bring_up(s: CribbageState, card: Card, place: int) -> None:
    """Move a card to a certain place in the pack, where a cut will turn it up."""
    s.at(STOCK).remove(card)
    s.at(STOCK).insert(len(s.at(STOCK)) - place, card)


def lawful(s: CribbageState, seat: Seat) -> list[Action]:
    """Return a seat's legal actions."""
    question = GAME.question(s)
    return list(GAME.answers(s, question, seat)) if question else []


def do(s: CribbageState, action: Action) -> list[AnyEvent]:
    """Submit a legal action and return the events."""
    assert GAME.refuse(s, action) is None, action
    events: list[AnyEvent] = []
    GAME.apply(s, action, events.append)
    return events


def seen(s: CribbageState, seat: Seat) -> CribbageView:
    view: View[CribbageRecord, CribbageOptions] = project(GAME, s, seat, GAME.question(s))
    return view


def scored(events: Sequence[AnyEvent]) -> list[Scored]:
    return [event for event in events if isinstance(event, Scored)]
