"""Rules of Schafskopf: worked examples, rulings and options."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, Card, parse, parse_all, text
from crowe_table.engine.core import Action, Announced, AnyEvent, Moved, Paid, Said, Scored, Seat, Setup, seats
from crowe_table.engine.money import Farthings, purse
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.games.schafskopf import counting, rules
from crowe_table.games.schafskopf.actions import Bury, DeclineBlind, LayDown, TakeBlind
from crowe_table.games.schafskopf.options import BOOKS
from crowe_table.games.schafskopf.rules import Schafskopf
from crowe_table.games.schafskopf.state import (
    BLIND,
    BURIED,
    HAND,
    OPENED,
    ORDER,
    PACK,
    TAKEN,
    VALUES,
    SchafskopfPhase,
    SchafskopfState,
)
from crowe_table.kit.announcing import set_scores
from crowe_table.kit.between_deals import AgreeToRise, ProposeRise, Ready
from crowe_table.kit.card_points import count_in_tens, points_in
from crowe_table.kit.claims import Claim
from crowe_table.kit.revokes import ClaimRevoke
from crowe_table.kit.tricks import FOLLOW, Play, may_play
from tests.laws.worked import acts_of, done, examples_among

GAME = Schafskopf()
EXAMPLES = json.loads((Path(__file__).parent / "schafskopf_examples.json").read_text())
examples = examples_among(EXAMPLES)
PURSE = Farthings(2016)
A, B, C, D, E = seats(5)
NAMES = "ABCDE"


def sat_down(players: int = 3, preset: str = "pearson", purses: Sequence[int] = (), **more: object) -> SchafskopfState:
    """Return the table at its first question."""
    options = replace(GAME.preset(preset, players), **more)
    held = tuple(map(Farthings, purses)) or (PURSE,) * players
    setup = Setup(options, players, held, Chance("sheep"))
    assert GAME.unfit(setup) is None
    return GAME.new(setup)


def dealt(*hands: str, blind: str = "", dealer: Seat = C, players: int = 3, **more: Any) -> SchafskopfState:
    """Return a table dealt by this dealer. ``hands`` names some or all cards of each player, forehand first."""
    s = sat_down(players, **more)
    named = [parse_all(hand) for hand in (*hands, *[""] * (3 - len(hands)))]
    two = parse_all(blind)
    left = [card for card in PACK if card not in {*two, *(card for hand in named for card in hand)}]
    for cards, whole in (*((hand, 10) for hand in named), (two, 2)):
        while len(cards) < whole:
            cards.append(left.pop())
    top = [card for hand in named for card in hand[:3]] + two
    top += [card for part in (slice(3, 7), slice(7, 10)) for hand in named for card in hand[part]]
    s.laid = tuple(reversed(top))
    rules.deal(s, dealer)
    return s


def do(s: SchafskopfState, *actions: Action) -> list[AnyEvent]:
    """Apply legal actions and return the events."""
    return done(GAME, s, actions)


def play(s: SchafskopfState, cards: str) -> list[AnyEvent]:
    """Play these cards, each for the player whose turn it is."""
    return [event for card in parse_all(cards) for event in do(s, Play(s.public.turn, card))]


def all_decline(s: SchafskopfState) -> list[AnyEvent]:
    return do(s, *[DeclineBlind(seat) for seat in s.public.round_from(s.public.eldest)])


def play_out(s: SchafskopfState) -> list[AnyEvent]:
    """Play the first legal card of each seat to the end of the deal."""
    events: list[AnyEvent] = []
    while s.public.phase == SchafskopfPhase.PLAY:
        question = GAME.question(s)
        assert question is not None
        cards = [each for each in GAME.answers(s, question, s.public.turn) if isinstance(each, Play)]
        events += do(s, cards[0])
    return events


def refused(s: SchafskopfState, action: Action) -> str:
    reason = GAME.refuse(s, action)
    assert reason is not None
    return reason.key


def scored(events: Sequence[AnyEvent]) -> dict[int, int]:
    return {each.seat: each.points for each in events if isinstance(each, Scored) and each.points}


def by_name(scores: Mapping[Seat, int], names: Sequence[str]) -> dict[str, int]:
    return {name: scores.get(Seat(NAMES.index(name)), 0) for name in names}


# --- Worked examples -------------------------------------------------------------------------------------------------


@examples("trick")
def test_the_winning_card_of_a_trick(given: Any, expect: Any) -> None:
    cards = tuple(parse(card) for _, card in given["plays"])
    assert given["plays"][ORDER.winning(cards)][0] == expect["winner"]


@examples("legal")
def test_legal_plays(given: Any, expect: Any) -> None:
    hand = [parse(card) for card in given["hand"]]
    assert [text(card) for card in may_play(hand, [parse(given["led"])], ORDER, FOLLOW)] == expect["cards"]


@examples("card_points")
def test_what_cards_count(given: Any, expect: Any) -> None:
    assert points_in([parse(card) for card in given["cards"]], VALUES) == expect["points"]


@examples("active")
def test_who_plays(given: Any, expect: Any) -> None:
    ring, dealer = seats(given["seats"]), Seat(NAMES.index(given["dealer"]))
    rest = rules.resting(ring, dealer, "dealer_and_third")
    assert [NAMES[seat] for seat in ring if seat not in rest] == expect["active"]


@examples("lone")
def test_what_a_lone_player_scores(given: Any, expect: Any) -> None:
    total = given["points_in_tricks"] + points_in([parse(card) for card in given["buried"]], VALUES)
    row = counting.lone_row(total, given["tricks_won"])
    assert (total, counting.lone_scores(row, A, (B, C), BOOKS["pearson"])) == (expect["total"], {A: expect["score"]})


@pytest.mark.parametrize(
    ("points", "tricks", "score"),
    [
        (0, 0, -6),
        (22, 0, -6),
        (0, 1, -4),
        (30, 9, -4),
        (31, 1, -2),
        (60, 9, -2),
        (61, 1, 2),
        (90, 9, 2),
        (91, 1, 4),
        (120, 9, 4),
        (120, 10, 6),
    ],
)
def test_each_row_of_the_table_has_its_first_point_and_its_last(points: int, tricks: int, score: int) -> None:
    """Game begins at 61 points and schneider at 91. Taking no tricks and taking all have rows of their own."""
    row = counting.lone_row(points, tricks)
    assert counting.lone_scores(row, A, (B, C), BOOKS["pearson"]) == {A: score}
    assert counting.lone_scores(row, A, (B, C), BOOKS["sheepshead"]) == {A: 2 * score, B: -score, C: -score}


@examples("between_lone")
def test_what_a_lone_player_is_paid(given: Any, expect: Any) -> None:
    lone, *others = [Seat(NAMES.index(name)) for name in (given["lone"], *given["opponents"])]
    row = counting.lone_row(given["points"], given["tricks_won"])
    assert by_name(counting.lone_scores(row, lone, others, BOOKS["sheepshead"]), "ABC") == expect["scores"]


def for_least(given: Any, preset: str) -> tuple[dict[str, int], dict[str, int]]:
    """Return the card points and the scores of each player in a deal played for the least."""
    assert given["seats"] == ["A", "B", "C"]
    takers = [Seat(NAMES.index(name)) for name in given["tricks"]]
    points = {
        seat: sum(p for p, taker in zip(given["points"], takers, strict=True) if taker == seat) for seat in (A, B, C)
    }
    points[takers[-1]] += given["blind"]
    options = replace(BOOKS[preset], least_measure=given.get("measure", "points"))
    tricks = {seat: takers.count(seat) for seat in points}
    latest = {seat: counting.last_taken(seat, takers) for seat in points}
    scores = counting.least_scores(points, tricks, latest, options)
    return by_name(points, "ABC"), by_name(scores, "ABC")


@examples("least")
def test_what_is_scored_for_least(given: Any, expect: Any) -> None:
    assert for_least(given, "pearson") == (expect["points"], expect["scores"])


@examples("between_least")
def test_what_is_paid_for_least(given: Any, expect: Any) -> None:
    assert for_least(given, "sheepshead")[1] == expect["scores"]


# --- Cards and players (R1, R2) --------------------------------------------------------------------------------------


def test_the_pack() -> None:
    """The pack has 32 cards. Each suit has 30 points, so the pack has 120."""
    assert len(PACK) == 32
    assert [sum(VALUES[card] for card in PACK if card // 13 == suit) for suit in range(4)] == [30] * 4


@pytest.mark.parametrize(("rule", "rest"), [("dealer_and_third", (A, D)), ("dealer_and_right", (A, E))])
def test_two_of_five_players_sit_out(rule: str, rest: tuple[Seat, ...]) -> None:
    s = dealt(dealer=A, players=5, sit_out_five=rule)
    assert tuple(seat for seat in s.public.ring if s.public.resting[seat]) == rest
    assert [len(s.at(HAND[seat])) for seat in s.public.ring] == [0 if seat in rest else 10 for seat in s.public.ring]
    assert s.public.turn == B


def test_all_sit_out_equally_often_in_a_round() -> None:
    for count in (4, 5):
        for five in ("dealer_and_third", "dealer_and_right"):
            rested = [seat for dealer in seats(count) for seat in rules.resting(seats(count), dealer, five)]
            assert len({rested.count(seat) for seat in seats(count)}) == 1


def test_a_player_who_sits_out_sees_and_scores_nothing() -> None:
    s = dealt(dealer=D, players=4)
    all_decline(s)
    view = project(GAME, s, D, GAME.question(s))
    assert all(card == HIDDEN for zone in view.zones for card in zone.cards if zone.key != "pack")
    play_out(s)
    assert s.public.scores[D] == 0


def test_every_deal_begins_without_tricks() -> None:
    s = dealt()
    all_decline(s)
    play_out(s)
    assert sum(s.public.tricks) == 10
    rules.deal(s, A)
    assert s.public.tricks == (0, 0, 0)


# --- Blind (R3, R12) -------------------------------------------------------------------------------------------------


def test_each_player_is_asked_once_from_forehand() -> None:
    s = dealt()
    asked = []
    while s.public.phase == SchafskopfPhase.BLIND:
        asked.append(s.public.turn)
        events = do(s, DeclineBlind(s.public.turn))
    assert asked == [A, B, C]
    assert [each.words.key for each in events if isinstance(each, Said)][-1] == "say-for-least"
    assert (s.public.phase, s.public.turn, len(s.at(BLIND))) == (SchafskopfPhase.PLAY, A, 2)


def test_only_the_taker_sees_the_blind() -> None:
    s = dealt(blind="7H 8H")
    events = do(s, TakeBlind(A))
    taken = next(each for each in events if isinstance(each, Moved) and each.how == "take_up")
    assert taken.viewers == HAND[A].viewers
    assert len(s.at(HAND[A])) == 12
    before = project(GAME, dealt(), A, None)
    assert before.zone("blind").cards == (HIDDEN, HIDDEN)


def test_an_unclaimed_blind_may_end_the_deal() -> None:
    """The next player deals. The unclaimed deal counts as a deal of the party (R14)."""
    s = dealt(no_taker="redeal")
    events = all_decline(s)
    assert [each.words.key for each in events if isinstance(each, Announced)] == ["result-nobody"]
    do(s, *[Ready(seat) for seat in s.public.ring])
    assert (s.public.deal, s.public.dealer, s.public.scores) == (2, A, (0, 0, 0))


# --- Laying away (R4, R5) --------------------------------------------------------------------------------------------


def test_any_two_of_the_twelve_may_be_laid_away() -> None:
    s = dealt("QC AD AC TC KC 9C 8C 7C AS TS", blind="QS 7H")
    do(s, TakeBlind(A))
    for cards, key in (
        ("QC", "refuse-cards-number"),
        ("QC AD AC", "refuse-cards-number"),
        ("QC QH", "refuse-not-held"),
    ):
        assert refused(s, Bury(A, tuple(parse_all(cards)))) == key
    do(s, Bury(A, tuple(parse_all("QC QS"))))
    assert [text(card) for card in s.at(BURIED[A])] == ["QC", "QS"]
    seen = project(GAME, s, B, GAME.question(s))
    assert seen.zone("buried:0").cards == (HIDDEN, HIDDEN)
    assert s.public.turn == A


ALL_TRUMPS = "QC QS QH QD JC JS JH JD AD TD"


def test_schwarz_needs_all_ten_tricks() -> None:
    s = dealt(ALL_TRUMPS, blind="AC TC")
    do(s, TakeBlind(A), Bury(A, tuple(parse_all("AC TC"))))
    events = play_out(s)
    assert scored(events) == {A: 6}
    assert [text(card) for card in s.at(OPENED[A])] == ["AC", "TC"]


def test_no_trick_loses_six_whatever_was_laid_away() -> None:
    assert counting.lone_row(22, 0) == 0
    assert counting.LONE_TABLE[0][1] == -6
    assert counting.lone_row(120, 9) == 4


@pytest.mark.parametrize(("rule", "row"), [("lone", "game"), ("nobody", "below")])
def test_who_scores_the_cards_laid_away(rule: str, row: str) -> None:
    """The lone player has 40 points in tricks and 21 in the buried cards."""
    s = dealt(bury_counts=rule)
    do(s, TakeBlind(A), Bury(A, tuple(s.at(HAND[A])[:2])))
    s.at(BURIED[A])[:] = parse_all("AC TC")
    points = 40 + rules.counted_buried_points(s)
    assert counting.LONE_TABLE[counting.lone_row(points, 5)][0] == row


# --- Play (R10) ------------------------------------------------------------------------------------------------------


def test_clubs_are_not_followed_with_the_knave_of_clubs() -> None:
    s = dealt("AC 7C 8C AS TS KS AH TH KH 9H", "JC 9C QC QS QH QD JS JH JD AD")
    all_decline(s)
    play(s, "AC")
    reason = GAME.refuse(s, Play(B, parse("JC")))
    assert reason is not None
    assert (reason.key, dict(reason.args)["card"]) == ("refuse-changed-suit", parse("JC"))
    play(s, "9C")


def test_a_knave_led_is_a_trump_led_and_nobody_must_win() -> None:
    s = dealt("JH 7C 8C AS TS KS AH TH KH 9H", "TD QS AC TC KC 9C 7S 8S 9S 7H")
    all_decline(s)
    play(s, "JH")
    question = GAME.question(s)
    assert question is not None
    assert [text(each.card) for each in GAME.answers(s, question, B) if isinstance(each, Play)] == ["TD", "QS"]
    assert dict(question.args)["suit"] == 4
    play(s, "TD")


def test_leader_and_place_of_tricks() -> None:
    """Forehand leads even in a lone game. The two opponents share one pile, in front of the first of them."""
    s = dealt("7C 8C 9C AS TS KS AH TH KH 9H", "AC TC 9S 8S 7S 8H 7H AD TD KD", "KC QC QS QH QD JC JS JH JD 9D")
    do(s, DeclineBlind(A), DeclineBlind(B), TakeBlind(C), Bury(C, tuple(parse_all("JD 9D"))))
    assert s.public.turn == A
    play(s, "7C AC KC")
    assert (s.public.turn, len(s.at(TAKEN[A])), len(s.at(TAKEN[B]))) == (B, 3, 0)


def test_the_rest_may_be_claimed() -> None:
    s = dealt(ALL_TRUMPS, blind="AC TC")
    do(s, TakeBlind(A), Bury(A, tuple(parse_all("AC TC"))))
    play(s, "QC")
    while s.public.led is not None:
        question = GAME.question(s)
        assert question is not None
        do(s, GAME.answers(s, question, s.public.turn)[0])
    events = do(s, Claim(A))
    assert scored(events) == {A: 6}


def test_a_decided_deal_may_be_laid_down() -> None:
    """The lone player has 82 points in tricks and 20 in the buried cards, and has lost a trick.

    Nobody else knows that the deal is decided.
    """
    s = dealt("QC QS QH QD JC AD TD KD AC AS", "7S 8S 9S 7C 8C 9C 7H 8H 9H 7D", blind="TS TC")
    do(s, TakeBlind(A), Bury(A, tuple(parse_all("TS TC"))))
    assert LayDown not in acts_of(GAME, s, A)
    s.public.tricks = (8, 1, 0)
    s.at(TAKEN[A])[:] = parse_all("QC QS QH QD AD TD KD AC AS AH KS KC KH")
    assert rules.may_lay_down(s, A) == (LayDown,)
    assert rules.may_lay_down(s, B) == ()


# --- Score and party (R6-R9, R11) ------------------------------------------------------------------------------------


def test_the_last_trick_wins_the_blind() -> None:
    s = dealt(blind="AC TC")
    all_decline(s)
    events = play_out(s)
    last = rules.takers(s)[-1]
    assert [text(card) for card in s.at(OPENED[last])] == ["AC", "TC"]
    told_points = {each.seat: dict(each.words.args)["number"] for each in events if isinstance(each, Said)}
    assert sum(n for n in told_points.values() if isinstance(n, int)) == 120
    assert sum(scored(events).values()) in (2, 4, 8)


def test_points_are_announced_in_tens() -> None:
    assert [count_in_tens(n) for n in (0, 7, 10, 34)] == [(0,), (7,), (10,), (10, 20, 30, 34)]


@pytest.mark.parametrize(("scoring", "scores"), [("pearson", {A: 1, B: 1}), ("between", {A: 1, B: 1, C: -2})])
def test_equals_may_share(scoring: str, scores: dict[Seat, int]) -> None:
    # Ruling R15.
    options = replace(BOOKS["pearson"], least_tie="shared", scoring=scoring)
    took = {A: 3, B: 3, C: 4}
    assert counting.least_scores({A: 30, B: 30, C: 60}, took, {A: 1, B: 2, C: 9}, options) == scores


def test_two_players_without_tricks_are_both_paid() -> None:
    scores = counting.least_scores({A: 120, B: 0, C: 0}, {A: 10, B: 0, C: 0}, {A: 9, B: -1, C: -1}, BOOKS["sheepshead"])
    assert scores == {A: -8, B: 4, C: 4}


@pytest.mark.parametrize(("preset", "others"), [("pearson", 0), ("sheepshead", -6)])
def test_only_the_lone_player_scores_or_is_paid_by_each(preset: str, others: int) -> None:
    s = dealt(ALL_TRUMPS, blind="AC TC", preset=preset)
    do(s, TakeBlind(A), Bury(A, tuple(parse_all("AC TC"))))
    play_out(s)
    assert s.public.scores == ((6, 0, 0) if preset == "pearson" else (12, others, others))


@pytest.mark.parametrize(("players", "deals"), [(3, 12), (4, 16), (5, 20)])
def test_a_party_is_four_rounds(players: int, deals: int) -> None:
    assert GAME.preset("pearson", players).deals == deals


@pytest.mark.parametrize(("players", "deals"), [(3, 12), (4, 16), (5, 20)])
def test_the_last_deal_of_a_party_is_the_last(players: int, deals: int) -> None:
    for number, phase in ((deals - 1, SchafskopfPhase.COUNTED), (deals, SchafskopfPhase.OVER)):
        s = dealt(players=players)
        s.public.deal = number
        all_decline(s)
        play_out(s)
        assert s.public.phase == phase


def test_an_uneven_number_of_deals_is_refused() -> None:
    setup = Setup(replace(GAME.preset("pearson", 4), deals=6), 4, (PURSE,) * 4, Chance("x"))
    reason = GAME.unfit(setup)
    assert reason is not None
    assert reason.key == "unfit-deals"


def settled(scores: tuple[int, ...], preset: str = "pearson", purses: Sequence[int] = ()) -> list[Paid]:
    """Return the payments at the end of a party that the players end early."""
    s = dealt(preset=preset, purses=purses)
    all_decline(s)
    play_out(s)
    set_scores(s, scores)
    events = do(s, ProposeRise(A), AgreeToRise(B), AgreeToRise(C))
    assert s.public.phase == SchafskopfPhase.OVER
    return [each for each in events if isinstance(each, Paid)]


def test_every_pair_settles_its_difference() -> None:
    """The rate is half a unit a point. A player receives three times their own points, less the sum of all points."""
    paid = settled((6, 0, -2))
    assert {(each.source, each.target): each.farthings for each in paid} == {
        (purse(B), purse(A)): 4 * 12,
        (purse(C), purse(A)): 10 * 12,
    }


def test_points_paid_between_players_are_settled_directly() -> None:
    assert [(each.source, each.farthings) for each in settled((8, -4, -4), "sheepshead")] == [
        (purse(B), 48),
        (purse(C), 48),
    ]


def test_a_short_purse_pays_what_it_has_in_proportion() -> None:
    """C owes A 240 farthings and B 600, but has only 289. The odd farthing goes to the player on the dealer's left."""
    paid = settled((10, 20, -20), purses=(2016, 2016, 289))
    assert sum(each.farthings for each in paid if each.source == purse(C)) == 289
    assert {each.target: each.farthings for each in paid} == {purse(A): 83, purse(B): 206}


