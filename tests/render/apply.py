"""What a page does with the changes of a drawing, in few lines."""

from dovre.render.svg import LAYERS, Drawing


def applied(old, changes):
    """The new drawing, made of the old one and the changes."""
    parts = {key: text for key, text in old.parts.items() if key not in changes.gone}
    parts |= changes.parts
    layers = {}
    for layer in LAYERS:
        keys = [key for key in parts if key.startswith(layer + ":")]
        layers[layer] = {key: parts[key] for key in changes.order.get(layer, keys)}
        assert len(layers[layer]) == len(keys)
    words = [*old.words, *[""] * changes.count][: changes.count]
    for at, sentence in changes.words.items():
        words[at] = sentence
    title = old.title if changes.title is None else changes.title
    return Drawing(old.head, title, words, old.defs, {**old.symbols, **changes.symbols}, layers)
