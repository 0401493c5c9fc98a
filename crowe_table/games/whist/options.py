"""The house rules of Whist, and what each book makes of them."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings


class WhistOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one table; the defaults are Mr. Crowe's. Rulings (R…) are in booke.md."""

    game_points: Literal[5, 7, 9, 10] = 10
    """The score that wins a game (R8)."""
    honours: Literal["none", "hoyle"] = "none"
    """Whether four honours in one side's hands count four, and three two (R10)."""
    honours_bar: bool = True
    """Whether a side one point short of game when the deal began counts no honours."""
    call_at_eight: bool = False
    """Whether a side at eight of ten may call its honours before a card is played."""
    rubber: Literal["none", "best_of_3"] = "none"
    """Single games, or the first side to two."""
    game_value: Literal["flat", "treble_double_single"] = "flat"
    """Whether a game is a game, or worth more the less the losers have."""
    rubber_points: Annotated[int, Meta(ge=0, le=5)] = 2
    """Added to the points of the rubber's winners, where games are worth points."""
    stake_mode: Literal["none", "flat", "difference"] = "flat"
    """For love, one stake for the game, or so much for every point of difference (R9)."""
    stake: Annotated[int, Meta(ge=0, le=1000)] = 4
    """The stake on a game, in table units."""
    rate: Annotated[int, Meta(ge=0, le=100)] = 2
    """The stake on a point, of difference or of a game's value, in quarters of the table unit."""
    debts: Literal["struck_off", "written_down"] = "struck_off"
    """What becomes of a sum that a purse cannot pay (R11)."""
    count_overshoot: bool = False
    """Whether points beyond the game swell the difference (R9)."""
    partners: Literal["seats", "cut"] = "seats"
    """As they sit, or the two highest cuts against the two lowest (R3)."""
    cut_for_deal: Literal["lowest", "highest", "random", "chosen"] = "lowest"
    """Who deals first (R2)."""
    chosen_dealer: Annotated[int, Meta(ge=0, le=3)] = 0
    """The seat that deals first where the dealer is chosen."""
    ritual: Literal["full", "quick"] = "full"
    """Whether the pack is shuffled and cut by the players, or at once (R4)."""
    dealer_may_shuffle_last: bool = True
    """Whether the dealer is asked before the pack is cut (R4)."""
    review: Literal["last_trick", "none", "all"] = "last_trick"
    """Which turned tricks may be looked at again (R7)."""
    revoke: Literal["impossible", "three_tricks", "three_points_off", "three_points_on", "choice"] = "impossible"
    """Whether one may fail to follow suit, and what it costs if it is found out (R17)."""
    claim: bool = False
    """Whether a player who is certain of all that is left may claim it (R18)."""
    lead_low: Literal["lowest", "fourth_best"] = "lowest"
    """The small card that the house's players lead from a long suit (R13)."""
    signals: Literal["book", "none"] = "book"
    """Whether the house's players use the book's conventions and read their partner's (R13, R15)."""
    deal_source: Literal[
        "random",
        "exhibit-cumberland",
        "exhibit-hoyle_forcing_a",
        "exhibit-hoyle_forcing_c",
        "exhibit-whitfeld_six",
        "exhibit-lewis",
        "exhibit-vienna",
    ] = "random"
    """A pack mixed by chance, or a famous hand, of which one deal is played for love (R19)."""
    early_end: bool = False
    """Whether all may agree between deals to leave the game or rubber unfinished (R21)."""

    @property
    def exhibit(self) -> str:
        """The name of the famous hand; empty where the deal is random."""
        return self.deal_source.partition("-")[2]

    @property
    def flat_stake(self) -> Farthings:
        return Farthings(self.stake * self.unit)

    @property
    def point_stake(self) -> Farthings:
        return Farthings(self.rate * self.unit // 4)

    @property
    def may_revoke(self) -> bool:
        """Whether one may fail to follow suit: never in a famous hand, which is a problem and not a game."""
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
"""Mr. Crowe's game, and whatever the house adds to any book."""

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
