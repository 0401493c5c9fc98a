"""Charts of Speculation: exact odds that the highest trump stays the highest, and the state of a sale."""

from fractions import Fraction

from crowe_table.engine.cards import rank
from crowe_table.engine.chart import Chart, ChartRow
from crowe_table.engine.core import NO_SEAT, Reason, Seat, because
from crowe_table.engine.money import POT, Farthings
from crowe_table.games.speculation import odds
from crowe_table.games.speculation.state import SpeculationPhase, SpeculationView
from crowe_table.kit.chances import chance_reason

SELLING = (SpeculationPhase.SALE, SpeculationPhase.ANSWER)


def odds_of(view: SpeculationView) -> Chart | None:
    """Return the chart of the probability that no higher trump appears, and of the fair price of the trump.

    One probability follows from the open cards alone. If memory of earlier hands changes it, a second one is shown.
    """
    r = view.public
    if r.phase in (SpeculationPhase.SETTLED, SpeculationPhase.OVER, SpeculationPhase.CUT_FOR_DEAL):
        return None
    pot = dict(r.accounts).get(POT, Farthings(0))
    if not r.stand:
        row = ChartRow(because("chart-price"), _price(view, pot * odds.unseen_trump_share(view)))
        return Chart(title=because("chart-blind"), rows=(row,))
    by_sight, by_memory = odds.forgotten_layers(r), odds.known_layers(r)
    seen, remembered = odds.stand_chance_now(view, by_sight), odds.stand_chance_now(view, by_memory)
    rows = [ChartRow(because("chart-stands"), chance_reason(seen))]
    if remembered != seen:
        rows.append(ChartRow(because("chart-remembered"), chance_reason(remembered)))
    price = odds.trump_share(view, by_memory, r.owner)
    rows.append(ChartRow(because("chart-price"), _price(view, pot * price), marked=True))
    if view.options.unseen_sales != "off" and odds.face_down(r):
        rows.append(
            ChartRow(because("chart-card-price"), _price(view, pot * odds.face_down_card_share(view, by_memory)))
        )
    return Chart(title=because("chart-odds", rank=rank(r.stand[0])), rows=tuple(rows))


def sale(view: SpeculationView) -> Chart | None:
    """Return the chart of a sale: the best bid, each bidder's last bid, who is out, and the fair price."""
    r = view.public
    if r.phase not in SELLING or not r.lot.what:
        return None
    lot, (best, sum_) = r.lot, r.sale.best
    stands = best if sum_ else lot.buyer
    bids = r.sale.bids or (((lot.buyer, lot.price),) if lot.buyer != NO_SEAT else ())
    last = {Seat(seat): bid for seat, bid in bids}
    said = [seat for seat in dict.fromkeys([Seat(seat) for seat, _ in bids[::-1]]) if seat != stands]
    rows = [ChartRow(because("slate-seat", seat=seat), _bid(last[seat])) for seat in said[::-1]]
    if not bids:
        rows.append(ChartRow(because("slate-reserve"), because("slate-bid", farthings=lot.reserve)))
    if r.sale.knocks:
        rows.append(ChartRow(because("slate-hammer", number=r.sale.knocks), marked=True))
    rows.append(ChartRow(because("chart-price"), _price(view, _lot_value(view))))
    stand = rank(r.stand[0]) if r.stand else 0
    title = because(f"slate-{lot.what}", rank=stand, number=lot.number)
    if stands != NO_SEAT:
        title = because("slate-stands", seat=stands, farthings=last[stands])
    return Chart(title=title, rows=tuple(rows))


def _lot_value(view: SpeculationView) -> Fraction:
    """Return the exact value of what is for sale, in farthings."""
    r = view.public
    pot = dict(r.accounts).get(POT, Farthings(0))
    if not r.stand:
        return pot * odds.unseen_trump_share(view)
    layers = odds.known_layers(r)
    if r.lot.what == "unseen":
        return pot * odds.face_down_card_share(view, layers) * r.lot.number
    return pot * odds.trump_share(view, layers, r.owner)


def _bid(sum_: int) -> Reason:
    return because("slate-bid", farthings=sum_) if sum_ else because("slate-out")


def _price(view: SpeculationView, exact: Fraction) -> Reason:
    unit = view.options.unit
    return because("chart-sum", farthings=max(0, exact.numerator // exact.denominator // unit * unit))


CHARTS = {"odds": odds_of, "sale": sale}
