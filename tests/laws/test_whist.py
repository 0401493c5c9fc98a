"""The laws of Whist, by worked examples, and by a referee who reckons every trick a second time."""

import json
import os
from collections import Counter
from itertools import combinations
from math import comb
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import (
    ACE,
    FULL_PACK,
    KING,
    KNAVE,
    QUEEN,
    SUITS,
    make,
    parse,
    parse_all,
    rank,
    suit,
    texts,
)
from crowe_table.engine.core import ALL, Ended, Moved, Now, Options, Paid, Reason, Said, Scored, Setup, Shown, Told
from crowe_table.engine.parts import cut
from crowe_table.engine.parts.cut import Cut
from crowe_table.engine.parts.tricks import ACE_HIGH, NO_TRUMP, may_follow, voids, winning
from crowe_table.engine.rng import Chance
from crowe_table.engine.state import State
from crowe_table.engine.table import Table
from crowe_table.games.whist.claiming import certain
from crowe_table.games.whist.counting import (
    Penalty,
    game_worth,
    honour_points,
    honours_in,
    most_at_stake,
    odd_tricks,
    owed_for_game,
    owed_for_rubber,
    paid_in_tricks,
    reckon,
    rubber_worth,
)
from crowe_table.games.whist.double_dummy import Solver
from crowe_table.games.whist.laws import may_claim, payable
from crowe_table.games.whist.options import WhistOptions, preset
from crowe_table.games.whist.state import (
    ANSWER,
    CALL,
    COUNT,
    COUNTED,
    CUT_PACK,
    OVER,
    PLAY,
    SHUFFLE_LAST,
    Answer,
    CallHonours,
    Claim,
    ClaimRevoke,
    Leave,
    LookBack,
    Pass,
    Play,
    Ready,
    Review,
    Shuffle,
    WhistState,
)
from tests.contract.play import GAMES, done, truth
from tests.laws.whist_tables import GAME, PURSE, SEATS, SIDES, do, refusal, seat, table

EXAMPLES = json.loads(Path(__file__).with_name("whist_examples.json").read_text(encoding="utf-8"))
SOAK = bool(os.environ.get("CROWE_SOAK"))
SLOW = {"W36"}
"""Examples that take more than some seconds to solve: three minutes."""
Example = dict[str, Any]
CROWE, LONG, SHORT = (preset(name, 4) for name in ("crowe", "hoyle_long", "short"))
QUICK = replace(CROWE, ritual="quick", cut_for_deal="chosen", chosen_dealer=3)


def examples(ask: str) -> Any:
    """Every example of a kind, each named."""
    found = [
        pytest.param(
            each["given"],
            each["expect"],
            id=each["id"],
            marks=[pytest.mark.skipif(not SOAK, reason="minutes of solving")] if each["id"] in SLOW else [],
        )
        for each in EXAMPLES
        if each["given"]["ask"] == ask
    ]
    assert found, ask
    return pytest.mark.parametrize(("given", "expect"), found)


def by_sides(values: dict[str, Any]) -> list[Any]:
    return [values[side] for side in SIDES]


def named(side: int) -> str | None:
    return None if side < 0 else SIDES[side]


def test_every_example_is_asked() -> None:
    asked = {each["given"]["ask"] for each in EXAMPLES}
    assert asked == {
        *("trick_winner", "legal", "deal", "score", "game", "mid_deal", "settle", "settle_short", "review"),
        *("honours", "deal_score", "revoke", "cut", "game_value", "replay", "double_dummy", "honours_odds"),
    }


# --- The trick -------------------------------------------------------------------------------------------------------


@examples("trick_winner")
def test_who_takes_the_trick(given: Example, expect: Example) -> None:
    won = winning(parse_all(given["cards"]), SUITS.index(given["trump"]))
    assert SEATS[(seat(given["leader"]) + won) % 4] == expect["winner"]


@examples("legal")
def test_what_may_be_played(given: Example, expect: Example) -> None:
    found = may_follow(parse_all(given["hand"]), SUITS.index(given["led"]))
    assert sorted(texts(found).split()) == sorted(expect["legal"])
    s = table(CROWE, (" ".join(given["hand"]), "", "", "2S 3S 4S"), trump=3, leader=3)
    do(s, Play(3, parse("2S")))
    assert {action.card for action in GAME.legal(s, 0) if isinstance(action, Play)} == set(found)


def test_he_who_can_must_follow_and_is_told_so() -> None:
    s = table(CROWE, ("KD 2C 7S", "QS 3D 4D", "9H 8H 7H", "2S 3S 4S"), trump=3, leader=3)
    do(s, Play(3, parse("2S")))
    reason = refusal(s, Play(0, parse("KD")))
    assert reason is not None
    assert (reason.key, dict(reason.args)) == ("refuse-follow", {"suit": 0})
    assert refusal(s, Play(0, parse("AS"))).key == "refuse-not-held"  # type: ignore[union-attr]
    assert refusal(s, Play(0, parse("7S"))) is None


def test_voids_are_what_was_not_followed() -> None:
    tricks = [(1, parse_all("2S KD 3S 4S")), (2, parse_all("9H 8H 2C"))]
    assert voids(tricks, (0, 1, 2, 3)) == [{1}, set(), {0}, set()]
    assert voids(tricks, (0, 2, 1, 3)) == [set(), set(), set(), {0, 1}]


