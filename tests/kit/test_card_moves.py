"""Moves of cards and their events. The piles determine who sees the faces."""

from crowe_table.engine.cards import parse_all
from crowe_table.engine.core import ALL, NOBODY, Moved, Shown, Shuffled, viewers
from crowe_table.kit.card_moves import cut_pile, draw, forget, gather, move, move_all, remember, show, shuffle
from tests.kit.small import HAND, PLAYED, STOCK, TAKEN, A, B, at, listen, only, table

AS, KH, QD, JC, TS = parse_all("AS KH QD JC TS")


def test_cards_move_in_the_given_order() -> None:
    s = table(("AS KH QD", ""))
    events = listen(s)
    move(s, (QD, AS), HAND[A], PLAYED[B], "play")
    assert at(s, HAND[A], PLAYED[B]) == [[KH], [QD, AS]]
    assert events == [Moved("hand:0", (2, 0), "played:1", (QD, AS), ALL, how="play")]


def test_the_first_card_moved_under_a_pile_is_lowest() -> None:
    s = table(("AS KH", ""), stock="QD JC")
    events = listen(s)
    move(s, (AS, KH), HAND[A], STOCK, under=True)
    assert at(s, STOCK) == [[AS, KH, QD, JC]]
    assert events == [Moved("hand:0", (0, 1), "pack", (AS, KH), NOBODY, under=True)]


def test_an_empty_move_sends_no_event() -> None:
    s = table(("", ""))
    events = listen(s)
    move(s, (), HAND[A], PLAYED[A])
    move_all(s, HAND[A], PLAYED[A])
    draw(s, 0, STOCK, HAND[A])
    show(s, (), HAND[A])
    assert events == []


def test_owners_see_their_hands_and_nobody_sees_taken_tricks() -> None:
    s = table(("", ""), stock="AS KH QD")
    events = listen(s)
    draw(s, 1, STOCK, HAND[B])
    move(s, (AS,), STOCK, TAKEN[B])
    assert [event.viewers for event in only(Moved, events)] == [viewers(B), NOBODY]


def test_cards_are_drawn_from_the_top() -> None:
    s = table(("", ""), stock="AS KH QD JC")
    events = listen(s)
    draw(s, 2, STOCK, HAND[A])
    assert at(s, STOCK, HAND[A]) == [[AS, KH], [JC, QD]]
    assert events == [Moved("pack", (3, 2), "hand:0", (JC, QD), viewers(A), how="deal")]


def test_viewers_of_a_drawn_card_remember_it() -> None:
    s = table(("", ""), stock="AS")
    events = listen(s)
    draw(s, 1, STOCK, HAND[A], shown_to=viewers(B))
    assert only(Moved, events)[0].viewers == viewers(A, B)
    assert s.known == {AS: viewers(B)}


def test_a_discarded_card_is_remembered_but_not_shown_again() -> None:
    s = table(("AS", ""))
    events = listen(s)
    move(s, (AS,), HAND[A], TAKEN[A], remembered_by=viewers(A))
    assert only(Moved, events)[0].viewers == NOBODY, "face-down cards are known only from memory"
    assert s.known == {AS: viewers(A)}


def test_a_card_known_to_all_is_always_visible() -> None:
    s = table(("AS KH", ""))
    events = listen(s)
    show(s, (AS,), HAND[A])
    move(s, (AS,), HAND[A], STOCK)
    move(s, (KH,), HAND[A], STOCK)
    assert events == [
        Shown("hand:0", (0,), (AS,), ALL),
        Moved("hand:0", (0,), "pack", (AS,), ALL),
        Moved("hand:0", (0,), "pack", (KH,), NOBODY),
    ]


def test_cards_moved_together_are_shown_only_to_those_who_know_all() -> None:
    s = table(("", ""), stock="AS KH")
    events = listen(s)
    remember(s, (AS, KH), viewers(A))
    remember(s, (AS,), viewers(B))
    move_all(s, STOCK, HAND[B])
    assert only(Moved, events)[0].viewers == viewers(A, B), "B owns the hand, A remembers both cards"


def test_gathered_cards_are_known_to_nobody() -> None:
    s = table(("AS", "KH"), stock="QD")
    show(s, (AS,), HAND[A])
    events = listen(s)
    gather(s, (HAND[A], PLAYED[A], HAND[B]), STOCK)
    assert at(s, STOCK, HAND[A], HAND[B]) == [[QD, AS, KH], [], []]
    assert [(event.source, event.viewers) for event in only(Moved, events)] == [("hand:0", NOBODY), ("hand:1", NOBODY)]
    assert s.known == {}


def test_a_shuffle_uses_the_random_stream_of_the_deal_and_forgets() -> None:
    s, twin = table(("",), stock="AS KH QD JC TS"), table(("",), stock="AS KH QD JC TS")
    remember(s, (KH,), ALL)
    events = listen(s)
    shuffle(s, STOCK)
    shuffle(twin, STOCK)
    assert at(s, STOCK) == at(twin, STOCK)
    assert sorted(s.at(STOCK)) == sorted([AS, KH, QD, JC, TS])
    assert (s.known, events) == ({}, [Shuffled("pack")])


def test_forgotten_cards_are_known_only_by_their_pile() -> None:
    s = table(("AS KH",))
    remember(s, (AS, KH), ALL)
    forget(s, (AS,))
    assert s.known == {KH: ALL}


def test_a_cut_puts_the_lower_part_on_top() -> None:
    s = table(("",), stock="AS KH QD JC TS")
    cut_pile(s, STOCK, 2)
    assert at(s, STOCK) == [[JC, TS, AS, KH, QD]]
