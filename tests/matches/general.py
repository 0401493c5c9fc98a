"""Each game's own player against the general player: ``python -m tests.matches.general GAME DEALS [whole] [PRESET]``.

They play in duplicate. The general player knows the rules, and in the games of tricks the guide in this module. Its
number of worlds is set so that a choice takes about as long as one of the game's own player. Where even one world takes
longer, the times are unequal. The own player is the highest level that the game offers. It makes the bids and discards
of both, so that only cards are compared. With ``whole``, and in games without a guide, the general player makes every
choice.
"""

import sys
from collections.abc import Mapping
from time import process_time
from typing import Any

from msgspec import Struct, field

from crowe_table.engine.core import Action, Seat
from crowe_table.engine.rng import Rng
from crowe_table.engine.state import AnyState
from crowe_table.games import game
from crowe_table.games.ombre.play import TRICKS as OMBRE
from crowe_table.games.piquet.state import CARDS as PIQUET_CARDS
from crowe_table.games.ruff.counting import euchre_points
from crowe_table.games.schafskopf.counting import LONE_TABLE, lone_row
from crowe_table.games.schafskopf.rules import TRICKS as SCHAFSKOPF
from crowe_table.games.schafskopf.state import PACK, VALUES
from crowe_table.hosting.choosing import levels_offered
from crowe_table.kit.tricks import Play
from crowe_table.search.open_hands import TrickPoints
from crowe_table.search.searcher import TRICK_WORLDS, Guide, Searcher
from crowe_table.search.tricks import GainOf, TrickGuide, points_taken
from tests.any_game import AnyGame, AnyView
from tests.matches import open_hands
from tests.matches.measure import Chooser, measures_of
from tests.matches.open_hands import OpenGame
from tests.matches.sittings import Event, Margin, gain, level_player, margin

PILOT_CARD_WORLDS, PILOT_WORLDS, PILOT_SITTINGS = 24, 2, 4
"""Worlds and sittings of the trial match from which the number of worlds at equal time is computed.

The first number of worlds applies if only cards are compared.
"""
CARD_POINTS = TrickPoints(trick=0, cards={card: VALUES[card] for card in PACK if VALUES[card]})
"""Values of the cards at Schafskopf."""
PROGRESS = 10
"""Number of sittings after which the figures so far are printed."""


def _ecarte(s: AnyState, seat: Seat, taken: int) -> float:
    del s, seat
    return (1.0 if taken >= 3 else -1.0) * (1 + (taken in (0, 5)))


def _ruff(s: AnyState, seat: Seat, taken: int) -> float:
    r = s.public
    mine = r.sides[r.maker] == r.sides[seat]
    ours, theirs = euchre_points(taken if mine else 5 - taken, r.is_alone(r.maker))
    return float(ours - theirs if mine else theirs - ours)


def _schafskopf(s: AnyState, seat: Seat, taken: int) -> float:
    """Return the points of the row, as if nothing were buried and each side took a trick."""
    r = s.public
    if r.lone < 0:
        return float(-taken)
    alone = seat == r.lone
    points = LONE_TABLE[lone_row(taken if alone else 120 - taken, 1)][1]
    return float(points if alone else -points)


