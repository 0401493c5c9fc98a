"""Cards that coach a player through the first deals of a game: what is new at a question, said once.

The file ``coaching.txt`` in a game's folder names the questions that have a card, and the things on the table that each
card is about:

    lay-out: crib
    play, play-claim: count

Several questions may share a card: whichever comes first shows it. The message ``coach-<question>`` in ``coaching.ftl``
is the sentence, with the first question of the line. Lines that begin with ``#`` are comments.
"""

from collections.abc import Mapping
from functools import cache

from msgspec import Struct

from crowe_table import games
from crowe_table.engine.core import Reason, View

FIRST_DEALS = 2
"""Number of deals in which somebody who has never played a game is coached."""


class CoachingCard(Struct, frozen=True):
    """A card of a game."""

    name: str
    """Name of the card, which is the first of the questions that show it."""
    at: tuple[str, ...] = ()
    """Objects on the table that the sentence is about, by their names in the layout."""

    @property
    def sentence(self) -> Reason:
        return Reason(f"coach-{self.name}")


@cache
def coaching_cards(slug: str) -> Mapping[str, CoachingCard]:
    """Return the cards of a game by question."""
    file = games.file_of(slug, "coaching.txt")
    return read_coaching(file.read_text("utf-8")) if file else {}


def read_coaching(text: str) -> dict[str, CoachingCard]:
    """Return the cards in a ``coaching.txt`` by question. Raises a ValueError that names the faulty line."""
    found: dict[str, CoachingCard] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        questions, colon, places = (part.strip() for part in line.partition(":"))
        asked = [question.strip() for question in questions.split(",")]
        if not colon or not all(asked) or not found.keys().isdisjoint(asked):
            raise ValueError(f"Line {number}: expected questions without a card, and a colon.")
        card = CoachingCard(asked[0], tuple(place.strip() for place in places.split(",") if place.strip()))
        found.update(dict.fromkeys(asked, card))
    return found


class Coach:
    """Chooses the card for each question of one player, and shows no card twice."""

    def __init__(self, slug: str, deals: int = FIRST_DEALS) -> None:
        """Create a coach for the first ``deals`` deals. With 0, there are no cards."""
        self._cards = coaching_cards(slug) if deals else {}
        self._deals = deals
        self._shown: set[str] = set()
        """Names of the cards that have been shown."""
        self._asked: tuple[int, str] | None = None
        """The deal and the question of the visible card. None while no card is visible."""

    def card(self, view: View) -> CoachingCard | None:
        """Return the card for the question of a View. The same question keeps its card until it is put away."""
        deal, ask = view.public.deal, view.ask
        card = self._cards.get(ask.key) if ask and view.call and deal <= self._deals else None
        asked = (deal, ask.key) if card and ask else None
        if card is None or (card.name in self._shown and self._asked != asked):
            self._asked = None
            return None
        self._shown.add(card.name)
        self._asked = asked
        return card

    def put_away(self) -> None:
        """Put the visible card away, because it was read or its question was answered."""
        self._asked = None
