"""Sessions: tables that are played, written down as they are played, and gone on with."""
