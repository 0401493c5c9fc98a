"""Short texts: the key facts of a game, and dates."""

from collections.abc import Sequence
from datetime import date, datetime

from crowe_table.engine.game import AnyGame
from crowe_table.words import Words

NO_BREAK = "\N{NO-BREAK SPACE}"


def facts_of(words: Words, game: AnyGame) -> str:
    """Return the key facts of a game, such as “for two, three or four; about 20 minutes; easy to learn”."""
    own, slug = words.game(game.slug), game.slug
    minutes = own.text("seat-minutes", minutes=own.text(f"game-{slug}-minutes"))
    difficulty = own.text("seat-difficulty-" + own.text(f"game-{slug}-difficulty"))
    numbers = sorted({seats for preset in game.presets for seats in preset.seats})
    return own.text(
        "seat-facts",
        players=own.text("seat-for", numbers=either(own, numbers)),
        minutes=minutes.replace(" ", NO_BREAK),
        difficulty=difficulty.replace(" ", NO_BREAK),
    )


def title_in_list(words: Words, slug: str) -> str:
    """Return the title of a game in a list of games, with the name by which it is better known."""
    own = words.game(slug)
    longer = f"game-{slug}-contents"
    return own.text(longer if own.has(longer) else f"game-{slug}")


def either(words: Words, numbers: Sequence[int]) -> str:
    """Return “two or four”, “three to eight”."""
    said = [words.number(number) for number in numbers]
    if len(numbers) < 2:
        return "".join(said)
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return words.text("list-to", first=said[0], last=said[-1])
    return words.text("list-or", before=", ".join(said[:-1]), last=said[-1])


def day_of(words: Words, day: date) -> str:
    """Return “14 October 1775”."""
    return words.text("date", day=day.day, month=words.text(f"month-{day.month}"), year=str(day.year))


def begun(words: Words, written: str) -> str:
    """Return the local date of an ISO 8601 time; empty if it is invalid."""
    try:
        return day_of(words, datetime.fromisoformat(written).astimezone())
    except (ValueError, OverflowError, OSError):
        return ""
