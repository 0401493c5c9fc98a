"""Computer player for Rubicon Bézique.

It sees Views only. The learner overestimates its hand, ignores which cards have been played, and wins tricks whenever
it can. The sound player weighs each combination by its chance. It also solves the last nine tricks, in which both hands
are known. The sharp player samples the hidden cards as well. It continues the game for some tricks after each choice,
and takes the choice with the highest expected game value.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeAlias

from crowe_table.engine.cards import HIDDEN
from crowe_table.engine.core import Action, PickOffer, Seat, because
from crowe_table.engine.rng import Rng
from crowe_table.games.bezique.actions import DeclareBlanche, DeclareMeld, HearOnlooker, Resign, ShowDrawn, Waive
from crowe_table.games.bezique.heuristics import (
    BIT,
    BRISQUE_BITS,
    FACES,
    MAX_DRAWS_AHEAD,
    OF_FACE,
    MeldingHand,
    Waiting,
    beats,
    bits,
    chances,
    class_of,
    each_bit,
    face_of,
    ranked_declarations,
    rate_cards,
)
from crowe_table.games.bezique.last_nine import LastNine, hand_number
from crowe_table.games.bezique.melds import KINDS
from crowe_table.games.bezique.roll_outs import World, expected
from crowe_table.games.bezique.state import DECLARED, HAND, PACKS, STOCK, TAKEN, BeziquePhase, BeziqueView, brisques
from crowe_table.kit.card_declarations import parse_declared
from crowe_table.kit.tricks import Play
from crowe_table.search.advice import (
    NO_REASON,
    Advice,
    Level,
    StopCheck,
    advice_rng,
    in_order,
    never_stop,
    rules_decide_ties,
)
from crowe_table.search.levels import LEARNER, SOUND

MeldTrial: TypeAlias = Callable[[World], None]
"""Function that carries out an action in a sampled world, including the draw after the trick."""

ADVISER = Level(key="adviser", whole=True, replies=True, worlds=160, score=True, budget=2000)
"""Level used for hints."""
LEARNER_CHANCES = tuple([(1.0,) * 33 if not wanted else (0.3 / wanted**2,) * 33 for wanted in range(5)])
"""A learner's estimate of the chance of completing a combination, by number of missing cards.

