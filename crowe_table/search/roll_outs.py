"""Roll-outs: a world played on, by lot or by rules of play, to the end of its deal."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeAlias

from crowe_table.engine.core import TABLE, Action, OptionsT, Question, RecordT, Seat, Timeout
from crowe_table.engine.game import Game
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State
from crowe_table.kit.between_deals import Ready
from crowe_table.kit.purses import in_purse

Policy: TypeAlias = Callable[[State[RecordT, OptionsT], Sequence[Action], Rng], Action]
"""Which of its lawful answers a seat gives, all cards being known. It is never handed an empty list."""
MOST_ANSWERS = 500
"""A deal that is not over after so many answers is broken off, and judged as it stands."""


def by_lot(s: State[RecordT, OptionsT], lawful: Sequence[Action], rng: Rng) -> Action:
    """Any answer, each as likely as any other."""
    del s
    return lawful[rng.below(len(lawful))]


class RollOut(Generic[RecordT, OptionsT]):
    """Plays worlds of one game on, every seat by the same policy."""

    def __init__(self, game: Game[RecordT, OptionsT], policy: "Policy[RecordT, OptionsT]" = by_lot) -> None:
        self.game = game
        self.policy = policy

    def play(self, s: State[RecordT, OptionsT], rng: Rng) -> None:
        """To the end of the deal: the game over, or all asked whether they are ready for another, or another begun."""
        game, policy, deal = self.game, self.policy, s.public.deal
        for _ in range(MOST_ANSWERS):
            question = game.question(s)
            if question is None or s.public.deal != deal or between_deals(question):
                return
            game.apply(s, self._answer(s, question, policy, rng))

    def _answer(
        self, s: State[RecordT, OptionsT], question: Question, policy: "Policy[RecordT, OptionsT]", rng: Rng
    ) -> Action:
        """The first seat that the table waits for answers; where it waits for none, nobody speaks."""
        for asked in question.asked:
            if asked.must:
                lawful = self.game.answers(s, question, asked.seat)
                return lawful[0] if len(lawful) == 1 else policy(s, lawful, rng)
        return Timeout(TABLE)


def between_deals(question: Question) -> bool:
    """Whether all are asked if they are ready, and nothing is left to be decided of the deal."""
    return all(Ready in asked.acts for asked in question.asked)


def gained(s: State[RecordT, OptionsT], seat: Seat) -> float:
    """What a seat has beyond the best of the others: in points, or in table units of money where nothing is scored."""
    r = s.public
    if r.scores:
        side = r.sides[seat]
        return r.scores[side] - max(score for each, score in enumerate(r.scores) if each != side)
    return (in_purse(s, seat) - r.opened[seat]) / s.options.unit
