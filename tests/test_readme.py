"""The front door is always true: its Python runs, and its commands exist."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = sorted(set(re.findall(r"^filature (\w+)", README, re.MULTILINE)))


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [example] = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(example, "README.md", "exec"), {})
    assert "moved" in capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_of_the_readme_exists(command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "filature.cli.main", command, "--help"], capture_output=True, check=False
    )
    assert done.returncode == 0


def test_every_option_in_the_readmes_commands_exists() -> None:
    for command in COMMANDS:
        used = {
            option
            for line in re.findall(rf"^filature {command} (.*)$", README, re.MULTILINE)
            for option in re.findall(r"--\w+", line.split("#")[0])
        }
        shown = subprocess.run(
            [sys.executable, "-m", "filature.cli.main", command, "--help"],
            capture_output=True,
            encoding="utf-8",
            check=True,
        ).stdout
        assert used <= set(re.findall(r"--\w+", shown)), command


def test_every_target_of_the_readme_is_in_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"`?make (play|test|help|bench|lint|check)\b", README)) <= targets


@pytest.mark.parametrize("link", re.findall(r"\]\((?!https)([^)#]+)\)", README))
def test_every_link_of_the_readme_leads_somewhere(link: str) -> None:
    assert (ROOT / link).exists()
