"""Long tests, for a night. They are collected only if CROWE_SOAK is set."""
