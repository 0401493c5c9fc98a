"""The laws of Cribbage: cut, deal, turn-up, lay-out, play, show, and the next deal, in the order of the book.

Rulings R1, R2 … are explained in booke.md.
"""

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, HIDDEN, KNAVE, Card, rank
from crowe_table.engine.core import (
    NO_SEAT,
    Asked,
    CountLine,
    PickPlace,
    Question,
    Reason,
    Seat,
    Setup,
    because,
    viewers,
)
from crowe_table.engine.game import GameKind
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import Farthings
from crowe_table.engine.piles import Pile
from crowe_table.engine.rng import Rng
from crowe_table.games.cribbage.actions import LayOut
from crowe_table.games.cribbage.counting import VALUES, in_play, in_show, recite
from crowe_table.games.cribbage.layout import layout_for
from crowe_table.games.cribbage.options import BOOKS, PRESETS, CribbageOptions
from crowe_table.games.cribbage.scale import scale
from crowe_table.games.cribbage.state import (
    CRIB,
    CUT,
    HAND,
    NO_SIDE,
    PILES,
    PLAYED,
    START,
    STOCK,
    THROWN,
    CribbagePhase,
    CribbageRecord,
    CribbageState,
    CribbageView,
    sides,
)
from crowe_table.kit import rites
from crowe_table.kit.company import when_all_ready
from crowe_table.kit.moving import gather, move, move_all, show
from crowe_table.kit.purses import pay_seat
from crowe_table.kit.rites import Cut
from crowe_table.kit.rules import RuledGame, Rules, one
from crowe_table.kit.telling import end, say, score, tell_changes, tell_result
from crowe_table.kit.tricks import Play
from crowe_table.kit.ways import Cards

RULES = Rules[CribbageState]()

CRIB_CARDS = 4
"""Cards in a crib, always."""
HIGHEST = 31
"""The count may not pass it."""
START_ENDS = 3
"""Cards to be left above and below where the pack is cut for the start."""


# --- The cut ---------------------------------------------------------------------------------------------------------


def sit_down(s: CribbageState) -> None:
    """The lowest cut deals, unless the dealer is chosen or left to chance (R2)."""
    r, o = s.public, s.options
    r.backs = r.scores
    rites.spread_pack(s, STOCK)
    if o.first_dealer == "cut_low":
        return
    r.cutting = ()
    deal(s, Seat(o.chosen_dealer if o.first_dealer == "chosen" else s.rng.below(s.seats)))


# Lowest deals; equals cut again; for four players the two lowest are partners (R2, R21).
rites.when_cutting_for_deal(
    RULES,
    CribbagePhase.CUT_FOR_DEAL,
    STOCK,
    CUT,
    then=lambda s, decided: deal(s, decided.dealer),
    partners=lambda s: s.seats == 4,
)


# --- The deal --------------------------------------------------------------------------------------------------------


def deal(s: CribbageState, dealer: Seat) -> None:
    s.public.least = (1,) * s.seats
    rites.begin_deal(s, dealer, STOCK, FULL_PACK)
    if s.options.pack_cut_before_deal:
        s.public.phase = CribbagePhase.CUT_PACK
    else:
        deal_hands(s)


def deal_hands(s: CribbageState) -> None:
    """Five cards singly to each of two players, four to each of four (R19)."""
    r, o = s.public, s.options
    rites.deal(s, (1,) * o.cards_dealt, r.round_from(r.eldest), STOCK, HAND)
    r.phase = CribbagePhase.LAY_OUT
    three = o.three_for_last == "every_deal" or (o.three_for_last == "first_deal" and r.deal == 1)
    if three and mark(s, r.eldest, 3, "three-for-last", (CountLine(3, because("three-for-last"), (), 3),)):
        return
    if o.start_when == "before_lay_out":
        find_start(s)


rites.when_cutting_pack(RULES, CribbagePhase.CUT_PACK, STOCK, FULL_PACK, then=deal_hands)


# --- The turn-up -----------------------------------------------------------------------------------------------------


def find_start(s: CribbageState) -> None:
    if s.options.start_how == "cut":
        s.public.phase = CribbagePhase.CUT_START
    else:
        turn_start(s, s.at(STOCK)[-1])


@RULES.asks(CribbagePhase.CUT_START)
def ask_cut_start(s: CribbageState) -> Question:
    return one("cut-start", s.public.eldest, Cut)


def may_cut_start(s: CribbageState, seat: Seat) -> PickPlace:
    del seat
    return PickPlace(STOCK.key, START_ENDS, len(s.at(STOCK)) - START_ENDS)