def test_without_trumps_the_suit_led_wins() -> None:
    assert winning(parse_all("2S AD AH AC"), NO_TRUMP) == 0


# --- The deal --------------------------------------------------------------------------------------------------------


def dealt(options: WhistOptions, top_first: list[int], dealer: int) -> tuple[WhistState, list[object]]:
    """A deal from this pack, through all its ceremonies."""
    s = WhistState(options, (PURSE,) * 4, Chance("deal"))
    s.dealer, s.deal, s.phase = dealer, 1, CUT_PACK
    bottom = list(reversed(top_first))
    s.pack = bottom[26:] + bottom[:26]
    told: list[object] = []
    GAME.apply(s, Cut(s.after(dealer, -1), 26), told.append)
    return s, told


@examples("deal")
def test_the_deal_and_the_turn_up(given: Example, expect: Example) -> None:
    order = [make(r, each) for each in range(4) for r in (0, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)]
    s, _ = dealt(CROWE, order, seat(given["dealer"]))
    assert SEATS[s.eldest] == expect["eldest"]
    for name, first in expect["first_card"].items():
        assert s.hands[seat(name)][0] == parse(first)
    assert s.turned == [parse(expect["turn_up"])]
    assert SUITS[s.trump] == expect["trump"]
    assert [len(s.held(each)) for each in range(4)] == expect["cards_each"]
    assert SEATS[s.dealer] == expect["turn_up_holder"]
    assert s.phase == PLAY
    assert s.turn == s.eldest


@examples("replay")
def test_a_whole_deal_card_by_card(given: Example, expect: Example) -> None:
    s, _ = dealt(CROWE, parse_all(given["pack"]), seat(given["dealer"]))
    assert s.turned == [parse(expect["turn_up"])]
    winners = []
    told: list[object] = []
    for leader, trick in given["tricks_played"]:
        assert SEATS[s.turn] == leader
        for card in parse_all(trick):
            assert Play(s.turn, card) in GAME.legal(s, s.turn)
            told = list(do(s, Play(s.turn, card)))
        takes = [event for event in told if isinstance(event, Moved) and event.how == "take"]
        assert len(takes) == 4
        winners.append(SEATS[int(takes[0].target[-1])])
    assert winners == expect["winners"]
    assert s.by_side(s.tricks) == by_sides(expect["tricks"])
    score = next(event for event in told if isinstance(event, Scored))
    assert (SIDES[score.side], score.points) == (expect["side"], expect["points"])


def test_the_trump_card_is_the_dealers_until_he_has_played() -> None:
    s, told = dealt(CROWE, list(FULL_PACK), 3)
    turned = s.turned[0]
    turn = next(event for event in told if isinstance(event, Moved) and event.how == "turn")
    assert (turn.cards, turn.eyes) == ((turned,), ALL)
    assert turned not in s.hands[3]
    for _ in range(3):
        do(s, GAME.legal(s, s.turn)[0])
    assert Play(3, turned) in [*GAME.legal(s, 3), Play(3, turned)]
    other = next(action for action in GAME.legal(s, 3) if isinstance(action, Play) and action.card != turned)
    events = do(s, other)
    up = next(event for event in events if isinstance(event, Moved) and event.how == "take_up")
    assert up.eyes == 1 << 3
    assert turned in s.hands[3]
    assert s.turned == []


def test_the_trump_card_may_be_played_to_the_first_trick() -> None:
    s = table(CROWE, ("2S 3S", "4S 5S", "6S 7S", "9H"), trump=1, dealer=3)
    s.turned = [parse("KH")]
    for card in ("2S", "4S", "6S"):
        do(s, Play(s.turn, parse(card)))
    assert {action.card for action in GAME.legal(s, 3) if isinstance(action, Play)} == set(parse_all("9H KH"))
    ask = GAME.ask(s)
    assert ask is not None
    assert [way.form.zone for way in ask.calls[0].ways] == ["hand:3", "turned"]  # type: ignore[attr-defined]
    told = do(s, Play(3, parse("KH")))
    assert s.hands[3] == parse_all("9H")
    assert not any(isinstance(event, Moved) and event.how == "take_up" for event in told)


def test_the_pack_is_shuffled_by_any_and_cut_at_the_dealers_right() -> None:
    seen: Table[State] = Table(
        GAME, Setup(replace(CROWE, cut_for_deal="chosen", chosen_dealer=2), 4, (PURSE,) * 4, Chance("s"))
    )  # type: ignore[arg-type]
    assert seen.ask is not None
    assert seen.ask.awaited() == (3,)
    assert [call.seat for call in seen.ask.calls] == [3, 0, 1, 2]
    done(seen, Shuffle(0))
    assert truth(seen).phase == SHUFFLE_LAST
    assert seen.ask.awaited() == (2,)
    before = list(truth(seen).pack)
    done(seen, Leave(2))
    assert truth(seen).pack == before
    assert seen.ask.awaited() == (1,)
    for place, allowed in ((3, False), (4, True), (48, True), (49, False)):
        assert (seen.refuse(Cut(1, place)) is None) == allowed
    done(seen, Cut(1, 20))
    assert truth(seen).phase == PLAY
    assert truth(seen).turn == 3


