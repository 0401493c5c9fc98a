"""Sampled hidden hands. In every trick-taking game they are consistent with all cards played so far."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from random import Random

import pytest

from crowe_table import games
from crowe_table.engine.cards import Card
from crowe_table.engine.core import Seat
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.state import AnyState
from crowe_table.games.all_fours import player as all_fours
from crowe_table.games.ecarte import player as ecarte
from crowe_table.games.ombre.worlds import ThreeHandedSampler
from crowe_table.games.schafskopf.worlds import WorldSampler
from crowe_table.kit.tricks import TrickPlay, TrickRecord, fits
from crowe_table.search.levels import SHARP
from tests.any_game import AnyTable, AnyView
from tests.contract.tables import Seating, step, truth
from tests.sampling import every_table

FREE = ("bezique",)
"""Games in which most tricks do not require players to follow suit. In them the play proves little about the hands."""
AFTER = 60
"""Number of questions after which each table is examined."""


def tricks_of(slug: str) -> TrickPlay | None:
    """Return the trick play of a game.

    None if the game has no tricks, or if a play in it proves nothing about the player's hand.
    """
    package = games.game(slug).__module__.rsplit(".", 1)[0]
    found: TrickPlay | None = getattr(import_module(f"{package}.rules"), "TRICKS", None)
    return None if slug in FREE else found


def guarded(slug: str, preset: str, seats: int) -> bool:
    """Return whether this is a trick-taking game in which nobody can revoke."""
    play = tricks_of(slug)
    return play is not None and not play.may_revoke(truth(Seating(slug, preset, seats).table(0)))


TABLES = [table for table in every_table() if guarded(*table)]


def test_every_trick_game_is_tested() -> None:
    assert {slug for slug, _, _ in TABLES} == {
        *("all-fours", "ecarte", "ombre", "piquet", "reversis", "ruff", "schafskopf", "whist")
    }


def positions(slug: str, preset: str, seats: int) -> Iterator[tuple[AnyTable, AnyState]]:
    """Yield tables in the middle of play."""
    seating, looked = Seating(slug, preset, seats), 0
    chance = Random(f"imagined {slug} {preset} {seats}")
    for number in range(40):
        table = seating.table(3 * number)
        while table.question:
            s = truth(table)
            r = s.public
            if isinstance(r, TrickRecord) and r.plays and r.turn >= 0:
                yield table, s
                looked += 1
                if looked == AFTER:
                    return
            step(table, chance)
    raise AssertionError("the play was hardly reached")


def broken(play: TrickPlay, s: AnyState, held: Mapping[Seat, Sequence[Card]]) -> list[Seat]:
    """Return the seats whose earlier plays would have been illegal if they had held these cards."""
    order, duty = play.order(s), play.duty(s)
    return [seat for seat, hand in held.items() if not fits(s.public, seat, hand, order, duty)]


@pytest.mark.parametrize(("slug", "preset", "seats"), TABLES)
def test_imagined_hands_are_consistent_with_play(slug: str, preset: str, seats: int) -> None:
    play, rng = tricks_of(slug), Chance("imagined").stream("worlds")
    assert play is not None
    for table, s in positions(slug, preset, seats):
        world = table.game.imagine(table.view(s.public.turn), rng)
        assert broken(play, s, {seat: play.held(world, seat) for seat in s.public.playing}) == []


Hands = Mapping[Seat, Sequence[Card]]


def of_all_fours(view: AnyView, rng: Rng) -> Hands:
    return all_fours._AllFoursDecision(view, SHARP, rng, lambda: False)._hands()()


def of_ecarte(view: AnyView, rng: Rng) -> Hands:
    thinker = ecarte._EcarteDecision(view, SHARP, rng, lambda: False)
    return {thinker.other: thinker._hands()()}


def of_ombre(view: AnyView, rng: Rng) -> Hands:
    return dict(zip(map(Seat, range(3)), ThreeHandedSampler(view, rng).draw().hands, strict=True))


def of_schafskopf(view: AnyView, rng: Rng) -> Hands:
    world = WorldSampler(view, rng).draw()
    return {seat: world[seat] for seat in view.public.playing}


@pytest.mark.parametrize(
    ("slug", "preset", "seats", "drawn"),
    [
        ("all-fours", "pearson", 2, of_all_fours),
        ("ecarte", "encyclopaedia", 2, of_ecarte),
        ("ombre", "hombre_1674", 3, of_ombre),
        ("schafskopf", "pearson", 4, of_schafskopf),
    ],
)
def test_search_uses_only_hands_consistent_with_play(
    slug: str, preset: str, seats: int, drawn: Callable[[AnyView, Rng], Hands]
) -> None:
    play, rng = tricks_of(slug), Chance("supposed").stream("worlds")
    assert play is not None
    for table, s in positions(slug, preset, seats):
        assert broken(play, s, drawn(table.view(s.public.turn), rng)) == []
