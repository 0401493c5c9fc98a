"""Reasons for hints at Blind Hookey, with their claims."""

from crowe_table.games.blind_hookey import odds
from crowe_table.games.blind_hookey.actions import Stake
from crowe_table.search.reasons import HintCase, Reasons, claim


class HookeyCase(HintCase):
    """A hint case of Blind Hookey: the situation and the action that a hint explains."""

    @property
    def bank_gains(self) -> bool:
        """Whether the odds favour the dealer."""
        return odds.bank_gains(self.options.equal) > 0

    @property
    def amount(self) -> int:
        """Stake in farthings; 0 if the player stakes nothing."""
        return self.action.amount if isinstance(self.action, Stake) else 0

    @property
    def least(self) -> bool:
        """Whether no smaller stake is legal."""
        return 0 < self.amount == min(act.amount for act in self.view.legal if isinstance(act, Stake))

    @property
    def backs_only_backed_heap(self) -> bool:
        """Whether the stake goes on a heap with stakes, and no other heap has any."""
        backed = {account.place for account, sum_ in self.r.accounts if account.place and sum_}
        return isinstance(self.action, Stake) and backed == {self.action.heap}


REASONS = Reasons(
    HookeyCase,
    (
        claim("hint-ready", lambda c: c.act == "ready"),
        claim("hint-sit-out", lambda c: c.act == "stake_nothing" and c.bank_gains),
        claim("hint-one-heap", lambda c: c.act == "enough" and c.bank_gains, law="the-heaps"),
        claim("hint-same-heap", lambda c: c.least and c.bank_gains and c.backs_only_backed_heap, law="the-odds"),
        claim("hint-least", lambda c: c.least and c.bank_gains, law="the-odds"),
        claim("hint-little", lambda c: c.amount > 0 and c.bank_gains, law="the-odds"),
        claim(
            "hint-fair",
            lambda c: c.act in ("stake", "enough", "stake_nothing") and not c.bank_gains,
            law="the-odds",
        ),
        claim("hint-any", lambda c: c.act in ("lift", "divide", "take", "cut", "shuffle", "leave")),
    ),
)
"""Reasons for hints, best first."""
