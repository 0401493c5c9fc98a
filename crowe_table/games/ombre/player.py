"""What a good player of Ombre knows: what a hand may bid, which ace to call, what to change, what each card comes to.

It sees Views alone. A learner bids by the number of trumps, and plays high cards first. A sound player bids by
the printed counts, and imagines the hands of the others when cards are played, the likelier those that explain what was
said; a sharp one when it bids too, and plays every contract out in them. Who the partner is differs
from world to world, as the called card lies: nobody can be told but by their play.
"""

from collections.abc import Sequence
from typing import TypeAlias

from crowe_table.engine.cards import KNAVE, QUEEN, SUIT_WORDS, Card, parse, rank, suit
from crowe_table.engine.core import Action, Reason, Seat, because
from crowe_table.engine.rng import Chance, Rng
from crowe_table.games.ombre.actions import (
    AgreeColour,
    AskLeave,
    CallCard,
    KeepGame,
    NameTrump,
    ProposeColour,
    SansPrendre,
    SayVoll,
    YieldGame,
)
from crowe_table.games.ombre.counting import POINTS, needed
from crowe_table.games.ombre.judgement import (
    KEPT_FOR_LAST,
    best_trump,
    frog_chance,
    solo_chance,
    strength,
    trumps_down,
    worth_keeping,
)
from crowe_table.games.ombre.play import duty, order_for
from crowe_table.games.ombre.rules import Ombre
from crowe_table.games.ombre.solo import callable_cards
from crowe_table.games.ombre.state import (
    HAND,
    HAND_OF_THREE,
    SOLO_PACK,
    STOCK,
    GameBid,
    OmbrePhase,
    OmbreState,
    OmbreView,
)
from crowe_table.kit import tricks
from crowe_table.kit.auction import Bid, Pass
from crowe_table.kit.claims import Claim, certain
from crowe_table.kit.company import asks_to_rise, readily
from crowe_table.kit.exchange import Change
from crowe_table.kit.ranking import NO_TRUMP, TRUMP
from crowe_table.kit.revokes import ClaimRevoke
from crowe_table.kit.tricks import Play
from crowe_table.search.advice import Advice, Enough, Level, Measure, never
from crowe_table.search.levels import LEARNER, SHARP, SOUND
from crowe_table.search.open_hands import NO_MEMORY, ONE_EACH, bits_of, new_kernel
from crowe_table.search.trick_worlds import SLOWNESS, PlayedDeal, weigh_cards

GAME = Ombre()
ADVISER = Level(key="adviser", whole=True, replies=True, worlds=96, score=True, budget=1500)
"""Who gives hints."""
PLAY_WORLDS = {SOUND.key: 12, SHARP.key: 60}
BID_WORLDS = 48
BY_THE_EYE = {"frog": 0.14, "solo": 0.1, "tout": 0.06}
"""For each trump in the hand, how likely a learner thinks a game."""
A_TRICK = 0.02
"""What a trick more is worth, beside the contract."""
ASKS, SANS = 5.5, 8.0
"""The strength with which one asks, and with which one plays as dealt."""
EYE_OF_THREE = 1.0
"""Of three, a learner asks with so much fewer trumps, whatever they are."""
Hands: TypeAlias = Sequence[Sequence[Card]]
Chances: TypeAlias = dict[str, float]
"""How often a Frog, a Solo and a Tout are made."""


def offered(preset: str, seats: int) -> tuple[Level, ...]:
    """The second beats the first; what more worlds bring beyond it is not told apart."""
    del preset, seats
    return LEARNER, SOUND


