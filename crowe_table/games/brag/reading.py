"""One seat's knowledge of a deal, prepared for evaluation."""

from crowe_table.engine.cards import HIDDEN, Card
from crowe_table.engine.core import Said, Seat, zone_of
from crowe_table.engine.money import NOTHING, POT, Farthings
from crowe_table.games.brag import many_seats, two_seats
from crowe_table.games.brag.chances import beaten_by, mask_of, unseen_wins, wins_against
from crowe_table.games.brag.hands import Ranking, ranking_of
from crowe_table.games.brag.state import BragPhase, BragView, Status
from crowe_table.kit.debts import owed_to_bystander
from crowe_table.kit.vying import cover_of

_NARROWS, _NARROWS_BY_RAISE, _NARROWEST = 0.65, 0.5, 0.03
"""Factors on the top fraction of hands assumed for a player: for each further wager, and for each raise.

The third number is the minimum of this fraction.
"""
INFORMATIVE_WAGERS = 2
"""Maximum number of further wagers, and of raises, that are taken into account. Later ones reveal nothing more."""
_FIRST_REACH = {2: 0.6, 3: 0.5, 4: 0.45}
_FULL_TABLE = 0.4
"""Top fraction of hands that wager openly at a full table. ``_FIRST_REACH`` has it for fewer players."""
_COVERS = 0.6
"""Top fraction of hands that is assumed for a player who has covered the pot."""


