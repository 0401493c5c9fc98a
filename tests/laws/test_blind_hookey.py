"""Rules and odds of Blind Hookey: worked examples, rulings and options, the rule book's figures, and actual play."""

import json
import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import permutations
from math import sqrt
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.cards import build_pack, parse
from crowe_table.engine.core import Action, Announced, AnyEvent, Moved, Paid, PickAmount, Said, Seat, Setup
from crowe_table.engine.money import MINT, STAKES, Farthings, purse
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.blind_hookey import odds, rules
from crowe_table.games.blind_hookey.actions import Divide, LiftPacket, Stake, StakeNoMore, StakeNothing, TakeHeap
from crowe_table.games.blind_hookey.options import HookeyOptions
from crowe_table.games.blind_hookey.player import advise, evaluate
from crowe_table.games.blind_hookey.rules import BlindHookey
from crowe_table.games.blind_hookey.state import (
    HEAP,
    HEAPS,
    PACKET,
    HookeyPhase,
    HookeyState,
    of_dealer,
    value,
)
from crowe_table.kit.between_deals import ProposeRise, Ready, Rise
from crowe_table.kit.dealing import Cut
from crowe_table.kit.purses import in_purse
from crowe_table.kit.shuffling import LeavePack, Shuffle
from crowe_table.kit.stakes import bet, bets
from crowe_table.search.levels import LEARNER, SOUND
from crowe_table.words.rule_book import rule_book_of
from tests.laws.worked import acts_of, announced, done, examples_among, left_on_table
from tests.present import present

DEALER, VISITOR = Seat(1), Seat(0)

GAME = BlindHookey()
EXAMPLES = json.loads(Path(__file__).with_name("blind_hookey_examples.json").read_text(encoding="utf-8"))
examples = examples_among(EXAMPLES)
PACKETS, HEAPED = GAME.preset("packets", 4), GAME.preset("heaps", 4)
PURSE = STAKES["coffee_house"].purse
DEAL, B, C, D = map(Seat, range(4))


def seated(options: HookeyOptions = PACKETS, purses: Sequence[int] = (PURSE,) * 4, dealer: Seat = DEAL) -> HookeyState:
    """Return a table with these purses and the pack cut for its first hand."""
    held = tuple(map(Farthings, purses))
    s = GAME.new(Setup(options, len(held), held, Chance("blind")))
    rules.begin_hand(s, dealer)
    do(s, LeavePack(dealer), Cut(s.public.after(dealer, -1), 26))
    return s


def do(s: HookeyState, *actions: Action) -> list[AnyEvent]:
    """Submit legal actions and return the events."""
    return done(GAME, s, actions)


def refused(s: HookeyState, action: Action) -> str:
    reason = GAME.refuse(s, action)
    assert reason is not None, action
    return reason.key


def served(s: HookeyState) -> None:
    """Let every player lift the minimum packet."""
    while s.public.phase is HookeyPhase.PACKETS:
        do(s, LiftPacket(s.public.to_speak[0], s.options.least_packet))


def lay_beneath(s: HookeyState, bottoms: Mapping[str, str]) -> None:
    """Make these cards the bottom cards of these piles. They change places with the present bottom cards."""
    for key, name in bottoms.items():
        card = parse(name)
        there = next(cards for cards in s.piles.values() if card in cards)
        at = there.index(card)
        s.piles[key][0], there[at] = card, s.piles[key][0]


def net(s: HookeyState) -> list[int]:
    return list(GAME.result(s))


# --- The worked examples ---------------------------------------------------------------------------------------------


def outcome(events: Sequence[object], seat: Seat) -> str:
    """Return what the events say about a player: that the player is paid, pays, or neither."""
    paid = [each for each in events if isinstance(each, Paid)]
    if any(each.why.key == "paid-player" and each.target == purse(seat) for each in paid):
        return "paid"
    return "pays" if any(each.why.key == "paid-dealer" and each.source == bet(seat) for each in paid) else "stand_off"


