"""Rules of Whist: cut, deal, trump card, call of honours, tricks, score, game and payment.

The rule book explains the rulings R1, R2 and so on.
"""

from collections.abc import Mapping
from functools import cache
from typing import cast

from msgspec.structs import replace

from crowe_table.engine.cards import FULL_PACK, Card, parse_all, rank, suit
from crowe_table.engine.core import (
    ALL,
    NO_SEAT,
    Arg,
    Asked,
    Facts,
    Question,
    Reason,
    Seat,
    Setup,
    View,
    because,
    seats,
    viewers,
)
from crowe_table.engine.game import GameKind
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import Farthings
from crowe_table.engine.papers import Dials, Printable
from crowe_table.engine.rng import Rng
from crowe_table.games.whist import counting
from crowe_table.games.whist.layout import LAYOUT
from crowe_table.games.whist.options import BOOKS, PRESETS, WhistOptions
from crowe_table.games.whist.state import (
    CUT,
    HAND,
    PACK,
    PILES,
    PLAYED,
    REVIEW,
    SEATS,
    TAKEN,
    TURNED,
    WhistPhase,
    WhistRecord,
    WhistState,
    WhistView,
    turned_up,
)
from crowe_table.kit import dealing, revokes, tricks
from crowe_table.kit.announcing import announce, announce_result, finish_game, report_changes, say, score, set_scores
from crowe_table.kit.between_deals import when_all_ready
from crowe_table.kit.card_moves import forget, gather, move, move_all, remember
from crowe_table.kit.claims import Claim, may_claim, sure_lead, when_claiming
from crowe_table.kit.dealing import Cut
from crowe_table.kit.exhibits import ExhibitHand, find
from crowe_table.kit.facts import facts_of_trumps
from crowe_table.kit.honours import CALLING_SCORE, honours_dealt, points_for, seats_at_eight, when_calling_honours
from crowe_table.kit.purses import pay_available
from crowe_table.kit.ranking import ranked
from crowe_table.kit.revokes import ClaimRevoke
from crowe_table.kit.rubber import open_game, partnership_sides, rubber_standing, win_rubber_game
from crowe_table.kit.rules import RuledGame, Rules, ask_one
from crowe_table.kit.shuffling import when_shuffling
from crowe_table.kit.trick_review import TrickReview, when_reviewing
from crowe_table.kit.tricks import Play, Revokes, TrickPlay
from crowe_table.search.worlds import hidden_places, place_cards, worlds_by_play

RULES = Rules[WhistState]()
TRICKS = TrickPlay(
    hand=HAND,
    played=PLAYED,
    taken=TAKEN,
    order=lambda s: ranked(trump=s.public.trump),
    besides=lambda s, seat: (TURNED,) if seat == s.public.dealer and s.at(TURNED) else (),
    may_revoke=lambda s: s.options.may_revoke,
)
LOOKING = TrickReview[WhistRecord, WhistOptions](TRICKS, REVIEW, which=lambda s: s.options.review)
PENALTIES = ("three_tricks", "three_points_off", "three_points_on")
"""Possible penalties for a revoke."""


# --- Cut for partners and deal ---------------------------------------------------------------------------------------


def cut_for_seats(s: WhistState) -> None:
    """Open the match: deal a famous hand, cut for partners or for the deal, or deal at once if no cut is needed."""
    o = s.options
    s.public.tricks = (0,) * SEATS
    dealing.spread_pack(s, PACK)
    if o.exhibit:
        deal_exhibit(s)
    elif o.partners == "seats" and o.cut_for_deal in ("random", "chosen"):
        deal(s, first_dealer(s, Seat(0)))


def first_dealer(s: WhistState, cut_for: Seat) -> Seat:
    """Return the first dealer: the winner of the cut (``cut_for``), a seat that the options name, or a random seat."""
    match s.options.cut_for_deal:
        case "chosen":
            return Seat(s.options.chosen_dealer)
        case "random":
            return Seat(s.rng.below(SEATS))
    return cut_for


def ask_cut_for_deal(s: WhistState) -> Question:
    key = "cut-for-partners" if s.options.partners == "cut" else "cut-for-deal"
    return ask_one(key, s.public.cutting[0], Cut, which="highest" if s.options.cut_for_deal == "highest" else "lowest")


