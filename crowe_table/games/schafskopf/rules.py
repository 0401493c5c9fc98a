"""Rules of Schafskopf: cut, players who sit out, deal, blind, burying, play, score and end of the match.

A match is called a party. The rule book explains the rulings R1, R2 and so on.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from crowe_table.engine.cards import Card, parse
from crowe_table.engine.core import NO_SEAT, Action, Arg, CountLine, Facts, Question, Reason, Seat, Setup, because
from crowe_table.engine.game import GameKind
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import Farthings
from crowe_table.engine.rng import Rng
from crowe_table.games.schafskopf import counting
from crowe_table.games.schafskopf.actions import Bury, DeclineBlind, LayDown, TakeBlind
from crowe_table.games.schafskopf.charts import CHARTS
from crowe_table.games.schafskopf.ladder import ladder
from crowe_table.games.schafskopf.layout import layout_for
from crowe_table.games.schafskopf.options import BOOKS, MAX_SEATS, PRESETS, ROUNDS, SchafskopfOptions
from crowe_table.games.schafskopf.state import (
    BLIND,
    BURIED,
    CARDS,
    CUT,
    HAND,
    IN_BLIND,
    OPENED,
    ORDER,
    PACK,
    PILES,
    PLAIN,
    PLAYED,
    PLAYERS,
    STOCK,
    TAKEN,
    TRUMPS,
    VALUES,
    Contest,
    SchafskopfPhase,
    SchafskopfRecord,
    SchafskopfState,
    SchafskopfView,
)
from crowe_table.games.schafskopf.tags import card_tags
from crowe_table.kit import dealing, tricks
from crowe_table.kit.announcing import announce_result, finish_game, report_changes, say, score
from crowe_table.kit.answer_parts import Cards
from crowe_table.kit.between_deals import set_resting, when_all_ready
from crowe_table.kit.card_moves import draw, forget, gather, move, move_all, show
from crowe_table.kit.card_points import count_in_tens, points_in
from crowe_table.kit.claims import sure_lead
from crowe_table.kit.facts import facts_of_trumps
from crowe_table.kit.playing import when_playing
from crowe_table.kit.purses import score_differences, settle_up
from crowe_table.kit.ranking import TRUMP, Order
from crowe_table.kit.rules import RuledGame, Rules, ask_one, relative_leads
from crowe_table.kit.tricks import Play, Revokes, TrickPlay
from crowe_table.search.worlds import place_cards, worlds_not_held

RULES = Rules[SchafskopfState]()


def order(s: SchafskopfState | SchafskopfView) -> Order:
    """Return the ranking of cards, which is the same in every deal."""
    del s
    return ORDER


def pile_owner(s: SchafskopfState, winner: Seat) -> Seat:
    """Return the seat before which a trick is placed. The two opponents of a lone player share one pile."""
    r = s.public
    return winner if r.lone in (NO_SEAT, winner) else r.after(r.lone)


TRICKS = TrickPlay(
    hand=HAND,
    played=PLAYED,
    taken=TAKEN,
    order=order,
    may_revoke=lambda s: s.options.strict,
    heap=pile_owner,
)
FIRST, LATER = 3, (4, 3)
"""Cards dealt to each player at a time: before the blind, and in the two rounds after it."""
REVOKE_PENALTY = "row"
COUNTED_RANKS = {"ace": "AC", "ten": "TC", "king": "KC", "queen": "QC", "knave": "JC"}
"""Sample card of each rank that has card points, by the name of the rank."""


# --- Cut -------------------------------------------------------------------------------------------------------------


dealing.when_cutting_for_deal(
    RULES,
    SchafskopfPhase.CUT_FOR_DEAL,
    STOCK,
    CUT,
    then=lambda s, decided: deal(s, decided.dealer),
    counts=dealing.ace_high_rank,
)


# --- Players of this deal --------------------------------------------------------------------------------------------


def resting(ring: Sequence[Seat], dealer: Seat, five: str) -> tuple[Seat, ...]:
    """Return the seats that sit out a deal (R2).

    Of three players, nobody sits out; of four, the dealer; of five, the dealer and another player.
    """
    at = ring.index(dealer)
    if len(ring) == PLAYERS:
        return ()
    if len(ring) == PLAYERS + 1:
        return (dealer,)
    other = 3 if five == "dealer_and_third" else -1
    return dealer, ring[(at + other) % len(ring)]


# --- Deal ------------------------------------------------------------------------------------------------------------


def deal(s: SchafskopfState, dealer: Seat) -> None:
    """Deal three cards to each player, two to the blind, then four and three to each player.

    The player next to the dealer, called forehand, is the first to be asked about the blind.
    """
    r = s.public
    r.lone, r.camps, r.contest, r.trumps = NO_SEAT, (), (), (TRUMP,)
    r.plays, r.tricks, r.declined, r.revokes = (), (0,) * s.seats, (0,) * s.seats, Revokes()
    set_resting(s, *resting(r.ring, dealer, s.options.sit_out_five))
    dealing.begin_deal(s, dealer, STOCK, PACK)
    players = r.round_from(r.eldest)
    dealing.deal(s, (FIRST,), players, STOCK, HAND)
    draw(s, IN_BLIND, STOCK, BLIND)
    dealing.deal(s, LATER, players, STOCK, HAND)
    r.phase, r.turn = SchafskopfPhase.BLIND, r.eldest


# --- Blind -----------------------------------------------------------------------------------------------------------


@RULES.asks(SchafskopfPhase.BLIND)
def ask_blind(s: SchafskopfState) -> Question:
    """Ask each player once, beginning next to the dealer, whether to take the blind (R3).

    Declining comes first among the actions, because it is the safe default.
    """
    return ask_one("the-blind", s.public.turn, DeclineBlind, TakeBlind)


@RULES.does(TakeBlind)
def take_blind(s: SchafskopfState, action: TakeBlind) -> None:
    r, seat = s.public, action.seat
    say(s, seat, "say-take-blind")
    r.lone, r.declined = seat, (0,) * s.seats
    r.camps = tuple([int(each != seat) for each in range(s.seats)])
    r.contest = ((Contest.ALONE, seat),)
    move_all(s, BLIND, HAND[seat], "take_up")
    r.phase = SchafskopfPhase.BURY


@RULES.does(DeclineBlind)
def decline(s: SchafskopfState, action: DeclineBlind) -> None:
    r, seat = s.public, action.seat
    say(s, seat, "say-decline")
    r.declined = tuple([int(said or each == seat) for each, said in enumerate(r.declined)])
    r.turn = r.after(seat)
    if r.turn == r.eldest:
        nobody_takes(s)


def nobody_takes(s: SchafskopfState) -> None:
    """Start a game for the fewest points. Under an option, end the deal instead, so that the next player deals."""
    r = s.public
    r.declined = (0,) * s.seats
    if s.options.no_taker == "redeal":
        announce_result(s, "nobody", "the-blind")
        close_deal(s)
        return
    r.contest = ((Contest.FOR_LEAST, NO_SEAT),)
    report_changes(s)
    say(s, r.after(r.eldest, -1), "say-for-least")
    lead(s)


# --- Burying ---------------------------------------------------------------------------------------------------------


@RULES.asks(SchafskopfPhase.BURY)
def ask_bury(s: SchafskopfState) -> Question:
    return ask_one("bury", s.public.lone, Bury, number=IN_BLIND)


def legal_pairs(s: SchafskopfState, seat: Seat) -> Cards:
    """Return the cards from which two must be buried: all twelve in hand, including trumps (R4)."""
    return Cards((HAND[seat],), s.at(HAND[seat]), IN_BLIND, IN_BLIND, several=True, field="cards")


@RULES.does(Bury, legal_pairs, law="laying-away")
def bury(s: SchafskopfState, action: Bury) -> None:
    move(s, action.cards, HAND[action.seat], BURIED[action.seat], "bury")
    lead(s)


# --- Play ------------------------------------------------------------------------------------------------------------


def lead(s: SchafskopfState) -> None:
    """Ask forehand, the player next to the dealer, to lead to the first trick."""
    TRICKS.lead(s, s.public.eldest)
    s.public.phase = SchafskopfPhase.PLAY


def may_lay_down(s: SchafskopfState, seat: Seat) -> tuple[type[Action], ...]:
    """Return the action of laying down the hand, if the rest of the play cannot change the row of LONE_TABLE.

    The seat must be certain of this from its own cards and the play.
    """
    r = s.public
    if r.lone == NO_SEAT:
        return ()
    theirs = points_in(s.at(TAKEN[pile_owner(s, r.after(r.lone))]), VALUES)
    own = points_in(s.at(TAKEN[r.lone]), VALUES) + (counted_buried_points(s) if seat == r.lone else 0)
    made, left = r.tricks[r.lone], len(s.at(HAND[seat]))
    least = counting.lone_row(own, made)
    most = counting.lone_row(sum(VALUES[card] for card in PACK) - theirs, made + left)
    return (LayDown,) if least == most else ()


@RULES.does(LayDown, law="claims")
def lay_down(s: SchafskopfState, action: LayDown) -> None:
    r = s.public
    say(s, action.seat, "say-lay-down")
    for seat in r.round_from(action.seat):
        show(s, s.at(HAND[seat]), HAND[seat])
    r.turn = NO_SEAT
    end_play(s)


# --- Score -----------------------------------------------------------------------------------------------------------


def counted_buried_points(s: SchafskopfState) -> int:
    """Return the lone player's card points for the two buried cards; 0 if they do not count (R4)."""
    return points_in(s.at(BURIED[s.public.lone]), VALUES) if s.options.bury_counts == "lone" else 0