@examples("hand")
def test_a_worked_hand(given: dict[str, Any], expect: dict[str, Any]) -> None:
    names = ["dealer", *given["bottoms"]]
    s = seated(replace(PACKETS, **given.get("options", {})), (PURSE,) * len(names))
    served(s)
    lay_beneath(s, {PACKET[at].key: card for at, card in enumerate([given["dealer"], *given["bottoms"].values()])})
    events = do(s, *[Stake(Seat(names.index(name)), sum_) for name, sum_ in given["stakes"].items()])
    assert net(s) == [expect["net"][name] for name in names]
    assert s.public.passes == expect["deal_ends"]
    results = {name: outcome(events, Seat(at)) for at, name in enumerate(names) if at}
    assert results == expect["results"]
    assert left_on_table(s) == {}


def table_of_players(players: int) -> HookeyState:
    """Return a table of this many players before the first packet is lifted.

    The limits of a packet depend only on the number of players.
    """
    s = seated(purses=(PURSE,) * min(players, 8))
    s.public.ring = tuple(map(Seat, range(players)))
    return s


@examples("sizes")
def test_worked_sizes(given: dict[str, Any], expect: dict[str, Any]) -> None:
    s = table_of_players(given["players"])
    least, most = s.options.least_packet, rules.max_packet(s)
    assert {"min": least, "max": most, "possible": least <= most} == expect


@pytest.mark.parametrize(("players", "most"), [(2, 26), (8, 6), (9, 5), (10, 5), (11, 4), (13, 4), (14, 3)])
def test_the_maximum_packet_is_a_whole_share(players: int, most: int) -> None:
    """Ruling R2: each of thirteen players can have four cards, but fourteen players cannot."""
    assert rules.max_packet(table_of_players(players)) == most


@examples("cut")
def test_worked_packets(given: dict[str, Any], expect: dict[str, Any]) -> None:
    s = seated(purses=(PURSE,) * given["players"])
    for number in given["cuts"]:
        action = LiftPacket(s.public.to_speak[0], number)
        if GAME.refuse(s, action):
            assert refused(s, action) == "refuse-packet"
            assert (expect["legal"], expect["dealer_packet"]) == (False, None)
            return
        do(s, action)
    assert expect["legal"]
    assert len(s.at(PACKET[DEAL])) == expect["dealer_packet"]


@examples("heaps")
def test_worked_heaps(given: dict[str, Any], expect: dict[str, Any]) -> None:
    s = seated(HEAPED, (PURSE,) * (1 + len(given["stakes"])))
    do(s, Divide(DEAL, (10, 20, 22)))
    lay_beneath(s, {HEAP[name].key: card for name, card in given["bottoms"].items()})
    for name, stakes in given["stakes"].items():
        seat = Seat("ABCD".index(name))
        ((heap, sum_),) = stakes.items()
        action = Stake(seat, sum_, heap)
        if not expect["legal"] and GAME.refuse(s, action):
            assert refused(s, action) == "refuse-third-heap"
            return
        do(s, action, StakeNoMore(seat))
    assert expect["legal"]
    do(s, TakeHeap(DEAL, given["dealer_takes"]))
    assert s.public.taken == expect["dealer_heap"]
    assert dict(zip(("dealer", "B", "C", "D"), net(s), strict=False)) == expect["net"]
    assert s.public.passes == expect["deal_ends"]


