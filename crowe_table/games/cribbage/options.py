"""The house rules of Cribbage, and what each book makes of them."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings


class CribbageOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """The options of one game; the defaults are Mr. Crowe's for two players. Rulings (R…) are in booke.md."""

    cards_dealt: Annotated[int, Meta(ge=4, le=7)] = 5
    """Cards to each player."""
    laid_out: Annotated[int, Meta(ge=1, le=2)] = 2
    """Cards each gives to the crib, which is always of four."""
    target: Literal[61, 121, 181] = 61
    """Points of the game."""
    lurch_below: Annotated[int, Meta(ge=0, le=181)] = 45
    """A loser with fewer points than this is lurched and pays double; 0 for no lurch (R18)."""
    stake_rule: Literal["flat", "difference"] = "flat"
    """One stake for the game, or so much for every point of difference."""
    stake: Annotated[int, Meta(ge=0, le=1000)] = 10
    """The flat stake, in table units; 0 to play for the game alone."""
    rate: Annotated[int, Meta(ge=0, le=100)] = 1
    """The stake on a point of difference, in quarters of the table unit."""
    first_dealer: Literal["cut_low", "chosen", "random"] = "cut_low"
    """Who deals first (R2)."""
    chosen_dealer: Annotated[int, Meta(ge=0, le=3)] = 0
    """The seat that deals first where the dealer is chosen."""
    next_game_dealer: Literal["cut", "alternate", "winner", "loser"] = "cut"
    """Who deals first in another game at the same table."""
    pack_cut_before_deal: bool = False
    """Whether the player on the dealer's right cuts the pack."""
    start_when: Literal["before_lay_out", "after_lay_out"] = "before_lay_out"
    """When the card is turned up (R3)."""
    start_how: Literal["top_card", "cut"] = "top_card"
    """Whether the card is the top of the pack, or eldest cuts for it."""
    three_for_last: Literal["none", "first_deal", "every_deal"] = "none"
    """Three points to eldest for not having the first crib (R5)."""
    run_of_three: Literal[2, 3] = 2
    """Points of a sequence of exactly three."""
    play_fifteen: Literal["top_cards", "whole_count"] = "top_cards"
    """What makes fifteen in play (R6)."""
    play_flush: bool = True
    """Whether three or more of a suit running score in play."""
    hand_flush: Literal["any_three", "whole_hand"] = "any_three"
    """What is a flush in hand (R8)."""
    crib_flush: Literal["any_three", "five_only"] = "any_three"
    """What is a flush in the crib (R8)."""
    noddy_in_play: bool = False
    """Whether Knave Noddy scores one when played (R10)."""
    go_rule: Literal["stop", "play_on"] = "stop"
    """Whether a player whose opponents cannot play goes on (R7)."""
    play_out: bool = False
    """Whether cards left after thirty-one or a go are played to a new count."""
    early_end: bool = False
    """Whether all may agree between deals to leave the game unfinished (R22)."""

    @property
    def kept(self) -> int:
        """Cards in a hand once the crib is made."""
        return self.cards_dealt - self.laid_out

    @property
    def flat_stake(self) -> Farthings:
        return Farthings(self.stake * self.unit)

    @property
    def point_stake(self) -> Farthings:
        return Farthings(self.rate * self.unit // 4)


CROWE = Preset("crowe", (2, 4), "Mr. Crowe's Games, London 1775")
PRESETS = (CROWE,)
BOOKS: Mapping[str, Mapping[int, CribbageOptions]] = {
    CROWE.name: {2: CribbageOptions(), 4: CribbageOptions(cards_dealt=4, laid_out=1)},
}
"""The options of each book, by the number of players."""
