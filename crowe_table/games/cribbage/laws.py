"""The laws of Cribbage: cut, deal, turn-up, lay-out, play, show, and the next deal, in the order of the book.

Rulings R1, R2 … are explained in booke.md.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, HIDDEN, KNAVE, Card, rank
from crowe_table.engine.core import (
    ALL,
    Action,
    Ask,
    Call,
    Ended,
    Facts,
    Game,
    JustSay,
    Line,
    Moved,
    Now,
    Options,
    PickCards,
    PickPlace,
    Reason,
    Said,
    Scored,
    Seat,
    Setup,
    Shown,
    Tell,
    View,
    Way,
    Zone,
    because,
    eyes,
    zone_of,
)
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import MINT, Farthings, purse
from crowe_table.engine.parts import cut
from crowe_table.engine.parts.cut import Cut
from crowe_table.engine.parts.deal import begin_deal, deal_round, gather_all
from crowe_table.engine.parts.settle import open_purses, pay_seat, purses_of
from crowe_table.engine.rng import Chance, Rng
from crowe_table.engine.state import State
from crowe_table.games.cribbage import options as books
from crowe_table.games.cribbage.counting import play_lines, show_lines, value
from crowe_table.games.cribbage.layout import layout_for
from crowe_table.games.cribbage.options import CribbageOptions

CRIB = 4
"""Cards in a crib, always."""
CUT_FOR_DEAL, CUT_PACK, LAY_OUT, CUT_START, PLAY, COUNTED, OVER = (
    *("cut_for_deal", "cut_pack", "lay_out", "cut_start", "play", "counted", "over"),
)


class LayOut(Action, frozen=True, tag="lay_out"):
    """Gives cards of one's hand to the crib."""

    cards: tuple[Card, ...]


class Play(Action, frozen=True, tag="play"):
    """Plays a card of one's hand to the count."""

    card: Card


class Ready(Action, frozen=True, tag="ready"):
    """Has seen the count; the next deal may begin."""


class CribbageFacts(Facts, frozen=True, kw_only=True):
    """What all know of a game of Cribbage besides the cards."""

    target: int
    count: int
    """The running count of the play."""
    pile: tuple[Card, ...]
    """The cards of the count that is running, the oldest first."""
    turn: Seat
    """Who is to play; −1 outside the play."""
    backs: tuple[int, ...]
    """For each side, the hole of its hinder peg; the front peg stands at its score."""
    cuts: tuple[tuple[int, ...], ...]
    """For each seat, the ranks it has cut for the deal."""
    cutting: tuple[Seat, ...]
    """Who has still to cut for the deal, in order."""
    ready: tuple[Seat, ...]
    """Who has seen the count."""
    opened: tuple[Farthings, ...]
    """The purses with which the game began."""
    winner: int
    """The side that has won; −1 before."""


class CribbageState(State):
    """Everything true at a table of Cribbage."""

    __slots__ = (
        *("backs", "count", "crib", "crib_from", "cut_cards", "cut_keys", "cutting", "opened", "options"),
        *("pile", "played", "ready", "scores", "start", "thrown", "turn", "winner"),
    )

    def __init__(self, options: CribbageOptions, seats: int, purses: tuple[Farthings, ...], chance: Chance) -> None:
        super().__init__(seats, chance)
        self.options = options
        self.opened = purses
        self.pack = list(FULL_PACK)
        self.scores = [0] * 2
        self.backs = [0] * 2
        self.thrown: list[list[Card]] = [[] for _ in range(seats)]
        self.crib: list[Card] = []
        self.crib_from: list[Seat] = []
        self.start: list[Card] = []
        self.played: list[list[Card]] = [[] for _ in range(seats)]
        self.pile: list[Card] = []
        self.count = 0
        self.turn = -1
        self.cut_cards: list[list[Card]] = [[] for _ in range(seats)]
        self.cut_keys: list[list[int]] = [[] for _ in range(seats)]
        self.cutting: list[Seat] = []
        self.ready: list[Seat] = []
        self.winner = -1

    @property
    def eldest(self) -> Seat:
        """The player at the dealer's left."""
        return self.after(self.dealer)

    def side(self, seat: Seat) -> int:
        """Partners face each other; two players are a side each."""
        return self.ring.index(seat) % 2

    def playable(self, card: Card) -> bool:
        return self.count + value(card) <= 31


