"""Rules of Ombre that both games share: cut, deal, tricks and party.

The game of four is in solo.py, the game of three in hombre.py. The rule book explains the rulings R1, H1 and so on.
"""

from collections.abc import Mapping, Sequence

from crowe_table.engine.cards import ACE, Card, rank, suit
from crowe_table.engine.core import NO_SEAT, Arg, Asked, Facts, Question, Reason, Seat, Setup, because
from crowe_table.engine.game import GameKind
from crowe_table.engine.money import POT, Farthings, purse, share
from crowe_table.engine.rng import Rng
from crowe_table.games.ombre import hombre, solo
from crowe_table.games.ombre.actions import PlayGano, SayVoll
from crowe_table.games.ombre.charts import CHARTS
from crowe_table.games.ombre.counting import FEWEST_MATADORS, GAME_TRICKS, POINTS
from crowe_table.games.ombre.ladder import ladder
from crowe_table.games.ombre.layout import layout_for
from crowe_table.games.ombre.options import BOOKS, PRESETS, QUARTERS, OmbreOptions
from crowe_table.games.ombre.play import BLACK, PLAIN_RANKS, RULES, TRICKS, order, order_for
from crowe_table.games.ombre.state import (
    CUT,
    HAND,
    HAND_OF_FOUR,
    HOMBRE_PACK,
    PILES,
    SOLO_PACK,
    STOCK,
    TAKEN,
    UNTOUCHED,
    WASTE,
    GameBid,
    OmbrePhase,
    OmbreRecord,
    OmbreState,
    OmbreView,
)
from crowe_table.games.ombre.tags import card_tags
from crowe_table.kit import dealing, revokes, tricks
from crowe_table.kit.announcing import announce, finish_game, report_changes, say
from crowe_table.kit.between_deals import when_all_ready
from crowe_table.kit.card_moves import forget, gather
from crowe_table.kit.claims import Claim, may_claim, sure_lead, when_claiming
from crowe_table.kit.facts import facts_of_trumps
from crowe_table.kit.playing import ask_lead
from crowe_table.kit.purses import in_purses, pay, score_differences, settle_up
from crowe_table.kit.rules import RuledGame, relative_leads
from crowe_table.kit.tricks import Play, Revokes
from crowe_table.search.worlds import hidden_places, place_cards, worlds_not_held

REVOKE_PENALTY = "beast"
MAX_WORLDS_TRIED = 12
"""Maximum number of worlds sampled until one fits the bids."""


# --- Cut and deal ----------------------------------------------------------------------------------------------------


def is_black_ace(card: Card) -> bool:
    """Whether a card is a black ace. The first of three players to receive one is the dealer (H1)."""
    return rank(card) == ACE and suit(card) in BLACK


dealing.when_cutting_for_deal(
    RULES,
    OmbrePhase.CUT_FOR_DEAL,
    STOCK,
    CUT,
    then=lambda s, decided: deal(s, decided.dealer),
    counts=dealing.ace_high_rank,
)


def deal(s: OmbreState, dealer: Seat) -> None:
    """Start the next deal. The pot and a colour agreed for the party stay."""
    r = s.public
    r.trumps, r.contract, r.called, r.camps = (), (), (), ()
    r.lone, r.forced, r.said = NO_SEAT, False, ()
    r.plays, r.trick, r.tricks, r.revokes = (), (), (0,) * s.seats, Revokes()
    r.direction = 1 if s.options.four_handed else -1
    (solo if s.options.four_handed else hombre).deal(s, dealer)


# --- Play ------------------------------------------------------------------------------------------------------------


