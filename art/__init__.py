"""What the eye sees: the programs that draw it, and what they drew."""