@examples("limit")
def test_a_worked_limit(given: dict[str, Any], expect: dict[str, Any]) -> None:
    s = seated(purses=(given["dealer_purse"], PURSE, PURSE, PURSE))
    served(s)
    assert (s.options.least, s.options.most) == (given["min_stake"], given["max_stake"])
    lay_beneath(s, {PACKET[DEAL].key: "AS"})
    events: list[object] = []
    stakes = dict.fromkeys(given["wanted"], 0)
    for name, wanted in given["wanted"].items():
        seat = Seat("ABCD".index(name))
        if s.public.phase is HookeyPhase.STAKES:
            amount = present(GAME.ask_for(s, present(GAME.question(s)), seat).call_of(seat)).forms[0].parts[-1]
            assert isinstance(amount, PickAmount)
            most = amount.most
            if wanted > most:
                assert refused(s, Stake(seat, wanted)) == "refuse-unanswered"
            stakes[name] = min(wanted, most)
            events += do(s, Stake(seat, Farthings(stakes[name])))
    assert stakes == expect["stakes"]
    (covered,) = [each.farthings for each in events if isinstance(each, Paid) and each.source == purse(DEAL)]
    assert given["dealer_purse"] - covered == expect["dealer_free"]
    assert in_purse(s, DEAL) - given["dealer_purse"] == sum(stakes.values()), "the ace takes them all"


@examples("edge")
def test_worked_odds(given: dict[str, Any], expect: dict[str, Any]) -> None:
    many = given["opponents"]
    told = {
        "dealer_loses_all": str(odds.all_round(many)),
        "mean_hands": str(odds.hands_in_deal(many)),
        "dealer_gain_per_deal": str(odds.gain_of_deal(many, "dealer")),
    }
    assert told == expect


# --- Every ruling and option -----------------------------------------------------------------------------------------


def test_the_ace_is_high_when_shown_and_low_in_the_cut_by_default() -> None:
    # Ruling R1.
    ace, two, king = map(parse, ("AS", "2S", "KS"))
    assert value(ace, "high") > value(king, "high") > value(two, "high")
    assert value(ace, "low") < value(two, "low") < value(king, "low")
    for cut_ace, deals in (("low", 0), ("high", 1)):
        s = GAME.new(Setup(replace(PACKETS, cut_ace=cut_ace), 2, (PURSE,) * 2, Chance("cut")))
        pack = s.piles["pack"]
        for seat, card in enumerate((ace, king)):
            do(s, Cut(Seat(seat), pack.index(card)))
        assert s.public.dealer == deals


def test_equals_cut_again() -> None:
    s = GAME.new(Setup(PACKETS, 2, (PURSE,) * 2, Chance("cut")))
    for seat, name in ((0, "5S"), (1, "5H"), (0, "9S"), (1, "3C")):
        assert s.public.phase is HookeyPhase.CUT_FOR_DEAL
        do(s, Cut(Seat(seat), s.piles["pack"].index(parse(name))))
    assert s.public.dealer == 1


def test_the_maximum_packet_is_a_share_of_the_pack_or_of_the_rest() -> None:
    """Ruling R2: in both cases at least four cards remain for the dealer."""
    for due_share, second in (("whole", 13), ("remaining", 16)):
        s = seated(replace(PACKETS, due_share=due_share))
        assert rules.max_packet(s) == 13
        do(s, LiftPacket(B, 4))
        assert rules.max_packet(s) == second
    s = seated(replace(PACKETS, due_share="remaining"), (PURSE,) * 8)
    while s.public.phase is HookeyPhase.PACKETS:
        do(s, LiftPacket(s.public.to_speak[0], rules.max_packet(s)))
    assert len(s.at(PACKET[DEAL])) >= 4
    s = seated(replace(PACKETS, least_packet=1))
    do(s, LiftPacket(B, 1))


def test_a_packet_keeps_the_packs_order() -> None:
    s = seated()
    top = s.piles["pack"][-9:]
    (moved,) = [each for each in do(s, LiftPacket(B, 9)) if isinstance(each, Moved)]
    assert s.at(PACKET[B]) == top
    assert moved.viewers == 0, "and nobody sees it"


