"""Choice of the interface language."""

import pygame

from crowe_table.settings import Settings
from crowe_table.words import ENGLISH, locales


def language_of(settings: Settings) -> str:
    """Return the chosen language, else the system's first preference that is supported, else English."""
    preferred = [found["language"] for found in pygame.system.get_pref_locales()] if not settings.language else []
    return next((locale for locale in (settings.language, *preferred) if locale in locales()), ENGLISH)
