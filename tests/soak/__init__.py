"""Long tests that run overnight. They are collected only if CROWE_SOAK is set."""
