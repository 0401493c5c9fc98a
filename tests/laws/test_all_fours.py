"""Rules of All Fours: worked examples, and every ruling and option."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, HIDDEN, parse, parse_all, suit, text
from crowe_table.engine.core import (
    Action,
    Announced,
    AnyEvent,
    Moved,
    Paid,
    Reason,
    Scored,
    Seat,
    Setup,
    seats,
)
from crowe_table.engine.money import Farthings, purse
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.games.all_fours import rules
from crowe_table.games.all_fours.actions import Beg, GivePoint, LayAway, RunCards, StandSuit
from crowe_table.games.all_fours.counting import FOURS, game_count
from crowe_table.games.all_fours.options import BOOKS
from crowe_table.games.all_fours.rules import TRICKS, AllFours
from crowe_table.games.all_fours.state import (
    HAND,
    STOCK,
    TAKEN,
    TURNED,
    UNTOUCHED,
    WASTE,
    AllFoursPhase,
    AllFoursState,
)
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.claims import Claim
from crowe_table.kit.dealing import Cut
from crowe_table.kit.ranking import ranked
from crowe_table.kit.revokes import ClaimRevoke
from crowe_table.kit.tricks import FOLLOW, Play, may_play
from tests.any_game import AnyView
from tests.kit.small import listen
from tests.laws.worked import acts_of, announced, done, examples_among, said

GAME = AllFours()
EXAMPLES = json.loads((Path(__file__).parent / "all_fours_examples.json").read_text())
examples = examples_among(EXAMPLES)
PURSE = Farthings(2016)
A, B, C, D = seats(4)
SAID: Mapping[str, type[Action]] = {"stand": StandSuit, "beg": Beg, "give": GivePoint, "run": RunCards}


def sat_down(players: int = 2, preset: str = "pearson", purses: Sequence[int] = (), **more: object) -> AllFoursState:
    """Return a table at its first question."""
    options = replace(GAME.preset(preset, players), **more)
    held = tuple(map(Farthings, purses)) or (PURSE,) * players
    setup = Setup(options, players, held, Chance("all fours"))
    assert GAME.unfit(setup) is None
    return GAME.new(setup)


def dealt(
    *hands: str, dealer: Seat = A, up: str = "8D", scores: Sequence[int] = (), players: int = 2, **more: Any
) -> AllFoursState:
    """Return a game whose cards have been dealt.

    ``hands`` are the hands of the eldest and of the players to the left, in order. Missing hands are filled. ``up``
    lists the turned cards: the first, and one for each run.
    """
    s = sat_down(players, **more)
    ups = parse_all(up)
    named = [parse_all(hand) for hand in hands]
    used = {*ups, *(card for hand in named for card in hand)}
    left = [card for card in FULL_PACK if card not in used]
    full = [*named, *[[] for _ in range(players - len(named))]]
    for hand in full:
        while len(hand) < 6:
            hand.append(left.pop())
    top = [card for packet in (slice(0, 3), slice(3, 6)) for hand in full for card in hand[packet]]
    for at, card in enumerate(ups):
        top += [left.pop() for _ in range(3 * players if at else 0)] + [card]
    s.laid = (*left, *reversed(top))
    s.public.scores = tuple(scores) or s.public.scores
    rules.deal(s, dealer)
    return s


def do(s: AllFoursState, *actions: Action) -> list[AnyEvent]:
    """Submit actions, and fail if one is refused. Return the events."""
    return done(GAME, s, actions)


def acts(s: AllFoursState, seat: Seat) -> set[type[Action]]:
    return acts_of(GAME, s, seat)


def play(s: AllFoursState, cards: str) -> list[AnyEvent]:
    """Play cards, each for the seat whose turn it is."""
    events = []
    for card in parse_all(cards):
        events += do(s, Play(s.public.turn, card))
    return events


def play_out(s: AllFoursState) -> None:
    """Play the first legal card of each player until the deal is counted."""
    while s.public.phase == AllFoursPhase.PLAY:
        question = GAME.question(s)
        assert question
        seat = question.awaited()[0]
        do(s, next(action for action in GAME.answers(s, question, seat) if isinstance(action, Play)))


def refusal(s: AllFoursState, action: Action) -> str:
    reason = GAME.refuse(s, action)
    assert isinstance(reason, Reason)
    return reason.key


def view(s: AllFoursState, seat: Seat) -> AnyView:
    return project(GAME, s, seat, GAME.question(s))


def scored(events: Sequence[AnyEvent]) -> list[tuple[str, Seat]]:
    return [(e.what.key.removeprefix("score-"), e.seat) for e in events if isinstance(e, Scored)]


def by_name(s: AllFoursState) -> dict[str, int]:
    """Return the scores under the names that the examples use."""
    names = "ABCD"[: s.seats] if s.seats < 4 else ("AC", "BD")
    return dict(zip(names, s.public.scores, strict=True))


# --- Worked examples -------------------------------------------------------------------------------------------------


@examples("legal")
def test_legal_plays(given: Any, expect: Any) -> None:
    options = replace(BOOKS["pearson"], follow=given["follow"])
    s = GAME.new(Setup(options, 2, (PURSE,) * 2, Chance("legal")))
    order = ranked(trump="SHDC".index(given["trump"]))
    lawful = may_play(parse_all(given["hand"]), parse_all(given["led"]), order, TRICKS.duty(s))
    assert [text(card) for card in lawful] == expect["cards"]


@examples("game_count")
def test_what_cards_count_for_game(given: Any, expect: Any) -> None:
    assert game_count(parse_all(given["cards"])) == expect["count"]
    assert game_count(FULL_PACK) == 80


@examples("runs")
def test_the_number_of_runs_the_pack_allows(given: Any, expect: Any) -> None:
    """The dealer always turns the same suit, and therefore runs the cards until none are left."""
    players = given["players"]
    s = dealt(up="8D 9D 2D 3D 4D 5D"[: 3 * expect["runs"] + 2], players=players)
    events = do(s, Beg(B), RunCards(A))
    first = events[: next(at for at, event in enumerate(events) if isinstance(event, Announced))]
    turns = [event for event in first if isinstance(event, Moved) and event.how == "turn"]
    drawn = sum(len(event.cards) for event in first if isinstance(event, Moved) and event.source == STOCK.key)
    assert len(turns) == expect["runs"]
    assert 52 - 6 * players - 1 - drawn == expect["left"]
    assert announced(events) == ["run-out"]


@examples("flow")
def test_the_choice_of_trumps(given: Any, expect: Any) -> None:
    players = given["players"]
    names = {name: Seat(seat) for seat, name in enumerate("ABCD")}
    s = dealt(
        dealer=names[given["dealer"]],
        up=" ".join(given["turnups"]),
        scores=tuple(given["score"].values()),
        players=players,
        preset=given["preset"],
        target=given["target"],
    )
    for name, word in given["decisions"]:
        do(s, SAID[word](names[name]))
    r = s.public
    trump = "SHDC".index(expect["trump"]) if expect["trump"] else None
    assert r.trumps == (() if trump is None else (trump,))
    assert by_name(s) == expect["score"]
    assert r.winners == ((names[expect["winner"]],) if expect["winner"] else ())
    assert (r.phase == AllFoursPhase.OVER) == bool(expect["winner"])
    assert r.knaves == expect["knave_points"]
    assert (r.deal, r.dealer) == (1 + expect["redeal"], names[given["dealer"]])


@examples("count")
def test_the_count(given: Any, expect: Any) -> None:
    """The example gives the cards in each player's tricks, and each player's hand in the order of play."""
    order = [Seat("ABCD".index(name)) for name in given["order"]]
    s = dealt(dealer=order[-1], players=len(order), preset=given["preset"], scores=tuple(given["score"].values()))
    r = s.public
    assert given.get("dealer", given["order"][-1]) == given["order"][-1]
    hands = {Seat("ABCD".index(name)): parse_all(cards) for name, cards in given["hands"].items()}
    for pile in s.piles.values():
        pile.clear()
    for name, cards in given["taken"].items():
        s.at(TAKEN[Seat("ABCD".index(name))])[:] = parse_all(cards)
    r.trumps, r.knaves, r.phase, r.turn = ("SHDC".index(given["trump"]),), given["knave_points"], AllFoursPhase.PLAY, B
    r.plays = tuple((order[0], *cards) for cards in zip(*[hands[seat] for seat in order], strict=True))
    events = listen(s)
    rules.count(s)
    side = {seat: by_side for seat in order for by_side in by_name(s) if "ABCD"[seat] in by_side}
    assert {"ABCD"[seat]: side[seat] for seat in order} == given.get("sides", {name: name for name in given["order"]})
    assert [[what, side[seat]] for what, seat in scored(events)] == expect["points"]
    assert by_name(s) == expect["score"]
    assert [side[seat] for seat in r.winners] == ([expect["winner"]] if expect["winner"] else [])
    four = [what for what, _ in expect["points"]]
    assert [list(row) for row in r.tokens] == [
        [int([what, side[seat]] in expect["points"] and who(expect, given, what, seat)) for what in FOURS]
        for seat in seats(len(order))
    ]
    assert ("say-all-fours" in said(events)) == (len(four) == 4 and len({name for _, name in expect["points"]}) == 1)


def who(expect: Any, given: Any, what: str, seat: Seat) -> bool:
    """Return whether the point comes from this player's cards, and not from those of a partner."""
    name, cards = "ABCD"[seat], given["hands"]
    trumps = sorted(
        [card for hand in cards.values() for card in parse_all(hand) if text(card)[1] == given["trump"]],
        key=lambda card: ranked().power[card],
    )
    if what in ("high", "low"):
        return text(trumps[-1 if what == "high" else 0]) in cards[name]
    if what == "knave":
        return "J" + given["trump"] in given["taken"][name]
    side = next(point for of, point in expect["points"] if of == "game")
    return name == next(each for each in given["order"] if each in side)