# The lowest cut deals, aces are low, and equals cut again (R2). The two highest play the two lowest (R3).
dealing.when_cutting_for_deal(
    RULES,
    WhistPhase.CUT_FOR_DEAL,
    PACK,
    CUT,
    then=lambda s, decided: deal(s, decided.dealer),
    counts=lambda s, card: -rank(card) if s.options.cut_for_deal == "highest" else rank(card),
    partners=lambda s: s.options.partners == "cut",
    dealer=first_dealer,
    asks=ask_cut_for_deal,
)


# --- Shuffling, cutting, dealing -------------------------------------------------------------------------------------


def deal(s: WhistState, dealer: Seat) -> None:
    """Begin the next deal. Shuffling by the players does not change the random order of the cards (R4)."""
    r = s.public
    r.cutting, r.trumps, r.plays, r.tricks = (), (), (), (0,) * SEATS
    r.caller, r.looked, r.revokes, r.again = NO_SEAT, (), Revokes(), False
    open_game(s)
    dealing.begin_deal(s, dealer, PACK, FULL_PACK)
    if s.options.ritual == "full":
        r.phase = WhistPhase.SHUFFLE
    else:
        deal_hands(s)


def to_cut_pack(s: WhistState) -> None:
    s.public.phase = WhistPhase.CUT_PACK


def deal_hands(s: WhistState) -> None:
    """Deal all cards one at a time.

    The last card, which belongs to the dealer, is turned up and makes its suit trumps.
    """
    r = s.public
    order = r.round_from(r.eldest)
    dealing.deal(s, (1,) * 12, order, PACK, HAND)
    dealing.deal(s, (1,), order[:-1], PACK, HAND)
    r.trumps = (suit(dealing.turn_up(s, PACK, TURNED)),)
    report_changes(s)
    say(s, r.dealer, "say-trumps", suit=r.trump)
    r.calling = seats_at_eight(r) if s.options.calls else ()
    next_call(s)


when_shuffling(
    RULES,
    WhistPhase.SHUFFLE,
    WhistPhase.SHUFFLE_LAST,
    PACK,
    may_shuffle_last=lambda s: s.options.dealer_may_shuffle_last,
    then=to_cut_pack,
)
dealing.when_cutting_pack(RULES, WhistPhase.CUT_PACK, PACK, FULL_PACK, then=deal_hands)


# --- Calling honours at eight ----------------------------------------------------------------------------------------


def begin_play(s: WhistState) -> None:
    s.public.phase, s.public.turn = WhistPhase.PLAY, s.public.eldest


def win_by_call(s: WhistState, seat: Seat, shown: int) -> None:
    """Win the game by showing honours before the first card is played."""
    side = s.public.sides[seat]
    score(s, s.public.partners(side)[0], points_for(shown), "call")
    win_game(s, side)


next_call = when_calling_honours(
    RULES,
    WhistPhase.CALL,
    WhistPhase.ANSWER,
    TRICKS,
    won=win_by_call,
    then=begin_play,
)


# --- Play ------------------------------------------------------------------------------------------------------------


@RULES.asks(WhistPhase.PLAY)
def ask_play(s: WhistState) -> Question:
    """Ask a player for a card. Between two tricks, all players may also look at tricks again or claim a revoke."""
    r = s.public
    if not r.between:
        return ask_one("lead", r.turn, Play) if r.led is None else ask_one("follow", r.turn, Play, suit=suit(r.led))
    claim = (Claim,) if s.options.claim and may_claim(s, r.turn, TRICKS) else ()
    extra = {seat: (*LOOKING.acts(s, seat), *revoke_claims(s, seat)) for seat in r.round_from(r.turn)}
    leader = Asked(r.turn, (Play, *claim, *extra.pop(r.turn)))
    return Question("lead", (leader, *[Asked(seat, acts, must=False) for seat, acts in extra.items() if acts]))


def revoke_claims(s: WhistState, seat: Seat) -> tuple[type[ClaimRevoke], ...]:
    """Return the action of claiming a revoke, if the seat may claim one.

    Claims are possible until the deal is scored (R17).
    """
    return revokes.possible_claims(s, seat) if s.options.may_revoke else ()


@RULES.does(Play, TRICKS.form, TRICKS.why_not, law="the-play")
def play(s: WhistState, action: Play) -> None:
    place_card(s, action.seat, action.card)


