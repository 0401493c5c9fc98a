"""Reasons for hints at Écarté, with their claims."""

from crowe_table.engine.cards import KING, Card, make, rank, suit
from crowe_table.games.ecarte.actions import Propose
from crowe_table.games.ecarte.heuristics import jeu_de_regle
from crowe_table.games.ecarte.rules import Ecarte
from crowe_table.games.ecarte.state import CARDS, HAND, TRICKS, TURNED, WASTE, EcarteRecord
from crowe_table.kit.revokes import ClaimRevoke
from crowe_table.kit.tricks import revoked
from crowe_table.search.reasons import Reasons, claim, measured, offered
from crowe_table.search.trick_reasons import TrickCase

TO_WIN = CARDS // 2 + 1
"""Number of tricks with which a player scores the point."""


class EcarteCase(TrickCase):
    """A hint case of Écarté: the situation and the action that a hint explains."""

    game, tricks = Ecarte(), TRICKS
    r: EcarteRecord

    @property
    def must_follow(self) -> bool:  # type: ignore[override]
        return not self.options.strict

    def listed(self) -> bool:
        """Whether the jeux de règle say that the hand should be played without an exchange."""
        return jeu_de_regle(self.hand, self.r.trump, self.seat == self.r.dealer)

    @property
    def exchanges(self) -> bool:
        """Whether the action proposes an exchange or accepts one."""
        return self.act in ("propose", "accept", "accept_if_enough")

    @property
    def has_king(self) -> bool:
        """Whether the player holds the king of trumps, or has just played it."""
        return make(KING, self.r.trump) in (*self.hand, *self.r.trick)

    @property
    def sees_king(self) -> bool:
        """Whether the player sees the king of trumps turned up, in their own hand, or among their own discards.

        The opponent then never had it.
        """
        own = (HAND[self.seat], WASTE[self.seat], TURNED)
        return any(make(KING, self.r.trump) in self.view.zone(pile.key).cards for pile in own)

    def is_good(self, card: Card) -> bool:
        """Whether a card is a trump or a king."""
        return self.is_trump(card) or rank(card) == KING

    @property
    def taken(self) -> int:
        return self.r.tricks[self.seat]

    @property
    def lowest_legal(self) -> bool:
        """Whether no legal card is lower. All trumps count above all other cards."""
        strength = [(self.is_trump(card), self.power(card)) for card in self.legal_cards]
        return (self.is_trump(self.card), self.power(self.card)) == min(strength)

    @property
    def proves_revoke(self) -> bool:
        """Whether the action claims a revoke, and the cards played prove it."""
        done = self.action
        return isinstance(done, ClaimRevoke) and revoked(
            self.r, done.other, done.trick - 1, (), self.order, TRICKS.duty(self.view)
        )


REASONS = Reasons(
    EcarteCase,
    (
        claim("hint-ready", lambda c: c.act == "ready"),
        claim("hint-any", lambda c: c.act in ("cut", "pattern")),
        claim("hint-even-money", lambda c: c.act == "back_nobody", law="onlookers"),
        offered("hint-mistaken", lambda c: c.act == "amend" or (c.act == "unmark" and not c.has_king), law="strict"),
        claim("hint-mark", lambda c: c.act == "mark" and c.has_king, law="the-king"),
        claim("hint-claim", lambda c: c.act == "claim", law="abandoning"),
        offered("hint-doubt", lambda c: c.act == "doubt_mark" and c.sees_king, law="strict"),
        offered("hint-revoke", lambda c: c.proves_revoke, law="strict"),
        claim(
            "hint-no-stock",
            lambda c: c.act == "stand" and not any(isinstance(each, Propose) for each in c.view.legal),
            law="short-stock",
        ),
        offered("hint-jeu", lambda c: c.act == "stand" and c.listed(), law="good-play"),
        measured("hint-made"),
        measured("hint-propose"),
        measured("hint-refuse"),
        measured("hint-give"),
        claim("hint-listed", lambda c: c.act in ("stand", "refuse") and c.listed(), law="good-play"),
        claim("hint-not-listed", lambda c: c.exchanges and not c.listed(), law="good-play"),
        claim(
            "hint-keep-all",
            lambda c: c.act == "change" and not c.cards and all(map(c.is_good, c.hand)),
            law="good-play",
        ),
        claim(
            "hint-throw",
            lambda c: c.act == "change" and bool(c.cards) and not any(map(c.is_good, c.cards)),
            law="good-play",
        ),
        claim("hint-only", lambda c: c.only_legal_card, law="the-play"),
        claim(
            "hint-vole",
            lambda c: c.plays and c.surely_takes and c.taken == CARDS - 1,
            law="the-score",
        ),
        claim("hint-point", lambda c: c.plays and c.surely_takes and c.taken == TO_WIN - 1, law="the-score"),
        claim("hint-wins", lambda c: c.plays and bool(c.r.trick) and c.takes(c.card), law="the-play"),
        claim("hint-master", lambda c: c.leads and c.surely_takes, law="the-play"),
        claim("hint-lead-trump", lambda c: c.leads and c.is_trump(c.card) and c.is_best, law="good-play"),
        claim(
            "hint-lead-guarded",
            lambda c: c.leads and len(c.own) > 1 and not c.higher_own,
            says=lambda c: {"suit": suit(c.card)},
            law="good-play",
        ),
        claim("hint-lead-alone", lambda c: c.leads and len(c.own) == 1, law="good-play"),
        claim(
            "hint-spares",
            lambda c: c.plays and bool(c.r.trick) and not any(map(c.takes, c.legal_cards)) and c.lowest_legal,
            law="the-play",
        ),
        claim("hint-lead-low", lambda c: c.leads and not c.lower_own and len(c.own) > 1, law="good-play"),
    ),
)
"""Reasons for hints, best first."""
