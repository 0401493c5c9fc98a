"""Crowe's Table: the games of four old rule books at one candle-lit table."""

__version__ = "0.2.0"
