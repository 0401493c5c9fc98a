"""Computer player of Speculation. It values a trump by the exact probability that it stays the highest.

A fair price is the same for everybody, so players trade only because they remember and dare differently. The *learner*
uses only the open cards, with an error. The *sound* player also considers that the pot may stay on the table. It
remembers most high cards of two hands. The *sharp* player remembers every turned card. None of them sees hidden cards.
"""

from collections.abc import Sequence
from fractions import Fraction

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action, Seat, because
from crowe_table.engine.money import POT, Farthings
from crowe_table.engine.rng import Chance, Rng
from crowe_table.games.speculation import odds
from crowe_table.games.speculation.actions import (
    KeepTrump,
    OfferUnseen,
    ProposePrice,
    PutUp,
    RefusePrice,
    TakePrice,
    TurnCard,
)
from crowe_table.games.speculation.state import Layer, SpeculationPhase, SpeculationView, height
from crowe_table.kit.between_deals import default_answer
from crowe_table.kit.buying import BuyIn
from crowe_table.kit.sale import BidSum, DropOut
from crowe_table.search.advice import NO_REASON, Advice, Level, Measure, StopCheck, advice_rng, never_stop
from crowe_table.search.levels import LEVELS, SHARP

TEN_HEIGHT = 9
"""Height of the ten in its suit. Cards from the ten up are honours, which sound players remember."""
HANDS_REMEMBERED = 2
MEMORY_CHANCE = 0.8
"""Probability that a sound player remembers an honour of an earlier hand."""
MAX_PRICE_ERROR = {"learner": 0.35, "sound": 0.05}
"""Largest error of a player's price, by level, as a fraction of the price."""
PRICE_SPREAD = {"learner": 0.25, "sound": 0.15, "sharp": 0.05}
"""Variation of the price that bold and cautious players accept, by level, as a fraction of the price."""
CAUTIOUS_FRACTION = Fraction(85, 100)
"""Fraction of a trump's value for which a cautious player sells it."""
SURE_CHANCE = Fraction(9, 10)
"""A trump that stays the highest with at least this probability is not offered for sale."""
TURNS_PER_OFFER, TURNS_PER_PROPOSAL = 8, 12
"""Average number of turns between two offers of a computer player to sell face-down cards, and between proposals to
buy.
"""


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """Return the levels that differ in test matches: all levels, or two for the parlour rules.

    Without shuffling, each level beats the one below with three, five and nine players. The parlour rules shuffle every
    hand, so that memory is useless. A sharp player then gains less than 0.01 units a hand over a sound one.
    """
    del seats
    return LEVELS[:2] if preset == "parlour" else LEVELS


def evaluate(view: SpeculationView, level: Level, rng: Rng, should_stop: StopCheck = never_stop) -> tuple[Advice, ...]:
    """Return the legal actions worth considering, best first, each with its value in farthings."""
    del should_stop
    legal = view.legal
    if not legal or view.call is None:
        return ()
    if done := default_answer(legal):
        why = because("hint-buy-in") if isinstance(done, BuyIn) else NO_REASON
        return (Advice(done, 0.0, why, Measure.NOTHING),)
    trade = _Trade(view, level)
    match SpeculationPhase(view.public.phase):
        case SpeculationPhase.BLIND | SpeculationPhase.CHOICE:
            return trade.keep_or_sell()
        case SpeculationPhase.SALE:
            return trade.bid()
        case SpeculationPhase.ANSWER | SpeculationPhase.PROPOSAL:
            return trade.answer()
        case SpeculationPhase.TURN:
            return trade.turn(rng)
    return (Advice(legal[rng.below(len(legal))], 0.0, NO_REASON, Measure.NOTHING),)


def advise(view: SpeculationView) -> tuple[Advice, ...]:
    """Return a good player's actions, best first. Equal views give equal advice."""
    return evaluate(view, SHARP, advice_rng(view))


