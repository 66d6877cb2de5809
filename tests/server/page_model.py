"""A page in Python: does with the messages of a table what `wire.js` and `board.js` do with them."""

import xml.etree.ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
ROWS = ("sheet", "seats")


def elements(texts):
    """Pieces of SVG as canonical text, by their `data-part` or `id`."""
    root = ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(texts)}</svg>')
    return {node.get("data-part") or node.get("id"): ET.tostring(node, "unicode") for node in root}


class Board:
    """A drawing taken apart: title, sentences, symbols, and for each layer its parts in order."""

    def __init__(self, text):
        root = ET.fromstring(text)
        self.head = root.attrib
        self.title = root.find(f"{SVG}title").text or ""
        self.words = (root.find(f"{SVG}desc").text or "").split("\n")
        self.symbols = {node.get("id"): ET.tostring(node, "unicode") for node in root.find(f"{SVG}defs")}
        self.layers = {
            layer.get("class"): {part.get("data-part"): ET.tostring(part, "unicode") for part in layer}
            for layer in root.findall(f"{SVG}g")
        }

    def layer(self, key):
        return self.layers[key.partition(":")[0]]

    def change(self, changes):
        """Apply changes; False if they do not fit."""
        for key in changes.get("gone", ()):
            if self.layer(key).pop(key, None) is None:
                return False
        for key, text in elements(changes.get("parts", {}).values()).items():
            self.layer(key)[key] = text
        for name, keys in changes.get("order", {}).items():
            layer = self.layers[name]
            if set(keys) != set(layer):
                return False
            self.layers[name] = {key: layer[key] for key in keys}
        self.symbols |= elements(changes.get("symbols", {}).values())
        self.title = changes.get("title", self.title)
        self.words = (self.words + [""] * changes["count"])[: changes["count"]]
        for at, sentence in changes.get("words", {}).items():
            self.words[int(at)] = sentence
        return True

    def same(self, other):
        """Whether one sees the same; symbols that are no longer used may stay."""
        return (
            (self.head, self.title, self.words) == (other.head, other.title, other.words)
            and [(name, list(layer.items())) for name, layer in self.layers.items()]
            == [(name, list(layer.items())) for name, layer in other.layers.items()]
            and other.symbols.items() <= self.symbols.items()
        )


class Page:
    """What a page knows of its table after all it has heard; `log` gathers the story."""

    def __init__(self):
        self.told = {}
        self.board = None
        self.log = []

    def hear(self, message):
        """Take a message of the table; False if it builds on another picture, or does not fit this one."""
        if "base" in message and message["base"] != self.told.get("seq"):
            return False
        if "board" in message:
            self.board = Board(message["board"])
        elif not self.board.change(message["changes"]):
            return False
        facts = {key: value for key, value in message.items() if key not in ("board", "changes", "base", "log")}
        if "base" in message:
            for name in ROWS:
                rows = {row["seat"]: row for row in message.get(name, ())}
                facts[name] = [rows.get(row["seat"], row) for row in self.told[name]]
            facts = {**self.told, **facts}
        self.told = facts
        self.log += message["log"]
        return True

    def same(self, other):
        return self.told == other.told and self.log == other.log and self.board.same(other.board)
