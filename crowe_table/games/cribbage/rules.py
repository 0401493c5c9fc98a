"""Rules of Cribbage in rule-book order: cut, deal, starter, lay-out, play, show and next deal.

Rulings R1, R2 … are explained in booke.md.
"""

from collections.abc import Mapping, Sequence
from functools import cache, partial

from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, HIDDEN, KING, KNAVE, SPADES, Card, make, rank
from crowe_table.engine.core import (
    NO_SEAT,
    Action,
    Announced,
    Arg,
    Asked,
    CountLine,
    Facts,
    PickAmount,
    PickPlace,
    Question,
    Reason,
    Seat,
    Setup,
    act_of,
    because,
    replace_at,
    seats,
)
from crowe_table.engine.game import GameKind
from crowe_table.engine.piles import Pile
from crowe_table.engine.rng import Rng
from crowe_table.games.cribbage.actions import FreshDeal, LayOut, OwnUp, PlayFor
from crowe_table.games.cribbage.board import MAX_SHOW_SCORE, mark, step
from crowe_table.games.cribbage.claims import claimed, disputable, disputable_question
from crowe_table.games.cribbage.counting import (
    FIFTEEN_POINTS,
    KNAVE_POINTS,
    PAIRS,
    THIRTY_ONE_POINTS,
    VALUES,
    Combination,
    count_lines,
    in_play,
    in_show,
    value,
)
from crowe_table.games.cribbage.deal_view import DealView
from crowe_table.games.cribbage.laws import faults
from crowe_table.games.cribbage.layout import layout_for
from crowe_table.games.cribbage.options import BOOKS, PRESETS, SHORT, CribbageOptions
from crowe_table.games.cribbage.scale import scale
from crowe_table.games.cribbage.stakes import largest_stake, owed
from crowe_table.games.cribbage.state import (
    CRIB,
    CRIB_CARDS,
    CUT,
    HAND,
    NO_SIDE,
    PILES,
    PLAYED,
    RULES,
    START,
    STOCK,
    THROWN,
    CribbagePhase,
    CribbageRecord,
    CribbageState,
    CribbageView,
    sides,
)
from crowe_table.kit import dealing
from crowe_table.kit.announcing import finish_game, report_changes, say
from crowe_table.kit.answer_parts import Cards, Parts
from crowe_table.kit.between_deals import when_all_ready
from crowe_table.kit.card_moves import draw, gather, move, move_all, show
from crowe_table.kit.dealing import Cut
from crowe_table.kit.rules import OneOfHand, RuledGame, ask_one, relative_leads
from crowe_table.kit.score_claims import UNDISPUTED, ClaimScore
from crowe_table.kit.tricks import Play

MAX_COUNT = 31
TURNED_KNAVE_POINTS = 2
LAST_POINTS = 1
THREE_FOR_LAST = 3
"""Points of the eldest hand for not having the crib (R5)."""
FIVE = 4
"""Rank of a five. Ranks are counted from 0."""
MIN_CUT_CARDS = 3
"""Minimum number of cards above and below the cut for the starter."""
MAX_VALUE = max(VALUES)
"""Maximum value of a card in the count."""
ONE_FOR_LAST = (CountLine(1, because("play-last"), (), 1),)
MAX_PLAY_SCORE = 20
"""Maximum score of a played card."""

# --- The cut ---------------------------------------------------------------------------------------------------------


def sit_down(s: CribbageState) -> None:
    """Start the game. The lowest cut deals, unless the dealer is chosen or drawn at random (R2)."""
    r, o = s.public, s.options
    r.backs = r.scores
    if o.pegging == "by_hand":
        r.fore = r.hind = r.scores
    dealing.spread_pack(s, STOCK)
    if o.first_dealer == "cut_low":
        return
    r.cutting = ()
    deal(s, Seat(o.chosen_dealer if o.first_dealer == "chosen" else s.rng.below(s.seats)))


# Lowest deals; equal cards cut again; with four players, the two lowest are partners (R2, R21).
dealing.when_cutting_for_deal(
    RULES,
    CribbagePhase.CUT_FOR_DEAL,
    STOCK,
    CUT,
    then=lambda s, decided: deal(s, decided.dealer),
    partners=lambda s: s.seats == 4,
)


