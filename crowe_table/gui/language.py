"""In which language a visitor reads."""

import pygame

from crowe_table.settings import Settings
from crowe_table.words import ENGLISH, locales


def language_of(settings: Settings) -> str:
    """The language chosen; else the first that the system prefers; English where neither is offered."""
    preferred = [found["language"] for found in pygame.system.get_pref_locales()] if not settings.language else []
    return next((locale for locale in (settings.language, *preferred) if locale in locales()), ENGLISH)
