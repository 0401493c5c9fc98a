"""Procedures that games share, each a module of plain functions."""
