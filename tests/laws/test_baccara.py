"""Rules of Baccara: worked examples, and every ruling and option."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import parse, parse_all
from crowe_table.engine.core import (
    ALL,
    NO_SEAT,
    SPECTATOR,
    Action,
    Announced,
    AnyEvent,
    Moved,
    Paid,
    Said,
    Seat,
    Setup,
    viewers,
)
from crowe_table.engine.money import MINT, STAKES, Farthings, purse
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.games.baccara import rules
from crowe_table.games.baccara.actions import (
    Banco,
    BetOnCoup,
    DrawCard,
    FollowBanco,
    KeepBank,
    KeepSilent,
    LetGo,
    NameCutter,
    NoBet,
    PassBank,
    StayOnTwo,
)
from crowe_table.games.baccara.counting import is_natural, point
from crowe_table.games.baccara.options import BaccaraOptions
from crowe_table.games.baccara.player import advise, evaluate
from crowe_table.games.baccara.rules import Baccara
from crowe_table.games.baccara.state import (
    ACTIVE_HAND,
    BANKER_HAND,
    DISCARDS,
    PACK,
    BaccaraPhase,
    BaccaraState,
    in_bank,
)
from crowe_table.kit.bank import DeclineBank, TakeBank
from crowe_table.kit.between_deals import ProposeRise, Ready, Rise
from crowe_table.kit.buying import BuyIn
from crowe_table.kit.dealing import Cut
from crowe_table.kit.purses import in_purse
from crowe_table.kit.sale import BidSum, DropOut
from crowe_table.kit.stakes import staked
from crowe_table.search.advice import Level
from crowe_table.search.levels import LEARNER, SOUND
from crowe_table.words import Words
from tests.laws.exhibited import famous_hand
from tests.laws.worked import acts_of, done, examples_among, left_on_table
from tests.present import present

VISITOR = Seat(0)

GAME = Baccara()
EXAMPLES = json.loads(Path(__file__).with_name("baccara_examples.json").read_text(encoding="utf-8"))
examples = examples_among(EXAMPLES)
PEARSON, CHEMIN = GAME.preset("pearson", 4), GAME.preset("chemin", 4)
PURSE = STAKES["coffee_house"].purse
BANKER, D, C, B = map(Seat, range(4))
"""Four seats. B is on the banker's right, followed by C and D."""
SEATS = {"B": B, "C": C, "D": D}


def opened(options: BaccaraOptions = PEARSON, purses: Sequence[int] = (PURSE,) * 4) -> BaccaraState:
    """Return a table before the first offer of the bank, with the first seat as dealer."""
    held = tuple(map(Farthings, purses))
    s = GAME.new(Setup(options, len(held), held, Chance("baccara")))
    rules.begin_coup(s, BANKER)
    do(s, NameCutter(BANKER, Seat(1)), Cut(Seat(1), 20))
    return s


def banking(
    options: BaccaraOptions = PEARSON, purses: Sequence[int] = (PURSE,) * 4, bank: int = 480, *top: str
) -> BaccaraState:
    """Return a table at which the first seat keeps the bank, and the next cards of the pack are ``top``."""
    s = opened(options, purses)
    while s.public.offered.to[0] != BANKER:
        do(s, DeclineBank(s.public.offered.to[0]))
    lay_on_top(s, top)
    do(s, TakeBank(BANKER, Farthings(bank)))
    return s


def do(s: BaccaraState, *actions: Action) -> list[AnyEvent]:
    """Submit actions, and fail if one is refused. Return the events."""
    return done(GAME, s, actions)


def refused(s: BaccaraState, action: Action) -> str:
    """Return the key of the refusal of an action, even if nobody asked for the action."""
    acts = acts_of(GAME, s, action.seat)
    unasked = GAME.untimely if acts else GAME.uncalled
    reason = GAME.refuse(s, action) if type(action) in acts else unasked(s, action)
    assert reason is not None, action
    return reason.key


def lay_on_top(s: BaccaraState, names: Sequence[str]) -> None:
    """Put these cards on top of the pack, the first card topmost. They change places with the cards there."""
    pack = s.at(PACK)
    for at, name in enumerate(names, start=1):
        card = parse(name)
        there = next(cards for cards in s.piles.values() if card in cards)
        place = there.index(card)
        there[place] = pack[-at]
        pack[-at] = card


