"""Rules of Hazard: worked examples, every option, and the exact odds."""

import json
import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from crowe_table.engine.core import Action, Announced, Ended, Paid, PickAmount, Reason, Said, Seat, Setup, Threw
from crowe_table.engine.money import BOX, MINT, STAKES, Farthings, purse
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table, action_decoder
from crowe_table.games.hazard import market, odds, reasons, rules, value
from crowe_table.games.hazard.actions import (
    Accept,
    CastOn,
    Declare,
    Knock,
    Lay,
    LayOdds,
    NameMain,
    NoLay,
    NoOffer,
    OfferBet,
    PassDice,
    RefuseAll,
    Retrieve,
    SetStake,
)
from crowe_table.games.hazard.casting import (
    MAINS,
    TOTALS,
    ThrowResult,
    chance_throw_result,
    count_ways,
    main_throw_result,
)
from crowe_table.games.hazard.options import HazardOptions
from crowe_table.games.hazard.state import HazardPhase, HazardRecord, HazardState, wager
from crowe_table.kit.between_deals import Ready, Rise
from crowe_table.kit.dicing import Throw
from crowe_table.kit.odds import EVENS, against
from crowe_table.kit.purses import in_purse
from crowe_table.kit.side_bets import OfferSide, TakeSide, WithdrawSide
from crowe_table.kit.stakes import staked
from crowe_table.words import Words, locales
from crowe_table.words.rule_book import rule_book_of
from tests.laws.hazard_tables import (
    GAME,
    PURSE,
    acts,
    answers,
    ask_of,
    asked,
    dice_left,
    do,
    forms_of,
    refused,
    seated,
    won,
)
from tests.laws.worked import left_on_table
from tests.present import present
from tests.rule_books import rule_book

A, B, C, D, E, F, G, H = map(Seat, range(8))

preset = GAME.preset
EXAMPLES = json.loads(Path(__file__).with_name("hazard_examples.json").read_text(encoding="utf-8"))
HANDS = [example for example in EXAMPLES if "throws" in example["given"]]
ODDS_ASKED = [example for example in EXAMPLES if "ask" in example["given"]]
CROWE, PEARSON, CLASSICAL = (preset(name, 4) for name in ("crowe", "pearson", "classical"))
BOOKS = {"crowe": CROWE, "pearson": PEARSON, "classical": CLASSICAL}
Example = dict[str, Any]


# --- Worked examples -------------------------------------------------------------------------------------------------


def answer(s: HazardState, given: Example, seat: int, key: str) -> list[Action]:
    """Return the actions that the example gives this player for this question."""
    name = given["seats"][seat]
    number = given["seats"].index
    match key:
        case "wager-setters" | "wager-one_bet":
            return [Declare(Seat(seat), given.get("wager") or given["stake"])]
        case "setters":
            return [SetStake(Seat(seat), given["sets"].get(name, 0))]
        case "one_bet":
            bet = given["offers"].get(name)
            return [OfferBet(Seat(seat), bet) if bet else NoOffer(Seat(seat))]
        case "accept":
            return [Accept(Seat(seat), number(given["accept"])) if given["accept"] else RefuseAll(Seat(seat))]
        case "covers":
            laid = given["lays"].get(name)
            return [Lay(Seat(seat), laid) if laid else NoLay(Seat(seat))]
        case "knock":
            return [Knock(Seat(seat), tuple(number(each) for each in given["knocks"]))]
        case "lay-odds":
            return [LayOdds(Seat(seat), given.get("odds", {}).get(name, 0))]
        case "cast-on":
            return [{"cast_on": CastOn, "retrieve": Retrieve}[given["decision"]](Seat(seat))]
        case "side-bets" if s.public.phase == HazardPhase.RACE and given.get("side_bets"):
            bet = given["side_bets"].pop()
            return [
                OfferSide(number(bet["by"]), bet["side"], bet["stake"]),
                TakeSide(number(bet["with"]), number(bet["by"])),
            ]
        case "side-bets":
            return [Ready(Seat(seat))]
    return [Throw(Seat(seat))]


@pytest.mark.parametrize("example", HANDS, ids=lambda example: example["id"])
def test_a_worked_hand(example: Example) -> None:
    given, expect = json.loads(json.dumps(example["given"])), example["expect"]
    options = replace(preset(given["preset"], len(given["seats"])), **given.get("options", {}))
    s = seated(options, len(given["seats"]), given["throws"])
    s.public.losses = given.get("losses_before", 0)
    main = chance = 0
    while s.public.phase != HazardPhase.SETTLED:
        for key, seat in list(asked(s))[:1]:
            do(s, *answer(s, given, seat, key))
        main, chance = s.public.main or main, s.public.chance or chance
    assert (main or None, chance or None, s.public.outcome) == (expect["main"], expect["chance"], expect["result"])
    assert won(s) == [expect["net"][name] for name in given["seats"]]
    assert given["seats"][s.public.dealer] == expect["dice_to"]
    assert left_on_table(s) == {}
    assert dice_left(s) == []
    if given.get("side_bets") is not None:
        assert given["side_bets"] == []


@pytest.mark.parametrize("example", ODDS_ASKED, ids=lambda example: example["id"])
def test_worked_odds(example: Example) -> None:
    given, options = example["given"], BOOKS[example["given"]["preset"]]
    p = odds.win_chance(options, given.get("main", 0), given.get("chance", 0))
    assert p == Fraction(example["expect"]["p"])


# --- The tables of odds ----------------------------------------------------------------------------------------------

