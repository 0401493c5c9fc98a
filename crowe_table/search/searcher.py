"""The general player. It plays any game with only the game's rules and, if there is one, the game's Guide.

The player samples worlds consistent with the knowledge of its seat. In each, it plays out every answer to the end of
the deal. It chooses the answer with the best result. It plays at all levels in games that have no player of their own.
"""

from collections.abc import Callable, Sequence
from typing import Generic, TypeAlias, cast

from msgspec import Struct

from crowe_table.engine.core import Action, OptionsT, RecordT, Seat, View, because
from crowe_table.engine.game import Game
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import State
from crowe_table.kit.tricks import Play
from crowe_table.search.advice import Advice, Level, Measure, StopCheck, advice_rng, never_stop
from crowe_table.search.greedy import Greedy
from crowe_table.search.halving import Trial, halve
from crowe_table.search.levels import SHARP
from crowe_table.search.roll_outs import Policy, RollOut, random_answer, seat_gain
from crowe_table.search.trick_play import PlainPlay
from crowe_table.search.tricks import TrickGuide

Likely: TypeAlias = Callable[[State[RecordT, OptionsT], View[RecordT, OptionsT]], float]
"""Likelihood of a world, given the actions of its seats. Only ratios between worlds matter."""
Gained: TypeAlias = Callable[[State[RecordT, OptionsT], Seat], float]
"""Gain of a seat by the end of a deal, in points, tricks or table units."""

SAMPLES_PER_WORLD = 3
"""Number of worlds sampled for each world that is kept, if some worlds are more likely than others."""
MAX_CANDIDATES = 60
"""Maximum number of answers tried. If there are more, an even sample is used."""
WORLDS = {"learner": 3, "sound": 12, "sharp": 48}
"""Number of worlds for each answer, by level."""
ADVISER_WORLDS = 64
TRICK_WORLDS = 4
"""Factor by which the number of worlds is multiplied if the kernel evaluates cards."""


class Guide(Struct, Generic[RecordT, OptionsT], frozen=True, kw_only=True):
    """Hints about a game for the general player."""

    policy: Policy[RecordT, OptionsT] | None = None
    """Policy of roll-outs. None stands for the greedy policy if points are scored, and for random play if not."""
    likely: Likely[RecordT, OptionsT] | None = None
    """Likelihood of worlds; None if all consistent worlds are equally likely."""
    gained: Gained[RecordT, OptionsT] = seat_gain
    """The gain to maximise in a deal."""
    tricks: TrickGuide | None = None
    """The evaluation of cards in a trick-taking game. Policy and gain then apply only to the game's other questions."""


class Searcher(Generic[RecordT, OptionsT]):
    """The general player of one game."""

    def __init__(self, game: Game[RecordT, OptionsT], guide: Guide[RecordT, OptionsT] | None = None) -> None:
        self.game = game
        self.guide = guide or Guide()

    def evaluate(
        self, view: View[RecordT, OptionsT], level: Level, rng: Rng, should_stop: StopCheck = never_stop
    ) -> tuple[Advice, ...]:
        """Return the seat's answers, best first, with the gain of each. Empty if the seat is not asked."""
        return self.search(view, WORLDS.get(level.key, ADVISER_WORLDS), rng, should_stop)

    def advise(self, view: View[RecordT, OptionsT]) -> tuple[Advice, ...]:
        """Return the answers of a good player, best first. The result is always the same for the same view."""
        return self.evaluate(view, _ADVISER, advice_rng(view))

    def search(
        self, view: View[RecordT, OptionsT], worlds: int, rng: Rng, should_stop: StopCheck = never_stop
    ) -> tuple[Advice, ...]:
        """Evaluate each answer in this number of worlds."""
        candidates = self._candidates(view)
        if len(candidates) < 2:
            return tuple([Advice(action, 0.0, because("hint-search-only")) for action in candidates])
        plays = [action for action in candidates if isinstance(action, Play)]
        if plays and self.guide.tricks:
            return self._evaluate_cards(view, self.guide.tricks, plays, worlds, rng, should_stop)
        sample, roll_out = self._sampler(view, rng), self._roll_out(view)

        def value(world: State[RecordT, OptionsT], action: Action | None) -> float:
            s = world.clone()
            if action is not None:
                self.game.apply(s, action)
            roll_out.play(s, rng)
            return self.guide.gained(s, view.seat)

        found = halve(candidates, worlds, sample, value, should_stop)
        if self.guide.gained is seat_gain and not view.public.scores:
            return _advice(found, Measure.MONEY, view.options.unit)
        return _advice(found, Measure.POINTS, 1)

    def _evaluate_cards(
        self,
        view: View[RecordT, OptionsT],
        guide: TrickGuide,
        plays: Sequence[Play],
        worlds: int,
        rng: Rng,
        should_stop: StopCheck,
    ) -> tuple[Advice, ...]:
        """Evaluate cards only. Computer players take no optional actions during the play."""
        actions = {play.card: play for play in plays}
        why = because("hint-search-best", worlds=TRICK_WORLDS * worlds)
        found = guide.evaluate(self.game, view, list(actions), TRICK_WORLDS * worlds, rng, should_stop)
        return tuple([Advice(actions[each.card], each.value, why, error=each.error) for each in found])

    def _candidates(self, view: View[RecordT, OptionsT]) -> Sequence[Action | None]:
        """Return every legal answer, or an even sample. If the seat need not speak, None for silence is included."""
        legal = view.legal
        step = -(-len(legal) // MAX_CANDIDATES) or 1
        silent = view.call is not None and not view.call.must
        return (*legal[::step], *((None,) if silent else ()))

    def _roll_out(self, view: View[RecordT, OptionsT]) -> RollOut[RecordT, OptionsT]:
        policy = self.guide.policy or self._usual_policy(view)
        return RollOut(self.game, policy)

    def _usual_policy(self, view: View[RecordT, OptionsT]) -> Policy[RecordT, OptionsT]:
        if self.guide.tricks:
            return cast("Policy[RecordT, OptionsT]", PlainPlay(self.guide.tricks.play))
        return Greedy(self.game) if view.public.scores else random_answer

    def _sampler(self, view: View[RecordT, OptionsT], rng: Rng) -> Callable[[], State[RecordT, OptionsT]]:
        """Return a function that samples worlds in proportion to their likelihood."""
        likely = self.guide.likely
        if likely is None:
            return lambda: self.game.imagine(view, rng)

        def draw() -> State[RecordT, OptionsT]:
            drawn = [self.game.imagine(view, rng) for _ in range(SAMPLES_PER_WORLD)]
            weights = [likely(s, view) for s in drawn]
            target = rng.real() * sum(weights)
            for s, weight in zip(drawn, weights, strict=True):
                target -= weight
                if target < 0:
                    return s
            return drawn[-1]

        return draw


def _advice(trials: Sequence[Trial[Action | None]], measure: Measure, scale: float) -> tuple[Advice, ...]:
    """Return each answer with its value and reason. ``scale`` is the value of one unit of gain."""
    return tuple(
        [
            Advice(
                trial.candidate,
                trial.mean * scale,
                because("hint-search-best", worlds=trial.count),
                measure,
                trial.error(trials[0]) * scale,
            )
            for trial in trials
        ]
    )


_ADVISER = Level(key="adviser", whole=True, replies=True, worlds=ADVISER_WORLDS, score=True, budget=SHARP.budget)
