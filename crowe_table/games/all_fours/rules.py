"""Rules of All Fours: cut, deal, standing and begging, gift or run, play, count and stakes.

Rulings R1, R2 … are explained in booke.md.
"""

from collections.abc import Mapping, Sequence

from crowe_table.engine.cards import FULL_PACK, KNAVE, RANKS, SUITS, Card, rank, suit
from crowe_table.engine.core import (
    NO_SEAT,
    Arg,
    CountLine,
    Facts,
    Question,
    Reason,
    Seat,
    Setup,
    View,
    because,
    replace_at,
    seats,
)
from crowe_table.engine.game import GameKind
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Rng
from crowe_table.games.all_fours.actions import Beg, GivePoint, LayAway, RunCards, StandSuit
from crowe_table.games.all_fours.counting import CARD_COUNTS, FOURS, GIFT, Point, points_of
from crowe_table.games.all_fours.ladder import ladder
from crowe_table.games.all_fours.layout import layout_for
from crowe_table.games.all_fours.options import BOOKS, PRESETS, AllFoursOptions
from crowe_table.games.all_fours.state import (
    CUT,
    HAND,
    PACKET,
    PILES,
    PLAYED,
    REFUSED,
    STOCK,
    TAKEN,
    TURNED,
    UNTOUCHED,
    WASTE,
    AllFoursPhase,
    AllFoursRecord,
    AllFoursState,
    AllFoursView,
)
from crowe_table.kit import dealing, tricks
from crowe_table.kit.announcing import announce, announce_result, finish_game, report_changes, say, score
from crowe_table.kit.answer_parts import Cards
from crowe_table.kit.between_deals import when_all_ready
from crowe_table.kit.card_moves import forget, gather, move, move_all
from crowe_table.kit.claims import sure_lead
from crowe_table.kit.playing import when_playing
from crowe_table.kit.purses import pay_available
from crowe_table.kit.ranking import ACE_HIGH, Order, ranked
from crowe_table.kit.rules import RuledGame, Rules, ask_one, relative_leads
from crowe_table.kit.tricks import FOLLOW, Duty, Play, Revokes, TrickPlay
from crowe_table.search.worlds import place_cards, worlds_not_held

RULES = Rules[AllFoursState]()


def order(s: AllFoursState | AllFoursView) -> Order:
    """Return the order of the cards. In every suit, the ace is high and the deuce low."""
    return ranked(trump=s.public.trump)


FOLLOW_OR_TRUMP = Duty(may_trump=True)
TRICKS = TrickPlay(
    hand=HAND,
    played=PLAYED,
    taken=TAKEN,
    order=order,
    duty=lambda s: FOLLOW_OR_TRUMP if s.options.follow == "follow_or_trump" else FOLLOW,
    may_revoke=lambda s: s.options.strict,
)
SIX, NINE = 6, 9
"""Number of cards in a hand, and in a hand after one run."""
PUT_ORDER = "32AKQJT987654"
"""Order of ranks in the game of Put. In Cotton's game, the highest cut by this order deals."""
RUNNING = {"A": 4, "K": 3, "Q": 2, "J": 1}
"""Points for a turned card in Running All-Fours (R12)."""
REVOKE_PENALTY = "point"


# --- The cut ---------------------------------------------------------------------------------------------------------


def cut_rank_of(s: AllFoursState, card: Card) -> int:
    """Return a card's place in the order of ranks for the cut: 0 for the highest.

    The highest card deals. Players with equal cards cut again.
    """
    high_to_low = PUT_ORDER if s.options.cut_rank == "put" else ACE_HIGH
    return high_to_low.index(RANKS[rank(card)])


dealing.when_cutting_for_deal(
    RULES,
    AllFoursPhase.CUT_FOR_DEAL,
    STOCK,
    CUT,
    then=lambda s, decided: deal(s, decided.dealer),
    counts=cut_rank_of,
)


# --- The deal --------------------------------------------------------------------------------------------------------


