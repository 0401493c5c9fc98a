"""Reasons for hints at Ruff, each with a condition that must be true before it is given."""

from collections.abc import Sequence
from functools import cached_property

from crowe_table.engine.cards import ACE, SUIT_WORDS, Card, rank, suit
from crowe_table.games.ruff.actions import MakesTrumps, NamesTrumps
from crowe_table.games.ruff.heuristics import bowers_in, card_to_lay_out, count_hand, min_count_to_bid, trumps_in
from crowe_table.games.ruff.rules import TRICKS, Ruff
from crowe_table.games.ruff.state import SEATS, RuffPhase, RuffRecord
from crowe_table.kit.honours import honours_in
from crowe_table.search.reasons import Reasons, TrueHands, claim, measured, offered
from crowe_table.search.trick_reasons import TrickCase, no_opposing_trump, none_higher

PASSES = ("pass_bid", "turn_down")


class RuffCase(TrickCase):
    """Position and suggested answer at Ruff, from which the conditions of REASONS are computed."""

    game, tricks = Ruff(), TRICKS
    r: RuffRecord

    # --- bids

    @cached_property
    def steps(self) -> int:
        """Number of seats from the dealer to this seat: 0 for the dealer, 2 for the dealer's partner."""
        ring = self.r.ring
        return (ring.index(self.seat) - ring.index(self.r.dealer)) % SEATS

    @cached_property
    def second_round(self) -> bool:
        return bool(self.r.phase == RuffPhase.SECOND_ROUND)

    def hand_with(self, trump: int) -> Sequence[Card]:
        """Return the hand that this seat would play with these trumps. A dealer is assumed to exchange by rule of
        thumb.
        """
        if self.second_round or self.steps:
            return self.hand
        six = [*self.hand, self.r.up[0]]
        return [card for card in six if card != card_to_lay_out(six, trump)]

    def count(self, trump: int) -> float:
        """Return the count of this seat's hand: its value for making this suit trumps."""
        return count_hand(self.hand_with(trump), trump)

    @property
    def enough(self) -> float:
        """Lowest count of a hand with which this seat should make trumps."""
        return min_count_to_bid(self.steps, self.second_round, self.options.first_lead == "eldest")

    @property
    def bids(self) -> bool:
        return isinstance(self.action, MakesTrumps)

    @property
    def bids_together(self) -> bool:
        """Whether the answer makes trumps without playing alone."""
        return isinstance(self.action, MakesTrumps) and not self.action.alone

    @property
    def passes(self) -> bool:
        return self.act in PASSES

    @property
    def trump(self) -> int:
        """Suit that the answer makes trumps. If the answer names none, it is the turned suit."""
        return SUIT_WORDS.index(self.action.word) if isinstance(self.action, NamesTrumps) else suit(self.r.up[0])

    @property
    def suits(self) -> list[int]:
        """Suits that this seat may make trumps in this round of bids."""
        up = suit(self.r.up[0])
        return [each for each in range(4) if each != up] if self.second_round else [up]

    @property
    def number_of_trumps(self) -> int:
        return trumps_in(self.hand_with(self.trump), self.trump)

    @property
    def most_trumps(self) -> int:
        """Largest number of trumps that the hand would have with any suit that this seat may choose."""
        return max(trumps_in(self.hand_with(each), each) for each in self.suits)

    # --- laying out

    @property
    def six(self) -> list[Card]:
        """The five cards in hand and the turned card."""
        return [*self.hand, self.r.up[0]]

    @property
    def lays(self) -> bool:
        return self.act == "lay_out"

    @property
    def empties(self) -> bool:
        """Whether the card laid out is the last of a plain suit, and a trump stays in hand."""
        rest = [card for card in self.six if card != self.card]
        return (
            not self.is_trump(self.card)
            and not self.suited(rest, self.card)
            and any(self.is_trump(card) for card in rest)
        )

    def is_lowest(self, cards: Sequence[Card]) -> bool:
        """Whether the card of the answer is the lowest plain card among the given cards."""
        plain = [card for card in cards if not self.is_trump(card)]
        return self.card in plain and all(self.power(card) >= self.power(self.card) for card in plain)

    @property
    def lays_plain_suit(self) -> bool:
        """Whether the four cards laid out are all plain and include the last card of a suit."""
        gone = {self.suit(card) for card in self.cards} - {self.suit(card) for card in self.kept}
        return self.act == "lay_out_four" and bool(gone) and not any(self.is_trump(card) for card in self.cards)

    # --- play

    @property
    def leads_plain(self) -> bool:
        return self.leads and self.plain

    @property
    def lowest(self) -> bool:
        """Whether the hand has no lower card of the suit."""
        return not self.lower_own

    @property
    def best_kept(self) -> Card:
        """The highest card that stays in hand; any trump counts as higher than a plain card."""
        return max(self.kept, key=lambda card: (self.is_trump(card), self.power(card)))

    @property
    def none_takes(self) -> bool:
        """Whether none of the legal cards would win the current trick."""
        return bool(self.r.trick) and not any(map(self.takes, self.legal_cards))

    @property
    def honours(self) -> int:
        return honours_in(self.hand, self.r.trump)

    @property
    def both_bowers(self) -> bool:
        return bowers_in(self.hand, self.r.trump) == 2


def partner_is_void(c: RuffCase, hands: TrueHands) -> bool:
    return all(c.suit(card) != c.suit(c.card) for card in hands[c.r.partner(c.seat)])


