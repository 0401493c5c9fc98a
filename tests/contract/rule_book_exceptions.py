"""Literal numbers that rule books may contain, and options they need not tell, each with its reason."""

from collections.abc import Mapping

LITERALS: Mapping[str, Mapping[str, str]] = {}
"""For each game: a pattern for the words around the number, and why no option can contradict it."""
UNTOLD: Mapping[str, Mapping[str, str]] = {}
"""For each game: an option, and why the rules of the table do not depend on it."""