def said(events: Sequence[object]) -> list[str]:
    return [each.words.key for each in events if isinstance(each, Said | Announced)]


def bet_all(s: BaccaraState, stakes: Mapping[Seat, int]) -> list[object]:
    """Place these stakes. A player whose stake equals the whole bank calls banco."""
    alone = next((seat for seat, sum_ in stakes.items() if sum_ == in_bank(s) and len(stakes) == 1), None)
    told: list[object] = []
    while s.public.phase is BaccaraPhase.SUIVI:
        told += do(s, LetGo(s.public.suivi))
    while s.public.phase is BaccaraPhase.BANCO:
        seat = present(GAME.question(s)).asked[0].seat
        told += do(s, Banco(seat) if seat == alone else KeepSilent(seat))
    while s.public.phase is BaccaraPhase.PARTIAL:
        seat = s.public.to_speak[0]
        told += do(s, BetOnCoup(seat, Farthings(stakes[seat])) if stakes.get(seat) else NoBet(seat))
    return told


def play_coup(s: BaccaraState, active: str = "stand", banker: str = "stand") -> list[object]:
    """Let each side that has a choice draw or stand as given."""
    told: list[object] = []
    for phase, word in ((BaccaraPhase.DRAW, active), (BaccaraPhase.BANKER_DRAW, banker)):
        if s.public.phase is phase:
            seat = present(GAME.question(s)).asked[0].seat
            told += do(s, DrawCard(seat) if word == "draw" else StayOnTwo(seat))
    return told


def go_on(s: BaccaraState) -> list[AnyEvent]:
    return do(s, *map(Ready, s.public.ring))


# --- The worked examples ---------------------------------------------------------------------------------------------


@examples("coup")
def test_a_worked_coup(given: dict[str, Any], expect: dict[str, Any]) -> None:
    s = banking(replace(PEARSON, **given.get("options", {})), (PURSE,) * 4, given["bank"], *given["cards"])
    before = [in_purse(s, Seat(seat)) for seat in range(4)]
    events = bet_all(s, {SEATS[name]: sum_ for name, sum_ in given["stakes"].items()})
    events += play_coup(s, given["active"], given["banker"])
    result = next(each.words for each in events if isinstance(each, Announced) and each.words.key.startswith("result-"))
    args = dict(result.args)
    assert result.key == f"result-{expect['how'].replace(' ', '-')}"
    assert s.public.outcome == args["how"] == expect["winner"]
    assert {"active": point(s.at(ACTIVE_HAND)), "banker": args["point"]} == expect["points"]
    watching = project(GAME, s, SPECTATOR, GAME.question(s))
    assert (list(watching.zone("active").cards) == s.at(ACTIVE_HAND)) == expect["active_cards_shown"]
    assert (in_bank(s), bool(in_bank(s))) == (expect["bank"], expect["bank_stays"])
    assert {name: in_purse(s, SEATS[name]) - before[SEATS[name]] for name in expect["net"]} == expect["net"]
    assert in_purse(s, BANKER) - before[BANKER] == expect.get("returned_to_banker", 0)
    assert s.public.suivi == (s.public.active if given["stakes"] == {"B": 480} and expect["winner"] != "active" else -1)


@examples("bets")
def test_worked_bets(given: dict[str, Any], expect: dict[str, Any]) -> None:
    purses = given.get("purses", dict.fromkeys("BCD", PURSE))
    assert given["order"] == list(SEATS)
    no_natural = ("2S", "3D", "4H", "AC")
    s = banking(PEARSON, (PURSE, purses["D"], purses["C"], purses["B"]), given["bank"], *no_natural)
    if "suivi" in given:
        s.public.suivi = SEATS[given["suivi"]]
        rules.take_bets(s)
        assert [refused(s, Banco(SEATS[name])) for name in given["bancos"]] == ["refuse-banco-suivi"] * 2
        do(s, (FollowBanco if given["suivi_called"] else LetGo)(s.public.suivi))
    crying = [SEATS[name] for name in given.get("bancos", ())]
    for seat in crying:
        if s.public.phase is BaccaraPhase.BANCO and in_purse(s, seat) < in_bank(s):
            assert refused(s, Banco(seat)) == "refuse-banco-purse"
    while s.public.phase is BaccaraPhase.BANCO:
        seat = present(GAME.question(s)).asked[-1].seat
        do(s, Banco(seat) if seat in crying else KeepSilent(seat))
    bet_all(s, {SEATS[name]: sum_ for name, sum_ in given.get("partials", {}).items()})
    how = {"banco": "banco", "partial": "partial", "banco suivi": "banco_suivi", "no bets": ""}[expect["how"]]
    active = next((name for name, seat in SEATS.items() if seat == s.public.active), None)
    assert (active, s.public.how) == (expect["active"], how)
    assert {name: staked(s, seat) for name, seat in SEATS.items() if staked(s, seat)} == expect["stakes"]
    assert s.public.phase is (BaccaraPhase.DRAW if how else BaccaraPhase.SETTLED)


