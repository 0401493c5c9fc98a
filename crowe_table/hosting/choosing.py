"""Choosing an answer for any game, from a View and nothing else.

The game's own player is found by its place, ``games/<slug>/player.py``; a game that has none is played by the general
searcher. Whatever a player does, the table goes on: an answer that is not lawful, or a fault in the thinking, gives way
to what a player of the levels below says, and at last to a lawful answer drawn by lot; and where the seat may let the
call pass, it does. A fault is told in the log once.

The same view, level and stream of chance give the same answer for ever, unless ``enough`` cuts the thinking short.
"""

import logging
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.core import Action, View, act_of, because
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.series import Participant
from crowe_table.search.advice import Advice, Level, Player, StopCheck, never_stop
from crowe_table.search.levels import LEARNER, LEVELS, SOUND, levels_down_from, nearest
from crowe_table.search.searcher import Searcher
from crowe_table.search.temper import Leaning, preferred

_log = logging.getLogger(__name__)


class NotAsked(ValueError):
    """The table asks this seat nothing."""


def choose(
    view: View, level: Level, rng: Rng, enough: StopCheck = never_stop, temper: Leaning = Leaning.EVEN
) -> Action | None:
    """The answer a player of this level gives. None where they let a call pass that need not be answered.

    ``temper`` decides where answers are as good as each other. Raises NotAsked if the seat is asked nothing.
    """
    if not view.legal:
        raise NotAsked(f"Seat {view.seat} is asked nothing.")
    fallback, mood = rng.clone(), rng.clone()
    for each in levels_down_from(_trusted(view, level)):
        found = _thought(view, each, rng.clone(), enough)
        if found is not None:
            return preferred(found, temper, mood).action
    return None if may_pass(view) else lawful(view, fallback)


def advise(view: View) -> tuple[Advice, ...]:
    """What a good player would do in this seat, best first; always the same for the same view. Empty if the seat is
    asked nothing; on a fault, what a plainer player says.
    """
    if not view.legal:
        return ()
    try:
        if _of_our_laws(view):
            return tuple(each for each in player_of(view.game).advise(view) if allowed(view, each.action))
    except Exception as fault:
        _note_fault(view.game, view.public.phase.name, "advice", type(fault).__name__)
    rng = Chance(f"advice {view.game} {view.public.deal} {view.seat}").stream("plain")
    plain = (_thought(view, each, rng.clone(), never_stop) for each in levels_down_from(_trusted(view, SOUND)))
    return next((found for found in plain if found is not None), ())


def _trusted(view: View, level: Level) -> Level:
    """The level, where the View is of our own laws; else the plainest, that knows least of them."""
    return level if _of_our_laws(view) else LEARNER


def _of_our_laws(view: View) -> bool:
    ours = games.game(view.game).laws_version
    if view.laws != ours:
        _note(f"A view of the laws {view.laws} of {view.game}, and ours are {ours}: it is played by the plain rule.")
    return view.laws == ours


def _thought(view: View, level: Level, rng: Rng, enough: StopCheck) -> tuple[Advice, ...] | None:
    """What the player of a game has to say at a level, nothing unlawful among it; None on a fault."""
    try:
        found = player_of(view.game).evaluate(view, level, rng, enough)
        if not found and may_pass(view):
            return (Advice(None, 0.0, because("hint-none")),)
        if found and allowed(view, found[0].action):
            return (found[0], *[each for each in found[1:] if allowed(view, each.action)])
        _note(f"The player of {view.game} answered {_act(found)} at {view.public.phase.name}, which is not lawful.")
    except Exception as fault:
        _note_fault(view.game, view.public.phase.name, level.key, type(fault).__name__)
    return None


def _act(found: Sequence[Advice]) -> str:
    """What kind of action it was; no more, for the log is not to hold the cards of a hand."""
    action = found[0].action if found else None
    return act_of(action) if action else "nothing"


@cache
def _note(what: str) -> None:
    """Says it in the log, and once only."""
    _log.error(what)


@cache
def _note_fault(slug: str, phase: str, level: str, fault: str) -> None:
    """The same, of a fault that has just come up."""
    _log.exception("The player of %s failed at %s, %s: %s. A plainer player goes on.", slug, phase, level, fault)


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
    """The player of a game; the general player where it has none of its own, or where that cannot be had, as without
    a file it reads. Raises KeyError for no game.
    """
    game = games.game(slug)
    place = f"{games.__name__}.{games.package_of(slug)}.player"
    if find_spec(place):
        try:
            return cast(Player, import_module(place))
        except Exception:
            _log.exception("The player of %s cannot be had: the general player plays.", slug)
    return Searcher(game)


def levels_offered(slug: str, preset: str, seats: int) -> tuple[Level, ...]:
    """The levels of a game that are offered at a table of so many, the least first: each beats the one before it."""
    offered: Callable[[str, int], tuple[Level, ...]] | None = getattr(player_of(slug), "offered", None)
    return offered(preset, seats) if offered else LEVELS


def as_offered(slug: str, preset: str, players: Sequence[Participant]) -> tuple[Participant, ...]:
    """These players, each of a level that is offered at their table: where theirs is not, of the nearest that is.

    Raises KeyError for a level that is none.
    """
    offered = levels_offered(slug, preset, len(players))
    return tuple(
        [replace(player, level=nearest(player.level, offered).key) if player.level else player for player in players]
    )


def _any_world() -> Rng:
    """What a seat may answer is the same in every world that fits its view."""
    return Rng(b"any")
