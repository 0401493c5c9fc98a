"""Which tables the dear tests try. Every preset is tried, and the fewest, a middling number and the most players of
each game, but not each by each: the long tests, with CROWE_SOAK set, try them all.
"""

import os
from collections.abc import Collection, Iterator, Sequence
from random import Random

from crowe_table import games
from crowe_table.engine.core import Action, act_of
from crowe_table.kit.between_deals import ProposeRise, Ready

SOAK = bool(os.environ.get("CROWE_SOAK"))
Seated = tuple[str, str, int]
"""A game, a preset of it, and how many sit down."""


def every_table(seats: Collection[int] = range(1, 10)) -> list[Seated]:
    """Each game by each preset with as many of these as can sit down to it."""
    return [
        (slug, preset.name, many)
        for slug in games.slugs()
        for preset in games.game(slug).presets
        for many in preset.seats
        if many in seats
    ]


def some_tables(seats: Collection[int] = range(1, 10)) -> list[Seated]:
    """Each preset once, so that the most, the fewest and a middling number of each game are among them."""
    return every_table(seats) if SOAK else [table for slug in games.slugs() for table in _of(slug, seats)]


def _of(slug: str, seats: Collection[int]) -> Iterator[Seated]:
    presets = [preset for preset in games.game(slug).presets if set(preset.seats) & set(seats)]
    many = sorted({number for preset in presets for number in preset.seats if number in seats})
    wanted = dict.fromkeys((many[-1], many[0], many[len(many) // 2])) if many else {}
    for turn, preset in enumerate(presets):
        fit = [number for number in preset.seats if number in seats]
        number = next((number for number in wanted if number in fit), fit[turn % len(fit)])
        wanted.pop(number, None)
        yield slug, preset.name, number
    yield from ((slug, next(each.name for each in presets if number in each.seats), number) for number in wanted)


# --- Games played by lot ---------------------------------------------------------------------------------------------

SETTLES = 0.75
"""How often one who may change their bets for as long as they like says that they are set."""
CHANGES = frozenset({"bet", "copper", "uncopper", "take_up", "shift"})
RESIGNS = ("resign",)
PLAYS_ON = 0.998
"""How seldom one resigns who might at every turn."""


def settling(lawful: Sequence[Action], rng: Random) -> Sequence[Action]:
    """These answers; but where bets may be changed again and again, mostly that one is set."""
    ready = [action for action in lawful if isinstance(action, Ready)]
    if ready and rng.random() < SETTLES and any(act_of(action) in CHANGES for action in lawful):
        return ready
    return lawful


def played_on(lawful: Sequence[Action], rng: Random) -> Sequence[Action]:
    """These answers, but to resign is hardly ever among them where it may be done at every turn: else no game that is
    played by lot would come to its end. Nor are bets changed for ever.
    """
    settled = settling(lawful, rng)
    if settled is not lawful:
        return settled
    played = [action for action in lawful if act_of(action) not in RESIGNS]
    return lawful if len(played) == len(lawful) or rng.random() > PLAYS_ON else played


def going_on(answers: Sequence[Action]) -> list[Action]:
    """Those by which a game goes on to its end: nobody proposes to leave it unfinished, and where bets may be changed
    again and again, three of four are that one is set.
    """
    found = [answer for answer in answers if not isinstance(answer, ProposeRise)]
    ready = [answer for answer in found if isinstance(answer, Ready)]
    changing = any(act_of(answer) in CHANGES for answer in found)
    return [*found, *(ready * (3 * len(found)) if changing else ())]