def test_the_dealer_who_shuffles_is_not_asked_again() -> None:
    options = replace(CROWE, cut_for_deal="chosen", chosen_dealer=2)
    for rules, seat_, phase in ((options, 2, CUT_PACK), (replace(options, dealer_may_shuffle_last=False), 3, CUT_PACK)):
        s = GAME.new(Setup(rules, 4, (PURSE,) * 4, Chance("s")))
        do(s, Shuffle(seat_))
        assert s.phase == phase


@examples("cut")
def test_the_cut_for_the_deal(given: Example, expect: Example) -> None:
    keys = [[rank(card)] for card in parse_all(given["cards"])]
    again = cut.tied(keys, partners=False)
    if expect["deals"] is None:
        assert again == [0, 3]
    else:
        assert again == []
        assert cut.seating(keys, (0, 1, 2, 3), partners=False).dealer == expect["deals"]


@pytest.mark.parametrize(("rule", "dealer"), [("lowest", 1), ("highest", 2)])
def test_lowest_or_highest_deals(rule: str, dealer: int) -> None:
    s = GAME.new(Setup(replace(CROWE, cut_for_deal=rule), 4, (PURSE,) * 4, Chance("cut")))  # type: ignore[arg-type]
    for each, card in enumerate(parse_all("4D AC KH 9S")):
        do(s, Cut(each, s.pack.index(card)))
    assert s.deal == 1
    assert s.dealer == dealer


def test_cut_partners_sit_opposite() -> None:
    s = GAME.new(Setup(replace(CROWE, partners="cut"), 4, (PURSE,) * 4, Chance("cut")))
    for each, card in enumerate(parse_all("4D AC KH 9S")):
        do(s, Cut(each, s.pack.index(card)))
    assert s.dealer == 1
    assert s.ring.index(1) == 1
    assert s.partner(1) == 0
    assert s.partner(2) == 3


# --- The score -------------------------------------------------------------------------------------------------------


@examples("score")
def test_odd_tricks(given: Example, expect: Example) -> None:
    side, points = odd_tricks(by_sides(given["tricks"]))
    assert (named(side), points) == (expect["side"], expect["points"])


@examples("game")
def test_a_game_deal_by_deal(given: Example, expect: Example) -> None:
    scores = [0, 0]
    options = preset(given["preset"], 4)
    for number, tricks in enumerate(given["tricks_NS_by_deal"], start=1):
        for tally in reckon(options, scores, (tricks, 13 - tricks), (0, 0)).tallies:
            scores[tally.side] = tally.after
        over = max(scores) >= options.game_points
        assert over == (number == expect["over_after_deal"])
    assert scores == by_sides(expect["score"])
    assert SIDES[scores.index(max(scores))] == expect["winner"]


@examples("mid_deal")
def test_a_deal_is_played_to_its_end(given: Example, expect: Example) -> None:
    hands = ("2S 3S 4S 5S", "6S 7S 8S 9S", "2H 3H 4H 5H", "6H 7H 8H 9H")
    ours, theirs = by_sides(given["tricks_won_so_far"])
    scores = by_sides(given["score"])
    s = table(CROWE, hands, trump=3, scores=(scores[0], scores[1]), tricks=(ours, theirs, 0, 0))
    played = 0
    while s.phase == PLAY:
        do(s, GAME.legal(s, s.turn)[0])
        played += 1
        assert s.scores == scores or s.phase != PLAY
    assert (played < 16) == expect["deal_stops"]
    assert played // 4 == expect["tricks_still_to_play"]
    assert s.phase == OVER


@examples("honours")
def test_honours(given: Example, expect: Example) -> None:
    trump = SUITS.index(given["trump"])
    held = [honours_in(parse_all(given["honours_held"][name]), trump) for name in SEATS]
    side, points = honour_points((held[0] + held[2], held[1] + held[3]))
    assert (named(side), points) == (expect["side"], expect["points"])


@examples("deal_score")
def test_a_deal_counted_with_honours(given: Example, expect: Example) -> None:
    options = preset(given["preset"], 4)
    scores, ours = by_sides(given["score"]), given["tricks_NS"]
    held = [0, 0]
    held[SIDES.index(given["honours"]["side"])] = given["honours"]["points"]
    counted = reckon(options, scores, (ours, 13 - ours), held)
    for tally in counted.tallies:
        scores[tally.side] = tally.after
    assert scores == by_sides(expect["score"])
    assert any(tally.what == "honours" for tally in counted.tallies) == expect["honours_counted"]
    winners = [SIDES[side] for side in (0, 1) if scores[side] >= options.game_points]
    assert winners == ([expect["winner"]] if expect["winner"] else [])
    assert counted.barred == (given["preset"] == "hoyle_long")


def test_two_honours_of_three_and_none_barred_where_the_bar_is_off() -> None:
    free = replace(LONG, honours_bar=False)
    assert [each.what for each in reckon(free, (9, 3), (6, 7), (4, 0)).tallies] == ["odd", "honours"]
    assert [each.points for each in reckon(LONG, (0, 0), (7, 6), (1, 3)).tallies] == [1, 2]
    assert [each.points for each in reckon(LONG, (0, 0), (7, 6), (2, 2)).tallies] == [1]
    assert [each.points for each in reckon(CROWE, (0, 0), (7, 6), (4, 0)).tallies] == [1]


