"""Rules of Reversis: stakes, deal, discard, passing, play and payments.

The rule book explains the rulings R1, R2 and so on.
"""

from collections.abc import Mapping, Sequence

from crowe_table.engine.cards import FULL_PACK, HEARTS, RANKS, Card, parse, rank
from crowe_table.engine.core import NO_SEAT, Arg, Fact, Facts, Question, Reason, Seat, Setup, because, seats, viewers
from crowe_table.engine.game import GameKind
from crowe_table.engine.money import Account, Farthings, box_of
from crowe_table.engine.rng import Rng
from crowe_table.games.reversis import counting
from crowe_table.games.reversis.actions import AskForDue, KeepCards, PutAway
from crowe_table.games.reversis.charts import CHARTS, card_tags
from crowe_table.games.reversis.counting import (
    ACE_OF_DIAMONDS,
    KNAVE_OF_HEARTS,
    ORDER,
    QUEEN_OF_HEARTS,
    TRICKS_AFTER_START,
    Count,
    Payment,
)
from crowe_table.games.reversis.layout import layout_for
from crowe_table.games.reversis.options import BOOKS, PRESETS, ReversisOptions
from crowe_table.games.reversis.state import (
    CUT,
    DISCARD,
    GREAT,
    HAND,
    LITTLE,
    PARTY,
    PASSED,
    PILES,
    PLAYED,
    STOCK,
    TAKEN,
    TALON,
    ReversisPhase,
    ReversisRecord,
    ReversisState,
    ReversisView,
)
from crowe_table.kit import dealing, tricks
from crowe_table.kit.announcing import announce, announce_result, finish_game, report_changes, say
from crowe_table.kit.between_deals import when_all_ready
from crowe_table.kit.card_moves import draw, forget, gather, move, move_all, show
from crowe_table.kit.card_points import points_in
from crowe_table.kit.counters import divide, fill_boxes, in_box, in_pool, pay_box
from crowe_table.kit.exchange import when_passing_across
from crowe_table.kit.playing import when_playing_every_trick
from crowe_table.kit.purses import pay, settle_up
from crowe_table.kit.ranking import of_suit
from crowe_table.kit.rules import OneOfHand, RuledGame, Rules, ask_one
from crowe_table.kit.tricks import FOLLOW, Duty, TrickPlay
from crowe_table.search.worlds import hidden_places, place_cards, worlds_by_play

RULES = Rules[ReversisState]()

FULL_GAME_PACK = tuple([card for card in FULL_PACK if RANKS[rank(card)] != "T"])
"""Pack of the full game: forty-eight cards, because the tens are left out."""
SEATS = 4
"""Number of players in the full game."""
FIRST_PACKETS, LATER_PACKETS = (3, 3, 3, 4), (4, 4, 4, 4)
"""Cards dealt at a time to each player, the dealer last: in the first round, and in each of two later rounds."""
STAKE_OF_DEALER = {GREAT: 2, LITTLE: 1}
"""Fish that the dealer pays to each pool in every deal."""
STAKE_OF_ALL = {GREAT: 6, LITTLE: 3}
"""Fish that every player pays to a pool that has fallen below its base sum."""
ELEVEN = 11
"""Number of tricks in a deal of the full game."""
NO_DUTY = Duty(follow=False)


# --- Cut for the deal ------------------------------------------------------------------------------------------------


dealing.when_cutting_for_deal(
    RULES, ReversisPhase.CUT_FOR_DEAL, STOCK, CUT, then=lambda s, decided: begin_deal(s, decided.dealer)
)


def begin_deal(s: ReversisState, dealer: Seat) -> None:
    """Shuffle the pack, collect the stakes, and ask the player at the dealer's right to cut."""
    r = s.public
    r.plays, r.tricks, r.undertaker, r.due = (), (0,) * s.seats, NO_SEAT, ()
    dealing.begin_deal(s, dealer, STOCK, pack_of(s.options))
    for pool in pools(s.options):
        pay_stakes(s, pool)
    r.phase = ReversisPhase.CUT_PACK


def pack_of(options: ReversisOptions) -> Sequence[Card]:
    """Return the cards of the pack that the options use."""
    return FULL_PACK if options.plain else FULL_GAME_PACK


