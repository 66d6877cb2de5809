"""Puts the compiled lane into a wheel: the package `dovre_compiled`, see `src/dovre/lane.py`.

Where there is no C compiler, or with DOVRE_LANE=plain, the wheel is made without it and runs everywhere.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import mkdtemp

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface):
    folder = None  # where it was compiled

    def initialize(self, version, build_data):
        if version == "editable" or os.environ.get("DOVRE_LANE") == "plain":
            return
        folder = self.folder = Path(mkdtemp())
        source = str(Path(self.root) / "src")
        done = subprocess.run(
            [sys.executable, "-m", "dovre.compiling", str(folder)], env=os.environ | {"PYTHONPATH": source}, check=False
        )
        if done.returncode != 0:
            self.app.display_warning("the compiled lane could not be made: a wheel without it")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(folder / "dovre_compiled")] = "dovre_compiled"

    def finalize(self, version, build_data, artifact_path):
        if self.folder is not None:
            shutil.rmtree(self.folder)
