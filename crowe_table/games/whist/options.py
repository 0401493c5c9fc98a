"""Options of Whist and the presets of each book."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings


class WhistOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of one table; the defaults are Mr. Crowe's. Rulings (R…) are in the rule book."""

    game_points: Literal[5, 7, 9, 10] = 10
    """Score that wins a game (R8)."""
    honours: Literal["none", "hoyle"] = "none"
    """Whether four honours on one side score four, and three score two (R10)."""
    honours_bar: bool = True
    """Whether a side that began the deal one point short scores no honours."""
    call_at_eight: bool = False
    """Whether a side at eight of ten may call its honours before the play."""
    rubber: Literal["none", "best_of_3"] = "none"
    """Single games, or the best of three."""
    game_value: Literal["flat", "treble_double_single"] = "flat"
    """Whether every game counts one point, or more points the fewer points the losers have."""
    rubber_points: Annotated[int, Meta(ge=0, le=5)] = 2
    """Bonus for winning the rubber, in points, if games are worth points."""
    stake_mode: Literal["none", "flat", "difference"] = "flat"
    """No stake, a flat stake on the game, or a rate for every point of difference (R9)."""
    stake: Annotated[int, Meta(ge=0, le=1000)] = 4
    """Stake on a game, in table units."""
    rate: Annotated[int, Meta(ge=0, le=100)] = 2
    """Stake for a point of difference or of a game's value, in quarters of the table unit."""
    debts: Literal["struck_off", "written_down"] = "struck_off"
    """Treatment of a sum that a purse cannot pay (R11)."""
    count_overshoot: bool = False
    """Whether points beyond the game add to the difference (R9)."""
    partners: Literal["seats", "cut"] = "seats"
    """Whether partners are those seated opposite, or the two highest cuts play against the two lowest (R3)."""
    cut_for_deal: Literal["lowest", "highest", "random", "chosen"] = "lowest"
    """Choice of the first dealer (R2)."""
    chosen_dealer: Annotated[int, Meta(ge=0, le=3)] = 0
    """First dealer, where chosen."""
    ritual: Literal["full", "quick"] = "full"
    """Whether the players shuffle and cut the pack, or this is automatic (R4)."""
    dealer_may_shuffle_last: bool = True
    """Whether the dealer is asked to shuffle before the cut (R4)."""
    review: Literal["last_trick", "none", "all"] = "last_trick"
    """Finished tricks that may be reviewed (R7)."""
    revoke: Literal["impossible", "three_tricks", "three_points_off", "three_points_on", "choice"] = "impossible"
    """Whether revokes are possible, and their penalty (R17)."""
    claim: bool = False
    """Whether a player who is certain of all remaining tricks may claim them (R18)."""
    lead_low: Literal["lowest", "fourth_best"] = "lowest"
    """Small card that computer players lead from a long suit (R13)."""
    signals: Literal["book", "none"] = "book"
    """Whether computer players use and read the book's conventions (R13, R15)."""
    deal_source: Literal[
        "random",
        "exhibit-cumberland",
        "exhibit-hoyle_forcing_a",
        "exhibit-hoyle_forcing_c",
        "exhibit-whitfeld_six",
        "exhibit-lewis",
        "exhibit-vienna",
    ] = "random"
    """A shuffled pack, or a famous hand that is played once without stakes (R19)."""
    early_end: bool = False
    """Whether all players may agree between deals to end early (R21)."""

    @property
    def exhibit(self) -> str:
        """Name of the famous hand, or empty for a random deal."""
        return self.deal_source.partition("-")[2]

    @property
    def flat_stake(self) -> Farthings:
        return Farthings(self.stake * self.unit)

    @property
    def point_stake(self) -> Farthings:
        return Farthings(self.rate * self.unit // 4)

    @property
    def may_revoke(self) -> bool:
        """Whether revokes are possible. They never are in a famous hand, because that is a puzzle."""
        return self.revoke != "impossible" and not self.exhibit

    @property
    def calls(self) -> bool:
        """Whether honours are called at eight."""
        return self.call_at_eight and self.honours == "hoyle" and self.game_points == 10


CROWE = Preset("crowe", (4,), "Mr. Crowe's Games, London 1775")
HOYLE_LONG = Preset("hoyle_long", (4,), "Hoyle's Games, in the printings of the early nineteenth century")
SHORT = Preset("short", (4,), "The Laws of Whist, London 1864")
PRESETS = (CROWE, HOYLE_LONG, SHORT)

HOUSE = WhistOptions(early_end=True)
"""Mr. Crowe's rules, and the extras that every preset gets."""

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
