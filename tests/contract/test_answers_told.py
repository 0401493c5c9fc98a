"""Every legal answer as the text of a hint. The text is complete and contains no raw key, in every language."""

import re

import pytest

from crowe_table.words import ENGLISH, Words, advising, locales
from tests.contract.test_hints import positions, seatings, table, told_to
from tests.sampling import SOAK

POSITIONS = 60 if SOAK else 25
"""Number of positions for each seating."""
MAX_ANSWERS = 12
"""Maximum number of answers put into words at each position."""
BROKEN = re.compile(
    r"  |[{}]|^ | $| [.,:;!](?![.])|[a-z]_[a-z]|\b(do|act|word|suit|rank)-[a-z]|[“«] ?[”»]|\(\)|[:,]$|[?!]:"
)
"""Signs of an empty argument or of a missing message."""
RAW = re.compile(r"\b(suit|cards?|seat|word|number|farthings|spades|hearts|diamonds|clubs)\b")
"""Pattern of argument names and English suit names. They are not words of any other language."""


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(("slug", "preset", "seats"), seatings())
def test_every_answer_is_a_complete_command(slug: str, preset: str, seats: int, locale: str) -> None:
    for view in positions(table(slug, preset, seats), POSITIONS):
        words = Words(locale).game(view.game).to(told_to(view).company)
        step = max(1, len(view.legal) // MAX_ANSWERS)
        for action in view.legal[::step]:
            said = advising.answer(words, view, action)
            plain = re.sub(r" (?=[:;!?»])|(?<=«) ", "", said) if locale == "fr" else said
            assert said[:1].isupper() or not said[:1].isalpha(), (action, said)
            assert not BROKEN.search(plain), (action, said)
            assert locale == ENGLISH or not RAW.search(said), (action, said)
            assert not re.search(r"\b((?<!in )suit|seat|word|number|farthings)\Z", said), (action, said)
