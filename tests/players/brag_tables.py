"""Duplicate play at Brag: the same deals as often as there are seats, one player sitting in each of them in turn."""

from collections.abc import Callable
from statistics import mean, stdev

from crowe_table.engine.core import Action, Setup
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import Table
from crowe_table.games.brag import GAME, player
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag.options import BragOptions
from crowe_table.games.brag.state import BragView
from crowe_table.kit.company import Ready
from crowe_table.search.advice import Level
from tests.players.duplicate import Margin

ANTES = 20
"""An opening purse: small, that no one pot outweigh all the rest."""

Player = Callable[[BragView, Rng], Action]


def of_level(level: Level) -> Player:
    """A player of a level."""

    def answer(view: BragView, rng: Rng) -> Action:
        return player.weigh(view, level, rng)[0].action

    return answer


def at_random(view: BragView, rng: Rng) -> Action:
    """Any lawful answer."""
    return view.legal[rng.below(len(view.legal))]


def always_stays(view: BragView, rng: Rng) -> Action:
    """Looks, never folds and never raises, and sees as soon as that is allowed."""
    wanted = (acts.Look, acts.See, acts.Show, acts.GoIt, acts.CallSight, acts.Wager, acts.Brag, acts.Cover, Ready)
    for kind in wanted:
        found = [action for action in view.legal if isinstance(action, kind)]
        if found:
            return min(found, key=lambda action: getattr(action, "amount", 0))
    return at_random(view, rng)


def result(options: BragOptions, players: list[Player], seed: str) -> tuple[int, ...]:
    """What each wins in a sitting, in farthings."""
    setup = Setup(options, len(players), (ANTES * options.unit,) * len(players), Chance(seed))
    table = Table(GAME, setup)
    thoughts = Chance(f"{seed} thoughts")
    while table.question is not None:
        seat = table.question.awaited()[0]
        told = table.submit(players[seat](table.view(seat), thoughts.stream("choice", len(table.actions))))
        assert isinstance(told, tuple), told
    return table.result()


def gain(options: BragOptions, seats: int, one: Player, others: Player, sittings: int, seed: str) -> Margin:
    """Antes a deal that one player wins at a table of others, the luck of the cards taken out by turns."""
    won = []
    for number in range(sittings):
        in_turn = [
            result(options, [one if at == seat else others for at in range(seats)], f"{seed} {number}")[seat]
            for seat in range(seats)
        ]
        won.append(mean(in_turn) / (options.unit * options.deals))
    return Margin(mean(won), stdev(won) / len(won) ** 0.5, len(won))
