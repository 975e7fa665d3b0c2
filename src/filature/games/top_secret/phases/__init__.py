"""The phases of a match, each with what may be done in it and what that does (SE-10.1)."""
