"""One act for each form of answer, and some that end what the forms began."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action, Seat
from crowe_table.engine.money import Farthings


class Exchange(Action, frozen=True, tag="exchange"):
    """Throws out cards of the hand, or taken up from before the player; or none."""

    cards: tuple[Card, ...]


class Announce(Action, frozen=True, tag="announce"):
    """Says how a card is played, plays it, lays a sum on it, and names a player."""

    word: str
    card: Card
    amount: Farthings
    other: Seat


class LayCard(Action, frozen=True, tag="lay_card"):
    """Lays a card open."""

    card: Card


class BuryCards(Action, frozen=True, tag="bury_cards"):
    """Lays one card or two away, unseen, and says for how long."""

    cards: tuple[Card, ...]
    word: str


class Declare(Action, frozen=True, tag="declare"):
    """Declares a pair, cards in sequence, or the hand, and says how."""

    offer: str
    word: str


class Bid(Action, frozen=True, tag="bid"):
    """Bids higher than the bid that stands."""

    bid: str


class Pass(Action, frozen=True, tag="pass"):
    """Declares nothing, or bids no more."""


class PutCoin(Action, frozen=True, tag="put_coin"):
    """Puts coins on a spot of the cloth, and says how they lie."""

    spot: str
    amount: Farthings
    word: str


class LiftCoin(Action, frozen=True, tag="lift_coin"):
    """Takes all its coins off a spot."""

    spot: str


class Enough(Action, frozen=True, tag="enough"):
    """Has laid all it wants to lay."""


class Peg(Action, frozen=True, tag="peg"):
    """Moves its hinder peg so many holes beyond the front one: one too many is a wrong peg."""

    holes: int


class Divide(Action, frozen=True, tag="divide"):
    """Divides the pack in three heaps."""

    numbers: tuple[int, ...]


class CallOut(Action, frozen=True, tag="call_out"):
    """Calls out a higher sum, out of turn."""

    amount: Farthings


class Seal(Action, frozen=True, tag="seal"):
    """Chooses in secret how many players to name, and which."""

    others: tuple[Seat, ...]


class Roll(Action, frozen=True, tag="roll"):
    """Throws two dice."""


class ShowQueen(Action, frozen=True, tag="show_queen"):
    """Shows the highest card, as its holder must."""
