"""Actions of Ruff. The actions for cutting, calling honours, playing and claiming tricks are defined in the kit."""

from typing import ClassVar

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class PassBid(Action, frozen=True, tag="pass_bid"):
    """Pass: leave the choice of trumps to the next player."""


class MakesTrumps(Action, frozen=True):
    """Action that chooses the trump suit. Its player becomes the maker, whose side must win three tricks."""

    alone: ClassVar[bool] = False
    """Whether the maker plays without a partner, who lays the hand down."""


class OrderUp(MakesTrumps, frozen=True, tag="order_up"):
    """Order up: an opponent of the dealer makes the suit of the turned card trumps."""


class Assist(MakesTrumps, frozen=True, tag="assist"):
    """Assist: the dealer's partner makes the suit of the turned card trumps."""


class TakeUp(MakesTrumps, frozen=True, tag="take_up"):
    """Take up: the dealer makes the suit of the turned card trumps."""


class OrderUpAlone(MakesTrumps, frozen=True, tag="order_up_alone"):
    """Order up and play alone."""

    alone: ClassVar[bool] = True


class AssistAlone(MakesTrumps, frozen=True, tag="assist_alone"):
    """Assist and play alone."""

    alone: ClassVar[bool] = True


class TakeUpAlone(MakesTrumps, frozen=True, tag="take_up_alone"):
    """Take up and play alone."""

    alone: ClassVar[bool] = True


class TurnDown(Action, frozen=True, tag="turn_down"):
    """Turn down: the dealer declines the suit of the turned card and turns the card face down."""


class NamesTrumps(MakesTrumps, frozen=True):
    """Action that makes trumps of a suit other than the turned card's."""

    word: str


class NameSuit(NamesTrumps, frozen=True, tag="name"):
    """Name the trump suit and play with the partner."""


class NameSuitAlone(NamesTrumps, frozen=True, tag="name_alone"):
    """Name the trump suit and play alone."""

    alone: ClassVar[bool] = True


class LayOutOne(Action, frozen=True, tag="lay_out"):
    """Lay out one card. It may be the turned card or a card of the hand. The other cards form the new hand."""

    card: Card


class KeepHand(Action, frozen=True, tag="keep_hand"):
    """Leave the turned card and keep the hand as it is."""


class DefendAlone(Action, frozen=True, tag="defend_alone"):
    """Defend without the partner against a maker who plays alone."""


class DefendTogether(Action, frozen=True, tag="defend_together"):
    """Defend with the partner against a maker who plays alone."""


class TakeStock(Action, frozen=True, tag="ruff"):
    """Show the ace of trumps and take the four cards of the stock."""


class LeaveStock(Action, frozen=True, tag="leave_stock"):
    """Leave the stock where it lies."""


class LayOutFour(Action, frozen=True, tag="lay_out_four"):
    """Lay out four cards after taking the four cards of the stock."""

    cards: tuple[Card, ...]
