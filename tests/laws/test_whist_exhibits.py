"""Famous hands: each file loads, is what the laws say it is, and can be solved."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Reason, Told
from crowe_table.engine.journal import Soundness
from crowe_table.engine.state import State
from crowe_table.engine.table import Table
from crowe_table.games.whist.double_dummy import Solver
from crowe_table.games.whist.exhibits import EXHIBITS, Exhibit, exhibit
from crowe_table.games.whist.options import WhistOptions
from crowe_table.games.whist.state import Play, WhistFacts, WhistState
from crowe_table.hosting.exhibits import exhibits
from crowe_table.hosting.replay import load
from crowe_table.words import Words
from tests.contract.play import done, truth
from tests.laws.make_exhibits import headers, make

SOAK = bool(os.environ.get("CROWE_SOAK"))
SLOW = pytest.mark.skipif(not SOAK, reason="three minutes of solving")
WORDS = Words().game("whist")
every_exhibit = pytest.mark.parametrize("famous", EXHIBITS, ids=lambda famous: famous.name)


def laid(name: str) -> Table[State]:
    """The table of a famous hand, from the file that comes with the program."""
    path = next(each.path for each in exhibits() if each.name == name)
    replayed = load(path)
    assert replayed.soundness is Soundness.SOUND, replayed.why
    assert replayed.table is not None
    return replayed.table


def test_all_of_them_come_with_the_program(tmp_path: Path) -> None:
    shipped = [each for each in exhibits() if each.game == "whist"]
    assert {(each.name, each.seat) for each in shipped} == {(each.name, each.visitor) for each in EXHIBITS}
    make(tmp_path)
    for name, _ in headers():
        assert (tmp_path / name).read_bytes() == next(
            each.path.read_bytes() for each in shipped if each.path.name == name
        )


def test_each_rule_of_the_house_that_names_one_has_one() -> None:
    sources = {each.name for each in EXHIBITS}
    for name in sources:
        assert WhistOptions(deal_source=f"exhibit-{name}").exhibit == name  # type: ignore[arg-type]
        for tail in ("", "-story", "-task"):
            assert WORDS.has(f"exhibit-{name}{tail}")
    assert WhistOptions().exhibit == ""


@every_exhibit
def test_it_is_laid_as_it_is_told(famous: Exhibit) -> None:
    table = laid(famous.name)
    s = truth(table)
    assert isinstance(s, WhistState)
    fallen = famous.played
    assert s.deal == 1
    assert s.dealer == famous.dealer
    assert s.trump == famous.suit
    for seat in range(4):
        assert sorted([*s.held(seat), *s.played[seat]]) == sorted(famous.held(seat))
    assert s.trick == fallen
    assert s.turn == (famous.leader + len(fallen)) % 4
    sizes = {len(famous.held(seat)) for seat in range(4)}
    assert len(sizes) == 1
    assert len(set(famous.cards)) == 4 * sizes.pop()
    view = table.watch()
    lies_open = all(card in view.zone(f"hand:{seat}").cards for seat in range(4) for card in s.hands[seat])
    assert lies_open == famous.open


def choices(table: Table[State]) -> Iterator[tuple[Play, int]]:
    """Every card that may be played, and the tricks of those left that it makes for its side."""
    facts = table.watch().facts
    assert isinstance(facts, WhistFacts)
    s = truth(table)
    assert isinstance(s, WhistState)
    trick: list[Card] = s.trick
    leader = facts.plays[-1][0] if trick else s.turn
    hands = [[*s.held(seat), *s.played[seat]] for seat in range(4)]
    solver = Solver(hands, s.trump)
    for action in table.view(s.turn).legal:
        if isinstance(action, Play):
            yield action, solver.after(leader, trick, action.card)


def solved(table: Table[State]) -> str:
    """Plays a hand out, every player perfectly. Returns what the table announces at its end."""
    told: tuple[object, ...] = ()
    while not table.over:
        best, _ = max(choices(table), key=lambda each: each[1])
        told = done(table, best)
    return next(event.words.key for event in told if isinstance(event, Told))


@pytest.mark.parametrize(
    "name",
    [pytest.param(each.name, marks=[SLOW] if each.name == "lewis" else [], id=each.name) for each in EXHIBITS],
)
def test_it_can_be_done_and_no_more_can_be_done(name: str) -> None:
    table = laid(name)
    famous = exhibit(name)
    best = max(tricks for _, tricks in choices(table))
    on_move = truth(table).side(truth(table).turn) == truth(table).side(famous.visitor)  # type: ignore[attr-defined]
    left = len(famous.held(0))
    if name == "cumberland":
        assert best == 6
    else:
        assert (best if on_move else left - best) == famous.tricks
    assert solved(table) == "exhibit-done"


def test_the_duke_loses_his_wager_if_he_leads_trumps() -> None:
    table = laid("cumberland")
    found = {action.card: tricks for action, tricks in choices(table)}
    assert {tricks for card, tricks in found.items() if card >= 39} == {0}
    done(table, next(action for action, _ in choices(table) if action.card >= 39))
    assert solved(table) == "exhibit-not-done"
    assert table.result() == (0, 0, 0, 0)


def test_vienna_only_the_ace_of_hearts() -> None:
    found = sorted(tricks for _, tricks in choices(laid("vienna")))
    assert found[-1] == 5
    assert found[-2] < 5
    best = max(choices(laid("vienna")), key=lambda each: each[1])[0]
    assert WORDS.card(best.card) == "the ace of hearts"


def test_nothing_else_is_asked_in_a_famous_hand() -> None:
    table = laid("whitfeld_six")
    reason = table.submit(Play(0, table.view(1).zone("hand:1").cards[0]))
    assert isinstance(reason, Reason)
    assert table.ask is not None
    assert [call.seat for call in table.ask.calls] == [0]
