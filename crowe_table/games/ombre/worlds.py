"""Sampled worlds of Ombre. They are played out to find the resulting contract and its value to a seat.

The other players bid and exchange according to the rule book's counts. A fast policy plays the tricks.
"""

from collections.abc import Sequence
from math import comb

from msgspec import Struct

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import NO_SEAT, Seat
from crowe_table.engine.money import POT
from crowe_table.engine.rng import Rng
from crowe_table.games.ombre.counting import POINTS, matadors_held, outcome, tricks_needed
from crowe_table.games.ombre.heuristics import (
    GameChances,
    best_trump,
    bid_by_strength,
    bid_value,
    cards_to_keep,
    chance_key,
    chances_by_count,
    exchange_by_rule,
    max_exchange,
    order_cards_to_call,
    strength,
)
from crowe_table.games.ombre.options import FOUR, THREE, OmbreOptions
from crowe_table.games.ombre.play import order_for, privilege
from crowe_table.games.ombre.solo import callable_cards, holds_both_queens
from crowe_table.games.ombre.state import (
    HAND,
    HAND_OF_THREE,
    HOMBRE_PACK,
    QUEEN_OF_CLUBS,
    QUEEN_OF_SPADES,
    SOLO_PACK,
    STOCK,
    WASTE,
    GameBid,
    OmbreView,
    Word,
)
from crowe_table.kit.ranking import NO_TRUMP
from crowe_table.kit.tricks import FOLLOW, not_held, played_by
from crowe_table.search.open_hands import NO_MEMORY, ONE_EACH, bits_of, new_kernel
from crowe_table.search.trick_worlds import Hands
from crowe_table.search.worlds import Worlds

UNLIKELY_BID_WEIGHT = 0.2
"""Weight of a world in which a player would have bid differently."""
UNLIKELY_EXCHANGE_WEIGHT = 0.05
"""Weight of a world in which a player would have exchanged differently."""
STOCK_PLACE = Seat(-2)
"""Placeholder seat for the cards in the stock."""


def pot_of(view: OmbreView) -> int:
    """Return the money in the pot, in farthings."""
    return sum([sum_ for account, sum_ in view.public.accounts if account == POT])


class DealRollout:
    """Roll-outs of whole deals with these trumps and this order of seats."""

    def __init__(self, places: Sequence[Seat], trump: int, o: OmbreOptions) -> None:
        duty = FOLLOW if o.four_handed else privilege(trump)
        pack = SOLO_PACK if o.four_handed else HOMBRE_PACK
        self._places = places
        self._kernel = new_kernel(len(places), duty, memory=NO_MEMORY)
        self._bits = bits_of(pack, order_for(o, trump), ONE_EACH, self._kernel, duty)
        self._kernel.pack = sum(self._bits.values())

    def tricks(self, hands: Hands, lone: Seat, mate: Seat) -> tuple[int, ...]:
        """Return the tricks of each seat if ``lone`` and ``mate`` form one side. Both may be the same seat."""
        for place, seat in enumerate(self._places):
            self._kernel.deal(place, sum([self._bits[card] for card in hands[seat]]))
        side = (1 << self._places.index(lone)) | (1 << self._places.index(mate))
        self._kernel.play_outs(side, 0, 1, True)
        found = [0] * len(self._places)
        for place, seat in enumerate(self._places):
            found[seat] = self._kernel.tricks_of(place)
        return tuple(found)


# --- Four players ----------------------------------------------------------------------------------------------------


class OmbreContract(Struct, frozen=True):
    """A contract, with its player and its trumps."""

    player: Seat
    contract: GameBid
    trump: int


