"""Actions of Schafskopf. Cutting, playing and claiming come from the kit."""

from typing import ClassVar

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class TakeBlind(Action, frozen=True, tag="take_blind"):
    """Take the two cards of the blind and play alone against the other two."""


class DeclineBlind(Action, frozen=True, tag="decline_blind"):
    """Leave the blind to the next player."""


class Bury(Action, frozen=True, tag="bury"):
    """Lay two cards away, face down until the score."""

    cards: tuple[Card, ...]


class LayDown(Action, frozen=True, tag="lay_down"):
    """End the play when the remaining tricks cannot change the result."""

    ends: ClassVar[bool] = True
