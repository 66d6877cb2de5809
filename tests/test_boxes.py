"""The box of every game that has one: its files, an owner's in their place, and files that cannot be read."""

import re
from importlib import resources
from pathlib import Path

import pytest

from dovre.kernel.components import PROVENANCES
from dovre.kernel.errors import BadComponents
from dovre.kernel.game import box_option
from dovre.kernel.texts import LANGUAGES
from tests.every import ALL

every_box = pytest.mark.parametrize("hooks", [one for one in ALL if one.box_files], ids=lambda one: one.slug)


def house(hooks, name):
    """A file of the house, as text."""
    return (resources.files(hooks.game.package) / "data" / f"{name}.toml").read_text(encoding="utf-8")


def refused(hooks, folder):
    with pytest.raises(BadComponents) as caught:
        hooks.box_files.load(folder)
    return {lang: caught.value.words(lang) for lang in LANGUAGES}


@every_box
def test_every_file_says_what_it_is_and_where_it_comes_from(hooks):
    box = hooks.box_files.load()
    assert set(hooks.box_files.files) <= set(box.provenance)
    assert set(box.provenance.values()) <= set(PROVENANCES)
    for name in hooks.box_files.files:
        assert house(hooks, name).startswith("# "), name


@every_box
def test_every_component_with_a_name_has_one_of_its_own_in_both_languages(hooks):
    for lang in LANGUAGES:
        names = hooks.box_files.load().names[lang]
        assert len(set(names.values())) == len(names)
        assert all(name.strip() == name != "" for name in names.values())


@every_box
def test_the_box_of_the_house_has_no_fingerprint(hooks, tmp_path):
    box = hooks.box_files.load()
    assert box == hooks.game.box
    assert box.fingerprint == ""
    assert box_option(box, "RULE-1") == ()
    assert hooks.box_files.load(tmp_path) == box
    for name in hooks.box_files.files:
        (tmp_path / f"{name}.toml").write_text(house(hooks, name), encoding="utf-8")
    assert hooks.box_files.load(tmp_path) == box


@every_box
def test_an_owners_box_has_a_fingerprint_and_is_an_option(hooks, tmp_path):
    name, old, new = hooks.box_change
    text = house(hooks, name)
    assert old in text
    (tmp_path / f"{name}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    box = hooks.box_files.load(tmp_path)
    assert re.fullmatch("[0-9a-f]{8}", box.fingerprint)
    assert hooks.box_files.load(tmp_path).fingerprint == box.fingerprint
    (option,) = box_option(box, "RULE-1")
    assert (option.name, option.choices, option.rule) == ("box", (box.fingerprint,), "RULE-1")


@every_box
def test_another_provenance_does_not_change_the_fingerprint(hooks, tmp_path):
    for name in hooks.box_files.files:
        text = re.sub(r'provenance = "\w+"', 'provenance = "own"', house(hooks, name))
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    box = hooks.box_files.load(tmp_path)
    assert set(box.provenance.values()) == {"own"}
    assert box.fingerprint == ""


@every_box
def test_files_of_other_systems_are_read(hooks, tmp_path):
    for name in hooks.box_files.files:
        raw = house(hooks, name).replace("\n", "\r\n").encode("utf-8-sig")
        (tmp_path / f"{name}.toml").write_bytes(raw)
    (tmp_path / ".DS_Store").write_bytes(b"\0")
    assert hooks.box_files.load(tmp_path) == hooks.game.box


@every_box
def test_the_environment_names_the_folder(hooks, tmp_path):
    own_folder = hooks.box_files.own_folder
    assert own_folder({}) is None
    assert own_folder({"DOVRE_COMPONENTS": ""}) is None
    assert own_folder({"DOVRE_COMPONENTS": str(tmp_path)}) is None
    (tmp_path / hooks.slug).mkdir()
    assert own_folder({"DOVRE_COMPONENTS": str(tmp_path)}) == tmp_path / hooks.slug


@every_box
def test_a_folder_that_does_not_exist_is_refused(hooks, tmp_path):
    (tmp_path / hooks.slug).write_text("", encoding="utf-8")
    with pytest.raises(BadComponents, match="which is not a folder"):
        hooks.box_files.own_folder({"DOVRE_COMPONENTS": str(tmp_path / "nowhere")})
    folder = hooks.box_files.own_folder({"DOVRE_COMPONENTS": str(tmp_path)})
    assert "which is not a folder" in refused(hooks, folder)["en"]


@every_box
def test_a_file_that_is_no_toml_is_refused_with_its_line(hooks, tmp_path):
    for name in hooks.box_files.files:
        file = tmp_path / f"{name}.toml"
        file.write_text(house(hooks, name) + "\nthis is = no = toml\n", encoding="utf-8")
        told = refused(hooks, tmp_path)
        line = len(file.read_text(encoding="utf-8").splitlines())
        assert told["en"].startswith(f"{file}, line {line}")
        assert told["fr"].startswith(f"{file}, ligne {line}")
        file.unlink()


@every_box
def test_a_file_without_its_rows_is_refused(hooks, tmp_path):
    for name in hooks.box_files.files:
        file = tmp_path / f"{name}.toml"
        file.write_text('provenance = "own"\n', encoding="utf-8")
        told = refused(hooks, tmp_path)
        assert told["en"].startswith(str(file))
        assert told["en"] != told["fr"]
        file.unlink()


@every_box
def test_a_file_that_is_no_text_is_refused(hooks, tmp_path):
    file = tmp_path / f"{hooks.box_files.files[0]}.toml"
    file.write_bytes(b"# box\nprovenance = '\xff'\n")
    assert refused(hooks, tmp_path) == {
        "en": f"{file}, line 2: this is not a text in UTF-8.",
        "fr": f"{file}, ligne 2\u00a0: ce n'est pas un texte en UTF-8.",
    }


@every_box
def test_a_file_that_cannot_be_opened_is_refused(hooks, tmp_path, monkeypatch):
    read = Path.read_bytes

    def read_others(path):
        if path.parent == tmp_path:
            raise PermissionError(path)
        return read(path)

    file = tmp_path / f"{hooks.box_files.files[0]}.toml"
    file.write_text("", encoding="utf-8")
    monkeypatch.setattr(Path, "read_bytes", read_others)
    assert refused(hooks, tmp_path) == {
        "en": f"{file} cannot be opened.",
        "fr": f"{file} ne peut pas être ouvert.",
    }


@every_box
@pytest.mark.parametrize("name", ["boxes.toml", "{file}.toml.bak", "readme.md", "{slug}"])
def test_an_unknown_file_is_refused(hooks, tmp_path, name):
    path = tmp_path / name.format(file=hooks.box_files.files[0], slug=hooks.slug)
    path.write_text("", encoding="utf-8")
    for told in refused(hooks, tmp_path).values():
        assert str(path) in told
        assert f"{hooks.box_files.files[0]}.toml" in told


@every_box
def test_a_folder_in_place_of_a_file_is_refused(hooks, tmp_path):
    name = f"{hooks.box_files.files[0]}.toml"
    (tmp_path / name).mkdir()
    assert f"{name} is not a file of components" in refused(hooks, tmp_path)["en"]
