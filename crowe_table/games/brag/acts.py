"""What a player of Brag can say and do."""

from crowe_table.engine.core import Action, Seat
from crowe_table.engine.money import Farthings

# --- The cards -------------------------------------------------------------------------------------------------------


class Look(Action, frozen=True, tag="look"):
    """Picks up his cards and looks at them."""


class LookAt(Action, frozen=True, tag="look_at"):
    """Looks at one of his two unseen hands, the ``new`` or the ``old``."""

    word: str


class Leave(Action, frozen=True, tag="leave"):
    """Leaves his cards as they lie when they have been dealt."""


class Keep(Action, frozen=True, tag="keep"):
    """Keeps the hand he has just looked at; the other goes under the pack unseen."""


class Drop(Action, frozen=True, tag="drop"):
    """Throws in the hand he has just looked at, and is blind with the other."""


class Stand(Action, frozen=True, tag="stand"):
    """Names, unseen, the one of two hands he stands on or keeps, the ``new`` or the ``old``."""

    word: str


class Show(Action, frozen=True, tag="show"):
    """Shows his hand, having paid to see another."""


class Yield(Action, frozen=True, tag="yield"):
    """Gives in without showing, having paid to see a hand as good or better."""


# --- Wagers ----------------------------------------------------------------------------------------------------------


class Fold(Action, frozen=True, tag="fold"):
    """Throws in his hand, or both."""


class Wager(Action, frozen=True, tag="wager"):
    """Lays so many farthings; laid blind they are worth twice as much."""

    amount: Farthings


class See(Action, frozen=True, tag="see"):
    """Pays twice the last wager to see the only other player left."""


class Cover(Action, frozen=True, tag="cover"):
    """Puts in all he has and lays his cards on the pot."""


class Brag(Action, frozen=True, tag="brag"):
    """Makes the first brag of a deal with sights."""

    amount: Farthings


class GoIt(Action, frozen=True, tag="go_it"):
    """Puts in as much as the bragger."""


class Bolt(Action, frozen=True, tag="bolt"):
    """Throws in his hand, where there are sights."""


class CallSight(Action, frozen=True, tag="call_sight"):
    """Has all hands that are left shown."""


class ReturnBrag(Action, frozen=True, tag="return_brag"):
    """Brags in his turn, and the others must answer him."""

    amount: Farthings


# --- Loans -----------------------------------------------------------------------------------------------------------


class Borrow(Action, frozen=True, tag="borrow"):
    """Asks another player for so much, letting him see the hand (``show``) or not (``hide``)."""

    amount: Farthings
    other: Seat
    manner: str


class BorrowBystander(Action, frozen=True, tag="borrow_bystander"):
    """Borrows so much of the bystander."""

    amount: Farthings


class Lend(Action, frozen=True, tag="lend"):
    """Lends what he is asked for."""


class Decline(Action, frozen=True, tag="decline"):
    """Does not lend it."""


class SitOut(Action, frozen=True, tag="sit_out"):
    """Sits the next deal out, having no ante."""


# --- Between deals ---------------------------------------------------------------------------------------------------


class Ready(Action, frozen=True, tag="ready"):
    """The next deal may begin."""


class Rise(Action, frozen=True, tag="rise"):
    """Would end the sitting here."""


ACTS: tuple[type[Action], ...] = (
    *(Look, LookAt, Leave, Keep, Drop, Stand, Show, Yield),
    *(Fold, Wager, See, Cover, Brag, GoIt, Bolt, CallSight, ReturnBrag),
    *(Borrow, BorrowBystander, Lend, Decline, SitOut, Ready, Rise),
)
