"""Chart of exact odds: first for a stake and for the deal, later for a stake against the shown card."""

from crowe_table.engine.cards import rank
from crowe_table.engine.chart import Chart, ChartRow
from crowe_table.engine.core import because
from crowe_table.games.blind_hookey import odds
from crowe_table.games.blind_hookey.state import MAX_BACKED, HookeyPhase, HookeyView, of_dealer, ranks_above
from crowe_table.kit.chances import chance_reason


def odds_of(view: HookeyView) -> Chart | None:
    """Return the chart of the odds of any packet or heap.

    After the showdown, it shows the odds against the dealer's card.
    """
    r, o = view.public, view.options
    if r.phase in (HookeyPhase.CUT_FOR_DEAL, HookeyPhase.OVER):
        return None
    shown = view.zone(of_dealer(r)[1].key).cards
    if r.phase is HookeyPhase.SETTLED and shown:
        ways = because("chart-in", number=odds.SUITS * ranks_above(shown[0], o.ace), total=odds.CARDS)
        row = ChartRow(because("chart-against", rank=rank(shown[0])), ways)
        return Chart(title=because(f"chart-shown-{r.taken}" if r.taken else "chart-shown"), rows=(row,))
    rows = [("chart-beats", odds.beats()), ("chart-equals", odds.equals()), ("chart-is-beaten", odds.beats())]
    rows.append(("chart-bank", odds.bank_gains(o.equal)))
    lines = [ChartRow(because(key), chance_reason(chance)) for key, chance in rows]
    lines += [_all_round(backed, o.method) for backed in ((1, MAX_BACKED) if o.method == "heaps" else (len(r.others),))]
    return Chart(title=because(f"chart-odds-{o.method}"), rows=tuple(lines))


def _all_round(backed: int, method: str) -> ChartRow:
    return ChartRow(because(f"chart-all-round-{method}", number=backed), chance_reason(odds.all_round(backed)))
