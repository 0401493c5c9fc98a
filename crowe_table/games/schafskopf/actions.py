"""Actions of Schafskopf. The actions for cutting, playing and claiming tricks are defined in the kit."""

from typing import ClassVar

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action


class TakeBlind(Action, frozen=True, tag="take_blind"):
    """Take the blind, two undealt cards, and play alone against the other two players."""


class DeclineBlind(Action, frozen=True, tag="decline_blind"):
    """Decline the blind and leave it to the next player."""


class Bury(Action, frozen=True, tag="bury"):
    """Bury two cards: lay them away face down until the deal is scored."""

    cards: tuple[Card, ...]


class LayDown(Action, frozen=True, tag="lay_down"):
    """End the play at once, because the remaining tricks cannot change the result."""

    ends: ClassVar[bool] = True
