"""Reasons for hints at All Fours, each with a condition that must be true before it is given."""

from functools import cached_property

from crowe_table.engine.cards import ACE, KING, KNAVE, Card, make, rank, suit
from crowe_table.engine.core import Seat
from crowe_table.games.all_fours import heuristics
from crowe_table.games.all_fours.counting import card_count
from crowe_table.games.all_fours.rules import TRICKS, AllFours
from crowe_table.games.all_fours.state import TURNED, AllFoursRecord
from crowe_table.kit.ranking import of_suit
from crowe_table.kit.tricks import not_held
from crowe_table.search.reasons import Reasons, TrueHands, claim, offered
from crowe_table.search.trick_reasons import TrickCase

HIGH_RANKS = (ACE, KING, KNAVE)
"""Ranks of a trump that justifies standing without another trump."""
KNAVE_PLACE = 3
"""Position of the Knave among the four points, which are counted in order. High is 1."""


class AllFoursCase(TrickCase):
    """A hint case of All Fours, with the position and the suggested action. The conditions of REASONS use it."""

    game, tricks = AllFours(), TRICKS
    r: AllFoursRecord

    # --- what others may hold

    @cached_property
    def _not_held(self) -> dict[Card, list[Seat]]:
        """Seats that have shown that they do not hold a card.

        If players may trump instead of following suit, only a discard shows this.
        """
        if self.options.strict:
            return {}
        shown = not_held(self.r, self.unseen, self.order, TRICKS.duty(self.view))
        return {card: list(seats) for card, seats in shown.items()}

    def may_hold(self, seat: Seat, card: Card) -> bool:
        """Whether a seat may hold an unseen card."""
        return card in self.unseen and seat not in self._not_held.get(card, ())

    # --- the choice of trumps

    @property
    def turned_suit(self) -> int:
        return suit(self.view.zone(TURNED.key).cards[-1])

    @property
    def held_of_turned(self) -> list[Card]:
        """Cards of the hand that are of the turned suit."""
        return of_suit(self.hand, self.turned_suit)

    @property
    def counts_trumps_rightly(self) -> bool:
        """Whether the number in the reason equals the number of cards of the turned suit in the hand."""
        return self.args.get("number") == len(self.held_of_turned)

    @property
    def weak_in_turned(self) -> bool:
        """Whether the hand has at most one card of the turned suit, and no ace, king or knave of that suit."""
        held = self.held_of_turned
        return len(held) < 2 and not any(rank(card) in HIGH_RANKS for card in held)

    # --- laying out

    @property
    def keeps_in_order(self) -> bool:
        """Whether the player keeps the most valuable cards: trumps first, then tens, aces and kings."""
        thrown = list(self.cards)
        kept = [card for card in self.hand if card not in thrown]
        return all(self._value_of_keeping(out) <= self._value_of_keeping(card) for out in thrown for card in kept)

    def _value_of_keeping(self, card: Card) -> int:
        """Return 2 for a trump, 1 for a plain ten, ace or king, and 0 for other cards."""
        if suit(card) == self.turned_suit:
            return 2
        return int(card_count(card) >= card_count(make(KING, suit(card))))

    # --- play

    @property
    def count(self) -> int:
        """Value of the played card towards Game."""
        return card_count(self.card)

    @property
    def is_knave(self) -> bool:
        return self.plays and self.card == make(KNAVE, self.turned_suit)

    @property
    def knave_scores(self) -> bool:
        """Whether the point for the Knave will be counted, although the dealer may have scored for turned knaves."""
        return heuristics.points_left(self.r, self.options.point_cap) >= KNAVE_PLACE

    @property
    def loses_so_far(self) -> bool:
        """Whether an opponent is winning the trick, and the played card does not beat it."""
        return self.plays and bool(self.r.trick) and not self.takes(self.card) and not self.camp_wins

    @property
    def gives_least(self) -> bool:
        """Whether no legal card has a lower value towards Game."""
        return self.count == min(map(card_count, self.legal_cards))

    @property
    def prizes(self) -> list[Card]:
        """The knave and the ten of trumps, if they are below the played card and an opponent may hold them."""
        found = [card for card in self.lower_unseen if card_count(card) in (card_count(make(KNAVE, 0)), 10)]
        return self.held_against(found)

    @property
    def trick_count(self) -> int:
        """Value of the trick towards Game, including the played card."""
        return sum(map(card_count, (*self.r.trick, self.card)))


def nobody_beats_it(c: AllFoursCase, hands: TrueHands) -> bool:
    """Whether no later player to this trick holds a card that beats the played card."""
    return not any(c.order.beats(card, c.card) for seat in c.after for card in hands[seat])


REASONS = Reasons(
    AllFoursCase,
    (
        claim("hint-any", lambda c: c.act == "cut"),
        claim("hint-claim", lambda c: c.act == "claim"),
        offered("hint-revoke", lambda c: c.accuses),
        claim("hint-only", lambda c: c.only_legal_card),
        # The choice of trumps.
        claim("hint-must-run", lambda c: c.act == "run" and c.only_answer),
        offered("hint-stand", lambda c: c.act == "stand" and c.counts_trumps_rightly),
        offered("hint-give", lambda c: c.act == "give" and c.counts_trumps_rightly),
        claim("hint-beg", lambda c: c.act == "beg" and c.weak_in_turned),
        claim("hint-run", lambda c: c.act == "run" and len(c.held_of_turned) < 2),
        claim("hint-lay-away", lambda c: c.act == "lay_away" and c.keeps_in_order),
        # Leading.
        claim(
            "hint-makes-knave",
            lambda c: c.is_knave and c.surely_takes and c.knave_scores,
            nobody_beats_it,
        ),
        claim("hint-lead-trump", lambda c: c.leads and not c.plain and bool(c.prizes)),
        claim("hint-draws-trump", lambda c: c.leads and not c.plain and bool(c.trumps_unseen)),
        claim(
            "hint-takes-count",
            lambda c: c.last_to_play and c.surely_takes and c.trick_count > 0,
            nobody_beats_it,
            says=lambda c: {"number": c.trick_count},
        ),
        claim("hint-takes", lambda c: c.plays and c.surely_takes, nobody_beats_it),
        claim("hint-risks-knave", lambda c: c.is_knave and c.takes(c.card) and c.knave_scores),
        claim("hint-lead-count", lambda c: c.leads and c.plain and c.count > 0),
        claim("hint-lead-small", lambda c: c.leads and c.plain and c.count == 0),
        # Following.
        claim("hint-best-so-far", lambda c: c.plays and bool(c.r.trick) and c.takes(c.card)),
        claim("hint-partner-wins", lambda c: c.plays and c.camp_wins and not c.takes(c.card)),
        claim("hint-throws-small", lambda c: c.loses_so_far and c.gives_least),
        claim(
            "hint-throws-count",
            lambda c: c.loses_so_far and c.count > 0 and len(c.hand) > 1,
            says=lambda c: {"number": c.count},
        ),
    ),
)
"""Reasons for hints in order of preference. A hint gives the first reason that is true."""
