"""From fixed hands, every history there can be: exact counts, frozen."""
