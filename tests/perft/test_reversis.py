"""Reversis from fixed hands of two cards. Every order of play is counted by the rules and by a referee."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, RANKS, Card, parse_all, rank, suit
from crowe_table.engine.core import SPECTATOR, Seat, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.games.reversis.rules import Reversis, lead
from crowe_table.games.reversis.state import HAND, STOCK, ReversisPhase
from tests.perft.counting import Perft

HANDS = (
    ("4H 9C", "5H 8C", "6H 7C"),
    ("4H 9C", "5S 8C", "6H KH", "AH 2D"),
    ("2S 9C", "5S 8S", "6H KH", "AH 2D", "3S QD"),
)


def refereed(hands: Sequence[Sequence[Card]], leader: int) -> int:
    """Return the number of histories if play goes to the left."""
    return _trick(hands, leader, ()) if hands[leader] else 1


def _trick(hands: Sequence[Sequence[Card]], leader: int, trick: tuple[Card, ...]) -> int:
    if len(trick) == len(hands):
        own = [card for card in trick if suit(card) == suit(trick[0])]
        best = trick.index(max(own, key=lambda card: "23456789TJQKA".index(RANKS[rank(card)])))
        return refereed(hands, (leader + best) % len(hands))
    at = (leader + len(trick)) % len(hands)
    following = [card for card in hands[at] if trick and suit(card) == suit(trick[0])]
    count = 0
    for card in following or hands[at]:
        left = [[each for each in hand if each != card] for hand in hands]
        count += _trick(left, leader, (*trick, card))
    return count


@pytest.mark.parametrize("hands", HANDS, ids=lambda hands: str(len(hands)))
def test_every_order_of_play(hands: tuple[str, ...]) -> None:
    game, players = Reversis(), len(hands)
    options = replace(game.preset("plain", players), rotation="left", rounds=2)
    s = game.new(Setup(options, players, (Farthings(2016),) * players, Chance("perft")))
    r, held = s.public, [parse_all(hand) for hand in hands]
    for seat, hand in enumerate(held):
        s.at(HAND[seat])[:] = hand
    given = {card for hand in held for card in hand}
    s.at(STOCK)[:] = [card for card in FULL_PACK if card not in given]
    r.cutting, r.dealer, r.deal = (), Seat(players - 1), 1
    lead(s)
    perft = Perft(game, (ReversisPhase.PLAY,), (Seat(0), SPECTATOR))
    perft.walk(s)
    assert perft.histories == refereed(held, 0)
    assert len(perft.views[SPECTATOR]) <= len(perft.views[Seat(0)])
