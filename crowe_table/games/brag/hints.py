"""Why to wager, see or fold: the Reasons of advice. Their sentences are in hints.ftl."""

from crowe_table.engine.core import Reason, because

WAGERS, BLIND, TWO_HANDS, PURSES, SIGHTS = "wagers", "blind", "two-hands", "short-purses", "sights"


def percent(share: float) -> int:
    """So many in a hundred, one at the least."""
    return min(100, max(1, round(100 * share)))


def plain(key: str, law: str = "") -> Reason:
    """A reason without figures."""
    return Reason(f"hint-{key}", law=law)


def placed(key: str, better: float, number: int, law: str = WAGERS) -> Reason:
    """Where one's hand lies among all hands, and how many stand against it."""
    return Reason(f"hint-{key}", (("percent", percent(better)), ("number", number)), law)


def priced(key: str, chance: float, needed: float, law: str = WAGERS) -> Reason:
    """One's chance, and the chance that the price asks for."""
    return Reason(f"hint-{key}", (("percent", percent(chance)), ("needed", percent(needed))), law)


def ready() -> Reason:
    """Nothing to consider."""
    return because("hint-ready")
