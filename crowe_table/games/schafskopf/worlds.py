"""Sampled hands that agree with the play, weighted by who took or declined the blind."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import NO_SEAT, Seat
from crowe_table.engine.rng import Rng
from crowe_table.games.schafskopf.heuristics import pairs_to_bury, takes_blind
from crowe_table.games.schafskopf.rules import TRICKS
from crowe_table.games.schafskopf.state import BLIND, BURIED, HAND, IN_BLIND, ORDER, PACK, Contest, SchafskopfView
from crowe_table.kit.tricks import not_held, played_by
from crowe_table.search.worlds import worlds_by_play

UNLIKELY_BID_WEIGHT = 0.2
"""Weight of a sampled hand with which the rule of thumb would have chosen differently about the blind."""
MAX_WORLDS_TRIED = 8
"""Maximum number of deals sampled to find one that agrees with the players' choices about the blind."""
OFF_RULE_CHANCE = 0.25
"""Probability that a sampled lone player buries random cards instead of those of the rule of thumb."""
BLIND_PLACE = NO_SEAT
"""Key in World for the blind or the buried cards, which belong to no hand."""

World = dict[Seat, list[Card]]
"""Sampled hands of all players. BLIND_PLACE is the key of the blind or of the buried cards."""


class WorldSampler:
    """Sampler of the hidden cards as one seat sees them."""

    def __init__(self, view: SchafskopfView, rng: Rng) -> None:
        self.r, self.seat, self._rng = view.public, view.seat, rng
        self.hand = list(view.zone(HAND[view.seat].key).cards)
        self.others = [seat for seat in self.r.round_from(view.seat) if seat != view.seat]
        own = view.zone(BURIED[view.seat].key).cards
        self._aside = list(own)
        seen = {card for zone in view.zones for card in zone.cards}
        self.unseen = [card for card in PACK if card not in seen]
        room = {seat: len(view.zone(HAND[seat].key).cards) for seat in self.others}
        if self.r.lone == NO_SEAT:
            room[BLIND_PLACE] = len(view.zone(BLIND.key).cards)
        else:
            room[BLIND_PLACE] = 0 if self.r.lone == view.seat else len(view.zone(BURIED[self.r.lone].key).cards)
        shown = not_held(self.r, self.unseen, ORDER, TRICKS.duty(view))
        self._forbidden = {card: [seat for seat in seats if seat in room] for card, seats in shown.items()}
        self._worlds = worlds_by_play(self.unseen, room, forbidden=self._forbidden)
        self._before = declined_before(view)

    def draw(self) -> World:
        """Sample a deal in proportion to its likelihood."""
        for _ in range(MAX_WORLDS_TRIED - 1):
            world = self._draw_once()
            if self._rng.real() < self._likelihood(world):
                return world
        return self._draw_once()

    def _draw_once(self) -> World:
        world = self._worlds.draw(self._rng)
        lone = self.r.lone
        if lone not in (NO_SEAT, self.seat) and world[BLIND_PLACE] and self._rng.real() > OFF_RULE_CHANCE:
            whole = [*world[lone], *world[BLIND_PLACE]]
            gone = [card for card in whole if lone in self._forbidden.get(card, ())]
            if len(gone) <= IN_BLIND:
                pair = pairs_to_bury([*whole, *played_by(self.r, lone)], gone)
                world[BLIND_PLACE] = list(next(each for each in pair if all(card in whole for card in each)))
                world[lone] = [card for card in whole if card not in world[BLIND_PLACE]]
        return {**world, self.seat: self.hand, BLIND_PLACE: [*world[BLIND_PLACE], *self._aside]}

    def _likelihood(self, world: World) -> float:
        """Return the likelihood of the players' choices to take or decline the blind, with these hands."""
        r, likely = self.r, 1.0
        for seat in self._before:
            if seat != self.seat and takes_blind([*world[seat], *played_by(r, seat)]):
                likely *= UNLIKELY_BID_WEIGHT
        if r.lone not in (NO_SEAT, self.seat):
            held = [*world[r.lone], *world[BLIND_PLACE], *played_by(r, r.lone)]
            likely *= 1.0 if takes_blind(held) else UNLIKELY_BID_WEIGHT
        return likely


def declined_before(view: SchafskopfView) -> list[Seat]:
    """Return the seats that have declined the blind in this deal."""
    r = view.public
    if not r.contest:
        return [seat for seat in r.playing if r.declined[seat]]
    players = r.round_from(r.eldest)
    if r.contest[0][0] == Contest.FOR_LEAST:
        return list(players)
    return list(players[: players.index(r.lone)])
