"""Choosing: whatever a judgement does, the table gets a lawful answer, and in time."""

import logging
from collections.abc import Callable
from time import perf_counter

import pytest
from msgspec.structs import replace

from crowe_table.engine.core import Action, Setup, View, because
from crowe_table.engine.privacy import project
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import Table
from crowe_table.games import game
from crowe_table.games.cribbage import judgement
from crowe_table.games.cribbage.laws import LAY_OUT, LayOut, Play, Ready
from crowe_table.games.cribbage.options import CribbageOptions
from crowe_table.hosting import choosing
from crowe_table.hosting.choosing import NotAsked, advise, allowed, choose, lawful
from crowe_table.search import LEVELS, level
from crowe_table.search.advice import Advice, Enough, Level, never
from crowe_table.search.levels import LEARNER, SHARP, SOUND
from tests.laws.positions import GAME, any_crib, dealt
from tests.players.cribbage_throws import CROWE

LAWS = game("cribbage")


def rng(name: str = "choose") -> Rng:
    return Chance(name).stream("test")


def at_lay_out() -> View:
    table = Table(LAWS, Setup(CROWE, 2, (10**6,) * 2, Chance("lay out")))
    while table.ask is not None and table.watch().phase != LAY_OUT:
        view = table.view(table.question.awaited()[0])
        table.submit(lawful(view, rng(str(len(table.actions)))))
    assert table.ask is not None
    return table.view(table.question.awaited()[0])


class Bad:
    """A judgement with one answer, or a fault."""

    def __init__(self, answer: Callable[[View], tuple[Advice, ...]]) -> None:
        self._answer = answer

    def weigh(self, view: View, level: Level, rng: Rng, enough: Enough = never) -> tuple[Advice, ...]:
        return self._answer(view)

    def advise(self, view: View) -> tuple[Advice, ...]:
        return self._answer(view)


def advice(action: Action) -> tuple[Advice, ...]:
    return (Advice(action, 0.0, because("hint-none")),)


def falls(view: View) -> tuple[Advice, ...]:
    raise ZeroDivisionError("a fault in thinking")


BAD: dict[str, Callable[[View], tuple[Advice, ...]]] = {
    "nothing": lambda view: (),
    "not its own cards": lambda view: advice(LayOut(view.seat, (50, 51))),
    "too few": lambda view: advice(LayOut(view.seat, view.zone(f"hand:{view.seat}").cards[:1])),
    "another's seat": lambda view: advice(LayOut(1 - view.seat, view.zone(f"hand:{view.seat}").cards[:2])),
    "another question": lambda view: advice(Ready(view.seat)),
    "out of its time": lambda view: advice(Play(view.seat, view.zone(f"hand:{view.seat}").cards[0])),
    "a fault": falls,
}


@pytest.mark.parametrize("how", BAD)
def test_a_bad_judgement_gives_way_to_a_lawful_answer(
    how: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(choosing, "judgement", lambda slug: Bad(BAD[how]))
    view = at_lay_out()
    with caplog.at_level(logging.ERROR):
        action = choose(view, SHARP, rng())
    assert action in view.legal
    assert "judgement of cribbage" in caplog.text
    assert choose(view, SHARP, rng()) == action
    assert advise(view) == ()


def test_a_lawful_answer_not_on_the_list_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list may be a sample: the judge of the game decides. Here two cards are named the other way about."""
    view = at_lay_out()
    first = view.legal[0]
    assert isinstance(first, LayOut)
    turned = LayOut(first.seat, first.cards[::-1])
    assert turned not in view.legal
    assert allowed(view, turned)
    monkeypatch.setattr(choosing, "judgement", lambda slug: Bad(lambda view: advice(turned)))
    assert choose(view, SOUND, rng()) == turned


def test_nobody_chooses_unasked() -> None:
    table = Table(LAWS, Setup(CROWE, 2, (10**6,) * 2, Chance("unasked")))
    assert table.ask is not None
    waiting = table.view(1 - table.question.awaited()[0])
    for ask in (lambda: choose(waiting, LEARNER, rng()), lambda: lawful(waiting, rng())):
        with pytest.raises(NotAsked):
            ask()
    assert advise(waiting) == ()


def test_a_choice_repeats_and_lots_differ() -> None:
    view = at_lay_out()
    assert choose(view, SHARP, rng("one")) == choose(view, SHARP, rng("one"))
    assert len({lawful(view, rng(str(number))) for number in range(60)}) == len(view.legal)


def test_thinking_is_cut_short_in_whole_blocks() -> None:
    """One who has no time still thinks one block of worlds, and so chooses as one who imagines that many."""
    view = at_lay_out()
    hurried = judgement.weigh(view, SHARP, rng("block"), lambda: True)
    assert hurried == judgement.weigh(view, replace(SHARP, worlds=judgement.BLOCK), rng("block"))


def test_levels_are_found_by_name() -> None:
    assert [each.key for each in LEVELS] == ["learner", "sound", "sharp"]
    assert [level(each.key) for each in LEVELS] == list(LEVELS)
    with pytest.raises(KeyError):
        level("grandmaster")


def test_games_that_are_none_have_no_judgement() -> None:
    with pytest.raises(KeyError):
        choosing.judgement("../whist")


SEVEN = CribbageOptions(
    cards_dealt=7, start_when="after_lay_out", go_rule="play_on", play_out=True, play_fifteen="whole_count"
)


def lead(options: CribbageOptions, hands: list[str]) -> View:
    s = dealt(options, hands, start="4D", crib=any_crib(hands, "4D"), dealer=len(hands) - 1)
    return project(GAME, s, options, 0)


def test_budgets_are_kept() -> None:
    """At the widest lead there is, a player who would imagine for ever stops within his budget and one block more."""
    view = lead(SEVEN, ["AS 3H 6D 8C KS", "2S 5H 7D 9C QS"])
    endless, budget = replace(SHARP, worlds=1_000_000), 0.15
    block = timed(view, replace(SHARP, worlds=judgement.BLOCK), lambda: False)
    began = perf_counter()
    assert timed(view, endless, lambda: perf_counter() - began > budget) < budget + 4 * block + 0.1


def timed(view: View, player: Level, enough: Enough) -> float:
    began = perf_counter()
    assert choose(view, player, rng("timed"), enough) in view.legal
    return perf_counter() - began


def test_nobody_needs_his_whole_budget_at_mr_crowes_table() -> None:
    """A whole game of each level against itself: no choice takes half the time it is given."""
    for player in LEVELS:
        table, slowest = Table(LAWS, Setup(CROWE, 2, (10**6,) * 2, Chance("budget"))), 0.0
        while table.ask is not None and table.deal < 4:
            view = table.view(table.question.awaited()[0])
            choose(view, player, rng("warm"))
            slowest = max(slowest, timed(view, player, lambda: False))
            table.submit(choose(view, player, rng(str(len(table.actions)))))
        assert slowest < player.budget / 2000