def deal(s: AllFoursState, dealer: Seat) -> None:
    """Deal two packets of three to each player and turn up a card.

    Unless the options let all players look, only dealer and eldest hand see their cards (R11).
    """
    r = s.public
    r.begged, r.rejected, r.knaves, r.trumps = False, (), 0, ()
    r.plays, r.tricks, r.tokens, r.revokes = (), (0,) * s.seats, ((0,) * len(FOURS),) * s.seats, Revokes()
    dealing.begin_deal(s, dealer, STOCK, FULL_PACK)
    dealing.deal(s, (PACKET, PACKET), r.round_from(r.eldest), STOCK, UNTOUCHED)
    if not turn_up(s):
        take_up(s, [seat for seat in r.round_from(r.eldest) if r.may_look(seat) or s.options.onlookers == "look"])
        r.phase = AllFoursPhase.ELDEST


def take_up(s: AllFoursState, who: Sequence[Seat]) -> None:
    """Let these seats see their cards. The others must wait."""
    s.public.waits = tuple([int(seat not in who) for seat in seats(s.seats)])
    report_changes(s)
    for seat in who:
        move_all(s, UNTOUCHED[seat], HAND[seat], "take_up")


def turn_up(s: AllFoursState) -> bool:
    """Turn up the next card. A knave scores for the dealer, in Running All-Fours other high cards too; a card of a
    refused suit scores nothing (R4).

    Return True if the dealer wins the game by it.
    """
    r = s.public
    move_all(s, TURNED, REFUSED, "turn_aside")
    card = dealing.turn_up(s, STOCK, TURNED)
    if suit(card) in r.rejected:
        return False
    points = RUNNING.get(RANKS[rank(card)], 0) if s.options.turned == "running" else int(rank(card) == KNAVE)
    r.knaves += rank(card) == KNAVE
    line = CountLine(points, because("count-turned", card=card, number=points), (card,), points)
    return points > 0 and mark(s, r.dealer, points, "turned", line)


# --- Standing or begging ---------------------------------------------------------------------------------------------


@RULES.asks(AllFoursPhase.ELDEST)
def ask_eldest(s: AllFoursState) -> Question:
    return ask_one("stand-or-beg", s.public.eldest, StandSuit, Beg, suit=proposed(s))


def proposed(s: AllFoursState) -> int:
    """Return the suit of the card turned last."""
    return suit(s.at(TURNED)[-1])


@RULES.does(StandSuit)
def stand(s: AllFoursState, action: StandSuit) -> None:
    say(s, action.seat, "say-stand")
    settle(s)


@RULES.does(Beg)
def beg(s: AllFoursState, action: Beg) -> None:
    say(s, action.seat, "say-beg")
    s.public.begged, s.public.phase = True, AllFoursPhase.DEALER


# --- The gift or the run ---------------------------------------------------------------------------------------------


@RULES.asks(AllFoursPhase.DEALER)
def ask_dealer(s: AllFoursState) -> Question:
    acts = (RunCards,) if gift_would_win(s) else (GivePoint, RunCards)
    return ask_one("give-or-run", s.public.dealer, *acts, suit=proposed(s), seat=s.public.eldest)


def receivers(s: AllFoursState | AllFoursView) -> list[Seat]:
    """Return the seats that score the dealer's gift (R2).

    They are one player of each opposing side, eldest first, or the eldest hand alone.
    """
    r = s.public
    others = {r.sides[seat]: seat for seat in reversed(r.round_from(r.eldest)) if r.sides[seat] != r.sides[r.dealer]}
    return [r.eldest] if s.options.gift_to == "eldest" else list(reversed(others.values()))


def gift_would_win(s: AllFoursState) -> bool:
    """Whether the gift would win the game, although the options forbid that. The dealer must then run."""
    return not s.options.gift_can_win and any(s.public.score(seat) == s.options.target - 1 for seat in receivers(s))


