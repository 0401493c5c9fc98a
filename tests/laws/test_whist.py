"""Rules of Whist: worked examples, and a referee that counts every trick again."""

import json
import os
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, product
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
    RANKS,
    SUIT_WORDS,
    SUITS,
    Card,
    make,
    parse,
    parse_all,
    rank,
    suit,
    texts,
)
from crowe_table.engine.core import (
    ALL,
    NO_SEAT,
    Announced,
    AnyEvent,
    Changed,
    Ended,
    Moved,
    Paid,
    PickCards,
    Reason,
    Said,
    Scored,
    Seat,
    Setup,
    Shown,
    because,
    seats,
)
from crowe_table.engine.money import PURSES, Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.whist.counting import (
    count_deal,
    max_at_stake,
    odd_tricks,
    owed_for_game,
    owed_for_rubber,
    paid_in_tricks,
    points_of_game,
    points_of_rubber,
)
from crowe_table.games.whist.options import BOOKS, WhistOptions
from crowe_table.games.whist.rules import TRICKS, pay_losers, win_game
from crowe_table.games.whist.state import (
    HAND,
    PACK,
    REVIEW,
    TAKEN,
    TURNED,
    WhistPhase,
    WhistRecord,
    WhistState,
)
from crowe_table.games.whist.worlds import PLACE_SIDES as PAIRS
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.claims import Claim, may_claim, wins_every_trick
from crowe_table.kit.dealing import Cut, seating, tied_seats
from crowe_table.kit.honours import (
    AnswerCall,
    CallHonours,
    PassCall,
    all_honours,
    honours_dealt,
    honours_in,
    seats_at_eight,
)
from crowe_table.kit.purses import in_purses
from crowe_table.kit.ranking import NO_TRUMP, ranked
from crowe_table.kit.revokes import ClaimRevoke
from crowe_table.kit.shuffling import LeavePack, Shuffle
from crowe_table.kit.trick_review import LookBack, Review
from crowe_table.kit.tricks import FOLLOW, Play, may_play, voids
from crowe_table.search.open_hands import OpenHands, new_kernel
from crowe_table.search.worlds import Worlds
from tests.contract.tables import truth
from tests.laws.whist_tables import GAME, PURSE, SEATS, SIDES, do, legal, refusal, rest_in_pack, seat, table
from tests.laws.worked import submitted
from tests.sampling import going_on

EXAMPLES = json.loads(Path(__file__).with_name("whist_examples.json").read_text(encoding="utf-8"))
SOAK = bool(os.environ.get("CROWE_SOAK"))
SLOW = {"W36"}
"""Examples that take three minutes to solve."""
Example = dict[str, Any]
CROWE, LONG, SHORT = (BOOKS[name] for name in ("crowe", "hoyle_long", "short"))
QUICK = replace(CROWE, ritual="quick", cut_for_deal="chosen", chosen_dealer=3)


def examples(ask: str) -> Any:
    """Return all examples of a kind, with their names."""
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


# --- Trick -----------------------------------------------------------------------------------------------------------


@examples("trick_winner")
def test_who_takes_the_trick(given: Example, expect: Example) -> None:
    won = ranked(trump=SUITS.index(given["trump"])).winning(tuple(parse_all(given["cards"])))
    assert SEATS[(seat(given["leader"]) + won) % 4] == expect["winner"]


@examples("legal")
def test_legal_plays(given: Example, expect: Example) -> None:
    led = make(ACE, SUITS.index(given["led"]))
    trump = SUITS.index(given["trump"])
    found = may_play(parse_all(given["hand"]), (led,), ranked(trump=trump), FOLLOW)
    assert sorted(texts(found).split()) == sorted(expect["legal"])
    s = table(CROWE, (" ".join(given["hand"]), "", "", "2S 3S 4S"), trump=trump, leader=3)
    do(s, Play(Seat(3), parse("2S")))
    assert {action.card for action in legal(s, 0) if isinstance(action, Play)} == set(found)


def test_a_player_who_can_must_follow_and_is_told_so() -> None:
    s = table(CROWE, ("KD 2C 7S", "QS 3D 4D", "9H 8H 7H", "2S 3S 4S"), trump=3, leader=3)
    do(s, Play(Seat(3), parse("2S")))
    reason = refusal(s, Play(Seat(0), parse("KD")))
    assert reason is not None
    assert (reason.key, dict(reason.args)) == ("refuse-follow", {"suit": 0})
    assert refusal(s, Play(Seat(0), parse("AS"))).key == "refuse-not-held"  # type: ignore[union-attr]
    assert refusal(s, Play(Seat(0), parse("7S"))) is None


def test_voids_come_from_suits_not_followed() -> None:
    record = WhistRecord(ring=seats(4), sides=(0, 1, 0, 1), phase=WhistPhase.PLAY)
    record.plays = ((1, *parse_all("2S KD 3S 4S")), (2, *parse_all("9H 8H 2C")))
    assert voids(record, ranked()) == [{1}, set(), {0}, set()]
    record.ring = tuple([Seat(each) for each in (0, 2, 1, 3)])
    assert voids(record, ranked()) == [set(), set(), set(), {0, 1}]


def test_without_trumps_the_suit_led_wins() -> None:
    assert ranked(trump=NO_TRUMP).winning(tuple(parse_all("2S AD AH AC"))) == 0


# --- Deal ------------------------------------------------------------------------------------------------------------


def dealt(options: WhistOptions, top_first: list[Card], dealer: int) -> tuple[WhistState, list[AnyEvent]]:
    """Return a table dealt from this pack after the cut, and the events."""
    s = table(options, ("", "", "", ""), trump=0, dealer=dealer)
    s.public.trumps, s.public.turn, s.public.phase = (), NO_SEAT, WhistPhase.CUT_PACK
    bottom = list(reversed(top_first))
    s.at(PACK)[:] = bottom[26:] + bottom[:26]
    events = do(s, Cut(s.public.after(Seat(dealer), -1), 26))
    return s, events


