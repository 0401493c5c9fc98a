"""Computer player of Piquet.

It compares discards over sampled deals and calls everything it holds. It plays cards against sampled hands that agree
with the opponent's calls. Near the end it solves each sampled deal; before that the search kernel counts tricks.
"""

from collections.abc import Sequence
from math import sqrt

from msgspec.structs import replace

from crowe_table.engine.cards import HIDDEN, Card, suit
from crowe_table.engine.core import Action
from crowe_table.engine.rng import Rng
from crowe_table.games.piquet.actions import (
    AskMissing,
    AskToSee,
    CallFalsely,
    CallHolding,
    DeclareBlank,
    Good,
    LeaveUnseen,
    LookLeft,
    Nothing,
    Pique,
    Repique,
)
from crowe_table.games.piquet.counting import THIRTY, may_declare
from crowe_table.games.piquet.discarding import Exchange, evaluate_discards, simple_discard
from crowe_table.games.piquet.open_deal import EndSolver, Suits, Tricks, suits_of
from crowe_table.games.piquet.options import ALL_LEFT, PiquetOptions
from crowe_table.games.piquet.rules import pack_of
from crowe_table.games.piquet.state import CARDS, HAND, ORDER, PARTS, STOCK, PiquetPhase, PiquetView
from crowe_table.games.piquet.worlds import call_limits, draw_hand, not_in_hand
from crowe_table.kit.between_deals import default_answer
from crowe_table.kit.exchange import Change
from crowe_table.kit.group_declarations import declaration_name
from crowe_table.kit.tricks import Play, played_by
from crowe_table.search.advice import NO_REASON, Advice, Level, StopCheck, advice_rng, never_stop
from crowe_table.search.expected_play import add_expected_line
from crowe_table.search.levels import SHARP
from crowe_table.search.open_hands import OpenHands, new_kernel
from crowe_table.search.trick_worlds import PlayedDeal

HANDS_PER_CARD = {"learner": 1, "sound": 3, "sharp": 16}
"""Number of hands sampled for the opponent when a card is chosen, by level."""
ADVISER_HANDS = 24
MAX_SOLVED_HAND = 6
"""Largest hand for which the remaining play is solved exactly. With more cards, the search kernel counts tricks."""
BLOCK = 2
TRICK_VALUE = 1.4
"""Approximate points for a trick and for the lead that follows. Used where the kernel counts only tricks."""


def evaluate(view: PiquetView, level: Level, rng: Rng, should_stop: StopCheck = never_stop) -> tuple[Advice, ...]:
    """Return the legal actions, best first."""
    if view.call is None:
        return ()
    return _claims_and_blanks(view) or _answer_question(view, level, rng, should_stop) or _other_action(view, rng)


def advise(view: PiquetView) -> tuple[Advice, ...]:
    """Return a good player's answers to the question, best first. Equal views give equal advice.

    Asking to see cards is left out, because it answers no question.
    """
    rng = advice_rng(view)
    view = replace(view, legal=tuple([action for action in view.legal if not isinstance(action, AskToSee)]))
    advice = evaluate(view, SHARP, rng)
    if not advice or not isinstance(advice[0].action, Play):
        return advice
    return _with_expected_line(view, advice, _KnownPlay(view, rng, SHARP.score))


def _with_expected_line(view: PiquetView, advice: Sequence[Advice], table: "_KnownPlay") -> tuple[Advice, ...]:
    r, playing = view.public, view.public.playing
    fell = [card for _, cards in r.plays_by_place for card in cards]
    pack = [*table.hand, *table.shown, *table.free, *fell]
    deal = PlayedDeal(pack, ORDER, [r.camp(seat) for seat in playing], r.plays_by_place, playing.index(view.seat))

    def draw() -> list[Sequence[Card]]:
        return [table.hand if seat == view.seat else table.their_hand() for seat in playing]

    return add_expected_line(advice, r, view.seat, ORDER, deal, draw, law="the-play")


# --- Claims and ceremonies -------------------------------------------------------------------------------------------