class SampledAuction:
    """Continuation of an auction in sampled worlds. The other players bid by the rule book's counts."""

    def __init__(self, view: OmbreView) -> None:
        self.r, self.o, self.seat = view.public, view.options, view.seat
        self.pot = pot_of(view) / max(1, self.o.a_point)
        self._colour = self.r.colours[0]
        self._out: dict[tuple[int, Seat], DealRollout] = {}
        self._hands: Hands = ()
        self._chances: dict[Seat, list[GameChances]] = {}
        self._taken: dict[tuple[int, Seat, Seat], int] = {}

    def imagine(self, hands: Hands) -> None:
        """Set the hands of the current world."""
        self._hands = hands
        self._taken.clear()
        own = self._chances.get(self.seat)
        self._chances = {self.seat: own} if own else {}

    def trumps(self, contract: GameBid) -> list[int]:
        """Return the suits that may become trumps in a contract."""
        return [self._colour] if contract.in_colour else [each for each in range(4) if each != self._colour]

    def suit_for(self, seat: Seat, contract: GameBid) -> int:
        """Return the suit that a player would name for a contract, judged by the count."""
        chances, kind = self._chances_of(seat), chance_key(contract)
        return max(self.trumps(contract), key=lambda trump: chances[trump][kind])

    def _chances_of(self, seat: Seat) -> list[GameChances]:
        if seat not in self._chances:
            self._chances[seat] = [chances_by_count(self._hands[seat], trump, self.o) for trump in range(4)]
        return self._chances[seat]

    def _bid_by_count(self, seat: Seat, stands: int) -> GameBid:
        """Return the best bid above ``stands``, judged by the count; NONE for a pass."""
        chances = self._chances_of(seat)
        bound = self.o.both_queens != "free" and stands < GameBid.SOLO_SUIT and holds_both_queens(self._hands[seat])
        best, most = GameBid.NONE, float("-inf") if bound else 0.0
        for contract in POINTS:
            if contract > stands and not (bound and contract < GameBid.SOLO_SUIT):
                chance = max([chances[trump][chance_key(contract)] for trump in self.trumps(contract)])
                value = bid_value(contract, chance, self.pot)
                if value > most:
                    best, most = contract, value
        return best

    def resulting_contract(self, said: GameBid, trump: int) -> OmbreContract | None:
        """Return the contract that results if the seat bids or passes; None if the cards are thrown in."""
        r = self.r
        by, height, suit = r.stands
        out, speaker = set(r.out), self.seat
        while True:
            if said:
                by, height, suit = speaker, said, trump
            else:
                out.add(speaker)
            if height == GameBid.TOUT_COLOUR or all(seat in out or seat == by for seat in r.playing):
                break
            speaker = next(seat for seat in (*r.round_from(speaker)[1:], speaker) if seat not in out)
            said = self._bid_by_count(speaker, height)
            trump = self.suit_for(speaker, said) if said else NO_TRUMP
        if by != NO_SEAT:
            contract = GameBid(height)
            return OmbreContract(by, contract, suit if suit != NO_TRUMP else self.suit_for(by, contract))
        if self.o.forced == "redeal":
            return None
        queen = QUEEN_OF_SPADES if self.o.forced == "queen_of_spades" else QUEEN_OF_CLUBS
        holder = next(seat for seat in r.ring if queen in self._hands[seat])
        return OmbreContract(holder, GameBid.FROG_COLOUR, self._colour)

    def _mate(self, each: OmbreContract, called: Card | None) -> Seat:
        hand = self._hands[each.player]
        if called is None and each.contract.is_frog:
            cards = callable_cards(hand, each.trump, self.o)
            called = order_cards_to_call(hand, cards, each.trump)[0] if cards else None
        return next((seat for seat in self.r.ring if called in self._hands[seat]), each.player)

    def is_made(self, each: OmbreContract, called: Card | None = None) -> bool:
        """Whether a contract succeeds in this world. If ``called`` is not given, the called card is chosen by rule."""
        return self._tricks_of(each, self._mate(each, called)) >= tricks_needed(each.contract)

    def _tricks_of(self, each: OmbreContract, mate: Seat) -> int:
        key = each.trump, each.player, mate
        if key not in self._taken:
            found = self._rollout(each.trump, each.player).tricks(self._hands, each.player, mate)
            self._taken[key] = sum([found[seat] for seat in {each.player, mate}])
        return self._taken[key]

    def _rollout(self, trump: int, lone: Seat) -> DealRollout:
        r, o = self.r, self.o
        step = 1 if o.play_turn == "left" else -1
        leader = lone if o.first_lead == "player" else r.to_the_left(r.dealer, 1 if o.bid_turn == "left" else -1)
        if (trump, leader) not in self._out:
            places = [r.to_the_left(leader, step * number) for number in range(FOUR)]
            self._out[trump, leader] = DealRollout(places, trump, o)
        return self._out[trump, leader]

    def contract_value(self, each: OmbreContract | None) -> float:
        """Return the value of a contract to the seat in this world.

        The value is the average lead over each other seat, plus the seat's part of the pot.
        """
        if each is None:
            return 0.0
        mate = self._mate(each, None)
        side = {each.player, mate}
        won = self._tricks_of(each, mate) >= tricks_needed(each.contract)
        gaining = side if won else set(self.r.ring) - side
        mine = self.seat in gaining
        found = POINTS[each.contract] * (mine - (len(gaining) - mine) / 3)
        if not won:
            return found
        shared = side if self.o.pot_to == "side" else {each.player}
        part = 1 / len(shared) if self.seat in shared else 0.0
        return found + self.pot * (part - 1 / FOUR) / 3


