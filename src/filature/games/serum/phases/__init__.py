"""The phases of Agents Secrets: what a move does in each."""
