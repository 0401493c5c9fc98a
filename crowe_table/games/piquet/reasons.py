"""Reasons for hints at Piquet, each with a condition that must be true before it is given."""

from collections.abc import Mapping

from crowe_table.engine.cards import Card, rank, suit
from crowe_table.engine.core import Arg, Seat
from crowe_table.games.piquet import counting
from crowe_table.games.piquet.actions import CallHolding
from crowe_table.games.piquet.counting import holdings_in, is_blank, is_ten_or_higher, may_declare
from crowe_table.games.piquet.rules import Piquet
from crowe_table.games.piquet.state import CARDS, TRICKS, DealPart, PiquetRecord
from crowe_table.kit.group_declarations import Declaration, contest, declaration_name
from crowe_table.search.reasons import Reasons, claim
from crowe_table.search.trick_reasons import TrickCase

PAIR, LONG_SUIT = 2, 4
"""Minimum number of cards of one rank, and of one suit, that a hint describes as kept together."""


class PiquetCase(TrickCase):
    """Position and suggested answer at Piquet, from which the conditions of REASONS are computed."""

    game, tricks = Piquet(), TRICKS
    r: PiquetRecord

    @property
    def other(self) -> Seat:
        return self.r.after(self.seat)

    # --- the exchange

    @property
    def whole_suit(self) -> int:
        """The longest suit from which no card is discarded; -1 if it has fewer than four cards."""
        thrown = {suit(card) for card in self.cards}
        kept = [suit(card) for card in self.kept if suit(card) not in thrown]
        best = max(kept, key=kept.count, default=-1)
        return best if kept.count(best) >= LONG_SUIT else -1

    @property
    def whole_rank(self) -> int:
        """The rank of which most cards are held and none is discarded. It is ten or higher; −1 if there is no pair."""
        thrown = {rank(card) for card in self.cards}
        kept = [rank(card) for card in self.kept if is_ten_or_higher(card) and rank(card) not in thrown]
        best = max(kept, key=kept.count, default=-1)
        return best if kept.count(best) >= PAIR else -1

    @property
    def throws_small(self) -> bool:
        """Whether all discarded cards are below the ten, so that none of them can belong to a set."""
        return self.act == "change" and bool(self.cards) and not any(is_ten_or_higher(card) for card in self.cards)

    @property
    def changes_most(self) -> bool:
        """Whether the answer exchanges as many cards as the question allows."""
        return bool(self.cards) and dict(self.view.ask.args).get("most") == len(self.cards) if self.view.ask else False

    # --- calls

    @property
    def declared(self) -> Declaration:
        """The holdings that the answer calls; empty if it calls none."""
        found = may_declare(self.hand, self.r.part, sinking=True) if isinstance(self.action, CallHolding) else []
        return next((each for each in found if declaration_name(each) == getattr(self.action, "offer", "")), ())

    @property
    def points(self) -> int:
        return counting.declared_points(self.options, self.r.part, self.declared, self.hand)

    @property
    def answers(self) -> bool:
        """Whether the younger calls a holding in answer to the elder's call."""
        return bool(self.declared) and self.seat == self.r.dealer and self.r.call > 0

    @property
    def beats_call(self) -> bool:
        return self.answers and self.declared[0].size > self.r.call

    @property
    def equals_call(self) -> bool:
        return self.answers and self.declared[0].size == self.r.call

    @property
    def surely_good(self) -> bool:
        """Whether no possible hand of the opponent equals or beats the called holding."""
        best = may_declare([card for card in self.unseen if card not in self.hand], self.r.part, sinking=False)
        return bool(self.declared) and (not best or contest(self.declared, best[0]) > 0)

    def has_better(self, theirs: list[Card]) -> bool:
        """Whether the given hand of the opponent equals or beats the called holding."""
        best = may_declare(theirs, self.r.part, sinking=False)
        return bool(best) and contest(self.declared, best[0]) <= 0

    # --- the play

    @property
    def taken(self) -> int:
        return self.r.tricks[self.seat]

    @property
    def seventh(self) -> bool:
        """Whether the card is certain to win this seat's seventh trick, which gives it most of the twelve tricks."""
        return self.plays and self.surely_takes and self.taken == counting.MAX_TRICKS - 1 and self.options.cards > 0

    @property
    def saves_capot(self) -> bool:
        """Whether the card is certain to win this seat's first trick after the opponent has won six or more."""
        return self.plays and self.surely_takes and self.taken == 0 and self.r.tricks[self.other] >= CARDS // 2

    @property
    def all_good(self) -> bool:
        """Whether this seat leads and no unseen card can beat any card of its hand."""
        return self.leads and not any(
            suit(mine) == suit(each) and self.power(each) > self.power(mine)
            for mine in self.hand
            for each in self.unseen
        )

    @property
    def other_is_void(self) -> bool:
        return self.plays and self.is_void(self.other, self.suit(self.card))

    @property
    def drives_out(self) -> bool:
        """Whether only one unseen card can beat the card that is led.

        Once that card is gone, this seat's next card must be the best of the suit.
        """
        if not self.leads or len(self.higher_unseen) != 1:
            return False
        own = [card for card in self.own if card != self.card]
        rest = [card for card in self.suited(self.unseen, self.card) if card not in self.higher_unseen]
        return bool(own) and (not rest or self.power(own[0]) > self.power(rest[0]))

    @property
    def longest_suit(self) -> int:
        """The suit with most cards in hand.

        Among equally long suits, the suit of the card to be played is preferred.
        """
        suits = [suit(card) for card in self.hand]
        return max(range(4), key=lambda each: (suits.count(each), each == suit(self.card)))

    @property
    def can_take(self) -> bool:
        """Whether the hand has a card of the suit led that would win the trick."""
        return any(self.takes(card) for card in self.own)

    @property
    def lowest_of_hand(self) -> bool:
        return all(self.power(card) >= self.power(self.card) for card in self.hand)


