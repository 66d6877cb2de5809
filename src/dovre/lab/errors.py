"""What can be wrong with a run of the lab: one sentence, in the reader's language."""

from __future__ import annotations

import errno
from pathlib import Path

from dovre.kernel.errors import DovreError
from dovre.kernel.texts import Texts, load_texts


class LabError(DovreError):
    """Bad input to the lab, or a run that cannot go on; the sentence stands under `wrong` in its texts."""

    key = "wrong"

    def texts(self, lang: str) -> Texts:
        return load_texts("dovre.lab", lang)


def disk_error(error: OSError, path: Path) -> LabError:
    """What the operating system says about a file, as a sentence."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return LabError("full", path=path)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return LabError("denied", path=path)
    return LabError("file", path=path, why=error.strerror or type(error).__name__)
