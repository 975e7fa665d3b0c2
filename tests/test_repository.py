"""What a visitor of the repository finds is in order: it can be read, it is complete, and what it runs runs."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

from building.site import PARTS, copy_pages, fence_examples

ROOT = Path(__file__).parents[1]
FORGE = ROOT / ".github"
FORMS = sorted((FORGE / "ISSUE_TEMPLATE").glob("*.yml"))
SITE: dict[str, Any] = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
HOOKS = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"]


def read(file: Path) -> Any:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


# The forge


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_every_form_asks_for_something_in_fields_of_their_own(form: Path) -> None:
    told = read(form)
    assert {"name", "description", "body"} <= set(told)
    fields = [part["id"] for part in told["body"] if part["type"] != "markdown"]
    assert fields
    assert len(fields) == len(set(fields))
    assert all(part["attributes"].get("label") for part in told["body"] if part["type"] != "markdown")


def test_the_workflow_says_that_it_is_untried_and_makes_what_can_be_made() -> None:
    text = (FORGE / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert text.startswith("# Untried")
    jobs = yaml.safe_load(text)["jobs"]
    assert {job for needed in jobs.values() for job in needed.get("needs", [])} <= set(jobs)
    assert len(jobs["test"]["strategy"]["matrix"]["os"]) == 3
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    made = [step["run"] for job in jobs.values() for step in job["steps"] if step.get("run", "").startswith("make ")]
    assert made
    assert all(f"\n{command.removeprefix('make ')}:" in makefile for command in made)


def test_whoever_cites_the_project_finds_whom_and_under_which_licence() -> None:
    cited = read(ROOT / "CITATION.cff")
    assert {"cff-version", "message", "title", "authors"} <= set(cited)
    assert cited["license"] == "MIT"


# Before a commit


def test_hooks_are_the_tools_of_the_project_and_fetch_nothing() -> None:
    assert [repository["repo"] for repository in HOOKS] == ["local"]


@pytest.mark.parametrize("hook", HOOKS[0]["hooks"], ids=lambda hook: hook["id"])
def test_every_hook_runs(hook: dict[str, Any]) -> None:
    """On this file, or on all where a hook looks at all."""
    command = shlex.split(hook["entry"].replace(".venv/bin", Path(sys.executable).parent.as_posix()))
    files = [__file__] if hook.get("pass_filenames", True) else []
    done = subprocess.run([*command, *files], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


# The site


def pages_of(part: Any) -> list[str]:
    """The pages under a part of the site's navigation."""
    if isinstance(part, str):
        return [part]
    return [page for inner in (part.values() if isinstance(part, dict) else part) for page in pages_of(inner)]


def test_every_document_is_on_the_site_once(tmp_path: Path) -> None:
    copy_pages(ROOT, tmp_path)
    copied = {file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*.md")}
    assert sorted(pages_of(SITE["nav"])) == sorted(copied)
    assert {"README.md", "docs/rules/heimlich.md"} <= copied
    assert all((tmp_path / example).exists() for example in ("examples/websocket_bot.py", "examples/bot.mjs"))
    assert all(any(ROOT.glob(part)) for part in PARTS)


def test_examples_in_docstrings_are_code_on_the_site() -> None:
    told = "What it does.\n\n>>> [move] = moves[:1]\n>>> move\n'leave'\n\nAnd more."
    fenced = "What it does.\n\n```pycon\n>>> [move] = moves[:1]\n>>> move\n'leave'\n```\n\nAnd more."
    assert fence_examples(told) == fenced
