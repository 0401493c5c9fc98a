"""Actions of Hazard. The kit has the actions for throwing, side bets, readiness and leaving."""

from typing import ClassVar

from crowe_table.engine.core import Action, Seat
from crowe_table.engine.money import Farthings


class NamedSum(Action, frozen=True):
    """Base class of actions that put down a sum, in farthings."""

    amount: Farthings


class Declare(NamedSum, frozen=True, tag="declare"):
    """Declare the caster's wager, in farthings."""


class PassDice(Action, frozen=True, tag="pass_dice"):
    """Pass the box to the left without casting."""

    ends: ClassVar[bool] = True


class SetStake(NamedSum, frozen=True, tag="set_stake"):
    """Set a stake against the caster's wager. A stake of 0 sets nothing."""


class OfferBet(NamedSum, frozen=True, tag="offer"):
    """Offer the caster a bet. The caster accepts one of the bets offered."""


class NoOffer(Action, frozen=True, tag="no_offer"):
    """Offer the caster no bet."""


class Accept(Action, frozen=True, tag="accept"):
    """Accept this player's bet and no other."""

    other: Seat


class RefuseAll(Action, frozen=True, tag="refuse_all"):
    """Refuse all bets and pass the box."""

    ends: ClassVar[bool] = True


class Lay(NamedSum, frozen=True, tag="lay"):
    """Lay a stake that the caster may cover."""


class NoLay(Action, frozen=True, tag="no_lay"):
    """Lay no stake."""


class Knock(Action, frozen=True, tag="knock"):
    """Cover the stakes of the chosen players. Choosing nobody passes the box."""

    others: tuple[Seat, ...]


class NameMain(Action, frozen=True, tag="name_main"):
    """Call the main, five to nine."""

    main: int


class LayOdds(NamedSum, frozen=True, tag="lay_odds"):
    """Add to the stake, to persuade the caster to cast on. A sum of 0 adds nothing."""


class CastOn(Action, frozen=True, tag="cast_on"):
    """Keep the wager, and continue to throw."""


class Retrieve(Action, frozen=True, tag="retrieve"):
    """Take back the wager and give up the box."""

    ends: ClassVar[bool] = True
