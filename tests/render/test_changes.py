"""Changes: a page that applies them shows the new drawing."""

from dovre.render.changes import changes
from dovre.render.svg import LAYERS, Drawing
from tests.render.apply import applied


def drawing(parts, title="t", words=("one.", "two."), symbols=(), head="<svg>", defs=""):
    layers = {layer: {} for layer in LAYERS}
    for key, content in parts.items():
        layers[key.split(":")[0]][key] = f'<g data-part="{key}">{content}</g>'
    return Drawing(head, title, words, defs, {name: f'<symbol id="{name}"/>' for name in symbols}, layers)


OLD = drawing({"board:a": 1, "board:b": 2, "pieces:a": 3}, symbols=("x",))


def test_equal_drawings_change_nothing():
    found = changes(OLD, drawing({"board:a": 1, "board:b": 2, "pieces:a": 3}, symbols=("x",)))
    assert (found.symbols, found.gone, found.parts, found.order, found.title, found.words) == ({}, (), {}, {}, None, {})


def test_only_what_changed_is_told():
    new = drawing({"board:a": 1, "board:b": 9, "targets:c": 4}, "u", ("one.", "2."), ("x", "y"))
    found = changes(OLD, new)
    assert list(found.symbols) == ["y"]
    assert found.gone == ("pieces:a",)
    assert list(found.parts) == ["board:b", "targets:c"]
    assert found.order == {}
    assert (found.title, found.words, found.count) == ("u", {1: "2."}, 2)
    assert applied(OLD, found) == new


def test_the_order_of_a_layer_is_told_if_it_cannot_be_guessed():
    new = drawing({"board:c": 1, "board:b": 2, "board:a": 1, "pieces:a": 3, "pieces:b": 3}, symbols=("x",))
    found = changes(OLD, new)
    assert found.order == {"board": ("board:c", "board:b", "board:a")}
    assert applied(OLD, found) == new


def test_sentences_come_and_go():
    for words in ((), ("one.",), ("one.", "two.", "three."), ("zero.", "one.", "two.")):
        new = drawing({"board:a": 1, "board:b": 2, "pieces:a": 3}, words=words, symbols=("x",))
        assert applied(OLD, changes(OLD, new)) == new


def test_symbols_the_page_has_got_before_are_not_sent_again():
    assert changes(OLD, drawing({}, symbols=("x", "y", "z")), known={"y"}).symbols.keys() == {"z"}


def test_another_look_needs_the_whole_drawing():
    assert changes(OLD, drawing({}, head="<svg class='dark'>")) is None
    assert changes(OLD, drawing({}, defs="<pattern/>")) is None