REASONS = Reasons(
    RuffCase,
    (
        claim("hint-any", lambda c: c.act == "cut"),
        claim("hint-claim", lambda c: c.act == "claim"),
        offered("hint-revoke", lambda c: c.accuses),
        claim("hint-only", lambda c: c.only_legal_card or c.only_answer),
        # Bids.
        measured("hint-makes"),
        measured("hint-makes-than"),
        measured("hint-march"),
        measured("hint-pass-unlikely"),
        measured("hint-pass-better"),
        claim(
            "hint-count",
            lambda c: c.bids_together and c.count(c.trump) >= c.enough,
            says=lambda c: {"number": round(c.count(c.trump)), "suit": c.trump},
        ),
        claim(
            "hint-trumps",
            lambda c: c.bids and c.number_of_trumps >= 3,
            says=lambda c: {"number": c.number_of_trumps},
        ),
        claim("hint-bower", lambda c: c.bids and bowers_in(c.hand, c.trump) > 0),
        claim("hint-few-trumps", lambda c: c.passes and c.most_trumps < 3),
        claim("hint-count-low", lambda c: c.passes and all(c.count(each) < c.enough for each in c.suits)),
        # Laying out, and playing alone.
        claim("hint-void", lambda c: c.lays and c.empties, says=lambda c: {"suit": suit(c.card)}),
        claim("hint-lay-out-plain", lambda c: c.lays and c.plain and rank(c.card) != ACE),
        claim("hint-defend", lambda c: c.act == "defend_together"),
        claim("hint-defend-alone", lambda c: c.act == "defend_alone" and c.both_bowers),
        # Ruff and Honours.
        claim("hint-call", lambda c: c.act == "call" and c.honours >= 2),
        claim("hint-answer", lambda c: c.act == "answer" and c.honours >= 1),
        claim("hint-ruff", lambda c: c.act == "ruff"),
        claim("hint-lay-out-four", lambda c: c.lays_plain_suit),
        claim(
            "hint-lay-out-low",
            lambda c: c.act == "lay_out_four" and not any(c.is_trump(card) or rank(card) == ACE for card in c.cards),
        ),
        # Leading.
        claim("hint-cash", lambda c: c.leads_plain and c.is_best and not c.trumps_unseen, none_higher),
        claim(
            "hint-best-trump", lambda c: c.leads and not c.plain and c.is_best and bool(c.trumps_unseen), none_higher
        ),
        claim(
            "hint-lead-best",
            lambda c: c.leads_plain and c.is_best and not any(c.is_void(seat, c.suit(c.card)) for seat in c.opponents),
            none_higher,
        ),
        claim(
            "hint-partner-trumps",
            lambda c: (
                c.leads_plain
                and c.r.partner(c.seat) in c.others
                and c.is_void(c.r.partner(c.seat), c.suit(c.card))
                and any(c.may_hold(c.r.partner(c.seat), each) for each in c.unseen if c.is_trump(each))
            ),
            partner_is_void,
        ),
        claim("hint-lead-trump", lambda c: c.leads and not c.plain and bool(c.trumps_unseen)),
        claim("hint-trump-kept", lambda c: c.leads and not c.plain and not c.trumps_unseen, no_opposing_trump),
        claim("hint-lead-single", lambda c: c.leads_plain and len(c.own) == 1 and bool(c.trumps)),
        claim("hint-lead-lowest", lambda c: c.leads_plain and c.is_lowest(c.hand) and not c.is_best),
        claim(
            "hint-lead-top",
            lambda c: c.leads_plain and not c.trumps and c.touching(c.card) and not c.higher_own and not c.is_best,
        ),
        claim(
            "hint-lead-high",
            lambda c: c.leads_plain and not c.trumps and all(c.power(card) <= c.power(c.card) for card in c.hand),
        ),
        # Following.
        claim(
            "hint-partner-has-it",
            lambda c: bool(c.r.trick) and c.plays and c.camp_wins and not c.takes(c.card) and c.camp_surely_takes,
        ),
        claim("hint-last", lambda c: bool(c.r.trick) and c.last_to_play and c.takes(c.card) and c.lowest_that_takes),
        claim("hint-trumps-in", lambda c: c.ruffs and c.takes(c.card)),
        claim("hint-takes", lambda c: c.follows and c.surely_takes),
        claim("hint-beats", lambda c: c.follows and c.takes(c.card)),
        claim("hint-partner-wins", lambda c: c.plays and c.camp_wins and not c.takes(c.card)),
        claim("hint-cannot-win", lambda c: c.follows and c.none_takes and c.lowest),
        claim("hint-discard-void", lambda c: c.discards and len(c.own) == 1 and bool(c.trumps)),
        claim("hint-lowest", lambda c: (c.lays and c.is_lowest(c.six)) or (c.discards and c.is_lowest(c.hand))),
        claim("hint-keeps-trumps", lambda c: (c.leads_plain or c.discards) and bool(c.trumps) and not c.is_best),
        claim(
            "hint-low-for-later",
            lambda c: (c.follows or c.discards) and c.lowest and not c.takes(c.card) and len(c.own) > 1,
        ),
        claim(
            "hint-keeps-best",
            lambda c: c.discards and len(c.hand) > 1 and c.power(c.best_kept) > c.power(c.card),
            says=lambda c: {"card": c.best_kept},
        ),
    ),
)
"""Reasons for hints in order of preference. A hint gives the first reason that is true."""