@RULES.does(Cut, may_cut_start, phase=CribbagePhase.CUT_START)
def cut_start(s: CribbageState, action: Cut) -> None:
    turn_start(s, rites.uncovered(s, STOCK, action.place))


def turn_start(s: CribbageState, card: Card) -> None:
    """The card both may use. If it is a knave it is Knave Noddy, and the dealer scores two before anything else."""
    move(s, (card,), STOCK, START, "turn")
    if rank(card) == KNAVE:
        what = f"{s.options.knave}-turned"
        if mark(s, s.public.dealer, 2, what, (CountLine(2, because(what, card=card), (card,), 2),)):
            return
    if len(s.at(CRIB)) == CRIB_CARDS:
        lead(s)
    else:
        s.public.phase = CribbagePhase.LAY_OUT


# --- The crib --------------------------------------------------------------------------------------------------------


@RULES.asks(CribbagePhase.LAY_OUT)
def ask_lay_out(s: CribbageState) -> Question:
    """All lay out in secret, in any order."""
    asked = tuple([Asked(seat, (LayOut,)) for seat in waiting(s)])
    return Question("lay-out", asked, (("number", s.options.laid_out), ("seat", s.public.dealer)), secret=True)


def waiting(s: CribbageState) -> list[Seat]:
    """Who has still to lay out."""
    return [seat for seat in s.public.ring if not s.at(THROWN[seat])]


def may_lay_out(s: CribbageState, seat: Seat) -> Cards:
    number = s.options.laid_out
    return Cards((HAND[seat],), s.at(HAND[seat]), number, number, several=True, field="cards")


@RULES.does(LayOut, may_lay_out, law="the-crib")
def lay_out(s: CribbageState, action: LayOut) -> None:
    """When the last has laid out, eldest's cards go to the crib first, the dealer's last; each knows their own."""
    r = s.public
    for card in action.cards:
        move(s, (card,), HAND[action.seat], THROWN[action.seat], "lay_out")
    if waiting(s):
        return
    for seat in r.round_from(r.eldest):
        move(s, tuple(s.at(THROWN[seat])), THROWN[seat], CRIB, remembered_by=viewers(seat))
    if s.at(START):
        lead(s)
    else:
        find_start(s)


# --- The play --------------------------------------------------------------------------------------------------------


def lead(s: CribbageState) -> None:
    r = s.public
    r.phase, r.turn = CribbagePhase.PLAY, r.eldest


@RULES.asks(CribbagePhase.PLAY)
def ask_play(s: CribbageState) -> Question:
    return one("play", s.public.turn, Play, count=s.public.count)


def playable(s: CribbageState, seat: Seat) -> list[Card]:
    """The cards of a hand that do not carry the count past thirty-one."""
    room = HIGHEST - s.public.count
    return [card for card in s.at(HAND[seat]) if VALUES[card] <= room]


def can_play(s: CribbageState, seat: Seat) -> bool:
    """Whether a hand holds such a card."""
    room = HIGHEST - s.public.count
    for card in s.at(HAND[seat]):  # noqa: SIM110 (it is hot)
        if VALUES[card] <= room:
            return True
    return False


def may_play(s: CribbageState, seat: Seat) -> Cards:
    return Cards((HAND[seat],), s.at(HAND[seat]), among=playable(s, seat))


def why_not_play(s: CribbageState, action: Play) -> Reason:
    count = s.public.count + VALUES[action.card]
    return because("refuse-over-31", card=action.card, count=count, law="the-play")


@RULES.does(Play, may_play, why_not_play, law="the-play")
def play(s: CribbageState, action: Play) -> None:
    """A card is played and the count said; the player scores what the last cards make, and one for last."""
    r, seat = s.public, action.seat
    move(s, (action.card,), HAND[seat], PLAYED[seat], "play")
    r.pile, r.count = (*r.pile, action.card), r.count + VALUES[action.card]
    tell_changes(s)
    say(s, seat, "say-count", count=r.count)
    made = in_play(r.pile, r.count, s.at(START)[0], s.options)
    if made and mark(s, seat, sum([each[0] for each in made]), "in-play", recite(made) if s.tell else ()):
        return
    if r.count < HIGHEST:
        r.turn = next_to_play(s, seat)
        if r.turn != NO_SEAT or mark(s, seat, 1, "last", (CountLine(1, because("play-last"), (), 1),)):
            return
    close_count(s, seat)


def next_to_play(s: CribbageState, seat: Seat) -> Seat:
    """The next who holds a playable card; NO_SEAT if the count is closed. Those who hold none say go (R7)."""
    r = s.public
    for other in r.round_from(seat)[1:]:
        if can_play(s, other):
            return other
        if s.at(HAND[other]):
            say(s, other, "say-go")
            shown_short(s, other)
    if s.options.go_rule == "stop":
        return NO_SEAT
    if can_play(s, seat):
        return seat
    shown_short(s, seat)
    return NO_SEAT


