"""The general player, which plays any game on the basis of its rules alone."""

from random import Random
from typing import Any

import pytest

from crowe_table import games
from crowe_table.engine.core import Seat, Setup
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import Table
from crowe_table.kit.between_deals import asks_only_readiness
from crowe_table.search.advice import Advice
from crowe_table.search.levels import LEVELS
from crowe_table.search.roll_outs import RollOut
from crowe_table.search.searcher import Guide, Searcher
from crowe_table.words import Words
from tests.any_game import AnyTable, AnyView
from tests.contract.tables import answer, truth
from tests.matches.sittings import Event, match, random_player
from tests.present import present

HIGH_CARD: Any = games.game("high-card")
EVERY_FORM = games.game("every-form")


def table(game=HIGH_CARD, seed: str = "searcher", seats: int = 2) -> AnyTable:
    return Table(game, Setup(game.preset("plain", seats), seats, (Farthings(2000),) * seats, Chance(seed)))


def stream(seed: str) -> Rng:
    return Chance(seed).stream("search")


def asked_view(at: AnyTable) -> AnyView:
    """Return the view of the first seat that is asked."""
    return at.view(present(at.question).awaited()[0])


def searching(view: AnyView, rng: Rng):
    return Searcher(HIGH_CARD).search(view, 12, rng)[0].action


def test_it_beats_a_random_player() -> None:
    assert match(Event("high-card", "plain", 2), searching, random_player, 120).clear


def keeps(advice: Advice) -> bool:
    """Return whether the advice is to exchange no card."""
    action: Any = advice.action
    return not action.cards


def test_a_high_card_is_kept_and_a_low_one_changed() -> None:
    kept = {}
    for number in range(60):
        at = table(seed=f"kept {number}")
        seat = present(at.question).awaited()[0]
        view = at.view(seat)
        rank = view.zone(f"hand:{seat}").cards[0] % 13
        kept[rank] = keeps(Searcher(HIGH_CARD).search(view, 80, stream("kept"))[0])
    assert all(kept[rank] for rank in kept if rank >= 10)
    assert not any(kept[rank] for rank in kept if rank <= 3)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
def test_the_same_view_level_and_chance_give_the_same_answer(level) -> None:
    view = table().view(present(table().question).awaited()[0])
    first, again = (Searcher(HIGH_CARD).evaluate(view, level, stream("same")) for _ in range(2))
    assert first == again
    assert {advice.action for advice in first} == set(view.legal)
    assert Searcher(HIGH_CARD).advise(view) == Searcher(HIGH_CARD).advise(view)


def test_its_advice_has_messages() -> None:
    words = Words().game("high-card")
    at = table()
    best, other = Searcher(HIGH_CARD).advise(at.view(present(at.question).awaited()[0]))
    assert best.value >= other.value
    assert words.has(best.why.key)
    assert words.reason(best.why) == "In sixty-four deals imagined, nothing did better."


def test_it_plays_every_form_of_answer_including_silence() -> None:
    player, rng = Searcher(EVERY_FORM), Random(4)
    at = table(EVERY_FORM)
    silent = 0
    while not at.over:
        for asked in present(at.question).asked:
            found = player.search(at.view(asked.seat), 2, stream("forms"))
            assert found, at.question
            assert all(advice.action is None or at.refuse(advice.action) is None for advice in found)
            assert asked.must == all(advice.action is not None for advice in found)
            silent += not asked.must
        at.submit(answer(at, rng))
    assert silent > 0


def test_it_can_be_stopped() -> None:
    at = table()
    asked = []

    def should_stop() -> bool:
        asked.append(1)
        return len(asked) == 2

    found = Searcher(HIGH_CARD).search(
        at.view(present(at.question).awaited()[0]), 10_000, stream("enough"), should_stop
    )
    assert len(asked) == 2
    assert dict(found[0].why.args)["worlds"] == 2


def test_likely_worlds_count_more() -> None:
    """A queen is not worth keeping if the others are known to hold kings."""

    def kings(s, view: AnyView) -> float:
        others = [s.at(HIGH_CARD.piles.rows[1][seat])[0] % 13 for seat in range(2) if seat != view.seat]
        return 1.0 if all(rank == 12 for rank in others) else 0.001

    views = (asked_view(table(seed=f"queen {number}")) for number in range(400))
    view = next(view for view in views if view.zone(f"hand:{view.seat}").cards[0] % 13 == 11)
    fair = Searcher(HIGH_CARD).search(view, 150, stream("fair"))
    wary = Searcher(HIGH_CARD, Guide(likely=kings)).search(view, 150, stream("fair"))
    kept = {guide: next(a.value for a in found if keeps(a)) for guide, found in (("fair", fair), ("wary", wary))}
    assert kept["wary"] < kept["fair"] - 0.08


def test_a_roll_out_ends_with_its_deal() -> None:
    at = table()
    s = truth(at).clone()
    RollOut(HIGH_CARD).play(s, stream("rolled"))
    assert s.public.deal == 1
    assert asks_only_readiness(HIGH_CARD.question(s))
    assert truth(at).public.turn >= Seat(0)
