"""Matches in bulk: tournaments of bots, and how fast the rules run."""
