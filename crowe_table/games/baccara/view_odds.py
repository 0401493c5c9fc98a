"""A coup as one seat knows it: its cards, the unseen cards, the stakes, and the odds that follow."""

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import Seat
from crowe_table.engine.money import BANK, NOTHING, Account, Farthings
from crowe_table.games.baccara import odds
from crowe_table.games.baccara.counting import point, value
from crowe_table.games.baccara.odds import DREW, STOOD, Counts, CoupChances, DrawPlan, Gains
from crowe_table.games.baccara.options import BaccaraOptions
from crowe_table.games.baccara.state import ACTIVE_HAND, BANKER_HAND, BaccaraPhase, BaccaraView
from crowe_table.kit.stakes import bet


def public_balance(view: BaccaraView, account: Account) -> Farthings:
    """Return the balance of an account, which all players know."""
    return next((sum_ for each, sum_ in view.public.accounts if each == account), NOTHING)


def bank_holds(view: BaccaraView) -> Farthings:
    """Return the bank's balance."""
    return public_balance(view, BANK)


def staked_by(view: BaccaraView, seat: Seat) -> Farthings:
    """Return a player's bet."""
    return public_balance(view, bet(seat))


def chances_of(options: BaccaraOptions) -> CoupChances:
    """Return the chances of each outcome under these options, before any card is seen."""
    return odds.chances(options.packs, options.third_card, options.tie)


def plan_of(options: BaccaraOptions) -> DrawPlan:
    """Return optimal play under these options."""
    return odds.best_play(options.packs, options.third_card, options.tie)


def cards_to_decide(view: BaccaraView) -> tuple[Card, ...]:
    """Return the cards of the seat that has to draw or stand."""
    pile = ACTIVE_HAND if view.public.phase == BaccaraPhase.DRAW else BANKER_HAND
    return tuple(view.zone(pile.key).cards)


def known_of_other(view: BaccaraView) -> int:
    """Return the index of the banker's case.

    The index tells whether the active player has drawn. If the third card lies face up, the index also tells which
    card.
    """
    cards = view.zone(ACTIVE_HAND.key).cards
    if len(cards) == 2:
        return STOOD
    return DREW + (value(cards[2]) if view.options.third_card == "up" else 0)


def unseen_counts(view: BaccaraView) -> Counts:
    """Return the number of cards of each value that the viewer has not seen in this pack."""
    counts = list(odds.whole_pack(view.options.packs))
    for zone in view.zones:
        for card in zone.cards:
            if card != HIDDEN:
                counts[value(card)] -= 1
    return tuple(counts)


def is_to_decide(view: BaccaraView) -> bool:
    """Whether the viewer has to draw or stand now."""
    r = view.public
    if r.phase == BaccaraPhase.DRAW:
        return view.seat == r.active
    return r.phase == BaccaraPhase.BANKER_DRAW and view.seat == r.dealer


def gains_now(view: BaccaraView) -> Gains | None:
    """Return the gains of standing and of drawing against optimal play, given every card seen.

    None if the viewer does not have to decide.
    """
    if not is_to_decide(view):
        return None
    o, own, unseen = view.options, point(cards_to_decide(view)), unseen_counts(view)
    if view.public.phase == BaccaraPhase.DRAW:
        return odds.active_at_hand(own, unseen, o.third_card, o.tie, o.packs)
    return odds.banker_at_hand(own, unseen, known_of_other(view), o.third_card, o.tie, o.packs)


def drawn_by_plan(view: BaccaraView) -> float:
    """Return the probability with which optimal play draws.

    It depends on the viewer's point and, for the banker, on the active player's third card.
    """
    plan, own = plan_of(view.options), point(cards_to_decide(view))
    if view.public.phase == BaccaraPhase.DRAW:
        return float(plan.active[own])
    return float(plan.banker[own][known_of_other(view)])
