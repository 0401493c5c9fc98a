"""Reasons for hints at Brag, with their claims."""

from collections.abc import Mapping
from functools import cached_property

from crowe_table.engine.core import NO_SEAT, Arg, Seat, zone_of
from crowe_table.games.brag import actions as acts
from crowe_table.games.brag.chances import share_better
from crowe_table.games.brag.choices import (
    MANY_WAGERS,
    chance_needed,
    price_to_see,
    seeing_is_overdue,
    share_of_better,
    sums_of,
    winning_chance,
)
from crowe_table.games.brag.hands import strength
from crowe_table.games.brag.loans import chance_of_borrower, is_little
from crowe_table.games.brag.reading import BragReading, has_two_hands
from crowe_table.games.brag.state import NEW, BragPhase, Status
from crowe_table.kit.between_deals import PlayOn
from crowe_table.search.reasons import HintCase, Reasons, claim

WAGERS, BLIND, TWO_HANDS, PURSES, SIGHTS = "wagers", "blind", "two-hands", "short-purses", "sights"
"""Headings of the rule book."""
HALF = 0.5
GOOD_IN_COMPANY = 0.3
"""A wager on a hand counts as a bluff if more than this share of hands beats it, mostly against several opponents."""
SERIOUS = 8
"""A price is serious if the pot is less than this many times the price."""
WAGERING = ("wager", "go_it", "brag", "return_brag")
FOLDING = ("fold", "bolt")
BORROWING = ("borrow", "borrow_bystander")


class BragCase(HintCase):
    """A hint case of Brag: the situation and the action that a hint explains."""

    @cached_property
    def reading(self) -> BragReading:
        return BragReading(self.view)

    @property
    def other(self) -> Seat:
        """The only opponent left; NO_SEAT if several are left."""
        return self.reading.others[0] if len(self.reading.others) == 1 else NO_SEAT

    @property
    def looked(self) -> bool:
        return self.reading.looked

    @property
    def lays(self) -> bool:
        """Whether the player stays in by putting money into the pot."""
        return self.act in WAGERING

    @property
    def folds(self) -> bool:
        return self.act in FOLDING

    @property
    def raises(self) -> bool:
        """Whether the player puts in more than the minimum."""
        sums = sums_of(self.reading, self.act)
        return self.lays and sums is not None and getattr(self.action, "amount", 0) > sums.least

    @cached_property
    def better(self) -> float:
        """Share of an opponent's possible hands that beat the player's own hand."""
        return share_of_better(self.reading, None if self.other == NO_SEAT else self.other)

    @cached_property
    def chance(self) -> float:
        """Winning chance of the player's hand, estimated from the wagers."""
        return winning_chance(self.reading)

    @property
    def price(self) -> int:
        """Lowest sum with which the player stays in."""
        return self.reading.due(max(self.reading.level, self.options.min_wager_sum))

    @property
    def price_pays(self) -> bool:
        """Whether staying in would pay on average if the hands were compared now."""
        return self.chance * (self.reading.pot + self.price) > self.price

    @property
    def serious(self) -> bool:
        """Whether the price is more than a small part of the pot, or the player has wagered often."""
        return self.price * SERIOUS > self.reading.pot or self.reading.laid >= MANY_WAGERS

    @property
    def against_open(self) -> bool:
        """Whether the player and the only opponent left have both looked."""
        return self.looked and self.other != NO_SEAT and self.reading.is_open(self.other)

    @property
    def against_blind(self) -> bool:
        """Whether only one opponent is left, who has not looked, and no pot is covered."""
        return self.other != NO_SEAT and not self.reading.is_open(self.other) and not self.r.covers

    @property
    def in_company(self) -> bool:
        """Whether the player has looked and several opponents are left."""
        return self.looked and self.other == NO_SEAT

    @property
    def rarely_best(self) -> bool:
        """Whether some opponent probably holds a better hand."""
        return bool((1 - self.better) ** len(self.reading.others) < HALF)

    @cached_property
    def share_of_two(self) -> float:
        """Share of all hands that beat the hand just seen, one of the player's two."""
        name = "hand" if self.r.looked_at == NEW else "old"
        return share_better(tuple(self.view.zone(zone_of(name, self.seat)).cards), self.reading.ranking)

    @property
    def shows_better(self) -> bool:
        """Whether the player's hand beats the hand that the player paid to see."""
        own, seen = (tuple(self.view.zone(zone_of("hand", seat)).cards) for seat in (self.seat, self.r.called))
        return strength(own, self.reading.ranking) > strength(seen, self.reading.ranking)

    @property
    def may_borrow(self) -> bool:
        return any(form.act in BORROWING for form in (self.view.call.forms if self.view.call else ()))

    @property
    def looks_at_deal(self) -> bool:
        return self.act in ("look", "look_at") and self.r.phase == BragPhase.LOOK

    @property
    def owes(self) -> bool:
        return any(debt.borrower == self.seat for debt in self.r.debts)

    @property
    def borrower_is_strong(self) -> bool:
        """Whether a borrower shows a hand that has at least an even chance."""
        return bool(self.r.request.shown and chance_of_borrower(self.reading) >= HALF)


