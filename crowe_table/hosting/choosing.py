"""Choosing an answer for any game, from a View and nothing else.

The game's own player is found by its place, ``games/<slug>/judgement.py``. Whatever it does, the table goes on: an
answer that is not lawful, or a fault in the thinking, gives way to a lawful answer drawn by lot; and where the seat may
let the call pass, it does.

The same view, level and stream of chance give the same answer for ever, unless ``enough`` cuts the thinking short.
"""

import logging
from functools import cache
from importlib import import_module
from typing import cast

from crowe_table import games
from crowe_table.engine.core import Action, View
from crowe_table.engine.rng import Rng
from crowe_table.engine.table import act_of
from crowe_table.search.advice import Advice, Enough, Judgement, Level, never

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
        if found and allowed(view, found[0].action):
            return found[0].action
        if not found and may_pass(view):
            return None
        _log.error("The player of %s gave no lawful answer to %s.", view.game, view.phase)
    except Exception:
        _log.exception("The player of %s failed at %s.", view.game, view.phase)
    return None if may_pass(view) else lawful(view, fallback)


def advise(view: View) -> tuple[Advice, ...]:
    """What a good player would do in this seat, best first; always the same for the same view. Empty on a fault."""
    try:
        return tuple(each for each in player_of(view.game).advise(view) if allowed(view, each.action))
    except Exception:
        _log.exception("The player of %s failed at %s.", view.game, view.phase)
        return ()


def lawful(view: View, rng: Rng) -> Action:
    """A lawful answer, by lot. Raises NotAsked if the seat is asked nothing."""
    if not view.legal:
        raise NotAsked(f"Seat {view.seat} is asked nothing.")
    return view.legal[rng.below(len(view.legal))]


def may_pass(view: View) -> bool:
    """Whether the seat is asked something that it need not answer."""
    call = view.ask.call_of(view.seat) if view.ask else None
    return call is not None and not call.must


def allowed(view: View, action: Action) -> bool:
    """Whether this answers the question put to the seat: as listed, or by the judge of the game in a world imagined."""
    if action in view.legal:
        return True
    call = view.ask.call_of(view.seat) if view.ask else None
    if call is None or action.seat != view.seat or act_of(action) not in [way.act for way in call.ways]:
        return False
    laws = games.game(view.game)
    return laws.refuse(laws.imagine(view, _any_world()), action) is None


@cache
def player_of(slug: str) -> Judgement:
    """The player of a game. Raises KeyError for no game, ModuleNotFoundError for a game that has none."""
    if slug not in games.slugs():
        raise KeyError(slug)
    return cast(Judgement, import_module(f"{games.__name__}.{slug}.judgement"))


def _any_world() -> Rng:
    """What a seat may answer is the same in every world that fits its view."""
    return Rng(b"any")
