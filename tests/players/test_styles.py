"""Betting styles. Stakes differ between players and depend on past results, and the purses can bear them."""

from collections import Counter
from itertools import chain, combinations, pairwise
from math import log
from statistics import mean, pstdev

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import RANKS, rank
from crowe_table.engine.core import Action, Seat
from crowe_table.engine.rng import Chance
from crowe_table.games.baccara.actions import BetOnCoup
from crowe_table.games.baccara.options import BOOKS as BACCARA
from crowe_table.games.bassett.actions import Paroli, PlaceBet, Take
from crowe_table.games.bassett.options import BOOKS as BASSETT
from crowe_table.games.blind_hookey.actions import Stake
from crowe_table.games.blind_hookey.options import BOOKS as HOOKEY
from crowe_table.games.hazard.actions import Declare, Knock, Lay, OfferBet, SetStake
from crowe_table.games.hazard.options import BOOKS as HAZARD
from crowe_table.hosting.choosing import choose, player_of
from crowe_table.search.advice import Level
from crowe_table.search.betting_style import BetOption, _doubled
from crowe_table.search.levels import LEVELS, SOUND
from crowe_table.words.characters import CHARACTERS
from tests.players.styled_sittings import BY_FACE, company, play, stakes_of

FACES = tuple(BY_FACE)
FIRST_FIVE = FACES[:5]
"""The computer players who join a table first."""


@pytest.mark.parametrize("book", HOOKEY)
def test_stakes_at_blind_hookey_differ_eightfold_in_a_sitting(book: str) -> None:
    for number in range(6):
        answers, _ = play("blind-hookey", HOOKEY[book], company(*FIRST_FIVE), f"eightfold {number}")
        stakes = stakes_of(answers, Stake)
        assert max(stakes) >= 8 * min(stakes)


@pytest.mark.parametrize("book", BASSETT)
def test_stakes_at_bassett_differ_eightfold_in_a_sitting(book: str) -> None:
    """At court the limits allow no more than a factor of ten, which most sittings use."""
    ratios = []
    for number in range(6 if book == "court" else 2):
        answers, _ = play("bassett", BASSETT[book], company(*FIRST_FIVE), f"eightfold {number}")
        stakes = stakes_of(answers, PlaceBet)
        ratios.append(max(stakes) / min(stakes))
    assert sum(ratio >= 8 for ratio in ratios) >= (5 if book == "court" else 2)


@pytest.mark.parametrize("book", HAZARD)
def test_stakes_at_hazard_differ_eightfold_in_a_sitting(book: str) -> None:
    """These are the wagers of the casters and the stakes against them. Some sittings have no player who stakes much."""
    ratios = []
    for number in range(5):
        answers, _ = play("hazard", HAZARD[book], company(*FIRST_FIVE), f"eightfold {number}")
        stakes = [stake for act in (Declare, Lay, OfferBet, SetStake) for stake in stakes_of(answers, act) if stake]
        ratios.append(max(stakes) / min(stakes))
    assert sum(ratio >= 8 for ratio in ratios) >= 4


@pytest.mark.parametrize("book", BACCARA)
def test_stakes_at_baccara_differ_eightfold_in_a_sitting(book: str) -> None:
    """If a player of great stakes holds the bank all evening, the others stake little."""
    ratios = []
    for number in range(5):
        answers, _ = play("baccara", BACCARA[book], company(*FIRST_FIVE), f"eightfold {number}")
        stakes = stakes_of(answers, BetOnCoup)
        ratios.append(max(stakes) / min(stakes))
    assert sum(ratio >= 8 for ratio in ratios) >= 4


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_one_win_in_five_is_left_on_the_card_at_court(level: Level) -> None:
    acts = Counter[type[Action]]()
    for number, faces in enumerate((FACES[:5], FACES[4:9], FACES[8:])):
        answers, _ = play("bassett", BASSETT["court"], company(*faces), f"corners {number}", level)
        acts.update(type(each.action) for each in answers)
    assert acts[Paroli] >= (acts[Paroli] + acts[Take]) / 5


def test_a_caster_covers_all_that_the_purse_bears() -> None:
    """Every stake that the caster leaves uncovered exceeds the rest of the purse."""
    knocks = 0
    for number in range(2):
        answers, _ = play("hazard", replace(HAZARD["classical"], hands=16), company(*FACES[5:13]), f"covers {number}")
        for each in answers:
            if not isinstance(each.action, Knock):
                continue
            r, caster = each.view.public, each.action.seat
            stakes = {account.seat: sum_ for account, sum_ in r.accounts if account.name == "bet"}
            left = r.purses[caster] - sum(stakes[seat] for seat in each.action.others)
            assert left >= 0
            assert all(sum_ > left for seat, sum_ in stakes.items() if seat not in each.action.others)
            knocks += 1
    assert knocks > 20


