"""Specimen sheets: all artwork laid out for inspection."""
