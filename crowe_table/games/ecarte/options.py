"""The house rules of Écarté, and what each book makes of them."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings


class EcarteOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one table; the defaults are the Encyclopædia's. Rulings (R…) are in booke.md."""

    packs: Literal[1, 2] = 1
    """One pack, or two of different backs, each dealer having their own."""
    target: Annotated[int, Meta(ge=3, le=10)] = 5
    """Points of the game."""
    deal_pattern: Literal["dealer_chooses", "3_2", "2_3"] = "dealer_chooses"
    """Whether cards are dealt by three and two, or by two and three."""
    proposals: Literal["unlimited", "once"] = "unlimited"
    """How often the non-dealer may have cards in one hand."""
    min_change: Literal[0, 1] = 1
    """The fewest cards that the non-dealer may change (R5)."""
    mark_king: Literal["by_hand", "automatic"] = "by_hand"
    """Whether the king of trumps scores only if its holder says so (R13)."""
    second_hand: Literal["must_win", "must_follow"] = "must_win"
    """The duty of the second to a trick (R3)."""
    stood_penalty: Literal[1, 2] = 2
    """What the point is worth against one who stood, or refused the first proposal."""
    stake_rule: Literal["flat", "multiple"] = "flat"
    """One stake a game, or up to three by the loser's score."""
    stake: Annotated[int, Meta(ge=0, le=1000)] = 4
    """The stake on a game, or what each puts in the pool, in table units."""
    table: Literal["pair", "rentrants", "pool"] = "pair"
    """How more than two take part (R9)."""
    games: Annotated[int, Meta(ge=1, le=12)] = 4
    """How many games a table of rentrants plays (R16)."""
    side_bets: bool = False
    """Whether those who look on may back a player."""
    bettors_see: Literal["nothing", "backed_hand"] = "nothing"
    """What they see (R10)."""
    regulations: Literal["guarded", "strict"] = "guarded"
    """Whether slips are prevented, or possible and punished (R14)."""

    @property
    def flat_stake(self) -> Farthings:
        return Farthings(self.stake * self.unit)

    @property
    def strict(self) -> bool:
        return self.regulations == "strict"


PLAYERS, LARGEST_COMPANY, OF_A_POOL = 2, 6, 3
ENCYCLOPAEDIA = Preset(
    "encyclopaedia", (2, 3, 4, 5, 6), "The Encyclopædia, completed from the code of the London clubs"
)
CLUB = Preset("club", (2, 3, 4), "The code of the London clubs, as Mr. Hoffmann prints it")
PRESETS = (ENCYCLOPAEDIA, CLUB)

BOOKS = {
    ENCYCLOPAEDIA.name: EcarteOptions(),
    CLUB.name: EcarteOptions(packs=2, stake_rule="multiple", regulations="strict"),
}
"""The options of each book for two players; see ``Ecarte.preset`` for more."""
