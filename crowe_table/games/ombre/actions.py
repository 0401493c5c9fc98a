"""Actions of Ombre. Cutting, bidding, passing, playing and claiming come from the kit."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class ProposeColour(Action, frozen=True, tag="propose"):
    """Propose this suit as the colour."""

    suit: str


class AgreeColour(Action, frozen=True, tag="agree"):
    """Agree to the suit proposed as the colour."""


class RefuseColour(Action, frozen=True, tag="refuse"):
    """Refuse the suit proposed as the colour. Clubs then become the colour."""


class NameTrump(Action, frozen=True, tag="name"):
    """Name the suit of trumps."""

    suit: str


class CallCard(Action, frozen=True, tag="call"):
    """Call a card. The player who holds it becomes the partner."""

    card: str


class AskLeave(Action, frozen=True, tag="ask"):
    """Ask leave to play with an exchange of cards (three players)."""


class SansPrendre(Action, frozen=True, tag="sans_prendre"):
    """Bid to play without an exchange of cards (three players)."""


class KeepGame(Action, frozen=True, tag="keep_game"):
    """Keep the game by playing without an exchange too."""


class YieldGame(Action, frozen=True, tag="yield"):
    """Yield the game to the player who bid to play without an exchange."""


class PlayGano(Action, frozen=True, tag="play_gano"):
    """Play a card and ask the other defender not to take the trick."""

    card: Card


class SayVoll(Action, frozen=True, tag="voll"):
    """Undertake to win all nine tricks."""
