"""Opponents: honest, lawful, in time, and each better than the one below."""
