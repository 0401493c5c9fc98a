"""Options of Rubicon Bézique, and the preset of each rule book."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings


class BeziqueOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of one game. The defaults follow the Portland Club; rulings (R…) are in rulings.toml."""

    deal_by: Literal[1, 3] = 3
    """Number of cards dealt at a time (Law 10)."""
    first_deal: Literal["cut_choice", "cut_high_deals", "chosen"] = "cut_choice"
    """Choice of the first dealer: the higher cut chooses or deals, or the dealer is agreed (Law 6)."""
    chosen_dealer: Annotated[int, Meta(ge=0, le=1)] = 0
    """Seat of the dealer, if the dealer is chosen."""
    next_deal: Literal["alternate", "cut"] = "alternate"
    """Way in which the dealer of the next game at this table is chosen (R10)."""
    carte_blanche_repeats: bool = True
    """Whether carte blanche scores again for each further card drawn that is not a court card (Law 16)."""
    crossed_marriages: bool = True
    """Whether two declared marriages of one suit may swap partners (R5)."""
    brisques_shown: Literal["late", "always", "never"] = "late"
    """Times at which players see the number of their own brisques (Law 27)."""
    rubicon: Annotated[int, Meta(ge=0, le=3000)] = 1000
    """Score that the loser must reach. With less, the loser is rubiconed (Law 58)."""
    game_bonus: Annotated[int, Meta(ge=0, le=3000)] = 500
    """Points added to the difference of the scores (Law 57)."""
    rubicon_bonus: Literal[1300, 1320] = 1300
    """Points added to the sum of the scores if the loser is rubiconed: 1000 plus the value of all brisques (Law 58,
    R13).
    """
    saved_can_win: bool = False
    """Whether brisques that save the loser from the rubicon may also make the loser the winner (R9)."""
    stake_per_hundred: Annotated[int, Meta(ge=0, le=400)] = 0
    """Stake for each hundred points of a game's value, in quarters of the table unit."""
    fresh_pack_price: Annotated[int, Meta(ge=0, le=100)] = 0
    """Price of four fresh packs, in table units (Laws 64 and 65)."""
    bystander_rule: Literal["silent", "hint_pays", "off"] = "silent"
    """Whether advice is allowed when money is staked, and the cost of advice (Law 66, R11)."""

    @property
    def per_hundred(self) -> Farthings:
        return Farthings(self.stake_per_hundred * self.unit // 4)

    @property
    def price(self) -> Farthings:
        """Price of four fresh packs."""
        return Farthings(self.fresh_pack_price * self.unit)

    @property
    def advice_pays(self) -> bool:
        """Whether a player who accepts advice may have to pay for it."""
        return self.bystander_rule == "hint_pays" and self.stake_per_hundred > 0


PLAYERS = 2
PORTLAND = Preset(
    "portland_1887", (2,), "The Laws of Rubicon Bézique, framed by a committee of the Portland Club, 1887"
)
MODERN = Preset("modern", (2,), "Rubicon Bézique as later books print it")
PRESETS = (PORTLAND, MODERN)
BOOKS = {PORTLAND.name: BeziqueOptions(), MODERN.name: BeziqueOptions(rubicon_bonus=1320)}
