"""The player of Ruff: bids, discards, leads, and agreement with printed advice."""

import re

import pytest

from crowe_table.engine.cards import parse, parse_all, text
from crowe_table.engine.core import Action, Seat
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance
from crowe_table.games.ruff.actions import (
    AssistAlone,
    LayOutOne,
    OrderUp,
    OrderUpAlone,
    PassBid,
    TakeUp,
    TakeUpAlone,
    TurnDown,
)
from crowe_table.games.ruff.heuristics import card_to_lay_out, chance_of_game, count_hand, four_to_lay_out, goes_alone
from crowe_table.games.ruff.player import evaluate
from crowe_table.games.ruff.state import HAND, RuffState
from crowe_table.games.ruff.worlds import DealSampler
from crowe_table.kit.ranking import bowers
from crowe_table.search.levels import LEARNER, SHARP, SOUND
from crowe_table.search.open_hands import OpenHands
from tests.laws.test_ruff import GAME, A, B, C, D, dealt, do
from tests.players.ruff_maxims import MAXIMS, Maxim, count
from tests.rule_books import rule_book
from tests.search.plain_solver import PlainSolver

HEARTS = 1


def chosen(s: RuffState, seat: Seat, level: object = SOUND) -> Action | None:
    view = project(GAME, s, seat, GAME.question(s))
    return evaluate(view, level, Chance("ruff").stream("test"))[0].action  # type: ignore[arg-type]


def test_the_count() -> None:
    assert count_hand(parse_all("JH JD AH KH 7H"), HEARTS) == 8 + 6 + 4.5 + 4 + 3 + 3 * 0.5
    assert count_hand(parse_all("AS KS 7C 8D 9D"), HEARTS) == 3


@pytest.mark.parametrize(
    ("six", "out"),
    [("JH AH 9H 7C AS 8S", "7C"), ("JH AH 9H AC KS 8S", "8S"), ("JH AH AC AS KS KC", "KC")],
)
def test_discards_of_the_dealer(six: str, out: str) -> None:
    """The dealer discards a singleton below the ace.

    Without such a singleton, the dealer discards the lowest card, preferably from a suit with a king, not an ace.
    """
    laid = text(card_to_lay_out(parse_all(six), HEARTS))
    assert laid in (out, "KS")


def test_no_lone_hand_where_one_point_wins() -> None:
    hand = parse_all("JH JD AH KH AS")
    assert goes_alone(hand, HEARTS, deals=True, one_is_enough=False)
    assert not goes_alone(hand, HEARTS, deals=True, one_is_enough=True)


def test_a_sound_player_bids_by_the_count() -> None:
    assert chosen(dealt("", "JH AH KH QH 8H"), B) == OrderUpAlone(B)
    assert chosen(dealt("", "JH JD AH 8C 7S"), B) == PassBid(B)
    assert chosen(dealt("", "KS KC 7H 8C 7S"), B) == PassBid(B)


def test_a_sharp_player_takes_up_and_plays_good_hands_alone() -> None:
    s = dealt("JH JD AH KH AS", up="9H")
    do(s, PassBid(B), PassBid(C), PassBid(D))
    assert chosen(s, A, SHARP) == TakeUpAlone(A)
    s = dealt("7S 8S 7C 8C 7D", up="9H")
    do(s, PassBid(B), PassBid(C), PassBid(D))
    assert chosen(s, A, SHARP) == TurnDown(A)


def test_the_partner_of_a_lone_maker_is_not_asked() -> None:
    s = dealt("", "", "JH JD AH KH AS", up="9H")
    do(s, PassBid(B), AssistAlone(C))
    assert project(GAME, s, A, GAME.question(s)).call is None


@pytest.mark.parametrize("level", [LEARNER, SOUND, SHARP], ids=lambda level: level.key)
def test_every_level_discards_a_card(level: object) -> None:
    s = dealt("JH AH AS 8S 7C", up="9H")
    do(s, PassBid(B), PassBid(C), PassBid(D), TakeUp(A))
    assert isinstance(chosen(s, A, level), LayOutOne)


def test_worlds_agree_with_known_cards() -> None:
    """The dealer holds the card taken up or has discarded it. Nobody holds a suit to which they failed to follow."""
    s = dealt("", "", "AC KC QC TC 9C", up="JH")
    do(s, OrderUp(B), LayOutOne(A, s.at(HAND[A])[0]))
    imagined = DealSampler(project(GAME, s, C, GAME.question(s)), Chance("worlds").stream("test"))
    for _ in range(30):
        hands = imagined.draw()
        assert all(parse("JH") not in hands[seat] for seat in (B, C, D))
        assert [len(hand) for hand in hands] == [5, 5, 5, 5]


def test_the_race_works_for_games_of_any_length() -> None:
    for target in (5, 7, 10):
        row = [chance_of_game(own, 0, target) for own in range(target + 1)]
        assert row == sorted(row)
        assert row[-1] == 1.0


def test_discards_from_sixteen_cards() -> None:
    hand = parse_all("AC KC 2C 3C 4C AS KS 2H 3H 4H 5H 6H 2D 7S 8S 9S")
    out = four_to_lay_out(hand, 3, 4)
    assert parse("2D") in out
    assert not {parse(card) for card in ("AC", "2C", "AS", "KS")} & set(out)


def test_the_kernel_knows_the_bowers() -> None:
    """The kernel finds the same tricks as the plain solver, with three hands and with four."""
    rng = Chance("bowers").stream("test")
    pack = parse_all("JH JD AH KH 9H QD AD 7D JS JC AC KC AS KS QS 8S")
    order = bowers(HEARTS)
    for players in (3, 4):
        for _ in range(12):
            rng.shuffle(pack)
            hands = [pack[at * 3 : at * 3 + 3] for at in range(players)]
            sides = (0, 1, 1) if players == 3 else (0, 1, 0, 1)
            assert OpenHands(hands, order, sides).tricks(0) == PlainSolver(hands, order, sides, 0).tricks(0)


# --- Hoyle's advice --------------------------------------------------------------------------------------------------

PRINTED = re.findall(r"\*\*(\d+) in 100\*\*", rule_book("ruff"))


@pytest.mark.parametrize(("maxim", "printed"), list(zip(MAXIMS, PRINTED, strict=True)), ids=lambda each: str(each)[:12])
def test_how_often_hoyles_advice_is_right(maxim: Maxim, printed: str) -> None:
    """A small sample agrees with the printed figure within four standard errors."""
    hands = 40
    assert abs(count(maxim, hands) - int(printed) / 100) < 4 * (0.25 / hands) ** 0.5
