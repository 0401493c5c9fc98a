"""Computer player for Cribbage.

It sees Views only. To lay out, it takes the average score of the hand and adds or subtracts that of the crib. To play,
it samples worlds and solves the rest of the play in each. Near the end, it maximises the chance of winning instead of
points.
"""

from collections.abc import Callable, Sequence
from itertools import combinations
from math import sqrt
from typing import TypeAlias

from msgspec import Struct

from crowe_table.engine.cards import Card, rank
from crowe_table.engine.core import Action, Reason, because
from crowe_table.engine.rng import Rng
from crowe_table.games.cribbage import claiming, hints
from crowe_table.games.cribbage.actions import LayOut, PlayFor
from crowe_table.games.cribbage.counting import count_lines, in_play, value
from crowe_table.games.cribbage.crib_means import CribMeans, other_habits
from crowe_table.games.cribbage.deal_view import DealView
from crowe_table.games.cribbage.play_solver import UNREACHABLE, PlaySolver, Settle, by_value
from crowe_table.games.cribbage.race import Race, race
from crowe_table.games.cribbage.scale import scale
from crowe_table.games.cribbage.state import CribbagePhase, CribbageView
from crowe_table.games.cribbage.worlds import KeptHandSampler, SampledDeal
from crowe_table.kit.between_deals import AgreeToRise, default_answer
from crowe_table.kit.tricks import Play
from crowe_table.search.advice import Advice, Level, Measure, StopCheck, advice_rng, never_stop, rules_decide_ties
from crowe_table.search.levels import LEARNER, LEVELS, SOUND

ADVISER = Level(key="adviser", whole=True, replies=True, worlds=256, score=True, budget=2000)
"""Level used for hints."""

EXPERTS = (
    *(("crowe", 2), ("crowe", 4), ("modern", 2), ("hoyle6", 2)),
    *(("encyclopaedia", 2), ("hoyle5", 2), ("hoyle7", 2)),
)
"""Presets and numbers of players for which matches have shown that the sharp level beats the sound one."""
BLOCK = 4
"""Number of worlds between two checks of the time."""
MAX_WORLDS = 96
"""Maximum number of worlds that is useful. In the play alone, 64 worlds are as good as 400."""
END_DISTANCE = 20
"""The scores matter once a side is within this many holes of the target."""
REPLY_SHARE = 2.0
"""Weight of the next player's reply, measured as the average score of an unseen card.

It exceeds 1 because the next player chooses among several cards.
"""
MAX_THROW_GAP = 1.5
"""Maximum number of points by which a throw may be worse than the best and still be tried in worlds."""
MAX_THROWS = 5
"""Maximum number of throws tried in worlds."""
MANY_CARDS, SHORT_DEPTH = 8, 5
"""With more than ``MANY_CARDS`` cards still to be played, the search looks only ``SHORT_DEPTH`` cards ahead."""
MAX_THROW_WORLDS = 40
"""Maximum number of worlds for laying out if many cards are played out. Each world then takes long."""

Averages: TypeAlias = dict[tuple[Card, ...], float]


class Estimate(Struct, frozen=True):
    """Average value of a choice over the sampled worlds, and its standard error."""

    mean: float = 0.0
    error: float = 0.0


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """Return the levels that differ in strength, as matches have shown.

    The sharp level is offered for Crowe's games, and for two players in every other preset.
    """
    return LEVELS if (preset, seats) in EXPERTS else (LEARNER, SOUND)


def evaluate(view: CribbageView, level: Level, rng: Rng, should_stop: StopCheck = never_stop) -> tuple[Advice, ...]:
    """Return the legal actions worth considering, best first. Each has its value and its reason."""
    phase = view.public.phase
    if phase is CribbagePhase.LAY_OUT and any(isinstance(action, LayOut) for action in view.legal):
        return _evaluate_lay_out(DealView(view), level, rng, should_stop)
    if claiming.is_for_claiming(view):
        return claiming.evaluate(view, level, rng)
    if not view.legal or (view.call and not view.call.must):
        return ()
    if phase is CribbagePhase.PLAY:
        return _evaluate_play(DealView(view), view.legal, level, rng, should_stop)
    return _routine_answer(view, rng)


