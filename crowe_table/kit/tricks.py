"""One engine for games of tricks: what must be played, who wins, where the cards go, and what play has shown."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from crowe_table.engine.cards import Card, suit
from crowe_table.engine.core import ALL, NO_SEAT, Action, OptionsT, Reason, Seat, because
from crowe_table.engine.piles import Pile
from crowe_table.engine.state import State
from crowe_table.kit.announcing import tell_changes
from crowe_table.kit.answer_parts import Cards, Tried
from crowe_table.kit.card_moves import move, move_all
from crowe_table.kit.dealing import CutRecord
from crowe_table.kit.ranking import NO_TRUMP, TRUMP, Order


class Revokes(Struct, frozen=True):
    """What has been claimed in this deal, where one may revoke."""

    examined: tuple[tuple[Seat, int], ...] = ()
    """The players and tricks, from 0, in which a revoke has been looked for."""
    proved: tuple[tuple[int, str], ...] = ()
    """The side that revoked, and what is taken for it."""


class Marks(Struct, frozen=True):
    """What has been said in this deal of a card that scores for whoever holds it and says so; see kit.marking."""

    by: tuple[Seat, ...] = ()
    """Who has marked it: one player, unless somebody did so falsely."""
    examined: tuple[Seat, ...] = ()
    """Whose mark was called in doubt."""


class TrickRecord(CutRecord, kw_only=True):
    """What all know of a game of tricks."""

    trumps: tuple[int, ...] = ()
    """The trump suit alone, or nothing: as it is written on the slip."""
    turn: Seat = NO_SEAT
    """Who is to play; NO_SEAT outside the play."""
    plays: tuple[tuple[int, ...], ...] = ()
    """The tricks of this deal, the one that is being played last: who led, and the cards in the order of play."""
    trick: tuple[Card, ...] = ()
    """The cards of the trick that is being played, in order; none between tricks."""
    tricks: tuple[int, ...] = ()
    """For each seat, tricks taken in this deal."""
    camps: tuple[int, ...] = ()
    """For each seat, the number of its camp in this deal, where that is not its side; see ``camp``."""
    looked: tuple[Seat, ...] = ()
    """Who has asked to look at a finished trick since the last lead."""
    revokes: Revokes = Revokes()
    marks: Marks = Marks()

    @property
    def trump(self) -> int:
        """The trump suit; NO_TRUMP before it is known."""
        return self.trumps[0] if self.trumps else NO_TRUMP

    def camp(self, seat: Seat) -> int:
        """The number of those who take tricks for one another in this deal, a seat among them."""
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
    def finished(self) -> int:
        """How many tricks of this deal are finished."""
        return len(self.plays) - bool(self.trick)


TrickRecordT = TypeVar("TrickRecordT", bound=TrickRecord)


class Duty(Struct, frozen=True, kw_only=True):
    """What the law demands of a player who does not lead."""

    follow: bool = True
    win: bool = False
    trump: bool = False
    """To trump when void."""
    may_trump: bool = False
    """A trump may be played though one could follow."""
    privileged: tuple[Card, ...] = ()
    """Trumps that a player who has no others need not play to a trump lead, unless a better one of them was led."""


FOLLOW = Duty()


class Play(Action, frozen=True, tag="play"):
    """Plays a card to the trick."""

    card: Card


# --- The law of following --------------------------------------------------------------------------------------------


def may_play(hand: Sequence[Card], trick: Sequence[Card], order: Order, duty: Duty) -> Sequence[Card]:
    """The lawful cards of a hand: of the suit led, above what is winning, or trumps, as far as duty goes."""
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
    """Whether these, which are all that a hand has of the suit led, need not be played to it."""
    privileged = duty.privileged
    if not all(card in privileged for card in cards):
        return False
    return led not in privileged or all(order.beats(card, led) for card in cards)


def why_not(
    card: Card, hand: Sequence[Card], trick: Sequence[Card], order: Order, duty: Duty, trump: int = NO_TRUMP
) -> Reason | None:
    """Why a card in hand may not be played. ``trump`` is the suit that trumps are called by."""
    lawful = may_play(hand, trick, order, duty)
    if card in lawful:
        return None
    led, suit_of = trick[0], order.suit_of
    named = suit_called(led, order, trump)
    if not any(suit_of[held % 52] == suit_of[led % 52] for held in hand):
        return because("refuse-trump", suit=named, law="the-play")
    for held in (card, *lawful):
        if trump not in (NO_TRUMP, suit(held)) and suit_of[held % 52] == TRUMP:
            return because("refuse-changed-suit", card=held, suit=trump, law="the-play")
    follows = suit_of[card % 52] == suit_of[led % 52]
    unlike = "refuse-follow-or-trump" if duty.may_trump and suit_of[led % 52] != TRUMP else "refuse-follow"
    return because("refuse-win" if follows else unlike, suit=named, law="the-play")


def suit_called(card: Card, order: Order, trump: int) -> int:
    """The suit by which one speaks of a card: of a trump that of trumps, where they have one."""
    return trump if trump != NO_TRUMP and order.suit_of[card % 52] == TRUMP else suit(card)


# --- The play --------------------------------------------------------------------------------------------------------


def to_follow(s: object) -> Duty:
    """All must follow suit, and no more."""
    del s
    return FOLLOW


def hand_alone(s: object, seat: Seat) -> tuple[Pile, ...]:
    """Cards are played from the hand alone."""
    del s, seat
    return ()


def never(s: object) -> bool:
    """Nobody may revoke."""
    del s
    return False


def any_card(s: object, held: Sequence[Card]) -> Sequence[Card]:
    """Anything may be led."""
    del s
    return held


def before_its_winner(s: object, winner: Seat) -> Seat:
    """Everybody keeps their own tricks."""
    del s
    return winner


class TrickPlay(Struct, frozen=True):
    """The play of one game: where its cards go, how they rank, and what one must play."""

    hand: Sequence[Pile]
    played: Sequence[Pile]
    taken: Sequence[Pile]
    order: Callable[[Any], Order]
    """Of a State."""
    duty: Callable[[Any], Duty] = to_follow
    """Of a State."""
    besides: Callable[[Any, Seat], tuple[Pile, ...]] = hand_alone
    """Of a State, the piles from which a seat may play besides its hand."""
    may_revoke: Callable[[Any], bool] = never
    """Of a State, whether any card may be played, and a fault is for the others to find; see ``revoked``."""
    may_lead: Callable[[Any, Sequence[Card]], Sequence[Card]] = any_card
    """Of a State, and the cards that a leader holds, those that may be led."""
    heap: Callable[[Any, Seat], Seat] = before_its_winner
    """Of a State and the seat that took a trick, the seat that keeps it."""

    def lead(self, s: State[TrickRecordT, OptionsT], seat: Seat) -> None:
        """The play begins, this seat leading."""
        r = s.public
        r.turn, r.plays, r.trick, r.tricks = seat, (), (), (0,) * s.seats

    def piles(self, s: State[TrickRecordT, OptionsT], seat: Seat) -> tuple[Pile, ...]:
        """The piles from which a seat may play, its hand first."""
        return (self.hand[seat], *self.besides(s, seat))

    def held(self, s: State[TrickRecordT, OptionsT], seat: Seat) -> list[Card]:
        """The cards that a seat may choose from."""
        return _cards(s, self.piles(s, seat))

    def form(self, s: State[TrickRecordT, OptionsT], seat: Seat) -> Cards | Tried:
        """A card that is held, and those that the law allows. A revoke is allowed where it may be, but not listed."""
        piles = self.piles(s, seat)
        held = _cards(s, piles)
        trick = s.public.trick
        lawful = may_play(held, trick, self.order(s), self.duty(s)) if trick else self.may_lead(s, held)
        return Tried(Cards(piles, held), lawful) if self.may_revoke(s) else Cards(piles, held, among=lawful)

    def why_not(self, s: State[TrickRecordT, OptionsT], action: Play) -> Reason | None:
        """Why a card that is held may not be played."""
        if self.may_revoke(s):
            return None
        held = self.held(s, action.seat)
        if not s.public.trick:
            return None if action.card in self.may_lead(s, held) else because("refuse-lead", law="the-play")
        return why_not(action.card, held, s.public.trick, self.order(s), self.duty(s), s.public.trump)

    def lay(self, s: State[TrickRecordT, OptionsT], seat: Seat, card: Card) -> Seat | None:
        """A card is played to the trick. Returns who took it, if it was the last of the trick: they are to lead."""
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
        r.turn = taker(r, len(r.plays) - 1, self.order(s))
        return r.turn

    def take(self, s: State[TrickRecordT, OptionsT], winner: Seat, how: str = "take") -> None:
        """The finished trick is laid face down before its winner, or whoever keeps their tricks."""
        r = s.public
        for each in r.round_from(Seat(r.plays[-1][0])):
            move_all(s, self.played[each], self.taken_by(s, winner), how)
        r.tricks = tuple([made + (each == winner) for each, made in enumerate(r.tricks)])
        tell_changes(s)

    def taken_by(self, s: State[TrickRecordT, OptionsT], winner: Seat) -> Pile:
        """The pile on which a winner's tricks lie."""
        return self.taken[self.heap(s, winner)]

    def back_to(self, s: State[TrickRecordT, OptionsT], seat: Seat, trick: int) -> None:
        """The play goes back to where a seat played to a trick, numbered from 0: it is to play again, and all cards
        played since are in hand again, known to all.
        """
        r = s.public
        for at in reversed(range(trick, len(r.plays))):
            leader, *cards = r.plays[at]
            players = r.round_from(Seat(leader))
            winner = taker(r, at, self.order(s)) if at < r.finished else NO_SEAT
            kept = players.index(seat) if at == trick else 0
            for step in reversed(range(len(cards))):
                source = self.played[players[step]] if winner == NO_SEAT else self.taken_by(s, winner)
                target = (self.played if step < kept else self.hand)[players[step]]
                if source is not target:
                    move(s, (Card(cards[step]),), source, target, "take_back", remembered_by=ALL)
            r.trick = tuple([Card(card) for card in cards[:kept]])
            r.plays = (*r.plays[:at], (leader, *r.trick)) if r.trick else r.plays[:at]
        won = [taker(r, at, self.order(s)) for at in range(r.finished)]
        r.tricks = tuple([won.count(Seat(each)) for each in range(s.seats)])
        r.turn = seat
        tell_changes(s)


