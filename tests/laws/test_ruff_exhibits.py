"""The famous hand of Ruff. For a player who plays alone, exactly one lead is certain to make all five tricks."""

from crowe_table.engine.cards import parse, parse_all
from crowe_table.engine.core import Action, Announced, AnyEvent, Seat
from crowe_table.engine.rng import Chance
from crowe_table.games.ruff.actions import OrderUp, OrderUpAlone
from crowe_table.games.ruff.player import evaluate
from crowe_table.games.ruff.state import HAND
from crowe_table.kit.ranking import bowers
from crowe_table.kit.tricks import Play
from crowe_table.search.levels import SHARP
from crowe_table.search.open_hands import OpenHands
from tests.laws.exhibited import famous_hand, laid

ELDEST, MIN_AS_DEALER = Seat(0), Seat(3)
FAMOUS = famous_hand("ruff")
HANDS = [parse_all(FAMOUS.cards[f"hand:{seat}"]) for seat in range(4)]
DIAMONDS = 2


def test_the_exhibit_matches_its_story() -> None:
    view = laid("ruff", FAMOUS).view(ELDEST)
    assert sorted(view.zone(HAND[ELDEST].key).cards) == sorted(HANDS[ELDEST])
    assert (view.public.scores, view.public.dealer) == ((1, 4), MIN_AS_DEALER)


def test_exactly_one_lead_takes_all_five_tricks() -> None:
    six = [*HANDS[MIN_AS_DEALER], parse("AD")]
    least = {
        card: min(
            OpenHands(
                [HANDS[ELDEST], HANDS[1], [kept for kept in six if kept != out]], bowers(DIAMONDS), (0, 1, 1)
            ).after(0, (), card)
            for out in six
        )
        for card in HANDS[ELDEST]
    }
    assert {Play(ELDEST, card) for card, taken in least.items() if taken == 5} == {*FAMOUS.solution}


def test_the_task_needs_playing_alone() -> None:
    assert played(OrderUpAlone(ELDEST), Play(ELDEST, parse("JH"))) == "exhibit-done"
    assert played(OrderUp(ELDEST), Play(ELDEST, parse("JH"))) == "exhibit-not-done"


def played(*first: Action) -> str:
    """Return the final message if the visitor begins with these actions. Experts play the rest of the deal."""
    table, chance, events = laid("ruff", FAMOUS), Chance("left bower"), list[AnyEvent]()
    wanted = list(first)
    while table.question:
        seat = table.question.awaited()[0]
        view = table.view(Seat(seat))
        action = evaluate(view, SHARP, chance.stream("answer", len(table.actions)))[0].action
        if seat == ELDEST and wanted and wanted[0] in view.legal:
            action = wanted.pop(0)
        assert action is not None
        done = table.submit(action)
        assert isinstance(done, tuple), done
        events += done
    return [event.words.key for event in events if isinstance(event, Announced) and "exhibit" in event.words.key][-1]