@examples("deal")
def test_the_deal_and_the_turn_up(given: Example, expect: Example) -> None:
    told = given["pack"].replace(",", " ").split()
    ranks = [word for word in told if word in RANKS]
    order = [parse(each + word[0].upper()) for word in told if word in SUIT_WORDS for each in ranks]
    assert sorted(order) == sorted(FULL_PACK)
    s, _ = dealt(CROWE, order, seat(given["dealer"]))
    r = s.public
    assert SEATS[r.eldest] == expect["eldest"]
    for name, first in expect["first_card"].items():
        assert s.at(HAND[seat(name)])[0] == parse(first)
    assert s.at(TURNED) == [parse(expect["turn_up"])]
    assert SUITS[r.trump] == expect["trump"]
    assert [len(TRICKS.held(s, each)) for each in seats(4)] == expect["cards_each"]
    assert SEATS[r.dealer] == expect["turn_up_holder"]
    assert r.phase == WhistPhase.PLAY
    assert r.turn == r.eldest


@examples("replay")
def test_a_whole_deal_card_by_card(given: Example, expect: Example) -> None:
    s, _ = dealt(CROWE, parse_all(given["pack"]), seat(given["dealer"]))
    assert s.at(TURNED) == [parse(expect["turn_up"])]
    winners = []
    events: list[AnyEvent] = []
    for leader, trick in given["tricks_played"]:
        assert SEATS[s.public.turn] == leader
        for card in parse_all(trick):
            assert Play(s.public.turn, card) in legal(s, s.public.turn)
            events = list(do(s, Play(s.public.turn, card)))
        takes = [event for event in events if isinstance(event, Moved) and event.how == "take"]
        assert len(takes) == 4
        winners.append(SEATS[int(takes[0].target[-1])])
    assert winners == expect["winners"]
    assert list(s.public.by_side(s.public.tricks)) == by_sides(expect["tricks"])
    score = next(event for event in events if isinstance(event, Scored))
    assert (SIDES[score.side], score.points) == (expect["side"], expect["points"])


def test_the_trump_card_is_the_dealers_until_he_has_played() -> None:
    s, emitted = dealt(CROWE, list(FULL_PACK), 3)
    (turned,) = s.at(TURNED)
    turn = next(event for event in emitted if isinstance(event, Moved) and event.how == "turn")
    assert (turn.cards, turn.viewers) == ((turned,), ALL)
    assert turned not in s.at(HAND[3])
    for _ in range(3):
        do(s, legal(s, s.public.turn)[0])
    plays = [action for action in legal(s, 3) if isinstance(action, Play)]
    other = next(action for action in plays if action.card != turned)
    events = do(s, other)
    up = next(event for event in events if isinstance(event, Moved) and event.how == "take_up")
    assert up.viewers == 1 << 3
    assert turned in s.at(HAND[3])
    assert s.at(TURNED) == []


def test_the_trump_card_may_be_played_to_the_first_trick() -> None:
    s = table(CROWE, ("2S 3S", "4S 5S", "6S 7S", "9H"), trump=1, dealer=3)
    s.at(TURNED)[:] = [parse("KH")]
    for card in ("2S", "4S", "6S"):
        do(s, Play(s.public.turn, parse(card)))
    assert {action.card for action in legal(s, 3) if isinstance(action, Play)} == set(parse_all("9H KH"))
    question = GAME.question(s)
    assert question is not None
    (form,) = GAME.ask_for(s, question, Seat(3)).calls[0].forms
    (part,) = form.parts
    assert isinstance(part, PickCards)
    assert part.zones == ("hand:3", "turned")
    events = do(s, Play(Seat(3), parse("KH")))
    assert s.at(HAND[3]) == parse_all("9H")
    assert not any(isinstance(event, Moved) and event.how == "take_up" for event in events)


def sat_down(options: WhistOptions, seed: str) -> Table[WhistRecord, WhistOptions]:
    return Table(GAME, Setup(options, 4, (PURSE,) * 4, Chance(seed)))


def laid(options: WhistOptions, seed: str) -> WhistState:
    return GAME.new(Setup(options, 4, (PURSE,) * 4, Chance(seed)))


def asked(of: Table[WhistRecord, WhistOptions]) -> list[int]:
    assert of.question is not None
    return [each.seat for each in of.question.asked]


def awaited(of: Table[WhistRecord, WhistOptions]) -> tuple[int, ...]:
    assert of.question is not None
    return of.question.awaited()


def test_anybody_shuffles_and_the_dealers_right_cuts() -> None:
    seen = sat_down(replace(CROWE, cut_for_deal="chosen", chosen_dealer=2), "s")
    assert awaited(seen) == (3,)
    assert asked(seen) == [3, 0, 1, 2]
    submitted(seen, Shuffle(Seat(0)))
    assert truth(seen).public.phase == WhistPhase.SHUFFLE_LAST
    assert awaited(seen) == (2,)
    before = list(truth(seen).at(PACK))
    submitted(seen, LeavePack(Seat(2)))
    assert truth(seen).at(PACK) == before
    assert awaited(seen) == (1,)
    for place, allowed in ((3, False), (4, True), (48, True), (49, False)):
        assert (seen.refuse(Cut(Seat(1), place)) is None) == allowed
    submitted(seen, Cut(Seat(1), 20))
    assert seen.watch().public.phase == WhistPhase.PLAY
    assert seen.watch().public.turn == 3


def test_the_dealer_who_shuffles_is_not_asked_again() -> None:
    options = replace(CROWE, cut_for_deal="chosen", chosen_dealer=2)
    for rules, shuffler in ((options, 2), (replace(options, dealer_may_shuffle_last=False), 3)):
        s = laid(rules, "s")
        do(s, Shuffle(Seat(shuffler)))
        assert s.public.phase == WhistPhase.CUT_PACK


