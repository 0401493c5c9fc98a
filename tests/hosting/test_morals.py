"""The moral of a famous hand. It names the visitor's decisive choice and the result of that choice."""

from pathlib import Path
from typing import Any

import pytest

from crowe_table import games
from crowe_table.engine.cards import parse
from crowe_table.engine.core import Action, Reason, Seat
from crowe_table.engine.rng import Chance
from crowe_table.games.all_fours.player import evaluate
from crowe_table.hosting.exhibits import exhibits
from crowe_table.hosting.morals import moral_arguments, verdict_of
from crowe_table.hosting.new_table import table_of
from crowe_table.hosting.outcome import Outcome
from crowe_table.hosting.walkthrough import Walk
from crowe_table.kit.exhibits import ExhibitHand
from crowe_table.kit.rules import RuledGame
from crowe_table.kit.tricks import Play
from crowe_table.search.levels import SHARP
from crowe_table.words import Company, Words, locales
from tests.present import present

VISITOR = Seat(0)
LAWS = Path(__file__).parents[1] / "laws"
PROVED_IN = {
    "five-all": "test_all_fours_exhibits.py",
    "five-is-not-enough": "test_baccara.py",
    "rubicon": "test_bezique.py",
    "twenty-nine": "test_cribbage_claims.py",
    "left-bower": "test_ruff_exhibits.py",
    "two-aces": "test_schafskopf_exhibits.py",
    "cumberland": "test_whist_exhibits.py",
    "hoyle_forcing_a": "test_whist_exhibits.py",
    "hoyle_forcing_c": "test_whist_exhibits.py",
    "whitfeld_six": "test_whist_exhibits.py",
    "vienna": "test_whist_exhibits.py",
}
"""For each hand, the name of the test that proves its solution."""


def all_hands() -> list[ExhibitHand]:
    return [hand for slug in games.slugs() if isinstance(game := games.game(slug), RuledGame) for hand in game.exhibits]


def test_every_solution_is_proved() -> None:
    assert {hand.name for hand in all_hands() if hand.solution} == PROVED_IN.keys()
    for file in PROVED_IN.values():
        assert ".solution" in (LAWS / file).read_text("utf-8")


def five_all(first: str, *, generous: bool = False) -> Outcome:
    """Return the outcome of the famous hand after this lead.

    If ``generous``, the dealer plays the last legal answer instead of the best one.
    """
    exhibit = next(each for each in exhibits() if each.name == "five-all")
    table = table_of(exhibit.head)
    assert not isinstance(table, Reason)
    while table.question:
        seat = table.question.awaited()[0]
        view: Any = table.view(seat)
        action: Action = present(evaluate(view, SHARP, Chance("x").stream("y", len(table.actions)))[0].action)
        if generous and seat != VISITOR:
            action = view.legal[-1]
        if not table.actions:
            action = Play(VISITOR, parse(first))
        assert not isinstance(table.submit(action), Reason)
    return Outcome(table.view(VISITOR), Walk(exhibit.head, table), table.result())


def told(outcome: Outcome, locale: str) -> str:
    verdict = present(verdict_of(outcome))
    names = tuple(player.name for player in outcome.walk.head.players)
    words = Words(locale, "all-fours", Company(names=names, viewer=VISITOR))
    return words.text("exhibit-verdict", **moral_arguments(words, verdict))


@pytest.mark.parametrize(
    ("first", "generous", "right", "done"),
    [("5C", False, True, True), ("JH", False, False, False), ("9D", True, False, True)],
)
def test_the_verdict_says_what_was_done(first: str, generous: bool, right: bool, done: bool) -> None:
    outcome = five_all(first, generous=generous)
    verdict = present(verdict_of(outcome))
    assert (verdict.did, verdict.right, verdict.done) == (Play(VISITOR, parse(first)), right, done)
    assert verdict.against == (Seat(1),)
    for locale in locales():
        sentence = told(outcome, locale)
        assert Words(locale).card(parse(first)) in sentence
        assert (Words(locale).card(parse("5C")) in sentence) or right
        assert (outcome.walk.head.players[1].name in sentence) == (done and not right)


def test_the_sentence_of_a_win_against_a_weak_defence() -> None:
    name = five_all("9D", generous=True).walk.head.players[1].name
    assert told(five_all("9D", generous=True), "en") == (
        "Against the best play the only sure way was the five of clubs. "
        f"You chose the nine of diamonds, and {name} let you off."
    )
