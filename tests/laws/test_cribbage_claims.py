"""Worked examples of Cribbage with claims, pegging by hand, the encyclopaedia's penalties, and three players."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import parse, parse_all
from crowe_table.engine.core import Announced, AnyEvent, Changed, PickHole, Scored, Seat, because
from crowe_table.engine.money import Farthings
from crowe_table.games.cribbage.actions import DealStands, FreshDeal, LayOut, LiftFore, OwnUp, Peg, PlayFor
from crowe_table.games.cribbage.options import BOOKS, CribbageOptions
from crowe_table.games.cribbage.scale import scale
from crowe_table.games.cribbage.stakes import settle
from crowe_table.games.cribbage.state import CRIB, HAND, STOCK, CribbagePhase, CribbageState
from crowe_table.kit.dealing import Cut
from crowe_table.kit.purses import in_purses
from crowe_table.kit.score_claims import ClaimScore, LetStand, Muggins, Verdict, judge_claim
from crowe_table.kit.tricks import Play
from tests.laws.exhibited import famous_hand
from tests.laws.positions import GAME, PURSE, bring_up, dealt, do, lawful, seen, setup

ELDEST, DEALER = Seat(0), Seat(1)
ENCYCLOPAEDIA = replace(BOOKS["encyclopaedia"][2], count_mode="claim")
MUGGINS = replace(BOOKS["modern"][2], count_mode="claim")
BY_HAND = replace(BOOKS["encyclopaedia"][2], pegging="by_hand")
SIX_THREE = BOOKS["hoyle6"][3]


def said(events: list[AnyEvent]) -> list[str]:
    return [event.words.key for event in events if isinstance(event, Announced)]


def at_the_show(options: CribbageOptions, scores: tuple[int, int], hand: str = "8H 7S 8D") -> CribbageState:
    """Return a table at which the eldest must claim. With a six as the starter, this hand scores twelve."""
    s = dealt(options, [hand, "5D 3S TH"], start="6D", crib="KH 3C 6C 9D", dealer=1, scores=scores)
    for seat, card, claim in ((0, "8H", 0), (1, "TH", 0), (0, "8D", 0), (1, "5D", 2)):
        do(s, PlayFor(Seat(seat), parse(card), claim))
    return s


# --- Results of a claim ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("claim", "true", "over", "under", "verdict"),
    [
        (8, 8, "corrected", "lost", Verdict(8)),
        (10, 8, "corrected", "lost", Verdict(8)),
        (10, 8, "pegged", "lost", Verdict(8, forfeit=2)),
        (6, 8, "pegged", "forgiven", Verdict(8)),
        (6, 8, "pegged", "lost", Verdict(6, missed=2)),
        (6, 8, "corrected", "muggins", Verdict(6, missed=2)),
    ],
)
def test_a_claim_is_judged(claim: int, true: int, over: str, under: str, verdict: Verdict) -> None:
    assert judge_claim(claim, true, over, under) == verdict  # type: ignore[arg-type]


def test_over_claimed_points_go_to_the_opponent() -> None:
    """The eldest claims fourteen for a hand worth twelve.

    The eldest scores twelve. The dealer, who had two from the play, scores the other two.
    """
    s = at_the_show(ENCYCLOPAEDIA, (30, 25))
    events = do(s, ClaimScore(ELDEST, 14))
    assert s.public.scores == (42, 29)
    assert "over-claimed" in said(events)
    assert s.public.phase is CribbagePhase.SHOW, "the dealer's hand is claimed next"


def test_over_claimed_points_can_win_the_game() -> None:
    s = at_the_show(ENCYCLOPAEDIA, (40, 55))
    do(s, ClaimScore(ELDEST, 17))
    assert (s.public.phase, s.public.winner, s.public.scores) == (CribbagePhase.OVER, 1, (52, 61))


def test_the_claimant_wins_before_the_penalty_counts() -> None:
    s = at_the_show(ENCYCLOPAEDIA, (50, 55))
    do(s, ClaimScore(ELDEST, 20))
    assert (s.public.winner, s.public.scores) == (0, (61, 57))


def test_over_claims_are_only_corrected_by_hoyle() -> None:
    s = at_the_show(replace(BOOKS["hoyle5"][2], count_mode="claim"), (30, 25))
    do(s, ClaimScore(ELDEST, 14))
    assert s.public.scores == (42, 27)


def test_unclaimed_points_are_lost() -> None:
    s = at_the_show(ENCYCLOPAEDIA, (30, 25))
    events = do(s, ClaimScore(ELDEST, 8))
    assert s.public.scores == (38, 27)
    assert [line.why.key for event in events if isinstance(event, Scored) for line in event.lines] == ["count-claimed"]
    assert {type(action) for action in lawful(s, ELDEST)} == set(), "nobody may speak of it"


def test_unclaimed_points_are_scored_by_option() -> None:
    s = at_the_show(replace(ENCYCLOPAEDIA, under_claim="forgiven"), (30, 25))
    do(s, ClaimScore(ELDEST, 0))
    assert s.public.scores == (42, 27)


def test_a_whole_show_by_claims() -> None:
    s = at_the_show(ENCYCLOPAEDIA, (8, 15))
    do(s, ClaimScore(ELDEST, 12))
    do(s, ClaimScore(DEALER, 2))
    events = do(s, ClaimScore(DEALER, 8))
    assert s.public.phase is CribbagePhase.COUNTED
    result = next(event for event in events if isinstance(event, Announced))
    assert dict(result.words.args) == {
        "seats": (0,),
        "points": 12,
        "score": 20,
        "seats_dealer": (1,),
        "points_dealer": 2,
        "score_dealer": 27,
        "points_crib": 8,
    }


# --- Muggins ---------------------------------------------------------------------------------------------------------


def six(scores: tuple[int, int]) -> CribbageState:
    return dealt(MUGGINS, ["7S 7H KD QC", "7D 7C 3S 3H"], start="2D", crib="2S 4S 6S 9S", dealer=1, scores=scores)


def test_in_play_muggins_may_be_said_until_the_next_card() -> None:
    s = six((30, 25))
    do(s, PlayFor(ELDEST, parse("7S"), 0))
    assert Muggins(DEALER) in lawful(s, DEALER), "it is offered whether anything was left out or not"
    do(s, PlayFor(DEALER, parse("7D"), 0))
    assert s.public.verdict.missed == 2
    do(s, Muggins(ELDEST))
    assert s.public.scores == (32, 25)
    assert s.public.turn == ELDEST
    do(s, PlayFor(ELDEST, parse("7H"), 6))
    assert Muggins(ELDEST) not in lawful(s, ELDEST)
    assert s.public.scores == (38, 25)


def test_muggins_without_missed_points_costs_nothing() -> None:
    s = six((30, 25))
    do(s, PlayFor(ELDEST, parse("7S"), 0))
    events = do(s, Muggins(DEALER))
    assert "nothing-missed" in said(events)
    assert s.public.scores == (30, 25)
    assert Muggins(DEALER) not in lawful(s, DEALER)


def test_a_hand_is_agreed_upon_before_the_next_is_shown() -> None:
    s = six((30, 25))
    for seat, card, claim in (
        (0, "7S", 0),
        (1, "7D", 2),
        (0, "7H", 6),
        (1, "7C", 12),
        (1, "3S", 2),
        (0, "KD", 0),
        (1, "3H", 0),
        (0, "QC", 0),
    ):
        do(s, PlayFor(Seat(seat), parse(card), claim))
    before = s.public.scores
    do(s, ClaimScore(ELDEST, 0))
    assert s.public.phase is CribbagePhase.AGREE
    assert lawful(s, DEALER) == [LetStand(DEALER), Muggins(DEALER)]
    do(s, Muggins(DEALER))
    assert s.public.scores == (before[0], before[1] + 2), "a pair of sevens and no more"
    do(s, ClaimScore(DEALER, 16))
    do(s, LetStand(ELDEST))
    assert s.public.phase is CribbagePhase.SHOW


# --- Pegs moved by hand ----------------------------------------------------------------------------------------------


def pegging(fore: int, hind: int) -> CribbageState:
    """Return a table at which the eldest has two points to peg for a fifteen."""
    s = dealt(BY_HAND, ["TS 9D 8C", "5H QS KD"], start="2D", crib="2S 3S 4S 6S", dealer=0, scores=(10, fore))
    s.public.hind = (10, hind)
    s.public.turn = ELDEST
    do(s, Play(ELDEST, parse("TS")))
    do(s, Play(DEALER, parse("5H")))
    assert (s.public.phase, s.public.pegger, s.public.due) == (CribbagePhase.PEG, DEALER, 2)
    return s


def test_the_hind_peg_moves_beyond_the_front_peg() -> None:
    s = pegging(12, 7)
    (form,) = [form for form in seen(s, DEALER).call.forms if form.act == "peg"]  # type: ignore[union-attr]
    assert form.parts == (PickHole(12, 1, 46),)
    events = do(s, Peg(DEALER, 2))
    assert (s.public.fore[1], s.public.hind[1], s.public.scores[1]) == (14, 12, 14)
    assert Changed("fore", (10, 14)) in events
    assert s.public.phase is CribbagePhase.PLAY


def test_over_pegging_is_corrected_and_the_opponent_scores() -> None:
    s = pegging(12, 7)
    events = do(s, Peg(DEALER, 5))
    assert Changed("fore", (10, 17)) in events, "it is seen where it was set"
    assert (s.public.fore, s.public.scores) == ((10, 14), (13, 14))
    assert (s.public.pegger, s.public.due) == (ELDEST, 3), "the adversary pegs what is theirs"
    do(s, Peg(ELDEST, 3))
    assert s.public.fore == (13, 14)


def test_under_pegging_loses_the_rest() -> None:
    s = pegging(12, 7)
    do(s, Peg(DEALER, 1))
    assert (s.public.fore[1], s.public.scores[1]) == (13, 13)


def test_a_lifted_front_peg_goes_behind_the_other() -> None:
    s = pegging(20, 14)
    do(s, LiftFore(DEALER))
    assert (s.public.fore[1], s.public.hind[1], s.public.scores[1]) == (14, 13, 14 + 2), "two are still to be pegged"
    do(s, Peg(DEALER, 2))
    assert (s.public.fore[1], s.public.scores[1]) == (16, 16)
    assert LiftFore not in {type(action) for action in lawful(s, DEALER)}


# --- The encyclopaedia's penalties -----------------------------------------------------------------------------------


def test_a_card_shown_in_dealing() -> None:
    s = dealt(BY_HAND, ["TS 9D 8C 2H 4H", "5H QS KD AC 3D"], dealer=0, scores=(10, 12))
    do(s, OwnUp(Seat(0), "card_shown"))
    assert s.public.scores == (10, 14)
    do(s, Peg(Seat(1), 2))
    do(s, FreshDeal(Seat(1)))
    assert (s.public.dealer, s.public.deal, s.public.phase) == (0, 2, CribbagePhase.CUT_PACK)
    assert len(s.at(STOCK)) == 52


def test_an_extra_card_found_in_the_play() -> None:
    s = dealt(BY_HAND, ["TS 9D 8C", "5H QS KD"], start="2D", crib="2S 3S 4S 6S", dealer=0, scores=(10, 12))
    do(s, OwnUp(Seat(1), "too_many_found"))
    assert s.public.scores == (14, 12)
    do(s, Peg(Seat(0), 4))
    do(s, DealStands(Seat(0)))
    assert (s.public.phase, s.public.turn) == (CribbagePhase.PLAY, 1)


def test_the_pack_touched_before_the_cut() -> None:
    s = dealt(BY_HAND, ["TS 9D 8C", "5H QS KD"], crib="2S 3S 4S 6S", dealer=0, scores=(10, 12))
    do(s, OwnUp(Seat(0), "pack_touched"))
    do(s, Peg(Seat(1), 2))
    assert (s.public.scores, s.public.phase) == ((10, 14), CribbagePhase.CUT_START)


def test_the_penalty_for_touched_pegs_can_win_the_game() -> None:
    s = dealt(BY_HAND, ["TS 9D 8C", "5H QS KD"], start="2D", crib="2S 3S 4S 6S", dealer=0, scores=(59, 12))
    do(s, OwnUp(Seat(1), "pegs_touched"))
    assert (s.public.winner, s.public.fore) == (0, (61, 12))


@pytest.mark.parametrize("changes", [{"penalties": "none"}, {"pegging": "automatic"}])
def test_penalties_apply_only_with_pegging_by_hand(changes: dict[str, str]) -> None:
    s = dealt(replace(BY_HAND, **changes), ["TS 9D 8C", "5H QS KD"], start="2D", crib="2S 3S 4S 6S", dealer=0)
    assert all(isinstance(action, Play) for action in lawful(s, Seat(1)))


# --- Three players ---------------------------------------------------------------------------------------------------


def test_three_are_dealt_five_and_the_pack_gives_one_to_the_crib() -> None:
    s = GAME.new(setup(replace(SIX_THREE, first_dealer="chosen", chosen_dealer=2), 3, "three"))
    do(s, Cut(Seat(1), 20))
    assert [len(s.at(HAND[seat])) for seat in range(3)] == [5, 5, 5]
    assert (len(s.at(CRIB)), len(s.at(STOCK))) == (1, 36)
    (from_pack,) = s.at(CRIB)
    assert all(from_pack not in zone.cards for seat in range(3) for zone in seen(s, Seat(seat)).zones)
    for seat in range(3):
        do(s, LayOut(Seat(seat), (s.at(HAND[seat])[0],)))
    assert [len(s.at(HAND[seat])) for seat in range(3)] == [4, 4, 4]
    assert len(s.at(CRIB)) == 4
    bring_up(s, next(card for card in s.at(STOCK) if card % 13 != 10), 5)
    do(s, Cut(Seat(0), 5))
    assert (s.public.phase, s.public.turn, len(s.public.scores)) == (CribbagePhase.PLAY, 0, 3)


def test_three_show_in_turn_and_each_scores_alone() -> None:
    s = dealt(SIX_THREE, ["5S 5H 5D JC", "2S 4S 6S 8S", "KH KD 9C 9S"], start="5C", crib="AH 3D QH TS", dealer=2)
    shown = []
    while s.public.phase is CribbagePhase.PLAY:
        events = do(s, lawful(s, s.public.turn)[0])
        shown += [(e.seat, e.side, e.what.key, e.points) for e in events if isinstance(e, Scored)]
    assert [each for each in shown if each[2] in ("score-hand", "score-crib")] == [
        (0, 0, "score-hand", 29),
        (1, 1, "score-hand", 11),
        (2, 2, "score-hand", 8),
        (2, 2, "score-crib", 4),
    ]
    assert all(seat == side for seat, side, _, _ in shown)


def test_each_of_two_losers_pays_by_their_own_score() -> None:
    options = replace(SIX_THREE, unit=Farthings(4), stake=10)
    s = dealt(options, ["5S 5H 5D JC", "2S 4S 6S 8S", "KH KD 9C 9S"], start="5C", crib="AH 3D QH TS", dealer=2)
    s.public.scores = (60, 121, 61)
    settle(s, 1)
    assert [now - PURSE for now in in_purses(s)] == [-80, 120, -40]


def test_the_next_opponent_on_the_left_scores_over_claimed_points() -> None:
    options = replace(SIX_THREE, count_mode="claim", over_claim="pegged")
    s = dealt(options, ["5S 5H 5D JC", "2S 4S 6S 8S", "KH KD 9C 9S"], start="5C", crib="AH 3D QH TS", dealer=2)
    do(s, PlayFor(Seat(0), parse("JC"), 4))
    assert s.public.scores == (0, 4, 0)


def test_the_first_opponent_to_call_muggins_scores() -> None:
    options = replace(SIX_THREE, count_mode="claim", under_claim="muggins")
    s = dealt(options, ["5S 5H 5D JC", "TH 4S 6S 8S", "KH KD 9C 9S"], start="5C", crib="AH 3D QH TS", dealer=2)
    do(s, PlayFor(Seat(0), parse("5S"), 0))
    do(s, PlayFor(Seat(1), parse("TH"), 0))
    assert Muggins(Seat(0)) in lawful(s, Seat(0))
    do(s, Muggins(Seat(0)))
    assert s.public.scores == (2, 0, 0)
    assert not lawful(s, Seat(0))


# --- Messages --------------------------------------------------------------------------------------------------------


def test_the_crib_must_have_four_cards() -> None:
    unfit = GAME.unfit(setup(replace(SIX_THREE, pack_to_crib=0), 3, ""))
    assert unfit == because("unfit-crib", seats=3, law="the-crib")


def test_a_hole_beyond_the_board_is_refused() -> None:
    reason = GAME.refuse(pegging(12, 7), Peg(DEALER, 47))
    assert reason is not None
    assert reason.key == "refuse-place"


def test_the_presets_match_the_table_of_options() -> None:
    assert BOOKS["hoyle6"][2].next_game_dealer == "cut"
    assert BOOKS["modern"][2] == replace(BOOKS["hoyle6"][2], under_claim="muggins", next_game_dealer="loser")
    assert (BOOKS["encyclopaedia"][2].three_for_last, BOOKS["encyclopaedia"][4].three_for_last) == (
        "first_deal",
        "none",
    )
    assert (BOOKS["encyclopaedia"][2].play_out, BOOKS["encyclopaedia"][4].play_out) == (False, True)
    assert [BOOKS[name][2].kept for name in ("crowe", "hoyle5", "hoyle6", "hoyle7")] == [3, 3, 4, 5]
    assert [BOOKS[name][2].target for name in ("encyclopaedia", "hoyle5", "hoyle6", "hoyle7")] == [61, 61, 121, 181]


# --- The famous hand -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("thrown", "told"), [("TC QD", "exhibit-done"), ("JC QD", "exhibit-not-done")])
def test_twenty_nine_is_made_by_keeping_the_knave(thrown: str, told: str) -> None:
    famous = famous_hand("cribbage")
    options = replace(BOOKS[famous.preset][2], **famous.rules)
    s = GAME.new(replace(setup(options, 2, "twenty-nine", PURSE), exhibit=famous.name))
    heard: list[AnyEvent] = []
    while s.public.phase is not CribbagePhase.OVER:
        question = GAME.question(s)
        assert question is not None
        seat = question.awaited()[0]
        action = lawful(s, seat)[0]
        if isinstance(action, LayOut) and seat == famous.visitor:
            action = LayOut(seat, tuple(parse_all(thrown)))
        heard += do(s, action)
    assert told in said(heard)


def test_only_one_discard_makes_twenty_nine() -> None:
    famous = famous_hand("cribbage")
    hand, (start,) = parse_all(famous.cards["hand:0"]), parse_all(famous.cards["pack"])
    count = scale(4, BOOKS[famous.preset][2], crib=False)
    made = {kept: count.total(kept, start) for kept in combinations(hand, 4)}
    thrown = {frozenset(hand) - {*kept} for kept, points in made.items() if points >= famous.wanted}
    assert thrown == {frozenset(each.cards) for each in famous.solution if isinstance(each, LayOut)}
