"""Players of All Fours: odds, rules of good play, and the race to the winning score."""

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, parse_all, texts
from crowe_table.engine.core import Reason, Seat, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.all_fours.heuristics import (
    chance_of_eldest,
    chance_of_high,
    prospects_after,
    rule_discard,
    should_give,
    should_stand,
    value_of_following,
    value_of_leading,
)
from crowe_table.games.all_fours.player import advise, evaluate
from crowe_table.games.all_fours.rules import AllFours
from crowe_table.kit.revokes import ClaimRevoke
from crowe_table.kit.tricks import Play
from crowe_table.search.levels import LEARNER, SHARP, SOUND

GAME = AllFours()
HEARTS = 1
FEW = replace(SHARP, worlds=8)


@pytest.mark.parametrize(
    ("hand", "stood", "given"),
    [
        ("4H 2H KC TS 9D 8D", True, True),
        ("AH KC TS 9D 8D 7D", True, False),
        ("KH KC TS 9D 8D 7D", True, False),
        ("JH KC TS 9D 8D 7D", True, False),
        ("QH KC TS 9D 8D 7D", False, False),
        ("AC KC TS 9D 8D 7D", False, False),
    ],
)
def test_when_to_stand_and_when_to_beg(hand: str, stood: bool, given: bool) -> None:
    assert should_stand(parse_all(hand), HEARTS) == stood
    assert should_give(parse_all(hand), HEARTS) == given


@pytest.mark.parametrize(
    ("hand", "out", "others", "often"),
    [
        ("KH", 1, 6, 0.867),
        ("QH", 2, 6, 0.748),
        ("JH", 3, 6, 0.644),
        ("TH", 4, 6, 0.552),
        ("KH", 1, 12, 0.733),
        ("JH", 3, 12, 0.385),
        ("", 0, 6, 0.0),
    ],
)
def test_probability_that_a_trump_is_high(hand: str, out: int, others: int, often: float) -> None:
    """The chances are those of the old table: C(45 − k, 6) / C(45, 6) with k unseen higher trumps."""
    higher = parse_all("AH KH QH JH")[:out]
    plain = [*[card for card in FULL_PACK if card // 13 != HEARTS], *parse_all("2H 3H 4H 5H 6H 7H")]
    unseen = [*higher, *plain[: 45 - out]]
    assert chance_of_high(parse_all(hand), HEARTS, unseen, others) == pytest.approx(often, abs=0.001)


def test_trumps_and_tens_are_kept_and_short_suits_discarded() -> None:
    assert texts(sorted(rule_discard(parse_all("2H 3H TS AC KC 9D 8S 7S 4S"), HEARTS, 3))) == "4S 7S 9D"
    assert texts(rule_discard(parse_all("2H 3H 4H 5H 6H 7H 8H"), HEARTS, 1)) == "3H"


def test_the_race_follows_the_table_for_any_target() -> None:
    assert chance_of_eldest(0, 0, 7) == 0.50
    assert chance_of_eldest(6, 6, 7) == 0.66
    assert chance_of_eldest(5, 2, 7) == 0.88
    assert chance_of_eldest(1, 0, 7) == pytest.approx(0.615)
    assert chance_of_eldest(1, 0, 31) > chance_of_eldest(0, 0, 31)


def test_the_first_to_count_wins() -> None:
    s = GAME.new(Setup(GAME.preset("pearson", 2), 2, (Farthings(2016),) * 2, Chance("race")))
    s.public.scores = (5, 6)
    assert prospects_after(s.public, Seat(0), [0, 0, 1], 7) == 1.0
    assert prospects_after(s.public, Seat(0), [0, 1, 0], 7) == -1.0


def test_the_ten_and_the_knave_are_saved() -> None:
    lead = parse_all("TS 4C")
    hand, out = parse_all("TS 4C JH 2H 9D 8D"), parse_all("AH 3C AS")
    assert value_of_leading(lead[1], hand, HEARTS, out, True) > value_of_leading(lead[0], hand, HEARTS, out, True)
    ten, small, knave = parse_all("TS 2S JH")
    assert value_of_following(ten, parse_all("KS"), False, True, True, HEARTS) > value_of_following(
        small, parse_all("KS"), False, True, True, HEARTS
    )
    assert value_of_following(knave, parse_all("KD"), True, False, True, HEARTS) > value_of_following(
        small, parse_all("KD"), False, False, True, HEARTS
    )


@pytest.mark.parametrize(("preset", "seats"), [("pearson", 2), ("seven_up", 3), ("pearson", 4)])
def test_every_level_finishes_a_game(preset: str, seats: int) -> None:
    options = replace(GAME.preset(preset, seats), regulations="strict", after_run="keep_nine")
    table = Table(GAME, Setup(options, seats, (Farthings(2016),) * seats, Chance("levels")))
    chance, levels = Chance("levels"), (FEW, SOUND, LEARNER, SOUND)
    while table.question:
        seat = table.question.awaited()[0]
        advice = evaluate(table.view(seat), levels[seat], chance.stream("answer", len(table.actions)))
        assert not isinstance(table.submit(advice[0].action), Reason)  # type: ignore[arg-type]
    assert max(table.watch().public.scores) >= options.target


def test_a_proved_revoke_is_claimed_and_an_unseen_one_is_not() -> None:
    """The dealer discards a spade on a diamond lead, and later plays a diamond."""
    options = replace(GAME.preset("pearson", 2), regulations="strict", stake=0)
    table = Table(GAME, Setup(options, 2, (Farthings(2016),) * 2, Chance("revoke")))
    claimed = 0
    while table.question:
        seat = table.question.awaited()[0]
        view = table.view(seat)
        said = [each.action for each in advise(view) if isinstance(each.action, ClaimRevoke)]
        claimed += len(said)
        held = view.zone(f"hand:{seat}").cards
        if isinstance(view.legal[0], Play) and view.public.trick:
            led = view.public.trick[0] // 13
            wrong = [card for card in held if card // 13 != led]
            action = Play(seat, (wrong or list(held))[0])
        else:
            action = said[0] if said else view.legal[0]  # type: ignore[assignment]
        assert not isinstance(table.submit(action), Reason)
        if claimed:
            return
    raise AssertionError("nobody has seen a revoke")