# --- The deal --------------------------------------------------------------------------------------------------------


def deal(s: CribbageState, dealer: Seat) -> None:
    s.public.least = (1,) * s.seats
    dealing.begin_deal(s, dealer, STOCK, FULL_PACK)
    if s.options.pack_cut_before_deal:
        s.public.phase = CribbagePhase.CUT_PACK
    else:
        deal_hands(s)


def deal_hands(s: CribbageState) -> None:
    """Deal the hands one card at a time (R17, R19).

    Two players get five to seven cards each; three or four players get four or five.
    """
    r, o = s.public, s.options
    dealing.deal(s, (1,) * o.cards_dealt, r.round_from(r.eldest), STOCK, HAND)
    draw(s, o.pack_to_crib, STOCK, CRIB)
    if o.three_for_last == "every_deal" or (o.three_for_last == "first_deal" and r.deal == 1):
        line = CountLine(THREE_FOR_LAST, because("three-for-last"), (), THREE_FOR_LAST)
        mark(s, r.eldest, THREE_FOR_LAST, "three-for-last", (line,), after_deal)
    else:
        after_deal(s)


@step
def after_deal(s: CribbageState) -> None:
    s.public.phase = CribbagePhase.LAY_OUT
    if s.options.start_when == "before_lay_out":
        turn_or_cut_start(s)


dealing.when_cutting_pack(RULES, CribbagePhase.CUT_PACK, STOCK, FULL_PACK, then=deal_hands)


# --- The starter -----------------------------------------------------------------------------------------------------


def turn_or_cut_start(s: CribbageState) -> None:
    if s.options.start_how == "cut":
        s.public.phase = CribbagePhase.CUT_START
    else:
        turn_start(s, s.at(STOCK)[-1])


@RULES.asks(CribbagePhase.CUT_START)
def ask_cut_start(s: CribbageState) -> Question:
    r = s.public
    owning = tuple([Asked(r.dealer, (OwnUp,), must=False)] if faults(s) else [])
    return Question("cut-start", (Asked(r.eldest, (Cut,)), *owning))


def may_cut_start(s: CribbageState, seat: Seat) -> PickPlace:
    del seat
    return PickPlace(STOCK.key, MIN_CUT_CARDS, len(s.at(STOCK)) - MIN_CUT_CARDS)


@RULES.does(Cut, may_cut_start, phase=CribbagePhase.CUT_START)
def cut_start(s: CribbageState, action: Cut) -> None:
    turn_start(s, dealing.card_under_cut(s, STOCK, action.place))


def turn_start(s: CribbageState, card: Card) -> None:
    """Turn the starter. If it is a knave, the dealer first scores two points."""
    move(s, (card,), STOCK, START, "turn")
    if rank(card) == KNAVE:
        what = f"{s.options.knave}-turned"
        line = CountLine(TURNED_KNAVE_POINTS, because(what, card=card), (card,), TURNED_KNAVE_POINTS)
        mark(s, s.public.dealer, TURNED_KNAVE_POINTS, what, (line,), after_start)
    else:
        after_start(s)


@step
def after_start(s: CribbageState) -> None:
    if len(s.at(CRIB)) == CRIB_CARDS:
        lead(s)
    else:
        s.public.phase = CribbagePhase.LAY_OUT


# --- The crib --------------------------------------------------------------------------------------------------------


@RULES.asks(CribbagePhase.LAY_OUT)
def ask_lay_out(s: CribbageState) -> Question:
    """Ask all players to lay out cards. They answer in secret and in any order."""
    return asked_to_lay_out(waiting(s), s.options.laid_out, s.public.dealer, bool(faults(s)))


@cache
def asked_to_lay_out(left: tuple[Seat, ...], number: int, dealer: Seat, owning: bool) -> Question:
    asked = [Asked(seat, (LayOut, OwnUp) if seat == dealer and owning else (LayOut,)) for seat in left]
    return Question("lay-out", tuple(asked), (("number", number), ("seat", dealer)), secret=True)


