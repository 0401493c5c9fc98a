"""Rules and odds of Bassett: worked examples, every ruling and option, the rule book's figures, and actual play."""

import json
import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import RANKS, parse, rank
from crowe_table.engine.core import NO_SEAT, Action, Announced, Moved, Paid, Seat, Setup, because
from crowe_table.engine.money import BANK, MINT, STAKES, Account, Farthings, purse
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.games.bassett import court, odds, rules
from crowe_table.games.bassett.actions import (
    CallTurn,
    Copper,
    LiftStake,
    Paroli,
    PlaceBet,
    Shift,
    Take,
    TakePay,
    Uncall,
    Uncopper,
)
from crowe_table.games.bassett.cover import LAST_CARDS, covers, open_spots
from crowe_table.games.bassett.options import BassettOptions
from crowe_table.games.bassett.player import advise
from crowe_table.games.bassett.reasons import REASONS
from crowe_table.games.bassett.rules import Bassett
from crowe_table.games.bassett.spots import HIGH, KINDS, SPOTS, name_of
from crowe_table.games.bassett.stakes import record_placement, return_uncovered
from crowe_table.games.bassett.state import (
    BENT,
    BET,
    COPPERED,
    PACK,
    BassettPhase,
    BassettState,
    level,
    stake_of_row,
    stake_on,
    unseen,
)
from crowe_table.games.bassett.state import lying as all_lying
from crowe_table.games.bassett.turn_effects import TurnFate, fate, stake_rows, worst_turn
from crowe_table.kit.bank import DeclineBank, TakeBank, bank_of
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.sale import BidSum, DropOut
from crowe_table.kit.stakes import put_down
from crowe_table.words.rule_book import rule_book_of
from tests.laws.worked import acts_of, examples_among
from tests.rule_books import rule_book

GAME = Bassett()
EXAMPLES = json.loads(Path(__file__).with_name("bassett_examples.json").read_text(encoding="utf-8"))
examples = examples_among(EXAMPLES)
PEARSON, SALOON, COURT = (GAME.preset(name, 4) for name in ("pearson", "saloon", "court"))
PURSE = STAKES["coffee_house"].purse
B, C, D = map(Seat, range(3))
NAMES = {"B": B, "C": C, "D": D}
FATES = {TurnFate.WIN: "win", TurnFate.LOSE: "lose", TurnFate.STAND_OFF: "stand_off", TurnFate.DOUBLET: "doublet"}


def seated(
    options: BassettOptions = PEARSON, seats: int = 3, cards: str = "", purses: Sequence[int] = ()
) -> BassettState:
    """Return a table against the house that is open for bets. ``cards`` are the next cards, in order."""
    held = tuple(map(Farthings, purses or (PURSE,) * seats))
    s = GAME.new(Setup(options, len(held), held, Chance("faro")))
    stack(s, cards)
    return s


def stack(s: BassettState, cards: str) -> None:
    """Put these cards on top of the pack, the first card topmost.

    Cards that have left the pack change places with others that are in it.
    """
    for at, name in enumerate(cards.split(), 1):
        card, pack = parse(name), s.at(PACK)
        there = next(pile for pile in s.piles.values() if card in pile)
        here = there.index(card)
        there[here], pack[-at] = pack[-at], card


def do(s: BassettState, *actions: Action) -> list[Any]:
    """Submit legal actions and return the events."""
    events: list[Any] = []
    for action in actions:
        assert type(action) in acts_of(GAME, s, action.seat), action
        assert (reason := GAME.refuse(s, action)) is None, (action, reason)
        GAME.apply(s, action, events.append)
        assert s.ledger.sum() == 0
        assert all(sum_ >= 0 for account, sum_ in s.ledger.balances.items() if account != MINT)
    return events


def refused(s: BassettState, action: Action) -> str:
    reason = GAME.refuse(s, action) if type(action) in acts_of(GAME, s, action.seat) else GAME.untimely(s, action)
    assert reason is not None, action
    return reason.key


def all_set(s: BassettState) -> list[Any]:
    """Say ready for every player who has not done so."""
    told: list[Any] = []
    for seat in s.public.to_set:
        told += do(s, Ready(seat))
    return told


def spot_of(on: str | list[str]) -> str:
    return on.lower() if isinstance(on, str) and len(on) > 1 else name_of(tuple(map(RANKS.index, on)))


def put(s: BassettState, bet: dict[str, Any]) -> Account:
    """Place the stake of an example, even if the sum is not a whole number of units."""
    seat, amount = NAMES[bet["by"]], bet["stake"] if "stake" in bet else bet["couch"]
    name = BENT[bet["level"] - 1] if bet.get("level") else COPPERED if bet.get("coppered") else BET
    account = Account(name, seat, spot_of(bet["on"]))
    put_down(s, account, Farthings(amount), because("paid-bet", spot="even", ranks=()))
    record_placement(s, account)
    return account


def net(s: BassettState, expect: dict[str, int], bank: int) -> dict[str, int]:
    """Return the gains of the bank and of these players. A player's gain includes the stakes still on the table."""
    now = dict(all_lying(s))
    found = {}
    for name in expect:
        if name == "bank":
            found[name] = s.ledger.balance(BANK) - bank
        else:
            seat = NAMES[name]
            laid = sum(sum_ for account, sum_ in now.items() if account.seat == seat)
            found[name] = in_purse(s, seat) + laid - PURSE
    return found


