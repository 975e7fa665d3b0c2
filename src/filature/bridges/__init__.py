"""Ways in for programs that are not part of the house, such as the `referee` line protocol (docs/referee.md)."""
