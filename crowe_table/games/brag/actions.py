"""What a player of Brag can say and do."""

from typing import ClassVar

from crowe_table.engine.core import Action
from crowe_table.engine.money import Farthings

# --- The cards -------------------------------------------------------------------------------------------------------


class Look(Action, frozen=True, tag="look"):
    """Picks up the cards and looks at them."""


class LookAt(Action, frozen=True, tag="look_at"):
    """Looks at one of two unseen hands, the ``new`` or the ``old``."""

    word: str


class Leave(Action, frozen=True, tag="leave"):
    """Leaves the cards as they lie when they have been dealt."""


class Keep(Action, frozen=True, tag="keep"):
    """Keeps the hand just looked at; the other goes under the pack unseen."""


class Drop(Action, frozen=True, tag="drop"):
    """Throws in the hand just looked at, and is blind with the other."""


class Stand(Action, frozen=True, tag="stand"):
    """Names, unseen, the one of two hands that is stood on or kept, the ``new`` or the ``old``."""

    word: str


class Show(Action, frozen=True, tag="show"):
    """Shows the hand, having paid to see another."""


class Yield(Action, frozen=True, tag="yield"):
    """Gives in without showing, having paid to see a hand as good or better."""

    ends: ClassVar[bool] = True


# --- Wagers ----------------------------------------------------------------------------------------------------------


class Fold(Action, frozen=True, tag="fold"):
    """Throws in the hand, or both."""

    ends: ClassVar[bool] = True


class Wager(Action, frozen=True, tag="wager"):
    """Lays so many farthings; laid blind they are worth twice as much."""

    amount: Farthings


class See(Action, frozen=True, tag="see"):
    """Pays twice the last wager to see the only other player left."""


class Cover(Action, frozen=True, tag="cover"):
    """Puts in the whole purse and lays the cards on the pot."""

    ends: ClassVar[bool] = True


class Brag(Action, frozen=True, tag="brag"):
    """Puts in a sum that all the others must match, where there are sights."""

    amount: Farthings


class GoIt(Action, frozen=True, tag="go_it"):
    """Puts in as much as the bragger."""


class Bolt(Action, frozen=True, tag="bolt"):
    """Throws in the hand, where there are sights."""

    ends: ClassVar[bool] = True


class CallSight(Action, frozen=True, tag="call_sight"):
    """Has all hands that are left shown."""


class ReturnBrag(Brag, frozen=True, tag="return_brag"):
    """Brags in turn, having gone it last."""
