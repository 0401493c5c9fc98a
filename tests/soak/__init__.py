"""The long tests, for a night: collected only where CROWE_SOAK is set."""
