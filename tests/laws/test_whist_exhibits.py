"""Famous hands of Whist: each file loads, matches its description, and has a solution."""

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from crowe_table.engine.core import Announced, AnyEvent, Reason, Seat, Setup, seats
from crowe_table.engine.journal import Soundness
from crowe_table.engine.rng import Chance
from crowe_table.engine.table import Table
from crowe_table.games.whist.options import WhistOptions
from crowe_table.games.whist.rules import TRICKS, exhibit, exhibit_cards, exhibit_hand
from crowe_table.games.whist.state import HAND, PLAYED, WhistRecord, WhistState
from crowe_table.games.whist.worlds import PLACE_SIDES
from crowe_table.hosting.exhibits import exhibits
from crowe_table.hosting.replay import load
from crowe_table.kit.exhibits import ExhibitHand
from crowe_table.kit.ranking import ranked
from crowe_table.kit.tricks import Play
from crowe_table.search.open_hands import OpenHands
from crowe_table.words import Words
from tests.laws.make_exhibits import headers, make
from tests.laws.whist_tables import GAME
from tests.laws.worked import submitted

WhistTable = Table[WhistRecord, WhistOptions]
SOAK = bool(os.environ.get("CROWE_SOAK"))
SLOW = pytest.mark.skipif(not SOAK, reason="three minutes of solving")
WORDS = Words().game("whist")
EXHIBITS = GAME.exhibits
every_exhibit = pytest.mark.parametrize("famous", EXHIBITS, ids=lambda famous: famous.name)


def laid(name: str) -> WhistTable:
    """Return a table with the famous hand dealt."""
    head = next(head for _, head in headers(("whist",)) if head.exhibit == name)
    options = msgspec.json.decode(head.options, type=WhistOptions)
    return Table(GAME, Setup(options, 4, head.purses, Chance(head.seed)))


def truth(table: WhistTable) -> WhistState:
    held: list[WhistState] = []
    table.inspect(held.append)
    return held[0]


def test_all_famous_hands_are_installed(tmp_path: Path) -> None:
    shipped = [each for each in exhibits() if each.game == "whist"]
    assert {(each.name, each.seat) for each in shipped} == {(each.name, each.visitor) for each in EXHIBITS}
    make(tmp_path, ("whist",))
    for name, _ in headers(("whist",)):
        path = next(each.path for each in shipped if each.path.name == name)
        assert (tmp_path / name).read_bytes() == path.read_bytes()
        replayed = load(path)
        assert replayed.soundness is Soundness.SOUND, replayed.why
        assert replayed.table is not None


def test_every_option_for_a_famous_hand_has_its_file() -> None:
    sources = {each.name for each in EXHIBITS}
    for name in sources:
        assert WhistOptions(deal_source=f"exhibit-{name}").exhibit == name  # type: ignore[arg-type]
        for tail in ("", "-story", "-task", "-goal", "-hero", "-best", "-moral"):
            assert WORDS.has(f"exhibit-{name}{tail}")
    assert WhistOptions().exhibit == ""


@every_exhibit
def test_texts_state_the_numbers_of_the_solver(famous: ExhibitHand) -> None:
    best = 6 if famous.name == "cumberland" else famous.wanted
    assert WORDS.number(famous.wanted) in WORDS.text(f"exhibit-{famous.name}-goal")
    assert WORDS.number(best) in WORDS.text(f"exhibit-{famous.name}-best").lower()


@every_exhibit
def test_the_exhibit_matches_its_story(famous: ExhibitHand) -> None:
    table = laid(famous.name)
    s = truth(table)
    r, fallen = s.public, [action.card for action in famous.before if isinstance(action, Play)]
    assert r.deal == 1
    assert r.dealer == famous.dealer
    assert r.trump == famous.trump
    for seat in seats(4):
        assert sorted([*TRICKS.held(s, seat), *s.at(PLAYED[seat])]) == sorted(exhibit_hand(famous, seat))
    assert list(r.trick) == fallen
    assert r.turn == (famous.dealer + 1 + len(fallen)) % 4
    sizes = {len(exhibit_hand(famous, seat)) for seat in seats(4)}
    assert len(sizes) == 1
    assert len(set(exhibit_cards(famous))) == 4 * sizes.pop()
    view = table.watch()
    lies_open = all(card in view.zone(HAND[seat].key).cards for seat in seats(4) for card in s.at(HAND[seat]))
    assert lies_open == famous.open


def choices(table: WhistTable) -> Iterator[tuple[Play, int]]:
    """Yield each legal card, with the number of remaining tricks that it makes for the player's side."""
    s = truth(table)
    r = s.public
    leader = r.plays[-1][0] if r.trick else r.turn
    hands = [[*TRICKS.held(s, seat), *s.at(PLAYED[seat])] for seat in seats(4)]
    solver = OpenHands(hands, ranked(trump=r.trump), PLACE_SIDES)
    for action in table.view(r.turn).legal:
        if isinstance(action, Play):
            yield action, solver.after(leader, r.trick, action.card)


def solved(table: WhistTable) -> str:
    """Play a hand out with perfect play and return the final announcement."""
    events: tuple[AnyEvent, ...] = ()
    while not table.over:
        best, _ = max(choices(table), key=lambda each: each[1])
        events = submitted(table, best)
    return next(event.words.key for event in events if isinstance(event, Announced))


@pytest.mark.parametrize(
    "name",
    [pytest.param(each.name, marks=[SLOW] if each.name == "lewis" else [], id=each.name) for each in EXHIBITS],
)
def test_the_goal_is_the_maximum(name: str) -> None:
    table = laid(name)
    famous = exhibit(name)
    best = max(tricks for _, tricks in choices(table))
    r = table.watch().public
    on_move = r.sides[r.turn] == r.sides[famous.visitor]
    left = len(exhibit_hand(famous, Seat(0)))
    if name == "cumberland":
        assert best == 6
    else:
        assert (best if on_move else left - best) == famous.wanted
    assert solved(table) == "exhibit-done"


@pytest.mark.parametrize("famous", [each for each in EXHIBITS if each.solution], ids=lambda famous: famous.name)
def test_only_the_solution_reaches_the_goal(famous: ExhibitHand) -> None:
    assert {lead for lead, tricks in choices(laid(famous.name)) if tricks >= famous.wanted} == {*famous.solution}


def test_the_duke_loses_the_wager_by_leading_trumps() -> None:
    table = laid("cumberland")
    found = {action.card: tricks for action, tricks in choices(table)}
    assert {tricks for card, tricks in found.items() if card >= 39} == {0}
    submitted(table, next(action for action, _ in choices(table) if action.card >= 39))
    assert solved(table) == "exhibit-not-done"
    assert table.result() == (0, 0, 0, 0)


def test_a_famous_hand_asks_only_for_cards() -> None:
    table = laid("whitfeld_six")
    reason = table.submit(Play(Seat(0), table.view(Seat(1)).zone("hand:1").cards[0]))
    assert isinstance(reason, Reason)
    assert table.question is not None
    assert [each.seat for each in table.question.asked] == [0]