def place_card(s: WhistState, seat: Seat, card: Card) -> None:
    """Play a card. A trick that lies open for review is closed by the next lead (R7).

    The dealer takes the trump card into the hand when first playing a card (R5).
    """
    r = s.public
    if not r.trick:
        LOOKING.close_review(s)
    winner = TRICKS.play_card(s, seat, card)
    if seat == r.dealer:
        move_all(s, TURNED, HAND[seat], "take_up")
    if winner is None:
        return
    TRICKS.take_trick(s, winner)
    if not s.at(HAND[winner]):
        end_play(s)


def end_play(s: WhistState) -> None:
    s.public.turn = NO_SEAT
    if s.options.exhibit:
        end_exhibit(s)
    else:
        before_count(s)


when_reviewing(RULES, LOOKING, law="looking-back")
when_claiming(RULES, TRICKS, first=LOOKING.turn_down, then=end_play, law="claims")


# --- Score -----------------------------------------------------------------------------------------------------------


def count(s: WhistState) -> None:
    """Score the deal: first revokes, then odd tricks, then honours if no side has won the game by then (R10)."""
    r, penalties = s.public, s.public.revokes.proved
    r.phase = WhistPhase.COUNTED
    if {side for side, _ in penalties} == {0, 1}:
        r.again = True
        announce_result(s, "void", seat=r.dealer)
        return
    taken = r.by_side(r.tricks)
    counted = counting.count_deal(s.options, r.scores, taken, r.by_side(honours_dealt(s, TRICKS)), penalties)
    if counted.tricks != taken:
        announce(s, "revoke-tricks", seats=r.partners(1 - penalties[0][0]))
    for change in counted.changes:
        if change.points > 0:
            score(s, r.partners(change.side)[0], change.points, change.what)
        else:
            set_scores(s, (change.after, r.scores[1]) if change.side == 0 else (r.scores[0], change.after))
            announce(s, "points-kept-back", law="revokes", seats=r.partners(change.side), score=change.after)
    if counted.barred:
        announce(s, "honours-barred", law="honours")
    report_count(s, counted)
    for side in (0, 1):
        if r.scores[side] >= s.options.game_points:
            win_game(s, side)


def report_count(s: WhistState, counted: counting.DealCount) -> None:
    """Announce the score of the deal for odd tricks and honours."""
    if not s.emit:
        return
    r, (side, odd) = s.public, counting.odd_tricks(counted.tricks)
    honours = {change.side: change.points for change in counted.changes if change.what == "honours"}
    announce_result(
        s,
        "odd",
        seats=r.partners(side),
        tricks=counted.tricks[side],
        number=odd,
        points=sum([change.points for change in counted.changes if (change.side, change.what) == (side, "odd")]),
        honours=honours.get(side, 0),
        seats_other=r.partners(1 - side),
        honours_other=honours.get(1 - side, 0),
    )


def next_deal(s: WhistState) -> None:
    """Start the next deal, with the player on the left as dealer. After a void deal the same dealer deals again."""
    forget(s, FULL_PACK)
    gather(s, [*TAKEN[:SEATS], *HAND[:SEATS], TURNED], PACK)
    deal(s, s.public.dealer if s.public.again else s.public.eldest)


# --- Game, rubber and stakes -----------------------------------------------------------------------------------------


def win_game(s: WhistState, side: int) -> None:
    """Record that a side has won a game, at the end of a deal or by calling honours (R8). A rubber needs two games."""
    r, o = s.public, s.options
    points, loser = r.scores[side], r.scores[1 - side]
    if o.rubber == "none":
        pay_losers(s, side, counting.owed_for_game(o, points, loser), because("pay-game"))
        finish(s, side, because("win-game", seats=r.partners(side), score=points, loser=loser))
        return
    won = list(r.points_won)
    won[side] += counting.points_of_game(o, loser)
    r.points_won = (won[0], won[1])
    rubber = win_rubber_game(s, side)
    announce(s, "game-won", seats=r.partners(side), score=points, loser=loser)
    pay_losers(s, side, counting.owed_for_game(o, points, loser), because("pay-game"))
    if rubber:
        pay_losers(s, side, counting.owed_for_rubber(o, won[side], won[1 - side]), because("pay-rubber"))
        finish(s, side, because("win-rubber", seats=r.partners(side), games=r.games(1 - side)))
        return
    r.phase = WhistPhase.COUNTED


