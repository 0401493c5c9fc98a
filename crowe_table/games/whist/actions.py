"""Whist uses only actions that are defined in the kit."""