@examples("honours_odds")
def test_the_odds_of_honours(given: Example, expect: Example) -> None:
    """Where the four honours lie, one card of the dealer's being known to be a trump: counted, and not remembered."""
    del given
    total = 0
    found: Counter[int] = Counter()
    for turned in range(13):
        others = [card for card in range(52) if card != turned]
        honours = sum(card < 4 for card in others)
        for have in range(honours + 1):
            ways = comb(honours, have) * comb(51 - honours, 25 - have)
            found[have + (turned < 4)] += ways
            total += ways
    assert {have: found[have] * 1666 / total for have in range(5)} == pytest.approx(
        {
            4: expect["dealer_side_four"],
            3: expect["dealer_side_three"],
            2: expect["divided"],
            1: expect["eldest_side_three"],
            0: expect["eldest_side_four"],
        }
    )


def test_honours_are_counted_by_the_hands_that_were_dealt() -> None:
    s = table(replace(LONG, revoke="impossible"), ("AC KC", "2C 3C", "QC 4C", "JC 5C"), trump=3, tricks=(4, 3, 2, 2))
    told: list[object] = []
    for card in ("AC", "2C", "QC", "5C", "KC", "3C", "4C", "JC"):
        told += do(s, Play(s.turn, parse(card)))
    assert [s.honours(each) for each in range(4)] == [2, 0, 1, 1]
    scored = [(event.what.key, event.points) for event in told if isinstance(event, Scored)]
    assert scored == [("score-odd", 2), ("score-honours", 2)]


# --- Calling at eight ------------------------------------------------------------------------------------------------


def at_eight(hands: tuple[str, ...], scores: tuple[int, int] = (8, 0)) -> WhistState:
    s = table(LONG, hands, trump=3, scores=scores, dealer=3)
    s.turned = [parse("2C")]
    s.turn = -1
    s.calling = [each for side in (s.side(0), s.side(3)) if s.scores[side] == 8 for each in s.of_side(side)]
    s.phase = CALL
    return s


def test_a_call_that_is_answered_wins_the_game() -> None:
    s = at_eight(("AC KC 3S", "2S", "QC 5S", "6S"))
    assert s.calling == [0, 2]
    told = do(s, CallHonours(0))
    assert s.phase == ANSWER
    assert [event.words.key for event in told if isinstance(event, Said)] == ["say-can-you-one"]
    told = do(s, Answer(2))
    shown = [event for event in told if isinstance(event, Shown)]
    assert [event.cards for event in shown] == [tuple(parse_all("AC KC")), tuple(parse_all("QC"))]
    assert s.games == [1, 0]
    assert next(event for event in told if isinstance(event, Scored)).points == 2
    assert s.phase == COUNTED


def test_only_he_who_has_two_may_call_and_only_he_who_has_one_may_answer() -> None:
    s = at_eight(("AC 3S", "2S", "QC 5S", "6S"))
    assert GAME.legal(s, 0) == [Pass(0)]
    do(s, Pass(0))
    assert s.calling == [2]
    do(s, Pass(2))
    assert s.phase == PLAY
    s = at_eight(("AC KC", "2S", "3S", "6S"))
    assert GAME.legal(s, 0) == [CallHonours(0), Pass(0)]
    do(s, CallHonours(0))
    assert GAME.legal(s, 2) == [Pass(2)]
    do(s, Pass(2))
    assert s.phase == PLAY
    assert s.scores == [8, 0]


def test_both_sides_may_be_asked_eldest_first() -> None:
    assert at_eight(("AC", "2S", "3S", "6S"), (8, 8)).calling == [0, 2, 1, 3]
    assert at_eight(("AC", "2S", "3S", "6S"), (9, 8)).calling == [1, 3]
    assert WhistOptions(call_at_eight=True).calls is False
    assert replace(LONG, game_points=9).calls is False


# --- Looking back ----------------------------------------------------------------------------------------------------


def after_four_tricks(review: str) -> WhistState:
    hands = ("2S 3S 4S 5S 6S 7S", "2H 3H 4H 5H 6H 7H", "2D 3D 4D 5D 6D 7D", "2C 3C 4C 5C 6C 7C")
    s = table(replace(CROWE, review=review), hands, trump=0)  # type: ignore[arg-type]
    for _ in range(16):
        do(s, GAME.legal(s, s.turn)[0])
    return s


@examples("review")
def test_only_the_last_trick_is_looked_at_again(given: Example, expect: Example) -> None:
    s = after_four_tricks("last_trick")
    if given["moment"].startswith("after the lead"):
        do(s, next(action for action in GAME.legal(s, s.turn) if isinstance(action, Play)))
    for trick, may in expect.items():
        assert (refusal(s, LookBack(1, int(trick))) is None) == may
        if int(trick) == 4:
            assert (refusal(s, Review(1)) is None) == may
    assert refusal(s, LookBack(1, 3)).key in ("refuse-review-earlier", "refuse-review-begun")  # type: ignore[union-attr]


def test_what_is_looked_at_lies_open_until_the_lead() -> None:
    s = after_four_tricks("last_trick")
    told = do(s, Review(2))
    moved = next(event for event in told if isinstance(event, Moved))
    assert (moved.target, moved.eyes) == ("review", ALL)
    assert sorted(moved.cards) == sorted(s.laid) == sorted(s.plays[-1][1:])
    ask = GAME.ask(s)
    assert ask is not None
    assert [call.seat for call in ask.calls] == [0], "nobody asks twice for what lies open"
    told = do(s, Play(0, parse("6S")))
    assert isinstance(told[0], Moved)
    assert told[0].how == "turn_down"
    assert s.laid == []
    assert len(s.taken[0]) == 16


