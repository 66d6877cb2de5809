"""`python -m dovre` is the command `dovre`."""

import sys
from typing import NoReturn

INTERRUPTED = 130


def main() -> NoReturn:
    """The command, quiet when it is interrupted before it could say so itself: while it is being loaded, or ending."""
    try:
        from dovre.cli import main

        main()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
