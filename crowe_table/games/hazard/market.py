"""What may be bet on aside, when, and at what price (R15): the others bet among themselves while the caster casts."""

from crowe_table.engine.core import Seat
from crowe_table.games.hazard import odds
from crowe_table.games.hazard.odds import IN, OUT, SIDES
from crowe_table.games.hazard.state import CASTING, HazardPhase, HazardState
from crowe_table.kit.aside import Market
from crowe_table.kit.odds import Odds

_OPEN = (*CASTING, HazardPhase.CHOICE, HazardPhase.ODDS, HazardPhase.DECISION)


def is_open(s: HazardState) -> bool:
    """Whether bets may be made aside now."""
    if not s.options.side_bets or s.seats < 3:
        return False
    phase = s.public.phase
    return phase in _OPEN or (phase is HazardPhase.AGAINST and s.options.bet_offers == "open")


def open_to(s: HazardState, seat: Seat) -> bool:
    """The caster never bets aside; who is to be heard against the caster speaks to the caster first."""
    r = s.public
    return seat != r.dealer and seat not in r.to_speak[:1] and is_open(s)


def price(s: HazardState, side: str) -> Odds | None:
    """The house's odds against a side; None if it cannot be bet on now."""
    if side not in (IN, OUT) and s.public.phase is not HazardPhase.COME_OUT:
        return None
    return odds.given(s.options, side, s.public.main, s.public.chance)


MARKET = Market(
    sides=SIDES,
    law="side-bets",
    most_offers=2,  # R21
    open_to=open_to,
    bettors=lambda s: s.public.others,
    price=price,
    agreed=lambda s: s.options.side_odds == "free",
    usual=lambda s: s.options.step,
)
