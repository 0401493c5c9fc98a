"""Players of Schafskopf: the count, the discard, and sampled worlds. Players of all levels finish a game."""

import pytest
from msgspec.structs import replace

from crowe_table.engine.cards import parse_all, text
from crowe_table.engine.core import Action, Reason, Seat, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.schafskopf.actions import TakeBlind
from crowe_table.games.schafskopf.heuristics import blind_count, pairs_to_bury, takes_blind
from crowe_table.games.schafskopf.player import ADVISER, evaluate
from crowe_table.games.schafskopf.rules import Schafskopf
from crowe_table.games.schafskopf.state import PACK, SchafskopfPhase
from crowe_table.games.schafskopf.worlds import BLIND_PLACE, WorldSampler
from crowe_table.kit.tricks import Play
from crowe_table.search.levels import LEARNER, SHARP, SOUND
from tests.any_game import AnyTable
from tests.players.schafskopf_advice import judged

GAME = Schafskopf()
FEW = replace(SHARP, worlds=8)
STRONG, WEAK = "QC QS JC JD AD 9D AC TC 9S 8H", "QD 8D AC KC 9C TS 9S AH KH 7H"


def table_for(seats: int, seed: str, **more: object) -> AnyTable:
    options = replace(GAME.preset("sheepshead", seats), deals=seats, **more)
    return Table(GAME, Setup(options, seats, (Farthings(2016),) * seats, Chance(seed)))


def test_the_blind_is_taken_from_seven() -> None:
    assert (blind_count(parse_all(STRONG)), blind_count(parse_all(WEAK))) == (31, 16)
    assert [takes_blind(parse_all(hand)) for hand in (STRONG, WEAK)] == [True, False]


@pytest.mark.parametrize(
    ("hand", "away"),
    [
        ("QC QS JC JD AD 9D 8D 7D TC KC AS 9S", "KC TC"),
        ("QC QS JC JD AD 9D 8D TC TS KS AH 9H", "TC TS"),
        ("QC QS QH QD JC JS JH JD AD TD KD 9D", "AD TD"),
    ],
)
def test_the_discard_empties_a_suit_or_saves_tens_before_trumps(hand: str, away: str) -> None:
    assert sorted(map(text, pairs_to_bury(parse_all(hand))[0])) == away.split()


def test_required_cards_are_included() -> None:
    seven = parse_all("7D")[0]
    assert all(seven in pair for pair in pairs_to_bury(parse_all("QC QS JC JD AD 9D 8D 7D TC KC AS 9S"), [seven]))


@pytest.mark.parametrize("seats", [3, 5])
def test_every_level_finishes_a_party_with_consistent_worlds(seats: int) -> None:
    table, chance = table_for(seats, f"levels {seats}", regulations="strict"), Chance("levels")
    levels = (FEW, SOUND, LEARNER, SOUND, FEW)
    while table.question:
        seat = table.question.awaited()[0]
        view = table.view(seat)
        if view.public.phase == SchafskopfPhase.PLAY and seat == 0:
            world = WorldSampler(view, chance.stream("world", len(table.actions))).draw()
            gone = [card for _, *cards in view.public.plays for card in cards]
            assert sorted([*gone, *[card for cards in world.values() for card in cards]]) == sorted(PACK)
            assert len(world[BLIND_PLACE]) == 2
        advice = evaluate(view, levels[seat], chance.stream("answer", len(table.actions)))
        assert advice[0].action is not None
        assert not isinstance(table.submit(advice[0].action), Reason)
    assert sum(table.watch().public.scores) == 0


def test_the_same_view_has_the_same_answer() -> None:
    table = table_for(3, "same")
    while table.watch().public.phase < SchafskopfPhase.PLAY:
        assert table.question is not None
        seat = table.question.awaited()[0]
        legal = table.view(seat).legal
        taken: Action = next((each for each in legal if isinstance(each, TakeBlind)), legal[0])
        table.submit(taken)
    view = table.view(Seat(table.watch().public.turn))
    once, again = [evaluate(view, FEW, Chance("same").stream("play")) for _ in range(2)]
    assert once == again
    assert {type(each.action) for each in once} == {Play}


def test_the_advice_of_the_rule_book_is_judged_by_the_better_result() -> None:
    """In worlds that are played out, a hand full of trumps gains by taking the blind.

    A hand without trumps gains by leaving it.
    """
    found = [judged(number) for number in range(8)]
    assert all(takes_blind(hand) == (gain > 0) for hand, gain, _ in found if abs(gain) > 1)
    assert ADVISER.worlds > 0
