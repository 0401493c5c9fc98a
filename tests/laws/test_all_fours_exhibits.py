"""The famous hand of All Fours. Only one lead wins against every defence."""

from collections.abc import Sequence

from crowe_table.engine.cards import KNAVE, Card, make, parse, parse_all, suit, text
from crowe_table.engine.core import Announced, AnyEvent, Seat
from crowe_table.engine.rng import Chance
from crowe_table.games.all_fours.player import evaluate
from crowe_table.games.all_fours.state import HAND
from crowe_table.hosting.exhibits import exhibits
from crowe_table.kit.ranking import ranked
from crowe_table.kit.tricks import Play
from crowe_table.search.levels import SHARP
from crowe_table.search.open_hands import OpenHands, TrickPoints
from tests.any_game import AnyTable
from tests.laws.exhibited import famous_hand, laid
from tests.present import present

ELDEST, DEALER = Seat(0), Seat(1)
FAMOUS = famous_hand("all-fours")
HANDS = [parse_all(FAMOUS.cards[f"hand:{seat}"]) for seat in (ELDEST, DEALER)]
TRUMP = suit(parse(FAMOUS.cards["turned"]))
THE_KNAVE = TrickPoints(trick=0, cards={make(KNAVE, TRUMP): 1})


def made_by(hands: Sequence[list[Card]], leader: int, trick: list[Card], card: Card) -> int:
    """Return 1 if this card wins the knave for its player, with all hands open and best play; otherwise 0."""
    return OpenHands(hands, ranked(trump=TRUMP), (0, 1), points=THE_KNAVE).after(leader, trick, card)


def test_the_exhibit_is_dealt_as_described() -> None:
    assert [(each.name, each.seat) for each in exhibits() if each.game == "all-fours"] == [("five-all", ELDEST)]
    view = laid("all-fours", FAMOUS).view(ELDEST)
    assert sorted(view.zone(HAND[ELDEST].key).cards) == sorted(HANDS[0])
    assert view.public.scores == (5, 5)
    assert view.public.trump == TRUMP
    assert all(isinstance(action, Play) for action in view.legal)


def sure_leads() -> set[Play]:
    """Return the leads that win the knave against every defence."""
    return {Play(ELDEST, card) for card in HANDS[0] if made_by(HANDS, 0, [], card)}


def test_only_one_lead_makes_the_knave() -> None:
    assert sure_leads() == {*FAMOUS.solution}
    assert [text(lead.card) for lead in sure_leads()] == ["5C"]


def test_the_right_lead_wins_and_the_knave_lead_loses() -> None:
    assert played(first=None)[-1] == "exhibit-done"
    assert played(first="JH")[-1] == "exhibit-not-done"


def played(first: str | None) -> list[str]:
    """Return the announcements when the visitor plays perfectly after the first card."""
    table, chance, events = laid("all-fours", FAMOUS), Chance("five all"), list[AnyEvent]()
    while table.question:
        seat = table.question.awaited()[0]
        view = table.view(seat)
        plays = [action for action in view.legal if isinstance(action, Play)]
        if seat == DEALER:
            action = evaluate(view, SHARP, chance.stream("dealer", len(table.actions)))[0].action
        elif first and not view.public.plays:
            action = next(play for play in plays if text(play.card) == first)
        else:
            action = best(table, plays)
        done = table.submit(present(action))
        assert isinstance(done, tuple)
        events += done
    return [event.words.key for event in events if isinstance(event, Announced)]


def best(table: AnyTable, plays: list[Play]) -> Play:
    """Return a card of the visitor that wins the knave, if there is one."""
    trick = list(table.watch().public.trick)
    hands = [list(table.view(seat).zone(HAND[seat].key).cards) for seat in (ELDEST, DEALER)]
    hands[DEALER] += trick
    leader = DEALER if trick else ELDEST
    return max(plays, key=lambda play: made_by(hands, Seat(leader), trick, play.card))
