"""Rules of Euchre (deal, two rounds of bids, exchange, playing alone, tricks, score, stake) and of Ruff and Honours.

Ruff and Honours is also called the old game. It adds the ruff (taking the stock) and the call of honours at eight
points. The rule book explains the rulings R1, H1 and so on.
"""

from collections.abc import Mapping

from crowe_table.engine.cards import ACE, KNAVE, SUIT_WORDS, make, suit
from crowe_table.engine.chart import Chart
from crowe_table.engine.core import (
    NO_SEAT,
    Arg,
    Asked,
    Facts,
    PickWord,
    Question,
    Reason,
    Seat,
    Setup,
    View,
    because,
    seats,
)
from crowe_table.engine.game import GameKind
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Rng
from crowe_table.games.ruff import counting
from crowe_table.games.ruff.actions import (
    Assist,
    AssistAlone,
    DefendAlone,
    DefendTogether,
    KeepHand,
    LayOutFour,
    LayOutOne,
    LeaveStock,
    MakesTrumps,
    NamesTrumps,
    NameSuit,
    NameSuitAlone,
    OrderUp,
    OrderUpAlone,
    PassBid,
    TakeStock,
    TakeUp,
    TakeUpAlone,
    TurnDown,
)
from crowe_table.games.ruff.charts import slate
from crowe_table.games.ruff.ladder import ladder
from crowe_table.games.ruff.layout import FIVE, TWELVE, layout_for
from crowe_table.games.ruff.options import BOOKS, NINE, PRESETS, SHORT, RuffOptions
from crowe_table.games.ruff.state import (
    CUT,
    EUCHRE_PACK,
    HAND,
    LAID_DOWN,
    PILES,
    PLAYED,
    REFUSED,
    SEATS,
    STOCK,
    TAKEN,
    TURNED,
    WASTE,
    RuffPhase,
    RuffRecord,
    RuffState,
    RuffView,
    order,
    pack_of,
)
from crowe_table.games.ruff.tags import card_tags
from crowe_table.kit import dealing, tricks
from crowe_table.kit.announcing import announce, announce_result, finish_game, report_changes, say, score
from crowe_table.kit.answer_parts import Cards, SampledPart
from crowe_table.kit.between_deals import set_resting, when_all_ready
from crowe_table.kit.card_moves import draw, forget, gather, move, move_all, show
from crowe_table.kit.claims import sure_lead
from crowe_table.kit.facts import facts_of_trumps
from crowe_table.kit.honours import CALLING_SCORE, honours_dealt, points_for, seats_at_eight, when_calling_honours
from crowe_table.kit.playing import when_playing
from crowe_table.kit.purses import pay_available
from crowe_table.kit.ranking import bowers, ranked, same_colour
from crowe_table.kit.rubber import open_game, partnership_sides, rubber_standing, win_rubber_game
from crowe_table.kit.rules import RuledGame, Rules, ask_one
from crowe_table.kit.tricks import Play, Revokes, TrickPlay
from crowe_table.search.worlds import Worlds, hidden_places, place_cards

RULES = Rules[RuffState]()
TRICKS = TrickPlay(hand=HAND, played=PLAYED, taken=TAKEN, order=order, may_revoke=lambda s: s.options.strict)
PACKETS, PACKETS_OLD = (2, 3), (3, 3, 3, 3)
IN_STOCK = 4
"""Cards in the stock at Ruff and Honours, including the turned card."""
REVOKE_PENALTY = "points"


# --- Cut and deal ----------------------------------------------------------------------------------------------------


dealing.when_cutting_for_deal(
    RULES,
    RuffPhase.CUT_FOR_DEAL,
    STOCK,
    CUT,
    then=lambda s, decided: deal(s, decided.dealer),
    counts=dealing.ace_high_rank,
    law="the-deal",
)


def deal(s: RuffState, dealer: Seat) -> None:
    """Deal the hands and turn up the next card: five cards to each player at Euchre, twelve at Ruff and Honours.

    At Ruff and Honours the suit of the turned card is trumps.
    """
    r, old = s.public, s.options.old
    r.trumps, r.plays, r.tricks, r.revokes, r.turn = (), (), (0,) * SEATS, Revokes(), NO_SEAT
    r.maker, r.lone, r.up, r.taken_up, r.caller = NO_SEAT, (), (), NO_SEAT, NO_SEAT
    open_game(s)
    dealing.begin_deal(s, dealer, STOCK, pack_of(s.options))
    dealing.deal(s, PACKETS_OLD if old else PACKETS, r.round_from(r.eldest), STOCK, HAND)
    r.up = (dealing.turn_up(s, STOCK, TURNED),)
    if old:
        r.trumps = (suit(r.up[0]),)
        report_changes(s)
        say(s, r.dealer, "say-trumps", suit=r.trump)
        begin_ruff(s)
    else:
        r.phase, r.turn = RuffPhase.FIRST_ROUND, r.eldest


