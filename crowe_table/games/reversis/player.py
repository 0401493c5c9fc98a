"""Computer player of Reversis. It sees only its View, so it knows no hidden cards.

A beginner looks only at the current trick and gives high cards away first. A good player counts cards, keeps low hearts
to guard a quinola, and stops a player who has every trick. An expert samples hands that agree with the play, plays out
each card, and counts the fish it gains.
"""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import Action, Seat, because
from crowe_table.engine.rng import Rng
from crowe_table.games.reversis import heuristics
from crowe_table.games.reversis.actions import AskForDue, KeepCards, PutAway
from crowe_table.games.reversis.counting import ORDER
from crowe_table.games.reversis.ending import EndSearch
from crowe_table.games.reversis.heuristics import FULL, by_discard_score, by_rank_descending, gains_in_fish
from crowe_table.games.reversis.options import HOYLE
from crowe_table.games.reversis.rules import must_be_kept_at, pack_of, stakes_in
from crowe_table.games.reversis.state import DISCARD, HAND, PASSED, STOCK, TALON, ReversisView
from crowe_table.kit.between_deals import default_answer
from crowe_table.kit.exchange import PassAcross
from crowe_table.kit.tricks import Play, voids
from crowe_table.search.advice import (
    NO_REASON,
    Advice,
    Level,
    Measure,
    StopCheck,
    advice_rng,
    in_order,
    never_stop,
    rules_decide_ties,
)
from crowe_table.search.halving import halve
from crowe_table.search.levels import LEARNER, SHARP, SOUND
from crowe_table.search.open_hands import Aim
from crowe_table.search.trick_worlds import PlayedDeal, evaluate_cards
from crowe_table.search.worlds import worlds_by_play

ADVISER = Level(key="adviser", whole=True, replies=True, worlds=96, score=True, budget=1500)
"""Skill level of the player that gives hints."""
WORLDS_PER_SAMPLE = 4
"""Divisor that turns a level's number of worlds into the number of deals sampled at Reversis."""
MAX_RANKED_SEATS = 5
EXPERT_TABLES = frozenset({(HOYLE.name, 4)})
"""Presets and numbers of seats for which an expert beat a good player in test matches."""
MAX_SEARCHED_HAND = 3
"""Largest hand for which the remaining play is searched exhaustively."""
MAX_CANDIDATES = 5
"""Maximum number of cards that an expert compares for putting away or passing."""
NO_OWNER = Seat(-1)
"""Key in WorldCards for piles that belong to no seat."""
WorldCards = dict[tuple[str, Seat], list[Card]]
"""Cards of a sampled world (a possible deal), keyed by the name and owner of the pile."""


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """Return the levels that differ in test matches.

    Beginners and good players differ with up to five players. Experts are offered only where EXPERT_TABLES lists them.
    """
    if seats > MAX_RANKED_SEATS:
        return (SOUND,)
    return (LEARNER, SOUND, SHARP) if (preset, seats) in EXPERT_TABLES else (LEARNER, SOUND)


def evaluate(view: ReversisView, level: Level, rng: Rng, should_stop: StopCheck = never_stop) -> tuple[Advice, ...]:
    """Return the legal actions worth considering, best first, each with its value and its reason."""
    legal = view.legal
    if not legal or view.call is None:
        return ()
    due = next((action for action in legal if isinstance(action, AskForDue)), None)
    if due and view.public.due[0][1] == view.seat:
        return (Advice(due, 1.0, because("hint-due", law="the-cards-led")),)
    match legal[0]:
        case Play():
            return _ReversisDecision(view, level, rng, should_stop).play(
                [act for act in legal if isinstance(act, Play)]
            )
        case PutAway() | KeepCards() | PassAcross():
            return _ReversisDecision(view, level, rng, should_stop).part_with_card(legal)
    ready = default_answer(legal) or legal[rng.below(len(legal))]
    return (Advice(ready, 0.0, NO_REASON, Measure.NOTHING),)


def advise(view: ReversisView) -> tuple[Advice, ...]:
    """Return a good player's actions, best first. Equal views give equal advice."""
    return evaluate(view, ADVISER, advice_rng(view))


