"""Rules of Baccara: cut, offer and sale of the bank, bets, coup, and keeping the bank.

The points of hands are in counting.py, the exact odds in odds.py. Rulings R1, R2 … are explained in booke.md.
"""

from msgspec import Struct

from crowe_table.engine.cards import FULL_PACK, HIDDEN, RANKS, SUITS, Card, build_pack, rank
from crowe_table.engine.core import (
    ALL,
    NO_SEAT,
    Action,
    Fact,
    Facts,
    PickPlace,
    PickSeat,
    Question,
    Reason,
    Seat,
    Setup,
    because,
    viewers,
)
from crowe_table.engine.game import GameKind
from crowe_table.engine.layout import Layout
from crowe_table.engine.money import BANK, NOTHING, Account, Farthings, purse
from crowe_table.engine.piles import Pile
from crowe_table.engine.rng import Rng
from crowe_table.games.baccara import actions as acts
from crowe_table.games.baccara import charts, counting
from crowe_table.games.baccara.counting import ACTIVE, BANKER, NULL, is_natural, point
from crowe_table.games.baccara.layout import layout_for
from crowe_table.games.baccara.options import BOOKS, PRESETS, SHORT, BaccaraOptions
from crowe_table.games.baccara.state import (
    ACTIVE_HAND,
    BANKER_HAND,
    CUT,
    DISCARDS,
    PACK,
    PILES,
    BaccaraPhase,
    BaccaraRecord,
    BaccaraState,
    BaccaraView,
    Role,
    in_bank,
    owned,
)
from crowe_table.games.baccara.view_odds import chances_of
from crowe_table.kit import dealing, secret_choice
from crowe_table.kit.announcing import announce, announce_result, report_changes, say
from crowe_table.kit.answer_parts import SampledPart
from crowe_table.kit.bank import able_to_bank, offer_bank, when_offering_bank
from crowe_table.kit.between_deals import set_resting
from crowe_table.kit.card_moves import cut_pile as lift_pack
from crowe_table.kit.card_moves import draw, gather, move_all, show, shuffle
from crowe_table.kit.dealing import Cut
from crowe_table.kit.purses import in_purse, pay
from crowe_table.kit.rules import RuledGame, Rules, ask_each, ask_one
from crowe_table.kit.sale import Sale, imagined_bids, open_sale, when_selling
from crowe_table.kit.sitting import Sitting, unfit_purses, when_between_hands
from crowe_table.kit.stakes import (
    Settling,
    StakeDecided,
    bet,
    bets,
    from_purse,
    pay_all,
    put_down,
    settle,
    staked,
    sum_within,
)

RULES = Rules[BaccaraState]()
WHY = Settling(because("paid-to-bank"), because("paid-by-bank"), because("paid-back"))
CRIES, SILENT = "banco", "silent"


# --- The first dealer, the shuffle and the cut -----------------------------------------------------------------------


def begin_coup(s: BaccaraState, dealer: Seat) -> None:
    """Set aside the cards of the last coup and begin the next. Players without the minimum stake sit out."""
    r = s.public
    for hand in (ACTIVE_HAND, BANKER_HAND):
        move_all(s, hand, DISCARDS, "gather")
    set_resting(s, *[seat for seat in r.ring if owned(s, seat) < s.options.least])
    r.active, r.how, r.outcome, r.cutter = NO_SEAT, "", "", NO_SEAT
    show_roles(s)
    dealing.open_deal(s, dealer)
    if r.deal == 1:
        shuffle_pack(s)
    elif not in_bank(s):
        offer_first(s)
    elif must_pass(s):
        announce(s, "must-pass", seat=r.dealer, farthings=in_bank(s), law="passing-on")
        pass_on(s)
    else:
        r.phase = BaccaraPhase.KEEP


def shuffle_pack(s: BaccaraState) -> None:
    """Shuffle the whole pack and let the dealer name the cutter. In later shuffles, the banker does so (R13)."""
    gather(s, (DISCARDS,), PACK)
    dealing.shuffle_whole(s, PACK, pack_of(s.options))
    s.public.phase = BaccaraPhase.NAME_CUTTER