# --- Three players ---------------------------------------------------------------------------------------------------


class ThreeHandedWorld(Struct, frozen=True):
    """All hands and the stock. The last card of the stock is drawn first."""

    hands: Hands
    stock: Sequence[Card]


class ThreeHandedSampler:
    """Sampler of worlds for one of three seats. It assumes that nobody discards trumps or kings."""

    def __init__(self, view: OmbreView, rng: Rng) -> None:
        self.view, self.r, self.o, self.rng = view, view.public, view.options, rng
        r, seat = self.r, view.seat
        self._own = list(view.zone(HAND[seat].key).cards)
        seen = {card for zone in view.zones for card in zone.cards}
        unseen = [card for card in HOMBRE_PACK if card not in seen]
        others = [each for each in r.ring if each != seat]
        self._wastes = {each: Seat(THREE + each) for each in others if HIDDEN in view.zone(WASTE[each].key).cards}
        room = {each: len(view.zone(HAND[each].key).cards) for each in others}
        room |= {place: len(view.zone(WASTE[each].key).cards) for each, place in self._wastes.items()}
        room[STOCK_PLACE] = len(view.zone(STOCK.key).cards)
        trump = r.trump
        shown: dict[Card, list[Seat]] = {}
        if trump != NO_TRUMP:
            shown = not_held(r, unseen, order_for(self.o, trump), privilege(trump))
        for seats in shown.values():
            seats[:] = [each for each in seats if each != seat]
        good = cards_to_keep(unseen, trump, self.o) if trump != NO_TRUMP else []
        kept = {card: [*shown.get(card, ()), *self._wastes.values()] for card in good}
        self._worlds = Worlds(unseen, room, forbidden={**shown, **kept})
        if not self._worlds.count:
            self._worlds = Worlds(unseen, room, forbidden=shown)
        if not self._worlds.count:
            self._worlds = Worlds(unseen, room)
        self._played = {each: played_by(r, each) for each in others} if r.plays else {each: [] for each in others}

    def draw(self) -> ThreeHandedWorld:
        found = self._worlds.draw(self.rng)
        hands = [found.get(seat, self._own) for seat in map(Seat, range(THREE))]
        return ThreeHandedWorld(hands, found[STOCK_PLACE])

    def likelihood(self, world: ThreeHandedWorld) -> float:
        """Return the likelihood of the other players' bids, or of their exchanges, in this world."""
        return self._explains_bids(world) if self.r.trump == NO_TRUMP else self._explains_changes(world)

    def _explains_bids(self, world: ThreeHandedWorld) -> float:
        found, asked = 1.0, False
        for seat, word, _ in self.r.said:
            if seat != self.view.seat and word in (Word.PASS, Word.ASK, Word.SANS_PRENDRE):
                hand = world.hands[seat]
                value = strength(hand, best_trump(hand, self.o), self.o)
                found *= 1.0 if bid_by_strength(value, asked) == word else UNLIKELY_BID_WEIGHT
            asked = asked or word == Word.ASK
        return found

    def _explains_changes(self, world: ThreeHandedWorld) -> float:
        """Return the likelihood of the exchanges with these hands.

        A player who exchanged some cards kept only good ones. The weight is the number of ways to choose the kept cards
        from all good cards.
        """
        r, left, found = self.r, len(HOMBRE_PACK) - THREE * HAND_OF_THREE, 1.0
        order = r.round_from(r.lone)
        for at, seat in enumerate(order):
            number = r.drawn[seat]
            if number < 0:
                break
            if seat in self._wastes and number < max_exchange(left, at == 1):
                held = [*world.hands[seat], *self._played[seat]]
                good = len(cards_to_keep(held, r.trump, self.o))
                found *= comb(good, HAND_OF_THREE - number) + UNLIKELY_EXCHANGE_WEIGHT
            left -= number
        return found