@examples("pass")
def test_a_worked_pass_of_the_bank(given: dict[str, Any], expect: dict[str, Any]) -> None:
    s = banking(replace(PEARSON, **given.get("options", {})), (PURSE,) * 4, given["bank"])
    assert (given["order"], given["min_stake"]) == (list(SEATS), s.options.least)
    s.public.phase = BaccaraPhase.KEEP
    do(s, PassBank(BANKER))
    while s.public.phase is BaccaraPhase.TAKE_OVER:
        seat = s.public.offered.to[0]
        wanted = next((given["willing"].get(name, 0) for name, each in SEATS.items() if each == seat), 0)
        if 0 < wanted < given["bank"]:
            assert refused(s, TakeBank(seat, Farthings(wanted))) == "refuse-too-little"
        do(s, TakeBank(seat, Farthings(wanted)) if wanted >= given["bank"] else DeclineBank(seat))
    assert expect["how"] == ("auction" if s.public.phase is BaccaraPhase.AUCTION else "taken over")
    if s.public.phase is BaccaraPhase.AUCTION:
        do(s, *[BidSum(SEATS[name], sum_) for name, sum_ in given["bids"].items()])
    assert (s.public.dealer, in_bank(s)) == (SEATS[expect["banker"]], expect["bank"])


@examples("reshuffle")
def test_a_worked_reshuffle(given: dict[str, Any], expect: dict[str, Any]) -> None:
    for left, anew in ((given["left"], expect["reshuffle"]), (given["left"] + 1, False)):
        s = banking()
        s.public.phase = BaccaraPhase.KEEP
        pack = s.at(PACK)
        s.at(DISCARDS).extend(pack[: len(pack) - left])
        del pack[: len(pack) - left]
        events = do(s, KeepBank(BANKER))
        assert ("pack-low" in said(events)) == anew == (s.public.phase is BaccaraPhase.NAME_CUTTER)


# --- The first dealer, the pack and the bank -------------------------------------------------------------------------


def test_the_lowest_deals_and_is_offered_the_bank_last() -> None:
    """Ruling R1: dealing, cutting and the offer of the bank go to the right."""
    s = GAME.new(Setup(PEARSON, 4, (PURSE,) * 4, Chance("cut")))
    for seat, name in ((3, "5S"), (2, "AS"), (1, "KS"), (0, "2S")):
        do(s, Cut(Seat(seat), s.piles["pack"].index(parse(name))))
    assert s.public.dealer == 2
    do(s, NameCutter(Seat(2), Seat(0)), Cut(Seat(0), 1))
    assert s.public.offered.to == (1, 0, 3, 2)


def test_the_named_player_cuts_and_the_top_cards_are_burnt_unseen() -> None:
    for burn in (0, 3, 6):
        held = (PURSE,) * 4
        s = GAME.new(Setup(replace(PEARSON, burn=burn), 4, held, Chance("burn")))
        rules.begin_coup(s, BANKER)
        assert refused(s, NameCutter(BANKER, BANKER)) == "refuse-seat"
        do(s, NameCutter(BANKER, C))
        whole = s.at(PACK)[:]
        assert [refused(s, Cut(C, place)) for place in (0, 52)] == ["refuse-place"] * 2
        events = do(s, Cut(C, 51))
        top = whole[0]
        assert (len(s.at(DISCARDS)), len(s.at(PACK))) == (burn, 52 - burn)
        assert all(each.viewers == 0 for each in events if isinstance(each, Moved))
        assert not burn or s.at(DISCARDS)[0] == top, "what was cut off goes underneath"


def test_the_pack_combines_several_packs() -> None:
    s = opened(replace(PEARSON, packs=6))
    assert len(s.at(PACK)) + len(s.at(DISCARDS)) == 6 * 52