def _claims_and_blanks(view: PiquetView) -> tuple[Advice, ...]:
    """Return a claim of a bonus, a request to see cards, or the declaration of a blank. Empty if none is legal."""
    for action in view.legal:
        if isinstance(action, Pique | Repique | AskToSee):
            return (Advice(action, 1.0, NO_REASON),)
    blanks = [action for action in view.legal if isinstance(action, DeclareBlank)]
    if blanks:
        best = min(blanks, key=lambda each: abs(each.number - _planned_exchange(view)))
        return (Advice(best, 1.0, NO_REASON),)
    return ()


def _planned_exchange(view: PiquetView) -> int:
    hand = view.zone(HAND[view.seat].key).cards
    return len(simple_discard(view.options, hand, 1, view.options.elder_max))


def _other_action(view: PiquetView, rng: Rng) -> tuple[Advice, ...]:
    """Choose an action other than a call, an exchange or a card, such as cutting.

    Never turn up the cards left in the stock, because the elder would see them too.
    """
    call = view.call
    if call is None or not call.must:
        return ()
    quiet: list[Action] = [action for action in view.legal if not isinstance(action, LookLeft | AskMissing)]
    ready = default_answer(quiet)
    for action in quiet:
        if isinstance(action, LeaveUnseen):
            return (Advice(action, 0.0, NO_REASON),)
    chosen = ready or quiet[rng.below(len(quiet))]
    return (Advice(chosen, 0.0, NO_REASON),)


def _answer_question(view: PiquetView, level: Level, rng: Rng, should_stop: StopCheck) -> tuple[Advice, ...]:
    phase = view.public.phase
    if phase == PiquetPhase.EXCHANGE:
        return _discards(view, level, rng, should_stop)
    if phase in (PiquetPhase.CALL, PiquetPhase.ANSWER):
        return _calls(view)
    plays = [action for action in view.legal if isinstance(action, Play)]
    return _cards(view, plays, level, rng, should_stop) if plays else ()


# --- Exchange --------------------------------------------------------------------------------------------------------


def _discards(view: PiquetView, level: Level, rng: Rng, should_stop: StopCheck) -> tuple[Advice, ...]:
    exchange = exchange_of(view)
    if exchange is None:
        return ()
    shown = len(exchange.unseen) < CARDS + exchange.stock
    if not level.score or shown:
        cards = simple_discard(view.options, exchange.hand, exchange.least, exchange.most)
        return (Advice(Change(view.seat, tuple(sorted(cards))), 0.0, NO_REASON),)
    found = evaluate_discards(exchange, rng, should_stop)
    best = found[0]
    return tuple(
        [Advice(Change(view.seat, each.cards), each.mean, NO_REASON, error=each.error(best)) for each in found[:6]]
    )


def exchange_of(view: PiquetView) -> Exchange | None:
    """Return the seat's knowledge for its exchange; None if the seat has no exchange to make."""
    r, o, seat = view.public, view.options, view.seat
    if seat != r.changing:
        return None
    elder = seat == r.eldest
    stock = list(view.zone(STOCK.key).cards)
    hand = tuple(view.zone(HAND[seat].key).cards)
    seen = {card for zone in view.zones for card in zone.cards}
    unseen = tuple([card for card in pack_of(o) if card not in seen])
    least, most = _limits(o, len(stock), elder, r.bound)
    mine, theirs = r.scores[r.sides[seat]], r.scores[r.sides[r.after(seat)]]
    changed = r.changed[r.after(seat)]
    if changed < 0 and not elder:
        changed = r.bound
    return Exchange(
        o, hand, unseen, elder, least, most, changed, len(stock), (mine, theirs) if elder else (theirs, mine)
    )


def _limits(o: PiquetOptions, stock: int, elder: bool, bound: int) -> tuple[int, int]:
    """Return the minimum and maximum number of cards that a seat may exchange.

    ``bound`` is the number that the elder has promised to exchange after declaring a blank, or 0.
    """
    if elder:
        return (bound, bound) if bound else (1, min(o.elder_max, stock - o.younger_min))
    left = stock - bound
    most = min(CARDS, left if o.younger_max == ALL_LEFT else min(o.younger_max, left))
    return min(o.younger_min, most), most