@RULES.asks(OmbrePhase.PLAY)
def ask_play(s: OmbreState) -> Question:
    """Ask for a card.

    With four players, a leader may claim the rest. With three, the Ombre may announce the Voll, and a defender may ask
    gano.
    """
    r, o = s.public, s.options
    gano = (PlayGano,) if not o.four_handed and o.gano and r.turn != r.lone else ()
    if r.led is not None:
        acts = (Play, *gano)
        return Question("follow", (Asked(r.turn, acts),), (("suit", tricks.suit_called(r.led, order(s), r.trump)),))
    claim = (Claim,) if o.four_handed and may_claim(s, r.turn, TRICKS) else ()
    voll = (SayVoll,) if may_say_voll(s) else ()
    return ask_lead(s, (Play, *gano, *claim, *voll), o.strict and r.between)


def may_say_voll(s: OmbreState) -> bool:
    """Whether the Ombre may announce the Voll. The Ombre must have won every trick so far, and fewer than five."""
    r, o = s.public, s.options
    if o.four_handed or o.voll_word == "free" or r.voll or r.turn != r.lone:
        return False
    return r.finished < GAME_TRICKS and r.tricks[r.lone] == r.finished


@RULES.does(Play, TRICKS.form, TRICKS.why_not, law="the-play")
def play_card(s: OmbreState, action: Play) -> None:
    place_card(s, action.seat, action.card)


@RULES.does(PlayGano, TRICKS.form, lambda s, action: TRICKS.why_not(s, Play(action.seat, action.card)), law="the-play")
def play_gano(s: OmbreState, action: PlayGano) -> None:
    """Play a card and ask gano. The other defender need not comply (H9)."""
    say(s, action.seat, "say-gano")
    place_card(s, action.seat, action.card)


@RULES.does(SayVoll, law="the-voll")
def say_voll(s: OmbreState, action: SayVoll) -> None:
    say(s, action.seat, "say-voll")
    s.public.voll = 1


def place_card(s: OmbreState, seat: Seat, card: Card) -> None:
    """Play a card. The called card reveals the partner (R12)."""
    r = s.public
    winner = TRICKS.play_card(s, seat, card)
    if card in r.called:
        r.camps = tuple([int(each not in (r.lone, seat)) for each in range(s.seats)])
        report_changes(s)
        announce(s, "partner-known", law="the-call", seat=seat, other=r.lone)
    if winner is None:
        return
    TRICKS.take_trick(s, winner)
    if not s.at(HAND[winner]) or is_decided(s):
        end_play(s)


def is_decided(s: OmbreState) -> bool:
    """Whether the deal is decided.

    A deal is decided if a Tout is lost (R16). It is also decided if the Ombre has won and does not play for all tricks.
    """
    r, o = s.public, s.options
    if o.four_handed:
        return is_tout(s) and r.tricks[r.lone] < r.finished
    for_all = (r.voll or o.voll_word == "free") and r.tricks[r.lone] == r.finished
    return r.tricks[r.lone] >= GAME_TRICKS and not for_all


def is_tout(s: OmbreState) -> bool:
    return GameBid(s.public.contract[0][1]).is_tout


def end_play(s: OmbreState) -> None:
    s.public.turn = NO_SEAT
    before_count(s)


def settle(s: OmbreState) -> None:
    """Settle the deal. After the last deal, settle the party too."""
    (solo if s.options.four_handed else hombre).settle(s)
    close_deal(s)


def close_deal(s: OmbreState) -> None:
    if s.public.deal >= s.options.deals:
        close(s)


def next_deal(s: OmbreState) -> None:
    """Pass the deal to the left, or to the right in the game of three.

    After the agreed number of deals, end the sitting.
    """
    r = s.public
    if r.deal >= s.options.deals:
        close(s)
        return
    forget(s, s.at(STOCK))
    gather(s, [pile for piles in (HAND, UNTOUCHED, TAKEN, WASTE) for pile in piles[: s.seats]], STOCK)
    deal(s, r.to_the_left(r.dealer) if s.options.four_handed else r.eldest)


# --- Party -----------------------------------------------------------------------------------------------------------