dealing.when_cutting_for_deal(
    RULES,
    BaccaraPhase.FIRST_DEALER,
    PACK,
    CUT,
    then=lambda s, decided: begin_coup(s, decided.dealer),  # R1
    counts=lambda _, card: rank(card),
    law="the-first-dealer",
)


@RULES.asks(BaccaraPhase.NAME_CUTTER)
def ask_cutter(s: BaccaraState) -> Question:
    return ask_one("name-cutter", s.public.dealer, acts.NameCutter)


@RULES.does(acts.NameCutter, lambda s, seat: PickSeat(tuple([each for each in s.public.turning if each != seat])))
def name_cutter(s: BaccaraState, action: acts.NameCutter) -> None:
    """Record the player who is to cut. It may be any other player."""
    s.public.cutter, s.public.phase = action.other, BaccaraPhase.CUT_PACK


@RULES.asks(BaccaraPhase.CUT_PACK)
def ask_cut(s: BaccaraState) -> Question:
    return ask_one("cut-pack", s.public.cutter, Cut)


def may_cut(s: BaccaraState, _: Seat) -> PickPlace:
    """Return the places for a cut. At least one card must stay on either side."""
    return PickPlace(PACK.key, 1, len(s.at(PACK)) - 1)


@RULES.does(Cut, may_cut, phase=BaccaraPhase.CUT_PACK, law="the-pack")
def cut(s: BaccaraState, action: Cut) -> None:
    """Cut the pack and burn the top cards unseen. Then take bets or, if there is no bank, offer the bank."""
    lift_pack(s, PACK, action.place)
    draw(s, s.options.burn, PACK, DISCARDS, "burn")
    if in_bank(s):
        take_bets(s)
    else:
        offer_first(s)


def show_roles(s: BaccaraState) -> None:
    """Show the banker and the active player. While the bank is on sale, also show each bid."""
    r = s.public
    roles = dict.fromkeys(r.ring, (Role.NONE, 0))
    roles |= {Seat(seat): (Role.BIDS if sum_ else Role.OUT, sum_) for seat, sum_ in r.sale.bids}
    if in_bank(s):
        roles[r.dealer] = Role.BANKER, 0
    if r.active != NO_SEAT:
        roles[r.active] = Role.FOR_ALL if r.how == "partial" else Role.BANCO, 0
    r.roles = tuple([roles[Seat(seat)] for seat in range(s.seats)])
    report_changes(s)


def pack_of(options: BaccaraOptions) -> tuple[Card, ...]:
    return build_pack(copies=options.packs)


# --- Offering, passing and selling the bank --------------------------------------------------------------------------


def offer_first(s: BaccaraState) -> None:
    """Offer the bank to each player from the right. The dealer or former banker comes last (R11)."""
    r = s.public
    able = able_to_bank(s, (*r.others, r.dealer), s.options.least)
    offer_bank(s, able, s.options.least)
    r.phase = BaccaraPhase.OFFER


def take_bank(s: BaccaraState, seat: Seat, amount: Farthings) -> None:
    """Move the sum into the bank and make this seat the banker."""
    r = s.public
    say(s, seat, "say-take-bank", farthings=amount)
    r.dealer, r.put_up, r.wins, r.suivi = seat, amount, 0, NO_SEAT
    report_changes(s)
    pay(s, purse(seat), BANK, amount, because("paid-bank"))
    show_roles(s)
    check_stock(s)


def nobody_banks(s: BaccaraState) -> None:
    """End the hand without a coup, because all players have declined the bank."""
    announce_result(s, "no-banker")
    SITTING.hand_done(s)


def must_pass(s: BaccaraState) -> bool:
    """Whether the bank has reached its size limit."""
    return 0 < s.options.bank_limit <= in_bank(s)


@RULES.asks(BaccaraPhase.KEEP)
def ask_keep(s: BaccaraState) -> Question:
    return ask_one("keep", s.public.dealer, acts.KeepBank, acts.PassBank, farthings=in_bank(s))


