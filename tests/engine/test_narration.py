"""The sentences that describe events."""

from crowe_table.engine.cards import HIDDEN, parse
from crowe_table.engine.core import (
    AnyEvent,
    Changed,
    CountLine,
    Ended,
    Moved,
    Paid,
    Said,
    Scored,
    Seat,
    Shown,
    Shuffled,
    Threw,
    because,
)
from crowe_table.engine.money import POT, Farthings, purse
from crowe_table.words import Company, Words
from crowe_table.words.narration import narrate

FIVE, KNAVE = parse("5H"), parse("JC")
NAMES = ("A Visitor", "Mr. Sharp")
HERE = Words().game("cribbage").to(Company(names=NAMES, viewer=Seat(0)))
THERE = Words().game("cribbage").to(Company(names=NAMES))


def test_a_round_of_dealing_has_one_sentence_per_player() -> None:
    deal: list[AnyEvent] = [
        Changed("deal", 3),
        Changed("dealer", 0),
        Shuffled("pack"),
        Moved("pack", (51,), "hand:1", (HIDDEN,), how="deal"),
        Moved("pack", (50,), "hand:0", (FIVE,), how="deal"),
        Moved("pack", (49,), "hand:1", (HIDDEN,), how="deal"),
        Moved("pack", (48,), "hand:0", (KNAVE,), how="deal"),
    ]
    assert narrate(deal, HERE) == [
        "Deal 3. You deal.",
        "Mr. Sharp is dealt two cards.",
        "You are dealt the five of hearts and the Knave of clubs.",
    ]
    assert narrate(deal, THERE)[0] == "Deal 3. A Visitor deals."


def test_plays_announcements_and_scores() -> None:
    events: list[AnyEvent] = [
        Moved("hand:1", (0,), "played:1", (FIVE,), how="play"),
        Changed("count", 15),
        Said(Seat(1), because("say-count", count=15)),
        Scored(
            Seat(1), 1, 2, 7, 9, because("score-in-play", points=2), (CountLine(2, because("play-fifteen"), (), 2),)
        ),
        Scored(Seat(0), 0, 0, 3, 3, because("score-hand", points=0)),
    ]
    assert narrate(events, HERE) == [
        "Mr. Sharp plays the five of hearts.",
        "Mr. Sharp: “Fifteen”",
        "Mr. Sharp scores 2, and stands at 9. Fifteen two.",
        "You score nothing. None; I am bilked.",
    ]


def test_shown_cards_payments_throws_and_the_end() -> None:
    events: list[AnyEvent] = [
        Shown("crib", (0, 1), (FIVE, KNAVE)),
        Shown("hand:1", (0,), (FIVE,)),
        Threw(Seat(0), (3, 4)),
        Paid(purse(0), purse(1), Farthings(240), because("win")),
        Paid(POT, purse(1), Farthings(1008), because("win")),
        Ended((Seat(1),), because("win", score=50, target=61)),
    ]
    assert narrate(events, HERE) == [
        "The crib is the five of hearts and the Knave of clubs.",
        "The five of hearts is shown.",
        "You throw 3 and 4.",
        "You pay Mr. Sharp 5s.",
        "The pot pays Mr. Sharp £1 1s.",
        "Game. The loser stands at 50, and saves the lurch.",
    ]


def test_moves_without_a_message_are_skipped() -> None:
    assert (
        narrate(
            [Moved("thrown:0", (0,), "crib", (HIDDEN,)), Moved("played:0", (0,), "pack", (FIVE,), how="gather")], HERE
        )
        == []
    )


def test_cards_dealt_to_the_table_name_no_player() -> None:
    blind = [Moved("pack", (at,), "blind", (HIDDEN,), how="deal") for at in (51, 50)]
    assert narrate(blind, HERE) == ["Two cards are dealt to the table."]


def test_common_zones_have_a_sentence_each() -> None:
    heaps = [
        Moved("pack", (first,), f"heap-{name}", (HIDDEN,) * number, how="divide")
        for name, first, number in (("left", 0, 27), ("middle", 27, 16), ("right", 43, 9))
    ]
    there = Words().game("blind-hookey").to(Company(names=NAMES))
    told = ["Twenty-seven cards in a heap.", "Sixteen cards in a heap.", "Nine cards in a heap."]
    assert narrate(heaps, there) == told
