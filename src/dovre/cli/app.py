"""The `dovre` command: its subcommands, its language, and how errors become one sentence and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, NoReturn

import typer

import dovre
from dovre import lane
from dovre.cli import bench, check, completion, env, lab, ladder, match, play, replay, rules, serve, show
from dovre.cli.arguments import Lang
from dovre.cli.errors import CliError, file_error, usage_error
from dovre.cli.help import Command, Group
from dovre.cli.terminal import Terminal, discard_output, open_closed_streams, replace_bad_characters, terminal_of
from dovre.kernel.errors import DovreError
from dovre.kernel.texts import LANGUAGES, reader_language

HELP = {"help_option_names": ["-h", "--help"]}
BAD_INPUT = 2
INTERRUPTED = 130
CLOSED_PIPE = 141  # as for any program whose reader has gone (`| head`): nothing is said
COMMANDS = (
    play.play,
    serve.serve,
    match.match,
    ladder.ladder,
    replay.replay,
    show.show,
    check.check,
    bench.bench,
    env.env,
    rules.rules,
    serve.backup,
    serve.restore,
    completion.completion,
)


def main() -> NoReturn:
    open_closed_streams()
    replace_bad_characters()
    code = run(sys.argv[1:])
    discard_output()
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:  # noqa: PLR0911
    """Run one command and return its exit code."""
    terminal = Terminal(reader_language())
    try:
        if completion.ASKED in os.environ:
            return complete(terminal, arguments)
        terminal.lang = asked_language(arguments) or terminal.lang
        command = typer.main.get_command(build_app())
        code = command.main(with_defaults(arguments), prog_name="dovre", standalone_mode=False, obj=terminal)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except DovreError as error:
        terminal.print_error(error.words(terminal.lang))
        return BAD_INPUT
    except BrokenPipeError:
        return CLOSED_PIPE
    except OSError as error:
        terminal.print_error(file_error(error, error.filename or terminal.text("output")).words(terminal.lang))
        return BAD_INPUT
    except (KeyboardInterrupt, typer.Abort):
        terminal.print_error(terminal.text("interrupted"))
        return INTERRUPTED
    except Exception as error:
        wrong = usage_error(error, "dovre", terminal.texts)
        if wrong is None:
            raise
        terminal.print_error(wrong.words(terminal.lang))
        return BAD_INPUT


def complete(terminal: Terminal, arguments: Sequence[str]) -> int:
    """Tell a shell what could be typed."""
    for word, told in completion.candidates(typer.main.get_command(build_app()), arguments, terminal.texts):
        terminal.write(f"{word}\t{told}")
    return 0


def build_app() -> typer.Typer:
    app = typer.Typer(cls=Group, add_completion=False, pretty_exceptions_enable=False, context_settings=HELP)
    app.callback(cls=Group, invoke_without_command=True)(root)
    for function in COMMANDS:
        app.command(function.__name__, cls=Command)(function)
    bulk = typer.Typer(cls=Group, add_completion=False, no_args_is_help=True, context_settings=HELP)
    for inner in lab.COMMANDS:
        bulk.command(inner.__name__, cls=Command)(inner)
    app.add_typer(bulk, name="lab")
    return app


def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: Lang = None,
) -> None:
    if version:
        terminal = terminal_of(context)
        terminal.print(f"dovre {dovre.__version__}")
        terminal.say(f"lane.{lane.WHY or lane.LANE}")
        raise typer.Exit


def asked_language(arguments: Sequence[str]) -> str | None:
    """The language given with `--lang`, anywhere among the arguments; the last one counts."""
    asked = None
    for index, word in enumerate(arguments):
        if word == "--lang" and index + 1 < len(arguments):
            asked = arguments[index + 1]
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
    if asked is not None and asked not in LANGUAGES:
        raise CliError("lang", found=asked[:20], accepted=", ".join(LANGUAGES))
    return asked


def with_defaults(arguments: Sequence[str]) -> list[str]:
    """Fill in what may be left out: the command `play`, and the file after `--resume`."""
    words = list(arguments)
    if words[-1:] == ["--lang"]:
        return words  # Typer says what is missing
    start = 0
    while start < len(words) and words[start].startswith("--lang"):
        start += 1 if "=" in words[start] else 2
    rest = words[start:]
    if not rest or (rest[0].startswith("-") and rest[0] not in ("-h", "--help", "--version")):
        words.insert(start, "play")
    for index in range(len(words) - 1, -1, -1):
        if words[index] == "--resume" and (index + 1 == len(words) or words[index + 1].startswith("--")):
            words.insert(index + 1, play.CHOOSE_FROM_LIST)
    return words
