"""Options of All Fours, and the preset of each rule book."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings


class AllFoursOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of one table. The defaults follow the Encyclopædia; rulings (R…) are in booke.md."""

    target: Annotated[int, Meta(ge=5, le=31)] = 7
    """Points that win the game."""
    follow: Literal["strict", "follow_or_trump"] = "strict"
    """Whether a player who can follow suit may trump instead (R6)."""
    max_begs: Literal["any", "one"] = "any"
    """Whether eldest may beg again at the next suit (R3)."""
    gift_to: Literal["all_opponents", "eldest"] = "all_opponents"
    """Opponents that score when the dealer gives a point (R2)."""
    gift_can_win: bool = True
    """Whether that point may win the game. If not, the dealer must run."""
    onlookers: Literal["wait", "look"] = "wait"
    """Whether players other than the dealer and eldest may see their cards before trumps are settled (R11)."""
    after_run: Literal["discard_to_six", "keep_nine"] = "discard_to_six"
    """Whether all nine cards are played after exactly one run (R13)."""
    point_cap: Literal["four", "none"] = "four"
    """Whether points that the dealer scored for turned knaves are deducted from the four points of the deal (R8)."""
    tie_game: Literal["elder", "nobody"] = "elder"
    """Scorer of Game when the best counts are equal (R9)."""
    turned: Literal["knave", "running"] = "knave"
    """Score of a turned card for the dealer: one for a knave, or the Running All-Fours values (R12)."""
    cut_rank: Literal["ace_high", "put"] = "ace_high"
    """Rank order in the cut for the deal."""
    stake: Annotated[int, Meta(ge=0, le=1000)] = 10
    """Stake that each loser pays for a game, in table units."""
    regulations: Literal["guarded", "strict"] = "guarded"
    """Whether revokes are prevented, or possible and penalised."""

    @property
    def flat_stake(self) -> Farthings:
        return Farthings(self.stake * self.unit)

    @property
    def strict(self) -> bool:
        return self.regulations == "strict"


PEARSON = Preset("pearson", (2, 3, 4), "The Encyclopædia’s All Fours, or Seven-Up")
COTTON = Preset("cotton_1674", (2,), "Mr. Cotton’s Compleat Gamester, 1674")
SEVEN_UP = Preset("seven_up", (2, 3, 4), "The later Hoyles")
PRESETS = (PEARSON, COTTON, SEVEN_UP)

BOOKS = {
    PEARSON.name: AllFoursOptions(),
    COTTON.name: AllFoursOptions(
        target=11, follow="follow_or_trump", max_begs="one", gift_to="eldest", point_cap="none", cut_rank="put"
    ),
    SEVEN_UP.name: AllFoursOptions(follow="follow_or_trump", max_begs="one", gift_can_win=False, point_cap="none"),
}
