"""Rules of Piquet: cut, deal, blanks, exchange, tricks and end of the deal.

Calls are in parts.py, scoring in scoring.py. The dealer is called the younger hand, the opponent the elder. The rule
book explains the rulings R1, R2 and so on.
"""

from collections.abc import Mapping

from crowe_table.engine.cards import Card, suit
from crowe_table.engine.core import (
    NO_SEAT,
    Arg,
    Facts,
    PickAmount,
    PickWord,
    Question,
    Reason,
    Seat,
    Setup,
    View,
    because,
    viewers,
)
from crowe_table.engine.game import GameKind
from crowe_table.engine.money import Farthings
from crowe_table.engine.papers import Printable, ScoreSheet
from crowe_table.engine.rng import Rng
from crowe_table.games.piquet import charts, counting
from crowe_table.games.piquet.actions import DeclareBlank, LeaveUnseen, LookLeft, NoBlank, Packet
from crowe_table.games.piquet.counting import is_blank
from crowe_table.games.piquet.ladder import ladder
from crowe_table.games.piquet.layout import layout_for
from crowe_table.games.piquet.options import ALL_LEFT, BOOKS, PRESETS, RUBICON_DEALS, SEATS, PiquetOptions
from crowe_table.games.piquet.parts import ask_seat, begin_calling, count_waiting
from crowe_table.games.piquet.scoring import award, claims, settle
from crowe_table.games.piquet.state import (
    ACE_POINTS,
    CARDS,
    CUT,
    FACE_POINTS,
    HAND,
    ORDER,
    PACK_32,
    PACK_36,
    PILES,
    PLAYED,
    RULES,
    STOCK,
    TAKEN,
    TRICKS,
    WASTE,
    DealPart,
    Declared,
    PiquetPhase,
    PiquetRecord,
    PiquetState,
    PiquetView,
)
from crowe_table.games.piquet.worlds import fill_hands, sample_declarations
from crowe_table.kit import dealing, exchange
from crowe_table.kit.announcing import announce, announce_result, say
from crowe_table.kit.answer_parts import Cards, Parts
from crowe_table.kit.between_deals import when_all_ready
from crowe_table.kit.card_moves import cut_pile, forget, gather, move, show, shuffle
from crowe_table.kit.claims import sure_lead
from crowe_table.kit.dealing import Cut
from crowe_table.kit.exchange import Change
from crowe_table.kit.rules import RuledGame, ask_one, relative_leads
from crowe_table.kit.tricks import Play


def pack_of(options: PiquetOptions) -> tuple[Card, ...]:
    return PACK_36 if options.lowest == 6 else PACK_32


# --- Cut -------------------------------------------------------------------------------------------------------------


def spread(s: PiquetState) -> None:
    dealing.spread_pack(s, STOCK)
    s.public.phase = PiquetPhase.CUT_FOR_DEAL


def ask_cut_for_deal(s: PiquetState) -> Question:
    key = "cut-for-deal" if s.options.cut == "low_deals" else "cut-for-choice"
    return ask_one(key, s.public.cutting[0], Cut)


def rank_of_cut(s: PiquetState, card: Card) -> int:
    """Return a number for a cut card. The player with the lower number deals, and equal numbers cut again (R2).

    Unless ``cut`` is ``"low_deals"``, the numbers are negated, so that the player with the higher card deals.
    """
    return ORDER.power[card] if s.options.cut == "low_deals" else -ORDER.power[card]


dealing.when_cutting_for_deal(
    RULES,
    PiquetPhase.CUT_FOR_DEAL,
    STOCK,
    CUT,
    then=lambda s, decided: begin_deal(s, decided.dealer),
    counts=rank_of_cut,
    asks=ask_cut_for_deal,
    says="",
    law="the-cut",
)


# --- Deal ------------------------------------------------------------------------------------------------------------


def begin_deal(s: PiquetState, dealer: Seat) -> None:
    """Begin the next deal and have the pack cut. All cards are in the stock already."""
    dealing.begin_deal(s, dealer, STOCK, pack_of(s.options))
    s.public.phase = PiquetPhase.CUT_PACK


@RULES.asks(PiquetPhase.CUT_PACK)
def ask_cut_pack(s: PiquetState) -> Question:
    return ask_one("cut-pack", s.public.eldest, Cut)


