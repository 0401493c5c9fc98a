"""Roll-outs: a world is played to the end of the deal, at random or by rules of play."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeAlias

from crowe_table.engine.core import TABLE, Action, OptionsT, Question, Record, RecordT, Seat, Timeout
from crowe_table.engine.game import Game
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State
from crowe_table.kit.between_deals import asks_only_readiness
from crowe_table.kit.purses import in_purse

Policy: TypeAlias = Callable[[State[RecordT, OptionsT], Sequence[Action], Rng], Action]
"""Function that chooses one of a seat's legal answers, with all cards known. The list of answers is never empty."""
MAX_ANSWERS = 500
"""Maximum number of answers in a roll-out. A longer deal is stopped and its current state is evaluated."""


def random_answer(s: State[RecordT, OptionsT], legal: Sequence[Action], rng: Rng) -> Action:
    """Return a random answer. All answers are equally likely."""
    del s
    return legal[rng.below(len(legal))]


class RollOut(Generic[RecordT, OptionsT]):
    """Plays worlds of one game to the end, with the same policy for every seat."""

    def __init__(self, game: Game[RecordT, OptionsT], policy: "Policy[RecordT, OptionsT]" = random_answer) -> None:
        self.game = game
        self.policy = policy

    def play(self, s: State[RecordT, OptionsT], rng: Rng) -> None:
        """Play to the end of the deal.

        The deal ends when the game is over, when all players are asked if they are ready, or when the next deal begins.
        """
        game, policy, deal = self.game, self.policy, s.public.deal
        for _ in range(MAX_ANSWERS):
            question = game.question(s)
            if question is None or s.public.deal != deal or asks_only_readiness(question):
                return
            game.apply(s, self._answer(s, question, policy, rng))

    def _answer(
        self, s: State[RecordT, OptionsT], question: Question, policy: "Policy[RecordT, OptionsT]", rng: Rng
    ) -> Action:
        """Return the answer of the first seat that must speak. If no seat must, return a timeout."""
        for asked in question.asked:
            if asked.must:
                legal = self.game.answers(s, question, asked.seat)
                return legal[0] if len(legal) == 1 else policy(s, legal, rng)
        return Timeout(TABLE)


def seat_gain(s: State[RecordT, OptionsT], seat: Seat) -> float:
    """Return a seat's lead over the best other side, in points. Without scores, return the money won in units."""
    return record_gain(s.public, seat, in_purse(s, seat), s.options.unit)


def record_gain(r: Record, seat: Seat, purse: Farthings, unit: Farthings) -> float:
    """Compute ``seat_gain`` from the public record, the seat's purse and the unit of the stakes."""
    if r.scores:
        side = r.sides[seat]
        return r.scores[side] - max(score for each, score in enumerate(r.scores) if each != side)
    return (purse - r.opened[seat]) / unit
