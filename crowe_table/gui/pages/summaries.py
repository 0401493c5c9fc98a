"""Short texts about a saved table: its players and score, and when it was last played."""

from datetime import datetime

from crowe_table.hosting.listing import SavedGame
from crowe_table.words import Company, Words
from crowe_table.words.facts import day_of

PAIR = 2
"""Maximum number of players who are named. If there are more, only their number is given."""


def summary_line(words: Words, saved: SavedGame) -> str:
    """Return one line: the game, its score or number of players, and the time when it was last played."""
    game = title_of(words, saved)
    if saved.is_lesson:
        return words.text("saved-told-lesson", game=game, date=when(words, saved))
    if len(saved.names) > PAIR:
        number = words.number(len(saved.names))
        return words.text("saved-told-many", game=game, number=number, date=when(words, saved))
    return words.text("saved-told", game=game, score=standing(words, saved), date=when(words, saved))


def title_of(words: Words, saved: SavedGame) -> str:
    """Return the name of the game, or of its lesson."""
    game = words.game(saved.game).text(f"game-{saved.game}")
    return words.text("saved-lesson", game=game) if saved.is_lesson else game


def standing(words: Words, saved: SavedGame) -> str:
    """Return one line: the players and the score of each side.

    In a game without scores, the line has the first player's purse instead.
    """
    told = [words.text("saved-side", names=names, score=figure) for names, figure in standings(words, saved)]
    return words.text("list-comma").join(told if saved.scores else told[:1])


def standings(words: Words, saved: SavedGame) -> list[tuple[str, str]]:
    """Return the players of each side, with the score.

    In a game without scores, return each player with their purse.
    """
    own = words.to(Company(names=saved.names, coinage=saved.coinage, unit=saved.unit))
    return own.standings(saved.scores, saved.sides, saved.purses)


def when(words: Words, saved: SavedGame) -> str:
    """Return the day and hour at which a table was last played, in local time."""
    at = datetime.fromtimestamp(saved.touched)
    return words.text("date-and-hour", date=day_of(words, at), hour=f"{at.hour}.{at.minute:02}")