@RULES.does(acts.KeepBank)
def keep(s: BaccaraState, action: acts.KeepBank) -> None:
    say(s, action.seat, "say-keep", farthings=in_bank(s))
    check_stock(s)


@RULES.does(acts.PassBank)
def pass_bank(s: BaccaraState, action: acts.PassBank) -> None:
    say(s, action.seat, "say-pass")
    pass_on(s)


def pass_on(s: BaccaraState) -> None:
    """Offer the bank to each player from the right, for at least its full size."""
    r, height = s.public, in_bank(s)
    take_up(s)
    if able := able_to_bank(s, r.others, height):
        offer_bank(s, able, height)
        r.phase = BaccaraPhase.TAKE_OVER
    else:
        sell(s)


def take_up(s: BaccaraState) -> None:
    """Pay the whole bank out to the banker who gives it up."""
    pay_all(s, BANK, purse(s.public.dealer), because("paid-take-up"))
    s.public.suivi = NO_SEAT
    show_roles(s)


def sell(s: BaccaraState) -> None:
    """Sell the bank to the highest bidder. The banker who gives it up does not bid (R9)."""
    s.public.phase = BaccaraPhase.AUCTION
    announce(s, "for-sale")
    open_sale(s, SALE, s.public.others)


def sold(s: BaccaraState, seat: Seat, amount: Farthings) -> None:
    """Give the bank to the buyer. If nobody has bid, offer the bank again."""
    show_roles(s)
    if seat == NO_SEAT:
        offer_first(s)
    else:
        take_bank(s, seat, amount)


SALE = Sale[BaccaraState](
    least=lambda s: s.options.least,
    step=lambda s: s.options.step,
    sealed=lambda s: s.options.auction == "sealed",
    then=sold,
    law="passing-on",
    on_bid=show_roles,
)
when_offering_bank(
    RULES, BaccaraPhase.OFFER, "take-bank", lambda s: s.options.step, take_bank, nobody_banks, law="the-bank"
)
when_offering_bank(RULES, BaccaraPhase.TAKE_OVER, "take-over", lambda s: s.options.step, take_bank, sell, "passing-on")
when_selling(RULES, BaccaraPhase.AUCTION, SALE)


def check_stock(s: BaccaraState) -> None:
    """Take bets. If few cards are left, reshuffle first (R14)."""
    if len(s.at(PACK)) > s.options.reshuffle_at:
        take_bets(s)
        return
    announce(s, "pack-low", number=len(s.at(PACK)), law="the-pack")
    shuffle_pack(s)


# --- The bets --------------------------------------------------------------------------------------------------------


def take_bets(s: BaccaraState) -> None:
    """Take the bets. A player who may call banco again comes before all others."""
    r = s.public
    if r.suivi != NO_SEAT and can_match_bank(s, r.suivi):
        r.phase = BaccaraPhase.SUIVI
    else:
        r.suivi = NO_SEAT
        ask_bancos(s)


def can_match_bank(s: BaccaraState, seat: Seat) -> bool:
    """Whether a player can stake as much as the whole bank holds."""
    return in_purse(s, seat) >= in_bank(s)


@RULES.asks(BaccaraPhase.SUIVI)
def ask_suivi(s: BaccaraState) -> Question:
    return ask_one("suivi", s.public.suivi, acts.FollowBanco, acts.LetGo, farthings=in_bank(s))


@RULES.does(acts.FollowBanco, price=lambda s, _: in_bank(s))
def follow_banco(s: BaccaraState, action: acts.FollowBanco) -> None:
    say(s, action.seat, "say-banco-suivi")
    match_bank(s, action.seat, "banco_suivi")


@RULES.does(acts.LetGo)
def let_go(s: BaccaraState, action: acts.LetGo) -> None:
    say(s, action.seat, "say-let-go")
    ask_bancos(s)


def ask_bancos(s: BaccaraState) -> None:
    """Ask all players who can match the bank whether they call banco. They answer at the same time.

    A player who has just declined to call banco again is not asked.
    """
    r = s.public
    r.to_speak = tuple([seat for seat in r.others if seat != r.suivi and can_match_bank(s, seat)])
    if r.to_speak:
        r.phase = BaccaraPhase.BANCO
    else:
        take_partial_bets(s)


