"""What may be bet on aside, when, and at what price (R15): the others bet among themselves while the caster casts."""

from crowe_table.games.hazard import odds
from crowe_table.games.hazard.odds import IN, OUT, SIDES
from crowe_table.games.hazard.state import HazardPhase, HazardState
from crowe_table.kit.aside import Market
from crowe_table.kit.odds import Odds


def is_open(s: HazardState) -> bool:
    """From when the caster's wager lies until the hand is decided, but not while bets are named in secret."""
    if not s.options.side_bets or s.seats < 3:
        return False
    phase = s.public.phase
    in_turn = phase is HazardPhase.AGAINST and s.options.bet_offers == "open"
    return in_turn or HazardPhase.CHOICE <= phase <= HazardPhase.RACE


def price(s: HazardState, side: str) -> Odds | None:
    """The house's odds against a side; None if it cannot be bet on now."""
    if side not in (IN, OUT) and s.public.phase is not HazardPhase.COME_OUT:
        return None
    return odds.given(s.options, side, s.public.main, s.public.chance)


MARKET = Market(
    sides=SIDES,
    law="side-bets",
    most_offers=2,  # R21
    is_open=is_open,
    bettors=lambda s: s.public.others,
    price=price,
    agreed=lambda s: s.options.side_odds == "free",
    usual=lambda s: s.options.step,
)
