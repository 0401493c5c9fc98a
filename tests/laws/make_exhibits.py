"""Write the famous hands: ``python -m tests.laws.make_exhibits``. Each file is only the header of a session.

A game declares its famous hands in its ``exhibits.txt``.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from crowe_table import games
from crowe_table.engine.journal import SUFFIX, Head, Header, Journal
from crowe_table.engine.money import STAKES
from crowe_table.engine.series import Participant
from crowe_table.kit.exhibits import ExhibitHand
from crowe_table.kit.rules import RuledGame
from crowe_table.paths import shipped
from crowe_table.words import Words
from crowe_table.words.characters import computer_player_names

SAVES = shipped("saves")
SHARP = "sharp"
LEVEL_OF_PLAY = "coffee_house"


def declared(slug: str) -> Sequence[ExhibitHand]:
    """Return the famous hands that a game declares."""
    game = games.game(slug)
    return game.exhibits if isinstance(game, RuledGame) else ()


def headers(slugs: Sequence[str] = ()) -> Iterator[tuple[str, Header]]:
    """Yield the file name and header of each famous hand, of the named games or of all."""
    for slug in slugs or games.slugs():
        for famous in declared(slug):
            yield f"{slug}-{famous.name}{SUFFIX}", header(slug, famous)


def header(slug: str, famous: ExhibitHand) -> Header:
    """Return the first line of a famous hand's session."""
    words, game = Words(), games.game(slug)
    others = iter(computer_player_names(words))
    players = tuple(
        Participant(words.text("name-visitor")) if seat == famous.visitor else Participant(next(others), SHARP)
        for seat in range(famous.seats)
    )
    options = replace(game.preset(famous.preset, famous.seats), **famous.rules)
    return Header(
        game=slug,
        laws=game.laws_version,
        preset=famous.preset,
        options=Raw(msgspec.json.encode(options)),
        players=players,
        purses=(STAKES[LEVEL_OF_PLAY].purse,) * famous.seats,
        seed=famous.name,
        stakes=LEVEL_OF_PLAY,
        begun="1775-06-24T19:30:00+00:00",
        exhibit=famous.name,
    )


def make(folder: Path = SAVES, slugs: Sequence[str] = ()) -> None:
    """Write the files of the named games, or of all games."""
    for name, head in headers(slugs):
        path = folder / name
        path.unlink(missing_ok=True)
        journal = Journal(path)
        journal.write([Head(head)])
        journal.close()


if __name__ == "__main__":
    make()
