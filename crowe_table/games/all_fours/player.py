"""What a good player of All Fours knows: when to stand and to run, to save the ten, and how the game stands.

It sees Views alone. A learner goes by the eye, and plays high cards first. A sound player goes by the old rules. A
sharp one imagines the hands of the others, those the likelier that explain what they said, solves the play or plays it
out in each, and asks what each of the four points does for the game, in the order in which they are counted.
"""

from collections.abc import Callable, Iterator, Sequence

from crowe_table.engine.cards import FULL_PACK, KNAVE, Card, make, rank, suit
from crowe_table.engine.core import NO_SEAT, Action, Reason, Seat, because
from crowe_table.engine.rng import Rng
from crowe_table.games.all_fours import judgement
from crowe_table.games.all_fours.actions import Beg, GivePoint, LayAway, RunCards, StandSuit
from crowe_table.games.all_fours.counting import card_count
from crowe_table.games.all_fours.judgement import gives, standing_after, stands, tempting, to_lay_away
from crowe_table.games.all_fours.options import PEARSON
from crowe_table.games.all_fours.rules import PACKET, SIX, TRICKS, order
from crowe_table.games.all_fours.state import HAND, TURNED, WASTE, AllFoursView
from crowe_table.kit.claims import Claim
from crowe_table.kit.ranking import of_suit, ranked
from crowe_table.kit.revokes import ClaimRevoke, is_seen
from crowe_table.kit.tricks import Play, not_held, played_by
from crowe_table.search.advice import Advice, Enough, Level, Measure, advisers_rng, never
from crowe_table.search.expecting import with_line
from crowe_table.search.kernel import Kernel
from crowe_table.search.levels import LEARNER, SHARP, SOUND
from crowe_table.search.open_hands import OpenHands, TrickPoints, new_kernel
from crowe_table.search.trick_worlds import SLOWNESS, SOLVED, PlayedDeal, try_cards
from crowe_table.search.worlds import worlds_by_play

ADVISER = Level(key="adviser", whole=True, replies=True, worlds=96, score=True, budget=1500)
"""Who gives hints."""
KNAVE_COUNTS = 12
"""To take the knave is played for like so many counting points."""
UNLIKELY = 0.2
"""A world in which somebody said what the rule would not have said counts for so much."""
HALF = 2
"""Of so many worlds that a level has one is imagined: there are few cards in play."""
BLOCK = 8
"""Worlds between two looks at the clock."""
DRAWN = 8
"""Worlds drawn at the most until one explains what was said."""
SHARE_OF_TWO = 0.6
"""What the better of two adversaries has of what both take."""
REST = NO_SEAT
"""Where a card lies that nobody holds."""
NEAR = 5
"""So many ways of laying out are tried beside the rule's."""
ENOUGH_SAID = ("hint-claim", "hint-makes-knave", "hint-takes-count", "hint-only")
"""Reasons than which no line of play says more."""
UNRULED = ("hint-takes", "hint-throws-small", "hint-lead-small")
"""Reasons that say so little that any line says more."""
Points = Sequence[int]
"""The sides that score a point each, in order."""


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """The levels that differ in strength, as far as matches have shown: of three and four players a sharp one's lead
    over a sound one has been told from luck by the Encyclopædia's book alone.
    """
    return (LEARNER, SOUND, SHARP) if seats == 2 or preset == PEARSON.name else (LEARNER, SOUND)


def evaluate(view: AllFoursView, level: Level, rng: Rng, enough: Enough = never) -> tuple[Advice, ...]:
    """The lawful answers worth thinking about, best first, each with its value and its reason."""
    for action in view.legal:
        if isinstance(action, Claim):
            return (Advice(action, 1.0, because("hint-claim", law="claims")),)
        if isinstance(action, ClaimRevoke) and is_seen(view, action, TRICKS):
            return (Advice(action, 1.0, because("hint-revoke", law="revokes", number=action.trick)),)
    own = [action for action in view.legal if not isinstance(action, ClaimRevoke)]
    if not own or view.call is None or not view.call.must:
        return ()
    match own[0]:
        case Play():
            return _Decision(view, level, rng, enough).play([action for action in own if isinstance(action, Play)])
        case StandSuit() | Beg():
            return _Decision(view, level, rng, enough).choose(own, StandSuit)
        case GivePoint() | RunCards():
            return _Decision(view, level, rng, enough).choose(own, GivePoint)
        case LayAway():
            return _Decision(view, level, rng, enough).lay_away()
    return (Advice(own[rng.below(len(own))], 0.0, because("hint-any")),)


