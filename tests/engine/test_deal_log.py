"""The log of a deal, line by line."""

from random import Random

import pytest

from crowe_table.engine.cards import HIDDEN, parse
from crowe_table.engine.core import (
    Announced,
    AnyEvent,
    Changed,
    CountLine,
    Moved,
    Paid,
    Said,
    Scored,
    Seat,
    Shown,
    Threw,
    because,
)
from crowe_table.engine.money import POT, Account, Farthings, purse
from crowe_table.games.piquet.layout import layout_for
from crowe_table.games.piquet.options import BOOKS, PRESETS
from crowe_table.words import Company, Words
from crowe_table.words.deal_log import DealLog, Line, Style
from tests.contract.tables import SEATINGS, Seating, step

NAMES = ("A Visitor", "Mr. Sharp", "Mrs. Pimlott", "Captain Fenn")
FIRST = {seating.slug: seating for seating in reversed(SEATINGS)}
MAX_ANSWERS = 150


def log_of(game: str, events: list[AnyEvent]) -> DealLog:
    log = DealLog(Words().game(game).to(Company(names=NAMES, viewer=Seat(0), unit=Farthings(24))))
    log.set(events)
    return log


def lines(log: DealLog) -> list[tuple[str, str]]:
    return [(line.left, line.right) for line in log.lines]


def played(seat: int, card: str) -> Moved:
    return Moved(f"hand:{seat}", (0,), f"played:{seat}", (parse(card),), how="play")


def taken(seat: int, of: int) -> Moved:
    return Moved(f"played:{of}", (0,), f"taken:{seat}", (HIDDEN,), how="take")


TRICK = [
    *(played(seat, card) for seat, card in ((0, "2S"), (1, "5S"), (2, "AS"), (3, "3S"))),
    *(taken(2, of) for of in range(4)),
]


def test_a_trick_shows_the_lead_each_card_and_the_winner() -> None:
    log = log_of("whist", [Changed("deal", 1), Changed("dealer", 3), *TRICK])
    assert log.title == "Deal 1. Captain Fenn deals."
    assert lines(log) == [("You led", "2♠"), ("Mr. Sharp", "5♠"), ("Mrs. Pimlott won", "A♠"), ("Captain Fenn", "3♠")]
    assert [(line.trick, line.gain) for line in log.lines] == [(1, False), (0, False), (0, True), (0, False)]
    assert (log.tricks[0].winner, log.tricks[0].until) == (2, 6)


def test_a_short_log_keeps_only_the_lead_and_winner_of_earlier_tricks() -> None:
    log = log_of("whist", [Changed("deal", 1), *TRICK, played(2, "KH")])
    assert [line.left for line in log.lines if line.brief] == ["You led", "Mrs. Pimlott won", "Mrs. Pimlott"]
    assert log.lines[-1].trick == 2


def test_each_hidden_card_that_is_laid_out_counts() -> None:
    def laid_out(seat: int, card: str) -> Moved:
        cards = (parse(card),) if card else (HIDDEN,)
        return Moved(f"hand:{seat}", (0,), f"thrown:{seat}", cards, how="lay_out")

    log = log_of("cribbage", [laid_out(1, ""), laid_out(1, ""), laid_out(0, "KC"), laid_out(0, "2S")])
    assert lines(log) == [("Mr. Sharp lays out", "two cards"), ("You lay out", "K♣ 2♠")]


def test_during_play_a_score_is_one_line_beside_its_card() -> None:
    pair = (CountLine(2, because("play-pair", points=2, length=2), (), 2),)
    log = log_of(
        "cribbage",
        [
            played(1, "5H"),
            Changed("count", 5),
            Said(Seat(1), because("say-count", count=5)),
            played(0, "5D"),
            Said(Seat(0), because("say-count", count=10)),
            Scored(Seat(0), 0, 2, 4, 6, because("score-in-play", points=2), pair),
        ],
    )
    assert lines(log) == [("Mr. Sharp", "5♥ (5)"), ("You", "5♦ (10)"), ("You: a pair for two", "now 6")]


