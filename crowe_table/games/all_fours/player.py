"""Computer player for All Fours.

It sees Views only. The learner leads and wins with high cards. The sound player follows the old rules. The sharp player
samples the hidden hands and weights each sample by how well it explains the begging. It then solves or rolls out the
play in each sample. It values the four points in the order of counting.
"""

from collections.abc import Callable, Iterator, Sequence

from crowe_table.engine.cards import FULL_PACK, KNAVE, Card, make, rank, suit
from crowe_table.engine.core import NO_SEAT, Action, Reason, Seat, because
from crowe_table.engine.rng import Rng
from crowe_table.games.all_fours import heuristics
from crowe_table.games.all_fours.actions import Beg, GivePoint, LayAway, RunCards, StandSuit
from crowe_table.games.all_fours.counting import card_count
from crowe_table.games.all_fours.heuristics import (
    beginner_likes,
    prospects_after,
    rule_discard,
    should_give,
    should_stand,
)
from crowe_table.games.all_fours.options import PEARSON
from crowe_table.games.all_fours.rules import SIX, TRICKS, order, receivers
from crowe_table.games.all_fours.state import HAND, PACKET, TURNED, WASTE, AllFoursView
from crowe_table.kit.claims import Claim
from crowe_table.kit.ranking import of_suit, ranked
from crowe_table.kit.revokes import ClaimRevoke, is_proved_by_play
from crowe_table.kit.tricks import Play, not_held, played_by
from crowe_table.search.advice import Advice, Level, Measure, StopCheck, advice_rng, never_stop, rules_decide_ties
from crowe_table.search.expected_play import add_expected_line
from crowe_table.search.kernel import Kernel
from crowe_table.search.levels import LEARNER, SHARP, SOUND
from crowe_table.search.open_hands import OpenHands, TrickPoints, new_kernel
from crowe_table.search.trick_worlds import PYTHON_SLOWDOWN, SOLVED, PlayedDeal, sample_cards
from crowe_table.search.worlds import worlds_by_play

ADVISER = Level(key="adviser", whole=True, replies=True, worlds=96, score=True, budget=1500)
"""Level used for hints."""
KNAVE_BONUS = 12
"""Value of taking the knave of trumps in the play, counted like points towards Game."""
UNLIKELY = 0.2
"""Weight of a world in which one answer contradicts the rule of thumb."""
WORLDS_DIVISOR = 2
"""Divisor for the number of worlds of a level. With so few cards in play, a part of the worlds suffices."""
BLOCK = 8
"""Number of worlds between two checks of the time."""
MAX_SAMPLES = 8
"""Maximum number of samples drawn until one explains the answers."""
SHARE_OF_TWO = 0.6
"""Fraction of two opponents' card values that the better opponent is assumed to hold."""
REST = NO_SEAT
"""Placeholder seat for the cards that nobody holds."""
MAX_ALTERNATIVES = 5
"""Maximum number of discards that are tried besides the discard by rule."""
FINAL_REASONS = ("hint-claim", "hint-makes-knave", "hint-takes-count", "hint-only")
"""Reasons that an expected line of play cannot improve."""
WEAK_REASONS = ("hint-best-so-far", "hint-takes", "hint-throws-count", "hint-throws-small", "hint-lead-small")
"""Weak reasons, which any expected line of play replaces."""
Points = Sequence[int]
"""The points of a deal in the order of counting: for each, the side that scores it."""


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """Return the levels that differ in strength, as matches have shown.

    With three or four players, the sharp level significantly beats the sound one only in the Encyclopædia's preset.
    """
    return (LEARNER, SOUND, SHARP) if seats == 2 or preset == PEARSON.name else (LEARNER, SOUND)


def evaluate(view: AllFoursView, level: Level, rng: Rng, should_stop: StopCheck = never_stop) -> tuple[Advice, ...]:
    """Return the legal actions worth considering, best first. Each has its value and its reason."""
    for action in view.legal:
        if isinstance(action, Claim):
            return (Advice(action, 1.0, because("hint-claim", law="claims")),)
        if isinstance(action, ClaimRevoke) and is_proved_by_play(view, action, TRICKS):
            return (Advice(action, 1.0, because("hint-revoke", law="revokes", number=action.trick)),)
    own = [action for action in view.legal if not isinstance(action, ClaimRevoke)]
    if not own or view.call is None or not view.call.must:
        return ()
    match own[0]:
        case Play():
            return _AllFoursDecision(view, level, rng, should_stop).play(
                [action for action in own if isinstance(action, Play)]
            )
        case StandSuit() | Beg():
            return _AllFoursDecision(view, level, rng, should_stop).choose(own, StandSuit)
        case GivePoint() | RunCards():
            return _AllFoursDecision(view, level, rng, should_stop).choose(own, GivePoint)
        case LayAway():
            return _AllFoursDecision(view, level, rng, should_stop).lay_away()
    return (Advice(own[rng.below(len(own))], 0.0, because("hint-any")),)