def test_for_teaching_every_trick_may_be_seen() -> None:
    s = after_four_tricks("all")
    do(s, LookBack(3, 2))
    assert sorted(s.laid) == sorted(s.plays[1][1:])
    do(s, LookBack(1, 1))
    assert sorted(s.laid) == sorted(s.plays[0][1:])
    assert s.looked == [3, 1]
    assert not GAME.legal(s, 3)
    none = after_four_tricks("none")
    assert refusal(none, Review(1)).key == "refuse-review-none"  # type: ignore[union-attr]


# --- Revokes ---------------------------------------------------------------------------------------------------------


@examples("revoke")
def test_what_a_revoke_costs(given: Example, expect: Example) -> None:
    penalty = Penalty(SIDES.index(given["revoking_side"]), given["revoke"])
    tricks = paid_in_tricks(by_sides(given["tricks"]), (penalty,))
    assert list(tricks) == by_sides(expect["tricks"])
    side, points = odd_tricks(tricks)
    assert (named(side), points) == (expect["side"], expect["points"])


def test_penalties_in_points_and_the_side_that_stops_short() -> None:
    off = reckon(LONG, (5, 0), (8, 5), (0, 0), (Penalty(0, "three_points_off"),))
    assert [(each.side, each.before, each.after) for each in off.tallies] == [(0, 5, 2), (0, 2, 4)]
    low = reckon(LONG, (1, 0), (6, 7), (0, 0), (Penalty(0, "three_points_off"),))
    assert (low.tallies[0].before, low.tallies[0].after) == (1, 0)
    on = reckon(LONG, (0, 8), (7, 6), (0, 0), (Penalty(0, "three_points_on"),))
    assert [(each.side, each.after) for each in on.tallies] == [(1, 11), (0, 1)]
    short = reckon(LONG, (9, 0), (13, 0), (4, 0), (Penalty(0, "three_tricks"),))
    assert short.tricks == (10, 3)
    assert [each.after for each in short.tallies if each.side == 0] == [9]
    assert paid_in_tricks((2, 11), (Penalty(0, "three_tricks"),)) == (0, 13)


def revoked(revoke: str = "three_tricks") -> WhistState:
    """South has a heart and does not follow with it; then the last trick is played."""
    hands = ("2H 3C", "AH 4C", "5H 6C", "7H 8C")
    s = table(replace(LONG, revoke=revoke), hands, trump=0, leader=1, tricks=(4, 4, 2, 1))  # type: ignore[arg-type]
    for card in ("AH", "5H", "7H", "3C", "4C", "6C", "8C", "2H"):
        do(s, Play(s.turn, parse(card)))
    return s


def test_a_revoke_is_taken_in_silence_and_claimed_before_the_count() -> None:
    s = revoked()
    assert s.phase == COUNT
    assert s.revokes == [(0, 0)]
    assert refusal(s, ClaimRevoke(0, 2, 1)).key == "refuse-revoke-seat"  # type: ignore[union-attr]
    assert refusal(s, ClaimRevoke(1, 0, 3)).key == "refuse-revoke-trick"  # type: ignore[union-attr]
    assert refusal(s, ClaimRevoke(1, 0, 1, "three_tricks")).key == "refuse-revoke-penalty"  # type: ignore[union-attr]
    told = do(s, ClaimRevoke(1, 0, 2))
    assert "revoke-not-proved" in [event.words.key for event in told if isinstance(event, Told)]
    assert s.penalties == []
    told = do(s, ClaimRevoke(1, 0, 1))
    assert "revoke-proved" in [event.words.key for event in told if isinstance(event, Told)]
    assert refusal(s, ClaimRevoke(3, 0, 1)).key == "refuse-revoke-asked"  # type: ignore[union-attr]
    before = s.by_side(s.tricks)
    told = []
    for each in range(4):
        told += do(s, Ready(each))
    assert before == [6, 7]
    assert s.scores == [0, 4], "three tricks pass before the count"
    assert s.phase == COUNTED


def test_where_it_may_be_chosen_the_adversary_chooses() -> None:
    s = revoked("choice")
    assert refusal(s, ClaimRevoke(1, 0, 1)).key == "refuse-revoke-penalty"  # type: ignore[union-attr]
    do(s, ClaimRevoke(3, 0, 1, "three_points_on"))
    for each in range(4):
        do(s, Ready(each))
    assert s.scores == [0, 4]


def test_when_both_have_revoked_the_deal_is_void() -> None:
    s = revoked()
    s.revokes.append((1, 1))
    do(s, ClaimRevoke(1, 0, 1))
    do(s, ClaimRevoke(2, 1, 2))
    told: list[object] = []
    for each in range(4):
        told += do(s, Ready(each))
    assert "deal-void" in [event.words.key for event in told if isinstance(event, Told)]
    assert s.scores == [0, 0]
    dealer = s.dealer
    for each in range(4):
        do(s, Ready(each))
    assert (s.deal, s.dealer) == (2, dealer)


def test_nobody_revokes_in_a_famous_hand() -> None:
    assert replace(LONG, deal_source="exhibit-lewis").may_revoke is False
    assert LONG.may_revoke is True


