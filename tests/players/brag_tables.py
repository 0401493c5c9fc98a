"""Duplicate play at Brag: the same deals as often as there are seats, one player sitting in each of them in turn."""

from collections.abc import Callable, Mapping
from statistics import mean, stdev

from crowe_table.engine.core import Action, Said, Setup
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.table import Table
from crowe_table.games.brag import GAME, player
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag.charts import hand_of
from crowe_table.games.brag.hands import FLUSH, PAIR, kind_of, ranking_of, strength
from crowe_table.games.brag.options import BragOptions
from crowe_table.games.brag.state import BragView
from crowe_table.kit.company import AgreeToRise, Ready
from crowe_table.kit.debts import BorrowBystander, Decline, SitOut
from crowe_table.search.advice import Level
from tests.matches.sittings import Margin

REAL_PURSE = 84
"""Antes with which a visitor of the coffee-house sits down."""

Player = Callable[[BragView, Rng], Action]


def of_level(level: Level) -> Player:
    """A player of a level."""

    def answer(view: BragView, rng: Rng) -> Action:
        return player.weigh(view, level, rng)[0].action

    return answer


# --- Those who play by one simple rule -------------------------------------------------------------------------------


def at_random(view: BragView, rng: Rng) -> Action:
    """Any lawful answer."""
    return view.legal[rng.below(len(view.legal))]


def _one_of(view: BragView, *kinds: type[Action], most: bool = False) -> Action | None:
    """The first of these acts that is lawful, for the least or the greatest sum."""
    for kind in kinds:
        if found := [action for action in view.legal if type(action) is kind]:
            return (max if most else min)(found, key=lambda action: getattr(action, "amount", 0))
    return None


QUIET = (acts.Show, acts.Yield, acts.Keep, acts.CallSight, Decline, SitOut, Ready, AgreeToRise)
SEES = (acts.See, acts.GoIt, acts.CallSight, acts.Wager, acts.Brag, acts.Cover, BorrowBystander)
LAYS = (acts.Wager, acts.Brag, acts.ReturnBrag, acts.GoIt, acts.CallSight, acts.See, acts.Cover, BorrowBystander)
FOLDS = (acts.Fold, acts.Bolt)


def _answer(view: BragView, rng: Rng, *kinds: type[Action], most: bool = False) -> Action:
    return _one_of(view, *kinds, acts.Look, acts.LookAt, *QUIET, most=most) or at_random(view, rng)


def _holds(view: BragView, least: int) -> bool:
    """Whether the viewer's hand is of this kind or better."""
    hand = hand_of(view)
    return hand is not None and kind_of(strength(hand, ranking_of(view.options))) >= least


def _lays_so_far(view: BragView) -> int:
    """How many wagers the viewer has laid in this deal."""
    said = [event for event in view.past if isinstance(event, Said) and event.seat == view.seat]
    return sum(event.words.key in ("say-wager", "say-blind", "say-brag", "say-go", "say-return") for event in said)


def always_stays(view: BragView, rng: Rng) -> Action:
    """Looks, never folds and never raises, and sees as soon as that is allowed."""
    return _answer(view, rng, acts.Look, *SEES)


def pair_sees(view: BragView, rng: Rng) -> Action:
    """Looks, folds without a pair, else sees, or lays the least."""
    if hand_of(view) is None:
        return _answer(view, rng, acts.Look, acts.LookAt)
    return _answer(view, rng, *(SEES if _holds(view, PAIR) else FOLDS))


def pair_raises(view: BragView, rng: Rng) -> Action:
    """Looks, folds without a pair, else raises the most."""
    if hand_of(view) is None:
        return _answer(view, rng, acts.Look, acts.LookAt)
    return _answer(view, rng, *(LAYS if _holds(view, PAIR) else FOLDS), most=True)


def flush_raises(view: BragView, rng: Rng) -> Action:
    """Looks, folds without a flush, else raises the most."""
    if hand_of(view) is None:
        return _answer(view, rng, acts.Look, acts.LookAt)
    return _answer(view, rng, *(LAYS if _holds(view, FLUSH) else FOLDS), most=True)


