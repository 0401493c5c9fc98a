"""What a player of Whist may answer, besides what the kit's rites ask: cutting, shuffling, playing, looking back."""

from crowe_table.engine.core import Action


class CallHonours(Action, frozen=True, tag="call"):
    """Asks their partner, at eight: “Can you one?”"""


class AnswerCall(Action, frozen=True, tag="answer"):
    """Has an honour to their partner's two."""


class PassCall(Action, frozen=True, tag="pass"):
    """Does not call, or has nothing to answer."""