def test_equal_cards_win_for_the_dealer_or_push() -> None:
    # Ruling R3.
    for equal, lost in (("dealer", 24), ("push", 0)):
        s = seated(replace(HEAPED, equal=equal), (PURSE,) * 2)
        do(s, Divide(DEAL, (4, 4, 44)))
        lay_beneath(s, {HEAP["left"].key: "9S", HEAP["middle"].key: "9H"})
        do(s, Stake(B, Farthings(24), "left"), StakeNoMore(B), TakeHeap(DEAL, "middle"))
        assert net(s) == [lost, -lost]
        assert not s.public.passes, "a stake that stands off was not lost"


def test_all_must_stake_unless_they_may_sit_out() -> None:
    """Rulings R4 and R12: without stakes no card is shown, and the deal passes."""
    s = seated()
    served(s)
    assert acts_of(GAME, s, B) == {Stake}
    s = seated(replace(PACKETS, must_stake=False))
    served(s)
    assert acts_of(GAME, s, B) == {Stake, StakeNothing}
    events = do(s, StakeNothing(B), StakeNothing(C), StakeNothing(D))
    assert [each.words.key for each in events if isinstance(each, Announced)] == ["result-void"]
    assert s.public.passes
    assert not any(isinstance(each, Moved) for each in events)
    do(s, *map(Ready, s.public.ring))
    assert s.public.dealer == B


def test_stakes_are_limited_by_the_options_and_the_purse() -> None:
    # Ruling R5.
    s = seated(replace(PACKETS, min_stake=2, max_stake=9, stake_unit=2), (PURSE, PURSE, 72, PURSE))
    served(s)
    least, most, step = s.options.least, s.options.most, s.options.step
    assert (least, most, step) == (48, 192, 48)
    assert [refused(s, Stake(B, Farthings(sum_))) for sum_ in (24, 60, 240)] == [
        "refuse-too-little",
        "refuse-step",
        "refuse-too-much",
    ]
    do(s, Stake(B, Farthings(192)))
    assert refused(s, Stake(C, Farthings(96))) == "refuse-purse"


def test_a_player_short_of_money_sits_out_until_buying_in() -> None:
    s = seated(purses=(PURSE, 12, PURSE, PURSE))
    assert s.public.playing == (DEAL, C, D)
    assert rules.max_packet(s) == 17


def test_two_of_three_heaps_may_be_backed() -> None:
    """Ruling R6: a player backs one or two different heaps. Nobody backs the third heap."""
    s = seated(HEAPED)
    do(s, Divide(DEAL, (4, 4, 44)), Stake(B, Farthings(24), "left"))
    assert refused(s, Stake(B, Farthings(24), "left")) == "refuse-same-heap"
    do(s, Stake(B, Farthings(48), "right"))
    assert s.public.to_speak[0] == C, "two are enough"
    assert refused(s, Stake(C, Farthings(24), "middle")) == "refuse-third-heap"
    do(s, Stake(C, Farthings(24), "right"), StakeNoMore(C), Stake(D, Farthings(24), "left"))
    events = do(s, StakeNoMore(D))
    assert s.public.taken == "middle"
    turned = [each.source for each in events if isinstance(each, Moved)]
    assert turned == [HEAP[name].key for name in ("middle", "left", "right")], "the dealer's first"


@pytest.mark.parametrize(("left", "asked"), [(23, ()), (24, (B,)), (25, (B,))])
def test_a_second_heap_is_offered_while_the_dealer_can_answer_the_least_stake(
    left: int, asked: tuple[Seat, ...]
) -> None:
    # Ruling R5.
    s = seated(HEAPED)
    s.ledger.pay(purse(DEAL), MINT, Farthings(PURSE - 96 - left), "test")
    do(s, Divide(DEAL, (4, 4, 44)), Stake(B, Farthings(96), "left"))
    assert s.public.to_speak[:1] == asked


