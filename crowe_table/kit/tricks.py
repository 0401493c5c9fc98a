"""Engine for trick-taking games: legal plays, winners of tricks, the piles they fill, and conclusions from the play."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from crowe_table.engine.cards import Card, suit
from crowe_table.engine.core import ALL, NO_SEAT, Action, OptionsT, Reason, Seat, View, act_of, because
from crowe_table.engine.piles import Pile
from crowe_table.engine.state import AnyState, State
from crowe_table.kit.announcing import report_changes
from crowe_table.kit.answer_parts import Cards, SampledPart
from crowe_table.kit.card_moves import move, move_all
from crowe_table.kit.dealing import CutRecord
from crowe_table.kit.ranking import NO_TRUMP, TRUMP, Order


class Revokes(Struct, frozen=True):
    """Claims of revokes in this deal."""

    examined: tuple[tuple[Seat, int], ...] = ()
    """The players and tricks (numbered from 0) that have already been examined for a revoke."""
    proved: tuple[tuple[int, str], ...] = ()
    """For each proved revoke, the side that revoked and the chosen penalty."""


class Marks(Struct, frozen=True):
    """Claims in this deal to hold the card that scores for its holder; see ``kit.marking``."""

    by: tuple[Seat, ...] = ()
    """The seats that claim the card: one, unless somebody claimed it falsely."""
    examined: tuple[Seat, ...] = ()
    """The seats whose claim was challenged."""


class TrickRecord(CutRecord, kw_only=True):
    """Public record of a trick-taking game."""

    trumps: tuple[int, ...] = ()
    """The trump suit as a tuple of one, empty before it is known. The screen shows it in this form."""
    turn: Seat = NO_SEAT
    """The seat to play; NO_SEAT outside the play."""
    plays: tuple[tuple[int, ...], ...] = ()
    """The tricks of this deal, the current one last. Each holds the leader and the cards in the order of play."""
    trick: tuple[Card, ...] = ()
    """The cards of the current trick, in order; empty between tricks."""
    tricks: tuple[int, ...] = ()
    """For each seat, the number of tricks taken in this deal."""
    camps: tuple[int, ...] = ()
    """For each seat, the number of its camp in this deal. Empty if camps are the same as sides; see ``camp``."""
    looked: tuple[Seat, ...] = ()
    """The seats that have reviewed a finished trick since the last lead."""
    revokes: Revokes = Revokes()
    marks: Marks = Marks()

    @property
    def trump(self) -> int:
        """The trump suit; NO_TRUMP before it is known."""
        return self.trumps[0] if self.trumps else NO_TRUMP

    def camp(self, seat: Seat) -> int:
        """Return the number of the seat's camp. The players of a camp take tricks for one another in this deal."""
        return (self.camps or self.sides)[seat]

    @property
    def led(self) -> Card | None:
        """The card led to this trick; None if a lead is awaited."""
        return self.trick[0] if self.trick else None

    @property
    def between(self) -> bool:
        """Whether a lead is awaited after a finished trick."""
        return bool(self.plays) and not self.trick

    @property
    def plays_by_place(self) -> list[tuple[int, list[Card]]]:
        """The tricks of this deal, as ``plays``, with the leader's place among the players instead of the seat."""
        return [(self.playing.index(Seat(leader)), [Card(card) for card in cards]) for leader, *cards in self.plays]

    @property
    def finished(self) -> int:
        """The number of finished tricks of this deal."""
        return len(self.plays) - bool(self.trick)


TrickRecordT = TypeVar("TrickRecordT", bound=TrickRecord)


class Duty(Struct, frozen=True, kw_only=True):
    """Requirements of the rules for a player who does not lead."""

    follow: bool = True
    win: bool = False
    trump: bool = False
    """Whether a player who is void in the suit led must trump."""
    may_trump: bool = False
    """Whether a player may trump although they could follow suit."""
    privileged: tuple[Card, ...] = ()
    """Trumps that need not be played to a trump lead by a player who has no other trumps.

    They must be played if a better privileged trump was led.
    """


FOLLOW = Duty()


class Play(Action, frozen=True, tag="play"):
    """Play a card to the trick."""

    card: Card


# --- The law of following --------------------------------------------------------------------------------------------


