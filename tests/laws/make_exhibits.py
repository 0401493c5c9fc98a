"""Writes the famous hands anew: ``python -m tests.laws.make_exhibits``. Each is the header of a session, no more."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from crowe_table.engine.journal import SUFFIX, Head, Header, Journal
from crowe_table.engine.money import STAKES
from crowe_table.engine.series import Participant
from crowe_table.games.whist.exhibits import EXHIBITS
from crowe_table.games.whist.options import BOOKS
from crowe_table.games.whist.rules import Whist
from crowe_table.paths import shipped
from crowe_table.words import Words
from crowe_table.words.characters import names_of_house

SAVES = shipped("saves")
SHARP = "sharp"
LEVEL_OF_PLAY = "coffee_house"


def headers() -> Iterator[tuple[str, Header]]:
    """The name of each file, and what it holds."""
    words = Words()
    for famous in EXHIBITS:
        options = replace(BOOKS["crowe"], deal_source=f"exhibit-{famous.name}", stake_mode="none")
        others = iter(names_of_house(words))
        players = tuple(
            Participant(words.text("name-visitor")) if seat == famous.visitor else Participant(next(others), SHARP)
            for seat in range(4)
        )
        yield (
            f"whist-{famous.name}{SUFFIX}",
            Header(
                game="whist",
                laws=Whist.laws_version,
                preset="crowe",
                options=Raw(msgspec.json.encode(options)),
                players=players,
                purses=(STAKES[LEVEL_OF_PLAY].purse,) * 4,
                seed=famous.name,
                stakes=LEVEL_OF_PLAY,
                begun="1775-06-24T19:30:00+00:00",
                exhibit=famous.name,
            ),
        )


def make(folder: Path = SAVES) -> None:
    for name, head in headers():
        path = folder / name
        path.unlink(missing_ok=True)
        journal = Journal(path)
        journal.write([Head(head)])
        journal.close()


if __name__ == "__main__":
    make()
