"""Actions of Piquet. Cutting, exchanging and playing come from the kit."""

from crowe_table.engine.core import Action


class Packet(Action, frozen=True, tag="packet"):
    """State how many cards are dealt at a time."""

    word: str


class DeclareBlank(Action, frozen=True, tag="declare_blank"):
    """Declare a blank, a hand without court cards; the elder also states how many cards are to be exchanged."""

    number: int = 0


class NoBlank(Action, frozen=True, tag="no_blank"):
    """Declare no blank."""


class CallHolding(Action, frozen=True, tag="call"):
    """Call a ruff, a sequence or a set, or answer with one that is as good or better."""

    offer: str


class CallFalsely(Action, frozen=True, tag="call_falsely"):
    """Call a size and top rank that the hand need not hold."""

    number: int
    word: str = ""


class Nothing(Action, frozen=True, tag="nothing"):
    """Call nothing."""


class Good(Action, frozen=True, tag="good"):
    """Answer that the call is good, truly or to hide a better one."""


class AskToSee(Action, frozen=True, tag="see"):
    """Ask to see cards that were scored and have not been shown."""


class AskMissing(Action, frozen=True, tag="ask_missing"):
    """Ask which card of the rank is missing from a set of three."""

    word: str


class Pique(Action, frozen=True, tag="pique"):
    """Claim the pique."""


class Repique(Action, frozen=True, tag="repique"):
    """Claim the repique."""


class LookLeft(Action, frozen=True, tag="look_left"):
    """Turn up the cards left in the stock for both players."""


class LeaveUnseen(Action, frozen=True, tag="leave_unseen"):
    """Leave the rest of the stock face down."""
