"""The declaration of piles: names, owners and viewers."""

import pytest

from crowe_table.engine.core import ALL, NO_SEAT, NOBODY, seats, viewers
from crowe_table.engine.piles import Piles, SeenBy

A, B, C = seats(3)


def declared() -> Piles:
    piles = Piles()
    piles.one("pack")
    piles.each("hand", SeenBy.OWNER)
    piles.each("taken", SeenBy.OWNER, face_down=True)
    piles.one("stock", SeenBy.ALL, unordered=True)
    return piles


def test_common_piles_and_piles_of_each_player() -> None:
    pack, *rest = declared().of_table(2)
    assert [pile.key for pile in (pack, *rest)] == ["pack", "hand:0", "hand:1", "taken:0", "taken:1", "stock"]
    assert [pile.owner for pile in (pack, *rest)] == [NO_SEAT, A, B, A, B, NO_SEAT]


def test_viewers_of_a_pile_and_of_arriving_cards() -> None:
    pack, hand, taken, stock = (row[-1] for row in declared().rows)
    last = hand.owner
    assert [pile.viewers for pile in (pack, hand, taken, stock)] == [NOBODY, viewers(last), viewers(last), ALL]
    assert [pile.shown_on_arrival for pile in (pack, hand, taken, stock)] == [NOBODY, viewers(last), NOBODY, ALL]
    assert (taken.face_down, stock.unordered) == (True, True)


def test_piles_match_the_number_of_players() -> None:
    assert list(declared().empty(3)) == [pile.key for pile in declared().of_table(3)]


def test_a_common_pile_cannot_be_seen_by_its_owner() -> None:
    with pytest.raises(ValueError, match="“crib”"):
        Piles().one("crib", SeenBy.OWNER)