def _kept(case: PiquetCase) -> Mapping[str, Arg]:
    return {"suit": case.whole_suit, "rank": case.whole_rank}


def _points(case: PiquetCase) -> Mapping[str, Arg]:
    return {"number": case.points}


REASONS = Reasons(
    PiquetCase,
    (
        claim("hint-ready", lambda c: c.act == "ready"),
        claim("hint-any", lambda c: c.act in ("cut", "packet")),
        claim(
            "hint-claim",
            lambda c: (
                c.act in ("pique", "repique") and c.r.open_claim == c.seat and c.options.pique_claim == "must_claim"
            ),
            law="pique",
        ),
        claim("hint-see", lambda c: c.act == "see", law="seeing"),
        claim("hint-leave", lambda c: c.act == "leave_unseen", law="the-exchange"),
        claim("hint-blank-cancels", lambda c: c.act == "declare_blank" and c.other in c.r.blanks, law="blanks"),
        claim(
            "hint-blank",
            lambda c: c.act == "declare_blank" and c.options.blank_points > 0,
            says=lambda c: {"number": c.options.blank_points},
            law="blanks",
        ),
        claim("hint-no-blank", lambda c: c.act == "no_blank" and not is_blank(c.hand), law="blanks"),
        claim(
            "hint-throw-set",
            lambda c: c.act == "change" and min(c.whole_suit, c.whole_rank) >= 0,
            says=_kept,
            law="the-exchange",
        ),
        claim(
            "hint-throw-suit",
            lambda c: c.act == "change" and c.whole_suit >= 0,
            says=lambda c: {"suit": c.whole_suit},
            law="the-exchange",
        ),
        claim(
            "hint-throw-rank",
            lambda c: c.act == "change" and c.whole_rank >= 0,
            says=lambda c: {"rank": c.whole_rank},
            law="the-exchange",
        ),
        claim("hint-throw-plain", lambda c: c.throws_small, law="the-exchange"),
        claim("hint-throw-most", lambda c: c.act == "change" and c.changes_most, law="the-exchange"),
        claim(
            "hint-call-more",
            lambda c: c.beats_call,
            says=lambda c: {"number": c.points, "number_called": c.r.call},
            law="calling",
        ),
        claim("hint-call-equal-ruff", lambda c: c.equals_call and c.r.part == DealPart.RUFF, law="calling"),
        claim("hint-call-equal", lambda c: c.equals_call and c.r.part != DealPart.RUFF, law="calling"),
        claim(
            "hint-call-sure",
            lambda c: c.surely_good,
            lambda c, hands: not c.has_better(list(hands[c.other])),
            says=_points,
            law="calling",
        ),
        claim("hint-call", lambda c: bool(c.declared), says=_points, law="calling"),
        claim(
            "hint-good",
            lambda c: c.act == "good" and not may_declare(c.hand, c.r.part, sinking=False, least=c.r.call),
            law="calling",
        ),
        claim("hint-nothing", lambda c: c.act == "nothing" and not holdings_in(c.hand, c.r.part), law="calling"),
        claim("hint-only", lambda c: c.only_legal_card, law="the-play"),
        claim(
            "hint-seventh",
            lambda c: c.seventh,
            says=lambda c: {"points": c.options.cards},
            law="the-play",
        ),
        claim("hint-saves-capot", lambda c: c.saves_capot, law="the-play"),
        claim("hint-all-good", lambda c: c.all_good, law="the-play"),
        claim(
            "hint-void",
            lambda c: c.leads and c.other_is_void,
            lambda c, hands: not any(suit(card) == suit(c.card) for card in hands[c.other]),
            says=lambda c: {"suit": suit(c.card)},
            law="the-play",
        ),
        claim("hint-master", lambda c: c.leads and c.is_best, law="the-play"),
        claim(
            "hint-drives-out",
            lambda c: c.drives_out,
            says=lambda c: {"card": c.higher_unseen[0], "suit": suit(c.card)},
            law="the-play",
        ),
        claim("hint-wins-low", lambda c: c.follows and c.takes(c.card) and c.lowest_that_takes, law="the-play"),
        claim("hint-wins", lambda c: c.follows and c.takes(c.card), law="the-play"),
        claim(
            "hint-follows-low",
            lambda c: c.follows and not c.can_take and not c.lower_own,
            says=lambda c: {"suit": suit(c.card)},
            law="the-play",
        ),
        claim(
            "hint-ducks",
            lambda c: c.follows and c.surely_loses and c.can_take,
            says=lambda c: {"card": c.own[0]},
            law="the-play",
        ),
        claim(
            "hint-lead-suit",
            lambda c: c.leads and c.longest_suit == suit(c.card) and len(c.own) >= LONG_SUIT - 1,
            says=lambda c: {"suit": suit(c.card)},
            law="the-play",
        ),
        claim(
            "hint-lead-point",
            lambda c: c.leads and (c.options.lead_point == "any" or is_ten_or_higher(c.card)),
            law="the-play",
        ),
        claim("hint-lead-low", lambda c: c.leads and not c.lower_own and len(c.own) > 1, law="the-play"),
        claim("hint-discard-lowest", lambda c: c.discards and c.lowest_of_hand, law="the-play"),
        claim(
            "hint-discard-low",
            lambda c: c.discards and not c.lower_own,
            says=lambda c: {"suit": suit(c.card)},
            law="the-play",
        ),
        claim("hint-lead-single", lambda c: c.leads and len(c.own) == 1, law="the-play"),
        claim(
            "hint-discard-keeps",
            lambda c: c.discards and c.longest_suit != suit(c.card),
            says=lambda c: {"suit": c.longest_suit},
            law="the-play",
        ),
    ),
)
"""Reasons for hints in order of preference. A hint gives the first reason that is true."""