def test_totals_may_be_negative_and_equals_share() -> None:
    s = dealt()
    all_decline(s)
    play_out(s)
    set_scores(s, (-2, -2, -6))
    do(s, ProposeRise(A), AgreeToRise(B), AgreeToRise(C))
    assert s.public.winners == (A, B)


# --- Revokes (R13) ---------------------------------------------------------------------------------------------------


def revoke_by(seat: Seat, lone: Seat | None) -> SchafskopfState:
    """Return a deal in which this player revokes in the first trick. All other plays are legal."""
    s = dealt(
        "7C 8C AS TS KS AH TH KH 9H 8H",
        "9C 9S 8S 7S QC QS QH QD JC JS",
        "TC KC AC 7H JH JD AD TD KD 9D",
        blind="8D 7D",
        regulations="strict",
    )
    for each in (A, B, C):
        if s.public.phase == SchafskopfPhase.BLIND:
            do(s, TakeBlind(each) if each == lone else DeclineBlind(each))
    if lone is not None:
        do(s, Bury(lone, tuple(parse_all("8D 7D"))))
    wrong = {A: "7C", B: "9S", C: "7H"}
    right = {A: "7C", B: "9C", C: "TC"}
    play(s, " ".join(wrong[each] if each == seat else right[each] for each in (A, B, C)))
    play_out(s)
    assert s.public.phase == SchafskopfPhase.COUNT
    return s


