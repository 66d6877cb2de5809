"""Replays: the state after any entry of a table's log, and what one reader may see of it."""

from __future__ import annotations

from collections import OrderedDict

from dovre.kernel.state import State
from dovre.server.live import UNDO, LiveTable
from dovre.server.messages import Message, Reader, pieces, scene, sentences

KEPT = 16  # tables whose states are kept; states are small, and a slider asks for many of one table


class Timeline:
    """One table's states by entry; `origin` says of each after which entry stood the state it was made from."""

    __slots__ = ("origin", "states")

    def __init__(self, first: State) -> None:
        self.states = [first]
        self.origin = [0]


class ReplayCache:
    """The states of the tables that somebody is looking back on."""

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self.timelines: OrderedDict[str, Timeline] = OrderedDict()

    def state(self, live: LiveTable, number: int) -> State:
        """The state after `number` entries; an undo leads back to the one its answer was given on."""
        timeline = self.timelines.get(live.id)
        if timeline is None:
            timeline = self.timelines[live.id] = Timeline(
                live.game.new(live.row["seats"], live.row["seed"], live.row["options"])
            )
        self.timelines.move_to_end(live.id)
        while len(self.timelines) > self.most:
            self.timelines.popitem(last=False)
        for entry in live.entries[len(timeline.states) - 1 : number]:
            last = len(timeline.states) - 1
            if entry.token == UNDO:
                struck = timeline.origin[last]
                timeline.states.append(timeline.states[struck])
                timeline.origin.append(timeline.origin[struck])
            else:
                timeline.states.append(live.game.apply(timeline.states[last], entry.seat, entry.token).state)
                timeline.origin.append(last)
        return timeline.states[number]

    def told(self, live: LiveTable, reader: Reader, number: int) -> Message:
        """The table as it stood after `number` entries, as this reader may see it, with the words of that entry."""
        entry = live.entries[number - 1] if number else None
        moved = pieces(live, entry, reader.seat) if entry else []
        texts = live.game.texts(reader.lang).named(live.names)
        return {
            **scene(live, self.state(live, number), reader, moved),
            "n": number,
            "of": live.number,
            "by": entry.seat if entry else None,
            "told": sentences(live, entry, reader, texts) if entry else [],
        }