def _cards(s: State[TrickRecordT, OptionsT], piles: tuple[Pile, ...]) -> list[Card]:
    first, *others = piles
    return sum(map(s.at, others), s.at(first)) if others else s.at(first)


# --- What play has shown ---------------------------------------------------------------------------------------------


def played_by(r: TrickRecord, seat: Seat) -> list[Card]:
    """The cards a seat has played in this deal, in order."""
    played = []
    for leader, *cards in r.plays:
        place = _step(r, leader, seat)
        played += [Card(card) for card in cards[place : place + 1]]
    return played


def taker(r: TrickRecord, trick: int, order: Order) -> Seat:
    """Who took a finished trick, numbered from 0."""
    leader, *cards = r.plays[trick]
    return r.round_from(Seat(leader))[order.winning(tuple([Card(card) for card in cards]))]


def revoked(r: TrickRecord, seat: Seat, trick: int, held: Sequence[Card], order: Order, duty: Duty = FOLLOW) -> bool:
    """Whether a seat failed in its duty in a finished trick, numbered from 0: did not follow suit, or win, though it
    could with a card that it still holds or has played since.
    """
    leader, *cards = r.plays[trick]
    before = [Card(each) for each in cards[: _step(r, leader, seat)]]
    card, *since = played_by(r, seat)[trick:]
    return card not in may_play([card, *since, *held], before, order, duty)