def advise(view: AllFoursView) -> tuple[Advice, ...]:
    """Return the advice for this view, best first. Equal views get equal advice."""
    rng = advice_rng(view)
    advice = evaluate(view, ADVISER, rng)
    if not advice or not isinstance(advice[0].action, Play) or advice[0].why.key in FINAL_REASONS:
        return advice
    return _AllFoursDecision(view, ADVISER, rng, never_stop).with_line(advice)


class _AllFoursDecision:
    def __init__(self, view: AllFoursView, level: Level, rng: Rng, should_stop: StopCheck) -> None:
        self.view, self.rng, self.should_stop = view, rng, should_stop
        self.learner, self.imagines = not level.whole, level.worlds > 0
        self.worlds = level.worlds // WORLDS_DIVISOR
        self.r, self.seat, self.o = view.public, view.seat, view.options
        self.others = [seat for seat in self.r.round_from(self.r.eldest) if seat != self.seat]
        self.hand = list(view.zone(HAND[self.seat].key).cards)
        seen = {card for zone in view.zones for card in zone.cards}
        self.unseen = [card for card in FULL_PACK if card not in seen]
        self.up = view.zone(TURNED.key).cards[-1]
        self.trump = suit(self.up)
        self.follow = self.o.follow == "strict"
        self.kernels: dict[int, Kernel] = {}

    def blocks(self) -> Iterator[int]:
        """Yield the number of each world to be sampled. Stop early if time runs short."""
        for done in range(max(1, self.worlds // PYTHON_SLOWDOWN)):
            if done and done % BLOCK == 0 and self.should_stop():
                return
            yield done

    # --- stand or beg, give or run

    def choose(self, own: Sequence[Action], keep: type[Action]) -> tuple[Advice, ...]:
        """Rank two choices: to keep the turned suit, and to change it.

        With three or four players, follow the rule of thumb.
        """
        kept = next((action for action in own if isinstance(action, keep)), None)
        if kept is None or len(own) == 1:
            return (Advice(own[0], 0.0, because("hint-must-run", law="the-gift")),)
        other = next(action for action in own if action is not kept)
        reasons = {kept: self._why_keep(keep), other: because("hint-beg" if keep is StandSuit else "hint-run")}
        if self.learner:
            by_rule = beginner_likes(self.hand, self.trump)
        elif keep is StandSuit:
            by_rule = should_stand(self.hand, self.trump)
        else:
            by_rule = should_give(self.hand, self.trump) and not self._gift_wins()
        if not self.imagines or len(self.others) > 1:
            best, rest = (kept, other) if by_rule else (other, kept)
            return tuple([Advice(each, float(each is best), reasons[each], Measure.NOTHING) for each in (best, rest)])
        found = self._chosen(keep)
        ranking = sorted(zip((kept, other), found, strict=True), key=lambda each: -each[1])
        return tuple([Advice(action, value, reasons[action], Measure.GAMES) for action, value in ranking])

    def _why_keep(self, keep: type[Action]) -> Reason:
        if keep is GivePoint:
            return because("hint-give", number=len(of_suit(self.hand, self.trump)))
        high = heuristics.chance_of_high(self.hand, self.trump, self.unseen, SIX * len(self.others))
        return because("hint-stand", often=round(1000 * high), number=len(of_suit(self.hand, self.trump)))

    def _gift_wins(self) -> bool:
        return any(self.r.scores[self.r.sides[seat]] >= self.o.target - 1 for seat in receivers(self.view))

    def _chosen(self, keep: type[Action]) -> tuple[float, float]:
        """Return the value of keeping the suit and the value of changing it, with two players."""
        (other,), number = self.others, len(self.hand)
        kept = changed = 0.0
        count = 0
        deals = keep is GivePoint
        gift = [self.r.sides[self.r.eldest]]
        for _ in self.blocks():
            self.rng.shuffle(self.unseen)
            theirs, stock = self.unseen[:number], self.unseen[number:]
            if deals and should_stand(theirs, self.trump) and self.rng.real() > UNLIKELY:
                continue
            hands = {self.seat: self.hand, other: theirs}
            suit_kept = self._open_points(hands, self.trump)
            given = deals or (should_give(theirs, self.trump) and self.r.score(self.seat) != self.o.target - 1)
            with_gift = self._prospects([*gift, *suit_kept])
            run = self._run(hands, stock)
            kept += with_gift if deals else self._prospects(suit_kept)
            changed += run if deals or not given else with_gift
            count += 1
        return (kept / count, changed / count) if count else (float(should_give(self.hand, self.trump)), 0.5)

    def _run(self, hands: dict[Seat, list[Card]], stock: Sequence[Card]) -> float:
        """Return the value of a run, if the next turned suit that was not refused before becomes trumps."""
        left, more = list(stock), {seat: list(cards) for seat, cards in hands.items()}
        refused = {*self.r.rejected, self.trump}
        while len(left) > PACKET * len(more):
            for cards in more.values():
                cards += [left.pop() for _ in range(PACKET)]
            up = left.pop()
            if suit(up) not in refused:
                turned = [self.r.sides[self.r.dealer]] if rank(up) == KNAVE else []
                return self._prospects([*turned, *self._open_points(more, suit(up))])
        return self._prospects([])

    def _open_points(self, dealt: dict[Seat, list[Card]], trump: int) -> Points:
        hands = {seat: _kept(cards, trump) for seat, cards in dealt.items()}
        ring = self.r.round_from(self.r.eldest)
        played = OpenHands(
            [hands[seat] for seat in ring],
            ranked(trump=trump),
            (0, 1),
            duty=TRICKS.duty(self.view),
            points=_trick_points(trump),
            memory=self._memory(trump),
        )
        in_play = [hands[Seat(seat)] for seat in range(len(ring))]
        return self._points(in_play, trump, self.r.sides[ring[0]], played.tricks(0))

    def _memory(self, trump: int) -> Kernel:
        if trump not in self.kernels:
            self.kernels[trump] = new_kernel(2, TRICKS.duty(self.view), _trick_points(trump))
        return self.kernels[trump]

    def _points(self, dealt: Sequence[Sequence[Card]], trump: int, side: int, taken: int) -> Points:
        """Return the sides that score, in order, if ``side`` takes ``taken`` points of the cards dealt.

        ``taken`` is in the unit of ``_trick_points``.
        """
        r, knave, power = self.r, make(KNAVE, trump), ranked().power
        count = taken // 2 - KNAVE_BONUS * (taken & 1)
        others = sum([card_count(card) for cards in dealt for card in cards]) - count
        best_other = others if len(set(r.sides)) == 2 else others * SHARE_OF_TWO
        rival = max([each for each in set(r.sides) if each != side], key=r.scores.__getitem__)
        trumps = sorted([(power[c], r.sides[at]) for at, cards in enumerate(dealt) for c in of_suit(cards, trump)])
        points = [trumps[-1][1], trumps[0][1]] if trumps else []
        if any(knave in cards for cards in dealt):
            points.append(side if taken & 1 else rival)
        if count != best_other or self.o.tie_game == "elder":
            ours = count > best_other or (count == best_other and side == r.sides[r.eldest])
            points.append(side if ours else rival)
        return points[: heuristics.points_left(r, self.o.point_cap)]

    def _prospects(self, points: Points) -> float:
        return prospects_after(self.r, self.seat, points, self.o.target)

    # --- discarding

    def lay_away(self) -> tuple[Advice, ...]:
        """Compare the discard by rule with discards that differ by one card.

        With three or four players, return the discard by rule.
        """
        number = len(self.hand) - SIX
        rule = rule_discard(self.hand, self.trump, number)
        if self.learner:
            rule = tuple(sorted(self.hand, key=ranked().power.__getitem__)[:number])
        best, why = LayAway(self.seat, rule), because("hint-lay-away", law="good-play")
        if not self.imagines or len(self.others) > 1:
            return (Advice(best, 0.0, why, Measure.NOTHING),)
        kept = [card for card in self.hand if card not in rule]
        swaps = [(out, back) for back in rule for out in kept if suit(out) != self.trump]
        near = [
            rule,
            *[tuple([out if card == back else card for card in rule]) for out, back in swaps[:MAX_ALTERNATIVES]],
        ]
        sums = [0.0] * len(near)
        (other,), count = self.others, 0
        for _ in self.blocks():
            self.rng.shuffle(self.unseen)
            theirs = self.unseen[: len(self.hand)]
            for at, thrown in enumerate(near):
                own = [card for card in self.hand if card not in thrown]
                sums[at] += self._prospects(self._open_points({self.seat: own, other: theirs}, self.trump))
            count += 1
        found = sorted(zip(near, sums, strict=True), key=lambda each: -each[1])
        return tuple([Advice(LayAway(self.seat, cards), value / count, why, Measure.GAMES) for cards, value in found])

    # --- playing

    def play(self, plays: Sequence[Play]) -> tuple[Advice, ...]:
        """Evaluate each card over sampled hands."""
        if len(plays) == 1:
            return (Advice(plays[0], 0.0, because("hint-only", law="the-play")),)
        if not self.imagines:
            return self._by_rule(plays)
        r, actions = self.r, {play.card: play for play in plays}
        deal, draw = self._deal(), self._hands()
        dealt: list[list[Card]] = []

        def drawn() -> list[list[Card]]:
            hands = draw()
            dealt[:] = [[*hands[Seat(seat)], *played_by(r, Seat(seat))] for seat in range(len(r.ring))]
            return [hands[seat] for seat in r.ring]

        def gain(taken: int) -> float:
            return self._prospects(self._points(dealt, self.trump, r.sides[self.seat], taken))

        found = sample_cards(deal, list(actions), drawn, gain, self.worlds, self.should_stop)
        advice = [
            Advice(actions[each.card], each.value, self._why(each.card), Measure.GAMES, each.error) for each in found
        ]
        return rules_decide_ties(advice, [each.action for each in self._by_rule(plays)])

    def _deal(self) -> PlayedDeal:
        r = self.r
        return PlayedDeal(
            [*self.unseen, *self.hand, *[Card(card) for _, *cards in r.plays for card in cards]],
            order(self.view),
            [r.sides[seat] for seat in r.ring],
            [(r.ring.index(Seat(leader)), [Card(card) for card in cards]) for leader, *cards in r.plays],
            r.ring.index(self.seat),
            duty=TRICKS.duty(self.view),
            points=_trick_points(self.trump),
            solved=SIX if len(self.others) == 1 else SOLVED,
        )

    def with_line(self, advice: Sequence[Advice]) -> tuple[Advice, ...]:
        """Replace the reason of a card with the expected line of play."""
        drawn = self._hands()

        def draw() -> list[list[Card]]:
            hands = drawn()
            return [hands[seat] for seat in self.r.ring]

        return add_expected_line(advice, self.r, self.seat, order(self.view), self._deal(), draw, WEAK_REASONS)

    def _hands(self) -> Callable[[], dict[Seat, list[Card]]]:
        """Return a function that samples the other hands. The hands fit the cards played and the answers given."""
        r, view = self.r, self.view
        held = {seat: len(view.zone(HAND[seat].key).cards) for seat in self.others}
        thrown = {seat: len(view.zone(WASTE[seat].key).cards) for seat in self.others}
        shown = not_held(r, self.unseen, order(view), TRICKS.duty(view))
        room: dict[Seat, int] = {seat: held[seat] + thrown[seat] for seat in self.others}
        room[REST] = len(self.unseen) - sum(room.values())
        forbidden = {card: [seat for seat in seats if seat in held] for card, seats in shown.items()}
        worlds = worlds_by_play(self.unseen, room, forbidden={} if any(thrown.values()) else forbidden)

        def keep(seat: Seat, cards: list[Card]) -> list[Card]:
            """Return a player's remaining cards, given the cards dealt to them.

            Cards that the player would have discarded, and cards that they cannot hold any more, are left out.
            """
            may = [card for card in cards if seat not in forbidden.get(card, ())]
            away = rule_discard(cards, self.trump, len(cards))
            ranking = [card for card in reversed(away) if card in may] + [card for card in away if card not in may]
            return ranking[: held[seat]] if thrown[seat] else cards

        def draw() -> dict[Seat, list[Card]]:
            tries = 0
            while True:
                tries += 1
                world = worlds.draw(self.rng)
                hands = {seat: keep(seat, world[seat]) for seat in self.others}
                if tries == MAX_SAMPLES or any(thrown.values()) or self.rng.real() < self._likelihood(hands):
                    return {**hands, self.seat: self.hand}

        return draw

    def _likelihood(self, hands: dict[Seat, list[Card]]) -> float:
        """Return the likelihood of the answers of the eldest hand and the dealer about the first suit, with these
        hands.
        """
        r, likely = self.r, 1.0
        for seat, hand in hands.items():
            dealt = [*hand, *played_by(r, seat)]
            spoke = seat == r.eldest and should_stand(dealt, self.trump) == r.begged
            gave = seat == r.dealer and r.begged and not should_give(dealt, self.trump)
            likely *= UNLIKELY if spoke or gave else 1.0
        return likely

    def _by_rule(self, plays: Sequence[Play]) -> tuple[Advice, ...]:
        """Rank the cards by rule of thumb.

        A learner leads and wins with the highest card, and otherwise plays the lowest.
        """
        r, trick = self.r, self.r.trick
        ordered = order(self.view)
        power = ordered.power
        at = ordered.winning(trick) if trick else 0
        ours = bool(trick) and r.sides[r.after(Seat(r.plays[-1][0]), at)] == r.sides[self.seat]
        last = len(trick) == len(self.others)

        def value(card: Card) -> float:
            wins = not trick or ordered.beats(card, trick[at])
            if self.learner:
                return float(power[card] if wins else -power[card])
            if not trick:
                return heuristics.value_of_leading(card, self.hand, self.trump, self.unseen, self.follow)
            return heuristics.value_of_following(card, trick, wins, ours, last, self.trump)

        found = sorted(plays, key=lambda play: -value(play.card))
        return tuple([Advice(play, value(play.card), self._why(play.card), Measure.NOTHING) for play in found])

    def _why(self, card: Card) -> Reason:
        trick, ordered, trumps = self.r.trick, order(self.view), suit(card) == self.trump
        if not trick:
            if trumps:
                return because(self._why_lead_trump(ordered.power[card]), law="good-play")
            return because("hint-lead-count" if card_count(card) else "hint-lead-small", law="good-play")
        at = ordered.winning(trick)
        if not ordered.beats(card, trick[at]):
            return because(self._why_lose(card, at), law="good-play", number=card_count(card))
        more = len(trick) < len(self.others)
        beaten = more and any(ordered.beats(other, card) for other in self.unseen)
        if card == make(KNAVE, self.trump):
            return because("hint-risks-knave" if beaten else "hint-makes-knave", law="good-play")
        if beaten:
            return because("hint-best-so-far", law="good-play")
        taken = sum(map(card_count, (*trick, card)))
        return because("hint-takes-count" if taken else "hint-takes", law="good-play", number=taken)

    def _why_lead_trump(self, power: int) -> str:
        out = of_suit(self.unseen, self.trump)
        catch = any(card_count(card) in (1, 10) and ranked().power[card] < power for card in out)
        return "hint-lead-trump" if catch else "hint-draws-trump" if out else "hint-takes"

    def _why_lose(self, card: Card, at: int) -> str:
        """Return the key of the reason for a card that does not beat the trick.

        ``at`` is the index of the winning card in the trick.
        """
        r = self.r
        if r.sides[r.after(Seat(r.plays[-1][0]), at)] == r.sides[self.seat]:
            return "hint-partner-wins"
        counts = [card_count(action.card) for action in self.view.legal if isinstance(action, Play)]
        return "hint-throws-small" if card_count(card) == min(counts) else "hint-throws-count"


def _kept(cards: Sequence[Card], trump: int) -> list[Card]:
    away = rule_discard(cards, trump, len(cards) - SIX)
    return [card for card in cards if card not in away]


def _trick_points(trump: int) -> TrickPoints:
    """Return the points of each card for the play: twice its value towards Game.

    The knave of trumps adds a bonus, and one more so that its points are odd. An odd total means that the side took the
    knave.
    """
    knave = make(KNAVE, trump)
    counts = {card: 2 * card_count(card) for card in FULL_PACK if card_count(card)}
    return TrickPoints(trick=0, cards={**counts, knave: counts[knave] + 2 * KNAVE_BONUS + 1})
