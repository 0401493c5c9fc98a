"""The card that is winning the trick. The table marks it."""

from random import Random

import pytest

from crowe_table.engine.core import Reason, Seat
from crowe_table.games import game, slugs
from crowe_table.kit.tricks import Play, TrickRecord
from tests.hosting.test_walkthrough import begun
from tests.sampling import settling

ANSWERS = 400


@pytest.mark.parametrize("slug", slugs())
def test_a_trick_goes_to_the_marked_card_or_to_the_last_one(slug: str) -> None:
    _, table = begun(slug)
    chance, tricks = Random(slug), 0
    while not table.over and len(table.actions) < ANSWERS:
        assert table.question is not None
        seat = table.question.awaited()[0]
        legal = settling(table.view(seat).legal, chance)
        action = chance.choice([each for each in legal if not each.ends] or legal)
        before, marked = table.watch().public, game(slug).winning_zone(table.view(seat))
        assert all(game(slug).winning_zone(table.view(Seat(other))) == marked for other in before.ring)
        assert not isinstance(table.submit(action), Reason)
        after = table.watch().public
        if not isinstance(before, TrickRecord):
            assert marked == ""
        elif isinstance(action, Play) and isinstance(after, TrickRecord) and sum(after.tricks) > sum(before.tricks):
            winner = next(at for at, made in enumerate(after.tricks) if made > before.tricks[at])
            assert f"played:{winner}" in (marked, f"played:{action.seat}")
            tricks += 1
        elif marked:
            assert before.trick
    assert tricks > 2 or not isinstance(table.watch().public, TrickRecord)
