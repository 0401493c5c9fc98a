"""Choice of an answer in any game, from a View alone.

A game has its own player in the module ``games/<slug>/player.py``. A game without one uses the general searcher. If an
answer is illegal or a player fails, the lower levels are tried. If all of them fail, the seat passes, or gives a random
legal answer if it must answer. Each fault is logged once.

The same view, level and random stream always give the same answer, unless ``should_stop`` ends the search early.
"""

import logging
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias, cast

from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.core import Action, View, act_of, because
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.series import Participant
from crowe_table.search.advice import Advice, Level, Player, StopCheck, never_stop
from crowe_table.search.betting_style import BetOption, BettingStyle, in_style
from crowe_table.search.levels import LEARNER, LEVELS, SOUND, levels_down_from, nearest
from crowe_table.search.reasons import HintCase, Reasons
from crowe_table.search.temper import Leaning, preferred

_log = logging.getLogger(__name__)
_OffersBets: TypeAlias = Callable[[View, Level, Rng], Sequence[BetOption]]


class NotAsked(ValueError):
    """Raised if the seat has no question to answer."""


def choose(
    view: View,
    level: Level,
    rng: Rng,
    should_stop: StopCheck = never_stop,
    temper: Leaning = Leaning.EVEN,
    style: BettingStyle | None = None,
) -> Action | None:
    """Return the answer of a player of this level. None means passing on a question that need not be answered.

    ``temper`` decides between answers of equal value, and ``style`` between bets of equal cost. Raises NotAsked if the
    seat has no question.
    """
    if not view.legal:
        raise NotAsked(f"Seat {view.seat} is asked nothing.")
    fallback, mood = rng.clone(), rng.clone()
    if style and (bet := _bet_in_style(view, _usable_level(view, level), rng.clone(), style)):
        return bet
    for each in levels_down_from(_usable_level(view, level)):
        found = _evaluate(view, each, rng.clone(), should_stop)
        if found is not None:
            return preferred(found, temper, mood).action
    return None if may_pass(view) else random_answer(view, fallback)


def advise(view: View) -> tuple[Advice, ...]:
    """Return the advice of a good player for this seat, best first. The same view always gives the same advice.

    It is empty if the seat has no question. If the good player fails, a plainer one advises.
    """
    if not view.legal:
        return ()
    try:
        if _of_our_laws(view):
            found = [each for each in player_of(view.game).advise(view) if is_allowed(view, each.action)]
            reasons = reasons_of(view.game)
            return reasons.explain(view, found) if reasons else tuple(found)
    except Exception as fault:
        _log_fault_once(view.game, view.public.phase.name, "advice", type(fault).__name__)
    rng = Chance(f"advice {view.game} {view.public.deal} {view.seat}").stream("plain")
    plain = (_evaluate(view, each, rng.clone(), never_stop) for each in levels_down_from(_usable_level(view, SOUND)))
    return next((found for found in plain if found is not None), ())


def _usable_level(view: View, level: Level) -> Level:
    """Return the level. If the View follows another version of the game's laws, return the lowest level.

    The lowest level depends least on the laws.
    """
    return level if _of_our_laws(view) else LEARNER


def _of_our_laws(view: View) -> bool:
    ours = games.game(view.game).laws_version
    if view.laws != ours:
        _log_once(f"View of {view.game} laws {view.laws}, but ours are {ours}: the plain rule plays it.")
    return view.laws == ours


def _evaluate(view: View, level: Level, rng: Rng, should_stop: StopCheck) -> tuple[Advice, ...] | None:
    """Return the answers that a game's player considers at a level.

    Only legal answers are kept. None if the player fails.
    """
    try:
        found = player_of(view.game).evaluate(view, level, rng, should_stop)
        if not found and may_pass(view):
            return (Advice(None, 0.0, because("hint-none")),)
        if found and is_allowed(view, found[0].action):
            return (found[0], *[each for each in found[1:] if is_allowed(view, each.action)])
        _log_once(f"The player of {view.game} answered {_act(found)} at {view.public.phase.name}, which is not lawful.")
    except Exception as fault:
        _log_fault_once(view.game, view.public.phase.name, level.key, type(fault).__name__)
    return None