def test_a_bank_is_limited_by_the_purse_and_the_step() -> None:
    s = opened(replace(PEARSON, stake_unit=4, min_stake=6))
    assert (s.options.least, s.options.step) == (192, 96)
    sums = (96, 200, PURSE + 96)
    assert [refused(s, TakeBank(B, Farthings(sum_))) for sum_ in sums] == [
        "refuse-too-little",
        "refuse-step",
        "refuse-purse",
    ]
    do(s, TakeBank(B, Farthings(192)))
    assert (s.public.dealer, left_on_table(s)) == (B, {"bank": 192})


def test_after_all_decline_players_may_leave_or_the_bank_is_offered_again() -> None:
    s = opened()
    events = do(s, *map(DeclineBank, (B, C, D, BANKER)))
    assert "result-no-banker" in said(events)
    assert acts_of(GAME, s, B) == {Ready, ProposeRise}
    go_on(s)
    assert (s.public.deal, s.public.offered.to) == (2, (B, C, D, BANKER))


def test_a_player_without_the_minimum_stake_sits_out() -> None:
    s = opened(purses=(PURSE, PURSE, 24, PURSE))
    assert s.public.offered.to == (B, D, BANKER)
    do(s, TakeBank(B, Farthings(480)))
    assert s.public.to_speak == (D, BANKER)


@pytest.mark.parametrize(("short", "watches"), [(1, True), (0, False)])
def test_a_player_with_exactly_the_minimum_stake_plays(short: int, watches: bool) -> None:
    """This matters only during a sitting, because nobody may join with so small a purse."""
    s = opened()
    s.ledger.pay(purse(C), MINT, Farthings(s.ledger.balance(purse(C)) - s.options.least + short), "test")
    rules.begin_coup(s, BANKER)
    assert [bool(rests) for rests in s.public.resting or (0,) * 4] == [False, False, watches, False]


# --- The bets --------------------------------------------------------------------------------------------------------


def test_of_several_callers_the_nearest_on_the_bankers_right_wins() -> None:
    """Ruling R7: the order of the calls does not matter."""
    s = banking()
    events = do(s, Banco(D), Banco(C), KeepSilent(B))
    assert said(events)[:2] == ["say-banco", "say-banco"]
    assert (s.public.active, staked(s, C), staked(s, D)) == (C, 480, 0)


def test_banco_out_of_precedence_is_refused_with_a_reason() -> None:
    s = banking(purses=(PURSE, PURSE, 400, PURSE))
    assert refused(s, Banco(BANKER)) == "refuse-banco-banker"
    assert refused(s, Banco(C)) == "refuse-banco-purse"
    assert refused(s, FollowBanco(B)) == "refuse-suivi"
    do(s, KeepSilent(B), KeepSilent(D))
    do(s, BetOnCoup(B, Farthings(48)))
    assert refused(s, Banco(D)) == "refuse-banco-late"
    assert GAME.untimely(opened(), Banco(B)).key == "refuse-not-the-question"


def test_banco_suivi_has_precedence_until_it_is_declined() -> None:
    # Ruling R17.
    s = banking(PEARSON, (PURSE,) * 4, 240, "7S", "8D", "KH", "TC")
    bet_all(s, {C: 240})
    assert s.public.suivi == C
    go_on(s)
    do(s, KeepBank(BANKER))
    assert present(GAME.question(s)).awaited() == (C,)
    assert refused(s, Banco(B)) == "refuse-banco-suivi"
    do(s, LetGo(C))
    assert present(GAME.question(s)).awaited() == (B, D)
    assert refused(s, Banco(C)) == "refuse-banco-let-go"
    do(s, KeepSilent(B), KeepSilent(D))
    do(s, NoBet(B), BetOnCoup(C, Farthings(48)))


def test_banco_suivi_needs_the_bank_and_the_same_banker() -> None:
    s = banking(PEARSON, (PURSE, PURSE, 600, PURSE), 480, "7S", "8D", "KH", "TC")
    bet_all(s, {C: 480})
    go_on(s)
    do(s, KeepBank(BANKER))
    assert s.public.phase is BaccaraPhase.BANCO, "C has 120 left"
    s = banking(PEARSON, (PURSE,) * 4, 240, "7S", "8D", "KH", "TC")
    bet_all(s, {C: 240})
    go_on(s)
    do(s, PassBank(BANKER), TakeBank(B, Farthings(480)))
    assert s.public.phase is BaccaraPhase.BANCO


