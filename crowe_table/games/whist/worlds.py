"""Sampled hands of the other players that agree with a seat's knowledge, and the deal in which they are played."""

from crowe_table.engine.cards import Card
from crowe_table.engine.rng import Rng
from crowe_table.games.whist.position import Position
from crowe_table.games.whist.state import SEATS
from crowe_table.kit.ranking import ranked
from crowe_table.search.open_hands import is_compiled
from crowe_table.search.trick_worlds import SOLVED, PlayedDeal
from crowe_table.search.worlds import worlds_by_play

PLACE_SIDES = (0, 1, 0, 1)
"""Side of the player at each place: partners sit opposite each other."""

SOLVED_OUTRIGHT, ENDING = (9, 6) if is_compiled() else (SOLVED, 0)
"""Maximum number of cards in hand with which a world is solved, and number at which the play-out of longer hands stops.

A kernel that runs as Python is too slow for either.
"""


def played_deal(position: Position) -> PlayedDeal:
    """Return the deal as played up to this position, ready for sampled hands."""
    plays = [*position.tricks, position.trick] if position.cards else position.tricks
    fallen = [card for _, trick in plays for card in trick]
    order = ranked(trump=position.trump)
    return PlayedDeal(
        [*position.hand, *position.out, *fallen],
        order,
        PLACE_SIDES,
        plays,
        position.place,
        solved=SOLVED_OUTRIGHT,
        ending=ENDING,
    )


class HandSampler:
    """Sampler of the hidden cards as one seat sees them. It returns the hands of all places."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._lacks = [0] * SEATS
        played = len(position.cards)
        for place in range(SEATS):
            if place != position.place:
                has_played = (place - position.trick[0]) % SEATS < played
                self._lacks[place] = len(position.hand) - (1 if has_played else 0)
        self.hidden = len(position.holds) < len(position.out)
        room = dict(enumerate(self._lacks))
        void = dict(enumerate(position.void))
        self._worlds = worlds_by_play(position.out, room, known=position.holds, void=void)

    def hands(self, rng: Rng) -> list[list[Card]]:
        world = self._worlds.draw(rng)
        world[self._position.place] = list(self._position.hand)
        return [world[place] for place in range(SEATS)]
