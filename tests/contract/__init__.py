"""The contract that every game must fulfil. All games that are discovered are tested automatically."""
