"""Procedures that many games share. Each works on the State's common slots and tells what it does."""
