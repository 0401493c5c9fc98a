"""Tags of the two bowers of Euchre."""

from crowe_table.engine.cards import KNAVE, Card, make
from crowe_table.engine.core import Reason, because
from crowe_table.games.ruff.state import RuffView
from crowe_table.kit.ranking import same_colour


def card_tags(view: RuffView) -> dict[Card, Reason]:
    """Return the tags of the bowers, once trumps are made."""
    r = view.public
    if view.options.old or not r.trumps:
        return {}
    right, left = make(KNAVE, r.trump), make(KNAVE, same_colour(r.trump))
    return {right: because("card-right-bower"), left: because("card-left-bower")}