def test_each_part_of_a_count_has_a_line_with_its_cards() -> None:
    cards = tuple(parse(card) for card in ("5H", "JC"))
    parts = (
        CountLine(2, because("count-fifteen", points=2), cards, 2),
        CountLine(1, because("count-noddy", points=1), cards[1:], 3),
    )
    log = log_of(
        "cribbage",
        [Changed("turn", -1), Scored(Seat(1), 1, 3, 4, 7, because("score-hand", points=3), parts)],
    )
    assert [(line.left, line.right, line.style) for line in log.lines] == [
        ("The count", "", Style.HEADING),
        ("Mr. Sharp: in hand, three", "now 7", Style.PLAIN),
        ("fifteen two", "5♥ Kn♣", Style.DETAIL),
        ("and one for Knave Noddy, three", "Kn♣", Style.DETAIL),
    ]


def pays(seat: int, farthings: int, why: str = "wagered") -> Paid:
    return Paid(purse(seat), POT, Farthings(farthings), because(why, seat=seat))


def wagers(seat: int, farthings: int) -> list[AnyEvent]:
    return [Said(Seat(seat), because("say-wager", farthings=farthings)), pays(seat, farthings)]


def test_equal_antes_share_a_line_and_each_betting_round_has_a_heading() -> None:
    log = log_of(
        "brag",
        [
            *(pays(seat, 24, "staked") for seat in range(3)),
            *wagers(0, 24),
            *wagers(1, 24),
            Said(Seat(2), because("say-fold")),
            *wagers(0, 48),
        ],
    )
    assert lines(log) == [
        ("The ante: three times 6d", "1s 6d"),
        ("Round one", ""),
        ("You", "6d"),
        ("Mr. Sharp", "6d"),
        ("Mrs. Pimlott", "“I fold.”"),
        ("Round two", ""),
        ("You", "1s"),
    ]


def test_players_who_say_the_same_one_after_another_share_a_line() -> None:
    words = because("say-look")
    secret = Shown("hand:2", (0,), (HIDDEN,))
    log = log_of("brag", [Said(Seat(1), words), Said(Seat(0), words), secret, Said(Seat(2), words)])
    assert lines(log) == [("Mr. Sharp, Mrs. Pimlott and you", "“I look.”")]
    log.add(Said(Seat(3), because("say-leave")))
    assert len(log.lines) == 2


def test_consecutive_payments_to_a_player_share_a_line() -> None:
    bets = [Account("bet", seat) for seat in range(2)]
    paid: list[AnyEvent] = [
        Paid(bets[0], purse(3), Farthings(24), because("paid-caster-wins")),
        Paid(bets[1], purse(3), Farthings(24), because("paid-caster-wins")),
        Paid(bets[1], purse(1), Farthings(12), because("paid-stake-back")),
    ]
    assert lines(log_of("hazard", paid)) == [
        ("Captain Fenn takes: the stakes", "1s"),
        ("Mr. Sharp has back: the stake", "3d"),
    ]
    again = Paid(bets[1], purse(3), Farthings(24), because("paid-stake-back"))
    assert lines(log_of("hazard", [*paid, again]))[0] == ("Captain Fenn takes", "1s 6d")


def test_a_throw_shows_its_dice_and_their_total() -> None:
    assert lines(log_of("hazard", [Threw(Seat(0), (3, 5))])) == [("You throw", "3 + 5 = 8")]


def test_hands_turned_card_by_card_have_a_line_each() -> None:
    shown: list[AnyEvent] = [
        Shown(f"hand:{seat}", (place,), (parse(card),)) for place, seat, card in ((0, 1, "2S"), (0, 2, "3S"))
    ]
    shown += [Shown(f"hand:{seat}", (1,), (parse(card),)) for seat, card in ((1, "KH"), (2, "QD"))]
    assert lines(log_of("brag", shown)) == [("Mr. Sharp shows", "2♠ K♥"), ("Mrs. Pimlott shows", "3♠ Q♦")]


