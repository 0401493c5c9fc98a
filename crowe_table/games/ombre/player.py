"""Computer player of Ombre: bidding, calling, exchanging and playing.

It uses only Views. A learner bids by the number of trumps and plays high cards first. A sound player bids by the rule
book's counts. It plays cards by sampled worlds, which are weighted by the bids. A sharp player samples worlds for bids
and exchanges as well. In each world the others bid by the counts. The resulting contract is played out for points or
money. The partner differs from world to world, because only the play reveals the partner.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import inf

from msgspec.structs import replace

from crowe_table.engine.cards import KING, KNAVE, QUEEN, SUIT_WORDS, Card, parse, rank
from crowe_table.engine.core import Action, Reason, Seat, because
from crowe_table.engine.rng import Rng
from crowe_table.games.ombre.actions import (
    AgreeColour,
    AskLeave,
    CallCard,
    KeepGame,
    NameTrump,
    ProposeColour,
    SansPrendre,
    SayVoll,
    YieldGame,
)
from crowe_table.games.ombre.counting import matadors_held, tricks_needed
from crowe_table.games.ombre.heuristics import (
    MIN_STRENGTH_AS_DEALT,
    MIN_STRENGTH_TO_ASK,
    GameChances,
    best_trump,
    bid_value,
    chance_key,
    chances_by_count,
    exchange_by_rule,
    frog_chance,
    max_exchange,
    order_cards_to_call,
    solo_chance,
    strength,
    trumps_by_rank,
)
from crowe_table.games.ombre.play import duty, order_for, privilege
from crowe_table.games.ombre.rules import Ombre
from crowe_table.games.ombre.state import (
    HAND,
    SOLO_PACK,
    STOCK,
    GameBid,
    OmbrePhase,
    OmbreState,
    OmbreView,
    Word,
)
from crowe_table.games.ombre.worlds import (
    OmbreContract,
    SampledAuction,
    ThreeHandedContinuation,
    ThreeHandedSampler,
    ThreeHandedWorld,
    pot_of,
)
from crowe_table.kit import tricks
from crowe_table.kit.auction import Bid, Pass
from crowe_table.kit.between_deals import asks_to_rise, default_answer
from crowe_table.kit.claims import Claim, wins_every_trick
from crowe_table.kit.exchange import Change
from crowe_table.kit.ranking import NO_TRUMP, TRUMP
from crowe_table.kit.revokes import ClaimRevoke
from crowe_table.kit.tricks import Play
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
from crowe_table.search.levels import LEARNER, SHARP, SOUND
from crowe_table.search.trick_worlds import PYTHON_SLOWDOWN, EvaluatedCard, Hands, PlayedDeal, compare, evaluate_cards

GAME = Ombre()
ADVISER = Level(key="adviser", whole=True, replies=True, worlds=96, score=True, budget=1500)
"""Level used for hints."""
PLAY_WORLDS = {SOUND.key: 12, SHARP.key: 60}
LEARNER_CHANCE_PER_TRUMP = {"frog": 0.14, "solo": 0.1, "tout": 0.06}
"""Probability of each game that a learner assumes for every trump in hand."""
TRICK_VALUE = 0.02
"""Value of a trick beyond the contract, if the contract itself counts 1 when made and −1 when lost."""
EVEN = 0.5
"""Chance above which a game is likely."""
BLOCK = 8
"""Number of worlds between two checks of the time."""
MAX_FEWER, MAX_MORE = 3, 3
"""Maximum number of cards fewer, and of cards more, than by rule in an exchange that is tried at the game of three."""
LEARNER_MARGIN = 1.0
"""With three players, a learner counts a hand's strength as its number of trumps plus this number."""
WORD_BY_ACTION: Mapping[type[Action], Word] = {
    Pass: Word.PASS,
    AskLeave: Word.ASK,
    SansPrendre: Word.SANS_PRENDRE,
    KeepGame: Word.KEEP,
    YieldGame: Word.YIELD,
}
REASON_BY_ACTION: Mapping[type[Action], Reason] = {
    SansPrendre: because("hint-sans-prendre", law="words"),
    KeepGame: because("hint-sans-prendre", law="words"),
    AskLeave: because("hint-ask", law="words"),
    Pass: because("hint-pass-words", law="words"),
    YieldGame: because("hint-yield", law="words"),
}


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """Return all levels. Each beats the level below."""
    del preset, seats
    return LEARNER, SOUND, SHARP


