"""The players of the house, each with a face and a pronoun; and how any player is seen and spoken of.

The message ``name-<face>`` is a player's name, and ``art/faces`` has their profile under the same name. Two of the
house never sit at one table under one name.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import get_args

from msgspec import UNSET, Struct, UnsetType

from crowe_table.engine.core import NO_SEAT, Seat
from crowe_table.engine.money import Farthings
from crowe_table.engine.series import Participant, Pronoun
from crowe_table.search.temper import Leaning
from crowe_table.words import Company, Words, locales

UNIT = Company().unit
PLAIN = ""
"""The face of a player who has none: a plain oval."""
PRONOUNS: tuple[Pronoun, ...] = get_args(Pronoun)


class Character(Struct, frozen=True):
    """How a player is seen and spoken of."""

    face: str = PLAIN
    pronoun: Pronoun = "they"
    temper: Leaning = Leaning.EVEN
    """What they like where two answers are as good as each other."""
    haste: float = 1.0
    """How long they take to answer, beside the others."""


CHARACTERS = (
    Character("sharp", "he", Leaning.BOLD, 0.8),
    Character("pimlott", "she", Leaning.EVEN, 1.0),
    Character("fenn", "he", Leaning.BOLD, 0.7),
    Character("tolliver", "she", Leaning.WAYWARD, 0.8),
    Character("hask", "he", Leaning.CAREFUL, 1.3),
    Character("ogle", "she", Leaning.BOLD, 1.0),
    Character("quill", "he", Leaning.CAREFUL, 1.4),
    Character("barrow", "she", Leaning.EVEN, 1.1),
    Character("tapley", "he", Leaning.WAYWARD, 0.9),
    Character("battle", "she", Leaning.CAREFUL, 0.9),
    Character("prince", "he", Leaning.BOLD, 0.75),
    Character("tom", "he", Leaning.WAYWARD, 0.7),
    Character("domino", "they", Leaning.WAYWARD, 1.2),
)
"""All players of the house, in the order in which they come to a table."""
BANKERS = ("delorme",)
"""The faces of those who keep a bank for the house: they have no seat."""


def character_of(player: Participant) -> Character:
    """A person is as they chose to be; a player of the house is known by name; an unknown name is plain."""
    if not player.level:
        face = player.face if isinstance(player.face, str) else PLAIN
        return Character(face, "they" if isinstance(player.pronoun, UnsetType) else player.pronoun)
    return _by_name().get(player.name, Character())


def person(name: str, face: str = PLAIN, pronoun: Pronoun = "they") -> Participant:
    """A person who sits down, as they chose to be."""
    return Participant(name, face=face or UNSET, pronoun=UNSET if pronoun == "they" else pronoun)


def company_of(
    players: Sequence[Participant],
    viewer: Seat = NO_SEAT,
    coinage: str = "georgian",
    unit: Farthings = UNIT,
) -> Company:
    """The company that words are said to."""
    return Company(
        names=tuple(player.name for player in players),
        pronouns=tuple(character_of(player).pronoun for player in players),
        viewer=viewer,
        coinage=coinage,
        unit=unit,
    )


def names_of_house(words: Words) -> list[str]:
    """The names of all players of the house, in their order."""
    return [words.text(f"name-{character.face}") for character in CHARACTERS]


def house_players(words: Words, level: str, besides: Sequence[Participant] = ()) -> Iterator[Participant]:
    """The players of the house in their order, but any whose name or face somebody at the table has already."""
    names, faces = {player.name for player in besides}, {player.face for player in besides}
    for character, name in zip(CHARACTERS, names_of_house(words), strict=True):
        if name not in names and character.face not in faces:
            yield Participant(name, level)


def read_names() -> None:
    """Reads the names in every language beforehand, for that takes long."""
    _by_name()


@cache
def _by_name() -> dict[str, Character]:
    """By the name in every language there are words in: a kept session holds names alone."""
    return {
        name: character
        for locale in locales()
        for name, character in zip(names_of_house(Words(locale)), CHARACTERS, strict=True)
    }
