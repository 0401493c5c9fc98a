"""Sessions: tables that are played, saved while they are played, and continued later."""