def waiting(s: CribbageState) -> tuple[Seat, ...]:
    """Return the seats that have not laid out yet."""
    piles = s.piles
    return tuple([seat for seat in s.public.ring if not piles[THROWN[seat].key]])


def may_lay_out(s: CribbageState, seat: Seat) -> Cards:
    number = s.options.laid_out
    return Cards((HAND[seat],), s.at(HAND[seat]), number, number, several=True, field="cards")


@RULES.does(LayOut, may_lay_out, law="the-crib")
def lay_out(s: CribbageState, action: LayOut) -> None:
    """Lay out cards.

    After the last player, all these cards go to the crib, from eldest to dealer. Players remember their own.
    """
    r = s.public
    for card in action.cards:
        move(s, (card,), HAND[action.seat], THROWN[action.seat], "lay_out")
    if waiting(s):
        return
    for seat in r.round_from(r.eldest):
        move(s, tuple(s.at(THROWN[seat])), THROWN[seat], CRIB, remembered_by=THROWN[seat].viewers)
    if s.at(START):
        lead(s)
    else:
        turn_or_cut_start(s)


# --- The play --------------------------------------------------------------------------------------------------------


def lead(s: CribbageState) -> None:
    r = s.public
    r.phase, r.turn = CribbagePhase.PLAY, r.eldest


@RULES.asks(CribbagePhase.PLAY)
def ask_play(s: CribbageState) -> Question:
    r = s.public
    if r.claimant == NO_SEAT and not r.fore and s.options.count_mode == "automatic":
        return asked_to_play(r.turn, r.count)
    claims = s.options.count_mode == "claim"
    acts: list[type[Action]] = [PlayFor if claims else Play]
    if faults(s):
        acts.append(OwnUp)
    return disputable_question(s, "play-claim" if claims else "play", r.turn, acts, count=r.count)


@cache
def asked_to_play(seat: Seat, count: int) -> Question:
    """Return the question for a card. It is the most common question, so it is cached for roll-outs."""
    return ask_one("play", seat, Play, count=count)


def playable(s: CribbageState, seat: Seat) -> Sequence[Card]:
    """Return the cards that keep the count within thirty-one."""
    held, room = s.piles[HAND[seat].key], MAX_COUNT - s.public.count
    return held if room >= MAX_VALUE else [card for card in held if VALUES[card] <= room]


def may_play_for(s: CribbageState, seat: Seat) -> Parts:
    held = Cards((HAND[seat],), s.at(HAND[seat]))
    return held, PickAmount(0, MAX_PLAY_SCORE, money=False, field="claim")


def why_not_play(s: CribbageState, action: Play | PlayFor) -> Reason | None:
    count = s.public.count + VALUES[action.card]
    return because("refuse-over-31", card=action.card, count=count, law="the-play") if count > MAX_COUNT else None


@RULES.does(Play, OneOfHand(HAND, playable), why_not_play, law="the-play")
def play(s: CribbageState, action: Play) -> None:
    """Play a card and score its combinations."""
    made = lay_down(s, action.seat, action.card)
    if made:
        points = sum([each[0] for each in made])
        mark(s, action.seat, points, "in-play", count_lines(made) if s.emit else (), after_card)
    else:
        after_card(s)


@RULES.does(PlayFor, may_play_for, why_not_play, law="the-play")
def play_for(s: CribbageState, action: PlayFor) -> None:
    claimed(s, action.seat, action.claim, lay_down(s, action.seat, action.card), "in-play")


def lay_down(s: CribbageState, seat: Seat, card: Card) -> list[Combination]:
    """Play a card and announce the count. Return the combinations that the card scores."""
    r = s.public
    move(s, (card,), HAND[seat], PLAYED[seat], "play")
    r.pile = pile = (*r.pile, card)
    r.count = count = r.count + VALUES[card]
    r.claimant = NO_SEAT
    if s.emit:
        report_changes(s)
        say(s, seat, "say-count", count=count)
    return in_play(pile, count, s.piles[START.key][0], s.options)


