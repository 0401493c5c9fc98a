"""What a player of Ombre may answer, besides what the kit asks: cutting, bidding, passing, playing, claiming."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class ProposeColour(Action, frozen=True, tag="propose"):
    """The dealer would have this suit for the colour."""

    suit: str


class AgreeColour(Action, frozen=True, tag="agree"):
    """Agrees to it."""


class RefuseColour(Action, frozen=True, tag="refuse"):
    """Does not: clubs are the colour."""


class NameTrump(Action, frozen=True, tag="name"):
    """The Player, or the Ombre, names the suit of trumps."""

    suit: str


class CallCard(Action, frozen=True, tag="call"):
    """The Player calls a card: whoever holds it is the partner."""

    card: str


class AskLeave(Action, frozen=True, tag="ask"):
    """Of three, offers to play, taking in cards."""


class SansPrendre(Action, frozen=True, tag="sans_prendre"):
    """Of three, offers to play without taking in."""


class KeepGame(Action, frozen=True, tag="keep_game"):
    """Who had asked plays sans prendre too, and so keeps the game."""


class YieldGame(Action, frozen=True, tag="yield"):
    """Who had asked leaves the game to the one who plays sans prendre."""


class PlayGano(Action, frozen=True, tag="play_gano"):
    """A defender plays a card and asks that the trick be left to it."""

    card: Card


class SayVoll(Action, frozen=True, tag="voll"):
    """The Ombre undertakes to win all nine tricks."""