@pytest.mark.parametrize("again", [True, False])
def test_banco_suivi_after_a_null_coup(again: bool) -> None:
    # Ruling R6.
    s = banking(replace(PEARSON, banco_after_tie=again), (PURSE,) * 4, 240, "8S", "8D", "KH", "TC")
    bet_all(s, {C: 240})
    assert s.public.suivi == (C if again else NO_SEAT)


def test_partial_bets_run_from_the_right_until_the_bank_is_covered() -> None:
    """Ruling R15: the last remainder may be below the minimum bet."""
    s = banking(replace(PEARSON, stake_unit=1, min_stake=4), bank=216)
    while s.public.phase is BaccaraPhase.BANCO:
        do(s, KeepSilent(present(GAME.question(s)).asked[0].seat))
    assert s.public.to_speak == (B, C, D)
    keys = [refused(s, BetOnCoup(B, Farthings(sum_))) for sum_ in (72, 100, 240)]
    assert keys == ["refuse-too-little", "refuse-step", "refuse-uncovered"]
    do(s, BetOnCoup(B, Farthings(192)))
    assert refused(s, BetOnCoup(C, Farthings(48))) == "refuse-uncovered"
    do(s, BetOnCoup(C, Farthings(24)))
    assert (s.public.active, s.public.to_speak) == (B, ())


def test_a_bet_is_limited_by_the_purse() -> None:
    s = banking(purses=(PURSE, PURSE, PURSE, 96))
    do(s, KeepSilent(C), KeepSilent(D))
    assert refused(s, BetOnCoup(B, Farthings(144))) == "refuse-purse"


def test_without_bets_the_bank_passes_to_the_right() -> None:
    # Ruling R8.
    s = banking()
    events = bet_all(s, {})
    assert "result-unbet" in said(events)
    assert in_purse(s, BANKER) == PURSE
    go_on(s)
    assert (s.public.phase, s.public.offered.to) == (BaccaraPhase.OFFER, (B, C, D, BANKER))


# --- The coup --------------------------------------------------------------------------------------------------------


def test_cards_are_dealt_singly_and_seen_by_their_owner() -> None:
    s = banking(PEARSON, (PURSE,) * 4, 480, "2S", "3D", "4H", "TC")
    events = bet_all(s, {C: 480})
    dealt = [each for each in events if isinstance(each, Moved)]
    assert [(each.target, each.viewers) for each in dealt] == [("active", viewers(C)), ("banker", viewers(BANKER))] * 2


@pytest.mark.parametrize(
    ("stakes", "asked"), [({C: 480}, "You play the whole bank alone."), ({B: 48, C: 96}, "You play for all who bet.")]
)
def test_the_question_says_for_whom_the_active_player_plays(stakes: Mapping[Seat, int], asked: str) -> None:
    s = banking(PEARSON, (PURSE,) * 4, 480, "2S", "3D", "4H", "TC", "7S", "8S")
    bet_all(s, stakes)
    question = GAME.question(s)
    words = Words().game("baccara")
    assert words.text(f"ask-{present(question).key}", **dict(present(question).args)).startswith(asked)


def test_the_active_player_draws_first_and_the_banker_knows_it() -> None:
    # Rulings R3 and R4.
    for third_card, drawn, keys in (
        ("down", viewers(C), ("draw-banker", "draw-banker")),
        ("up", ALL, ("draw-banker-up", "draw-banker")),
    ):
        for word, key in zip(("draw", "stand"), keys, strict=True):
            s = banking(replace(PEARSON, third_card=third_card), (PURSE,) * 4, 480, "2S", "3D", "4H", "TC", "7S", "8S")
            bet_all(s, {C: 480})
            assert present(GAME.question(s)).awaited() == (C,)
            events = do(s, DrawCard(C) if word == "draw" else StayOnTwo(C))
            assert [each.viewers for each in events if isinstance(each, Moved)] == [drawn] * (word == "draw")
            assert (present(GAME.question(s)).key, present(GAME.question(s)).awaited()) == (key, (BANKER,))


