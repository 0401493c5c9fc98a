"""Actions of Piquet. The actions for cutting, exchanging and playing cards are defined in the kit."""

from crowe_table.engine.core import Action


class Packet(Action, frozen=True, tag="packet"):
    """State how many cards are dealt at a time."""

    word: str


class DeclareBlank(Action, frozen=True, tag="declare_blank"):
    """Declare a blank, a hand without court cards. An elder also states the number of cards to be exchanged."""

    number: int = 0


class NoBlank(Action, frozen=True, tag="no_blank"):
    """Declare no blank."""


class CallHolding(Action, frozen=True, tag="call"):
    """Call a holding (a ruff, a sequence or a set).

    The younger may only call one that equals or beats the elder's call.
    """

    offer: str


class CallFalsely(Action, frozen=True, tag="call_falsely"):
    """Call a holding of a given size and top rank that the hand need not contain."""

    number: int
    word: str = ""


class Nothing(Action, frozen=True, tag="nothing"):
    """Call no holding."""


class Good(Action, frozen=True, tag="good"):
    """Answer "good" to the elder's call: the younger has nothing better, or hides it."""


class AskToSee(Action, frozen=True, tag="see"):
    """Ask the opponent to show the cards of a scored holding."""


class AskMissing(Action, frozen=True, tag="ask_missing"):
    """Ask which card is missing from the opponent's set of three."""

    word: str


class Pique(Action, frozen=True, tag="pique"):
    """Claim the pique, a bonus for thirty points in play before the opponent scores."""


class Repique(Action, frozen=True, tag="repique"):
    """Claim the repique, a bonus for thirty points from calls alone before the opponent scores."""


class LookLeft(Action, frozen=True, tag="look_left"):
    """Turn up the cards that are left in the stock, for both players to see."""


class LeaveUnseen(Action, frozen=True, tag="leave_unseen"):
    """Leave the remaining cards of the stock face down."""