# --- The worked examples ---------------------------------------------------------------------------------------------


def of_first_turn(events: Sequence[Any]) -> list[Any]:
    """Return the events before a third card is drawn."""
    turned = 0
    for at, event in enumerate(events):
        if isinstance(event, Moved) and event.source == PACK.key:
            turned += len(event.cards)
            if turned > 2:
                return list(events[:at])
    return list(events)


def after(before: Mapping[Account, int], events: Sequence[Any]) -> dict[Account, int]:
    """Return the balance of every account after these payments."""
    held = dict(before)
    for event in events:
        if isinstance(event, Paid):
            held[event.source] = held.get(event.source, 0) - event.farthings
            held[event.target] = held.get(event.target, 0) + event.farthings
    return held


@examples("turn")
def test_a_worked_turn(given: dict[str, Any], expect: dict[str, Any]) -> None:
    turn = given["turn"]
    s = seated(replace(PEARSON, **given.get("options", {})), cards=f"{turn['loser']} {turn['winner']}")
    bank = s.ledger.balance(BANK)
    accounts = [put(s, bet) for bet in given["bets"]]
    loser, winner = (rank(parse(turn[name])) for name in ("loser", "winner"))
    fates = [fate(s.options, each.place, each.name == COPPERED, loser, winner) for each in accounts]
    assert [FATES.get(each, "undecided") for each in fates] == expect["results"]
    seen, before = unseen(s), dict(s.ledger.balances)
    held = after(before, of_first_turn(all_set(s)))
    gained = {name: held[purse(seat)] - PURSE for name, seat in NAMES.items()}
    for account in accounts:
        gained["BCD"[account.seat]] += held[account]
    gained["bank"] = held[BANK] - bank
    assert {name: sum_ for name, sum_ in gained.items() if name in expect["net"] or sum_} == expect["net"]
    assert [held[each] for each in accounts] == expect["left"]
    assert (unseen(s) == seen - 2) == expect["table_opens"]
    if expect["table_opens"]:
        assert s.public.phase is BassettPhase.BETS


@examples("spot")
def test_worked_spots(given: dict[str, Any], expect: dict[str, Any]) -> None:
    name = spot_of(given["on"])
    assert (name in SPOTS, KINDS.get(name)) == (expect["legal"], expect["kind"])


@examples("liability")
def test_a_worked_liability(given: dict[str, Any], expect: dict[str, Any]) -> None:
    s = seated()
    for bet in given["bets"]:
        put(s, bet)
    assert worst_turn(s.options, stake_rows(all_lying(s)), (4,) * 13)[0] == expect["worst"]


def to_last_three(options: BassettOptions, last_three: Sequence[str], seats: int = 3) -> BassettState:
    """Return a table open for bets with three cards left, in this order."""
    s = seated(options, seats)
    while unseen(s) > LAST_CARDS:
        all_set(s)
    stack(s, " ".join(last_three))
    s.public.cases = tuple([4 - sum(rank(card) == each for card in s.at(PACK)) for each in range(13)])
    return s