class Cribbage(Game[CribbageState]):
    """The laws of Cribbage for two, or for four as partners."""

    slug = "cribbage"
    laws_version = 1
    kind = "cribbage"
    presets = books.PRESETS
    options = CribbageOptions
    actions = (Cut, LayOut, Play, Ready)
    facts_type = CribbageFacts

    def preset(self, name: str, seats: int) -> CribbageOptions:
        return books.preset(name, seats)

    def layout(self, options: Options, seats: int) -> Layout:
        return layout_for(_own(options), seats)

    # --- Sitting down ------------------------------------------------------------------------------------------------

    def unfit(self, setup: Setup) -> Reason | None:
        o = _own(setup.options)
        if setup.seats not in (2, 4) or len(setup.purses) != setup.seats:
            return because("unfit-seats", seats=setup.seats, law="seats")
        if setup.seats * o.laid_out != CRIB:
            return because("unfit-crib", seats=setup.seats, law="the-crib")
        if o.chosen_dealer >= setup.seats:
            return because("unfit-dealer", seats=setup.seats, law="seats")
        most = largest_loss(o)
        poorest = min(setup.purses)
        if most <= poorest:
            return None
        return because("unfit-stake", farthings=largest_stake(o, poorest), law="the-stakes")

    def new(self, setup: Setup, tell: Tell = None) -> CribbageState:
        s = CribbageState(_own(setup.options), setup.seats, setup.purses, setup.chance)
        open_purses(s, setup.purses, self.slug)
        s.rng = s.chance.stream("cut")
        s.rng.shuffle(s.pack)
        if s.options.first_dealer == "cut_low":
            s.phase = CUT_FOR_DEAL
            s.cutting = list(range(s.seats))
            return s
        chosen = s.options.first_dealer == "chosen"
        _deal(s, s.options.chosen_dealer if chosen else s.rng.below(s.seats), tell)
        return s

    # --- Questions and the judge -------------------------------------------------------------------------------------

    def ask(self, s: CribbageState) -> Ask | None:
        if s.phase == PLAY:
            way = Way("play", PickCards(_HAND[s.turn]))
            return Ask("play", (Call(s.turn, (way,)),), (("count", s.count),))
        if s.phase == LAY_OUT:
            n = s.options.laid_out
            waiting = [seat for seat in range(s.seats) if not s.thrown[seat]]
            calls = tuple(Call(seat, (Way("lay_out", PickCards(zone_of("hand", seat), n, n)),)) for seat in waiting)
            return Ask("lay-out", calls, (("number", n), ("seat", s.dealer)), secret=True)
        if s.phase == CUT_FOR_DEAL:
            way = Way("cut", PickPlace("pack", 0, len(s.pack) - 1))
            return Ask("cut-for-deal", (Call(s.cutting[0], (way,)),))
        if s.phase == CUT_PACK:
            return Ask("cut-pack", (Call(s.after(s.dealer, -1), (Way("cut", PickPlace("pack", *_cut_limits(s))),)),))
        if s.phase == CUT_START:
            return Ask("cut-start", (Call(s.eldest, (Way("cut", PickPlace("pack", *_cut_limits(s))),)),))
        if s.phase == COUNTED:
            waiting = [seat for seat in range(s.seats) if seat not in s.ready]
            return Ask("next-deal", tuple(Call(seat, (Way("ready", JustSay()),)) for seat in waiting))
        return None

    def refuse(self, s: CribbageState, action: Action) -> Reason | None:
        if isinstance(action, Play):
            return _refuse_play(s, action)
        if isinstance(action, LayOut):
            return _refuse_lay_out(s, action)
        if isinstance(action, Cut):
            return cut.refuse_place(action.place, *_cut_limits(s))
        return None

    def legal(self, s: CribbageState, seat: Seat) -> Sequence[Action]:
        if s.phase == PLAY:
            return [Play(seat, card) for card in s.hands[seat] if s.playable(card)] if seat == s.turn else []
        ask = self.ask(s)
        if ask is None or ask.call_of(seat) is None:
            return []
        if s.phase == LAY_OUT:
            return [LayOut(seat, cards) for cards in combinations(s.hands[seat], s.options.laid_out)]
        if s.phase == COUNTED:
            return [Ready(seat)]
        least, most = _cut_limits(s)
        return [Cut(seat, place) for place in range(least, most + 1)]

    def apply(self, s: CribbageState, action: Action, tell: Tell) -> None:
        if isinstance(action, Play):
            _play(s, action.seat, action.card, tell)
        elif isinstance(action, LayOut):
            _lay_out(s, action.seat, action.cards, tell)
        elif isinstance(action, Cut):
            _CUTS[s.phase](s, action, tell)
        elif isinstance(action, Ready):
            _ready(s, action.seat, tell)

    # --- What is to be seen ------------------------------------------------------------------------------------------

    def zones(self, s: CribbageState) -> Iterator[Zone]:
        yield Zone("pack", s.pack)
        yield Zone("start", s.start, ALL)
        yield Zone("crib", s.crib, [eyes(seat) for seat in s.crib_from] or ALL)
        for seat in range(s.seats):
            yield Zone(_HAND[seat], s.hands[seat], eyes(seat))
            yield Zone(_PLAYED[seat], s.played[seat], ALL)
            yield Zone(_THROWN[seat], s.thrown[seat], eyes(seat))
            yield Zone(_CUT[seat], s.cut_cards[seat], ALL)

    def facts(self, s: CribbageState) -> CribbageFacts:
        return CribbageFacts(
            ring=s.ring,
            sides=tuple(s.side(seat) for seat in range(s.seats)),
            dealer=s.dealer,
            scores=tuple(s.scores),
            purses=purses_of(s),
            target=s.options.target,
            count=s.count,
            pile=tuple(s.pile),
            turn=s.turn,
            backs=tuple(s.backs),
            cuts=tuple(tuple(keys) for keys in s.cut_keys),
            cutting=tuple(s.cutting),
            ready=tuple(s.ready),
            opened=s.opened,
            winner=s.winner,
        )

    def imagine(self, view: View, rng: Rng) -> CribbageState:
        f = view.facts
        assert isinstance(f, CribbageFacts)
        s = CribbageState(_own(view.options), view.seats, f.opened, Chance(f"imagined {rng.word()} {rng.word()}"))
        s.ring, s.deal, s.dealer, s.phase = f.ring, view.deal, f.dealer, view.phase
        s.rng = s.chance.stream("deal", view.deal)
        s.scores, s.backs, s.winner = list(f.scores), list(f.backs), f.winner
        s.count, s.pile, s.turn = f.count, list(f.pile), f.turn
        s.cut_keys, s.cutting, s.ready = [list(keys) for keys in f.cuts], list(f.cutting), list(f.ready)
        s.ledger.balances = {MINT: -sum(f.purses), **{purse(seat): sum_ for seat, sum_ in enumerate(f.purses)}}
        known = {card for zone in view.zones for card in zone.cards}
        unseen = [card for card in FULL_PACK if card not in known]
        _lay_unseen(s, view, unseen, rng)
        while s.turn >= 0 and not any(s.playable(card) for card in s.hands[s.turn]):
            _lay_unseen(s, view, unseen, rng)
        s.crib_from = _throwers(s, view.zone("crib"))
        return s

    # --- The end -----------------------------------------------------------------------------------------------------

    def worth(self, s: CribbageState) -> tuple[float, ...]:
        if s.winner >= 0:
            return tuple(1.0 if s.side(seat) == s.winner else -1.0 for seat in range(s.seats))
        lead = (s.scores[0] - s.scores[1]) / s.options.target
        return tuple(lead if s.side(seat) == 0 else -lead for seat in range(s.seats))

    def result(self, s: CribbageState) -> tuple[Farthings, ...]:
        return tuple(now - then for now, then in zip(purses_of(s), s.opened, strict=True))

    def sequel(self, s: CribbageState) -> CribbageOptions:
        rule = s.options.next_game_dealer
        if rule == "cut" or s.winner < 0:
            return s.options
        side = s.winner if rule == "winner" else 1 - s.winner
        seat = s.after(s.dealer) if rule == "alternate" else min(x for x in range(s.seats) if s.side(x) == side)
        return _chosen(s.options, seat)

    def length(self, setup: Setup) -> int:
        """A deal scores one for last at the least; ties at the cut for ever are left to chance."""
        o = _own(setup.options)
        deals = 2 * o.target - 1
        return 200 + deals * (setup.seats * (2 + o.cards_dealt) + 2)