# --- The cut and the deal --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "high", "low"), [("ace_high", "AS", "KS"), ("put", "3S", "AS"), ("put", "2S", "KS"), ("put", "5S", "4S")]
)
def test_the_highest_card_deals(rule: str, high: str, low: str) -> None:
    s = sat_down(cut_rank=rule)
    do(s, Cut(A, s.at(STOCK).index(parse(low))))
    do(s, Cut(B, s.at(STOCK).index(parse(high))))
    assert s.public.dealer == B


def test_equal_cuts_cut_again() -> None:
    s = sat_down()
    events = do(s, Cut(A, s.at(STOCK).index(parse("QS"))))
    events += do(s, Cut(B, s.at(STOCK).index(parse("QH"))))
    assert said(events) == ["say-cut-again"] * 2
    assert s.public.cutting == (A, B)


def test_cards_are_dealt_in_threes_and_the_deal_passes_to_the_left() -> None:
    s = dealt(players=3)
    do(s, StandSuit(B))
    play_out(s)
    for seat in (A, B):
        do(s, Ready(seat))
    events = do(s, Ready(C))
    dealt_to = [
        (event.target, len(event.cards)) for event in events if isinstance(event, Moved) and event.how == "deal"
    ]
    assert dealt_to == [(UNTOUCHED[seat].key, 3) for seat in (C, A, B, C, A, B)]
    assert s.public.dealer == B
    assert s.public.deal == 2


