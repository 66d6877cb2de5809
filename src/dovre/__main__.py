"""`python -m dovre` is the command `dovre`."""

from dovre.cli import main

if __name__ == "__main__":
    main()