def _own(options: Options) -> CribbageOptions:
    if not isinstance(options, CribbageOptions):
        raise TypeError(f"{type(options).__name__} are not the options of Cribbage.")
    return options


_HAND, _PLAYED, _THROWN, _CUT = (
    tuple(zone_of(name, seat) for seat in range(4)) for name in ("hand", "played", "thrown", "cut")
)


# --- The cut ---------------------------------------------------------------------------------------------------------


def _cut_limits(s: CribbageState) -> tuple[int, int]:
    if s.phase == CUT_FOR_DEAL:
        return 0, len(s.pack) - 1
    if s.phase == CUT_PACK:
        return 4, 48
    return 3, len(s.pack) - 3


def _cut_for_deal(s: CribbageState, action: Cut, tell: Tell) -> None:
    """Lowest deals; equals cut again; for four players the two lowest are partners (R2, R21)."""
    seat = s.cutting.pop(0)
    s.cut_keys[seat].append(cut.draw_card(s.pack, s.cut_cards, seat, action.place, tell))
    decided = cut.decide(s, s.seats == 4, tell)
    if decided is None:
        return
    s.ring = decided.ring
    cut.announce(decided, tell)
    if tell:
        tell(Said(decided.dealer, because("say-my-deal")))
    cut.gather(s.pack, s.cut_cards, tell)
    s.cut_keys = [[] for _ in range(s.seats)]
    _deal(s, decided.dealer, tell)