# --- Claims ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "unseen", "sure"),
    [
        ("AS KS", "QS JS TS 9S 2H 3H", True),
        ("AS QS", "KS JS TS 9S 2H 3H", False),
        ("AH KH", "QH JH 2S 9C 3C 4C", False),
        ("AS AH", "2S KH QH JH 3H 4H", True),
        ("AS AH", "2S 3S KH QH JH 4H", False),
        ("AH 2H", "3H KH 9D 8D 7D 6D", False),
        ("AH KH 2H", "3H QH 9D 8D 7D 6D 5D 4D 3D", True),
        ("AH KH QH 2H", "3H 4H 5H JH 9D 8D 7D 6D 5D 4D 3D 2D", False),
    ],
)
def test_what_is_certain(hand: str, unseen: str, sure: bool) -> None:
    held, out = parse_all(hand), parse_all(unseen)
    assert certain(held, out, 0) == sure
    assert surely_all(held, out) == sure


def surely_all(hand: list[int], out: list[int]) -> bool:
    """The same by trying: for every way in which the unseen cards may lie, in one fixed order of leads."""
    size = len(hand)
    order = sorted(hand, key=lambda card: (suit(card) != 0, suit(card), -ACE_HIGH[card]))
    for first in combinations(out, size):
        rest = [card for card in out if card not in first]
        for second in combinations(rest, size):
            third = [card for card in rest if card not in second]
            if Solver([order, list(first), list(second), third], 0).tricks(0) < size and not _all(
                order, first, second, third
            ):
                return False
    return True


def _all(order: list[int], *others: object) -> bool:
    """Whether his leads in this order take every trick however the others play: all of them being adversaries."""
    hands = [list(hand) for hand in others]  # type: ignore[call-overload]

    def lost(at: int, held: list[list[int]]) -> bool:
        if at == len(order):
            return False
        led = order[at]
        choices = [may_follow(hand, suit(led)) for hand in held]
        if any(winning([led, card], 0) for cards in choices for card in cards):
            return True
        return any(
            lost(at + 1, [[c for c in hand if c != card] for hand, card in zip(held, (a, b, c), strict=True)])
            for a in choices[0]
            for b in choices[1]
            for c in choices[2]
        )

    return not lost(0, hands)


def test_a_claim_lays_all_hands_open_and_ends_the_deal() -> None:
    hands = ("2S AS KS", "3S 4H 5H", "6H 7H 8H", "9H TH JH")
    s = table(replace(CROWE, claim=True), hands, trump=0, tricks=(3, 3, 2, 2))
    assert not may_claim(s, 0)
    do(s, Play(0, parse("2S")))
    for card in ("3S", "6H", "9H"):
        do(s, Play(s.turn, parse(card)))
    assert s.turn == 1
    assert refusal(s, Claim(1)).key == "refuse-claim"  # type: ignore[union-attr]
    s.turn = 0
    assert Claim(0) in GAME.legal(s, 0)
    told = do(s, Claim(0))
    assert [event.eyes for event in told if isinstance(event, Shown)] == [ALL] * 4
    assert s.tricks[0] == 5
    assert s.phase == COUNTED


# --- Money -----------------------------------------------------------------------------------------------------------


@examples("settle")
def test_what_a_game_costs(given: Example, expect: Example) -> None:
    unit = 4
    flat = given["stake_mode"] == "flat"
    options = replace(
        CROWE,
        unit=unit,
        stake_mode=given["stake_mode"],
        stake=given["stake"] if flat else 0,
        rate=0 if flat else given["stake"],
        count_overshoot=given.get("count_overshoot", False),
    )
    scores = by_sides(given["score"])
    won = SIDES.index(given["winner"])
    due = owed_for_game(options, scores[won], scores[1 - won])
    assert due == expect["each_loser_pays"] * (unit if flat else 1)
    assert expect["each_loser_pays"] == expect["each_winner_gets"]


@examples("settle_short")
def test_a_short_purse_pays_what_it_has(given: Example, expect: Example) -> None:
    paid = [payable(given["due_each"], each) for each in given["loser_purses"]]
    assert [each[0] for each in paid] == expect["paid"] == expect["winners_get"]
    assert [each[1] for each in paid] == expect["struck_off"]


@examples("game_value")
def test_treble_double_single(given: Example, expect: Example) -> None:
    options = preset(given["preset"], 4)
    assert [game_worth(options, score) for score in given["loser_scores"]] == expect["values"]


def test_a_rubber_is_worth_at_least_one() -> None:
    assert rubber_worth(SHORT, 2, 3) == 1
    assert owed_for_rubber(SHORT, 6, 0) == 8 * SHORT.point_stake == most_at_stake(SHORT)
    assert owed_for_game(SHORT, 5, 0) == 0
    assert owed_for_game(replace(SHORT, rubber="none"), 5, 0) == 3 * SHORT.point_stake
    assert owed_for_rubber(LONG, 1, 1) == 0
    assert owed_for_game(replace(CROWE, stake_mode="none"), 10, 0) == 0
    over = replace(CROWE, stake_mode="difference", count_overshoot=True)
    assert owed_for_game(over, 12, 2) == 10 * over.point_stake


