"""Options of All Fours, and the preset of each rule book."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings


class AllFoursOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of one table. The defaults follow the Encyclopædia. Rulings (R…) are in booke.md."""

    target: Annotated[int, Meta(ge=5, le=31)] = 7
    """Points that win the game."""
    follow: Literal["strict", "follow_or_trump"] = "strict"
    """Whether a player who can follow suit may trump instead (R6)."""
    max_begs: Literal["any", "one"] = "any"
    """Whether the eldest hand may beg again at the next suit (R3)."""
    gift_to: Literal["all_opponents", "eldest"] = "all_opponents"
    """Opponents who score when the dealer gives a point (R2)."""
    gift_can_win: bool = True
    """Whether the dealer's gift may win the game. If not, the dealer must run."""
    onlookers: Literal["wait", "look"] = "wait"
    """Whether the other players may see their cards before the dealer and the eldest hand settle trumps (R11)."""
    after_run: Literal["discard_to_six", "keep_nine"] = "discard_to_six"
    """Whether all nine cards are played after a single run (R13)."""
    point_cap: Literal["four", "none"] = "four"
    """Whether the dealer's points for turned knaves are deducted from the four points of the deal (R8)."""
    tie_game: Literal["elder", "nobody"] = "elder"
    """Player who scores Game if the best counts are equal (R9)."""
    turned: Literal["knave", "running"] = "knave"
    """The dealer's score for a turned card: one for a knave, or the values of Running All-Fours (R12)."""
    cut_rank: Literal["ace_high", "put"] = "ace_high"
    """Order of ranks in the cut for the deal."""
    stake: Annotated[int, Meta(ge=0, le=1000)] = 10
    """Stake that each loser pays for a game, in table units."""
    regulations: Literal["guarded", "strict"] = "guarded"
    """Whether revokes are prevented. Otherwise they are possible and penalised."""

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