def weigh(view: OmbreView, level: Level, rng: Rng, enough: Enough = never) -> tuple[Advice, ...]:
    """The lawful answers worth thinking about, best first, each with its worth and its reason."""
    for action in view.legal:
        if isinstance(action, Claim):
            return (Advice(action, 1.0, because("hint-claim", law="claims")),)
        if isinstance(action, SayVoll) and _sure_of_all(view):
            return (Advice(action, 1.0, because("hint-voll", law="the-voll")),)
    own = [action for action in view.legal if not isinstance(action, ClaimRevoke | Claim | SayVoll)]
    if not own or view.call is None or not view.call.must:
        return ()
    weighing = _OmbreThought(view, level, rng, enough)
    plays = [action for action in own if isinstance(action, Play)]
    if plays:
        return weighing.play(plays)
    if view.public.phase == OmbrePhase.BIDS:
        return weighing.bid(own)
    match own[0]:
        case CallCard():
            return weighing.call([action for action in own if isinstance(action, CallCard)])
        case NameTrump():
            return weighing.name([action for action in own if isinstance(action, NameTrump)])
        case AskLeave() | SansPrendre() | KeepGame() | YieldGame() | Pass():
            return weighing.words(own)
        case Change():
            return (weighing.change(),)
        case ProposeColour():
            clubs = ProposeColour(view.seat, "clubs")
            return (Advice(clubs, 0.0, because("hint-colour", law="the-colour")),)
        case AgreeColour():
            return (Advice(own[0], 0.0, because("hint-agree", law="the-colour")),)
    action = readily(own) or own[rng.below(len(own))]
    return (Advice(action, 0.0, because("hint-rise-settled" if asks_to_rise(view.public) else "hint-any")),)


def advise(view: OmbreView) -> tuple[Advice, ...]:
    """What a good player would do here, best first; always the same for the same view."""
    chance = Chance(f"advice {view.public.deal} {view.seat} {len(view.past)}")
    return weigh(view, ADVISER, chance.stream(view.public.phase.name.lower()))


def _sure_of_all(view: OmbreView) -> bool:
    """Whether the Ombre has won every trick, and is certain of those that are left."""
    hand = view.zone(HAND[view.seat].key).cards
    return certain(hand, GAME.unseen(view), order_for(view.options, view.public.trump))


def likely(s: OmbreState) -> float:
    """How well a world explains what was bid: by the counts of whoever bid a suit, and of whoever passed."""
    r, o, found = s.public, s.options, 1.0
    if not o.four_handed or not r.colours:
        return found
    for at, (seat, height, named) in enumerate(r.said):
        began = [*s.at(HAND[seat]), *tricks.played_by(r, Seat(seat))]
        if height:
            trump = r.colours[0] if GameBid(height).in_colour else named
            if trump != NO_TRUMP:
                found *= (
                    frog_chance(began, trump, o) if GameBid(height).is_frog else solo_chance(began, trump, o) + 0.05
                )
        elif not any(row[1] for row in r.said[:at]):
            found *= 1 - 0.8 * max([frog_chance(began, trump, o) for trump in range(4)])
    return found + 1e-6