def test_stakes_on_one_heap_leave_the_dealer_a_choice() -> None:
    # Ruling R7.
    for heap in HEAPS[1:]:
        s = seated(HEAPED, (PURSE,) * 2)
        do(s, Divide(DEAL, (4, 4, 44)), Stake(B, Farthings(24), "left"), StakeNoMore(B))
        assert refused(s, TakeHeap(DEAL, "left")) == "refuse-spot"
        do(s, TakeHeap(DEAL, heap))
        assert of_dealer(s.public)[0] == HEAP[heap]
        chart = GAME.chart(project(GAME, s, B, GAME.question(s)), "odds")
        assert chart is not None
        assert chart.title.key == f"chart-shown-{heap}", "which of three open cards is the dealer’s stays to be read"


def test_a_heap_has_four_cards_at_the_least() -> None:
    s = seated(HEAPED)
    for numbers in ((3, 4, 45), (4, 4, 43), (26, 26)):
        assert refused(s, Divide(DEAL, numbers)) == "refuse-numbers"


def test_the_deal_passes_only_after_losing_to_all() -> None:
    """Rulings R8 and R11: the deal passes to the next player on the left whose purse covers a stake."""
    for options in (PACKETS, HEAPED):
        for dealers, passes in (("2S", True), ("AS", False)):
            s = seated(options, (PURSE, PURSE, PURSE))
            if options is PACKETS:
                served(s)
                lay_beneath(s, {PACKET[DEAL].key: dealers, PACKET[B].key: "9S", PACKET[C].key: "TS"})
                do(s, Stake(B, Farthings(24)), Stake(C, Farthings(24)))
            else:
                do(s, Divide(DEAL, (4, 4, 44)))
                lay_beneath(s, {"heap_left": "9S", "heap_middle": "TS", "heap_right": dealers})
                do(
                    s,
                    Stake(B, Farthings(24), "left"),
                    StakeNoMore(B),
                    Stake(C, Farthings(24), "middle"),
                    StakeNoMore(C),
                )
            assert s.public.passes == passes
            do(s, *map(Ready, s.public.ring))
            assert (s.public.dealer, s.public.held) == ((B, 1) if passes else (DEAL, 2))


def test_the_deal_passes_after_the_hand_limit_or_without_cover() -> None:
    s = seated(replace(PACKETS, max_hands=1), (PURSE, 12, PURSE, PURSE))
    served(s)
    lay_beneath(s, {PACKET[DEAL].key: "AS"})
    events = do(s, Stake(C, Farthings(24)), Stake(D, Farthings(24)))
    assert "say-deal-passes" in [each.words.key for each in events if isinstance(each, Said)]
    do(s, *map(Ready, s.public.ring))
    assert s.public.dealer == C, "B could not"
    s = seated(replace(PACKETS, buy_in=0), (24, PURSE, PURSE))
    served(s)
    lay_beneath(s, {PACKET[DEAL].key: "2S", PACKET[B].key: "3S"})
    do(s, Stake(B, Farthings(24)))
    assert s.public.passes, "C was not answered, and does not count"


def test_the_pack_is_whole_and_shuffled_in_every_hand() -> None:
    # Ruling R9.
    s = seated()
    before = s.piles["pack"][:]
    served(s)
    do(s, Stake(B, Farthings(24)), Stake(C, Farthings(24)), Stake(D, Farthings(24)), *map(Ready, s.public.ring))
    assert sorted(s.piles["pack"]) == sorted(before)
    assert s.piles["pack"] != before
    assert acts_of(GAME, s, s.public.dealer) == {Shuffle, LeavePack}


