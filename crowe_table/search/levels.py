"""The levels of play, from the least to the greatest."""

from collections.abc import Sequence

from crowe_table.search.advice import Level

LEARNER = Level(key="learner", whole=False, replies=False, worlds=0, score=False, budget=50)
SOUND = Level(key="sound", whole=True, replies=True, worlds=0, score=False, budget=100)
SHARP = Level(key="sharp", whole=True, replies=True, worlds=192, score=True, budget=1000)

LEVELS = (LEARNER, SOUND, SHARP)


def level(key: str) -> Level:
    """The level of this name. Raises KeyError if there is none."""
    for each in LEVELS:
        if each.key == key:
            return each
    raise KeyError(key)


def down_from(top: Level) -> tuple[Level, ...]:
    """The level itself and those below it, the greatest first; for a level that is none of ours, all below it."""
    keys = [each.key for each in LEVELS]
    at = keys.index(top.key) if top.key in keys else len(LEVELS)
    return (top, *reversed(LEVELS[:at]))


def nearest(key: str, offered: Sequence[Level]) -> Level:
    """Of the levels offered at a table, the one that stands in for this: the greatest not above it, else the least.

    Raises KeyError if there is no level of this name.
    """
    below = [each.key for each in down_from(level(key))]
    return next((each for each in reversed(offered) if each.key in below), offered[0])
