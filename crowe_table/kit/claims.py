"""Claiming the rest: a leader who is certain of every remaining trick need not play out the hand."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from crowe_table.engine.cards import Card, face
from crowe_table.engine.core import Action, OptionsT, Seat, View
from crowe_table.engine.game import Game
from crowe_table.engine.piles import Pile
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State
from crowe_table.kit.announcing import say
from crowe_table.kit.card_moves import show
from crowe_table.kit.ranking import TRUMP, Order
from crowe_table.kit.rules import Rules, StateT
from crowe_table.kit.tricks import Play, TrickPlay, TrickRecordT, voids


class Claim(Action, frozen=True, tag="claim"):
    """Claim every remaining trick."""

    ends: ClassVar[bool] = True


def may_claim(s: State[TrickRecordT, OptionsT], seat: Seat, play: TrickPlay, undealt: Sequence[Pile] = ()) -> bool:
    """Whether a leader between tricks is certain to win all the rest, wherever the unseen cards lie.

    The unseen cards are in the other hands and in the ``undealt`` piles, which the leader does not know.
    """
    r, hand = s.public, s.at(play.hand[seat])
    if seat != r.turn or not r.between or len(hand) < 2:
        return False
    hidden = [*[play.hand[other] for other in r.playing if other != seat], *undealt]
    return wins_every_trick(hand, [card for pile in hidden for card in s.at(pile)], play.order(s))


def sure_lead(game: Game[TrickRecordT, OptionsT], view: View[TrickRecordT, OptionsT], play: TrickPlay) -> Play | None:
    """Return the next lead of a viewer who wins every remaining trick, wherever the unseen cards lie.

    None if that is not certain, if the viewer does not lead, or if the viewer may make another call.
    Giving up and optional actions do not count as calls.
    """
    r, seat = view.public, view.seat
    plays = [action for action in view.legal if isinstance(action, Play)]
    others = [action for action in view.legal if not (isinstance(action, Play) or action.ends or action.beside)]
    if not plays or others or r.turn != seat or r.trick:
        return None
    s = game.imagine(view, Rng(b"any"))
    duty, order, hand = play.duty(s), play.order(s), play.held(s, seat)
    if not duty.follow or len(plays) < len(hand):
        return None
    seen = {card for zone in view.zones for card in zone.cards}
    out = [card for pile in s.declared.of_table(s.seats) for card in s.at(pile) if card not in seen]
    others_hold = [card for other in r.playing if other != seat for card in play.held(s, other)]
    shown = [card for card in others_hold if card in seen]
    if any(face(card) in duty.privileged for card in (*out, *shown)):
        return None
    if len(out) > len(others_hold) and not duty.may_trump:
        void = set.intersection(*[suits for other, suits in enumerate(voids(r, order)) if other != seat])
        out = [card for card in out if order.suit_of[card % 52] not in void]
    if not wins_every_trick(hand, [*out, *shown], order):
        return None

    def strength(action: Play) -> tuple[bool, int]:
        return order.suit_of[action.card % 52] == TRUMP, order.power[action.card % 52]

    return max(plays, key=strength)


def when_claiming(
    rules: Rules[StateT],
    play: TrickPlay,
    then: Callable[[StateT], None],
    law: str,
    first: Callable[[StateT], None] | None = None,
) -> None:
    """Register the claim: all hands are shown and the claimer gets the remaining tricks. ``first`` clears the table."""

    @rules.does(Claim, law=law)
    def claim_rest(s: StateT, action: Claim) -> None:
        r, seat = s.public, action.seat
        if first:
            first(s)
        say(s, seat, "say-claim")
        left = len(s.at(play.hand[seat]))
        for other in r.round_from(seat):
            show(s, s.at(play.hand[other]), play.hand[other])
        r.tricks = tuple([made + (left if each == seat else 0) for each, made in enumerate(r.tricks)])
        then(s)


def wins_every_trick(hand: Sequence[Card], unseen: Sequence[Card], order: Order) -> bool:
    """Whether the leader can take every trick, wherever the unseen cards lie.

    A *top card* beats every outstanding card of its suit. In each suit, the leader must hold only top cards, or enough
    of them to draw every outstanding card. The leader must be able to draw all outstanding trumps before leading a
    plain card.
    """

    def of(cards: Sequence[Card], suit: int) -> list[int]:
        return [order.power[card % 52] for card in cards if order.suit_of[card % 52] == suit]

    suits = {order.suit_of[card % 52] for card in hand}
    trumps = of(unseen, TRUMP)
    if suits != {TRUMP} and trumps and not _exhausts(of(hand, TRUMP), trumps, len(hand)):
        return False
    return all(_wins_whole_suit(of(hand, suit), of(unseen, suit), len(hand)) for suit in suits)


def _wins_whole_suit(own: Sequence[int], out: Sequence[int], most: int) -> bool:
    return _count_winners(own, out) == len(own) or _exhausts(own, out, most)


def _exhausts(own: Sequence[int], out: Sequence[int], most: int) -> bool:
    """Whether leading the suit from the top takes all its outstanding cards, even if one opponent holds them all.

    ``most`` is the number of cards in a hand.
    """
    return _count_winners(own, out) >= min(len(out), most)


def _count_winners(own: Sequence[int], out: Sequence[int]) -> int:
    highest = max(out, default=-1)
    return sum([power > highest for power in own])
