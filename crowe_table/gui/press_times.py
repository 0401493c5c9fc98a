"""Times in which a press may still have been meant for something else. No pygame."""

CHANGED = 400.0
"""Milliseconds after the meaning of a place or key changes in which a press was meant for what was there before."""
STARTLED = 350.0
"""Milliseconds after the visitor hurried or answered something in which a press was likely meant for the same."""
