"""Actions of Brag."""

from typing import ClassVar

from crowe_table.engine.core import Action
from crowe_table.engine.money import Farthings

# --- The cards -------------------------------------------------------------------------------------------------------


class Look(Action, frozen=True, tag="look"):
    """Pick up the cards and look at them."""


class LookAt(Action, frozen=True, tag="look_at"):
    """Look at one of two unseen hands, ``new`` or ``old``."""

    word: str


class Leave(Action, frozen=True, tag="leave"):
    """Leave the dealt cards unseen."""


class Keep(Action, frozen=True, tag="keep"):
    """Keep the hand just seen. The other hand goes under the pack unseen."""


class Drop(Action, frozen=True, tag="drop"):
    """Discard the hand just seen, and stay blind with the other."""


class Stand(Action, frozen=True, tag="stand"):
    """Choose which of two unseen hands to play or keep: ``new`` or ``old``."""

    word: str


class Show(Action, frozen=True, tag="show"):
    """Show the hand after paying to see another hand."""


class Yield(Action, frozen=True, tag="yield"):
    """Concede without showing the hand, after paying to see a hand that is at least as good."""

    ends: ClassVar[bool] = True


# --- Wagers ----------------------------------------------------------------------------------------------------------


class Fold(Action, frozen=True, tag="fold"):
    """Discard the hand, or both hands."""

    ends: ClassVar[bool] = True


class Wager(Action, frozen=True, tag="wager"):
    """Wager a sum in farthings. A blind wager counts double."""

    amount: Farthings


class See(Action, frozen=True, tag="see"):
    """Pay twice the last wager to see the hand of the only other player left."""


class Cover(Action, frozen=True, tag="cover"):
    """Cover the pot: put in the whole purse and lay the cards on the pot."""

    ends: ClassVar[bool] = True


class Brag(Action, frozen=True, tag="brag"):
    """Put in a sum that all others must match (sight betting)."""

    amount: Farthings


class GoIt(Action, frozen=True, tag="go_it"):
    """Match the bragger's sum."""


class Bolt(Action, frozen=True, tag="bolt"):
    """Discard the hand (sight betting)."""

    ends: ClassVar[bool] = True


class CallSight(Action, frozen=True, tag="call_sight"):
    """Have all remaining hands shown."""


class ReturnBrag(Brag, frozen=True, tag="return_brag"):
    """Brag in return, as the last player to match."""
