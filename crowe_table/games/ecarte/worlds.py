"""Sampled worlds of Écarté that fit a view."""

from crowe_table.engine.cards import KING, Card, make
from crowe_table.engine.piles import Pile
from crowe_table.engine.rng import Rng
from crowe_table.games.ecarte.state import HAND, MARKING, TRICKS, EcarteState
from crowe_table.kit import tricks
from crowe_table.search.worlds import Worlds, hidden_places, place_cards


def fill_hands(s: EcarteState, unseen: list[Card], rng: Rng) -> None:
    """Fill the hidden hands so that they fit the play and a marked king.

    If nothing fits, a player has broken a rule. The evidence of the play is then ignored.
    """
    r, room = s.public, hidden_places(s)
    shown, king = shown_not_held(s, unseen), make(KING, r.trump) if r.trumps else None
    known = {}
    if r.marks.by and not s.options.strict and king in unseen:
        known = {king: HAND[r.marks.by[0]]}
    forbidden = {card: [pile for pile in piles if pile in room] for card, piles in shown.items()}
    worlds = Worlds(unseen, room, known=known, forbidden=forbidden)
    place_cards(s, (worlds if worlds.count else Worlds(unseen, room)).draw(rng), rng)


def shown_not_held(s: EcarteState, cards: list[Card]) -> dict[Card, list[Pile]]:
    """Return, for each card, the hands that cannot hold it. The play or an unmarked king shows this."""
    r = s.public
    shown = tricks.not_held(r, cards, TRICKS.order(s), TRICKS.duty(s))
    if s.options.mark_king == "automatic" and r.trumps and r.plays and not r.marks.by:
        king = MARKING.card(s)
        shown[king] = [*shown.get(king, ()), *[seat for seat in r.playing if tricks.played_by(r, seat)]]
    return {card: [HAND[seat] for seat in holders] for card, holders in shown.items()}
