"""A copy of a state shares nothing with it that can change."""

from random import Random

import msgspec

from crowe_table.engine.state import State
from tests.contract.play import Seating, every_seating, step, truth


def changeable(value: object) -> set[int]:
    """The identities of everything in a state that could be changed in place."""
    if isinstance(value, list):
        return {id(value)}.union(*map(changeable, value)) if value else {id(value)}
    if isinstance(value, dict):
        return {id(value)}
    if isinstance(value, tuple):
        return set().union(*map(changeable, value)) if value else set()
    if isinstance(value, int | str | float | bytes | msgspec.Struct) or value is None:
        return set()
    if type(value).__name__ == "Chance":
        return set()
    names = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
    if "entry" in names:
        return set()
    return {id(value)}.union(*(changeable(getattr(value, name)) for name in names))


@every_seating
def test_a_copy_shares_nothing_that_can_change(seating: Seating) -> None:
    for table, rng in seating.tables(share=6):
        while seating.comes(table, rng):
            s = truth(table)
            twin = s.clone()
            assert type(twin) is type(s)
            assert twin.digest() == s.digest()
            assert not changeable(s) & changeable(twin)
            step(table, rng)


@every_seating
def test_earlier_copies_never_change(seating: Seating) -> None:
    for table, rng in seating.tables(share=3):
        kept: list[tuple[State, str]] = []
        while not table.over:
            s = truth(table)
            kept.append((s.clone(), s.digest()))
            step(table, rng)
        assert all(copy.digest() == seal for copy, seal in kept)


@every_seating
def test_what_a_copy_plays_changes_nothing_at_the_table(seating: Seating) -> None:
    for table, rng in seating.tables(share=6):
        while seating.comes(table, rng):
            s = truth(table)
            seal = s.digest()
            run_on(seating, s.clone(), Random(rng.random()), 12)
            assert s.digest() == seal
            step(table, rng)


def run_on(seating: Seating, s: State, rng: Random, actions: int) -> None:
    """Plays so many random actions on."""
    game = seating.game
    for _ in range(actions):
        ask = game.ask(s)
        if ask is None:
            return
        game.apply(s, rng.choice(game.legal(s, rng.choice(ask.awaited()))), None)