# --- The deal --------------------------------------------------------------------------------------------------------


def _deal(s: CribbageState, dealer: Seat, tell: Tell) -> None:
    begin_deal(s, dealer, FULL_PACK, tell)
    if s.options.pack_cut_before_deal:
        s.phase = CUT_PACK
        return
    _deal_hands(s, tell)


def _cut_pack(s: CribbageState, action: Cut, tell: Tell) -> None:
    cut.lift(s.pack, action.place)
    _deal_hands(s, tell)


def _deal_hands(s: CribbageState, tell: Tell) -> None:
    """Five cards singly to each of two players, four to each of four (R19)."""
    deal_round(s, s.options.cards_dealt, s.eldest, tell)
    s.phase = LAY_OUT
    three = s.options.three_for_last
    if (three == "every_deal" or (three == "first_deal" and s.deal == 1)) and _score(
        s, s.eldest, (Line(3, because("three-for-last"), (), 3),), "three-for-last", tell
    ):
        return
    if s.options.start_when == "before_lay_out":
        _to_start(s, tell)


# --- The turn-up -----------------------------------------------------------------------------------------------------


def _to_start(s: CribbageState, tell: Tell) -> None:
    if s.options.start_how == "cut":
        s.phase = CUT_START
        return
    _turn_start(s, len(s.pack) - 1, tell)


