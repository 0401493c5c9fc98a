"""What a player can do at Hazard, besides throwing, betting aside, being ready and rising."""

from typing import ClassVar

from crowe_table.engine.core import Action, Seat
from crowe_table.engine.money import Farthings


class NamedSum(Action, frozen=True):
    """An answer that puts down so many farthings."""

    amount: Farthings


class Declare(NamedSum, frozen=True, tag="declare"):
    """The caster puts down the wager."""


class PassDice(Action, frozen=True, tag="pass_dice"):
    """Does not cast; the box goes to the left."""

    ends: ClassVar[bool] = True


class SetStake(NamedSum, frozen=True, tag="set_stake"):
    """Sets so much against the caster's wager; 0 for nothing."""


class OfferBet(NamedSum, frozen=True, tag="offer"):
    """Offers a bet for the caster to choose from."""


class NoOffer(Action, frozen=True, tag="no_offer"):
    """Offers the caster nothing."""


class Accept(Action, frozen=True, tag="accept"):
    """The caster takes this player's bet, and no other."""

    other: Seat


class RefuseAll(Action, frozen=True, tag="refuse_all"):
    """The caster takes none of the bets, and passes the box."""

    ends: ClassVar[bool] = True


class Lay(NamedSum, frozen=True, tag="lay"):
    """Lays so much for the caster to cover."""


class NoLay(Action, frozen=True, tag="no_lay"):
    """Lays nothing."""


class Knock(Action, frozen=True, tag="knock"):
    """The caster covers what these have laid; nobody, to pass the box."""

    others: tuple[Seat, ...]


class NameMain(Action, frozen=True, tag="name_main"):
    """The caster calls the main, five to nine."""

    main: int


class LayOdds(NamedSum, frozen=True, tag="lay_odds"):
    """Adds so much to one's stake, to keep the caster in; 0 for nothing."""


class CastOn(Action, frozen=True, tag="cast_on"):
    """The caster stands to the wager."""


class Retrieve(Action, frozen=True, tag="retrieve"):
    """The caster takes back the wager and gives up the box."""

    ends: ClassVar[bool] = True