def won_game(s: WhistState, tricks: tuple[int, int]) -> list[object]:
    """South and North, or the others, take the last trick of a deal in which they had so many."""
    ours = tricks[0] > tricks[1]
    s.hands = [parse_all(hand) for hand in (("AS", "2S", "3S", "4S") if ours else ("2S", "AS", "3S", "4S"))]
    s.phase, s.turn, s.plays, s.trump, s.turned = PLAY, 0, [], 0, []
    s.packets, s.taken = [[] for _ in range(4)], [[] for _ in range(4)]
    s.pack = [card for card in FULL_PACK if card not in {each for hand in s.hands for each in hand}]
    s.tricks = [tricks[0] - ours, tricks[1] - (not ours), 0, 0]
    told: list[object] = []
    for card in ("AS", "2S", "3S", "4S") if ours else ("2S", "AS", "3S", "4S"):
        told += do(s, Play(s.turn, parse(card)))
    return told


def test_each_loser_pays_the_adversary_at_his_left() -> None:
    s = table(CROWE, ("", "", "", ""), trump=0, scores=(9, 4))
    told = won_game(s, (8, 5))
    assert [(event.source, event.target, event.farthings) for event in told if isinstance(event, Paid)] == [
        ("purse:1", "purse:2", CROWE.flat_stake),
        ("purse:3", "purse:0", CROWE.flat_stake),
    ]
    assert isinstance(told[-1], Ended)
    assert told[-1].winners == (0, 2)
    assert GAME.worth(s) == (1.0, -1.0, 1.0, -1.0)


def test_a_rubber_is_two_games_and_the_deal_goes_round() -> None:
    rules = replace(SHORT, revoke="impossible", ritual="quick", honours="none")
    s = table(rules, ("", "", "", ""), trump=0, scores=(4, 0), dealer=3)
    won_game(s, (9, 4))
    assert (s.games, s.worths, s.scores, s.phase) == ([1, 0], [3, 0], [7, 0], COUNTED)
    told: list[object] = []
    for each in range(4):
        told += do(s, Ready(each))
    assert any(isinstance(event, Now) and event.fact == "scores" for event in told)
    assert (s.scores, s.dealer, s.deal) == ([0, 0], 0, 2)
    s.scores = [2, 4]
    won_game(s, (5, 8))
    assert (s.games, s.worths) == ([1, 1], [3, 2])
    s.fresh, s.scores = False, [4, 3]
    told = won_game(s, (7, 6))
    assert s.phase == OVER
    paid = [event.farthings for event in told if isinstance(event, Paid)]
    assert paid == [(3 + 1 + 2 - 2) * rules.point_stake] * 2


def test_debts_are_written_down_and_paid_first() -> None:
    rules = replace(LONG, revoke="impossible", honours="none", debts="written_down", ritual="quick")
    s = table(rules, ("", "", "", ""), trump=0, scores=(9, 0), purses=(200, 50, 200, 200))
    told = won_game(s, (9, 4))
    assert s.debts == [(1, 2, rules.flat_stake - 50)]
    assert "debt-written" in [event.words.key for event in told if isinstance(event, Told)]
    s.fresh, s.scores = False, [0, 9]
    told = won_game(s, (5, 8))
    assert s.debts == []
    paid = [(event.source, event.target, event.farthings) for event in told if isinstance(event, Paid)]
    assert paid[-1] == ("purse:1", "purse:2", rules.flat_stake - 50)
    struck = table(
        replace(rules, debts="struck_off"), ("", "", "", ""), trump=0, scores=(9, 0), purses=(200, 50, 200, 200)
    )
    assert "debt-struck-off" in [e.words.key for e in won_game(struck, (9, 4)) if isinstance(e, Told)]
    assert struck.debts == []


def test_a_game_is_begun_only_if_every_purse_covers_it() -> None:
    def unfit(options: Options, poorest: int) -> Reason | None:
        return GAME.unfit(Setup(options, 4, (PURSE, PURSE, poorest, PURSE), Chance("")))

    assert unfit(CROWE, CROWE.flat_stake) is None
    assert unfit(CROWE, CROWE.flat_stake - 1).key == "unfit-stake"  # type: ignore[union-attr]
    assert unfit(replace(CROWE, stake_mode="none"), 0) is None
    point = replace(CROWE, stake_mode="difference")
    assert unfit(point, 10 * point.point_stake - 1) is not None
    assert unfit(point, 10 * point.point_stake) is None
    assert GAME.unfit(Setup(CROWE, 2, (PURSE,) * 2, Chance(""))).key == "unfit-seats"  # type: ignore[union-attr]


def test_another_game_goes_on_with_the_deal() -> None:
    s = table(CROWE, ("", "", "", ""), trump=0, scores=(9, 4), dealer=2)
    won_game(s, (8, 5))
    after = GAME.sequel(s)
    assert (after.cut_for_deal, after.chosen_dealer) == ("chosen", 3)
    cut_for = table(replace(CROWE, partners="cut"), ("", "", "", ""), trump=0, scores=(9, 4))
    assert GAME.sequel(cut_for) == cut_for.options


def test_every_book_has_its_options() -> None:
    assert (CROWE.game_points, CROWE.honours, CROWE.rubber, CROWE.revoke) == (10, "none", "none", "impossible")
    assert (LONG.game_points, LONG.honours, LONG.calls, LONG.rubber) == (10, "hoyle", True, "best_of_3")
    assert (SHORT.game_points, SHORT.rubber_points, SHORT.calls) == (5, 2, False)
    assert SHORT.point_stake == SHORT.unit
    assert CROWE.flat_stake == 4 * CROWE.unit
    assert replace(CROWE, stake_mode="difference").point_stake == CROWE.unit // 2
    with pytest.raises(KeyError):
        preset("crowe", 3)
    with pytest.raises(TypeError):
        GAME.layout(Options(), 4)