@step
def after_card(s: CribbageState) -> None:
    """Give the turn to the next player. If nobody can play, score one for the last card and close the count.

    A count of thirty-one is closed without the point for the last card (R14).
    """
    r, seat = s.public, s.public.turn
    r.phase = CribbagePhase.PLAY
    if r.count == MAX_COUNT:
        close_count(s)
        return
    r.turn = next_to_play(s, seat)
    if r.turn == NO_SEAT:
        r.turn = seat
        mark(s, seat, LAST_POINTS, "last", ONE_FOR_LAST, close_count)


def next_to_play(s: CribbageState, seat: Seat) -> Seat:
    """Return the next seat with a playable card, or NO_SEAT. Players who hold no playable card say go (R7)."""
    for other in s.public.round_from(seat)[1:]:
        if playable(s, other):
            return other
        if s.piles[HAND[other].key]:
            say(s, other, "say-go")
            note_short_hand(s, other)
    if s.options.go_rule == "stop":
        return NO_SEAT
    if playable(s, seat):
        return seat
    note_short_hand(s, seat)
    return NO_SEAT


def note_short_hand(s: CribbageState, seat: Seat) -> None:
    """Record that the seat holds no card that fits this count."""
    r = s.public
    least = MAX_COUNT + 1 - r.count
    if least > r.least[seat]:
        r.least = replace_at(r.least, seat, least)


@step
def close_count(s: CribbageState) -> None:
    """Close the count. The play then ends, or starts again from zero if the other cards are played out."""
    r, seat = s.public, s.public.turn
    r.count, r.pile, r.turn, r.phase = 0, (), NO_SEAT, CribbagePhase.PLAY
    if s.options.play_out:
        r.turn = next((other for other in r.round_from(r.after(seat)) if s.at(HAND[other])), NO_SEAT)
    if r.turn == NO_SEAT:
        report_changes(s)
        show_next(s)


# --- The show --------------------------------------------------------------------------------------------------------


@step
def show_next(s: CribbageState) -> None:
    """Count the next hand: from the eldest to the dealer, then the crib. The first side to reach the target wins."""
    r = s.public
    if len(r.counted) > s.seats:
        report_count(s)
        r.phase, r.counted, r.claimant, r.verdict = CribbagePhase.COUNTED, (), NO_SEAT, UNDISPUTED
        return
    seat, pile = shown(s)
    if pile is CRIB:
        show(s, s.at(CRIB), CRIB)
    else:
        move_all(s, HAND[seat], pile, "show")
    if s.options.count_mode == "claim":
        r.phase = CribbagePhase.SHOW
        return
    points, lines = counted(s, pile)
    r.counted = (*r.counted, points)
    mark(s, seat, points, "crib" if pile is CRIB else "hand", lines, after_hand)


def shown(s: CribbageState) -> tuple[Seat, Pile]:
    """Return the seat and the pile that is to be counted now."""
    r = s.public
    hands = len(r.counted)
    if hands == s.seats:
        return r.dealer, CRIB
    seat = r.after(r.dealer, 1 + hands)
    return seat, PLAYED[seat]


def counted(s: CribbageState, pile: Pile) -> tuple[int, Sequence[CountLine]]:
    """Return the score of a pile of open cards with the starter, and the lines of its count.

    Without a listener for events, there are no lines.
    """
    cards, start, crib = s.piles[pile.key], s.piles[START.key][0], pile is CRIB
    if s.emit is None:
        return scale(len(cards), s.options, crib).total(cards, start), ()
    lines = count_lines(in_show(cards, start, s.options, crib))
    return (lines[-1].running if lines else 0), lines


@step
def after_hand(s: CribbageState) -> None:
    """Let opponents dispute the count of a hand, if they may. Otherwise show the next hand."""
    if disputable(s):
        s.public.phase = CribbagePhase.AGREE
    else:
        show_next(s)


