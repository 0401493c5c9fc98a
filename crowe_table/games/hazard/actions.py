"""Everything a player can do at Hazard, besides being ready and rising."""

from crowe_table.engine.core import Action, Seat
from crowe_table.engine.money import Farthings


class Throw(Action, frozen=True, tag="throw"):
    """Throws both dice."""


class Declare(Action, frozen=True, tag="declare"):
    """The caster puts down the wager."""

    amount: Farthings


class PassDice(Action, frozen=True, tag="pass_dice"):
    """Does not cast; the box goes to the left."""


class SetStake(Action, frozen=True, tag="set_stake"):
    """Sets so much against the caster's wager; 0 for nothing."""

    amount: Farthings


class Offer(Action, frozen=True, tag="offer"):
    """Offers a bet for the caster to choose from."""

    amount: Farthings


class NoOffer(Action, frozen=True, tag="no_offer"):
    """Offers the caster nothing."""


class Accept(Action, frozen=True, tag="accept"):
    """The caster takes this player's bet, and no other."""

    other: Seat


class RefuseAll(Action, frozen=True, tag="refuse_all"):
    """The caster takes none of the bets, and passes the box."""


class Lay(Action, frozen=True, tag="lay"):
    """Lays so much for the caster to cover."""

    amount: Farthings


class NoLay(Action, frozen=True, tag="no_lay"):
    """Lays nothing."""


class Knock(Action, frozen=True, tag="knock"):
    """The caster covers what these have laid; nobody, to pass the box."""

    others: tuple[Seat, ...]


class NameMain(Action, frozen=True, tag="name_main"):
    """The caster calls the main, five to nine."""

    main: int


class LayOdds(Action, frozen=True, tag="lay_odds"):
    """Adds so much to one's stake, to keep the caster in; 0 for nothing."""

    amount: Farthings


class CastOn(Action, frozen=True, tag="cast_on"):
    """The caster stands to the wager."""


class Retrieve(Action, frozen=True, tag="retrieve"):
    """The caster takes back the wager and gives up the box."""


class OfferSide(Action, frozen=True, tag="offer_side"):
    """Offers a bet aside: which way, for how much, and to whom (one player, or nobody for anybody).

    ``against`` is what the taker is to put down where two people agree on the odds; otherwise it is 0.
    """

    side: str
    stake: Farthings
    others: tuple[Seat, ...] = ()
    against: Farthings = Farthings(0)


class TakeSide(Action, frozen=True, tag="take_side"):
    """Takes the bet aside that this player has standing."""

    other: Seat


class WithdrawSide(Action, frozen=True, tag="withdraw_side"):
    """Takes back one's own bet aside, while nobody has taken it."""