ON_MAIN = {
    "classical": ("1396/2835", "6961/14256", "244/495", "6961/14256", "1396/2835"),
    "pearson": ("3581/8580", "201/455", "4961/10080", "201/455", "3581/8580"),
}
LOST_ON_MAIN = {
    "classical": ("43/2835", "167/7128", "7/495", "167/7128", "43/2835"),
    "pearson": ("709/4290", "53/455", "79/5040", "53/455", "709/4290"),
}
IN_RACE = {
    "classical": {
        5: ("4:3", "", "4:5", "2:3", "4:5", "1:1", "4:3"),
        6: ("5:3", "5:4", "", "5:6", "1:1", "5:4", "5:3"),
        7: ("2:1", "3:2", "6:5", "", "6:5", "3:2", "2:1"),
        8: ("5:3", "5:4", "1:1", "5:6", "", "5:4", "5:3"),
        9: ("4:3", "1:1", "4:5", "2:3", "4:5", "", "4:3"),
    },
    "pearson": {
        5: ("7:3", "", "7:5", "7:6", "7:5", "7:4", "7:3"),
        6: ("2:1", "8:5", "", "8:7", "4:3", "8:5", "2:1"),
        7: ("9:5", "3:2", "9:7", "", "9:7", "3:2", "9:5"),
        8: ("2:1", "8:5", "4:3", "8:7", "", "8:5", "2:1"),
        9: ("7:3", "7:4", "7:5", "7:6", "7:5", "", "7:3"),
    },
}
AT_EVENS = {
    "classical": {
        5: "+14.3 — -11.1 -20.0 -11.1 +0.0 +14.3",
        6: "+25.0 +11.1 — -9.1 +0.0 +11.1 +25.0",
        7: "+33.3 +20.0 +9.1 — +9.1 +20.0 +33.3",
        8: "+25.0 +11.1 +0.0 -9.1 — +11.1 +25.0",
        9: "+14.3 +0.0 -11.1 -20.0 -11.1 — +14.3",
    },
    "pearson": {
        5: "+40.0 — +16.7 +7.7 +16.7 +27.3 +40.0",
        6: "+33.3 +23.1 — +6.7 +14.3 +23.1 +33.3",
        7: "+28.6 +20.0 +12.5 — +12.5 +20.0 +28.6",
        8: "+33.3 +23.1 +14.3 +6.7 — +23.1 +33.3",
        9: "+40.0 +27.3 +16.7 +7.7 +16.7 — +40.0",
    },
}


@pytest.mark.parametrize("book", ["classical", "pearson"])
def test_the_chances_of_each_main(book: str) -> None:
    o = BOOKS[book]
    for main, p, loss in zip(MAINS, ON_MAIN[book], LOST_ON_MAIN[book], strict=True):
        assert odds.win_chance(o, main) == Fraction(p)
        assert value.hand_value(o, main) == -Fraction(loss)


def test_crowe_without_retrieving_equals_the_classical_game() -> None:
    assert [odds.win_chance(CROWE, main) for main in (0, *MAINS)] == [
        odds.win_chance(CLASSICAL, main) for main in (0, *MAINS)
    ]


def test_the_chances_of_a_thrown_main() -> None:
    assert odds.win_chance(CLASSICAL) == Fraction(1979, 4032)
    assert value.hand_value(CLASSICAL) == -Fraction(37, 2016)
    assert odds.win_chance(PEARSON) == Fraction(2572847, 5765760)
    assert value.hand_value(PEARSON) == -Fraction(310033, 2882880)
    assert Fraction(*against(odds.win_chance(PEARSON))) == Fraction(3192913, 2572847)
    assert against(odds.win_chance(CLASSICAL, 6)) == (7295, 6961)


@pytest.mark.parametrize(("rule", "value", "p"), [("comeout_11", "out", 0.4283), ("comeout_7", "blank", 0.4208)])
def test_other_readings_of_pearson_change_the_odds(rule: str, value: str, p: float) -> None:
    assert round(float(odds.win_chance(replace(PEARSON, **{rule: value}))), 4) == p


@pytest.mark.parametrize("book", ["classical", "pearson"])
@pytest.mark.parametrize("main", MAINS)
def test_race_odds_and_gains_at_evens(book: str, main: int) -> None:
    o = BOOKS[book]
    for chance, listed, gain in zip(range(4, 11), IN_RACE[book][main], AT_EVENS[book][main].split(), strict=True):
        if chance == main:
            assert (listed, gain) == ("", "—")
            continue
        p = odds.win_chance(o, main, chance)
        assert "{}:{}".format(*against(p)) == listed
        assert f"{float(100 * (1 - 2 * p)):+.1f}" == gain
        assert odds.side_bet_odds(o, "in", main, chance) == against(p)
        assert odds.side_bet_odds(o, "out", main, chance) == against(p)[::-1]
        if p != Fraction(1, 2):
            how = odds.AGAINST_CASTER if p < Fraction(1, 2) else odds.ON_CASTER
            assert odds.displayed_odds(o, main, chance) == (how, *sorted(against(p), reverse=True))
        else:
            assert odds.displayed_odds(o, main, chance)[0] == odds.EVEN


@pytest.mark.parametrize(
    ("book", "nicks", "outs"),
    [
        ("crowe", ("8:1", "5:1", "7:2", "5:1", "8:1"), ("5:1", "31:5", "8:1", "31:5", "5:1")),
        ("classical", ("8:1", "5:1", "7:2", "5:1", "8:1"), ("5:1", "31:5", "8:1", "31:5", "5:1")),
        ("pearson", ("8:1", "31:5", "7:2", "31:5", "8:1"), ("8:1",) * 5),
    ],
)
def test_odds_of_the_next_throw(book: str, nicks: tuple[str, ...], outs: tuple[str, ...]) -> None:
    for main, nick, out in zip(MAINS, nicks, outs, strict=True):
        assert "{}:{}".format(*odds.side_bet_odds(BOOKS[book], "cast_nick", main, 0) or ()) == nick
        assert "{}:{}".format(*odds.side_bet_odds(BOOKS[book], "cast_lose", main, 0) or ()) == out


def test_value_of_the_right_to_retrieve() -> None:
    """As a share of each wager, the right is worth 4.85 % for a hand and 8.31 % for a turn with the box."""
    assert value.hand_value(CROWE) == Fraction(10381, 213840)
    assert round(float(100 * value.hand_value(CROWE)), 2) == 4.85
    each = [value.hand_value(CROWE, main) for main in MAINS]
    assert each == [Fraction(7, 810), Fraction(17, 396), Fraction(1, 9), Fraction(17, 396), Fraction(7, 810)]
    assert value.turn_value(CROWE) == Fraction(20762, 249989)


@pytest.mark.parametrize(
    ("main", "chance", "laid"),
    [
        *[(7, 4, 0.917), (7, 10, 0.917), (7, 5, 0.417), (7, 9, 0.417), (7, 6, 0.117), (7, 8, 0.117)],
        *[(6, 4, 0.584), (8, 10, 0.584), (6, 5, 0.167), (8, 9, 0.167), (5, 4, 0.250), (9, 10, 0.250)],
    ],
)
def test_minimum_odds_for_the_caster_to_cast_on(main: int, chance: int, laid: float) -> None:
    assert round(float(value.good_odds(CROWE, main, chance)), 3) == laid
    assert value.fair_odds(CROWE, main, chance) == Fraction(count_ways(main), count_ways(chance)) - 1


