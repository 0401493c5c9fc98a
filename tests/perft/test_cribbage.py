"""Cribbage from fixed hands.

Every order of play is counted by the rules and by a referee, and compared with recorded counts.
"""

from copy import deepcopy
from itertools import combinations, product

import pytest
from msgspec import Struct

from crowe_table.engine.cards import parse_all, texts
from crowe_table.engine.core import SPECTATOR, Seat
from crowe_table.games.cribbage.options import BOOKS, CribbageOptions
from crowe_table.games.cribbage.state import CRIB, HAND, START, CribbagePhase
from tests.laws import naive
from tests.laws.positions import GAME, any_crib, dealt
from tests.perft.counting import Perft

CROWE, CROWE_FOUR = BOOKS["crowe"][2], BOOKS["crowe"][4]
PLAY_ON = CribbageOptions(go_rule="play_on")
PLAY_OUT = CribbageOptions(cards_dealt=6, go_rule="play_on", play_out=True, target=121)


class Position(Struct, frozen=True):
    """Hands at the first lead, the eldest's hand first.

    The counts are the number of histories, and the number of positions after each card.
    """

    name: str
    options: CribbageOptions
    hands: tuple[str, ...]
    start: str
    histories: int
    nodes: tuple[int, ...]


POSITIONS = (
    Position("high-cards-stop", CROWE, ("KS QH 9C", "KD TC 8H"), "2S", 18, (1, 3, 9, 18)),
    Position("low-cards-all-fall", CROWE, ("AS 2H 3C", "4D 5C 6H"), "KS", 36, (1, 3, 9, 18, 36, 36, 36)),
    Position("pairs-play-on", PLAY_ON, ("7S TH AC", "7D KC 2H"), "KS", 32, (1, 3, 9, 18, 32, 32)),
    Position(
        "played-out", PLAY_OUT, ("7S 7H KD QC", "7D 5C 3S AH"), "9S", 400, (1, 4, 16, 48, 140, 200, 368, 400, 400)
    ),
    Position(
        "four-players", CROWE_FOUR, ("KS QH 3C", "KD TC 8H", "9S 9D 2H", "JS 7D 5C"), "2S", 53, (1, 3, 9, 27, 41, 30)
    ),
)


def refereed(deal: naive.Deal) -> int:
    """Return the number of histories found by the referee."""
    if deal.over:
        return 1
    found = 0
    for card in deal.may_play():
        after = deepcopy(deal)
        after.play(card)
        found += refereed(after)
    return found


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: p.name)
def test_every_order_of_play(position: Position) -> None:
    seats = len(position.hands)
    crib = any_crib(position.hands, position.start)
    s = dealt(position.options, position.hands, start=position.start, crib=crib, dealer=seats - 1)
    perft = Perft(GAME, (CribbagePhase.PLAY,), ())
    perft.walk(s)
    assert (perft.histories, tuple(perft.nodes[depth] for depth in sorted(perft.nodes))) == (
        position.histories,
        position.nodes,
    )
    hands = [parse_all(hand) for hand in position.hands]
    assert refereed(naive.Deal(position.options, hands, s.at(CRIB), s.at(START)[0])) == position.histories


def test_every_discard_and_order_of_play() -> None:
    """Each player has five cards. Both orders of discarding, every discard and every play are counted."""
    s = dealt(CROWE, ("5S 6H JC KD 2S", "4D 5C 9H TD QS"), start="7C", dealer=1)
    perft = Perft(GAME, (CribbagePhase.LAY_OUT, CribbagePhase.PLAY), (Seat(0),))
    perft.walk(s)
    hands = [s.at(HAND[seat]) for seat in (0, 1)]
    found = 0
    for first, second in product(*(combinations(hand, 3) for hand in hands)):
        crib = [card for hand in hands for card in hand if card not in (*first, *second)]
        found += 2 * refereed(naive.Deal(CROWE, [first, second], crib, s.at(START)[0]))
    assert perft.histories == found
    assert (perft.histories, len(perft.ends), len(perft.views[Seat(0)])) == (5976, 2988, 3796)


# --- a tiny pack -----------------------------------------------------------------------------------------------------

TINY = tuple(parse_all("9S 9H TC JD 4S 8D 7C"))
"""A pack of seven cards. In every deal two players have three cards each, and one card is left."""
ACES, TWO = "AS AH AD AC", "2S"

Known = tuple[object, ...]


def record_knowledge(deal: naive.Deal, played: tuple[int, ...], seen: list[set[Known]]) -> None:
    """Record everything that the eldest, the dealer and a spectator can know.

    They know their own hand, the cards played, the player to move and, at the end, the hands shown.
    """
    shown = tuple(map(tuple, deal.kept)) if deal.over else ()
    for known, own in zip(seen, (tuple(deal.kept[0]), tuple(deal.kept[1]), ()), strict=True):
        known.add((own, played, deal.turn, shown))
    for card in deal.may_play():
        after = deepcopy(deal)
        after.play(card)
        record_knowledge(after, (*played, card), seen)


def test_every_possible_view_with_a_tiny_pack() -> None:
    """Each seat has as many different views as it has possible states of knowledge."""
    perft = Perft(GAME, (CribbagePhase.PLAY,), (Seat(0), Seat(1), SPECTATOR))
    knowable: list[set[Known]] = [set(), set(), set()]
    deals = [(a, b) for a, b in product(combinations(TINY, 3), repeat=2) if not set(a) & set(b)]
    assert len(deals) == 140
    for first, second in deals:
        s = dealt(CROWE, (texts(first), texts(second)), start=TWO, crib=ACES, dealer=1)
        perft.walk(s)
        record_knowledge(naive.Deal(CROWE, (first, second), s.at(CRIB), s.at(START)[0]), (), knowable)
    views = [len(seen) for seen in perft.views.values()]
    assert views == [len(known) for known in knowable]
    assert (perft.nodes.total(), perft.histories, *views) == (6500, 3156, 4340, 4513, 3386)
