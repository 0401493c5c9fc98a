"""Actions of Ombre. Cutting, bidding, passing, playing and claiming come from the kit."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class ProposeColour(Action, frozen=True, tag="propose"):
    """Propose this suit as the colour."""

    suit: str


class AgreeColour(Action, frozen=True, tag="agree"):
    """Agree to the proposed colour."""


class RefuseColour(Action, frozen=True, tag="refuse"):
    """Refuse the proposed colour, which makes clubs the colour."""


class NameTrump(Action, frozen=True, tag="name"):
    """Name the suit of trumps."""

    suit: str


class CallCard(Action, frozen=True, tag="call"):
    """Call a card whose holder becomes the partner."""

    card: str


class AskLeave(Action, frozen=True, tag="ask"):
    """Offer to play with an exchange of cards (three players)."""


class SansPrendre(Action, frozen=True, tag="sans_prendre"):
    """Offer to play without an exchange (three players)."""


class KeepGame(Action, frozen=True, tag="keep_game"):
    """Keep the game by playing sans prendre too."""


class YieldGame(Action, frozen=True, tag="yield"):
    """Yield the game to the player who bid sans prendre."""


class PlayGano(Action, frozen=True, tag="play_gano"):
    """Play a card and ask the other defender to leave the trick."""

    card: Card


class SayVoll(Action, frozen=True, tag="voll"):
    """Undertake to win all nine tricks."""
