"""The laws of Reversis, by worked examples, and by every ruling and option."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, parse, parse_all
from crowe_table.engine.core import (
    Action,
    Announced,
    AnyEvent,
    Moved,
    Paid,
    Said,
    Seat,
    Setup,
    View,
    seats,
    zone_of,
)
from crowe_table.engine.money import STORE, Account, Farthings
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.games.reversis import counting, rules
from crowe_table.games.reversis.actions import KeepCards
from crowe_table.games.reversis.counting import Count, Fall, is_espagnolette, party_value, placing
from crowe_table.games.reversis.rules import Reversis, pack_of
from crowe_table.games.reversis.state import (
    DISCARD,
    GREAT,
    HAND,
    LITTLE,
    STOCK,
    TALON,
    ReversisState,
)
from crowe_table.kit.counters import in_box, in_pool
from crowe_table.kit.counting import points_in
from crowe_table.kit.telling import live_facts
from crowe_table.kit.tricks import Play, taker
from tests.laws.worked import acts_of, examples_among

GAME = Reversis()
EXAMPLES = json.loads((Path(__file__).parent / "reversis_examples.json").read_text())
examples = examples_among(EXAMPLES)
PURSE = Farthings(2016)
A, B, C, D = seats(4)
"""In the order of play: the examples count so, and these tables play to the left."""


def sat_down(preset: str = "hoyle", players: int = 4, **more: Any) -> ReversisState:
    """A table at its first question, playing to the left unless it is said."""
    options = replace(GAME.preset(preset, players), **{"rotation": "left", **more})
    setup = Setup(options, players, (PURSE,) * players, Chance("reversis"))
    assert GAME.unfit(setup) is None
    return GAME.new(setup)


def dealt(preset: str = "hoyle", dealer: Seat = A, players: int = 4, **more: Any) -> ReversisState:
    """A deal by this dealer, at its first question after the cut."""
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
    """At the first lead: the hands in the order of play from seat 0, and the cards put away."""
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
    """The pool holds so much, at the cost of the store."""
    balances = s.ledger.balances
    balances[STORE] = Farthings(balances[STORE] + balances.get(pool, 0) - sum_)
    balances[pool] = Farthings(sum_)


def boxes(s: ReversisState) -> list[int]:
    return [in_box(s, seat) for seat in seats(s.seats)]


def do(s: ReversisState, *actions: Action) -> list[AnyEvent]:
    """These answers, none of which is refused."""
    told: list[AnyEvent] = []
    for action in actions:
        assert type(action) in acts_of(GAME, s, action.seat), action
        assert GAME.refuse(s, action) is None, (action, GAME.refuse(s, action))
        GAME.apply(s, action, told.append)
    return told


def play(s: ReversisState, cards: str) -> list[AnyEvent]:
    """These cards by whoever is to play."""
    told = []
    for card in parse_all(cards):
        told += do(s, Play(s.public.turn, card))
    return told


def refusal(s: ReversisState, action: Action) -> str:
    reason = GAME.refuse(s, action)
    assert reason is not None
    return reason.key


def listed(s: ReversisState, seat: Seat) -> list[Action]:
    question = GAME.question(s)
    assert question is not None
    return list(GAME.answers(s, question, seat))


def paid(told: Sequence[AnyEvent], why: str) -> list[tuple[str, str, int]]:
    return [(e.source.text, e.target.text, e.farthings) for e in told if isinstance(e, Paid) and e.why.key == why]


def announced(told: Sequence[AnyEvent]) -> list[str]:
    return [e.words.key for e in told if isinstance(e, Announced)]


def said(told: Sequence[AnyEvent]) -> list[str]:
    return [e.words.key for e in told if isinstance(e, Said)]


def view(s: ReversisState, seat: Seat) -> View:
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
    told: list[AnyEvent] = []
    s.tell, s.told = told.append, live_facts(s.public)
    rules.deal(s)
    hands = [(e.target, len(e.cards)) for e in told if isinstance(e, Moved) and e.target.startswith("hand")]
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
    """A dealer adds to it before each deal but the first of these; it is laid down anew when it is short (R20)."""
    s = dealt()
    hold(s, LITTLE, given["start"])
    fall = Fall(parse("QH"), "led", C, C, C, 0, False)
    for number, (event, deal) in enumerate(zip(given["events"], expect["deals"], strict=True)):
        if number:
            rules.lay_stakes(s, LITTLE)
        assert in_pool(s, LITTLE) == deal["pool_before"]
        before = in_box(s, C)
        if event != "none":
            count = replace(counted([0] * 4, [0] * 4, A), falls=(replace(fall, how=event),))
            rules.settle_pool(s, count, parse("QH"), LITTLE)
        assert abs(in_box(s, C) - before) == deal["amount"]
        assert in_pool(s, LITTLE) == deal["pool_after"]
    rules.lay_stakes(s, LITTLE)
    assert in_pool(s, LITTLE) == expect["pool_for_next"]


@examples("may_discard")
def test_when_a_quinola_may_be_put_away(given: Any, expect: Any) -> None:
    s = dealt()
    hold(s, GREAT, given["pools"]["great"])
    hold(s, LITTLE, given["pools"]["little"])
    for card in given["cards"]:
        assert rules.is_bound(s, parse(card)) != expect[card]


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
    assert counting.between(s.public, s.options, loser, winner, given["party"])[2] == expect["pays"]


@examples("consolation")
def test_what_is_paid_at_once(given: Any, expect: Any) -> None:
    s = dealt()
    leader, winner = Seat(given.get("trick_leader", 0)), Seat(given.get("trick_winner", 0))
    fall = Fall(parse(given["card"]), given["how"], Seat(given["holder"]), leader, winner, 0, given["last_trick"])
    found = counting.consolation(s.public, s.options, fall)
    assert sorted(map(list, found)) == sorted(expect["payments"])


@examples("led_out")
def test_what_is_due_for_a_card_led(given: Any, expect: Any) -> None:
    s = dealt()
    leader, winner = Seat(given["leader"]), Seat(given["party_winner"])
    fall = Fall(parse(given["card"]), "led", leader, leader, leader, 0, given["last_trick"])
    others = [seat for seat in seats(4) if seat != winner]
    count = Count(points=(0,) * 4, tricks=(0,) * 4, placing=(winner, *others), falls=(fall,))
    assert list(map(list, counting.led_out(s.public, s.options, count))) == expect["payments"]


@examples("deal")
def test_a_whole_deal(given: Any, expect: Any) -> None:
    """Fish and dishes, from the first lead to the settlement."""
    pools = given["pools"]
    s = laid(
        given["hands"], given["discard"], Seat(given["dealer"]), (pools["great"], pools["little"]), given["preset"]
    )
    before, told = boxes(s), play(s, " ".join(given["tricks"]))
    count = counting.count_deal(s.public, s.options)
    takers = [taker(s.public, trick, counting.ORDER) for trick in range(len(s.public.plays))]
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
    s = dealt("plain", stake=given["stake"])
    s.public.plays = ((0,),) * 13
    count = counted(given["points"], given["tricks"], given["dealer"])
    before = boxes(s)
    rules.settle_plain(s, count)
    assert [now - then for now, then in zip(boxes(s), before, strict=True)] == expect["purses"]
    assert boxes(s)[expect["winner"]] == max(boxes(s))


@examples("plain_deal")
def test_how_far_the_cards_go_round(given: Any, expect: Any) -> None:
    for players, each, left in zip(given["players"], expect["cards_each"], expect["left_out"], strict=True):
        s = dealt("plain", players=players)
        assert [len(s.at(HAND[seat])) for seat in seats(players)] == [each] * players
        assert len(s.at(STOCK)) == left
        assert all(zone.cards in ((), (HIDDEN,) * left) for zone in view(s, A).zones if zone.key == "pack")


@examples("espagnolette")
def test_what_is_an_espagnolette(given: Any, expect: Any) -> None:
    o = GAME.preset(given["preset"], 4)
    assert [is_espagnolette(parse_all(hand), o) for hand in given["hands"]] == expect["holds"]
