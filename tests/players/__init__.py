"""Computer players: honest, legal, within time, and each level stronger than the one below."""
