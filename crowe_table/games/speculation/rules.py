"""Rules of Speculation: stakes, deal, keeping or selling the trump, and turning cards.

The order of the pack is in pack.py, the value of cards in odds.py. The rule book explains the rulings R1, R2 and so on.
"""

from msgspec import Struct
from msgspec.structs import replace

from crowe_table.engine.cards import ACE, FULL_PACK, KNAVE, Card, parse, rank, suit
from crowe_table.engine.core import (
    NO_SEAT,
    Action,
    Arg,
    Asked,
    Facts,
    PickSeat,
    PickWord,
    Question,
    Reason,
    Seat,
    Setup,
    because,
)
from crowe_table.engine.game import GameKind
from crowe_table.engine.money import NOTHING, POT, Farthings, purse, share
from crowe_table.engine.rng import Rng
from crowe_table.games.speculation import charts, odds, pack
from crowe_table.games.speculation.actions import (
    KeepTrump,
    OfferUnseen,
    ProposePrice,
    PutUp,
    RefusePrice,
    TakePrice,
    TurnCard,
)
from crowe_table.games.speculation.layout import layout_for
from crowe_table.games.speculation.options import (
    BOOKS,
    HANDS_PER_SEAT,
    MIN_STAKES,
    MIN_TIME_LIMIT,
    PRESETS,
    SHORT,
    SpeculationOptions,
)
from crowe_table.games.speculation.state import (
    CARDS_EACH,
    DOWN,
    PACK,
    PILES,
    SHOWN,
    STANDING,
    UNTURNED,
    Lot,
    SpeculationPhase,
    SpeculationRecord,
    SpeculationState,
    SpeculationView,
    height,
)
from crowe_table.kit import dealing
from crowe_table.kit.announcing import announce, announce_result, say
from crowe_table.kit.answer_parts import PRESS, Parts, SampledPart
from crowe_table.kit.between_deals import set_resting
from crowe_table.kit.buying import from_mint
from crowe_table.kit.card_moves import move_all
from crowe_table.kit.purses import in_purse, pay, pay_seat
from crowe_table.kit.rules import RuledGame, Rules, ask_one
from crowe_table.kit.sale import Sale, imagined_bids, open_sale, when_selling
from crowe_table.kit.sitting import Sitting, when_between_hands
from crowe_table.kit.stakes import sampled_sums, sum_within
from crowe_table.kit.vying import in_pot

RULES = Rules[SpeculationState]()
FIVE = KNAVE - 6
FINED = (FIVE, KNAVE)
TEN = parse("TS")
"""Ten of spades, used to count the cards above the ten in a suit."""


# --- Stakes ----------------------------------------------------------------------------------------------------------


def stake_now(s: SpeculationState) -> Farthings:
    """Return the ordinary stake of this hand.

    If the options say so, it is doubled while the pot holds money of an earlier hand.
    """
    doubled = s.options.double_on_carry and in_pot(s) > 0
    return Farthings(s.options.full_stake * (2 if doubled else 1))


