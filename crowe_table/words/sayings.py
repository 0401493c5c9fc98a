"""Sayings: what the characters of a table say beyond the words of the game.

A character has two favourite sayings, and words for a win, a loss and a bluff that was found out. The choice depends
only on public information and on the number of events, so it reveals nothing about a hand and needs no clock.
"""

from collections.abc import Iterable, Iterator, Sequence

from crowe_table.engine.core import NO_SEAT, AnyEvent, Moved, Paid, Reason, Said, Scored, Seat, Threw, View, because
from crowe_table.engine.money import MINT, POT
from crowe_table.engine.rng import Chance
from crowe_table.engine.series import Participant
from crowe_table.kit.announcing import found_bluff
from crowe_table.words.characters import BANKERS, character_of

ACTIONS_BETWEEN = 6
"""Minimum number of actions from one saying to the next, for the whole table."""
FAVOURITES = ("1", "2")
"""Sayings that suit any moment."""
REACTS, CHATS = 0.7, 0.06
"""Probabilities that a character comments on a win or a loss, and says a favourite saying after any other action."""


class Sayings:
    """The sayings of one table."""

    def __init__(self, players: Sequence[Participant], house_banker: bool) -> None:
        """Create the sayings. ``house_banker`` tells whether the house has a banker who can speak."""
        self._faces = {Seat(at): character_of(player).face for at, player in enumerate(players) if player.level}
        if house_banker:
            self._faces[NO_SEAT] = BANKERS[0]
        self._silent_for = 0
        """Number of actions since the last saying."""
        self._last = ""
        """Key of the last saying."""

    def after(self, events: Sequence[AnyEvent], view: View) -> tuple[Seat, Reason] | None:
        """Return a speaker and a saying for the moment after these events, or None."""
        if not events:
            return None
        self._silent_for += 1
        if self._silent_for < ACTIONS_BETWEEN:
            return None
        rng = Chance(f"saying {view.game} {view.public.deal} {len(view.past)}").stream("saying")
        occasions = [each for each in _occasions(events) if each[0] in self._faces]
        if not occasions and any(isinstance(event, Moved | Paid | Said | Scored | Threw) for event in events):
            occasions = [(seat, "") for seat in self._faces if seat in (*view.public.ring, NO_SEAT)]
        if not occasions or rng.real() >= (REACTS if occasions[0][1] else CHATS):
            return None
        seat, occasion = occasions[rng.below(len(occasions))]
        keys = [f"saying-{self._faces[seat]}-{each}" for each in ([occasion] if occasion else FAVOURITES)]
        keys = [key for key in keys if key != self._last]
        if not keys:
            return None
        self._silent_for, self._last = 0, keys[rng.below(len(keys))]
        return seat, because(self._last)


def _occasions(events: Iterable[AnyEvent]) -> Iterator[tuple[Seat, str]]:
    """Yield each seat that won or lost, with the occasion. If any seat was found bluffing, yield only the bluffers."""
    events = tuple(events)
    bluffs = [seat for event in events if (seat := found_bluff(event)) is not None]
    if bluffs:
        yield from ((seat, "bluff") for seat in bluffs)
        return
    gains = dict[Seat, int]()
    for event in events:
        if isinstance(event, Paid) and MINT not in (event.source, event.target) and event.target != POT:
            for account, sum_ in ((event.source, -event.farthings), (event.target, event.farthings)):
                if account != POT:
                    seat = Seat(account.seat)
                    gains[seat] = gains.get(seat, 0) + sum_
        elif isinstance(event, Scored) and event.after > event.before:
            gains[event.seat] = gains.get(event.seat, 0) + event.points
    yield from ((seat, "win" if gain > 0 else "loss") for seat, gain in gains.items() if gain)
