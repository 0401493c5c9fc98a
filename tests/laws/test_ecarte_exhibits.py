"""The famous hand of Écarté. Standing makes the point against every defence, and asking for cards loses it."""

from collections.abc import Sequence

from crowe_table.engine.cards import Card, parse_all
from crowe_table.engine.core import Action, Announced, AnyEvent, Seat
from crowe_table.engine.rng import Chance
from crowe_table.games.ecarte.actions import PlayHand, Propose
from crowe_table.games.ecarte.heuristics import jeu_de_regle
from crowe_table.games.ecarte.player import evaluate
from crowe_table.games.ecarte.state import HAND, WIN, order
from crowe_table.search.levels import SHARP
from crowe_table.search.open_hands import OpenHands
from tests.laws.exhibited import famous_hand, laid
from tests.present import present

NON_DEALER, DEALER = Seat(0), Seat(1)
FAMOUS = famous_hand("ecarte")
HANDS = [parse_all(FAMOUS.cards[f"hand:{seat}"]) for seat in (NON_DEALER, DEALER)]
HEARTS = 1


def test_the_exhibit_is_a_jeu_de_regle_dealt_as_described() -> None:
    view = laid("ecarte", FAMOUS).view(NON_DEALER)
    assert sorted(view.zone(HAND[NON_DEALER].key).cards) == sorted(HANDS[0])
    assert {type(action) for action in view.legal} == {PlayHand, Propose}
    assert jeu_de_regle(HANDS[0], HEARTS)


def test_three_tricks_are_certain() -> None:
    assert solved(HANDS) >= 3


def solved(hands: Sequence[Sequence[Card]]) -> int:
    return OpenHands(hands, order(HEARTS), (0, 1), duty=WIN).tricks(0)


def test_standing_makes_the_point_and_proposing_loses_it() -> None:
    assert played(PlayHand(NON_DEALER)) == "exhibit-done"
    assert played(Propose(NON_DEALER)) == "exhibit-not-done"


def played(first: Action) -> str:
    """Return the final announcement when experts play both hands after this first action."""
    table, chance, events = laid("ecarte", FAMOUS), Chance("king high"), list[AnyEvent]()
    while table.question:
        view = table.view(table.question.awaited()[0])
        action = evaluate(view, SHARP, chance.stream("answer", len(table.actions)))[0].action
        done = table.submit(present(first if not events else action))
        assert isinstance(done, tuple)
        events += done
    return [event.words.key for event in events if isinstance(event, Announced)][-1]
