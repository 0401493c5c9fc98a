"""Computer player for Écarté.

It sees Views only. The learner asks for cards too rarely, keeps court cards, plays high cards first and sometimes
forgets the king. The sound player follows the books' rules for standing, discarding and leading. Before the play, the
sharp player uses the same rules, because sampling did not improve on them. It then solves the play in many sampled
worlds, which are weighted by the opponent's actions. It values each result by its effect on the game.
"""

from collections.abc import Callable, Iterator, Sequence

from crowe_table.engine.cards import KING, Card, make, suit
from crowe_table.engine.core import Action, Said, Seat, because
from crowe_table.engine.rng import Rng
from crowe_table.games.ecarte import heuristics
from crowe_table.games.ecarte.actions import FreshCards, GiveIfEnough, PlayHand, Refuse
from crowe_table.games.ecarte.heuristics import (
    beginner_plays,
    jeu_de_regle,
    likelihood,
    looks_good,
    recommended_lead,
    rule_discard,
)
from crowe_table.games.ecarte.rules import Ecarte
from crowe_table.games.ecarte.state import CARDS, HAND, PIQUET_PACK, TRICKS, EcarteRecord, EcarteView, order
from crowe_table.kit.claims import Claim
from crowe_table.kit.exchange import Change
from crowe_table.kit.marking import DoubtMark, Mark, Unmark
from crowe_table.kit.revokes import Amend, ClaimRevoke
from crowe_table.kit.spectator_bets import BackNobody
from crowe_table.kit.tricks import Play, not_held, played_by, revoked
from crowe_table.search.advice import NO_REASON, Advice, Level, Measure, StopCheck, advice_rng, in_order, never_stop
from crowe_table.search.expected_play import add_expected_line
from crowe_table.search.levels import LEARNER, SHARP, SOUND
from crowe_table.search.open_hands import OpenHands, new_kernel
from crowe_table.search.trick_worlds import PlayedDeal, compare
from crowe_table.search.worlds import Worlds

GAME = Ecarte()
ADVISER = Level(key="adviser", whole=True, replies=True, worlds=192, score=True, budget=2000)
"""Level used for hints."""
STAND_FROM, STAND_AGAIN_FROM, REFUSE_FROM = 0.68, 0.55, 0.5
"""Minimum chance of winning the point with which a player stands before an exchange, stands after one, or refuses.

They are the rule book's figures, computed from 30,000 deals for each pair of thresholds.
"""
EVEN = 0.5
"""Minimum chance for standing while the dealer needs one point and may draw the king."""
FORGET_ONE_IN = 3
"""A learner forgets the king once in this many times, on average."""
WORLDS_FACTOR = 4
"""Factor on a level's number of worlds for estimating the chance of the point. The error is then below two percent."""
BLOCK = 8
"""Number of worlds between two checks of the time."""


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """Return all three levels. Between two players, each beats the level below. Larger tables were not measured."""
    del preset, seats
    return LEARNER, SOUND, SHARP


def evaluate(view: EcarteView, level: Level, rng: Rng, should_stop: StopCheck = never_stop) -> tuple[Advice, ...]:
    """Return the legal actions worth considering, best first. Each has its value and its reason."""
    if not view.legal:
        return ()
    if spoken := _obvious_action(view):
        forgets = not level.whole and isinstance(spoken[0].action, Mark) and rng.below(FORGET_ONE_IN) == 0
        if not forgets:
            return spoken
    kinds = {type(action) for action in view.legal}
    thinker = _EcarteDecision(view, level, rng, should_stop)
    if Play in kinds:
        return thinker.play()
    if PlayHand in kinds or Refuse in kinds:
        return thinker.propose_or_answer()
    if Change in kinds:
        return thinker.change()
    return _routine_answer(view, rng)


def advise(view: EcarteView) -> tuple[Advice, ...]:
    """Return the advice for this view, best first. Equal views get equal advice."""
    rng = advice_rng(view)
    advice = evaluate(view, ADVISER, rng)
    if not advice or not isinstance(advice[0].action, Play):
        return advice
    return _EcarteDecision(view, ADVISER, rng, never_stop).with_line(advice)


