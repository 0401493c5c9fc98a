"""Charts beside the cards: exact chances of the coup or of the viewer's choices, and the state of the bank."""

from collections.abc import Callable, Mapping
from fractions import Fraction

from crowe_table.engine.chart import Chart, ChartRow
from crowe_table.engine.core import Reason, because
from crowe_table.engine.money import Farthings
from crowe_table.games.baccara.counting import point
from crowe_table.games.baccara.state import BaccaraPhase, BaccaraView
from crowe_table.games.baccara.view_odds import bank_holds, cards_to_decide, chances_of, gains_now, staked_by

HUNDRED = 100


def odds_of(view: BaccaraView) -> Chart | None:
    """Return the chart of the odds.

    While the viewer has to decide, it shows the values of standing and drawing. Otherwise it shows the chances of each
    outcome.
    """
    if view.public.phase in (BaccaraPhase.FIRST_DEALER, BaccaraPhase.OVER):
        return None
    gain = gains_now(view)
    if gain is not None:
        best = max(gain)
        rows = [
            ChartRow(because(key), _part(each), marked=each == best)
            for key, each in zip(("chart-stand", "chart-draw"), gain, strict=True)
        ]
        return Chart(title=because("chart-point", number=point(cards_to_decide(view))), rows=tuple(rows))
    chances = chances_of(view.options)
    rows = [
        ChartRow(because("chart-wins"), _in_hundred(chances.wins)),
        ChartRow(because("chart-null"), _in_hundred(chances.null)),
        ChartRow(because("chart-advantage"), _in_hundred(chances.advantage)),
    ]
    return Chart(title=because("chart-odds"), rows=tuple(rows))


def _in_hundred(chance: Fraction) -> Reason:
    """Return a chance in percent, with two decimals."""
    whole, rest = divmod(round(HUNDRED * HUNDRED * chance), HUNDRED)
    return because("chart-in-hundred", whole=whole, tens=rest // 10, units=rest % 10)


def _part(gain: Fraction) -> Reason:
    return because("chart-gains" if gain >= 0 else "chart-costs", number=abs(round(HUNDRED * gain)))


def bank_now(view: BaccaraView) -> Chart | None:
    """Return the chart of the bank: its initial sum, its wins, and the sum that no bet covers."""
    r, held = view.public, bank_holds(view)
    if not held:
        return None
    rows = [_sum("chart-put-up", r.put_up), ChartRow(because("chart-won"), because("chart-times", number=r.wins))]
    if r.phase == BaccaraPhase.PARTIAL:
        covered = sum([staked_by(view, seat) for seat in r.others])
        rows.append(_sum("chart-uncovered", Farthings(held - covered)))
    return Chart(title=because("chart-bank", seat=r.dealer), rows=tuple(rows))


def _sum(key: str, farthings: Farthings) -> ChartRow:
    return ChartRow(because(key), because("chart-sum", farthings=farthings))


CHARTS: Mapping[str, Callable[[BaccaraView], Chart | None]] = {"odds": odds_of, "bank": bank_now}
"""Charts by their names in the layout."""