def test_losers_are_collected_before_winners_are_paid() -> None:
    s = seated()
    served(s)
    lay_beneath(s, {PACKET[DEAL].key: "9S", PACKET[B].key: "TS", PACKET[C].key: "2S", PACKET[D].key: "KS"})
    events = do(s, Stake(B, Farthings(24)), Stake(C, Farthings(48)), Stake(D, Farthings(72)))
    paid = [(each.source.text, each.target.text, each.farthings) for each in events if isinstance(each, Paid)][3:]
    assert paid == [
        ("purse:0", "bank:0", 144),
        ("bet:2", "bank:0", 48),
        ("bank:0", "purse:1", 24),
        ("bet:1", "purse:1", 24),
        ("bank:0", "purse:3", 72),
        ("bet:3", "purse:3", 72),
        ("bank:0", "purse:0", 96),
    ]


def test_the_length_of_a_sitting() -> None:
    # Ruling R13.
    s = seated(replace(PACKETS, hands=0))
    served(s)
    do(s, Stake(B, Farthings(24)), Stake(C, Farthings(24)), Stake(D, Farthings(24)))
    assert acts_of(GAME, s, B) == {Ready, Rise}
    do(s, Rise(B))
    assert GAME.question(s) is None
    s = seated(replace(PACKETS, hands=2))
    for _ in range(2):
        served(s)
        while s.public.phase is HookeyPhase.STAKES:
            do(s, Stake(s.public.to_speak[0], Farthings(24)))
        if GAME.question(s):
            assert acts_of(GAME, s, B) == {Ready, ProposeRise}
            do(s, *map(Ready, s.public.ring))
            do(s, LeavePack(s.public.dealer), Cut(s.public.after(s.public.dealer, -1), 1))
    assert GAME.question(s) is None


def test_a_table_needs_limits_that_leave_a_stake_and_two_purses() -> None:
    for options, purses, key in (
        (replace(PACKETS, stake_unit=10, max_stake=9), (PURSE,) * 2, "unfit-limits"),
        (PACKETS, (PURSE, 23), "unfit-purses"),
    ):
        assert present(GAME.unfit(Setup(options, 2, tuple(map(Farthings, purses)), Chance("unfit")))).key == key


# --- The odds --------------------------------------------------------------------------------------------------------


def test_the_odds_agree_with_a_count_of_every_case() -> None:
    """The count covers all bottom cards of three packets, by rank and by the number of copies left."""
    beaten = equal = both = whole = 0
    ranks = [card % 13 for card in build_pack()]
    for dealers in range(13):
        left = ranks.copy()
        left.remove(dealers)
        for first, second in permutations(left, 2):
            beaten += first > dealers
            equal += first == dealers
            both += first > dealers and second > dealers
            whole += 1
    assert [odds.beats(), odds.equals(), odds.all_round(2)] == [Fraction(each, whole) for each in (beaten, equal, both)]


def test_the_rule_book_has_the_computed_odds() -> None:
    """The rule book states the bank's share, the chances against each card, and a table of deals."""
    text = "\n".join(page.text for page in rule_book_of("blind-hookey").pages if page.anchor == "the-odds")
    assert f"{odds.bank_gains('dealer')}, or {100 * float(odds.bank_gains('dealer')):.2f} in a hundred" in text
    assert odds.bank_gains("push") == 0
    for name, card in (("two", "2S"), ("five", "5S"), ("eight", "8S"), ("Knave", "JS"), ("King", "KS")):
        higher = 13 - value(parse(card), "high")
        assert f"{name} {odds.against(higher) * 51} times in 51" in text
    rows = re.findall(r"\w+(?: players)?: ([\d/]+), ([\d/]+), ([\d/]+)[;.]", text)
    told = [tuple(map(Fraction, row)) for row in rows]
    assert told == [(odds.all_round(n), odds.hands_in_deal(n), odds.gain_of_deal(n, "dealer")) for n in range(1, 8)]