@RULES.asks(BaccaraPhase.BANCO)
def ask_banco(s: BaccaraState) -> Question:
    question = ask_each(
        "banco", secret_choice.not_chosen(s, s.public.to_speak), acts.Banco, acts.KeepSilent, farthings=in_bank(s)
    )
    return Question(question.key, question.asked, question.args, secret=True)


@RULES.does(acts.Banco, price=lambda s, _: in_bank(s))
def cry_banco(s: BaccaraState, action: acts.Banco) -> None:
    speak(s, action.seat, CRIES)


@RULES.does(acts.KeepSilent)
def keep_silent(s: BaccaraState, action: acts.KeepSilent) -> None:
    speak(s, action.seat, SILENT)


def speak(s: BaccaraState, seat: Seat, word: str) -> None:
    """Record an answer about banco. Of several callers, the one nearest the banker's right prevails (R7)."""
    r = s.public
    answers = secret_choice.choose(s, seat, word, r.to_speak)
    if answers is None:
        return
    crying = [seat for seat in r.to_speak if answers[seat] == CRIES]
    for seat in crying:
        say(s, seat, "say-banco")
    if crying:
        match_bank(s, crying[0], "banco")
    else:
        take_partial_bets(s)


def match_bank(s: BaccaraState, seat: Seat, how: str) -> None:
    """Let one player's bet match the whole bank, and deal."""
    put_down(s, bet(seat), in_bank(s), because("paid-banco"))
    s.public.to_speak = ()
    deal(s, seat, how)


@RULES.untimely(acts.Banco)
@RULES.uncalled(acts.Banco)
def why_no_banco(s: BaccaraState, action: acts.Banco) -> Reason | None:
    """Return why this player may not call banco."""
    r = s.public
    if action.seat == r.dealer and in_bank(s):
        return because("refuse-banco-banker", law="banco")
    if r.phase not in (BaccaraPhase.SUIVI, BaccaraPhase.BANCO, BaccaraPhase.PARTIAL):
        return None
    if not can_match_bank(s, action.seat):
        return because("refuse-banco-purse", farthings=in_bank(s), law="banco")
    if r.phase == BaccaraPhase.SUIVI:
        return because("refuse-banco-suivi", seat=r.suivi, law="banco-suivi")
    if r.phase == BaccaraPhase.PARTIAL:
        return because("refuse-banco-late", law="banco")
    return because("refuse-banco-let-go", law="banco-suivi") if action.seat == r.suivi else None


@RULES.untimely(acts.FollowBanco)
@RULES.uncalled(acts.FollowBanco)
def why_no_suivi(s: BaccaraState, _: acts.FollowBanco) -> Reason | None:
    if s.public.phase not in (BaccaraPhase.SUIVI, BaccaraPhase.BANCO, BaccaraPhase.PARTIAL):
        return None
    return because("refuse-suivi", law="banco-suivi")


def uncovered(s: BaccaraState) -> Farthings:
    """Return the part of the bank that nobody has bet against."""
    return Farthings(in_bank(s) - sum([staked(s, seat) for seat in s.public.others]))


def take_partial_bets(s: BaccaraState) -> None:
    """Take bets in turn from the banker's right, until the bank is covered (R15)."""
    s.public.to_speak, s.public.phase = s.public.others, BaccaraPhase.PARTIAL
    next_to_bet(s)


def next_to_bet(s: BaccaraState) -> None:
    """Ask the next bettor. If there is none, deal.

    The player with the highest bet plays for all. Among equal bets, the nearest on the banker's right plays (R7).
    """
    r = s.public
    if r.to_speak and uncovered(s):
        return
    r.to_speak = ()
    if betting := [seat for seat in r.others if staked(s, seat)]:
        deal(s, max(betting, key=lambda seat: staked(s, seat)), "partial")
        return
    take_up(s)
    announce_result(s, "unbet", seat=r.dealer)
    SITTING.hand_done(s)