def _cut_start(s: CribbageState, action: Cut, tell: Tell) -> None:
    _turn_start(s, len(s.pack) - 1 - action.place, tell)


def _turn_start(s: CribbageState, place: int, tell: Tell) -> None:
    """The card both may use. If it is a knave it is Knave Noddy, and the dealer scores two before anything else."""
    card = s.pack.pop(place)
    s.start.append(card)
    if tell:
        tell(Moved("pack", (place,), "start", (card,), ALL, how="turn"))
    if rank(card) == KNAVE and _score(
        s, s.dealer, (Line(2, because("noddy-turned", card=card), (card,), 2),), "noddy-turned", tell
    ):
        return
    if all(s.thrown) or s.crib:
        _lead(s, tell)
    else:
        s.phase = LAY_OUT


# --- The crib --------------------------------------------------------------------------------------------------------


def _refuse_lay_out(s: CribbageState, action: LayOut) -> Reason | None:
    n = s.options.laid_out
    if len(action.cards) != n or len(set(action.cards)) != n:
        return because("refuse-lay-out-number", number=n, law="the-crib")
    for card in action.cards:
        if card not in s.hands[action.seat]:
            return because("refuse-not-held", law="the-crib")
    return None


def _lay_out(s: CribbageState, seat: Seat, cards: tuple[Card, ...], tell: Tell) -> None:
    """All lay out in secret; eldest's cards go to the crib first, the dealer's last."""
    hand = s.hands[seat]
    for card in cards:
        place = hand.index(card)
        hand.pop(place)
        s.thrown[seat].append(card)
        if tell:
            tell(Moved(_HAND[seat], (place,), _THROWN[seat], (card,), eyes(seat), how="lay_out"))
    if not all(s.thrown):
        return
    for thrower in s.round_from(s.eldest):
        thrown = s.thrown[thrower]
        if tell:
            tell(Moved(_THROWN[thrower], tuple(range(len(thrown))), "crib", tuple(thrown), eyes(thrower)))
        s.crib += thrown
        s.crib_from += [thrower] * len(thrown)
        thrown.clear()
    if s.start:
        _lead(s, tell)
    else:
        _to_start(s, tell)


# --- The play --------------------------------------------------------------------------------------------------------


def _lead(s: CribbageState, tell: Tell) -> None:
    s.phase = PLAY
    s.count = 0
    s.turn = s.eldest
    if tell:
        tell(Now("count", 0))
        tell(Now("turn", s.turn))


def _refuse_play(s: CribbageState, action: Play) -> Reason | None:
    if action.card not in s.hands[action.seat]:
        return because("refuse-not-held", law="the-play")
    if not s.playable(action.card):
        return because("refuse-over-31", card=action.card, count=s.count + value(action.card), law="the-play")
    return None


def _play(s: CribbageState, seat: Seat, card: Card, tell: Tell) -> None:
    hand = s.hands[seat]
    place = hand.index(card)
    hand.pop(place)
    s.played[seat].append(card)
    s.pile.append(card)
    s.count += value(card)
    if tell:
        tell(Moved(_HAND[seat], (place,), _PLAYED[seat], (card,), ALL, how="play"))
        tell(Now("count", s.count))
        tell(Said(seat, because("say-count", count=s.count)))
    lines = play_lines(s.pile, s.count, s.start[0], s.options)
    if lines and _score(s, seat, lines, "in-play", tell):
        return
    if s.count == 31:
        _close_count(s, seat, tell)
        return
    following = _next_to_play(s, seat, tell)
    if following >= 0:
        s.turn = following
        if tell:
            tell(Now("turn", following))
        return
    if _score(s, seat, (Line(1, because("play-last"), (), 1),), "last", tell):
        return
    _close_count(s, seat, tell)


