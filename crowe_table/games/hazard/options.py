"""Options of Hazard and the presets of each book."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import Options, Preset, ShortForm
from crowe_table.engine.money import Farthings


class HazardOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of one sitting. The defaults are Mr. Crowe's rules. Rulings (R…) are in the rule book."""

    hands: Annotated[int, Meta(ge=0, le=24)] = 12
    """Number of hands in a sitting. With 0, the sitting lasts until somebody leaves (R20)."""
    opposition: Literal["setters", "one_bet", "covers"] = "setters"
    """Way to play against the caster: all match the wager, one bet is accepted, or the caster covers some stakes."""
    accepted_bet: Literal["as_offered", "matched"] = "as_offered"
    """Whether an accepted bet stands as offered. Otherwise both sides are reduced to the smaller stake (R13)."""
    bet_offers: Literal["open", "sealed"] = "open"
    """Whether players offer bets in turn, or seal them and reveal them together (R14)."""
    main_by: Literal["throw", "call"] = "throw"
    """Whether the main is thrown, or called by the caster (R17)."""
    crabs_keep_dice: bool = True
    """Whether the caster keeps the dice after throwing two or three to the main (R5, R6)."""
    retrieve: bool = True
    """Whether the caster may take back the wager when there is a chance (R8)."""
    setters_odds: bool = True
    """Whether the caster's opponents may add to their stakes when there is a chance (R9)."""
    comeout_12: Literal["classical", "out"] = "classical"
    """Whether twelve always loses. Otherwise it nicks a main of six or eight, and loses to other mains (R12)."""
    comeout_7: Literal["nick", "blank"] = "nick"
    """Result of a throw of seven with a main of seven (R10)."""
    comeout_11_main7: Literal["nick", "blank"] = "nick"
    """Result of a throw of eleven with a main of seven (R11)."""
    comeout_11: Literal["classical", "blank", "out"] = "classical"
    """Result of a throw of eleven with any other main: as in the classical table, no effect, or a loss (R11)."""
    late_throws: Literal["none", "pearson"] = "none"
    """Whether two, three, eleven and twelve still count when there is a chance."""
    losses_to_pass: Literal[1, 2, 3] = 1
    """Number of consecutive losses after which the dice pass (R18)."""
    side_bets: bool = False
    """Whether the other players may bet with each other (R15)."""
    side_odds: Literal["listed", "even", "free"] = "listed"
    """Odds of side bets: exact, evens, or as the two players agree (R15)."""
    stake_unit: Annotated[int, Meta(ge=1, le=21)] = 2
    """Step of every wager, set stake and laid stake, in table units."""
    offer_unit: Annotated[int, Meta(ge=1, le=16)] = 2
    """Step of every bet offered to the caster, in quarters of the table unit (R13)."""
    min_wager: Annotated[int, Meta(ge=1, le=42)] = 2
    """Minimum wager, in table units (R4)."""
    max_wager: Annotated[int, Meta(ge=1, le=420)] = 42
    """Maximum wager, in table units (R4)."""
    box_fee: Annotated[int, Meta(ge=0, le=42)] = 0
    """Fee for every third consecutive win, in table units. With 0 there is no fee (R19)."""

    buy_in: Annotated[int, Meta(ge=0, le=400)] = 0
    """Size in table units of a new purse for a player who cannot play on. 0 forbids buying in (R25)."""

    @property
    def new_purse(self) -> Farthings:
        """Money that a player receives when buying in."""
        return Farthings(self.buy_in * self.unit)

    @property
    def step(self) -> Farthings:
        """Step of every wager, set stake and laid stake."""
        return Farthings(self.stake_unit * self.unit)

    @property
    def offer_step(self) -> Farthings:
        """Step of every bet offered to the caster."""
        return Farthings(self.offer_unit * self.unit // 4)

    @property
    def least(self) -> Farthings:
        """Minimum wager, rounded up to whole steps."""
        return Farthings(-(-self.min_wager // self.stake_unit) * self.step)

    @property
    def most(self) -> Farthings:
        """Maximum wager, rounded down to whole steps."""
        return Farthings(self.max_wager // self.stake_unit * self.step)

    @property
    def fee(self) -> Farthings:
        """Fee for every third consecutive win."""
        return Farthings(self.box_fee * self.unit)


PRESETS = (
    Preset("crowe", tuple(range(2, 9)), "Mr. Crowe's Games, London 1775", usual=5),
    Preset("pearson", tuple(range(3, 9)), "Andy Pearson, Carde Gaymes of Olde Englande", usual=5),
    Preset("classical", tuple(range(2, 9)), "Cotton's Compleat Gamester, and Hoyle's Games", usual=5),
)

HOUSE = HazardOptions(buy_in=40)
"""Mr. Crowe's rules, with the extras that every preset gets."""
_NO_QUARTER = replace(HOUSE, crabs_keep_dice=False, retrieve=False, setters_odds=False, side_bets=True)
"""Rules for a game with side bets in which the caster cannot withdraw."""

BOOKS = {
    "crowe": HOUSE,
    "pearson": replace(_NO_QUARTER, opposition="one_bet", comeout_12="out", comeout_11="blank", late_throws="pearson"),
    "classical": replace(_NO_QUARTER, opposition="covers", losses_to_pass=3),
}
SHORT = ShortForm("crowe", {"hands": 3}, seats=3, minutes=4)
"""Short form: with three players, each casts once."""
