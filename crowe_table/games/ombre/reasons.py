"""Reasons for hints at Ombre, with their claims."""

from crowe_table.engine.cards import KING, SUIT_WORDS, parse, rank, suit
from crowe_table.games.ombre.actions import CallCard, NameTrump
from crowe_table.games.ombre.heuristics import (
    best_trump,
    frog_chance,
    solo_chance,
    trumps_by_rank,
)
from crowe_table.games.ombre.play import TRICKS, WINNING_TRICKS, best_hombre_trumps
from crowe_table.games.ombre.rules import Ombre
from crowe_table.games.ombre.state import GameBid, OmbreRecord
from crowe_table.kit.claims import wins_every_trick
from crowe_table.search.reasons import Reasons, claim, measured, offered
from crowe_table.search.trick_reasons import TrickCase

SURE_TO_ASK, SAFE_TRUMPS = 3, 3
"""Number of sure tricks with which Mr. Cotton asks to play. Each trump beyond ``SAFE_TRUMPS`` is one sure trick."""
SHORT, LONG = 2, 3
"""Maximum number of cards of a short suit, and minimum number of a long one."""


class OmbreCase(TrickCase):
    """A hint case of Ombre: the situation and the action that a hint explains."""

    game, tricks = Ombre(), TRICKS
    r: OmbreRecord

    @property
    def wins_all(self) -> bool:
        return wins_every_trick(self.hand, self.unseen, self.order)

    @property
    def strongest(self) -> bool:
        """Whether the suit that the player names gives the hand its highest count."""
        assert isinstance(self.action, NameTrump)
        named = SUIT_WORDS.index(self.action.suit)
        if not self.options.four_handed:
            return named == best_trump(self.hand, self.options)
        count = frog_chance if GameBid(self.r.contract[0][1]).is_frog else solo_chance
        suits = [SUIT_WORDS.index(each.suit) for each in self.view.legal if isinstance(each, NameTrump)]
        return count(self.hand, named, self.options) == max(count(self.hand, each, self.options) for each in suits)

    @property
    def calls_short(self) -> bool:
        """Whether the called card is of a suit in which the hand is short."""
        assert isinstance(self.action, CallCard)
        return sum(suit(card) == suit(parse(self.action.card)) for card in self.hand) <= SHORT

    @property
    def sure_tricks(self) -> int:
        """Number of almost certain tricks of the hand, if its best suit is trumps.

        As in the rule book, these are matadors, kings of other suits, and each trump beyond the third.
        """
        trump = best_trump(self.hand, self.options)
        trumps = [card for card in self.hand if card in trumps_by_rank(self.options, trump)]
        kings = [card for card in self.hand if rank(card) == KING and card not in trumps]
        matadors = [card for card in trumps if card in best_hombre_trumps(trump)]
        return len(matadors) + len(kings) + max(0, len(trumps) - SAFE_TRUMPS)

    @property
    def leads_plain(self) -> bool:
        return self.leads and not self.is_trump(self.card)

    @property
    def longest(self) -> bool:
        """Whether the card is from the longest plain suit of the hand."""
        plain = [card for card in self.hand if not self.is_trump(card)]
        return len(self.own) == max(len(self.suited(plain, card)) for card in plain)

    @property
    def wins_now(self) -> bool:
        """Whether the player follows and the card takes the trick."""
        return self.plays and bool(self.r.trick) and self.takes(self.card)

    @property
    def cannot_take(self) -> bool:
        """Whether the player follows and no legal card takes the trick."""
        return self.plays and bool(self.r.trick) and not any(self.takes(card) for card in self.legal_cards)

    @property
    def lowest_legal(self) -> bool:
        """Whether all legal cards are of one suit and the card is the lowest of them."""
        own = self.suited(self.legal_cards, self.card)
        return len(own) == len(self.legal_cards) and own[-1] == self.card

    @property
    def keeps_best(self) -> bool:
        """Whether the player exchanges cards and gives away neither trumps nor kings."""
        return bool(self.cards) and not any(self.is_trump(card) or rank(card) == KING for card in self.cards)


REASONS = Reasons(
    OmbreCase,
    (
        offered("hint-claim", lambda c: c.act == "claim" and c.wins_all),
        offered("hint-voll", lambda c: c.act == "voll" and c.wins_all),
        offered("hint-any", lambda c: c.act == "cut"),
        # Bids, calls and the exchange.
        measured("hint-bid"),
        measured("hint-bid-better"),
        measured("hint-pass"),
        measured("hint-pass-better"),
        measured("hint-call"),
        offered("hint-call-short", lambda c: c.calls_short),
        offered("hint-name", lambda c: c.strongest),
        offered("hint-colour", lambda c: c.act == "propose" and c.action.suit == "clubs" and not c.r.colours),
        offered("hint-agree", lambda c: not c.r.colours),
        offered("hint-ask", lambda c: c.sure_tricks >= SURE_TO_ASK),
        offered("hint-sans-prendre", lambda c: c.sure_tricks >= WINNING_TRICKS),
        offered("hint-pass-words", lambda c: c.sure_tricks < SURE_TO_ASK),
        offered("hint-yield", lambda c: c.sure_tricks < WINNING_TRICKS),
        offered("hint-change", lambda c: c.keeps_best or not c.cards),
        # Play.
        claim("hint-only", lambda c: c.only_legal_card),
        claim("hint-show", lambda c: c.plays and c.card in c.r.called, law="the-call"),
        claim("hint-lead-trump", lambda c: c.leads and c.is_trump(c.card) and bool(c.trumps_unseen)),
        claim("hint-lead-best", lambda c: c.leads_plain and c.is_best and bool(c.trumps_unseen)),
        claim("hint-lead-sure", lambda c: c.leads and c.surely_takes),
        claim("hint-lead-short", lambda c: c.leads_plain and len(c.own) == 1 and bool(c.trumps)),
        claim("hint-lead-long", lambda c: c.leads_plain and len(c.own) >= LONG and c.longest),
        claim("hint-take-sure", lambda c: c.wins_now and c.surely_takes),
        claim("hint-take", lambda c: c.wins_now),
        claim("hint-low-must", lambda c: c.cannot_take and c.lowest_legal),
        claim("hint-low", lambda c: c.surely_loses and bool(c.higher_own)),
        claim("hint-throw", lambda c: c.discards and bool(c.trumps)),
        claim("hint-throw-must", lambda c: c.cannot_take),
    ),
)
"""Reasons for hints, best first."""
