"""Charts of Ombre: ranking of trumps, partner and slate."""

from crowe_table.engine.cards import FULL_PACK, RANKS, Card, rank
from crowe_table.engine.chart import Chart, ChartRow
from crowe_table.engine.core import NO_SEAT, SPECTATOR, Seat, because
from crowe_table.games.ombre.options import OmbreOptions
from crowe_table.games.ombre.play import order_for
from crowe_table.games.ombre.state import HAND, OmbrePhase, OmbreView
from crowe_table.kit.ranking import NO_TRUMP, TRUMP
from crowe_table.kit.tricks import played_by

SHOWN_IN_FULL = 4
"""Number of the best trumps, which are shown with their suits."""


def trumps_of(o: OmbreOptions, trump: int, pack: list[Card]) -> list[Card]:
    """Return the trumps, best first."""
    order = order_for(o, trump)
    found = [card for card in pack if order.suit_of[card] == TRUMP]
    return sorted(found, key=lambda card: -order.power[card])


def trumps_chart(view: OmbreView) -> Chart | None:
    """Return the chart of the trumps in order. Before trumps are named, it shows the trumps of the colour."""
    r, o = view.public, view.options
    trump = r.trump if r.trumps else r.colours[0] if r.colours else NO_TRUMP
    if trump == NO_TRUMP:
        return None
    ranks = "789TJQKA" if o.four_handed else "A234567JQK"
    cards = trumps_of(o, trump, [card for card in FULL_PACK if RANKS[rank(card)] in ranks])
    best, rest = cards[:SHOWN_IN_FULL], cards[SHOWN_IN_FULL:]
    return Chart(
        title=because("chart-trumps", suit=trump),
        rows=(
            ChartRow(because("chart-best", briefs=tuple(best))),
            ChartRow(because("chart-rest", briefs=tuple(rest))),
        ),
    )


def partner_chart(view: OmbreView) -> Chart | None:
    """Return the chart of the called card. Until the card is played, only its holder sees who holds it."""
    r = view.public
    if not r.called or r.phase != OmbrePhase.PLAY:
        return None
    card = Card(r.called[0])
    if r.camps:
        mate = next(seat for seat in r.ring if r.camps[seat] == 0 and seat != r.lone)
        return Chart(title=because("chart-partner", seat=mate))
    if view.seat != SPECTATOR and card in (*view.zone(HAND[view.seat].key).cards, *played_by(r, view.seat)):
        return Chart(title=because("chart-you-hold", briefs=(card,)))
    return Chart(title=because("chart-called", briefs=(card,)))


def slate(view: OmbreView) -> Chart | None:
    """Return the chart of each player's bid, and of the players who are out.

    Once the contract is known, it is the title of the chart.
    """
    r = view.public
    if not r.said or r.phase == OmbrePhase.OVER:
        return None
    spoke = tuple(dict.fromkeys([Seat(seat) for seat, _, _ in r.said]))
    rows = []
    for seat in spoke:
        words = [(height, suit) for each, height, suit in r.said if each == seat]
        bids = [each for each in words if each[0]]
        height, suit = bids[-1] if bids else (0, NO_TRUMP)
        out = int(words[-1][0] == 0 and bool(bids))
        stands = seat == r.lone if r.lone != NO_SEAT else r.stands[0] == seat
        said = because("slate-said", bid=height, suit=suit, out=out)
        rows.append(ChartRow(because("slate-seat", seat=seat), said, marked=stands))
    if r.contract:
        _, bid, trump = r.contract[0]
        return Chart(title=because("slate-contract", bid=bid, suit=trump), rows=tuple(rows))
    return Chart(title=because("slate-word", way=r.direction), rows=tuple(rows))


CHARTS = {"slate": slate, "trump_order": trumps_chart, "called": partner_chart}
