"""The page of the interface for programs: its OpenAPI document, told for people, with nothing but our own files."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from litestar import get
from litestar.response import Template
from markupsafe import Markup, escape

from dovre.kernel.game import slugs
from dovre.server import request_context
from dovre.server.forms import AnyRequest
from dovre.server.page_frame import address, own_texts, page

DOCUMENT = "/schema/openapi.json"

Schema = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Field:
    """A parameter or a field of a body: its name, its type with links, and what else is to be known."""

    name: str
    kind: Markup
    notes: str
    words: str


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing a program can ask for."""

    anchor: str
    method: str
    path: str
    summary: str
    parameters: tuple[Field, ...]
    body: Markup | None
    answers: tuple[tuple[str, Markup], ...]  # status and type
    refusals: tuple[tuple[str, str], ...]  # status and words, those that not all share


@get("/schema", include_in_schema=False)
async def interface_page(request: AnyRequest) -> Template:
    """What programs can ask for, by subject; then every type."""
    document = request.app.openapi_schema.to_schema()
    teller = _Teller(document, request_context.language(request))
    person = await request_context.person(request)
    return page(
        request,
        "interface",
        person,
        styles=["pages", "interface"],
        groups=teller.groups(),
        types=teller.types(),
        refusals=teller.shared,
        document=DOCUMENT,
        server=address(request),
        game=slugs()[0],
    )


class _Teller:
    """Reads a document; tells types and limits in one language."""

    def __init__(self, document: Schema, lang: str) -> None:
        self.document = document
        self.texts = own_texts(lang)
        self.say = self.texts.say
        every = [_refusals(operation) for _, _, operation in self._operations()]
        shared = sorted(set.intersection(*map(set, every)))
        self.shared = {status: self.told(words) for status, words in shared}

    def groups(self) -> dict[str, list[Operation]]:
        """The operations by their tag, in the order of the document."""
        found: dict[str, list[Operation]] = {}
        for path, method, operation in self._operations():
            tag = self.told(operation["tags"][0])
            found.setdefault(tag, []).append(self._operation(path, method, operation))
        return found

    def told(self, words: str) -> str:
        """Words of the document, which is in English, in the reader's language."""
        key = said_key(words)
        return self.say(key) if self.texts.has(key) else words

    def types(self) -> dict[str, list[Field]]:
        """The fields of every type that has a name."""
        schemas: Schema = self.document["components"]["schemas"]
        return {name: self._fields(schema) for name, schema in schemas.items()}

    def _operations(self) -> Iterator[tuple[str, str, Schema]]:
        for path, methods in self.document["paths"].items():
            for method, operation in methods.items():
                yield path, method, operation

    def _operation(self, path: str, method: str, operation: Schema) -> Operation:
        answers = [
            (status, self.kind(_content(answer)))
            for status, answer in operation["responses"].items()
            if int(status) < 400
        ]
        parameters = [
            self._field(one["name"], {**one["schema"], "description": one.get("description", "")}, one["required"])
            for one in operation.get("parameters", ())
        ]
        own = [(status, self.told(words)) for status, words in _refusals(operation) if status not in self.shared]
        body = operation.get("requestBody")
        return Operation(
            anchor=operation["operationId"],
            method=method.upper(),
            path=path,
            summary=self.told(operation["summary"]),
            parameters=tuple(parameters),
            body=self.kind(_content(body)) if body else None,
            answers=tuple(answers),
            refusals=tuple(own),
        )

    def _fields(self, schema: Schema) -> list[Field]:
        required = schema.get("required", ())
        return [self._field(name, one, name in required) for name, one in schema.get("properties", {}).items()]

    def _field(self, name: str, schema: Schema, required: bool) -> Field:
        notes = ", ".join(self._notes(schema, required))
        return Field(name, self.kind(schema), notes, self.told(schema.get("description", "")))

    def _notes(self, schema: Schema, required: bool) -> Iterator[str]:
        if not required:
            yield self.say("interface.optional")
        low, high = schema.get("minimum"), schema.get("maximum")
        if low is not None and high is not None:
            yield self.say("interface.range", low=int(low), high=int(high))
        elif high is not None:
            yield self.say("interface.most", most=int(high))
        if "maxLength" in schema:
            yield self.say("interface.longest", n=schema["maxLength"])
        if "maxItems" in schema:
            yield self.say("interface.range", low=schema.get("minItems", 0), high=schema["maxItems"])
        if schema.get("default") not in (None, "", {}, []):
            yield self.say("interface.default", value=str(schema["default"]))
        if schema.get("examples"):
            yield self.say("interface.example", value=str(schema["examples"][0]))

    def kind(self, schema: Schema) -> Markup:
        """A type in words, such as `array of SeatInfo`, with a link to each type that has a name."""
        if "$ref" in schema:
            name = schema["$ref"].rpartition("/")[2]
            return Markup('<a href="#type-{0}"><code>{0}</code></a>').format(name)
        if "oneOf" in schema:
            return Markup(" | ").join(map(self.kind, schema["oneOf"]))
        if "enum" in schema:
            return Markup(" | ").join(Markup("<code>{}</code>").format(f'"{one}"') for one in schema["enum"])
        if schema.get("type") == "array":
            return escape(self.say("interface.array")) + Markup(" ") + self.kind(schema.get("items", {}))
        if schema.get("additionalProperties"):
            return escape(self.say("interface.map")) + Markup(" ") + self.kind(schema["additionalProperties"])
        return Markup("<code>{}</code>").format(schema.get("type", "any"))


def said_key(words: str) -> str:
    """The key of words of the document among our texts.

    >>> said_key("Counted from 0.")
    'interface.said.counted_from_0'
    """
    return "interface.said." + re.sub(r"[^a-z0-9]+", "_", words.lower()).strip("_")[:40].strip("_")


def _content(of: Schema) -> Schema:
    """The type of a body or an answer; an empty one where there is none."""
    return next((dict(one["schema"]) for one in of.get("content", {}).values()), {})


def _refusals(operation: Schema) -> list[tuple[str, str]]:
    answers = operation["responses"].items()
    return [(status, answer["description"]) for status, answer in answers if int(status) >= 400]


ROUTES: list[Any] = [interface_page]
