"""The contract that every game must fulfil. All discovered games are tested automatically."""
