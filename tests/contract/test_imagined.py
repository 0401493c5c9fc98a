"""Imagined hands: in every game of tricks they are such that all that was played from them was lawful."""

from importlib import import_module
from random import Random

import pytest

from crowe_table import games
from crowe_table.engine.core import Seat
from crowe_table.engine.rng import Chance
from crowe_table.kit.tricks import TrickPlay, TrickRecord, fits
from tests.contract.tables import Seating, step, truth
from tests.sampling import every_table

FREE = ("bezique",)
"""Where most tricks bind nobody to follow suit, so that play shows little of the hands."""
AFTER = 60
"""Questions looked at in the play of each table."""


def tricks_of(slug: str) -> TrickPlay | None:
    """The tricks of a game; None if it has none, or its play shows nothing."""
    package = games.game(slug).__module__.rsplit(".", 1)[0]
    found: TrickPlay | None = getattr(import_module(f"{package}.rules"), "TRICKS", None)
    return None if slug in FREE else found


def guarded(slug: str, preset: str, seats: int) -> bool:
    """Whether this is a game of tricks in which nobody can revoke."""
    play = tricks_of(slug)
    return play is not None and not play.may_revoke(truth(Seating(slug, preset, seats).table(0)))


TABLES = [table for table in every_table() if guarded(*table)]


def test_every_game_of_tricks_is_tried() -> None:
    assert {slug for slug, _, _ in TABLES} == {
        *("all-fours", "ecarte", "ombre", "piquet", "reversis", "ruff", "schafskopf", "whist")
    }


@pytest.mark.parametrize(("slug", "preset", "seats"), TABLES)
def test_imagined_hands_could_have_been_played_as_they_were(slug: str, preset: str, seats: int) -> None:
    play = tricks_of(slug)
    assert play is not None
    seating, looked, number = Seating(slug, preset, seats), 0, 0
    chance, rng = Random(f"imagined {slug} {preset} {seats}"), Chance("imagined").stream("worlds")
    while looked < AFTER:
        number += 1
        table = seating.table(3 * number)
        assert number < 40, "the play was hardly reached"
        while table.question and looked < AFTER:
            s = truth(table)
            r = s.public
            if isinstance(r, TrickRecord) and r.plays and r.turn >= 0:
                world = seating.game.imagine(table.view(r.turn), rng)
                for seat in map(Seat, range(seats)):
                    if seat in r.playing:
                        held = play.held(world, seat)
                        assert fits(r, seat, held, play.order(world), play.duty(world)), (seat, held, r.plays)
                looked += 1
            step(table, chance)
