"""The rules of Every Form. In each phase, every player is asked for some forms of answer."""

from itertools import combinations, pairwise

from crowe_table.games.every_form.actions import (
    EveryFormAnnounce,
    EveryFormBid,
    EveryFormBuryCards,
    EveryFormCallOut,
    EveryFormDeclare,
    EveryFormDivide,
    EveryFormEnough,
    EveryFormExchange,
    EveryFormLayCard,
    EveryFormLiftCoin,
    EveryFormPass,
    EveryFormPeg,
    EveryFormPutCoin,
    EveryFormRoll,
    EveryFormSeal,
    EveryFormShowQueen,
)
from crowe_table.games.every_form.layout import SPOTS, layout_for
from crowe_table.games.every_form.options import BOOKS, PRESETS, EveryFormOptions
from crowe_table.games.every_form.state import (
    BURIED,
    HAND,
    HEAP,
    LAID,
    MANNERS,
    PILES,
    STOCK,
    Chosen,
    EveryFormPhase,
    EveryFormRecord,
    EveryFormState,
    EveryFormView,
)

from crowe_table.engine.cards import FULL_PACK, Card, rank
from crowe_table.engine.core import (
    NO_SEAT,
    Asked,
    Offer,
    PickAmount,
    PickBid,
    PickHole,
    PickNumbers,
    PickOffer,
    PickSeat,
    PickSpot,
    PickWord,
    Question,
    Reason,
    Rung,
    Said,
    Seat,
    Setup,
    Threw,
    ThrowDice,
    Timeout,
    View,
    because,
)
from crowe_table.engine.dice import throw
from crowe_table.engine.game import GameKind
from crowe_table.engine.ladder import LadderRow, LadderStep
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import POT, Account, Farthings, purse
from crowe_table.engine.rng import Rng
from crowe_table.kit import between_deals, dealing
from crowe_table.kit.announcing import finish_game, say, score
from crowe_table.kit.answer_parts import Cards, Parts
from crowe_table.kit.card_moves import draw, gather, move, move_all, show
from crowe_table.kit.ladders import act_row
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.rules import RuledGame, Rules, ask_one

RULES = Rules[EveryFormState]()
CARDS = 6
LADDER = ("six", "seven", "eight", "nine", "ten", "eleven", "twelve")
LEAST = Farthings(4)
TIME_LIMIT = 20


def open_deal(s: EveryFormState) -> None:
    """Gather all cards and cut the pack."""
    r = s.public
    r.pegs = r.pegs or (0,) * len(r.scores)
    r.stands, r.bidder, r.passed, r.called, r.caller, r.sealed = "", NO_SEAT, (), 0, NO_SEAT, ()
    gather(s, [BURIED, *HEAP, *HAND[: s.seats], *LAID[: s.seats]], STOCK)
    dealing.begin_deal(s, r.eldest, STOCK, FULL_PACK)
    r.phase, r.turn = EveryFormPhase.CUT_PACK, NO_SEAT


def deal(s: EveryFormState) -> None:
    """Deal six cards to each player, and one card face up."""
    r = s.public
    dealing.deal(s, (1,) * CARDS, r.round_from(r.eldest), STOCK, HAND)
    dealing.deal(s, (1,), r.round_from(r.eldest), STOCK, LAID)
    r.phase, r.turn = EveryFormPhase.EXCHANGE, r.eldest


dealing.when_cutting_pack(RULES, EveryFormPhase.CUT_PACK, STOCK, FULL_PACK, then=deal)


def pass_on(s: EveryFormState) -> None:
    """Continue with the next player or, after all have answered, with the next form."""
    r = s.public
    if r.turn != r.dealer:
        r.turn = r.after(r.turn)
        return
    r.phase, r.turn = EveryFormPhase(r.phase + 1), r.eldest


# --- Cards -----------------------------------------------------------------------------------------------------------


@RULES.asks(EveryFormPhase.EXCHANGE)
def ask_exchange(s: EveryFormState) -> Question:
    return ask_one("exchange", s.public.turn, EveryFormExchange)


def may_exchange(s: EveryFormState, seat: Seat) -> Cards:
    """Return the choice of up to two cards from the hand and from the cards in front of the player."""
    held = [*s.at(HAND[seat]), *s.at(LAID[seat])]
    return Cards((HAND[seat], LAID[seat]), held, least=0, most=2, several=True, field="cards")


