"""A table that stands in an exhibition: it plays by itself until somebody touches it, and lets nobody out but staff."""
