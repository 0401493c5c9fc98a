"""What a player of Schafskopf may answer, besides what the kit asks: cutting, playing, claiming."""

from typing import ClassVar

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class TakeBlind(Action, frozen=True, tag="take_blind"):
    """Takes the two cards of the blind, and plays alone against the other two."""


class DeclineBlind(Action, frozen=True, tag="decline_blind"):
    """Leaves the blind to the next."""


class Bury(Action, frozen=True, tag="bury"):
    """Lays two cards away, face down, for nobody to see before the count."""

    cards: tuple[Card, ...]


class LayDown(Action, frozen=True, tag="lay_down"):
    """Ends the play where nothing that is left can change what the deal comes to."""

    ends: ClassVar[bool] = True