# --- First round: the turned suit ------------------------------------------------------------------------------------


@RULES.asks(RuffPhase.FIRST_ROUND)
def ask_first_round(s: RuffState) -> Question:
    """Ask a player whether to make the suit of the turned card trumps.

    The form of words depends on the seat: opponents order it up, the partner assists, the dealer takes it up or turns
    it down. The action that makes no trumps comes first, because it is the safe default.
    """
    r, seat = s.public, s.public.turn
    turned = suit(r.up[0])
    if seat == r.dealer:
        return ask_one("take-up", seat, TurnDown, TakeUp, TakeUpAlone, suit=turned)
    if seat == r.partner(r.dealer):
        together = () if s.options.assist_alone else (Assist,)
        return ask_one("assist", seat, PassBid, *together, AssistAlone, suit=turned)
    return ask_one("order-up", seat, PassBid, OrderUp, OrderUpAlone, suit=turned)


@RULES.does(PassBid, law="the-first-round")
def pass_bid(s: RuffState, action: PassBid) -> None:
    """Pass. If the dealer passes in the second round, the cards are thrown in and dealt again (R7)."""
    r = s.public
    say(s, action.seat, "say-pass")
    if action.seat != r.dealer:
        r.turn = r.after(action.seat)
        return
    announce(s, "all-pass", law="the-second-round")
    gather_all(s)
    deal(s, r.dealer if s.options.all_pass == "same_dealer" else r.eldest)


@RULES.does(TurnDown, law="the-first-round")
def turn_down(s: RuffState, action: TurnDown) -> None:
    """Turn the turned card face down. Everybody knows the card, and it is out of play."""
    r = s.public
    say(s, action.seat, "say-turn-down")
    move_all(s, TURNED, REFUSED, "turn_down")
    r.phase, r.turn = RuffPhase.SECOND_ROUND, r.eldest


@RULES.does((OrderUp, Assist, TakeUp, OrderUpAlone, AssistAlone, TakeUpAlone), law="the-first-round")
def make_turned_suit(s: RuffState, action: MakesTrumps) -> None:
    """Make the suit of the turned card trumps, and let the dealer exchange a card for it.

    The dealer may not exchange if the partner plays alone. Under an option, only a dealer who made trumps may exchange
    (R4).
    """
    r, o = s.public, s.options
    word = "assist" if action.seat == r.partner(r.dealer) else "take-up" if action.seat == r.dealer else "order-up"
    make_trumps(s, action, suit(r.up[0]), f"say-{word}")
    if r.dealer in r.playing and (o.exchange == "any" or r.maker == r.dealer):
        r.phase, r.turn = RuffPhase.EXCHANGE, r.dealer
    else:
        settle_defence(s)


def make_trumps(s: RuffState, action: MakesTrumps, trump: int, says: str) -> None:
    """Make a suit trumps. If the maker plays alone, the partner lays the hand down (R5)."""
    r, seat = s.public, action.seat
    r.maker, r.trumps = seat, (trump,)
    say(s, seat, f"{says}-alone" if action.alone else says, suit=trump)
    if action.alone:
        play_alone(s, seat)
    report_changes(s)


def play_alone(s: RuffState, seat: Seat) -> None:
    """Move the hand of this seat's partner, face down, to the cards laid down."""
    r, partner = s.public, s.public.partner(seat)
    r.lone = tuple([int(r.is_alone(each) or each == seat) for each in seats(SEATS)])
    move_all(s, HAND[partner], LAID_DOWN[partner], "lay_down")
    set_resting(s, *[r.partner(each) for each in r.ring if r.is_alone(each)])


# --- The dealer's exchange -------------------------------------------------------------------------------------------


@RULES.asks(RuffPhase.EXCHANGE)
def ask_exchange(s: RuffState) -> Question:
    keep = (KeepHand,) if s.options.exchange_duty == "may" else ()
    return ask_one("exchange", s.public.dealer, LayOutOne, *keep, card=s.public.up[0])