class ThreeHandedContinuation:
    """The rest of a three-handed deal after one seat's choice. The other seats bid and exchange by rule."""

    def __init__(self, view: OmbreView) -> None:
        self.r, self.o, self.seat = view.public, view.options, view.seat
        self._pot = pot_of(view)
        self._out: dict[int, DealRollout] = {}

    def _strength(self, hand: Sequence[Card]) -> float:
        return strength(hand, best_trump(hand, self.o), self.o)

    def value_of_bid(self, world: ThreeHandedWorld, said: Word) -> float:
        """Return the value of a bid to the seat."""
        r, o, passed = self.r, self.o, 0
        asking_seat = next((Seat(seat) for seat, word, _ in r.said if word == Word.ASK), NO_SEAT)
        own = 0
        if said == Word.KEEP:
            return self.ombre_value(world, asking_seat, Word.SANS_PRENDRE)
        if said == Word.YIELD:
            return self.ombre_value(world, Seat(r.said[-1][0]), Word.SANS_PRENDRE, paid=o.a_lesser, more=o.a_lesser)
        speaker, word, left = self.seat, Word(said), THREE - len(r.said)
        for _ in range(left):
            if word == Word.PASS:
                passed += o.a_lesser
                own += o.a_lesser * (speaker == self.seat)
            elif word == Word.ASK:
                asking_seat = speaker
            elif asking_seat == NO_SEAT:
                return self.ombre_value(world, speaker, Word.SANS_PRENDRE, paid=own, more=passed)
            else:
                return self._after_answer(world, asking_seat, speaker, own, passed)
            speaker = r.after(speaker)
            word = bid_by_strength(self._strength(world.hands[speaker]), asking_seat != NO_SEAT)
        if asking_seat == NO_SEAT:
            return passed / THREE - own
        return self.ombre_value(world, asking_seat, Word.ASK, paid=own, more=passed)

    def _after_answer(self, world: ThreeHandedWorld, asking_seat: Seat, speaker: Seat, own: int, passed: int) -> float:
        """Return the value if ``speaker`` bids sans prendre after another player has asked.

        The player who asked keeps the game with a strong hand, and yields it otherwise.
        """
        if bid_by_strength(self._strength(world.hands[asking_seat]), True) == Word.SANS_PRENDRE:
            return self.ombre_value(world, asking_seat, Word.SANS_PRENDRE, paid=own, more=passed)
        lesser = self.o.a_lesser
        paid = own + lesser * (asking_seat == self.seat)
        return self.ombre_value(world, speaker, Word.SANS_PRENDRE, paid=paid, more=passed + lesser)

    def ombre_value(
        self,
        world: ThreeHandedWorld,
        lone: Seat,
        word: Word,
        *,
        trump: int = NO_TRUMP,
        changed: Sequence[Card] | None = None,
        paid: int = 0,
        more: int = 0,
    ) -> float:
        """Return the value to the seat if ``lone`` is the Ombre.

        Without ``trump``, trumps are chosen by rule. Without ``changed``, so are the cards to exchange. ``paid`` is the
        sum that the seat has paid so far. ``more`` is the sum that all players have added to the pot.
        """
        o, r = self.o, self.r
        if trump == NO_TRUMP:
            trump = best_trump(world.hands[lone], o)
        hands, stock = [list(hand) for hand in world.hands], list(world.stock)
        for at, seat in enumerate(r.round_from(lone)):
            if (r.trump != NO_TRUMP and r.drawn[seat] >= 0) or (at == 0 and word == Word.SANS_PRENDRE):
                continue
            cards = changed if changed is not None and seat == self.seat else None
            if cards is None:
                most = max_exchange(len(stock), at == 1)
                cards = exchange_by_rule(hands[seat], trump, o, most, int(at == 0))
            hands[seat] = [card for card in hands[seat] if card not in cards]
            hands[seat] += [stock.pop() for _ in cards]
            more += o.a_lesser * len(cards)
            paid += o.a_lesser * len(cards) * (seat == self.seat)
        if trump not in self._out:
            self._out[trump] = DealRollout(r.round_from(r.eldest), trump, o)
        made = self._out[trump].tricks(hands, lone, lone)
        matadors = matadors_held(hands[lone], order_for(o, trump))
        return self.final_gain(lone, made, matadors, word == Word.SANS_PRENDRE, more) - paid

    def final_gain(self, lone: Seat, made: Sequence[int], matadors: int, sans: bool, more: int = 0) -> float:
        """Return the seat's final gain in farthings. ``made`` has the tricks of each seat.

        The gain includes a third of the change of the pot.
        """
        o, pot = self.o, self._pot + more
        others = [seat for seat in self.r.ring if seat != lone]
        ended = outcome(made[lone], [made[seat] for seat in others])
        won = ended == "win"
        gains = [0] * THREE
        lies = 0 if won else pot if ended == "codillo" else 2 * pot
        if won:
            gains[lone] += pot
        else:
            gains[lone] -= pot
            if ended == "codillo":
                gains[max(others, key=lambda seat: made[seat])] += pot
        great = 0
        if matadors and (won or o.matadors_paid != "if_won"):
            great += matadors * (1 if won or o.matadors_paid == "always" else -1)
        if sans:
            great += 1 if won else -1
        for seat in others:
            gains[seat] -= great * o.a_great
            gains[lone] += great * o.a_great
        return gains[self.seat] + (lies - self._pot) / THREE