@examples("cut")
def test_the_cut_for_the_deal(given: Example, expect: Example) -> None:
    keys = [[rank(card)] for card in parse_all(given["cards"])]
    again = tied_seats(keys, partners=False)
    if expect["deals"] is None:
        assert again == [0, 3]
    else:
        assert again == []
        assert seating(keys, seats(4), partners=False).dealer == expect["deals"]


@pytest.mark.parametrize(("rule", "dealer"), [("lowest", 1), ("highest", 2)])
def test_lowest_or_highest_deals(rule: str, dealer: int) -> None:
    s = laid(replace(CROWE, cut_for_deal=rule), "cut")
    for each, card in enumerate(parse_all("4D AC KH 9S")):
        do(s, Cut(Seat(each), s.at(PACK).index(card)))
    assert s.public.deal == 1
    assert s.public.dealer == dealer


def test_cut_partners_sit_opposite() -> None:
    s = laid(replace(CROWE, partners="cut"), "cut")
    for each, card in enumerate(parse_all("4D AC KH 9S")):
        do(s, Cut(Seat(each), s.at(PACK).index(card)))
    r = s.public
    assert r.dealer == 1
    assert r.ring.index(Seat(1)) == 1
    assert r.partner(Seat(1)) == 0
    assert r.partner(Seat(2)) == 3
    assert r.sides[0] == r.sides[1] != r.sides[2] == r.sides[3]


# --- Score -----------------------------------------------------------------------------------------------------------


@examples("score")
def test_odd_tricks(given: Example, expect: Example) -> None:
    side, points = odd_tricks(by_sides(given["tricks"]))
    assert (named(side), points) == (expect["side"], expect["points"])


def test_no_side_has_odd_tricks_at_six_each() -> None:
    assert odd_tricks((6, 6)) == (-1, 0)


@examples("game")
def test_a_game_deal_by_deal(given: Example, expect: Example) -> None:
    scores = [0, 0]
    options = BOOKS[given["preset"]]
    for number, tricks in enumerate(given["tricks_NS_by_deal"], start=1):
        for change in count_deal(options, scores, (tricks, 13 - tricks), (0, 0)).changes:
            scores[change.side] = change.after
        over = max(scores) >= options.game_points
        assert over == (number == expect["over_after_deal"])
    assert scores == by_sides(expect["score"])
    assert SIDES[scores.index(max(scores))] == expect["winner"]


@examples("mid_deal")
def test_a_deal_is_played_to_its_end(given: Example, expect: Example) -> None:
    hands = ("2S 3S 4S 5S", "6S 7S 8S 9S", "2H 3H 4H 5H", "6H 7H 8H 9H")
    ours, theirs = by_sides(given["tricks_won_so_far"])
    scores = by_sides(given["score"])
    s = table(BOOKS[given["preset"]], hands, trump=3, scores=(scores[0], scores[1]), tricks=(ours, theirs, 0, 0))
    played = 0
    r = s.public
    while r.phase == WhistPhase.PLAY:
        do(s, legal(s, r.turn)[0])
        played += 1
        assert list(r.scores) == scores or r.phase != WhistPhase.PLAY
    assert (played < 16) == expect["deal_stops"]
    assert played // 4 == expect["tricks_still_to_play"]
    assert r.phase == WhistPhase.OVER


@examples("honours")
def test_honours(given: Example, expect: Example) -> None:
    trump = SUITS.index(given["trump"])
    held = [honours_in(parse_all(given["honours_held"][name]), trump) for name in SEATS]
    options = replace(CROWE, honours=given["honours"])
    counted = count_deal(options, (0, 0), (7, 6), (held[0] + held[2], held[1] + held[3]))
    found = [(named(each.side), each.points) for each in counted.changes if each.what == "honours"]
    assert found == ([(expect["side"], expect["points"])] if expect["points"] else [])
    assert (expect["side"] is None) == (expect["points"] == 0)


@examples("deal_score")
def test_a_deal_counted_with_honours(given: Example, expect: Example) -> None:
    options = BOOKS[given["preset"]]
    scores, ours = by_sides(given["score"]), given["tricks_NS"]
    held = [0, 0]
    held[SIDES.index(given["honours"]["side"])] = given["honours"]["points"]
    counted = count_deal(options, scores, (ours, 13 - ours), held)
    for change in counted.changes:
        scores[change.side] = change.after
    assert scores == by_sides(expect["score"])
    assert any(change.what == "honours" for change in counted.changes) == expect["honours_counted"]
    winners = [SIDES[side] for side in (0, 1) if scores[side] >= options.game_points]
    assert winners == ([expect["winner"]] if expect["winner"] else [])
    assert counted.barred == (not expect["honours_counted"] and not expect["winner"])


@pytest.mark.parametrize("options", [LONG, replace(SHORT, honours_bar=True)], ids=["ten", "five"])
@pytest.mark.parametrize(("short_of", "tricks", "counted"), [(2, 6, 4), (1, 6, 0), (2, 7, 4), (3, 6, 4)])
def test_only_a_side_one_short_of_the_game_is_barred_from_honours(
    options: WhistOptions, short_of: int, tricks: int, counted: int
) -> None:
    """In a game of ten, honours count at eight points but not at nine.

    The score at the start of the deal decides (R10).
    """
    began = options.game_points - short_of
    found = count_deal(options, (began, 0), (tricks, 13 - tricks), (4, 0))
    assert sum(each.points for each in found.changes if each.what == "honours") == counted
    assert found.barred == (counted == 0)


@pytest.mark.parametrize(("held", "points"), [((0, 4), 4), ((1, 3), 2), ((2, 2), 0), ((3, 1), 2), ((4, 0), 4)])
def test_three_honours_count_two_and_four_count_four(held: tuple[int, int], points: int) -> None:
    found = count_deal(LONG, (0, 0), (7, 6), held)
    assert [(each.side, each.points) for each in found.changes if each.what == "honours"] == (
        [(int(held[1] > held[0]), points)] if points else []
    )


