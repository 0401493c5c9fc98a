"""The general player: plays any game, with no more knowledge of it than its rules and, where there is one, its Guide.

It imagines worlds that fit what its seat knows, plays each of its answers on in them to the end of the deal, and takes
the one that comes to most. A game without a player of its own is played by it at all levels.
"""

from collections.abc import Callable, Sequence
from typing import Generic, TypeAlias, cast

from msgspec import Struct

from crowe_table.engine.core import Action, OptionsT, RecordT, Seat, View, because
from crowe_table.engine.game import Game
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State
from crowe_table.kit.tricks import Play
from crowe_table.search.advice import Advice, Enough, Level, Measure, advisers_rng, never
from crowe_table.search.greedy import Greedy
from crowe_table.search.halving import Trial, halve
from crowe_table.search.levels import SHARP
from crowe_table.search.roll_outs import Policy, RollOut, by_lot, gained
from crowe_table.search.trick_play import PlainPlay
from crowe_table.search.tricks import TrickGuide

Likely: TypeAlias = Callable[[State[RecordT, OptionsT], View[RecordT, OptionsT]], float]
"""How likely a world is, by what its seats have done in it: any measure, for it is compared with other worlds alone."""
Gained: TypeAlias = Callable[[State[RecordT, OptionsT], Seat], float]
"""What a seat has gained by the end of a deal, in points, tricks, or table units."""

DRAWN_FOR_ONE = 3
"""Worlds drawn for each that is kept, where some are likelier than others."""
MOST_CANDIDATES = 60
"""Of more answers than this an even sample is tried."""
WORLDS = {"learner": 3, "sound": 12, "sharp": 48}
"""Worlds for each answer, by level."""
ADVISER_WORLDS = 64
TRICK_WORLDS = 4
"""Worlds for each of these, where cards are thought about by the kernel."""


class Guide(Struct, Generic[RecordT, OptionsT], frozen=True, kw_only=True):
    """What a game may tell the general player of itself."""

    policy: Policy[RecordT, OptionsT] | None = None
    """How roll-outs are played; None for what marks most at once where points are marked, and by lot where not."""
    likely: Likely[RecordT, OptionsT] | None = None
    """How worlds are weighed; None where all that fit are alike."""
    gained: Gained[RecordT, OptionsT] = gained
    """What a deal is played for."""
    tricks: TrickGuide | None = None
    """In a game of tricks, how cards are thought about; the policy and what is gained are for its other questions."""


class Searcher(Generic[RecordT, OptionsT]):
    """The general player of one game."""

    def __init__(self, game: Game[RecordT, OptionsT], guide: Guide[RecordT, OptionsT] | None = None) -> None:
        self.game = game
        self.guide = guide or Guide()

    def evaluate(
        self, view: View[RecordT, OptionsT], level: Level, rng: Rng, enough: Enough = never
    ) -> tuple[Advice, ...]:
        """The answers of the seat, best first, with what each gains; empty if it is asked nothing."""
        return self.search(view, WORLDS.get(level.key, ADVISER_WORLDS), rng, enough)

    def advise(self, view: View[RecordT, OptionsT]) -> tuple[Advice, ...]:
        """What a good player would do, as the same view would have it for ever."""
        return self.evaluate(view, _ADVISER, advisers_rng(view))

    def search(
        self, view: View[RecordT, OptionsT], worlds: int, rng: Rng, enough: Enough = never
    ) -> tuple[Advice, ...]:
        """Weighs the answers in so many worlds each."""
        candidates = self._candidates(view)
        if len(candidates) < 2:
            return tuple([Advice(action, 0.0, because("hint-search-only")) for action in candidates])
        plays = [action for action in candidates if isinstance(action, Play)]
        if plays and self.guide.tricks:
            return self._by_tricks(view, self.guide.tricks, plays, worlds, rng, enough)
        pool, roll_out = self._pool(view, rng), self._roll_out(view)

        def value(world: State[RecordT, OptionsT], action: Action | None) -> float:
            s = world.clone()
            if action is not None:
                self.game.apply(s, action)
            roll_out.play(s, rng)
            return self.guide.gained(s, view.seat)

        found = halve(candidates, worlds, pool, value, enough)
        if self.guide.gained is gained and not view.public.scores:
            return _advice(found, Measure.MONEY, view.options.unit)
        return _advice(found, Measure.POINTS, 1)

    def _by_tricks(
        self,
        view: View[RecordT, OptionsT],
        guide: TrickGuide,
        plays: Sequence[Play],
        worlds: int,
        rng: Rng,
        enough: Enough,
    ) -> tuple[Advice, ...]:
        """Cards alone: nobody of the house says or does during the play what need not be."""
        actions = {play.card: play for play in plays}
        why = because("hint-search-best", worlds=TRICK_WORLDS * worlds)
        found = guide.evaluate(self.game, view, list(actions), TRICK_WORLDS * worlds, rng, enough)
        return tuple([Advice(actions[each.card], each.value, why, error=each.error) for each in found])

    def _candidates(self, view: View[RecordT, OptionsT]) -> Sequence[Action | None]:
        """What is worth trying: every lawful answer, or an even sample; and silence, where the seat need not speak."""
        lawful = view.legal
        step = -(-len(lawful) // MOST_CANDIDATES) or 1
        silent = view.call is not None and not view.call.must
        return (*lawful[::step], *((None,) if silent else ()))

    def _roll_out(self, view: View[RecordT, OptionsT]) -> RollOut[RecordT, OptionsT]:
        policy = self.guide.policy or self._usual_policy(view)
        return RollOut(self.game, policy)

    def _usual_policy(self, view: View[RecordT, OptionsT]) -> Policy[RecordT, OptionsT]:
        if self.guide.tricks:
            return cast("Policy[RecordT, OptionsT]", PlainPlay(self.guide.tricks.play))
        return Greedy(self.game) if view.public.scores else by_lot

    def _pool(self, view: View[RecordT, OptionsT], rng: Rng) -> Callable[[], State[RecordT, OptionsT]]:
        """Draws worlds, the likelier the oftener."""
        likely = self.guide.likely
        if likely is None:
            return lambda: self.game.imagine(view, rng)

        def draw() -> State[RecordT, OptionsT]:
            drawn = [self.game.imagine(view, rng) for _ in range(DRAWN_FOR_ONE)]
            weights = [likely(s, view) for s in drawn]
            mark = rng.real() * sum(weights)
            for s, weight in zip(drawn, weights, strict=True):
                mark -= weight
                if mark < 0:
                    return s
            return drawn[-1]

        return draw


def _advice(trials: Sequence[Trial[Action | None]], measure: Measure, scale: float) -> tuple[Advice, ...]:
    """Each answer with its value and its reason; ``scale``: what one unit of what is gained counts for."""
    return tuple(
        [
            Advice(trial.candidate, trial.mean * scale, because("hint-search-best", worlds=trial.count), measure)
            for trial in trials
        ]
    )


_ADVISER = Level(key="adviser", whole=True, replies=True, worlds=ADVISER_WORLDS, score=True, budget=SHARP.budget)