@RULES.untimely(GivePoint)
def why_not_give(s: AllFoursState, action: GivePoint) -> Reason | None:
    dealer_asked = s.public.phase is AllFoursPhase.DEALER and action.seat == s.public.dealer
    return because("refuse-gift-wins", law="the-gift") if dealer_asked else None


@RULES.does(GivePoint, law="the-gift")
def give(s: AllFoursState, action: GivePoint) -> None:
    """Give the point, so that the turned suit stands."""
    say(s, action.seat, "say-give")
    s.public.trumps = (proposed(s),)
    for seat in receivers(s):
        if mark(s, seat, GIFT, "gift"):
            return
    settle(s)


@RULES.does(RunCards)
def run_cards(s: AllFoursState, action: RunCards) -> None:
    """Deal three more cards to each player and turn up another card.

    Repeat this while its suit has been refused (R4).
    """
    r = s.public
    say(s, action.seat, "say-run")
    r.rejected = (*r.rejected, proposed(s))
    while proposed(s) in r.rejected:
        if len(s.at(STOCK)) <= PACKET * s.seats:
            announce(s, "run-out", seat=r.dealer, law="the-run")
            clear(s)
            deal(s, r.dealer)
            return
        dealing.deal(s, (PACKET,), r.round_from(r.eldest), STOCK, UNTOUCHED)
        if turn_up(s):
            return
    take_up(s, [seat for seat in r.round_from(r.eldest) if s.at(HAND[seat])])
    if s.options.max_begs == "one":
        settle(s)
    else:
        r.phase = AllFoursPhase.ELDEST


def settle(s: AllFoursState) -> None:
    """Make the turned suit trumps. All players see their cards and discard any surplus."""
    r = s.public
    r.trumps = (proposed(s),)
    report_changes(s)
    say(s, r.dealer, "say-trumps", suit=r.trump)
    take_up(s, r.round_from(r.eldest))
    r.phase, r.turn = AllFoursPhase.LAY_AWAY, r.eldest
    if not surplus(s, r.eldest):
        lead(s)


# --- The discard -----------------------------------------------------------------------------------------------------


def surplus(s: AllFoursState, seat: Seat) -> int:
    """Return the number of cards that a seat must discard.

    It is 0 after a single run if the options let all nine cards be played (R13).
    """
    held = len(s.at(HAND[seat]))
    return 0 if s.options.after_run == "keep_nine" and held == NINE else held - SIX


@RULES.asks(AllFoursPhase.LAY_AWAY)
def ask_lay_away(s: AllFoursState) -> Question:
    """Ask each player in turn to discard, beginning with the eldest hand."""
    return ask_one("lay-away", s.public.turn, LayAway, number=surplus(s, s.public.turn))


def may_lay_away(s: AllFoursState, seat: Seat) -> Cards:
    number = surplus(s, seat)
    return Cards((HAND[seat],), s.at(HAND[seat]), number, number, several=True, field="cards")


@RULES.does(LayAway, may_lay_away, law="the-discard")
def lay_away(s: AllFoursState, action: LayAway) -> None:
    """Discard cards face down. Nobody sees them again."""
    r, seat = s.public, action.seat
    move(s, action.cards, HAND[seat], WASTE[seat], "lay_out")
    r.turn = r.after(seat)
    if seat == r.dealer:
        lead(s)


# --- The play --------------------------------------------------------------------------------------------------------


def lead(s: AllFoursState) -> None:
    """Let the eldest hand lead to the first trick."""
    TRICKS.lead(s, s.public.eldest)
    s.public.phase = AllFoursPhase.PLAY


# --- The count -------------------------------------------------------------------------------------------------------


