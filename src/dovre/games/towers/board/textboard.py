"""The table of `towers` as text for a terminal: the same content as the picture, and the same view behind it."""

from __future__ import annotations

from collections.abc import Sequence

from dovre.games.towers.board.scene import until_boss
from dovre.games.towers.board.seen import Scene, counts_of, hand_of, scenes_of
from dovre.games.towers.board.words import Words, words_of
from dovre.games.towers.components import (
    BOX,
    CELL_NAMES,
    COLOURS,
    CREATURES,
    KIND,
    NONE,
    QUEST_NAMES,
    SPELL_NAMES,
    SPOT_NAMES,
    TOKEN_NAMES,
    TROPHY_NAMES,
    bits_of,
)
from dovre.games.towers.path import path_of, point_xy, xy
from dovre.games.towers.view import TowersView
from dovre.render import page as render_page
from dovre.render.frame import near_seat, rivals

SIGNS = {0: " ", 1: "╵", 2: "╶", 3: "└", 4: "╷", 5: "│", 6: "┌", 7: "├", 8: "╴", 9: "┘", 10: "─", 11: "┴", 12: "┐",
         13: "┤", 14: "┬", 15: "┼"}  # fmt: skip


class Page(render_page.Page[TowersView, Words]):
    """The page of `towers`."""


def text(view: TowersView, *, lang: str = "en", names: Sequence[str] = (), color: bool = False, width: int = 80) -> str:
    """The view as lines of at most `width` columns."""
    words = words_of(lang, tuple(names))
    page = Page(view, words, color, max(40, width))
    page.head(words.heading(), words.turn(view), words.state(view))
    _centre(page)
    for seat in (*rivals(view), near_seat(view)):
        _area(page, seat)
    if view.seat is not None and view.hands[view.seat]:
        _hand(page, view.seat)
    return str(page)


def _centre(page: Page) -> None:
    """Events, spells, trophies, market, reserve."""
    view, words, say = page.view, page.words, page.words.say
    if view.event != NONE:
        page.tell(words.event(view.event, "event"))
    if view.force != NONE:
        page.tell(words.event(view.force, "force"))
    page.tell(words.pile("events", view.events, len(view.resolved)))
    if view.seats == 1:
        page.rule(say("board.section.spells"), str(view.pawn))
        for spell in view.spells:
            page.tell(f"{SPELL_NAMES[spell]}  {words.spell(spell)}")
    elif view.trophies:
        page.rule(say("board.section.trophies"))
        for trophy, owner in zip(view.trophies, view.held, strict=True):
            page.tell(f"{TROPHY_NAMES[trophy]}  {words.trophy(trophy, owner, counts_of(view, trophy))}")
    page.rule(say("board.section.market"), words.pile("quests", view.deck, len(view.discard)))
    for quest in view.market:
        if quest != NONE:
            page.tell(f"{page.bold(QUEST_NAMES[quest])}  {words.quest(quest)}")
    page.list(
        say("board.section.towers"),
        [f"{say(f'tower.{colour}')} {left}" for colour, left in zip(COLOURS, view.reserve, strict=True)],
    )
    page.tell(words.pile("extensions", view.extension))


def _area(page: Page, seat: int) -> None:
    """A player: figures, the path as lines, towers and creatures."""
    view, words, say = page.view, page.words, page.words.say
    scene = scenes_of(view)[seat]
    threats = sum([walker.reaches for walker in scene.creatures])
    page.rule(f"{page.turn_sign(seat)}{page.seat(seat)}", words.first() if view.first == seat else "")
    page.tell(
        words.seat_line(seat, view.guards[seat], view.damage[seat], view.crystals[seat], len(scene.towers), threats)
    )
    told = [
        words.city(scene.city, scene.guards, len(scene.inside)),
        words.mine(scene.top, scene.pile, until_boss(scene.pile)),
    ]
    told += [words.tiles(view.tiles[seat], bool(view.banned[seat])), words.hand(len(view.hands[seat]))]
    caught = [say(f"creature.{CREATURES[KIND[token]]}") for token in bits_of(view.caught[seat])]
    if caught:
        told.append(f"{words.dungeon(len(caught))}: {', '.join(caught)}")
    page.tell(". ".join(told) + ".")
    page.lines += _map(scene)
    rows = [
        [page.bold(SPOT_NAMES[tower.spot]), words.tower(tower, path_of(scene.laid).cover[tower.spot].bit_count())]
        for tower in scene.towers
    ]
    rows += [[page.bold(TOKEN_NAMES[walker.token]), words.walker(walker)] for walker in scene.creatures]
    rows += [[page.bold(CELL_NAMES[cell]), words.marker(cell)] for cell in scene.markers]
    for name, sentence in rows:
        page.tell(f"{name}  {sentence}")


def _map(scene: Scene) -> list[str]:
    """The path as a picture of lines: cells by number, M for the mine, C for the city."""
    way = path_of(scene.laid)
    found = {xy(way, cell): f"{SIGNS[way.opens[cell]]}{cell + 1:<2}" for cell in range(way.length)}
    found[point_xy(way.city)] = "C  "
    found[BOX.mine.blocked[1]] = "M  "
    xs, ys = [x for x, _ in found], [y for _, y in found]
    return [
        "  " + "".join([found.get((x, y), "   ") for x in range(min(xs), max(xs) + 1)])
        for y in range(min(ys), max(ys) + 1)
    ]


def _hand(page: Page, seat: int) -> None:
    words = page.words
    page.rule(words.say("board.hand_title"))
    for quest, copies in hand_of(page.view, seat):
        times = f" ×{copies}" if copies > 1 else ""
        page.tell(f"{page.bold(QUEST_NAMES[quest])}{times}  {words.quest(quest)}")
