"""Brag, measured in antes a deal over whole sittings. Debts that are open at the end count as lost."""

from collections.abc import Mapping

from msgspec.structs import replace

from crowe_table.engine.core import Action, Options, Said, Seat
from crowe_table.engine.rng import Rng
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag.charts import hand_of
from crowe_table.games.brag.hands import FLUSH, PAIR, kind_of, ranking_of, strength
from crowe_table.games.brag.options import BragOptions
from crowe_table.games.brag.state import BragRecord
from crowe_table.kit.between_deals import AgreeToRise, Ready
from crowe_table.kit.debts import BorrowBystander, Decline, SitOut
from tests.any_game import AnyTable, AnyView
from tests.matches.measure import Chooser, Measure
from tests.matches.sittings import random_player


def antes_a_deal(table: AnyTable, seat: Seat) -> float:
    """Return the winnings of a seat in a sitting, in antes a deal.

    Its open debts count as lost, and so do its open loans.
    """
    seen = table.watch()
    record, options = seen.public, seen.options
    assert isinstance(record, BragRecord)
    assert isinstance(options, BragOptions)
    won: int = table.result()[seat]
    for debt in record.debts:
        won -= debt.farthings * (debt.borrower == seat)
        won += debt.farthings * bool(debt.of_player and debt.lender == seat)
    return won / (options.seat_money * options.deals)


# --- Players with one simple rule ------------------------------------------------------------------------------------


def _one_of(view: AnyView, *kinds: type[Action], most: bool = False) -> Action | None:
    """Return the first of these actions that is legal, or None.

    Its sum is the least possible or, if ``most``, the greatest.
    """
    for kind in kinds:
        if found := [action for action in view.legal if type(action) is kind]:
            return (max if most else min)(found, key=lambda action: getattr(action, "amount", 0))
    return None


QUIET = (acts.Show, acts.Yield, acts.Keep, acts.CallSight, Decline, SitOut, Ready, AgreeToRise)
SEES = (acts.See, acts.GoIt, acts.CallSight, acts.Wager, acts.Brag, acts.Cover, BorrowBystander)
WAGERS = (acts.Wager, acts.Brag, acts.ReturnBrag, acts.GoIt, acts.CallSight, acts.See, acts.Cover, BorrowBystander)
FOLDS = (acts.Fold, acts.Bolt)


def _answer(view: AnyView, rng: Rng, *kinds: type[Action], most: bool = False) -> Action:
    return _one_of(view, *kinds, acts.Look, acts.LookAt, *QUIET, most=most) or random_player(view, rng)


def _holds(view: AnyView, least: int) -> bool:
    hand = hand_of(view)
    return hand is not None and kind_of(strength(hand, ranking_of(view.options))) >= least


def _wagers_so_far(view: AnyView) -> int:
    said = [event for event in view.past if isinstance(event, Said) and event.seat == view.seat]
    return sum(event.words.key in ("say-wager", "say-blind", "say-brag", "say-go", "say-return") for event in said)


def always_stays(view: AnyView, rng: Rng) -> Action:
    """Look at the cards. Never fold or raise, and pay to see as soon as this is allowed."""
    return _answer(view, rng, acts.Look, *SEES)


def always_folds(view: AnyView, rng: Rng) -> Action:
    """Fold at once, without looking at the cards."""
    return _one_of(view, acts.Leave, *FOLDS, *QUIET) or random_player(view, rng)


def pair_sees(view: AnyView, rng: Rng) -> Action:
    """Look at the cards, and fold without a pair. With a pair pay to see, or wager the minimum."""
    if hand_of(view) is None:
        return _answer(view, rng, acts.Look, acts.LookAt)
    return _answer(view, rng, *(SEES if _holds(view, PAIR) else FOLDS))


def pair_raises(view: AnyView, rng: Rng) -> Action:
    """Look at the cards, and fold without a pair. With a pair raise the maximum."""
    if hand_of(view) is None:
        return _answer(view, rng, acts.Look, acts.LookAt)
    return _answer(view, rng, *(WAGERS if _holds(view, PAIR) else FOLDS), most=True)


def flush_raises(view: AnyView, rng: Rng) -> Action:
    """Look at the cards, and fold without a flush. With a flush raise the maximum."""
    if hand_of(view) is None:
        return _answer(view, rng, acts.Look, acts.LookAt)
    return _answer(view, rng, *(WAGERS if _holds(view, FLUSH) else FOLDS), most=True)


def ace_stays(view: AnyView, rng: Rng) -> Action:
    """Look at the cards, and fold without an ace or a pair. Otherwise pay to see, or wager the minimum."""
    hand = hand_of(view)
    if hand is None:
        return _answer(view, rng, acts.Look, acts.LookAt)
    good = _holds(view, PAIR) or any(card % 13 == 0 for card in hand)
    return _answer(view, rng, *(SEES if good else FOLDS))


def never_looks(view: AnyView, rng: Rng) -> Action:
    """Never look at the cards. Wager the minimum blind, pay to see after two wagers, and fold after ten."""
    if not view.options.blind_play:
        return always_stays(view, rng)
    laid = _wagers_so_far(view)
    kinds = FOLDS if laid >= 10 else (acts.See, acts.Wager) if laid >= 2 else (acts.Wager, acts.See)
    return _one_of(view, acts.Leave, *kinds, acts.Cover, *FOLDS) or _answer(view, rng)


def blind_then_pair(view: AnyView, rng: Rng) -> Action:
    """Wager once without looking at the cards. Then look, and fold without a pair."""
    if hand_of(view) is None and view.options.blind_play and not _wagers_so_far(view):
        return _one_of(view, acts.Leave, acts.Wager) or _answer(view, rng)
    return pair_sees(view, rng)


def bullies(view: AnyView, rng: Rng) -> Action:
    """Look at the cards, raise the maximum with any hand, and pay to see after three wagers."""
    if hand_of(view) is None:
        return _answer(view, rng, acts.Look, acts.LookAt)
    return _answer(view, rng, *(SEES if _wagers_so_far(view) >= 3 else WAGERS), most=True)


def raises_once(view: AnyView, rng: Rng) -> Action:
    """Look at the cards, and raise the maximum at the first wager with any hand.

    Later fold without a pair, and otherwise pay to see.
    """
    if hand_of(view) is None:
        return _answer(view, rng, acts.Look, acts.LookAt)
    return _answer(view, rng, *WAGERS, most=True) if not _wagers_so_far(view) else pair_sees(view, rng)


EXPLOITERS: Mapping[str, Chooser] = {
    "always folds": always_folds,
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
"""Ten players with one simple rule each."""


def one_purse(options: Options, number: int) -> Options:
    """Return options that forbid buying in. A player who has lost the purse leaves the sitting."""
    del number
    assert isinstance(options, BragOptions)
    return replace(options, buy_in=0)


MEASURES = (
    Measure(
        unit="antes a deal",
        gain=antes_a_deal,
        deals=0,
        arrange=one_purse,
        seats=(2, 3, 4, 5, 6, 7, 8),
        exploiters=EXPLOITERS,
    ),
)