@examples("call")
def test_a_worked_call(given: dict[str, Any], expect: dict[str, Any]) -> None:
    options = replace(PEARSON, **given.get("options", {}))
    s = to_last_three(options, given["last_three"])
    bank = s.ledger.balance(BANK)
    orders = ["".join(call["order"]) for call in given["calls"]]
    calls = [
        CallTurn(NAMES[call["by"]], order, call["stake"]) for call, order in zip(given["calls"], orders, strict=True)
    ]
    do(s, *calls)
    before = dict(s.ledger.balances)
    events = [event for event in all_set(s) if not isinstance(event, Paid) or MINT not in (event.source, event.target)]
    paid = [event for event in events if isinstance(event, Paid)]
    won = {event.target.seat: event.farthings for event in paid if event.why.key == "paid-call-won"}
    lost = [event.source.seat for event in paid if event.why.key == "paid-call-lost"]
    fates = ["win" if each.seat in won else "lose" if each.seat in lost else "void" for each in calls]
    assert fates == expect["results"]
    rate = max([won[each.seat] // each.amount for each in calls if each.seat in won], default=1)
    assert f"{rate}-1" == expect["pays"]
    held = after(before, events)
    gained = {name: held[purse(seat)] - PURSE for name, seat in NAMES.items()}
    gained["bank"] = held[BANK] - bank
    assert {name: sum_ for name, sum_ in gained.items() if name in expect["net"] or sum_} == expect["net"]


@examples("edge")
def test_worked_edges(given: dict[str, Any], expect: dict[str, Any]) -> None:
    left = odds.sample_counts(given["left"], given["unseen"])
    assert odds.bank_gains(PEARSON, "A", left) == Fraction(expect["per_turn"])
    assert odds.bank_keeps(PEARSON, "A", left) == Fraction(expect["per_decided"])


STEPS = ("", "couch won", "paroli", "sept-et-le-va", "quinze-et-le-va", "trente-et-le-va", "soixante-et-le-va")
"""Name of each consecutive win."""


def couch_result(events: Sequence[Any], stake: Account, now: Account, fasse: bool) -> str:
    """Return the result of a couch, judging by the events. ``now`` is the account in which the couch now is."""
    steps = [
        int(dict[str, Any](each.why.args)["number"])
        for each in events
        if isinstance(each, Paid) and each.why.key == "paid-step" and each.target == purse(stake.seat)
    ]
    taken = any(isinstance(each, Paid) and each.source == stake and each.target == BANK for each in events)
    if fasse:
        return "fasse" if taken else "stands"
    if taken:
        alike = any(isinstance(each, Announced) and each.words.key == "say-doublet" for each in events)
        return "doublet_to_bank" if alike else "lost"
    reached = steps[0] if steps else level(now)
    return STEPS[reached] if reached else "stands"


@examples("court")
def test_a_worked_couple(given: dict[str, Any], expect: dict[str, Any]) -> None:
    options = replace(COURT, **given.get("options", {}))
    s = seated(options, cards=given.get("fasse") or " ".join(given["couple"]))
    bank = s.ledger.balance(BANK)
    accounts = [put(s, bet) for bet in given["bets"]]
    turn = partial(court.turn_fasse if "fasse" in given else court.turn_couple, course=rules.COURT)
    events: list[Any] = []
    GAME._do(s, turn, events.append)
    for bet in given["bets"]:
        if "then" in bet and s.public.phase is BassettPhase.AFTER_WIN:
            events += do(s, (Take if bet["then"] == "take" else Paroli)(NAMES[bet["by"]]))
    found = []
    for account, wanted in zip(accounts, expect["bets"], strict=True):
        now = stake_on(s, Seat(account.seat), account.place)
        paid = [
            each.farthings
            for each in events
            if isinstance(each, Paid) and each.target == purse(account.seat) and each.why.key == "paid-step"
        ]
        row: dict[str, Any] = {"couch": s.ledger.balance(now), "level": level(now)}
        row["result"] = couch_result(events, account, now, "fasse" in given)
        found.append({**row, "paid": sum(paid)} if "paid" in wanted or paid else row)
    assert found == expect["bets"]
    assert net(s, expect["net"], bank) == expect["net"]


# --- The rulings -----------------------------------------------------------------------------------------------------


def test_the_spots_match_the_rule_books_figure() -> None:
    """Rulings R2, R3 and R4: the cloth has sixty-three spots at the cards, and three beside them."""
    assert len(SPOTS) == 66
    kinds = list(KINDS.values())
    assert [kinds.count(each) for each in ("single", "pair", "corner", "across", "skip", "three", "square")] == [
        *(13, 12, 10, 6, 8, 9, 5)
    ]
    for name, kind in (("2Q", "across"), ("A3", "skip"), ("69", "corner"), ("459T", "square"), ("456", "three")):
        assert KINDS[name] == kind


@pytest.mark.parametrize(("taken", "left"), [("half", 24), ("none", 48), ("whole", 0)])
def test_the_banks_share_of_a_split(taken: str, left: int) -> None:
    """The bank takes the smaller half of an odd sum (rulings R6 and R19)."""
    s = seated(replace(PEARSON, doublet=taken), cards="5D 5S")
    do(s, PlaceBet(B, Farthings(48), "5"))
    all_set(s)
    assert s.ledger.balance(Account(BET, B, "5")) == left


def test_the_high_card_and_even_and_odd() -> None:
    # Rulings R7 and R8.
    half = replace(PEARSON, high_tie="half")
    s = seated(half, cards="5D 5S")
    do(s, PlaceBet(B, Farthings(48), HIGH))
    all_set(s)
    assert s.ledger.balance(Account(BET, B, HIGH)) == 24
    assert (
        odds.bank_gains(half, HIGH, (4,) * 12 + (3,)) == Fraction(1, 2) * odds.turn(half, HIGH, (4,) * 12 + (3,)).splits
    )
    pips = replace(PEARSON, parity="pips")
    assert fate(PEARSON, "odd", False, RANKS.index("2"), RANKS.index("K")) is TurnFate.WIN
    assert fate(pips, "odd", False, RANKS.index("2"), RANKS.index("K")) is TurnFate.UNDECIDED


def test_when_the_table_opens() -> None:
    """Ruling R9: in the saloon the table opens for bets after every turn, and by the rule book after a decided bet.

    Ruling R10: if there are no bets, it always opens.
    """
    for options, turned in ((PEARSON, 4), (SALOON, 2), (PEARSON, 2)):
        s = seated(options, cards="KD 2S 7H 9C")
        if turned == 4 or options is SALOON:
            do(s, PlaceBet(B, Farthings(24), "7"))
        seen = unseen(s)
        all_set(s)
        assert seen - unseen(s) == turned
        assert s.public.phase is BassettPhase.BETS


def test_a_winning_stake_stays() -> None:
    """Ruling R11: a second copper turns the stake back to a plain one, and lifting the stake removes the copper."""
    s = seated(cards="KD 4S")
    do(s, PlaceBet(B, Farthings(24), "4"))
    all_set(s)
    assert (in_purse(s, B), s.ledger.balance(Account(BET, B, "4"))) == (PURSE, 24)
    do(s, Copper(B, "4"))
    assert s.ledger.balance(Account(COPPERED, B, "4")) == 24
    do(s, Uncopper(B, "4"), Shift(B, "4", "34"), PlaceBet(B, Farthings(48), "34"))
    assert s.ledger.balance(Account(BET, B, "34")) == 72
    do(s, LiftStake(B, "34"))
    assert in_purse(s, B) == PURSE + 24


def test_bets_are_whole_units_within_the_limit() -> None:
    """Each refusal has its own message (ruling R12)."""
    s = seated()
    assert refused(s, PlaceBet(B, Farthings(25), "4")) == "refuse-step"
    assert refused(s, PlaceBet(B, Farthings(528), "4")) == "refuse-limit"
    do(s, PlaceBet(B, Farthings(504), "4"))
    assert refused(s, PlaceBet(B, Farthings(24), "4")) == "refuse-limit"
    assert refused(s, PlaceBet(B, Farthings(24), "48")) == "refuse-spot"
    assert refused(s, Copper(B, "5")) == "refuse-no-stake"
    assert refused(s, CallTurn(B, "345", Farthings(24))) == "refuse-early-call"
    assert refused(seated(purses=(48, 48)), PlaceBet(B, Farthings(72), "4")) == "refuse-purse"
    do(s, Ready(B))
    assert refused(s, PlaceBet(B, Farthings(24), "5")) == "refuse-shut"


def test_the_limits_follow_the_options() -> None:
    s = to_last_three(replace(PEARSON, max_stake=3, call_max=2), ["KD", "4S", "9H"])
    assert refused(s, PlaceBet(B, Farthings(96), "4")) == "refuse-limit"
    assert refused(s, CallTurn(B, "K49", Farthings(72))) == "refuse-call-limit"
    do(s, PlaceBet(B, Farthings(72), "4"), CallTurn(B, "K49", Farthings(48)))


def test_the_house_bank_starts_with_its_fund() -> None:
    poor, rich = (seated(replace(PEARSON, bank_fund=fund)).ledger.balance(BANK) for fund in (300, 3000))
    assert (rich, rich - poor) == (3000 * PEARSON.unit, 2700 * PEARSON.unit)


@pytest.mark.parametrize(("counted", "why"), [(True, "hint-case"), (False, "hint-uncounted")])
def test_hints_give_no_counts_without_the_frame(counted: bool, why: str) -> None:
    # Ruling R18.
    s = to_last_three(replace(PEARSON, casekeeper=counted), ["KD", "4S", "9H"])
    view = project(GAME, s, B, GAME.question(s))
    assert REASONS.explain(view, advise(view))[0].why.key == why


@pytest.mark.parametrize(
    ("options", "last", "gains"),
    [
        (PEARSON, "KD 4S 9H", Fraction(-1, 6)),
        (replace(PEARSON, call_distinct=5), "KD 4S 9H", Fraction(0)),
        (PEARSON, "KD 4S 4H", Fraction(0)),
        (replace(PEARSON, call_pair=1), "KD 4S 4H", Fraction(-1, 3)),
        (PEARSON, "4D 4S 4H", Fraction(1)),
        (SALOON, "4D 4S 4H", Fraction(0)),
    ],
)
def test_the_average_gain_of_a_call(options: BassettOptions, last: str, gains: Fraction) -> None:
    # Ruling R13.
    assert odds.call_gains(options, [rank(parse(card)) for card in last.split()]) == gains


def test_a_call_is_limited_and_taken_back() -> None:
    s = to_last_three(PEARSON, ["KD", "4S", "9H"])
    assert refused(s, CallTurn(B, "K49", Farthings(144))) == "refuse-call-limit"
    assert refused(s, CallTurn(B, "K44", Farthings(24))) == "refuse-offer"
    do(s, CallTurn(B, "K49", Farthings(48)), Uncall(B, "K49"))
    assert in_purse(s, B) == PURSE


def test_remaining_stakes_are_returned() -> None:
    """Ruling R14: the last card decides nothing."""
    s = to_last_three(PEARSON, ["KD", "4S", "9H"])
    do(s, PlaceBet(B, Farthings(24), "9"))
    events = all_set(s)
    assert in_purse(s, B) == PURSE
    assert any(isinstance(each, Announced) and each.words.key == "say-last" for each in events)
    assert all_lying(s) == []


def small_bank(fund: int = 480, **rules_: Any) -> BassettState:
    """Return a table at which a player's bank has this sum, with two bettors."""
    s = seated(replace(PEARSON, bank_by="rotate", **rules_), 3)
    while s.public.offered.to[0] != D:
        do(s, DeclineBank(s.public.offered.to[0]))
    do(s, TakeBank(D, Farthings(fund)))
    return s


def test_the_bank_must_cover_the_bets() -> None:
    """Rulings R15 and R16: the banker cannot bet."""
    s = small_bank()
    assert refused(s, PlaceBet(D, Farthings(24), "4")) == "refuse-banker"
    do(s, PlaceBet(B, Farthings(456), "4"))
    assert refused(s, PlaceBet(C, Farthings(48), "4")) == "refuse-uncovered"
    do(s, PlaceBet(C, Farthings(24), "4"), PlaceBet(C, Farthings(480), "5"))
    assert refused(s, Copper(C, "5")) == "refuse-uncovered", "five losing and four winning would cost both"
    assert refused(s, Shift(C, "5", "6")) == "refuse-uncovered", "the bank is too poor for any bet at all"


@pytest.mark.parametrize(("laid", "open_"), [(456, True), (480, False)])
def test_a_spot_is_open_while_the_bank_can_pay_the_least_bet(laid: int, open_: bool) -> None:
    s = small_bank()
    do(s, PlaceBet(B, Farthings(laid), "4"))
    assert ("4" in open_spots(s, C), "5" in open_spots(s, C)) == (open_, True)


@pytest.mark.parametrize(("laid", "borne"), [(480, True), (481, False)])
def test_the_bank_covers_two_bets_of_which_only_one_can_win(laid: int, borne: bool) -> None:
    s = small_bank()
    stakes = [(Account(BET, B, "4"), Farthings(laid)), (Account(BET, C, "5"), Farthings(480))]
    assert covers(s, stakes) == borne


@pytest.mark.parametrize(("laid", "open_"), [(456, True), (480, False), (504, False)])
def test_a_spot_is_open_while_the_limit_leaves_the_least_bet(laid: int, open_: bool) -> None:
    s = seated(replace(PEARSON, max_stake=21 if laid == 504 else 20))
    do(s, PlaceBet(B, Farthings(laid), "4"))
    assert ("4" in open_spots(s, B)) == open_


@pytest.mark.parametrize(("other", "may"), [(240, True), (264, False)])
def test_a_bet_may_be_coppered_if_the_bank_covers_both(other: int, may: bool) -> None:
    """In the worst turn the bank pays both bets: the four wins, and the coppered five loses."""
    s = small_bank()
    do(s, PlaceBet(B, Farthings(240), "4"), PlaceBet(C, Farthings(other), "5"))
    assert (Copper in acts_of(GAME, s, C)) == may


@pytest.mark.parametrize(("held", "may"), [(23, False), (24, True)])
def test_a_player_with_the_minimum_stake_may_call(held: int, may: bool) -> None:
    s = to_last_three(PEARSON, ["KD", "4S", "9H"])
    leave(s, B, held)
    assert (CallTurn in acts_of(GAME, s, B)) == may


@pytest.mark.parametrize(
    ("limits", "why"),
    [
        ({"max_stake": 2, "call_max": 2}, ""),
        ({"max_stake": 1, "call_max": 2}, "unfit-limits"),
        ({"max_stake": 2, "call_max": 1}, "unfit-limits"),
        ({"max_stake": 1, "game": "court"}, "unfit-limits"),
        ({"max_stake": 2, "call_max": 1, "game": "court"}, ""),
    ],
)
def test_limits_admit_the_least_stake(limits: dict[str, Any], why: str) -> None:
    """Stakes go in steps of two units."""
    o = replace(PEARSON, stake_unit=2, **limits)
    reason = GAME.unfit(Setup(o, 3, (PURSE,) * 3, Chance("limits")))
    assert (reason.key if reason else "") == why


def one_punter(bank_by: str = "rotate", **rules_: Any) -> BassettState:
    """Return a table of two at which the first player asked takes the bank, or of one player against the house.

    Nobody may buy in.
    """
    s = seated(replace(PEARSON, bank_by=bank_by, hands=3, buy_in=0, **rules_), 1 if bank_by == "house" else 2)
    if bank_by == "rotate":
        do(s, TakeBank(s.public.offered.to[0], Farthings(480)))
    return s


def play_pack(s: BassettState) -> None:
    while s.public.phase is BassettPhase.BETS:
        all_set(s)


def leave(s: BassettState, seat: Seat, sum_: int) -> None:
    """Reduce a purse to at most this sum."""
    pay(s, purse(seat), MINT, Farthings(in_purse(s, seat) - sum_), because("paid-fund"))


def test_a_player_may_bank_against_one_punter() -> None:
    """Ruling R16: the banker cannot bet, and the other player bets as against the house.

    The bank passes to the left.
    """
    s = one_punter()
    banker = s.public.dealer
    punter = Seat(1 - banker)
    assert s.public.to_set == (punter,)
    assert acts_of(GAME, s, banker) == set()
    do(s, PlaceBet(punter, Farthings(24), "4"))
    play_pack(s)
    assert s.public.phase is BassettPhase.SETTLED
    do(s, Ready(banker), Ready(punter))
    assert s.public.offered.to == (punter, banker)


@pytest.mark.parametrize(
    ("bank_by", "short", "goes_on"),
    [
        ("rotate", 0, True),
        ("rotate", 1, False),
        ("house", 0, True),
        ("house", 1, False),
    ],
)
def test_a_sitting_continues_while_a_bettor_has_the_minimum_stake(bank_by: str, short: int, goes_on: bool) -> None:
    """If a player keeps the bank, two players need the minimum stake. If the house does, one is enough."""
    s = one_punter(bank_by)
    punter = B if bank_by == "house" else Seat(1 - s.public.dealer)
    leave(s, punter, s.options.least - short)
    play_pack(s)
    assert (s.public.phase is BassettPhase.SETTLED) == goes_on
    assert (s.public.phase is BassettPhase.OVER) != goes_on


@pytest.mark.parametrize(
    ("bank_by", "purses", "unfit"),
    [
        ("house", (24,), None),
        ("house", (23,), "unfit-house-purses"),
        ("rotate", (480,), "unfit-alone"),
        ("rotate", (480, 24), None),
        ("rotate", (480, 23), "unfit-bank"),
        ("rotate", (479, 24), "unfit-bank"),
        ("auction", (24, 480), None),
        ("auction", (24, 479), "unfit-bank"),
    ],
)
def test_the_purses_that_admit_a_bank(bank_by: str, purses: tuple[int, ...], unfit: str | None) -> None:
    """One bettor is enough. A banker needs a purse of twenty stakes, and a bettor needs one stake."""
    options = replace(PEARSON, bank_by=bank_by)
    assert (options.least, options.min_bank) == (24, 480)
    reason = GAME.unfit(Setup(options, len(purses), tuple(map(Farthings, purses)), Chance("fit")))
    assert (reason.key if reason else None) == unfit


def court_bank(fund: int, bets: Sequence[dict[str, Any]], cards: str = "") -> BassettState:
    """Return a court table with these couches. The house's bank has this sum."""
    s = seated(replace(COURT, max_stake=100), cards=cards)
    for bet in bets:
        put(s, bet)
    pay(s, BANK, MINT, Farthings(s.ledger.balance(BANK) - fund), because("paid-fund"))
    return s


COVERS = [
    ([("K", 0, 48)], 48),
    ([("K", 0, 48), ("Q", 0, 96)], 96),
    ([("K", 0, 48), ("K", 0, 48)], 96),
    ([("K", 1, 48)], 48 * 3),
    ([("K", 5, 48)], 48 * 67),
    ([("K", 1, 48), ("Q", 2, 48)], 48 * 1 + 48 * 7),
    ([("K", 1, 48), ("K", 0, 48)], 48 * 3 + 48),
    ([("K", 1, 48), ("Q", 0, 96)], 48 * 1 + 96),
    ([("K", 1, 48), ("Q", 0, 97)], 48 * 1 + 97),
    ([("K", 1, 48), ("Q", 0, 95)], 48 * 3),
]
"""Couches by card, step and sum, with the sum that the bank needs to cover them (R15, R25).

The most expensive card counts at its next step, and all other bent cards count at their present step.
"""


@pytest.mark.parametrize(("couches", "covered"), COVERS)
def test_the_cover_required_at_court(couches: Sequence[tuple[str, int, int]], covered: int) -> None:
    """If the bank has exactly this sum, all stakes stay.

    If it has a farthing less, it returns a couch or pays a bent card (R24).
    """
    bets = [{"by": "BC"[at], "on": on, "couch": sum_, "level": bent} for at, (on, bent, sum_) in enumerate(couches)]
    for fund, kept in ((covered, True), (covered - 1, False)):
        s = court_bank(fund, bets)
        assert covers(s, all_lying(s)) == kept
        lay = all_lying(s)
        return_uncovered(s)
        assert (all_lying(s) == lay) == kept
        assert s.ledger.balance(BANK) >= 0
        assert {stake_of_row(s, row) for row in s.public.laid} == {account for account, _ in all_lying(s)}


def test_a_couch_is_limited_by_the_courts_bank() -> None:
    """Only one card can win. A card without stakes may therefore take as much as any other card."""
    bets = [{"by": "C", "on": "K", "couch": 48, "level": 1}]
    for spot, room in (("Q", 480 - 48), ("K", 480 - 3 * 48)):
        s = court_bank(480, bets)
        assert refused(s, PlaceBet(B, Farthings(room + 48), spot)) == "refuse-uncovered"
        do(s, PlaceBet(B, Farthings(room), spot))


@pytest.mark.parametrize(
    ("others", "covered"),
    [
        ([], 48 * 3),
        ([("K", 0, 24)], 48 * 3 + 24 + 24),
        ([("K", 1, 24)], 48 * 3 + 3 * 24 + 24),
        ([("Q", 0, 96)], 48 + 96),
    ],
)
def test_a_corner_may_be_bent_if_the_bank_covers_the_next_step(
    others: Sequence[tuple[str, int, int]], covered: int
) -> None:
    """The bank may have to pay other winners first, and then this couch if it stays and wins again."""
    bets: list[dict[str, Any]] = [{"by": "B", "on": "K", "couch": 48}]
    bets += [{"by": "C", "on": on, "couch": sum_, "level": bent} for on, bent, sum_ in others]
    for fund, may in ((covered, True), (covered - 1, False)):
        s = court_bank(fund, bets, "KD 2S")
        GAME._do(s, partial(court.turn_couple, course=rules.COURT), None)
        assert (Paroli in acts_of(GAME, s, B)) == may
        assert Take in acts_of(GAME, s, B)
        if not may:
            assert refused(s, Paroli(B)) == "refuse-uncovered"


def test_the_bank_by_auction_goes_to_the_highest() -> None:
    """Ruling R16: of equal bids, the first from the left wins. If nobody bids, the sitting ends."""
    s = seated(replace(PEARSON, bank_by="auction"), 3)
    do(s, BidSum(B, Farthings(504)), BidSum(C, Farthings(960)), DropOut(D))
    assert (s.public.dealer, s.ledger.balance(bank_of(C))) == (C, 960)
    s = seated(replace(PEARSON, bank_by="auction"), 3)
    do(s, DropOut(B), DropOut(C), DropOut(D))
    assert s.public.phase is BassettPhase.OVER


def test_a_banker_takes_up_the_bank() -> None:
    s = small_bank(hands=2)
    while s.public.phase is BassettPhase.BETS:
        all_set(s)
    assert s.ledger.balance(bank_of(D)) == 0
    assert in_purse(s, D) == PURSE
    do(s, *[Ready(seat) for seat in (B, C, D)])
    assert s.public.offered.to[0] == B, "from the left of who banked last"


@pytest.mark.parametrize("shown", [True, False])
def test_dead_spots_are_refused_where_the_frame_shows_them(shown: bool) -> None:
    """Ruling R18: a stake is refused if the casekeeper shows that its spot is dead.

    Otherwise it is accepted, and returned at the end.
    """
    s = seated(replace(SALOON, casekeeper=shown), cards="KD KS KH KC")
    all_set(s)
    all_set(s)
    if s.public.cases[12] < 4:
        pytest.fail("four kings have been turned")
    if shown:
        assert refused(s, PlaceBet(B, Farthings(24), "K")) == "refuse-dead"
        return
    do(s, PlaceBet(B, Farthings(24), "K"))
    while s.public.phase is BassettPhase.BETS:
        all_set(s)
    assert in_purse(s, B) == PURSE


def test_stakes_that_the_bank_cannot_cover_are_returned() -> None:
    """Ruling R24: the bank first returns the latest of the bets that it would have to pay in the worst case."""
    s = small_bank()
    stack(s, "2D 4S")
    do(s, PlaceBet(B, Farthings(240), "4"), PlaceBet(C, Farthings(216), "4"))
    events = all_set(s)
    back = [
        dict(each.words.args)["seat"]
        for each in events
        if isinstance(each, Announced) and each.words.key == "handed-back"
    ]
    assert back == [C, B], "it has twenty-four left, and both cannot be paid again"
    assert s.ledger.balance(bank_of(D)) == 24


def test_the_ladder() -> None:
    """Ruling R20: options set the pay of the two highest steps."""
    assert COURT.ladder == (0, 1, 3, 7, 15, 33, 67)
    assert replace(COURT, trente=31, soixante=63).ladder[5:] == (31, 63)


def test_late_couches_and_doublets() -> None:
    """Ruling R21: if the first card of a doublet decided, a late couch would gain on average."""
    first = replace(COURT, couple_doublet="first")
    reason = GAME.unfit(Setup(first, 3, (PURSE,) * 3, Chance("late")))
    assert reason is not None
    assert reason.key == "unfit-late-couch"
    assert odds.couch_gains(first, 4, 51) > 0
    s = seated(replace(COURT, late_couch=False), cards="7D 9S 8H")
    do(s, PlaceBet(B, Farthings(48), "K"))
    seen = all_set(s)
    assert seen
    assert s.public.phase is not BassettPhase.BETS


def test_both_answers_of_a_winning_card_show_their_pay() -> None:
    """Ruling R20: each label names what the ladder pays for the couch."""
    s = seated(COURT, 1, "KD 2S")
    put(s, {"by": "B", "on": "K", "couch": 48, "level": 1})
    GAME._do(s, partial(court.turn_couple, course=rules.COURT), None)
    call = project(GAME, s, B, GAME.question(s)).call
    assert call is not None
    assert {form.act: form.price for form in call.forms} == {"take": 3 * 48, "paroli": 7 * 48}


def test_bent_cards_are_carried_into_the_next_pack() -> None:
    """Ruling R23: bent cards keep their step. The fasse takes half of the couch."""
    s = seated(replace(COURT, hands=2), 1)
    put(s, {"by": "B", "on": "K", "couch": 48, "level": 2})
    while s.public.phase is not BassettPhase.LAST_CARD:
        if s.public.phase is BassettPhase.AFTER_WIN:
            do(s, Paroli(B))
        else:
            stack(s, "2S")
            all_set(s)
        if not all_lying(s):
            put(s, {"by": "B", "on": "K", "couch": 48, "level": 2})
    (account, sum_), *_ = all_lying(s)
    steps = level(account)
    do(s, Ready(B))
    do(s, Ready(B))
    assert all_lying(s) == [(account, sum_)]
    stack(s, f"{account.place}S")
    all_set(s)
    assert all_lying(s) == [(account, sum_ // 2)]
    assert level(account) == steps


def test_bent_cards_are_paid_at_the_end_of_the_sitting() -> None:
    """At the end of the last pack, bent cards are paid without a question (R25)."""
    s = seated(COURT, 1)
    account = put(s, {"by": "B", "on": "K", "couch": 48, "level": 2})
    GAME._do(s, partial(court.last_of_pack, course=rules.COURT), None)
    assert account.seat == B
    assert in_purse(s, B) == PURSE + 3 * 48
    assert s.public.phase is BassettPhase.OVER


def test_a_bent_card_is_taken_at_its_step() -> None:
    s = seated(replace(COURT, hands=2), 1)
    put(s, {"by": "B", "on": "K", "couch": 48, "level": 3})
    GAME._do(s, partial(court.last_of_pack, course=rules.COURT), None)
    assert refused(s, TakePay(B, "Q")) == "refuse-no-stake"
    do(s, TakePay(B, "K"), Ready(B))
    assert in_purse(s, B) == PURSE + 7 * 48


def test_nobody_can_stall_the_table() -> None:
    # Ruling R26.
    s = seated()
    for _ in range(rules.MAX_CHANGES // 2):
        do(s, PlaceBet(B, Farthings(24), "4"), LiftStake(B, "4"))
    assert acts_of(GAME, s, B) == {Ready}


def test_the_house_fills_a_bank_that_is_broken() -> None:
    s = seated(replace(PEARSON, hands=2))
    pay(s, BANK, MINT, Farthings(s.ledger.balance(BANK) - 24), because("paid-fund"))
    while s.public.phase is BassettPhase.BETS:
        all_set(s)
    do(s, Ready(B), Ready(C), Ready(D))
    assert s.ledger.balance(BANK) == s.options.fund
    assert s.public.dealer == NO_SEAT


# --- The odds --------------------------------------------------------------------------------------------------------


def test_the_odds_match_the_rule_book() -> None:
    """Check every figure in the tables that good play relies on."""
    page = {(51, 4): "3/194", (41, 3): "1/78", (21, 2): "1/78", (9, 4): "3/26", (5, 3): "1/6", (3, 2): "1/6"}
    for (cards, many), kept in page.items():
        assert odds.bank_keeps(PEARSON, "A", odds.sample_counts(many, cards)) == Fraction(kept)
    assert odds.whole_deal(PEARSON) == Fraction(25, 442)
    assert odds.bank_gains(replace(PEARSON, high_tie="half"), HIGH, (4,) * 13) == Fraction(1, 34)
    soda = (*((4,) * 12), 3)
    decided = {"56": "1.69", "456": "1.85", "459T": "2.05", "even": "2.63", "odd": "3.06"}
    for spot, hundredths in decided.items():
        left = soda if spot != "odd" else (4, 3, *((4,) * 11))
        assert f"{float(100 * odds.bank_keeps(PEARSON, spot, left)):.2f}" == hundredths


def test_the_odds_of_the_court() -> None:
    assert odds.early_couch_gains(COURT) == Fraction(-1641, 21658)
    page = {(4, 51): "101/2499", (3, 41): "20/533", (2, 31): "1/31", (4, 5): "3/5", (3, 3): "1", (1, 9): "0"}
    for (many, cards), kept in page.items():
        assert -odds.couch_gains(COURT, many, cards) == Fraction(kept)
    two_thirds = replace(COURT, fasse="two_thirds")
    assert f"{float(100 * odds.early_couch_gains(two_thirds)):.2f}" == "-8.86"
    first = replace(COURT, couple_doublet="first")
    assert f"{float(100 * odds.early_couch_gains(first)):.2f}" == "-0.12"


def lines_of(heading: str) -> list[str]:
    """Return the lines about unseen cards that follow this heading in the rule book."""
    text = rule_book("bassett")
    return [line for line in text[text.index(heading) :].splitlines() if "unseen:" in line]


def told_in(line: str) -> tuple[int, list[Fraction]]:
    """Return the figures of a line in the rule book.

    They are the number of unseen cards, and the bank's shares if four, three or two cards of the rank are left.
    """
    unseen = int(re.findall(r"\*\*(\d+)\*\*", line)[0])
    return unseen, [Fraction(int(a), int(b)) for a, b in re.findall(r"left (\d+) in (\d+)", line)]


def test_the_rule_book_has_the_computed_shares() -> None:
    """Compare the bank's share of each bet as a fraction."""
    court = lines_of("A couch laid before the fasse costs")
    faro = [line for line in lines_of("## The odds") if line not in court]
    assert (len(faro), len(court)) == (9, 6)
    for line in faro:
        unseen, kept = told_in(line)
        assert kept == [odds.bank_keeps(PEARSON, "A", odds.sample_counts(many, unseen)) for many in (4, 3, 2)], line
    for line in court:
        unseen, kept = told_in(line)
        assert kept == [-odds.couch_gains(COURT, many, unseen) for many in (4, 3, 2)], line
    text = rule_book("bassett")
    for told in (-odds.early_couch_gains(COURT), odds.whole_deal(PEARSON)):
        assert f"{told.numerator} in {told.denominator}" in text


def test_the_rule_book_covers_every_kind_of_bet() -> None:
    """The bets are all those on a first turn whose soda has another rank, the call, and going on at court."""
    text = rule_book("bassett")
    soda, odd = (*((4,) * 12), 3), (4, 3, *((4,) * 11))
    kinds = {"one card": "A", "two cards": "23", "three": "234", "four": "23JQ", "even": "even", "odd": "odd"}
    for told, spot in kinds.items():
        kept = odds.bank_keeps(PEARSON, spot, odd if spot == "odd" else soda)
        assert f"- {told}: {kept.numerator} in {kept.denominator};" in text
    assert "- high: {high_tie = stand_off ? nothing at all." in text
    assert odds.bank_keeps(PEARSON, HIGH, soda) == 0
    assert "so that is a sixth lost" in text
    assert odds.call_gains(PEARSON, (1, 2, 3)) == -Fraction(1, 6)
    early = Fraction(1, 13)
    for wins, hundredths in ((2, "11·2"), (3, "14·6")):
        lost = early / 2 - (1 - early) * odds.going_on_gains(COURT, 4, 51, wins)
        assert f"{float(100 * lost):.1f}".replace(".", "·") == hundredths
        assert hundredths in text


def test_the_rule_book_has_every_ruling() -> None:
    [listed] = [page for page in rule_book_of("bassett").pages if page.anchor == "the-rulings"]
    assert {int(number) for number in re.findall(r"\bR([0-9]+)", listed.text)} == set(range(1, 28))


# --- The famous hand -------------------------------------------------------------------------------------------------


def test_the_famous_pack_is_played_to_its_last_turn() -> None:
    """A player who never bets loses nothing. The last three cards are two fours and a Queen, so the call is fair."""
    options = replace(GAME.preset("saloon", 3))
    s = GAME.new(Setup(options, 3, (PURSE,) * 3, Chance("exhibit"), "the-last-turn"))
    while unseen(s) > LAST_CARDS:
        all_set(s)
    assert rules.called(s) == ("44Q", "4Q4", "Q44")
    do(s, CallTurn(B, "4Q4", Farthings(24)))
    events = all_set(s)
    assert in_purse(s, B) == PURSE + 48
    assert any(isinstance(each, Announced) and each.words.key == "exhibit-done" for each in events)