def ace_stays(view: BragView, rng: Rng) -> Action:
    """Looks, folds without an ace or a pair, else sees, or lays the least."""
    hand = hand_of(view)
    if hand is None:
        return _answer(view, rng, acts.Look, acts.LookAt)
    good = _holds(view, PAIR) or any(card % 13 == 0 for card in hand)
    return _answer(view, rng, *(SEES if good else FOLDS))


def never_looks(view: BragView, rng: Rng) -> Action:
    """Never looks: lays the least blind, sees after two wagers, and folds after ten."""
    if not view.options.blind_play:
        return always_stays(view, rng)
    laid = _lays_so_far(view)
    kinds = FOLDS if laid >= 10 else (acts.See, acts.Wager) if laid >= 2 else (acts.Wager, acts.See)
    return _one_of(view, acts.Leave, *kinds, acts.Cover, *FOLDS) or _answer(view, rng)


def blind_then_pair(view: BragView, rng: Rng) -> Action:
    """Lays the first wager blind; then looks, and folds without a pair."""
    if hand_of(view) is None and view.options.blind_play and not _lays_so_far(view):
        return _one_of(view, acts.Leave, acts.Wager) or _answer(view, rng)
    return pair_sees(view, rng)


def bullies(view: BragView, rng: Rng) -> Action:
    """Looks, raises the most whatever they hold, and sees after three wagers."""
    if hand_of(view) is None:
        return _answer(view, rng, acts.Look, acts.LookAt)
    return _answer(view, rng, *(SEES if _lays_so_far(view) >= 3 else LAYS), most=True)


def raises_once(view: BragView, rng: Rng) -> Action:
    """Looks, raises the most at the first wager whatever they hold; then folds without a pair, else sees."""
    if hand_of(view) is None:
        return _answer(view, rng, acts.Look, acts.LookAt)
    return _answer(view, rng, *LAYS, most=True) if not _lays_so_far(view) else pair_sees(view, rng)


EXPLOITERS: Mapping[str, Player] = {
    "at random": at_random,
    "always stays": always_stays,
    "pair sees": pair_sees,
    "pair raises": pair_raises,
    "flush raises": flush_raises,
    "ace stays": ace_stays,
    "never looks": never_looks,
    "blind then pair": blind_then_pair,
    "bullies": bullies,
    "raises once": raises_once,
}
"""Ten who play by one simple rule, and never think."""


# --- Matches ---------------------------------------------------------------------------------------------------------


def result(options: BragOptions, players: list[Player], seed: str, antes: int = REAL_PURSE) -> tuple[int, ...]:
    """What each wins in a sitting, in farthings. What is still owed at the end is lost, and a player's loan is not."""
    setup = Setup(options, len(players), (antes * options.unit,) * len(players), Chance(seed))
    table = Table(GAME, setup)
    thoughts = Chance(f"{seed} thoughts")
    while table.question is not None:
        seat = table.question.awaited()[0]
        told = table.submit(players[seat](table.view(seat), thoughts.stream("choice", len(table.actions))))
        assert isinstance(told, tuple), told
    won = list(table.result())
    for debt in table.watch().public.debts:
        won[debt.borrower] -= debt.farthings
        if debt.of_player:
            won[debt.lender] += debt.farthings
    return tuple(won)


def gain(
    options: BragOptions, seats: int, one: Player, others: Player, sittings: int, seed: str, antes: int = REAL_PURSE
) -> Margin:
    """Antes a deal that one player wins at a table of others, the luck of the cards taken out by turns."""
    won = []
    for number in range(sittings):
        in_turn = [
            result(options, [one if at == seat else others for at in range(seats)], f"{seed} {number}", antes)[seat]
            for seat in range(seats)
        ]
        won.append(mean(in_turn) / (options.unit * options.deals))
    return Margin(mean(won), stdev(won) / len(won) ** 0.5, len(won))
