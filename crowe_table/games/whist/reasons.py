"""Reasons for hints at Whist, each with a condition that must be true before it is given."""

from collections.abc import Sequence

from crowe_table.engine.cards import ACE, KING, KNAVE, QUEEN, Card, rank, suit
from crowe_table.engine.core import Seat
from crowe_table.engine.piles import Pile
from crowe_table.games.whist.rules import TRICKS, Whist
from crowe_table.games.whist.state import TURNED
from crowe_table.kit.ranking import TRUMP
from crowe_table.kit.tricks import played_by
from crowe_table.search.reasons import Reasons, TrueHands, claim, offered
from crowe_table.search.trick_reasons import TrickCase, no_opposing_trump, none_higher

HONOURS = (ACE, KING, QUEEN, KNAVE)
LONG_TRUMPS, GOOD_TRUMPS = 5, 4
"""Numbers of trumps that make a hand strong: five, or four with at least two honours."""


class WhistCase(TrickCase):
    """Position and suggested answer at Whist, from which the conditions of REASONS are computed."""

    game, tricks = Whist(), TRICKS

    def besides(self, seat: Seat) -> Sequence[Pile]:
        return (TURNED,) if seat == self.r.dealer else ()

    @property
    def partner(self) -> Seat:
        return self.r.after(self.seat, 2)

    @property
    def ranks(self) -> set[int]:
        """Ranks of the cards in hand that have the suit of the card to be played."""
        return {rank(card) for card in self.own}

    @property
    def leads_plain(self) -> bool:
        return self.leads and self.plain

    @property
    def lowest(self) -> bool:
        """Whether the hand has no lower card of the suit."""
        return not self.lower_own

    @property
    def honours(self) -> int:
        """Number of honours (ace, king, queen, knave) of trumps in hand."""
        return len([card for card in self.trumps if rank(card) in HONOURS])

    @property
    def untouched(self) -> bool:
        """Whether the suit of the card has not been led in this deal."""
        return all(self.suit(Card(cards[0])) != self.suit(self.card) for _, *cards in self.r.plays)

    @property
    def longest(self) -> bool:
        """Whether the suit of the card to be played is at least as long as any other plain suit in hand."""
        plain = [card for card in self.hand if not self.is_trump(card)]
        return all(len(self.own) >= len(self.suited(plain, card)) for card in plain)

    @property
    def named_suit(self) -> list[Card]:
        """The cards in hand of the suit that the reason names."""
        return [card for card in self.hand if suit(card) == self.args.get("suit")]

    @property
    def first_lead(self) -> bool:
        return all(leader != self.seat for leader, *_ in self.r.plays)

    @property
    def partners_suit(self) -> bool:
        """Whether the card has the suit that the partner led first."""
        led = next((Card(cards[0]) for leader, *cards in self.r.plays if leader == self.partner), None)
        return led is not None and self.suit(led) == self.suit(self.card)

    @property
    def strong_trumps(self) -> bool:
        count = len(self.trumps)
        return count >= LONG_TRUMPS or (count == GOOD_TRUMPS and self.honours >= 2)

    @property
    def draws(self) -> bool:
        """Whether the card leads trumps while other players may hold some."""
        return self.leads and not self.plain and bool(self.trumps_unseen)

    @property
    def second(self) -> bool:
        return self.follows and len(self.r.trick) == 1

    @property
    def third(self) -> bool:
        return self.follows and len(self.r.trick) == 2

    @property
    def as_good(self) -> list[Card]:
        """Cards in hand that are as good as the highest of the suit.

        No card outside the hand lies between such a card and the highest.
        """
        apart = [self.power(card) for card in self.suited([*self.unseen, *self.r.trick], self.card)]
        best = self.power(self.own[0])
        return [card for card in self.own if not any(self.power(card) < other < best for other in apart)]

    @property
    def partner_as_good(self) -> bool:
        """Whether the partner is winning the trick with a card as good as this seat's best of the suit.

        No unseen card lies between the two.
        """
        if not (self.third and self.camp_wins and self.suit(self.winning_card) == self.suit(self.card)):
            return False
        low, high = sorted((self.power(self.winning_card), self.power(self.own[0])))
        return not any(low < self.power(card) < high for card in self.suited(self.unseen, self.card))

    @property
    def none_takes(self) -> bool:
        """Whether no card in hand of the led suit would win the trick."""
        return self.follows and not any(self.takes(card) for card in self.own)

    @property
    def lowest_of_all(self) -> bool:
        """Whether no plain card in hand is lower than the card to be played."""
        return all(self.power(card) >= self.power(self.card) for card in self.hand if not self.is_trump(card))

    @property
    def signals(self) -> bool:
        """Whether the card is this seat's first discard, on a trump that an opponent led."""
        leader = Seat(self.r.plays[-1][0]) if self.r.trick else self.seat
        before = zip(self.r.plays, played_by(self.r, self.seat), strict=False)
        followed = all(self.suit(Card(cards[0])) in (self.suit(own), TRUMP) for (_, *cards), own in before)
        return self.discards and self.is_trump(self.r.trick[0]) and not self.with_us(leader) and followed


def partner_is_void(c: WhistCase, hands: TrueHands) -> bool:
    return all(c.suit(card) != c.suit(c.card) for card in hands[c.partner])


