"""Actions of Rubicon Bézique. The kit adds actions for cutting and playing."""

from typing import ClassVar

from crowe_table.engine.core import Action


class CallFresh(Action, frozen=True, tag="call_fresh_packs"):
    """Order four fresh packs and pay for them (Law 64)."""


class ReportTorn(Action, frozen=True, tag="torn_card"):
    """Report a torn or marked card. If both players report one, both pay for fresh packs (Law 65)."""


class KeepPacks(Action, frozen=True, tag="keep_packs"):
    """Keep the present packs."""


class ChooseDeal(Action, frozen=True, tag="choose_deal"):
    """Choose who deals, after cutting the higher card."""

    word: str


class DeclareBlanche(Action, frozen=True, tag="declare_blanche"):
    """Show nine cards without a court card."""


class ShowDrawn(Action, frozen=True, tag="show_drawn"):
    """Show the drawn card after carte blanche, because it is not a court card."""


class HearOnlooker(Action, frozen=True, tag="hear_onlooker"):
    """Accept advice for the rest of the game, although money is staked (Law 66)."""


class DeclareMeld(Action, frozen=True, tag="declare"):
    """Declare the combination that this offer names."""

    offer: str


class Draw(Action, frozen=True, tag="draw"):
    """Draw a card when there is nothing to declare."""


class Waive(Action, frozen=True, tag="waive"):
    """Draw a card without declaring the combinations that could be declared."""

    ends: ClassVar[bool] = True


class Resign(Action, frozen=True, tag="resign"):
    """Resign the game (R16)."""

    ends: ClassVar[bool] = True
    ends_game: ClassVar[bool] = True
