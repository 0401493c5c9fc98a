"""Cutting for the deal and for partners, and dealing the cards."""

from collections import Counter

import pytest

from crowe_table.engine.cards import build_pack, parse, parse_all, rank
from crowe_table.engine.core import ALL, Changed, Moved, PickPlace, Said, Seat, Shuffled, seats, viewers
from crowe_table.kit import dealing
from crowe_table.kit.dealing import Cut, CutRecord
from tests.kit.small import HAND, PLAYED, STOCK, A, B, C, D, asked, at, listen, only, table

SMALL_PACK = build_pack("A2345")


@pytest.mark.parametrize(
    ("cuts", "partners", "again"),
    [
        ([[3], [5]], False, []),
        ([[3], [3]], False, [A, B]),
        ([[3], [5], [3]], False, [A, C]),
        ([[3], [5], [5]], False, []),
        ([[3, 9], [5], [3, 2]], False, []),
        ([[3], [4], [5], [6]], True, []),
        ([[3], [3], [5], [5]], True, [A, B]),
        ([[3], [5], [5], [6]], True, [B, C]),
        ([[3], [5], [5], [5]], True, [B, C, D]),
        ([[3], [4], [5], [5]], True, []),
        ([[3, 1], [3, 1], [3, 2], [9]], True, [A, B]),
        ([[3, 1], [3, 2], [3, 2], [9]], True, [B, C]),
    ],
)
def test_equal_cuts_cut_again(cuts: list[list[int]], partners: bool, again: list[int]) -> None:
    assert dealing.tied_seats(cuts, partners) == again


@pytest.mark.parametrize(
    ("cuts", "dealer", "ring"),
    [
        ([[1], [2], [3], [4]], A, (A, D, B, C)),
        ([[4], [3], [2], [1]], D, (A, C, B, D)),
        ([[2], [4], [1], [3]], C, (A, D, C, B)),
        ([[3], [1], [4], [2]], B, (A, B, C, D)),
    ],
)
def test_partners_are_seated_opposite(cuts: list[list[int]], dealer: int, ring: tuple[int, ...]) -> None:
    """The player with the lowest card stays and deals.

    The player with the second lowest sits opposite, and the one with the highest at the dealer's left.
    """
    assert dealing.seating(cuts, seats(4), partners=True) == dealing.Seating(Seat(dealer), tuple(map(Seat, ring)))


def test_single_players_keep_their_seats() -> None:
    assert dealing.seating([[5], [2], [7]], seats(3), partners=False) == dealing.Seating(B, (A, B, C))


def test_a_complete_cut_for_the_deal() -> None:
    s = table(stock="", record=CutRecord)
    s.at(STOCK)[:] = SMALL_PACK
    dealing.spread_pack(s, STOCK)
    assert sorted(s.at(STOCK)) == list(SMALL_PACK)
    for seat, drawn in ((A, "3S"), (B, "AS"), (C, "AH")):
        assert asked(dealing.ask_cut_for_deal(s)) == {seat: ("Cut",)}
        events = listen(s)
        assert dealing.cut_for_deal(s, Cut(seat, s.at(STOCK).index(parse(drawn))), STOCK, PLAYED) is None
    assert [event.words.key for event in events if isinstance(event, Said)] == ["say-cut-again"] * 2
    assert s.public.cutting == (B, C)
    assert at(s, PLAYED[A], PLAYED[B], PLAYED[C]) == [parse_all("3S"), parse_all("AS"), parse_all("AH")]
    dealing.cut_for_deal(s, Cut(B, s.at(STOCK).index(parse("5D"))), STOCK, PLAYED)
    events = listen(s)
    decided = dealing.cut_for_deal(s, Cut(C, s.at(STOCK).index(parse("2D"))), STOCK, PLAYED)
    assert decided == dealing.Seating(C, (A, B, C), (C, B, A))
    assert (s.public.dealer, s.public.cuts) == (C, ((), (), ()))
    assert isinstance(events[0], Moved)
    assert (events[0].viewers, events[0].how) == (ALL, "cut")
    assert events[1:] == [Changed("dealer", C)]


def test_partners_change_seats_and_sides() -> None:
    s = table(("",) * 4, record=CutRecord)
    s.at(STOCK)[:] = SMALL_PACK
    dealing.spread_pack(s, STOCK)
    for seat, drawn in ((A, "4S"), (B, "AS"), (C, "5H"), (D, "2H")):
        decided = dealing.cut_for_deal(s, Cut(seat, s.at(STOCK).index(parse(drawn))), STOCK, PLAYED, partners=True)
    assert decided == dealing.Seating(B, (A, B, C, D), (B, D, A, C))
    assert s.public.sides == (0, 1, 0, 1)