def report_count(s: CribbageState) -> None:
    """Report the hand scores of each side, the score of the crib, and the scores on the board."""
    if s.emit is None:
        return
    r = s.public
    order = r.round_from(r.eldest)
    args: list[tuple[str, Arg]] = []
    for name, seat in zip(("", "_dealer") if len(r.scores) == 2 else ("", "_second", "_dealer"), order, strict=False):
        side = r.sides[seat]
        points = sum([r.counted[at] for at, each in enumerate(order) if r.sides[each] == side])
        args += [(f"seats{name}", r.of_side(side)), (f"points{name}", points), (f"score{name}", r.scores[side])]
    args.append(("points_crib", r.counted[-1]))
    s.emit(Announced(Reason("result-counted" if len(r.scores) == 2 else "result-counted-three", tuple(args))))


# --- Claims ----------------------------------------------------------------------------------------------------------


@RULES.asks(CribbagePhase.SHOW)
def ask_claim(s: CribbageState) -> Question:
    seat, pile = shown(s)
    return disputable_question(s, "claim-crib" if pile is CRIB else "claim-hand", seat, (ClaimScore,))


@RULES.does(ClaimScore, PickAmount(0, MAX_SHOW_SCORE, money=False, field="claim"), law="the-claims")
def claim_score(s: CribbageState, action: ClaimScore) -> None:
    """Claim a score for the player's own hand, or for the crib as dealer."""
    _, pile = shown(s)
    made = in_show(s.at(pile), s.at(START)[0], s.options, pile is CRIB)
    claimed(s, action.seat, action.claim, made, "crib" if pile is CRIB else "hand")


# --- The next deal, and the end --------------------------------------------------------------------------------------


def gather_cards(s: CribbageState) -> None:
    gather(s, on_table(s.public.ring), STOCK)


@cache
def on_table(ring: tuple[Seat, ...]) -> tuple[Pile, ...]:
    """Return the piles in front of each player in seating order, then the crib and the starter."""
    return (*[row[seat] for seat in ring for row in (HAND, THROWN, PLAYED)], CRIB, START)


@RULES.does(FreshDeal)
def fresh_deal(s: CribbageState, action: FreshDeal) -> None:
    """Let the same dealer deal again."""
    r = s.public
    say(s, action.seat, "say-fresh-deal")
    r.count, r.pile, r.turn = 0, (), NO_SEAT
    gather_cards(s)
    deal(s, r.dealer)


def next_deal(s: CribbageState) -> None:
    """Gather the cards and pass the deal to the left."""
    gather_cards(s)
    deal(s, s.public.eldest)


def draw_game(s: CribbageState) -> None:
    """Abandon the game by agreement. The game is drawn, and nobody pays (R22)."""
    s.public.phase, s.public.turn = CribbagePhase.OVER, NO_SEAT
    finish_game(s, (), because("ended-drawn"))


when_all_ready(
    RULES, CribbagePhase.COUNTED, then=next_deal, all_rise=draw_game, may_propose=lambda s: s.options.early_end
)


# --- The game --------------------------------------------------------------------------------------------------------


def in_hand(s: CribbageState, seat: Seat) -> int:
    """Return the score of the hand that a seat has shown."""
    cards = s.at(PLAYED[seat])
    return scale(len(cards), s.options, crib=False).total(cards, s.at(START)[0])


