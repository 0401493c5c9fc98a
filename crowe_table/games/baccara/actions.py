"""What a player can do at Baccara, besides cutting, taking or bidding for the bank, being ready and rising."""

from crowe_table.engine.core import Action, Seat
from crowe_table.engine.money import Farthings


class NameCutter(Action, frozen=True, tag="name_cutter"):
    """The dealer, or the banker, names who cuts."""

    other: Seat


class FollowBanco(Action, frozen=True, tag="banco_suivi"):
    """Cries banco again, before anybody else."""


class LetGo(Action, frozen=True, tag="let_go"):
    """Does not cry it again."""


class Banco(Action, frozen=True, tag="banco"):
    """Takes the whole bank alone."""


class KeepSilent(Action, frozen=True, tag="keep_silent"):
    """Does not cry banco."""


class BetOnCoup(Action, frozen=True, tag="bet"):
    """Bets so much of what is not yet covered."""

    amount: Farthings


class NoBet(Action, frozen=True, tag="no_bet"):
    """Bets nothing on this coup."""


class DrawCard(Action, frozen=True, tag="draw"):
    """Draws a third card."""


class StayOnTwo(Action, frozen=True, tag="stand"):
    """Is content with two."""


class KeepBank(Action, frozen=True, tag="keep_bank"):
    """The banker stays, and all that was won stays in the bank."""


class PassBank(Action, frozen=True, tag="pass_bank"):
    """The banker takes the bank up, and gives it away."""
