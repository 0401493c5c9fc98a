"""Actions of Baccara. The kit adds actions for cutting, banking, bidding, readiness and leaving."""

from crowe_table.engine.core import Action, Seat
from crowe_table.engine.money import Farthings


class NameCutter(Action, frozen=True, tag="name_cutter"):
    """Name the player who cuts. The dealer or banker does so."""

    other: Seat


class FollowBanco(Action, frozen=True, tag="banco_suivi"):
    """Call banco again. This call has precedence over the other players' calls."""


class LetGo(Action, frozen=True, tag="let_go"):
    """Decline to call banco again."""


class Banco(Action, frozen=True, tag="banco"):
    """Bet against the whole bank alone."""


class KeepSilent(Action, frozen=True, tag="keep_silent"):
    """Decline to call banco when all may call it."""


class BetOnCoup(Action, frozen=True, tag="bet"):
    """Bet against a part of the bank that no bet covers yet."""

    amount: Farthings


class NoBet(Action, frozen=True, tag="no_bet"):
    """Bet nothing on this coup."""


class DrawCard(Action, frozen=True, tag="draw"):
    """Draw a third card."""


class StayOnTwo(Action, frozen=True, tag="stand"):
    """Stand on two cards."""


class KeepBank(Action, frozen=True, tag="keep_bank"):
    """Keep the bank and leave all its winnings in it."""


class PassBank(Action, frozen=True, tag="pass_bank"):
    """Take up the money of the bank and pass the bank on."""
