"""Reasons for hints at Reversis, each with a condition that must be true before it is given."""

from collections.abc import Sequence

from crowe_table.engine.cards import HEARTS, Card, parse, suit
from crowe_table.games.reversis import counting
from crowe_table.games.reversis.counting import ACES, KNAVE_OF_HEARTS, POINTS
from crowe_table.games.reversis.heuristics import EVEN_GUARDS
from crowe_table.games.reversis.rules import TRICKS, Reversis
from crowe_table.search.reasons import Reasons, claim, offered
from crowe_table.search.trick_reasons import TrickCase

LOW, TEN = parse("6C"), parse("TC")
"""Highest card that hints call low, and lowest card that hints call high."""


class ReversisCase(TrickCase):
    """Position and suggested answer at Reversis, from which the conditions of REASONS are computed."""

    game, tricks = Reversis(), TRICKS

    @property
    def must_follow(self) -> bool:  # type: ignore[override]
        return bool(self.options.espagnolette == "off")

    @property
    def quinolas(self) -> Sequence[Card]:
        return counting.quinolas(self.options)

    @property
    def parts(self) -> bool:
        """Whether the answer puts a card away or passes it to another player."""
        return self.act in ("put_away", "pass_across")

    @property
    def keeps_quinola(self) -> bool:
        return self.parts and any(card in self.hand and card != self.card for card in self.quinolas)

    @property
    def paid(self) -> bool:
        """Whether the card to be played is an ace or a quinola. A player who discards such a card is paid for it."""
        return counting.rate_of(self.card, self.options) > 0

    @property
    def bound_to_take(self) -> bool:
        """Whether the seat must win the trick: every legal card wins it, whatever the other players play."""
        return self.follows and self.cannot_avoid

    @property
    def pays_to_keep(self) -> bool:
        """Whether the highest card of the suit stays in hand, and the player will be paid for discarding it later."""
        return bool(self.higher_own) and counting.rate_of(self.own[0], self.options) > 0

    @property
    def points(self) -> int:
        """Points in the current trick, including those of the card to be played."""
        return sum(POINTS[card] for card in (*self.r.trick, self.card))

    @property
    def draws_guards(self) -> bool:
        """Whether the seat leads a heart while the knave of hearts is unseen.

        This forces out the hearts that guard the knave.
        """
        return self.leads and suit(self.card) == HEARTS and bool(self.quinolas) and KNAVE_OF_HEARTS in self.unseen

    @property
    def most_dangerous(self) -> bool:
        """Whether the card to be played beats at least as many unseen cards as any other card in hand."""
        below = {
            card: sum(self.power(each) < self.power(card) for each in self.suited(self.unseen, card))
            for card in self.hand
        }
        return 0 < below[self.card] == max(below.values())

    @property
    def exposed(self) -> bool:
        """Whether the card is high and the hand has no low card of its suit."""
        return self.power(self.card) >= self.power(TEN) and not any(
            self.power(card) <= self.power(LOW) for card in self.own
        )

    @property
    def low_in_every_suit(self) -> bool:
        return all(self.power(self.suited(self.hand, card)[-1]) <= self.power(LOW) for card in self.hand)


REASONS = Reasons(
    ReversisCase,
    (
        offered("hint-due", lambda c: c.act == "ask_for_due" and c.r.due[0][1] == c.seat, law="the-cards-led"),
        claim("hint-any", lambda c: c.act == "cut"),
        claim("hint-ready", lambda c: c.act == "ready"),
        claim("hint-only", lambda c: c.only_legal_card),
        # Putting away and passing.
        claim("hint-keep", lambda c: c.act == "keep" and c.low_in_every_suit),
        claim(
            "hint-parts-quinola",
            lambda c: (
                c.parts and c.card in c.quinolas and sum(suit(card) == HEARTS for card in c.hand) <= EVEN_GUARDS + 1
            ),
        ),
        claim("hint-parts-short", lambda c: c.keeps_quinola and suit(c.card) != HEARTS and len(c.own) == 1),
        claim("hint-parts-high", lambda c: c.parts and c.exposed),
        claim("hint-parts-shorter", lambda c: c.keeps_quinola and suit(c.card) != HEARTS and len(c.own) == 2),
        claim("hint-parts-middle", lambda c: c.parts and not c.higher_own and bool(c.lower_own)),
        # Throwing on another suit.
        claim("hint-throws-quinola", lambda c: c.discards and c.card in c.quinolas),
        claim("hint-throws-ace", lambda c: c.discards and c.card in ACES and c.paid),
        claim("hint-throws-points", lambda c: c.discards and POINTS[c.card] > 0),
        claim("hint-throws", lambda c: c.discards and c.most_dangerous),
        claim("hint-throws-last", lambda c: c.discards and len(c.own) == 1),
        # Following.
        claim("hint-takes-last", lambda c: c.bound_to_take and not c.higher_own and bool(c.lower_own)),
        claim("hint-takes-keeps", lambda c: c.bound_to_take and c.pays_to_keep, says=lambda c: {"card": c.own[0]}),
        claim("hint-ducks", lambda c: c.follows and c.surely_loses and bool(c.lower_own)),
        claim("hint-loses", lambda c: c.follows and c.surely_loses),
        claim("hint-takes", lambda c: c.follows and c.last_to_play and c.takes(c.card) and c.points == 0),
        claim(
            "hint-under",
            lambda c: c.follows and len(c.higher_unseen) >= 2,
            says=lambda c: {"suit": suit(c.card), "number": len(c.higher_unseen)},
        ),
        # Leading.
        claim("hint-leads-heart", lambda c: c.draws_guards),
        claim(
            "hint-leads",
            lambda c: c.leads and len(c.higher_unseen) >= 2,
            says=lambda c: {"suit": suit(c.card), "number": len(c.higher_unseen)},
        ),
    ),
)
"""Reasons for hints in order of preference. A hint gives the first reason that is true."""