def pay_losers(s: WhistState, winner: int, due: Farthings, why: Reason) -> None:
    """Let each loser pay the opponent on the left. Winners then pay their written debts from earlier games (R11)."""
    r = s.public
    for seat in r.ring:
        if due and r.sides[seat] != winner:
            pay_one(s, seat, r.after(seat), due, why)
    for debt in r.debts:
        debtor, creditor, owed = debt
        if r.sides[debtor] == winner:
            r.debts = tuple([each for each in r.debts if each is not debt])
            pay_one(s, debtor, creditor, owed, because("pay-debt"))


def pay_one(s: WhistState, loser: Seat, winner: Seat, due: Farthings, why: Reason) -> None:
    r = s.public
    wanting = pay_available(s, loser, winner, due, why)
    if not wanting:
        return
    written = s.options.debts == "written_down"
    if written:
        r.debts = (*r.debts, (loser, winner, wanting))
    announce(s, "debt-written" if written else "debt-struck-off", seat=loser, farthings=wanting)


def finish(s: WhistState, winner: int, why: Reason) -> None:
    r = s.public
    r.phase, r.winner, r.turn = WhistPhase.OVER, winner, NO_SEAT
    finish_game(s, [seat for seat in seats(SEATS) if r.sides[seat] == winner], why)


def draw(s: WhistState) -> None:
    """End the match because all players agreed. Nothing is paid for an unfinished game (R21)."""
    s.public.phase, s.public.turn = WhistPhase.OVER, NO_SEAT
    finish_game(s, (), because("ended-drawn"))


revokes.when_claiming_revokes(
    RULES, TRICKS, PENALTIES, lambda s: "" if s.options.revoke == "choice" else s.options.revoke, law="revokes"
)
before_count = revokes.when_about_to_count(RULES, WhistPhase.COUNT, TRICKS, then=count)
when_all_ready(RULES, WhistPhase.COUNTED, then=next_deal, all_rise=draw, may_propose=lambda s: s.options.early_end)


# --- Famous hands ----------------------------------------------------------------------------------------------------


@cache
def exhibit(name: str) -> ExhibitHand:
    """Return the famous hand with this name. Raises KeyError if there is none."""
    if famous := find(Whist().exhibits, name):
        return famous
    raise KeyError(name)


def exhibit_hand(famous: ExhibitHand, seat: Seat) -> list[Card]:
    """Return the cards of a seat in a famous hand, including the turned card."""
    return parse_all(famous.cards[HAND[seat].key])


def exhibit_cards(famous: ExhibitHand) -> tuple[Card, ...]:
    """Return all cards of a famous hand: the whole pack, or fewer if the hand begins late in a deal."""
    return tuple(card for seat in seats(SEATS) for card in exhibit_hand(famous, seat))


def deal_exhibit(s: WhistState) -> None:
    """Deal the famous hand, and play the cards that belong to its beginning.

    If its hands are open, everybody sees all cards; otherwise all players but the visitor know them (R19).
    """
    r, famous = s.public, exhibit(s.options.exhibit)
    cards, turned = exhibit_cards(famous), parse_all(famous.cards.get("turned", ""))
    r.deal, r.dealer, r.cutting = 1, famous.dealer, ()
    s.rng = s.chance.stream("deal", 1)
    s.at(PACK)[:] = cards
    others = [seat for seat in seats(SEATS) if seat != famous.visitor]
    remember(s, cards, ALL if famous.open else viewers(*others))
    report_changes(s)
    for seat in r.round_from(r.eldest):
        move(s, [card for card in exhibit_hand(famous, seat) if card not in turned], PACK, HAND[seat], "deal")
    if turned:
        dealing.turn_up(s, PACK, TURNED)
    r.trumps = (famous.trump,)
    report_changes(s)
    announce(s, f"exhibit-{famous.name}-task")
    r.phase, r.turn = WhistPhase.PLAY, r.eldest
    for action in famous.before:
        place_card(s, action.seat, cast(Play, action).card)


def end_exhibit(s: WhistState) -> None:
    """End a famous hand: announce whether the visitor has achieved the task of the hand. Nothing is scored."""
    r, famous = s.public, exhibit(s.options.exhibit)
    side, taken = r.sides[famous.visitor], famous.made(s, famous.visitor)
    done = taken >= famous.wanted
    announce(s, "exhibit-done" if done else "exhibit-not-done", number=taken, wanted=famous.wanted)
    finish(s, side if done else 1 - side, because("exhibit-over", number=taken))