def _next_to_play(s: CribbageState, seat: Seat, tell: Tell) -> Seat:
    """The next who holds a playable card; −1 if the count is closed. Those who hold none say go (R7)."""
    for other in s.round_from(s.after(seat))[:-1]:
        if any(s.playable(card) for card in s.hands[other]):
            return other
        if tell and s.hands[other]:
            tell(Said(other, because("say-go")))
    goes_on = s.options.go_rule == "play_on" and any(s.playable(card) for card in s.hands[seat])
    return seat if goes_on else -1


def _close_count(s: CribbageState, seat: Seat, tell: Tell) -> None:
    """After thirty-one or a go the play ends, or begins again from nought where the rest is played out."""
    if not s.options.play_out or not any(s.hands):
        _show(s, tell)
        return
    s.count = 0
    s.pile.clear()
    s.turn = next(other for other in s.round_from(s.after(seat)) if s.hands[other])
    if tell:
        tell(Now("count", 0))
        tell(Now("turn", s.turn))


# --- The show --------------------------------------------------------------------------------------------------------


def _show(s: CribbageState, tell: Tell) -> None:
    """Eldest counts first, then round to the dealer, then the dealer his crib; the first to the game-hole wins."""
    s.turn = -1
    s.count = 0
    s.pile.clear()
    if tell:
        tell(Now("turn", -1))
        tell(Now("count", 0))
    for seat in s.round_from(s.eldest):
        hand = _take_up(s, seat, tell)
        if _score(s, seat, show_lines(hand, s.start[0], s.options, crib=False), "hand", tell):
            return
    s.crib_from = []
    if tell:
        tell(Shown("crib", tuple(range(CRIB)), tuple(s.crib), ALL))
    if _score(s, s.dealer, show_lines(s.crib, s.start[0], s.options, crib=True), "crib", tell):
        return
    s.phase = COUNTED
    s.ready = []


def _take_up(s: CribbageState, seat: Seat, tell: Tell) -> list[Card]:
    """The cards a player kept, laid together face up in his row to be counted."""
    hand, row = s.hands[seat], s.played[seat]
    if hand:
        if tell:
            tell(Moved(_HAND[seat], tuple(range(len(hand))), _PLAYED[seat], tuple(hand), ALL, how="show"))
        row += hand
        hand.clear()
    return row


def _score(s: CribbageState, seat: Seat, lines: tuple[Line, ...], what: str, tell: Tell) -> bool:
    """Adds the points and moves the pegs. True if that wins: the game stops at that instant."""
    points = lines[-1].running if lines else 0
    side = s.side(seat)
    before = s.scores[side]
    after = min(before + points, s.options.target)
    if points:
        s.backs[side], s.scores[side] = before, after
    if tell:
        tell(Scored(seat, side, points, before, after, because(f"score-{what}", points=points), lines, ALL))
    if after < s.options.target:
        return False
    _settle(s, side, tell)
    return True


# --- The next deal ---------------------------------------------------------------------------------------------------


def _ready(s: CribbageState, seat: Seat, tell: Tell) -> None:
    s.ready.append(seat)
    if len(s.ready) < s.seats:
        return
    s.ready = []
    rows = {_PLAYED[other]: s.played[other] for other in s.ring}
    gather_all(s, {**rows, "crib": s.crib, "start": s.start}, tell)
    _deal(s, s.eldest, tell)


# --- The stakes ------------------------------------------------------------------------------------------------------


def lurched(options: CribbageOptions, loser_score: int) -> bool:
    """Whether a loser with this score pays double (R18)."""
    return loser_score < options.lurch_below


def owed(options: CribbageOptions, loser_score: int) -> Farthings:
    """What each loser pays: the stake, or so much for each point of difference; twice over if lurched."""
    difference = options.point_stake * (options.target - loser_score)
    due = options.flat_stake if options.stake_rule == "flat" else difference
    return due * 2 if lurched(options, loser_score) else due


