"""Reasons for hints at Hazard, with their claims."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property

from crowe_table.engine.core import Arg, Seat
from crowe_table.engine.rng import Chance
from crowe_table.games.hazard import odds, player, rules
from crowe_table.games.hazard.actions import (
    Accept,
    Declare,
    Knock,
    Lay,
    LayOdds,
    NamedSum,
    NameMain,
    OfferBet,
    SetStake,
)
from crowe_table.games.hazard.market import MARKET
from crowe_table.games.hazard.state import HazardPhase, HazardState, backed, odds_laid, wager
from crowe_table.games.hazard.value import best_main, fair_odds, good_odds, hand_value, turn_value
from crowe_table.kit.odds import EVENS
from crowe_table.kit.purses import in_purse
from crowe_table.kit.side_bets import OfferSide, TakeSide, open_bet
from crowe_table.kit.stakes import staked
from crowe_table.search.reasons import HintCase, Reasons, claim

ODDS, AGAINST, WAGER, ASIDE = "the-odds", "against", "the-wager", "side-bets"
"""Headings of the rule book."""
HALF = Fraction(1, 2)
SMALL_PART = 8
"""Divisor of the purse. A stake is small if it is at most the quotient."""


class HazardCase(HintCase):
    """A hint case of Hazard: the situation and the action. Only future throws and sealed bets are hidden."""

    @cached_property
    def table(self) -> HazardState:
        return rules.Hazard().imagine(self.view, Chance("seen").stream("seen"))

    @property
    def amount(self) -> int:
        """Sum that the action names; 0 if it names none."""
        return int(getattr(self.action, "amount", 0))

    @property
    def box_gains(self) -> bool:
        """Whether a turn with the box gains money on average."""
        return turn_value(self.options) > 0

    @property
    def hand_gains(self) -> int:
        """Sign of the caster's average gain in one hand."""
        value = hand_value(self.options)
        return (value > 0) - (value < 0)

    @property
    def small(self) -> bool:
        """Whether the stake is a small part of the purse, or the smallest legal stake."""
        least = min((act.amount for act in self.view.legal if isinstance(act, NamedSum)), default=0)
        return self.amount <= max(least, in_purse(self.table, self.seat) // SMALL_PART)

    @cached_property
    def fair_stake(self) -> Fraction:
        """Fair bet against the caster's wager, in farthings."""
        return wager(self.table) * player.fair_price(self.table)

    @cached_property
    def best_bet(self) -> int:
        """Greatest bet against the caster; 0 if there is none."""
        return max((staked(self.table, seat) for seat in backed(self.table)), default=0)

    @property
    def least_offer(self) -> int:
        """Smallest bet that the player may offer; 0 if the player may offer none."""
        return min((act.amount for act in self.view.legal if isinstance(act, OfferBet)), default=0)

    @property
    def win_chance(self) -> Fraction:
        """Chance that the caster wins this hand."""
        return odds.win_chance(self.options, self.r.main, self.r.chance)

    @property
    def casting_on(self) -> Fraction:
        """Gain of casting on, including the value of the box."""
        return player.casting_on(self.table, player.ADVISER)

    @property
    def odds_are_laid(self) -> bool:
        return any(self.table.ledger.balance(odds_laid(seat)) for seat in self.r.others)

    @property
    def fair_addition(self) -> Fraction:
        """Odds to be laid beside the player's own stake that would make the bet fair."""
        return staked(self.table, self.seat) * fair_odds(self.options, self.r.main, self.r.chance)

    @property
    def needed_addition(self) -> Fraction:
        """Odds to be laid beside the player's own stake so that the caster casts on.

        With 0 or less, none are needed.
        """
        return staked(self.table, self.seat) * good_odds(self.options, self.r.main, self.r.chance)

    @cached_property
    def side_gain(self) -> Fraction:
        """Average gain in farthings of taking or offering the side bet."""
        if isinstance(self.action, TakeSide):
            bet = open_bet(self.r, self.action.other)
            return player.side_bet_value(self.table, bet) if bet else Fraction(-1)
        assert isinstance(self.action, OfferSide)
        won, lost = player.chances(self.table, self.action.side)
        against: int = self.action.against
        if not against:
            win, risk = MARKET.price(self.table, self.action.side) or EVENS
            against = self.action.stake * win // risk
        return won * against - lost * self.action.stake

    @property
    def no_good_bet(self) -> bool:
        """Whether none of the small side bets on offer gains money on average."""
        makers = {act.other for act in self.view.legal if isinstance(act, TakeSide)}
        bets = [bet for maker in makers if (bet := open_bet(self.r, maker))]
        small = [bet for bet in bets if bet.against <= in_purse(self.table, self.seat) // SMALL_PART]
        return all(player.side_bet_value(self.table, bet) <= 0 for bet in small)

    @property
    def covered(self) -> tuple[Seat, ...]:
        return self.action.others if isinstance(self.action, Knock) else ()


def _often(case: HazardCase) -> Mapping[str, Arg]:
    return {"often": case.win_chance.as_integer_ratio()}


REASONS = Reasons(
    HazardCase,
    (
        claim("hint-first", lambda c: c.act == "throw" and c.r.phase == HazardPhase.FIRST_CASTER),
        claim("hint-throw", lambda c: c.act == "throw"),
        claim("hint-ready", lambda c: c.act == "ready" and c.r.phase == HazardPhase.SETTLED),
        # The wager
        claim("hint-wager-gain", lambda c: c.act == "declare" and c.box_gains and c.options.retrieve, law=WAGER),
        claim("hint-wager-good", lambda c: c.act == "declare" and c.box_gains, law=WAGER),
        claim("hint-wager-lose", lambda c: isinstance(c.action, Declare) and not c.box_gains and c.small, law=WAGER),
        claim(
            "hint-set-gain", lambda c: c.amount > 0 and isinstance(c.action, SetStake) and c.hand_gains < 0, law=AGAINST
        ),
        claim(
            "hint-set-lose", lambda c: c.amount > 0 and isinstance(c.action, SetStake) and c.hand_gains > 0, law=AGAINST
        ),
        claim("hint-offer", lambda c: c.act == "offer" and c.amount <= c.fair_stake, law=AGAINST),
        claim(
            "hint-no-better-offer",
            lambda c: c.act == "no_offer" and c.best_bet + c.options.offer_step > c.fair_stake,
            law=AGAINST,
        ),
        claim("hint-no-offer", lambda c: c.act == "no_offer" and c.least_offer > c.fair_stake, law=AGAINST),
        claim("hint-set-nothing", lambda c: c.act in ("set_stake", "no_offer", "no_lay") and not c.amount, law=AGAINST),
        claim(
            "hint-accept", lambda c: isinstance(c.action, Accept) and staked(c.table, c.action.other) >= c.fair_stake
        ),
        claim(
            "hint-accept-yielding",
            lambda c: isinstance(c.action, Accept) and staked(c.table, c.action.other) == c.best_bet,
            law=AGAINST,
        ),
        claim("hint-refuse-all", lambda c: c.act == "refuse_all" and c.best_bet < c.fair_stake, law=AGAINST),
        claim("hint-lay-gain", lambda c: isinstance(c.action, Lay) and c.hand_gains < 0, law=AGAINST),
        claim("hint-lay-lose", lambda c: isinstance(c.action, Lay) and c.hand_gains > 0 and c.small, law=AGAINST),
        claim("hint-knock-nobody", lambda c: c.act == "knock" and not c.covered, law=AGAINST),
        claim("hint-knock-gain", lambda c: c.act == "knock" and c.hand_gains > 0, law=AGAINST),
        claim("hint-knock-lose", lambda c: c.act == "knock" and c.hand_gains < 0 and len(c.covered) == 1, law=AGAINST),
        claim(
            "hint-main",
            lambda c: isinstance(c.action, NameMain) and c.action.main == best_main(c.options),
            law="the-main",
        ),
        # Once there is a chance
        claim("hint-lay-odds", lambda c: isinstance(c.action, LayOdds) and 0 < c.amount < c.fair_addition, law=ODDS),
        claim(
            "hint-no-odds-stays", lambda c: c.act == "lay_odds" and not c.amount and c.needed_addition <= 0, law=ODDS
        ),
        claim(
            "hint-no-odds-retrieve", lambda c: c.act == "lay_odds" and not c.amount and not c.options.retrieve, law=ODDS
        ),
        claim(
            "hint-no-odds",
            lambda c: c.act == "lay_odds" and not c.amount and c.needed_addition >= c.fair_addition,
            law=ODDS,
        ),
        claim("hint-cast-on", lambda c: c.act == "cast_on" and c.win_chance >= HALF, says=_often, law=ODDS),
        claim(
            "hint-cast-on-odds",
            lambda c: c.act == "cast_on" and c.odds_are_laid and c.casting_on >= 0,
            says=_often,
            law=ODDS,
        ),
        claim("hint-cast-on-box", lambda c: c.act == "cast_on" and c.casting_on >= 0, says=_often, law=ODDS),
        claim("hint-retrieve", lambda c: c.act == "retrieve" and c.casting_on < 0, says=_often, law=ODDS),
        # Side bets
        claim("hint-side-gain", lambda c: isinstance(c.action, TakeSide | OfferSide) and c.side_gain > 0, law=ASIDE),
        claim("hint-side-fair", lambda c: isinstance(c.action, TakeSide | OfferSide) and c.side_gain == 0, law=ASIDE),
        claim("hint-no-side", lambda c: c.act == "ready" and c.no_good_bet, law=ASIDE),
    ),
)
"""Reasons for hints, best first."""
