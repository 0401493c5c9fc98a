"""Random answers for all seats to questions that chance decides, such as the cuts for the deal."""

from collections.abc import Collection

from crowe_table.engine.core import Reason
from crowe_table.engine.deal_code import fresh_seed
from crowe_table.engine.rng import Chance
from crowe_table.hosting.session import Session

MAX_ANSWERS = 200
"""Maximum number of random answers, for the case that equal cards are cut again and again."""


def answer_at_random(session: Session, keys: Collection[str]) -> None:
    """Answer questions with one of these keys at random, until a question with another key is asked.

    The answers are saved and shown like those of players.
    """
    chance = Chance(fresh_seed()).stream("by lot")
    for _ in range(MAX_ANSWERS):
        question = session.question
        if question is None or question.key not in keys:
            return
        legal = session.view(session.awaited[0]).legal
        if not legal or isinstance(session.submit(legal[chance.below(len(legal))]), Reason):
            return