def advise(view: AllFoursView) -> tuple[Advice, ...]:
    """What a good player would do here, best first; always the same for the same view."""
    rng = advisers_rng(view)
    advice = evaluate(view, ADVISER, rng)
    if not advice or not isinstance(advice[0].action, Play) or advice[0].why.key in ENOUGH_SAID:
        return advice
    return _Decision(view, ADVISER, rng, never).with_line(advice)


class _Decision:
    """One choice of one seat."""

    def __init__(self, view: AllFoursView, level: Level, rng: Rng, enough: Enough) -> None:
        self.view, self.rng, self.enough = view, rng, enough
        self.learner, self.imagines = not level.whole, level.worlds > 0
        self.worlds = level.worlds // HALF
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
        """So many worlds, fewer when time is short."""
        for done in range(max(1, self.worlds // SLOWNESS)):
            if done and done % BLOCK == 0 and self.enough():
                return
            yield done

    # --- to stand or to beg, to give or to run

    def choose(self, own: Sequence[Action], keep: type[Action]) -> tuple[Advice, ...]:
        """Keeping the suit turned up, beside having another. With three or four it goes by the rule."""
        kept = next((action for action in own if isinstance(action, keep)), None)
        if kept is None or len(own) == 1:
            return (Advice(own[0], 0.0, because("hint-must-run", law="the-gift")),)
        other = next(action for action in own if action is not kept)
        reasons = {kept: self._why_keep(keep), other: because("hint-beg" if keep is StandSuit else "hint-run")}
        if self.learner:
            by_rule = tempting(self.hand, self.trump)
        elif keep is StandSuit:
            by_rule = stands(self.hand, self.trump)
        else:
            by_rule = gives(self.hand, self.trump) and not self._gift_wins()
        if not self.imagines or len(self.others) > 1:
            best, rest = (kept, other) if by_rule else (other, kept)
            return tuple([Advice(each, float(each is best), reasons[each], Measure.NOTHING) for each in (best, rest)])
        found = self._chosen(keep)
        ranking = sorted(zip((kept, other), found, strict=True), key=lambda each: -each[1])
        return tuple([Advice(action, value, reasons[action], Measure.GAMES) for action, value in ranking])

    def _why_keep(self, keep: type[Action]) -> Reason:
        if keep is GivePoint:
            return because("hint-give", number=len(of_suit(self.hand, self.trump)))
        high = judgement.often_high(self.hand, self.trump, self.unseen, SIX * len(self.others))
        return because("hint-stand", often=round(1000 * high), number=len(of_suit(self.hand, self.trump)))

    def _gift_wins(self) -> bool:
        """Whether a point to eldest, or to all adversaries, would end the game."""
        return max([self.r.scores[self.r.sides[seat]] for seat in self.others]) >= self.o.target - 1

    def _chosen(self, keep: type[Action]) -> tuple[float, float]:
        """Between two: what it comes to if the suit is kept, and if it is not."""
        (other,), number = self.others, len(self.hand)
        kept = changed = 0.0
        count = 0
        deals = keep is GivePoint
        gift = [self.r.sides[self.r.eldest]]
        for _ in self.blocks():
            self.rng.shuffle(self.unseen)
            theirs, stock = self.unseen[:number], self.unseen[number:]
            if deals and stands(theirs, self.trump) and self.rng.real() > UNLIKELY:
                continue
            hands = {self.seat: self.hand, other: theirs}
            suit_kept = self._comes_to(hands, self.trump)
            given = deals or (gives(theirs, self.trump) and self.r.score(self.seat) != self.o.target - 1)
            with_gift = self._stands_after([*gift, *suit_kept])
            run = self._run(hands, stock)
            kept += with_gift if deals else self._stands_after(suit_kept)
            changed += run if deals or not given else with_gift
            count += 1
        return (kept / count, changed / count) if count else (float(gives(self.hand, self.trump)), 0.5)

    def _run(self, hands: dict[Seat, list[Card]], stock: Sequence[Card]) -> float:
        """What a run comes to, if the suit that is turned up then is played."""
        left, more = list(stock), {seat: list(cards) for seat, cards in hands.items()}
        refused = {*self.r.rejected, self.trump}
        while len(left) > PACKET * len(more):
            for cards in more.values():
                cards += [left.pop() for _ in range(PACKET)]
            up = left.pop()
            if suit(up) not in refused:
                turned = [self.r.sides[self.r.dealer]] if rank(up) == KNAVE else []
                return self._stands_after([*turned, *self._comes_to(more, suit(up))])
        return self._stands_after([])

    def _comes_to(self, dealt: dict[Seat, list[Card]], trump: int) -> Points:
        """The points of a deal between two that lay out by the rule and play as well as can be, all hands open."""
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
        """The sides that score, in order, if this side takes so much (see ``_trick_points``) of what was dealt."""
        r, knave, power = self.r, make(KNAVE, trump), ranked().power
        count = taken // 2 - KNAVE_COUNTS * (taken & 1)
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
        return points[: judgement.left_of_four(r, self.o.point_cap)]

    def _stands_after(self, points: Points) -> float:
        return standing_after(self.r, self.seat, points, self.o.target)

    # --- to lay out

    def lay_away(self) -> tuple[Advice, ...]:
        """The rule; and between two, beside it what differs from it by a card."""
        number = len(self.hand) - SIX
        rule = to_lay_away(self.hand, self.trump, number)
        if self.learner:
            rule = tuple(sorted(self.hand, key=ranked().power.__getitem__)[:number])
        best, why = LayAway(self.seat, rule), because("hint-lay-away", law="good-play")
        if not self.imagines or len(self.others) > 1:
            return (Advice(best, 0.0, why, Measure.NOTHING),)
        kept = [card for card in self.hand if card not in rule]
        swaps = [(out, back) for back in rule for out in kept if suit(out) != self.trump]
        near = [rule, *[tuple([out if card == back else card for card in rule]) for out, back in swaps[:NEAR]]]
        sums = [0.0] * len(near)
        (other,), count = self.others, 0
        for _ in self.blocks():
            self.rng.shuffle(self.unseen)
            theirs = self.unseen[: len(self.hand)]
            for at, thrown in enumerate(near):
                own = [card for card in self.hand if card not in thrown]
                sums[at] += self._stands_after(self._comes_to({self.seat: own, other: theirs}, self.trump))
            count += 1
        found = sorted(zip(near, sums, strict=True), key=lambda each: -each[1])
        return tuple([Advice(LayAway(self.seat, cards), value / count, why, Measure.GAMES) for cards, value in found])

    # --- to play

    def play(self, plays: Sequence[Play]) -> tuple[Advice, ...]:
        """Each card by what it comes to in the hands that the others may still hold."""
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
            return self._stands_after(self._points(dealt, self.trump, r.sides[self.seat], taken))

        found = try_cards(deal, list(actions), drawn, gain, self.worlds, self.enough)
        return tuple(
            [Advice(actions[each.card], each.value, self._why(each.card), Measure.GAMES, each.error) for each in found]
        )

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
        """Advice on a card, its reason the line of play that is expected."""
        drawn = self._hands()

        def draw() -> list[list[Card]]:
            hands = drawn()
            return [hands[seat] for seat in self.r.ring]

        return with_line(advice, self.r, self.seat, order(self.view), self._deal(), draw, UNRULED)

    def _hands(self) -> Callable[[], dict[Seat, list[Card]]]:
        """Draws hands of the others that fit what they have played, and are such as they would have spoken with."""
        r, view = self.r, self.view
        held = {seat: len(view.zone(HAND[seat].key).cards) for seat in self.others}
        thrown = {seat: len(view.zone(WASTE[seat].key).cards) for seat in self.others}
        shown = not_held(r, self.unseen, order(view), TRICKS.duty(view))
        room: dict[Seat, int] = {seat: held[seat] + thrown[seat] for seat in self.others}
        room[REST] = len(self.unseen) - sum(room.values())
        forbidden = {card: [seat for seat in seats if seat in held] for card, seats in shown.items()}
        worlds = worlds_by_play(self.unseen, room, forbidden={} if any(thrown.values()) else forbidden)

        def keep(seat: Seat, cards: list[Card]) -> list[Card]:
            """Of what they had before they laid out, what they would have kept, and may still hold."""
            may = [card for card in cards if seat not in forbidden.get(card, ())]
            away = to_lay_away(cards, self.trump, len(cards))
            ranking = [card for card in reversed(away) if card in may] + [card for card in away if card not in may]
            return ranking[: held[seat]] if thrown[seat] else cards

        def draw() -> dict[Seat, list[Card]]:
            tries = 0
            while True:
                tries += 1
                world = worlds.draw(self.rng)
                hands = {seat: keep(seat, world[seat]) for seat in self.others}
                if tries == DRAWN or any(thrown.values()) or self.rng.real() < self._explains(hands):
                    return {**hands, self.seat: self.hand}

        return draw

    def _explains(self, hands: dict[Seat, list[Card]]) -> float:
        """How well these hands explain what eldest and the dealer said of the first suit."""
        r, likely = self.r, 1.0
        for seat, hand in hands.items():
            dealt = [*hand, *played_by(r, seat)]
            spoke = seat == r.eldest and stands(dealt, self.trump) == r.begged
            gave = seat == r.dealer and r.begged and not gives(dealt, self.trump)
            likely *= UNLIKELY if spoke or gave else 1.0
        return likely

    def _by_rule(self, plays: Sequence[Play]) -> tuple[Advice, ...]:
        """A sound player goes by the old rules. A learner leads and wins with the highest, and throws the lowest."""
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
                return judgement.value_of_leading(card, self.hand, self.trump, self.unseen, self.follow)
            return judgement.value_of_following(card, trick, wins, ours, last, self.trump)

        found = sorted(plays, key=lambda play: -value(play.card))
        return tuple([Advice(play, value(play.card), self._why(play.card), Measure.NOTHING) for play in found])

    def _why(self, card: Card) -> Reason:
        """What speaks for a card."""
        trick, ordered, trumps = self.r.trick, order(self.view), suit(card) == self.trump
        if not trick:
            if trumps:
                return because("hint-lead-trump", law="good-play")
            return because("hint-lead-count" if card_count(card) else "hint-lead-small", law="good-play")
        if not ordered.beats(card, trick[ordered.winning(trick)]):
            return because("hint-throws-count" if card_count(card) else "hint-throws-small", law="good-play")
        if card == make(KNAVE, self.trump):
            return because("hint-makes-knave", law="good-play")
        taken = sum(map(card_count, (*trick, card)))
        return because("hint-takes-count" if taken else "hint-takes", law="good-play", number=taken)


def _kept(cards: Sequence[Card], trump: int) -> list[Card]:
    """What is kept of a hand by the rule."""
    away = to_lay_away(cards, trump, len(cards) - SIX)
    return [card for card in cards if card not in away]


def _trick_points(trump: int) -> TrickPoints:
    """What cards are worth to whoever takes them: twice what they count; the knave of trumps as much as many counting
    points besides, and an odd one by which it is seen who took it.
    """
    knave = make(KNAVE, trump)
    counts = {card: 2 * card_count(card) for card in FULL_PACK if card_count(card)}
    return TrickPoints(trick=0, cards={**counts, knave: counts[knave] + 2 * KNAVE_COUNTS + 1})
