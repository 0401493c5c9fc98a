"""Exhaustive enumeration of play from fixed hands, compared with exact counts."""