def full_stake_of(s: SpeculationState, seat: Seat, dealer: Seat) -> Farthings:
    """Return the stake that a seat owes. The dealer owes one and a half ordinary stakes."""
    stake = stake_now(s)
    return Farthings(stake * 3 // 2) if seat == dealer else stake


def stake_of(s: SpeculationState, seat: Seat, dealer: Seat) -> Farthings:
    """Return the stake that a seat pays.

    A purse that is too short pays nothing. If reduced stakes are allowed, it pays all it holds (R10).
    """
    owed, held = full_stake_of(s, seat, dealer), in_purse(s, seat)
    if held >= owed:
        return owed
    return held if s.options.short_stake == "reduced" else NOTHING


def next_dealer(s: SpeculationState, first: Seat) -> Seat:
    """Return the first seat, counted from ``first``, that can pay the dealer's stake, or NO_SEAT (R11)."""
    return next((seat for seat in s.public.from_seat(first) if stake_of(s, seat, seat)), NO_SEAT)


def begin_hand(s: SpeculationState, first: Seat) -> None:
    """Choose the dealer, collect the stakes and deal.

    End the sitting if no dealer or fewer than two players can stake.
    """
    r, dealer = s.public, next_dealer(s, first)
    stakes = tuple([stake_of(s, Seat(seat), dealer) for seat in range(s.seats)])
    if dealer == NO_SEAT or sum([bool(stake) for stake in stakes]) < 2:
        SITTING.close(s, because("win-purses"))
        return
    r.full, r.stakes = stake_now(s), stakes
    r.owner, r.stand, r.trump, r.trumps_shown, r.sold = NO_SEAT, (), (), 0, False
    r.turn, r.lot, r.offered, r.proposed = NO_SEAT, Lot(), False, ()
    set_resting(s, *[seat for seat in r.ring if not stakes[seat]])
    dealing.open_deal(s, dealer)
    for seat in r.staking:
        pay(s, purse(seat), POT, stakes[seat], because("paid-stake"))
    deal(s)


# --- Deal ------------------------------------------------------------------------------------------------------------


def deal(s: SpeculationState) -> None:
    """Deal three cards face down to each player, and turn up the trump or offer it unseen."""
    r, o = s.public, s.options
    if r.shuffling:
        pack.shuffle_all(s)
        r.shuffling = False
    piles = len(r.staking) + o.spare_hand
    pack.replenish(s, CARDS_EACH * piles + 1)
    pack.deal(s, r.staking, spare=o.spare_hand)
    if o.blind_trump_sale and bidders(s, r.dealer, o.unit):
        pack.draw_trump(s, UNTURNED, "deal")
        r.owner, r.phase = r.dealer, SpeculationPhase.BLIND
    else:
        pack.draw_trump(s, STANDING, "turn")
        trump_turned(s, r.dealer)


def trump_turned(s: SpeculationState, owner: Seat) -> None:
    """Announce the trump suit, and make the turned card the highest trump. It belongs to the dealer or to its buyer."""
    r = s.public
    card = s.at(STANDING)[0]
    r.trump = (suit(card),)
    announce(s, "trumps-are", suit=suit(card), card=card)
    stand_chance(s, owner, card)


def stand_chance(s: SpeculationState, owner: Seat, card: Card) -> None:
    """Make a card the highest trump on view.

    With an ace, the owner takes the pot at once. Otherwise the owner may keep or sell the trump.
    """
    r = s.public
    r.owner, r.stand = owner, (card,)
    if rank(card) == ACE:
        pay_pot(s, by_ace=True)
    else:
        r.phase, r.turn = SpeculationPhase.CHOICE, owner


# --- Keeping or selling ----------------------------------------------------------------------------------------------


def bidders(s: SpeculationState, seller: Seat, least: Farthings) -> tuple[Seat, ...]:
    """Return the seats that could pay this price for the seller's lot, from the seller's left."""
    r = s.public
    return tuple([seat for seat in r.from_the_left(seller)[:-1] if r.stakes[seat] and in_purse(s, seat) >= least])


@RULES.asks(SpeculationPhase.BLIND)
def ask_blind(s: SpeculationState) -> Question:
    return ask_one("sell-blind", s.public.dealer, KeepTrump, PutUp, farthings=in_pot(s))


@RULES.asks(SpeculationPhase.CHOICE)
def ask_choice(s: SpeculationState) -> Question:
    r = s.public
    acts = (KeepTrump, PutUp) if bidders(s, r.owner, s.options.unit) else (KeepTrump,)
    return ask_one("keep-or-sell", r.owner, *acts, card=r.stand[0], farthings=in_pot(s))


def legal_reserves(s: SpeculationState, seat: Seat) -> SampledPart:
    """Return the reserve prices that a seller may set: up to the largest purse of a possible buyer."""
    unit = s.options.unit
    most = max([in_purse(s, other) for other in bidders(s, seat, unit)])
    return sampled_sums(replace(sum_within(unit, most, unit), field="reserve"))


def legal_offers(s: SpeculationState, seat: Seat) -> Parts:
    return (legal_reserves(s, seat),) if s.options.reserve else PRESS


def refuse_reserve(s: SpeculationState, action: PutUp | OfferUnseen) -> Reason | None:
    named = action.reserve and not s.options.reserve
    return because("refuse-reserve", law="the-sale") if named else None


@RULES.does(KeepTrump, law="the-sale")
def keep(s: SpeculationState, action: KeepTrump) -> None:
    """Keep the trump. It cannot be sold later in the hand (R14).

    A trump that is kept before it is turned is turned up now, and may then be sold.
    """
    if s.public.phase is SpeculationPhase.BLIND:
        turn_blind(s, action.seat)
        return
    say(s, action.seat, "say-keep")
    turn_after(s, action.seat)


@RULES.does(PutUp, legal_offers, refuse_reserve, law="the-sale")
def offer(s: SpeculationState, action: PutUp) -> None:
    what = "blind" if s.public.phase is SpeculationPhase.BLIND else "trump"
    put_up(s, Lot(what, action.seat, action.reserve or s.options.unit))


def put_up(s: SpeculationState, lot: Lot) -> None:
    """Put a lot up for sale and open the bidding."""
    r = s.public
    r.lot, r.phase = lot, SpeculationPhase.SALE
    stand = rank(r.stand[0]) if r.stand else 0
    say(s, lot.seller, f"say-offer-{lot.what}", number=lot.number, farthings=lot.reserve, rank=stand)
    open_sale(s, SALE, bidders(s, lot.seller, lot.reserve))


def sold(s: SpeculationState, buyer: Seat, price: Farthings) -> None:
    """End the bidding. Hand the lot over, or first ask the seller if the options allow refusing the best bid."""
    r = s.public
    r.lot = replace(r.lot, buyer=buyer, price=price)
    if buyer != NO_SEAT and s.options.seller_may_refuse:
        r.phase = SpeculationPhase.ANSWER
    else:
        hand_over(s)


@RULES.asks(SpeculationPhase.ANSWER)
def ask_answer(s: SpeculationState) -> Question:
    lot = s.public.lot
    return ask_one("take-bid", lot.seller, TakePrice, RefusePrice, seat=lot.buyer, farthings=lot.price)


@RULES.does(TakePrice)
def agree(s: SpeculationState, action: TakePrice) -> None:
    if s.public.phase is SpeculationPhase.PROPOSAL:
        say(s, action.seat, "say-agree")
    hand_over(s)


@RULES.does(RefusePrice)
def decline(s: SpeculationState, action: RefusePrice) -> None:
    say(s, action.seat, "say-decline")
    s.public.lot = replace(s.public.lot, buyer=NO_SEAT)
    hand_over(s)


def hand_over(s: SpeculationState) -> None:
    """Let the buyer pay for the lot and receive it. A lot without a buyer stays with the seller."""
    r, lot = s.public, s.public.lot
    r.lot = Lot()
    if lot.buyer == NO_SEAT:
        if lot.price == NOTHING:
            say(s, lot.seller, "say-unsold")
    else:
        say(s, lot.seller, "say-sold", seat=lot.buyer, farthings=lot.price)
        pay_seat(s, lot.buyer, lot.seller, lot.price, because("paid-price"))
    if lot.what == "unseen":
        unseen_sold(s, lot)
    elif lot.what == "blind":
        turn_blind(s, lot.seller if lot.buyer == NO_SEAT else lot.buyer)
    elif lot.buyer == NO_SEAT:
        turn_after(s, lot.seller)
    else:
        r.owner, r.sold = lot.buyer, r.sold or not r.trumps_shown
        turn_after(s, lot.buyer)  # The turn passes to the buyer's left (R9).


def turn_blind(s: SpeculationState, owner: Seat) -> None:
    """Turn up the trump after it was kept or sold unseen. If ``owner`` is not the dealer, they have bought it."""
    s.public.sold = owner != s.public.dealer
    move_all(s, UNTURNED, STANDING, "turn")
    trump_turned(s, owner)


SALE = Sale[SpeculationState](
    least=lambda s: s.public.lot.reserve,
    step=lambda s: s.options.step,
    sealed=lambda s: s.options.auction == "sealed",
    then=sold,
    law="the-sale",
    hammer=lambda s: s.options.auction == "open",
    time_limit=lambda s: s.options.patience,
    second_price=True,
)
when_selling(RULES, SpeculationPhase.SALE, SALE)


# --- Turning ---------------------------------------------------------------------------------------------------------


def turn_after(s: SpeculationState, seat: Seat) -> None:
    """Ask the next seat to turn a card.

    It is the first to the left that has face-down cards and does not own the highest trump.
    """
    r = s.public
    left = [each for each in r.from_the_left(seat) if each != r.owner and s.at(DOWN[each])]
    if not left:
        all_turned(s)
        return
    r.phase, r.turn, r.offered = SpeculationPhase.TURN, left[0], False


def may_propose(s: SpeculationState, seat: Seat) -> bool:
    """Whether a seat may propose to buy face-down cards: once between two turned cards, if it can pay a coin."""
    r = s.public
    able = seat not in r.proposed and in_purse(s, seat) >= s.options.unit
    return able and bool(sellers(s, seat))


def sellers(s: SpeculationState, buyer: Seat) -> tuple[Seat, ...]:
    """Return the other seats that have face-down cards to sell."""
    return tuple([seat for seat in s.public.staking if seat != buyer and s.at(DOWN[seat])])


def acts_now(s: SpeculationState, seat: Seat) -> tuple[type[Action], ...]:
    """Return a seat's actions while cards are turned.

    The seat that turns next may first offer cards for sale. Others may propose to buy.
    """
    r, o = s.public, s.options
    acts: list[type[Action]] = [TurnCard] if seat == r.turn else []
    if seat == r.turn and not r.offered and bidders(s, seat, o.unit):
        acts.append(OfferUnseen)
    if o.unseen_sales == "any_time" and may_propose(s, seat):
        acts.append(ProposePrice)
    return tuple(acts)


@RULES.asks(SpeculationPhase.TURN)
def ask_turn(s: SpeculationState) -> Question:
    r = s.public
    if s.options.unseen_sales == "off":
        return ask_one("turn", r.turn, TurnCard)
    speaking = [(seat, acts) for seat in r.staking if (acts := acts_now(s, seat))]
    asked = [
        Asked(seat, acts, must=seat == r.turn, key="turn-or-sell" if seat == r.turn else "propose")
        for seat, acts in speaking
        if seat == r.turn or ProposePrice in acts
    ]
    return Question("turn", tuple(asked))


@RULES.does(TurnCard, law="the-turning")
def turn(s: SpeculationState, action: TurnCard) -> None:
    """Turn up the top card of a seat's pile. A higher trump becomes the highest on view."""
    r, seat = s.public, action.seat
    card = s.at(DOWN[seat])[-1]
    trump = suit(card) == r.trump[0]
    higher = trump and height(card) > height(r.stand[0])
    if higher:
        move_all(s, STANDING, SHOWN[r.owner], "slide")
    pack.turn_top(s, seat, STANDING if higher else SHOWN[seat])
    r.proposed = ()
    r.trumps_shown += trump
    if rank(card) in FINED and s.options.fine:
        pay(s, purse(seat), POT, Farthings(min(s.options.fine, in_purse(s, seat))), because("paid-fine", card=card))
    if higher:
        stand_chance(s, seat, card)
        return
    if trump:
        say(s, seat, "say-lower")
    turn_after(s, seat)


# --- Unseen sales ----------------------------------------------------------------------------------------------------

HOW_MANY = PickWord(("one", "all"))


def lot_size(s: SpeculationState, seat: Seat, word: str) -> int:
    """Return the number of cards in a lot: 1, or the seat's whole pile of face-down cards."""
    return 1 if word == "one" else len(s.at(DOWN[seat]))


def may_offer_unseen(s: SpeculationState, seat: Seat) -> Parts:
    return (HOW_MANY, legal_reserves(s, seat)) if s.options.reserve else (HOW_MANY,)


@RULES.does(OfferUnseen, may_offer_unseen, refuse_reserve, law="unseen-sales")
def offer_unseen(s: SpeculationState, action: OfferUnseen) -> None:
    r, seat = s.public, action.seat
    r.offered = True
    put_up(s, Lot("unseen", seat, action.reserve or s.options.unit, lot_size(s, seat, action.word)))


def proposals(s: SpeculationState, seat: Seat) -> Parts:
    unit = s.options.unit
    price = replace(sum_within(unit, in_purse(s, seat), unit), field="price")
    return PickSeat(sellers(s, seat)), HOW_MANY, sampled_sums(price, held=in_purse(s, seat))


@RULES.does(ProposePrice, proposals, law="unseen-sales")
def propose(s: SpeculationState, action: ProposePrice) -> None:
    """Propose to another player to buy face-down cards. Turning goes on after the answer."""
    r = s.public
    number = lot_size(s, action.other, action.word)
    r.proposed = (*r.proposed, action.seat)
    r.lot = Lot("unseen", action.other, action.price, number, action.seat, action.price)
    r.phase = SpeculationPhase.PROPOSAL
    say(s, action.seat, "say-propose", seat=action.other, number=number, farthings=action.price)


@RULES.asks(SpeculationPhase.PROPOSAL)
def ask_proposal(s: SpeculationState) -> Question:
    lot = s.public.lot
    return ask_one(
        "sell-unseen", lot.seller, TakePrice, RefusePrice, seat=lot.buyer, number=lot.number, farthings=lot.price
    )


def unseen_sold(s: SpeculationState, lot: Lot) -> None:
    """Move the bought cards under the buyer's pile, and continue turning cards.

    The seat whose turn it was turns the next card, if it still has one.
    """
    r, turning, offered = s.public, s.public.turn, s.public.offered
    if lot.buyer != NO_SEAT:
        pack.hand_over(s, lot.seller, lot.buyer, lot.number)
    turn_after(s, r.ring[r.ring.index(turning) - 1])
    r.offered = offered and r.turn == turning


# --- End of a hand ---------------------------------------------------------------------------------------------------


def all_turned(s: SpeculationState) -> None:
    """Pay the pot or keep it (R8).

    All cards have been turned, except perhaps those of the owner of the highest trump.
    """
    r, o = s.public, s.options
    if o.spare_hand:
        above = [card for card in pack.turn_spare(s) if suit(card) == r.trump[0] and height(card) > height(r.stand[0])]
        if above:
            carry_pot(s, "spare", card=max(above, key=height))
            return
    kept = o.only_turnup == "carry" or (o.only_turnup == "carry_unless_sold" and not r.sold)
    if not r.trumps_shown and kept:
        carry_pot(s, "alone", card=r.stand[0])
    else:
        pay_pot(s, by_ace=False)


def carry_pot(s: SpeculationState, why: str, card: Card) -> None:
    """Keep the pot for the next hand and announce why."""
    announce_result(s, f"carried-{why}", card=card, farthings=in_pot(s))
    hand_done(s)


def pay_pot(s: SpeculationState, *, by_ace: bool) -> None:
    """Pay the pot to the owner of the highest trump.

    An owner who paid a reduced stake gets a proportional part (R10).
    """
    r = s.public
    pot, unit = in_pot(s), s.options.unit
    owed = r.full * 3 // 2 if r.owner == r.dealer else r.full
    won = Farthings(pot // unit * r.stakes[r.owner] // owed * unit) if r.stakes[r.owner] < owed else pot
    say(s, r.owner, "say-ace" if by_ace else "say-highest")
    pay(s, POT, purse(r.owner), won, because("paid-pot"))
    announce_result(s, "ace" if by_ace else "highest", seat=r.owner, card=r.stand[0], farthings=won)
    dealers = r.owner == r.dealer
    r.shuffling = by_ace and (s.options.reshuffle == "any_ace" or (s.options.reshuffle == "dealer_ace" and dealers))
    hand_done(s)


def hand_done(s: SpeculationState) -> None:
    """End the hand without turning the remaining cards, and wait until all players are ready."""
    r = s.public
    r.turn = NO_SEAT
    if s.options.short_stake == "lend":
        lend(s)
    SITTING.hand_done(s)


def lend(s: SpeculationState) -> None:
    """Lend money to each player whose purse is smaller than the stake. The loans are subtracted at the end."""
    for seat in s.public.ring:
        if in_purse(s, seat) < s.options.full_stake:
            from_mint(s, seat, s.options.loan, because("paid-loan"))


def next_hand(s: SpeculationState) -> None:
    """Begin the next hand, with the next player to the left as dealer (R11)."""
    r = s.public
    r.shuffling = r.shuffling or s.options.reshuffle == "every_hand"
    if not r.shuffling:
        pack.gather_used(s)
    begin_hand(s, r.to_the_left(r.dealer))


def share_carried(s: SpeculationState) -> None:
    """Divide a pot that nobody won among the players who staked.

    Odd coins go to those nearest the last dealer's left.
    """
    staked = s.public.staking
    for seat, part in zip(staked, share(in_pot(s), (1,) * len(staked)), strict=True):
        pay(s, POT, purse(seat), part, because("paid-share"))


SITTING = Sitting[SpeculationState](
    SpeculationPhase.SETTLED, SpeculationPhase.OVER, next_hand, before_close=share_carried
)

dealing.when_cutting_for_deal(
    RULES,
    SpeculationPhase.CUT_FOR_DEAL,
    PACK,
    SHOWN,
    then=lambda s, decided: begin_hand(s, decided.dealer),
    law="the-deal",
)
when_between_hands(RULES, SITTING)


class Speculation(RuledGame[SpeculationRecord, SpeculationOptions]):
    """Rules of Speculation, for three to nine players."""

    slug = "speculation"
    deals_option = "hands"
    chart_makers = charts.CHARTS
    laws_version = 1
    kind = GameKind.WAGERS
    presets, books, options, record = PRESETS, BOOKS, SpeculationOptions, SpeculationRecord
    short = SHORT
    rules, phases, piles, pack, stock = RULES, SpeculationPhase, PILES, FULL_PACK, PACK
    scored = False
    layout = staticmethod(layout_for)

    def preset(self, name: str, seats: int) -> SpeculationOptions:
        return replace(super().preset(name, seats), hands=HANDS_PER_SEAT * seats)

    def unfit_rules(self, setup: Setup[SpeculationOptions]) -> Reason | None:
        o = setup.options
        if 0 < o.patience < MIN_TIME_LIMIT:
            return because("unfit-patience", number=MIN_TIME_LIMIT, law="the-sale")
        least = Farthings(MIN_STAKES * o.full_stake)
        return because("unfit-purse", farthings=least, law="money") if min(setup.purses) < least else None

    def rule_facts(self, options: SpeculationOptions, seats: int) -> dict[str, Arg]:
        """Return the figures for the rule book: the dealer's stake in units, and the smallest purse in stakes."""
        del seats
        return {"dealer_stake": options.stake * 3 // 2, "min_stakes": MIN_STAKES}

    def lesson_facts(self, view: SpeculationView) -> Facts:
        """Return figures for lessons: the number of cards above the ten in a suit, and of face-down cards."""
        above_ten = sum(height(card) > height(TEN) for card in FULL_PACK if suit(card) == suit(TEN))
        return {"number_above_ten": above_ten, "number_face_down": odds.face_down(view.public)}

    def open(self, s: SpeculationState) -> None:
        dealing.spread_pack(s, PACK)

    def fill(self, s: SpeculationState, view: SpeculationView, rng: Rng) -> None:
        pack.sample_layers(s, self.unseen(view), rng)

    def imagine_own(self, s: SpeculationState, view: SpeculationView, rng: Rng) -> tuple[Struct | None, ...]:
        return imagined_bids(s, view, SALE, rng) if s.public.phase is SpeculationPhase.SALE else s.own

    def length(self, setup: Setup[SpeculationOptions]) -> int:
        """Return an upper bound on the number of actions in a sitting.

        It allows 100 cuts for the deal per player. It assumes that every turned card is sold with bids rising coin by
        coin.
        """
        o, n = setup.options, setup.seats
        coins = (sum(setup.purses) + o.hand_limit * n * (o.loan + o.new_purse)) // o.unit
        turns = CARDS_EACH * n + 1
        return 100 * n + o.hand_limit * (2 * n + turns * (4 + 3 * n + coins))