# --- Forced and obvious actions --------------------------------------------------------------------------------------


def _obvious_action(view: EcarteView) -> tuple[Advice, ...]:
    """Return an obvious action, such as marking the king, claiming a proven fault or claiming a decided hand."""
    for action in view.legal:
        match action:
            case Amend():
                return (Advice(action, 1.0, because("hint-mistaken", law="strict")),)
            case Unmark() if not _has_king(view):
                return (Advice(action, 1.0, because("hint-mistaken", law="strict")),)
            case Mark() if _has_king(view):
                return (Advice(action, 1.0, NO_REASON),)
            case Claim():
                return (Advice(action, 1.0, NO_REASON),)
            case DoubtMark(penalty="reduced") if _king_elsewhere(view):
                return (Advice(action, 1.0, because("hint-doubt", law="strict")),)
            case ClaimRevoke(penalty="reduced") if _revoked(view, action):
                return (Advice(action, 1.0, because("hint-revoke", law="strict", number=action.trick)),)
    return ()


def _has_king(view: EcarteView) -> bool:
    king = make(KING, view.public.trump)
    return king in view.zone(HAND[view.seat].key).cards or king in view.public.trick


def _king_elsewhere(view: EcarteView) -> bool:
    """Whether the viewer sees the king of trumps in their own hand, among their discards, or turned up.

    The opponent then cannot hold it.
    """
    king, seat = make(KING, view.public.trump), view.seat
    own = (HAND[seat].key, f"waste:{seat}", "turned")
    return any(king in view.zone(key).cards for key in own)


def _revoked(view: EcarteView, claim: ClaimRevoke) -> bool:
    r = view.public
    return revoked(r, claim.other, claim.trick - 1, (), order(r.trump), TRICKS.duty(view))


def _routine_answer(view: EcarteView, rng: Rng) -> tuple[Advice, ...]:
    """Return an answer to a routine question. Computer players never back others and never ask for fresh cards."""
    quiet = [action for action in view.legal if not isinstance(action, DoubtMark | ClaimRevoke | Mark | FreshCards)]
    for action in quiet:
        if isinstance(action, BackNobody):
            return (Advice(action, 0.0, NO_REASON),)
    if view.call is None or not view.call.must or not quiet:
        return ()
    return (Advice(quiet[rng.below(len(quiet))], 0.0, NO_REASON),)


# --- Decisions -------------------------------------------------------------------------------------------------------


