"""Sayings of the computer players: rare, varied, reproducible, and complete for every character."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from crowe_table.engine.core import NO_SEAT, Announced, AnyEvent, Paid, Reason, Seat, Setup, View, because
from crowe_table.engine.money import POT, Farthings, purse
from crowe_table.engine.rng import Chance
from crowe_table.engine.series import Participant
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.games.brag.options import BOOKS
from crowe_table.kit.announcing import BLUFF_FOUND
from crowe_table.search.levels import LEARNER
from crowe_table.words import Words, locales
from crowe_table.words.characters import BANKERS, CHARACTERS
from crowe_table.words.sayings import ACTIONS_BETWEEN, FAVOURITES, Sayings
from tests.any_game import AnyTable

FACES = [each.face for each in CHARACTERS]
PLAYERS = tuple(Participant(Words().text(f"name-{face}"), LEARNER.key) for face in FACES[:4])


@pytest.mark.parametrize("locale", locales())
def test_every_character_has_five_sayings_in_every_language(locale: str) -> None:
    words = Words(locale)
    keys = [f"saying-{face}-{what}" for face in FACES for what in (*FAVOURITES, "win", "loss", "bluff")]
    keys += [f"saying-{face}-{what}" for face in BANKERS for what in (*FAVOURITES, "win", "loss")]
    sayings = [words.text(key) for key in keys]
    assert len(set(sayings)) == len(keys)
    assert max(map(len, sayings)) <= 52


def game_of_brag(seed: str) -> list[tuple[tuple[AnyEvent, ...], View]]:
    """Play Brag at random. Return the events of every action, and the View after it."""
    laws, rng = game("brag"), Chance(seed).stream("answers")
    table: AnyTable = Table(laws, Setup(BOOKS["crowe"], 4, (Farthings(2000),) * 4, Chance(seed)))
    told: list[tuple[tuple[AnyEvent, ...], View]] = []
    while table.question and len(told) < 400:
        legal = [action for seat in range(4) for action in table.view(Seat(seat)).legal]
        events = table.submit(legal[rng.below(len(legal))])
        assert isinstance(events, tuple)
        told.append((events, table.view(Seat(0))))
    return told


def sayings_in(told: list[tuple[tuple[AnyEvent, ...], View]]) -> list[tuple[int, Seat, Reason]]:
    """Return the number of the action, the speaker and the saying of each saying."""
    sayings = Sayings(PLAYERS, house_banker=False)
    said = [(at, sayings.after(events, view)) for at, (events, view) in enumerate(told)]
    return [(at, *each) for at, each in said if each]


def test_sayings_are_rare_and_never_repeated_at_once() -> None:
    found = 0
    for number in range(8):
        said = sayings_in(game_of_brag(f"rare {number}"))
        found += len(said)
        assert all(two[0] - one[0] >= ACTIONS_BETWEEN and two[2] != one[2] for one, two in pairwise(said))
    assert found > 20


def test_the_same_events_have_the_same_sayings() -> None:
    told = game_of_brag("same")
    assert sayings_in(told) == sayings_in(told)


def test_a_visitor_says_nothing() -> None:
    told = [each for number in range(6) for each in game_of_brag(f"visitors {number}")]
    sayings = Sayings([Participant("A", ""), *PLAYERS[1:]], house_banker=False)
    said = [each for events, view in told if (each := sayings.after(events, view))]
    assert said
    assert all(seat > 0 for seat, _ in said)


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (Paid(purse(Seat(2)), purse(Seat(1)), Farthings(8), because("won")), {(1, "win"), (2, "loss")}),
        (Paid(POT, purse(Seat(1)), Farthings(8), because("won")), {(1, "win")}),
        (Announced(because(BLUFF_FOUND, seat=3)), {(3, "bluff")}),
        (Paid(purse(Seat(2)), purse(Seat(2)), Farthings(8), because("won")), set()),
    ],
)
def test_the_saying_suits_what_happened(event: AnyEvent, expected: set[tuple[int, str]]) -> None:
    view = game_of_brag("suits")[10][1]
    found = set()
    for number in range(100):
        sayings = Sayings(PLAYERS, house_banker=False)
        moment = (event, *[Announced(because("dealt"))] * number)
        for at in range(ACTIONS_BETWEEN + 20):
            said = sayings.after(moment[: 1 + at % 2], _at(view, at + number))
            if said:
                found.add((said[0], said[1].key.rpartition("-")[2]))
    assert {each for each in found if each[1] not in FAVOURITES} == expected


def _at(view: View, number: int) -> View:
    """Return the View as if this many events had happened in the deal."""
    return replace(view, past=(Announced(because("dealt")),) * number)


def test_the_house_banker_speaks_only_where_there_is_one() -> None:
    view = game_of_brag("banker")[10][1]
    event = Paid(purse(Seat(0)), POT, Farthings(8), because("lost"))
    for house in (True, False):
        sayings = Sayings(PLAYERS, house_banker=house)
        said = {each[0] for at in range(2000) if (each := sayings.after((event,), _at(view, at)))}
        assert (NO_SEAT in said) is house