# --- Untouched hands until trumps are settled ------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_others_wait_until_trumps_stand(players: int) -> None:
    s = dealt(players=players, up="8D 9H")
    for seat in seats(players):
        own = view(s, seat).zone((HAND if seat in (A, B) else UNTOUCHED)[seat].key).cards
        assert len(own) == 6
        assert (HIDDEN in own) == (seat not in (A, B))
    do(s, Beg(B), RunCards(A))
    assert list(view(s, C).zone(UNTOUCHED[C].key).cards) == [HIDDEN] * 9
    do(s, StandSuit(B))
    for seat in seats(players):
        assert HIDDEN not in view(s, seat).zone(HAND[seat].key).cards
        assert not s.at(UNTOUCHED[seat])


def test_an_option_lets_all_players_look() -> None:
    s = dealt(players=4, onlookers="look")
    assert all(HIDDEN not in view(s, seat).zone(HAND[seat].key).cards for seat in seats(4))


# --- Begging, the gift, the run --------------------------------------------------------------------------------------


def test_eldest_may_beg_at_every_suit_or_only_once() -> None:
    s = dealt(up="8D 9H")
    do(s, Beg(B), RunCards(A))
    assert acts(s, B) == {StandSuit, Beg}
    s = dealt(up="8D 9H", max_begs="one")
    do(s, Beg(B), RunCards(A))
    assert s.public.trump == suit(parse("9H"))
    assert s.public.phase == AllFoursPhase.LAY_AWAY


def test_a_rejected_suit_scores_nothing_and_is_run_again() -> None:
    s = dealt(up="8D JD 9H")
    events = do(s, Beg(B), RunCards(A))
    assert scored(events) == []
    assert text(s.at(TURNED)[-1]) == "9H"
    assert acts(s, B) == {StandSuit, Beg}
    assert len(s.at(HAND[B])) == 12


