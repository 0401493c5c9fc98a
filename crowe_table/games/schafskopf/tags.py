"""Tags of the queens and knaves of Schafskopf, which are trumps whatever their printed suit."""

from crowe_table.engine.cards import KNAVE, QUEEN, Card, rank
from crowe_table.engine.core import Reason, because
from crowe_table.games.schafskopf.state import TRUMPS, SchafskopfView


def card_tags(view: SchafskopfView) -> dict[Card, Reason]:
    """Return the tags of queens and knaves, with their rank among the trumps."""
    del view
    high = [card for card in TRUMPS if rank(card) in (QUEEN, KNAVE)]
    return {card: because("card-trump", number=at) for at, card in enumerate(high, 1)}
