"""Options of Ruff and the presets of each rule book."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset, ShortForm
from crowe_table.engine.money import Farthings

NINE: Final = 9
"""Points that win a game of Ruff and Honours. Games of Euchre are won with other numbers."""


class RuffOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a game of Ruff; the defaults are the Encyclopædia's.

    Rulings such as R4 and H2 are in the rule book.
    """

    game: Literal["euchre", "ruff_and_honours"] = "euchre"
    """Game to be played: one of the two that were called Ruff (R1)."""
    game_points: Literal[1, 5, 7, 9, 10] = 5
    """Points that win the game. Nine is for Ruff and Honours only. With one, a single deal decides (R13)."""
    first_lead: Literal["maker", "eldest"] = "maker"
    """Player who leads to the first trick: the maker of trumps, or the eldest (R6)."""
    exchange: Literal["any", "taken_up_only"] = "any"
    """Whether the dealer may take the turned card if another player made its suit trumps (R4)."""
    exchange_duty: Literal["may", "must"] = "may"
    """Whether a dealer who may take the turned card must take it (R4)."""
    all_pass: Literal["same_dealer", "next_dealer"] = "same_dealer"
    """Player who deals next if nobody makes trumps (R7)."""
    defend_alone: bool = False
    """Whether a defender may also play alone if the maker plays alone (R9)."""
    assist_alone: bool = False
    """Whether the dealer's partner must play alone in order to make the turned suit trumps."""
    ace_turned: Literal["dealer_ruffs", "nobody"] = "dealer_ruffs"
    """Player who may ruff (take the stock) at Ruff and Honours if the turned card is the ace (H2)."""
    can_ye: bool = True
    """Whether a side that stands at eight points may call its honours before the play, with the words "Can ye?"."""
    honours_at_eight: Literal["after_tricks", "call_only"] = "after_tricks"
    """Whether a side at eight points may score honours after the tricks without having called them (H5)."""
    stake: Annotated[int, Meta(ge=0, le=1000)] = 10
    """Sum in table units that each loser pays for a game or a rubber."""
    lurch: Literal["off", "love"] = "off"
    """Whether losers who never scored a point in the sitting pay double (R12)."""
    games: Literal["one", "best_of_3"] = "one"
    """Length of a match: one game, or a rubber that the first side with two games wins."""
    regulations: Literal["guarded", "strict"] = "guarded"
    """Whether the program prevents revokes (failures to follow suit), or allows and penalizes them (R11)."""

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
SHORT = ShortForm(PEARSON.name, {"game_points": 1}, minutes=4)
"""Short version of the game: a single deal of five tricks."""
