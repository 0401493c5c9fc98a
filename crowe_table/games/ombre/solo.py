"""Game of four: colour, bidding, call of an ace, and scoring. The rule book explains the rulings R1, R2 and so on."""

from collections.abc import Sequence

from crowe_table.engine.cards import CLUBS, RANKS, SUIT_WORDS, BadCard, Card, parse, rank, suit, text
from crowe_table.engine.core import NO_SEAT, Offer, PickOffer, PickWord, Question, Reason, Seat, because
from crowe_table.engine.money import POT, Farthings, purse, share
from crowe_table.games.ombre.actions import AgreeColour, CallCard, NameTrump, ProposeColour, RefuseColour
from crowe_table.games.ombre.counting import POINTS, tricks_needed
from crowe_table.games.ombre.options import OmbreOptions
from crowe_table.games.ombre.play import RULES, lead, play_alone, set_direction
from crowe_table.games.ombre.state import (
    HAND,
    QUEEN_OF_CLUBS,
    QUEEN_OF_SPADES,
    SOLO_PACK,
    STOCK,
    UNTOUCHED,
    GameBid,
    OmbrePhase,
    OmbreState,
    OmbreView,
)
from crowe_table.kit import dealing, tricks
from crowe_table.kit.announcing import announce, announce_result, report_changes, say, score
from crowe_table.kit.answer_parts import SampledPart
from crowe_table.kit.auction import Bid, BidStep, open_auction, when_bidding
from crowe_table.kit.card_moves import move_all, show
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.ranking import NO_TRUMP
from crowe_table.kit.rules import ask_one

PACKETS = (3, 2, 3)
IN_SUIT = {GameBid.FROG_SUIT: "frog", GameBid.SOLO_SUIT: "solo", GameBid.TOUT_SUIT: "tout"}
CALLED_RANKS = "AK"
"""Ranks that may be called: an ace or, if the Player holds all aces that may be called, a king (R11)."""


# --- Deal ------------------------------------------------------------------------------------------------------------


def deal(s: OmbreState, dealer: Seat) -> None:
    """Deal three, two and three cards to the left. The dealer then pays into the pot."""
    r, o = s.public, s.options
    dealing.begin_deal(s, dealer, STOCK, SOLO_PACK)
    dealing.deal(s, PACKETS, r.round_from(r.eldest), STOCK, UNTOUCHED)
    pay(s, purse(dealer), POT, min(o.dealers_stake, in_purse(s, dealer)), because("pay-dealer"))
    set_direction(s, o.bid_turn)
    r.turn = first_speaker(s)
    if o.colour_rule != "agree_once":
        r.colours = ()
    if o.colour_rule == "clubs" or r.colours:
        fix_colour(s, r.colours[0] if r.colours else CLUBS)
    else:
        r.phase = OmbrePhase.COLOUR


def first_speaker(s: OmbreState) -> Seat:
    """Return the neighbour of the dealer in the direction of bidding. The dealer bids last."""
    return s.public.to_the_left(s.public.dealer, 1 if s.options.bid_turn == "left" else -1)


# --- Colour ----------------------------------------------------------------------------------------------------------


@RULES.asks(OmbrePhase.COLOUR)
def ask_colour(s: OmbreState) -> Question:
    return ask_one("colour", s.public.dealer, ProposeColour)


@RULES.does(ProposeColour, PickWord(SUIT_WORDS, field="suit"), law="the-colour")
def propose(s: OmbreState, action: ProposeColour) -> None:
    """Propose a colour. Clubs need no consent (R7)."""
    r, wanted = s.public, SUIT_WORDS.index(action.suit)
    say(s, action.seat, "say-propose", suit=wanted)
    r.proposed, r.agreed = wanted, ()
    if wanted == CLUBS:
        fix_colour(s, CLUBS)
    else:
        r.phase = OmbrePhase.AGREE


@RULES.asks(OmbrePhase.AGREE)
def ask_agree(s: OmbreState) -> Question:
    return ask_one("agree", s.public.turn, AgreeColour, RefuseColour, suit=s.public.proposed)


@RULES.does(AgreeColour)
def agree(s: OmbreState, action: AgreeColour) -> None:
    r = s.public
    say(s, action.seat, "say-agree")
    r.agreed, r.turn = (*r.agreed, action.seat), r.after(action.seat)
    if r.turn == r.dealer:
        fix_colour(s, r.proposed)


@RULES.does(RefuseColour)
def refuse_colour(s: OmbreState, action: RefuseColour) -> None:
    say(s, action.seat, "say-refuse")
    fix_colour(s, CLUBS)


