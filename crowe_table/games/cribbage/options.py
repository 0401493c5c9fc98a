"""Options of Cribbage, and the presets of each rule book."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import Options, Preset, ShortForm
from crowe_table.engine.money import Farthings
from crowe_table.kit.score_claims import Over, Under


class CribbageOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """Options of one game. The defaults follow Crowe for two players; rulings (R…) are in booke.md."""

    cards_dealt: Annotated[int, Meta(ge=4, le=7)] = 5
    """Number of cards dealt to each player."""
    laid_out: Annotated[int, Meta(ge=1, le=2)] = 2
    """Number of cards that each player lays out to the crib. The crib always has four cards."""
    pack_to_crib: Annotated[int, Meta(ge=0, le=1)] = 0
    """Number of cards dealt from the pack to complete the crib (R17)."""
    target: Literal[31, 61, 121, 181] = 61
    """Points that win the game. The short form plays to 31 (R23)."""
    lurch_below: Annotated[int, Meta(ge=0, le=181)] = 45
    """A loser with fewer points than this is lurched and pays double. With 0 there is no lurch (R18)."""
    stake_rule: Literal["flat", "difference"] = "flat"
    """Kind of stake: flat for a game, or by points of difference."""
    stake: Annotated[int, Meta(ge=0, le=1000)] = 10
    """Flat stake in table units. With 0, no money is staked."""
    rate: Annotated[int, Meta(ge=0, le=100)] = 1
    """Stake for each point of difference, in quarters of the table unit."""
    first_dealer: Literal["cut_low", "chosen", "random"] = "cut_low"
    """Way in which the first dealer is chosen (R2)."""
    chosen_dealer: Annotated[int, Meta(ge=0, le=3)] = 0
    """Seat of the first dealer, if the dealer is chosen."""
    next_game_dealer: Literal["cut", "alternate", "winner", "loser"] = "cut"
    """First dealer of the next game at this table."""
    pack_cut_before_deal: bool = False
    """Whether the player on the dealer's right cuts the pack."""
    start_when: Literal["before_lay_out", "after_lay_out"] = "before_lay_out"
    """Time at which the starter is turned up (R3)."""
    start_how: Literal["top_card", "cut"] = "top_card"
    """Whether the starter is simply the top card, or the eldest hand cuts for it."""
    start_lies: Literal["on_pack", "on_crib"] = "on_pack"
    """Place where the starter lies: on the pack or on the crib (R20)."""
    three_for_last: Literal["none", "first_deal", "every_deal"] = "none"
    """Deals in which the eldest hand scores three points because the dealer has the crib (R5)."""
    run_of_three: Literal[2, 3] = 2
    """Points for a run of exactly three cards."""
    play_fifteen: Literal["top_cards", "whole_count"] = "top_cards"
    """Cards that may make fifteen in play (R6)."""
    play_flush: bool = True
    """Whether three or more cards of a suit in succession score in play."""
    hand_flush: Literal["any_three", "whole_hand"] = "any_three"
    """Kinds of flush that score in hand (R8)."""
    crib_flush: Literal["any_three", "five_only"] = "any_three"
    """Kinds of flush that score in the crib (R8)."""
    knave: Literal["noddy", "nob"] = "noddy"
    """Name of the scoring knave: Knave Noddy, or the nob (“his heels” when it is turned up)."""
    noddy_in_play: bool = False
    """Whether Knave Noddy scores one point when played (R10)."""
    go_rule: Literal["stop", "play_on"] = "stop"
    """Whether a player plays on when no opponent can play (R7)."""
    play_out: bool = False
    """Whether the cards left after thirty-one or a go are played to a new count."""
    count_mode: Literal["automatic", "claim"] = "automatic"
    """Whether scores are counted automatically or claimed by the players."""
    under_claim: Under = "lost"
    """Treatment of points that are not claimed or pegged."""
    over_claim: Over = "corrected"
    """Treatment of points claimed or pegged beyond the true score."""
    penalties: Literal["none", "encyclopaedia"] = "none"
    """Whether the encyclopaedia's penalties apply. They matter when players peg by hand."""
    pegging: Literal["automatic", "by_hand"] = "automatic"
    """Whether players move their own pegs."""
    early_end: bool = False
    """Whether all players may agree between deals to abandon the game (R22)."""

    @property
    def kept(self) -> int:
        """Number of cards in a hand after laying out."""
        return self.cards_dealt - self.laid_out

    @property
    def flat_stake(self) -> Farthings:
        return Farthings(self.stake * self.unit)

    @property
    def point_stake(self) -> Farthings:
        return Farthings(self.rate * self.unit // 4)


CROWE_TWO = CribbageOptions(early_end=True)
HOYLE_FIVE = replace(
    CROWE_TWO,
    lurch_below=31,
    pack_cut_before_deal=True,
    start_when="after_lay_out",
    start_how="cut",
    three_for_last="first_deal",
    run_of_three=3,
    play_fifteen="whole_count",
    play_flush=False,
    hand_flush="whole_hand",
    crib_flush="five_only",
    knave="nob",
    go_rule="play_on",
)
HOYLE_SIX = replace(HOYLE_FIVE, cards_dealt=6, target=121, lurch_below=61, three_for_last="none", play_out=True)
HOYLE_SIX_FOUR = replace(HOYLE_SIX, cards_dealt=5, laid_out=1)
HOYLE_SIX_THREE = replace(HOYLE_SIX_FOUR, pack_to_crib=1)
HOYLE_SEVEN = replace(HOYLE_SIX, cards_dealt=7, target=181, lurch_below=91)
ENCYCLOPAEDIA_TWO = replace(
    HOYLE_FIVE, lurch_below=0, start_lies="on_crib", over_claim="pegged", penalties="encyclopaedia"
)
ENCYCLOPAEDIA_FOUR = replace(ENCYCLOPAEDIA_TWO, laid_out=1, three_for_last="none", play_out=True)


def _modern(options: CribbageOptions) -> CribbageOptions:
    return replace(options, under_claim="muggins", next_game_dealer="loser")


HOYLE = "Hoyle’s Games Modernized, London 1909"
BOOKS: Mapping[str, Mapping[int, CribbageOptions]] = {
    "modern": {2: _modern(HOYLE_SIX), 3: _modern(HOYLE_SIX_THREE), 4: _modern(HOYLE_SIX_FOUR)},
    "crowe": {2: CROWE_TWO, 4: replace(CROWE_TWO, cards_dealt=4, laid_out=1)},
    "encyclopaedia": {2: ENCYCLOPAEDIA_TWO, 4: ENCYCLOPAEDIA_FOUR},
    "hoyle5": {2: HOYLE_FIVE},
    "hoyle6": {2: HOYLE_SIX, 3: HOYLE_SIX_THREE, 4: HOYLE_SIX_FOUR},
    "hoyle7": {2: HOYLE_SEVEN},
}
"""Options of each preset, by number of players."""
SOURCES = {
    "modern": "As clubs play it, after no book",
    "crowe": "Mr. Crowe's Games, London 1775",
    "encyclopaedia": "An encyclopaedia",
    "hoyle5": HOYLE,
    "hoyle6": HOYLE,
    "hoyle7": HOYLE,
}
PRESETS = tuple(Preset(name, tuple(seats), SOURCES[name]) for name, seats in BOOKS.items())
SHORT = ShortForm("crowe", {"target": 31, "lurch_below": 0, "first_dealer": "random"}, minutes=9)
"""Short form for a few minutes: half the board, no lurch, and a random dealer."""