@RULES.does(EveryFormExchange, may_exchange)
def exchange(s: EveryFormState, action: EveryFormExchange) -> None:
    for card in action.cards:
        source = HAND[action.seat] if card in s.at(HAND[action.seat]) else LAID[action.seat]
        move(s, (card,), source, BURIED, "lay_out")
    draw(s, len(action.cards), STOCK, HAND[action.seat])
    pass_on(s)


@RULES.asks(EveryFormPhase.ANNOUNCE)
def ask_announce(s: EveryFormState) -> Question:
    return ask_one("announce", s.public.turn, EveryFormAnnounce)


def may_announce(s: EveryFormState, seat: Seat) -> list[Parts]:
    """Return the two forms: “softly” to any player, or “aloud” only to the next player and for a higher sum."""
    others = tuple([other for other in s.public.ring if other != seat])
    card = Cards((HAND[seat],), s.at(HAND[seat]))
    softly = PickWord(("softly",)), card, PickAmount(LEAST, LEAST * 3, LEAST), PickSeat(others)
    aloud = PickWord(("aloud",)), card, PickAmount(LEAST * 2, LEAST * 6, LEAST * 2), PickSeat(others[:1])
    return [softly, aloud]


@RULES.does(EveryFormAnnounce, may_announce)
def announce(s: EveryFormState, action: EveryFormAnnounce) -> None:
    move(s, (action.card,), HAND[action.seat], LAID[action.seat], "play")
    pay(s, purse(action.seat), POT, action.amount, because("pay-announced"))
    say(s, action.seat, f"say-{action.word}", seat=action.other)
    pass_on(s)


@RULES.asks(EveryFormPhase.LAY_OR_BURY)
def ask_lay_or_bury(s: EveryFormState) -> Question:
    return ask_one("lay-or-bury", s.public.turn, EveryFormLayCard, EveryFormBuryCards)


def may_lay(s: EveryFormState, seat: Seat) -> Cards:
    return Cards((HAND[seat],), s.at(HAND[seat]))


@RULES.does(EveryFormLayCard, may_lay)
def lay_card(s: EveryFormState, action: EveryFormLayCard) -> None:
    move(s, (action.card,), HAND[action.seat], LAID[action.seat], "play")
    pass_on(s)


def may_bury(s: EveryFormState, seat: Seat) -> Parts:
    cards = Cards((HAND[seat],), s.at(HAND[seat]), least=1, most=2, several=True, field="cards")
    return cards, PickWord(("a_while", "good"))


@RULES.does(EveryFormBuryCards, may_bury)
def bury_cards(s: EveryFormState, action: EveryFormBuryCards) -> None:
    move(s, action.cards, HAND[action.seat], BURIED, "lay_out")
    pass_on(s)


# --- Offers and bids -------------------------------------------------------------------------------------------------


@RULES.asks(EveryFormPhase.DECLARE, EveryFormPhase.BID)
def ask_declare_or_bid(s: EveryFormState) -> Question:
    r = s.public
    if r.phase == EveryFormPhase.DECLARE:
        return ask_one("declare", r.turn, EveryFormDeclare, EveryFormPass)
    return (
        ask_one("bid", r.turn, EveryFormBid, EveryFormPass) if open_bids(s) else ask_one("bid", r.turn, EveryFormPass)
    )


def offers(s: EveryFormState, seat: Seat) -> tuple[Offer, ...]:
    """Return every possible declaration: each pair in the hand, each two cards in sequence, and the whole hand."""
    hand = sorted(s.at(HAND[seat]))
    pairs = [cards for cards in combinations(hand, 2) if rank(cards[0]) == rank(cards[1])]
    runs = [cards for cards in pairwise(hand) if cards[0] + 1 == cards[1] and rank(cards[0]) < rank(cards[1])]
    found = [Offer(f"pair-{a}-{b}", because("offer-pair", rank=rank(a)), (a, b), 2) for a, b in pairs]
    named = [(a, b, because("offer-run", rank_low=rank(a), rank_high=rank(b))) for a, b in runs]
    found += [Offer(f"run-{a}-{b}", words, (a, b), 3) for a, b, words in named]
    return (*found, Offer("hand", because("offer-hand"), tuple(hand), 1))


