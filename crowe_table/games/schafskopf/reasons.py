"""Reasons for hints at Schafskopf, each with a condition that must be true before it is given."""

from crowe_table.engine.cards import ACE, rank
from crowe_table.engine.core import NO_SEAT
from crowe_table.games.schafskopf.heuristics import takes_blind, trumps_in
from crowe_table.games.schafskopf.rules import TRICKS, Schafskopf
from crowe_table.games.schafskopf.state import VALUES, SchafskopfRecord
from crowe_table.kit.card_points import points_in
from crowe_table.search.reasons import Reasons, TrueHands, claim, measured, offered
from crowe_table.search.trick_reasons import TrickCase, none_higher

MANY_TRUMPS, FEW_TRUMPS = 5, 3


class SchafskopfCase(TrickCase):
    """Position and suggested answer at Schafskopf, from which the conditions of REASONS are computed."""

    game, tricks = Schafskopf(), TRICKS
    r: SchafskopfRecord

    # --- the blind and the cards that are buried

    @property
    def trumps_held(self) -> int:
        return trumps_in(self.hand)

    @property
    def buries(self) -> bool:
        return self.act == "bury"

    @property
    def empties(self) -> bool:
        """Whether the buried cards include the last card of a suit in hand, and a trump stays in hand."""
        left = {self.suit(card) for card in self.kept}
        return self.buries and trumps_in(self.kept) > 0 and any(self.suit(card) not in left for card in self.cards)

    @property
    def saves(self) -> bool:
        """Whether the answer buries cards with points, and these count for the lone player."""
        return self.buries and self.options.bury_counts == "lone" and self.points_of_answer > 0

    @property
    def points_of_answer(self) -> int:
        """Card points of the cards that the answer buries or plays."""
        return points_in(self.cards, VALUES)

    # --- play

    @property
    def alone(self) -> bool:
        """Whether this seat plays alone."""
        return self.r.lone == self.seat

    @property
    def for_least(self) -> bool:
        return self.plays and self.r.lone == NO_SEAT

    @property
    def contest(self) -> bool:
        """Whether the answer plays a card in a game of one player against two."""
        return self.plays and self.r.lone != NO_SEAT

    @property
    def fewest_points(self) -> bool:
        """Whether no legal card has fewer card points than the one to be played."""
        return all(VALUES[card] >= VALUES[self.card] for card in self.legal_cards)

    @property
    def points(self) -> int:
        """Card points in the current trick, including those of the card to be played."""
        return points_in((*self.r.trick, self.card), VALUES)

    @property
    def lone_may_trump(self) -> bool:
        """Whether the lone player may hold a trump."""
        return any(self.is_trump(card) and self.may_hold(self.r.lone, card) for card in self.unseen)

    @property
    def lone_is_void(self) -> bool:
        """Whether the play has shown that the lone player holds no card of the suit to be played."""
        return self.is_void(self.r.lone, self.suit(self.card))

    @property
    def best_plain(self) -> bool:
        """Whether the card is the highest one left of its plain suit, and every opponent may still hold that suit."""
        return (
            self.plain and self.is_best and not any(self.is_void(each, self.suit(self.card)) for each in self.opponents)
        )


def trumps_are_theirs(c: SchafskopfCase, hands: TrueHands) -> bool:
    """Whether the opponents hold all trumps that this seat has not seen."""
    return sum(c.is_trump(card) for seat in c.opponents for card in hands[seat]) == len(c.trumps_unseen)


def lone_has_none(c: SchafskopfCase, hands: TrueHands) -> bool:
    return all(c.suit(card) != c.suit(c.card) for card in hands[c.r.lone])


