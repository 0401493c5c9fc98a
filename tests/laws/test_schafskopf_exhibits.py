"""The famous hand of Schafskopf. One discard makes the game against every defence. Burying the aces does not."""

from collections.abc import Sequence
from itertools import combinations

import pytest

from crowe_table.engine.cards import Card, parse_all
from crowe_table.engine.core import Announced, AnyEvent, Seat
from crowe_table.engine.rng import Chance
from crowe_table.games.schafskopf.actions import Bury
from crowe_table.games.schafskopf.counting import GAME
from crowe_table.games.schafskopf.heuristics import EVEN_CHANCE, blind_count
from crowe_table.games.schafskopf.player import BY_POINTS, POINT_SHARE, evaluate
from crowe_table.games.schafskopf.state import ORDER, VALUES
from crowe_table.hosting.exhibits import exhibits
from crowe_table.kit.card_points import points_in
from crowe_table.search.levels import SOUND
from crowe_table.search.open_hands import OpenHands, is_compiled
from tests.laws.exhibited import famous_hand, laid
from tests.present import present

FOREHAND = Seat(0)
FAMOUS = famous_hand("schafskopf")
HANDS = [parse_all(FAMOUS.cards[f"hand:{seat}"]) for seat in range(3)]
TWELVE = [*HANDS[FOREHAND], *parse_all(FAMOUS.cards["blind"])]


def test_the_exhibit_is_installed_and_matches_its_story() -> None:
    assert [(each.name, each.seat) for each in exhibits() if each.game == "schafskopf"] == [("two-aces", FOREHAND)]
    view = laid("schafskopf", FAMOUS).view(FOREHAND)
    assert sorted(view.zone("hand:0").cards) == sorted(TWELVE)
    assert view.public.lone == FOREHAND
    assert blind_count(HANDS[FOREHAND]) == EVEN_CHANCE


@pytest.mark.skipif(not is_compiled(), reason="it is solved by the compiled kernel alone")
def test_the_discard_decides_the_game() -> None:
    """All 66 discards are tried. Only those of the solution make the game against every defence."""
    winning = {frozenset(pair) for pair in combinations(TWELVE, 2) if makes_game(pair)}
    assert winning == {frozenset(away.cards) for away in FAMOUS.solution if isinstance(away, Bury)}
    assert frozenset(parse_all("AS AC")) not in winning


def makes_game(pair: Sequence[Card]) -> bool:
    hands = [[card for card in TWELVE if card not in pair], *HANDS[1:]]
    solver = OpenHands(hands, ORDER, (0, 1, 1), points=BY_POINTS)
    return solver.reaches(0, (), 0, POINT_SHARE * (GAME - points_in(pair, VALUES))) is True


@pytest.mark.parametrize(("away", "end"), [("KC 7H", "exhibit-done"), ("AS AC", "exhibit-not-done")])
def test_simple_players_reach_the_same_result(away: str, end: str) -> None:
    table, events = laid("schafskopf", FAMOUS), list[AnyEvent]()
    while table.question:
        seat = table.question.awaited()[0]
        view = table.view(seat)
        chance = Chance(f"{seat}").stream("plain", len(table.actions))
        action = evaluate(view, SOUND, chance)[0].action
        done = table.submit(present(Bury(seat, tuple(parse_all(away))) if isinstance(action, Bury) else action))
        assert isinstance(done, tuple)
        events += done
    assert [each.words.key for each in events if isinstance(each, Announced)][-1] == end