def fix_colour(s: OmbreState, colour: int) -> None:
    """Fix the colour and let all players look at their hands."""
    r = s.public
    r.colours, r.proposed, r.agreed = (colour,), -1, ()
    report_changes(s)
    for seat in r.ring:
        move_all(s, UNTOUCHED[seat], HAND[seat], "take_up")
    open_auction(s, first_speaker(s))
    r.phase = OmbrePhase.BIDS


# --- Bidding ---------------------------------------------------------------------------------------------------------


def ladder(s: OmbreState | OmbreView) -> list[BidStep]:
    """Return the possible bids in ascending order. If the options require it, each bid names a suit (R9)."""
    colour, found = s.public.colours[0], []
    for contract in POINTS:
        named = [each for each in range(4) if each != colour] if contract in IN_SUIT else [colour]
        if contract in IN_SUIT and s.options.suit_named == "after":
            named = [NO_TRUMP]
        for each in named:
            name = contract.name.lower() + (f":{'SHDC'[each]}" if len(named) > 1 else "")
            found.append(BidStep(name, because("bid-name", bid=int(contract), suit=each), contract, each))
    return found


def holds_both_queens(hand: Sequence[Card]) -> bool:
    return QUEEN_OF_CLUBS in hand and QUEEN_OF_SPADES in hand


def refuse_low_bid(s: OmbreState, seat: Seat, height: int) -> Reason | None:
    """Return why a pass or a low bid is forbidden. A hand with both black queens must bid at least a Solo (R10)."""
    _, stands, _ = s.public.stands
    if s.options.both_queens == "free" or max(stands, height) >= GameBid.SOLO_SUIT:
        return None
    return because("refuse-both-queens", law="both-queens") if holds_both_queens(s.at(HAND[seat])) else None


def end_bids(s: OmbreState) -> None:
    """Make the highest bidder the Player. If all have passed, force a player."""
    r = s.public
    seat, height, named = r.stands
    if seat == NO_SEAT:
        force_player(s)
        return
    undertake(s, seat, GameBid(height), r.colours[0] if GameBid(height).in_colour else named)


def explain_missing_bid(s: OmbreState, action: Bid) -> Reason | None:
    """Return why a bid may not name this suit: it is the colour, which is bid without naming a suit."""
    colour = s.public.colours[0]
    named = {f"{name.name.lower()}:{'SHDC'[colour]}" for name in IN_SUIT}
    return because("refuse-bid-colour", law="bidding", suit=colour) if action.bid in named else None


when_bidding(
    RULES, OmbrePhase.BIDS, ladder, then=end_bids, why_not=refuse_low_bid, why_none=explain_missing_bid, law="bidding"
)


def force_player(s: OmbreState) -> None:
    """Force the holder of the queen to play an announced Frog in the colour (R13)."""
    r, o = s.public, s.options
    if o.forced == "redeal":
        announce_result(s, "all-passed", "bidding")
        r.turn, r.phase = NO_SEAT, OmbrePhase.SETTLED
        return
    queen = QUEEN_OF_SPADES if o.forced == "queen_of_spades" else QUEEN_OF_CLUBS
    holder = next(seat for seat in r.ring if queen in s.at(HAND[seat]))
    show(s, (queen,), HAND[holder])
    announce(s, "spadilla", law="spadilla", seat=holder, card=queen)
    r.forced = True
    undertake(s, holder, GameBid.FROG_COLOUR, r.colours[0])


def undertake(s: OmbreState, player: Seat, contract: GameBid, trump: int) -> None:
    r = s.public
    r.lone, r.contract = player, ((player, contract, trump),)
    if trump == NO_TRUMP:
        r.turn, r.phase = player, OmbrePhase.NAME_SUIT
        return
    r.trumps = (trump,)
    report_changes(s)
    if contract.is_frog and callable_cards(s.at(HAND[player]), trump, s.options):
        r.turn, r.phase = player, OmbrePhase.CALL
        return
    play_alone(s)
    begin_play(s)


@RULES.asks(OmbrePhase.NAME_SUIT)
def ask_name(s: OmbreState) -> Question:
    return ask_one("name-suit", s.public.lone, NameTrump)


def may_name(s: OmbreState, seat: Seat) -> SampledPart:
    """Return the suits that may be named: all except the colour."""
    del seat
    others = tuple([word for each, word in enumerate(SUIT_WORDS) if each != s.public.colours[0]])
    return SampledPart(PickWord(others, field="suit"), others, judged=True)


def refuse_name(s: OmbreState, action: NameTrump) -> Reason | None:
    if action.suit not in SUIT_WORDS:
        return because("refuse-word", law="bidding")
    if SUIT_WORDS.index(action.suit) == s.public.colours[0]:
        return because("refuse-the-colour", law="bidding", suit=s.public.colours[0])
    return None


