"""The laws of all tables. Read core.py first."""
