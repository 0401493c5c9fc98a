"""Whist from fixed hands.

Every order of play is counted by the rules and by a referee, and compared with recorded counts.
"""

from itertools import combinations

import pytest
from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.cards import SUITS, Card, parse_all, suit
from crowe_table.engine.core import SPECTATOR, Seat
from crowe_table.games.whist.options import BOOKS
from crowe_table.games.whist.state import HAND, WhistPhase
from tests.laws.whist_tables import GAME, table
from tests.perft.counting import Perft

CROWE = replace(BOOKS["crowe"], review="none")

Fallen = tuple[int, Card]
"""A player and the card that the player has played."""
Known = tuple[tuple[Card, ...], tuple[Fallen, ...]]


class WhistPosition(Struct, frozen=True):
    """Hands at South's lead, and the numbers of histories and of positions after each card."""

    name: str
    hands: tuple[str, str, str, str]
    trump: str
    histories: int
    nodes: tuple[int, ...]


POSITIONS = (
    WhistPosition("one-suit-each", ("AS KS", "AH KH", "AD KD", "AC KC"), "S", 16, (1, 2, 4, 8, 16, 16, 16, 16, 16)),
    WhistPosition("all-follow", ("AS 2H", "KS 3H", "QS 4H", "JS 5H"), "H", 2, (1, 2, 2, 2, 2, 2, 2, 2, 2)),
    WhistPosition(
        "three-each",
        ("AS 2H 9C", "KS 3D 4C", "QS 4H 5D", "JS 5H 2C"),
        "H",
        28,
        (1, 3, 5, 7, 7, 14, 18, 24, 28, 28, 28, 28, 28),
    ),
)


def winner_of(plays: tuple[Fallen, ...], trump: int) -> int:
    """Return the winner of a trick, found by sorting."""
    led = suit(plays[0][1])

    def height(play: Fallen) -> tuple[bool, bool, int]:
        card = play[1]
        return suit(card) == trump, suit(card) == led, (card % 13 - 1) % 13

    return max(plays, key=height)[0]


def refereed(hands: list[list[Card]], trump: int, turn: int, plays: tuple[Fallen, ...], seen: list[set[Known]]) -> int:
    """Return the number of histories. Record everything that each seat and a spectator can know."""
    for known, own in zip(seen, (*map(tuple, hands), ()), strict=True):
        known.add((own, plays))
    if not any(hands):
        return 1
    trick = plays[len(plays) - len(plays) % 4 :]
    led = suit(trick[0][1]) if trick else -1
    may = [card for card in hands[turn] if suit(card) == led] or hands[turn]
    found = 0
    for card in may:
        after = [[each for each in hand if each != card] for hand in hands]
        now = (*plays, (turn, card))
        following = winner_of(now[-4:], trump) if len(now) % 4 == 0 else (turn + 1) % 4
        found += refereed(after, trump, following, now, seen)
    return found


def nothing_known() -> list[set[Known]]:
    return [set() for _ in range(5)]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: p.name)
def test_every_order_of_play(position: WhistPosition) -> None:
    trump = SUITS.index(position.trump)
    s = table(CROWE, position.hands, trump=trump)
    perft = Perft(GAME, (WhistPhase.PLAY,), ())
    perft.walk(s)
    hands = [parse_all(hand) for hand in position.hands]
    assert perft.histories == refereed(hands, trump, 0, (), nothing_known())
    assert (perft.histories, tuple(perft.nodes[depth] for depth in sorted(perft.nodes))) == (
        position.histories,
        position.nodes,
    )


TINY = tuple(parse_all("AS 7S 2H 9H KD 4C"))
"""A pack of six cards. Every deal of them to three players is tried, and the fourth player always has the same two
cards.
"""
FIXED = "8S 3H"


def test_every_possible_view_with_a_tiny_pack() -> None:
    """Each seat has as many different views as it has possible states of knowledge."""
    trump = 1
    viewers = (Seat(0), Seat(1), Seat(2), Seat(3), SPECTATOR)
    perft = Perft(GAME, (WhistPhase.PLAY,), viewers)
    knowable = nothing_known()
    histories = 0
    for first in combinations(TINY, 2):
        rest = [card for card in TINY if card not in first]
        for second in combinations(rest, 2):
            third = [card for card in rest if card not in second]
            s = table(CROWE, ("", "", "", FIXED), trump=trump)
            hands = [list(first), list(second), third, parse_all(FIXED)]
            for seat, hand in enumerate(hands):
                s.at(HAND[seat])[:] = hand
            histories += refereed(hands, trump, 0, (), knowable)
            perft.walk(s)
    assert perft.histories == histories
    assert [len(perft.views[seat]) for seat in viewers] == [len(known) for known in knowable]
    assert (perft.nodes.total(), perft.histories, *(len(known) for known in knowable)) == (
        4950,
        768,
        3627,
        3827,
        3807,
        2795,
        2795,
    )
