"""Times in which a press may have been meant for what was on the screen before. This module does not need pygame."""

CHANGE_TIME = 400.0
"""Milliseconds after something on the screen changed its meaning."""
REPEATED_PRESS_TIME = 350.0
"""Milliseconds after a press that hurried the table or gave an answer. Another press is likely a repetition of it."""