@RULES.asks(BaccaraPhase.PARTIAL)
def ask_bet(s: BaccaraState) -> Question:
    return ask_one("bet", s.public.to_speak[0], acts.BetOnCoup, acts.NoBet, farthings=uncovered(s))


def may_bet(s: BaccaraState, seat: Seat) -> SampledPart:
    """Return the legal bets, up to the purse and the uncovered part.

    If that part is below the minimum, it may be bet.
    """
    left = uncovered(s)
    form = sum_within(min(s.options.least, left), min(in_purse(s, seat), left), s.options.step)
    return from_purse(s, seat, form, too_much=because("refuse-uncovered", farthings=left, law="the-bets"))


@RULES.does(acts.BetOnCoup, may_bet, law="the-bets")
def place_bet(s: BaccaraState, action: acts.BetOnCoup) -> None:
    put_down(s, bet(action.seat), action.amount, because("paid-bet"))
    s.public.to_speak = s.public.to_speak[1:]
    next_to_bet(s)


@RULES.does(acts.NoBet)
def bet_nothing(s: BaccaraState, action: acts.NoBet) -> None:
    say(s, action.seat, "say-no-bet")
    s.public.to_speak = s.public.to_speak[1:]
    next_to_bet(s)


# --- The coup --------------------------------------------------------------------------------------------------------


def deal(s: BaccaraState, active: Seat, how: str) -> None:
    """Deal one card at a time. Each player sees their own hand. A natural decides the coup at once."""
    r = s.public
    r.active, r.how = active, how
    show_roles(s)
    for hand in (ACTIVE_HAND, BANKER_HAND) * 2:
        deal_card(s, hand)
    if is_natural(s.at(ACTIVE_HAND)):
        compare(s, "active-natural")
    elif is_natural(s.at(BANKER_HAND)):
        win_unseen(s)
    else:
        r.phase = BaccaraPhase.DRAW


def deal_card(s: BaccaraState, hand: Pile, *, face_up: bool = False) -> None:
    """Draw the top card. If the pack is empty, first reshuffle the discards (R16)."""
    if not s.at(PACK):
        gather(s, (DISCARDS,), PACK)
        shuffle(s, PACK)
    whose = s.public.active if hand == ACTIVE_HAND else s.public.dealer
    draw(s, 1, PACK, hand, shown_to=ALL if face_up else viewers(whose))


def draw_choices(s: BaccaraState) -> tuple[type[Action], ...]:
    """Return the active player's choices. Under club rules, some points leave only one choice."""
    if s.options.draw_rules == "free" or counting.MUST_DRAW < point(s.at(ACTIVE_HAND)) < counting.MUST_STAND:
        return acts.DrawCard, acts.StayOnTwo
    return (acts.DrawCard,) if point(s.at(ACTIVE_HAND)) <= counting.MUST_DRAW else (acts.StayOnTwo,)


@RULES.asks(BaccaraPhase.DRAW)
def ask_draw(s: BaccaraState) -> Question:
    return ask_one("draw", s.public.active, *draw_choices(s), how=s.public.how)


@RULES.asks(BaccaraPhase.BANKER_DRAW)
def ask_banker(s: BaccaraState) -> Question:
    """Ask the banker to draw or stand.

    The banker knows whether the active player has drawn, and which card if it lies face up (R3, R4).
    """
    drew = len(s.at(ACTIVE_HAND)) > 2
    if not drew or s.options.third_card == "down":
        return ask_one("draw-banker", s.public.dealer, acts.DrawCard, acts.StayOnTwo, drew=int(drew))
    return ask_one("draw-banker-up", s.public.dealer, acts.DrawCard, acts.StayOnTwo, card=s.at(ACTIVE_HAND)[2])


@RULES.does((acts.DrawCard, acts.StayOnTwo), phase=BaccaraPhase.DRAW)
def active_draws(s: BaccaraState, action: Action) -> None:
    s.public.phase = BaccaraPhase.BANKER_DRAW
    third(s, action, ACTIVE_HAND)


@RULES.does((acts.DrawCard, acts.StayOnTwo), phase=BaccaraPhase.BANKER_DRAW)
def banker_draws(s: BaccaraState, action: Action) -> None:
    third(s, action, BANKER_HAND)
    compare(s, "drawn")