def test_a_pack_that_runs_out_is_gathered_and_shuffled() -> None:
    s = table(("", ""), record=CutRecord)
    s.at(STOCK)[:] = build_pack("A2")
    dealing.spread_pack(s, STOCK)
    events = listen(s)
    for seat, drawn in ((A, "AS"), (B, "AH")):
        dealing.cut_for_deal(s, Cut(seat, s.at(STOCK).index(parse(drawn))), STOCK, PLAYED)
    assert Counter(s.at(STOCK)) == Counter(build_pack("A2")), "six cards are too few"
    assert Shuffled("pack") in events
    assert s.public.cutting == (A, B)


def test_games_can_rank_cuts_differently() -> None:
    s = table(("", ""), record=CutRecord)
    s.at(STOCK)[:] = SMALL_PACK
    dealing.spread_pack(s, STOCK)
    for seat, drawn in ((A, "AS"), (B, "5H")):
        decided = dealing.cut_for_deal(
            s, Cut(seat, s.at(STOCK).index(parse(drawn))), STOCK, PLAYED, counts=lambda card: -rank(card)
        )
    assert decided is not None
    assert decided.dealer == B


def test_a_cut_leaves_cards_at_either_end() -> None:
    s = table(stock="AS 2S 3S 4S 5S 6S 7S 8S 9S TS")
    assert dealing.any_place(s, STOCK) == PickPlace("pack", 0, 9)
    assert dealing.any_place(s, STOCK, left=4) == PickPlace("pack", 4, 5)


# --- the deal --------------------------------------------------------------------------------------------------------


def test_each_deal_shuffles_a_full_pack_with_its_own_stream() -> None:
    s, twin = table(), table()
    events = listen(s)
    dealing.begin_deal(s, B, STOCK, SMALL_PACK)
    assert (s.public.deal, s.public.dealer) == (1, B)
    assert events == [Changed("deal", 1), Changed("dealer", B), Shuffled("pack")]
    twin.rng.word()
    dealing.begin_deal(twin, B, STOCK, SMALL_PACK)
    first = twin.at(STOCK)[:]
    assert s.at(STOCK) == first, "independent of earlier random numbers"
    dealing.begin_deal(twin, C, STOCK, SMALL_PACK)
    assert sorted(twin.at(STOCK)) == list(SMALL_PACK)
    assert twin.at(STOCK) != first


def test_cards_are_dealt_singly_from_the_top() -> None:
    s = table(stock="AS 2S 3S 4S 5S 6S 7S")
    events = listen(s)
    dealing.deal(s, (1, 1), (B, C, A), STOCK, HAND)
    assert at(s, HAND[B], HAND[C], HAND[A], STOCK) == [*map(parse_all, ("7S 4S", "6S 3S", "5S 2S", "AS"))]
    assert [event.target for event in only(Moved, events)] == ["hand:1", "hand:2", "hand:0"] * 2
    assert [event.viewers for event in only(Moved, events)] == [viewers(B), viewers(C), viewers(A)] * 2


def test_cards_are_dealt_in_packets() -> None:
    s = table(("", ""), stock="AS 2S 3S 4S 5S 6S 7S 8S 9S TS")
    events = listen(s)
    dealing.deal(s, (3, 2), (B, A), STOCK, HAND)
    assert at(s, HAND[B], HAND[A]) == [parse_all("TS 9S 8S 4S 3S"), parse_all("7S 6S 5S 2S AS")]
    assert [len(event.cards) for event in only(Moved, events)] == [3, 3, 2, 2]


def test_a_turned_up_card_is_seen_by_all() -> None:
    s = table(stock="AS 2S")
    events = listen(s)
    assert dealing.turn_up(s, STOCK, PLAYED[A]) == parse("2S")
    assert events == [Moved("pack", (1,), "played:0", (parse("2S"),), ALL, how="turn")]


def test_the_highest_card_gets_the_deal() -> None:
    """Players with equal cards are dealt another card. Afterwards the pack is complete and nobody knows its order."""
    seen = set()
    for lot in range(30):
        s = table()
        s.at(STOCK)[:] = SMALL_PACK
        s.rng = s.chance.stream("deal", lot)
        events = listen(s)
        dealer = dealing.deal_for_deal(s, STOCK, HAND, rank)
        drawn = [event for event in events if isinstance(event, Moved) and event.how == "draw"]
        cards = [[rank(event.cards[0]) for event in drawn if event.target == f"hand:{seat}"] for seat in (A, B, C)]
        assert all(cards[dealer] > of for seat, of in enumerate(cards) if seat != dealer), "the first unequal decides"
        assert {event.viewers for event in drawn} == {ALL}
        assert (sorted(s.at(STOCK)), s.known) == (list(SMALL_PACK), {})
        seen.add((dealer, len(drawn)))
    assert {seat for seat, _ in seen} == {A, B, C}
    assert any(cards > 3 for _, cards in seen), "equals are dealt another card"