def test_a_dealer_may_run_with_a_short_stock_and_points_stay() -> None:
    s = dealt(up="JD 9D 8H", players=4, scores=(0, 0))
    assert s.public.scores == (1, 0)
    do(s, Beg(B), RunCards(A), Beg(B))
    assert len(s.at(STOCK)) < 13
    events = do(s, RunCards(A))
    assert announced(events) == ["run-out"]
    assert (s.public.deal, s.public.dealer, s.public.knaves) == (2, A, int(text(s.at(TURNED)[-1])[0] == "J"))
    assert s.public.scores[0] >= 1


@pytest.mark.parametrize(
    ("players", "to", "scores"),
    [
        (2, "all_opponents", (0, 1)),
        (3, "all_opponents", (0, 1, 1)),
        (3, "eldest", (0, 1, 0)),
        (4, "all_opponents", (0, 1)),
        (4, "eldest", (0, 1)),
    ],
)
def test_the_receivers_of_the_gift(players: int, to: str, scores: tuple[int, ...]) -> None:
    s = dealt(players=players, gift_to=to)
    do(s, Beg(B), GivePoint(A))
    assert s.public.scores == scores


def test_the_dealer_must_run_if_the_gift_may_not_win() -> None:
    s = dealt(scores=(0, 6), gift_can_win=False)
    do(s, Beg(B))
    question = GAME.question(s)
    assert question
    assert GivePoint not in question.asked[0].acts
    assert GAME.untimely(s, GivePoint(A)).key == "refuse-gift-wins"
    assert list(GAME.answers(s, question, A)) == [RunCards(A)]
    s = dealt(scores=(0, 0, 6), players=3, gift_can_win=False, gift_to="eldest")
    do(s, Beg(B), GivePoint(A))
    assert s.public.scores == (0, 1, 6)


@pytest.mark.parametrize(("card", "points"), [("AD", 4), ("KD", 3), ("QD", 2), ("JD", 1), ("TD", 0)])
def test_turned_cards_score_in_running_all_fours(card: str, points: int) -> None:
    assert dealt(up=card, preset="cotton_1674", target=31, turned="running").public.scores == (points, 0)
    assert dealt(up=card, preset="cotton_1674").public.scores == (int(card == "JD"), 0)


# --- The discard -----------------------------------------------------------------------------------------------------


def test_players_discard_to_six_from_eldest_to_the_left() -> None:
    s = dealt(players=3, up="8D 9H")
    do(s, Beg(B), RunCards(A), StandSuit(B))
    for seat in (B, C, A):
        assert s.public.turn == seat
        held = s.at(HAND[seat])
        assert refusal(s, LayAway(seat, tuple(held[:2]))) == "refuse-cards-number"
        assert refusal(s, LayAway(seat, tuple(held[:4]))) == "refuse-cards-number"
        assert refusal(s, LayAway(seat, (held[0], held[0], held[1]))) == "refuse-cards-number"
        assert refusal(s, LayAway(seat, (held[0], held[1], s.at(STOCK)[0]))) == "refuse-not-held"
        thrown = tuple(held[:3])
        do(s, LayAway(seat, thrown))
        assert view(s, seat).zone(WASTE[seat].key).cards == thrown
        assert all(card == HIDDEN for other in (A, B, C) if other != seat for card in seen(s, other, WASTE[seat].key))
    assert s.public.phase == AllFoursPhase.PLAY
    assert s.public.turn == B


def seen(s: AllFoursState, seat: Seat, key: str) -> Sequence[int]:
    return view(s, seat).zone(key).cards


@pytest.mark.parametrize(("ups", "kept"), [("8D 9H", 9), ("8D 9H 2C", 6), ("8D 9D 2C", 6)])
def test_nine_are_played_after_exactly_one_run(ups: str, kept: int) -> None:
    s = dealt(up=ups, after_run="keep_nine")
    do(s, Beg(B), RunCards(A))
    if ups == "8D 9H 2C":
        do(s, Beg(B), RunCards(A))
    do(s, StandSuit(B))
    while s.public.phase == AllFoursPhase.LAY_AWAY:
        seat = s.public.turn
        do(s, LayAway(seat, tuple(s.at(HAND[seat])[kept:])))
    assert [len(s.at(HAND[seat])) for seat in (A, B)] == [kept, kept]
    play_out(s)
    assert s.public.finished == kept
    assert s.public.phase in (AllFoursPhase.COUNTED, AllFoursPhase.OVER)