def third(s: BaccaraState, action: Action, hand: Pile) -> None:
    """Draw a third card, or stand."""
    if isinstance(action, acts.StayOnTwo):
        say(s, action.seat, "say-stand")
        return
    say(s, action.seat, "say-card")
    deal_card(s, hand, face_up=s.options.third_card == "up")


@RULES.untimely(acts.StayOnTwo)
def why_no_stand(s: BaccaraState, action: acts.StayOnTwo) -> Reason | None:
    return _bound_otherwise(s, action.seat, "refuse-club-stand")


@RULES.untimely(acts.DrawCard)
def why_no_card(s: BaccaraState, action: acts.DrawCard) -> Reason | None:
    return _bound_otherwise(s, action.seat, "refuse-club-draw")


def _bound_otherwise(s: BaccaraState, seat: Seat, key: str) -> Reason | None:
    """Return why the club's rule forbids the answer. Only the active player may be told."""
    if s.public.phase != BaccaraPhase.DRAW or seat != s.public.active:
        return None
    return because(key, number=point(s.at(ACTIVE_HAND)), law="the-draw")


def compare(s: BaccaraState, how: str) -> None:
    """Show both hands. The one nearer to nine wins."""
    for hand in (ACTIVE_HAND, BANKER_HAND):
        show(s, s.at(hand), hand)
    points = point(s.at(ACTIVE_HAND)), point(s.at(BANKER_HAND))
    for seat, number in zip((s.public.active, s.public.dealer), points, strict=True):
        say(s, seat, "say-point", number=number)
    decided(s, how, counting.nearer(*points, s.options.tie))


def win_unseen(s: BaccaraState) -> None:
    """End the coup with the banker's natural, because the active hand has none.

    The other cards are never shown (R10).
    """
    show(s, s.at(BANKER_HAND), BANKER_HAND)
    say(s, s.public.dealer, "say-point", number=point(s.at(BANKER_HAND)))
    decided(s, "banker-natural", BANKER)


# --- Settlement, and what happens to the bank ------------------------------------------------------------------------


def decided(s: BaccaraState, how: str, winner: str) -> None:
    """Settle the bets. If the bank wins, it keeps them. If it loses, the rest of the bank returns to the banker."""
    r = s.public
    r.outcome, r.wins = winner, r.wins + (winner == BANKER)
    laid = {stake: s.ledger.balance(stake) for stake in bets(s, r.others)}
    settle(s, BANK, [outcome_of(stake, sum_, winner) for stake, sum_ in laid.items()], WHY)
    if winner == ACTIVE:
        take_up(s)
    followed = winner == BANKER or (winner == NULL and s.options.banco_after_tie)
    r.suivi = r.active if followed and r.how != "partial" else NO_SEAT
    announce_result(
        s,
        how,
        seat=r.dealer,
        seat_active=r.active,
        point=point(s.at(BANKER_HAND)),
        point_active=NOTHING if how == "banker-natural" else point(s.at(ACTIVE_HAND)),
        how=winner,
        farthings=sum(laid.values()),
    )
    SITTING.hand_done(s)


def outcome_of(stake: Account, laid: Farthings, winner: str) -> StakeDecided:
    """Return the result of a bet at even money."""
    lost = laid if winner == BANKER else NOTHING
    return StakeDecided(stake, lost, won=laid if winner == ACTIVE else NOTHING)


def next_coup(s: BaccaraState) -> None:
    begin_coup(s, s.public.dealer)


SITTING = Sitting[BaccaraState](BaccaraPhase.SETTLED, BaccaraPhase.OVER, next_coup, held=owned, before_close=take_up)
when_between_hands(RULES, SITTING)


def bank_stands(s: BaccaraState, seat: Seat) -> int:
    """Return 1 if this seat is the banker and has won the coup, else 0."""
    return int(s.public.outcome == BANKER and s.public.dealer == seat)


