"""Computer player of Ruff: bids, laying out, and card play. It sees only its View, so it knows no hidden cards.

A learner bids by simple rules and plays high cards first. A sound player bids by the count of the hand and plays by
rules of thumb. A sharp player samples hands that agree with the bids and the play, and solves each. It values results
by the chance to win the game.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from crowe_table.engine.cards import ACE, SUIT_WORDS, Card, rank, suit
from crowe_table.engine.core import Action, Reason, because
from crowe_table.engine.rng import Chance, Rng
from crowe_table.games.ruff import counting
from crowe_table.games.ruff.actions import (
    DefendAlone,
    LayOutFour,
    LayOutOne,
    MakesTrumps,
    NamesTrumps,
    TakeStock,
)
from crowe_table.games.ruff.heuristics import (
    bowers_in,
    card_to_lay_out,
    count_hand,
    four_to_lay_out,
    learner_likes,
    trumps_in,
)
from crowe_table.games.ruff.rules import TRICKS
from crowe_table.games.ruff.state import RuffPhase, RuffView, order
from crowe_table.games.ruff.worlds import Contract, DealSampler
from crowe_table.kit.claims import Claim
from crowe_table.kit.honours import AnswerCall, CallHonours
from crowe_table.kit.ranking import TRUMP, ranked
from crowe_table.kit.revokes import ClaimRevoke, is_proved_by_play
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
from crowe_table.search.expected_play import add_expected_line
from crowe_table.search.levels import LEARNER, SHARP, SOUND
from crowe_table.search.trick_worlds import PYTHON_SLOWDOWN, PlayedDeal, compare, sample_cards

ADVISER = Level(key="adviser", whole=True, replies=True, worlds=192, score=True, budget=1500)
"""Skill level of the player that gives hints."""
MAX_SOLVED_HAND, MAX_SOLVED_HAND_OLD = 5, 5
"""Largest hands for which the remaining tricks are solved exactly, at Euchre and at Ruff and Honours.

Hands at Euchre have five cards, so every lead is solved.
"""
WORLDS_PER_BID = 2
"""Divisor of a level's number of sampled deals when bids are compared, because each deal is solved several times."""
BLOCK = 8
"""Number of deals sampled between two checks of the time limit."""


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """Return the levels that differ in test matches."""
    del preset, seats
    return LEARNER, SOUND, SHARP


def evaluate(view: RuffView, level: Level, rng: Rng, should_stop: StopCheck = never_stop) -> tuple[Advice, ...]:
    """Return the legal actions worth considering, best first, each with its value and its reason."""
    for action in view.legal:
        if isinstance(action, Claim):
            return (Advice(action, 1.0, because("hint-claim", law="claims")),)
        if isinstance(action, ClaimRevoke) and is_proved_by_play(view, action, TRICKS):
            return (Advice(action, 1.0, because("hint-revoke", law="revokes", number=action.trick)),)
    own = [action for action in view.legal if not isinstance(action, ClaimRevoke)]
    if not own or view.call is None or not view.call.must:
        return ()
    for action in own:
        match action:
            case CallHonours() | AnswerCall() | TakeStock():
                return (Advice(action, 1.0, NO_REASON),)
            case LayOutFour():
                return _lay_out_four(view, level, action)
    if view.public.phase in _DECISION_PHASES and len(own) > 1:
        thinker = _RuffDecision(view, level, rng, should_stop)
        return thinker.play(own) if view.public.phase == RuffPhase.PLAY else thinker.speak(own)
    return (Advice(own[rng.below(len(own))], 0.0, NO_REASON),)


_DECISION_PHASES = (
    RuffPhase.FIRST_ROUND,
    RuffPhase.SECOND_ROUND,
    RuffPhase.EXCHANGE,
    RuffPhase.DEFENCE,
    RuffPhase.PLAY,
)


def advise(view: RuffView) -> tuple[Advice, ...]:
    """Return a good player's actions, best first. Equal views give equal advice."""
    rng = advice_rng(view)
    advice = evaluate(view, ADVISER, rng)
    if not advice or not isinstance(advice[0].action, Play):
        return advice
    return _RuffDecision(view, ADVISER, rng, never_stop).with_line(advice)


