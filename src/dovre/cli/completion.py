"""`dovre completion`: a script for the shell, which asks `dovre` itself what could stand where the cursor is.

The shell runs the command line as it is, up to the cursor, with DOVRE_COMPLETE set; each line of the answer is a word
and, after a tab, what it is for. Where there is no answer the shell offers files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any

import typer

import dovre
from dovre.bench import BENCHES
from dovre.bots import BOTS
from dovre.cli.arguments import SPECTATOR, Lang, read_choice
from dovre.cli.bench import SERVER
from dovre.cli.help import Screen
from dovre.cli.show import FORMATS, SIZES, THEMES
from dovre.cli.terminal import terminal_of
from dovre.kernel.texts import LANGUAGES, Texts

ASKED = "DOVRE_COMPLETE"

SCRIPTS = {
    "bash": r"""# completion of dovre in bash: eval "$(dovre completion bash)"
_dovre() {
    local line
    COMPREPLY=()
    while IFS= read -r line; do
        COMPREPLY+=("${line%%$'\t'*}")
    done < <(DOVRE_COMPLETE=1 "$1" "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _dovre dovre
""",
    "zsh": r"""#compdef dovre
# completion of dovre in zsh: eval "$(dovre completion zsh)", after compinit
_dovre() {
    local line
    local -a found
    for line in "${(@f)$(DOVRE_COMPLETE=1 "${(Q)words[1]}" "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
        [[ -n $line ]] && found+=("${${line%%$'\t'*}//:/\\:}:${line#*$'\t'}")
    done
    if (( $#found )); then
        _describe dovre found
    else
        _files
    fi
}
compdef _dovre dovre
""",
    "fish": r"""# completion of dovre in fish: dovre completion fish | source
function __dovre_complete
    set -l words (commandline -opc)
    set -l found (DOVRE_COMPLETE=1 $words[1] $words[2..-1] (commandline -ct) 2>/dev/null)
    if set -q found[1]
        printf '%s\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c dovre -f -k -a '(__dovre_complete)'
""",
}

# What a parameter may be, by its name, where that can be listed; elsewhere the shell offers files.
VALUES: dict[str, Callable[[], Iterable[str]]] = {
    "bots": lambda: BOTS,
    "form": lambda: FORMATS,
    "game": dovre.slugs,
    "lang": lambda: LANGUAGES,
    "position": dovre.slugs,
    "seat": lambda: ("p1", "p2", "p3", "p4", "p5", SPECTATOR),
    "shell": lambda: SCRIPTS,
    "size": lambda: SIZES,
    "theme": lambda: THEMES,
    "view": lambda: ("p1", "p2", "p3", "p4", "p5", SPECTATOR, "all"),
    "what": lambda: (*BENCHES, SERVER),
}


def completion(context: typer.Context, shell: Annotated[str, typer.Argument()], lang: Lang = None) -> None:
    terminal = terminal_of(context)
    terminal.write(SCRIPTS[read_choice(shell, terminal.text("metavar.shell"), tuple(SCRIPTS))])


def candidates(group: Any, words: Sequence[str], texts: Texts) -> list[tuple[str, str]]:
    """What could stand in the place of the last of these words, and what each is for."""
    *before, begun = [word for word in words if word != "="] or [""]  # bash tears `--lang=fr` into three words
    if words and words[-1] == "=":
        before, begun = [*before, begun], ""
    name, equals, _ = begun.partition("=")
    if equals and name.startswith("--"):
        found = [(f"{name}={value}", told) for value, told in _found(group, [*before, name], "", texts)]
    else:
        found = _found(group, before, begun, texts)
    return [(word, told.partition("\n")[0]) for word, told in found if word.startswith(begun)]


def _found(group: Any, before: list[str], begun: str, texts: Texts) -> list[tuple[str, str]]:
    """What could stand after these words: `begun` only says whether an option is being typed."""
    name, command, given = _command(group, before)
    options = _options(group, name)
    asking = next((one for one in options if before[-1:] and before[-1] in one.opts and not one.is_flag), None)
    if asking is not None:
        return _values(asking)
    if begun.startswith("-"):
        screen = Screen(texts, name)
        return [(word, str(screen.told(one))) for one in options for word in one.opts]
    if hasattr(command, "commands"):
        inside = "" if command is group else f"{name}."
        return [(one, texts.say(f"help.{inside}{one}")) for one in command.commands]
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    if not arguments or (len(given) >= len(arguments) and arguments[-1].nargs == 1):
        return []
    return _values(arguments[min(len(given), len(arguments) - 1)])


def _command(group: Any, before: Sequence[str]) -> tuple[str, Any, list[str]]:
    """The command that is being typed, and the arguments that it has so far."""
    name, command, given = "app", group, list[str]()
    rest = iter(before)
    for word in rest:
        if word.startswith("-"):
            option = next((one for one in _options(group, name) if word in one.opts), None)
            if option is not None and not option.is_flag:
                next(rest, None)
        elif not hasattr(command, "commands"):
            given.append(word)
        elif word in command.commands:
            name, command = word if command is group else f"{name}.{word}", command.commands[word]
    return name, command, given


def _options(group: Any, name: str) -> list[Any]:
    """The options of a command, those for help too."""
    with group.make_context("dovre", [], resilient_parsing=True) as context:
        command, below = group, context
        for word in name.split(".") if name != "app" else ():
            command = command.commands[word]
            below = command.make_context(word, [], below, resilient_parsing=True)
        return [one for one in command.get_params(below) if one.param_type_name == "option"]


def _values(parameter: Any) -> list[tuple[str, str]]:
    return [(value, "") for value in VALUES.get(parameter.name, tuple)()]