def evaluate(view: OmbreView, level: Level, rng: Rng, should_stop: StopCheck = never_stop) -> tuple[Advice, ...]:
    """Return the legal actions worth considering, best first. Each has its value and its reason."""
    for action in view.legal:
        if isinstance(action, Claim):
            return (Advice(action, 1.0, because("hint-claim", law="claims")),)
        if isinstance(action, SayVoll) and _is_sure_of_rest(view):
            return (Advice(action, 1.0, because("hint-voll", law="the-voll")),)
    own = [action for action in view.legal if not isinstance(action, ClaimRevoke | Claim | SayVoll)]
    if not own or view.call is None or not view.call.must:
        return ()
    decision = _OmbreDecision(view, level, rng, should_stop)
    plays = [action for action in own if isinstance(action, Play)]
    if plays:
        return decision.play(plays)
    if view.public.phase == OmbrePhase.BIDS:
        return decision.bid(own)
    match own[0]:
        case CallCard():
            return decision.call([action for action in own if isinstance(action, CallCard)])
        case NameTrump():
            return decision.name([action for action in own if isinstance(action, NameTrump)])
        case AskLeave() | SansPrendre() | KeepGame() | YieldGame() | Pass():
            return decision.words(own)
        case Change():
            return decision.change()
        case ProposeColour():
            clubs = ProposeColour(view.seat, "clubs")
            return (Advice(clubs, 0.0, because("hint-colour", law="the-colour")),)
        case AgreeColour():
            return (Advice(own[0], 0.0, because("hint-agree", law="the-colour")),)
    action = default_answer(own) or own[rng.below(len(own))]
    return (Advice(action, 0.0, because("hint-rise-settled" if asks_to_rise(view.public) else "hint-any")),)


def advise(view: OmbreView) -> tuple[Advice, ...]:
    """Return the advice for this view, best first. Equal views get equal advice."""
    return evaluate(view, ADVISER, advice_rng(view))


def _is_sure_of_rest(view: OmbreView) -> bool:
    hand = view.zone(HAND[view.seat].key).cards
    return wins_every_trick(hand, GAME.unseen(view), order_for(view.options, view.public.trump))


def bid_likelihood(s: OmbreState) -> float:
    """Return the likelihood of the bids and passes in this world, from the rule book's counts."""
    r, o, found = s.public, s.options, 1.0
    if not o.four_handed or not r.colours:
        return found
    for at, (seat, height, named) in enumerate(r.said):
        began = [*s.at(HAND[seat]), *tricks.played_by(r, Seat(seat))]
        if height:
            trump = r.colours[0] if GameBid(height).in_colour else named
            if trump != NO_TRUMP:
                found *= (
                    frog_chance(began, trump, o) if GameBid(height).is_frog else solo_chance(began, trump, o) + 0.05
                )
        elif not any(row[1] for row in r.said[:at]):
            found *= 1 - 0.8 * max([frog_chance(began, trump, o) for trump in range(4)])
    return found + 1e-6


