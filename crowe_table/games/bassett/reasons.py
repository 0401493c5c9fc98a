"""Reasons for hints at Bassett, with their claims."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property

from crowe_table.engine.cards import RANKS
from crowe_table.engine.core import Arg
from crowe_table.games.bassett import odds
from crowe_table.games.bassett.actions import CallTurn, LiftStake, PlaceBet, Take
from crowe_table.games.bassett.spots import SINGLES, SPOTS, ranks_of
from crowe_table.games.bassett.state import BENT, PACK, SUITS, in_order, left
from crowe_table.games.bassett.turn_effects import call_pays
from crowe_table.games.bassett.view_odds import bank_share, open_spots
from crowe_table.search.reasons import HintCase, Reasons, claim

LITTLE = Fraction(1, 100)
"""Largest share of a decided bet that hints describe as a small advantage of the bank."""
ODDS, LADDER, CALL = "the-odds", "the-ladder", "the-call"


class BassettCase(HintCase):
    """A hint case of Bassett: the situation and the action that a hint explains."""

    @cached_property
    def remaining(self) -> tuple[int, ...]:
        """Number of unseen cards of each rank."""
        return left(self.r.cases)

    @property
    def bets_open(self) -> bool:
        """Whether bets may be placed or changed now."""
        return self.view.ask is not None and self.view.ask.key.startswith(("bets", "couches"))

    @property
    def counted(self) -> bool:
        """Whether the played cards lie open to all, so that a hint may count them (R18)."""
        return bool(self.options.casekeeper)

    @property
    def stakes_nothing(self) -> bool:
        """Whether the player says that they are ready without a stake on the cloth."""
        own = any(account.seat == self.seat for account, _ in in_order(self.r.accounts))
        return self.act == "ready" and self.bets_open and not own

    @cached_property
    def shares(self) -> Mapping[str, Fraction]:
        """The bank's share of a bet on each single rank that is open to bets and has unseen cards."""
        spots = [spot for spot in open_spots(self.view) if spot in SINGLES and self.remaining[RANKS.index(spot)]]
        return {spot: bank_share(self.view, spot, self.remaining) for spot in spots}

    @property
    def cheapest(self) -> str:
        """The single rank on which the bank keeps the smallest share; empty if there is none."""
        return min(self.shares, key=lambda spot: self.shares[spot], default="")

    @property
    def bank_never_loses(self) -> bool:
        """Whether no open spot favours the player."""
        return all(bank_share(self.view, spot, self.remaining) >= 0 for spot in open_spots(self.view))

    @property
    def many(self) -> int:
        """Number of unseen cards of the single rank that the player bets on. It is 0 for other actions."""
        spot = self.action.spot if isinstance(self.action, PlaceBet) else ""
        return self.remaining[RANKS.index(spot)] if spot in SINGLES else 0

    @property
    def share(self) -> Fraction:
        """The bank's share of the bet that the player places."""
        return bank_share(self.view, self.action.spot, self.remaining) if isinstance(self.action, PlaceBet) else LITTLE

    @property
    def is_dead(self) -> bool:
        """Whether the stake that the player takes back could no longer be decided."""
        ranks = ranks_of(self.action.spot, self.options.parity) if isinstance(self.action, LiftStake) else ()
        return bool(ranks) and not any(self.remaining[rank] for rank in ranks)

    @property
    def call_gains(self) -> Fraction:
        three = [rank for rank, many in enumerate(self.remaining) for _ in range(many)]
        return odds.call_gains(self.options, three)

    @property
    def different(self) -> int:
        """Number of different ranks in the order that the player calls. Other actions give 0."""
        return len(set(self.action.order)) if isinstance(self.action, CallTurn) else 0

    @property
    def bank_gains(self) -> bool:
        """Whether any bet favours the bank."""
        return bool(self.options.game == "court" or self.options.doublet != "none")

    @cached_property
    def gains_by_going_on(self) -> Fraction | None:
        """Average gain of going on over taking the pay now, with the best number of further steps.

        None if the player does not take the pay of a winning card.
        """
        row = next((row for row in self.r.won if row[0] == self.seat), None)
        if row is None or not isinstance(self.action, Take):
            return None
        o, spot = self.options, SPOTS[row[1]]
        names = [
            account.name
            for account, _ in in_order(self.r.accounts)
            if (account.seat, account.place) == (self.seat, spot)
        ]
        wins = max([BENT.index(name) + 1 for name in names if name in BENT], default=0) + 1
        many, unseen = self.remaining[RANKS.index(spot)], len(self.view.zone(PACK.key).cards)
        further = [odds.going_on_gains(o, many, unseen, steps, wins) for steps in range(wins + 1, len(o.ladder))]
        now: Fraction = o.ladder[wins] + max(Fraction(), odds.couch_gains(o, many, unseen))
        return max(further, default=Fraction(now)) - now


