"""The levels of play, from the least to the greatest."""

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