@RULES.does(EveryFormDeclare, lambda s, seat: (PickOffer(offers(s, seat)), PickWord(("softly", "aloud"))))
def declare(s: EveryFormState, action: EveryFormDeclare) -> None:
    offer = next(offer for offer in offers(s, action.seat) if offer.name == action.offer)
    show(s, offer.cards, HAND[action.seat])
    if s.emit:
        s.emit(Said(action.seat, offer.words))
    score(s, action.seat, offer.points, "declared")
    pass_on(s)


def open_bids(s: EveryFormState) -> tuple[str, ...]:
    return LADDER[LADDER.index(s.public.stands) + 1 if s.public.stands else 0 :]


def ladder(view: EveryFormView) -> tuple[LadderRow, ...]:
    """Return a pass and every bid, while the viewer bids."""
    if view.public.phase is not EveryFormPhase.BID:
        return ()
    bids = [EveryFormBid(view.seat, name) for name in LADDER]
    named = [(bid, because("bid-number", number=6 + at)) for at, bid in enumerate(bids)]
    rows = [LadderRow(name=name, meaning=name, steps=(LadderStep(action=bid, name=name),)) for bid, name in named]
    return (act_row(EveryFormPass(view.seat), because("say-pass")), *rows)


def may_bid(s: EveryFormState, seat: Seat) -> PickBid:
    del seat
    r, higher = s.public, open_bids(s)
    ladder = tuple([Rung(name, because("bid-number", number=6 + at), name in higher) for at, name in enumerate(LADDER)])
    return PickBid(ladder, r.stands, r.bidder, r.passed)


@RULES.does(EveryFormBid, may_bid)
def bid(s: EveryFormState, action: EveryFormBid) -> None:
    s.public.stands, s.public.bidder = action.bid, action.seat
    say(s, action.seat, "bid-number", number=6 + LADDER.index(action.bid))
    pass_on(s)


@RULES.does(EveryFormPass)
def pass_by(s: EveryFormState, action: EveryFormPass) -> None:
    if s.public.phase == EveryFormPhase.BID:
        s.public.passed = (*s.public.passed, action.seat)
    say(s, action.seat, "say-pass")
    pass_on(s)


# --- Coins, pegs and heaps -------------------------------------------------------------------------------------------


@RULES.asks(EveryFormPhase.CLOTH)
def ask_cloth(s: EveryFormState) -> Question:
    lifts = (EveryFormLiftCoin,) if laid_on(s, s.public.turn) else ()
    return ask_one("cloth", s.public.turn, EveryFormPutCoin, *lifts, EveryFormEnough)


def stakes(seat: Seat, spot: str) -> tuple[Account, ...]:
    """Return the accounts of a player's coins on a spot, one for each way in which coins may lie."""
    return tuple([Account(manner, seat, spot) for manner in MANNERS])


def staked(s: EveryFormState, seat: Seat, spot: str) -> int:
    """Return a player's total stake on a spot, in farthings."""
    return sum(s.ledger.balance(account) for account in stakes(seat, spot))


def laid_on(s: EveryFormState, seat: Seat) -> tuple[str, ...]:
    """Return the spots where a player has coins."""
    return tuple([spot for spot in SPOTS if staked(s, seat, spot)])


def may_put(s: EveryFormState, seat: Seat) -> Parts:
    del s, seat
    return PickSpot("stake", SPOTS), PickAmount(LEAST, LEAST * 2, LEAST), PickWord(MANNERS)


def too_many_coins(s: EveryFormState, action: EveryFormPutCoin) -> Reason | None:
    """Return a refusal if a player would have more than three coins on a spot."""
    return because("refuse-spot") if staked(s, action.seat, action.spot) + action.amount > LEAST * 3 else None


@RULES.does(EveryFormPutCoin, may_put, too_many_coins)
def put_coin(s: EveryFormState, action: EveryFormPutCoin) -> None:
    seat = action.seat
    pay(s, purse(seat), Account(action.word, seat, action.spot), action.amount, because("pay-staked"))
    if all(staked(s, seat, spot) > LEAST for spot in SPOTS):
        pass_on(s)


