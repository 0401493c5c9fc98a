"""Charts beside the cloth: the bank's advantage and the calls."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

from crowe_table.engine.cards import RANKS
from crowe_table.engine.chart import Chart, ChartRow
from crowe_table.engine.core import Reason, because
from crowe_table.games.bassett import odds
from crowe_table.games.bassett.spots import FIELDS, ranks_of
from crowe_table.games.bassett.state import CALL, PACK, SUITS, BassettPhase, BassettView, in_order, left

MAX_OWN_ROWS = 3
"""Maximum number of rows for the viewer's own bets."""


def what_bank_keeps(view: BassettView) -> Chart | None:
    """Return the chart of the bank's share of a decided bet: by cards left, and for the viewer's bets on several cards.

    Without the casekeeper, the viewer gets no counts and no chart (R18).
    """
    r, o = view.public, view.options
    unseen = len(view.zone(PACK.key).cards)
    if r.phase is not BassettPhase.BETS or not o.casekeeper or unseen < 3:
        return None
    counts = sorted(set(left(r.cases)) - {0}, reverse=True)
    rows = [
        ChartRow(because("chart-left", number=many), _share_reason(_of_card(view, many, unseen))) for many in counts
    ]
    return Chart(title=because("chart-odds"), rows=(*rows, *_own(view)))


def _of_card(view: BassettView, many: int, unseen: int) -> Fraction:
    """Return the bank's share of a bet on one card, if ``many`` cards of its rank are left."""
    o = view.options
    if o.game == "court":
        return -odds.couch_gains(o, many, unseen) if unseen < SUITS * len(RANKS) else -odds.early_couch_gains(o)
    return odds.bank_keeps(o, "A", odds.sample_counts(many, unseen))


def _own(view: BassettView) -> Iterator[ChartRow]:
    o, remaining = view.options, left(view.public.cases)
    own = [account.place for account, _ in in_order(view.public.accounts) if account.seat == view.seat]
    for spot in [spot for spot in own if len(spot) > 1][:MAX_OWN_ROWS]:
        key = f"chart-{spot}" if spot in FIELDS else "chart-spot"
        name = because(key, ranks=ranks_of(spot, o.parity))
        yield ChartRow(name, _share_reason(odds.bank_keeps(o, spot, remaining)), marked=True)


def _share_reason(part: Fraction) -> Reason:
    """Return a share as "n in m". A player's advantage counts as 0."""
    return because("chart-in", number=max(0, part.numerator), total=part.denominator)


def calls(view: BassettView) -> Chart | None:
    """Return the chart of calls. Each row has the player, the order and the sum."""
    rows = []
    for account, sum_ in view.public.accounts:
        if account.name == CALL:
            loses, wins, last = map(RANKS.index, account.place)
            name = because("chart-call", rank_loses=loses, rank_wins=wins, rank_last=last)
            message = because("chart-call-sum", seat=account.seat, farthings=sum_)
            rows.append(ChartRow(name, message, account.seat == view.seat))
    return Chart(title=because("chart-calls"), rows=tuple(rows)) if rows else None


CHARTS: Mapping[str, Callable[[BassettView], Chart | None]] = {"odds": what_bank_keeps, "calls": calls}
"""Charts by their names in the layout."""
