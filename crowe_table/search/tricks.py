"""Description of a trick-taking game, from which the general player evaluates cards with the kernel."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import Seat, View
from crowe_table.engine.game import Game
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import AnyState
from crowe_table.kit.tricks import TrickPlay, TrickRecord
from crowe_table.search.advice import StopCheck, never_stop
from crowe_table.search.open_hands import ONE_EACH, TrickPoints
from crowe_table.search.trick_worlds import EvaluatedCard, Hands, PlayedDeal, sample_cards

GainOf: TypeAlias = Callable[[AnyState, Seat, int], float]
"""Function of a state, a seat, and the tricks or points of the seat's side in the whole deal.

It returns their value for the seat.
"""


def points_taken(s: object, seat: Seat, taken: int) -> float:
    """Return the points taken, unchanged."""
    del s, seat
    return float(taken)


class TrickGuide(Struct, frozen=True):
    """The play of one trick-taking game, and the value of its tricks.

    Everything else comes from the record: the ring, the sides, and the tricks played.
    """

    play: TrickPlay
    gain: GainOf = points_taken
    points: TrickPoints = ONE_EACH

    def evaluate(
        self,
        game: Game[Any, Any],
        view: View,
        cards: Sequence[Card],
        worlds: int,
        rng: Rng,
        should_stop: StopCheck = never_stop,
    ) -> list[EvaluatedCard]:
        """Return the cards that the seat may play, best first. Raises ValueError for more than four suits."""
        first = game.imagine(view, rng)
        r: TrickRecord = first.public
        playing = r.playing
        deal = PlayedDeal(
            [card for pile in first.declared.of_table(first.seats) for card in first.at(pile) if card != HIDDEN],
            self.play.order(first),
            [r.camp(seat) for seat in playing],
            r.plays_by_place,
            playing.index(view.seat),
            duty=self.play.duty(first),
            points=self.points,
        )

        def draw() -> Hands:
            s = game.imagine(view, rng)
            return [self.play.held(s, seat) for seat in playing]

        def gain(taken: int) -> float:
            return self.gain(first, view.seat, taken)

        return sample_cards(deal, cards, draw, gain, worlds, should_stop)