def test_how_often_a_hand_ends_before_a_chance() -> None:
    for o, percent in ((CLASSICAL, 30.3), (PEARSON, 27.2)):
        early = Fraction(0)
        for main in MAINS:
            fates = {total: main_throw_result(o, main, total) for total in TOTALS}
            thrown = sum(count_ways(total) for total in TOTALS if fates[total] is not ThrowResult.NOTHING)
            done = sum(count_ways(t) for t in TOTALS if fates[t] not in (ThrowResult.NOTHING, ThrowResult.CHANCE))
            early += Fraction(count_ways(main), 24) * Fraction(done, thrown)
        assert round(float(100 * early), 1) == percent


def test_odds_agree_with_simulated_hands() -> None:
    """The exact odds are compared with 30,000 simulated hands for each rule book."""
    for name, o in (("classical", CLASSICAL), ("pearson", PEARSON)):
        rng, hands, made = Chance(f"many {name}").stream("dice"), 30_000, 0
        for _ in range(hands):
            made += caster_wins_simulated_hand(o, rng)
        p = float(odds.win_chance(o))
        assert abs(made / hands - p) < 4 * (p * (1 - p) / hands) ** 0.5


def caster_wins_simulated_hand(o: HazardOptions, rng: Any) -> bool:
    def two() -> int:
        return rng.below(6) + rng.below(6) + 2

    while (main := two()) not in MAINS:
        pass
    while (fate := main_throw_result(o, main, chance := two())) is ThrowResult.NOTHING:
        pass
    while fate in (ThrowResult.CHANCE, ThrowResult.NOTHING):
        fate = chance_throw_result(o, main, chance, two())
    return fate in (ThrowResult.NICK, ThrowResult.CHANCE_MADE, ThrowResult.LATE_NICK)


