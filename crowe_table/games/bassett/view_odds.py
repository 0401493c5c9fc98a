"""The bank's share of a bet, computed from a player's view."""

from fractions import Fraction

from crowe_table.engine.cards import RANKS
from crowe_table.engine.core import PickSpot
from crowe_table.games.bassett import odds
from crowe_table.games.bassett.state import PACK, BassettView


def open_spots(view: BassettView) -> tuple[str, ...]:
    """Return the spots open to bets."""
    forms = [form for form in view.call.forms if form.act == "bet"] if view.call else []
    return next((part.spots for form in forms for part in form.parts if isinstance(part, PickSpot)), ())


def is_early(view: BassettView) -> bool:
    """Whether no card has been turned yet."""
    return not any(view.public.cases)


def bank_share(view: BassettView, spot: str, remaining: tuple[int, ...]) -> Fraction:
    """Return the bank's share of a decided bet on a spot. The share is negative if the bet favours the punter."""
    o = view.options
    if o.game == "court":
        many, unseen = remaining[RANKS.index(spot)], len(view.zone(PACK.key).cards)
        return -(odds.early_couch_gains(o) if is_early(view) else odds.couch_gains(o, many, unseen))
    return odds.bank_keeps(o, spot, remaining)
