"""Actions of Ruff. Cutting, calling honours, playing and claiming come from the kit."""

from typing import ClassVar

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class PassBid(Action, frozen=True, tag="pass_bid"):
    """Pass the decision about trumps to the next player."""


class MakesTrumps(Action, frozen=True):
    """Action that makes trumps; its player is the maker."""

    alone: ClassVar[bool] = False
    """Whether the maker plays without the partner."""


class OrderUp(MakesTrumps, frozen=True, tag="order_up"):
    """Order up: an opponent of the dealer makes the turned suit trumps."""


class Assist(MakesTrumps, frozen=True, tag="assist"):
    """Assist: the dealer's partner makes the turned suit trumps."""


class TakeUp(MakesTrumps, frozen=True, tag="take_up"):
    """Take up: the dealer makes the turned suit trumps."""


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
    """Turn down the card: the dealer declines the turned suit."""


class NamesTrumps(MakesTrumps, frozen=True):
    """Action that makes a suit other than the turned one trumps."""

    word: str


class NameSuit(NamesTrumps, frozen=True, tag="name"):
    """Name trumps and play with the partner."""


class NameSuitAlone(NamesTrumps, frozen=True, tag="name_alone"):
    """Name trumps and play alone."""

    alone: ClassVar[bool] = True


class LayOutOne(Action, frozen=True, tag="lay_out"):
    """Take the turned card up and lay out a card, which may be the same one."""

    card: Card


class KeepHand(Action, frozen=True, tag="keep_hand"):
    """Leave the turned card where it lies."""


class DefendAlone(Action, frozen=True, tag="defend_alone"):
    """Defend against a lone maker without the partner."""


class DefendTogether(Action, frozen=True, tag="defend_together"):
    """Defend against a lone maker together with the partner."""


class TakeStock(Action, frozen=True, tag="ruff"):
    """Show the ace of trumps and take the stock."""


class LeaveStock(Action, frozen=True, tag="leave_stock"):
    """Leave the stock where it lies."""


class LayOutFour(Action, frozen=True, tag="lay_out_four"):
    """Lay out four cards in exchange for those of the stock."""

    cards: tuple[Card, ...]