def shown_short(s: CribbageState, seat: Seat) -> None:
    """Everybody knows now that the seat holds no card that could be played to this count."""
    r = s.public
    least = max(r.least[seat], HIGHEST + 1 - r.count)
    r.least = (*r.least[:seat], least, *r.least[seat + 1 :])


def close_count(s: CribbageState, seat: Seat) -> None:
    """After thirty-one or a go the play ends, or begins again from nothing where the rest is played out."""
    r = s.public
    r.count, r.pile, r.turn = 0, (), NO_SEAT
    if s.options.play_out:
        r.turn = next((other for other in r.round_from(r.after(seat)) if s.at(HAND[other])), NO_SEAT)
    if r.turn == NO_SEAT:
        tell_changes(s)
        count_hands(s)


# --- The show --------------------------------------------------------------------------------------------------------


def count_hands(s: CribbageState) -> None:
    """Eldest counts first, then round to the dealer, then the dealer the crib; the first to the game-hole wins."""
    r = s.public
    before = r.scores
    for seat in r.round_from(r.eldest):
        move_all(s, HAND[seat], PLAYED[seat], "show")
        if count_cards(s, seat, PLAYED[seat], "hand"):
            return
    show(s, s.at(CRIB), CRIB)
    in_hand = r.scores
    if count_cards(s, r.dealer, CRIB, "crib"):
        return
    r.phase = CribbagePhase.COUNTED
    tell_count(s, [after - score for after, score in zip(in_hand, before, strict=True)], in_hand)


def tell_count(s: CribbageState, hands: Sequence[int], in_hand: tuple[int, ...]) -> None:
    """What each side counted in hand, and the dealer's in the crib, and how the board stands."""
    if not s.tell:
        return
    r = s.public
    dealing, eldest = r.sides[r.dealer], r.sides[r.eldest]
    tell_result(
        s,
        "counted",
        seats=r.of_side(eldest),
        points=hands[eldest],
        score=r.scores[eldest],
        seats_dealer=r.of_side(dealing),
        points_dealer=hands[dealing],
        points_crib=r.scores[dealing] - in_hand[dealing],
        score_dealer=r.scores[dealing],
    )


def count_cards(s: CribbageState, seat: Seat, pile: Pile, what: str) -> bool:
    """Cards that lie open are counted with the start, aloud if anybody listens. True if that wins the game."""
    cards, start, crib = s.at(pile), s.at(START)[0], pile is CRIB
    if not s.tell:
        return mark(s, seat, scale(len(cards), s.options, crib).total(cards, start), what)
    lines = recite(in_show(cards, start, s.options, crib))
    return mark(s, seat, lines[-1].running if lines else 0, what, lines)


def mark(s: CribbageState, seat: Seat, points: int, what: str, lines: Sequence[CountLine] = ()) -> bool:
    """The hinder peg goes so many holes beyond the foremost. True if that wins: the game stops at that instant."""
    r = s.public
    side = r.sides[seat]
    if points:
        r.backs = (*r.backs[:side], r.scores[side], *r.backs[side + 1 :])
    if not score(s, seat, points, what, lines, most=s.options.target):
        return False
    settle(s, side)
    return True


def next_deal(s: CribbageState) -> None:
    """The cards are gathered, and the deal passes to the left."""
    r = s.public
    gather(s, (*[PLAYED[seat] for seat in r.ring], CRIB, START), STOCK)
    deal(s, r.eldest)


def draw(s: CribbageState) -> None:
    """All agree to leave the game as it stands: it is drawn, and nobody pays (R22)."""
    s.public.phase, s.public.turn = CribbagePhase.OVER, NO_SEAT
    end(s, (), because("ended-drawn"))


when_all_ready(RULES, CribbagePhase.COUNTED, then=next_deal, all_rise=draw, may_propose=lambda s: s.options.early_end)


# --- The stakes ------------------------------------------------------------------------------------------------------


def settle(s: CribbageState, winner: int) -> None:
    """Each loser pays the first winner at their left; each is lurched by their own side's score."""
    r, o = s.public, s.options
    r.phase, r.winner, r.turn = CribbagePhase.OVER, winner, NO_SEAT
    won = [seat for seat in sorted(r.ring) if r.sides[seat] == winner]
    least = min([each for side, each in enumerate(r.scores) if side != winner])
    for seat in r.ring:
        if seat not in won:
            lost = r.scores[r.sides[seat]]
            payee = next(other for other in r.round_from(seat) if other in won)
            pay_seat(s, seat, payee, owed(o, lost), verdict(o, lost))
    end(s, won, verdict(o, least))


