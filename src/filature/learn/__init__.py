"""Lessons: for each game a guided first match on the real engine (docs/lessons.md)."""

from filature.learn.lesson import BadLesson, Lesson, Step, UnknownLesson, lesson, lessons, lessons_of
from filature.learn.run import OtherMove, Run
from filature.learn.tutor import Tutor

__all__ = [
    "BadLesson",
    "Lesson",
    "OtherMove",
    "Run",
    "Step",
    "Tutor",
    "UnknownLesson",
    "lesson",
    "lessons",
    "lessons_of",
]
