"""What brings the web table to a machine names things that are there: files, settings, commands."""

import re
from dataclasses import fields
from pathlib import Path

import pytest
import typer

from dovre.cli.app import build_app
from dovre.server.settings import PORT, Settings

ROOT = Path(__file__).parent.parent
FILES = ["Dockerfile", "compose.yaml", "deploy/Caddyfile", "deploy/dovre.service", "docs/hosting.md", "docs/server.md"]
OTHERS = {"DOVRE_DOMAIN", "DOVRE_SERVER", "DOVRE_LANE"}  # of the compose file and of Caddy; of a build
SETTINGS = {f"DOVRE_{field.name.upper()}" for field in fields(Settings)}


def text(name):
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", FILES)
def test_settings_exist(name):
    assert set(re.findall(r"DOVRE_[A-Z_]+", text(name))) <= SETTINGS | OTHERS


def test_every_setting_has_its_line():
    lines = re.findall(r"^\| (`[A-Z_`, ]+`) \|", text("docs/server.md"), re.MULTILINE)
    told = {f"DOVRE_{name}" for line in lines for name in re.findall(r"[A-Z_]+", line)}
    assert told >= SETTINGS


@pytest.mark.parametrize("name", ["Dockerfile", "deploy/dovre.service", "docs/hosting.md"])
def test_commands_and_their_options_exist(name):
    commands = typer.main.get_command(build_app()).commands
    found = re.findall(r"(?:bin/|\./|`|^ +)dovre (\w+)((?: --?[\w-]+(?: [^-\s`][^\s`]*)?)*)", text(name), re.MULTILINE)
    for command, rest in found:
        options = {option for parameter in commands[command].params for option in parameter.opts}
        assert set(re.findall(r"--[\w-]+", rest)) <= options, command


def test_the_image_copies_what_is_there_and_not_more():
    kept = {line[1:] for line in text(".dockerignore").split() if line.startswith("!")}
    for line in re.findall(r"^COPY (?!--from)(.+)$", text("Dockerfile"), re.MULTILINE):
        *sources, _ = line.split()
        for source in sources:
            assert (ROOT / source).exists()
            assert source.partition("/")[0] in kept
    files = r"^(?:readme|license-files|path) = \[?\"([^\"]+)"  # what a build of the package reads
    assert {name.partition("/")[0] for name in re.findall(files, text("pyproject.toml"), re.MULTILINE)} <= kept


def test_one_port_and_one_network():
    assert f"EXPOSE {PORT}" in text("Dockerfile")
    assert f"dovre:{PORT}" in text("deploy/Caddyfile")
    (network,) = set(re.findall(r"\d+\.\d+\.\d+\.\d+/\d+", text("compose.yaml")))
    assert text("compose.yaml").count(network) == 2  # of the proxy, and trusted by the server


def test_files_that_are_named_exist():
    for name in FILES:
        for path in re.findall(r"\b(?:deploy|requirements)/[\w.]+\w|(?:\./)?compose\.yaml", text(name)):
            assert (ROOT / path).exists(), f"{name}: {path}"
