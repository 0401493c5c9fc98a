"""The strength levels, from lowest to highest."""

from collections.abc import Sequence

from crowe_table.search.advice import Level

LEARNER = Level(key="learner", whole=False, replies=False, worlds=0, score=False, budget=50)
SOUND = Level(key="sound", whole=True, replies=True, worlds=0, score=False, budget=100)
SHARP = Level(key="sharp", whole=True, replies=True, worlds=192, score=True, budget=1000)

LEVELS = (LEARNER, SOUND, SHARP)


def level(key: str) -> Level:
    """Return the level with this key. Raises KeyError if there is none."""
    for each in LEVELS:
        if each.key == key:
            return each
    raise KeyError(key)


def levels_down_from(top: Level) -> tuple[Level, ...]:
    """Return the level and all levels below it, highest first. An unknown level counts as higher than all others."""
    keys = [each.key for each in LEVELS]
    at = keys.index(top.key) if top.key in keys else len(LEVELS)
    return (top, *reversed(LEVELS[:at]))


def nearest(key: str, offered: Sequence[Level]) -> Level:
    """Return the highest offered level that is not above the level ``key``. If all are above it, return the lowest.

    Raises KeyError if there is no level with this key.
    """
    below = [each.key for each in levels_down_from(level(key))]
    return next((each for each in reversed(offered) if each.key in below), offered[0])