def _bet_in_style(view: View, level: Level, rng: Rng, style: BettingStyle) -> Action | None:
    """Return the bet that suits the style, or None where the game offers no bets of equal cost."""
    offered: _OffersBets | None = getattr(player_of(view.game), "bet_options", None)
    if not offered:
        return None
    try:
        options = offered(view, level, rng.clone())
        return next((action for action in in_style(view, options, style, rng) if is_allowed(view, action)), None)
    except Exception as fault:
        _log_fault_once(view.game, view.public.phase.name, f"{level.key}, in style", type(fault).__name__)
    return None


def _act(found: Sequence[Advice]) -> str:
    """Return the kind of the best action, for the log, which must not contain the cards of a hand."""
    action = found[0].action if found else None
    return act_of(action) if action else "nothing"


@cache
def _log_once(what: str) -> None:
    """Log an error unless the same text has been logged before."""
    _log.error(what)


@cache
def _log_fault_once(slug: str, phase: str, level: str, fault: str) -> None:
    _log.exception("The player of %s failed at %s, %s: %s. A plainer player goes on.", slug, phase, level, fault)


def random_answer(view: View, rng: Rng) -> Action:
    """Return a random legal answer. Raises NotAsked if the seat has no question."""
    if not view.legal:
        raise NotAsked(f"Seat {view.seat} is asked nothing.")
    return view.legal[rng.below(len(view.legal))]


def may_pass(view: View) -> bool:
    """Return whether the seat has a question that it need not answer."""
    return view.call is not None and not view.call.must


def is_allowed(view: View, action: Action | None) -> bool:
    """Return whether an action answers the seat's question. None means to pass.

    If the question does not list the action, the game's laws check it in a sampled world.
    """
    if action is None:
        return may_pass(view)
    if action in view.legal:
        return True
    call = view.call
    if call is None or action.seat != view.seat or act_of(action) not in [form.act for form in call.forms]:
        return False
    laws = games.game(view.game)
    return laws.refuse(laws.imagine(view, _any_world()), action) is None


@cache
def player_of(slug: str) -> Player:
    """Return the player of a game, or the general searcher if it has none or its module fails to import.

    Raises KeyError for an unknown game.
    """
    game = games.game(slug)
    place = f"{games.__name__}.{games.package_of(slug)}.player"
    if find_spec(place):
        try:
            return cast(Player, import_module(place))
        except Exception:
            _log.exception("The player of %s cannot be had: the general player plays.", slug)
    from crowe_table.search.searcher import Searcher  # Deferred: the title page does not search.

    return Searcher(game)


@cache
def reasons_of(slug: str) -> Reasons[HintCase] | None:
    """Return the reasons that a game declares in ``reasons.py``, or None."""
    place = f"{games.__name__}.{games.package_of(slug)}.reasons"
    return cast(Reasons[HintCase], import_module(place).REASONS) if find_spec(place) else None


def levels_offered(slug: str, preset: str, seats: int) -> tuple[Level, ...]:
    """Return the levels offered at a table with this number of seats, weakest first. Each beats the one before it."""
    offered: Callable[[str, int], tuple[Level, ...]] | None = getattr(player_of(slug), "offered", None)
    return offered(preset, seats) if offered else LEVELS


def with_offered_levels(slug: str, preset: str, players: Sequence[Participant]) -> tuple[Participant, ...]:
    """Return these players, each at the offered level nearest to their own. Raises KeyError for an unknown level."""
    offered = levels_offered(slug, preset, len(players))
    return tuple(
        [replace(player, level=nearest(player.level, offered).key) if player.level else player for player in players]
    )


def _any_world() -> Rng:
    """Return a fixed generator.

    Its seed does not matter, because legal answers are the same in every world of the view.
    """
    return Rng(b"any")