@pytest.mark.parametrize(("o", "part"), [(CLASSICAL, 0), (PEARSON, 1)], ids=["crowe and classical", "pearson"])
def test_odds_in_the_rule_book_are_exact(o: HazardOptions, part: int) -> None:
    """Check every line of both tables in the rule book."""
    source = rule_book("hazard")
    section = source.partition("{#the-odds}")[2].partition("\n## ")[0].split("? else")[part]
    numbers = {"four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
    told: set[tuple[int, int]] = set()
    for mains, line in re.findall(r"^- \*\*Main ([a-z ]+):\*\* (.+)\.$", section, re.MULTILINE):
        for main, item in product(re.findall(r"[a-z]+", mains.replace(" or ", " ")), line.split("; ")):
            chances, _, price = item.replace("the other of", "").rpartition(", ")
            fair = EVENS if price == "evens" else tuple(map(int, price.split(" to ")))
            for chance in {numbers[word] for word in re.findall(r"[a-z]+", chances) if word in numbers} - {
                numbers[main]
            }:
                assert against(odds.win_chance(o, numbers[main], chance)) == fair, (main, chance)
                told.add((numbers[main], chance))
    assert told == {(main, chance) for main in MAINS for chance in range(4, 11) if chance != main}


def test_certain_results_have_no_odds() -> None:
    for sure in (0, 1):
        with pytest.raises(ValueError, match="certain"):
            against(Fraction(sure))


def test_an_impossible_nick_cannot_be_bet_on() -> None:
    o = replace(CLASSICAL, comeout_7="blank", comeout_11_main7="blank")
    assert odds.side_bet_odds(o, "cast_nick", 7, 0) is None
    assert odds.side_bet_odds(o, "cast_lose", 7, 0) is not None


def test_every_named_rule_is_in_the_rule_book() -> None:
    anchors = {page.anchor for page in rule_book_of("hazard").pages}
    named = {reasons.ODDS, reasons.AGAINST, reasons.WAGER, reasons.ASIDE, market.MARKET.law, rules.MONEY_LAW}
    assert named <= anchors


# --- Options ---------------------------------------------------------------------------------------------------------


def at_throw(o: HazardOptions, throws: Any, seats: int = 3) -> HazardState:
    """Return a table before the throw for the main. Each other player has staked one unit against the caster."""
    s = seated(o, seats, throws)
    if o.opposition != "covers":
        do(s, Declare(A, Farthings(o.step * (seats - 1))))
    for seat in range(1, seats):
        do(s, {"setters": SetStake, "one_bet": OfferBet, "covers": Lay}[o.opposition](Seat(seat), o.step))
    if o.opposition == "one_bet":
        do(s, Accept(A, B))
    if o.opposition == "covers":
        do(s, Knock(A, tuple(map(Seat, range(1, seats)))))
    return s


def throw_on(s: HazardState) -> HazardState:
    """Throw until the hand is over. Everybody becomes ready, and nobody lays odds."""
    while s.public.phase != HazardPhase.SETTLED and dice_left(s):
        key, seat = next(asked(s))
        do(
            s,
            {
                "side-bets": Ready(Seat(seat)),
                "lay-odds": LayOdds(Seat(seat), Farthings(0)),
                "cast-on": CastOn(Seat(seat)),
            }.get(key, Throw(Seat(seat))),
        )
    return s


def thrown(o: HazardOptions, *throws: tuple[int, int]) -> HazardState:
    return throw_on(at_throw(o, throws))


SEVEN, FOUR, ELEVEN, TWELVE, TWO, SIX, NINE = (3, 4), (2, 2), (5, 6), (6, 6), (1, 1), (3, 3), (4, 5)


def test_forms_of_opposition_to_the_caster() -> None:
    s = seated(replace(CROWE, opposition="setters"), 3)
    do(s, Declare(A, Farthings(96)), SetStake(B, Farthings(48)), SetStake(C, Farthings(0)))
    assert (s.public.phase, wager(s), staked(s, B)) == (HazardPhase.MAIN, 48, 48)
    s = seated(replace(CROWE, opposition="one_bet"), 3)
    do(
        s,
        Declare(A, Farthings(96)),
        OfferBet(B, Farthings(60)),
        OfferBet(C, Farthings(72)),
        Accept(A, B),
    )
    assert (s.public.phase, wager(s), staked(s, B), staked(s, C)) == (HazardPhase.MAIN, 96, 60, 0)
    s = seated(replace(CROWE, opposition="covers"), 3)
    do(s, Lay(B, Farthings(48)), Lay(C, Farthings(96)), Knock(A, (B, C)))
    assert (s.public.phase, wager(s)) == (HazardPhase.MAIN, 144)


@pytest.mark.parametrize(("stake", "bet", "left"), [(96, 48, 48), (48, 60, 48)])
def test_the_accepted_bet_may_be_matched(stake: int, bet: int, left: int) -> None:
    o = replace(CROWE, opposition="one_bet")
    for manner, expected in (("as_offered", (stake, bet)), ("matched", (left, left))):
        s = seated(replace(o, accepted_bet=manner), 3)
        do(
            s,
            Declare(A, Farthings(stake)),
            OfferBet(B, Farthings(bet)),
            NoOffer(C),
            Accept(A, B),
        )
        assert (wager(s), staked(s, B)) == expected


def test_sealed_bets_are_laid_down_when_all_are_in() -> None:
    s = seated(replace(PEARSON, bet_offers="sealed"), 4)
    do(s, Declare(A, Farthings(48)))
    ask = ask_of(s, 1)
    assert ask.secret
    assert ask.awaited() == (1, 2, 3)
    assert do(s, OfferBet(D, Farthings(60))) == []
    assert left_on_table(s) == {"bet:0": 48}
    assert do(s, NoOffer(B)) == []
    events = do(s, OfferBet(C, Farthings(48)))
    assert [event.seat for event in events if isinstance(event, Said)] == [1, 2, 3]
    assert s.public.phase == HazardPhase.CHOICE
    assert [staked(s, Seat(seat)) for seat in (1, 2, 3)] == [0, 48, 60]
    open_ = seated(PEARSON, 4)
    do(open_, Declare(A, Farthings(48)))
    assert list(asked(open_)) == [("one_bet", 1)]


def test_the_main_may_be_called() -> None:
    s = at_throw(replace(CROWE, main_by="call"), [SEVEN])
    assert list(asked(s)) == [("name-main", 0)]
    assert [refused(s, NameMain(A, main)) for main in (4, 10, 0, -7)] == ["refuse-number"] * 4
    do(s, NameMain(A, 7))
    assert s.public.main == 7
    assert throw_on(s).public.outcome == "nick"


@pytest.mark.parametrize(("keeps", "box"), [(True, 0), (False, 1)])
def test_crabs_may_leave_the_dice(keeps: bool, box: int) -> None:
    s = thrown(replace(CROWE, crabs_keep_dice=keeps), SEVEN, TWO)
    assert (s.public.outcome, s.public.dealer) == ("crabs", box)


def test_crabs_that_keep_the_dice_do_not_count_as_a_consecutive_loss() -> None:
    s = thrown(replace(CROWE, losses_to_pass=2), SEVEN, TWO)
    assert (s.public.dealer, s.public.losses) == (0, 0)


def test_retrieving_needs_the_option() -> None:
    s = thrown(replace(CROWE, setters_odds=False), SEVEN, FOUR)
    assert s.public.phase == HazardPhase.DECISION
    s = thrown(replace(CROWE, setters_odds=False, retrieve=False), SEVEN, FOUR)
    assert s.public.phase == HazardPhase.RACE


def test_odds_need_the_option() -> None:
    s = at_throw(CROWE, [SEVEN, FOUR, FOUR])
    do(s, Throw(A), Throw(A))
    assert s.public.phase == HazardPhase.ODDS
    do(s, LayOdds(B, Farthings(44)), LayOdds(C, Farthings(0)))
    assert left_on_table(s) == {"bet:0": 96, "bet:1": 48, "bet:2": 48, "odds:1": 44}
    do(s, CastOn(A), Throw(A))
    assert won(s) == [140, -92, -48]
    s = thrown(replace(CROWE, setters_odds=False), SEVEN, FOUR)
    assert s.public.phase == HazardPhase.DECISION


def test_odds_are_returned_with_a_winning_stake() -> None:
    s = at_throw(CROWE, [SEVEN, FOUR, SEVEN])
    do(
        s,
        Throw(A),
        Throw(A),
        LayOdds(B, Farthings(44)),
        LayOdds(C, Farthings(1)),
        CastOn(A),
        Throw(A),
    )
    assert won(s) == [-96, 48, 48]
    assert s.public.dealer == 1


@pytest.mark.parametrize(("rule", "outcome"), [("classical", "nick"), ("out", "out")])
def test_twelve_to_an_even_main(rule: str, outcome: str) -> None:
    assert thrown(replace(CROWE, comeout_12=rule), SIX, TWELVE).public.outcome == outcome
    assert thrown(replace(CROWE, comeout_12=rule), NINE, TWELVE).public.outcome == "out"


@pytest.mark.parametrize(
    ("rule", "main", "again"),
    [("comeout_7", SEVEN, SEVEN), ("comeout_11_main7", SEVEN, ELEVEN), ("comeout_11", SIX, ELEVEN)],
)
def test_a_throw_to_the_main_may_have_no_effect(rule: str, main: tuple[int, int], again: tuple[int, int]) -> None:
    blank = thrown(replace(CROWE, **{rule: "blank"}), main, again)
    assert (blank.public.phase, blank.public.chance) == (HazardPhase.COME_OUT, 0)
    usual = thrown(CROWE, main, again)
    assert usual.public.outcome == ("out" if rule == "comeout_11" else "nick")


def test_eleven_out_follows_the_classical_table() -> None:
    for main, total in product(MAINS, TOTALS):
        assert main_throw_result(replace(CROWE, comeout_11="out"), main, total) == main_throw_result(CROWE, main, total)


@pytest.mark.parametrize(
    ("main", "late", "outcome"),
    [(SEVEN, ELEVEN, "late_nick"), (SIX, TWELVE, "late_nick"), (SIX, TWO, "late_crabs"), (SEVEN, (1, 2), "late_crabs")],
)
def test_late_throws_count_where_the_options_say_so(main: Any, late: Any, outcome: str) -> None:
    o = replace(CROWE, retrieve=False, setters_odds=False)
    assert thrown(o, main, FOUR, late).public.phase == HazardPhase.RACE
    assert thrown(replace(o, late_throws="pearson"), main, FOUR, late).public.outcome == outcome


def test_other_late_throws_have_no_effect() -> None:
    o = replace(CROWE, retrieve=False, setters_odds=False, late_throws="pearson")
    assert thrown(o, SEVEN, FOUR, TWELVE).public.phase == HazardPhase.RACE
    assert thrown(o, SIX, FOUR, ELEVEN).public.phase == HazardPhase.RACE


@pytest.mark.parametrize("losses", [1, 2, 3])
def test_the_box_passes_after_the_set_number_of_losses(losses: int) -> None:
    s = seated(replace(CLASSICAL, losses_to_pass=losses, side_bets=False), 2)
    for lost in range(1, losses + 1):
        s.rng = seated(CROWE, 2, [SEVEN, TWO]).rng
        do(s, Lay(B, Farthings(48)), Knock(A, (B,)), Throw(A), Throw(A))
        assert (s.public.dealer, s.public.losses) == ((0, lost) if lost < losses else (1, 0))
        do(s, Ready(A), Ready(B))


def test_a_win_resets_the_losses() -> None:
    s = seated(replace(CLASSICAL, side_bets=False), 2, [SEVEN, TWO])
    do(
        s,
        Lay(B, Farthings(48)),
        Knock(A, (B,)),
        Throw(A),
        Throw(A),
        Ready(A),
        Ready(B),
    )
    assert s.public.losses == 1
    s.rng = seated(CROWE, 2, [SEVEN, SEVEN]).rng
    do(s, Lay(B, Farthings(48)), Knock(A, (B,)), Throw(A), Throw(A))
    assert (s.public.losses, s.public.wins, s.public.dealer) == (0, 1, 0)


def test_side_bets_need_the_option() -> None:
    assert list(asked(at_throw(replace(CROWE, side_bets=True), []))) == [("side-bets", 1), ("side-bets", 2)]
    assert list(asked(at_throw(CROWE, []))) == [("throw-main", 0)]


@pytest.mark.parametrize(("price", "step", "against"), [("listed", 2, 96), ("even", 1, 48), ("free", 1, 77)])
def test_odds_of_side_bets(price: str, step: int, against: int) -> None:
    """With main seven and chance four, the odds are 2 to 1 against the caster. “Out” is laid at 1 to 2."""
    s = thrown(replace(CLASSICAL, side_odds=price), SEVEN, FOUR)
    form = market.MARKET.stakes(s, B, "out")
    assert isinstance(form, PickAmount)
    assert form.step == step
    do(s, OfferSide(B, "in", Farthings(48), (), Farthings(against if price == "free" else 0)))
    assert s.public.aside[0].against == against


def test_stakes_are_multiples_of_the_stake_unit() -> None:
    for unit, least in ((2, 48), (4, 96)):
        s = seated(replace(CROWE, stake_unit=unit), 3)
        form = forms_of(s, 0)[0].parts[0]
        assert isinstance(form, PickAmount)
        assert (form.least, form.step, form.most) == (least, least, 1008 // least * least)
        assert refused(s, Declare(A, Farthings(least + 24))) == "refuse-step"


def test_offers_are_multiples_of_the_offer_unit() -> None:
    for unit, step in ((2, 12), (1, 6)):
        s = seated(replace(PEARSON, offer_unit=unit), 3)
        do(s, Declare(A, Farthings(48)))
        assert refused(s, OfferBet(B, Farthings(step + 3))) == "refuse-step"
        do(s, OfferBet(B, Farthings(5 * step)))


def test_a_wager_keeps_its_limits() -> None:
    s = seated(replace(CROWE, min_wager=4, max_wager=10), 3)
    assert refused(s, Declare(A, Farthings(48))) == "refuse-too-little"
    assert refused(s, Declare(A, Farthings(288))) == "refuse-too-much"
    assert refused(s, Declare(A, Farthings(-48))) == "refuse-too-little"
    do(s, Declare(A, Farthings(240)))


def test_the_box_takes_its_fee_at_every_third_main_won() -> None:
    for fee, taken in ((0, 0), (5, 120)):
        s = seated(replace(CROWE, box_fee=fee, crabs_keep_dice=False), 2)
        for main in range(1, 4):
            s.rng = seated(CROWE, 2, [SEVEN, SEVEN]).rng
            do(s, Declare(A, Farthings(48)), SetStake(B, Farthings(48)), Throw(A), Throw(A))
            assert s.ledger.balance(BOX) == (taken if main == 3 else 0)
            assert s.public.wins == main
            do(s, Ready(A), Ready(B))
        assert won(s) == [144 - taken, -144]


def test_a_sitting_has_the_set_number_of_hands() -> None:
    for hands in (1, 2):
        s = seated(replace(CROWE, hands=hands), 2)
        for _ in range(hands):
            do(s, Declare(s.public.dealer, Farthings(48)), SetStake(Seat(1 - s.public.dealer), Farthings(0)))
            if s.public.phase != HazardPhase.OVER:
                do(s, Ready(A), Ready(B))
        assert s.public.phase == HazardPhase.OVER
    s = seated(replace(CROWE, hands=0), 2)
    do(s, Declare(A, Farthings(48)), SetStake(B, Farthings(0)), Ready(A))
    events = do(s, Rise(B))
    assert s.public.phase == HazardPhase.OVER
    assert isinstance(events[-1], Ended)


# --- First caster ----------------------------------------------------------------------------------------------------


def test_the_highest_throw_has_the_box_and_ties_throw_again() -> None:
    s = GAME.new(Setup(CROWE, 3, (PURSE,) * 3, Chance("first")))
    s.rng = seated(CROWE, 3, [SIX, NINE, NINE, TWO, TWELVE]).rng
    do(s, Throw(A), Throw(B), Throw(C))
    assert list(asked(s)) == [("first-caster", 1)]
    do(s, Throw(B), Throw(C))
    assert (s.public.phase, s.public.dealer, s.public.deal) == (HazardPhase.WAGER, 2, 1)


# --- Passing and short purses ----------------------------------------------------------------------------------------


def test_the_box_passes_to_the_left() -> None:
    s = seated(CROWE, 3)
    do(s, PassDice(A), PassDice(B))
    assert (s.public.phase, s.public.dealer, s.public.deal) == (HazardPhase.WAGER, 2, 1)


def test_players_may_leave_when_all_have_passed() -> None:
    s = seated(CROWE, 3)
    do(s, PassDice(A), PassDice(B), PassDice(C))
    assert (s.public.phase, s.public.outcome) == (HazardPhase.SETTLED, "void")
    assert acts(s, 0) == ["ready", "rise"]
    do(s, Ready(A), Ready(B), Ready(C))
    assert (s.public.phase, s.public.passes) == (HazardPhase.WAGER, 0)
    do(s, Declare(s.public.dealer, Farthings(48)))
    assert s.public.passes == 0


def test_a_wager_resets_the_passes() -> None:
    s = seated(CROWE, 3)
    do(
        s,
        PassDice(A),
        PassDice(B),
        Declare(C, Farthings(48)),
        SetStake(A, Farthings(0)),
        SetStake(B, Farthings(0)),
    )
    assert acts(s, 0) == ["ready", "propose_rise"]


@pytest.mark.parametrize(("held", "caster", "said"), [(47, C, ["passed-over"]), (48, B, [])])
def test_a_player_without_the_minimum_wager_is_skipped_openly(held: int, caster: Seat, said: list[str]) -> None:
    s = seated(CROWE, purses=(PURSE, held, PURSE))
    events = do(s, PassDice(A))
    assert s.public.dealer == caster
    assert [event.words.key for event in events if isinstance(event, Announced)] == said


def test_a_player_without_a_stake_is_skipped_openly() -> None:
    s = seated(CROWE, purses=(PURSE, 47, PURSE))
    events = do(s, Declare(A, Farthings(48)))
    assert list(asked(s)) == [("setters", 2)]
    assert [event.words.key for event in events if isinstance(event, Announced)] == ["too-little"]


def test_a_player_with_an_empty_purse_is_not_asked_for_odds() -> None:
    s = at_throw(CROWE, [SEVEN, FOUR])
    s.ledger.pay(purse(1), MINT, in_purse(s, B), "test")
    do(s, Throw(A), Throw(A))
    assert list(asked(s)) == [("lay-odds", 2)]


@pytest.mark.parametrize("left", [47, 48])
def test_the_sitting_ends_when_fewer_than_two_can_cast(left: int) -> None:
    """Nobody may buy in. A player with exactly the minimum wager can cast."""
    s = seated(replace(CROWE, buy_in=0), purses=(PURSE, 48 + left), throws=[SEVEN, SEVEN])
    events = do(s, Declare(A, Farthings(48)), SetStake(B, Farthings(48)), Throw(A), Throw(A))
    assert in_purse(s, B) == left
    assert (s.public.phase == HazardPhase.OVER) == (left < 48)
    if left == 48:
        return
    assert isinstance(events[-1], Ended)
    assert (events[-1].winners, events[-1].why.key) == ((A,), "win-purses")


def test_a_poor_caster_pays_what_remains_as_the_fee() -> None:
    s = seated(replace(CROWE, box_fee=42, max_wager=42, buy_in=0), purses=(PURSE, PURSE))
    s.public.wins = 2
    s.ledger.pay(purse(0), purse(1), Farthings(1968), "test")
    s.rng = seated(CROWE, 2, [SEVEN, SEVEN]).rng
    do(s, Declare(A, Farthings(48)), SetStake(B, Farthings(48)), Throw(A), Throw(A))
    assert s.ledger.balance(BOX) == 0, "what the box took has gone to the house, for the company has risen"
    assert in_purse(s, A) == 0


# --- Setters ---------------------------------------------------------------------------------------------------------


def test_an_equal_share_is_proposed_first() -> None:
    s = seated(CROWE, 4)
    do(s, Declare(A, Farthings(240)))
    assert answers(s, 1)[0] == SetStake(B, Farthings(96))
    do(s, SetStake(B, Farthings(96)))
    assert answers(s, 2)[0] == SetStake(C, Farthings(96))
    do(s, SetStake(C, Farthings(0)))
    assert answers(s, 3)[0] == SetStake(D, Farthings(144))


def test_more_than_is_unmatched_cannot_be_set() -> None:
    s = seated(CROWE, 4)
    do(s, Declare(A, Farthings(96)), SetStake(B, Farthings(48)))
    assert refused(s, SetStake(C, Farthings(96))) == "refuse-too-much"
    do(s, SetStake(C, Farthings(48)))
    assert s.public.phase == HazardPhase.MAIN, "the last is not asked when all is matched"


def test_a_wager_is_no_more_than_the_others_have() -> None:
    s = seated(CROWE, purses=(PURSE, 96, 60))
    assert refused(s, Declare(A, Farthings(192))) == "refuse-too-much"
    do(s, Declare(A, Farthings(144)))


# --- Covering --------------------------------------------------------------------------------------------------------


def test_the_caster_cannot_knock_beyond_his_purse() -> None:
    s = seated(replace(CLASSICAL, side_bets=False), purses=(144, PURSE, PURSE))
    do(s, Lay(B, Farthings(96)), Lay(C, Farthings(96)))
    assert refused(s, Knock(A, (B, C))) == "refuse-purse"
    assert refused(s, Knock(A, (B, B))) == "refuse-seat"
    assert refused(s, Knock(A, (A,))) == "refuse-seat"
    assert refused(s, Knock(A, (H,))) == "refuse-seat"
    do(s, Knock(A, (C,)))
    assert (wager(s), staked(s, B), staked(s, C)) == (96, 0, 96)


@pytest.mark.parametrize(("held", "first", "why"), [(191, (B,), "refuse-purse"), (192, (B, C), "")])
def test_the_caster_may_knock_with_the_last_farthing(held: int, first: tuple[Seat, ...], why: str) -> None:
    """The first suggested wager covers as many bets as the caster's purse allows."""
    s = seated(replace(CLASSICAL, side_bets=False), purses=(held, PURSE, PURSE))
    do(s, Lay(B, Farthings(96)), Lay(C, Farthings(96)))
    assert next(each for each in answers(s, 0) if isinstance(each, Knock)) == Knock(A, first)
    reason = GAME.refuse(s, Knock(A, (B, C)))
    assert (reason.key if reason else "") == why


def test_an_empty_knock_passes_the_dice() -> None:
    s = seated(CLASSICAL, 3)
    do(s, Lay(B, Farthings(48)), NoLay(C), Knock(A, ()))
    assert (s.public.outcome, s.public.dealer, won(s)) == ("void", 1, [0, 0, 0])


@pytest.mark.parametrize("o", [PEARSON, CLASSICAL])
def test_without_opponents_the_dice_pass(o: HazardOptions) -> None:
    s = seated(o, 3)
    if o is PEARSON:
        do(s, Declare(A, Farthings(48)), NoOffer(B), NoOffer(C))
    else:
        do(s, NoLay(B), NoLay(C))
    assert (s.public.phase, s.public.outcome, s.public.dealer, won(s)) == (HazardPhase.SETTLED, "void", 1, [0, 0, 0])


def test_a_bet_that_was_not_offered_cannot_be_taken() -> None:
    s = seated(PEARSON, 3)
    do(s, Declare(A, Farthings(48)), OfferBet(B, Farthings(48)), NoOffer(C))
    assert [refused(s, Accept(A, Seat(other))) for other in (0, 2, 9, -1)] == ["refuse-seat"] * 4


# --- Side bets -------------------------------------------------------------------------------------------------------


def with_side_bets_open(o: HazardOptions = CLASSICAL, throws: Any = ()) -> HazardState:
    """Return a table of four before the throw for the main. Side bets are open, and the first seat has the box."""
    return at_throw(o, throws, 4)


def test_the_throw_waits_until_all_have_bet() -> None:
    s = with_side_bets_open(throws=[SEVEN])
    assert list(asked(s)) == [("side-bets", 1), ("side-bets", 2), ("side-bets", 3)]
    assert ask_of(s, 0).call_of(A) is None
    do(s, Ready(C), Ready(B), Ready(D))
    assert list(asked(s)) == [("throw-main", 0)]
    assert [call.seat for call in ask_of(s, 0).calls if not call.must] == [1, 2, 3]


def test_a_new_offer_asks_possible_takers_again() -> None:
    s = with_side_bets_open()
    do(s, Ready(B), Ready(C), Ready(D), OfferSide(B, "out", Farthings(48), (C,)))
    assert list(asked(s)) == [("side-bets", 2)]
    do(s, Ready(C), OfferSide(D, "in", Farthings(48)))
    assert list(asked(s)) == [("side-bets", 1), ("side-bets", 2)]


def test_the_first_taker_gets_the_bet() -> None:
    s = with_side_bets_open()
    do(s, OfferSide(B, "out", Farthings(48)), TakeSide(D, B))
    assert refused(s, TakeSide(C, B)) == "refuse-seat"
    assert left_on_table(s)["bet:side:1"] == 96


def test_unanswered_offers_are_returned_before_the_throw() -> None:
    s = with_side_bets_open(throws=[SEVEN])
    do(s, OfferSide(B, "out", Farthings(48)), Ready(B), Ready(C), Ready(D))
    events = do(s, Throw(A))
    threw = next(at for at, event in enumerate(events) if isinstance(event, Threw))
    back = next(at for at, event in enumerate(events) if isinstance(event, Paid))
    assert back < threw
    assert s.public.aside == ()
    assert won(s)[1] == -48, "the stake on the hand alone"


def test_a_bet_may_be_withdrawn_until_it_is_taken() -> None:
    s = with_side_bets_open()
    do(s, OfferSide(B, "in", Farthings(48)), WithdrawSide(B))
    assert s.public.aside == ()
    do(s, OfferSide(B, "in", Farthings(48)), TakeSide(C, B))
    assert "withdraw_side" not in [act for seat in range(4) for act in acts(s, seat)]


def test_the_number_of_offers_is_limited() -> None:
    """A player may have one open offer at a time, and make two in a hand. So every hand reaches its throws."""
    s = with_side_bets_open()
    do(s, OfferSide(B, "in", Farthings(48)))
    assert "offer_side" not in acts(s, 1)
    do(s, WithdrawSide(B), OfferSide(B, "in", Farthings(48)), WithdrawSide(B))
    assert "offer_side" not in acts(s, 1)


def test_the_hand_decides_bets_on_the_hand() -> None:
    s = with_side_bets_open(throws=[SEVEN, SEVEN])
    do(
        s,
        OfferSide(B, "out", Farthings(96)),
        TakeSide(C, B),
        Ready(B),
        Ready(C),
        Ready(D),
        Throw(A),
    )
    do(s, Ready(B), Ready(C), Ready(D), Throw(A))
    assert won(s) == [144, -48 - 96, -48 + 96, -48]


def test_the_next_throw_decides_bets_on_it() -> None:
    s = with_side_bets_open(throws=[SEVEN, FOUR])
    do(s, Ready(B), Ready(C), Ready(D), Throw(A))
    do(
        s,
        OfferSide(B, "cast_nick", Farthings(48)),
        TakeSide(C, B),
        OfferSide(C, "cast_lose", Farthings(4)),
        TakeSide(D, C),
    )
    assert (s.public.aside[0].against, s.public.aside[1].against) == (168, 32)
    do(s, Ready(B), Ready(C), Ready(D), Throw(A))
    assert (s.public.aside, won(s)) == ((), [-144, -96, -48 + 48 - 4, -48 + 4])


def test_bets_on_the_next_throw_are_for_the_throw_to_the_main() -> None:
    s = with_side_bets_open()
    assert refused(s, OfferSide(B, "cast_nick", Farthings(48))) == "refuse-side-closed"
    s = thrown(CLASSICAL, SEVEN, FOUR)
    assert refused(s, OfferSide(B, "cast_lose", Farthings(48))) == "refuse-side-closed"
    assert refused(s, OfferSide(B, "sideways", Farthings(48))) == "refuse-side-closed"


def test_a_retrieved_hand_voids_side_bets() -> None:
    s = with_side_bets_open(replace(CROWE, side_bets=True), [SEVEN, FOUR])
    do(
        s,
        OfferSide(B, "out", Farthings(48)),
        TakeSide(C, B),
        Ready(B),
        Ready(C),
        Ready(D),
        Throw(A),
    )
    do(
        s,
        Ready(B),
        Ready(C),
        Ready(D),
        Throw(A),
        LayOdds(B, Farthings(0)),
        LayOdds(C, Farthings(0)),
        LayOdds(D, Farthings(0)),
        Retrieve(A),
    )
    assert (s.public.aside, won(s)) == ((), [0, 0, 0, 0])


def test_bets_without_whole_farthings_are_refused() -> None:
    s = thrown(PEARSON, SEVEN, FOUR)
    assert refused(s, OfferSide(C, "out", Farthings(48))) == "refuse-step"
    do(s, OfferSide(C, "out", Farthings(45)))
    assert s.public.aside[0].against == 25


def test_impossible_bets_are_refused_with_a_reason() -> None:
    s = with_side_bets_open()
    assert refused(s, OfferSide(B, "out", Farthings(0))) == "refuse-too-little"
    assert refused(s, OfferSide(B, "out", PURSE)) == "refuse-purse"
    assert refused(s, OfferSide(B, "out", Farthings(48), (B,))) == "refuse-seat"
    assert refused(s, OfferSide(B, "out", Farthings(48), (A,))) == "refuse-seat"
    assert refused(s, OfferSide(B, "out", Farthings(48), (C, D))) == "refuse-seat"
    assert refused(s, OfferSide(B, "out", Farthings(48), (Seat(-1),))) == "refuse-seat"
    assert refused(s, OfferSide(B, "out", Farthings(48), (), Farthings(48))) == "refuse-side-price"
    assert refused(s, TakeSide(B, Seat(99))) == "refuse-seat"
    do(s, OfferSide(B, "out", Farthings(48), (C,)))
    assert refused(s, TakeSide(D, B)) == "refuse-seat"
    free = with_side_bets_open(replace(CLASSICAL, side_odds="free"))
    assert refused(free, OfferSide(B, "out", Farthings(48))) == "refuse-too-little"
    assert refused(free, OfferSide(B, "out", Farthings(48), (), Farthings(-5))) == "refuse-too-little"
    assert refused(free, OfferSide(B, "out", Farthings(48), (), Farthings(10**6))) == "refuse-too-much"


def test_a_player_without_possible_opponents_is_not_asked() -> None:
    s = at_throw(CLASSICAL, [], 2)
    assert list(asked(s)) == [("throw-main", 0)]


def test_no_side_bets_while_bets_are_sealed() -> None:
    s = seated(replace(PEARSON, bet_offers="sealed"), 4)
    do(s, Declare(A, Farthings(48)))
    assert not market.is_open(s)
    s = seated(PEARSON, 4)
    do(s, Declare(A, Farthings(48)))
    assert (s.public.phase, market.is_open(s)) == (HazardPhase.AGAINST, True)
    assert set(acts(s, 1)) == {"offer", "no_offer"}
    assert set(acts(s, 2)) == {"offer_side"}


# --- Invalid actions -------------------------------------------------------------------------------------------------


def at_each_question() -> Iterator[tuple[Table[HazardRecord, HazardOptions], Seat]]:
    """Yield a table at each kind of question in each rule book, with a seat that has to answer."""
    for name, o in BOOKS.items():
        table, rng, met = Table(GAME, Setup(o, 4, (PURSE,) * 4, Chance(f"bad {name}"))), Random(name), set()
        while ask := table.question:
            seat = rng.choice(ask.awaited())
            if (ask.key, table.watch().public.phase) not in met:
                met.add((ask.key, table.watch().public.phase))
                yield table, seat
            table.submit(rng.choice(table.view(seat).legal))


def test_out_of_range_sums_and_seats_are_refused_with_a_reason() -> None:
    words = Words().game("hazard")
    tried = 0
    for table, seat in at_each_question():
        seal = table.digest()
        for far in (-1, -(2**70), 2**70, 10**9 + 1):
            acts: tuple[Any, ...] = (Declare, SetStake, OfferBet, Lay, LayOdds, Accept, NameMain, TakeSide)
            bad: list[Action] = [kind(seat, Farthings(far)) for kind in acts]
            bad += [
                Knock(seat, (Seat(far),)),
                Knock(seat, (B,) * 5000),
                OfferSide(seat, "in", Farthings(far)),
                OfferSide(seat, "", Farthings(48)),
            ]
            bad += [
                OfferSide(seat, "in", Farthings(48), (Seat(far),)),
                OfferSide(seat, "in", Farthings(48), (B, C, D)),
                OfferSide(seat, "in", Farthings(48), (), Farthings(far)),
            ]
            for action in bad:
                reason = table.submit(action)
                assert isinstance(reason, Reason), action
                assert reason.key != "refuse-fault"
                assert words.reason(reason) != reason.key
                tried += 1
        assert table.digest() == seal
    assert tried > 1000


@pytest.mark.parametrize(
    "line",
    [
        b'{"act":"declare","seat":0,"amount":"48"}',
        b'{"act":"declare","seat":0,"amount":48.5}',
        b'{"act":"declare","seat":0}',
        b'{"act":"knock","seat":0,"others":3}',
        b'{"act":"offer_side","seat":1,"side":7,"stake":48}',
        b'{"act":"throw"}',
        b'{"act":"cheat","seat":0}',
        b"[]",
    ],
)
def test_malformed_actions_are_not_parsed(line: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        action_decoder(GAME).decode(line)


# --- Table -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "purses", "rules", "key"),
    [
        (1, (PURSE,), {}, "unfit-seats"),
        (9, (PURSE,) * 9, {}, "unfit-seats"),
        (3, (PURSE,) * 2, {}, "unfit-seats"),
        (2, (PURSE, PURSE), {"stake_unit": 21, "max_wager": 20}, "unfit-limits"),
        (2, (PURSE, PURSE), {"min_wager": 42, "max_wager": 41}, "unfit-limits"),
        (3, (PURSE, 47, 47), {}, "unfit-purses"),
    ],
)
def test_invalid_setups_are_refused(seats: int, purses: tuple[int, ...], rules: Example, key: str) -> None:
    reason = GAME.unfit(Setup(replace(CROWE, **rules), seats, tuple(map(Farthings, purses)), Chance("unfit")))
    assert reason is not None
    assert reason.key == key


@pytest.mark.parametrize("level", STAKES)
@pytest.mark.parametrize("book", BOOKS)
def test_every_level_of_stakes_works(book: str, level: str) -> None:
    """Every sum is a multiple of the table unit and at least one farthing."""
    o = replace(BOOKS[book], unit=STAKES[level].unit)
    setup = Setup(o, 4, (STAKES[level].purse,) * 4, Chance(level))
    assert GAME.unfit(setup) is None
    assert (o.least, o.most, o.step, o.offer_step) == (2 * o.unit, 42 * o.unit, 2 * o.unit, o.unit // 2)
    table, rng = Table(GAME, setup), Random(level)
    while ask := table.question:
        assert isinstance(table.submit(rng.choice(table.view(rng.choice(ask.awaited())).legal)), tuple)


def test_presets_have_their_numbers_of_players() -> None:
    with pytest.raises(KeyError):
        preset("pearson", 2)
    with pytest.raises(KeyError):
        preset("crowe", 9)
    with pytest.raises(KeyError):
        preset("grand", 4)


def test_each_hand_has_its_own_dice() -> None:
    """The dice of the second hand do not depend on the throws of the first."""
    tables = [Table(GAME, Setup(CROWE, 2, (PURSE,) * 2, Chance("own"))) for _ in range(2)]
    throws: list[list[tuple[int, ...]]] = [[], []]
    for first, table in enumerate(tables):
        while table.deal < 3:
            ask = table.question
            seat = present(ask).awaited()[0]
            legal = list(table.view(seat).legal)
            passes = [action for action in legal if isinstance(action, SetStake) and action.amount == 0]
            events = table.submit(passes[0] if first and passes and table.deal == 1 else legal[0])
            assert isinstance(events, tuple)
            throws[first] += [event.dice for event in events if isinstance(event, Threw) and table.deal == 2]
    assert throws[0][0] == throws[1][0]


@pytest.mark.parametrize("book", BOOKS)
def test_the_layout_has_places_for_all_stakes(book: str) -> None:
    """Every player has a spot for a stake, and spots for odds and side bets where these are allowed."""
    o = BOOKS[book]
    for seats in range(3 if book == "pearson" else 2, 9):
        layout = GAME.layout(o, seats)
        stakes = {spot.of for spot in layout.spots if spot.shows == "bet"}
        assert stakes == {*range(seats), *((-1,) if o.side_bets else ())}
        assert any(spot.shows == "odds" for spot in layout.spots) == o.setters_odds
        assert any(spot.shows == "bets" for spot in layout.spots) == o.side_bets


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("key", ["menu-seal", "seat-code", "slip-code", "end-same"])
def test_the_house_speaks_of_throws_where_others_speak_of_cards(key: str, locale: str) -> None:
    cards, throws = Words(locale).text(key, seal="1775"), Words(locale).game("hazard").text(key, seal="1775")
    assert throws != cards
    assert not re.search("card|deal|shuffle|karte|mischung|carte|donne|mélange|carta|reparto|mezcla", throws.lower())
