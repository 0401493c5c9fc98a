"""Delays before computer players answer, so that they seem to think.

Each computer player has typical delays.

The delays depend only on public information, so they reveal nothing about a hand. A player's last card is played
quickly. Players who hear the same question one after another think while the others speak, so they answer in one sweep.
Players who are asked at the same time as the visitor do not need more time after the visitor's answer.
"""

from collections.abc import Sequence

from crowe_table.engine.core import Moved, View, zone_of
from crowe_table.engine.layout import Movement
from crowe_table.engine.rng import Chance
from crowe_table.engine.series import Participant
from crowe_table.words.characters import character_of

TYPICAL_DELAY, MAX_DELAY = 450.0, 1000.0
"""Typical and maximum delay in milliseconds, at normal pace."""
SPREAD = 0.5
"""Maximum random deviation from the typical delay, as a fraction of it."""
LAST_CARD_FACTOR = 0.3
"""Fraction of the usual delay before a player's last card."""
SWEEP_FACTOR = 0.25
"""Fraction of the usual delay before an answer to the question that the player before has just answered."""


class Pondering:
    """Delays of the computer players at one table. ``hand`` is the name of the zone with a player's hand."""

    def __init__(self, players: Sequence[Participant], hand: str) -> None:
        self._hand = hand
        self._hastes = [character_of(player).haste if player.level else None for player in players]
        self._before: View | None = None
        """The View of the last delay."""

    def pause(self, view: View) -> float:
        """Return the delay before a computer player answers, in milliseconds at normal pace.

        0 if no computer player has to answer.
        """
        awaited = view.ask.awaited() if view.ask else ()
        house = [(seat, speed) for seat in awaited if (speed := self._hastes[seat]) is not None]
        before, self._before = self._before, view
        if not house:
            return 0.0
        seat, speed = house[0]
        draw = Chance(f"pondering {view.game} {view.public.deal} {len(view.past)} {seat}").stream("pause").real()
        takes = TYPICAL_DELAY * speed * (1 + SPREAD * (2 * draw - 1))
        if before and _asks_again(before, view) and view.seat not in awaited:
            unseen = len(view.past) == len(before.past) and before.ask and seat in before.ask.awaited()
            return 0.0 if unseen else takes * SWEEP_FACTOR
        held = [len(zone.cards) for zone in view.zones if zone.key == zone_of(self._hand, seat)]
        return min(MAX_DELAY, takes * LAST_CARD_FACTOR if held == [1] else takes)


def _asks_again(before: View, view: View) -> bool:
    """Return whether a View repeats the question of an earlier one, and nobody has played a card since then."""
    if not before.ask or not view.ask or (before.ask.key, before.public.deal) != (view.ask.key, view.public.deal):
        return False
    since = view.past[len(before.past) :]
    return not any(isinstance(event, Moved) and event.how == Movement.PLAY for event in since)
