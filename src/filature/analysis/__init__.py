"""A match read afterwards: who betrayed himself when, what could be known, and what was luck."""

from filature.analysis.reasons import why
from filature.analysis.report import Analysis
from filature.analysis.study import analyse
from filature.analysis.words import explain, tell

__all__ = ["Analysis", "analyse", "explain", "tell", "why"]
