"""What players share."""
