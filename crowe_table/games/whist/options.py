"""Options of Whist and the presets of each rule book."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings


class WhistOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a match of Whist; the defaults are Mr. Crowe's rules. Rulings such as R8 are in the rule book."""

    game_points: Literal[5, 7, 9, 10] = 10
    """Score that wins a game (R8)."""
    honours: Literal["none", "hoyle"] = "none"
    """Whether a side scores four points for all four trump honours, and two for three (R10)."""
    honours_bar: bool = True
    """Whether a side scores no honours if it began the deal one point short of the game."""
    call_at_eight: bool = False
    """Whether a side with eight of ten points may call its honours before the play, which wins the game."""
    rubber: Literal["none", "best_of_3"] = "none"
    """Length of a match: one game, or a rubber that the first side with two games wins."""
    game_value: Literal["flat", "treble_double_single"] = "flat"
    """Whether every game counts one point, or up to three if the losers' score is low."""
    rubber_points: Annotated[int, Meta(ge=0, le=5)] = 2
    """Bonus points for winning a rubber, used if games count points."""
    stake_mode: Literal["none", "flat", "difference"] = "flat"
    """Form of the stake: none, a fixed sum for a game, or a rate for each point of difference (R9)."""
    stake: Annotated[int, Meta(ge=0, le=1000)] = 4
    """Fixed sum for a game, in table units."""
    rate: Annotated[int, Meta(ge=0, le=100)] = 2
    """Payment for each point of difference, or for each point that a game counts, in quarters of the table unit."""
    debts: Literal["struck_off", "written_down"] = "struck_off"
    """Treatment of a sum that a loser's purse cannot pay: forgiven, or written down and paid from later winnings (R11).
    """
    count_overshoot: bool = False
    """Whether a side's points above the winning score count in the difference (R9)."""
    partners: Literal["seats", "cut"] = "seats"
    """Way to choose partners: those who sit opposite, or the two highest cut cards against the two lowest (R3)."""
    cut_for_deal: Literal["lowest", "highest", "random", "chosen"] = "lowest"
    """Way to choose the first dealer (R2): lowest or highest cut, at random, or the seat in ``chosen_dealer``."""
    chosen_dealer: Annotated[int, Meta(ge=0, le=3)] = 0
    """Seat of the first dealer, used if ``cut_for_deal`` is ``chosen``."""
    ritual: Literal["full", "quick"] = "full"
    """Whether the players shuffle and cut the pack themselves, or the program does it (R4)."""
    dealer_may_shuffle_last: bool = True
    """Whether the dealer may shuffle once more before the pack is cut (R4)."""
    review: Literal["last_trick", "none", "all"] = "last_trick"
    """Finished tricks that players may look at again (R7)."""
    revoke: Literal["impossible", "three_tricks", "three_points_off", "three_points_on", "choice"] = "impossible"
    """Whether revokes (failures to follow suit) are possible, and their penalty (R17)."""
    claim: bool = False
    """Whether a player who is certain of all remaining tricks may claim them (R18)."""
    lead_low: Literal["lowest", "fourth_best"] = "lowest"
    """Small card that computer players lead from a long suit: the lowest, or the fourth highest (R13)."""
    signals: Literal["book", "none"] = "book"
    """Whether computer players use and understand the signals of the rule book (R13, R15)."""
    deal_source: Literal[
        "random",
        "exhibit-cumberland",
        "exhibit-hoyle_forcing_a",
        "exhibit-hoyle_forcing_c",
        "exhibit-whitfeld_six",
        "exhibit-lewis",
        "exhibit-vienna",
    ] = "random"
    """Source of the deal: a shuffled pack, or a famous hand that is played once without stakes (R19)."""
    early_end: bool = False
    """Whether the players may agree between two deals to end the match (R21)."""

    @property
    def exhibit(self) -> str:
        """Name of the famous hand to be played; empty for a shuffled pack."""
        return self.deal_source.partition("-")[2]

    @property
    def flat_stake(self) -> Farthings:
        return Farthings(self.stake * self.unit)

    @property
    def point_stake(self) -> Farthings:
        return Farthings(self.rate * self.unit // 4)

    @property
    def may_revoke(self) -> bool:
        """Whether revokes are possible. In a famous hand they are not, because it is a puzzle."""
        return self.revoke != "impossible" and not self.exhibit

    @property
    def calls(self) -> bool:
        """Whether a side with eight points may call its honours in this game."""
        return self.call_at_eight and self.honours == "hoyle" and self.game_points == 10


CROWE = Preset("crowe", (4,), "Mr. Crowe's Games, London 1775")
HOYLE_LONG = Preset("hoyle_long", (4,), "Hoyle's Games, in the printings of the early nineteenth century")
SHORT = Preset("short", (4,), "The Laws of Whist, London 1864")
PRESETS = (CROWE, HOYLE_LONG, SHORT)

HOUSE = WhistOptions(early_end=True)
"""Options of Mr. Crowe's rules, with an early end allowed. All presets are based on them."""

BOOKS = {
    CROWE.name: HOUSE,
    HOYLE_LONG.name: replace(HOUSE, honours="hoyle", call_at_eight=True, rubber="best_of_3", revoke="three_tricks"),
    SHORT.name: replace(
        HOUSE,
        game_points=5,
        honours="hoyle",
        rubber="best_of_3",
        game_value="treble_double_single",
        rate=4,
        revoke="three_tricks",
    ),
}