def voids(r: TrickRecord, order: Order) -> list[set[int]]:
    """For each seat, the suits (of the order) in which it has shown itself void, where all must follow."""
    shown: list[set[int]] = [set() for _ in r.ring]
    for leader, *cards in r.plays:
        led = order.suit_of[cards[0] % 52]
        for seat, card in zip(r.round_from(Seat(leader)), cards, strict=False):
            if order.suit_of[card % 52] != led:
                shown[seat].add(led)
    return shown


def not_held(r: TrickRecord, cards: Sequence[Card], order: Order, duty: Duty) -> dict[Card, list[Seat]]:
    """For each of these cards, the seats that have shown that they do not hold it: with it in hand, some card they
    played would have been unlawful.
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
    """Whether all that a seat has played was lawful, had it held these cards besides."""
    held = [*hand, *played_by(r, seat)]
    for leader, *cards in r.plays:
        place = _step(r, leader, seat)
        if place < len(cards):
            if cards[place] not in may_play(held, [Card(card) for card in cards[:place]], order, duty):
                return False
            held.remove(Card(cards[place]))
    return True


def _step(r: TrickRecord, leader: int, seat: Seat) -> int:
    """How many play to a trick before this seat."""
    playing = r.playing
    return (playing.index(seat) - playing.index(Seat(leader))) % len(playing)