class Baccara(RuledGame[BaccaraRecord, BaccaraOptions]):
    """Rules of Baccara for three to eight players."""

    slug = "baccara"
    deals_option = "hands"
    chart_makers = charts.CHARTS
    laws_version = 1
    kind = GameKind.BANKS
    presets, books, options, record = PRESETS, BOOKS, BaccaraOptions, BaccaraRecord
    short = SHORT
    rules, phases, piles, pack, stock = RULES, BaccaraPhase, PILES, build_pack(), PACK
    scored = False
    exhibit_counts = {"bank-stands": bank_stands}
    cards = staticmethod(pack_of)
    unfit_rules = staticmethod(unfit_purses)

    def layout(self, options: BaccaraOptions, seats: int) -> Layout:
        del options
        return layout_for(seats)

    def prepare(self, options: BaccaraOptions) -> None:
        chances_of(options)

    def open(self, s: BaccaraState) -> None:
        s.public.direction = -1
        show_roles(s)
        dealing.spread_pack(s, PACK)

    def result(self, s: BaccaraState) -> tuple[Farthings, ...]:
        """Return each seat's gain. The bank counts as money of the banker, and a bet as money of its owner."""
        r = s.public
        held = [owned(s, seat) + staked(s, seat) for seat in map(Seat, range(s.seats))]
        return tuple([Farthings(now - then) for now, then in zip(held, r.opened, strict=True)])

    def imagine_own(self, s: BaccaraState, view: BaccaraView, rng: Rng) -> tuple[Struct | None, ...]:
        phase = view.public.phase
        if phase == BaccaraPhase.BANCO:
            return secret_choice.imagine_choices(s, view, dict.fromkeys(view.public.to_speak, (CRIES, SILENT)), rng)
        return imagined_bids(s, view, SALE, rng) if phase == BaccaraPhase.AUCTION else s.own

    def fits(self, s: BaccaraState, view: BaccaraView) -> bool:
        """Whether the sampled hands fit the phase.

        A hand with a natural would not have drawn, and under club rules some points leave no choice.
        """
        del view
        r, active = s.public, s.at(ACTIVE_HAND)
        if r.phase not in (BaccaraPhase.DRAW, BaccaraPhase.BANKER_DRAW):
            return True
        if is_natural(active) or is_natural(s.at(BANKER_HAND)) or point(active[:2]) >= counting.NATURAL:
            return False
        if s.options.draw_rules == "free" or r.phase == BaccaraPhase.DRAW:
            return True
        return point(active[:2]) < counting.MUST_STAND if len(active) > 2 else point(active) > counting.MUST_DRAW

    def lesson_facts(self, view: BaccaraView) -> Facts:
        """Return the rules about points and about the third card, and the viewer's hand if the viewer has seen it."""
        facts: dict[str, Fact] = {
            "number_dealt": counting.DEALT,
            "number_best": counting.BEST,
            "number_must_draw": counting.MUST_DRAW,
            "number_free": counting.MUST_DRAW + 1,
            "number_must_stand": counting.MUST_STAND,
            "number_may_stand": counting.NATURAL - 1,
            "number_natural": counting.NATURAL,
            **{f"worth_{RANKS[rank(card)]}": counting.value(card) for card in FULL_PACK},
        }
        pile = ACTIVE_HAND if view.seat == view.public.active else BANKER_HAND
        hand = [card for card in view.zone(pile.key).cards if card != HIDDEN]
        if hand:
            own = point(hand)
            facts |= {f"rank_own_{at}": rank(card) for at, card in enumerate(hand, 1)}
            facts |= {
                "number_sum": sum(map(counting.value, hand)),
                "number_own": own,
                "number_cases": len(RANKS),
                "number_better": sum(point([*hand, card]) > own for card in FULL_PACK) // len(SUITS),
            }
        return facts

    def length(self, setup: Setup[BaccaraOptions]) -> int:
        """Return an upper bound on the number of actions.

        Bids in an auction rise in steps. All other answers come to about six for each coup.
        """
        max_bids = sum(setup.purses) // setup.options.step + setup.seats
        return 100 * setup.seats + setup.options.hand_limit * (6 + 6 * setup.seats + max_bids)