# --- Stakes ----------------------------------------------------------------------------------------------------------


def pools(o: ReversisOptions) -> tuple[Account, ...]:
    """Return the pools in use, in the same order as their quinolas."""
    return (GREAT, LITTLE)[: o.quinolas]


def pay_stakes(s: ReversisState, pool: Account) -> None:
    """Collect the stakes for a pool: from the dealer, and from all if the pool held less than its base sum (R20)."""
    r, o = s.public, s.options
    short = in_pool(s, pool) < (o.great_base if pool == GREAT else o.little_base)
    pay(s, box_of(r.dealer), pool, Farthings(STAKE_OF_DEALER[pool]), because("pay-dealer"))
    for seat in r.round_from(r.eldest) if short else ():
        pay(s, box_of(seat), pool, Farthings(STAKE_OF_ALL[pool]), because("pay-pool"))


def high_mark(o: ReversisOptions, pool: Account) -> int:
    """Return the sum in fish from which a pool counts as "at three stakes" (R5)."""
    return o.great_high if pool == GREAT else o.little_high


def at_three_stakes(s: ReversisState, pool: Account) -> bool:
    return in_pool(s, pool) >= high_mark(s.options, pool)


def pool_stake(s: ReversisState, pool: Account) -> int:
    """Return the sum in fish that the holder of a pool's quinola wins or pays (R6)."""
    return min(in_pool(s, pool), high_mark(s.options, pool))


def stakes_in(view: ReversisView) -> dict[Account, int]:
    """Return the sum at stake in each pool, as a player sees it."""
    lying = dict(view.public.accounts)
    return {pool: min(lying.get(pool, 0), high_mark(view.options, pool)) for pool in pools(view.options)}


# --- Deal ------------------------------------------------------------------------------------------------------------