@pytest.mark.parametrize("options", [CROWE, SHORT], ids=["ten", "five"])
def test_the_last_point_wins_the_game_and_none_less(options: WhistOptions) -> None:
    for began, over in ((options.game_points - 2, False), (options.game_points - 1, True)):
        s = table(
            replace(options, honours="none", rubber="none", revoke="impossible"),
            ("", "", "", ""),
            trump=0,
            scores=(began, 0),
        )
        won_game(s, (7, 6))
        assert s.public.scores == (began + 1, 0)
        assert (s.public.phase == WhistPhase.OVER) == over


def test_two_honours_of_three_and_none_barred_where_the_bar_is_off() -> None:
    free, barred = (count_deal(replace(LONG, honours_bar=bar), (9, 3), (6, 7), (4, 0)) for bar in (False, True))
    assert [each.what for each in free.changes] == ["odd", "honours"]
    assert ([each.what for each in barred.changes], free.barred, barred.barred) == (["odd"], False, True)
    assert [each.points for each in count_deal(LONG, (0, 0), (7, 6), (1, 3)).changes] == [1, 2]
    assert [each.points for each in count_deal(LONG, (0, 0), (7, 6), (2, 2)).changes] == [1]
    assert [each.points for each in count_deal(CROWE, (0, 0), (7, 6), (4, 0)).changes] == [1]


