"""Card orders, which decide the card that takes a trick, with and without trumps."""

import pytest

from crowe_table.engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, parse, parse_all, suit
from crowe_table.kit.ranking import ACE_HIGH, NO_TRUMP, TRUMP, bowers, hand_order, of_suit, ranked

PIQUET_LOW_ACE = "KQJA"


@pytest.mark.parametrize(
    ("trick", "trump", "best"),
    [
        ("5H KH AH QH", NO_TRUMP, "AH"),
        ("2H AS AD AC", NO_TRUMP, "2H"),
        ("2H AS AD AC", CLUBS, "AC"),
        ("AH 2S 3S KH", SPADES, "3S"),
        ("2S AS 3S KS", SPADES, "AS"),
        ("TH", HEARTS, "TH"),
    ],
)
def test_the_winning_card_of_a_trick(trick: str, trump: int, best: str) -> None:
    cards = tuple(parse_all(trick))
    assert cards[ranked(ACE_HIGH, trump).winning(cards)] == parse(best)


@pytest.mark.parametrize(
    ("card", "on", "beats"),
    [("KH", "AH", True), ("JH", "AH", True), ("9H", "AH", False), ("KS", "AH", False), ("AC", "KH", True)],
)
def test_ranks_in_another_order(card: str, on: str, beats: bool) -> None:
    """Clubs are trumps, and the ace ranks below the knave."""
    assert ranked(PIQUET_LOW_ACE, CLUBS).beats(parse(card), parse(on)) == beats


def test_trumps_are_a_suit_of_their_own() -> None:
    order = ranked(ACE_HIGH, HEARTS)
    assert [order.suit_of[parse(card)] for card in ("2H", "AS", "2C")] == [TRUMP, SPADES, CLUBS]


def test_two_packs_rank_alike() -> None:
    """If two equal cards are played, the first one wins the trick."""
    assert ranked().winning(tuple(parse_all("QS KS'2 KS"))) == 1


def test_suits_are_filtered_by_print() -> None:
    assert of_suit(parse_all("AS 2H 3S TC"), suit(parse("KS"))) == parse_all("AS 3S")


def test_the_left_bower_belongs_to_trumps() -> None:
    order = bowers(HEARTS)
    assert [order.suit_of[parse(card)] for card in ("JH", "JD", "JS", "AD")] == [TRUMP, TRUMP, SPADES, DIAMONDS]
    trumps = sorted(parse_all("7H AH JD KH JH"), key=lambda card: -order.power[card])
    assert trumps == parse_all("JH JD AH KH 7H")
    assert bowers(NO_TRUMP) == ranked()


def test_a_hand_is_sorted_in_alternating_colours() -> None:
    hand = parse_all("2S AH KC AD AS TH")
    assert sorted(hand, key=hand_order(ranked()).index) == parse_all("AS 2S AH TH KC AD")
    assert sorted(hand, key=hand_order(ranked("TA")).index)[:2] == parse_all("AS 2S")


def test_trumps_and_the_left_bower_come_first_in_a_hand() -> None:
    hand = parse_all("JH AS 9D JD QH")
    assert sorted(hand, key=hand_order(bowers(DIAMONDS)).index) == parse_all("JD JH 9D AS QH")