def test_club_rules_bind_the_active_player_only() -> None:
    for cards, may, key, wrong in (
        (("2S", "2D"), {DrawCard}, "refuse-club-stand", StayOnTwo(C)),
        (("5S", "KD"), {DrawCard, StayOnTwo}, "", None),
        (("6S", "KD"), {StayOnTwo}, "refuse-club-draw", DrawCard(C)),
    ):
        for draw_rules in ("club", "free"):
            options = replace(CHEMIN, draw_rules=draw_rules)
            s = banking(options, (PURSE,) * 4, 480, cards[0], "3D", cards[1], "TC", "7S")
            bet_all(s, {C: 480})
            free = draw_rules == "free"
            assert acts_of(GAME, s, C) == ({DrawCard, StayOnTwo} if free else may)
            if wrong and not free:
                assert refused(s, wrong) == key
                assert GAME.untimely(s, replace(wrong, seat=B)).key == "refuse-not-the-question"
            do(s, DrawCard(C) if DrawCard in acts_of(GAME, s, C) else StayOnTwo(C))
            assert acts_of(GAME, s, BANKER) == {DrawCard, StayOnTwo}


def test_equal_points_are_null_or_win_for_the_bank() -> None:
    """Rulings R5 and R12: after a null coup the banker may pass the bank."""
    for tie, bank in (("null", 480), ("bank", 960)):
        s = banking(replace(PEARSON, tie=tie), (PURSE,) * 4, 480, "6S", "6D", "KH", "TC")
        bet_all(s, {B: 480})
        play_coup(s)
        assert in_bank(s) == bank
        go_on(s)
        assert acts_of(GAME, s, BANKER) == {KeepBank, PassBank}


def test_a_hand_beaten_by_a_natural_stays_hidden() -> None:
    """Ruling R10: only its owner knows the hand, and remembers it until the next shuffle."""
    s = banking(PEARSON, (PURSE,) * 4, 480, "7S", "8D", "KH", "TC")
    events = bet_all(s, {C: 480})
    assert not any(isinstance(each, Moved) and parse("7S") in each.cards and each.viewers == ALL for each in events)
    go_on(s)
    for seat in (BANKER, B, C, D, SPECTATOR):
        seen = project(GAME, s, seat, GAME.question(s)).zone("discards").cards
        assert (parse("7S") in seen) == (seat == C)
        assert parse("8D") in seen


def test_winners_are_paid_from_the_right_and_the_banker_keeps_the_rest() -> None:
    s = banking(PEARSON, (PURSE,) * 4, 480, "9S", "2D", "KH", "TC")
    events = bet_all(s, {B: 96, D: 144})
    paid = [(each.source.text, each.target.text, each.farthings) for each in events if isinstance(each, Paid)][2:]
    assert paid == [
        ("bank", "purse:3", 96),
        ("bet:3", "purse:3", 96),
        ("bank", "purse:1", 144),
        ("bet:1", "purse:1", 144),
        ("bank", "purse:0", 240),
    ]
    go_on(s)
    assert s.public.offered.to == (B, C, D, BANKER), "R11: first refusal is the right neighbour's"


def test_an_empty_pack_is_refilled_from_the_discards() -> None:
    """Ruling R16: the pack can run out only with options that the rule book does not allow."""
    s = banking(replace(PEARSON, reshuffle_at=4), (PURSE,) * 4, 480)
    s.public.phase = BaccaraPhase.KEEP
    pack = s.at(PACK)
    s.at(DISCARDS).extend(pack[:-5])
    del pack[:-5]
    lay_on_top(s, ("2S", "2D", "KH", "TC", "AH"))
    do(s, KeepBank(BANKER))
    bet_all(s, {C: 480})
    play_coup(s, "draw", "draw")
    assert len(s.at(BANKER_HAND)) == 3
    assert sum(map(len, s.piles.values())) == 52


# --- Passing on ------------------------------------------------------------------------------------------------------


def won_once(options: BaccaraOptions = PEARSON, purses: Sequence[int] = (PURSE,) * 4) -> BaccaraState:
    """Return a table whose bank of 480 has doubled. The banker must choose whether to keep or pass it."""
    s = banking(options, purses, 480, "2S", "9D", "KH", "TC")
    bet_all(s, {B: 480})
    assert (s.public.wins, in_bank(s)) == (1, 960)
    go_on(s)
    return s