def claimed(s: SchafskopfState) -> list[Card]:
    """Return the cards still in the hands when a player claimed all remaining tricks; empty if nobody did."""
    r = s.public
    return [] if r.turn == NO_SEAT else [card for seat in r.playing for card in s.at(HAND[seat])]


def takers(s: SchafskopfState) -> list[Seat]:
    """Return the winner of each trick, in order. Claimed tricks belong to the player who claimed them."""
    r = s.public
    played = [tricks.trick_winner(r, trick, ORDER) for trick in range(r.finished)]
    return played + ([r.turn] * len(s.at(HAND[r.turn])) if r.turn != NO_SEAT else [])


def offenders(s: SchafskopfState) -> list[Seat]:
    """Return the seats whose revokes have been proved. If one of the lone player's two opponents revoked, both are
    returned.
    """
    proved = {side for side, _ in s.public.revokes.proved}
    return [seat for seat in s.public.playing if s.public.sides[seat] in proved]


def count(s: SchafskopfState) -> None:
    """Score the deal in tournament points, and end it."""
    if s.public.lone == NO_SEAT:
        count_least(s)
    else:
        count_alone(s)
    close_deal(s)


def count_alone(s: SchafskopfState) -> None:
    """Score a game of a lone player against two. The buried cards are turned up and, if the options say so, counted."""
    r, lone = s.public, s.public.lone
    away = counted_buried_points(s)
    move_all(s, BURIED[lone], OPENED[lone], "turn")
    won = [*s.at(TAKEN[lone]), *(claimed(s) if r.turn == lone else ())]
    taken = points_in(won, VALUES)
    say(s, lone, "say-points", numbers=count_in_tens(taken + away), number=taken + away)
    row = row_of(s, taken + away)
    name, _ = counting.LONE_TABLE[row]
    lines = (
        CountLine(taken, because("count-taken", number=taken), counting_cards(won), taken),
        CountLine(away, because("count-away", number=away), tuple(s.at(OPENED[lone])), taken + away),
        CountLine(0, because(f"count-{name}", number=taken + away), (), taken + away),
    )
    others = r.round_from(lone)[1:]
    write_down(s, counting.lone_scores(row, lone, others, s.options), name, lines, lone)
    announce_result(s, "alone", "the-score", seat=lone, what=name, points=taken + away)


