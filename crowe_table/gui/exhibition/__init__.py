"""Exhibition mode. The table plays by itself until a visitor touches it. Only staff can leave this mode."""
