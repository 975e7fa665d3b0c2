"""Filature: a house of secret-agent board games."""

__version__ = "0.1.0"
