"""What a player of Whist may answer, besides cutting, playing a card and being ready."""

from crowe_table.engine.core import Action, Seat


class Shuffle(Action, frozen=True, tag="shuffle"):
    """Mixes the pack."""


class Leave(Action, frozen=True, tag="leave"):
    """The dealer lets the pack be as it was shuffled."""


class CallHonours(Action, frozen=True, tag="call"):
    """Asks their partner, at eight: “Can you one?”"""


class AnswerCall(Action, frozen=True, tag="answer"):
    """Has an honour to their partner's two."""


class PassCall(Action, frozen=True, tag="pass"):
    """Does not call, or has nothing to answer."""


class Review(Action, frozen=True, tag="review"):
    """Asks to see the last trick."""


class LookBack(Action, frozen=True, tag="look_back"):
    """Asks to see an earlier trick, numbered from 1."""

    trick: int


class Claim(Action, frozen=True, tag="claim"):
    """Claims every trick that is left."""


class ClaimRevoke(Action, frozen=True, tag="claim_revoke"):
    """Says that an adversary could have followed suit in a trick and did not; ``penalty`` is what is to be taken for
    it, where that may be chosen.
    """

    other: Seat
    trick: int
    penalty: str = ""