# --- Calls -----------------------------------------------------------------------------------------------------------


def _calls(view: PiquetView) -> tuple[Advice, ...]:
    """Choose the call: everything that the hand holds, or nothing if it cannot equal the elder's call."""
    r, seat = view.public, view.seat
    hand = view.zone(HAND[seat].key).cards
    least = r.call if seat == r.dealer else 0
    found = may_declare(hand, r.part, sinking=False, least=least)
    offers = {action.offer: action for action in view.legal if isinstance(action, CallHolding)}
    silent = next((action for action in view.legal if isinstance(action, Good | Nothing)), None)
    if found and declaration_name(found[0]) in offers:
        return (Advice(offers[declaration_name(found[0])], 1.0, NO_REASON),)
    first = silent or next(action for action in view.legal if not isinstance(action, CallFalsely))
    return (Advice(first, 0.0, NO_REASON),)


# --- Card play -------------------------------------------------------------------------------------------------------


class _KnownPlay:
    """Play of a deal as one seat knows it: its own cards, and the cards that the opponent may hold."""

    def __init__(self, view: PiquetView, rng: Rng, prefer_high: bool) -> None:
        r, o = view.public, view.options
        self.seat, self.other = view.seat, r.after(view.seat)
        self.rng, self.prefer_high = rng, prefer_high
        self.hand = list(view.zone(HAND[self.seat].key).cards)
        theirs = view.zone(HAND[self.other].key).cards
        self.shown = [card for card in theirs if card != HIDDEN]
        self.wanting = len(theirs) - len(self.shown)
        seen = {card for zone in view.zones for card in zone.cards}
        unseen = [card for card in pack_of(o) if card not in seen]
        barred = not_in_hand(r, unseen, self.other)
        free = [card for card in unseen if card not in barred]
        self.free = free if len(free) >= self.wanting else unseen
        self.said = [call_limits(r, part, self.other) for part in PARTS]
        self.fell = played_by(r, self.other)
        self.led = r.led
        self.leads = r.led is None
        self.tricks = r.tricks[self.seat]
        self.done = r.finished
        self.rule = Tricks(o)
        self.need = _short_of_pique(view)

    def their_hand(self) -> list[Card]:
        known = [*self.shown, *self.fell]
        return [*self.shown, *draw_hand(self.said, known, self.free, self.wanting, self.rng, self.prefer_high)]


def _short_of_pique(view: PiquetView) -> int:
    """Return the number of points that this seat still needs for a pique; 0 if no pique is possible.

    The number is negative if only the opponent can still make a pique.
    """
    r, o = view.public, view.options
    for seat, sign in ((view.seat, 1), (r.after(view.seat), -1)):
        may = seat == r.eldest or o.pique_by == "either"
        barred = o.blank_mode == "either" and r.after(seat) in r.blanks
        if may and not barred and seat not in r.crossed and r.made[seat] and not r.made[r.after(seat)]:
            short = THIRTY - r.made[seat]
            return sign * short if short > 0 else 0
    return 0


def _cards(
    view: PiquetView, plays: Sequence[Play], level: Level, rng: Rng, should_stop: StopCheck
) -> tuple[Advice, ...]:
    """Evaluate the cards to play over sampled hands. Of equivalent cards only the lowest is returned."""
    if len(plays) == 1:
        return (Advice(plays[0], 0.0, NO_REASON),)
    number = HANDS_PER_CARD.get(level.key, ADVISER_HANDS)
    table = _KnownPlay(view, rng, level.score)
    cards = sorted([play.card for play in plays], key=lambda card: (ORDER.power[card], card))
    tried = _distinct(cards, table)
    sums = {card: [0.0, 0.0] for card in tried}
    values: list[dict[Card, float]] = []
    for done in range(number):
        if done and done % BLOCK == 0 and should_stop():
            break
        found = _gains_in_world(table, tried)
        values.append(found)
        for card, value in found.items():
            sums[card][0] += value
    count = len(values)
    order = sorted(tried, key=lambda card: (-sums[card][0], ORDER.power[card], card))
    best = order[0]
    advice = []
    actions = {play.card: play for play in plays}
    for card in order:
        spread = [found[best] - found[card] for found in values]
        mean = sum(spread) / count
        error = sqrt(sum([(each - mean) ** 2 for each in spread])) / count if count > 1 else 0.0
        advice.append(Advice(actions[card], sums[card][0] / count, NO_REASON, error=error))
    return tuple(advice)


