"""Famous hands: cards, lead, trumps and the visitor's task.

Titles, stories and tasks are the messages ``exhibit-<name>``, ``exhibit-<name>-story`` and ``exhibit-<name>-task``. The
rule book states the sources of each, and what was added.
"""

from msgspec import Struct

from crowe_table.engine.cards import SUITS, Card, parse, parse_all
from crowe_table.engine.core import Seat, seats

SOUTH, WEST, NORTH, EAST = seats(4)
"""Seats as named in whist problems, clockwise."""


class FamousHand(Struct, frozen=True, kw_only=True):
    """A famous hand: the cards of South, West, North and East, complete or at the end of a deal."""

    name: str
    preset: str = "crowe"
    seats: int = 4
    hands: tuple[str, str, str, str]
    trump: str
    dealer: Seat
    leader: Seat
    visitor: Seat
    tricks: int
    """Tricks that the visitor's side must take."""
    turned: str = ""
    """Card turned up, one of the dealer's; empty in an ending."""
    led: str = ""
    """Cards already played to the first trick."""
    open: bool = True
    """Whether all hands are open, as in a problem; otherwise only the visitor does not see them."""

    def held(self, seat: Seat) -> list[Card]:
        """Cards of a seat, including the turned card."""
        return parse_all(self.hands[seat])

    @property
    def turned_card(self) -> Card | None:
        return parse(self.turned) if self.turned else None

    @property
    def rules(self) -> dict[str, object]:
        """Options that differ from the preset."""
        return {"deal_source": f"exhibit-{self.name}", "stake_mode": "none"}

    @property
    def suit(self) -> int:
        """Trump suit."""
        return SUITS.index(self.trump)

    @property
    def played(self) -> list[Card]:
        return parse_all(self.led)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards of the hand."""
        return tuple(card for seat in seats(4) for card in self.held(seat))


_FORCING = (
    "4S 3S 2S 9H 8H 7H 6H 5H 9D 8D 7D 6D 5D",
    "9S 8S 7S 6S 5S AD KD QD JD TD 4D 3D 2D",
    "AS KS QS JS TS AH KH QH JH TH 4H 3H 2H",
    "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C",
)

EXHIBITS = (
    FamousHand(
        name="cumberland",
        hands=(
            "AS KS QS AH KH QH JH AD KD KC JC 9C 7C",
            "TD 9D 8D 7D 6D 5D 4D 3D 2D AC QC TC 8C",
            "JS TS 9S 8S 7S 6S TH 9H 8H 7H 6H QD JD",
            "5S 4S 3S 2S 5H 4H 3H 2H 6C 5C 4C 3C 2C",
        ),
        trump="C",
        dealer=EAST,
        leader=SOUTH,
        turned="2C",
        visitor=SOUTH,
        tricks=1,
        open=False,
    ),
    FamousHand(
        name="hoyle_forcing_a",
        hands=_FORCING,
        trump="S",
        dealer=WEST,
        leader=NORTH,
        turned="5S",
        visitor=NORTH,
        tricks=13,
    ),
    FamousHand(
        name="hoyle_forcing_c",
        hands=_FORCING,
        trump="S",
        dealer=SOUTH,
        leader=WEST,
        turned="2S",
        visitor=WEST,
        tricks=5,
    ),
    FamousHand(
        name="whitfeld_six",
        hands=("TS 7S AD KD 9D TC", "QS 9S QD 7D JC 9C", "TH 9H JD 8D AC 8C", "JS 8S TD 6D 5D 7C"),
        trump="H",
        dealer=EAST,
        leader=SOUTH,
        visitor=SOUTH,
        tricks=6,
    ),
    FamousHand(
        name="lewis",
        hands=(
            "AS JS AH 8H JD 5D 4D 3D 2D KC QC 9C 7C",
            "TS 4S 2S TH 9H 5H 2H KD QD AC TC 6C 5C",
            "QS 8S 7S 6S KH JH 7H 4H AD 7D 6D 4C 3C",
            "KS 9S 5S 3S QH 6H 3H TD 9D 8D JC 8C 2C",
        ),
        trump="S",
        dealer=SOUTH,
        leader=WEST,
        turned="JS",
        led="2S",
        visitor=SOUTH,
        tricks=9,
    ),
    FamousHand(
        name="vienna",
        hands=("QH 5H AD JD 4S", "JH 4H 6D 5D 2D", "AH TH KS 7S 6S", "KH KD QD TS 9S"),
        trump="C",
        dealer=WEST,
        leader=NORTH,
        visitor=NORTH,
        tricks=5,
    ),
)
_BY_NAME = {each.name: each for each in EXHIBITS}


def exhibit(name: str) -> FamousHand:
    """Return the famous hand of this name.

    Raises KeyError if there is none.
    """
    return _BY_NAME[name]