def _lay_out_four(view: RuffView, level: Level, action: LayOutFour) -> tuple[Advice, ...]:
    hand = DealSampler(view, Chance("nothing").stream("nothing")).own
    if level.whole:
        cards = four_to_lay_out(hand, view.public.trump, len(action.cards))
    else:
        cards = tuple(sorted(hand, key=ranked().power.__getitem__)[: len(action.cards)])
    return (Advice(LayOutFour(view.seat, cards), 1.0, NO_REASON, Measure.NOTHING),)


class _RuffDecision:
    """Computation of one seat's decision at one level."""

    def __init__(self, view: RuffView, level: Level, rng: Rng, should_stop: StopCheck) -> None:
        self.view, self.rng, self.should_stop = view, rng, should_stop
        self.learner, self.imagines = not level.whole, level.worlds > 0
        self.worlds = max(1, level.worlds // PYTHON_SLOWDOWN)
        self.r, self.o, self.seat = view.public, view.options, view.seat
        self.imagined = DealSampler(view, rng)
        self.hand = self.imagined.own

    def world_numbers(self, worlds: int) -> Iterator[int]:
        """Yield the numbers of the deals to be sampled. Stop early when the time limit is reached."""
        for done in range(max(1, worlds)):
            if done and done % BLOCK == 0 and self.should_stop():
                return
            yield done

    # --- trumps, laying out, defending alone

    def speak(self, own: Sequence[Action]) -> tuple[Advice, ...]:
        match self.r.phase:
            case RuffPhase.EXCHANGE:
                return self._lay_out(own)
            case RuffPhase.DEFENCE:
                return self._defend(own)
        by_rule = self._bid_by_rule(own)
        return rules_decide_ties(self._bid_in_worlds(own), [by_rule[0].action]) if self.imagines else by_rule

    def contract(self, action: Action) -> Contract | None:
        if not isinstance(action, MakesTrumps):
            return None
        named = isinstance(action, NamesTrumps)
        trump = SUIT_WORDS.index(action.word) if isinstance(action, NamesTrumps) else suit(self.imagined.up)
        return Contract(self.seat, trump, action.alone, named)

    def _bid_by_rule(self, own: Sequence[Action]) -> tuple[Advice, ...]:
        """Choose a bid by rule: a learner by the number of trumps, a sound player by the count (value) of the hand."""
        second = self.r.phase == RuffPhase.SECOND_ROUND
        wanted = self.imagined.contract_by_rule(self.seat, self.hand, second)
        if self.learner:
            held = self.imagined.after_exchange(self.seat, self.hand) if not second else self.hand
            suits = [contract.trump for contract in map(self.contract, own) if contract and not contract.alone]
            liked = next((trump for trump in suits if learner_likes(held, trump)), None)
            wanted = None if liked is None else Contract(self.seat, liked, second=second)
        ranked_ = sorted(own, key=lambda action: self.contract(action) != wanted)
        return in_order(ranked_[:2])

    def _is_natural(self, action: Action) -> bool:
        return not isinstance(action, NamesTrumps) or trumps_in(self.hand, SUIT_WORDS.index(action.word)) > 0

    def _bid_in_worlds(self, own: Sequence[Action]) -> tuple[Advice, ...]:
        """Evaluate each natural bid (see ``_is_natural``) over sampled deals.

        After a pass, the others are assumed to bid by the count of their hands.
        """
        own = list(filter(self._is_natural, own))
        contracts = [self.contract(action) for action in own]
        made = [0.0] * len(own)
        weights: list[float] = []
        gains: list[list[float]] = []
        for _ in self.world_numbers(self.worlds // WORLDS_PER_BID):
            hands = self.imagined.draw()
            weights.append(self.imagined.likelihood(hands))
            row = []
            for at, contract in enumerate(contracts):
                if contract is None:
                    row.append(self.imagined.contract_value(hands, self.imagined.after_pass(hands)))
                    continue
                taken = self.imagined.tricks(hands, contract)
                row.append(self.imagined.value(*counting.euchre_points(taken, contract.alone)))
                needed = counting.ALL_TRICKS if contract.alone else counting.TRICKS_TO_MAKE
                made[at] += weights[-1] * (taken >= needed)
            gains.append(row)
        shares = {contract: each / sum(weights) for contract, each in zip(contracts, made, strict=True) if contract}
        found = [
            Advice(action, value, self._why_bid(contract, shares), Measure.GAMES, error)
            for action, contract, (value, error) in zip(own, contracts, compare(weights, gains), strict=True)
        ]
        return tuple(sorted(found, key=lambda each: -each.value))

    def _why_bid(self, contract: Contract | None, shares: Mapping[Contract, float]) -> Reason:
        """Return the reason for a bid or a pass, with the share of sampled deals in which it succeeds.

        The reason compares it with the bid for the suit in which the hand has the highest count.
        """
        if contract is not None and contract.alone:
            return because("hint-march", law="good-play", often=_thousandths(shares[contract]))
        together = [each for each in shares if not each.alone]
        if not together:
            return NO_REASON
        second = self.r.phase == RuffPhase.SECOND_ROUND
        held = self.hand if second else self.imagined.after_exchange(self.seat, self.hand)
        natural = max(together, key=lambda each: count_hand(held, each.trump))
        share = _thousandths(shares[natural])
        if contract is None:
            key = "hint-pass-unlikely" if 2 * shares[natural] < 1 else "hint-pass-better"
            return because(key, law="good-play", suit=natural.trump, share=share)
        often = _thousandths(shares[contract])
        if contract.trump == natural.trump:
            return because("hint-makes", law="good-play", often=often)
        return because(
            "hint-makes-than", law="good-play", often=often, suit=contract.trump, suit_other=natural.trump, share=share
        )

    def _lay_out(self, own: Sequence[Action]) -> tuple[Advice, ...]:
        """Choose the card that the dealer lays out, by rule of thumb or over sampled deals."""
        six = [*self.hand, self.imagined.up]
        outs = {action.card: action for action in own if isinstance(action, LayOutOne)}
        rule = card_to_lay_out(six, self.r.trump)
        if self.learner:
            rule = min(outs, key=lambda card: (order(self.view).suit_of[card] == TRUMP, ranked().power[card]))
        if not self.imagines:
            return (Advice(outs[rule], 1.0, NO_REASON, Measure.NOTHING),)
        contract = Contract(self.r.maker, self.r.trump, self.r.is_alone(self.r.maker))
        weights: list[float] = []
        gains: list[list[float]] = []
        for _ in self.world_numbers(self.worlds // WORLDS_PER_BID):
            hands = self.imagined.draw()
            weights.append(self.imagined.likelihood(hands))
            gains.append([self.imagined.contract_value(hands, contract, card) for card in outs])
        found = [
            Advice(action, value, NO_REASON, Measure.GAMES, error)
            for action, (value, error) in zip(outs.values(), compare(weights, gains), strict=True)
        ]
        return tuple(sorted(found, key=lambda each: (-each.value, each.action != outs.get(rule))))

    def _defend(self, own: Sequence[Action]) -> tuple[Advice, ...]:
        """Choose between defending alone and together. Defend alone only with both bowers and a third trump."""
        trump = self.r.trump
        sure = bowers_in(self.hand, trump) == 2 and trumps_in(self.hand, trump) >= 3
        best = next(action for action in own if isinstance(action, DefendAlone) == sure)
        return (Advice(best, 1.0, NO_REASON, Measure.NOTHING),)

    # --- card play

    def play(self, own: Sequence[Action]) -> tuple[Advice, ...]:
        """Evaluate each card that may be played, over sampled hands or by rule of thumb."""
        plays = [action for action in own if isinstance(action, Play)]
        deal = self._deal()
        if not self.imagines:
            return self._play_by_rule(plays, deal)
        r, actions = self.r, {play.card: play for play in plays}

        def draw() -> list[list[Card]]:
            hands = self.imagined.draw()
            deal.likely = 1.0 if self.o.old else self.imagined.likelihood(hands)
            return [hands[seat] for seat in r.playing]

        worlds = self.worlds // (1 if not self.o.old else 4)
        found = sample_cards(deal, list(actions), draw, self._value_of_tricks(), worlds, self.should_stop)
        return tuple([Advice(actions[each.card], each.value, NO_REASON, self._measure, each.error) for each in found])

    def with_line(self, advice: Sequence[Advice]) -> tuple[Advice, ...]:
        """Replace the reasons for cards by the line of play that is expected after each."""

        def draw() -> list[list[Card]]:
            hands = self.imagined.draw()
            return [hands[seat] for seat in self.r.playing]

        return add_expected_line(advice, self.r, self.seat, order(self.view), self._deal(), draw)

    @property
    def _measure(self) -> Measure:
        return Measure.POINTS if self.o.old else Measure.GAMES

    def _value_of_tricks(self) -> Callable[[int], float]:
        """Return a function from the number of tricks of the seat's side to their value.

        At Euchre the value is the prospect of winning the game; at Ruff and Honours it is the number itself.
        """
        if self.o.old:
            return float
        r, side = self.r, self.r.sides[self.seat]
        mine = r.sides[r.maker] == side
        alone, defended = r.is_alone(r.maker), any(r.is_alone(seat) for seat in r.of_side(1 - r.sides[r.maker]))
        cards = counting.ALL_TRICKS

        def contract_value(taken: int) -> float:
            ours, theirs = counting.euchre_points(taken if mine else cards - taken, alone, defended)
            return self.imagined.value(*((ours, theirs) if mine else (theirs, ours)))

        values = [contract_value(taken) for taken in range(cards + 1)]
        return lambda taken: values[taken]

    def _deal(self) -> "_BidDeal":
        r = self.r
        playing = r.playing
        return _BidDeal(
            self.imagined.in_play(),
            order(self.view),
            [r.sides[seat] for seat in playing],
            r.plays_by_place,
            playing.index(self.seat),
            solved=MAX_SOLVED_HAND_OLD if self.o.old else MAX_SOLVED_HAND,
        )

    def _play_by_rule(self, plays: Sequence[Play], deal: "_BidDeal") -> tuple[Advice, ...]:
        """Rank the cards by rule of thumb, without sampling.

        A sound player leads trumps as maker and plain aces otherwise. A learner wins with the highest card, or else
        plays the lowest.
        """
        ordered, trick = order(self.view), self.r.trick
        if self.learner:

            def height(play: Play) -> float:
                wins = not trick or ordered.beats(play.card, trick[ordered.winning(trick)])
                power = ordered.power[play.card] + 20 * (ordered.suit_of[play.card] == TRUMP)
                return float(power if wins else -power)

            best = max(plays, key=height)
        else:
            card = self._sound_card(plays, deal)
            best = next(play for play in plays if play.card == card)
        return in_order((best, *[play for play in plays if play is not best]))

    def _sound_card(self, plays: Sequence[Play], deal: "_BidDeal") -> Card:
        if not self.r.trick and not self.o.old:
            lead = self._sound_lead([play.card for play in plays])
            if lead is not None:
                return lead
        hands = self.imagined.draw()
        deal.imagine([hands[seat] for seat in self.r.playing])
        return deal.plain_card()

    def _sound_lead(self, cards: Sequence[Card]) -> Card | None:
        """Return the card that a sound player leads at Euchre, or None if no rule applies.

        While opponents may hold trumps, the maker and the partner lead the highest of three or more trumps, or of two
        if it is the best one left. The partner leads the best trump even if it is the only one. Otherwise a plain ace
        is led.
        """
        ordered, r = order(self.view), self.r
        trumps = sorted([c for c in cards if ordered.suit_of[c] == TRUMP], key=lambda card: -ordered.power[card])
        out = [card for card in self.imagined.unseen if ordered.suit_of[card] == TRUMP]
        best = bool(trumps) and all(ordered.power[card] < ordered.power[trumps[0]] for card in out)
        makers = r.sides[r.maker] == r.sides[self.seat]
        if makers and out and (len(trumps) >= 3 or (best and (len(trumps) >= 2 or r.maker != self.seat))):
            return trumps[0]
        return next((card for card in cards if rank(card) == ACE and ordered.suit_of[card] != TRUMP), None)


def _thousandths(share: float) -> int:
    """Return a share of the sampled deals in thousandths, from 1 to 999. A sample never proves certainty."""
    return min(999, max(1, round(1000 * share)))


class _BidDeal(PlayedDeal):
    """Deal in play whose sampled hands are weighted by the bids as well as by the cards played."""

    likely = 1.0

    def likelihood(self) -> float:
        return self.likely * super().likelihood()