class Whist(RuledGame[WhistRecord, WhistOptions]):
    """Rules of Whist, for four in two partnerships."""

    slug = "whist"
    laws_version = 1
    kind = GameKind.TRICKS
    winning_zone = staticmethod(TRICKS.winning_zone)
    led_zone = staticmethod(TRICKS.led_zone)
    choice_kind = staticmethod(TRICKS.choice_kind)
    presets, books, options = PRESETS, BOOKS, WhistOptions
    record, phases = WhistRecord, WhistPhase
    rules, piles, pack, stock = RULES, PILES, FULL_PACK, PACK
    deals_exhibits = True
    open = staticmethod(cut_for_seats)
    max_at_stake = staticmethod(counting.max_at_stake)

    def sure_lead(self, view: View[WhistRecord, WhistOptions]) -> Play | None:
        return sure_lead(self, view, TRICKS)

    def layout(self, options: WhistOptions, seats: int) -> Layout:
        del seats
        return replace(LAYOUT, target=options.game_points)

    def papers(self, options: WhistOptions) -> tuple[Printable, ...]:
        return (Dials(SEATS // 2, (options.game_points, 3)),)

    def sides(self, setup: Setup[WhistOptions]) -> tuple[int, ...]:
        return partnership_sides(setup.seats)

    def cards(self, options: WhistOptions) -> tuple[Card, ...]:
        return exhibit_cards(exhibit(options.exhibit)) if options.exhibit else FULL_PACK

    def length(self, setup: Setup[WhistOptions]) -> int:
        """Return an upper bound on the number of actions in a match. Every deal scores at least a point.

        Repeated cuts and claims of revokes are not counted.
        """
        o = setup.options
        deals = (1 if o.rubber == "none" else 3) * (2 * o.game_points - 1)
        return 200 + deals * (3 + 4 + 52 + 13 * SEATS + 52 + 4 * SEATS)

    def lesson_facts(self, view: WhistView) -> Facts:
        """Return figures for lessons: trumps in hand and played, and the tricks of both sides."""
        r = view.public
        side, order = r.sides[view.seat], ranked(trump=r.trump)
        return facts_of_trumps(view, order, FULL_PACK) | {
            "number_ours": r.by_side(r.tricks)[side],
            "number_theirs": r.by_side(r.tricks)[1 - side],
            "number_book": counting.BOOK_TRICKS,
            "number_trumps_played": sum(suit(Card(card)) == r.trump for _, *cards in r.plays for card in cards),
        }

    def rule_facts(self, options: WhistOptions, seats: int) -> Mapping[str, Arg]:
        """Return the figures for the rule book: sizes of pack and hands, and points of each result."""
        del seats
        return {
            "pack": len(FULL_PACK),
            "hand": len(FULL_PACK) // SEATS,
            "book": counting.BOOK_TRICKS,
            "needed": counting.BOOK_TRICKS + 1,
            "all_odd": len(FULL_PACK) // SEATS - counting.BOOK_TRICKS,
            "one_short": options.game_points - 1,
            "at_eight": CALLING_SCORE,
            "honours_three": points_for(3),
            "honours_four": points_for(4),
            "revoke_points": counting.REVOKE_TRICKS,
            "least_cut": dealing.MIN_CUT,
        }

    def fill(self, s: WhistState, view: WhistView, rng: Rng) -> None:
        """Sample the hidden cards.

        A player who did not follow suit has no card of it, and the dealer holds the turned card. If no deal fits,
        somebody has revoked, and following suit is ignored.
        """
        shown = tricks.voids(s.public, ranked())
        unseen = self.unseen(view)
        known = {card: HAND[s.public.dealer] for card in turned_up(view) if card in unseen}
        void = {HAND[seat]: shown[seat] for seat in s.public.ring}
        place_cards(s, worlds_by_play(unseen, hidden_places(s), known=known, void=void).draw(rng), rng)

    def standing(self, s: WhistState) -> tuple[float, ...]:
        return rubber_standing(s.public, s.options.game_points)

    def next_options(self, s: WhistState) -> WhistOptions:
        """Return the options of the next match. The player to the left of the last dealer deals, without a cut (R12).

        In a famous hand, or if the partners are chosen by a cut, the options stay the same.
        """
        if s.options.partners == "cut" or s.options.exhibit:
            return s.options
        return replace(s.options, cut_for_deal="chosen", chosen_dealer=s.public.after(s.public.dealer))
