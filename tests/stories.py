"""Golden replays told as stories: what each answer led to, the digest after it, and the score sheet at the end.

    python -m tests.stories            rewrite the story beside every record in tests/replays (review the diff),
                                       and the pictures in docs

A record proves what its name says; a story changes only when the rules do.
"""

from pathlib import Path

import dovre

REPLAYS = Path(__file__).parent / "replays"
DOCS = Path(__file__).parent.parent / "docs"
PICTURES = {  # file in docs -> record, moment of it, and whose view
    "board.svg": ("kings/sensible-players-three-seats", 69, ("Emma", "Noor", "Lars")),
    "hall.svg": ("hall/sensible-players-four-seats", 330, ("Emma", "Noor", "Lars", "Kim")),
}


def tell(record):
    """The story of a record, in English, told by the referee who sees everything."""
    game = record.game
    texts = game.texts("en")
    lines = [str(record).splitlines()[0], ""]
    state = record.start()
    for number, (answer, state, events) in enumerate(record.steps(), 1):
        lines.append(f"{number:>3}. p{answer.seat + 1} {answer}  {state.digest()}")
        lines += [f"       {words}" for event in events if (words := game.describe(event, texts))]
    lines.append("")
    for line in state.score_sheet():
        words = texts.say(f"score.{line.source}", **dict(line.parts))
        lines.append(f"p{line.seat + 1} {line.amount:+3}  {words} [{line.rule}]")
    lines.append(f"= {record.result}, won by {', '.join(f'p{seat + 1}' for seat in state.winners)}")
    return "\n".join(lines) + "\n"


def picture(name):
    """A board in the README: a moment of a golden replay, as the seat that is asked sees it."""
    path, moment, names = PICTURES[name]
    record = dovre.Record.parse((REPLAYS / f"{path}.record").read_text(encoding="utf-8"))
    states = [state for _, state, _ in record.steps()]
    state = states[moment]
    return str(record.game.board(state.view(state.waiting[0]), names=names))


def records():
    return sorted(REPLAYS.glob("*/*.record"))


if __name__ == "__main__":
    for path in records():
        path.with_suffix(".story").write_text(
            tell(dovre.Record.parse(path.read_text(encoding="utf-8"))), encoding="utf-8"
        )
        print(path.relative_to(REPLAYS))
    for name in PICTURES:
        (DOCS / name).write_text(picture(name), encoding="utf-8")