def _distinct(cards: Sequence[Card], table: _KnownPlay) -> list[Card]:
    """Return the lowest card of each group of equivalent cards. The opponent has no card between equivalent cards."""
    between = {*table.free, *table.shown, *([table.led] if table.led is not None else [])}
    found: list[Card] = []
    for card in cards:
        alike = [
            each
            for each in found
            if suit(each) == suit(card)
            and (ORDER.power[each] >= 5) == (ORDER.power[card] >= 5)
            and not any(
                suit(other) == suit(card) and ORDER.power[each] < ORDER.power[other] < ORDER.power[card]
                for other in between
            )
        ]
        if not alike:
            found.append(card)
    return found


def _gains_in_world(table: _KnownPlay, cards: Sequence[Card]) -> dict[Card, float]:
    theirs = table.their_hand()
    if len(table.hand) <= MAX_SOLVED_HAND:
        return _solved(table, suits_of(table.hand), suits_of(theirs), cards)
    return _by_trick_counts(table, theirs, cards)


def _solved(table: _KnownPlay, own: Suits, theirs: Suits, cards: Sequence[Card]) -> dict[Card, float]:
    ending, found = EndSolver(table.rule), {}
    for card in cards:
        suit_index, bit = suit(card), 1 << ORDER.power[card] - 1
        rest = [mask ^ bit if each == suit_index else mask for each, mask in enumerate(own)]
        if table.leads:
            points, need = ending.made(int(bool(bit & table.rule.leads)), table.need)
            found[card] = float(points + ending.after([rest, theirs], 0, table.tricks, (suit_index, bit), need))
            continue
        led = table.led
        assert led is not None
        led_suit, led_bit = suit(led), 1 << ORDER.power[led] - 1
        last = not any(rest)
        if suit_index == led_suit and bit > led_bit:
            points, need = ending.made(table.rule.won(led_bit, bit, False, last), table.need)
            found[card] = float(points + ending.after([rest, theirs], 0, table.tricks + 1, None, need))
        else:
            points, need = ending.made(table.rule.won(led_bit, led_bit, True, last), -table.need)
            taken = table.done - table.tricks + 1
            found[card] = -float(points + ending.after([theirs, rest], 0, taken, None, need))
    return found


def _by_trick_counts(table: _KnownPlay, theirs: Sequence[Card], cards: Sequence[Card]) -> dict[Card, float]:
    """Evaluate cards by the number of tricks that the search kernel counts.

    Only the current trick is scored exactly.
    """
    found, rule = {}, table.rule
    played = [table.led] if table.led is not None else []
    solver = OpenHands([table.hand, [*theirs, *played]], ORDER, (0, 1), memory=new_kernel(2))
    leader = 0 if table.leads else 1
    for card in cards:
        taken = solver.after(leader, played, card)
        bit = 1 << ORDER.power[card] - 1
        now = 0.0
        if table.leads:
            now = float(bool(bit & rule.leads))
        elif played and suit(played[0]) == suit(card) and ORDER.beats(card, played[0]):
            now = 0.5 * rule.won(1 << ORDER.power[played[0]] - 1, bit, False, False)
        mine = table.tricks + taken
        left = len(table.hand)
        rest = 2 * taken - left
        found[card] = now + TRICK_VALUE * rest + rule.for_cards(mine) - rule.for_cards(CARDS - mine)
    return found
