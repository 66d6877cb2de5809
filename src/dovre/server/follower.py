"""What a worker does with the news of others: take over entries, seats, talk, who is here, ended sessions."""

from __future__ import annotations

from dovre.server.identity import Identity
from dovre.server.lessons import Lessons
from dovre.server.news import (
    EntryStored,
    Item,
    LessonKept,
    LineSaid,
    PeopleHere,
    SessionEnded,
    TableChanged,
    WhoIsHere,
    WorkerJoined,
)
from dovre.server.tables import Tables
from dovre.server.talk import hear_line


class Follower:
    """Keeps tables, lessons and sessions of this worker in step with the others."""

    def __init__(self, tables: Tables, lessons: Lessons, identity: Identity) -> None:
        self.tables = tables
        self.lessons = lessons
        self.identity = identity

    async def open(self) -> None:
        await self.tables.news.open(self.tables.store, self.hear, self.workers_changed, self.something_missed)

    async def close(self) -> None:
        await self.tables.news.close()

    def hear(self, sender: int, item: Item) -> None:
        """Act on one item of news."""
        match item:
            case SessionEnded(session=session):
                self.identity.close_sockets(bytes.fromhex(session))
            case LessonKept(person=person, game=game):
                self.lessons.forget(person, game)
            case WorkerJoined():
                pass  # those who count workers look again
            case _:
                self._hear_of_table(sender, item)

    def _hear_of_table(self, sender: int, item: EntryStored | TableChanged | LineSaid | PeopleHere | WhoIsHere) -> None:
        live = self.tables.live.get(item.table)
        if live is None:
            if isinstance(item, EntryStored | TableChanged):
                self.tables.note_due(item.table, item.due)
            return
        match item:
            case EntryStored():
                live.hear_entry(item)
            case TableChanged():
                live.catch_up()
            case LineSaid(number=number):
                self.tables.spawn(hear_line(live, number))
            case PeopleHere(sockets=sockets, watching=watching):
                live.presence.hear(sender, sockets, watching)
            case WhoIsHere():
                sockets, watching = live.presence.of_this_worker
                if sockets or watching:
                    self.tables.spawn(self.tables.store.tell(PeopleHere(live.id, sockets, watching)))

    def workers_changed(self, gone: set[int]) -> None:
        """Workers have come or gone: other tables may be this one's own, and who sat there is no longer here."""
        for live in self.tables.live.values():
            for worker in gone & live.presence.elsewhere.keys():
                live.presence.hear(worker, {}, 0)
        self.tables.owned_changed.set()

    def something_missed(self) -> None:
        """The line for news was cut: read on everywhere, and ask again who is here."""
        for live in list(self.tables.live.values()):
            live.catch_up()
            for worker in list(live.presence.elsewhere):
                live.presence.hear(worker, {}, 0)
            self.tables.spawn(self.tables.store.tell(WhoIsHere(live.id)))
            if live.talk is not None:
                self.tables.spawn(hear_line(live, live.talk.last + 1))
