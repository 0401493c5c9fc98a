"""Whist needs no actions beyond the kit's."""
