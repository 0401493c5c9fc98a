"""Options of Écarté, and the preset of each rule book."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings


class EcarteOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of one table. The defaults follow the Encyclopædia. Rulings (R…) are in booke.md."""

    packs: Literal[1, 2] = 1
    """Number of packs. With two, their backs differ and each dealer has one."""
    target: Annotated[int, Meta(ge=3, le=10)] = 5
    """Points that win the game."""
    deal_pattern: Literal["dealer_chooses", "3_2", "2_3"] = "dealer_chooses"
    """Packets of the deal: three cards and then two, two and then three, or as the dealer chooses."""
    proposals: Literal["unlimited", "once"] = "unlimited"
    """Number of times that the non-dealer may exchange cards in one hand."""
    min_change: Literal[0, 1] = 1
    """Minimum number of cards that the non-dealer must exchange (R5)."""
    mark_king: Literal["by_hand", "automatic"] = "by_hand"
    """Whether the king of trumps scores automatically. Otherwise its holder must announce it (R13)."""
    second_hand: Literal["must_win", "must_follow"] = "must_win"
    """Duty of the player who plays second to a trick (R3)."""
    stood_penalty: Literal[1, 2] = 2
    """Points for beating a player who stood, or who refused the first proposal."""
    stake_rule: Literal["flat", "multiple"] = "flat"
    """Number of stakes for a game: one, or up to three by the loser's score."""
    stake: Annotated[int, Meta(ge=0, le=1000)] = 4
    """Stake for a game, or share that each player pays to the pool, in table units."""
    table: Literal["pair", "rentrants", "pool"] = "pair"
    """Role of the players beyond the first two (R9)."""
    games: Annotated[int, Meta(ge=1, le=12)] = 4
    """Number of games in a sitting with rentrants, in which waiting players replace the loser (R16)."""
    side_bets: bool = False
    """Whether players who wait may back one of those who play."""
    bettors_see: Literal["nothing", "backed_hand"] = "nothing"
    """Cards that the backers of a player see (R10)."""
    regulations: Literal["guarded", "strict"] = "guarded"
    """Whether faults are prevented. Otherwise they are possible and penalised (R14)."""

    @property
    def flat_stake(self) -> Farthings:
        return Farthings(self.stake * self.unit)

    @property
    def strict(self) -> bool:
        return self.regulations == "strict"


PLAYERS, MAX_SEATS, POOL_SEATS = 2, 6, 3
ENCYCLOPAEDIA = Preset(
    "encyclopaedia", (2, 3, 4, 5, 6), "The Encyclopædia, completed from the code of the London clubs"
)
CLUB = Preset("club", (2, 3, 4), "The code of the London clubs, as Mr. Hoffmann prints it")
PRESETS = (ENCYCLOPAEDIA, CLUB)

BOOKS = {
    ENCYCLOPAEDIA.name: EcarteOptions(),
    CLUB.name: EcarteOptions(packs=2, stake_rule="multiple", regulations="strict"),
}
"""Options of each preset for two players. ``Ecarte.preset`` adapts them for more players."""
