"""The phases of a match, each a module of functions over `Fields`; rules.py says which follows which."""
