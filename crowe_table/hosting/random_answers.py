"""Questions in which chance decides whatever one answers, answered for everybody: who cuts which card for the deal."""

from collections.abc import Collection

from crowe_table.engine.core import Reason
from crowe_table.engine.deal_code import fresh_seed
from crowe_table.engine.rng import Chance
from crowe_table.hosting.session import Session

MOST = 200
"""Answers after which it is left to the players: equal cards are cut again, but not for ever."""


def answer_by_lot(session: Session, keys: Collection[str]) -> None:
    """Answers each question of these keys for whoever is asked, until another is asked. It is written down and shown as
    if they had done it.
    """
    chance = Chance(fresh_seed()).stream("by lot")
    for _ in range(MOST):
        question = session.question
        if question is None or question.key not in keys:
            return
        legal = session.view(session.awaited[0]).legal
        if not legal or isinstance(session.submit(legal[chance.below(len(legal))]), Reason):
            return