class _EcarteDecision:
    def __init__(self, view: EcarteView, level: Level, rng: Rng, should_stop: StopCheck) -> None:
        self.view = view
        self.rng = rng
        self.should_stop = should_stop
        self.learner = not level.whole
        self.imagines = level.worlds > 0
        self.race = level.score
        self.worlds = level.worlds
        self.r: EcarteRecord = view.public
        self.seat: Seat = view.seat
        self.other = next(seat for seat in self.r.playing if seat != self.seat)
        self.order = order(self.r.trump)
        self.duty = TRICKS.duty(view)
        self.hand = list(view.zone(HAND[self.seat].key).cards)
        seen = {card for zone in view.zones for card in zone.cards}
        self.unseen = [card for card in PIQUET_PACK if card not in seen]
        self.kernel = new_kernel(2, self.duty)
        self.measure = Measure.GAMES if self.race else Measure.POINTS
        self.thrown = self._thrown()

    # --- the opponent's hand

    def _thrown(self) -> int:
        """Return the number of cards in the opponent's last exchange; 0 if there was none."""
        messages = [event.words for event in self.view.past if isinstance(event, Said) and event.seat == self.other]
        numbers = [value for words in messages for name, value in words.args if words.key == "say-change"]
        return next((number for number in reversed(numbers) if isinstance(number, int)), 0)

    def likelihood(self, other: Sequence[Card]) -> float:
        """Return the likelihood of five cards as the opponent's hand, given the opponent's actions."""
        r = self.r
        stood: bool | None = None
        if self.other == r.eldest:
            stood = r.stood
        elif r.refused:
            stood = True
        return likelihood(other, r.trump, self.thrown, stood, self.other == r.dealer)

    # --- value of a hand

    def tricks(self, own: Sequence[Card], other: Sequence[Card], leads: bool) -> int:
        solver = OpenHands([own, other], self.order, (0, 1), duty=self.duty, memory=self.kernel)
        return solver.tricks(0) if leads else len(own) - solver.tricks(1)

    def value(self, taken: int, own_penalty: bool, other_penalty: bool) -> float:
        """Return the value of a hand in which the seat takes this number of tricks."""
        points = theirs = 0
        bold = self.view.options.stood_penalty
        if taken >= 3:
            points += 2 if taken == CARDS else bold if other_penalty else 1
        else:
            theirs += 2 if not taken else bold if own_penalty else 1
        if not self.race:
            return float(points - theirs)
        return heuristics.standing(self.r, self.seat, self.other, points, theirs, self.view.options.target)

    def blocks(self, times: int = 1) -> Iterator[int]:
        """Yield the number of each world to be sampled. Stop early if time runs short.

        ``times`` multiplies the usual number of worlds.
        """
        for done in range(times * self.worlds):
            if done and done % BLOCK == 0 and self.should_stop():
                return
            yield done

    # --- proposing and giving

    def propose_or_answer(self) -> tuple[Advice, ...]:
        """Rank two choices: playing the hand, and exchanging cards.

        A player who samples worlds ranks them by the chance of the point. Other players follow a rule.
        """
        keeps: type[Action] = PlayHand if self.seat == self.r.eldest else Refuse
        keep, *others = sorted(self.view.legal, key=lambda action: not isinstance(action, keeps))
        others = [action for action in others if not isinstance(action, GiveIfEnough)]
        if not others:
            return (Advice(keep, 0.0, NO_REASON),)
        if not self.imagines:
            return self._by_rule(keep, others[0])
        leads, made, count = keeps is PlayHand, 0, 0
        for _ in self.blocks(WORLDS_FACTOR):
            self.rng.shuffle(self.unseen)
            made += self.tricks(self.hand, self.unseen[:CARDS], leads) >= 3
            count += 1
        chance = made / count
        thousandths = round(1000 * chance)
        listed = leads and jeu_de_regle(self.hand, self.r.trump)
        why_keep = because("hint-jeu" if listed else "hint-made" if leads else "hint-refuse", often=thousandths)
        why_give = because("hint-propose" if leads else "hint-give", often=thousandths)
        more = chance - self._least_chance(leads)
        found = [
            Advice(keep, more, why_keep, Measure.NOTHING),
            Advice(others[0], -more, why_give, Measure.NOTHING),
        ]
        return tuple(sorted(found, key=lambda each: -each.value))

    def _least_chance(self, leads: bool) -> float:
        """Return the minimum chance of the point for playing the hand without an exchange."""
        if not leads:
            return REFUSE_FROM
        king, r = make(KING, self.r.trump), self.r
        threatened = r.scores[r.sides[self.other]] == self.view.options.target - 1 and king in self.unseen
        return EVEN if threatened else STAND_AGAIN_FROM if r.proposals else STAND_FROM

    def _by_rule(self, keep: Action, other: Action) -> tuple[Advice, ...]:
        """Decide as a learner by rule of thumb, or as a sound player by the jeux de règle."""
        trump, deals = self.r.trump, self.seat == self.r.dealer
        stays = beginner_plays(self.hand, trump) if self.learner else jeu_de_regle(self.hand, trump, deals)
        best, rest = (keep, other) if stays else (other, keep)
        return (Advice(best, 1.0, NO_REASON, Measure.NOTHING), Advice(rest, 0.0, NO_REASON, Measure.NOTHING))

    # --- exchanging

    def change(self) -> tuple[Advice, ...]:
        """Return the discard by rule."""
        trump = self.r.trump
        legal = {action.cards: action for action in self.view.legal if isinstance(action, Change)}
        sizes = [len(cards) for cards in legal]
        rule = rule_discard(self.hand, trump, min(sizes), max(sizes))
        if self.learner:
            dull = [card for card in self.hand if not looks_good(card, trump)]
            rule = rule_discard(dull, trump, min(sizes), max(sizes)) or rule
        by_set = {frozenset(cards): action for cards, action in legal.items()}
        best = by_set.get(frozenset(rule), next(iter(legal.values())))
        return (Advice(best, 0.0, NO_REASON, Measure.NOTHING),)

    # --- playing

    def play(self) -> tuple[Advice, ...]:
        """Evaluate each card against the opponent's possible hands."""
        plays = [action for action in self.view.legal if isinstance(action, Play)]
        if len(plays) == 1:
            return (Advice(plays[0], 0.0, NO_REASON),)
        if not self.imagines:
            return self._play_by_rule(plays)
        weights: list[float] = []
        gains: list[list[float]] = []
        trick = list(self.r.trick)
        leader = 1 if trick else 0
        draw = self._hands()
        bold = (self.r.stood, self.r.refused) if self.seat == self.r.eldest else (self.r.refused, self.r.stood)
        before, gone = self.r.tricks[self.seat], played_by(self.r, self.other)
        for _ in self.blocks():
            held = draw()
            other, likely = [*held, *trick], self.likelihood([*held, *gone])
            solver = OpenHands([self.hand, other], self.order, (0, 1), duty=self.duty, memory=self.kernel)
            weights.append(likely)
            gains.append([self.value(before + solver.after(leader, trick, play.card), *bold) for play in plays])
        compared = zip(plays, compare(weights, gains), strict=True)
        found = [Advice(play, value, NO_REASON, self.measure, error) for play, (value, error) in compared]
        return tuple(sorted(found, key=lambda each: -each.value))

    def with_line(self, advice: Sequence[Advice]) -> tuple[Advice, ...]:
        """Replace the reason of a card with the expected line of play."""
        r, playing, drawn = self.r, self.r.playing, self._hands()
        deal = PlayedDeal(
            PIQUET_PACK,
            self.order,
            [r.camp(seat) for seat in playing],
            r.plays_by_place,
            playing.index(self.seat),
            duty=self.duty,
        )

        def draw() -> list[list[Card]]:
            return [self.hand if seat == self.seat else drawn() for seat in playing]

        return add_expected_line(advice, r, self.seat, self.order, deal, draw)

    def _hands(self) -> Callable[[], list[Card]]:
        held = len(self.hand) - len(self.r.trick)
        shown = not_held(self.r, self.unseen, self.order, self.duty)
        king = make(KING, self.r.trump)
        marked = self.other in self.r.marks.by and not self.view.options.strict and king in self.unseen
        room = {"other": held, "rest": len(self.unseen) - held}
        known = {king: "other"} if marked else {}
        forbidden = {card: ["other"] for card, seats in shown.items() if self.other in seats}
        worlds = Worlds(self.unseen, room, known=known, forbidden=forbidden)
        if not worlds.count:
            worlds = Worlds(self.unseen, room)
        return lambda: worlds.draw(self.rng)["other"]

    def _play_by_rule(self, plays: Sequence[Play]) -> tuple[Advice, ...]:
        """Rank the cards by rule. A sound player leads as recommended and wins as cheaply as possible.

        A learner leads and wins with the highest card, trumps first. Any player who cannot win plays the lowest card.
        """
        power, trick = self.order.power, self.r.trick
        ranked = sorted(plays, key=lambda play: (suit(play.card) == self.r.trump, power[play.card]))
        winners = [play for play in ranked if not trick or self.order.beats(play.card, trick[0])]
        best = (winners or ranked)[-1 if self.learner and winners else 0]
        if not trick and not self.learner:
            card = recommended_lead(self.hand, self.r.trump)
            best = next(play for play in ranked if play.card == card)
        return in_order((best, *[play for play in ranked if play is not best]))