def deal(s: ReversisState) -> None:
    """Deal the cards. In the full game each player gets eleven cards, the dealer one more and every other player a
    talon card.

    In the plain game all cards are dealt one at a time. Cards that cannot be shared equally are set aside unseen.
    """
    r = s.public
    order = r.round_from(r.eldest)
    if s.options.plain:
        dealing.deal(s, (1,) * (len(FULL_PACK) // s.seats), order, STOCK, HAND)
        lead(s)
        return
    dealing.deal_unequally(s, (FIRST_PACKETS, LATER_PACKETS, LATER_PACKETS), order, STOCK, HAND)
    for seat in order[:-1]:
        draw(s, 1, STOCK, TALON[seat])
        if s.options.talon == "none":
            move_all(s, TALON[seat], DISCARD, "lay_out")
    r.phase = ReversisPhase.PUT_AWAY
    r.turn = r.dealer if s.options.talon == "none" else r.eldest


dealing.when_cutting_pack(RULES, ReversisPhase.CUT_PACK, STOCK, FULL_GAME_PACK, then=deal)


# --- Discard ---------------------------------------------------------------------------------------------------------


@RULES.asks(ReversisPhase.PUT_AWAY)
def ask_put_away(s: ReversisState) -> Question:
    """Ask the player whose turn it is to put a card away, the eldest first. The dealer comes last and takes no talon
    card.
    """
    r = s.public
    if r.turn == r.dealer:
        return ask_one("put-away-dealer", r.turn, PutAway)
    return ask_one("put-away", r.turn, PutAway, *((KeepCards,) if may_keep(s) else ()))


def may_keep(s: ReversisState) -> bool:
    """Whether players may keep their hands, because exchanging is optional or a pool is at three stakes (R11)."""
    return s.options.talon == "optional" or any(at_three_stakes(s, pool) for pool in pools(s.options))


def cards_to_put_away(s: ReversisState, seat: Seat) -> list[Card]:
    """Return the cards of a hand that may be put away."""
    return [card for card in s.at(HAND[seat]) if not must_be_kept(s, card)]


def must_be_kept(s: ReversisState, card: Card) -> bool:
    """Whether a card is a quinola that may not be put away at the present stakes."""
    return must_be_kept_at(s.options, {pool: pool_stake(s, pool) for pool in pools(s.options)}, card)


def must_be_kept_at(o: ReversisOptions, stakes: Mapping[Account, int], card: Card) -> bool:
    """Whether a card must stay in hand. It must if it is a quinola and its pool is not rich enough for putting it away.

    ``stakes`` is the sum at stake in each pool.
    """
    rule, found = o.quinola_discard, counting.quinolas(o)
    if card not in found or rule == "free":
        return False
    pool = pools(o)[found.index(card)]
    return rule == "never" or stakes[pool] < high_mark(o, pool)


def refuse_put_away(s: ReversisState, action: PutAway) -> Reason | None:
    """Return the reason for refusing to put a quinola away, or None if the card may be put away."""
    if not must_be_kept(s, action.card):
        return None
    if s.options.quinola_discard == "never":
        return because("refuse-quinola", card=action.card, law="the-discard")
    mark = high_mark(s.options, GREAT if action.card == KNAVE_OF_HEARTS else LITTLE)
    return because("refuse-quinola-low", card=action.card, number=mark, law="the-discard")


@RULES.does(PutAway, OneOfHand(HAND, cards_to_put_away), refuse_put_away, law="the-discard")
def put_card_away(s: ReversisState, action: PutAway) -> None:
    """Put a card away, then take the talon card, which the player has not seen before."""
    seat = action.seat
    move(s, (action.card,), HAND[seat], DISCARD, "put_away", remembered_by=viewers(seat))
    draw(s, len(s.at(TALON[seat])), TALON[seat], HAND[seat], "draw")
    next_discard(s)


@RULES.does(KeepCards)
def keep_hand(s: ReversisState, action: KeepCards) -> None:
    """Keep the hand. The player looks at the talon card, which then joins the discard."""
    seat = action.seat
    say(s, seat, "say-keep")
    show(s, s.at(TALON[seat]), TALON[seat], to=viewers(seat))
    move_all(s, TALON[seat], DISCARD, "put_away")
    next_discard(s)


def next_discard(s: ReversisState) -> None:
    r = s.public
    if r.turn != r.dealer:
        r.turn = r.after(r.turn)
    elif s.options.across_exchange:
        r.phase, r.turn = ReversisPhase.PASS, NO_SEAT
    else:
        lead(s)


def opposite(s: ReversisState, seat: Seat) -> Seat:
    """Return the seat opposite, to which this seat passes a card."""
    return s.public.after(seat, SEATS // 2)


# --- Play ------------------------------------------------------------------------------------------------------------


def duty(s: ReversisState) -> Duty:
    """Return the duty to follow suit for the seat that plays. The holder of an espagnolette has no such duty."""
    seat = s.public.turn
    return NO_DUTY if seat != NO_SEAT and is_licensed(s.public, s.options, seat, s.at(HAND[seat])) else FOLLOW


def is_licensed(r: ReversisRecord, o: ReversisOptions, seat: Seat, held: Sequence[Card]) -> bool:
    """Whether a seat need not follow suit, because it held an espagnolette at the first trick.

    ``held`` are the cards still in hand.
    """
    if o.espagnolette == "off" or (o.espagnolette == "nine_tricks" and len(held) <= TRICKS_AFTER_START):
        return False
    return counting.is_espagnolette([*held, *tricks.played_by(r, seat)], o)


def may_lead(s: ReversisState, held: Sequence[Card]) -> Sequence[Card]:
    """Return the cards that may be led. If the options say so, the first lead of a deal must be a heart."""
    if not s.options.first_lead_heart or s.public.plays:
        return held
    return of_suit(held, HEARTS) or held


TRICKS = TrickPlay(hand=HAND, played=PLAYED, taken=TAKEN, order=lambda _: ORDER, duty=duty, may_lead=may_lead)


def lead(s: ReversisState) -> None:
    """Ask the eldest to lead to the first trick."""
    TRICKS.lead(s, s.public.eldest)
    s.public.phase = ReversisPhase.PLAY


def pay_consolations(s: ReversisState) -> None:
    """Pay for aces and quinolas in a finished trick. Announce a reversis when one seat has taken every trick but the
    last two.
    """
    r, o = s.public, s.options
    for fall in counting.falls_in_trick(r, r.finished - 1, not s.at(HAND[r.turn]), o):
        quinola = fall.card in counting.quinolas(o)
        if quinola and fall.how != "led":
            say(s, fall.holder if fall.how == "placed" else fall.leader, f"say-{fall.how}", card=fall.card)
        why = because(f"pay-{'quinola' if quinola else 'ace'}-{fall.how}", card=fall.card)
        pay_all(s, counting.consolation_payments(r, o, fall), why)
    if not o.plain and r.finished == ELEVEN - TRICKS_AFTER_START and max(r.tricks) == r.finished:
        r.undertaker = r.turn
        report_changes(s)
        announce(s, "reversis-under-way", law="the-reversis", seat=r.turn)


def pay_all(s: ReversisState, payments: Sequence[Payment], why: Reason) -> None:
    for payer, payee, fish in payments:
        pay_box(s, payer, payee, fish, why)


# --- Settlement ------------------------------------------------------------------------------------------------------


def settle(s: ReversisState) -> None:
    """Settle a deal: a reversis or the party, then the pools and the consolations that are paid back."""
    r, o = s.public, s.options
    count = counting.count_deal(r, o)
    r.phase, r.turn = ReversisPhase.SETTLED, NO_SEAT
    if o.plain:
        settle_plain(s, count)
    elif count.undertaker != NO_SEAT:
        settle_reversis(s, count)
    else:
        settle_party(s, count)
    for quinola, pool in zip(counting.quinolas(o), pools(o), strict=True):
        settle_pool(s, count, quinola, pool)
    pay_all(s, counting.refunds(r, o, count), because("pay-returned"))
    if is_last(s) and not r.due:
        close(s)


def settle_plain(s: ReversisState, count: Count) -> None:
    """Settle a plain game: everybody pays the seat with fewest points, or a seat that took every trick (R15)."""
    r = s.public
    paid = counting.plain_payments(r, s.options, count)
    slam = max(count.tricks) == len(r.plays)
    pay_all(s, paid, because("pay-slam" if slam else "pay-fewest"))
    announce_result(s, "slam" if slam else "plain", "the-plain-game", seat=paid[0][1], number=count.points[paid[0][1]])


def settle_reversis(s: ReversisState, count: Count) -> None:
    """Settle a deal in which a seat tried for a reversis. No party is paid in such a deal."""
    r = s.public
    pay_all(s, counting.reversis_payments(r, s.options, count), because("pay-reversis" if count.made else "pay-broken"))
    if count.made:
        announce_result(s, "made", "the-reversis", seat=count.undertaker)
    else:
        announce_result(s, "broken", "the-reversis", seat=count.undertaker, other=count.breaker)


def settle_party(s: ReversisState, count: Count) -> None:
    """Show the discard. The last-placed player pays the party to the first-placed, and aces and quinolas that were led
    are paid for.
    """
    r, o = s.public, s.options
    winner, loser = count.party
    if count.licensed != NO_SEAT:
        announce(s, "espagnolette-played", law="the-espagnolette", seat=count.licensed)
    move_all(s, DISCARD, PARTY, "open_party")
    value = counting.party_value(s.at(PARTY), o)
    pay_all(s, [counting.payment(r, o, loser, winner, value)], because("pay-party"))
    announce_result(s, "party", "the-party", number=value, seat=winner, other=loser)
    due = counting.led_card_payments(r, o, count)
    if o.ask_for_due:
        r.due = tuple(due)
    else:
        pay_all(s, due, because("pay-led"))


def settle_pool(s: ReversisState, count: Count, quinola: Card, pool: Account) -> None:
    """Settle a pool: the holder of its quinola wins the stake from it, or pays the stake into it."""
    fall = next((fall for fall in count.falls if fall.card == quinola), None)
    wins = fall and counting.wins_stake(count, fall, len(s.public.plays))
    if fall is None or wins is None:
        return
    box, stake = box_of(fall.holder), Farthings(pool_stake(s, pool))
    source, target = (pool, box) if wins else (box, pool)
    pay(s, source, target, stake, because("pay-stake-won" if wins else "pay-stake-lost", card=quinola))


# --- Payments on request ---------------------------------------------------------------------------------------------


def may_ask(s: ReversisState, seat: Seat) -> tuple[type[AskForDue], ...]:
    """Return the action of asking for payments for led cards. Payments must be due, and this seat must not owe any of
    them.
    """
    due = s.public.due
    return (AskForDue,) if due and seat not in {payer for payer, _, _ in due} else ()


@RULES.does(AskForDue, law="the-cards-led")
def ask_for_due(s: ReversisState, action: AskForDue) -> None:
    """Pay for led cards when a player asks. A player who asks without having won the party must pay them instead."""
    r, seat = s.public, action.seat
    winner = r.due[0][1]
    say(s, seat, "say-ask-for-due")
    payments = [(payer if seat == winner else seat, winner, fish) for payer, _, fish in r.due]
    pay_all(s, payments, because("pay-led"))
    r.due = ()


def is_last(s: ReversisState) -> bool:
    """Whether this deal is the last of the sitting."""
    return s.public.deal >= s.options.rounds * s.seats


def next_deal_or_end(s: ReversisState) -> None:
    """Start the next deal, with the next player in the direction of play as dealer, or end the sitting."""
    if is_last(s):
        close(s)
        return
    forget(s, FULL_PACK)
    gather(s, [*TAKEN[: s.seats], DISCARD, PARTY], STOCK)
    begin_deal(s, s.public.eldest)


def close(s: ReversisState) -> None:
    """End the sitting: divide the pools among the players, and pay gains and losses in coin (R13)."""
    r, o = s.public, s.options
    r.phase, r.due = ReversisPhase.OVER, ()
    order = r.round_from(r.eldest)
    for pool in pools(o):
        divide(s, pool, order, because("pay-divided"))
    fish = {seat: in_box(s, seat) for seat in order}
    settle_up(s, {seat: (fish[seat] - o.box) * o.fish_value for seat in order}, because("pay-settlement"))
    winners = [seat for seat in order if fish[seat] == max(fish.values())]
    finish_game(s, winners, because("win", seats=tuple(winners), number=max(fish.values())))


when_passing_across(RULES, ReversisPhase.PASS, HAND, PASSED, to=opposite, then=lead, law="the-exchange")
when_playing_every_trick(RULES, ReversisPhase.PLAY, TRICKS, then=settle, taken=pay_consolations, law="the-play")
when_all_ready(RULES, ReversisPhase.SETTLED, then=next_deal_or_end, all_rise=close, besides=may_ask)


class Reversis(RuledGame[ReversisRecord, ReversisOptions]):
    """Rules of Reversis, for four players. The plain game is for three to six."""

    slug = "reversis"
    chart_makers = CHARTS
    card_tags = staticmethod(card_tags)
    laws_version = 1
    kind = GameKind.TRICKS
    winning_zone = staticmethod(TRICKS.winning_zone)
    led_zone = staticmethod(TRICKS.led_zone)
    choice_kind = staticmethod(TRICKS.choice_kind)
    presets, books, options = PRESETS, BOOKS, ReversisOptions
    record, phases = ReversisRecord, ReversisPhase
    rules, piles, pack, stock = RULES, PILES, FULL_PACK, STOCK
    scored, in_counters = False, True
    cards = staticmethod(pack_of)
    layout = staticmethod(layout_for)

    def open(self, s: ReversisState) -> None:
        s.public.direction = -1 if s.options.rotation == "right" else 1
        s.public.tricks = (0,) * s.seats
        fill_boxes(s, s.options.box, because("pay-box"))
        dealing.spread_pack(s, STOCK)

    def deals(self, options: ReversisOptions) -> int:
        """Return the number of deals in a sitting, or 0 if it depends on the number of players."""
        return 0 if options.plain else options.rounds * SEATS

    def rule_facts(self, options: ReversisOptions, seats: int) -> Mapping[str, Arg]:
        """Return the figures for the rule book: sizes of pack and hands, points of cards, and payments."""
        o, pack, points, rates = options, pack_of(options), counting.POINTS, counting.rates(options)
        hand = len(pack) // seats if o.plain else ELEVEN
        discarded = {card: points_in([card], points) + more for card, more in counting.EXTRA_DISCARD_POINTS.items()}
        return {
            "pack": len(pack),
            "points_pack": points_in(pack, points),
            "worth_ace": points_in([parse("AS")], points),
            "worth_king": points_in([parse("KS")], points),
            "worth_queen": points_in([parse("QS")], points),
            "worth_knave": points_in([parse("JS")], points),
            "all_deals": o.rounds * seats,
            "hand": hand,
            "dealer_hand": hand + 1,
            "set_aside": len(pack) - hand * seats,
            "slam": o.slam_factor * o.stake,
            "dealer_great": STAKE_OF_DEALER[GREAT],
            "dealer_little": STAKE_OF_DEALER[LITTLE],
            "all_great": STAKE_OF_ALL[GREAT],
            "all_little": STAKE_OF_ALL[LITTLE],
            "party": SEATS,
            "rate_ace": rates.get(parse("AS"), 0),
            "rate_diamond": rates.get(ACE_OF_DIAMONDS, 0),
            "rate_knave": rates.get(KNAVE_OF_HEARTS, 0),
            "rate_queen": rates.get(QUEEN_OF_HEARTS, 0),
            "party_diamond": discarded[ACE_OF_DIAMONDS],
            "party_knave": discarded[KNAVE_OF_HEARTS],
            "start": hand - TRICKS_AFTER_START,
            "remain": TRICKS_AFTER_START,
            "reversis_opposite": 2 * o.reversis_unit,
            "reversis_broken": 4 * o.reversis_unit,
        }

    def lesson_facts(self, view: ReversisView) -> Facts:
        """Return the points of each rank, the pack, the viewer's tricks, the last trick and the current one.

        Also return the quinolas, and the fish in their dishes.
        """
        r, points = view.public, counting.POINTS
        rows = [tuple([Card(card) for card in cards]) for _, *cards in r.plays]
        done = range(r.finished)
        own = [card for trick in done if tricks.trick_winner(r, trick, ORDER) == view.seat for card in rows[trick]]
        dishes = zip(counting.quinolas(view.options), (GREAT, LITTLE), strict=False)
        in_dishes: dict[str, Fact] = {}
        for quinola, dish in dishes:
            in_dishes[f"card_{dish.name}"] = quinola
            in_dishes[f"fish_{dish.name}"] = sum(fish for account, fish in r.accounts if account == dish)
        return (
            in_dishes
            | {f"worth_{RANKS[rank(card)]}": points_in([card], points) for card in of_suit(FULL_PACK, HEARTS)}
            | {
                "worth_pack": points_in(pack_of(view.options), points),
                "worth_own": points_in(own, points),
                "worth_trick": points_in(rows[r.finished - 1] if done else (), points),
                "worth_table": points_in(r.trick, points),
            }
        )

    def unfit_rules(self, setup: Setup[ReversisOptions]) -> Reason | None:
        """Return the reason if the options do not fit the number of players: the full game is for four."""
        if not setup.options.plain and setup.seats != SEATS:
            return because("unfit-full-game", seats=setup.seats, law="seats")
        return super().unfit_rules(setup)

    def max_at_stake(self, options: ReversisOptions) -> Farthings:
        """Return the minimum purse: the price of a reversis or of every trick.

        A player who owes more than the purse holds pays the whole purse.
        """
        fish = options.slam_factor * options.stake if options.plain else SEATS * options.reversis_unit
        return Farthings(fish * options.fish_value)

    def length(self, setup: Setup[ReversisOptions]) -> int:
        """Return an upper bound on the number of actions in a sitting, not counting cuts repeated after ties."""
        n = setup.seats
        return 200 + setup.options.rounds * n * (1 + 2 * n + len(FULL_PACK) + 8 * n)

    def fill(self, s: ReversisState, view: ReversisView, rng: Rng) -> None:
        """Sample the hidden cards.

        A seat that did not follow suit is assumed to have no card of that suit. If this is impossible, the seat used an
        espagnolette, and the assumption is dropped.
        """
        shown = tricks.voids(s.public, ORDER)
        void = {HAND[seat]: shown[seat] for seat in s.public.ring}
        place_cards(s, worlds_by_play(self.unseen(view), hidden_places(s), void=void).draw(rng), rng)

    def standing(self, s: ReversisState) -> tuple[float, ...]:
        """Return each seat's standing from -0.99 to 0.99: its gain in fish, divided by about two full boxes."""
        fish = [in_box(s, seat) - s.options.box for seat in seats(s.seats)]
        return tuple([max(-0.99, min(0.99, won / (2 * s.options.box + 1))) for won in fish])