def row_of(s: SchafskopfState, points: int) -> int:
    """Return the lone player's row of LONE_TABLE, corrected for revokes (R13).

    Revokes on both sides cancel each other.
    """
    r = s.public
    row, faults = counting.lone_row(points, r.tricks[r.lone]), offenders(s)
    own, theirs = r.lone in faults, any(seat != r.lone for seat in faults)
    if own and not theirs:
        return min(row, counting.REVOKED_ROW)
    return max(row, counting.GAME_ROW) if theirs and not own else row


def count_least(s: SchafskopfState) -> None:
    """Score a game for the fewest points. The cards of the blind count for the player who took the last trick (R6)."""
    r, took = s.public, takers(s)
    last, claims = took[-1], claimed(s)
    move_all(s, BLIND, OPENED[last], "turn")
    won = {seat: [*s.at(TAKEN[seat]), *(claims if seat == r.turn else ())] for seat in r.round_from(r.eldest)}
    won[last] += s.at(OPENED[last])
    points = {seat: points_in(cards, VALUES) for seat, cards in won.items()}
    for seat, number in points.items():
        say(s, seat, "say-points", numbers=count_in_tens(number), number=number)
    latest = {seat: counting.last_taken(seat, took) for seat in points}
    scores = counting.least_scores(points, {seat: took.count(seat) for seat in points}, latest, s.options)
    scores = counting.revoked_scores(scores, offenders(s), list(points), s.options)
    ahead = [seat for seat in points if scores.get(seat, 0) > 0]
    for seat in points:
        name = "trickless" if seat not in took else "least" if seat in ahead else "others"
        lines = (
            CountLine(points[seat], because(f"count-least-{name}", number=points[seat]), counting_cards(won[seat])),
        )
        write_down(s, {seat: scores.get(seat, 0)}, "least", lines, seat)
    announce_result(s, "least", "for-least", seats=tuple(ahead), number=len(ahead))