@RULES.does(Cut, lambda s, _: dealing.any_place(s, STOCK, dealing.MIN_CUT), law="the-deal", phase=PiquetPhase.CUT_PACK)
def cut_pack(s: PiquetState, action: Cut) -> None:
    """Cut the pack. Then ask the dealer for the packet size, or deal if the size is already fixed (R3)."""
    r, packet = s.public, s.options.packet
    cut_pile(s, STOCK, action.place)
    if packet in ("2", "3", "4"):
        r.packet = int(packet)
    elif packet == "dealer":
        r.packet = 0
    if r.packet:
        deal_hands(s)
    else:
        r.phase = PiquetPhase.PACKET


@RULES.asks(PiquetPhase.PACKET)
def ask_packet(s: PiquetState) -> Question:
    return ask_one("packet", s.public.dealer, Packet)


@RULES.does(
    Packet, lambda s, _: PickWord(("2", "3") if s.options.packet == "partie" else ("2", "3", "4")), law="the-deal"
)
def choose_packet(s: PiquetState, action: Packet) -> None:
    s.public.packet = int(action.word)
    deal_hands(s)


def deal_hands(s: PiquetState) -> None:
    """Deal twelve cards to each player, the elder first; the rest is the stock."""
    r = s.public
    dealing.deal(s, (r.packet,) * (CARDS // r.packet), r.round_from(r.eldest), STOCK, HAND)
    r.made, r.by_calling, r.changed = (0,) * SEATS, (0,) * SEATS, (-1,) * SEATS
    r.phase = PiquetPhase.BLANK if s.options.blank_mode == "either" else PiquetPhase.EXCHANGE
    r.changing = r.eldest


# --- Blanks ----------------------------------------------------------------------------------------------------------


@RULES.asks(PiquetPhase.BLANK)
def ask_blank(s: PiquetState) -> Question:
    """Ask the younger, before the elder discards, whether to declare a blank.

    This question is asked only if the options let either player declare one (R6).
    """
    seat = s.public.dealer
    blank = (DeclareBlank,) if is_blank(s.at(HAND[seat])) else ()
    return ask_one("blank", seat, *blank, NoBlank)


@RULES.does(NoBlank, law="blanks")
def no_blank(s: PiquetState, action: NoBlank) -> None:
    del action
    s.public.phase = PiquetPhase.EXCHANGE


def may_declare_blank(s: PiquetState, seat: Seat) -> Parts | PickAmount:
    """Return the form of the declaration. An elder must also state the number of cards to be exchanged."""
    if seat == s.public.dealer:
        return ()
    return PickAmount(1, max_elder_exchange(s), money=False, field="number")


@RULES.does(DeclareBlank, may_declare_blank, law="blanks")
def declare_blank(s: PiquetState, action: DeclareBlank) -> None:
    """Record a declared blank, a hand without court cards.

    With ``elder_shows_first`` the elder shows the hand, and the younger exchanges first. If the younger has a blank
    too, neither scores (R7). Otherwise hands are shown after both have discarded.
    """
    r, seat = s.public, action.seat
    r.blanks = (*r.blanks, seat)
    say(s, seat, "say-blank" if seat == r.dealer else "say-blank-number", number=action.number)
    if s.options.blank_mode == "elder_shows_first":
        show(s, s.at(HAND[seat]), HAND[seat])
        both = len(r.blanks) == SEATS
        r.bound = 0 if both else action.number
        r.changing = r.eldest if both else r.dealer
    elif seat == r.eldest:
        r.bound, r.changing = action.number, r.dealer
    elif r.phase == PiquetPhase.BLANK:
        r.phase = PiquetPhase.EXCHANGE


def score_blank(s: PiquetState) -> bool:
    """Score a blank if only one was declared. Return True if that wins the game."""
    r = s.public
    return len(r.blanks) == 1 and award(s, r.blanks[0], s.options.blank_points, "blank")


def may_declare_blank_now(s: PiquetState, seat: Seat) -> bool:
    """Whether a seat may declare a blank: the elder before any exchange, the younger only after the elder's (R6)."""
    r = s.public
    early = seat == r.eldest or bool(r.blanks)
    return early and seat not in r.blanks and len(r.blanks) < SEATS and max(r.changed) < 0


@RULES.untimely(DeclareBlank)
def refuse_blank(s: PiquetState, action: DeclareBlank) -> Reason | None:
    """Return why a blank that was not asked for is refused. Outside the time for blanks, return None."""
    if s.public.phase not in (PiquetPhase.BLANK, PiquetPhase.EXCHANGE):
        return None
    if not is_blank(s.at(HAND[action.seat])):
        return because("refuse-blank-face", law="blanks")
    if action.seat == s.public.dealer and s.options.blank_mode == "elder_shows_first":
        return because("refuse-blank-younger", law="blanks")
    return because("refuse-blank-late", law="blanks")


# --- Exchange --------------------------------------------------------------------------------------------------------


def max_elder_exchange(s: PiquetState) -> int:
    """Return the maximum number of cards the elder may exchange.

    One card stays for a younger who must exchange (R4).
    """
    return min(s.options.elder_max, len(s.at(STOCK)) - s.options.younger_min)


def limits(s: PiquetState, seat: Seat) -> tuple[int, int]:
    """Return the minimum and maximum number of cards that a seat may exchange now."""
    r, o, left = s.public, s.options, len(s.at(STOCK))
    if seat == r.eldest:
        return (r.bound, r.bound) if r.bound else (1, max_elder_exchange(s))
    left -= r.bound
    most = left if o.younger_max == ALL_LEFT else min(o.younger_max, left)
    return min(o.younger_min, most), min(most, CARDS)


@RULES.asks(PiquetPhase.EXCHANGE)
def ask_change(s: PiquetState) -> Question:
    r = s.public
    seat = r.changing
    blank = (DeclareBlank,) if may_declare_blank_now(s, seat) and is_blank(s.at(HAND[seat])) else ()
    least, most = limits(s, seat)
    return ask_one("change", seat, *blank, Change, least=least, most=most)


def may_change(s: PiquetState, seat: Seat) -> Cards:
    least, most = limits(s, seat)
    reason = because("refuse-more-than-left", law="the-exchange", number=most)
    return Cards((HAND[seat],), s.at(HAND[seat]), least, most, several=True, field="cards", too_many=reason)


@RULES.does(Change, may_change, law="the-exchange")
def change(s: PiquetState, action: Change) -> None:
    """Exchange cards. The discard cannot be taken back, and the other player hears the number of cards."""
    r, seat, cards = s.public, action.seat, action.cards
    say(s, seat, "say-change", number=len(cards))
    r.changed = tuple([len(cards) if each == seat else number for each, number in enumerate(r.changed)])
    if r.bound and s.options.blank_mode == "either":
        change_for_blank(s, seat, cards)
        return
    exchange.change(s, cards, HAND[seat], WASTE[seat], STOCK)
    if seat == r.eldest:
        show_rest_to_elder(s, len(cards))
    if min(r.changed) < 0:
        r.changing = r.after(seat)
        if seat == r.eldest and s.options.blank_mode == "either" and show_younger_blank(s):
            return
    elif not (r.bound and score_blank(s)):
        begin_calling(s)


def show_younger_blank(s: PiquetState) -> bool:
    """Show the younger's blank, if one was declared, after the elder has discarded. Return True if its points win the
    game.
    """
    r = s.public
    for seat in r.blanks:
        show(s, s.at(HAND[seat]), HAND[seat])
    return score_blank(s)


def change_for_blank(s: PiquetState, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Exchange cards after the elder has declared a blank (R6).

    The younger discards first. Then blanks are shown and scored, the elder exchanges, and the younger draws.
    """
    r = s.public
    if seat == r.dealer:
        for blank in r.blanks:
            held = [card for card in s.at(HAND[blank]) if blank != seat or card not in cards]
            show(s, held, HAND[blank])
        move(s, cards, HAND[seat], WASTE[seat], "lay_out")
        r.changing = r.eldest
        score_blank(s)
        return
    exchange.change(s, cards, HAND[seat], WASTE[seat], STOCK)
    exchange.draw_known(s, CARDS - len(s.at(HAND[r.dealer])), STOCK, HAND[r.dealer])
    begin_calling(s)


def show_rest_to_elder(s: PiquetState, changed: int) -> None:
    """Show the elder the cards that the elder could have taken but has left, if the options allow this (R5)."""
    left = min(max_elder_exchange(s), s.options.elder_max - changed) if s.options.look_at_left == "period" else 0
    if left > 0:
        say(s, s.public.eldest, "say-looks", number=left)
        show(s, s.at(STOCK)[-left:], STOCK, to=viewers(s.public.eldest))


# --- Tricks ----------------------------------------------------------------------------------------------------------


@RULES.asks(PiquetPhase.PLAY)
def ask_play(s: PiquetState) -> Question:
    r = s.public
    if r.led is None:
        return ask_seat(s, "lead", r.turn, (Play,))
    return ask_seat(s, "follow", r.turn, (Play,), suit=suit(r.led))


@RULES.does(Play, TRICKS.form, TRICKS.why_not, law="the-play")
def play(s: PiquetState, action: Play) -> None:
    """Play a card. After the first lead, postponed holdings are scored before the point for the lead."""
    r, seat = s.public, action.seat
    leading, first = r.led is None, not r.plays
    r.to_see = tuple([row for row in r.to_see if row[0] != seat])
    winner = TRICKS.play_card(s, seat, action.card)
    if first and count_waiting(s):
        return
    if leading:
        if award(s, seat, counting.lead_point(s.options, action.card), "lead"):
            return
        if first and s.options.look_at_left == "period" and s.at(STOCK):
            r.phase = PiquetPhase.LEFT
    if winner is not None:
        take(s, winner)


def take(s: PiquetState, winner: Seat) -> None:
    r = s.public
    _, *cards = r.plays[-1]
    led, winning = Card(cards[0]), Card(cards[ORDER.winning(tuple([Card(card) for card in cards]))])
    TRICKS.take_trick(s, winner)
    last = not s.at(HAND[winner])
    points = counting.trick_points(s.options, led, winning, last)
    if not award(s, winner, points, "last-trick" if last else "trick") and last:
        count(s)


@RULES.asks(PiquetPhase.LEFT)
def ask_left(s: PiquetState) -> Question:
    """Ask the younger, after the first lead, whether to turn up the rest of the stock for both players (R5)."""
    return ask_seat(s, "left", s.public.dealer, (LookLeft, LeaveUnseen), number=len(s.at(STOCK)))


@RULES.does(LookLeft, law="the-exchange")
def look_left(s: PiquetState, action: LookLeft) -> None:
    say(s, action.seat, "say-look-left")
    show(s, s.at(STOCK), STOCK)
    s.public.phase = PiquetPhase.PLAY


@RULES.does(LeaveUnseen, law="the-exchange")
def leave_unseen(s: PiquetState, action: LeaveUnseen) -> None:
    say(s, action.seat, "say-leave-unseen")
    s.public.phase = PiquetPhase.PLAY


# --- Count -----------------------------------------------------------------------------------------------------------


def count(s: PiquetState) -> None:
    """Score most or all of the tricks at the end of the deal. These points cannot complete a pique (R17, R20)."""
    r = s.public
    r.turn = NO_SEAT
    for seat in r.ring:
        tricks = r.tricks[seat]
        if award(s, seat, counting.cards_points(s.options, tricks), "capet" if tricks == CARDS else "cards"):
            return
    first, second = r.round_from(r.eldest)
    if r.tricks[first] == r.tricks[second]:
        announce(s, "divided")
    announce_result(s, "deal", seat=first, points=r.made[first], seat_other=second, points_other=r.made[second])
    r.phase = PiquetPhase.COUNTED


def next_deal_or_end(s: PiquetState) -> None:
    """Start the next deal, or settle the stakes if the game is finished."""
    if s.public.champion >= 0 or is_last_deal_done(s):
        settle(s)
    else:
        next_deal(s)


when_all_ready(
    RULES,
    PiquetPhase.COUNTED,
    then=next_deal_or_end,
    key=lambda s: "result" if s.public.champion >= 0 else "next-deal",
    besides=claims,
)


def next_deal(s: PiquetState) -> None:
    """Start the next deal.

    The options say whether the players cut again for the deal or the other player deals (R2).
    """
    r = s.public
    r.plays, r.trick, r.tricks = (), (), (0,) * SEATS
    r.blanks, r.bound, r.changed, r.best = (), 0, (), ()
    r.ruff = r.sequences = r.sets = r.waiting = r.to_see = ()
    r.made, r.by_calling, r.crossed, r.open_claim = (0,) * SEATS, (0,) * SEATS, (), NO_SEAT
    s.own = (None,) * SEATS
    forget(s, pack_of(s.options))
    gather(s, [*TAKEN[:SEATS], *PLAYED[:SEATS], *HAND[:SEATS], *WASTE[:SEATS]], STOCK)
    if s.options.deal_rotation == "cut_each_hand":
        shuffle(s, STOCK)
        spread(s)
    else:
        begin_deal(s, r.eldest)


def is_last_deal_done(s: PiquetState) -> bool:
    """Whether a game of a fixed number of deals is over. It has six deals, or eight if the sixth leaves a tie."""
    r = s.public
    equal = r.scores[0] == r.scores[1]
    return s.options.by_deals and r.deal >= RUBICON_DEALS + 2 * (equal and r.deal <= RUBICON_DEALS)


# --- Game ------------------------------------------------------------------------------------------------------------


class Piquet(RuledGame[PiquetRecord, PiquetOptions]):
    """Rules of Piquet, for two."""

    slug = "piquet"
    laws_version = 1
    kind = GameKind.CRIBBAGE
    winning_zone = staticmethod(TRICKS.winning_zone)
    led_zone = staticmethod(TRICKS.led_zone)
    choice_kind = staticmethod(TRICKS.choice_kind)
    ladder_maker = staticmethod(ladder)
    presets, books, options = PRESETS, BOOKS, PiquetOptions
    record, phases = PiquetRecord, PiquetPhase
    rules, piles, pack, stock = RULES, PILES, PACK_36, STOCK
    layout = staticmethod(layout_for)
    open = staticmethod(spread)
    cards = staticmethod(pack_of)
    chart = staticmethod(charts.calls_chart)

    def sure_lead(self, view: View[PiquetRecord, PiquetOptions]) -> Play | None:
        return sure_lead(self, view, TRICKS)

    def papers(self, options: PiquetOptions) -> tuple[Printable, ...]:
        return (ScoreSheet(self.deals(options) or RUBICON_DEALS, SEATS),)

    def rule_facts(self, options: PiquetOptions, seats: int) -> Mapping[str, Arg]:
        return {
            "hand": CARDS,
            "stock": len(pack_of(options)) - seats * CARDS,
            "ace_points": ACE_POINTS,
            "court_points": FACE_POINTS,
            "thirty": counting.THIRTY,
            "pique": counting.PIQUE,
            "repique": counting.REPIQUE,
            "most": counting.MAX_TRICKS,
            "deals": RUBICON_DEALS,
            "rubicon": counting.RUBICON,
        }

    def lesson_facts(self, view: PiquetView) -> Facts:
        """Return facts for lessons: values of cards and bonuses, and the hand’s best ruff, longest sequence and number
        of sets.
        """
        hand = list(view.zone(HAND[view.seat].key).cards)
        ruff, *_ = counting.may_declare(hand, DealPart.RUFF, sinking=False)
        run, *_ = [*counting.may_declare(hand, DealPart.SEQUENCES, sinking=False), ()]
        return {
            "number_pique": counting.PIQUE,
            "number_repique": counting.REPIQUE,
            "number_ace": ACE_POINTS,
            "number_court": FACE_POINTS,
            "number_ruff": ruff[0].size,
            "suit_ruff": suit(ruff[0].cards[0]),
            "number_run": run[0].size if run else 0,
            "cards_run": (run[0].cards[0], run[0].cards[-1]) if run else (),
            "number_sets": len(counting.holdings_in(hand, DealPart.SETS)),
        }

    def deals(self, options: PiquetOptions) -> int:
        return RUBICON_DEALS if options.by_deals else 0

    def max_at_stake(self, options: PiquetOptions) -> Farthings:
        """Return the minimum purse.

        It covers the fixed stake or 100 points of difference, doubled if a loser may have to pay double. A loser who
        owes more pays only what the purse holds.
        """
        o = options
        at_stake = o.flat_stake if o.stake_mode == "flat" else Farthings(100 * o.a_point)
        return Farthings(at_stake * (2 if o.double_under else 1))

    def length(self, setup: Setup[PiquetOptions]) -> int:
        """Return an upper bound on the number of actions in a game.

        A game ends, because somebody scores in every deal.
        """
        o = setup.options
        deals = RUBICON_DEALS + 2 if o.by_deals else 2 * o.target
        return 200 + deals * (2 + 20 + 4 + 6 + 2 * CARDS + 12 + 4)

    def fill(self, s: PiquetState, view: PiquetView, rng: Rng) -> None:
        fill_hands(s, self.unseen(view), rng)

    def imagine_own(self, s: PiquetState, view: PiquetView, rng: Rng) -> tuple[Declared | None, ...]:
        """Return, for each seat, declarations that agree with its calls so far; None before the calling begins."""
        del view, rng
        if not s.public.best and s.public.phase < PiquetPhase.CALL:
            return (None,) * s.seats
        return tuple([sample_declarations(s, Seat(seat)) for seat in range(s.seats)])

    def standing(self, s: PiquetState) -> tuple[float, ...]:
        return relative_leads(s.public, s.options.target or 200)
