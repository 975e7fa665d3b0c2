"""Builds the house from its source: compiled rules, the page, and `make play`."""