def test_any_two_characters_are_told_apart_by_their_stakes() -> None:
    """A sitting of fifty hands is assigned to the character with the nearest mean features.

    The company changes from sitting to sitting, because some characters follow the bets of others.
    """
    found: dict[str, list[list[float]]] = {face: [] for face in FACES}
    o = replace(HOOKEY["packets"], hands=62)
    for number in range(10):
        faces = list(FACES)
        Chance(f"company {number}").stream("chairs").shuffle(faces)
        for seated in (faces[:7], faces[7:]):
            answers, _ = play("blind-hookey", o, company(*seated), f"apart {number}")
            for seat, face in enumerate(seated):
                found[face].append(features(stakes_of(answers, Stake, Seat(seat))[:50]))
    spread = [pstdev(column) or 1.0 for column in zip(*chain(*found.values()), strict=True)]
    for one, two in combinations(FACES, 2):
        told = [
            is_nearer(each, found[own], found[other], spread)
            for own, other in ((one, two), (two, one))
            for each in found[own]
        ]
        assert mean(told) > 0.8, (one, two)


def features(stakes: list[float]) -> list[float]:
    """Return the mean, the spread, the extremes and the mean change of the logarithms of stakes."""
    logs = [log(stake) for stake in stakes]
    return [mean(logs), pstdev(logs), max(logs), min(logs), mean(abs(a - b) for a, b in pairwise(logs))]


def is_nearer(own: list[float], same: list[list[float]], other: list[list[float]], spread: list[float]) -> bool:
    """Return whether a sitting's features are nearer to those of the same character than to those of another."""
    same = [each for each in same if each is not own]

    def distance(of: list[list[float]]) -> float:
        centre = [mean(column) for column in zip(*of, strict=True)]
        return sum(((a - b) / s) ** 2 for a, b, s in zip(own, centre, spread, strict=True))

    return distance(same) < distance(other)


def test_nobody_is_broke_after_fifty_hands() -> None:
    o = replace(HOOKEY["packets"], hands=50, buy_in=0)
    left = [
        money for at in range(0, 10, 5) for money in play("blind-hookey", o, company(*FACES[at : at + 5]), "fifty")[1]
    ]
    assert min(left) > 0.01
    assert sorted(left)[len(left) // 2] > 0.6


def test_every_computer_player_has_a_style_that_the_purse_bears() -> None:
    for character in CHARACTERS:
        style = character.style
        assert style
        assert 0 <= style.share <= style.limit <= 200


def test_the_same_view_and_style_have_the_same_answer() -> None:
    answers, _ = play("blind-hookey", HOOKEY["heaps"], company(*FACES[8:]), "same")
    thoughts = Chance("same thoughts")
    for at, each in enumerate(answers):
        who = company(*FACES[8:])[each.action.seat]
        rng = thoughts.stream(f"choice {each.action.seat}", at)
        assert choose(each.view, SOUND, rng, temper=who.temper, style=who.style) == each.action


def test_favourites_and_last_winners_are_backed_wherever_they_are_offered() -> None:
    """At faro, single cards of which equally many are left have the same value."""
    answers, _ = play("bassett", BASSETT["pearson"], company("barrow", "domino", "tolliver"), "places")
    bets = [(each.view, each.action) for each in answers if isinstance(each.action, PlaceBet)]
    queens = ["Q" in bet.spot for _, bet in bets if bet.seat == 0]
    assert sum(queens) >= len(queens) / 3
    followed = [RANKS[rank(view.zone("wins").cards[-1])] in bet.spot for view, bet in bets if bet.seat > 0]
    assert sum(followed) >= len(followed) / 2


def test_a_series_of_doublings_ends() -> None:
    losses = (0, 1, 3, 7, 8, 9, 11, -1, -20)
    assert [_doubled(1, lost) for lost in losses] == [1, 2, 4, 1, 2, 2, 4, 4, 2]
    assert [_doubled(6, 6 * lost) for lost in losses] == [6, 12, 24, 6, 12, 12, 24, 24, 12]


def test_a_game_that_fails_to_offer_bets_is_played_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fault is logged, and the player stakes the least."""

    def fail(*_: object) -> tuple[BetOption, ...]:
        raise RuntimeError

    monkeypatch.setattr(player_of("blind-hookey"), "bet_options", fail)
    answers, _ = play("blind-hookey", replace(HOOKEY["packets"], hands=3), company(*FIRST_FIVE), "fails")
    assert set(stakes_of(answers, Stake)) == {1.0}
