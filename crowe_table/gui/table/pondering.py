"""How long a player of the house takes to answer: about as long as a person would, each in their own way.

Told from what everybody can see: whoever has one card left takes no time to find it, and how long another takes says
nothing of what they hold.
"""

from collections.abc import Sequence

from crowe_table.engine.core import View, zone_of
from crowe_table.engine.rng import Chance
from crowe_table.engine.series import Participant
from crowe_table.words.characters import character_of

USUAL, LONGEST = 450.0, 1000.0
"""Milliseconds at the ordinary pace."""
SPREAD = 0.5
"""A player takes this much of the usual time less, or more."""
NO_CHOICE = 0.3
"""The part of it that is taken over the last card."""


class Pondering:
    """How long the players of one table take. ``hand`` is the name of the zone that each holds in the hand."""

    def __init__(self, players: Sequence[Participant], hand: str) -> None:
        self._hand = hand
        self._hastes = [character_of(player).haste if player.level else None for player in players]

    def pause(self, view: View) -> float:
        """Milliseconds at the ordinary pace before the question is answered; 0 where no player of the house must."""
        awaited = view.ask.awaited() if view.ask else ()
        house = [(seat, haste) for seat in awaited if (haste := self._hastes[seat]) is not None]
        if not house:
            return 0.0
        seat, haste = house[0]
        draw = Chance(f"pondering {view.game} {view.public.deal} {len(view.past)} {seat}").stream("pause").real()
        takes = USUAL * haste * (1 + SPREAD * (2 * draw - 1))
        held = [len(zone.cards) for zone in view.zones if zone.key == zone_of(self._hand, seat)]
        return min(LONGEST, takes * NO_CHOICE if held == [1] else takes)