@RULES.does(EveryFormLiftCoin, lambda s, seat: PickSpot("stake", laid_on(s, seat)))
def lift_coin(s: EveryFormState, action: EveryFormLiftCoin) -> None:
    """Take the player's coins off a spot. This ends the player's turn."""
    take_back(s, action.seat, action.spot)
    pass_on(s)


def take_back(s: EveryFormState, seat: Seat, spot: str) -> None:
    for account in stakes(seat, spot):
        pay(s, account, purse(seat), s.ledger.balance(account), because("pay-lifted"))


@RULES.does(EveryFormEnough)
def enough(s: EveryFormState, action: EveryFormEnough) -> None:
    del action
    pass_on(s)


@RULES.asks(EveryFormPhase.PEG)
def ask_peg(s: EveryFormState) -> Question:
    return ask_one("peg", s.public.turn, EveryFormPeg)


@RULES.does(EveryFormPeg, lambda s, seat: PickHole(s.public.pegs[s.public.sides[seat]], 1, 4))
def peg(s: EveryFormState, action: EveryFormPeg) -> None:
    """Move the player's front peg by the chosen number of holes. Give two points, regardless of that number."""
    r = s.public
    own = r.sides[action.seat]
    r.pegs = tuple([holes + action.holes * (side == own) for side, holes in enumerate(r.pegs)])
    score(s, action.seat, 2, "pegged")
    pass_on(s)


@RULES.asks(EveryFormPhase.DIVIDE)
def ask_divide(s: EveryFormState) -> Question:
    return ask_one("divide", s.public.turn, EveryFormDivide)


def may_divide(s: EveryFormState, seat: Seat) -> PickNumbers:
    del seat
    return PickNumbers(len(HEAP), 1, len(s.at(STOCK)))


@RULES.does(EveryFormDivide, may_divide)
def divide(s: EveryFormState, action: EveryFormDivide) -> None:
    for heap, number in zip(HEAP, action.numbers, strict=True):
        draw(s, number, STOCK, heap, "divide")
    for heap in HEAP:
        move_all(s, heap, STOCK, "gather")
    pass_on(s)


# --- Out of turn, in secret, by chance, by law -----------------------------------------------------------------------


@RULES.asks(EveryFormPhase.AUCTION)
def ask_auction(s: EveryFormState) -> Question:
    """Let every player call a higher sum, until the time limit passes without a call."""
    r = s.public
    acts = (EveryFormCallOut,) if r.called < LEAST * 4 else ()
    asked = [Asked(seat, acts, must=False) for seat in r.ring if acts and seat != r.caller]
    return Question("auction", tuple(asked), (("farthings", r.called),), time_limit=TIME_LIMIT)


def may_call_out(s: EveryFormState, seat: Seat) -> PickAmount:
    del seat
    return PickAmount(s.public.called + LEAST, s.public.called + LEAST * 2, LEAST)


@RULES.does(EveryFormCallOut, may_call_out)
def call_out(s: EveryFormState, action: EveryFormCallOut) -> None:
    s.public.called, s.public.caller = action.amount, action.seat
    say(s, action.seat, "say-sum", farthings=action.amount)


@RULES.does(Timeout)
def going_gone(s: EveryFormState, action: Timeout) -> None:
    del action
    r = s.public
    if r.caller != NO_SEAT:
        pay(s, purse(r.caller), POT, Farthings(min(r.called, in_purse(s, r.caller))), because("pay-called"))
    r.phase, r.turn = EveryFormPhase.SEAL, NO_SEAT


@RULES.asks(EveryFormPhase.SEAL)
def ask_seal(s: EveryFormState) -> Question:
    waiting = [Asked(seat, (EveryFormSeal,)) for seat in s.public.ring if seat not in s.public.sealed]
    return Question("seal", tuple(waiting), secret=True)


def may_seal(s: EveryFormState, seat: Seat) -> PickSeat:
    others = tuple([other for other in s.public.ring if other != seat])
    return PickSeat(others, 0, len(others), several=True, field="others")


