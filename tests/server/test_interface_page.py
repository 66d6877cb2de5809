"""The page of the interface for programs tells all of its document, in the frame of every page."""

import re

import pytest

from dovre.server.interface_page import said_key
from dovre.server.page_frame import own_texts


@pytest.fixture
def document(client):
    return client.get("/schema/openapi.json").json()


def get(client, lang="en"):
    answer = client.get("/schema", headers={"accept-language": lang})
    assert answer.status_code == 200
    assert "unsafe" not in answer.headers["content-security-policy"]
    return answer.text


def test_every_operation_and_every_type_is_told(client, document):
    page = get(client)
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            section = page.partition(f'id="{operation["operationId"]}"')[2].partition("</section>")[0]
            assert method.upper() in section
            assert f"<code>{path}</code>" in section
            for parameter in operation.get("parameters", ()):
                assert f"<code>{parameter['name']}</code>" in section
    for name, schema in document["components"]["schemas"].items():
        section = page.partition(f'id="type-{name}"')[2].partition("</section>")[0]
        for field in schema["properties"]:
            assert f"<code>{field}</code>" in section


def test_links_lead_somewhere_and_nothing_comes_from_elsewhere(client):
    page = get(client)
    for anchor in set(re.findall(r'href="#([^"]+)"', page)):
        assert f'id="{anchor}"' in page
    assert not re.search(r"""(?:src|href|action)="(?:https?:)?//""", page)
    assert not re.search(r"<style|<script(?![^>]* src=)| style=| on\w+=", page)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["The interface for programs", "list of", "characters at most", "optional"]),
        (
            "fr",
            [
                "L&#39;interface pour programmes",
                "Prendre une place libre",
                "liste de",
                "caractères au plus",
                "facultatif",
            ],
        ),
    ],
)
def test_in_both_languages(client, lang, words):
    page = get(client, lang)
    assert all(word in page for word in words)


def test_words_of_the_document_are_told_in_both_languages(document):
    """Its English is the English of our texts, word for word."""
    said = {operation["summary"] for methods in document["paths"].values() for operation in methods.values()}
    said |= {words for words in descriptions(document) if not words.startswith(("Document", "Request fulfilled"))}
    english, french = own_texts("en"), own_texts("fr")
    for words in said:
        assert english.say(said_key(words)) == words
        assert french.say(said_key(words)) != words
    tags = {tag for methods in document["paths"].values() for one in methods.values() for tag in one["tags"]}
    keys = {key for key in english.table if key.startswith("interface.said.")}
    assert keys == {said_key(words) for words in said | tags}


def descriptions(part):
    if isinstance(part, dict):
        if isinstance(part.get("description"), str):
            yield part["description"]
        part = list(part.values())
    for one in part if isinstance(part, list) else ():
        yield from descriptions(one)


def test_the_document_has_one_address_and_the_page_another(client):
    assert client.get("/schema/openapi.json").headers["content-type"].startswith("application/vnd.oai.openapi+json")
    assert client.get("/schema").headers["content-type"].startswith("text/html")
    assert client.get("/schema/nothing").status_code == 404