def remembered_layers(view: SpeculationView, level: Level) -> tuple[Layer, ...]:
    """Return the layers of the pack with the cards that a player of this level remembers."""
    r = view.public
    if not level.whole:
        return odds.forgotten_layers(r)
    known = odds.known_layers(r)
    if level.worlds:
        return known
    of_late = [at for at, layer in enumerate(known) if layer.known][-HANDS_REMEMBERED:]
    return tuple(
        [
            Layer(layer.left, _remembered_honours(view, layer.known) if at in of_late or len(layer.known) == 1 else ())
            for at, layer in enumerate(known)
        ]
    )


def _remembered_honours(view: SpeculationView, cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards from the ten up that a sound player remembers, out of the given cards.

    The choice is fixed for a hand.
    """
    lot = Chance(f"memory {view.seat} {view.public.dealer} {sum(cards)}")
    return tuple(
        [card for card in cards if height(card) >= TEN_HEIGHT and lot.stream(str(card)).real() < MEMORY_CHANCE]
    )


class _Trade:
    """Evaluation of sales and purchases by one player at one level."""

    def __init__(self, view: SpeculationView, level: Level) -> None:
        self.view, self.level = view, level
        self.seat, self.unit = Seat(view.seat), view.options.unit
        self.pot = dict(view.public.accounts).get(POT, Farthings(0))
        self.layers = remembered_layers(view, level)

    # --- value

    def value(self, owner: Seat, what: str, number: int = 1) -> Fraction:
        """Estimate the value in farthings of a lot to an owner.

        The lot is the trump, the trump before it is turned, or face-down cards.
        """
        match what:
            case "trump":
                whole = odds.trump_share if self.level.whole else _learner_share
                part = whole(self.view, self.layers, owner)
            case "blind":
                part = odds.unseen_trump_share(self.view)
            case _:
                part = number * odds.face_down_card_share(self.view, self.layers)
        return self.pot * part * self._error_factor()

    def _error_factor(self) -> Fraction:
        """Return the factor by which this player misjudges prices. It is fixed for a sale."""
        most, r = MAX_PRICE_ERROR.get(self.level.key, 0.0), self.view.public
        if not most:
            return Fraction(1)
        lot = Chance(f"guess {self.seat} {r.deal} {r.owner} {r.stand} {odds.face_down(r)} {self.pot}")
        return 1 + Fraction(round((2 * lot.stream("guess").real() - 1) * most * 1000), 1000)

    def _advice(self, action: Action, value: Fraction, error: float = 0.0) -> Advice:
        return Advice(action, float(value), NO_REASON, Measure.MONEY, error)

    def _price_spread(self, value: Fraction) -> float:
        return PRICE_SPREAD.get(self.level.key, 0.0) * max(0.0, float(value))

    # --- selling

    def keep_or_sell(self) -> tuple[Advice, ...]:
        """Decide whether to keep the trump or to offer it. The reserve price is its value, rounded up to a coin."""
        blind = self.view.public.phase is SpeculationPhase.BLIND
        value = self.value(self.seat, "blind" if blind else "trump")
        kept = self._advice(KeepTrump(self.seat), value)
        offers = [action for action in self.view.legal if isinstance(action, PutUp)]
        if not offers:
            return (kept,)
        most = max(action.reserve for action in offers)
        if not self.view.options.reserve:
            return self._without_reserve(kept, value)
        fair = self._coins(value, upward=True)
        if fair > most or (not blind and odds.stand_chance_now(self.view, self.layers) >= SURE_CHANCE):
            return (kept,)
        offered = PutUp(self.seat, fair)
        found = [self._advice(offered, value + Fraction(self.unit, 8)), kept]
        cheap = self._coins(value * CAUTIOUS_FRACTION, upward=True)
        if cheap < fair:
            error = self._price_spread(value)
            found.append(self._advice(PutUp(self.seat, cheap), value * CAUTIOUS_FRACTION, error))
        return tuple(sorted(found, key=lambda each: -each.value))

    def _without_reserve(self, kept: Advice, value: Fraction) -> tuple[Advice, ...]:
        """Decide whether to keep or sell the trump, if the best bid must be accepted whatever it is.

        Sell if at least two players could pay its value, or if it is worth less than a coin.
        """
        r = self.view.public
        able = [seat for seat in r.staking if seat != self.seat and r.purses[seat] >= value]
        sold = self._advice(PutUp(self.seat), value - self.unit, self._price_spread(value))
        if value < self.unit:
            sold = self._advice(PutUp(self.seat), value + self.unit)
        found = [sold, kept] if len(able) > 1 or value < self.unit else [kept]
        return tuple(sorted(found, key=lambda each: -each.value))

    def answer(self) -> tuple[Advice, ...]:
        """Advise accepting a bid or a proposal if it is at least the value of the lot."""
        lot = self.view.public.lot
        value = self.value(lot.seller, lot.what, lot.number)
        taken = self._advice(TakePrice(self.seat), Fraction(lot.price))
        refused = self._advice(RefusePrice(self.seat), value)
        return (taken, refused) if lot.price >= value else (refused, taken)

    # --- buying

    def bid(self) -> tuple[Advice, ...]:
        """Advise the lowest legal bid as long as it does not exceed the value of the lot.

        In a sealed auction, advise a bid of the value.
        """
        lot = self.view.public.lot
        value = self.value(self.seat, lot.what, lot.number)
        out = self._advice(DropOut(self.seat), Fraction(0))
        bids = [action for action in self.view.legal if isinstance(action, BidSum)]
        if not bids:
            return (out,)
        sum_ = min(action.amount for action in bids)
        if self.view.options.auction == "sealed":
            limit = lot.reserve + max(0, int(value) - lot.reserve) // self.view.options.step * self.view.options.step
            sum_ = Farthings(max(sum_, min(limit, max(action.amount for action in bids))))
        gain = value - sum_
        bid = self._advice(BidSum(self.seat, sum_), gain, self._price_spread(value))
        return (bid, out) if gain >= 0 else (out, bid)

    def turn(self, rng: Rng) -> tuple[Advice, ...]:
        """Advise turning the next card.

        Sometimes advise selling face-down cards first, or buying those of another player.
        """
        turned = [action for action in self.view.legal if isinstance(action, TurnCard)]
        if not turned:
            return self._propose(rng)
        found = self._advice(turned[0], Fraction(0))
        offers = [action for action in self.view.legal if isinstance(action, OfferUnseen)]
        if self.level is SHARP or not offers or rng.below(TURNS_PER_OFFER):
            return (found,)
        number = len(self.view.zone(f"down:{self.seat}").cards)
        fair = self._coins(self.value(self.seat, "unseen", number), upward=True) if self.view.options.reserve else 0
        if fair > max(action.reserve for action in offers):
            return (found,)
        offered = OfferUnseen(self.seat, "all", Farthings(fair))
        return (self._advice(offered, Fraction(0)), found)

    def _propose(self, rng: Rng) -> tuple[Advice, ...]:
        """Advise buying, now and then, all face-down cards of another player, if they are worth at least a coin."""
        wanted = [action for action in self.view.legal if isinstance(action, ProposePrice) and action.word == "all"]
        if not wanted or rng.below(TURNS_PER_PROPOSAL):
            return ()
        other = wanted[rng.below(len(wanted))].other
        number = len(self.view.zone(f"down:{other}").cards)
        price = self._coins(self.value(self.seat, "unseen", number), upward=False)
        if not self.unit <= price <= self.view.public.purses[self.seat]:
            return ()
        action = ProposePrice(self.seat, other, "all", price)
        return (self._advice(action, Fraction(0)),)

    def _coins(self, value: Fraction, *, upward: bool) -> Farthings:
        """Round a value to whole coins of the table unit, down or ``upward``. Rounding up gives at least one coin."""
        coins = -(-value // self.unit) if upward else value // self.unit
        return Farthings(max(int(upward), int(coins)) * self.unit)


def _learner_share(view: SpeculationView, layers: Sequence[Layer], owner: Seat) -> Fraction:
    """Return the fraction of the pot that a learner expects. A learner forgets that the pot may stay on the table."""
    del owner
    return odds.stand_chance_now(view, layers)