# --- A referee -------------------------------------------------------------------------------------------------------


class Referee:
    """Follows a table by what it tells everybody, and reckons tricks and scores from that alone."""

    def __init__(self) -> None:
        self.fell: list[tuple[int, int]] = []
        self.trump = -1
        self.tricks = [0, 0]
        self.scores = [0, 0]

    def hear(self, event: object, view: Any) -> None:
        match event:
            case Now(fact="deal"):
                self.fell, self.tricks = [], [0, 0]
            case Moved(how="turn"):
                self.trump = suit(event.cards[0])
            case Moved(how="play"):
                self.fell.append((int(event.target.split(":")[1]), event.cards[0]))
                if len(self.fell) == 4:
                    self._trick(view)
            case Scored():
                assert event.before == self.scores[event.side]
                assert event.after == event.before + event.points
                assert event.points == self.tricks[event.side] - 6
                self.scores[event.side] = event.after

    def _trick(self, view: Any) -> None:
        led = suit(self.fell[0][1])
        trumps = [each for each in self.fell if suit(each[1]) == self.trump]
        followed = [each for each in self.fell if suit(each[1]) == led]
        winner = max(trumps or followed, key=lambda each: (each[1] % 13 == 0, each[1] % 13))[0]
        self.tricks[view.facts.ring.index(winner) % 2] += 1
        self.fell = []


def test_a_referee_reckons_every_trick_and_score_again() -> None:
    for number in range(GAMES // 2):
        seen: Table[State] = Table(GAME, Setup(QUICK, 4, (PURSE,) * 4, Chance(f"referee {number}")))  # type: ignore[arg-type]
        referee, chance = Referee(), Random(number)
        for event in seen.view(0).past:
            referee.hear(event, seen.watch())
        while seen.ask is not None:
            told = done(seen, chance.choice(seen.view(chance.choice(seen.ask.awaited())).legal))
            for event in told:
                referee.hear(event, seen.watch())
            facts: Any = seen.watch().facts
            assert tuple(referee.scores) == facts.scores
            if seen.ask and seen.ask.key in ("lead", "follow"):
                assert [sum(facts.tricks[each::2]) for each in (0, 1)] == referee.tricks
        assert max(referee.scores) >= 10
        assert sum(referee.tricks) == 13


# --- All hands open --------------------------------------------------------------------------------------------------


@examples("double_dummy")
def test_solved_with_all_hands_open(given: Example, expect: Example) -> None:
    solver = Solver([parse_all(given["hands"][name]) for name in SEATS], SUITS.index(given["trump"]))
    fallen = parse_all(given.get("already_played", ""))
    for card, tricks in expect["tricks_for_side_to_play_by_card"].items():
        assert solver.after(seat(given["leader"]), fallen, parse(card)) == tricks, card


def plainly(hands: list[list[int]], trump: int, leader: int, trick: list[int]) -> int:
    """Tricks for the leader's side by trying everything, and remembering nothing."""
    if len(trick) == 4:
        won = winning(trick, trump)
        taker = (leader + won) % 4
        rest = plainly(hands, trump, taker, []) if hands[0] else 0
        left = len(hands[0])
        return (1 - won % 2) + (rest if won % 2 == 0 else left - rest)
    place = (leader + len(trick)) % 4
    found = []
    for card in may_follow(hands[place], suit(trick[0])) if trick else hands[place]:
        after = [[each for each in hand if each != card] for hand in hands]
        found.append(plainly(after, trump, leader, [*trick, card]))
    return max(found) if len(trick) % 2 == 0 else min(found)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_the_solver_agrees_with_trying_everything(size: int) -> None:
    for number in range(60 if size < 3 else 25):
        chance = Random(f"plain {size} {number}")
        pack = chance.sample([card for card in FULL_PACK if rank(card) < 5] if number % 2 else FULL_PACK, 4 * size)
        hands = [pack[at::4] for at in range(4)]
        trump, leader = chance.choice((NO_TRUMP, 0, 1, 2, 3)), chance.randrange(4)
        solver = Solver(hands, trump)
        assert solver.tricks(leader) == plainly(hands, trump, leader, [])
        for card in hands[leader]:
            rest = [[each for each in hand if each != card] for hand in hands]
            assert solver.after(leader, (), card) == plainly(rest, trump, leader, [card])
            follower = (leader + 1) % 4
            for reply in may_follow(hands[follower], suit(card)):
                left = [[each for each in hand if each != reply] for hand in rest]
                assert solver.after(leader, (card,), reply) == size - plainly(left, trump, leader, [card, reply])


def test_a_solver_gives_up_when_it_is_told_to() -> None:
    pack = Random("tired").sample(FULL_PACK, 52)
    tired = Solver([pack[at::4] for at in range(4)], 0, most=1000)
    tired.tricks(0)
    assert tired.spent
    assert tired.nodes == 1000
    hurried = Solver([pack[at::4] for at in range(4)], 0, enough=lambda: True)
    hurried.tricks(0)
    assert hurried.spent
    assert hurried.nodes == 500
    assert not Solver([[ACE], [KING], [QUEEN], [KNAVE]], 0, enough=lambda: True).spent