@RULES.does(EveryFormSeal, may_seal)
def seal(s: EveryFormState, action: EveryFormSeal) -> None:
    r = s.public
    s.own = tuple([Chosen(action.others) if seat == action.seat else own for seat, own in enumerate(s.own)])
    r.sealed = (*r.sealed, action.seat)
    if len(r.sealed) < s.seats:
        return
    for seat in r.ring:
        own = s.own[seat]
        if isinstance(own, Chosen) and own.others:
            say(s, seat, "say-chosen", seats=own.others)
    s.own = (None,) * s.seats
    r.sealed, r.phase, r.turn = (), EveryFormPhase.ROLL, r.eldest


@RULES.asks(EveryFormPhase.ROLL)
def ask_roll(s: EveryFormState) -> Question:
    return ask_one("roll", s.public.turn, EveryFormRoll)


@RULES.does(EveryFormRoll, ThrowDice())
def roll(s: EveryFormState, action: EveryFormRoll) -> None:
    s.public.dice = throw(s.rng)
    if s.emit:
        s.emit(Threw(action.seat, s.public.dice))
    pass_on(s)


def highest(s: EveryFormState) -> tuple[Seat, Card]:
    """Return the holder of the highest card, and the card."""
    card, seat = max((card, seat) for seat in s.public.ring for card in s.at(HAND[seat]))
    return seat, card


@RULES.asks(EveryFormPhase.SHOW)
def ask_show(s: EveryFormState) -> Question:
    """Ask the holder of the highest card to show it. The rules let the question disclose who holds the card."""
    return Question("show", (Asked(highest(s)[0], (EveryFormShowQueen,), discloses=True),))


@RULES.does(EveryFormShowQueen)
def show_queen(s: EveryFormState, action: EveryFormShowQueen) -> None:
    """Show the card and return all coins. The caller wins the pot; if nobody called, the eldest player wins it."""
    r = s.public
    show(s, (highest(s)[1],), HAND[action.seat])
    for seat in r.ring:
        for spot in laid_on(s, seat):
            take_back(s, seat, spot)
    winner = r.caller if r.caller != NO_SEAT else r.eldest
    pay(s, POT, purse(winner), s.ledger.balance(POT), because("pay-pot"))
    last = r.deal == s.options.deals
    r.phase = EveryFormPhase.OVER if last else EveryFormPhase.COUNTED
    if last:
        finish_game(s, winners(s), because("win", seats=winners(s)))


def winners(s: EveryFormState) -> tuple[Seat, ...]:
    r = s.public
    return tuple([seat for seat in r.ring if r.score(seat) == max(r.scores)])


between_deals.when_all_ready(RULES, EveryFormPhase.COUNTED, then=open_deal)


class EveryForm(RuledGame[EveryFormRecord, EveryFormOptions]):
    """The rules of Every Form, for two or three players."""

    slug = "every-form"
    ladder_maker = staticmethod(ladder)
    laws_version = 1
    kind = GameKind.BANKS
    presets, books, options, record = PRESETS, BOOKS, EveryFormOptions, EveryFormRecord
    rules, phases, piles, pack, stock = RULES, EveryFormPhase, PILES, FULL_PACK, STOCK

    def open(self, s: EveryFormState) -> None:
        open_deal(s)

    def sides(self, setup: Setup[EveryFormOptions]) -> tuple[int, ...]:
        """Return the side of each player. The first player plays alone against the others."""
        return tuple([min(seat, 1) for seat in range(setup.seats)])

    def layout(self, options: EveryFormOptions, seats: int) -> Layout:
        del options
        return layout_for(seats)

    def max_at_stake(self, options: EveryFormOptions) -> Farthings:
        return Farthings(100 * options.deals)

    def imagine_own(
        self, s: EveryFormState, view: View[EveryFormRecord, EveryFormOptions], rng: Rng
    ) -> tuple[Chosen | None, ...]:
        """Return a random choice for each seat that has made a secret choice."""
        del view
        others = [tuple([other for other in s.public.ring if other != seat]) for seat in range(s.seats)]
        chosen = [Chosen(others[seat][: rng.below(s.seats)]) for seat in range(s.seats)]
        own = [chosen[seat] if seat in s.public.sealed else None for seat in range(s.seats)]
        return tuple(own)

    def standing(self, s: EveryFormState) -> tuple[float, ...]:
        return (0.0,) * s.seats

    def length(self, setup: Setup[EveryFormOptions]) -> int:
        return setup.options.deals * (setup.seats * 30 + 10)
