"""The house rules of All Fours, and what each book makes of them."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings


class AllFoursOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one table; the defaults are the Encyclopædia's. Rulings (R…) are in booke.md."""

    target: Annotated[int, Meta(ge=5, le=31)] = 7
    """Points of the game."""
    follow: Literal["strict", "follow_or_trump"] = "strict"
    """Whether one who can follow suit may trump instead (R6)."""
    max_begs: Literal["any", "one"] = "any"
    """Whether eldest may beg again at the next suit (R3)."""
    gift_to: Literal["all_opponents", "eldest"] = "all_opponents"
    """Who has the point when the dealer will not run the cards (R2)."""
    gift_can_win: bool = True
    """Whether that point may win the game; if not, the dealer must run."""
    onlookers: Literal["wait", "look"] = "wait"
    """Whether others than the dealer and eldest may look at their cards before trumps are settled (R11)."""
    after_run: Literal["discard_to_six", "keep_nine"] = "discard_to_six"
    """Whether all nine cards are played after exactly one run (R13)."""
    point_cap: Literal["four", "none"] = "four"
    """Whether points for turned knaves come out of the four of the deal (R8)."""
    tie_game: Literal["elder", "nobody"] = "elder"
    """Who has Game when the best counts are equal (R9)."""
    turned: Literal["knave", "running"] = "knave"
    """What a turned card scores for the dealer: a knave one, or in Running All-Fours the four best cards (R12)."""
    cut_rank: Literal["ace_high", "put"] = "ace_high"
    """How cards rank in the cut for the deal."""
    stake: Annotated[int, Meta(ge=0, le=1000)] = 10
    """What each loser pays for a game, in table units."""
    regulations: Literal["guarded", "strict"] = "guarded"
    """Whether revokes are prevented, or possible and punished."""

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
