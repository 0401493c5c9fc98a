"""Choice of the interface language."""

import pygame

from crowe_table.settings import Settings
from crowe_table.words import ENGLISH, locales


def language_of(settings: Settings) -> str:
    """Return the chosen language.

    If none is chosen, return the first preference of the system that is supported, or English.
    """
    preferred = [found["language"] for found in pygame.system.get_pref_locales()] if not settings.language else []
    return next((locale for locale in (settings.language, *preferred) if locale in locales()), ENGLISH)
