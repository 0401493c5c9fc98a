"""Odds of Baccara, compared with the rule book, an independent count, and actual play."""

import re
from fractions import Fraction
from itertools import permutations, product
from math import sqrt

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import parse
from crowe_table.engine.core import Seat, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance, Rng
from crowe_table.games.baccara import odds, rules
from crowe_table.games.baccara.actions import Banco, DrawCard, KeepSilent, NameCutter, StayOnTwo
from crowe_table.games.baccara.odds import DREW, FIVE, POINTS, STOOD
from crowe_table.games.baccara.player import LEARNER_DRAWS
from crowe_table.games.baccara.rules import Baccara
from crowe_table.games.baccara.state import BaccaraPhase, BaccaraState
from crowe_table.games.baccara.view_odds import drawn_by_plan
from crowe_table.kit.bank import TakeBank
from crowe_table.kit.dealing import Cut
from crowe_table.words.rule_book import rule_book_of
from crowe_table.words.table_rules import printed_rules

GAME = Baccara()
RULES = tuple(product((1, 2, 6), ("down", "up"), ("null", "bank")))
UP = """
D D D D D D D D D D D
D D D D D D D D D D D
D D D D D D D D D D D
D D D D D D D D D S D
D S S D D D D D D S S
D S S S S S D D D S S
. S S S S S S D D S S
S S S S S S S S S S S
"""
"""Best play of the banker when the third card is open.

Each row is a point of the banker. The first column is for an opponent who stood, the others are for the values zero to
nine of the third card.
"""


def pages(*anchors: str) -> str:
    """Return the text of these sections of the rule book. It is the same in both presets."""
    books = [rule_book_of("baccara", table=printed_rules("baccara", preset, 5)) for preset in ("pearson", "chemin")]
    return "\n".join(dict.fromkeys(page.text for book in books for page in book.pages if page.anchor in anchors))


def hundredths(chance: Fraction) -> str:
    """Return a chance in the form in which the rule book prints it."""
    return f"{float(100 * chance):.2f}".replace(".", "·")


# --- Optimal play ----------------------------------------------------------------------------------------------------


def test_the_plan_with_the_card_down() -> None:
    plan = odds.best_play(1, "down", "null")
    assert plan.active == (1, 1, 1, 1, 1, Fraction(28261, 36496), 0, 0)
    mixed = Fraction(213, 857656)
    assert plan.banker == (*((1, 1),) * 5, (1, 0), (mixed, 0), (0, 0))


def test_the_plan_with_the_card_up() -> None:
    plan = odds.best_play(1, "up", "null")
    assert plan.active[FIVE] == Fraction(28261, 36496)
    assert plan.banker[6][STOOD] == Fraction(171373, 428828)
    rows = [line.split() for line in UP.split("\n") if line]
    told = [["D" if each == 1 else "S" if each == 0 else "." for each in row] for row in plan.banker]
    assert told == rows


@pytest.mark.parametrize(("packs", "third_card", "tie"), RULES)
def test_neither_side_can_improve_on_its_plan(packs: int, third_card: str, tie: str) -> None:
    """The plan is best among all strategies that depend only on the side's own point.

    This holds for any point, and in any case of the banker.
    """
    plan = odds.best_play(packs, third_card, tie)
    for point, (stands, draws) in odds.active_gains(packs, third_card, tie, plan.banker).items():
        chance = plan.active[point]
        assert chance == 1 or stands >= draws
        assert chance == 0 or draws >= stands
    for case in odds.banker_cases(packs, third_card, tie):
        gain, chance = case.gain(plan.active[FIVE]), plan.banker[case.point][case.known]
        assert (gain > 0) <= (chance == 1)
        assert (gain < 0) <= (chance == 0)
    told = odds.chances(packs, third_card, tie)
    assert told.wins + told.null + told.loses == 1
    assert told.advantage == odds.gain_against(packs, third_card, tie, plan.active[FIVE])