def counting_cards(cards: Sequence[Card]) -> tuple[Card, ...]:
    """Return the cards that have card points, highest points first."""
    return tuple(sorted([card for card in cards if VALUES[card]], key=lambda card: -VALUES[card]))


def write_down(
    s: SchafskopfState, scores: counting.Scores, what: str, lines: tuple[CountLine, ...], counted: Seat
) -> None:
    """Add tournament points to the scores of the seats.

    Only the report for the seat ``counted`` explains the score with ``what`` and ``lines``.
    """
    for seat, points in scores.items():
        if seat == counted:
            score(s, seat, points, what, lines)
        elif points:
            score(s, seat, points, "between")


def close_deal(s: SchafskopfState) -> None:
    """End the deal, and settle the party if this was the last deal."""
    s.public.phase, s.public.turn = SchafskopfPhase.COUNTED, NO_SEAT
    if s.public.deal >= s.options.deals:
        settle(s)


def next_deal(s: SchafskopfState) -> None:
    """Start the next deal, with the next player on the left as dealer."""
    r = s.public
    forget(s, PACK)
    own = [pile for piles in (HAND, TAKEN, BURIED, OPENED) for pile in piles[: s.seats]]
    gather(s, [*own, BLIND], STOCK)
    deal(s, r.to_the_left(r.dealer))


# --- Party -----------------------------------------------------------------------------------------------------------


def settle(s: SchafskopfState) -> None:
    """Pay the stakes of the party, even if it ends early. The highest score wins; several players may share it.

    With scores from the book's tables, each pair of players pays the difference of its scores. Scores that losers have
    already paid to winners are converted to money.
    """
    r, rate = s.public, s.options.a_point
    r.phase, r.turn = SchafskopfPhase.OVER, NO_SEAT
    order = r.from_the_left(r.dealer)
    between = {seat: rate * r.scores[seat] for seat in order}
    dues = score_differences(r.scores, rate, order) if s.options.scoring == "pearson" else between
    settle_up(s, dues, because("pay-points"))
    best = max(r.scores)
    winners = [seat for seat in r.ring if r.scores[seat] == best]
    finish_game(s, winners, because("win", seats=tuple(winners), score=best, number=len(winners)))


end_play = when_playing(
    RULES,
    SchafskopfPhase.PLAY,
    SchafskopfPhase.COUNT,
    TRICKS,
    then=count,
    undealt=lambda s: (BLIND, *[BURIED[seat] for seat in s.public.playing if seat != s.public.turn]),
    besides=may_lay_down,
    penalty=REVOKE_PENALTY,
)
when_all_ready(RULES, SchafskopfPhase.COUNTED, then=next_deal, all_rise=settle)


