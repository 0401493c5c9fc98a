"""The computer players' names, portraits and pronouns, and the portrait and pronoun of any other player.

The message ``name-<face>`` is a player's name; ``art/faces`` has the portrait of the same key. Names are unique among
the computer players at a table.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import get_args

from msgspec import UNSET, Struct, UnsetType

from crowe_table.engine.core import NO_SEAT, Seat
from crowe_table.engine.money import Farthings
from crowe_table.engine.series import Participant, Pronoun
from crowe_table.search.betting_style import BettingStyle, SpotHabit, StakeSystem
from crowe_table.search.temper import Leaning
from crowe_table.words import Company, Words, name_keys

UNIT = Company().unit
PLAIN = ""
"""The face of a player without a portrait: a plain oval."""
PRONOUNS: tuple[Pronoun, ...] = get_args(Pronoun)


class Character(Struct, frozen=True):
    """A player's portrait, pronoun and style of play."""

    face: str = PLAIN
    pronoun: Pronoun = "they"
    temper: Leaning = Leaning.EVEN
    """The preference between equally good actions."""
    haste: float = 1.0
    """Relative thinking time; 1 is average."""
    style: BettingStyle | None = None
    """Betting style, which applies only where skill makes no difference. None for a plain player."""


CHARACTERS = (
    # Mr. Sharp stakes as much as the boldest other player, and flatters that player.
    Character(
        "sharp",
        "he",
        temper=Leaning.BOLD,
        haste=0.8,
        style=BettingStyle(StakeSystem.COPY, share=20, limit=70, corners=1),
    ),
    # Mrs. Pimlott stakes the least all evening, and never runs out of money.
    Character(
        "pimlott",
        "she",
        temper=Leaning.EVEN,
        haste=1.0,
        style=BettingStyle(StakeSystem.LEAST, share=0),
    ),
    # Captain Fenn, a sailor, stakes the most that the table bears.
    Character(
        "fenn",
        "he",
        temper=Leaning.BOLD,
        haste=0.7,
        style=BettingStyle(StakeSystem.FLAT, share=100, limit=200, corners=1),
    ),
    # Miss Tolliver believes that luck comes twice, and bets where the last winner stood.
    Character(
        "tolliver",
        "she",
        temper=Leaning.WAYWARD,
        haste=0.8,
        style=BettingStyle(StakeSystem.FLAT, share=30, corners=1, spots=SpotHabit.WINNER),
    ),
    # Dr. Hask, a physician, stakes very little and plunges once a night.
    Character(
        "hask",
        "he",
        temper=Leaning.CAREFUL,
        haste=1.3,
        style=BettingStyle(StakeSystem.PLUNGE, share=10, limit=200),
    ),
    # Mrs. Ogle cannot stop. She bends every corner to sept-et-le-va.
    Character(
        "ogle",
        "she",
        temper=Leaning.BOLD,
        haste=1.0,
        style=BettingStyle(StakeSystem.FLAT, share=60, corners=2),
    ),
    # Mr. Quill, a clerk, spreads small stakes over two cards and keeps accounts.
    Character(
        "quill",
        "he",
        temper=Leaning.CAREFUL,
        haste=1.4,
        style=BettingStyle(StakeSystem.FLAT, share=20, bets=2),
    ),
    # Lady Barrow alternates small and great stakes, on the Queen if there is a choice.
    Character(
        "barrow",
        "she",
        temper=Leaning.EVEN,
        haste=1.1,
        style=BettingStyle(
            StakeSystem.SEESAW, share=20, corners=1, spots=SpotHabit.FAVOURITE, favourites=("Q", "middle")
        ),
    ),
    # Mr. Tapley goes up three stairs and down again, and is always cheerful.
    Character(
        "tapley",
        "he",
        temper=Leaning.WAYWARD,
        haste=0.9,
        style=BettingStyle(StakeSystem.STAIRS, share=30, limit=150, corners=1, steps=3),
    ),
    # Mrs. Battle plays by the book, and stakes the same all evening.
    Character(
        "battle",
        "she",
        temper=Leaning.CAREFUL,
        haste=0.9,
        style=BettingStyle(StakeSystem.FLAT, share=40),
    ),
    # Mr. Prince doubles the stake while losing.
    Character(
        "prince",
        "he",
        temper=Leaning.BOLD,
        haste=0.75,
        style=BettingStyle(StakeSystem.DOUBLE, share=10, limit=160, corners=1),
    ),
    # Master Tom, a child, climbs six small stairs and leaves winnings on the card.
    Character(
        "tom",
        "he",
        temper=Leaning.WAYWARD,
        haste=0.7,
        style=BettingStyle(StakeSystem.STAIRS, share=10, corners=2, steps=6),
    ),
    # The Domino, who wears a mask, stakes any sum on the last winner.
    Character(
        "domino",
        "they",
        temper=Leaning.WAYWARD,
        haste=1.2,
        style=BettingStyle(StakeSystem.ANY, share=40, corners=1, spots=SpotHabit.WINNER),
    ),
)
"""All computer players, in the order in which they join a table.

``docs/strength.md`` lists what each style costs. The sayings of a character are the messages ``saying-<face>-…``.
"""
BANKERS = ("delorme",)
"""The faces of the house bankers, who have no seat."""


def character_of(player: Participant) -> Character:
    """Return the character of a player: the choices of a person, or the character of the named computer player."""
    if not player.level:
        face = player.face if isinstance(player.face, str) else PLAIN
        return Character(face, "they" if isinstance(player.pronoun, UnsetType) else player.pronoun)
    return _by_name().get(player.name, Character())


def person(name: str, face: str = PLAIN, pronoun: Pronoun = "they") -> Participant:
    """Return a person as a participant, with their chosen face and pronoun."""
    return Participant(name, face=face or UNSET, pronoun=UNSET if pronoun == "they" else pronoun)


def company_of(
    players: Sequence[Participant],
    viewer: Seat = NO_SEAT,
    coinage: str = "georgian",
    unit: Farthings = UNIT,
) -> Company:
    """Return the company of these players, as seen by ``viewer``."""
    return Company(
        names=tuple(player.name for player in players),
        pronouns=tuple(character_of(player).pronoun for player in players),
        viewer=viewer,
        coinage=coinage,
        unit=unit,
    )


def computer_player_names(words: Words) -> list[str]:
    """Return the names of all computer players, in order."""
    return [words.text(f"name-{character.face}") for character in CHARACTERS]


def computer_players(words: Words, level: str, besides: Sequence[Participant] = ()) -> Iterator[Participant]:
    """Yield the computer players in order, except those whose name or face is taken at the table."""
    names, faces = {player.name for player in besides}, {player.face for player in besides}
    for character, name in zip(CHARACTERS, computer_player_names(words), strict=True):
        if name not in names and character.face not in faces:
            yield Participant(name, level)


def preload_names() -> None:
    """Load the names in every language in advance, because this is slow."""
    _by_name()


@cache
def _by_name() -> dict[str, Character]:
    """Return the characters by their names in every language. A saved session contains only names."""
    faces = {f"name-{character.face}": character for character in CHARACTERS}
    return {name: faces[key] for name, key in name_keys().items() if key in faces}