def test_the_banks_advantage_matches_the_rule_book() -> None:
    down, up = odds.chances(1, "down", "null"), odds.chances(1, "up", "null")
    assert down.advantage == Fraction(531977897, 66339691600)
    assert up.advantage == Fraction(581376851, 42646944600)
    assert [hundredths(each) for each in (down.wins, down.null, down.loses)] == ["45·79", "9·23", "44·99"]
    assert [hundredths(each) for each in (up.wins, up.null, up.loses)] == ["46·13", "9·11", "44·76"]
    decided = [hundredths(each.wins / (each.wins + each.loses)) for each in (down, up)]
    assert decided == ["50·44", "50·75"]
    naturals = sum(ways for (one, _), ways in odds.deals(1).standing.items() if one >= 8)
    assert Fraction(naturals, odds.deals(1).total) == Fraction(42, 221)


def test_the_cost_of_mistakes() -> None:
    """The mistakes are never drawing to five and always drawing to five."""
    told = {third: [odds.gain_against(1, third, "null", Fraction(each)) for each in (0, 1)] for third in ("down", "up")}
    assert [[f"{float(100 * each):.3f}" for each in row] for row in told.values()] == [
        ["0.845", "0.971"],
        ["1.619", "1.469"],
    ]


def test_a_learner_who_draws_to_six_loses_more_on_either_side() -> None:
    """A learner's exact gain is computed against best play, once as active player and once as banker."""
    plan = odds.best_play(1, "down", "null")
    to_six = tuple([Fraction(int(point <= LEARNER_DRAWS)) for point in POINTS])
    against, keeping = (
        replace(plan, active=to_six),
        replace(plan, banker=tuple([(chance, chance) for chance in to_six])),
    )
    told = [odds.average_gain(1, "down", "null", each) for each in (against, keeping)]
    assert [f"{float(100 * each):.2f}" for each in told] == ["2.18", "-1.54"]


@pytest.mark.parametrize(
    ("third_card", "stand", "draw"),
    [
        (
            "down",
            (-0.906, -0.719, -0.545, -0.371, -0.197, -0.024, 0.237, 0.590),
            (-0.219, -0.193, -0.161, -0.130, -0.098, -0.024, 0.055, 0.133),
        ),
        (
            "up",
            (-0.902, -0.708, -0.527, -0.347, -0.166, 0.014, 0.247, 0.572),
            (-0.229, -0.220, -0.193, -0.159, -0.097, 0.014, 0.109, 0.189),
        ),
    ],
)
def test_the_values_of_standing_and_drawing(third_card: str, stand: tuple[float, ...], draw: tuple[float, ...]) -> None:
    gains = odds.active_gains(1, third_card, "null", odds.best_play(1, third_card, "null").banker)
    for point in POINTS:
        assert gains[point] == pytest.approx((stand[point], draw[point]), abs=0.0011)


def test_the_rule_book_has_the_computed_odds() -> None:
    text = pages("the-odds")
    for packs, third_card, tie in ((1, "down", "null"), (1, "up", "null"), (1, "down", "bank"), (1, "up", "bank")):
        gain = odds.chances(packs, third_card, tie).advantage
        assert re.search(rf"{gain}, or \**{hundredths(gain)}", text), (third_card, tie)
    for third_card in ("down", "up"):
        gain = odds.chances(6, third_card, "null").advantage
        assert f"{gain}, or {hundredths(gain)}" in text
        told = odds.chances(1, third_card, "null")
        assert all(hundredths(each) in text for each in (told.wins, told.null, told.loses))
    stands = odds.chances(1, "down", "null")
    once = float(stands.wins / (stands.wins + stands.loses))
    assert ", ".join(f"{once**times:.3f}".replace(".", "·") for times in range(1, 6)) in text
    gains = odds.active_gains(1, "down", "null", odds.best_play(1, "down", "null").banker)
    rows = re.findall(r"\w+: (−?\d+), (−?\d+)[;.]", pages("good-play"))
    printed = [tuple(int(each.replace("−", "-")) for each in row) for row in rows]
    assert printed == [tuple(round(100 * float(each)) for each in gains[point]) for point in POINTS]
    for packs, third_card, key in ((1, "down", "good-play"), (1, "down", "the-table"), (1, "up", "the-table")):
        plan = odds.best_play(packs, third_card, "null")
        mixed = plan.active[FIVE] if key == "good-play" else plan.banker[6][STOOD]
        found = re.findall(r"(\d+) (?:times )?in (\d+)", pages(key))
        assert (str(mixed.numerator), str(mixed.denominator)) in found