def _piquet(s: AnyState, seat: Seat, taken: int) -> float:
    del s, seat
    return taken + 10.0 * ((taken > PIQUET_CARDS // 2) - (taken < PIQUET_CARDS // 2))


def _ombre(s: AnyState, seat: Seat, taken: int) -> float:
    r = s.public
    alone = r.camp(seat) == r.camp(r.lone)
    won = (taken if alone else 9 - taken) >= 5
    return (1.0 if won == alone else -1.0) + 0.05 * taken


GUIDES: Mapping[str, tuple[OpenGame, GainOf]] = {
    "all-fours": (open_hands.GAMES["all-fours"], points_taken),
    "ecarte": (open_hands.GAMES["ecarte"], _ecarte),
    "ombre": (OpenGame(OMBRE), _ombre),
    "piquet": (open_hands.GAMES["piquet"], _piquet),
    "ruff": (open_hands.GAMES["ruff"], _ruff),
    "schafskopf": (OpenGame(SCHAFSKOPF, points=lambda _: CARD_POINTS), _schafskopf),
}
"""Card play and value of tricks, for each game of tricks."""


class Timed(Struct):
    """A player, with the time that its choices have taken."""

    player: Chooser
    seconds: list[float] = field(default_factory=list)
    """Processor time of each choice between several answers."""

    def __call__(self, view: AnyView, rng: Rng) -> Action | None:
        began = process_time()
        action = self.player(view, rng)
        if len(view.legal) > 1:
            self.seconds.append(process_time() - began)
        return action

    @property
    def milliseconds(self) -> float:
        """Mean time of a choice."""
        return 1000 * sum(self.seconds) / len(self.seconds)


def is_card(view: AnyView) -> bool:
    """Return whether the seat is to play a card."""
    return any(isinstance(action, Play) for action in view.legal)


def general(slug: str, worlds: int) -> Chooser:
    """Return the general player with this number of worlds for each choice."""
    laws: AnyGame = game(slug)
    guided = GUIDES.get(slug)

    def choose(view: AnyView, rng: Rng) -> Action | None:
        guide: Guide[Any, Any] = Guide()
        count = worlds
        if guided:
            opened, brings = guided
            guide = Guide(tricks=TrickGuide(opened.play, brings, opened.points(view.public)))
            count = max(1, worlds // TRICK_WORLDS) if is_card(view) else worlds
        found = Searcher(laws, guide).search(view, count, rng)
        return found[0].action if found else None

    return choose


def divided(cards: Chooser, rest: Chooser) -> Chooser:
    """Return a player whose cards are played by the first player, and whose other answers come from the second."""
    return lambda view, rng: (cards if is_card(view) else rest)(view, rng)


class Comparison(Struct, frozen=True):
    """The gain of a game's own player over the general one, and the milliseconds of a choice of both."""

    gain: Margin
    own: float
    other: float

    def __str__(self) -> str:
        told = self.gain
        return (
            f"{told.mean:+.3f} ± {told.error:.3f} ({told.count} sittings), {self.own:.1f} ms against {self.other:.1f}"
        )


def compare(event: Event, sittings: int, worlds: int, whole: bool) -> Comparison:
    """Play a match between the best level offered and the general player."""
    best = level_player(levels_offered(event.slug, event.preset, event.seats)[-1])
    own, other = Timed(best), Timed(general(event.slug, worlds))
    one, two = (own, other) if whole else (divided(own, best), divided(other, best))
    gains = []
    for number in range(sittings):
        gains.append(gain(event, one, two, number, "general"))
        if number % PROGRESS == PROGRESS - 1 and number < sittings - 1:
            print(Comparison(margin(gains), own.milliseconds, other.milliseconds), flush=True)
    return Comparison(margin(gains), own.milliseconds, other.milliseconds)


def equal_worlds(event: Event, whole: bool) -> int:
    """Return the number of worlds with which a choice of the general player takes about as long as the own player's.

    It is at least one, even if that takes longer.
    """
    worlds = PILOT_WORLDS if whole else PILOT_CARD_WORLDS
    pilot = compare(event, PILOT_SITTINGS, worlds, whole)
    return max(1, round(worlds * pilot.own / pilot.other))


def event_of(slug: str, preset: str = "") -> Event:
    """Return the event of a preset with its usual number of players. Without a name, it is the first preset."""
    laws = game(slug)
    chosen = next(each for each in laws.presets if preset in ("", each.name))
    measured = [{*(each.seats or chosen.seats)} & {*chosen.seats} for each in measures_of(slug)]
    number = next(number for number, able in enumerate(measured) if able)
    able = measured[number]
    return Event(slug, chosen.name, chosen.usual if chosen.usual in able else min(able), number)


def main(slug: str, sittings: int, whole: bool, preset: str) -> None:
    """Print the margin of the game's own player over the general player."""
    event, whole = event_of(slug, preset), whole or slug not in GUIDES
    worlds = equal_worlds(event, whole)
    choices = "every choice" if whole else "cards only"
    print(f"{slug}, {event.preset}, {event.seats} players, {worlds} worlds, {choices}", flush=True)
    print(compare(event, sittings, worlds, whole), event.measure.unit, flush=True)


if __name__ == "__main__":
    names = sys.argv[3:]
    main(sys.argv[1], int(sys.argv[2]), "whole" in names, next((name for name in names if name != "whole"), ""))