def test_a_banker_keeps_the_bank_or_takes_it_up() -> None:
    s = won_once()
    do(s, KeepBank(BANKER))
    assert (s.public.phase, in_bank(s)) == (BaccaraPhase.SUIVI, 960)
    s = won_once()
    do(s, PassBank(BANKER))
    assert (in_purse(s, BANKER), in_bank(s)) == (PURSE + 480, 0)
    assert s.public.offered.to == (B, C, D), "B has lost a part, and is still asked"


def test_a_passed_bank_is_taken_at_full_size_or_more() -> None:
    s = won_once(purses=(PURSE, PURSE, PURSE, 1200))
    do(s, PassBank(BANKER))
    assert s.public.offered.to == (C, D), "B has 720"
    do(s, DeclineBank(C))
    assert refused(s, TakeBank(D, Farthings(912))) == "refuse-too-little"
    do(s, TakeBank(D, Farthings(1200)))
    assert (s.public.dealer, s.public.put_up, s.public.wins) == (D, 1200, 0)


def test_a_bank_at_its_limit_must_be_passed() -> None:
    s = won_once(replace(PEARSON, max_bank=40))
    assert s.public.phase is BaccaraPhase.TAKE_OVER
    assert won_once(replace(PEARSON, max_bank=41)).public.phase is BaccaraPhase.KEEP


def test_an_open_auction_continues_until_one_bidder_is_left() -> None:
    """Ruling R9: the outgoing banker does not bid."""
    s = won_once()
    events = do(s, PassBank(BANKER), *map(DeclineBank, (B, C, D)))
    assert "for-sale" in said(events)
    do(s, BidSum(B, Farthings(48)))
    assert refused(s, BidSum(C, Farthings(48))) == "refuse-too-little"
    do(s, BidSum(C, Farthings(96)), DropOut(D), BidSum(B, Farthings(144)), BidSum(C, Farthings(480)))
    do(s, DropOut(B))
    assert (s.public.dealer, in_bank(s)) == (C, 480)


def test_a_bank_without_bids_is_offered_again() -> None:
    for auction in ("open", "sealed"):
        s = won_once(replace(PEARSON, auction=auction))
        do(s, PassBank(BANKER), *map(DeclineBank, (B, C, D)), *map(DropOut, (B, C, D)))
        assert (s.public.phase, s.public.offered.to) == (BaccaraPhase.OFFER, (B, C, D, BANKER))


def test_sealed_bids_are_revealed_together() -> None:
    s = won_once(replace(PEARSON, auction="sealed"))
    do(s, PassBank(BANKER), *map(DeclineBank, (B, C, D)))
    events = do(s, BidSum(D, Farthings(480)), BidSum(C, Farthings(240)))
    assert said(events) == []
    assert project(GAME, s, B, GAME.question(s)).public.sale.bids == ()
    do(s, BidSum(B, Farthings(48)))
    assert (s.public.dealer, in_bank(s)) == (D, 480)


def test_the_banker_reshuffles_a_low_pack() -> None:
    """Rulings R13 and R14: cards are counted before the bets."""
    s = banking(replace(PEARSON, reshuffle_at=12))
    s.public.phase = BaccaraPhase.KEEP
    pack = s.at(PACK)
    s.at(DISCARDS).extend(pack[12:])
    del pack[12:]
    do(s, KeepBank(BANKER))
    assert acts_of(GAME, s, BANKER) == {NameCutter}
    do(s, NameCutter(BANKER, B), Cut(B, 26))
    assert (len(s.at(PACK)), s.public.phase) == (49, BaccaraPhase.BANCO)


# --- The players ---------------------------------------------------------------------------------------------------


def answers(s: BaccaraState, level: Level, times: int = 60) -> list[Action | None]:
    """Return the actions that a player of this level chooses in ``times`` trials with different random numbers."""
    question = GAME.question(s)
    view = project(GAME, s, present(question).asked[0].seat, question)
    return [evaluate(view, level, Chance(str(at)).stream("lot"))[0].action for at in range(times)]


def test_a_sound_player_mixes_on_five_and_a_learner_draws_on_six() -> None:
    for cards, often, learner in ((("2S", "3H"), (0.6, 0.95), 1), (("2S", "4H"), (0, 0), 1), (("2S", "2H"), (1, 1), 1)):
        s = banking(PEARSON, (PURSE,) * 4, 480, cards[0], "3D", cards[1], "TC")
        bet_all(s, {C: 480})
        drawn = sum(isinstance(each, DrawCard) for each in answers(s, SOUND))
        assert often[0] <= drawn / 60 <= often[1]
        assert all(isinstance(each, DrawCard) for each in answers(s, LEARNER)) == learner


