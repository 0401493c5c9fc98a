"""Rules of Reversis: worked examples, rulings and options."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, parse, parse_all, rank
from crowe_table.engine.core import Action, AnyEvent, Moved, Paid, Seat, Setup, seats, zone_of
from crowe_table.engine.money import STORE, Account, Farthings, purse
from crowe_table.engine.privacy import project, redact
from crowe_table.engine.rng import Chance
from crowe_table.games.reversis import counting, rules
from crowe_table.games.reversis.actions import AskForDue, KeepCards, PutAway
from crowe_table.games.reversis.counting import Count, Fall, is_espagnolette, party_value, placing
from crowe_table.games.reversis.rules import Reversis, pack_of
from crowe_table.games.reversis.state import (
    DISCARD,
    GREAT,
    HAND,
    LITTLE,
    PASSED,
    STOCK,
    TALON,
    ReversisPhase,
    ReversisState,
)
from crowe_table.kit.announcing import live_facts
from crowe_table.kit.between_deals import AgreeToRise, ProposeRise, Ready
from crowe_table.kit.card_points import points_in
from crowe_table.kit.counters import in_box, in_pool
from crowe_table.kit.dealing import Cut
from crowe_table.kit.exchange import PassAcross
from crowe_table.kit.tricks import Play, trick_winner
from tests.any_game import AnyView
from tests.laws.worked import acts_of, announced, done, examples_among, said

GAME = Reversis()
EXAMPLES = json.loads((Path(__file__).parent / "reversis_examples.json").read_text())
examples = examples_among(EXAMPLES)
PURSE = Farthings(2016)
A, B, C, D = seats(4)
"""Seats in the order of play. In the examples and at these tables play goes to the left."""


def sat_down(preset: str = "hoyle", players: int = 4, **more: Any) -> ReversisState:
    """Return a table at its first question. By default, play goes to the left."""
    options = replace(GAME.preset(preset, players), **{"rotation": "left", **more})
    setup = Setup(options, players, (PURSE,) * players, Chance("reversis"))
    assert GAME.unfit(setup) is None
    return GAME.new(setup)


def dealt(preset: str = "hoyle", dealer: Seat = A, players: int = 4, **more: Any) -> ReversisState:
    """Return a table dealt by this dealer, at its first question after the cut."""
    s = sat_down(preset, players, **more)
    rules.begin_deal(s, dealer)
    rules.deal(s)
    return s


def laid(
    hands: Sequence[str],
    discard: str = "",
    dealer: Seat = A,
    pools: Sequence[int] = (),
    preset: str = "hoyle",
    **more: Any,
) -> ReversisState:
    """Return a table at the first lead. ``hands`` begin with seat 0 and follow the order of play.

    ``discard`` are the cards put away.
    """
    s = dealt(preset, dealer, len(hands), **more)
    for pile in s.piles.values():
        pile.clear()
    for seat, hand in enumerate(hands):
        s.at(HAND[seat])[:] = parse_all(hand)
    s.at(DISCARD)[:] = parse_all(discard)
    for pool, sum_ in zip((GREAT, LITTLE), pools, strict=False):
        hold(s, pool, sum_)
    rules.lead(s)
    return s


def hold(s: ReversisState, pool: Account, sum_: int) -> None:
    """Set a pool to a sum. The difference comes from the store."""
    balances = s.ledger.balances
    balances[STORE] = Farthings(balances.get(STORE, 0) + balances.get(pool, 0) - sum_)
    balances[pool] = Farthings(sum_)


def boxes(s: ReversisState) -> list[int]:
    return [in_box(s, seat) for seat in seats(s.seats)]


def do(s: ReversisState, *actions: Action) -> list[AnyEvent]:
    """Apply legal actions and return the events."""
    return done(GAME, s, actions)


def play(s: ReversisState, cards: str) -> list[AnyEvent]:
    """Play these cards, each for the player whose turn it is."""
    events = []
    for card in parse_all(cards):
        events += do(s, Play(s.public.turn, card))
    return events


def refusal(s: ReversisState, action: Action) -> str:
    reason = GAME.refuse(s, action)
    assert reason is not None
    return reason.key


def listed(s: ReversisState, seat: Seat) -> list[Action]:
    question = GAME.question(s)
    assert question is not None
    return list(GAME.answers(s, question, seat))


def paid(events: Sequence[AnyEvent], why: str) -> list[tuple[str, str, int]]:
    return [(e.source.text, e.target.text, e.farthings) for e in events if isinstance(e, Paid) and e.why.key == why]


def view(s: ReversisState, seat: Seat) -> AnyView:
    return project(GAME, s, seat, GAME.question(s))


def counted(points: Sequence[int], tricks: Sequence[int], dealer: int) -> Count:
    by_play = [Seat((dealer + step) % len(points)) for step in range(len(points))]
    return Count(points=tuple(points), tricks=tuple(tricks), placing=tuple(placing(points, tricks, by_play)), falls=())


# --- Worked examples -------------------------------------------------------------------------------------------------


@examples("pack")
def test_the_pack(given: Any, expect: Any) -> None:
    s = dealt(given["preset"])
    assert len(pack_of(s.options)) == expect["cards"]
    assert points_in(pack_of(s.options), counting.POINTS) == expect["points"]
    assert [len(s.at(HAND[seat])) for seat in (B, A)] == [expect["deal"]["others"], expect["deal"]["dealer"]]
    assert sum(len(s.at(TALON[seat])) for seat in seats(4)) == expect["deal"]["talon"]
    assert not s.at(TALON[A])


@examples("deal_batches")
def test_the_deal(given: Any, expect: Any) -> None:
    s = sat_down(given["preset"])
    rules.begin_deal(s, Seat(given["dealer"]))
    events: list[AnyEvent] = []
    s.emit, s.reported = events.append, live_facts(s.public)
    rules.deal(s)
    hands = [(e.target, len(e.cards)) for e in events if isinstance(e, Moved) and e.target.startswith("hand")]
    wanted = [
        (zone_of("hand", Seat(seat)), number)
        for packets in expect["rounds"]
        for seat, number in zip(expect["order"], packets, strict=True)
    ]
    assert hands == wanted


@examples("box")
def test_the_box(given: Any, expect: Any) -> None:
    del given
    assert boxes(sat_down()) == [expect["fish"]] * 4
    assert expect["fish"] == 6 * 48 + 20 * 6 + 32


@examples("pools")
def test_the_first_stakes(given: Any, expect: Any) -> None:
    del given
    s = dealt()
    assert (in_pool(s, GREAT), in_pool(s, LITTLE)) == (expect["great"], expect["little"])
    paid_by_each = [440 - box for box in boxes(s)]
    assert paid_by_each == [expect["paid_by_dealer"], *[expect["paid_by_each_other"]] * 3]


@examples("little_pool")
def test_a_pool_from_deal_to_deal(given: Any, expect: Any) -> None:
    """A dealer pays in before each deal but the first. A pool below its base is filled up again (R20)."""
    s = dealt()
    hold(s, LITTLE, given["start"])
    fall = Fall(parse("QH"), "led", C, C, C, 0, False)
    for number, (event, deal) in enumerate(zip(given["events"], expect["deals"], strict=True)):
        assert deal["event"] == event
        if number:
            rules.pay_stakes(s, LITTLE)
        assert in_pool(s, LITTLE) == deal["pool_before"]
        before = in_box(s, C)
        if event != "none":
            count = replace(counted([0] * 4, [0] * 4, A), falls=(replace(fall, how=event),))
            rules.settle_pool(s, count, parse("QH"), LITTLE)
        assert abs(in_box(s, C) - before) == deal["amount"]
        assert in_pool(s, LITTLE) == deal["pool_after"]
    rules.pay_stakes(s, LITTLE)
    assert in_pool(s, LITTLE) == expect["pool_for_next"]


@examples("may_discard")
def test_when_a_quinola_may_be_put_away(given: Any, expect: Any) -> None:
    s = dealt()
    hold(s, GREAT, given["pools"]["great"])
    hold(s, LITTLE, given["pools"]["little"])
    for card in given["cards"]:
        assert rules.must_be_kept(s, parse(card)) != expect[card]


@examples("talon_choice")
def test_when_the_hand_may_be_kept(given: Any, expect: Any) -> None:
    s = dealt()
    hold(s, GREAT, given["pools"]["great"])
    hold(s, LITTLE, given["pools"]["little"])
    assert (KeepCards in acts_of(GAME, s, B)) == expect["may_keep_hand"]


@examples("party_value")
def test_what_the_party_is_worth(given: Any, expect: Any) -> None:
    assert party_value(parse_all(" ".join(given["discard"])), GAME.preset("hoyle", 4)) == expect["party"]


@examples("party")
def test_who_wins_the_party_and_who_pays(given: Any, expect: Any) -> None:
    assert counted(given["points"], given["tricks"], given["dealer"]).party == (expect["winner"], expect["loser"])


@examples("party_payment")
def test_the_party_is_double_across(given: Any, expect: Any) -> None:
    s = dealt()
    loser, winner = Seat(given["loser"]), Seat(given["winner"])
    assert counting.payment(s.public, s.options, loser, winner, given["party"])[2] == expect["pays"]


@examples("consolation")
def test_what_is_paid_at_once(given: Any, expect: Any) -> None:
    s = dealt()
    leader, winner = Seat(given.get("trick_leader", 0)), Seat(given.get("trick_winner", 0))
    fall = Fall(parse(given["card"]), given["how"], Seat(given["holder"]), leader, winner, 0, given["last_trick"])
    found = counting.consolation_payments(s.public, s.options, fall)
    assert sorted(map(list, found)) == sorted(expect["payments"])


@examples("led_out")
def test_what_is_due_for_a_card_led(given: Any, expect: Any) -> None:
    s = dealt()
    leader, winner = Seat(given["leader"]), Seat(given["party_winner"])
    fall = Fall(parse(given["card"]), "led", leader, leader, leader, 0, given["last_trick"])
    others = [seat for seat in seats(4) if seat != winner]
    count = Count(points=(0,) * 4, tricks=(0,) * 4, placing=(winner, *others), falls=(fall,))
    assert list(map(list, counting.led_card_payments(s.public, s.options, count))) == expect["payments"]


@examples("deal")
def test_a_whole_deal(given: Any, expect: Any) -> None:
    """The fish of the players and the pools are compared, from the first lead to the settlement."""
    pools = given["pools"]
    s = laid(
        given["hands"], given["discard"], Seat(given["dealer"]), (pools["great"], pools["little"]), given["preset"]
    )
    before, told = boxes(s), play(s, " ".join(given["tricks"]))
    count = counting.count_deal(s.public, s.options)
    takers = [trick_winner(s.public, trick, counting.ORDER) for trick in range(len(s.public.plays))]
    assert takers == expect["trick_winners"]
    assert (list(count.points), list(s.public.tricks)) == (expect["points"], expect["tricks"])
    assert [now - then for now, then in zip(boxes(s), before, strict=True)] == expect["purses"]
    assert {"great": in_pool(s, GREAT), "little": in_pool(s, LITTLE)} == expect["pools_after"]
    if "reversis" in expect:
        how, seat = expect["reversis"]
        assert (count.undertaker, count.made) == (seat, how == "made")
        assert announced(told)[-2:] == ["reversis-under-way", f"result-{how}"]
    else:
        assert count.party == (expect["winner"], expect["loser"])
        assert party_value(parse_all(given["discard"]), s.options) == expect["party"]
        assert announced(told)[-1] == "result-party"
    assert count.breaker == expect.get("breaker", -1)
    assert count.licensed == given.get("espagnolette_played_by", -1)


@examples("plain")
def test_the_plain_game(given: Any, expect: Any) -> None:
    s = dealt(given["preset"], stake=given["stake"])
    s.public.plays = ((0,),) * 13
    count = counted(given["points"], given["tricks"], given["dealer"])
    before = boxes(s)
    rules.settle_plain(s, count)
    assert [now - then for now, then in zip(boxes(s), before, strict=True)] == expect["purses"]
    assert boxes(s)[expect["winner"]] == max(boxes(s))


@examples("plain_deal")
def test_how_many_cards_each_player_gets(given: Any, expect: Any) -> None:
    for players, each, left in zip(given["players"], expect["cards_each"], expect["left_out"], strict=True):
        s = dealt(given["preset"], players=players)
        assert [len(s.at(HAND[seat])) for seat in seats(players)] == [each] * players
        assert len(s.at(STOCK)) == left
        assert all(zone.cards in ((), (HIDDEN,) * left) for zone in view(s, A).zones if zone.key == "pack")


@examples("espagnolette")
def test_what_is_an_espagnolette(given: Any, expect: Any) -> None:
    o = GAME.preset(given["preset"], 4)
    assert [is_espagnolette(parse_all(hand), o) for hand in given["hands"]] == expect["holds"]


# --- Cut, stakes and deal --------------------------------------------------------------------------------------------


def test_the_lowest_card_deals_and_the_one_before_the_dealer_cuts() -> None:
    s = sat_down()
    for seat, card in zip(seats(4), ("9S", "AD", "KC", "2H"), strict=True):
        do(s, Cut(seat, s.at(STOCK).index(parse(card))))
    assert (s.public.dealer, s.public.phase) == (B, ReversisPhase.CUT_PACK)
    assert acts_of(GAME, s, A) == {Cut}
    assert not any(rank(card) == 9 for card in pack_of(s.options))


@pytest.mark.parametrize(("rotation", "eldest"), [("right", D), ("left", B)])
def test_the_direction_of_play_may_be_right_or_left(rotation: str, eldest: Seat) -> None:
    s = laid(["AS", "2S", "3S", "4S"], preset="plain", rotation=rotation, rounds=2)
    assert s.public.turn == eldest
    do(s, Play(eldest, s.at(HAND[eldest])[0]))
    assert s.public.turn == C


@pytest.mark.parametrize(("quinolas", "held"), [(2, [26, 13]), (1, [26, 0]), (0, [0, 0])])
def test_there_is_a_pool_for_each_quinola(quinolas: int, held: list[int]) -> None:
    s = dealt(quinolas=quinolas)
    assert [in_pool(s, GREAT), in_pool(s, LITTLE)] == held
    assert counting.rate_of(parse("QH"), s.options) == (3 if quinolas == 2 else 0)


def test_a_sufficient_pool_is_not_replenished() -> None:
    """All pay in again only if the pool is below its base. The dealer always pays in (R20)."""
    s = dealt(great_base=30)
    hold(s, GREAT, 30)
    rules.pay_stakes(s, GREAT)
    assert in_pool(s, GREAT) == 32
    hold(s, GREAT, 29)
    rules.pay_stakes(s, GREAT)
    assert in_pool(s, GREAT) == 29 + 2 + 24


def test_a_hundred_fish_are_three_stakes() -> None:
    """The first stake, doubled twice, is 104 (R5). A stake never exceeds the mark (R6)."""
    s = dealt()
    assert 26 * 2 * 2 == 104 >= s.options.great_high
    hold(s, GREAT, 104)
    assert rules.at_three_stakes(s, GREAT)
    assert (rules.pool_stake(s, GREAT), rules.pool_stake(s, LITTLE)) == (100, 13)


# --- Discard and exchange --------------------------------------------------------------------------------------------


def test_a_card_is_put_away_before_the_talon_is_seen() -> None:
    s = dealt(quinola_discard="free")
    card, talon = s.at(HAND[B])[0], s.at(TALON[B])[0]
    assert all(zone.cards == (HIDDEN,) for zone in view(s, B).zones if zone.key == "talon:1")
    events = do(s, PutAway(B, card))
    assert talon in s.at(HAND[B])
    assert s.at(DISCARD) == [card]
    assert view(s, B).zone("discard").cards == (card,)
    assert view(s, C).zone("discard").cards == (HIDDEN,)
    heard = [redact(event, C) for event in events if isinstance(event, Moved)]
    assert [event.cards for event in heard if isinstance(event, Moved)] == [(HIDDEN,)] * 2
    assert acts_of(GAME, s, C) == {PutAway}


def test_the_dealer_puts_a_card_away_and_takes_none() -> None:
    s = dealt(quinola_discard="free")
    for seat in (B, C, D, A):
        do(s, PutAway(seat, s.at(HAND[seat])[0]))
    assert [len(s.at(HAND[seat])) for seat in seats(4)] == [11] * 4
    assert len(s.at(DISCARD)) == 4
    assert s.public.phase == ReversisPhase.PASS


@pytest.mark.parametrize(
    ("rule", "great", "refused"),
    [("never", 200, "refuse-quinola"), ("at_three_stakes", 99, "refuse-quinola-low"), ("free", 0, "")],
)
def test_a_quinola_belongs_to_its_pool(rule: str, great: int, refused: str) -> None:
    s = dealt(quinola_discard=rule)
    hold(s, GREAT, great)
    s.at(HAND[B])[0] = parse("JH")
    answer = PutAway(B, parse("JH"))
    if refused:
        assert refusal(s, answer) == refused
        assert answer not in listed(s, B)
    else:
        assert answer in listed(s, B)


@pytest.mark.parametrize(("talon", "acts"), [("compulsory", {PutAway}), ("optional", {PutAway, KeepCards})])
def test_whether_the_talon_must_be_changed(talon: str, acts: set[type[Action]]) -> None:
    assert acts_of(GAME, dealt(talon=talon), B) == acts


def test_keeping_the_hand_discards_the_seen_talon_card() -> None:
    """If one of the pools has reached its mark, nobody needs to exchange (R11)."""
    s = dealt()
    hold(s, LITTLE, 50)
    talon = s.at(TALON[B])[0]
    events = do(s, KeepCards(B))
    assert said(events) == ["say-keep"]
    assert s.at(DISCARD) == [talon]
    assert view(s, B).zone("discard").cards == (talon,)
    assert view(s, A).zone("discard").cards == (HIDDEN,)
    assert len(s.at(HAND[B])) == 11


def test_without_a_talon_its_cards_are_put_away_unseen() -> None:
    """Only the dealer chooses a card to put away (R22)."""
    s = dealt(talon="none")
    assert len(s.at(DISCARD)) == 3
    assert s.public.turn == A
    assert view(s, B).zone("discard").cards == (HIDDEN,) * 3


def passing(**more: Any) -> ReversisState:
    """Return a table at which all players have put a card away and must now pass one."""
    s = dealt(quinola_discard="free", **more)
    for seat in (B, C, D, A):
        do(s, PutAway(seat, s.at(HAND[seat])[0]))
    return s


def test_passing_is_simultaneous() -> None:
    """Players pass in any order, and may pass any card (R17, R19). Only giver and receiver know the card."""
    s = passing()
    given = {seat: s.at(HAND[seat])[-1] for seat in seats(4)}
    for seat in (D, A, C):
        do(s, PassAcross(seat, given[seat]))
        assert s.at(PASSED[seat]) == [given[seat]]
    assert acts_of(GAME, s, B) == {PassAcross}
    assert not acts_of(GAME, s, D)
    assert view(s, B).zone("passed:3").cards == (HIDDEN,)
    do(s, PassAcross(B, given[B]))
    assert s.public.phase == ReversisPhase.PLAY
    assert given[A] in s.at(HAND[C])
    assert given[A] in view(s, A).zone("hand:2").cards
    assert given[A] not in view(s, B).zone("hand:2").cards
    assert [len(s.at(HAND[seat])) for seat in seats(4)] == [11] * 4


def test_without_passing_the_play_begins() -> None:
    assert passing(across_exchange=False).public.phase == ReversisPhase.PLAY


# --- Play ------------------------------------------------------------------------------------------------------------


def test_players_must_follow_and_need_not_win() -> None:
    s = laid(["2C 3C", "5S 9H", "AS 4S", "KS 6S"], preset="plain")
    play(s, "5S")
    assert refusal(s, Play(C, parse("9H"))) == "refuse-not-held"
    assert {action.card for action in listed(s, C) if isinstance(action, Play)} == set(parse_all("AS 4S"))
    play(s, "4S 6S")
    assert {action.card for action in listed(s, A) if isinstance(action, Play)} == set(parse_all("2C 3C"))


@pytest.mark.parametrize("must", [True, False])
def test_eldest_may_have_to_lead_a_heart(must: bool) -> None:
    s = laid(["2C 3C", "5S 9H", "AS 4S", "KS 6S"], preset="plain", first_lead_heart=must)
    assert (Play(B, parse("5S")) in listed(s, B)) != must
    if must:
        assert refusal(s, Play(B, parse("5S"))) == "refuse-lead"


ESPAGNOLETTE = ["KS 9S 8S", "AS AC AD", "2S 3S 4S", "5S 6S 7S"]


@pytest.mark.parametrize(("licence", "free"), [("whole_game", True), ("nine_tricks", True), ("off", False)])
def test_the_holder_of_an_espagnolette_need_not_follow(licence: str, free: bool) -> None:
    """Three aces and the knave of hearts make an espagnolette. The other players are not told who has it."""
    hands = [f"{hand} {more}" for hand, more in zip(ESPAGNOLETTE, ("2C", "JH", "3C", "4C"), strict=True)]
    s = laid(hands, dealer=D, espagnolette=licence)
    play(s, "8S")
    assert (Play(B, parse("JH")) in listed(s, B)) == free
    assert (GAME.chart(view(s, B), "espagnolette") is not None) == (licence != "off")
    assert GAME.chart(view(s, C), "espagnolette") is None


def test_the_exemption_may_end_with_the_ninth_trick() -> None:
    s = laid(["KS 9S", "AS JH", "2S 3S", "5S 6S"], dealer=D, espagnolette="nine_tricks")
    s.public.plays = ((B, parse("AC"), 0, 0, 0), (B, parse("AD"), 0, 0, 0))
    s.public.turn = A
    play(s, "9S")
    assert [action.card for action in listed(s, B) if isinstance(action, Play)] == [parse("AS")]


def test_a_card_counts_as_forced_despite_alternatives() -> None:
    """The holder could have played another heart instead of the quinola.

    All three others pay the leader, including the holder (R7, R8).
    """
    s = laid(["2C 9H", "KH 2S", "JH 5H", "3H 4S"])
    events = play(s, "KH JH 3H 9H")
    assert said(events) == ["say-forced"]
    pays = paid(events, "pay-quinola-forced")
    assert pays == [("counters:2", "counters:1", 6), ("counters:3", "counters:1", 12), ("counters:0", "counters:1", 6)]


@pytest.mark.parametrize(("double", "fish"), [(True, 2), (False, 1)])
def test_players_who_face_each_other_pay_double(double: bool, fish: int) -> None:
    """Payments from a pool are not doubled, because a pool has no opposite seat (R10)."""
    s = laid(["2C 9C", "KS 2S", "3S 4S", "AC 4H"], opposite_double=double)
    events = play(s, "KS 3S AC 2C")
    assert paid(events, "pay-ace-placed") == [("counters:1", "counters:3", fish)]


@pytest.mark.parametrize(("double", "fish"), [(True, 4), (False, 2)])
def test_the_last_trick_is_paid_double(double: bool, fish: int) -> None:
    s = laid(["AD", "KS", "3S", "4S"], last_double=double)
    events = play(s, "KS 3S 4S AD")
    assert paid(events, "pay-ace-placed") == [("counters:1", "counters:0", fish)]


# --- Settlement ------------------------------------------------------------------------------------------------------


def test_ties_go_to_the_latest_dealer() -> None:
    """The latest dealer ranks first (R16). If two players tie for the most points, the lower-ranked one pays (R3)."""
    assert placing((0,) * 4, (0,) * 4, (C, D, A, B)) == [C, B, A, D]


def test_the_party_counts_the_shown_cards_only() -> None:
    s = laid(["2C", "KS", "3S", "4S"], "AD JH 2D 3D", rounds=2)
    events = play(s, "KS 3S 4S 2C")
    assert paid(events, "pay-party") == [("counters:1", "counters:0", 5 + 4 + 4)]
    assert view(s, B).zone("party").cards == tuple(parse_all("AD JH 2D 3D"))
    assert s.public.phase == ReversisPhase.SETTLED


@pytest.mark.parametrize(("bonus", "value"), [(4, 4), (0, 0)])
def test_a_blank_party_is_worth_the_bonus(bonus: int, value: int) -> None:
    o = replace(GAME.preset("hoyle", 4), party_bonus=bonus)
    assert party_value(parse_all("9C 8D 2S 3H"), o) == value


LED = ["5S 2C", "AS 3C", "3S 9C", "4S 4C"]


@pytest.mark.parametrize(("payer", "pays"), [("leader", 1), ("all", 3)])
def test_led_cards_are_paid_by_the_leader_or_by_all(payer: str, pays: int) -> None:
    """The winner of the party receives the payments (R9)."""
    s = laid(LED, dealer=A, led_out_payer=payer, rounds=2)
    events = play(s, "AS 3S 4S 5S 3C 9C 4C 2C")
    assert len(paid(events, "pay-led")) == pays
    assert {target for _, target, _ in paid(events, "pay-led")} == {"counters:0"}


def test_dues_expire_unless_asked_for() -> None:
    s = laid(LED, dealer=A, ask_for_due=True, rounds=2)
    events = play(s, "AS 3S 4S 5S 3C 9C 4C 2C")
    assert not paid(events, "pay-led")
    assert s.public.due == ((B, A, 1),)
    assert [AskForDue in acts_of(GAME, s, seat) for seat in seats(4)] == [True, False, True, True]
    asked = s.clone()
    assert paid(do(asked, AskForDue(A)), "pay-led") == [("counters:1", "counters:0", 1)]
    assert not asked.public.due
    wrongly = s.clone()
    assert paid(do(wrongly, AskForDue(C)), "pay-led") == [("counters:2", "counters:0", 1)]
    do(s, *[Ready(seat) for seat in seats(4)])
    assert (s.public.deal, s.public.due) == (2, ())


def run(broken: bool, licensed: Seat | None = None, **more: Any) -> tuple[ReversisState, Count]:
    """Return a table at which B has undertaken a reversis, and the count of its results."""
    s = dealt(**more)
    count = Count(
        points=(0,) * 4,
        tricks=(0, 9, 2, 0) if broken else (0, 11, 0, 0),
        placing=(A, D, C, B),
        falls=(),
        undertaker=B,
        breaker=C if broken else Seat(-1),
        licensed=Seat(-1) if licensed is None else licensed,
    )
    return s, count


def test_a_used_espagnolette_pays_for_all_after_a_reversis() -> None:
    s, count = run(False, licensed=A)
    assert counting.reversis_payments(s.public, s.options, count) == [(A, B, 80)]


@pytest.mark.parametrize(
    ("pays_break", "licensed", "payer"), [(False, A, B), (True, A, A), (True, C, B), (True, None, B)]
)
def test_who_pays_for_a_broken_reversis(pays_break: bool, licensed: Seat | None, payer: Seat) -> None:
    """By default, the player who undertook the reversis pays (R12).

    By option, the holder of the espagnolette pays if a third player broke the reversis.
    """
    s, count = run(True, licensed, esp_pays_break=pays_break)
    assert counting.reversis_payments(s.public, s.options, count) == [(payer, C, 80)]


def test_the_price_of_a_reversis() -> None:
    s, count = run(False, reversis_unit=5)
    assert counting.reversis_payments(s.public, s.options, count) == [(C, B, 5), (D, B, 10), (A, B, 5)]


def test_only_payments_of_the_maker_are_refunded() -> None:
    """Payments made by the other players are not refunded (R18)."""
    s, count = run(False)
    falls = (Fall(parse("AC"), "placed", C, B, B, 3, False), Fall(parse("AH"), "placed", D, A, A, 4, False))
    made = replace(count, falls=falls)
    assert counting.refunds(s.public, s.options, made) == [(C, B, 1)]
    assert counting.refunds(s.public, s.options, replace(made, breaker=A)) == []


def test_a_failed_espagnolette_pays_the_party_and_refunds_discards() -> None:
    """The holder keeps gains from forced cards (R21).

    If the holder put a quinola on another suit, the holder pays the stake of the pool.
    """
    thrown, forced = (
        Fall(parse("AC"), "placed", B, A, C, 3, False),
        Fall(parse("AH"), "forced", C, B, C, 4, False),
    )
    placed = Fall(parse("JH"), "placed", B, A, A, 5, False)
    s = dealt()
    count = replace(counted((5, 3, 9, 23), (3, 1, 3, 4), A), licensed=B, falls=(thrown, forced, placed))
    assert count.party == (A, B)
    assert counting.refunds(s.public, s.options, count) == [(B, C, 1), (B, A, 6)]
    assert counting.wins_stake(count, placed, 11) is False
    assert counting.wins_stake(replace(count, tricks=(4, 0, 3, 4)), placed, 11) is True


@pytest.mark.parametrize(("how", "wins"), [("placed", True), ("forced", False), ("led", False)])
def test_results_of_a_quinola(how: counting.How, wins: bool) -> None:
    s = dealt()
    hold(s, GREAT, 120)
    fall = Fall(parse("JH"), how, C, C, C, 3, False)
    before = in_box(s, C)
    rules.settle_pool(s, replace(counted([0] * 4, [0] * 4, A), falls=(fall,)), parse("JH"), GREAT)
    assert in_box(s, C) - before == (100 if wins else -100)
    rules.settle_pool(s, counted([0] * 4, [0] * 4, A), parse("QH"), LITTLE)
    assert in_pool(s, LITTLE) == 13


@pytest.mark.parametrize(("points", "pays"), [((0, 5, 25, 10), [5, 25, 10]), ((1, 1, 3, 35), [1, 2, 34])])
def test_the_plain_game_may_be_paid_by_the_difference(points: tuple[int, ...], pays: list[int]) -> None:
    """For each point a quarter of the stake is paid. The sum is rounded up, and is at least one fish (R15)."""
    s = dealt("plain", plain_pay="difference", stake=4)
    s.public.plays = ((0,),) * 13
    found = counting.plain_payments(s.public, s.options, counted(points, (3, 3, 3, 4), A))
    assert [fish for _, _, fish in found] == pays


def test_boxes_may_be_overdrawn_and_coins_move_once() -> None:
    """Fish are counters (R13). The pools are divided at the end, and the fullest box wins."""
    s = laid(["2C", "KS", "3S", "4S"], "AD JH 2D 3D", box=0, rounds=1, pools=(27, 13))
    s.public.deal = 4
    before = [s.ledger.balance(purse(seat)) for seat in seats(4)]
    events = play(s, "KS 3S 4S 2C")
    assert sum(boxes(s)) + in_pool(s, GREAT) + in_pool(s, LITTLE) == -s.ledger.balance(STORE)
    assert [fish for _, _, fish in paid(events, "pay-divided")] == [7, 7, 7, 6, 4, 3, 3, 3]
    assert s.public.winners == (A,)
    won = [s.ledger.balance(purse(seat)) - then for seat, then in zip(seats(4), before, strict=True)]
    assert sum(won) == 0
    assert won[B] == in_box(s, B) < 0


def test_for_love_no_coin_moves() -> None:
    s = laid(["2C", "KS", "3S", "4S"], "AD JH 2D 3D", fish_value=0, rounds=1)
    s.public.deal = 4
    assert not paid(play(s, "KS 3S 4S 2C"), "pay-settlement")


def test_players_may_end_the_sitting_early() -> None:
    s = laid(["2C", "KS", "3S", "4S"], "AD JH 2D 3D")
    play(s, "KS 3S 4S 2C")
    do(s, ProposeRise(B), *[AgreeToRise(seat) for seat in (C, D, A)])
    assert s.public.phase == ReversisPhase.OVER


@pytest.mark.parametrize(("rounds", "deals"), [(1, 4), (2, 8)])
def test_a_round_is_one_deal_by_each(rounds: int, deals: int) -> None:
    """A party has two rounds by default (R14)."""
    assert GAME.deals(sat_down(rounds=rounds).options) == deals
    assert GAME.preset("hoyle", 4).rounds == 2


@pytest.mark.parametrize(
    ("preset", "players", "reason"), [("hoyle", 3, "unfit-full-game"), ("hoyle", 7, "unfit-seats"), ("plain", 6, "")]
)
def test_how_many_may_play(preset: str, players: int, reason: str) -> None:
    options = GAME.preset(preset, 4)
    unfit = GAME.unfit(Setup(options, players, (PURSE,) * players, Chance("seats")))
    assert (unfit.key if unfit else "") == reason


def test_differences_between_the_presets() -> None:
    """Only Hoyle has the second quinola and the passed card (R2). The preset for the plain game comes first (R1)."""
    hoyle, basket = GAME.preset("hoyle", 4), GAME.preset("basket", 4)
    assert (hoyle.quinolas, hoyle.across_exchange, hoyle.talon) == (2, True, "compulsory")
    assert (basket.quinolas, basket.across_exchange, basket.talon) == (1, False, "optional")
    assert GAME.presets[0].name == "plain"