def close(s: OmbreState) -> None:
    """Share the pot equally (R20) and pay for points.

    The highest total wins. In the game of three, the most money wins.
    """
    r, o = s.public, s.options
    r.phase, r.turn = OmbrePhase.OVER, NO_SEAT
    order_of_sharing = r.from_the_left(r.dealer) if o.four_handed else r.round_from(r.eldest)
    lying = Farthings(s.ledger.balances.get(POT, 0))
    for seat, part in zip(order_of_sharing, share(lying, [1] * s.seats), strict=True):
        pay(s, POT, purse(seat), part, because("pay-shared"))
    if o.four_handed:
        settle_up(s, score_differences(r.scores, o.a_point, r.from_the_left(r.dealer)), because("pay-points"))
    gains = r.scores if o.four_handed else gained(s)
    winners = tuple([seat for seat in r.ring if gains[seat] == max(gains)])
    if o.four_handed:
        finish_game(s, winners, because("win-points", seats=winners, score=max(gains), number=len(winners)))
    else:
        finish_game(s, winners, because("win-money", seats=winners, farthings=max(gains), number=len(winners)))


def gained(s: OmbreState) -> tuple[int, ...]:
    """Return the money that each seat has won since the party began."""
    return tuple([now - then for now, then in zip(in_purses(s), s.public.opened, strict=True)])


when_claiming(RULES, TRICKS, then=end_play, law="claims")
revokes.when_claiming_revokes(RULES, TRICKS, (REVOKE_PENALTY,), lambda _: REVOKE_PENALTY, law="revokes")
before_count = revokes.when_about_to_count(RULES, OmbrePhase.COUNT, TRICKS, then=settle)
when_all_ready(RULES, OmbrePhase.SETTLED, then=next_deal, all_rise=close)


def tricks_at_once(s: OmbreState, seat: Seat) -> int:
    """Return the number of tricks that this seat took before it first lost one."""
    r = s.public
    lost = (trick for trick in range(r.finished) if tricks.trick_winner(r, trick, order(s)) != seat)
    return next(lost, r.finished)


