"""One action for each form of answer, and further actions that cover every variant."""

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action, Seat
from crowe_table.engine.money import Farthings


class EveryFormExchange(Action, frozen=True, tag="exchange"):
    """Discard cards from the hand or from the cards in front of the player, or discard none."""

    cards: tuple[Card, ...]


class EveryFormAnnounce(Action, frozen=True, tag="announce"):
    """Choose how to play a card, play it, stake a sum on it, and name a player."""

    word: str
    card: Card
    amount: Farthings
    other: Seat


class EveryFormLayCard(Action, frozen=True, tag="lay_card"):
    """Play a card face up."""

    card: Card


class EveryFormBuryCards(Action, frozen=True, tag="bury_cards"):
    """Bury one or two cards face down, for a chosen number of deals."""

    cards: tuple[Card, ...]
    word: str


class EveryFormDeclare(Action, frozen=True, tag="declare"):
    """Declare a pair, two cards in sequence, or the whole hand, and choose how to declare it."""

    offer: str
    word: str


class EveryFormBid(Action, frozen=True, tag="bid"):
    """Bid higher than the current bid."""

    bid: str


class EveryFormPass(Action, frozen=True, tag="pass"):
    """Declare nothing, or stop bidding."""


class EveryFormPutCoin(Action, frozen=True, tag="put_coin"):
    """Put coins on a spot of the cloth, and choose the way in which they lie."""

    spot: str
    amount: Farthings
    word: str


class EveryFormLiftCoin(Action, frozen=True, tag="lift_coin"):
    """Take all of one's own coins off a spot."""

    spot: str


class EveryFormEnough(Action, frozen=True, tag="enough"):
    """Finish staking."""


class EveryFormPeg(Action, frozen=True, tag="peg"):
    """Move the rear peg a number of holes beyond the front peg. One hole too many counts as a wrong peg."""

    holes: int


class EveryFormDivide(Action, frozen=True, tag="divide"):
    """Divide the pack into three heaps."""

    numbers: tuple[int, ...]


class EveryFormCallOut(Action, frozen=True, tag="call_out"):
    """Call a higher sum, out of turn."""

    amount: Farthings


class EveryFormSeal(Action, frozen=True, tag="seal"):
    """Choose secretly how many players to name, and which ones."""

    others: tuple[Seat, ...]


class EveryFormRoll(Action, frozen=True, tag="roll"):
    """Throw two dice."""


class EveryFormShowQueen(Action, frozen=True, tag="show_queen"):
    """Show the highest card. The player who holds it must do so."""