def advise(view: CribbageView) -> tuple[Advice, ...]:
    """Return the advice for this view, best first. Equal views get equal advice."""
    return evaluate(view, ADVISER, advice_rng(view))


def _routine_answer(view: CribbageView, rng: Rng) -> tuple[Advice, ...]:
    """Return a random cut, readiness, or agreement to end the game."""
    if (ready := default_answer(view.legal)) is not None:
        rises = isinstance(ready, AgreeToRise)
        return (
            Advice(ready, 0.0, because("hint-rise-together") if rises else hints.without_choice(view.public.phase)),
        )
    action = view.legal[rng.below(len(view.legal))]
    return (Advice(action, 0.0, hints.without_choice(view.public.phase)),)


# --- Laying out ------------------------------------------------------------------------------------------------------


def _evaluate_lay_out(seen: DealView, level: Level, rng: Rng, should_stop: StopCheck) -> tuple[Advice, ...]:
    """Rank every throw by the cards kept and by the crib.

    Close throws are ranked by the play or by the race as well (R3).
    """
    throws = list(combinations(by_value(seen.hand), seen.options.laid_out))
    hands = {thrown: _hand_mean(seen, thrown) for thrown in throws}
    if not level.whole:
        return _best_first([Advice(_lay(seen, thrown), gain, hints.hand_alone(gain)) for thrown, gain in hands.items()])
    cribs = _crib_means(seen, throws)
    sign = 1 if seen.own_crib else -seen.against
    points = {thrown: hands[thrown] + sign * cribs[thrown] for thrown in throws}
    if level.worlds and level.score and _near_end(seen):
        return _race_lay_out(seen, points, hands, level, rng, should_stop)
    likely = _close_throws(points) if level.worlds else []
    plays = _plays_after(seen, likely, level, rng, should_stop) if len(likely) > 1 else {}
    usual = Estimate(sum([each.mean for each in plays.values()]) / len(plays)) if plays else Estimate()
    advice = [
        Advice(
            _lay(seen, thrown),
            points[thrown] + plays.get(thrown, usual).mean,
            hints.laid_out(hands[thrown], cribs[thrown], seen.own_crib),
            error=plays.get(thrown, usual).error,
        )
        for thrown in sorted(throws, key=lambda thrown: thrown not in plays)
    ]
    return (*_best_first(advice[: len(plays)]), *_best_first(advice[len(plays) :]))


def _lay(seen: DealView, thrown: Sequence[Card]) -> LayOut:
    return LayOut(seen.seat, tuple(card for card in seen.hand if card in thrown))


def _kept_cards(seen: DealView, thrown: Sequence[Card]) -> list[Card]:
    return [card for card in seen.hand if card not in thrown]


def _hand_mean(seen: DealView, thrown: Sequence[Card]) -> float:
    """Return the score of the kept cards with the starter. If the starter is unknown, return the average over all
    starters.
    """
    kept = _kept_cards(seen, thrown)
    total = scale(len(kept), seen.options, crib=False).total
    starts = seen.starts()
    return sum(total(kept, start) for start in starts) / len(starts)


def _crib_means(seen: DealView, throws: Sequence[tuple[Card, ...]]) -> Averages:
    habits = other_habits(seen.options, seen.seats, seen.own_crib)
    means = CribMeans(seen.options, seen.unseen, seen.start, habits)
    return {thrown: means.mean(thrown) for thrown in throws}


def _close_throws(points: Averages) -> list[tuple[Card, ...]]:
    """Return the throws whose scores are close to the best. The play may decide between them."""
    order = sorted(points, key=lambda thrown: -points[thrown])
    return [thrown for thrown in order[:MAX_THROWS] if points[thrown] > points[order[0]] - MAX_THROW_GAP]