def test_a_discarded_trump_is_not_in_play() -> None:
    s = dealt("2H 7C 8C 9C TC QC", "3H 4S 5S 6S 7S 8S", up="8D 9H")
    do(s, Beg(B), RunCards(A), StandSuit(B))
    for seat in (B, A):
        hand = s.at(HAND[seat])
        first = [card for card in hand if text(card) == "2H"]
        rest = [card for card in hand if card not in first and text(card) != "3H"]
        do(s, LayAway(seat, tuple([*first, *rest][:3])))
    play_out(s)
    low = next(point for point in rules.points_of_deal(s) if point.what == "low")
    assert text(low.cards[0]) == "3H"
    assert low.seat == A


# --- The play and the count ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("follow", "key"), [("strict", "refuse-follow"), ("follow_or_trump", "refuse-follow-or-trump")]
)
def test_a_card_that_does_not_follow_suit_is_refused(follow: str, key: str) -> None:
    s = dealt("7D 2C 3C 4C 5C 6C", "2D KD 4H 9S 8S 7S", up="3H", follow=follow)
    do(s, StandSuit(B))
    play(s, "7D")
    reason = GAME.refuse(s, Play(A, parse("9S")))
    assert reason
    assert (reason.key, dict(reason.args), reason.law) == (key, {"suit": suit(parse("7D"))}, "the-play")
    assert (GAME.refuse(s, Play(A, parse("4H"))) is None) == (follow == "follow_or_trump")
    assert refusal(s, Play(A, parse("AC"))) == "refuse-not-held"


def test_nobody_scores_game_on_a_tie_by_option() -> None:
    s = dealt("2C 7C 8C 9C 3D 4D", "3C 4C 5C 5S 6S 7S", up="8H", tie_game="nobody")
    events = do(s, StandSuit(B))
    while s.public.phase == AllFoursPhase.PLAY:
        question = GAME.question(s)
        assert question
        events = do(s, GAME.answers(s, question, s.public.turn)[0])
    assert scored(events) == []
    assert announced(events) == ["result-points"]


def test_points_stop_at_the_target_and_all_fours_are_announced() -> None:
    s = dealt("AH KH 2H 7C 8C 9C", "JH TD 3D 4S 5S 6S", up="8H", scores=(0, 5))
    events = do(s, StandSuit(B))
    events = play(s, "AH JH KH 4S 2H 5S 7C 6S 8C 3D 9C TD")
    assert scored(events) == [("high", B), ("low", B)]
    assert s.public.scores == (0, 7)
    assert s.public.winners == (B,)
    assert announced(events) == ["result-points"]
    s = dealt("AH KH 2H 7C 8C 9C", "JH TD 3D 4S 5S 6S", up="8H")
    do(s, StandSuit(B))
    events = play(s, "AH JH KH 4S 2H 5S 7C 6S 8C 3D 9C TD")
    assert "say-all-fours" in said(events)
    assert s.public.scores == (0, 4)


def test_certain_tricks_may_be_claimed_and_their_cards_count() -> None:
    s = dealt("AH KH QH TH 9H 2H", "JH TD 3D 4S 5S 6S", up="8H")
    do(s, StandSuit(B))
    assert Claim not in acts(s, B)
    play(s, "AH JH KH 4S QH 5S")
    assert Claim not in acts(s, B)
    play(s, "TH 3D")
    assert Claim not in acts(s, B), "the seven of trumps may be out"
    s = dealt("AH KH QH JH TH 9H", "7H TD 3D 4S 5S 2H", up="8H")
    do(s, StandSuit(B))
    play(s, "AH 7H KH 2H")
    assert Claim in acts(s, B)
    events = do(s, Claim(B))
    assert scored(events) == [("high", B), ("low", A), ("knave", B), ("game", B)]
    line = next(event for event in events if isinstance(event, Scored) and event.what.key == "score-game").lines[0]
    assert dict(line.why.args)["number"] == 4 + 3 + 2 + 1 + 10 + 10


# --- Revokes ---------------------------------------------------------------------------------------------------------


def test_a_revoke_gives_each_opposing_side_a_point_before_the_count() -> None:
    s = dealt("7D 2C 3C 4C 5C 6C", "2D KD 4H 9S 8S 7S", up="3H", regulations="strict")
    do(s, StandSuit(B))
    events = play(s, "7D 9S")
    assert announced(events) == []
    assert ClaimRevoke in acts(s, B)
    events = do(s, ClaimRevoke(B, A, 1))
    assert announced(events) == ["revoke-proved"]
    assert refusal(s, ClaimRevoke(B, A, 1)) == "refuse-revoke-asked"
    events = play(s, "2C 2D 3C 8S 4C KD 5C 7S 6C 4H")
    assert s.public.phase == AllFoursPhase.COUNT
    do(s, Ready(A))
    events = do(s, Ready(B))
    assert scored(events)[0] == ("revoke", B)
    assert s.public.scores[B] >= 1


