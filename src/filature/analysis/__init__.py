"""Analysis of a finished match: beliefs turn by turn, turning points, luck and skill; and hints during one."""

from filature.analysis.hints import check_hints, hint, looks
from filature.analysis.reasons import why
from filature.analysis.report import Analysis
from filature.analysis.study import analyse
from filature.analysis.words import tell

__all__ = ["Analysis", "analyse", "check_hints", "hint", "looks", "tell", "why"]
