"""Whole tables that fit what one seat knows."""

from collections.abc import Sequence

from crowe_table.engine.cards import FULL_PACK, HIDDEN, Card
from crowe_table.engine.core import NOBODY, Eyes, View, Zone, eyes
from crowe_table.engine.money import MINT, purse
from crowe_table.engine.rng import Chance, Rng
from crowe_table.games.brag import seeing
from crowe_table.games.brag.options import BragOptions
from crowe_table.games.brag.standing import (
    HAND,
    LOOK,
    LOT,
    NEW,
    NOBODY_YET,
    OLD,
    BragFacts,
    BragState,
    Status,
)


def imagined(view: View, rng: Rng) -> BragState:
    """A table at which this seat would see what it sees: every back is a card it has not placed, drawn by lot."""
    facts, options = view.facts, view.options
    assert isinstance(facts, BragFacts)
    assert isinstance(options, BragOptions)
    s = BragState(options, view.seats, facts.opened, Chance(f"imagined {rng.word()} {rng.word()}"))
    _set_facts(s, view, facts)
    _choose_for_the_silent(s, view, rng)
    known = {card for zone in view.zones for card in zone.cards}
    unseen = [card for card in FULL_PACK if card not in known]
    rng.shuffle(unseen)
    yielder = HAND[facts.caller] if facts.yielded else ""
    drawn = _losing_hand(s, view, unseen, rng) if yielder else []
    for zone in view.zones:
        taken = drawn if zone.key == yielder else unseen
        _lay(s, zone, view.seat, [taken.pop() if card == HIDDEN else card for card in zone.cards])
    return s


def _set_facts(s: BragState, view: View, f: BragFacts) -> None:
    s.ring, s.deal, s.dealer, s.phase = f.ring, view.deal, f.dealer, view.phase
    s.rng = s.chance.stream("deal", view.deal)
    held = {**{purse(seat): sum_ for seat, sum_ in enumerate(f.purses)}, **dict(f.accounts)}
    s.ledger.balances = {MINT: -sum(held.values()), **held}
    s.status = [Status(status) for status, _ in f.standing]
    s.laid = [laid for _, laid in f.standing]
    s.looked, s.staked = list(f.looked), list(f.staked)
    s.level, s.turn, s.bragger = f.level, f.turn, f.bragger
    s.debts = [(borrower, lender if of_player else NOBODY_YET, sum_) for borrower, of_player, lender, sum_ in f.debts]
    s.request, s.refused, s.borrowed = f.request, list(f.refused), f.borrowed
    s.looked_at, s.covers = f.looked_at, list(f.covers)
    s.caller, s.called, s.shown, s.yielded = f.caller, f.called, list(f.shown), f.yielded
    s.winner, s.winners, s.retainer, s.shuffling = f.winner, f.winners, f.retainer, f.shuffling
    s.answering, s.begging = list(f.answering), list(f.begging)
    s.lot_order, s.gathering = list(f.lots), f.gathering
    s.ready, s.rising = list(f.ready), list(f.rising)


def _choose_for_the_silent(s: BragState, view: View, rng: Rng) -> None:
    """Who has chosen whether to look has told nobody what he chose."""
    if view.phase != LOOK or view.ask is None:
        return
    for seat in s.live:
        if view.ask.call_of(seat) is None:
            words = (NEW, OLD, "leave") if s.status[seat] == Status.TWO else ("look", "leave")
            s.choices[seat] = words[rng.below(len(words))]


def _losing_hand(s: BragState, view: View, unseen: list[Card], rng: Rng) -> list[Card]:
    """Cards for one who has given in without showing: his hand was not the better one."""
    there = view.zone(HAND[s.caller]).cards
    s.hands[s.called] = list(view.zone(HAND[s.called]).cards)
    hidden = sum(card == HIDDEN for card in there)
    if not hidden:
        return []
    while True:
        rng.shuffle(unseen)
        drawn = unseen[-hidden:]
        left = drawn[:]
        s.hands[s.caller] = [left.pop() if card == HIDDEN else card for card in there]
        if not seeing.caller_wins(s):
            del unseen[-hidden:]
            return drawn


def _lay(s: BragState, zone: Zone, viewer: int, cards: list[Card]) -> None:
    """The cards of a zone, and who knows them: of a packet all that is told is what one knows oneself."""
    name, _, seat = zone.key.partition(":")
    if zone.loose:
        slot = LOT.index(name)
        known = sum(card != HIDDEN for card in zone.cards)
        s.lots[slot] = cards
        s.lot_eyes[slot] = [eyes(viewer)] * known + [NOBODY] * (len(cards) - known)
    elif name == "pack":
        s.pack, s.pack_eyes = cards, _masks(zone)
    elif name == "hand":
        s.hands[int(seat)], s.hand_eyes[int(seat)] = cards, _masks(zone)
    else:
        s.old[int(seat)], s.old_eyes[int(seat)] = cards, _masks(zone)


def _masks(zone: Zone) -> list[Eyes]:
    mask: Eyes | Sequence[Eyes] = zone.eyes
    return [mask] * len(zone.cards) if isinstance(mask, int) else list(mask)
