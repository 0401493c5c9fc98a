"""What a player of Ruff may answer, besides what the kit asks: cutting, calling honours, playing, claiming."""

from typing import ClassVar

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class PassBid(Action, frozen=True, tag="pass_bid"):
    """Leaves it to the next to make trumps."""


class MakesTrumps(Action, frozen=True):
    """Whoever does is the maker."""

    alone: ClassVar[bool] = False
    """Whether the partner lays their cards down."""


class OrderUp(MakesTrumps, frozen=True, tag="order_up"):
    """An adversary of the dealer makes the turned suit trumps."""


class Assist(MakesTrumps, frozen=True, tag="assist"):
    """The dealer's partner does."""


class TakeUp(MakesTrumps, frozen=True, tag="take_up"):
    """The dealer does."""


class OrderUpAlone(MakesTrumps, frozen=True, tag="order_up_alone"):
    """An adversary of the dealer does, and plays alone."""

    alone: ClassVar[bool] = True


class AssistAlone(MakesTrumps, frozen=True, tag="assist_alone"):
    """The dealer's partner does, and plays alone."""

    alone: ClassVar[bool] = True


class TakeUpAlone(MakesTrumps, frozen=True, tag="take_up_alone"):
    """The dealer does, and plays alone."""

    alone: ClassVar[bool] = True


class TurnDown(Action, frozen=True, tag="turn_down"):
    """The dealer will not have the turned suit either."""


class NamesTrumps(MakesTrumps, frozen=True):
    """Makes another suit than the turned one trumps."""

    word: str


class NameSuit(NamesTrumps, frozen=True, tag="name"):
    """Names it, and plays with the partner."""


class NameSuitAlone(NamesTrumps, frozen=True, tag="name_alone"):
    """Names it, and plays alone."""

    alone: ClassVar[bool] = True


class LayOutOne(Action, frozen=True, tag="lay_out"):
    """The dealer takes the turned card up and lays out another, or that very one."""

    card: Card


class KeepHand(Action, frozen=True, tag="keep_hand"):
    """The dealer leaves the turned card where it lies."""


class DefendAlone(Action, frozen=True, tag="defend_alone"):
    """An adversary of a lone maker plays without their partner."""


class DefendTogether(Action, frozen=True, tag="defend_together"):
    """An adversary of a lone maker does not."""


class TakeStock(Action, frozen=True, tag="ruff"):
    """Shows the ace of trumps and takes the stock."""


class LeaveStock(Action, frozen=True, tag="leave_stock"):
    """Leaves the stock where it lies."""


class LayOutFour(Action, frozen=True, tag="lay_out_four"):
    """Lays out four cards for those of the stock."""

    cards: tuple[Card, ...]