def verdict(o: CribbageOptions, loser_score: int) -> Reason:
    """How a game ended for a loser with this score."""
    return because("win-lurch" if lurched(o, loser_score) else "win", score=loser_score, target=o.target)


def lurched(o: CribbageOptions, loser_score: int) -> bool:
    """Whether a loser with this score pays double (R18)."""
    return loser_score < o.lurch_below


def owed(o: CribbageOptions, loser_score: int) -> Farthings:
    """What each loser pays: the stake, or so much for each point of difference; twice over if lurched."""
    due = o.flat_stake if o.stake_rule == "flat" else o.point_stake * (o.target - loser_score)
    return Farthings(due * 2 if lurched(o, loser_score) else due)


def largest_stake(o: CribbageOptions, poorest: Farthings) -> Farthings:
    """The greatest stake (or stake on a point) that the poorest purse could pay in the worst case."""
    factor = 2 if o.lurch_below else 1
    return Farthings(poorest // (factor if o.stake_rule == "flat" else factor * o.target))


# --- The game --------------------------------------------------------------------------------------------------------


class Cribbage(RuledGame[CribbageRecord, CribbageOptions]):
    """The laws of Cribbage for two, or for four as partners."""

    slug = "cribbage"
    laws_version = 1
    kind = GameKind.CRIBBAGE
    presets, options = PRESETS, CribbageOptions
    rules, phases, record = RULES, CribbagePhase, CribbageRecord
    piles, pack, stock = PILES, FULL_PACK, STOCK

    def preset(self, name: str, seats: int) -> CribbageOptions:
        return BOOKS[name][seats]

    def layout(self, options: CribbageOptions, seats: int) -> Layout:
        return layout_for(options, seats)

    def unfit_rules(self, setup: Setup[CribbageOptions]) -> Reason | None:
        o = setup.options
        if setup.seats * o.laid_out != CRIB_CARDS:
            return because("unfit-crib", seats=setup.seats, law="the-crib")
        if o.chosen_dealer >= setup.seats:
            return because("unfit-dealer", seats=setup.seats, law="seats")
        poorest = min(setup.purses)
        if owed(o, 0) <= poorest:
            return None
        return because("unfit-stake", farthings=largest_stake(o, poorest), law="the-stakes")

    def sides(self, setup: Setup[CribbageOptions]) -> tuple[int, ...]:
        return sides(tuple(map(Seat, range(setup.seats))))

    def open(self, s: CribbageState) -> None:
        sit_down(s)

    def length(self, setup: Setup[CribbageOptions]) -> int:
        """A deal scores one for last at the least; ties at the cut for ever are left to chance."""
        deals = 2 * setup.options.target - 1
        return 200 + deals * (setup.seats * (4 + setup.options.cards_dealt) + 2)

    def fill(self, s: CribbageState, view: CribbageView, rng: Rng) -> None:
        """Hands of which a go has told draw first; whoever is to play has a card to play."""
        r, unseen = s.public, self.unseen(view)
        hidden = [
            (r.least[pile.owner] if row is HAND else 1, s.at(pile), tuple(s.at(pile)))
            for row in PILES.rows
            for pile in row[: s.seats]
            if HIDDEN in s.at(pile)
        ]
        hidden.sort(key=lambda each: -each[0])
        while True:
            drawn = unseen[:]
            rng.shuffle(drawn)
            for least, pile, cards in hidden:
                draw = drawn.pop if least == 1 else partial(draw_worth, drawn, least)
                pile[:] = [draw() if card == HIDDEN else card for card in cards]
            if r.turn == NO_SEAT or playable(s, r.turn):
                return

    def standing(self, s: CribbageState) -> tuple[float, ...]:
        r = s.public
        leads = [each - max([*r.scores[:side], *r.scores[side + 1 :]]) for side, each in enumerate(r.scores)]
        return tuple([leads[side] / s.options.target for side in r.sides])

    def next_options(self, s: CribbageState) -> CribbageOptions:
        r, rule = s.public, s.options.next_game_dealer
        if rule == "cut" or r.winner == NO_SIDE:
            return s.options
        dealer = r.eldest
        if rule != "alternate":
            dealer = min(seat for seat in r.ring if (r.sides[seat] == r.winner) == (rule == "winner"))
        return replace(s.options, first_dealer="chosen", chosen_dealer=dealer)


def draw_worth(unseen: list[Card], least: int) -> Card:
    """The last of the shuffled cards that is worth so much."""
    at = len(unseen) - 1
    while VALUES[unseen[at]] < least:
        at -= 1
    return unseen.pop(at)