def test_the_result_of_a_deal_stays_until_the_next_begins() -> None:
    told = Announced(because("result-odd", seats=(2, 0), tricks=8, number=2, points=2, honours=0, honours_other=0))
    log = log_of("whist", [Changed("deal", 1), told])
    assert log.result == "Mrs. Pimlott and you: eight tricks, two by cards: two points."
    assert log.lines[-1] == Line(left=log.result, style=Style.RESULT, until=2)
    log.add(Changed("deal", 2))
    assert (log.result, log.lines, log.count) == ("", [], 1)


@pytest.mark.parametrize("seating", FIRST.values(), ids=str)
def test_a_live_log_equals_a_rebuilt_one_and_hides_hidden_cards(seating: Seating) -> None:
    """Players and spectators see hidden cards as backs in the log."""
    table, rng = seating.table(0), Random(str(seating))
    for seat in (seating.viewers[0], seating.viewers[-1]):
        words = Words().game(seating.slug).to(Company(names=NAMES, viewer=seat))
        log, later, deal, known = DealLog(words), DealLog(words), 0, 0
        log.set(table.view(seat).past)
        while not table.over and len(table.actions) < MAX_ANSWERS * (1 + (seat != seating.viewers[0])):
            deal, known = table.deal, len(table.view(seat).past)
            step(table, rng)
            past = table.view(seat).past
            for event in past if table.deal != deal else past[known:]:
                log.add(event)
            later.set(past)
            assert log.count == len(past)
            assert (log.title, log.lines, log.tricks, log.result) == (
                later.title,
                later.lines,
                later.tricks,
                later.result,
            )


def test_shown_cards_are_in_hand_order() -> None:
    options = BOOKS[PRESETS[0].name]
    log = DealLog(Words().game("piquet").to(Company(names=NAMES, viewer=Seat(0))), layout=layout_for(options, 2))
    log.set([Shown("hand:1", (0, 3, 4), tuple(parse(card) for card in ("QH", "AH", "KH")))])
    assert [line.right for line in log.lines] == ["A♥ K♥ Q♥"]


def test_cards_shown_twice_are_logged_once() -> None:
    shown = [Shown("hand:0", (at,), (parse(card),)) for at, card in enumerate(("3S", "6S", "8S"))]
    log = log_of("brag", [Changed("deal", 1), *shown, *shown])
    assert lines(log) == [("Your cards", "3♠ 6♠ 8♠")]


def test_a_turn_is_told_as_what_it_meant_for_the_reader() -> None:
    bank = Account("bank")
    turned = Announced(because("say-turn", rank_loses=8, rank_wins=3))
    events: list[AnyEvent] = [
        Changed("deal", 1),
        turned,
        Paid(Account("bet", 0, "9"), bank, Farthings(24), because("paid-bank")),
        Paid(bank, purse(1), Farthings(24), because("paid-punter")),
        Paid(bank, purse(0), Farthings(48), because("paid-punter")),
    ]
    log = log_of("bassett", events)
    assert log.lines[0].style is Style.OWN
    assert log.lines[0].left == "Nine loses, four wins: you\N{NO-BREAK SPACE}+6d"
    assert [line.seat for line in log.lines[1:]] == [Seat(1)]


def test_a_turn_without_own_stakes_stays_as_it_was_announced() -> None:
    turned = Announced(because("say-turn", rank_loses=8, rank_wins=3))
    events: list[AnyEvent] = [
        Changed("deal", 1),
        turned,
        Paid(Account("bank"), purse(1), Farthings(24), because("paid-punter")),
    ]
    assert log_of("bassett", events).lines[0].left == "Nine loses, four wins"
