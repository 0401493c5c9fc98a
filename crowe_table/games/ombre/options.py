"""The house rules of Ombre, and what each book makes of them."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings

QUARTERS = 4
"""Sums are stated in quarters of the table unit."""


class OmbreOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one party; the defaults are the Encyclopædia's. Rulings (R…, H…) are in booke.md."""

    game: Literal["solo", "hombre"] = "solo"
    """The game of four with secret partners, or the Spanish one of three (R1)."""
    deals: Annotated[int, Meta(ge=3, le=40)] = 12
    """Deals of a party: the same number for each seat (R19)."""

    trump_order: Literal["queens_first", "manilla_second"] = "queens_first"
    """Whether the seven of trumps is above the queen of spades (R2)."""
    colour_rule: Literal["propose", "agree_once", "clubs"] = "propose"
    """How the colour is agreed (R7)."""
    bid_turn: Literal["right", "left"] = "right"
    """Which way the bidding goes."""
    play_turn: Literal["right", "left"] = "right"
    """Which way the tricks go (R6)."""
    suit_named: Literal["in_bid", "after"] = "in_bid"
    """When the suit of a bid that is not of the colour is named (R9)."""
    both_queens: Literal["must_solo", "free"] = "must_solo"
    """Whether a hand with both black queens must bid a Solo at least (R10)."""
    forced: Literal["queen_of_spades", "queen_of_clubs", "redeal"] = "queen_of_spades"
    """Who must play when all have passed (R13)."""
    call_rule: Literal["any_ace", "plain_ace"] = "any_ace"
    """Whether the ace of trumps may be called (R11)."""
    first_lead: Literal["player", "eldest"] = "player"
    """Who leads to the first trick (R15)."""
    pot_to: Literal["player", "side"] = "player"
    """Whether a Frog's partner has half of the pot (R17)."""
    beast: Literal["none", "match"] = "none"
    """Whether a Player who fails adds as much to the pot as lies there."""
    ante: Annotated[int, Meta(ge=0, le=400)] = 8
    """What the dealer puts in the pot, in quarters of the unit."""
    point_rate: Annotated[int, Meta(ge=0, le=100)] = 2
    """What a point of difference is worth at the end, in quarters of the unit."""

    lesser: Annotated[int, Meta(ge=1, le=40)] = 1
    """The small counter of the three-handed game, in quarters of the unit."""
    great: Literal[10, 12] = 12
    """The large counter, in small ones."""
    all_pass: Literal["redeal", "forced_spadille"] = "redeal"
    """What comes of a deal in which nobody plays (H3)."""
    matadors_paid: Literal["always", "if_won", "won_or_lost"] = "always"
    """Whether matadors are paid for when the game is lost; or then paid by who has lost it (H7)."""
    voll_word: Literal["declared", "free"] = "declared"
    """Whether the Voll must be announced."""
    regulations: Literal["guarded", "strict"] = "guarded"
    """Whether revokes are prevented, or possible and punished."""
    gano: bool = True
    """Whether a defender may ask the other to let a trick be theirs (H9)."""

    @property
    def four_handed(self) -> bool:
        return self.game == "solo"

    @property
    def strict(self) -> bool:
        return not self.four_handed and self.regulations == "strict"

    @property
    def seats(self) -> int:
        """How many play this game."""
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
