"""Enumeration of every possible play from fixed hands, compared with exact counts."""
