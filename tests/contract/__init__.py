"""The contract that every game must fulfil. Discovered games are tested automatically."""
