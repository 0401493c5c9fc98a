"""Tags for cards of Ombre whose rank cannot be seen from the face."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Reason, because
from crowe_table.games.ombre.options import OmbreOptions
from crowe_table.games.ombre.play import best_hombre_trumps, best_solo_trumps
from crowe_table.games.ombre.state import OmbreView


def card_tags(view: OmbreView) -> dict[Card, Reason]:
    """Return the tags of the best trumps and of the called card.

    Before trumps are named, these are the cards that have the same rank whatever is trumps.
    """
    r = view.public
    ranked = [best_trumps(view.options, trump) for trump in ((r.trump,) if r.trumps else range(4))]
    found = {Card(card): because("card-called") for card in r.called}
    for at, card in enumerate(ranked[0]):
        if all(each[at] == card for each in ranked):
            found[card] = because("card-trump", number=at + 1)
    return found


def best_trumps(o: OmbreOptions, trump: int) -> tuple[Card, ...]:
    """Return the best trumps, whose rank does not follow the order of the other trumps."""
    return best_solo_trumps(trump, o.trump_order == "manilla_second") if o.four_handed else best_hombre_trumps(trump)
