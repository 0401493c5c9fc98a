"""Computer player of Schafskopf: taking the blind, burying, and card play. It sees only its View.

A learner counts only trumps to take the blind, and plays high cards first. A sound player uses the count of the rule
book and plays by rules of thumb. A sharp player samples hands that agree with the bids and the play. It plays each
sample out, or near the end solves it, and looks up the result in the book's tables.
"""

from collections.abc import Iterator, Sequence

from crowe_table.engine.cards import Card
from crowe_table.engine.core import NO_SEAT, Seat, because
from crowe_table.engine.rng import Rng
from crowe_table.games.schafskopf import counting
from crowe_table.games.schafskopf.actions import Bury, DeclineBlind, LayDown, TakeBlind
from crowe_table.games.schafskopf.counting import Scores, lone_row
from crowe_table.games.schafskopf.heuristics import (
    LEARNER_MIN_TRUMPS,
    pairs_to_bury,
    takes_blind,
    trumps_in,
)
from crowe_table.games.schafskopf.rules import TRICKS
from crowe_table.games.schafskopf.state import BURIED, CARDS, ORDER, PACK, PLAYERS, VALUES, SchafskopfView
from crowe_table.games.schafskopf.worlds import BLIND_PLACE, World, WorldSampler
from crowe_table.kit.between_deals import asks_to_rise, default_answer
from crowe_table.kit.card_points import points_in
from crowe_table.kit.claims import Claim
from crowe_table.kit.ranking import TRUMP
from crowe_table.kit.revokes import ClaimRevoke, is_proved_by_play
from crowe_table.kit.tricks import Play
from crowe_table.search.advice import NO_REASON, Advice, Level, Measure, StopCheck, advice_rng, never_stop
from crowe_table.search.levels import LEARNER, SHARP, SOUND
from crowe_table.search.open_hands import NO_MEMORY, Aim, TrickPoints, bits_of, new_kernel
from crowe_table.search.trick_worlds import PYTHON_SLOWDOWN, PlayedDeal, Share, compare, evaluate_cards

ADVISER = Level(key="adviser", whole=True, replies=True, worlds=128, score=True, budget=1500)
"""Skill level of the player that gives hints."""
POINT_SHARE, FULL_CARD = 16, 10
"""Units for the search kernel, which adds tricks and card points in one number.

A trick is worth 1, and a card point is worth ``POINT_SHARE``. A card of ``FULL_CARD`` points has the full value.
"""
BY_POINTS = TrickPoints(trick=1, cards={card: POINT_SHARE * VALUES[card] for card in PACK})
ALL_POINTS = sum(VALUES[card] for card in PACK)
MAX_SOLVED_HAND, MAX_POSITIONS = 6, 4000
"""Limits for solving a game of a lone player against two: size of a hand, and number of positions."""
WORLDS_PER_PLAY_OUT, WORLDS_PER_SOLUTION = 2, 4
"""Divisors of a level's number of sampled deals for card play.

The first applies if each deal is played out, the second if it is solved.
"""
BLOCK = 8
"""Number of deals sampled between two checks of the time limit."""
MAX_CANDIDATES = 12
"""Maximum number of pairs to bury that are compared. They are the best by rule of thumb."""


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """Return all levels. In test matches each beats the one below."""
    del preset, seats
    return LEARNER, SOUND, SHARP


def evaluate(view: SchafskopfView, level: Level, rng: Rng, should_stop: StopCheck = never_stop) -> tuple[Advice, ...]:
    """Return the legal actions worth considering, best first, each with its value and its reason."""
    for action in view.legal:
        if isinstance(action, LayDown) or (isinstance(action, Claim) and view.public.lone != NO_SEAT):
            return (Advice(action, 1.0, NO_REASON),)
        if isinstance(action, ClaimRevoke) and is_proved_by_play(view, action, TRICKS):
            return (Advice(action, 1.0, because("hint-revoke", law="revokes", number=action.trick)),)
    own = [action for action in view.legal if not isinstance(action, ClaimRevoke | Claim)]
    if not own or view.call is None or not view.call.must:
        return ()
    match own[0]:
        case TakeBlind() | DeclineBlind():
            return _SchafskopfDecision(view, level, rng, should_stop).take_or_decline()
        case Bury():
            return _SchafskopfDecision(view, level, rng, should_stop).bury()
        case Play():
            return _SchafskopfDecision(view, level, rng, should_stop).play(
                [action for action in own if isinstance(action, Play)]
            )
    action = default_answer(own) or own[rng.below(len(own))]
    return (Advice(action, 0.0, because("hint-rise-settled") if asks_to_rise(view.public) else NO_REASON),)