def test_a_false_claim_costs_nothing_and_is_announced() -> None:
    s = dealt("7D 2C 3C 4C 5C 6C", "2D KD 4H 9S 8S 7S", up="3H", regulations="strict")
    do(s, StandSuit(B))
    play(s, "7D KD")
    events = do(s, ClaimRevoke(B, A, 1))
    assert announced(events) == ["revoke-not-proved"]
    assert scored(events) == []
    assert s.public.revokes.proved == ()


def test_the_revoke_point_goes_to_both_opponents_and_may_not_win() -> None:
    s = dealt(scores=(2, 6, 3), players=3, regulations="strict")
    s.public.revokes = replace(s.public.revokes, proved=((0, "point"),))
    events = listen(s)
    rules.pay_for_revoke(s, 0)
    assert s.public.scores == (2, 6, 4)
    assert scored(events) == [("revoke", C)]


def test_discarding_is_a_revoke_where_players_must_follow_or_trump() -> None:
    s = dealt("7D 2C 3C 4C 5C 6C", "2D KD 4H 9S 8S 7S", up="3H", regulations="strict", follow="follow_or_trump")
    do(s, StandSuit(B))
    play(s, "7D 4H")
    assert announced(do(s, ClaimRevoke(B, A, 1))) == ["revoke-not-proved"]
    play(s, "9S 2C")
    assert announced(do(s, ClaimRevoke(A, B, 2))) == ["revoke-not-proved"]


# --- Money -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "won"), [(2, (-240, 240)), (3, (-240, 480, -240)), (4, (-240, 240, -240, 240))])
def test_the_losers_payments(players: int, won: tuple[int, ...]) -> None:
    s = dealt(players=players, scores=(0, 6, 0)[: 2 if players == 4 else players])
    do(s, Beg(B), GivePoint(A))
    assert s.public.phase == AllFoursPhase.OVER
    assert GAME.result(s) == won


def test_partners_pay_the_opponent_on_the_left_and_a_short_purse_pays_what_it_holds() -> None:
    s = dealt(players=4, scores=(0, 6))
    events = do(s, Beg(B), GivePoint(A))
    paid = [(event.source.seat, event.target.seat) for event in events if isinstance(event, Paid)]
    assert paid == [(A, B), (C, D)]
    s = sat_down(purses=(240, 240))
    s.ledger.balances[purse(A)] = Farthings(100)
    rules.win_game(s, B)
    assert s.ledger.balance(purse(A)) == 0


def test_a_stake_above_the_poorest_purse_is_refused_with_the_maximum() -> None:
    setup = Setup(GAME.preset("pearson", 3), 3, (PURSE, Farthings(100), PURSE), Chance("poor"))
    reason = GAME.unfit(setup)
    assert reason
    assert (reason.key, dict(reason.args)) == ("unfit-stake", {"farthings": 240})
    assert GAME.unfit(replace(setup, seats=5, purses=(PURSE,) * 5)) is not None


def test_mr_cottons_game_is_for_two() -> None:
    with pytest.raises(KeyError):
        GAME.preset("cotton_1674", 3)
    assert GAME.sides(Setup(BOOKS["pearson"], 4, (PURSE,) * 4, Chance(""))) == (0, 1, 0, 1)
    assert TRICKS.duty(sat_down()) == FOLLOW


def test_each_preset_has_the_documented_options() -> None:
    told = {
        name: (o.target, o.follow, o.max_begs, o.gift_to, o.gift_can_win, o.point_cap, o.cut_rank)
        for name, o in BOOKS.items()
    }
    assert told == {
        "pearson": (7, "strict", "any", "all_opponents", True, "four", "ace_high"),
        "cotton_1674": (11, "follow_or_trump", "one", "eldest", True, "none", "put"),
        "seven_up": (7, "follow_or_trump", "one", "all_opponents", False, "none", "ace_high"),
    }
    for o in BOOKS.values():
        alike = (o.onlookers, o.after_run, o.tie_game, o.turned, o.stake, o.regulations)
        assert alike == ("wait", "discard_to_six", "elder", "knave", 10, "guarded")
