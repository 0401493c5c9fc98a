"""Shuffling before the deal: first by any player, usually the one at the dealer's left, then by the dealer."""

from collections.abc import Callable
from typing import ClassVar

from crowe_table.engine.core import Action, Asked, Phase, Question
from crowe_table.engine.piles import Pile
from crowe_table.kit.card_moves import shuffle
from crowe_table.kit.rules import Rules, StateT, ask_one


class Shuffle(Action, frozen=True, tag="shuffle"):
    """Shuffle the pack."""

    decides_nothing: ClassVar[bool] = True


class LeavePack(Action, frozen=True, tag="leave"):
    """Leave the pack as it is. Only the dealer may do so."""

    decides_nothing: ClassVar[bool] = True


def when_shuffling(
    rules: Rules[StateT],
    first: Phase | None,
    last: Phase,
    stock: Pile,
    then: Callable[[StateT], None],
    may_shuffle_last: Callable[[StateT], bool] | None = None,
) -> None:
    """Register shuffling by any player in the phase ``first``, and by the dealer in the phase ``last``.

    ``may_shuffle_last`` tells whether the dealer may shuffle after another player; without it, the dealer always may.
    If ``first`` is None, the pack was already shuffled when the deal began.
    """
    if first is not None:

        @rules.asks(first)
        def ask_shuffle(s: StateT) -> Question:
            r = s.public
            asked = [Asked(seat, (Shuffle,), must=seat == r.eldest) for seat in r.round_from(r.eldest)]
            return Question("shuffle", tuple(asked))

    @rules.asks(last)
    def ask_shuffle_last(s: StateT) -> Question:
        return ask_one("shuffle-last", s.public.dealer, LeavePack, Shuffle)

    @rules.does(Shuffle)
    def shuffle_pack(s: StateT, action: Shuffle) -> None:
        r = s.public
        shuffle(s, stock)
        if r.phase == first and action.seat != r.dealer and (may_shuffle_last is None or may_shuffle_last(s)):
            r.phase = last
        else:
            then(s)

    @rules.does(LeavePack)
    def leave(s: StateT, action: LeavePack) -> None:
        del action
        then(s)