def advise(view: SchafskopfView) -> tuple[Advice, ...]:
    """Return a good player's actions, best first. Equal views give equal advice."""
    return evaluate(view, ADVISER, advice_rng(view))


class _SchafskopfDecision:
    """Computation of one seat's decision at one level."""

    def __init__(self, view: SchafskopfView, level: Level, rng: Rng, should_stop: StopCheck) -> None:
        self.view, self.rng, self.should_stop = view, rng, should_stop
        self.learner, self.worlds = not level.whole, level.worlds
        self.r, self.seat, self.o = view.public, view.seat, view.options
        self.players = self.r.round_from(self.r.eldest)
        self.imagined = WorldSampler(view, rng)
        self.hand = self.imagined.hand
        self.kernel = new_kernel(PLAYERS, points=BY_POINTS, memory=NO_MEMORY)
        self.bits = bits_of(PACK, ORDER, BY_POINTS, self.kernel)
        self.kernel.pack = sum(self.bits.values())

    def sample_worlds(self, most: int) -> Iterator[World]:
        """Yield sampled deals. Stop early when the time limit is reached."""
        for done in range(max(1, most // PYTHON_SLOWDOWN)):
            if done and done % BLOCK == 0 and self.should_stop():
                return
            yield self.imagined.draw()

    def value(self, scores: Scores) -> float:
        """Return the value of a deal's scores to this seat: its points above the average of all seats.

        Each pair of players pays the difference of their points at the end, so only the difference matters.
        """
        return scores.get(self.seat, 0) - sum(scores.values()) / self.view.seats

    def play_out(self, hands: World, lone: Seat = NO_SEAT) -> tuple[Share, ...]:
        """Play out a deal and return each player's share of the cards, beginning with forehand, who leads first.

        Without a ``lone`` player, everybody tries to take the fewest points.
        """
        kernel = self.kernel
        kernel.play_for(Aim.LEAST if lone == NO_SEAT else Aim.CARDS, POINT_SHARE * FULL_CARD)
        for place, seat in enumerate(self.players):
            kernel.deal(place, sum([self.bits[card] for card in hands[seat]]))
        kernel.play_outs(1 if lone == NO_SEAT else 1 << self.players.index(lone), 0, 1, True)
        found = [(kernel.taken_by(at), kernel.tricks_of(at), kernel.last_trick_of(at)) for at in range(PLAYERS)]
        return tuple([Share(*each) for each in found])

    # --- the blind

    def take_or_decline(self) -> tuple[Advice, ...]:
        """Compare taking the blind with declining it, after which a later player may take it."""
        take, leave = TakeBlind(self.seat), DeclineBlind(self.seat)
        if not self.worlds:
            by_rule = trumps_in(self.hand) >= LEARNER_MIN_TRUMPS if self.learner else takes_blind(self.hand)
            best, other = (take, leave) if by_rule else (leave, take)
            return (Advice(best, 1.0, NO_REASON, Measure.NOTHING), Advice(other, 0.0, NO_REASON, Measure.NOTHING))
        made = 0
        gains: list[tuple[float, float]] = []
        later = self.players[self.players.index(self.seat) + 1 :]
        for world in self.sample_worlds(self.worlds):
            row, scores = self._alone(world, self.seat)
            made += row >= counting.GAME_ROW
            lone = next((seat for seat in later if takes_blind(world[seat])), NO_SEAT)
            left = self._for_least(world) if lone == NO_SEAT else self._alone(world, lone)[1]
            gains.append((self.value(scores), self.value(left)))
        share = made / len(gains)
        game = min(999, max(1, round(1000 * share)))  # Worlds that were not sampled may differ, so never 0 or 1000.
        declines = because("hint-decline" if share < 0.5 else "hint-decline-better", share=game)
        found = [
            Advice(action, value, why, error=error)
            for action, why, (value, error) in zip(
                (take, leave),
                (because("hint-take", often=game), declines),
                compare([1.0] * len(gains), gains),
                strict=True,
            )
        ]
        return tuple(sorted(found, key=lambda each: -each.value))

    def _alone(self, world: World, lone: Seat) -> tuple[int, Scores]:
        """Return the row of LONE_TABLE and the scores in this sampled deal if the seat ``lone`` takes the blind."""
        whole = [*world[lone], *world[BLIND_PLACE]]
        pair = pairs_to_bury(whole)[0]
        return self._result_of_burying({**world, lone: [card for card in whole if card not in pair]}, lone, pair)

    def _result_of_burying(self, hands: World, lone: Seat, pair: Sequence[Card]) -> tuple[int, Scores]:
        share = self.play_out(hands, lone)[self.players.index(lone)]
        return self._row(share.taken, pair, lone)

    def _row(self, taken: int, pair: Sequence[Card], lone: Seat) -> tuple[int, Scores]:
        """Return the row of LONE_TABLE and the scores for the cards that the lone player has taken and buried.

        ``taken`` is in units of the kernel: tricks and card points in one number.
        """
        away = points_in(pair, VALUES) if self.o.bury_counts == "lone" else 0
        row = lone_row(taken // POINT_SHARE + away, taken % POINT_SHARE)
        return row, counting.lone_scores(row, lone, [seat for seat in self.players if seat != lone], self.o)

    def _for_least(self, world: World) -> Scores:
        return self._least(dict(zip(self.players, self.play_out(world), strict=True)), world[BLIND_PLACE])

    def _least(self, shares: dict[Seat, Share], blind: Sequence[Card]) -> Scores:
        last = max(shares, key=lambda seat: shares[seat].latest)
        points = {seat: share.taken // POINT_SHARE for seat, share in shares.items()}
        points[last] += points_in(blind, VALUES)
        tricks = {seat: share.tricks for seat, share in shares.items()}
        return counting.least_scores(points, tricks, {seat: share.latest for seat, share in shares.items()}, self.o)

    # --- burying

    def bury(self) -> tuple[Advice, ...]:
        """Choose two cards to bury: by rule of thumb, or the best of several pairs compared in the same worlds."""
        ways = pairs_to_bury(self.hand)
        if self.learner:
            ways = [tuple(sorted(self.hand, key=lambda card: (ORDER.suit_of[card] == TRUMP, ORDER.power[card]))[:2])]
        if not self.worlds:
            return (Advice(Bury(self.seat, ways[0]), 1.0, NO_REASON, Measure.NOTHING),)
        near = ways[:MAX_CANDIDATES]
        gains: list[list[float]] = []
        for world in self.sample_worlds(self.worlds):
            hands = [{**world, self.seat: [card for card in self.hand if card not in pair]} for pair in near]
            gains.append(
                [
                    self.value(self._result_of_burying(held, self.seat, pair)[1])
                    for held, pair in zip(hands, near, strict=True)
                ]
            )
        found = [
            Advice(Bury(self.seat, pair), value, NO_REASON, error=error)
            for pair, (value, error) in zip(near, compare([1.0] * len(gains), gains), strict=True)
        ]
        return tuple(sorted(found, key=lambda each: -each.value))

    # --- card play

    def play(self, plays: Sequence[Play]) -> tuple[Advice, ...]:
        """Evaluate each card that may be played, over sampled hands or by rule of thumb."""
        if len(plays) == 1:
            return (Advice(plays[0], 0.0, NO_REASON),)
        if self.learner:
            return self._rank_by_height(plays)
        deal, actions = self._deal(), {play.card: play for play in plays}
        if not self.worlds:
            world = self.imagined.draw()
            deal.imagine([world[seat] for seat in self.r.playing])
            best = deal.plain_card()
            found = sorted(plays, key=lambda play: play.card != best)
            return tuple([Advice(play, float(play.card == best), NO_REASON, Measure.NOTHING) for play in found])
        aside: list[Card] = []

        def draw() -> list[list[Card]]:
            world = self.imagined.draw()
            aside[:] = world[BLIND_PLACE]
            return [world[seat] for seat in self.r.playing]

        def gains() -> list[float]:
            return self._gains(deal, list(actions), aside)

        worlds = self.worlds // (
            WORLDS_PER_SOLUTION if len(self.hand) <= MAX_SOLVED_HAND and self.r.lone != NO_SEAT else WORLDS_PER_PLAY_OUT
        )
        evaluated = evaluate_cards(deal, list(actions), draw, gains, worlds, self.should_stop)
        return tuple([Advice(actions[each.card], each.value, NO_REASON, error=each.error) for each in evaluated])

    def _deal(self) -> PlayedDeal:
        r, playing = self.r, self.r.playing
        own = self.view.zone(BURIED[self.seat].key).cards if r.lone == self.seat else ()
        return PlayedDeal(
            [card for card in PACK if card not in own],
            ORDER,
            [r.camp(seat) for seat in playing],
            r.plays_by_place,
            playing.index(self.seat),
            points=BY_POINTS,
            aim=Aim.LEAST if r.lone == NO_SEAT else Aim.CARDS,
            full=POINT_SHARE * FULL_CARD,
        )

    def _gains(self, deal: PlayedDeal, cards: Sequence[Card], aside: Sequence[Card]) -> list[float]:
        """Return the value of each card with the sampled hands in ``deal``.

        ``aside`` holds the blind or the buried cards.
        """
        r, playing = self.r, self.r.playing
        if r.lone == NO_SEAT:
            return [
                self.value(self._least(dict(zip(playing, deal.shares(card), strict=True)), aside)) for card in cards
            ]
        lone = playing.index(r.lone)
        others = [seat for seat in self.players if seat != r.lone]
        if len(self.hand) <= MAX_SOLVED_HAND:
            rows = deal.rows(cards, lone, self._row_limits(aside), MAX_POSITIONS)
            if rows is not None:
                return [self.value(counting.lone_scores(row, r.lone, others, self.o)) for row in rows]
        return [self.value(self._row(deal.shares(card)[lone].taken, aside, r.lone)[1]) for card in cards]

    def _row_limits(self, aside: Sequence[Card]) -> list[int]:
        """Return, for each row of LONE_TABLE above the lowest, the least that the lone player must take to reach it.

        The limits are in units of the kernel. ``aside`` are the buried cards.
        """
        buried = points_in(aside, VALUES)
        away = buried if self.o.bury_counts == "lone" else 0
        rows = [POINT_SHARE * (least - away) for least in (counting.BELOW, counting.GAME, counting.SCHNEIDER)]
        return [1, *rows, POINT_SHARE * (ALL_POINTS - buried) + CARDS]

    def _rank_by_height(self, plays: Sequence[Play]) -> tuple[Advice, ...]:
        """Rank cards as a learner does: win with the highest card, or else play the lowest.

        In a game for the fewest points it is the reverse: win with the lowest card, or else play the highest.
        """
        trick, power = self.r.trick, ORDER.power
        best = trick[ORDER.winning(trick)] if trick else None
        least = self.r.lone == NO_SEAT

        def height(card: Card) -> float:
            wins = best is None or ORDER.beats(card, best)
            high = power[card] + (10 if ORDER.suit_of[card] == TRUMP else 0)
            return float(high if wins != least else -high)

        found = sorted(plays, key=lambda play: -height(play.card))
        return tuple([Advice(play, height(play.card), NO_REASON, Measure.NOTHING) for play in found])