REASONS = Reasons(
    WhistCase,
    (
        # Outside the play.
        claim("hint-shuffle", lambda c: c.act == "shuffle"),
        claim("hint-leave", lambda c: c.act == "leave"),
        claim("hint-call", lambda c: c.act == "call" and c.honours >= 2),
        claim("hint-answer", lambda c: c.act == "answer" and c.honours >= 1),
        offered("hint-revoke", lambda c: c.accuses),
        claim("hint-claim", lambda c: c.act == "claim"),
        claim("hint-any", lambda c: c.act == "cut"),
        claim("hint-ready", lambda c: c.act == "ready" or (c.only_answer and not c.plays)),
        claim("hint-only", lambda c: c.only_legal_card, law="the-play"),
        # Leading.
        offered(
            "hint-not-longest",
            lambda c: (
                c.leads_plain
                and c.first_lead
                and not any(c.is_trump(card) for card in c.named_suit)
                and len(c.named_suit) > len(c.own)
                and all(len(c.named_suit) >= len(c.suited(c.hand, card)) for card in c.hand if not c.is_trump(card))
            ),
            law="good-play",
        ),
        claim("hint-cash", lambda c: c.leads_plain and c.is_best and not c.trumps_unseen, none_higher),
        claim("hint-king-ace", lambda c: c.leads_plain and rank(c.card) == KING and ACE in c.ranks),
        claim(
            "hint-partner-trumps",
            lambda c: (
                c.leads_plain
                and c.is_void(c.partner, c.suit(c.card))
                and any(c.may_hold(c.partner, t) for t in c.unseen if c.is_trump(t))
            ),
            partner_is_void,
        ),
        claim("hint-return", lambda c: c.leads_plain and c.partners_suit),
        claim(
            "hint-longest",
            lambda c: c.leads_plain and c.longest and len(c.own) >= 3 and c.first_lead and (c.lowest or not c.is_best),
        ),
        claim("hint-best-left", lambda c: c.leads and c.is_best, none_higher),
        claim(
            "hint-king-queen",
            lambda c: (
                c.leads
                and rank(c.card) == KING
                and QUEEN in c.ranks
                and any(rank(card) == ACE for card in c.higher_unseen)
            ),
        ),
        claim(
            "hint-queen-knave",
            lambda c: c.leads_plain and c.card == c.own[0] and c.touching(c.card) and rank(c.card) in HONOURS,
        ),
        claim(
            "hint-ace",
            lambda c: (
                c.leads_plain
                and rank(c.card) == ACE
                and KING not in c.ranks
                and c.untouched
                and c.options.signals == "book"
            ),
        ),
        claim("hint-singleton", lambda c: c.leads_plain and len(c.own) == 1 and bool(c.trumps) and not c.is_best),
        claim(
            "hint-doubleton",
            lambda c: c.leads_plain and len(c.own) == 2 and c.lower_own != [] and c.untouched and bool(c.trumps),
        ),
        claim(
            "hint-from-honour",
            lambda c: (
                c.leads_plain
                and bool({KING, QUEEN} & c.ranks)
                and c.lowest
                and len(c.own) > 1
                and not c.is_void(c.partner, c.suit(c.card))
            ),
            says=lambda c: {"rank": KING if KING in c.ranks else QUEEN},
        ),
        claim("hint-small", lambda c: c.leads_plain and c.lowest and not {ACE, KING, QUEEN} & c.ranks),
        claim("hint-trump-strong", lambda c: c.draws and c.strong_trumps),
        claim("hint-trump-kept", lambda c: c.leads and not c.plain and not c.trumps_unseen, no_opposing_trump),
        claim("hint-trump", lambda c: c.draws),
        # Second, third and fourth hand.
        claim(
            "hint-partner-has-it", lambda c: c.follows and c.camp_wins and not c.takes(c.card) and c.camp_surely_takes
        ),
        claim("hint-third-partner-best", lambda c: c.partner_as_good and c.lowest and len(c.own) > 1),
        claim("hint-cannot-win", lambda c: c.none_takes and c.lowest and not c.camp_wins),
        claim("hint-cheapest", lambda c: c.follows and c.surely_takes and c.lowest_that_takes and len(c.own) > 1),
        claim("hint-cover", lambda c: c.second and rank(c.r.trick[0]) in HONOURS and c.takes(c.card)),
        claim(
            "hint-second-best-card", lambda c: c.second and c.plain and c.is_best and bool(c.trumps_unseen), none_higher
        ),
        claim(
            "hint-split",
            lambda c: (
                c.follows
                and c.takes(c.card)
                and rank(c.card) in HONOURS
                and any(c.power(card) == c.power(c.card) + 1 for card in c.own)
            ),
        ),
        claim("hint-touching", lambda c: c.follows and c.takes(c.card) and c.card in c.as_good[1:]),
        claim("hint-second-low", lambda c: c.second and c.lowest and len(c.own) > 1),
        claim("hint-third-high", lambda c: c.third and c.takes(c.card) and c.card == c.as_good[-1] and len(c.own) > 1),
        # Not following.
        claim("hint-ruff", lambda c: c.ruffs and c.takes(c.card)),
        claim(
            "hint-discard-best", lambda c: c.signals and c.options.signals == "book" and c.longest and len(c.own) > 2
        ),
        claim("hint-discard-void", lambda c: c.discards and len(c.own) == 1 and bool(c.trumps)),
        claim("hint-discard", lambda c: c.discards and c.lowest_of_all and not c.is_best),
    ),
)
"""Reasons for hints in order of preference. A hint gives the first reason that is true."""