def _plays_after(
    seen: DealView, throws: Sequence[tuple[Card, ...]], level: Level, rng: Rng, should_stop: StopCheck
) -> dict[tuple[Card, ...], Estimate]:
    def solve(world: SampledDeal) -> list[float]:
        solver = _solver(seen, world)
        return [_value_of_throw(seen, solver, thrown) for thrown in throws]

    found = _averages(seen, solve, len(throws), level, rng, should_stop, _worlds_for_throws(seen))
    return dict(zip(throws, found, strict=True))


def _worlds_for_throws(seen: DealView) -> int:
    kept = len(seen.hand) - seen.options.laid_out
    many = seen.options.play_out and seen.seats * kept > MANY_CARDS
    return MAX_THROW_WORLDS if many else MAX_WORLDS


def _race_lay_out(
    seen: DealView, points: Averages, hands: Averages, level: Level, rng: Rng, should_stop: StopCheck
) -> tuple[Advice, ...]:
    """Rank the throws with the best totals, and those with the best hands, by the value of the game afterwards."""
    throws = sorted(points, key=lambda thrown: -points[thrown])[:MAX_THROWS]
    throws += [thrown for thrown in sorted(hands, key=lambda thrown: -hands[thrown])[:2] if thrown not in throws]
    standing = race(seen.options, seen.seats)

    def solve(world: SampledDeal) -> list[float]:
        solver = _solver(seen, world)
        solver.race(*_needs(seen))
        found = []
        for thrown in throws:
            world.kept[seen.place] = _kept_cards(seen, thrown)
            solver.settle = _settlement(seen, standing, _counts_to_come(seen, world, [*world.crib, *thrown]))
            found.append(_value_of_throw(seen, solver, thrown))
        return found

    gains = _averages(seen, solve, len(throws), level, rng, should_stop, _worlds_for_throws(seen))
    lurch = _lurch_threatens(seen, standing)
    return _best_first(
        [
            Advice(_lay(seen, thrown), each.mean, hints.race_laid_out(each.mean, lurch), Measure.GAMES, each.error)
            for thrown, each in zip(throws, gains, strict=True)
        ]
    )


def _value_of_throw(seen: DealView, solver: PlaySolver, thrown: Sequence[Card]) -> float:
    solver.hands[seen.place] = by_value(_kept_cards(seen, thrown))
    return solver.lead(seen.eldest, _search_depth(solver))


# --- Playing ---------------------------------------------------------------------------------------------------------


def _evaluate_play(
    seen: DealView, legal: Sequence[Action], level: Level, rng: Rng, should_stop: StopCheck
) -> tuple[Advice, ...]:
    """Rank the playable cards: by their scores, by rules of thumb, or by sampled worlds."""
    cards = by_value(list({action.card for action in legal if isinstance(action, Play | PlayFor)}))
    if len(cards) == 1:
        return (Advice(_playing(seen, cards[0], level, rng), 0.0, hints.only()),)
    if level.worlds and level.score and _near_end(seen):
        return _race_play(seen, cards, level, rng, should_stop)
    if level.worlds:
        gains = _by_worlds(seen, cards, None, level, rng, should_stop)
    else:
        gains = [Estimate(_by_rule(seen, card) if level.replies else float(_points(seen, card))) for card in cards]
    actions = {card: _playing(seen, card, level, rng) for card in cards}
    advice = _best_first(
        [
            Advice(actions[card], each.mean, _why(seen, card), error=each.error)
            for card, each in zip(cards, gains, strict=True)
        ]
    )
    ruled = sorted(cards, key=lambda card: -_by_rule(seen, card)) if level.worlds else []
    return rules_decide_ties(advice, [actions[card] for card in ruled]) if ruled else advice