REASONS = Reasons(
    SchafskopfCase,
    (
        claim("hint-any", lambda c: c.act == "cut"),
        claim("hint-claim", lambda c: c.act == "claim"),
        claim("hint-lay-down", lambda c: c.act == "lay_down"),
        offered("hint-revoke", lambda c: c.accuses),
        claim("hint-only", lambda c: c.only_legal_card or c.only_answer),
        # The blind.
        measured("hint-take"),
        measured("hint-decline"),
        measured("hint-decline-better"),
        claim("hint-take-count", lambda c: c.act == "take_blind" and takes_blind(c.hand)),
        claim(
            "hint-take-trumps",
            lambda c: c.act == "take_blind" and c.trumps_held >= MANY_TRUMPS,
            says=lambda c: {"number": c.trumps_held},
        ),
        claim(
            "hint-decline-few",
            lambda c: c.act == "decline_blind" and c.trumps_held <= FEW_TRUMPS,
            says=lambda c: {"number": c.trumps_held},
        ),
        claim("hint-decline-count", lambda c: c.act == "decline_blind" and not takes_blind(c.hand)),
        # The cards that are buried.
        claim("hint-bury-both", lambda c: c.empties and c.saves, says=lambda c: {"number": c.points_of_answer}),
        claim("hint-bury-empties", lambda c: c.empties),
        claim("hint-bury-points", lambda c: c.saves, says=lambda c: {"number": c.points_of_answer}),
        claim(
            "hint-bury-keeps",
            lambda c: c.buries and not any(c.is_trump(card) or rank(card) == ACE for card in c.cards),
        ),
        # Nobody alone: each for the fewest points.
        claim(
            "hint-least-points",
            lambda c: c.for_least and c.surely_loses and VALUES[c.card] > 0,
            says=lambda c: {"number": VALUES[c.card]},
        ),
        claim("hint-least-loses", lambda c: c.for_least and c.surely_loses),
        claim(
            "hint-least-lead",
            lambda c: c.for_least and c.leads and bool(c.higher_unseen),
            says=lambda c: {"number": len(c.higher_unseen)},
        ),
        claim("hint-least-must", lambda c: c.for_least and c.cannot_avoid and c.fewest_points),
        claim("hint-least-beaten", lambda c: c.for_least and c.takes(c.card) and c.may_be_beaten(c.card, c.after)),
        claim("hint-least-few", lambda c: c.for_least and c.fewest_points),
        # Leading, with a lone player.
        claim(
            "hint-draw-trumps",
            lambda c: c.contest and c.alone and c.leads and not c.plain and bool(c.trumps_unseen),
            trumps_are_theirs,
            says=lambda c: {"number": len(c.trumps_unseen)},
        ),
        claim(
            "hint-trump-out",
            lambda c: c.contest and not c.alone and c.leads and c.plain and c.lone_is_void and c.lone_may_trump,
            lone_has_none,
        ),
        claim(
            "hint-lead-best",
            lambda c: c.contest and c.leads and c.best_plain and VALUES[c.card] > 0,
            none_higher,
            says=lambda c: {"number": VALUES[c.card]},
        ),
        claim("hint-lead-trump", lambda c: c.contest and not c.alone and c.leads and not c.plain and c.lone_may_trump),
        claim("hint-lead-nothing", lambda c: c.contest and c.leads and VALUES[c.card] == 0),
        claim("hint-lead-few", lambda c: c.contest and c.leads and c.fewest_points),
        claim("hint-lead-trump-best", lambda c: c.contest and c.leads and not c.plain and c.is_best, none_higher),
        # Following, with a lone player.
        claim(
            "hint-takes",
            lambda c: c.contest and not c.leads and c.surely_takes and c.points > 0,
            says=lambda c: {"number": c.points},
        ),
        claim("hint-takes-lead", lambda c: c.contest and not c.leads and c.surely_takes),
        claim(
            "hint-schmear",
            lambda c: c.contest and c.camp_wins and not c.takes(c.card) and c.camp_surely_takes and VALUES[c.card] > 0,
            says=lambda c: {"number": VALUES[c.card]},
        ),
        claim("hint-partner-wins", lambda c: c.contest and c.camp_wins and not c.takes(c.card) and VALUES[c.card] > 0),
        claim("hint-saves-points", lambda c: c.contest and c.camp_wins and not c.takes(c.card) and VALUES[c.card] == 0),
        claim("hint-beats", lambda c: c.contest and not c.leads and c.takes(c.card)),
        claim("hint-gives-nothing", lambda c: c.contest and c.surely_loses and not c.camp_wins and VALUES[c.card] == 0),
        claim("hint-gives-few", lambda c: c.contest and c.surely_loses and not c.camp_wins and c.fewest_points),
        claim("hint-keeps-trumps", lambda c: c.contest and c.discards and bool(c.trumps)),
    ),
)
"""Reasons for hints in order of preference. A hint gives the first reason that is true."""
