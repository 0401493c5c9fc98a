"""All Fours and Écarté from fixed hands of three cards.

Every order of play is counted by the rules and by a referee.
"""

from collections.abc import Callable, Sequence

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, RANKS, SUITS, Card, parse_all, rank, suit
from crowe_table.engine.core import SPECTATOR, Seat, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.games.all_fours import state as fours
from crowe_table.games.all_fours.rules import AllFours
from crowe_table.games.all_fours.rules import lead as lead_at_fours
from crowe_table.games.ecarte import state as ecarte
from crowe_table.games.ecarte.rules import Ecarte
from crowe_table.games.ecarte.rules import lead as lead_at_ecarte
from tests.perft.counting import Perft

HEARTS = SUITS.index("H")
PURSE = Farthings(2016)
Allowed = Callable[[Sequence[Card], Card], list[Card]]
"""Function that returns the legal cards of a hand, given the card led."""
HANDS = (
    ("4H 9C 7D", "5H 8C 8D"),
    ("4H 9C 7C", "5H 3H 8C"),
    ("JH 4S 7D", "5H 8D 9D"),
)
SMALL = (
    ("8H 9C 7D", "9H 8C TD"),
    ("8H 9C 7C", "9H 7H 8C"),
    ("7H AS 7D", "JH 8D 9D"),
)


def follow(hand: Sequence[Card], led: Card) -> list[Card]:
    return [card for card in hand if suit(card) == suit(led)] or list(hand)


def follow_or_trump(hand: Sequence[Card], led: Card) -> list[Card]:
    if any(suit(card) == suit(led) for card in hand):
        return [card for card in hand if suit(card) in (suit(led), HEARTS)]
    return list(hand)


def win_or_trump(hand: Sequence[Card], led: Card) -> list[Card]:
    own = [card for card in hand if suit(card) == suit(led)]
    above = [card for card in own if height(card, "789TAJQK") > height(led, "789TAJQK")]
    return above or own or [card for card in hand if suit(card) == HEARTS] or list(hand)


def height(card: Card, low_to_high: str) -> int:
    return low_to_high.index(RANKS[rank(card)])


def refereed(hands: Sequence[Sequence[Card]], leader: int, ranks: str, allowed: Allowed, besides: int) -> int:
    """Return the number of histories. The player whose turn it is has ``besides`` further ways to end the hand."""
    if not hands[0]:
        return 1
    count = besides
    for led in hands[leader]:
        count += besides
        for card in allowed(hands[1 - leader], led):
            left = [[each for each in hand if each not in (led, card)] for hand in hands]
            same = suit(card) == suit(led)
            beaten = height(card, ranks) > height(led, ranks) if same else suit(card) == HEARTS
            count += refereed(left, 1 - leader if beaten else leader, ranks, allowed, besides)
    return count


@pytest.mark.parametrize("hands", HANDS, ids=lambda hands: hands[0])
@pytest.mark.parametrize("rule", ["strict", "follow_or_trump"])
def test_every_order_of_play_at_all_fours(rule: str, hands: tuple[str, str]) -> None:
    game = AllFours()
    options = replace(game.preset("pearson", 2), follow=rule)
    s = game.new(Setup(options, 2, (PURSE,) * 2, Chance("perft")))
    r, held = s.public, [parse_all(hand) for hand in hands]
    for seat, hand in enumerate(held):
        s.at(fours.HAND[seat])[:] = hand
    s.at(fours.STOCK)[:] = [card for card in FULL_PACK if card not in (*held[0], *held[1])]
    r.cutting, r.dealer, r.deal, r.trumps = (), Seat(1), 1, (HEARTS,)
    lead_at_fours(s)
    perft = Perft(game, (fours.AllFoursPhase.PLAY,), (Seat(0), Seat(1), SPECTATOR))
    perft.walk(s)
    allowed = follow if rule == "strict" else follow_or_trump
    assert perft.histories == refereed(held, 0, "23456789TJQKA", allowed, besides=0)
    assert len(perft.views[SPECTATOR]) <= len(perft.views[Seat(0)])


@pytest.mark.parametrize("hands", SMALL, ids=lambda hands: hands[0])
def test_every_order_of_play_at_ecarte(hands: tuple[str, str]) -> None:
    """The player whose turn it is may also resign the hand."""
    game = Ecarte()
    options = replace(game.preset("encyclopaedia", 2), mark_king="automatic")
    s = game.new(Setup(options, 2, (PURSE,) * 2, Chance("perft")))
    r, held = s.public, [parse_all(hand) for hand in hands]
    for seat, hand in enumerate(held):
        s.at(ecarte.HAND[seat])[:] = hand
    s.at(ecarte.STOCK)[:] = [card for card in ecarte.PIQUET_PACK if card not in (*held[0], *held[1])]
    r.cutting, r.dealer, r.deal, r.trumps = (), Seat(1), 1, (HEARTS,)
    lead_at_ecarte(s)
    perft = Perft(game, (ecarte.EcartePhase.PLAY,), ())
    perft.walk(s)
    assert perft.histories == refereed(held, 0, "789TAJQK", win_or_trump, besides=1)