@RULES.does(NameTrump, may_name, refuse_name, law="bidding", phase=OmbrePhase.NAME_SUIT)
def name_suit(s: OmbreState, action: NameTrump) -> None:
    r, trump = s.public, SUIT_WORDS.index(action.suit)
    say(s, action.seat, "say-trumps", suit=trump)
    undertake(s, r.lone, GameBid(r.contract[0][1]), trump)


# --- Call ------------------------------------------------------------------------------------------------------------


def callable_cards(hand: Sequence[Card], trump: int, o: OmbreOptions) -> list[Card]:
    """Return the cards that the Player may call: aces not in hand or, if there are none, kings not in hand."""
    suits = [each for each in range(4) if o.call_rule == "any_ace" or each != trump]
    for letter in CALLED_RANKS:
        if found := [card for card in [parse(letter + "SHDC"[each]) for each in suits] if card not in hand]:
            return found
    return []


@RULES.asks(OmbrePhase.CALL)
def ask_call(s: OmbreState) -> Question:
    return ask_one("call", s.public.lone, CallCard)


def may_call(s: OmbreState, seat: Seat) -> SampledPart:
    cards = callable_cards(s.at(HAND[seat]), s.public.trump, s.options)
    offers = tuple([Offer(text(card), because("call-card", card=card)) for card in cards])
    return SampledPart(PickOffer(offers, field="card"), [offer.name for offer in offers], judged=True)


def refuse_call(s: OmbreState, action: CallCard) -> Reason | None:
    """Return why a card may not be called."""
    r, hand = s.public, s.at(HAND[action.seat])
    cards = callable_cards(hand, r.trump, s.options)
    try:
        card = parse(action.card)
    except BadCard:
        return because("refuse-offer", law="the-call")
    if card in cards:
        return None
    if card in hand:
        return because("refuse-call-held", law="the-call", card=card)
    if suit(card) == r.trump and RANKS[rank(card)] in CALLED_RANKS and s.options.call_rule == "plain_ace":
        return because("refuse-call-trump", law="the-call", card=card)
    return because("refuse-call", law="the-call", rank=rank(cards[0]))


@RULES.does(CallCard, may_call, refuse_call, law="the-call")
def call_card(s: OmbreState, action: CallCard) -> None:
    """Call a card. Its holder becomes the partner, but does not say so (R12)."""
    card = parse(action.card)
    say(s, action.seat, "say-call", card=card)
    s.public.called = (card,)
    begin_play(s)


def begin_play(s: OmbreState) -> None:
    """Begin the play. The Player or the first bidder leads, as the options say (R15)."""
    r = s.public
    set_direction(s, s.options.play_turn)
    lead(s, r.lone if s.options.first_lead == "player" else first_speaker(s))


# --- Points and pot --------------------------------------------------------------------------------------------------


def partner(s: OmbreState) -> Seat:
    """Return the seat that holds or has played the called card; NO_SEAT if no card was called."""
    r = s.public
    for seat in r.ring if r.called else ():
        if r.called[0] in (*s.at(HAND[seat]), *tricks.played_by(r, seat)):
            return seat
    return NO_SEAT


def settle(s: OmbreState) -> None:
    """Score points for the winners. Then pay the pot to the Player if the contract was made."""
    r = s.public
    set_direction(s, "left")
    contract, mate = GameBid(r.contract[0][1]), partner(s)
    side = [seat for seat in (r.lone, mate) if seat != NO_SEAT]
    made = sum(r.tricks[seat] for seat in side)
    won = made >= tricks_needed(contract)
    gaining = [seat for seat in r.from_the_left(r.dealer) if (seat in side) == won]
    for seat in gaining:
        score(s, seat, POINTS[contract], "made" if won else "defeated")
    settle_pot(s, won, side)
    what = "made" if won else "failed"
    announce_result(
        s, what, "scoring", seat=r.lone, bid=int(contract), suit=r.trump, number=made, seats=tuple(side[1:])
    )
    r.phase, r.turn = OmbrePhase.SETTLED, NO_SEAT


def settle_pot(s: OmbreState, won: bool, side: Sequence[Seat]) -> None:
    """Settle the pot. After a failed contract, the pot stays and may be doubled (R17)."""
    r, o = s.public, s.options
    lying = Farthings(s.ledger.balances.get(POT, 0))
    if not won:
        if o.beast == "match":
            pay(s, purse(r.lone), POT, min(lying, in_purse(s, r.lone)), because("pay-beast"))
        return
    shared = [seat for seat in r.from_the_left(r.dealer) if seat in side] if o.pot_to == "side" else [r.lone]
    for seat, part in zip(shared, share(lying, [1] * len(shared)), strict=True):
        pay(s, POT, purse(seat), part, because("pay-pot"))