def _race_play(
    seen: DealView, cards: Sequence[Card], level: Level, rng: Rng, should_stop: StopCheck
) -> tuple[Advice, ...]:
    standing = race(seen.options, seen.seats)
    gains = _by_worlds(seen, cards, standing, level, rng, should_stop)
    lurch = _lurch_threatens(seen, standing)
    return _best_first(
        [
            Advice(
                _playing(seen, card, level, rng),
                each.mean,
                hints.race_played(each.mean, lurch),
                Measure.GAMES,
                each.error,
            )
            for card, each in zip(cards, gains, strict=True)
        ]
    )


def _playing(seen: DealView, card: Card, level: Level, rng: Rng) -> Play | PlayFor:
    """Return the action that plays a card. It claims the score where claims are required."""
    if seen.options.count_mode == "automatic":
        return Play(seen.seat, card)
    return PlayFor(seen.seat, card, claiming.claimed_points(_points(seen, card), level, rng))


def _points(seen: DealView, card: Card) -> int:
    solver = _solver(seen)
    return solver.score_card(card, solver.trail())[0]


def _by_worlds(
    seen: DealView, cards: Sequence[Card], standing: Race | None, level: Level, rng: Rng, should_stop: StopCheck
) -> list[Estimate]:
    """Return, for each card, the average value of the rest of the play or of the game."""

    def solve(world: SampledDeal) -> list[float]:
        solver = _solver(seen, world)
        if standing is not None:
            solver.race(*_needs(seen))
            solver.settle = _settlement(seen, standing, _counts_to_come(seen, world, world.crib))
        trail = solver.trail()
        sight = _search_depth(solver)
        return [solver.after(seen.place, card, trail, sight) for card in cards]

    return _averages(seen, solve, len(cards), level, rng, should_stop)


def _by_rule(seen: DealView, card: Card) -> float:
    """Rate a card by its score, by what the next player may score on it, and by rules of thumb for leads.

    Leads from a pair and low leads get a bonus.
    """
    solver, after = _solver(seen), seen.public.count + value(card)
    points, trail = solver.score_card(card, solver.trail())
    solver.pile.append(card)
    replies = [solver.score_card(other, trail)[0] for other in seen.unseen if after + value(other) <= 31]
    gain = points - REPLY_SHARE * sum(replies) / len(seen.unseen)
    if not seen.public.pile:
        paired = any(other != card and rank(other) == rank(card) for other in seen.hand)
        gain += 0.5 * (paired and 3 * value(card) <= 31) + 0.25 * (value(card) < 5)
    return gain


def _why(seen: DealView, card: Card) -> Reason:
    pile, count = [*seen.public.pile, card], seen.public.count + value(card)
    assert seen.start is not None
    lines = count_lines(in_play(pile, count, seen.start, seen.options))
    solver = _solver(seen)
    trail = solver.score_card(card, solver.trail())[1]
    solver.pile.append(card)
    playable = [other for other in seen.unseen if count + value(other) <= 31]
    dangers = sum(solver.score_card(other, trail)[0] > 0 for other in playable)
    leads = not seen.public.pile
    followers = hints.Followers(len(seen.unseen), len(playable), dangers)
    return hints.played(card, seen.public.count, lines, seen.hand, leads, followers)


# --- Worlds ----------------------------------------------------------------------------------------------------------


def _averages(
    seen: DealView,
    solve: Callable[[SampledDeal], Sequence[float]],
    choices: int,
    level: Level,
    rng: Rng,
    should_stop: StopCheck,
    most: int = MAX_WORLDS,
) -> list[Estimate]:
    """Return the weighted average of each choice over the worlds of the level. At most ``most`` worlds are used."""
    imagination = KeptHandSampler(seen, rng)
    found: list[Sequence[float]] = []
    given: list[float] = []
    done = 0
    while done < min(level.worlds, most) and not (done and done % BLOCK == 0 and should_stop()):
        done += 1
        world = imagination.world()
        if not world.weight:
            continue
        given.append(world.weight)
        found.append(solve(world))
    return _estimates(found, given, choices)


