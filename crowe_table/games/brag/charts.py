"""Charts beside the cards: the name of the viewer's hand, and the ranking of hands."""

from collections.abc import Callable, Mapping

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.chart import Chart, ChartRow
from crowe_table.engine.core import Reason, because, zone_of
from crowe_table.games.brag.hands import (
    FLUSH,
    HIGH_CARD,
    KINDS,
    PAIR,
    PAIR_ROYAL,
    RUN,
    RUNNING_FLUSH,
    describe,
    kind_of,
    ranking_of,
    strength,
)
from crowe_table.games.brag.state import CARDS_EACH, BragView

HANDS = 22_100
"""Number of three-card hands from fifty-two cards."""
OF_EACH_KIND: Mapping[int, int] = {
    PAIR_ROYAL: 52,
    RUNNING_FLUSH: 48,
    RUN: 720,
    FLUSH: 1_096,
    PAIR: 3_744,
    HIGH_CARD: 16_440,
}
"""Number of hands of each kind in a full pack without wild cards. The best kind comes first."""
PAIRS_ALONE = (PAIR_ROYAL, PAIR, HIGH_CARD)


def hand_of(view: BragView) -> tuple[Card, ...] | None:
    """Return the viewer's hand; None if the viewer has not seen it."""
    if not 0 <= view.seat < view.seats:
        return None
    cards = tuple(view.zone(zone_of("hand", view.seat)).cards)
    return cards if len(cards) == CARDS_EACH and HIDDEN not in cards else None


def own_hand(view: BragView) -> Chart | None:
    """Return the chart that names the viewer's hand; None if the viewer has not seen it."""
    hand = hand_of(view)
    return Chart(title=describe(hand, ranking_of(view.options))) if hand else None


def ranks(view: BragView) -> Chart:
    """Return the chart of the ranking of hands with their odds. The kind of the viewer's own hand is marked."""
    ranking, hand = ranking_of(view.options), hand_of(view)
    own = kind_of(strength(hand, ranking)) if hand else 0
    wild = bool(ranking.braggers)
    rows = []
    for kind in PAIRS_ALONE if ranking.pairs_only else OF_EACH_KIND:
        rare = None if wild or kind == HIGH_CARD else because("chart-one-in", number=round(HANDS / OF_EACH_KIND[kind]))
        rows.append(ChartRow(because(f"kind-{KINDS[kind]}"), rare, kind == own))
    notes = []
    if ranking.threes_best:
        notes.append(because("chart-threes"))
    if not ranking.pairs_only:
        notes.append(because("chart-low-run-best" if ranking.ace_low_highest else "chart-low-run"))
    if wild:
        notes.append(because("chart-braggers", cards=ranking.braggers, number=len(ranking.braggers)))
    return Chart(title=because("chart-ranks"), rows=tuple(rows), notes=tuple(notes))


def card_tags(view: BragView) -> Mapping[Card, Reason]:
    """Return the tags of the wild cards."""
    return {card: because("card-bragger") for card in ranking_of(view.options).braggers}


CHARTS: Mapping[str, Callable[[BragView], Chart | None]] = {"own-hand": own_hand, "ranks": ranks}
"""Charts by their names in the layout."""
