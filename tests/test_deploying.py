"""What is deployed is what is described: pinned dependencies, containers, settings, the page's types."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from filature.games import catalogue
from filature.server.api import openapi
from filature.server.settings import PREFIX, Settings, read_settings
from filature.server.storage import postgres

ROOT = Path(__file__).parents[1]
SERVING = (ROOT / "docs/serving.md").read_text(encoding="utf-8")
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
TYPES = (ROOT / "web/src/api/protocol.d.ts").read_text(encoding="utf-8")
VARIABLES = {PREFIX + field.name.upper(): field for field in msgspec.structs.fields(Settings)}
HOME = {"FILATURE_HOME"}

# The lock


def pinned() -> dict[str, str]:
    return {canonicalize_name(name): version for name, version in re.findall(r"^([\w.-]+)==(\S+)", LOCK, re.MULTILINE)}


def test_every_dependency_is_locked_at_a_version_that_is_allowed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    locked = pinned()
    for wanted in map(Requirement, project["dependencies"] + project["optional-dependencies"]["server"]):
        assert wanted.specifier.contains(locked[canonicalize_name(wanted.name)]), f"{wanted}: make lock"


def test_everything_locked_has_its_hashes_and_comes_from_nowhere_special() -> None:
    entries = re.split(r"\n(?=\S)", LOCK.strip())
    assert len(entries) == len(pinned())
    assert [entry for entry in entries if "--hash=sha256:" not in entry] == []
    assert not re.search(r"https?:|file:|--(extra-)?index-url|--find-links", LOCK)


def test_the_page_can_be_built_from_its_lock_anywhere() -> None:
    text = (ROOT / "web/package-lock.json").read_text(encoding="utf-8")
    locked = msgspec.json.decode(text)["packages"]
    assert '"resolved"' not in text
    # A registry that lacks a package for some other machine leaves it out, and then nobody can install the rest.
    wanted = {name for package in locked.values() for name in package.get("optionalDependencies", {})}
    assert {name for name in wanted if not any(place.endswith(f"node_modules/{name}") for place in locked)} == set()


# Containers


def test_the_image_is_built_from_the_lock_and_serves_without_root() -> None:
    assert "--require-hashes --requirement requirements.lock" in DOCKERFILE
    stages = DOCKERFILE.split("\nFROM ")
    assert len(stages) == 3
    assert "\nUSER filature\n" in stages[-1]
    assert "/health" in stages[-1]
    assert not re.search(r"PASSWORD|SECRET|TOKEN|KEY", DOCKERFILE)


def test_the_image_names_settings_that_exist() -> None:
    named = dict(re.findall(r"(FILATURE_\w+)=(\S+)", DOCKERFILE))
    assert set(named) - HOME <= set(VARIABLES)
    assert f"EXPOSE {named['FILATURE_PORT']}" in DOCKERFILE
    check_settings({name: value for name, value in named.items() if name not in HOME})


def test_everything_that_the_build_reads_goes_into_the_image() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in ignored
    needed = {"pyproject.toml", "building", "hatch_build.py", "README.md", "LICENSE", "requirements.lock", "src", "web"}
    assert {line[1:] for line in ignored if line.startswith("!")} == needed
    assert all((ROOT / name).exists() for name in needed)


def test_the_composition_names_settings_that_exist_and_no_password() -> None:
    services = COMPOSE["services"]
    environment = services["filature"]["environment"]
    check_settings({name: value for name, value in environment.items() if name.startswith(PREFIX)})
    user, host, base = re.fullmatch(r"postgresql://(\w+)@(\w+)/(\w+)", environment["FILATURE_DATABASE"]).groups()  # type: ignore[union-attr]
    there = services[host]["environment"]
    assert (there["POSTGRES_USER"], there["POSTGRES_DB"]) == (user, base)
    for password in (environment["PGPASSWORD"], there["POSTGRES_PASSWORD"]):
        assert password.startswith("${POSTGRES_PASSWORD:?")
    assert {volume.split(":")[0] for volume in services[host]["volumes"]} == set(COMPOSE["volumes"])
    assert ".env" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()


def check_settings(named: dict[str, str]) -> None:
    """Raises unless every setting exists and may have that value."""
    assert set(named) <= set(VARIABLES)
    read_settings(**{name.removeprefix(PREFIX).lower(): value for name, value in named.items()})


# The documentation


def test_every_setting_is_in_the_documented_table_with_its_default() -> None:
    told = dict(re.findall(r"^\| `(FILATURE_\w+)` \| `?(.*?)`? ?\|", SERVING, re.MULTILINE))
    assert set(told) == set(VARIABLES)
    for name, field in VARIABLES.items():
        default = "" if field.default is None else str(field.default).removesuffix(".0")
        assert told[name] == default, name


def test_every_setting_the_documentation_speaks_of_exists() -> None:
    for file in (ROOT / "docs").glob("*.md"):
        named = set(re.findall(r"FILATURE_[A-Z_]*[A-Z]", file.read_text(encoding="utf-8")))
        assert named - HOME - {"FILATURE_PURE", "FILATURE_COMPILED"} <= set(VARIABLES), file.name


def test_every_option_of_the_documented_commands_exists() -> None:
    used = set(re.findall(r"--[a-z]+", "".join(re.findall(r"^filature serve(.*?)(?:#|$)", SERVING, re.MULTILINE))))
    shown = subprocess.run(
        [sys.executable, "-m", "filature.cli.main", "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout
    assert len(used) > 3
    assert used <= set(re.findall(r"--[a-z]+", shown))


def test_the_documented_number_of_connections_is_right() -> None:
    most = postgres.POOL["pool_size"] + postgres.POOL["max_overflow"] + 1
    assert f"at most {most} connections" in SERVING


# The page's types


@pytest.fixture(scope="module")
def printed() -> bytes:
    """What `filature contract` prints."""
    command = [sys.executable, "-m", "filature.cli.main", "contract"]
    return subprocess.run(command, capture_output=True, check=True).stdout


def test_the_types_of_the_page_are_made_from_the_present_contract(printed: bytes) -> None:
    first = TYPES.partition("\n")[0]
    assert hashlib.sha256(printed).hexdigest() in first, "the contract has changed: make types"


def test_every_message_and_every_view_is_in_the_types_of_the_page(printed: bytes) -> None:
    known = msgspec.json.decode(printed)["components"]["schemas"]
    assert {"FromClient", "FromServer", *openapi.UNIONS, *(f"{game}.View" for game in catalogue.names())} <= set(known)
    declared = set(re.findall(r'^ {8}"?([\w.]+)"?: ', TYPES, re.MULTILINE))
    assert set(known) - declared == set()