def _estimates(found: Sequence[Sequence[float]], weights: Sequence[float], choices: int) -> list[Estimate]:
    """Return the average of each choice, and an error.

    The error is the standard error of the difference from the best choice in the same worlds.
    """
    total = sum(weights)
    if not total:
        return [Estimate()] * choices
    tried = list(zip(found, weights, strict=True))
    means = [sum([weight * each[i] for each, weight in tried]) / total for i in range(choices)]
    top = means.index(max(means))

    def error(i: int) -> float:
        apart = means[top] - means[i]
        return sqrt(sum([(weight * (each[top] - each[i] - apart)) ** 2 for each, weight in tried])) / total

    return [Estimate(mean, error(i)) for i, mean in enumerate(means)]


def _solver(seen: DealView, world: SampledDeal | None = None) -> PlaySolver:
    """Return a solver of the current play. If a world is given, its hands are used."""
    start = world.start if world is not None else seen.start
    assert start is not None
    solver = PlaySolver(seen.options, start, seen.public.pile)
    solver.friends = seen.friends
    if seen.against != 1:
        solver.settle = lambda ours, theirs: ours - seen.against * theirs
    if world is not None:
        solver.hands = [by_value(held) for held in world.held]
    return solver


def _search_depth(solver: PlaySolver) -> int:
    many = solver.play_out and sum(map(len, solver.hands)) > MANY_CARDS
    return SHORT_DEPTH if many else UNREACHABLE


# --- The race --------------------------------------------------------------------------------------------------------


def _near_end(seen: DealView) -> bool:
    return max(seen.ours, seen.theirs) >= seen.options.target - END_DISTANCE


def _needs(seen: DealView) -> tuple[int, int]:
    """Return the points that the player's side and the opponents need to win.

    If there are two opposing sides, both are assumed to score equally.
    """
    target = seen.options.target
    return target - seen.ours, (target - seen.theirs) * (len(seen.public.scores) - 1)


def _lurch_threatens(seen: DealView, standing: Race) -> bool:
    return standing.won([min(seen.public.scores)]) != 1.0


def _counts_to_come(seen: DealView, world: SampledDeal, crib: Sequence[Card]) -> list[tuple[int, int]]:
    """Return the side and the points of each count that is still to come, in order."""
    total = scale(seen.options.kept, seen.options, crib=False).total
    order = [(seen.eldest + step) % seen.seats for step in range(seen.seats)]
    shows = [(seen.side_of(place), total(world.kept[place], world.start)) for place in order]
    return [*shows, (seen.side_of(seen.dealer), scale(len(crib), seen.options, crib=True).total(crib, world.start))]


def _settlement(seen: DealView, standing: Race, shows: Sequence[tuple[int, int]]) -> Settle:
    """Return a function that gives the value of the game in stakes.

    Its arguments are the points that the player's side and the others score in the play.
    """
    target, scores, own = standing.target, seen.public.scores, seen.side_of(seen.place)
    order = list(dict.fromkeys([seen.side_of((seen.eldest + 1 + step) % seen.seats) for step in range(seen.seats)]))
    others, place = [side for side in order if side != own], order.index(own)

    def out(side: int, now: Sequence[int]) -> float:
        return standing.won([now[each] for each in others]) if side == own else -standing.won([now[own]])

    def settle(made: int, lost: int) -> float:
        now = list(scores)
        now[own] += made
        for number, side in enumerate(others):
            now[side] += (lost + number) // len(others)
        for side in (own, *others):
            if now[side] >= target:
                return out(side, now)
        for side, points in shows:
            now[side] += points
            if now[side] >= target:
                return out(side, now)
        return standing.value(place, [now[side] for side in order])

    return settle


def _best_first(advice: Sequence[Advice]) -> tuple[Advice, ...]:
    """Sort the advice with the best first. Equal advice keeps its order, in which low cards come first."""
    return tuple(sorted(advice, key=lambda each: -each.value))
