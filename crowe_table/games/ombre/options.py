"""Options of Ombre and the presets of each book."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings

QUARTERS = 4
"""Number of quarters in a table unit."""


class OmbreOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of one party. The defaults are those of the Encyclopædia. Rulings (R…, H…) are in the rule book."""

    game: Literal["solo", "hombre"] = "solo"
    """German Solo with secret partners, or the Spanish game of three (R1)."""
    deals: Annotated[int, Meta(ge=3, le=40)] = 12
    """Number of deals in a party. Each seat deals equally often (R19)."""

    trump_order: Literal["queens_first", "manilla_second"] = "queens_first"
    """Whether the seven of trumps ranks above the queen of spades (R2)."""
    colour_rule: Literal["propose", "agree_once", "clubs"] = "propose"
    """Way in which the colour is chosen (R7)."""
    bid_turn: Literal["right", "left"] = "right"
    """Direction of the bidding."""
    play_turn: Literal["right", "left"] = "right"
    """Direction of play (R6)."""
    suit_named: Literal["in_bid", "after"] = "in_bid"
    """Time at which a bid outside the colour names its suit: with the bid or after the bidding (R9)."""
    both_queens: Literal["must_solo", "free"] = "must_solo"
    """Whether a player with both black queens must bid at least a Solo (R10)."""
    forced: Literal["queen_of_spades", "queen_of_clubs", "redeal"] = "queen_of_spades"
    """Player who must play if all pass (R13)."""
    call_rule: Literal["any_ace", "plain_ace"] = "any_ace"
    """Whether the Player may call any ace not in hand, or only aces of plain suits (R11)."""
    first_lead: Literal["player", "eldest"] = "player"
    """Seat that leads to the first trick (R15)."""
    pot_to: Literal["player", "side"] = "player"
    """Whether the partner in a Frog receives half of the pot (R17)."""
    beast: Literal["none", "match"] = "none"
    """Whether the Player doubles the pot after a failed contract."""
    ante: Annotated[int, Meta(ge=0, le=400)] = 8
    """Sum that the dealer pays to the pot, in quarters of the unit."""
    point_rate: Annotated[int, Meta(ge=0, le=100)] = 2
    """Sum paid at the end for each point of difference, in quarters of the unit."""

    lesser: Annotated[int, Meta(ge=1, le=40)] = 1
    """Value of the small counter in the game of three, in quarters of the unit."""
    great: Literal[10, 12] = 12
    """Value of the large counter, in small counters."""
    all_pass: Literal["redeal", "forced_spadille"] = "redeal"
    """Consequence of a deal in which all players pass (H3)."""
    matadors_paid: Literal["always", "if_won", "won_or_lost"] = "always"
    """Whether matadors are also paid in a lost game, and by which side (H7)."""
    voll_word: Literal["declared", "free"] = "declared"
    """Whether the Voll must be announced."""
    regulations: Literal["guarded", "strict"] = "guarded"
    """Whether revokes are prevented. Otherwise they are possible and penalized."""
    gano: bool = True
    """Whether a defender may ask the other defender not to take a trick (H9)."""

    @property
    def four_handed(self) -> bool:
        return self.game == "solo"

    @property
    def strict(self) -> bool:
        return not self.four_handed and self.regulations == "strict"

    @property
    def seats(self) -> int:
        """Number of players in this game."""
        return FOUR if self.four_handed else THREE

    @property
    def dealers_stake(self) -> Farthings:
        return self._sum(self.ante)

    @property
    def a_point(self) -> Farthings:
        return self._sum(self.point_rate)

    @property
    def a_lesser(self) -> Farthings:
        return self._sum(self.lesser)

    @property
    def a_great(self) -> Farthings:
        return Farthings(self.great * self.a_lesser)

    def _sum(self, quarters: int) -> Farthings:
        return Farthings(quarters * self.unit // QUARTERS)


FOUR, THREE = 4, 3
PEARSON = Preset("pearson", (FOUR,), "The Encyclopædia’s Ombre")
GERMAN_SOLO = Preset("german_solo", (FOUR,), "German Solo, as card-game books give it")
HOMBRE = Preset("hombre_1674", (THREE,), "Mr. Cotton’s Compleat Gamester, 1674")
PRESETS = (PEARSON, GERMAN_SOLO, HOMBRE)
BOOKS = {
    PEARSON.name: OmbreOptions(),
    GERMAN_SOLO.name: OmbreOptions(
        trump_order="manilla_second",
        colour_rule="clubs",
        bid_turn="left",
        play_turn="left",
        suit_named="after",
        forced="queen_of_clubs",
        call_rule="plain_ace",
        first_lead="eldest",
        pot_to="side",
    ),
    HOMBRE.name: OmbreOptions(game="hombre"),
}