def bank_gains(options: HookeyOptions, hands: int, seed: str) -> list[tuple[float, int]]:
    """Return the dealer's gain in each hand, in stakes, and the number of stakes.

    Sound players stake one each, on packets of thirteen cards or on thirds of the pack.
    """
    deep = (Farthings(10**9),) * 4
    base = GAME.new(Setup(options, 4, deep, Chance(seed)))
    found = []
    for number in range(hands):
        s = base.clone()
        rules.begin_hand(s, DEAL)
        s.rng = s.chance.stream("hand", number)
        s.rng.shuffle(s.piles["pack"])
        for action in (LeavePack(DEAL), Cut(D, 26)):
            GAME.apply(s, action)
        for seat in (B, C, D) if options.method == "packets" else ():
            GAME.apply(s, LiftPacket(seat, 13))
        if options.method == "heaps":
            GAME.apply(s, Divide(DEAL, (17, 17, 18)))
        staked = 0
        while s.public.phase is not HookeyPhase.SETTLED:
            answer = _soundly(s)
            staked += isinstance(answer, Stake)
            GAME.apply(s, answer)
        found.append(((in_purse(s, DEAL) - deep[DEAL]) / options.least, staked))
    return found


def _soundly(s: HookeyState) -> Action:
    question = GAME.question(s)
    assert question is not None
    view = project(GAME, s, question.asked[0].seat, question)
    action = evaluate(view, SOUND, s.rng)[0].action
    assert action is not None
    return action


def apart(found: Sequence[tuple[float, int]], exact: Fraction) -> tuple[float, float]:
    """Return the bank's share of all stakes, and the standard error of this share if ``exact`` is the true one."""
    stakes = sum(staked for _, staked in found)
    mean = sum(gained for gained, _ in found) / stakes
    return mean, sqrt(sum((gained - float(exact) * staked) ** 2 for gained, staked in found)) / stakes


@pytest.mark.parametrize("options", [PACKETS, HEAPED], ids=["packets", "heaps"])
def test_a_banks_gain_in_play_agrees_with_the_exact_advantage(options: HookeyOptions) -> None:
    """The gain is within three standard errors. The soak test plays a hundred thousand hands."""
    exact = odds.bank_gains(options.equal)
    mean, error = apart(bank_gains(options, 200, "the bank"), exact)
    assert abs(mean - float(exact)) < 3 * error, f"{mean:.5f} ± {error:.5f}"


# --- The players, and the instructive hand ---------------------------------------------------------------------------


def test_a_sound_player_stakes_the_least_on_a_heap_that_is_backed() -> None:
    table = Table(GAME, Setup(HEAPED, 3, (PURSE,) * 3, Chance("sound")))
    while present(table.question).key != "stake-heaps":
        table.submit(table.view(present(table.question).asked[0].seat).legal[0])
    (first,) = present(table.question).awaited()
    table.submit(Stake(first, Farthings(240), "middle"))
    table.submit(StakeNoMore(first))
    view = table.view(present(table.question).awaited()[0])
    assert advise(view)[0].action == Stake(view.seat, Farthings(24), "middle")
    wanted = {evaluate(view, LEARNER, Chance(str(at)).stream("lot"))[0].action for at in range(40)}
    assert len(wanted) > 4, "a learner stakes whatever comes to mind"


def test_the_exhibit_is_solved_by_the_minimum_stake_only() -> None:
    for sum_, told in ((24, "exhibit-done"), (48, "exhibit-not-done")):
        options = GAME.preset("packets", 2)
        s = GAME.new(Setup(options, 2, (PURSE,) * 2, Chance("nothing"), exhibit="nothing-to-choose"))
        assert (s.public.dealer, s.public.to_speak) == (DEALER, (VISITOR,))
        events = do(s, Stake(VISITOR, Farthings(sum_)))
        assert told in announced(events)


def test_money_lies_only_on_stakes_and_bank_within_a_hand() -> None:
    s = seated()
    served(s)
    do(s, Stake(B, Farthings(24)))
    assert left_on_table(s) == {"bet:1": 24}
    assert [account.text for account in bets(s, s.public.others)] == ["bet:1"]
    assert games.game("blind-hookey").slug == "blind-hookey"
