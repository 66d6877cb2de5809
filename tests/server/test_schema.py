"""The interface for programs keeps what its OpenAPI document says, whatever is sent: Schemathesis tries."""

import json

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.process import Server

PROMISES = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
TRIES = 60  # of each operation


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("schema") / "dovre.sqlite3") as server:
        yield server


@pytest.fixture(scope="module")
def table(server):
    """A running table with a program on each seat, and another with a free one."""
    program, free = {"kind": "program"}, {"kind": "open"}
    made = server.post("/api/tables", {"game": "kings", "seats": [program, program], "seed": 7})
    made["open"] = server.post("/api/tables", {"game": "kings", "seats": [program, free]})["table"]
    return made


@pytest.fixture(scope="module")
def document(server):
    return schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")


def check(case, answer):
    """Never our fault; what is promised has the shape it is promised in; a refusal is a code and words."""
    case.validate_response(answer, checks=PROMISES)
    if answer.status_code < 300:
        return
    refused = json.loads(answer.text)
    assert set(refused) == {"code", "words"}
    assert refused["code"].startswith(("refused.", "error.", "refusal."))
    assert refused["words"]


def make_real(case, table):
    """Past the door: the game and the table exist, and the token is good."""
    path, body = case.path_parameters or {}, case.body
    if "game" in path:
        path["game"] = "kings"
    if isinstance(body, dict) and "game" in body:
        body["game"] = "kings"
    if "table" in path:
        path["table"] = table["open" if "seat" in path else "table"]
        case.headers = {**(case.headers or {}), "authorization": f"Bearer {table['tokens']['0']}"}


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_every_operation_with_whatever_comes(document, mode, table):
    """As it may be sent and as it may not; of an unknown table, and at a real one with a good token."""
    tried = set()
    for operation in (found.ok() for found in document.get_all_operations()):
        if mode is GenerationMode.NEGATIVE and not (operation.path_parameters or operation.query or operation.body):
            continue  # there is nothing one could get wrong

        @settings(max_examples=TRIES, deadline=None, database=None, derandomize=True, suppress_health_check=HealthCheck)
        @given(operation.as_strategy(generation_mode=mode), booleans())
        def try_it(case, real):
            case.query = {name: value for name, value in (case.query or {}).items() if name != "after"}  # it would wait
            if real:
                make_real(case, table)
            answer = case.call(timeout=10)
            tried.add((case.operation.label, answer.status_code))
            check(case, answer)

        try_it()
    print(sorted(tried))
    assert len({label for label, _ in tried}) >= 7
