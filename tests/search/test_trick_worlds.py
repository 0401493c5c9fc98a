"""Evaluation of cards in sampled worlds: simple play without seeing other hands, and likelihoods of worlds."""

from collections.abc import Sequence
from random import Random

import pytest

from crowe_table.engine.cards import FULL_PACK, SUITS, Card, parse, parse_all, text
from crowe_table.engine.rng import Chance
from crowe_table.kit.ranking import ranked
from crowe_table.search.open_hands import OpenHands
from crowe_table.search.trick_worlds import PlayedDeal, Plays, sample_cards

PAIRS = (0, 1, 0, 1)
CLUBS = ranked(trump=SUITS.index("C"))


def deal_of(plays: Plays, place: int) -> PlayedDeal:
    return PlayedDeal(FULL_PACK, CLUBS, PAIRS, plays, place)


def hands_with(place: int, own: Sequence[Card], fell: Sequence[Card], seed: str = "hands") -> list[list[Card]]:
    """Return the four hands after the cards ``fell`` have been played, beginning with place 0.

    ``own`` is the hand of ``place``. The other hands are random.
    """
    free = [card for card in FULL_PACK if card not in (*own, *fell)]
    Random(seed).shuffle(free)
    size = len(own)
    return [
        list(own) if at == place else [free.pop() for _ in range(size - (len(fell) > at) + (len(fell) > place))]
        for at in range(4)
    ]


def plain_card(mine: str, trick: str, seed: str = "hands") -> str:
    """Return the card that a player of simple rules plays to a trick led by place 0."""
    *fell, last = parse_all(trick)
    place = len(fell)
    deal = deal_of([(0, fell)] if fell else [], place)
    hands = hands_with(place + 1, parse_all(mine), (*fell, last), seed)
    hands[place].append(last)
    deal.imagine(hands)
    return text(deal.line(last)[0])


FOLLOWING = (
    ("second hand low", "5H", "KH 7H 2H 9S", "2H"),
    ("the queen covers a knave", "JH", "QH 7H 2H 9S", "QH"),
    ("the best card, where it may be lost, is kept for the second round", "5H", "AH 7H 2H", "2H"),
    ("third hand high", "5H 6H", "KH 7H 2H 9S", "KH"),
    ("no higher than it need be", "5H 6H", "KH QH 2H 9S", "QH"),
    ("but not over the partner's best card", "AH 6H", "KH 7H 2H 9S", "2H"),
    ("fourth hand as cheaply as may be", "TH 3H 4H", "KH JH 2H 9S", "JH"),
    ("nothing on the partner's trick", "3H QH 4H", "KH JH 2H 9S", "2H"),
    ("a sure loser is trumped", "4H 3H QH", "9S 3S 2C 7C", "2C"),
    ("the partner's trick is not", "3H QH 4H", "9S 3S 2C 7C", "3S"),
    ("guards are kept", "3H QH AH", "KS 3S 4D 9D 2D", "2D"),
)


@pytest.mark.parametrize(("case", "trick", "mine", "card"), FOLLOWING, ids=[each[0] for each in FOLLOWING])
def test_a_plain_player_follows_the_book(case: str, trick: str, mine: str, card: str) -> None:
    assert plain_card(mine, trick) == card, case


def test_a_plain_player_does_not_look_into_other_hands() -> None:
    chance = Random("looks")
    for number in range(30):
        own = chance.sample([card for card in FULL_PACK if card != parse("5H")], 9)
        mine = " ".join(text(card) for card in own)
        assert len({plain_card(mine, "5H", f"{number} {other}") for other in range(4)}) == 1


@pytest.mark.parametrize(
    ("trick", "holds", "rather"),
    [
        ("KH", "AH 3H 2S 5D 6D", "4H 3H 2S 5D 6D"),
        ("QH", "JH 3H 2S 5D 6D", "AH 3H 2S 5D 6D"),
        ("3H", "QH 9H 8H 5D 6D", "AH KH 9H 5D 6D"),
    ],
)
def test_a_lead_changes_the_likelihood_of_hands(trick: str, holds: str, rather: str) -> None:
    """Place 3 has led. Worlds in which place 3 had a reason for this lead get more weight."""
    led = parse(trick)
    explained = []
    for cards in (holds, rather):
        deal = deal_of([(3, (led,))], 0)
        hands = hands_with(3, parse_all(cards), (led,))
        deal.imagine([hand[:5] for hand in hands[:3]] + [hands[3]])
        explained.append(deal.likelihood())
    assert explained[0] > explained[1]


def test_a_player_who_does_not_cover_probably_cannot() -> None:
    """A player who plays the deuce on the queen probably does not have the ace."""
    explained = []
    for cards in ("AH 9S 8S 7S", "3H 9S 8S 7S"):
        deal = deal_of([(0, parse_all("QH 2H"))], 2)
        deal.imagine(hands_with(1, parse_all(cards), parse_all("QH 2H")))
        explained.append(deal.likelihood())
    assert explained[0] < explained[1]


def test_near_the_end_the_rest_is_solved() -> None:
    chance = Random("solved")
    for _ in range(10):
        cards = chance.sample(list(FULL_PACK), 16)
        hands = [cards[at::4] for at in range(4)]
        deal = PlayedDeal(cards, CLUBS, PAIRS, (), 0)
        deal.imagine(hands)
        solver = OpenHands(hands, CLUBS, PAIRS)
        assert deal.taken_with(hands[0]) == [solver.after(0, (), card) for card in hands[0]]


def test_gains_have_standard_errors() -> None:
    """One card makes a sure trick and another a doubtful one.

    The sure one comes first. Its gain has a standard error.
    """
    own = parse_all("AS 2H 3D 4D 5D 7S")
    others = [card for card in FULL_PACK if card not in own][:18]
    rng = Chance("error").stream("worlds")

    def draw() -> list[list[Card]]:
        rng.shuffle(others)
        return [list(own), others[:6], others[6:12], others[12:]]

    deal = PlayedDeal([*own, *others], CLUBS, PAIRS, (), 0)
    found = sample_cards(deal, own, draw, float, 48)
    assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)
    assert found[0].error == 0
    assert all(0 <= each.error < 1 for each in found)
    assert {each.card for each in found} == set(own)


def test_the_end_of_a_play_out_is_solved() -> None:
    """Hands have seven cards. The first trick is played plainly, and the other six tricks are solved."""
    chance = Random("endings")
    for number in range(20):
        pack = chance.sample(FULL_PACK, 28)
        hands = [pack[at::4] for at in range(4)]
        deal = PlayedDeal(FULL_PACK, CLUBS, PAIRS, [], 0, solved=4, ending=6)
        deal.imagine(hands)
        for card, taken in zip(hands[0], deal.taken_with(hands[0]), strict=True):
            trick = [card, *deal.line(card)[:3]]
            winner = CLUBS.winning(tuple(trick))
            rest = [[each for each in hand if each not in trick] for hand in hands]
            others = OpenHands(rest, CLUBS, PAIRS).tricks(winner, 0)
            assert taken == (PAIRS[winner] == PAIRS[0]) + others, (number, text(card))
