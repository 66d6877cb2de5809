"""The two lanes: the sources as they are, or the hot part of the same sources compiled by mypyc.

`./dovre build`, and a wheel made where a C compiler is, put a package `dovre_compiled` beside the others: libraries
with the compiled modules, the names of these modules, and a digest of the sources they were made of (`compiling.py`).
It is used if it was made of the very sources that are here; after any change of them the plain lane is used until the
next build, so that nobody plays rules that no longer stand in the sources. `DOVRE_LANE=plain` leaves it aside.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

VARIABLE = "DOVRE_LANE"
PACKAGE = "dovre_compiled"
SOURCE = Path(__file__).resolve().parent.parent

PLAIN, COMPILED = "plain", "compiled"


def source_path(module: str) -> Path:
    """Where the source of a module of dovre stands."""
    return SOURCE.joinpath(*module.split(".")).with_suffix(".py")


def digest_of(modules: Iterable[str]) -> str:
    """A name for the present text of these modules."""
    digest = blake2b(digest_size=16)
    for module in modules:
        text = source_path(module).read_bytes()
        digest.update(f"{module} {len(text)}\n".encode())
        digest.update(text)
    return digest.hexdigest()


class CompiledModules:
    """Finds and starts the modules that are compiled, before the import system looks for their sources."""

    def __init__(self, folder: Path, libraries: Mapping[str, str]) -> None:
        self.folder = folder
        self.libraries = libraries  # by module: the library it is in

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: Any = None) -> ModuleSpec | None:
        if name in self.libraries:
            return ModuleSpec(name, self, origin=str(self.folder))  # type: ignore[arg-type]
        if name in self.libraries.values():
            return spec_from_file_location(name, self.folder / f"{name}{EXTENSION_SUFFIXES[0]}")
        return None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """mypyc keeps the start of each module of a library as a capsule in it; the module comes back filled."""
        library = _library(self.libraries[spec.name])
        if hasattr(library, "ensure_deps"):
            _call(library, "ensure_deps", False)
        started: ModuleType = _call(library, "init_" + spec.name.replace(".", "___"), True)
        return started

    def exec_module(self, module: ModuleType) -> None:
        """It has run already."""


def _library(name: str) -> ModuleType:
    found = sys.modules.get(name)
    if found is None:
        spec = find_spec(name)
        assert spec is not None
        assert spec.loader is not None
        found = sys.modules[name] = module_from_spec(spec)
        spec.loader.exec_module(found)
    return found


def _call(library: ModuleType, name: str, gives_object: bool) -> Any:
    """Call the C function without arguments that a library has in a capsule."""
    import ctypes

    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
    address = pointer(getattr(library, name), f"{library.__name__}.{name}".encode())
    return ctypes.PYFUNCTYPE(ctypes.py_object if gives_object else ctypes.c_int)(address)()


def _choose() -> tuple[str, str]:
    """Which lane is taken, and the reason if it is the plain one: chosen, missing, stale."""
    if os.environ.get(VARIABLE) == PLAIN:
        return PLAIN, "chosen"
    spec = find_spec(PACKAGE)
    if spec is None or spec.loader is None or spec.origin is None:
        return PLAIN, "missing"
    made = module_from_spec(spec)
    spec.loader.exec_module(made)
    folder = Path(spec.origin).parent
    libraries: dict[str, str] = made.LIBRARIES
    if not all((folder / f"{name}{EXTENSION_SUFFIXES[0]}").exists() for name in set(libraries.values())):
        return PLAIN, "missing"
    try:
        fresh = digest_of([*libraries, *made.ALSO]) == made.SOURCES
    except OSError:
        fresh = False
    if not fresh:
        return PLAIN, "stale"
    sys.meta_path.insert(0, CompiledModules(folder, libraries))
    return COMPILED, ""


LANE, WHY = _choose()