def may_play(hand: Sequence[Card], trick: Sequence[Card], order: Order, duty: Duty) -> Sequence[Card]:
    """Return the legal cards of a hand under this duty.

    A duty may require cards of the suit led, cards that beat the best card of the trick, or trumps.
    """
    if not trick or not duty.follow:
        return hand
    suit_of = order.suit_of
    led = suit_of[trick[0] % 52]
    cards = [card for card in hand if suit_of[card % 52] == led]
    if cards and duty.privileged and _excused(cards, trick[0], order, duty):
        return hand
    if not cards and duty.trump:
        cards = [card for card in hand if suit_of[card % 52] == TRUMP]
    elif duty.may_trump and cards:
        cards = [card for card in hand if suit_of[card % 52] in (led, TRUMP)]
    if duty.win and cards:
        best = trick[order.winning(tuple(trick))]
        return [card for card in cards if order.beats(card, best)] or cards
    return cards or hand


def _excused(cards: Sequence[Card], led: Card, order: Order, duty: Duty) -> bool:
    """Whether the player need not follow suit although these cards are of the suit led.

    ``cards`` are all the player's cards of that suit.
    """
    privileged = duty.privileged
    if not all(card in privileged for card in cards):
        return False
    return led not in privileged or all(order.beats(card, led) for card in cards)


def why_not(
    card: Card, hand: Sequence[Card], trick: Sequence[Card], order: Order, duty: Duty, trump: int = NO_TRUMP
) -> Reason | None:
    """Return why a held card may not be played. ``trump`` is the trump suit; NO_TRUMP if no single suit is trumps."""
    legal = may_play(hand, trick, order, duty)
    if card in legal:
        return None
    led, suit_of = trick[0], order.suit_of
    named = suit_called(led, order, trump)
    if not any(suit_of[held % 52] == suit_of[led % 52] for held in hand):
        return because("refuse-trump", suit=named, law="the-play")
    for held in (card, *legal):
        if trump not in (NO_TRUMP, suit(held)) and suit_of[held % 52] == TRUMP:
            return because("refuse-changed-suit", card=held, suit=trump, law="the-play")
    follows = suit_of[card % 52] == suit_of[led % 52]
    unlike = "refuse-follow-or-trump" if duty.may_trump and suit_of[led % 52] != TRUMP else "refuse-follow"
    return because("refuse-win" if follows else unlike, suit=named, law="the-play")


def suit_called(card: Card, order: Order, trump: int) -> int:
    """Return the suit that players name for a card. For a trump this is the trump suit, if one suit is trumps."""
    return trump if trump != NO_TRUMP and order.suit_of[card % 52] == TRUMP else suit(card)


# --- The play --------------------------------------------------------------------------------------------------------


def follow_only(s: object) -> Duty:
    """Return the duty that only requires following suit."""
    del s
    return FOLLOW


def hand_alone(s: object, seat: Seat) -> tuple[Pile, ...]:
    """Return no piles: a player plays from the hand only."""
    del s, seat
    return ()


def never_revokes(s: object) -> bool:
    """Return False: nobody may revoke."""
    del s
    return False


def any_card(s: object, held: Sequence[Card]) -> Sequence[Card]:
    """Return all held cards: any of them may be led."""
    del s
    return held


def winner_keeps(s: object, winner: Seat) -> Seat:
    """Return the winner: all players keep their own tricks."""
    del s
    return winner