class Schafskopf(RuledGame[SchafskopfRecord, SchafskopfOptions]):
    """Rules of Schafskopf, for three to five players. Three of them play in each deal, and the others sit out."""

    slug = "schafskopf"
    deals_option = "deals"
    laws_version = 1
    kind = GameKind.TRICKS
    winning_zone = staticmethod(TRICKS.winning_zone)
    led_zone = staticmethod(TRICKS.led_zone)
    choice_kind = staticmethod(TRICKS.choice_kind)
    card_tags = staticmethod(card_tags)
    ladder_maker = staticmethod(ladder)
    chart_makers = CHARTS
    presets, books, options = PRESETS, BOOKS, SchafskopfOptions
    record, phases = SchafskopfRecord, SchafskopfPhase
    rules, piles, pack, stock = RULES, PILES, PACK, STOCK

    def preset(self, name: str, seats: int) -> SchafskopfOptions:
        return replace(super().preset(name, seats), deals=ROUNDS * seats)

    def open(self, s: SchafskopfState) -> None:
        s.public.tricks = s.public.declined = (0,) * s.seats
        dealing.spread_pack(s, STOCK)

    def layout(self, options: SchafskopfOptions, seats: int) -> Layout:
        del options
        return layout_for(seats)

    def sure_lead(self, view: SchafskopfView) -> Play | None:
        """Return the next lead of a viewer who is certain to win the rest.

        None if nobody plays alone, because tricks then count against their winner.
        """
        return None if view.public.lone == NO_SEAT else sure_lead(self, view, TRICKS)

    def lesson_facts(self, view: SchafskopfView) -> Facts:
        """Return figures for lessons: trumps in hand and played, card points of each rank, and points in the last
        trick.
        """
        r = view.public
        trick = [Card(card) for card in r.plays[r.finished - 1][1:]] if r.finished else []
        values = {f"number_value_{name}": VALUES[parse(card)] for name, card in COUNTED_RANKS.items()}
        return (
            facts_of_trumps(view, ORDER, PACK)
            | values
            | {
                "number_trick": points_in(trick, VALUES),
                "number_all": sum(VALUES[card] for card in PACK),
                "plain_ranks": PLAIN,
            }
        )

    def rule_facts(self, options: SchafskopfOptions, seats: int) -> Mapping[str, Arg]:
        """Return the figures for the rule book: sizes of pack and hands, card points, and scores of each result."""
        table = {name.replace("-", "_"): abs(points) for name, points in counting.LONE_TABLE}
        values = {f"value_{name}": VALUES[parse(card)] for name, card in COUNTED_RANKS.items()}
        return {
            **table,
            **values,
            "players": PLAYERS,
            "hand": CARDS,
            "pack": len(PACK),
            "trumps": len(TRUMPS),
            "blind": IN_BLIND,
            "twelve": CARDS + IN_BLIND,
            "first_packet": FIRST,
            "second_packet": LATER[0],
            "third_packet": LATER[1],
            "all": sum(VALUES[card] for card in PACK),
            "half": counting.GAME - 1,
            "at_game": counting.GAME,
            "below_schneider": counting.SCHNEIDER - 1,
            "at_schneider": counting.SCHNEIDER,
            "at_below": counting.BELOW,
            "far": counting.BELOW - 1,
            "least": counting.LEAST_POINTS,
            "shared": counting.LEAST_POINTS // 2,
            "no_trick": counting.TRICKLESS,
            "every_trick": abs(counting.EVERY_TRICK),
            "least_revoked": abs(counting.LEAST_REVOKED),
            "rounds": options.deals // seats,
        }

    def unfit_rules(self, setup: Setup[SchafskopfOptions]) -> Reason | None:
        if setup.options.deals % setup.seats:
            return because("unfit-deals", number=setup.options.deals, seats=setup.seats, law="the-party")
        return super().unfit_rules(setup)

    def max_at_stake(self, options: SchafskopfOptions) -> Farthings:
        """Return the minimum purse: the most that one deal can cost.

        A player who owes more than the purse holds pays the whole purse.
        """
        return Farthings(options.a_point * -counting.LONE_TABLE[0][1] * (MAX_SEATS - 1))

    def length(self, setup: Setup[SchafskopfOptions]) -> int:
        n, o = setup.seats, setup.options
        claims = CARDS * PLAYERS * PLAYERS if o.strict else 0
        return 400 + o.deals * (PLAYERS + 1 + CARDS * PLAYERS + claims + 4 * n)

    def fill(self, s: SchafskopfState, view: SchafskopfView, rng: Rng) -> None:
        """Sample the hidden cards so that no player holds a suit that the player did not follow.

        If this is impossible, somebody has revoked, and following suit is ignored.
        """
        unseen = self.unseen(view)
        shown = tricks.not_held(s.public, unseen, ORDER, TRICKS.duty(s))
        place_cards(s, worlds_not_held(s, unseen, HAND, shown).draw(rng), rng)

    def standing(self, s: SchafskopfState) -> tuple[float, ...]:
        return relative_leads(s.public, -counting.LONE_TABLE[0][1] * ROUNDS)