def largest_loss(options: CribbageOptions) -> Farthings:
    """The worst that one player can lose in a game."""
    return owed(options, 0)


def largest_stake(options: CribbageOptions, poorest: Farthings) -> Farthings:
    """The greatest stake (or stake on a point) that the poorest purse could pay in the worst case."""
    factor = 2 if options.lurch_below else 1
    return poorest // (factor if options.stake_rule == "flat" else factor * options.target)


def _settle(s: CribbageState, winner: int, tell: Tell) -> None:
    """Each loser pays the winner who sits at his left."""
    s.phase = OVER
    s.winner = winner
    s.turn = -1
    loser_score = s.scores[1 - winner]
    double = lurched(s.options, loser_score)
    why = because("win-lurch" if double else "win", score=loser_score, target=s.options.target)
    if tell:
        tell(Now("turn", -1))
    for seat in s.ring:
        if s.side(seat) != winner:
            pay_seat(s, seat, s.after(seat), owed(s.options, loser_score), why, Cribbage.slug, tell)
    if tell:
        tell(Ended(tuple(seat for seat in range(s.seats) if s.side(seat) == winner), why))


def _chosen(options: CribbageOptions, dealer: Seat) -> CribbageOptions:
    return replace(options, first_dealer="chosen", chosen_dealer=dealer)


# --- Imagined worlds -------------------------------------------------------------------------------------------------


def _lay_unseen(s: CribbageState, view: View, unseen: Sequence[Card], rng: Rng) -> None:
    """Every back becomes a card unseen. The hands that want most draw first, so that all are drawn fairly."""
    drawn = list(unseen)
    rng.shuffle(drawn)
    least = dict(zip(_HAND, least_values(view), strict=False))
    for zone in sorted(view.zones, key=lambda zone: -least.get(zone.key, 1)):
        name, _, seat = zone.key.partition(":")
        worth = least.get(zone.key, 1)
        _put(s, name, int(seat or 0), [_draw(drawn, worth) if card == HIDDEN else card for card in zone.cards])


def _put(s: CribbageState, name: str, seat: Seat, cards: list[Card]) -> None:
    if name in ("pack", "crib", "start"):
        setattr(s, name, cards)
        return
    places = {"hand": s.hands, "played": s.played, "thrown": s.thrown, "cut": s.cut_cards}
    places[name][seat] = cards


def least_values(view: View) -> list[int]:
    """For each seat, what a card it still holds is worth at least: who could not play to a count has shown so much.

    It shows when he says go, and where one must play on, when he takes one for last.
    """
    least = [1] * view.seats
    if view.phase != PLAY:
        return least
    plays_on = _own(view.options).go_rule == "play_on"
    count = 0
    for event in view.past:
        if isinstance(event, Now) and event.fact == "count" and isinstance(event.value, int):
            count = event.value
        elif (isinstance(event, Said) and event.words.key == "say-go") or (
            plays_on and isinstance(event, Scored) and event.what.key == "score-last"
        ):
            least[event.seat] = max(least[event.seat], 32 - count)
    return least


def _draw(unseen: list[Card], least: int) -> Card:
    """The last of the mixed cards that is worth so much."""
    at = len(unseen) - 1
    while value(unseen[at]) < least:
        at -= 1
    return unseen.pop(at)


def _throwers(s: CribbageState, crib: Zone) -> list[Seat]:
    """Who threw each card of the crib, until it is shown: eldest's lie first."""
    if not crib.cards or crib.eyes == ALL:
        return []
    return [seat for seat in s.round_from(s.eldest) for _ in range(s.options.laid_out)]


_CUTS = {CUT_FOR_DEAL: _cut_for_deal, CUT_PACK: _cut_pack, CUT_START: _cut_start}