def may_lay_out(s: RuffState, seat: Seat) -> Cards:
    """Return the cards from which the dealer lays one out: the hand and the turned card."""
    return Cards((HAND[seat], TURNED), [*s.at(HAND[seat]), *s.at(TURNED)])


@RULES.does(LayOutOne, may_lay_out, law="the-exchange")
def lay_out(s: RuffState, action: LayOutOne) -> None:
    """Take the turned card into the dealer's hand and lay a card out face down. Only the dealer knows which."""
    r, seat = s.public, action.seat
    r.taken_up = seat
    move_all(s, TURNED, HAND[seat], "take_up")
    move(s, (action.card,), HAND[seat], WASTE[seat], "lay_out")
    settle_defence(s)


@RULES.does(KeepHand, law="the-exchange")
def keep_hand(s: RuffState, action: KeepHand) -> None:
    say(s, action.seat, "say-keep-hand")
    settle_defence(s)


# --- Second round: another suit --------------------------------------------------------------------------------------


@RULES.asks(RuffPhase.SECOND_ROUND)
def ask_second_round(s: RuffState) -> Question:
    return ask_one("name-suit", s.public.turn, NameSuit, PassBid, NameSuitAlone, suit=suit(s.public.up[0]))


def legal_suits(s: RuffState, seat: Seat) -> SampledPart:
    """Return the suits that may be named as trumps: all but the one that was turned down (R10)."""
    del seat
    others = tuple([word for each, word in enumerate(SUIT_WORDS) if each != suit(s.public.up[0])])
    return SampledPart(PickWord(others), others, judged=True)


def refuse_name(s: RuffState, action: NamesTrumps) -> Reason | None:
    turned = suit(s.public.up[0])
    if action.word == SUIT_WORDS[turned]:
        return because("refuse-turned-down", law="the-second-round", suit=turned)
    return None if action.word in SUIT_WORDS else because("refuse-word", law="the-second-round")


@RULES.does((NameSuit, NameSuitAlone), legal_suits, refuse_name, law="the-second-round")
def name_suit(s: RuffState, action: NamesTrumps) -> None:
    make_trumps(s, action, SUIT_WORDS.index(action.word), "say-name")
    settle_defence(s)


# --- Defending alone -------------------------------------------------------------------------------------------------


def settle_defence(s: RuffState) -> None:
    """Ask the opponents of a maker who plays alone whether one of them defends alone (R9).

    If the options do not allow that, begin the play.
    """
    r = s.public
    if s.options.defend_alone and r.is_alone(r.maker):
        r.phase, r.turn = RuffPhase.DEFENCE, r.after(r.maker)
    else:
        begin_play(s)


@RULES.asks(RuffPhase.DEFENCE)
def ask_defence(s: RuffState) -> Question:
    return ask_one("defence", s.public.turn, DefendTogether, DefendAlone, seat=s.public.maker)


@RULES.does(DefendAlone, law="alone")
def defend_alone(s: RuffState, action: DefendAlone) -> None:
    say(s, action.seat, "say-alone")
    play_alone(s, action.seat)
    begin_play(s)


@RULES.does(DefendTogether, law="alone")
def defend_together(s: RuffState, action: DefendTogether) -> None:
    """Decline to defend alone. Ask the other opponent, or begin the play after both have declined."""
    r = s.public
    following = r.after(action.seat)
    if following == r.maker:
        begin_play(s)
    else:
        r.turn = following


# --- The ruff of the old game ----------------------------------------------------------------------------------------


def ace_holder(s: RuffState) -> Seat | None:
    """Return the player who holds the ace of trumps, or None.

    If the ace is the turned card, it belongs to the dealer or to nobody, as the options say (H2).
    """
    ace = make(ACE, s.public.trump)
    if ace == s.public.up[0]:
        return s.public.dealer if s.options.ace_turned == "dealer_ruffs" else None
    return next((seat for seat in s.public.ring if ace in s.at(HAND[seat])), None)


def begin_ruff(s: RuffState) -> None:
    holder = ace_holder(s)
    if holder is None:
        begin_calls(s)
    else:
        s.public.phase, s.public.turn = RuffPhase.RUFF, holder


@RULES.asks(RuffPhase.RUFF)
def ask_ruff(s: RuffState) -> Question:
    """Ask the holder of the ace of trumps whether to ruff, that is, to take the stock.

    The question tells the other players who holds the ace, as the rules intend.
    """
    return Question("ruff", (Asked(s.public.turn, (TakeStock, LeaveStock), discloses=True),))