The cards already played make no difference.
"""
TRICK_BONUS = 15.0
"""Value that a learner adds to any card that wins the trick."""
MAX_TRIALS, EXTRA_TRICKS = 4, 5
"""Maximum number of choices that a sharp player tries, best first, and number of tricks that follow each choice."""
WORLDS_DIVISOR = 4
"""Divisor for the number of worlds of a level, because up to four choices are tried in each world."""
DOUBT = 2
"""Number of standard errors within which two choices count as equal. Plain strategy then decides between them."""
SAMPLES_PER_HAND = 2
"""Number of opponent hands sampled for each world. The most valuable is used, because opponents keep good cards."""


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """Return the levels that differ in strength, as matches have shown."""
    del preset, seats
    return LEARNER, SOUND


def evaluate(view: BeziqueView, level: Level, rng: Rng, should_stop: StopCheck = never_stop) -> tuple[Advice, ...]:
    """Return the legal actions worth considering, best first. Each has its value and its reason."""
    legal = [action for action in view.legal if not isinstance(action, Resign | HearOnlooker)]
    kinds = {type(action) for action in legal}
    for action in legal:
        if isinstance(action, DeclareBlanche | ShowDrawn):
            return (Advice(action, 50.0, NO_REASON),)
    if Play in kinds:
        choice = _Choice(view, level, rng, should_stop)
        return choice.last_nine() if view.public.phase == BeziquePhase.LAST_NINE else choice.play()
    if DeclareMeld in kinds:
        return _Choice(view, level, rng, should_stop).declare()
    return (Advice(legal[rng.below(len(legal))], 0.0, NO_REASON),) if legal else ()


def advise(view: BeziqueView) -> tuple[Advice, ...]:
    """Return the advice for this view, best first. Equal views get equal advice."""
    return evaluate(view, ADVISER, advice_rng(view))


class _Choice:
    """One decision of one seat."""

    def __init__(self, view: BeziqueView, level: Level, rng: Rng, should_stop: StopCheck) -> None:
        self.view, self.r = view, view.public
        self.rng, self.should_stop = rng, should_stop
        self.learner = not level.whole
        self.worlds = level.worlds // WORLDS_DIVISOR
        self.seat: Seat = view.seat
        self.other = self.r.after(view.seat)
        self.own, self.theirs = self._holding(self.seat), self._holding(self.other)
        seen = {card for zone in view.zones for card in zone.cards}
        self.hidden = [BIT[card] for card in PACKS if card not in seen]
        self.unseen = [0] * FACES
        for bit in self.hidden:
            self.unseen[face_of(bit)] += 1
        self.stock = len(view.zone(STOCK.key).cards)
        self.chance = (
            LEARNER_CHANCES if self.learner else chances(min(MAX_DRAWS_AHEAD, self.stock // 2), len(self.hidden))
        )
        self.led = BIT[self.r.trick[0]] if self.r.trick else 0

    def _holding(self, seat: Seat) -> MeldingHand:
        laid = bits(self.view.zone(DECLARED[seat].key).cards)
        hand = [card for card in self.view.zone(HAND[seat].key).cards if card != HIDDEN]
        return MeldingHand(laid | bits(hand), laid, self.r.melds[seat])

    # --- playing while the stock lasts

    def play(self) -> tuple[Advice, ...]:
        """Rank the cards by plain strategy. Then rank the best of them by expected game value."""
        plays = self._distinct([action for action in self.view.legal if isinstance(action, Play)])
        choices = [BIT[action.card] for action in plays]
        values = rate_cards(self.own, choices, self.led, self.r.trump, self.chance, self.unseen)
        if self.learner and self.led:
            wins = [beats(bit, self.led, self.r.trump) for bit in choices]
            values = [value + TRICK_BONUS * won for value, won in zip(values, wins, strict=True)]
        order = sorted(range(len(plays)), key=lambda at: (-values[at], face_of(choices[at]) & 7))
        ranked: list[tuple[Action, float]] = [(plays[at], values[at]) for at in order]
        if not self.worlds or len(ranked) == 1:
            return _as_advice(ranked)
        tried = [choices[at] for at in order[:MAX_TRIALS]]
        return self._by_trials(ranked[:MAX_TRIALS], [self._card_trial(bit) for bit in tried])

    def _distinct(self, plays: Sequence[Play]) -> list[Play]:
        """Return one card of each group that has the same face and has scored in the same combinations."""
        found: dict[tuple[int, ...], Play] = {}
        for action in plays:
            bit = BIT[action.card]
            past = [at for at, used in enumerate(self.own.used) if used & bit]
            found.setdefault((face_of(bit), int(bool(bit & self.own.laid)), *past), action)
        return list(found.values())

    def _card_trial(self, bit: int) -> MeldTrial:
        def tried(world: World) -> None:
            if self.led:
                world.trick(self.led, bit)
            else:
                world.trick(bit, world.choose(1, bit))
            world.declare_best()
            world.draw()

        return tried

    # --- declaring

    def declare(self) -> tuple[Advice, ...]:
        """Rank the offers by points and by effect on other combinations.

        Then rank the best of them by expected game value.
        """
        waive = next(action for action in self.view.legal if isinstance(action, Waive))
        rest = {each[1]: (value, each) for value, each in self._judged()}
        found: list[tuple[Action, float, Waiting]] = []
        for action, points in self._offers():
            meld = parse_declared(action.offer, KINDS)
            assert meld is not None
            at = class_of(meld)
            value, judged = rest.get(at, (points, (points, at, 0, 0)))
            found.append((action, points if self.learner else value, (points, at, bits(meld.cards), judged[3])))
        found.sort(key=lambda each: -each[1])
        ranked = [(action, value) for action, value, _ in found]
        ranked.append((waive, 0.0))
        if not self.worlds:
            return _as_advice(ranked)
        tries = [_declaration_trial(waiting) for _, _, waiting in found[:MAX_TRIALS]]
        return self._by_trials([*ranked[: len(tries)], ranked[-1]], [*tries, _declaration_trial(None)])

    def _judged(self) -> list[tuple[float, Waiting]]:
        tricks = self.stock // 2 - 1
        return ranked_declarations(self.own, self.r.trump, self.chance, self.unseen, tricks)

    def _offers(self) -> list[tuple[DeclareMeld, float]]:
        forms = self.view.call.forms if self.view.call else ()
        parts = [part for form in forms for part in form.parts if isinstance(part, PickOffer)]
        points = {offer.name: float(offer.points) for part in parts for offer in part.offers}
        return [(action, points[action.offer]) for action in self.view.legal if isinstance(action, DeclareMeld)]

    # --- worlds

    def _by_trials(self, ranked: Sequence[tuple[Action, float]], tries: Sequence[MeldTrial]) -> tuple[Advice, ...]:
        """Rank the choices by expected game value, averaged over the same worlds for each choice.

        The ranking by plain strategy decides among choices that differ by no more than ``DOUBT`` standard errors.
        """
        values: list[list[float]] = [[] for _ in tries]
        for done in range(self.worlds):
            if done and self.should_stop():
                break
            world = self._imagined()
            for at, tried in enumerate(tries):
                twin = world.clone()
                tried(twin)
                twin.play_on(EXTRA_TRICKS)
                values[at].append(expected(twin, self.view.options))
        means = [sum(column) / len(column) for column in values]
        best = max(range(len(tries)), key=means.__getitem__)
        order = sorted(range(len(tries)), key=lambda at: -means[at])
        advice = [Advice(ranked[at][0], means[at], NO_REASON, error=_error(values[best], values[at])) for at in order]
        return rules_decide_ties(advice, [action for action, _ in ranked], DOUBT)

    def _imagined(self) -> World:
        """Return a world that fits the view. Of several sampled opponent hands, the most valuable is used."""
        concealed = sum(card == HIDDEN for card in self.view.zone(HAND[self.other].key).cards)
        best: World | None = None
        value = -1.0
        for _ in range(SAMPLES_PER_HAND):
            self.rng.shuffle(self.hidden)
            theirs = self.theirs.clone()
            theirs.hand |= sum(self.hidden[:concealed])
            if self.led:
                theirs.hand |= self.led
                theirs.laid |= self.led
            world = self._world(theirs, self.hidden[concealed:])
            promised = world.value(1)
            if promised > value:
                best, value = world, promised
        assert best is not None
        return best

    def _world(self, theirs: MeldingHand, stock: Sequence[int]) -> World:
        r, pair = self.r, (self.seat, self.other)
        turn = 1 if self.led else 0
        taken = [brisques(self.view.zone(TAKEN[seat].key).cards) for seat in pair]
        return World((self.own.clone(), theirs), list(stock), r.trump, [r.scores[seat] for seat in pair], taken, turn)

    # --- the last nine

    def last_nine(self) -> tuple[Advice, ...]:
        """Solve the last nine tricks. A learner plays by plain strategy instead."""
        plays = {face_of(BIT[action.card]): action for action in self.view.legal if isinstance(action, Play)}
        if self.learner or len(plays) == 1:
            return self._plainly(list(plays.values()))
        theirs = self.theirs.hand | sum(self.hidden) | self.led
        hands = hand_number(each_bit(self.own.hand)), hand_number(each_bit(theirs))
        pair = (self.seat, self.other)
        taken = [brisques(self.view.zone(TAKEN[seat].key).cards) for seat in pair]
        scores = [self.r.scores[seat] for seat in pair]
        ending = LastNine(self.r.trump, scores, taken, self.view.options, self.should_stop)
        led, begun = face_of(self.led) if self.led else -1, taken[0]
        values = {
            face: ending.after(hands, 1, led, face, begun) if self.led else ending.reply(hands, 0, face, begun)
            for face in plays
        }
        if ending.timed_out:
            return self._plainly(list(plays.values()))
        order = sorted(plays, key=lambda face: (-values[face], bool(OF_FACE[face] & BRISQUE_BITS), face & 7))
        why = because("hint-solved", law="the-last-nine")
        return tuple([Advice(plays[face], values[face], NO_REASON, also=(why,)) for face in order])

    def _plainly(self, plays: Sequence[Play]) -> tuple[Advice, ...]:
        """Rank the cards by plain strategy. The highest card that wins comes first, with trumps above others.

        If no card wins, the lowest card comes first.
        """

        def strength(action: Play) -> tuple[bool, int]:
            face = face_of(BIT[action.card])
            return face >> 3 == self.r.trump, face & 7

        ranked = sorted(plays, key=strength)
        winners = [each for each in ranked if not self.led or beats(BIT[each.card], self.led, self.r.trump)]
        best = (winners or ranked[:1])[-1]
        rest = [each for each in ranked if each is not best]
        return in_order((best, *rest))


def _declaration_trial(waiting: Waiting | None) -> MeldTrial:
    def tried(world: World) -> None:
        world.declare(waiting)
        world.draw()

    return tried


def _as_advice(ranked: Sequence[tuple[Action, float]]) -> tuple[Advice, ...]:
    return tuple([Advice(action, value, NO_REASON) for action, value in ranked])


def _error(best: Sequence[float], other: Sequence[float]) -> float:
    """Return the standard error of the difference between a choice and the best one, over the same worlds."""
    lost = [a - b for a, b in zip(best, other, strict=True)]
    mean = sum(lost) / len(lost)
    return sqrt(sum([(each - mean) ** 2 for each in lost])) / len(lost)