class _OmbreDecision:
    def __init__(self, view: OmbreView, level: Level, rng: Rng, should_stop: StopCheck) -> None:
        self.view, self.level, self.rng, self.should_stop = view, level, rng, should_stop
        self.r, self.o, self.seat = view.public, view.options, view.seat
        self.hand = list(view.zone(HAND[view.seat].key).cards)

    # --- bids and call

    def bid(self, own: Sequence[Action]) -> tuple[Advice, ...]:
        """Evaluate each bid by its lead over the opponents.

        A pass has the value 0. In sampled worlds, it has the value of the contract that follows.
        """
        if self.level.worlds:
            return rules_decide_ties(self._bid_in_worlds(own), [each.action for each in self._bid_by_count(own)])
        return self._bid_by_count(own)

    def _bid_by_count(self, own: Sequence[Action]) -> tuple[Advice, ...]:
        """Evaluate each bid by the count of the hand. A learner counts trumps only."""
        by_eye = self.level.key == LEARNER.key
        chances = (
            self._chances_by_sight() if by_eye else [chances_by_count(self.hand, trump, self.o) for trump in range(4)]
        )
        pot = pot_of(self.view) / max(1, self.o.a_point)
        found, likeliest = [], 0.0
        for action in own:
            if isinstance(action, Bid):
                contract, trump = _parse_bid(action)
                trumps = self._trumps(contract) if trump == NO_TRUMP else [trump]
                chance = max([chances[trump][chance_key(contract)] for trump in trumps])
                likeliest = max(likeliest, chance)
                found.append(Advice(action, bid_value(contract, chance, pot), _why_bid(contract, chance)))
        best = max(found, key=lambda each: each.value).value
        if any(isinstance(action, Pass) for action in own):
            found.append(self._passed(0.0, likeliest, best > 0))
        return tuple(sorted(found, key=lambda each: -each.value))

    def _passed(self, value: float, likeliest: float, likely_enough: bool) -> Advice:
        """Return the advice to pass. The reason tells the chance of the likeliest game."""
        key = "hint-pass-better" if likely_enough else "hint-pass"
        return Advice(Pass(self.seat), value, because(key, law="good-play", often=round(1000 * likeliest)))

    def _trumps(self, contract: GameBid) -> list[int]:
        colour = self.r.colours[0]
        return [colour] if contract.in_colour else [each for each in range(4) if each != colour]

    def _chances_by_sight(self) -> list[GameChances]:
        count = [sum(card in trumps_by_rank(self.o, trump) for card in self.hand) for trump in range(4)]
        return [{kind: each * count[trump] for kind, each in LEARNER_CHANCE_PER_TRUMP.items()} for trump in range(4)]

    def _bid_in_worlds(self, own: Sequence[Action]) -> tuple[Advice, ...]:
        """Evaluate each bid and the pass in worlds where the others bid by the rule book's counts."""
        auction = SampledAuction(self.view)
        tried: dict[Action, tuple[GameBid, int]] = {}
        for action in own:
            if isinstance(action, Bid | Pass):
                tried[action] = _parse_bid(action) if isinstance(action, Bid) else (GameBid.NONE, NO_TRUMP)
        weights: list[float] = []
        gains: list[list[float]] = []
        made = dict.fromkeys(tried, 0.0)
        for weight, hands in self._worlds():
            auction.imagine(hands)
            weights.append(weight)
            gains.append([auction.contract_value(auction.resulting_contract(*bid)) for bid in tried.values()])
            for action, (contract, trump) in tried.items():
                if contract:
                    suit = auction.suit_for(self.seat, contract) if trump == NO_TRUMP else trump
                    made[action] += weight * auction.is_made(OmbreContract(self.seat, contract, suit))
        found = []
        total, compared = sum(weights), dict(zip(tried, compare(weights, gains), strict=True))
        passed = min([compared[action][0] for action in tried if isinstance(action, Pass)], default=inf)
        best = max([made[action] / total for action in tried if isinstance(action, Bid)], default=0.0)
        for action, (contract, _) in tried.items():
            value, error = compared[action]
            if contract:
                chance = made[action] / total
                forced = chance < EVEN and value > passed
                why = _why_bid(contract, chance, "hint-bid-better" if forced else "hint-bid")
                found.append(Advice(action, value, why, error=error))
            else:
                found.append(replace(self._passed(value, best, best > EVEN), error=error))
        return tuple(sorted(found, key=lambda each: -each.value))

    def _worlds(self) -> Iterator[tuple[float, Hands]]:
        """Yield sampled worlds with their weights. There are fewer if time is short."""
        for done in range(max(1, self.level.worlds // PYTHON_SLOWDOWN)):
            if done and done % BLOCK == 0 and self.should_stop():
                return
            s = GAME.imagine(self.view, self.rng)
            yield bid_likelihood(s), [list(s.at(HAND[seat])) for seat in range(4)]

    def call(self, own: Sequence[CallCard]) -> tuple[Advice, ...]:
        """Rank the cards that may be called by the success of the Frog, or by rule."""
        trump = self.r.trump
        if not self.level.worlds:
            actions = {parse(action.card): action for action in own}
            order = [actions[card] for card in order_cards_to_call(self.hand, list(actions), trump)]
            why = because("hint-call-short", law="good-play")
            return tuple([Advice(each, float(-at), why, Measure.NOTHING) for at, each in enumerate(order)])
        auction, frog = SampledAuction(self.view), OmbreContract(self.seat, GameBid(self.r.contract[0][1]), trump)
        weights: list[float] = []
        made: list[list[float]] = []
        for weight, hands in self._worlds():
            auction.imagine(hands)
            weights.append(weight)
            made.append([float(auction.is_made(frog, parse(action.card))) for action in own])
        found = []
        for action, (chance, error) in zip(own, compare(weights, made), strict=True):
            why = because("hint-call", often=round(1000 * chance))
            found.append(Advice(action, 2 * chance - 1, why, Measure.GAMES, 2 * error))
        return tuple(sorted(found, key=lambda each: -each.value))

    def name(self, own: Sequence[NameTrump]) -> tuple[Advice, ...]:
        """Rank the suits that may be named by strength. In the game of three, expected money may decide."""
        why = because("hint-name", law="good-play")
        if self.level.worlds and not self.o.four_handed:
            word = Word(self.r.contract[0][1])

            def named(course: ThreeHandedContinuation, world: ThreeHandedWorld, action: Action) -> float:
                assert isinstance(action, NameTrump)
                return course.ombre_value(world, self.seat, word, trump=SUIT_WORDS.index(action.suit))

            return self._three_handed_advice(own, named, [why] * len(own))
        if self.o.four_handed:
            frog = GameBid(self.r.contract[0][1]).is_frog
            count = frog_chance if frog else solo_chance
            value = {action: count(self.hand, SUIT_WORDS.index(action.suit), self.o) for action in own}
        else:
            best = best_trump(self.hand, self.o)
            value = {
                action: strength(self.hand, trump, self.o) + 0.1 * (trump == best)
                for action in own
                for trump in [SUIT_WORDS.index(action.suit)]
            }
        found = [Advice(action, sum_, why, Measure.NOTHING) for action, sum_ in value.items()]
        return tuple(sorted(found, key=lambda each: -each.value))

    # --- three players

    def words(self, own: Sequence[Action]) -> tuple[Advice, ...]:
        """Choose a bid of the game of three: ask with a strong hand, and play the cards as dealt with a winning one."""
        if self.level.worlds:
            return self._words_in_worlds(own)
        trump = best_trump(self.hand, self.o)
        value = strength(self.hand, trump, self.o)
        if self.level.key == LEARNER.key:
            value = LEARNER_MARGIN + sum(card in trumps_by_rank(self.o, trump) for card in self.hand)
        wanted: dict[type[Action], float] = {
            SansPrendre: value - MIN_STRENGTH_AS_DEALT,
            KeepGame: value - MIN_STRENGTH_AS_DEALT,
            AskLeave: (value - MIN_STRENGTH_TO_ASK) / 2,
            Pass: 0.0,
            YieldGame: 0.0,
        }
        found = [Advice(each, wanted[type(each)], REASON_BY_ACTION[type(each)], Measure.NOTHING) for each in own]
        return tuple(sorted(found, key=lambda each: -each.value))

    def _words_in_worlds(self, own: Sequence[Action]) -> tuple[Advice, ...]:
        """Evaluate each bid of the game of three in farthings."""

        def said(course: ThreeHandedContinuation, world: ThreeHandedWorld, action: Action) -> float:
            return course.value_of_bid(world, WORD_BY_ACTION[type(action)])

        return self._three_handed_advice(own, said, [REASON_BY_ACTION[type(each)] for each in own])

    def _three_handed_advice(
        self,
        own: Sequence[Action],
        brings: Callable[[ThreeHandedContinuation, ThreeHandedWorld, Action], float],
        why: Sequence[Reason],
    ) -> tuple[Advice, ...]:
        """Evaluate actions by their mean gain in farthings. All actions are tried in the same worlds."""
        supposed, course = ThreeHandedSampler(self.view, self.rng), ThreeHandedContinuation(self.view)
        weights: list[float] = []
        gains: list[list[float]] = []
        for done in range(max(1, self.level.worlds // PYTHON_SLOWDOWN)):
            if done and done % BLOCK == 0 and self.should_stop():
                break
            world = supposed.draw()
            weights.append(supposed.likelihood(world))
            gains.append([brings(course, world, action) for action in own])
        told = zip(own, compare(weights, gains), why, strict=True)
        found = [Advice(action, value, reason, Measure.MONEY, error) for action, (value, error), reason in told]
        return tuple(sorted(found, key=lambda each: -each.value))

    def change(self) -> tuple[Advice, ...]:
        """Choose the cards to exchange: all but trumps and kings.

        The first opponent leaves cards for the second. A learner also keeps queens and knaves. A sharp player tries
        other numbers as well.
        """
        r, left = self.r, len(self.view.zone(STOCK.key).cards)
        least = int(self.seat == r.lone)
        leaves = not least and r.drawn[r.after(self.seat)] < 0
        held = self.hand
        if self.level.key == LEARNER.key:
            held = [card for card in self.hand if rank(card) not in (QUEEN, KNAVE)] or self.hand
        cards = exchange_by_rule(held, r.trump, self.o, max_exchange(left, leaves), least)
        if not self.level.worlds:
            return (Advice(Change(self.seat, tuple(cards)), 0.0, _why_change(cards)),)
        power, trumps = order_for(self.o, r.trump).power, trumps_by_rank(self.o, r.trump)
        rest = sorted([card for card in self.hand if card not in cards], key=lambda card: power[card])
        loose = [*cards, *sorted(rest, key=lambda card: (card in trumps, rank(card) == KING))]
        numbers = range(max(least, len(cards) - MAX_FEWER), min(left, len(loose), len(cards) + MAX_MORE) + 1)
        own = [Change(self.seat, tuple(loose[:number])) for number in numbers]

        def changed(course: ThreeHandedContinuation, world: ThreeHandedWorld, action: Action) -> float:
            assert isinstance(action, Change)
            return course.ombre_value(world, r.lone, Word(r.contract[0][1]), trump=r.trump, changed=action.cards)

        return self._three_handed_advice(own, changed, [_why_change(each.cards) for each in own])

    # --- play

    def play(self, plays: Sequence[Play]) -> tuple[Advice, ...]:
        """Evaluate each card in worlds weighted by the bids and the play. Each world implies its own partner."""
        if len(plays) == 1:
            return (Advice(plays[0], 0.0, because("hint-only")),)
        if self.level.key == LEARNER.key:
            return self._by_height(plays)
        if self.level.worlds and not self.o.four_handed:
            return self._play_three_handed(plays)
        camps = _SidesInWorlds(self.view)
        cards = [play.card for play in plays]
        count = PLAY_WORLDS.get(self.level.key, PLAY_WORLDS[SHARP.key])

        def draw() -> OmbreState:
            return GAME.imagine(self.view, self.rng)

        found = evaluate_cards(camps, cards, draw, lambda: camps.gains(cards), count, self.should_stop)
        advice = self._card_advice(plays, found, Measure.GAMES)
        return rules_decide_ties(advice, self._by_maxims(plays)) if self.level.worlds else advice

    def _by_maxims(self, plays: Sequence[Play]) -> Sequence[Play]:
        """Rank the cards by the maxims: the Player leads trumps from the top, and opponents high plain cards.

        A follower plays the lowest card, and keeps trumps.
        """
        order, lone = order_for(self.o, self.r.trump), self.seat == self.r.lone

        def rank_of(play: Play) -> tuple[bool, int]:
            trump, power = order.suit_of[play.card] == TRUMP, order.power[play.card]
            return (trump, power) if self.r.trick else (trump != lone, -power)

        return sorted(plays, key=rank_of)

    def _card_advice(
        self, plays: Sequence[Play], found: Sequence[EvaluatedCard], measure: Measure
    ) -> tuple[Advice, ...]:
        actions = {play.card: play for play in plays}
        return tuple([Advice(actions[each.card], each.value, NO_REASON, measure, each.error) for each in found])

    def _play_three_handed(self, plays: Sequence[Play]) -> tuple[Advice, ...]:
        supposed, deal = ThreeHandedSampler(self.view, self.rng), _ThreeHandedDeal(self.view)
        cards = [play.card for play in plays]

        def draw() -> tuple[ThreeHandedWorld, float]:
            world = supposed.draw()
            return world, supposed.likelihood(world)

        found = evaluate_cards(deal, cards, draw, lambda: deal.gains(cards), PLAY_WORLDS[SHARP.key], self.should_stop)
        return rules_decide_ties(self._card_advice(plays, found, Measure.MONEY), self._by_maxims(plays))

    def _by_height(self, plays: Sequence[Play]) -> tuple[Advice, ...]:
        """Rank the cards as a learner does: lead and win with the highest, otherwise throw the lowest."""
        trick, order = self.r.trick, order_for(self.o, self.r.trump)

        def height(play: Play) -> float:
            wins = not trick or order.beats(play.card, trick[order.winning(trick)])
            high = order.power[play.card] + len(SOLO_PACK) * (order.suit_of[play.card] == TRUMP)
            return float(high if wins else -high)

        found = sorted(plays, key=height, reverse=True)
        return in_order(found)


def _parse_bid(action: Bid) -> tuple[GameBid, int]:
    name, _, letter = action.bid.partition(":")
    return GameBid[name.upper()], "SHDC".index(letter) if letter else NO_TRUMP


def _why_bid(contract: GameBid, chance: float, key: str = "hint-bid") -> Reason:
    return because(key, law="good-play", often=round(1000 * chance), kind=chance_key(contract))


def _why_change(cards: Sequence[Card]) -> Reason:
    return because("hint-change", law="good-play", number=len(cards))


class _ThreeHandedDeal:
    """Card play for money in sampled worlds of the game of three."""

    def __init__(self, view: OmbreView) -> None:
        r = self._r = view.public
        self._playing = r.playing
        self._course = ThreeHandedContinuation(view)
        self._order = order_for(view.options, r.trump)
        self._dealt = [tricks.played_by(r, seat) for seat in map(Seat, range(view.seats))]
        self._deal = PlayedDeal(
            list(GAME.cards(view.options)),
            self._order,
            [r.camps[seat] for seat in self._playing],
            [(self._playing.index(Seat(leader)), [Card(card) for card in trick]) for leader, *trick in r.plays],
            self._playing.index(view.seat),
            duty=privilege(r.trump),
        )
        self._weight = 1.0
        self._matadors = 0

    def imagine(self, drawn: tuple[ThreeHandedWorld, float]) -> None:
        world, self._weight = drawn
        self._deal.imagine([world.hands[seat] for seat in self._playing])
        lone = self._r.lone
        self._matadors = matadors_held([*world.hands[lone], *self._dealt[lone]], self._order)

    def likelihood(self) -> float:
        return self._deal.likelihood() * self._weight

    def gains(self, cards: Sequence[Card]) -> list[float]:
        return [self._gain(card) for card in cards]

    def _gain(self, card: Card) -> float:
        shares, lone = self._deal.shares(card), self._r.lone
        made = [0] * len(shares)
        for seat, share in zip(self._playing, shares, strict=True):
            made[seat] = share.tricks
        sans = self._r.contract[0][1] == Word.SANS_PRENDRE
        found = self._course.final_gain(lone, made, self._matadors, sans)
        return found + (TRICK_VALUE if lone == self._r.turn else -TRICK_VALUE) * made[lone]


class _SidesInWorlds:
    """Card play of one seat in sampled worlds. In each world, the called card decides the sides."""

    def __init__(self, view: OmbreView) -> None:
        self._view, self._r, self._o = view, view.public, view.options
        self._deals: dict[tuple[int, ...], PlayedDeal] = {}
        self._deal: PlayedDeal | None = None
        self._world: OmbreState | None = None
        self._own = False

    def sides_in(self, s: OmbreState) -> tuple[int, ...]:
        r = self._r
        if r.camps:
            return r.camps
        mate = next(seat for seat in r.ring if r.called[0] in (*s.at(HAND[seat]), *tricks.played_by(r, seat)))
        return tuple([int(seat not in (r.lone, mate)) for seat in range(self._view.seats)])

    def imagine(self, s: OmbreState) -> None:
        """Set the hands of the current world."""
        r, camps = self._r, self.sides_in(s)
        playing = r.playing
        if camps not in self._deals:
            self._deals[camps] = PlayedDeal(
                list(GAME.cards(self._o)),
                order_for(self._o, r.trump),
                [camps[seat] for seat in playing],
                r.plays_by_place,
                playing.index(self._view.seat),
                duty=duty(s),
            )
        self._deal, self._world, self._own = self._deals[camps], s, camps[self._view.seat] == 0
        self._deal.imagine([s.at(HAND[seat]) for seat in playing])

    def likelihood(self) -> float:
        assert self._deal is not None
        assert self._world is not None
        return self._deal.likelihood() * bid_likelihood(self._world)

    def gains(self, cards: Sequence[Card]) -> list[float]:
        """Return the value of each card to the seat's side: from −1 (lost) to 1 (won), plus a little for each trick."""
        assert self._deal is not None
        return [self._gain(taken) for taken in self._deal.taken_with(cards)]

    def _gain(self, taken: int) -> float:
        total = self._r.finished + len(self._view.zone(HAND[self._view.seat].key).cards)
        made = taken if self._own else total - taken
        if self._o.four_handed:
            won = 1.0 if made >= tricks_needed(GameBid(self._r.contract[0][1])) else -1.0
        else:
            won = 1.0 if made >= 5 else 0.3 if made == 4 else -1.0
        return (won if self._own else -won) + TRICK_VALUE * taken