class Ombre(RuledGame[OmbreRecord, OmbreOptions]):
    """Rules of Ombre: German Solo for four and the Spanish game for three."""

    slug = "ombre"
    deals_option = "deals"
    chart_makers = CHARTS
    ladder_maker = staticmethod(ladder)
    laws_version = 1
    kind = GameKind.TRICKS
    winning_zone = staticmethod(TRICKS.winning_zone)
    led_zone = staticmethod(TRICKS.led_zone)
    choice_kind = staticmethod(TRICKS.choice_kind)
    card_tags = staticmethod(card_tags)
    presets, books, options = PRESETS, BOOKS, OmbreOptions
    record, phases = OmbreRecord, OmbrePhase
    rules, piles, pack, stock = RULES, PILES, SOLO_PACK, STOCK
    exhibit_counts = {"tricks-at-once": tricks_at_once}
    layout = staticmethod(layout_for)

    def open(self, s: OmbreState) -> None:
        s.public.tricks = (0,) * s.seats
        if s.options.four_handed:
            dealing.spread_pack(s, STOCK)
            return
        s.public.scores, s.public.direction = (), -1
        s.rng = s.chance.stream("cut", s.public.deal)
        deal(s, dealing.deal_until(s, STOCK, CUT, is_black_ace))

    def cards(self, options: OmbreOptions) -> Sequence[Card]:
        return SOLO_PACK if options.four_handed else HOMBRE_PACK

    def rule_facts(self, options: OmbreOptions, seats: int) -> Mapping[str, Arg]:
        """Return facts for the rules.

        They are the sizes of pack, hands and packets, the points of contracts, and the stakes in table units.
        """
        packets = solo.PACKETS if options.four_handed else hombre.PACKETS
        pack, hand = len(self.cards(options)), sum(packets)
        ante_units, ante_quarters = divmod(options.ante, QUARTERS)
        return {
            **{bid.name.lower(): points for bid, points in POINTS.items()},
            "pack": pack,
            "hand": hand,
            "first_packet": packets[0],
            "second_packet": packets[1],
            "third_packet": packets[2],
            "stock": pack - seats * hand,
            "rounds": options.deals // seats,
            "to_win": GAME_TRICKS,
            "matadors": FEWEST_MATADORS,
            "ante_units": ante_units,
            "ante_quarters": ante_quarters,
        }

    def sure_lead(self, view: OmbreView) -> Play | None:
        return sure_lead(self, view, TRICKS)

    def lesson_facts(self, view: OmbreView) -> Facts:
        """Return the facts that lessons on the game of four need."""
        r = view.public
        trump = r.colours[0] if r.colours and not r.trumps else r.trump
        facts = facts_of_trumps(view, order_for(view.options, trump), self.cards(view.options))
        return facts | {
            **({"suit_colour": r.colours[0]} if r.colours else {}),
            **({"card_called": r.called[0]} if r.called else {}),
            "seat_player": r.lone if r.contract else r.stands[0],
            "bid": r.contract[0][1] if r.contract else r.stands[1],
            "bid_highest": max(GameBid),
            "number_needed": GAME_TRICKS,
            "number_rounds": HAND_OF_FOUR,
            "plain_ranks": PLAIN_RANKS,
        }

    def unfit_rules(self, setup: Setup[OmbreOptions]) -> Reason | None:
        """Return why the options do not fit: a wrong number of players, or a number of deals that seats cannot share
        equally.
        """
        o = setup.options
        if setup.seats != o.seats:
            return because("unfit-game", seats=setup.seats, number=o.seats, law="seats")
        if o.deals % setup.seats:
            return because("unfit-deals", number=o.deals, seats=setup.seats, law="the-party")
        return super().unfit_rules(setup)

    def max_at_stake(self, options: OmbreOptions) -> Farthings:
        """Return the minimum purse to begin. A player who owes more than the purse holds pays the whole purse."""
        if options.four_handed:
            return Farthings(options.dealers_stake * options.deals // options.seats)
        return Farthings(options.a_great + options.a_lesser)

    def length(self, setup: Setup[OmbreOptions]) -> int:
        o, n = setup.options, setup.seats
        claims = 9 * n * n if o.strict else 0
        bids = n * (len(POINTS) + 1) if o.four_handed else 2 * n
        return 400 + o.deals * (n + bids + 2 + 9 * n + 1 + claims + 6 * n)

    def fill(self, s: OmbreState, view: OmbreView, rng: Rng) -> None:
        """Sample the hidden cards.

        The play shows which suits a seat lacks. The Player does not hold the called card. A seat that passed or bid a
        Frog may be known not to have both black queens. If nothing fits, a player has revoked, and these limits are
        dropped.
        """
        r, unseen = s.public, self.unseen(view)
        shown = tricks.not_held(r, unseen, order(s), TRICKS.duty(s)) if r.trumps else {}
        for card in r.called:
            shown.setdefault(Card(card), []).append(r.lone)
        worlds = worlds_not_held(s, unseen, HAND, shown)
        backs = {pile: tuple(s.at(pile)) for pile in hidden_places(s)}
        for _ in range(MAX_WORLDS_TRIED):
            for pile, cards in backs.items():
                s.at(pile)[:] = cards
            place_cards(s, worlds.draw(rng), rng)
            if not passed_with_both_queens(s):
                return

    def standing(self, s: OmbreState) -> tuple[float, ...]:
        """Return each seat's standing: its lead in points or, in the game of three, the money won."""
        if not s.options.four_handed:
            return super().standing(s)
        return relative_leads(s.public, 2 * max(POINTS.values()))


def passed_with_both_queens(s: OmbreState) -> bool:
    """Whether a seat with both black queens passed or bid a Frog before anybody bid a Solo."""
    r = s.public
    if not s.options.four_handed or s.options.both_queens == "free":
        return False
    standing = 0
    for seat, height, _ in r.said:
        standing = max(standing, height)
        if standing < GameBid.SOLO_SUIT and solo.holds_both_queens(
            [*s.at(HAND[seat]), *tricks.played_by(r, Seat(seat))]
        ):
            return True
    return False
