"""Stakes allowed on the cloth, and whether the bank covers them (R15). This module moves no money."""

from collections.abc import Sequence

from crowe_table.engine.cards import RANKS
from crowe_table.engine.core import Reason, Seat, because
from crowe_table.engine.money import NOTHING, Account, Farthings
from crowe_table.games.bassett.spots import FIELDS, SINGLES, SPOTS, ranks_of
from crowe_table.games.bassett.state import (
    BENT,
    BET,
    CALL,
    COPPERED,
    STAKES,
    BassettState,
    bank_account,
    left,
    lying,
    own_stakes,
    unseen,
)
from crowe_table.games.bassett.turn_effects import (
    TurnFate,
    couch_room,
    fate,
    live_spots,
    stake_rows,
    worst_call,
    worst_couple,
    worst_turn,
    worst_win,
)
from crowe_table.kit.sitting import can_stake
from crowe_table.kit.stakes import bet

LAST_CARDS = 3


def of_spot(s: BassettState, key: str, spot: str, law: str = "") -> Reason:
    """Return a reason about a spot. The arguments of the reason name the field, or the ranks of the spot."""
    return because(key, law, spot=kind_of(spot), ranks=named_ranks(s, spot))


def kind_of(spot: str) -> str:
    """Return the spot itself if it is a field, else “cards”."""
    return spot if spot in FIELDS else "cards"


def named_ranks(s: BassettState, spot: str) -> tuple[int, ...]:
    """Return the ranks that name a spot. A field has none."""
    return () if spot in FIELDS else ranks_of(spot, s.options.parity)


def spots_of(s: BassettState) -> tuple[str, ...]:
    """Return the spots open to bets."""
    return live_spots(s.options, s.public.cases)


def why_no_spot(s: BassettState, spot: str) -> Reason | None:
    """Return why a spot cannot be bet on: there is no such spot, or all its cards are gone (R18)."""
    if spot in spots_of(s):
        return None
    if spot not in (SPOTS if s.options.game == "faro" else SINGLES):
        return because("refuse-spot", law="the-cloth")
    return of_spot(s, "refuse-dead", spot, "the-bets")


def liftable(s: BassettState, seat: Seat) -> list[str]:
    """Return the spots on which a player may change the stake. Bent cards must stay."""
    return [account.place for account in own_stakes(s, seat) if account.name in (BET, COPPERED)]


def in_bank(s: BassettState) -> Farthings:
    """Return the bank's balance."""
    return s.ledger.balance(bank_account(s.public))


def for_calls(s: BassettState) -> Farthings:
    """Return the sum that the bank must reserve for the calls."""
    if unseen(s) != LAST_CARDS:
        return NOTHING
    return worst_call(s.options, [each for each in s.ledger.balances.items() if each[0].name == CALL])


def covers(s: BassettState, stakes: Sequence[tuple[Account, Farthings]]) -> bool:
    """Whether the bank can pay the worst outcome of these stakes and the calls (R15)."""
    o, held = s.options, in_bank(s) - for_calls(s)
    if o.game == "court":
        return worst_couple(o, stakes) <= held
    if sum([sum_ for _, sum_ in stakes]) <= held:
        return True
    return worst_turn(o, stake_rows(stakes), left(s.public.cases))[0] <= held


def is_rich(s: BassettState) -> bool:
    """Whether the bank could pay every stake and one more. If so, the worst outcome need not be computed."""
    o = s.options
    at_most = o.ladder[-1] if o.game == "court" else 1
    laid = sum([sum_ for account, sum_ in s.ledger.balances.items() if account.name in STAKES])
    return at_most * (laid + o.most) <= in_bank(s) - for_calls(s)


def room_for(s: BassettState, stake: Account) -> int:
    """Return the most that may be added to a stake. The limit and the bank's cover restrict the sum."""
    if stake.name in BENT:
        return 0
    o = s.options
    most = o.most - s.ledger.balance(stake)
    return most if is_rich(s) else min(most, cover_left(s, lying(s), stake))


def cover_left(s: BassettState, stakes: Sequence[tuple[Account, Farthings]], stake: Account) -> int:
    """Return the greatest sum that may be added to this stake while the bank can still pay for its win."""
    o, held = s.options, in_bank(s) - for_calls(s)
    if o.game == "court":
        return couch_room(o, stakes, held, stake.place)
    return held - worst_win(o, stake_rows(stakes), left(s.public.cases), stake.place, stake.name == COPPERED)


def open_spots(s: BassettState, seat: Seat) -> list[str]:
    """Return the spots on which a player may bet at least the minimum."""
    o = s.options
    if not can_stake(s, seat):
        return []
    own = {account.place: account for account in own_stakes(s, seat)}
    full = [spot for spot, each in own.items() if each.name in BENT or o.most - s.ledger.balance(each) < o.least]
    spots = [spot for spot in spots_of(s) if spot not in full]
    if is_rich(s):
        return spots
    stakes, there = lying(s), {spot: own.get(spot, bet(seat, spot)) for spot in spots}
    return [spot for spot, stake in there.items() if cover_left(s, stakes, stake) >= o.least]


def is_in_worst_case(s: BassettState, account: Account) -> bool:
    """Whether a stake adds to the bank's loss in the worst outcome."""
    o = s.options
    if o.game == "court":
        return account.name == BET or not any(each.name == BET for each, _ in lying(s))
    _, pair = worst_turn(o, stake_rows(lying(s)), left(s.public.cases))
    return fate(o, account.place, account.name == COPPERED, *divmod(pair, len(RANKS))) is TurnFate.WIN