@RULES.does(TakeStock, law="the-ruff")
def take_stock(s: RuffState, action: TakeStock) -> None:
    r, seat = s.public, action.seat
    say(s, seat, "say-ruff")
    show(s, [card for card in s.at(HAND[seat]) if card == make(ACE, r.trump)], HAND[seat])
    r.taken_up = seat
    move_all(s, TURNED, HAND[seat], "take_up")
    draw(s, IN_STOCK - 1, STOCK, HAND[seat], "take_up")
    r.phase = RuffPhase.LAY_OUT


@RULES.does(LeaveStock, law="the-ruff")
def leave_stock(s: RuffState, action: LeaveStock) -> None:
    say(s, action.seat, "say-leave-stock")
    begin_calls(s)


@RULES.asks(RuffPhase.LAY_OUT)
def ask_lay_out(s: RuffState) -> Question:
    return ask_one("lay-out-four", s.public.turn, LayOutFour, number=IN_STOCK)


def may_lay_out_four(s: RuffState, seat: Seat) -> Cards:
    """Return the cards from which four must be laid out: all sixteen in hand (H3)."""
    return Cards((HAND[seat],), s.at(HAND[seat]), IN_STOCK, IN_STOCK, several=True, field="cards")


@RULES.does(LayOutFour, may_lay_out_four, law="the-ruff")
def lay_out_four(s: RuffState, action: LayOutFour) -> None:
    """Lay out four cards face down.

    If the shown ace of trumps is among them, the others see that it leaves the hand.
    """
    forget(s, action.cards)
    move(s, action.cards, HAND[action.seat], WASTE[action.seat], "lay_out")
    begin_calls(s)


# --- Can ye? ---------------------------------------------------------------------------------------------------------


def begin_calls(s: RuffState) -> None:
    """Ask the sides that stand at eight points to call their honours, the eldest player's side first."""
    r = s.public
    r.turn, r.calling = NO_SEAT, seats_at_eight(r) if s.options.can_ye else ()
    next_call(s)


def win_by_call(s: RuffState, seat: Seat, shown: int) -> None:
    """Win the game by calling three or four honours before the first card is led."""
    score(s, seat, points_for(shown), "call")
    win_game(s, s.public.sides[seat])


# --- Play ------------------------------------------------------------------------------------------------------------


def begin_play(s: RuffState) -> None:
    """Begin the play. The maker or the eldest leads, as the options say (R6).

    A player whose partner plays alone takes no part in the play.
    """
    r = s.public
    maker_leads = not s.options.old and s.options.first_lead == "maker"
    TRICKS.lead(s, r.maker if maker_leads else r.eldest)
    r.phase = RuffPhase.PLAY


# --- Score -----------------------------------------------------------------------------------------------------------


def count(s: RuffState) -> None:
    """Score the deal. Penalties for revokes are scored first (R11)."""
    r = s.public
    r.phase, r.turn = RuffPhase.COUNTED, NO_SEAT
    guilty = {side for side, _ in r.revokes.proved}
    before = r.scores
    for side in guilty if len(guilty) == 1 else ():
        points = counting.REVOKE_POINTS_OLD if s.options.old else counting.REVOKE_POINTS
        if add_points(s, r.partners(1 - side)[0], points, "revoke"):
            return
    if s.options.old:
        count_ruff_and_honours(s, before)
    else:
        count_tricks(s, guilty)


def count_tricks(s: RuffState, guilty: set[int]) -> None:
    """Score the tricks of a deal of Euchre. A side that has revoked scores nothing for tricks."""
    r = s.public
    makers = r.sides[r.maker]
    taken = r.by_side(r.tricks)[makers]
    alone, defended = r.is_alone(r.maker), any(r.is_alone(each) for each in r.of_side(1 - makers))
    what, (ours, theirs) = counting.result_name(taken), counting.euchre_points(taken, alone, defended)
    side, points = (makers, ours) if ours else (1 - makers, theirs)
    if side in guilty:
        points = 0
    told = "lone-march" if alone and what == "march" else what
    announce_result(s, told, "the-score", seat=r.maker, seats=r.of_side(side), tricks=taken, points=points)
    if points:
        add_points(s, r.maker if side == makers else r.partners(side)[0], points, told)


