"""The pseudo-language ``xx``: English with accents and about 40 % longer. It reveals faults of the screen's texts.

If a text appears on the screen without accents, it does not come from the message files. If a text is cut off, there is
no room for longer languages.
"""

import re

from crowe_table.words.terms import BEGIN, NAMED

PSEUDO = "xx"
"""Name of the pseudo-language on the command line. It is not offered in the settings."""
_ACCENTED = {"a": "àa", "e": "éé", "i": "îi", "o": "öo", "u": "üu"}
_LONGER = str.maketrans(
    {
        **_ACCENTED,
        **{plain.upper(): accented.capitalize() for plain, accented in _ACCENTED.items()},
        "n": "ñ",
        "c": "ç",
        "y": "ÿ",
    }
)
_KEPT = re.compile(rf"(<[^>]*>|{BEGIN}[^{NAMED}]*{NAMED}|\S*://\S*|%[a-zA-Z])")
"""Tags, terms' keys, addresses and date formats, which a translator keeps too."""
_DONE = re.compile(r"[àéîöüñçÿÀÉÎÖÜ]")


def pseudo(text: str) -> str:
    """Return the text in the pseudo-language. Words that are already in the pseudo-language stay unchanged."""
    if _DONE.search(text):
        words = re.split(r"(\S+)", text)
        return "".join(word if _DONE.search(word) else pseudo(word) for word in words)
    return "".join(part if at % 2 else part.translate(_LONGER) for at, part in enumerate(_KEPT.split(text)))
