"""The house rules of Rubicon Bézique, and what each book makes of them."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings


class BeziqueOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one game; the defaults are the Portland Club's. Rulings (R…) are in booke.md."""

    deal_by: Literal[1, 3] = 3
    """Cards dealt at a time (Law 10)."""
    first_deal: Literal["cut_choice", "cut_high_deals", "chosen"] = "cut_choice"
    """Whether the higher cut chooses who deals, or deals (Law 6)."""
    chosen_dealer: Annotated[int, Meta(ge=0, le=1)] = 0
    """The seat that deals where the dealer is chosen."""
    next_deal: Literal["alternate", "cut"] = "alternate"
    """Who deals in another game at the same table (R10)."""
    carte_blanche_repeats: bool = True
    """Whether each further card drawn without a court card scores again (Law 16)."""
    crossed_marriages: bool = True
    """Whether two declared marriages of a suit may be crossed (R5)."""
    brisques_shown: Literal["late", "always", "never"] = "late"
    """When a player is told the number of their own brisques (Law 27)."""
    rubicon: Annotated[int, Meta(ge=0, le=3000)] = 1000
    """Who ends below it and loses is rubiconed (Law 58)."""
    game_bonus: Annotated[int, Meta(ge=0, le=3000)] = 500
    """Added to the difference of the scores (Law 57)."""
    rubicon_bonus: Literal[1300, 1320] = 1300
    """Added to the sum of the scores where the loser is rubiconed: a thousand, and all brisques (Law 58, R13)."""
    saved_can_win: bool = False
    """Whether brisques that save the loser may make them the winner (R9)."""
    stake_per_hundred: Annotated[int, Meta(ge=0, le=400)] = 0
    """The stake on each hundred of a game's value, in quarters of the table unit."""
    fresh_pack_price: Annotated[int, Meta(ge=0, le=100)] = 0
    """What four fresh packs cost, in table units (Laws 64 and 65)."""
    bystander_rule: Literal["silent", "hint_pays", "off"] = "silent"
    """Whether one may be advised where money is staked, and what it costs (Law 66, R11)."""

    @property
    def per_hundred(self) -> Farthings:
        return Farthings(self.stake_per_hundred * self.unit // 4)

    @property
    def price(self) -> Farthings:
        """Of four fresh packs."""
        return Farthings(self.fresh_pack_price * self.unit)

    @property
    def advice_pays(self) -> bool:
        """Whether who hears an onlooker may have to pay for it."""
        return self.bystander_rule == "hint_pays" and self.stake_per_hundred > 0


PLAYERS = 2
PORTLAND = Preset(
    "portland_1887", (2,), "The Laws of Rubicon Bézique, framed by a committee of the Portland Club, 1887"
)
MODERN = Preset("modern", (2,), "Rubicon Bézique as later books print it")
PRESETS = (PORTLAND, MODERN)
BOOKS = {PORTLAND.name: BeziqueOptions(), MODERN.name: BeziqueOptions(rubicon_bonus=1320)}
