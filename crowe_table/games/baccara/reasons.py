"""Reasons for hints at Baccara, with their claims."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cached_property

from crowe_table.engine.core import Arg
from crowe_table.games.baccara.actions import BetOnCoup
from crowe_table.games.baccara.odds import Gains
from crowe_table.games.baccara.view_odds import chances_of, gains_now
from crowe_table.search.reasons import HintCase, Reasons, claim

HUNDRED = 100
BANK, DRAW, PLAY = "bank-and-bets", "the-draw", "good-play"
TAKES, DECLINES = ("take_bank", "bid_sum", "keep_bank"), ("decline_bank", "drop_out")


class BaccaraCase(HintCase):
    """A hint case of Baccara: the situation and the action that a hint explains."""

    @property
    def bank_gains(self) -> bool:
        """Whether the options favour the bank, before any card is seen."""
        return chances_of(self.options).advantage > 0

    @property
    def chooses(self) -> bool:
        """Whether the action is to draw or to stand."""
        return self.act in ("draw", "stand")

    @property
    def bound(self) -> bool:
        """Whether the club's rules leave only one choice between drawing and standing."""
        kinds = {type(each) for each in self.view.legal}
        return self.chooses and self.options.draw_rules == "club" and len(kinds) == 1

    @cached_property
    def gains(self) -> Gains | None:
        """Average gains of standing and of drawing, given all cards seen. None if the action is neither."""
        return gains_now(self.view) if self.chooses else None

    @property
    def better(self) -> bool:
        """Whether the action gains at least as much as the other choice."""
        if self.gains is None:
            return False
        stands, draws = self.gains
        return draws >= stands if self.act == "draw" else stands >= draws

    @property
    def is_least_bet(self) -> bool:
        """Whether the action is the smallest legal bet."""
        if not isinstance(self.action, BetOnCoup):
            return False
        return all(self.action.amount <= each.amount for each in self.view.legal if isinstance(each, BetOnCoup))


def _gains(case: BaccaraCase) -> Mapping[str, Arg]:
    """Return the arguments that state the gains of the chosen action and of the other choice."""
    assert case.gains is not None
    stands, draws = case.gains
    return said(draws, stands) if case.act == "draw" else said(stands, draws)


def said(own: Fraction, other: Fraction) -> Mapping[str, int]:
    """Return the arguments that state two gains per hundred staked: of the chosen action (``own``) and of the other
    choice.
    """
    parts: dict[str, Fraction] = {"own": own, "other": other}
    args = {f"wins_{name}": int(each >= 0) for name, each in parts.items()}
    return args | {f"number_{name}": abs(round(HUNDRED * each)) for name, each in parts.items()}


REASONS = Reasons(
    BaccaraCase,
    (
        claim("hint-bound", lambda c: c.bound, law=DRAW),
        claim("hint-draw", lambda c: c.act == "draw" and c.better, says=_gains, law=PLAY),
        claim("hint-stand", lambda c: c.act == "stand" and c.better, says=_gains, law=PLAY),
        claim("hint-take", lambda c: c.act in TAKES and c.bank_gains, law=BANK),
        claim("hint-decline", lambda c: c.act in DECLINES and c.bank_gains, law=BANK),
        claim("hint-pass", lambda c: c.act == "pass_bank", law=BANK),
        claim("hint-silent", lambda c: c.act in ("keep_silent", "let_go") and c.bank_gains, law=BANK),
        claim("hint-banco", lambda c: c.act in ("banco", "banco_suivi"), law=BANK),
        claim("hint-no-bet", lambda c: c.act == "no_bet", law=BANK),
        claim("hint-bet", lambda c: c.is_least_bet, law=BANK),
        claim("hint-ready", lambda c: c.act == "ready"),
        claim("hint-any", lambda c: c.act in ("cut", "name_cutter", "shuffle", "leave", "lift")),
    ),
)
"""Reasons for hints, best first."""