def count(s: AllFoursState) -> None:
    """Settle revokes, then score High, Low, the Knave and Game in order.

    If turned knaves reduce the four points, only the rest is scored (R8). The first side to reach the target wins
    (R10).
    """
    r, o = s.public, s.options
    for side, _ in r.revokes.proved:
        pay_for_revoke(s, side)
    left = points_of_deal(s)[: len(FOURS) - (r.knaves if o.point_cap == "four" else 0)]
    r.phase, r.turn = AllFoursPhase.COUNTED, NO_SEAT
    counted: list[Point] = []
    while left and not won(s):
        point = left.pop(0)
        counted.append(point)
        give_token(s, point)
        line = CountLine(1, because(f"count-{point.what}", number=point.count), point.cards, 1)
        score(s, point.seat, 1, point.what, (line,), most=o.target)
    report_points(s, counted)
    if won(s):
        win_game(s, counted[-1].seat)


def points_of_deal(s: AllFoursState) -> list[Point]:
    """Return the points of the deal. Tricks that were claimed without play count for the player on lead."""
    r = s.public
    dealt = [[*tricks.played_by(r, seat), *s.at(HAND[seat])] for seat in seats(s.seats)]
    unplayed = [card for seat in r.ring for card in s.at(HAND[seat])]
    won = [[*s.at(TAKEN[seat]), *(unplayed if seat == r.turn else ())] for seat in seats(s.seats)]
    return list(points_of(r.trump, dealt, won, r.sides, r.round_from(r.eldest), s.options.tie_game == "elder"))


def report_points(s: AllFoursState, counted: list[Point]) -> None:
    """Report the seat that scored each point. If one side has scored all four, announce that first."""
    if len(counted) == len(FOURS) and len({s.public.sides[point.seat] for point in counted}) == 1:
        say(s, counted[0].seat, "say-all-fours")
    what = "-".join([point.what for point in counted])
    announce_result(s, "points", "the-score", what=what, **{f"seats_{point.what}": (point.seat,) for point in counted})


def give_token(s: AllFoursState, point: Point) -> None:
    """Put the token of a point in front of the seat that scored it."""
    r, of = s.public, FOURS.index(point.what)
    row = r.tokens[point.seat]
    row = replace_at(row, of, 1)
    r.tokens = replace_at(r.tokens, point.seat, row)
    report_changes(s)


def pay_for_revoke(s: AllFoursState, side: int) -> None:
    """Score one point for each side opposed to the side that revoked. The point cannot win the game."""
    r = s.public
    for other in dict.fromkeys(r.sides[seat] for seat in r.round_from(r.eldest)):
        if other != side and r.scores[other] < s.options.target - 1:
            score(s, r.of_side(other)[0], 1, "revoke")


def mark(s: AllFoursState, seat: Seat, points: int, what: str, line: CountLine | None = None) -> bool:
    """Score points at once. The first side to reach the target wins. Return True if this seat has won."""
    if not score(s, seat, points, what, (line,) if line else None, most=s.options.target):
        return False
    win_game(s, seat)
    return True


def next_deal(s: AllFoursState) -> None:
    """Pass the deal to the left (R14)."""
    clear(s)
    deal(s, s.public.eldest)


def clear(s: AllFoursState) -> None:
    """Gather all cards into the pack."""
    forget(s, FULL_PACK)
    own = [pile for piles in (UNTOUCHED, HAND, TAKEN, WASTE) for pile in piles[: s.seats]]
    gather(s, [*own, TURNED, REFUSED], STOCK)


# --- The game and the stakes -----------------------------------------------------------------------------------------


def won(s: AllFoursState) -> bool:
    """Whether a side has reached the target."""
    return max(s.public.scores) >= s.options.target


def win_game(s: AllFoursState, winner: Seat) -> None:
    """Pay the stakes and end the game. With partners, each loser pays the opponent on the left.

    A loser with too little money pays the whole purse.
    """
    r, side = s.public, s.public.sides[winner]
    r.phase, r.turn = AllFoursPhase.OVER, NO_SEAT
    for loser in r.ring:
        if r.sides[loser] != side:
            paid = r.after(loser) if len(r.of_side(side)) > 1 else winner
            pay_available(s, loser, paid, s.options.flat_stake, because("pay-game"))
    others = max([score for each, score in enumerate(r.scores) if each != side])
    finish_game(s, r.of_side(side), because("win", seats=r.of_side(side), score=r.scores[side], loser=others))