def count_ruff_and_honours(s: RuffState, before: tuple[int, ...]) -> None:
    """Score a deal of Ruff and Honours: first tricks above six, then honours. The first side to reach nine wins (H5).

    ``before`` are the scores at the start of the deal.
    """
    r = s.public
    by_tricks = counting.points_for_tricks(r.by_side(r.tricks))
    barred = [s.options.honours_at_eight == "call_only" and each == CALLING_SCORE for each in before]
    holders, honours = counting.points_for_honours(r.by_side(honours_dealt(s, TRICKS)), barred)
    side = 0 if by_tricks[0] else 1
    announce_result(
        s,
        "odd",
        "the-old-score",
        seats=r.partners(side),
        number=by_tricks[side],
        seats_other=r.partners(max(holders, 0)),
        honours=honours,
    )
    if by_tricks[side] and add_points(s, r.partners(side)[0], by_tricks[side], "odd"):
        return
    if honours:
        add_points(s, r.partners(holders)[0], honours, "honours")


def add_points(s: RuffState, seat: Seat, points: int, what: str) -> bool:
    """Add points to the score of a seat's side. Return True if that wins the game."""
    side = s.public.sides[seat]
    score(s, seat, points, what)
    s.public.pointless = tuple([each for each in s.public.pointless if each != side])
    if s.public.scores[side] < s.options.game_points:
        return False
    win_game(s, side)
    return True


def next_deal(s: RuffState) -> None:
    """Start the next deal, with the player on the left as dealer."""
    gather_all(s)
    set_resting(s)
    deal(s, s.public.eldest)


def gather_all(s: RuffState) -> None:
    """Gather all cards into the stock, and clear what players remember of them."""
    forget(s, pack_of(s.options))
    own = [pile for piles in (HAND, LAID_DOWN, TAKEN, WASTE) for pile in piles[:SEATS]]
    gather(s, [*own, TURNED, REFUSED], STOCK)


# --- Game, rubber and stake ------------------------------------------------------------------------------------------


def win_game(s: RuffState, side: int) -> None:
    """Record that a side has won a game. In a rubber, a side needs two games and is paid only at the end."""
    r = s.public
    points, loser = r.scores[side], r.scores[1 - side]
    if s.options.games == "one":
        end_game(s, side, because("win", seats=r.of_side(side), score=points, loser=loser))
        return
    rubber = win_rubber_game(s, side)
    announce(s, "game-won", seats=r.of_side(side), score=points, loser=loser)
    if rubber:
        end_game(s, side, because("win-rubber", seats=r.of_side(side), games=r.games(1 - side)))
    else:
        r.phase = RuffPhase.COUNTED


def end_game(s: RuffState, side: int, why: Reason) -> None:
    """End the match. Each loser pays the opponent on the left, at most what the purse holds (R12)."""
    r = s.public
    r.phase, r.turn = RuffPhase.OVER, NO_SEAT
    twice = s.options.lurch == "love" and 1 - side in r.pointless
    due = Farthings(s.options.flat_stake * (2 if twice else 1))
    for place, loser in enumerate(r.ring):
        if r.sides[loser] != side:
            pay_available(s, loser, r.ring[(place + 1) % SEATS], due, because("pay-lurch" if twice else "pay-game"))
    finish_game(s, r.of_side(side), why)


next_call = when_calling_honours(
    RULES,
    RuffPhase.CALL,
    RuffPhase.ANSWER,
    TRICKS,
    won=win_by_call,
    then=begin_play,
    three_alone=True,
    law="can-ye",
)
when_playing(
    RULES,
    RuffPhase.PLAY,
    RuffPhase.COUNT,
    TRICKS,
    then=count,
    undealt=lambda s: (
        STOCK,
        *LAID_DOWN[:SEATS],
        *[WASTE[seat] for seat in s.public.ring if seat != s.public.turn],
    ),
    penalty=REVOKE_PENALTY,
)
when_all_ready(RULES, RuffPhase.COUNTED, then=next_deal)


