"""Why to wager, see or fold: the Reasons of advice. Their sentences are in hints.ftl."""

from crowe_table.engine.core import Reason, because

WAGERS, BLIND, TWO_HANDS, PURSES, SIGHTS = "wagers", "blind", "two-hands", "short-purses", "sights"


def thousandths(part: float) -> int:
    """A chance as words take it: neither never nor always, for nothing here is so."""
    return min(999, max(1, round(1000 * part)))


def plain(key: str, law: str = "") -> Reason:
    """A reason without figures."""
    return Reason(f"hint-{key}", law=law)


def placed(key: str, better: float, law: str = WAGERS) -> Reason:
    """Where one's hand lies among all hands: what share of them is better."""
    return Reason(f"hint-{key}", (("share", thousandths(better)),), law)


def priced(key: str, chance: float, law: str = WAGERS) -> Reason:
    """One's chance."""
    return Reason(f"hint-{key}", (("often", thousandths(chance)),), law)


def ready() -> Reason:
    """Nothing to consider."""
    return because("hint-ready")
