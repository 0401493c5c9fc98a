"""What a player of Piquet may answer, besides what the kit asks: cutting, changing, playing."""

from crowe_table.engine.core import Action


class Packet(Action, frozen=True, tag="packet"):
    """Says by how many cards the deal goes."""

    word: str


class DeclareBlank(Action, frozen=True, tag="declare_blank"):
    """Has no King, Queen or Knave, and says so; the elder names how many cards are to be changed."""

    number: int = 0


class NoBlank(Action, frozen=True, tag="no_blank"):
    """Declares no blank."""


class CallHolding(Action, frozen=True, tag="call"):
    """Calls a ruff, a sequence or a set; or answers with one that is as good or better."""

    offer: str


class CallFalsely(Action, frozen=True, tag="call_falsely"):
    """Calls what the hand need not hold: so many, and of what rank at the highest."""

    number: int
    word: str = ""


class Nothing(Action, frozen=True, tag="nothing"):
    """Calls nothing."""


class Good(Action, frozen=True, tag="good"):
    """Has nothing as good, or keeps it dark."""


class AskToSee(Action, frozen=True, tag="see"):
    """Asks to be shown what was counted and is still to be seen."""


class AskMissing(Action, frozen=True, tag="ask_missing"):
    """Asks which of the four is not counted in a set of three."""

    word: str


class Pique(Action, frozen=True, tag="pique"):
    """Claims the pique."""


class Repique(Action, frozen=True, tag="repique"):
    """Claims the repique."""


class LookLeft(Action, frozen=True, tag="look_left"):
    """Turns up the cards left in the stock, for both to see."""


class LeaveUnseen(Action, frozen=True, tag="leave_unseen"):
    """Lets them lie."""
