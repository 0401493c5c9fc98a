"""Side bets between the other players while the caster casts: their times, their sides and their odds (R15)."""

from crowe_table.games.hazard import odds
from crowe_table.games.hazard.odds import IN, OUT, SIDES
from crowe_table.games.hazard.state import HazardPhase, HazardState
from crowe_table.kit.odds import Odds
from crowe_table.kit.side_bets import Market


def is_open(s: HazardState) -> bool:
    """Whether side bets are open. They are open from the wager to the result, except while bets are sealed."""
    if not s.options.side_bets or s.seats < 3:
        return False
    phase = s.public.phase
    in_turn = phase is HazardPhase.AGAINST and s.options.bet_offers == "open"
    return in_turn or HazardPhase.CHOICE <= phase <= HazardPhase.RACE


def price(s: HazardState, side: str) -> Odds | None:
    """Return the house's odds against a side; None if nobody can bet on the side now."""
    if side not in (IN, OUT) and s.public.phase is not HazardPhase.COME_OUT:
        return None
    return odds.side_bet_odds(s.options, side, s.public.main, s.public.chance)


MARKET = Market(
    sides=SIDES,
    law="side-bets",
    max_offers=2,  # R21
    is_open=is_open,
    bettors=lambda s: s.public.others,
    price=price,
    agreed=lambda s: s.options.side_odds == "free",
    usual=lambda s: s.options.step,
)