class BragReading:
    """A view of a deal: the player's cards, the players left, their wagers, and the cards that other hands cannot
    contain.
    """

    __slots__ = (
        *(
            "above_least",
            "above_openly",
            "behind",
            "credit",
            "gone",
            "hand",
            "laid_openly",
            "level",
            "live",
            "options",
            "others",
            "paid_blind",
        ),
        *("left_blind", "playing", "pot", "purse", "raised", "ranking", "record", "seat", "status", "view"),
    )

    def __init__(self, view: BragView) -> None:
        r = view.public
        self.view, self.record, self.options, self.seat = view, r, view.options, view.seat
        self.ranking: Ranking = ranking_of(view.options)
        self.status = [Status(each.status) for each in r.standing]
        self.level, self.purse = r.level, r.purses[view.seat]
        self.credit = max(0, view.options.credit - owed_to_bystander(r.debts, view.seat))
        self.live = r.vying_from(view.seat)
        self.others = [seat for seat in self.live if seat != view.seat]
        self.playing = sum(status != Status.ABSENT for status in self.status)
        self.behind = len(self.others)
        hand = view.zone(zone_of("hand", view.seat))
        seen = HIDDEN not in hand.cards and not hand.face_down and len(hand.cards) == 3
        self.hand: tuple[Card, ...] = tuple(hand.cards) if seen else ()
        self.gone = self._known_cards()
        self.pot: Farthings = dict(r.accounts).get(POT, NOTHING)
        if r.covers:
            self.pot = Farthings(self.pot + self._from_closed_pots())
        self.laid_openly, self.raised, self.paid_blind, self.above_openly, self.above_least = self._wagers()
        messages = [event for event in view.past if isinstance(event, Said)]
        self.left_blind = {event.seat for event in messages if event.words.key == "say-leave"}

    @property
    def looked(self) -> bool:
        """Whether the player has seen their own hand."""
        return bool(self.hand)

    @property
    def laid(self) -> int:
        """Number of own wagers in this deal."""
        return self.laid_openly[self.seat] + self.paid_blind[self.seat]

    def is_open(self, seat: Seat) -> bool:
        return self.status[seat] == Status.OPEN

    def due(self, value: int) -> Farthings:
        """Return the sum that the player pays for a wager of this value."""
        return Farthings(value if self.is_open(self.seat) else value // 2)

    def holds(self, seat: Seat) -> int:
        """Return a mask of the cards that the player knows in another player's hand."""
        return mask_of(card for card in self.view.zone(zone_of("hand", seat)).cards if card != HIDDEN)

    def _from_closed_pots(self) -> int:
        """Return the expected gain from covered pots if the player wins the open pot."""
        sums = dict(self.record.accounts)
        beats = unseen_wins(_COVERS)
        if self.hand:
            beats = wins_against(beaten_by(self.hand, self.ranking, self.gone), _COVERS)
        pots = [sums.get(cover_of(seat), NOTHING) for seat in reversed(self.record.covers)]
        return int(sum([pot * beats**number for number, pot in enumerate(pots, 1)]))

    def reach(self, seat: Seat) -> float:
        """Return how far down the ranking another player's hand may lie, judged by the open wagers.

        0.4 means that the hand is among the best 40 % of all hands. Without open wagers the result is 1.
        """
        if not self.is_open(seat) or not self.laid_openly[seat]:
            return 1.0
        share = _FIRST_REACH.get(self.playing, _FULL_TABLE)
        raises = min(self.raised[seat], INFORMATIVE_WAGERS)
        again = min(self.laid_openly[seat] - 1 - self.raised[seat], INFORMATIVE_WAGERS)
        return max(_NARROWEST, share * _NARROWS ** max(0, again) * _NARROWS_BY_RAISE**raises)

    @property
    def half_unit(self) -> int:
        """Half a betting unit. The precomputed tables count money in half units."""
        return self.options.unit // two_seats.UNIT

    def spot(self) -> two_seats.TwoLeft:
        """Return the position with two players left."""
        other = self.others[0]
        dealer = int(self.record.wagering[0] != self.seat)
        half = self.half_unit
        return two_seats.TwoLeft(dealer, self._side(self.seat), self._side(other), self.pot // half, self.level // half)

    def position(self) -> many_seats.ManyLeft:
        """Return the position among several players."""
        half, status = self.half_unit, self.status
        held = [self._held(seat) for seat in self.others]
        return many_seats.ManyLeft(
            status=status[self.seat],
            others=len(self.others),
            unseen=sum([status[seat] != Status.OPEN for seat in self.others]),
            pot=self.pot // half,
            level=self.level // half,
            held=self._held(self.seat),
            credit=self.options.credit // half,
            poorest=min(held),
            richest=max(held),
            laid=self.laid,
            pressure=max([self.laid_openly[seat] + self.above_least[seat] for seat in self.others]),
            friends=self.options.may_borrow and self.playing > len(self.live),
        )

    def _held(self, seat: Seat) -> int:
        """Return the sum in half units that a player can pay."""
        return (self._own_money(seat) + self.options.credit) // self.half_unit

    def _own_money(self, seat: Seat) -> int:
        borrowed = sum(debt.farthings for debt in self.record.debts if debt.borrower == seat)
        return self.record.purses[seat] - borrowed

    def _side(self, seat: Seat) -> two_seats.Side:
        openly, blind, half = self.laid_openly[seat], self.paid_blind[seat], self.half_unit
        looked = seat not in self.left_blind and self.options.look_time == "at_deal"
        looked &= self.record.phase != BragPhase.LOOK
        purse = self._own_money(seat) // half
        return two_seats.Side(
            self.status[seat],
            looked,
            openly + blind,
            openly,
            self.above_openly[seat],
            purse,
            self.options.credit // half,
        )

    def _known_cards(self) -> int:
        """Return a mask of the cards that are known not to be in any opponent's hand."""
        others = {zone_of("hand", seat) for seat in self.others}
        zones = [zone for zone in self.view.zones if zone.key not in others]
        return mask_of(card for zone in zones for card in zone.cards if card != HIDDEN)

    def _wagers(self) -> tuple[list[int], list[int], list[int], list[int], list[int]]:
        """Return five counts for each seat in this deal.

        The counts are open wagers, raises, blind wagers, open wagers above the minimum, and all wagers above the
        minimum.
        """
        laid, raised, blind, openly, above = ([0] * self.view.seats for _ in range(5))
        level = 0
        for event in self.view.past:
            if not isinstance(event, Said):
                continue
            seat = event.seat
            sum_ = next((value for _, value in event.words.args if isinstance(value, int)), 0)
            match event.words.key:
                case "say-wager" | "say-brag" | "say-return":
                    laid[seat] += 1
                    raised[seat] += 0 < level < sum_
                    openly[seat] += sum_ > max(level, self.options.min_wager_sum)
                    above[seat] += sum_ > max(level, self.options.min_wager_sum)
                    level = sum_
                case "say-go":
                    laid[seat] += 1
                case "say-blind":
                    blind[seat] += 1
                    above[seat] += 2 * sum_ > max(level, self.options.min_wager_sum)
                    level = 2 * sum_
        return laid, raised, blind, openly, above


def has_two_hands(reading: BragReading) -> bool:
    """Whether the player holds two unseen hands."""
    return reading.status[reading.seat] == Status.TWO