def test_a_sound_player_takes_the_bank_and_bets_less_than_a_learner() -> None:
    s = opened()
    assert all(isinstance(each, TakeBank) for each in answers(s, SOUND))
    assert not all(isinstance(each, TakeBank) for each in answers(s, LEARNER))
    s = banking(bank=PURSE // 48 * 48)
    while s.public.phase is BaccaraPhase.BANCO:
        do(s, KeepSilent(present(GAME.question(s)).asked[0].seat))
    bets = {
        level.key: [each for each in answers(s, level) if isinstance(each, BetOnCoup)] for level in (LEARNER, SOUND)
    }
    most = {key: max(bet.amount for bet in found) for key, found in bets.items()}
    assert most["sound"] <= PURSE / 6 < most["learner"] <= PURSE / 2
    assert advise(project(GAME, s, B, GAME.question(s)))[0].action == NoBet(B)


def test_a_careful_banker_passes_at_four_times_the_initial_bank() -> None:
    for put_up, act in ((960, KeepBank), (240, PassBank), (480, KeepBank)):
        s = won_once()
        s.public.put_up = Farthings(put_up)
        assert {type(each) for each in answers(s, SOUND)} == {act}


# --- The sitting -----------------------------------------------------------------------------------------------------


def test_the_banker_takes_up_the_bank_at_the_end_of_the_sitting() -> None:
    for options, close in ((replace(PEARSON, hands=1), None), (replace(PEARSON, hands=0), Rise(C))):
        s = banking(options, (PURSE,) * 4, 480, "2S", "9D", "KH", "TC")
        bet_all(s, {B: 480})
        if close:
            assert acts_of(GAME, s, B) == {Ready, Rise}
            do(s, close)
        assert GAME.question(s) is None
        assert (left_on_table(s), s.public.winners) == ({}, (BANKER,))
        assert list(GAME.result(s)) == [480, 0, 0, -480]


def test_the_bank_counts_as_the_bankers_money() -> None:
    """A player whose money is all in the bank may stay, but cannot buy in."""
    s = banking(PEARSON, (480, PURSE, PURSE, PURSE), 480, "2S", "9D", "KH", "TC")
    bet_all(s, {B: 480})
    assert in_purse(s, BANKER) == 0
    assert acts_of(GAME, s, BANKER) == {Ready, ProposeRise}
    assert GAME.result(s)[BANKER] == 480


def test_a_player_short_of_money_may_buy_in() -> None:
    s = banking(PEARSON, (PURSE, PURSE, PURSE, 480), 480, "2S", "9D", "KH", "TC")
    bet_all(s, {B: 480})
    assert BuyIn in acts_of(GAME, s, B)
    do(s, BuyIn(B))
    assert in_purse(s, B) == 960


def test_a_table_needs_two_who_can_stake() -> None:
    assert (
        present(GAME.unfit(Setup(PEARSON, 3, (Farthings(PURSE), Farthings(24), Farthings(24)), Chance("unfit")))).key
        == "unfit-purses"
    )
    assert present(GAME.unfit(Setup(PEARSON, 2, (PURSE, PURSE), Chance("unfit")))).key == "unfit-seats"


@pytest.mark.parametrize(
    ("answer", "done"), [(DrawCard(VISITOR), "exhibit-done"), (StayOnTwo(VISITOR), "exhibit-not-done")]
)
def test_five_is_not_enough_against_one_who_stands(answer: Action, done: str) -> None:
    held = (PURSE,) * 3
    s = GAME.new(Setup(GAME.preset("pearson", 3), 3, held, Chance("five"), exhibit="five-is-not-enough"))
    assert (s.public.phase, s.public.dealer) == (BaccaraPhase.BANKER_DRAW, VISITOR)
    assert done in said(do(s, answer))
    assert famous_hand("baccara").solution == (DrawCard(VISITOR),)


@pytest.mark.parametrize(
    ("cards", "natural"),
    [("9S KD", True), ("4S 4D", True), ("4S 3D", False), ("9S KD TC", False), ("2S 3D 3C", False)],
)
def test_a_natural_is_eight_or_nine_in_two_cards(cards: str, natural: bool) -> None:
    assert is_natural(parse_all(cards)) == natural
