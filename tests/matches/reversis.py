"""Reversis, measured in fish a deal over a round.

A player who always plays the lowest or the highest card must not gain.
"""

from collections.abc import Callable

from msgspec.structs import replace

from crowe_table.engine.core import Action, Options, Seat
from crowe_table.engine.rng import Rng
from crowe_table.games.reversis.counting import ORDER
from crowe_table.games.reversis.options import ReversisOptions
from crowe_table.games.reversis.player import evaluate
from crowe_table.kit.tricks import Play
from crowe_table.search.levels import SOUND
from tests.any_game import AnyTable, AnyView
from tests.matches.measure import Measure


def fish_a_deal(table: AnyTable, seat: Seat) -> float:
    """Return the fish that a seat has won, divided by the number of deals."""
    seen = table.watch()
    assert isinstance(seen.options, ReversisOptions)
    return (seen.public.scores[seat] - seen.options.box) / seen.public.deal


def one_round(options: Options, number: int) -> Options:
    """Return options without a stake, in which each player deals once."""
    del number
    assert isinstance(options, ReversisOptions)
    return replace(options, rounds=1, fish_value=0)


def always(highest: bool) -> Callable[[AnyView, Rng], Action | None]:
    """Return a player that always plays the highest or the lowest card. Its other answers are sound."""

    def choose(view: AnyView, rng: Rng) -> Action | None:
        plays = [action for action in view.legal if isinstance(action, Play)]
        if plays:
            pick = max if highest else min
            return pick(plays, key=lambda play: ORDER.power[play.card])
        advice = evaluate(view, SOUND, rng)
        return advice[0].action if advice else None

    return choose


MEASURES = (
    Measure(
        unit="fish a deal",
        gain=fish_a_deal,
        deals=0,
        arrange=one_round,
        seats=(3, 4, 5, 6),
        exploiters={"plays the lowest card": always(False), "plays the highest card": always(True)},
    ),
)
