"""Choosing an answer for any game, from a View and nothing else.

The game's own player is found by its place, ``games/<slug>/player.py``; a game that has none is played by the general
searcher. Whatever a player does, the table goes on: an answer that is not lawful, or a fault in the thinking, gives way
to a lawful answer drawn by lot; and where the seat may let the call pass, it does.

The same view, level and stream of chance give the same answer for ever, unless ``enough`` cuts the thinking short.
"""

import logging
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from crowe_table import games
from crowe_table.engine.core import Action, View, act_of
from crowe_table.engine.rng import Rng
from crowe_table.search.advice import Advice, Enough, Level, Player, never
from crowe_table.search.searcher import Searcher

_log = logging.getLogger(__name__)


class NotAsked(ValueError):
    """The table asks this seat nothing."""


def choose(view: View, level: Level, rng: Rng, enough: Enough = never) -> Action | None:
    """The answer a player of this level gives. None where they let a call pass that need not be answered.

    Raises NotAsked if the seat is asked nothing.
    """
    if not view.legal:
        raise NotAsked(f"Seat {view.seat} is asked nothing.")
    fallback = rng.clone()
    try:
        found = player_of(view.game).weigh(view, level, rng, enough)
        action = found[0].action if found else None
        if allowed(view, action):
            return action
        _log.error("The player of %s answered %r at %s.", view.game, action, view.public.phase.name)
    except Exception:
        _log.exception("The player of %s failed at %s.", view.game, view.public.phase.name)
    return None if may_pass(view) else lawful(view, fallback)


def advise(view: View) -> tuple[Advice, ...]:
    """What a good player would do in this seat, best first; always the same for the same view. Empty on a fault."""
    try:
        return tuple(each for each in player_of(view.game).advise(view) if allowed(view, each.action))
    except Exception:
        _log.exception("The player of %s failed at %s.", view.game, view.public.phase.name)
        return ()


def lawful(view: View, rng: Rng) -> Action:
    """A lawful answer, by lot. Raises NotAsked if the seat is asked nothing."""
    if not view.legal:
        raise NotAsked(f"Seat {view.seat} is asked nothing.")
    return view.legal[rng.below(len(view.legal))]


def may_pass(view: View) -> bool:
    """Whether the seat is asked something that it need not answer."""
    return view.call is not None and not view.call.must


def allowed(view: View, action: Action | None) -> bool:
    """Whether this answers the question put to the seat: as listed, or by the judge of the game in a world imagined.
    None is to say nothing.
    """
    if action is None:
        return may_pass(view)
    if action in view.legal:
        return True
    call = view.call
    if call is None or action.seat != view.seat or act_of(action) not in [way.act for way in call.ways]:
        return False
    laws = games.game(view.game)
    return laws.refuse(laws.imagine(view, _any_world()), action) is None


@cache
def player_of(slug: str) -> Player:
    """The player of a game. Raises KeyError for no game."""
    game = games.game(slug)
    place = f"{games.__name__}.{slug}.player"
    return cast(Player, import_module(place)) if find_spec(place) else Searcher(game)


def _any_world() -> Rng:
    """What a seat may answer is the same in every world that fits its view."""
    return Rng(b"any")