class Cribbage(RuledGame[CribbageRecord, CribbageOptions]):
    """Rules of Cribbage for two or three single players, or four in partnerships."""

    slug = "cribbage"
    laws_version = 1
    kind = GameKind.CRIBBAGE
    presets, options = PRESETS, CribbageOptions
    short = SHORT
    rules, phases, record = RULES, CribbagePhase, CribbageRecord
    piles, pack, stock = PILES, FULL_PACK, STOCK
    exhibit_counts = {"in-hand": in_hand}
    layout = staticmethod(layout_for)
    open = staticmethod(sit_down)

    def preset(self, name: str, seats: int) -> CribbageOptions:
        return BOOKS[name][seats]

    def unfit_rules(self, setup: Setup[CribbageOptions]) -> Reason | None:
        o = setup.options
        if setup.seats * o.laid_out + o.pack_to_crib != CRIB_CARDS:
            return because("unfit-crib", seats=setup.seats, law="the-crib")
        if o.chosen_dealer >= setup.seats:
            return because("unfit-dealer", seats=setup.seats, law="seats")
        poorest = min(setup.purses)
        if owed(o, 0) <= poorest:
            return None
        return because("unfit-stake", farthings=largest_stake(o, poorest), law="the-stakes")

    def rule_facts(self, options: CribbageOptions, seats: int) -> Mapping[str, Arg]:
        del seats
        return {
            "kept": options.kept,
            "crib": CRIB_CARDS,
            "fifteen": FIFTEEN_POINTS,
            "thirty_one": THIRTY_ONE_POINTS,
            **{name.replace("-", "_"): points for name, points in PAIRS.values()},
            "turned_knave": TURNED_KNAVE_POINTS,
            "held_knave": KNAVE_POINTS,
            "last": LAST_POINTS,
            "three": THREE_FOR_LAST,
        }

    def choice_kind(self, view: CribbageView, action: Action) -> str:
        """Return the kind of a choice. Laying out a five is a separate kind."""
        del view
        if isinstance(action, LayOut) and any(rank(card) == FIVE for card in action.cards):
            return "lay_out-five"
        return act_of(action)

    def lesson_facts(self, view: CribbageView) -> Facts:
        """Return scores, the card values on which a count depends, and the score of the laid-out cards alone."""
        given = DealView(view).laid_out
        sums, ranks = sum(map(value, given)), {rank(card) for card in given}
        return {
            "number_fifteen": 15,
            "number_limit": 31,
            "number_court": value(make(KING, SPADES)),
            "points_fifteen": FIFTEEN_POINTS,
            "points_thirty_one": THIRTY_ONE_POINTS,
            "points_pair": PAIRS[2][1],
            "points_last": LAST_POINTS,
            "number_flush": 3 if view.options.hand_flush == "any_three" else view.options.kept,
            "points_given": FIFTEEN_POINTS * (sums == 15) + PAIRS[2][1] * (len(ranks) < len(given)),
        }

    def sides(self, setup: Setup[CribbageOptions]) -> tuple[int, ...]:
        return sides(seats(setup.seats))

    def length(self, setup: Setup[CribbageOptions]) -> int:
        """Return an upper bound on the number of actions.

        Each deal scores at least one point. Repeated ties are ignored.
        """
        o = setup.options
        deals, by_hand = 2 * o.target - 1, o.count_mode == "claim" or o.pegging == "by_hand"
        return 200 + deals * (setup.seats * (4 + o.cards_dealt) + 2) * (8 if by_hand else 1)

    def fill(self, s: CribbageState, view: CribbageView, rng: Rng) -> None:
        """Fill the hidden hands, first those restricted by a go. The player to act must have a playable card."""
        r, unseen = s.public, self.unseen(view)
        hidden = [
            (r.least[pile.owner] if row is HAND else 1, s.at(pile), tuple(s.at(pile)))
            for row in PILES.rows
            for pile in row[: s.seats]
            if HIDDEN in s.at(pile)
        ]
        hidden.sort(key=lambda each: -each[0])
        while True:
            drawn = unseen[:]
            rng.shuffle(drawn)
            for least, pile, cards in hidden:
                draw = drawn.pop if least == 1 else partial(draw_of_value, drawn, least)
                pile[:] = [draw() if card == HIDDEN else card for card in cards]
            if r.phase is not CribbagePhase.PLAY or playable(s, r.turn):
                return

    def standing(self, s: CribbageState) -> tuple[float, ...]:
        return relative_leads(s.public, s.options.target)

    def next_options(self, s: CribbageState) -> CribbageOptions:
        r, rule = s.public, s.options.next_game_dealer
        if rule == "cut" or r.winner == NO_SIDE:
            return s.options
        dealer = r.eldest
        if rule != "alternate":
            dealer = min(seat for seat in r.ring if (r.sides[seat] == r.winner) == (rule == "winner"))
        return replace(s.options, first_dealer="chosen", chosen_dealer=dealer)


def draw_of_value(unseen: list[Card], least: int) -> Card:
    """Remove a card of at least this value from the shuffled cards and return it. Search from the end."""
    at = len(unseen) - 1
    while VALUES[unseen[at]] < least:
        at -= 1
    return unseen.pop(at)
