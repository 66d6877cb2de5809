"""Every word of the command line exists in both languages, with the same parts, and is used."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import typer

import dovre.cli
from dovre.bots.checked import FAULTS
from dovre.cli.app import build_app
from dovre.cli.command_words import COMMAND_WORDS
from dovre.kernel.texts import LANGUAGES, flatten, placeholders


def own_words(lang: str) -> dict[str, str]:
    text = (resources.files("dovre.cli") / "texts" / f"{lang}.toml").read_text(encoding="utf-8")
    return flatten(tomllib.loads(text))


def test_same_keys_and_parts():
    french, english = own_words("fr"), own_words("en")
    assert set(french) == set(english)
    for key, sentence in french.items():
        assert placeholders(sentence) == placeholders(english[key]), key
        assert sentence.strip(), key


def every_command() -> list[tuple[str, Any]]:
    """Each command with the name its help goes by: `app`, `play`, `lab.run`."""
    group = typer.main.get_command(build_app())
    found = [("app", group), *group.commands.items()]
    return found + [
        (f"{name}.{inner}", one)
        for name, command in found[1:]
        for inner, one in getattr(command, "commands", {}).items()
    ]


def used_by_commands() -> set[str]:
    used = {"help.app", "metavar.command", "metavar.options", "help.help", "help.usage"}
    for name, command in every_command():
        used.add(f"help.{name}")
        for parameter in command.params:
            used |= {f"help.{name}.{parameter.name}", f"help.option.{parameter.name}", f"metavar.{parameter.name}"}
    return used


def test_every_key_is_used():
    folder = Path(dovre.cli.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py")))
    used = used_by_commands() | {f"command.{name}" for name in COMMAND_WORDS} | {f"fault.{kind}" for kind in FAULTS}
    used |= {f"lane.{why}" for why in ("compiled", "chosen", "missing", "stale")}  # as `dovre --version` says it
    for key in own_words("fr"):
        last = key.rpartition(".")[2]
        spoken = f'"{key}"' in source
        refused = key.startswith("wrong.") and f'"{last}"' in source
        assert spoken or refused or key in used, key


def test_every_parameter_has_its_help():
    for lang in LANGUAGES:
        words = own_words(lang)
        for name, command in every_command():
            for parameter in command.params:
                assert f"help.{name}.{parameter.name}" in words or f"help.option.{parameter.name}" in words


def test_commands_do_not_share_words():
    words = [word for names in COMMAND_WORDS.values() for word in names]
    assert len(words) == len(set(words))
