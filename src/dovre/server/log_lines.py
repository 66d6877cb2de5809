"""What the server tells on standard error."""

from __future__ import annotations

import sys

import structlog


def configure_logging(level: str) -> None:
    """Log lines go to standard error: in colour on a terminal, else as JSON.

    Tracebacks come without the values of variables: hands and sealed answers are among them.
    """
    person = sys.stderr.isatty()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *(
                [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
                if person
                else [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
            ),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
