"""Reasons for wagering, seeing and folding. Their sentences are in hints.ftl."""

from crowe_table.engine.core import Reason, because

WAGERS, BLIND, TWO_HANDS, PURSES, SIGHTS = "wagers", "blind", "two-hands", "short-purses", "sights"


def thousandths(part: float) -> int:
    """Convert a chance to thousandths from 1 to 999, since nothing is certain."""
    return min(999, max(1, round(1000 * part)))


def bare_reason(key: str, law: str = "") -> Reason:
    """Return a reason without figures."""
    return Reason(f"hint-{key}", law=law)


def share_reason(key: str, better: float, law: str = WAGERS) -> Reason:
    """Return a reason with the share of better hands."""
    return Reason(f"hint-{key}", (("share", thousandths(better)),), law)


def chance_reason(key: str, chance: float, law: str = WAGERS) -> Reason:
    """Return a reason with the player's chance."""
    return Reason(f"hint-{key}", (("often", thousandths(chance)),), law)


def ready() -> Reason:
    """Return the reason if there is no decision."""
    return because("hint-ready")