class _OmbreThought:
    """One choice of one seat."""

    def __init__(self, view: OmbreView, level: Level, rng: Rng, enough: Enough) -> None:
        self.view, self.level, self.rng, self.enough = view, level, rng, enough
        self.r, self.o, self.seat = view.public, view.options, view.seat
        self.hand = list(view.zone(HAND[view.seat].key).cards)

    # --- the bids and the call

    def bid(self, own: Sequence[Action]) -> tuple[Advice, ...]:
        """What each bid is worth against every other player; a pass, nothing: or what one is forced to play then."""
        found = []
        learner = self.level.key == LEARNER.key
        chances = self._by_worlds() if self.level.worlds else self._by_eye() if learner else self._by_count()
        for action in own:
            if isinstance(action, Bid):
                name, _, letter = action.bid.partition(":")
                contract = GameBid[name.upper()]
                trumps = ["SHDC".index(letter)] if letter else self._trumps(contract)
                chance = max([chances[trump][_kind(contract)] for trump in trumps])
                why = because("hint-bid", law="good-play", often=round(1000 * chance), kind=_kind(contract))
                found.append(Advice(action, self._worth(contract, chance), why))
        best = max(found, key=lambda each: each.value).value
        if any(isinstance(action, Pass) for action in own):
            found.append(Advice(Pass(self.seat), 0.0, because("hint-pass", law="good-play", number=int(best > 0))))
        return tuple(sorted(found, key=lambda each: -each.value))

    def _trumps(self, contract: GameBid) -> list[int]:
        """The suits that a contract which names none may be played in."""
        colour = self.r.colours[0]
        return [colour] if contract.in_colour else [each for each in range(4) if each != colour]

    def _worth(self, contract: GameBid, chance: float) -> float:
        """Points ahead of each other, in the mean, and the part of the pot, as points."""
        mates = 2 if contract.is_frog else 1
        others = 4 - mates
        ahead = POINTS[contract] * others * (2 * chance - 1)
        pot = dict(self.r.accounts)
        rate = max(1, self.o.a_point)
        return ahead / 3 + chance * sum([sum_ for account, sum_ in pot.items() if account.name == "pot"]) / rate / 4

    def _by_eye(self) -> dict[int, Chances]:
        """For each suit, the same by the number of trumps."""
        count = [sum(card in trumps_down(self.o, trump) for card in self.hand) for trump in range(4)]
        return {trump: {kind: each * count[trump] for kind, each in BY_THE_EYE.items()} for trump in range(4)}

    def _by_count(self) -> dict[int, Chances]:
        """For each suit, how often a Frog, a Solo and a Tout are made in it, by the printed counts."""
        found = {}
        for trump in range(4):
            solo = solo_chance(self.hand, trump, self.o)
            found[trump] = {"frog": frog_chance(self.hand, trump, self.o), "solo": solo, "tout": solo**6 / 2}
        return found

    def _by_worlds(self) -> dict[int, Chances]:
        """The same, played out in worlds that explain what was said."""
        worlds = self._worlds(BID_WORLDS)
        return {trump: self._chances(worlds, trump) for trump in range(4)}

    def _worlds(self, count: int) -> Sequence[tuple[float, Hands]]:
        """So many worlds, and how well each explains what was said."""
        found = []
        for _ in range(max(1, count // SLOWNESS)):
            s = GAME.imagine(self.view, self.rng)
            found.append((likely(s), [list(s.at(HAND[seat])) for seat in range(4)]))
        return found

    def _by_rule(self, cards: Sequence[Card], trump: int) -> list[Card]:
        """Cards that may be called: of the suit in which one is shortest first, that of trumps last."""
        held = {card: sum(suit(each) == suit(card) for each in self.hand) for card in cards}
        return sorted(cards, key=lambda card: (suit(card) == trump, held[card]))

    def _chances(self, worlds: Sequence[tuple[float, Hands]], trump: int, called: Card | None = None) -> Chances:
        """How often a Frog, with this card called, a Solo and a Tout are made in these worlds."""
        cards = callable_cards(self.hand, trump, self.o)
        if called is None and cards:
            called = self._by_rule(cards, trump)[0]
        out = _PlayedOut(self.view, trump, self.seat)
        made = dict.fromkeys(("frog", "solo", "tout"), 0.0)
        total = 0.0
        for weight, hands in worlds:
            mate = next((Seat(at) for at, hand in enumerate(hands) if called in hand), self.seat)
            alone = out.tricks(hands, self.seat, self.seat)
            made["frog"] += weight * (out.tricks(hands, self.seat, mate) >= needed(GameBid.FROG_SUIT))
            made["solo"] += weight * (alone >= needed(GameBid.SOLO_SUIT))
            made["tout"] += weight * (alone >= needed(GameBid.TOUT_SUIT))
            total += weight
        return {kind: sum_ / total for kind, sum_ in made.items()}

    def call(self, own: Sequence[CallCard]) -> tuple[Advice, ...]:
        """The card with which the Frog is made most often; by rule, of the suit in which one is shortest."""
        trump = self.r.trump
        if not self.level.worlds:
            actions = {parse(action.card): action for action in own}
            order = [actions[card] for card in self._by_rule(list(actions), trump)]
            why = because("hint-call-short", law="good-play")
            return tuple([Advice(each, float(-at), why, Measure.NOTHING) for at, each in enumerate(order)])
        worlds = self._worlds(BID_WORLDS)
        found = []
        for action in own:
            chance = self._chances(worlds, trump, parse(action.card))["frog"]
            found.append(
                Advice(action, 2 * chance - 1, because("hint-call", often=round(1000 * chance)), Measure.GAMES)
            )
        return tuple(sorted(found, key=lambda each: -each.value))

    def name(self, own: Sequence[NameTrump]) -> tuple[Advice, ...]:
        """The suit in which the hand is strongest."""
        if self.o.four_handed:
            frog = GameBid(self.r.contract[0][1]).is_frog
            count = frog_chance if frog else solo_chance
            worth = {action: count(self.hand, SUIT_WORDS.index(action.suit), self.o) for action in own}
        else:
            best = best_trump(self.hand, self.o)
            worth = {
                action: strength(self.hand, trump, self.o) + 0.1 * (trump == best)
                for action in own
                for trump in [SUIT_WORDS.index(action.suit)]
            }
        why = because("hint-name", law="good-play")
        found = [Advice(action, sum_, why, Measure.NOTHING) for action, sum_ in worth.items()]
        return tuple(sorted(found, key=lambda each: -each.value))

    # --- of three

    def words(self, own: Sequence[Action]) -> tuple[Advice, ...]:
        """To ask with three sure tricks or what is worth them, to play as dealt with a whole game in hand."""
        trump = best_trump(self.hand, self.o)
        worth = strength(self.hand, trump, self.o)
        if self.level.key == LEARNER.key:
            worth = EYE_OF_THREE + sum(card in trumps_down(self.o, trump) for card in self.hand)
        wanted: dict[type[Action], tuple[float, Reason]] = {
            SansPrendre: (worth - SANS, because("hint-sans-prendre", law="words")),
            KeepGame: (worth - SANS, because("hint-sans-prendre", law="words")),
            AskLeave: ((worth - ASKS) / 2, because("hint-ask", law="words")),
            Pass: (0.0, because("hint-pass-words", law="words")),
            YieldGame: (0.0, because("hint-yield", law="words")),
        }
        found = [Advice(each, wanted[type(each)][0], wanted[type(each)][1], Measure.NOTHING) for each in own]
        return tuple(sorted(found, key=lambda each: -each.value))

    def change(self) -> Advice:
        """All but trumps and kings; the first of the others leaves something for the second. A learner parts with no
        court card.
        """
        r, left = self.r, len(self.view.zone(STOCK.key).cards)
        order = order_for(self.o, r.trump)
        kept = worth_keeping(self.hand, r.trump, self.o)
        if self.level.key == LEARNER.key:
            kept += [card for card in self.hand if rank(card) in (QUEEN, KNAVE)]
        loose = sorted([card for card in self.hand if card not in kept], key=lambda card: order.power[card])
        least = int(self.seat == r.lone)
        if not loose and least:
            loose = [min(self.hand, key=lambda card: order.power[card])]
        most = min(left, HAND_OF_THREE)
        if self.seat != r.lone and r.drawn[r.after(self.seat)] < 0:
            most = min(most, max(0, left - KEPT_FOR_LAST))
        cards = tuple(loose[:most])
        return Advice(Change(self.seat, cards), 0.0, because("hint-change", law="good-play", number=len(cards)))

    # --- the play

    def play(self, plays: Sequence[Play]) -> tuple[Advice, ...]:
        """What each card comes to, in worlds that explain the bids and the play, whoever the partner is in them."""
        if len(plays) == 1:
            return (Advice(plays[0], 0.0, because("hint-only")),)
        if self.level.key == LEARNER.key:
            return self._by_height(plays)
        camps = _Camps(self.view)
        actions = {play.card: play for play in plays}
        count = PLAY_WORLDS.get(self.level.key, PLAY_WORLDS[SHARP.key])

        def draw() -> OmbreState:
            return GAME.imagine(self.view, self.rng)

        found = weigh_cards(camps, list(actions), draw, lambda: camps.gains(list(actions)), count, self.enough)
        why = {card: self._why(card) for card in actions}
        return tuple(
            [Advice(actions[each.card], each.value, why[each.card], Measure.GAMES, each.error) for each in found]
        )

    def _by_height(self, plays: Sequence[Play]) -> tuple[Advice, ...]:
        """A learner leads and wins with the highest, and throws the lowest."""
        trick, order = self.r.trick, order_for(self.o, self.r.trump)

        def height(play: Play) -> float:
            wins = not trick or order.beats(play.card, trick[order.winning(trick)])
            high = order.power[play.card] + len(SOLO_PACK) * (order.suit_of[play.card] == TRUMP)
            return float(high if wins else -high)

        found = sorted(plays, key=height, reverse=True)
        return tuple([Advice(play, float(-at), self._why(play.card), Measure.NOTHING) for at, play in enumerate(found)])

    def _why(self, card: Card) -> Reason:
        r, order = self.r, order_for(self.o, self.r.trump)
        if card in r.called:
            return because("hint-show", law="the-call")
        if not r.trick:
            return because("hint-lead-trump" if order.suit_of[card] == TRUMP else "hint-lead", law="good-play")
        best = r.trick[order.winning(r.trick)]
        return because("hint-take" if order.beats(card, best) else "hint-low", law="good-play")


def _kind(contract: GameBid) -> str:
    return "frog" if contract.is_frog else "tout" if contract.is_tout else "solo"


class _PlayedOut:
    """Whole deals of four with one suit for trumps, played plainly from the first lead."""

    def __init__(self, view: OmbreView, trump: int, lone: Seat) -> None:
        r, o = view.public, view.options
        step = 1 if o.play_turn == "left" else -1
        leader = lone if o.first_lead == "player" else r.to_the_left(r.dealer, 1 if o.bid_turn == "left" else -1)
        self._places = [r.to_the_left(leader, step * number) for number in range(4)]
        self._kernel = new_kernel(4, memory=NO_MEMORY)
        self._bits = bits_of(SOLO_PACK, order_for(o, trump), ONE_EACH, self._kernel)
        self._kernel.pack = sum(self._bits.values())

    def tricks(self, hands: Hands, lone: Seat, mate: Seat) -> int:
        """What these two take, who may be one."""
        for place, seat in enumerate(self._places):
            self._kernel.deal(place, sum([self._bits[card] for card in hands[seat]]))
        side = (1 << self._places.index(lone)) | (1 << self._places.index(mate))
        return int(self._kernel.play_outs(side, 0, 1, True))


class _Camps:
    """The deal as one seat sees it, in one world after another: each has the sides that its called card makes."""

    def __init__(self, view: OmbreView) -> None:
        self._view, self._r, self._o = view, view.public, view.options
        self._deals: dict[tuple[int, ...], PlayedDeal] = {}
        self._deal: PlayedDeal | None = None
        self._world: OmbreState | None = None
        self._own = False

    def camps_in(self, s: OmbreState) -> tuple[int, ...]:
        """The sides in this world: 0 for the Player's side."""
        r = self._r
        if r.camps:
            return r.camps
        mate = next(seat for seat in r.ring if r.called[0] in (*s.at(HAND[seat]), *tricks.played_by(r, seat)))
        return tuple([int(seat not in (r.lone, mate)) for seat in range(self._view.seats)])

    def imagine(self, s: OmbreState) -> None:
        """These are the hands now."""
        r, camps = self._r, self.camps_in(s)
        playing = r.playing
        if camps not in self._deals:
            self._deals[camps] = PlayedDeal(
                list(GAME.cards(self._o)),
                order_for(self._o, r.trump),
                [camps[seat] for seat in playing],
                [(playing.index(Seat(leader)), [Card(card) for card in trick]) for leader, *trick in r.plays],
                playing.index(self._view.seat),
                duty=duty(s),
            )
        self._deal, self._world, self._own = self._deals[camps], s, camps[self._view.seat] == 0
        self._deal.imagine([s.at(HAND[seat]) for seat in playing])

    def likelihood(self) -> float:
        assert self._deal is not None
        assert self._world is not None
        return self._deal.likelihood() * likely(self._world)

    def gains(self, cards: Sequence[Card]) -> list[float]:
        """What the seat's side makes of the deal with each card: from lost, -1, to won, 1, and tricks beside it."""
        assert self._deal is not None
        return [self._gain(taken) for taken in self._deal.taken_with(cards)]

    def _gain(self, taken: int) -> float:
        total = self._r.finished + len(self._view.zone(HAND[self._view.seat].key).cards)
        made = taken if self._own else total - taken
        if self._o.four_handed:
            won = 1.0 if made >= needed(GameBid(self._r.contract[0][1])) else -1.0
        else:
            won = 1.0 if made >= 5 else 0.3 if made == 4 else -1.0
        return (won if self._own else -won) + A_TRICK * taken