when_playing(
    RULES,
    AllFoursPhase.PLAY,
    AllFoursPhase.COUNT,
    TRICKS,
    then=count,
    undealt=lambda s: (STOCK, *[WASTE[seat] for seat in s.public.ring if seat != s.public.turn]),
    penalty=REVOKE_PENALTY,
)
when_all_ready(RULES, AllFoursPhase.COUNTED, then=next_deal)


class AllFours(RuledGame[AllFoursRecord, AllFoursOptions]):
    """Rules of All Fours for two or three players, or for four in partnerships."""

    slug = "all-fours"
    laws_version = 1
    kind = GameKind.TRICKS
    winning_zone = staticmethod(TRICKS.winning_zone)
    led_zone = staticmethod(TRICKS.led_zone)
    choice_kind = staticmethod(TRICKS.choice_kind)
    ladder_maker = staticmethod(ladder)
    presets, books, options = PRESETS, BOOKS, AllFoursOptions
    record, phases = AllFoursRecord, AllFoursPhase
    rules, piles, pack, stock = RULES, PILES, FULL_PACK, STOCK
    layout = staticmethod(layout_for)

    def sure_lead(self, view: View[AllFoursRecord, AllFoursOptions]) -> Play | None:
        return sure_lead(self, view, TRICKS)

    def open(self, s: AllFoursState) -> None:
        s.public.tokens = ((0,) * len(FOURS),) * s.seats
        s.public.tricks = s.public.waits = (0,) * s.seats
        dealing.spread_pack(s, STOCK)

    def sides(self, setup: Setup[AllFoursOptions]) -> tuple[int, ...]:
        """Return the side of each seat. Of four players, those who face each other are partners."""
        return tuple([seat % 2 if setup.seats == 4 else seat for seat in range(setup.seats)])

    def rule_facts(self, options: AllFoursOptions, seats: int) -> Mapping[str, Arg]:
        """Return the sizes of pack and hands, and the values of cards for Game and as turned cards.

        Also return the maximum number of runs.
        """
        del options
        names = {"T": "ten", "A": "ace", "K": "king", "Q": "queen", "J": "knave"}
        left = len(FULL_PACK) - seats * SIX - 1
        return {
            **{f"count_{names[of]}": count for of, count in CARD_COUNTS.items()},
            **{f"running_{names[of]}": points for of, points in RUNNING.items()},
            "count_pack": len(SUITS) * sum(CARD_COUNTS.values()),
            "pack": len(FULL_PACK),
            "packet": PACKET,
            "hand": SIX,
            "nine": NINE,
            "max_runs": left // (seats * PACKET + 1),
        }

    def lesson_facts(self, view: AllFoursView) -> Facts:
        """Return the value of each rank towards Game, and the number of cards in a packet."""
        del view
        return {**{f"count_{letter}": CARD_COUNTS.get(letter, 0) for letter in RANKS}, "number_packet": PACKET}

    def max_at_stake(self, options: AllFoursOptions) -> Farthings:
        return options.flat_stake

    def length(self, setup: Setup[AllFoursOptions]) -> int:
        """Return an upper bound on the number of actions. Almost every deal scores. Repeated ties are ignored."""
        o, n = setup.options, setup.seats
        claims = NINE * n * n if o.strict else 0
        return 400 + 4 * n * o.target * (12 + n + NINE * n + claims + 2 * n)

    def fill(self, s: AllFoursState, view: AllFoursView, rng: Rng) -> None:
        """Fill the hidden piles so that they fit the play.

        If nothing fits, a player has revoked. The hidden piles are then filled without regard to the play.
        """
        unseen = self.unseen(view)
        shown = tricks.not_held(s.public, unseen, order(s), TRICKS.duty(s))
        place_cards(s, worlds_not_held(s, unseen, HAND, shown).draw(rng), rng)

    def standing(self, s: AllFoursState) -> tuple[float, ...]:
        return relative_leads(s.public, s.options.target)
