"""Worlds of Écarté that fit what a seat has seen."""

from crowe_table.engine.cards import KING, Card, make
from crowe_table.engine.piles import Pile
from crowe_table.engine.rng import Rng
from crowe_table.games.ecarte.state import HAND, MARKING, TRICKS, EcarteState
from crowe_table.kit import tricks
from crowe_table.search.worlds import Worlds, hidden_places, lay


def fill_hands(s: EcarteState, unseen: list[Card], rng: Rng) -> None:
    """What was played second shows what is not held; who has marked the king has it.

    Where nothing fits, somebody broke the law, and what was shown is forgotten.
    """
    r, room = s.public, hidden_places(s)
    shown, king = shown_not_held(s, unseen), make(KING, r.trump) if r.trumps else None
    known = {}
    if r.marks.by and not s.options.strict and king in unseen:
        known = {king: HAND[r.marks.by[0]]}
    forbidden = {card: [pile for pile in piles if pile in room] for card, piles in shown.items()}
    worlds = Worlds(unseen, room, known=known, forbidden=forbidden)
    lay(s, (worlds if worlds.count else Worlds(unseen, room)).draw(rng), rng)


def shown_not_held(s: EcarteState, cards: list[Card]) -> dict[Card, list[Pile]]:
    """For each card the hands in which it cannot be: by what was played, and by a king that was not marked."""
    r = s.public
    shown = tricks.not_held(r, cards, TRICKS.order(s), TRICKS.duty(s))
    if s.options.mark_king == "automatic" and r.trumps and r.plays and not r.marks.by:
        king = MARKING.card(s)
        shown[king] = [*shown.get(king, ()), *[seat for seat in r.playing if tricks.played_by(r, seat)]]
    return {card: [HAND[seat] for seat in holders] for card, holders in shown.items()}