@examples("honours_odds")
def test_the_odds_of_honours(given: Example, expect: Example) -> None:
    """The deals are counted for each distribution of the honours between the sides."""
    assert given["unit"] == "of 1666"
    deals: Counter[int] = Counter()
    for turned in (make(each, 0) for each in range(13)):
        unseen = [card for card in FULL_PACK if card != turned]
        honours = [card for card in all_honours(0) if card != turned]
        for lie in product((0, 1), repeat=len(honours)):
            where = dict(zip(honours, lie, strict=True))
            dealers = [turned, *(card for card, side in where.items() if side == 0)]
            deals[honours_in(dealers, 0)] += Worlds(unseen, {0: 25, 1: 26}, known=where).count
    found = {have: deals[have] * 1666 / deals.total() for have in range(5)}
    assert found == pytest.approx(
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
    events: list[AnyEvent] = []
    for card in ("AC", "2C", "QC", "5C", "KC", "3C", "4C", "JC"):
        events += do(s, Play(s.public.turn, parse(card)))
    assert honours_dealt(s, TRICKS) == (2, 0, 1, 1)
    scored = [(event.what.key, event.points) for event in events if isinstance(event, Scored)]
    assert scored == [("score-odd", 2), ("score-honours", 2)]


# --- Calling at eight ------------------------------------------------------------------------------------------------


def at_eight(hands: tuple[str, ...], scores: tuple[int, int] = (8, 0)) -> WhistState:
    s = table(LONG, hands, trump=3, scores=scores, dealer=3)
    r = s.public
    s.at(TURNED)[:] = [parse("2C")]
    r.turn, r.phase = NO_SEAT, WhistPhase.CALL
    r.calling = seats_at_eight(r)
    return s


def test_a_call_that_is_answered_wins_the_game() -> None:
    s = at_eight(("AC KC 3S", "2S", "QC 5S", "6S"))
    r = s.public
    assert r.calling == (0, 2)
    events = do(s, CallHonours(Seat(0)))
    assert r.phase == WhistPhase.ANSWER
    assert [event.words.key for event in events if isinstance(event, Said)] == ["say-can-you-one"]
    events = do(s, AnswerCall(Seat(2)))
    shown = [event for event in events if isinstance(event, Shown)]
    assert [event.cards for event in shown] == [tuple(parse_all("AC KC")), tuple(parse_all("QC"))]
    assert (r.games(0), r.games(1)) == (1, 0)
    assert next(event for event in events if isinstance(event, Scored)).points == 2
    assert r.phase == WhistPhase.COUNTED


def test_only_a_holder_of_two_may_call_and_only_a_holder_of_one_may_answer() -> None:
    s = at_eight(("AC 3S", "2S", "QC 5S", "6S"))
    assert legal(s, 0) == [PassCall(Seat(0))]
    do(s, PassCall(Seat(0)))
    assert s.public.calling == (2,)
    do(s, PassCall(Seat(2)))
    assert s.public.phase == WhistPhase.PLAY
    s = at_eight(("AC KC", "2S", "3S", "6S"))
    assert legal(s, 0) == [CallHonours(Seat(0)), PassCall(Seat(0))]
    do(s, CallHonours(Seat(0)))
    assert legal(s, 2) == [PassCall(Seat(2))]
    do(s, PassCall(Seat(2)))
    assert s.public.phase == WhistPhase.PLAY
    assert s.public.scores == (8, 0)


def test_both_sides_may_be_asked_eldest_first() -> None:
    assert at_eight(("AC", "2S", "3S", "6S"), (8, 8)).public.calling == (0, 2, 1, 3)
    assert at_eight(("AC", "2S", "3S", "6S"), (9, 8)).public.calling == (1, 3)
    assert WhistOptions(call_at_eight=True).calls is False
    assert replace(LONG, game_points=9).calls is False


# --- Review ----------------------------------------------------------------------------------------------------------


def after_four_tricks(review: str) -> WhistState:
    hands = ("2S 3S 4S 5S 6S 7S", "2H 3H 4H 5H 6H 7H", "2D 3D 4D 5D 6D 7D", "2C 3C 4C 5C 6C 7C")
    s = table(replace(CROWE, review=review), hands, trump=0)
    for _ in range(16):
        do(s, next(action for action in legal(s, s.public.turn) if isinstance(action, Play)))
    return s


def may_see(s: WhistState, seat: int) -> set[int]:
    """Return the numbers of the tricks that a seat may review."""
    last = s.public.finished
    answers = legal(s, seat)
    numbers = {action.trick for action in answers if isinstance(action, LookBack)}
    return numbers | {last for action in answers if isinstance(action, Review)}


@examples("review")
def test_only_the_last_trick_is_reviewed(given: Example, expect: Example) -> None:
    s = after_four_tricks("last_trick")
    assert s.public.finished == 4
    if given["moment"].startswith("after the lead"):
        do(s, next(action for action in legal(s, s.public.turn) if isinstance(action, Play)))
    for each in range(4):
        assert {str(trick): trick in may_see(s, each) for trick in given["tricks_wanted"]} == expect


def test_a_reviewed_trick_stays_open_until_the_lead() -> None:
    s = after_four_tricks("last_trick")
    events = do(s, Review(Seat(2)))
    moved = next(event for event in events if isinstance(event, Moved))
    assert (moved.target, moved.viewers) == ("review", ALL)
    assert sorted(moved.cards) == sorted(s.at(REVIEW)) == sorted(s.public.plays[-1][1:])
    question = GAME.question(s)
    assert question is not None
    assert [each.seat for each in question.asked] == [0], "nobody asks twice for what lies open"
    events = do(s, Play(Seat(0), parse("6S")))
    assert isinstance(events[0], Moved)
    assert events[0].how == "turn_down"
    assert s.at(REVIEW) == []
    assert len(s.at(TAKEN[0])) == 16


def test_the_options_may_allow_reviewing_every_trick() -> None:
    s = after_four_tricks("all")
    assert may_see(s, 3) == {1, 2, 3, 4}
    do(s, LookBack(Seat(3), 2))
    assert sorted(s.at(REVIEW)) == sorted(s.public.plays[1][1:])
    do(s, LookBack(Seat(1), 1))
    assert sorted(s.at(REVIEW)) == sorted(s.public.plays[0][1:])
    assert s.public.looked == (3, 1)
    assert not legal(s, 3)
    reason = refusal(s, LookBack(Seat(0), 5))
    assert reason is not None
    assert (reason.key, dict(reason.args)) == ("refuse-number", {"least": 1, "most": 4})
    assert all(may_see(after_four_tricks("none"), each) == set() for each in range(4))


# --- Revokes ---------------------------------------------------------------------------------------------------------


@examples("revoke")
def test_what_a_revoke_costs(given: Example, expect: Example) -> None:
    penalty = (SIDES.index(given["revoking_side"]), given["revoke"])
    tricks = paid_in_tricks(by_sides(given["tricks"]), (penalty,))
    assert list(tricks) == by_sides(expect["tricks"])
    side, points = odd_tricks(tricks)
    assert (named(side), points) == (expect["side"], expect["points"])


def test_penalties_in_points_and_the_side_held_below_the_game() -> None:
    off = count_deal(LONG, (5, 0), (8, 5), (0, 0), ((0, "three_points_off"),))
    assert [(each.side, each.before, each.after) for each in off.changes] == [(0, 5, 2), (0, 2, 4)]
    low = count_deal(LONG, (1, 0), (6, 7), (0, 0), ((0, "three_points_off"),))
    assert (low.changes[0].before, low.changes[0].after) == (1, 0)
    on = count_deal(LONG, (0, 8), (7, 6), (0, 0), ((0, "three_points_on"),))
    assert [(each.side, each.after) for each in on.changes] == [(1, 11), (0, 1)]
    short = count_deal(LONG, (9, 0), (13, 0), (4, 0), ((0, "three_tricks"),))
    assert short.tricks == (10, 3)
    assert [each.after for each in short.changes if each.side == 0] == [9]
    assert paid_in_tricks((2, 11), ((0, "three_tricks"),)) == (0, 13)


def revoked(revoke: str = "three_tricks") -> WhistState:
    """Return a table after the last trick of a deal in which South revoked.

    South held a heart but did not follow suit.
    """
    hands = ("2H 3C", "AH 4C", "5H 6C", "7H 8C")
    s = table(replace(LONG, revoke=revoke), hands, trump=0, leader=1, tricks=(4, 4, 2, 1))
    for card in ("AH", "5H", "7H", "3C", "4C", "6C", "8C", "2H"):
        do(s, Play(s.public.turn, parse(card)))
    return s


def test_a_revoke_is_accepted_silently_and_claimed_before_the_score() -> None:
    s = revoked()
    r = s.public
    assert r.phase == WhistPhase.COUNT
    for claim, key in (
        (ClaimRevoke(Seat(0), Seat(2), 1), "refuse-seat"),
        (ClaimRevoke(Seat(1), Seat(0), 3), "refuse-number"),
        (ClaimRevoke(Seat(1), Seat(0), 1, "three_tricks"), "refuse-word"),
    ):
        assert refusal(s, claim).key == key  # type: ignore[union-attr]
    events = do(s, ClaimRevoke(Seat(1), Seat(0), 2))
    assert "revoke-not-proved" in [event.words.key for event in events if isinstance(event, Announced)]
    assert r.revokes.proved == ()
    events = do(s, ClaimRevoke(Seat(1), Seat(0), 1))
    assert "revoke-proved" in [event.words.key for event in events if isinstance(event, Announced)]
    assert refusal(s, ClaimRevoke(Seat(3), Seat(0), 1)).key == "refuse-revoke-asked"  # type: ignore[union-attr]
    assert r.by_side(r.tricks) == (6, 7)
    for each in seats(4):
        do(s, Ready(each))
    assert r.scores == (0, 4), "three tricks pass before the count"
    assert r.phase == WhistPhase.COUNTED


def test_the_opponents_choose_the_penalty() -> None:
    s = revoked("choice")
    assert refusal(s, ClaimRevoke(Seat(1), Seat(0), 1)).key == "refuse-word"  # type: ignore[union-attr]
    do(s, ClaimRevoke(Seat(3), Seat(0), 1, "three_points_on"))
    for each in seats(4):
        do(s, Ready(each))
    assert s.public.scores == (0, 4)


def test_when_both_have_revoked_the_deal_is_void() -> None:
    """South and East both hold hearts and fail to follow suit."""
    hands = ("2H 3C", "AH 4C", "5H 6C", "7H 8C")
    s = table(replace(LONG, revoke="three_tricks"), hands, trump=0, leader=1, tricks=(4, 4, 2, 1))
    for card in ("AH", "5H", "8C", "3C", "4C", "6C", "7H", "2H"):
        do(s, Play(s.public.turn, parse(card)))
    do(s, ClaimRevoke(Seat(1), Seat(0), 1))
    do(s, ClaimRevoke(Seat(2), Seat(3), 1))
    events: list[AnyEvent] = []
    for each in seats(4):
        events += do(s, Ready(each))
    assert "result-void" in [event.words.key for event in events if isinstance(event, Announced)]
    assert s.public.scores == (0, 0)
    dealer = s.public.dealer
    rest_in_pack(s)
    for each in seats(4):
        do(s, Ready(each))
    assert (s.public.deal, s.public.dealer) == (2, dealer)


def test_nobody_revokes_in_a_famous_hand() -> None:
    assert replace(LONG, deal_source="exhibit-lewis").may_revoke is False
    assert LONG.may_revoke is True


# --- Claims ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "unseen", "sure"),
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
def test_certain_tricks(own: str, unseen: str, sure: bool) -> None:
    hand, out = parse_all(own), parse_all(unseen)
    assert wins_every_trick(hand, out, ranked(trump=0)) == sure
    assert certain_by_search(hand, out) == sure


def certain_by_search(hand: list[Card], out: list[Card]) -> bool:
    """Return whether leads in a fixed order win all remaining tricks, however the unseen cards are distributed."""
    size, memory = len(hand), new_kernel(4)
    order = sorted(hand, key=lambda card: (suit(card) != 0, suit(card), -ranked().power[card]))
    for first in combinations(out, size):
        rest = [card for card in out if card not in first]
        for second in combinations(rest, size):
            third = [card for card in rest if card not in second]
            made = OpenHands([order, list(first), list(second), third], ranked(trump=0), PAIRS, memory=memory).tricks(0)
            if made < size and not _wins_every_trick(order, first, second, third):
                return False
    return True


def _wins_every_trick(order: list[Card], *others: Sequence[Card]) -> bool:
    """Return whether leads in this order win every trick, whatever the other hands play."""
    hands = [list(hand) for hand in others]

    order_of = ranked(trump=0)

    def lost(at: int, held: list[list[Card]]) -> bool:
        if at == len(order):
            return False
        led = order[at]
        choices = [may_play(hand, (led,), order_of, FOLLOW) for hand in held]
        if any(order_of.winning((led, card)) for cards in choices for card in cards):
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
    r = s.public
    assert not may_claim(s, Seat(0), TRICKS)
    do(s, Play(Seat(0), parse("2S")))
    for card in ("3S", "6H", "9H"):
        do(s, Play(r.turn, parse(card)))
    assert r.turn == 1
    assert Claim(Seat(1)) not in legal(s, 1)
    r.turn = Seat(0)
    assert Claim(Seat(0)) in legal(s, 0)
    events = do(s, Claim(Seat(0)))
    assert [event.viewers for event in events if isinstance(event, Shown)] == [ALL] * 4
    assert r.tricks[0] == 5
    assert r.phase == WhistPhase.COUNTED


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
    s = table(options, ("", "", "", ""), trump=0)
    s.public.scores = tuple(by_sides(given["score"]))
    before, won = in_purses(s), SIDES.index(given["winner"])
    win_game(s, won)
    gained = [after - had for had, after in zip(before, in_purses(s), strict=True)]
    due = unit if flat else 1
    for each in seats(4):
        wins = s.public.sides[each] == won
        assert gained[each] == due * (expect["each_winner_gets"] if wins else -expect["each_loser_pays"])


@examples("settle_short")
def test_a_short_purse_pays_what_it_has(given: Example, expect: Example) -> None:
    purses = (given["loser_purses"][0], 1000, given["loser_purses"][1], 1000)
    s = table(CROWE, ("", "", "", ""), trump=0, purses=purses)
    events: list[AnyEvent] = []
    s.emit = events.append
    pay_losers(s, 1, Farthings(given["due_each"]), because("pay-game"))
    paid = [event for event in events if isinstance(event, Paid)]
    assert [event.farthings for event in paid] == expect["paid"] == expect["winners_get"]
    assert [(event.source.seat, event.target.seat) for event in paid] == [(0, 1), (2, 3)]
    said = [dict(event.words.args) for event in events if isinstance(event, Announced)]
    struck = {each["seat"]: each["farthings"] for each in said}
    assert [struck.get(loser, 0) for loser in (0, 2)] == expect["struck_off"]
    gained = [after - before for before, after in zip(purses, in_purses(s), strict=True)]
    assert gained == [-expect["paid"][0], expect["paid"][0], -expect["paid"][1], expect["paid"][1]]


@examples("game_value")
def test_treble_double_single(given: Example, expect: Example) -> None:
    options = BOOKS[given["preset"]]
    assert [points_of_game(options, score) for score in given["loser_scores"]] == expect["values"]


def test_a_loser_half_way_pays_once_and_with_nothing_thrice() -> None:
    assert [points_of_game(SHORT, score) for score in range(5)] == [3, 2, 2, 1, 1]
    ten = replace(SHORT, game_points=10)
    assert [points_of_game(ten, score) for score in range(10)] == [3, 2, 2, 2, 2, 1, 1, 1, 1, 1]


def test_a_rubber_is_worth_at_least_one() -> None:
    assert points_of_rubber(SHORT, 2, 3) == 1
    assert owed_for_rubber(SHORT, 6, 0) == 8 * SHORT.point_stake == max_at_stake(SHORT)
    plain, dear = replace(SHORT, rubber_points=0), replace(SHORT, rubber_points=5)
    assert owed_for_rubber(plain, 6, 0) == 6 * SHORT.point_stake == max_at_stake(plain)
    assert owed_for_rubber(dear, 6, 1) == 10 * SHORT.point_stake
    assert owed_for_game(SHORT, 5, 0) == 0
    assert owed_for_game(replace(SHORT, rubber="none"), 5, 0) == 3 * SHORT.point_stake
    assert owed_for_rubber(LONG, 1, 1) == 0
    assert owed_for_game(replace(CROWE, stake_mode="none"), 10, 0) == 0
    over = replace(CROWE, stake_mode="difference", count_overshoot=True)
    assert owed_for_game(over, 12, 2) == 10 * over.point_stake


def won_game(s: WhistState, tricks: tuple[int, int]) -> list[AnyEvent]:
    """Let the players play the last trick of a deal. Return the events.

    ``tricks`` are the numbers of tricks that the sides have taken before.
    """
    ours, r = tricks[0] > tricks[1], s.public
    hands = ("AS", "2S", "3S", "4S") if ours else ("2S", "AS", "3S", "4S")
    for each, hand in enumerate(hands):
        s.at(HAND[each])[:] = parse_all(hand)
        s.at(TAKEN[each]).clear()
    s.at(TURNED).clear()
    rest_in_pack(s)
    r.phase, r.turn, r.plays, r.trumps = WhistPhase.PLAY, Seat(0), (), (0,)
    r.tricks = (tricks[0] - ours, tricks[1] - (not ours), 0, 0)
    events: list[AnyEvent] = []
    for card in hands:
        events += do(s, Play(r.turn, parse(card)))
    return events


def paid_in(events: list[AnyEvent]) -> list[tuple[int, int, int]]:
    """Return the payments in these events. Each entry has the payer, the payee and the sum."""
    paid = [event for event in events if isinstance(event, Paid)]
    assert all(event.source in PURSES and event.target in PURSES for event in paid)
    return [(event.source.seat, event.target.seat, event.farthings) for event in paid]


def test_each_loser_pays_the_adversary_at_their_left() -> None:
    s = table(CROWE, ("", "", "", ""), trump=0, scores=(9, 4))
    events = won_game(s, (8, 5))
    assert paid_in(events) == [(1, 2, CROWE.flat_stake), (3, 0, CROWE.flat_stake)]
    assert isinstance(events[-1], Ended)
    assert events[-1].winners == (0, 2)
    assert GAME.evaluate(s) == (1.0, -1.0, 1.0, -1.0)


def test_a_rubber_is_two_games_and_the_deal_goes_round() -> None:
    rules = replace(SHORT, revoke="impossible", ritual="quick", honours="none")
    s = table(rules, ("", "", "", ""), trump=0, scores=(4, 0), dealer=3)
    r = s.public
    won_game(s, (9, 4))
    assert (r.won, r.points_won, r.scores, r.phase) == (((0, 1),), (3, 0), (7, 0), WhistPhase.COUNTED)
    events: list[AnyEvent] = []
    for each in seats(4):
        events += do(s, Ready(each))
    assert any(isinstance(event, Changed) and event.fact == "scores" for event in events)
    assert (r.scores, r.dealer, r.deal) == ((0, 0), 0, 2)
    r.scores = (2, 4)
    won_game(s, (5, 8))
    assert (r.won, r.points_won) == (((0, 1), (1, 1)), (3, 2))
    r.fresh, r.scores = False, (4, 3)
    events = won_game(s, (7, 6))
    assert r.phase == WhistPhase.OVER
    assert [paid[2] for paid in paid_in(events)] == [(3 + 1 + 2 - 2) * rules.point_stake] * 2


def test_debts_are_written_down_and_paid_first() -> None:
    rules = replace(LONG, revoke="impossible", honours="none", debts="written_down", ritual="quick")
    s = table(rules, ("", "", "", ""), trump=0, scores=(9, 0), purses=(200, 50, 200, 200))
    r = s.public
    events = won_game(s, (9, 4))
    assert r.debts == ((1, 2, rules.flat_stake - 50),)
    assert "debt-written" in [event.words.key for event in events if isinstance(event, Announced)]
    r.fresh, r.scores = False, (0, 9)
    events = won_game(s, (5, 8))
    assert r.debts == ()
    assert paid_in(events)[-1] == (1, 2, rules.flat_stake - 50)
    struck = table(
        replace(rules, debts="struck_off"), ("", "", "", ""), trump=0, scores=(9, 0), purses=(200, 50, 200, 200)
    )
    assert "debt-struck-off" in [each.words.key for each in won_game(struck, (9, 4)) if isinstance(each, Announced)]
    assert struck.public.debts == ()


def test_old_debts_are_paid_out_of_winnings() -> None:
    """The debt exceeds the debtor's money after the win, so the rest remains as a debt."""
    rules = replace(LONG, revoke="impossible", debts="written_down")
    s = table(rules, ("", "", "", ""), trump=0, purses=(60, 0, 60, 60))
    s.public.debts = ((Seat(1), Seat(2), Farthings(100)),)
    pay_losers(s, 1, Farthings(16), because("pay-game"))
    assert s.public.debts == ((1, 2, 84),)
    assert in_purses(s) == (44, 0, 60 - 16 + 16, 76)


def test_a_game_is_begun_only_if_every_purse_covers_it() -> None:
    def unfit(options: WhistOptions, poorest: int) -> Reason | None:
        return GAME.unfit(Setup(options, 4, (PURSE, PURSE, Farthings(poorest), PURSE), Chance("")))

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
    after = GAME.next_options(s)
    assert (after.cut_for_deal, after.chosen_dealer) == ("chosen", 3)
    cut_for = table(replace(CROWE, partners="cut"), ("", "", "", ""), trump=0, scores=(9, 4))
    assert GAME.next_options(cut_for) == cut_for.options


def test_every_book_has_its_options() -> None:
    assert (CROWE.game_points, CROWE.honours, CROWE.rubber, CROWE.revoke) == (10, "none", "none", "impossible")
    assert (LONG.game_points, LONG.honours, LONG.calls, LONG.rubber) == (10, "hoyle", True, "best_of_3")
    assert (SHORT.game_points, SHORT.rubber_points, SHORT.calls) == (5, 2, False)
    assert SHORT.point_stake == SHORT.unit
    assert CROWE.flat_stake == 4 * CROWE.unit
    assert replace(CROWE, stake_mode="difference").point_stake == CROWE.unit // 2
    assert [GAME.preset(name, 4) for name in BOOKS] == [CROWE, LONG, SHORT]
    with pytest.raises(KeyError):
        GAME.preset("crowe", 3)


# --- Referee ---------------------------------------------------------------------------------------------------------


class Referee:
    """Independent referee. It follows a table by its public events, and counts tricks and scores only from these."""

    def __init__(self) -> None:
        self.fell: list[tuple[int, int]] = []
        self.trump = -1
        self.tricks = [0, 0]
        self.scores = [0, 0]

    def hear(self, event: AnyEvent, ring: Sequence[Seat]) -> None:
        match event:
            case Changed(fact="deal"):
                self.fell, self.tricks = [], [0, 0]
            case Moved(how="turn"):
                self.trump = suit(event.cards[0])
            case Moved(how="play"):
                self.fell.append((int(event.target.split(":")[1]), event.cards[0]))
                if len(self.fell) == 4:
                    self._trick(ring)
            case Scored():
                assert event.before == self.scores[event.side]
                assert event.after == event.before + event.points
                assert event.points == self.tricks[event.side] - 6
                self.scores[event.side] = event.after

    def _trick(self, ring: Sequence[Seat]) -> None:
        led = suit(Card(self.fell[0][1]))
        trumps = [each for each in self.fell if suit(Card(each[1])) == self.trump]
        followed = [each for each in self.fell if suit(Card(each[1])) == led]
        winner = max(trumps or followed, key=lambda each: (each[1] % 13 == 0, each[1] % 13))[0]
        self.tricks[ring.index(Seat(winner)) % 2] += 1
        self.fell = []


def test_a_referee_counts_every_trick_and_score_again() -> None:
    for number in range(100 if SOAK else 15):
        seen = sat_down(QUICK, f"referee {number}")
        referee, chance = Referee(), Random(number)
        for event in seen.view(Seat(0)).past:
            referee.hear(event, seats(4))
        while seen.question is not None:
            events = submitted(seen, chance.choice(going_on(seen.view(chance.choice(seen.question.awaited())).legal)))
            record = seen.watch().public
            for event in events:
                referee.hear(event, record.ring)
            assert tuple(referee.scores) == record.scores
            if seen.question and seen.question.key in ("lead", "follow"):
                assert [sum(record.tricks[each::2]) for each in (0, 1)] == referee.tricks
        assert max(referee.scores) >= 10
        assert sum(referee.tricks) == 13


# --- Open hands ------------------------------------------------------------------------------------------------------


@examples("double_dummy")
def test_solved_with_all_hands_open(given: Example, expect: Example) -> None:
    hands = [parse_all(given["hands"][name]) for name in SEATS]
    solver = OpenHands(hands, ranked(trump=SUITS.index(given["trump"])), PAIRS)
    fallen = parse_all(given.get("already_played", ""))
    for card, tricks in expect["tricks_for_side_to_play_by_card"].items():
        assert solver.after(seat(given["leader"]), fallen, parse(card)) == tricks, card


def search_exhaustively(hands: list[list[Card]], trump: int, leader: int, trick: list[Card]) -> int:
    """Return the tricks that the leader's side takes, found by exhaustive search without a cache."""
    if len(trick) == 4:
        won = ranked(trump=trump).winning(tuple(trick))
        taker = (leader + won) % 4
        rest = search_exhaustively(hands, trump, taker, []) if hands[0] else 0
        left = len(hands[0])
        return (1 - won % 2) + (rest if won % 2 == 0 else left - rest)
    place = (leader + len(trick)) % 4
    found = []
    for card in may_play(hands[place], trick, ranked(trump=trump), FOLLOW):
        after = [[each for each in hand if each != card] for hand in hands]
        found.append(search_exhaustively(after, trump, leader, [*trick, card]))
    return max(found) if len(trick) % 2 == 0 else min(found)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_the_solver_agrees_with_exhaustive_search(size: int) -> None:
    for number in range(60 if size < 3 else 25):
        chance = Random(f"plain {size} {number}")
        pack = chance.sample([card for card in FULL_PACK if rank(card) < 5] if number % 2 else FULL_PACK, 4 * size)
        hands = [pack[at::4] for at in range(4)]
        trump, leader = chance.choice((NO_TRUMP, 0, 1, 2, 3)), chance.randrange(4)
        solver = OpenHands(hands, ranked(trump=trump), PAIRS)
        assert solver.tricks(leader) == search_exhaustively(hands, trump, leader, [])
        for card in hands[leader]:
            rest = [[each for each in hand if each != card] for hand in hands]
            assert solver.after(leader, (), card) == search_exhaustively(rest, trump, leader, [card])
            follower = (leader + 1) % 4
            for reply in may_play(hands[follower], (card,), ranked(trump=trump), FOLLOW):
                left = [[each for each in hand if each != reply] for hand in rest]
                assert solver.after(leader, (card,), reply) == size - search_exhaustively(
                    left, trump, leader, [card, reply]
                )


def test_a_solver_stops_at_its_limit() -> None:
    pack = Random("weary").sample(FULL_PACK, 52)
    hands, order = [pack[at::4] for at in range(4)], ranked(trump=0)
    tired = OpenHands(hands, order, PAIRS, most=100)
    tired.tricks(0)
    assert tired.spent
    assert tired.positions == 100
    hurried = OpenHands(hands, order, PAIRS, should_stop=lambda: True)
    hurried.tricks(0)
    assert hurried.spent
    assert hurried.positions == 500
    single = [[make(each, 0)] for each in (ACE, KING, QUEEN, KNAVE)]
    assert not OpenHands(single, order, PAIRS, should_stop=lambda: True).spent
