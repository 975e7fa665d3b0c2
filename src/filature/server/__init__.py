"""Tables for people: friends by a link, bots on empty chairs, nothing lost and no secret told."""
