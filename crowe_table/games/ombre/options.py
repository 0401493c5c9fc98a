"""Options of Ombre and the presets of each book."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings

QUARTERS = 4
"""Quarters in a table unit."""


class OmbreOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of one party; the defaults are the Encyclopædia's. Rulings (R…, H…) are in the rule book."""

    game: Literal["solo", "hombre"] = "solo"
    """German Solo with secret partners, or the Spanish game of three (R1)."""
    deals: Annotated[int, Meta(ge=3, le=40)] = 12
    """Deals of a party, the same number for each seat (R19)."""

    trump_order: Literal["queens_first", "manilla_second"] = "queens_first"
    """Whether the seven of trumps ranks above the queen of spades (R2)."""
    colour_rule: Literal["propose", "agree_once", "clubs"] = "propose"
    """Choice of the colour (R7)."""
    bid_turn: Literal["right", "left"] = "right"
    """Direction of the bidding."""
    play_turn: Literal["right", "left"] = "right"
    """Direction of play (R6)."""
    suit_named: Literal["in_bid", "after"] = "in_bid"
    """Time at which the suit is named in a bid that is not in the colour: in the bid or after it (R9)."""
    both_queens: Literal["must_solo", "free"] = "must_solo"
    """Whether a hand with both black queens must bid at least a Solo (R10)."""
    forced: Literal["queen_of_spades", "queen_of_clubs", "redeal"] = "queen_of_spades"
    """Player that must play when all pass (R13)."""
    call_rule: Literal["any_ace", "plain_ace"] = "any_ace"
    """Whether any missing ace may be called, or only the ace of a plain suit (R11)."""
    first_lead: Literal["player", "eldest"] = "player"
    """Seat that leads to the first trick (R15)."""
    pot_to: Literal["player", "side"] = "player"
    """Whether a Frog's partner receives half of the pot (R17)."""
    beast: Literal["none", "match"] = "none"
    """Whether a Player who fails doubles the pot."""
    ante: Annotated[int, Meta(ge=0, le=400)] = 8
    """Dealer's payment to the pot, in quarters of the unit."""
    point_rate: Annotated[int, Meta(ge=0, le=100)] = 2
    """Payment for each point of difference at the end, in quarters of the unit."""

    lesser: Annotated[int, Meta(ge=1, le=40)] = 1
    """Small counter of the game of three, in quarters of the unit."""
    great: Literal[10, 12] = 12
    """Large counter, in small counters."""
    all_pass: Literal["redeal", "forced_spadille"] = "redeal"
    """Consequence of a deal in which all pass (H3)."""
    matadors_paid: Literal["always", "if_won", "won_or_lost"] = "always"
    """Whether matadors are paid in a lost game, and by which side (H7)."""
    voll_word: Literal["declared", "free"] = "declared"
    """Whether the Voll must be announced."""
    regulations: Literal["guarded", "strict"] = "guarded"
    """Whether revokes are prevented, or possible and penalized."""
    gano: bool = True
    """Whether a defender may ask the other to leave them a trick (H9)."""

    @property
    def four_handed(self) -> bool:
        return self.game == "solo"

    @property
    def strict(self) -> bool:
        return not self.four_handed and self.regulations == "strict"

    @property
    def seats(self) -> int:
        """Number of players of this game."""
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
