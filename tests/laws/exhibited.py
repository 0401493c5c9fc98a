"""Plays famous hands from the dealt table to their result."""

from collections.abc import Callable, Sequence
from typing import Any

from crowe_table import games
from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action, Announced, Reason, Seat
from crowe_table.engine.rng import Chance, Rng
from crowe_table.hosting.new_table import table_of
from crowe_table.kit.exhibits import ExhibitHand
from crowe_table.kit.rules import RuledGame
from crowe_table.kit.tricks import Play
from crowe_table.search.advice import Advice, Level
from crowe_table.search.levels import SOUND
from tests.any_game import AnyTable
from tests.laws.make_exhibits import header

Evaluate = Callable[[Any, Level, Rng], tuple[Advice, ...]]
"""A game's function that evaluates the legal actions of a view."""

ENDINGS = {"exhibit-done", "exhibit-not-done"}


def famous_hand(slug: str, name: str = "") -> ExhibitHand:
    """Return the famous hand of a game with this name. Without a name, return the first one."""
    game = games.game(slug)
    assert isinstance(game, RuledGame)
    return next(each for each in game.exhibits if name in ("", each.name))


def laid(slug: str, famous: ExhibitHand) -> AnyTable:
    table = table_of(header(slug, famous))
    assert not isinstance(table, Reason)
    return table


def ending(table: AnyTable, visitor: Seat, cards: Sequence[Card], evaluate: Evaluate) -> str | None:
    """Return the announced result if the visitor plays these cards, and then the first legal ones.

    The other seats are played by sound players.
    """
    chance, to_come = Chance("good players"), list(cards)
    while table.question:
        seat = table.question.awaited()[0]
        view = table.view(seat)
        action: Action
        if seat == visitor:
            action = Play(seat, to_come.pop(0)) if to_come else next(act for act in view.legal if isinstance(act, Play))
        else:
            best = evaluate(view, SOUND, chance.stream(f"{len(table.actions)}"))[0].action
            assert best is not None
            action = best
        happened = table.submit(action)
        assert isinstance(happened, tuple), happened
        events = [event.words.key for event in happened if isinstance(event, Announced) and event.words.key in ENDINGS]
        if events:
            return events[0]
    return None
