"""Specimen sheets: pictures that show all artwork for inspection."""