class Ruff(RuledGame[RuffRecord, RuffOptions]):
    """Rules of Ruff, for four in two partnerships."""

    slug = "ruff"
    laws_version = 1
    kind = GameKind.TRICKS
    winning_zone = staticmethod(TRICKS.winning_zone)
    led_zone = staticmethod(TRICKS.led_zone)
    choice_kind = staticmethod(TRICKS.choice_kind)
    card_tags = staticmethod(card_tags)
    ladder_maker = staticmethod(ladder)
    presets, books, options = PRESETS, BOOKS, RuffOptions
    short = SHORT
    record, phases = RuffRecord, RuffPhase
    rules, piles, pack, stock = RULES, PILES, EUCHRE_PACK, STOCK
    cards = staticmethod(pack_of)

    def sure_lead(self, view: View[RuffRecord, RuffOptions]) -> Play | None:
        return sure_lead(self, view, TRICKS)

    def open(self, s: RuffState) -> None:
        s.public.tricks, s.public.pointless = (0,) * SEATS, (0, 1)
        dealing.spread_pack(s, STOCK)

    def sides(self, setup: Setup[RuffOptions]) -> tuple[int, ...]:
        return partnership_sides(setup.seats)

    def layout(self, options: RuffOptions, seats: int) -> Layout:
        del seats
        return layout_for(options)

    def chart(self, view: RuffView, name: str) -> Chart | None:
        return slate(view) if name == "slate" else None

    def rule_facts(self, options: RuffOptions, seats: int) -> Mapping[str, Arg]:
        """Return the figures for the rule book: sizes of pack and hands, and points of each result."""
        del seats
        return {
            "hand": TWELVE if options.old else FIVE,
            "twelve": TWELVE,
            "pack": len(pack_of(options)),
            "stock": IN_STOCK,
            "book": counting.BOOK_TRICKS,
            "needed": counting.TRICKS_TO_MAKE,
            "made": counting.MADE_POINTS,
            "march": counting.MARCH_POINTS,
            "lone_march": counting.LONE_MARCH,
            "euchre": counting.EUCHRED,
            "euchre_alone": counting.EUCHRED_ALONE,
            "at_eight": CALLING_SCORE,
            "honours_three": points_for(3),
            "honours_four": points_for(4),
            "revoke": counting.REVOKE_POINTS_OLD if options.old else counting.REVOKE_POINTS,
        }

    def lesson_facts(self, view: RuffView) -> Facts:
        """Return figures for lessons: trumps in hand and played, points, and the tricks of both sides."""
        r = view.public
        trump = r.trump if r.trumps else suit(r.up[0])
        facts = facts_of_trumps(view, ranked(trump=trump) if view.options.old else bowers(trump), pack_of(view.options))
        side = r.sides[view.seat]
        return facts | {
            "card_left_bower": make(KNAVE, same_colour(trump)),
            "number_needed": counting.TRICKS_TO_MAKE,
            "number_rounds": counting.ALL_TRICKS,
            "number_march": counting.MARCH_POINTS,
            "number_euchre": counting.EUCHRED,
            "number_ours": r.by_side(r.tricks)[side],
            "number_theirs": r.by_side(r.tricks)[1 - side],
        }

    def unfit_rules(self, setup: Setup[RuffOptions]) -> Reason | None:
        o = setup.options
        if o.old != (o.game_points == NINE):
            return because("unfit-points", law="the-end", number=NINE)
        return super().unfit_rules(setup)

    def max_at_stake(self, options: RuffOptions) -> Farthings:
        return Farthings(options.flat_stake * (1 if options.lurch == "off" else 2))

    def length(self, setup: Setup[RuffOptions]) -> int:
        """Return an upper bound on the number of actions in ordinary matches.

        Only many deals without a score, or many repeated cuts, could exceed it.
        """
        o = setup.options
        deals = (1 if o.games == "one" else 3) * 2 * o.game_points
        claims = 4 * SEATS * SEATS * 12 if o.strict else 0
        return 400 + 8 * deals * (8 + 4 + 48 + 12 + claims)

    def fill(self, s: RuffState, view: RuffView, rng: Rng) -> None:
        """Sample the hidden cards.

        A player who did not follow suit has no card of it. A player who took cards up still holds them or laid them
        out. If no deal fits, somebody has revoked, and following suit is ignored.
        """
        r, rank_of = s.public, order(s)
        room, unseen = hidden_places(s), self.unseen(view)
        taken = [*r.up, *([make(ACE, r.trump)] if s.options.old else [])] if r.taken_up != NO_SEAT else []
        theirs = (HAND[r.taken_up], WASTE[r.taken_up])
        forbidden = {card: [pile for pile in room if pile not in theirs] for card in taken if card in unseen}
        void = {HAND[seat]: suits for seat, suits in enumerate(tricks.voids(r, rank_of)) if HAND[seat] in room}
        worlds = Worlds(unseen, room, forbidden=forbidden, void=void, suit_of=rank_of.suit_of)
        if not worlds.count:
            worlds = Worlds(unseen, room, forbidden=forbidden)
        place_cards(s, worlds.draw(rng), rng)

    def standing(self, s: RuffState) -> tuple[float, ...]:
        return rubber_standing(s.public, s.options.game_points)
