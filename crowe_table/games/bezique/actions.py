"""What a player of Rubicon Bézique may answer, besides what the kit asks: cutting, playing a card."""

from typing import ClassVar

from crowe_table.engine.core import Action


class CallFresh(Action, frozen=True, tag="call_fresh_packs"):
    """Has four fresh packs brought in, and pays for them (Law 64)."""


class ReportTorn(Action, frozen=True, tag="torn_card"):
    """Says that a card is torn or marked: if both say so, both pay for fresh packs (Law 65)."""


class KeepPacks(Action, frozen=True, tag="keep_packs"):
    """Plays with the packs that are there."""


class ChooseDeal(Action, frozen=True, tag="choose_deal"):
    """Who cut the higher deals, or has the other deal."""

    word: str


class DeclareBlanche(Action, frozen=True, tag="declare_blanche"):
    """Shows nine cards among which there is no court card."""


class ShowDrawn(Action, frozen=True, tag="show_drawn"):
    """Shows the card drawn, which again is no court card."""


class HearOnlooker(Action, frozen=True, tag="hear_onlooker"):
    """Would be advised from now on, though there is money on the game (Law 66)."""


class DeclareMeld(Action, frozen=True, tag="declare"):
    """Declares a combination, by the name of its offer."""

    offer: str


class Draw(Action, frozen=True, tag="draw"):
    """Draws, having nothing to declare."""


class Waive(Action, frozen=True, tag="waive"):
    """Draws, and leaves undeclared what might be declared."""

    ends: ClassVar[bool] = True


class Resign(Action, frozen=True, tag="resign"):
    """Gives the game up (R16)."""

    ends: ClassVar[bool] = True
    ends_game: ClassVar[bool] = True
