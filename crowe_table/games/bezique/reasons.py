"""Reasons for hints at Rubicon Bézique, with their claims."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from crowe_table.engine.cards import Card, face, rank, suit
from crowe_table.engine.core import Arg, Seat
from crowe_table.engine.piles import Pile
from crowe_table.games.bezique.actions import DeclareMeld
from crowe_table.games.bezique.melds import (
    BEZIQUE,
    BEZIQUES,
    DIAMOND_KNAVE,
    KINDS,
    MARRIAGE,
    MARRIED,
    QUARTETS,
    RANKS_IN_SEQUENCE,
    SEQUENCE,
    SPADE_QUEEN,
    declarable,
    fixes_trumps,
    points,
)
from crowe_table.games.bezique.rules import BLANCHE, TRICKS, Bezique
from crowe_table.games.bezique.state import BRISQUES, DECLARED, STOCK, BeziquePhase, BeziqueRecord
from crowe_table.kit.card_declarations import DeclaredCards, parse_declared
from crowe_table.kit.ranking import NO_TRUMP
from crowe_table.search.reasons import Reasons, claim, offered
from crowe_table.search.trick_reasons import TrickCase


class BeziqueCase(TrickCase):
    """A hint case of Rubicon Bézique: the situation and the action that a hint explains."""

    game, tricks, must_follow = Bezique(), TRICKS, False
    r: BeziqueRecord

    def besides(self, seat: Seat) -> Sequence[Pile]:
        return (DECLARED[seat],)

    # --- what can be declared

    def ready(self, held: Sequence[Card]) -> list[DeclaredCards]:
        """Return the combinations that this seat could declare with these cards."""
        laid = [card for card in self.view.zone(DECLARED[self.seat].key).cards if card in held]
        return declarable(held, self.r.melds[self.seat], self.options.crossed_marriages, laid)

    @cached_property
    def waiting(self) -> int:
        """Highest points that this seat can declare after playing the card."""
        if not self.plays or self.r.phase != BeziquePhase.TRICK:
            return 0
        left = [card for card in self.hand if card != self.card]
        return max((points(meld, self.r.trump) for meld in self.ready(left)), default=0)

    @cached_property
    def offers(self) -> list[DeclaredCards]:
        """All combinations that may be declared now."""
        found = [parse_declared(act.offer, KINDS) for act in self.view.legal if isinstance(act, DeclareMeld)]
        return [meld for meld in found if meld]

    @cached_property
    def meld(self) -> DeclaredCards | None:
        """Combination that the player declares; None for another action."""
        return parse_declared(self.action.offer, KINDS) if isinstance(self.action, DeclareMeld) else None

    @property
    def points(self) -> int:
        """Points of the combination that the player declares; 0 for another action."""
        return points(self.meld, self.r.trump) if self.meld else 0

    @property
    def makes_trumps(self) -> bool:
        return self.meld is not None and self.r.trump == NO_TRUMP and fixes_trumps(self.meld)

    @cached_property
    def greater(self) -> int:
        """Highest points of a greater combination that may be declared later with the same cards."""
        lesser, found = self.meld, 0
        if lesser is None:
            return 0
        for other in self.offers:
            grows = lesser.kind == MARRIAGE and other.kind == SEQUENCE and other.key == lesser.key
            grows = grows or (lesser.kind == other.kind == BEZIQUE and other.key > lesser.key)
            if grows and set(lesser.cards) <= set(other.cards):
                found = max(found, points(other, self.r.trump))
        return found

    @property
    def scores_most(self) -> bool:
        """Whether the declaration scores more than every other possible declaration."""
        rest = [points(each, self.r.trump) for each in self.offers if each != self.meld]
        return bool(rest) and self.points > max(rest)

    @property
    def more_tricks(self) -> bool:
        """Whether the player may declare again after a later trick."""
        return len(self.view.zone(STOCK.key).cards) > len(self.r.ring)

    # --- cards

    @property
    def collects(self) -> Mapping[str, Arg]:
        """A double or greater bézique that lacks one card, with its points. Empty if there is none."""
        if not self.plays or self.r.phase != BeziquePhase.TRICK:
            return {}
        left = [face(card) for card in self.hand if card != self.card]
        for wanted, other in ((SPADE_QUEEN, DIAMOND_KNAVE), (DIAMOND_KNAVE, SPADE_QUEEN)):
            count = left.count(wanted) + 1
            unseen = sum(face(card) == wanted for card in self.unseen)
            if left.count(other) >= count > 1 and unseen:
                return {"card": wanted, "unseen": unseen, "number": count, "points": BEZIQUES[count]}
        return {}

    @property
    def useless(self) -> bool:
        """Whether no combination contains a card of this rank."""
        return self.plays and rank(self.card) not in (*RANKS_IN_SEQUENCE, *QUARTETS)

    @property
    def has_scored(self) -> bool:
        """Whether the card has scored in a declaration."""
        return self.plays and any(self.card in meld.cards for meld in self.r.melds[self.seat])

    @property
    def serves_in_sequence_only(self) -> bool:
        return self.plays and rank(self.card) in RANKS_IN_SEQUENCE and rank(self.card) not in QUARTETS

    @property
    def serves_in_no_pair(self) -> bool:
        """Whether no marriage and no bézique contains a card of this face."""
        return self.plays and rank(self.card) not in MARRIED and face(self.card) != DIAMOND_KNAVE

    @property
    def has_copy(self) -> bool:
        return any(card != self.card and face(card) == face(self.card) for card in self.hand)

    @property
    def wins(self) -> bool:
        """Whether the player follows and the card takes the trick."""
        return self.plays and bool(self.r.trick) and self.takes(self.card)

    @property
    def takes_brisque(self) -> bool:
        return self.wins and rank(self.r.trick[0]) in BRISQUES

    @property
    def saves_brisque(self) -> bool:
        return self.plays and self.surely_takes and rank(self.card) in BRISQUES

    @property
    def in_stock(self) -> bool:
        """Whether there is still a stock, so that the winner of the trick may declare."""
        return self.plays and self.r.phase == BeziquePhase.TRICK

    @property
    def lowest_of_hand(self) -> bool:
        """Whether no card in the hand is lower. All trumps count above all other cards."""
        strength = [(self.is_trump(card), self.power(card)) for card in self.hand]
        return (self.is_trump(self.card), self.power(self.card)) == min(strength)


def _waiting(case: BeziqueCase) -> Mapping[str, Arg]:
    return {"points": case.waiting}


def _blanche(case: BeziqueCase) -> Mapping[str, Arg]:
    del case
    return {"points": BLANCHE}


def _points(case: BeziqueCase) -> Mapping[str, Arg]:
    return {"points": case.points}


REASONS = Reasons(
    BeziqueCase,
    (
        claim("hint-any", lambda c: c.act == "cut"),
        claim("hint-keep-packs", lambda c: c.act == "keep_packs" and c.options.price > 0, law="the-packs"),
        claim("hint-draw", lambda c: c.act == "draw" and not c.offers, law="declaring"),
        claim(
            "hint-blanche",
            lambda c: c.act in ("declare_blanche", "show_drawn"),
            says=_blanche,
            law="carte-blanche",
        ),
        claim("hint-only", lambda c: c.only_legal_card, law="the-tricks"),
        claim("hint-small-first", lambda c: c.greater > 0, says=lambda c: {"points": c.greater}, law="good-play"),
        claim(
            "hint-declare-trumps",
            lambda c: c.makes_trumps,
            says=lambda c: {"points": c.points, "suit": c.meld.key if c.meld else 0},
            law="declaring",
        ),
        claim("hint-declare-most", lambda c: c.points > 0 and c.scores_most, says=_points, law="declaring"),
        claim("hint-declare", lambda c: c.points > 0, says=_points, law="declaring"),
        claim(
            "hint-waive",
            lambda c: c.act == "waive" and c.r.scores[c.seat] < min(c.options.rubicon, max(c.r.scores)),
            law="good-play",
        ),
        claim("hint-waive-keeps", lambda c: c.act == "waive" and c.more_tricks, law="good-play"),
        claim(
            "hint-wins-to-declare",
            lambda c: c.wins and c.waiting > 0,
            says=_waiting,
            law="good-play",
        ),
        claim("hint-wins-brisque", lambda c: c.takes_brisque, law="brisques"),
        claim("hint-saves-brisque", lambda c: c.saves_brisque, law="brisques"),
        claim(
            "hint-leads-to-declare",
            lambda c: c.leads and c.waiting > 0 and c.surely_takes,
            says=_waiting,
            law="good-play",
        ),
        claim("hint-wins", lambda c: c.in_stock and c.wins, law="declaring"),
        claim("hint-serves-nothing", lambda c: c.in_stock and c.useless, law="good-play"),
        claim("hint-copy", lambda c: c.in_stock and c.has_copy, law="good-play"),
        claim("hint-collects", lambda c: bool(c.collects), says=lambda c: c.collects, law="good-play"),
        claim("hint-keeps-to-declare", lambda c: c.waiting > 0, says=_waiting, law="good-play"),
        claim("hint-scored", lambda c: c.in_stock and c.has_scored, law="declaring-again"),
        claim("hint-serves-once", lambda c: c.in_stock and c.serves_in_sequence_only, law="declaring"),
        claim("hint-serves-little", lambda c: c.in_stock and c.serves_in_no_pair, law="declaring"),
        offered("hint-solved", lambda c: c.plays and not c.in_stock, law="the-last-nine"),
        claim("hint-lowest", lambda c: c.in_stock and c.lowest_of_hand, law="good-play"),
        claim(
            "hint-lowest-of-suit",
            lambda c: c.in_stock and not c.lower_own and len(c.own) > 1,
            says=lambda c: {"suit": suit(c.card)},
            law="good-play",
        ),
    ),
)
"""Reasons for hints, best first."""
