"""The phrasebook: every message is in it, in every language, with nothing left unsaid."""

import re

import pytest

from building import phrasebook
from filature.language import LANGUAGES

UNSAID = re.compile(r"[{$]")


@pytest.mark.parametrize("package", phrasebook.packages())
def test_every_message_is_printed_in_every_language_that_has_it(package: str) -> None:
    pages = phrasebook.pages(package)
    for language in LANGUAGES:
        for name in phrasebook.entries(package, language):
            assert f"  {language}  " in pages[name], f"{name} ({language}) is not printed"


@pytest.mark.parametrize("package", phrasebook.packages())
def test_nothing_in_it_is_left_unsaid(package: str) -> None:
    lines = [line for page in phrasebook.pages(package).values() for line in page.splitlines()]
    assert [line for line in lines if UNSAID.search(line) and '"filature"' not in line and '"do"' not in line] == []