class _ReversisDecision:
    """Computation of one seat's decision at one level."""

    def __init__(self, view: ReversisView, level: Level, rng: Rng, should_stop: StopCheck) -> None:
        self.view, self.rng, self.should_stop = view, rng, should_stop
        self.learner, self.worlds = not level.whole, level.worlds // WORLDS_PER_SAMPLE
        self.r, self.o, self.seat = view.public, view.options, view.seat
        self.order = self.r.round_from(self.r.ring[0])
        self.hand = list(view.zone(HAND[self.seat].key).cards)
        self.stakes = stakes_in(view)
        self.pack = pack_of(self.o)

    # --- play

    def play(self, plays: Sequence[Play]) -> tuple[Advice, ...]:
        actions = {play.card: play for play in plays}
        cards = list(actions)
        if len(cards) == 1:
            return (Advice(plays[0], 0.0, NO_REASON, Measure.NOTHING),)
        if self.learner:
            return in_order([actions[card] for card in self._rank_by_sight(cards)])
        deal = self._deal(self.r.plays)
        draw = self._worlds(voids(self.r, ORDER))
        deal.imagine(self._hands(draw()))
        best = deal.plain_card()
        ranked = [best] if best in actions else []
        ranked += [card for card in self._rank_by_sight(cards) if card not in ranked]
        by_rule = in_order([actions[card] for card in ranked])
        if not self.worlds:
            return by_rule
        world: WorldCards = {}

        def hands() -> list[list[Card]]:
            world.update(draw())
            return self._hands(world)

        def gains() -> list[float]:
            away = world["discard", NO_OWNER]
            if len(self.hand) <= MAX_SEARCHED_HAND:
                at, held = self.order.index(self.seat), tuple(map(tuple, self._hands(world)))
                ending = EndSearch(self.r, self.o, self.order, self.stakes, away)
                return [ending.after(held, at, card)[at] for card in cards]
            return [self._gain_in_fish([*self.r.trick, card, *deal.line(card)], away) for card in cards]

        found = evaluate_cards(deal, cards, hands, gains, self.worlds, self.should_stop)
        advice = [Advice(actions[each.card], each.value, NO_REASON, error=each.error) for each in found]
        return rules_decide_ties(advice, [each.action for each in by_rule])

    def _rank_by_sight(self, cards: Sequence[Card]) -> list[Card]:
        """Rank cards as a beginner does, who looks only at the current trick.

        When following, the highest card that loses comes first, and cards that win come last, the lowest first. When
        leading, the lowest card comes first.
        """
        trick = self.r.trick
        power = ORDER.power
        if not trick:
            return sorted(cards, key=lambda card: (power[card], card))
        best = trick[ORDER.winning(trick)]
        losing = sorted([card for card in cards if not ORDER.beats(card, best)], key=lambda card: (-power[card], card))
        return losing + sorted([card for card in cards if card not in losing], key=lambda card: (power[card], card))

    def _deal(self, plays: Sequence[tuple[int, ...]]) -> PlayedDeal:
        at = self.order.index
        return PlayedDeal(
            self.pack,
            ORDER,
            range(len(self.order)),
            [(at(Seat(leader)), [Card(card) for card in cards]) for leader, *cards in plays],
            at(self.seat if plays else self.r.eldest),
            points=heuristics.trick_points(self.o, self.stakes),
            solved=0,
            aim=Aim.LEAST,
            full=FULL,
        )

    def _gain_in_fish(self, fell: Sequence[Card], discard: Sequence[Card]) -> float:
        """Return the seat's gain in the deal if the play goes on with these cards.

        They begin with the first card of the current trick.
        """
        n, r = len(self.order), self.r
        plays = [play for play in r.plays if len(play) > n]
        leader = Seat(r.plays[-1][0]) if r.trick else r.turn if r.plays else r.eldest
        for first in range(0, len(fell), n):
            trick = tuple(fell[first : first + n])
            plays.append((leader, *trick))
            leader = r.round_from(leader)[ORDER.winning(trick)]
        return gains_in_fish(replace(r, plays=tuple(plays)), self.o, discard, self.stakes, (self.seat,))[0]

    # --- putting away and passing

    def part_with_card(self, legal: Sequence[Action]) -> tuple[Advice, ...]:
        """Choose a card to put away or to pass, or choose to keep the hand."""
        by_card = {action.card: action for action in legal if isinstance(action, PutAway | PassAcross)}
        keep = next((action for action in legal if isinstance(action, KeepCards)), None)
        ranked = by_rank_descending(list(by_card)) if self.learner else by_discard_score(list(by_card), self.o)
        if self.learner or not self.worlds:
            return in_order([by_card[card] for card in ranked])
        candidates: list[Card | None] = [*ranked[:MAX_CANDIDATES], *((None,) if keep else ())]
        passing = any(isinstance(action, PassAcross) for action in legal)
        deal, draw = self._deal(()), self._worlds([set() for _ in self.order])

        def value(world: WorldCards, card: Card | None) -> float:
            hands, discard = self._after_parting(world, card, passing)
            deal.imagine([hands[seat] for seat in self.order])
            return self._gain_in_fish(deal.rest(), discard)

        trials = halve(candidates, self.worlds, draw, value, self.should_stop)
        found = []
        for trial in trials:
            card = trial.candidate
            action = keep if card is None else by_card[card]
            found.append(Advice(action, trial.mean, NO_REASON, error=trial.error(trials[0])))
        return rules_decide_ties(found, [*[by_card[card] for card in ranked], keep])

    def _after_parting(
        self, world: WorldCards, card: Card | None, passing: bool
    ) -> tuple[dict[Seat, list[Card]], list[Card]]:
        """Return the hands at the first trick and the discard, if the seat puts away or passes this card.

        The other players are assumed to choose their cards by rule of thumb.
        """
        r, o = self.r, self.o
        hands = {seat: list(world["hand", seat]) for seat in self.order}
        discard = list(world["discard", NO_OWNER])
        if not passing:
            coming = r.round_from(r.eldest)
            for seat in coming[coming.index(self.seat) :]:
                bound = [each for each in hands[seat] if must_be_kept_at(o, self.stakes, each)]
                away = card if seat == self.seat else by_discard_score(hands[seat], o, bound)[0]
                talon = world["talon", seat]
                if away is None:
                    discard += talon
                    continue
                hands[seat].remove(away)
                discard.append(away)
                hands[seat] += talon
        if o.across_exchange:
            chosen = {}
            for seat in self.order:
                laid = world["passed", seat]
                own = card if passing and seat == self.seat and card is not None else None
                chosen[seat] = laid[0] if laid else own if own is not None else by_discard_score(hands[seat], o)[0]
                if not laid:
                    hands[seat].remove(chosen[seat])
            for seat in self.order:
                hands[r.after(seat, 2)].append(chosen[seat])
        return hands, discard

    # --- worlds

    def _worlds(self, shown: Sequence[set[int]]) -> Callable[[], WorldCards]:
        """Return a function that samples possible deals that agree with the view.

        ``shown`` is the set of suits that each seat is known to lack.
        """
        view, known = self.view, WorldCards()
        room: dict[tuple[str, Seat], int] = {}
        seen: set[Card] = set()
        for name, piles in (("hand", HAND), ("talon", TALON), ("passed", PASSED)):
            for seat in self.order:
                self._add_pile(view.zone(piles[seat].key).cards, (name, seat), known, room)
        self._add_pile(view.zone(DISCARD.key).cards, ("discard", NO_OWNER), known, room)
        self._add_pile(view.zone(STOCK.key).cards, ("pack", NO_OWNER), known, room)
        for zone in view.zones:
            seen.update(zone.cards)
        unseen = [card for card in self.pack if card not in seen]
        void = {("hand", seat): shown[seat] for seat in self.order}
        worlds = worlds_by_play(unseen, room, void=void)

        def draw() -> WorldCards:
            drawn = worlds.draw(self.rng)
            return {place: [*cards, *drawn.get(place, ())] for place, cards in known.items()}

        return draw

    def _add_pile(
        self, cards: Sequence[Card], place: tuple[str, Seat], known: WorldCards, room: dict[tuple[str, Seat], int]
    ) -> None:
        known[place] = [card for card in cards if card != HIDDEN]
        if hidden := len(cards) - len(known[place]):
            room[place] = hidden

    def _hands(self, world: WorldCards) -> list[list[Card]]:
        return [world["hand", seat] for seat in self.order]
