"""Tables for a terminal."""

from dovre.render import svg, text


def test_widths_are_counted_as_a_terminal_counts():
    assert text.width("Orc") == 3
    assert text.width(text.paint("Orc", "bold red", True)) == 3
    assert text.width("山田") == 4
    assert text.width("e\u0301") == 1


def test_colour_is_asked_for():
    assert text.paint("Orc", "green", False) == "Orc"
    assert text.paint("Orc", "green", True) == "\x1b[32mOrc\x1b[0m"


def test_a_name_cannot_steer_the_terminal():
    assert "\x1b" not in text.plain("Em\x1b[2Jma\n")
    assert text.plain("Fin\u00a0: Emma") == svg.plain("Fin\u00a0: Emma") == "Fin\u00a0: Emma"


def test_rules_fill_the_line():
    assert text.width(text.rule("Camp", 60)) == 60
    assert text.width(text.rule("Camp", 60, "−5")) == 60


def test_lines_fold_under_their_first_word():
    lines = text.fold("Hand  ", ["Opal Well", "Iron Stair", "Coal Throat"], 24, ", ")
    assert lines == ["Hand  Opal Well,", "      Iron Stair,", "      Coal Throat"]


def test_tables_keep_their_columns_and_their_width():
    rows = [["c1", "Opal Well", "value 6", "Orc Goblin Giant"], ["c2", "Tin", "value 3", "·"]]
    lines = text.table(rows, 40)
    assert lines[-1].index("value") == lines[0].index("value")
    assert all(text.width(line) <= 40 for line in lines)
    assert text.table([], 40) == []


def test_cut_marks_what_is_missing():
    assert text.cut("Gold Cathedral", 8) == "Gold Ca…"
    assert text.cut("Gold", 8) == "Gold"
