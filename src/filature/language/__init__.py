"""The house speaks French, German and English: events, answers and errors become sentences here, and only here."""

from filature.language.bundle import LANGUAGES
from filature.language.questions import Questions
from filature.language.speaker import Speaker, guess_language

__all__ = ["LANGUAGES", "Questions", "Speaker", "guess_language"]
