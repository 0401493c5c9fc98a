"""How a table kept is told of: who sat there, how it stands, and when it was left."""

from datetime import datetime

from crowe_table.hosting.shelf import SavedGame
from crowe_table.words import Company, Words

PAIR = 2
"""Players who can be told of in a line; of more, how many they are."""


def is_open(kept: SavedGame) -> bool:
    """Whether one may sit down to it again and play on."""
    return not kept.finished and not kept.in_use and kept.game != ""


def told(words: Words, kept: SavedGame) -> str:
    """In one line: the game, how it stands or how many sit at it, and when it was left."""
    game = words.game(kept.game).text(f"game-{kept.game}")
    if len(kept.names) > PAIR:
        number = words.number(len(kept.names))
        return words.text("kept-told-many", game=game, number=number, date=when(words, kept))
    return words.text("kept-told", game=game, score=standing(words, kept), date=when(words, kept))


def standing(words: Words, kept: SavedGame) -> str:
    """In one line: each side's players and their score; or, where nothing is scored, the first player's purse."""
    told = [words.text("kept-side", names=names, score=figure) for names, figure in standings(words, kept)]
    return words.text("list-comma").join(told if kept.scores else told[:1])


def standings(words: Words, kept: SavedGame) -> list[tuple[str, str]]:
    """The same, side by side."""
    own = words.to(Company(names=kept.names, coinage=kept.coinage, unit=kept.unit))
    return own.standings(kept.scores, kept.sides, kept.purses)


def when(words: Words, kept: SavedGame) -> str:
    """The day a table was last played at, by the clock of this room."""
    return _day(words, datetime.fromtimestamp(kept.touched))


def begun(words: Words, kept: SavedGame) -> str:
    """The day its sitting began, by the clock of this room; nothing if the file does not say."""
    try:
        return _day(words, datetime.fromisoformat(kept.series_begun).astimezone())
    except (ValueError, OverflowError, OSError):
        return ""


def _day(words: Words, day: datetime) -> str:
    return words.text("date", day=day.day, month=words.text(f"month-{day.month}"), year=str(day.year))