def _thousandths(part: float) -> int:
    """Convert a chance to thousandths, from 1 to 999. No chance is presented as certain."""
    return min(999, max(1, round(1000 * part)))


def _better(case: BragCase) -> Mapping[str, Arg]:
    return {"share": _thousandths(case.better)}


def _chance(case: BragCase) -> Mapping[str, Arg]:
    return {"often": _thousandths(case.chance)}


def _against(case: BragCase) -> Mapping[str, Arg]:
    return {"often": _thousandths(case.chance), "seat": case.other}


def _against_price(case: BragCase) -> Mapping[str, Arg]:
    return {**_against(case), "share": _thousandths(chance_needed(case.reading))}


def _borrower(case: BragCase) -> Mapping[str, Arg]:
    return {"seat": case.r.request.borrower}


def _of_two(case: BragCase) -> Mapping[str, Arg]:
    return {"share": _thousandths(case.share_of_two)}


def _price(case: BragCase) -> Mapping[str, Arg]:
    return {"farthings": case.price}


REASONS = Reasons(
    BragCase,
    (
        claim("hint-agree", lambda c: c.act in ("rise", "agree_to_rise")),
        claim("hint-play-on", lambda c: isinstance(c.action, PlayOn) and not c.options.deals <= c.r.deal),
        claim("hint-ready", lambda c: c.act == "ready"),
        # Looking
        claim("hint-two-wait", lambda c: has_two_hands(c.reading) and (c.act == "leave" or c.lays), law=TWO_HANDS),
        claim("hint-look-first", lambda c: c.looks_at_deal and c.reading.playing == 2, law=BLIND),
        claim("hint-look", lambda c: c.looks_at_deal and c.act == "look", law=BLIND),
        claim("hint-leave", lambda c: c.act == "leave", law=BLIND),
        claim("hint-two-look", lambda c: c.act == "look_at" and c.r.level > 0 and c.serious, law=TWO_HANDS),
        claim("hint-two-choice", lambda c: c.act == "look_at", law=TWO_HANDS),
        claim("hint-look-now", lambda c: c.act == "look" and c.r.level > 0 and c.serious, law=BLIND),
        claim("hint-look-know", lambda c: c.act == "look", law=BLIND),
        claim("hint-keep", lambda c: c.act == "keep", says=_of_two, law=TWO_HANDS),
        claim("hint-drop", lambda c: c.act == "drop", says=_of_two, law=TWO_HANDS),
        claim("hint-stand", lambda c: c.act == "stand" and c.seat not in c.r.looked, law=TWO_HANDS),
        claim("hint-show", lambda c: c.act == "show" and c.shows_better, law="seeing"),
        claim("hint-yield", lambda c: c.act == "yield" and not c.shows_better, law="seeing"),
        # Seeing
        claim(
            "hint-see-now",
            lambda c: c.act == "see" and seeing_is_overdue(c.reading),
            says=lambda c: {"number": c.reading.laid, **_against(c)},
            law="seeing",
        ),
        claim(
            "hint-blind-sees",
            lambda c: c.act == "see" and not c.looked and c.against_blind and c.reading.pot > c.reading.level,
            law=BLIND,
        ),
        claim(
            "hint-see",
            lambda c: c.act == "see" and c.chance >= chance_needed(c.reading),
            says=_against_price,
            law="seeing",
        ),
        claim("hint-see-level", lambda c: c.act == "see" and c.r.level > 0, says=_against, law="seeing"),
        # Short purses
        claim("hint-borrowed", lambda c: c.r.borrowed and c.lays, law=PURSES),
        claim("hint-cover", lambda c: c.act == "cover", says=_chance, law=PURSES),
        claim("hint-ante", lambda c: c.act in BORROWING and c.r.phase == BragPhase.ANTE, law=PURSES),
        claim(
            "hint-borrow",
            lambda c: (
                c.act in BORROWING and c.chance > (stake := c.reading.purse + c.action.amount) / (c.reading.pot + stake)
            ),
            says=_chance,
            law=PURSES,
        ),
        claim("hint-borrow-stay", lambda c: c.act in BORROWING and c.reading.purse < c.price, law=PURSES),
        claim("hint-sit-out", lambda c: c.act == "sit_out" and c.owes, law=PURSES),
        claim("hint-sit-out-none", lambda c: c.act == "sit_out" and not c.may_borrow, law=PURSES),
        claim("hint-lend-shown", lambda c: c.act == "lend" and c.borrower_is_strong, says=_borrower, law=PURSES),
        claim("hint-lend", lambda c: c.act == "lend" and is_little(c.reading), says=_borrower, law=PURSES),
        claim(
            "hint-decline-shown",
            lambda c: c.act == "decline" and c.r.request.shown and not c.borrower_is_strong,
            law=PURSES,
        ),
        claim(
            "hint-decline",
            lambda c: c.act == "decline" and not c.r.request.shown and not is_little(c.reading),
            law=PURSES,
        ),
        claim(
            "hint-short-none",
            lambda c: c.folds and c.reading.purse < c.price and not c.may_borrow and not c.options.may_cover,
            law=PURSES,
        ),
        claim("hint-short-fold", lambda c: c.folds and c.looked and c.may_borrow and c.chance < HALF, says=_chance),
        claim(
            "hint-short-go",
            lambda c: c.lays and c.against_open and c.r.level > 0 and price_to_see(c.reading) > c.reading.purse,
            says=_against,
            law=PURSES,
        ),
        # Unseen cards
        claim("hint-blind-first", lambda c: c.lays and c.r.status(c.seat) == Status.BLIND, law=BLIND),
        claim("hint-fold-unseen", lambda c: c.folds and not c.looked and c.against_blind, law=BLIND),
        claim(
            "hint-fold-open",
            lambda c: c.folds and not c.looked and any(map(c.reading.is_open, c.reading.others)),
            law=BLIND,
        ),
        claim(
            "hint-blind-press",
            lambda c: c.raises and c.looked and c.against_blind and c.chance > HALF,
            says=_against,
            law=BLIND,
        ),
        claim("hint-blind-go", lambda c: c.lays and c.looked and c.against_blind, says=_against, law=BLIND),
        claim("hint-blind-fold", lambda c: c.folds and c.looked and c.against_blind, says=_against, law=BLIND),
        # Sights
        claim("hint-sight", lambda c: isinstance(c.action, acts.CallSight), law=SIGHTS),
        # One opponent who has looked
        claim("hint-raise-one", lambda c: c.raises and c.against_open and c.chance > HALF, says=_against, law=WAGERS),
        claim(
            "hint-go-on-one",
            lambda c: c.lays and not c.raises and c.against_open and c.chance > HALF,
            says=_against,
            law=WAGERS,
        ),
        claim(
            "hint-see-not",
            lambda c: (
                c.folds
                and c.against_open
                and c.options.rolling
                and c.r.level > 0
                and c.chance < chance_needed(c.reading)
            ),
            says=_against_price,
            law="seeing",
        ),
        claim(
            "hint-price-one",
            lambda c: c.lays and not c.raises and c.against_open and c.price_pays,
            says=_against,
            law=WAGERS,
        ),
        claim(
            "hint-open-bluff",
            lambda c: (
                c.lays and not c.r.level and c.looked and len(c.reading.others) <= 2 and c.better > GOOD_IN_COMPANY
            ),
        ),
        claim(
            "hint-bluff",
            lambda c: c.lays and c.against_open and c.chance <= HALF and not c.r.answering,
            says=lambda c: {"seat": c.other},
        ),
        # Several opponents
        claim("hint-open", lambda c: c.lays and not c.r.level and c.in_company and c.better < HALF, says=_better),
        claim("hint-return", lambda c: c.act == "return_brag" and c.in_company and c.better < HALF, says=_better),
        claim(
            "hint-raise", lambda c: c.raises and c.in_company and c.better <= GOOD_IN_COMPANY, says=_better, law=WAGERS
        ),
        claim("hint-go-on", lambda c: c.lays and c.looked and c.better <= GOOD_IN_COMPANY, says=_better, law=WAGERS),
        claim(
            "hint-bluff-many",
            lambda c: c.lays and c.in_company and c.better > GOOD_IN_COMPANY and not c.r.answering,
            law=WAGERS,
        ),
        claim("hint-fold", lambda c: c.folds and c.looked and c.rarely_best, says=_better, law=WAGERS),
        claim("hint-fold-cost", lambda c: c.folds, says=_price, law=WAGERS),
    ),
)
"""Reasons for hints, best first."""