@pytest.mark.parametrize(("offender", "lone", "claimer"), [(B, B, A), (B, C, C), (B, None, C)])
def test_a_claimed_revoke_is_checked_and_penalized(offender: Seat, lone: Seat | None, claimer: Seat) -> None:
    s = revoke_by(offender, lone)
    events = do(s, ClaimRevoke(claimer, offender, 1))
    assert "revoke-proved" in [each.words.key for each in events if isinstance(each, Announced)]
    events = do(s, *[Ready(seat) for seat in s.public.ring])
    if lone is None:
        assert s.public.scores[offender] == -4
    elif lone == offender:
        assert s.public.scores[lone] in (-4, -6)
    else:
        assert s.public.scores[lone] >= 2


def test_a_false_claim_costs_nothing() -> None:
    s = revoke_by(B, None)
    events = do(s, ClaimRevoke(B, C, 1))
    assert "revoke-not-proved" in [each.words.key for each in events if isinstance(each, Announced)]
    do(s, *[Ready(seat) for seat in s.public.ring])
    assert -4 not in s.public.scores


def test_the_offender_of_a_game_for_the_least_pays_two_to_each() -> None:
    scores = {A: 4, B: -2, C: -2}
    assert counting.revoked_scores(scores, [B], (A, B, C), BOOKS["sheepshead"]) == {A: 2, B: -4, C: 2}
    assert counting.revoked_scores(scores, [], (A, B, C), BOOKS["sheepshead"]) == scores


def test_packets_hold_whole_cards() -> None:
    """The packets give ten cards to each player and two to the blind."""
    s = dealt()
    held: list[Card] = [card for seat in (A, B, C) for card in s.at(HAND[seat])]
    assert sorted([*held, *s.at(BLIND)]) == sorted(PACK)
