"""The engine that all tables share. Read core.py first."""
