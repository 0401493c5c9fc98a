"""Players of Bassett and Baccara: bets and draws at each level, compared with the exact odds."""

from collections.abc import Iterator
from fractions import Fraction

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import RANKS
from crowe_table.engine.core import Action, Options, Reason, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.games.baccara.actions import DrawCard, StayOnTwo
from crowe_table.games.baccara.options import BOOKS as BACCARA
from crowe_table.games.baccara.reasons import said
from crowe_table.games.baccara.view_odds import gains_now
from crowe_table.games.bassett import odds, player
from crowe_table.games.bassett.actions import PlaceBet
from crowe_table.games.bassett.options import BOOKS as BASSETT
from crowe_table.games.bassett.spots import KINDS
from crowe_table.games.bassett.state import BassettView, left
from crowe_table.hosting.choosing import choose, levels_offered
from crowe_table.kit.bank import TakeBank
from crowe_table.kit.sale import BidSum
from crowe_table.search.advice import Level
from crowe_table.search.levels import LEARNER, LEVELS, SHARP, SOUND
from crowe_table.words import Words
from tests.any_game import AnyTable, AnyView

PURSE = Farthings(50_000)
GAINS = (Fraction(14, 100), Fraction(-14, 100))


def answers(slug: str, options: Options, level: Level, seats: int, seed: str) -> Iterator[tuple[AnyView, Action]]:
    """Yield each view and answer of a sitting of one level."""
    table: AnyTable = Table(game(slug), Setup(options, seats, (PURSE,) * seats, Chance(seed)))
    thoughts = Chance(seed)
    while question := table.question:
        asked = question.asked[0]
        view = table.view(asked.seat)
        action = choose(view, level, thoughts.stream(f"choice {asked.seat}", len(table.actions)))
        assert action is not None
        yield view, action
        assert isinstance(table.submit(action), tuple)


def bets(options: Options, level: Level, seed: str = "bets") -> list[tuple[BassettView, PlaceBet]]:
    return [
        (view, action) for view, action in answers("bassett", options, level, 2, seed) if isinstance(action, PlaceBet)
    ]


@pytest.mark.parametrize("book", ["pearson", "saloon"])
def test_stakes_on_the_cloth(book: str) -> None:
    """A learner bets on three or more cards, and a sound player on one or two.

    A sharp player bets where the expected loss is smallest.
    """
    o = BASSETT[book]
    assert {KINDS[bet.spot] in player.MANY_CARDS for _, bet in bets(o, LEARNER)} == {True}
    assert {KINDS[bet.spot] in player.FEW_CARDS for _, bet in bets(o, SOUND)} == {True}
    kept = [odds.bank_keeps(o, bet.spot, left(view.public.cases)) for view, bet in bets(o, SHARP)]
    assert kept
    assert max(kept) <= player.MAX_BANK_SHARE
    assert 0 in kept


def test_at_court_only_a_learner_bets_before_the_fasse() -> None:
    for level in LEVELS:
        early = [bet for view, bet in bets(BASSETT["court"], level) if not any(view.public.cases)]
        assert bool(early) == (level is LEARNER)
    for view, bet in bets(BASSETT["court"], SHARP):
        many = left(view.public.cases)[RANKS.index(bet.spot)]
        assert many == 1 or -odds.couch_gains(view.options, many, sum(left(view.public.cases))) <= player.MAX_BANK_SHARE


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_all_bet_in_time_if_late_stakes_are_forbidden(level: Level) -> None:
    assert bets(replace(BASSETT["court"], late_couch=False), level)


def test_without_the_record_players_forget_by_level() -> None:
    """A sharp player forgets nothing, and a learner forgets most.

    Forgotten cards stay forgotten until the next pack.
    """
    o = replace(BASSETT["pearson"], casekeeper=False)
    forgotten = dict.fromkeys((level.key for level in LEVELS), 0)
    for view, _ in answers("bassett", o, SOUND, 2, "forgets"):
        for level in LEVELS:
            thought = player._remembered(view, level)
            assert thought == player._remembered(view, level)
            over = [many - true for many, true in zip(thought, left(view.public.cases), strict=True)]
            assert min(over) >= 0
            assert max(thought) <= 4
            forgotten[level.key] += sum(over)
    assert forgotten["learner"] > forgotten["sound"] > forgotten["sharp"] == 0


@pytest.mark.parametrize("bank_by", ["auction", "rotate"])
def test_every_level_keeps_a_bank(bank_by: str) -> None:
    """Keeping the bank is the best position at the table, so no computer player declines it."""
    o = replace(BASSETT["pearson"], bank_by=bank_by)
    for level in LEVELS:
        found = [action for _, action in answers("bassett", o, level, 3, "keeps")]
        assert any(isinstance(action, BidSum | TakeBank) for action in found)
        assert any(isinstance(action, PlaceBet) for action in found)


@pytest.mark.parametrize("book", ["pearson", "chemin"])
def test_a_sharp_player_of_baccara_draws_by_the_cards_seen(book: str) -> None:
    drawn = 0
    for view, action in answers("baccara", replace(BACCARA[book], hands=18), SHARP, 3, "draws"):
        gain = gains_now(view)
        if gain is None or len({type(each) for each in view.legal}) == 1:
            continue
        stands, draws = gain
        assert isinstance(action, DrawCard if draws > stands else StayOnTwo)
        drawn += 1
    assert drawn > 5


def test_offered_levels() -> None:
    offered = {slug: [levels_offered(slug, each.name, 4) for each in game(slug).presets] for slug in BANKS}
    assert offered["bassett"] == [LEVELS] * 3
    assert offered["baccara"] == [LEVELS] * 2
    assert offered["blind-hookey"] == [(LEARNER, SOUND)] * 2
    assert offered["speculation"] == [LEVELS, LEVELS, (LEARNER, SOUND)]


BANKS = ("bassett", "baccara", "blind-hookey", "speculation")


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_advice_at_baccara_says_whether_each_answer_wins(language: str) -> None:
    """The chart shows the same odds. If both answers lose, the advice may not call either of them winning."""
    words = Words(language)
    gains = {(own, other): Reason("hint-draw", tuple(said(own, other).items())) for own in GAINS for other in GAINS}
    told = {signs: words.reason(why, game="baccara") for signs, why in gains.items()}
    assert len(set(told.values())) == len(told)
