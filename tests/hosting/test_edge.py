"""The account of the odds agrees with the winnings in the long run, and reveals nothing."""

from collections import deque
from fractions import Fraction
from statistics import mean, stdev

import pytest

from crowe_table.engine.core import Seat
from crowe_table.engine.money import COUNTERS, Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.hosting.edge import HANDS, EdgeAccount, bet_of, edge_of, run, signed
from crowe_table.kit.edge import Bet, even_bet, outcomes
from crowe_table.words import Company, Words
from tests.any_game import AnyTable
from tests.players.styled_sittings import BY_FACE, company, sit
from tests.sampling import TESTED

FACES = tuple(BY_FACE)
WITH_ODDS = [slug for slug in TESTED if edge_of(slug)]
WITH_BETS = [slug for slug in WITH_ODDS if hasattr(edge_of(slug), "find_bet")]


def account_of(table: AnyTable) -> EdgeAccount:
    account = EdgeAccount(table)
    deque(account.follow(), 0)
    return account


def sat(slug: str, preset: str, number: int) -> AnyTable:
    """Play a sitting of five characters."""
    at = number * 3 % len(FACES)
    options = game(slug).preset(preset, 5)
    return sit(slug, options, company(*(FACES * 2)[at : at + 5]), f"edge {number}")[0]


def test_the_money_games_have_odds() -> None:
    assert set(WITH_ODDS) == {"baccara", "bassett", "blind-hookey", "hazard", "speculation"}


@pytest.mark.parametrize(("slug", "sittings"), [("blind-hookey", 20), ("baccara", 12), ("hazard", 20)])
def test_winnings_agree_with_the_odds(slug: str, sittings: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dealer's mean agrees within three standard errors. At Hazard the caster counts as the dealer."""
    monkeypatch.setattr(edge_of(slug), "HAS_BANK", True)
    luck = []
    for number in range(sittings):
        account = account_of(sat(slug, game(slug).presets[0].name, number))
        luck.append(float(account.bank.gained - account.bank.expected))
    assert abs(mean(luck)) < 3 * stdev(luck) / len(luck) ** 0.5


@pytest.mark.parametrize("slug", WITH_ODDS)
def test_the_account_agrees_with_the_purses(slug: str) -> None:
    """Everything that the players have won or lost is counted, except money that still lies in a pot."""
    table = sat(slug, game(slug).presets[0].name, 1)
    account, r = account_of(table), table.watch().public
    assert table.over
    for seat in range(5):
        gained = account.players[seat].gained + account.banker[seat].gained
        assert gained == r.purses[seat] - r.opened[seat]


@pytest.mark.parametrize("slug", WITH_ODDS)
def test_the_account_goes_on_and_begins_again_after_a_move_is_taken_back(slug: str) -> None:
    whole = sat(slug, game(slug).presets[0].name, 2)
    table: AnyTable = Table(whole.game, whole.setup)
    account = EdgeAccount(table)
    for action in whole.actions:
        assert not isinstance(table.submit(action), str)
        deque(account.follow(), 0)
    assert account.players == account_of(whole).players
    table.take_back(len(whole.actions) // 2)
    deque(account.follow(), 0)
    assert account.players == account_of(table).players


@pytest.mark.parametrize("slug", WITH_BETS)
def test_every_view_of_a_sitting_has_a_bet(slug: str) -> None:
    """Its probabilities add up to one, and its mean is the loss that the odds say."""
    table = sat(slug, game(slug).presets[0].name, 3)
    again: AnyTable = Table(table.game, table.setup)
    for action in table.actions[:200]:
        again.submit(action)
        for seat in range(5):
            bet = bet_of(again.view(Seat(seat)))
            assert bet
            assert bet.sum_ > 0
            assert sum(chance for _, chance in bet.outcomes) == 1
            assert abs(bet.mean) < Fraction(1, 2)


def test_a_run_ends_near_the_mean() -> None:
    bet = even_bet(Farthings(24), Fraction(9, 20), Fraction(1, 2), lies=True)
    ends = [run(bet, Chance("run").stream("line", number))[-1] for number in range(100)]
    assert len(run(bet, Chance("run").stream("line"))) == HANDS + 1
    assert abs(mean(ends) - float(bet.mean) * 24 * HANDS) < 3 * stdev(ends) / 10
    assert bet.against().mean == -bet.mean


def test_a_bet_may_leave_the_stake_untouched() -> None:
    bet = Bet(Farthings(4), outcomes((1, Fraction(1, 4))))
    assert bet.outcomes == ((1, Fraction(1, 4)), (0, Fraction(3, 4)))


@pytest.mark.parametrize("unit", [4, 24])
def test_a_gain_in_counters_is_told_in_pieces_that_exist(unit: int) -> None:
    words = Words("en").game("bassett").to(Company(coinage=COUNTERS, unit=Farthings(unit)))
    told = {part: signed(words, Fraction(part * unit, 100)) for part in (10, 20, -20, 137, 138, -99)}
    assert told[10] == words.sum(Farthings(0))
    assert told[20] == "+1 quarter-piece"
    assert told[-20] == "−1 quarter-piece"
    assert told[137] == "+1 counter and 1 quarter-piece"
    assert told[138] == "+1 counter and 2 quarter-pieces"
    assert told[-99] == "−1 counter"
