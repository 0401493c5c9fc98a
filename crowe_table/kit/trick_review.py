"""Review of finished tricks while a lead is awaited: only the last trick, or any trick of the deal."""

from collections.abc import Callable
from typing import ClassVar, Generic

from msgspec import Struct

from crowe_table.engine.cards import Card
from crowe_table.engine.core import Action, OptionsT, PickAmount, Seat
from crowe_table.engine.piles import Pile
from crowe_table.engine.state import State
from crowe_table.kit.announcing import say
from crowe_table.kit.card_moves import move, move_all
from crowe_table.kit.rules import Rules
from crowe_table.kit.tricks import TrickPlay, TrickRecordT, trick_winner


class Review(Action, frozen=True, tag="review"):
    """Ask to see the last trick."""

    beside: ClassVar[bool] = True


class LookBack(Action, frozen=True, tag="look_back"):
    """Ask to see an earlier trick, numbered from 1."""

    trick: int


class TrickReview(Struct, Generic[TrickRecordT, OptionsT], frozen=True):
    """Shows a finished trick to everybody until the next lead, in a separate pile."""

    play: TrickPlay
    review: Pile
    which: Callable[[State[TrickRecordT, OptionsT]], str]
    """Function of the state. It returns which tricks may be seen again: ``last_trick``, ``all`` or ``none``."""

    def acts(self, s: State[TrickRecordT, OptionsT], seat: Seat) -> tuple[type[Action], ...]:
        """Return the review actions of a seat between two tricks. A seat may review once before each lead."""
        r, which = s.public, self.which(s)
        if which == "none" or seat in r.looked:
            return ()
        earlier = (LookBack,) if which == "all" and r.finished > 1 else ()
        return earlier if s.at(self.review) else (Review, *earlier)

    def open(self, s: State[TrickRecordT, OptionsT], seat: Seat, trick: int) -> None:
        """Show the trick with this number, counted from 0."""
        r = s.public
        r.looked = (*r.looked, seat)
        self.turn_down(s)
        say(s, seat, "say-may-i-see")
        cards = [Card(card) for card in r.plays[trick][1:]]
        move(s, cards, self.play.taken_by(s, trick_winner(r, trick, self.play.order(s))), self.review, "review")

    def turn_down(self, s: State[TrickRecordT, OptionsT]) -> None:
        """Put the cards of the shown trick back, face down, on the pile of the trick's winner."""
        r, shown = s.public, s.at(self.review)
        if shown:
            trick = next(at for at, (_, *cards) in enumerate(r.plays) if shown[0] in cards)
            move_all(s, self.review, self.play.taken_by(s, trick_winner(r, trick, self.play.order(s))), "turn_down")

    def close_review(self, s: State[TrickRecordT, OptionsT]) -> None:
        """End the review because a card is led."""
        self.turn_down(s)
        s.public.looked = ()


def finished_trick(s: State[TrickRecordT, OptionsT], seat: Seat) -> PickAmount:
    """Return the choice of a finished trick, numbered from 1."""
    del seat
    return PickAmount(1, s.public.finished, money=False, field="trick")


def when_reviewing(
    rules: Rules[State[TrickRecordT, OptionsT]], shown_tricks: TrickReview[TrickRecordT, OptionsT], law: str
) -> None:
    """Register the review of tricks. The house rules determine which tricks may be reviewed."""

    @rules.does(Review, law=law)
    def review(s: State[TrickRecordT, OptionsT], action: Review) -> None:
        shown_tricks.open(s, action.seat, s.public.finished - 1)

    @rules.does(LookBack, finished_trick, law=law)
    def look_back(s: State[TrickRecordT, OptionsT], action: LookBack) -> None:
        shown_tricks.open(s, action.seat, action.trick - 1)