# --- An independent count --------------------------------------------------------------------------------------------


def test_a_small_pack_counted_card_by_card() -> None:
    """Every order of eight cards is tried. Both hands, their decisions and the winner are checked."""
    pack = [parse(name) for name in ("2S", "3S", "5S", "7S", "KS", "AH", "4H", "6H")]
    values = [min(card % 13 + 1, 10) % 10 for card in pack]
    counts = tuple(values.count(value) for value in range(10))
    ways: dict[tuple[int, int], int] = {}
    for a, b, c, d in permutations(values, 4):
        key = (a + b) % 10, (c + d) % 10
        ways[key] = ways.get(key, 0) + 1
    assert ways == {key: number for key, number in odds.two_hand_points(counts).items() if number}


@pytest.mark.parametrize(("third_card", "known"), [("down", STOOD), ("down", DREW), ("up", DREW + 4)])
def test_a_bankers_hand_by_the_cards_seen(third_card: str, known: int) -> None:
    """The result is compared with a direct sum.

    The sum is over all cards that the opponent may hold or draw, and that the bank may draw.
    """
    plan = odds.best_play(1, third_card, "null")
    unseen = odds.without(odds.whole_pack(), 5, 0, *([known - DREW] if third_card == "up" and known else []))
    cards = [value for value, number in enumerate(unseen) for _ in range(number)][::4]
    small = tuple(cards.count(value) for value in range(10))
    sums, weight = [Fraction(), Fraction()], Fraction()
    for one, two, drawn, taken in permutations(cards, 4):
        active = (one + two) % 10
        if active >= 8:
            continue
        often = plan.active[active] if known != STOOD else 1 - plan.active[active]
        card = 0 if known == STOOD else known - DREW if third_card == "up" else drawn
        total = (active + card) % 10
        weight += often
        for at, own in enumerate((5, (5 + taken) % 10)):
            sums[at] += often * odds.gain(own, total, "null")
    told = odds.banker_at_hand(5, small, known, third_card, "null", 1)
    assert told == (sums[0] / weight, sums[1] / weight)


# --- In play ---------------------------------------------------------------------------------------------------------


def bank_gains(third_card: str, coups: int, seed: str) -> list[int]:
    """Return the bank's gain in each of ``coups`` coups, each from a whole pack. Both sides follow the plan."""
    options = GAME.preset("chemin" if third_card == "up" else "pearson", 3)
    deep = (Farthings(10**9),) * 3
    base = GAME.new(Setup(options, 3, deep, Chance(seed)))
    rules.begin_coup(base, Seat(0))
    gains = []
    for number in range(coups):
        s = base.clone()
        s.rng = s.chance.stream("coup", number)
        s.rng.shuffle(s.piles["pack"])
        for action in (NameCutter(Seat(0), Seat(1)), Cut(Seat(1), 26), TakeBank(Seat(2), Farthings(48))):
            GAME.apply(s, action)
        for cried in (Banco(Seat(1)), KeepSilent(Seat(0))):
            GAME.apply(s, cried)
        while s.public.phase is not BaccaraPhase.SETTLED:
            GAME.apply(s, by_plan(s, s.rng))
        gains.append({"bank": 1, "tie": 0, "active": -1}[s.public.outcome])
    return gains


def by_plan(s: BaccaraState, rng: Rng) -> DrawCard | StayOnTwo:
    """Return the action that the plan prescribes. It depends only on the point."""
    question = GAME.question(s)
    assert question is not None
    seat = question.asked[0].seat
    draws = rng.below(10**6) < drawn_by_plan(project(GAME, s, seat, question)) * 10**6
    return DrawCard(seat) if draws else StayOnTwo(seat)


@pytest.mark.parametrize("third_card", ["down", "up"])
def test_a_banks_gain_in_play_agrees_with_the_exact_advantage(third_card: str) -> None:
    """The gain in play is within three standard errors. The soak test plays a hundred thousand coups."""
    gains = bank_gains(third_card, 600, f"the bank {third_card}")
    mean = sum(gains) / len(gains)
    error = sqrt(sum((each - mean) ** 2 for each in gains)) / len(gains)
    assert abs(mean - float(odds.chances(1, third_card, "null").advantage)) < 3 * error
