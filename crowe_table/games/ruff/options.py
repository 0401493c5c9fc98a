"""Options of Ruff and the presets of each book."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset, ShortForm
from crowe_table.engine.money import Farthings

NINE: Final = 9
"""Points of a game of Ruff and Honours. Games of Euchre have other numbers."""


class RuffOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of one table; the defaults are the Encyclopædia's. Rulings (R…, H…) are in the rule book."""

    game: Literal["euchre", "ruff_and_honours"] = "euchre"
    """The game, one of the two that were named Ruff (R1)."""
    game_points: Literal[1, 5, 7, 9, 10] = 5
    """Points of the game. Nine is for Ruff and Honours only; with one, a single deal decides (R13)."""
    first_lead: Literal["maker", "eldest"] = "maker"
    """Seat that leads to the first trick (R6)."""
    exchange: Literal["any", "taken_up_only"] = "any"
    """Whether the dealer takes the turned card even if another player made it trumps (R4)."""
    exchange_duty: Literal["may", "must"] = "may"
    """Whether the dealer must take the turned card (R4)."""
    all_pass: Literal["same_dealer", "next_dealer"] = "same_dealer"
    """Dealer of the next deal if nobody makes trumps (R7)."""
    defend_alone: bool = False
    """Whether an opponent of a lone maker may defend alone (R9)."""
    assist_alone: bool = False
    """Whether the dealer's partner may assist only by playing alone."""
    ace_turned: Literal["dealer_ruffs", "nobody"] = "dealer_ruffs"
    """Player who ruffs if the turned card is the ace (H2)."""
    can_ye: bool = True
    """Whether honours are called at eight."""
    honours_at_eight: Literal["after_tricks", "call_only"] = "after_tricks"
    """Whether a side at eight that did not call its honours scores them after the tricks (H5)."""
    stake: Annotated[int, Meta(ge=0, le=1000)] = 10
    """Payment of each loser for a game or rubber, in table units."""
    lurch: Literal["off", "love"] = "off"
    """Whether losers without a point pay double (R12)."""
    games: Literal["one", "best_of_3"] = "one"
    """A single game or a rubber."""
    regulations: Literal["guarded", "strict"] = "guarded"
    """Whether revokes are prevented, or possible and penalized (R11)."""

    @property
    def old(self) -> bool:
        """Whether the game is Ruff and Honours."""
        return self.game == "ruff_and_honours"

    @property
    def strict(self) -> bool:
        return self.regulations == "strict"

    @property
    def flat_stake(self) -> Farthings:
        return Farthings(self.stake * self.unit)


PEARSON = Preset("pearson", (4,), "The Encyclopædia’s Ruff, whose rules are those of Euchre")
HOYLE_EUCHRE = Preset("hoyle_euchre", (4,), "The later Hoyles")
HONOURS_1674 = Preset("ruff_and_honours_1674", (4,), "Mr. Cotton’s Compleat Gamester, 1674")
PRESETS = (PEARSON, HOYLE_EUCHRE, HONOURS_1674)

BOOKS = {
    PEARSON.name: RuffOptions(),
    HOYLE_EUCHRE.name: RuffOptions(
        first_lead="eldest", exchange_duty="must", all_pass="next_dealer", games="best_of_3"
    ),
    HONOURS_1674.name: RuffOptions(game="ruff_and_honours", game_points=NINE),
}
SHORT = ShortForm(PEARSON.name, {"game_points": 1})
"""Short form: one deal of five tricks."""