def _cheapest(case: BassettCase) -> Mapping[str, Arg]:
    return {"rank": RANKS.index(case.cheapest), "number": _one_in(case.shares[case.cheapest])}


def _one_in(share: Fraction) -> int:
    return round(1 / share)


REASONS = Reasons(
    BassettCase,
    (
        # Bets
        claim("hint-dead", lambda c: c.is_dead, law="the-bets"),
        claim(
            "hint-case",
            lambda c: c.counted and c.many == 1 and not c.share,
            law=ODDS,
            says=lambda c: {"rank": RANKS.index(c.action.spot)},
        ),
        claim(
            "hint-few",
            lambda c: c.counted and 1 < c.many < SUITS and 0 < c.share < LITTLE,
            law=ODDS,
            says=lambda c: {"number": c.many},
        ),
        claim(
            "hint-price",
            lambda c: c.counted and c.many > 0 and 0 < c.share == min(c.shares.values()),
            law=ODDS,
            says=lambda c: {"number": _one_in(c.share)},
        ),
        claim("hint-fair", lambda c: c.counted and c.many > 0 and c.share <= 0, law=ODDS),
        claim("hint-uncounted", lambda c: not c.counted and 0 < c.many < SUITS, law=ODDS),
        claim("hint-any", lambda c: c.act == "bet" and not c.counted and c.many > 0, law=ODDS),
        claim(
            "hint-cheapest",
            lambda c: c.stakes_nothing and c.counted and bool(c.cheapest) and c.shares[c.cheapest] > 0,
            law=ODDS,
            says=_cheapest,
        ),
        claim("hint-wait", lambda c: c.act == "ready" and c.bets_open and c.bank_never_loses, law=ODDS),
        # The call
        claim("hint-alike", lambda c: c.different == 1 and c.call_gains > 0, law=CALL),
        claim("hint-pair", lambda c: c.different == 2 and not c.call_gains, law=CALL),
        claim(
            "hint-call",
            lambda c: c.different == len("123") and not c.call_gains,
            law=CALL,
            says=lambda c: {"number": call_pays(c.options, c.action.order)},
        ),
        # The pay
        claim("hint-take", lambda c: c.gains_by_going_on is not None and c.gains_by_going_on < 0, law=LADDER),
        claim("hint-take-even", lambda c: c.gains_by_going_on == 0, law=LADDER),
        claim("hint-take-bent", lambda c: c.act == "take_pay", law=LADDER),
        # The bank
        claim("hint-no-bank", lambda c: c.act in ("drop_out", "decline_bank")),
        claim("hint-bank", lambda c: c.act in ("bid_sum", "take_bank") and c.bank_gains, law=ODDS),
        claim("hint-bank-even", lambda c: c.act in ("bid_sum", "take_bank") and not c.bank_gains, law=ODDS),
        claim("hint-ready", lambda c: c.act == "ready" and not c.bets_open),
    ),
)
"""Reasons for hints, best first."""