class TrickPlay(Struct, frozen=True):
    """The trick play of one game: the piles of its cards, their order, and the duties of the players."""

    hand: Sequence[Pile]
    played: Sequence[Pile]
    taken: Sequence[Pile]
    order: Callable[[Any], Order]
    """Function of the state: the card order."""
    duty: Callable[[Any], Duty] = follow_only
    """Function of the state: the duty of players who follow."""
    besides: Callable[[AnyState, Seat], tuple[Pile, ...]] = hand_alone
    """Function of the state and a seat: the piles from which the seat may play, besides its hand."""
    may_revoke: Callable[[AnyState], bool] = never_revokes
    """Function of the state: whether any card may be played, so that players must notice revokes; see ``revoked``."""
    may_lead: Callable[[AnyState, Sequence[Card]], Sequence[Card]] = any_card
    """Function of the state and the leader's cards: the cards that may be led."""
    heap: Callable[[AnyState, Seat], Seat] = winner_keeps
    """Function of the state and the winner of a trick: the seat that keeps it."""

    def lead(self, s: State[TrickRecordT, OptionsT], seat: Seat) -> None:
        """Start the play with this seat leading."""
        r = s.public
        r.turn, r.plays, r.trick, r.tricks = seat, (), (), (0,) * s.seats

    def piles(self, s: State[TrickRecordT, OptionsT], seat: Seat) -> tuple[Pile, ...]:
        """Return the piles from which a seat may play, its hand first."""
        return (self.hand[seat], *self.besides(s, seat))

    def held(self, s: State[TrickRecordT, OptionsT], seat: Seat) -> list[Card]:
        """Return the cards that a seat may choose from."""
        return _cards(s, self.piles(s, seat))

    def form(self, s: State[TrickRecordT, OptionsT], seat: Seat) -> Cards | SampledPart:
        """Return the choice of a held card, with the legal ones.

        A card that would revoke may be accepted, but is not listed.
        """
        piles = self.piles(s, seat)
        held = _cards(s, piles)
        trick = s.public.trick
        legal = may_play(held, trick, self.order(s), self.duty(s)) if trick else self.may_lead(s, held)
        return SampledPart(Cards(piles, held), legal) if self.may_revoke(s) else Cards(piles, held, among=legal)

    def why_not(self, s: State[TrickRecordT, OptionsT], action: Play) -> Reason | None:
        """Return why a held card may not be played."""
        if self.may_revoke(s):
            return None
        held = self.held(s, action.seat)
        if not s.public.trick:
            return None if action.card in self.may_lead(s, held) else because("refuse-lead", law="the-play")
        return why_not(action.card, held, s.public.trick, self.order(s), self.duty(s), s.public.trump)

    def play_card(self, s: State[TrickRecordT, OptionsT], seat: Seat, card: Card) -> Seat | None:
        """Play a card to the trick. If it completes the trick, return the winner, who leads next."""
        r = s.public
        r.plays = (*r.plays[:-1], (*r.plays[-1], card)) if r.trick else (*r.plays, (seat, card))
        r.trick = (*r.trick, card)
        piles = self.piles(s, seat)
        source = piles[0] if len(piles) == 1 else next(pile for pile in piles if card in s.at(pile))
        move(s, (card,), source, self.played[seat], "play")
        if len(r.trick) < len(r.playing):
            r.turn = r.after(seat)
            return None
        r.trick = ()
        r.turn = trick_winner(r, len(r.plays) - 1, self.order(s))
        return r.turn

    def winning_zone(self, view: View[TrickRecordT, OptionsT]) -> str:
        """Return the zone of the card that wins the current trick so far; empty before the lead."""
        r = view.public
        if not r.plays or not r.trick:
            return ""
        return self.played[trick_winner(r, len(r.plays) - 1, self.order(view))].key

    def led_zone(self, view: View[TrickRecordT, OptionsT]) -> str:
        """Return the zone of the first card of the current trick; empty before the lead."""
        r = view.public
        return self.played[Seat(r.plays[-1][0])].key if r.plays and r.trick else ""

    def choice_kind(self, view: View[TrickRecordT, OptionsT], action: Action) -> str:
        """Return the kind of a choice. A card is led, follows suit, trumps another suit, or is thrown away."""
        if not isinstance(action, Play):
            return act_of(action)
        led = view.public.led
        if led is None:
            return "play-lead"
        suit_of = self.order(view).suit_of
        own = suit_of[action.card % 52]
        if own == suit_of[led % 52]:
            return "play-follow"
        return "play-trump" if own == TRUMP else "play-throw"

    def take_trick(self, s: State[TrickRecordT, OptionsT], winner: Seat, how: str = "take") -> None:
        """Move the finished trick face down to its winner, or to the player who keeps the winner's tricks."""
        r = s.public
        for each in r.round_from(Seat(r.plays[-1][0])):
            move_all(s, self.played[each], self.taken_by(s, winner), how)
        r.tricks = tuple([made + (each == winner) for each, made in enumerate(r.tricks)])
        report_changes(s)

    def taken_by(self, s: State[TrickRecordT, OptionsT], winner: Seat) -> Pile:
        """Return the pile that holds a winner's tricks."""
        return self.taken[self.heap(s, winner)]

    def back_to(self, s: State[TrickRecordT, OptionsT], seat: Seat, trick: int) -> None:
        """Rewind the play to the moment before a seat played to a trick, numbered from 0. The seat then plays again.

        All cards played since then return to the hands and are known to all.
        """
        r = s.public
        for at in reversed(range(trick, len(r.plays))):
            leader, *cards = r.plays[at]
            players = r.round_from(Seat(leader))
            winner = trick_winner(r, at, self.order(s)) if at < r.finished else NO_SEAT
            kept = players.index(seat) if at == trick else 0
            for step in reversed(range(len(cards))):
                source = self.played[players[step]] if winner == NO_SEAT else self.taken_by(s, winner)
                target = (self.played if step < kept else self.hand)[players[step]]
                if source is not target:
                    move(s, (Card(cards[step]),), source, target, "take_back", remembered_by=ALL)
            r.trick = tuple([Card(card) for card in cards[:kept]])
            r.plays = (*r.plays[:at], (leader, *r.trick)) if r.trick else r.plays[:at]
        won = [trick_winner(r, at, self.order(s)) for at in range(r.finished)]
        r.tricks = tuple([won.count(Seat(each)) for each in range(s.seats)])
        r.turn = seat
        report_changes(s)


