"""Exhibition mode: the table plays by itself until somebody touches it, and only staff can leave it."""