def _cards(s: State[TrickRecordT, OptionsT], piles: tuple[Pile, ...]) -> list[Card]:
    first, *others = piles
    return sum(map(s.at, others), s.at(first)) if others else s.at(first)


# --- What play has shown ---------------------------------------------------------------------------------------------


def played_by(r: TrickRecord, seat: Seat) -> list[Card]:
    """Return the cards a seat has played in this deal, in order."""
    played = []
    for leader, *cards in r.plays:
        place = _step(r, leader, seat)
        played += [Card(card) for card in cards[place : place + 1]]
    return played


def trick_winner(r: TrickRecord, trick: int, order: Order) -> Seat:
    """Return the winner of a finished trick, numbered from 0."""
    leader, *cards = r.plays[trick]
    return r.round_from(Seat(leader))[order.winning(tuple([Card(card) for card in cards]))]


def revoked(r: TrickRecord, seat: Seat, trick: int, held: Sequence[Card], order: Order, duty: Duty = FOLLOW) -> bool:
    """Whether a seat broke its duty in a finished trick, numbered from 0.

    The seat's card is compared with the cards that it played later or still holds.
    """
    leader, *cards = r.plays[trick]
    before = [Card(each) for each in cards[: _step(r, leader, seat)]]
    card, *since = played_by(r, seat)[trick:]
    return card not in may_play([card, *since, *held], before, order, duty)


def voids(r: TrickRecord, order: Order) -> list[set[int]]:
    """Return, for each seat, the suits in which the play has shown it to be void. Trumps are a suit of their own.

    Only for games in which all must follow suit.
    """
    shown: list[set[int]] = [set() for _ in r.ring]
    for leader, *cards in r.plays:
        led = order.suit_of[cards[0] % 52]
        for seat, card in zip(r.round_from(Seat(leader)), cards, strict=False):
            if order.suit_of[card % 52] != led:
                shown[seat].add(led)
    return shown


def not_held(r: TrickRecord, cards: Sequence[Card], order: Order, duty: Duty) -> dict[Card, list[Seat]]:
    """Return, for each of these cards, the seats known not to hold it.

    A seat cannot hold a card that would have made one of the seat's plays illegal.
    """
    found: dict[Card, list[Seat]] = {}
    for leader, *played in r.plays:
        for step, seat in enumerate(r.round_from(Seat(leader))[: len(played)]):
            own, before = Card(played[step]), [Card(card) for card in played[:step]]
            for card in cards if before else ():
                if own not in may_play((own, card), before, order, duty):
                    found.setdefault(card, []).append(seat)
    return found


def fits(r: TrickRecord, seat: Seat, hand: Sequence[Card], order: Order, duty: Duty) -> bool:
    """Whether all plays of a seat were legal if it held these cards throughout."""
    held = [*hand, *played_by(r, seat)]
    for leader, *cards in r.plays:
        place = _step(r, leader, seat)
        if place < len(cards):
            if cards[place] not in may_play(held, [Card(card) for card in cards[:place]], order, duty):
                return False
            held.remove(Card(cards[place]))
    return True


def _step(r: TrickRecord, leader: int, seat: Seat) -> int:
    playing = r.playing
    return (playing.index(seat) - playing.index(Seat(leader))) % len(playing)
