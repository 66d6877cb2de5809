"""What the server counts for its keeper, beside what every request is counted for."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

ANSWERS = Counter("dovre_answers_total", "Answers taken and stored", ["game"])
REFUSALS = Counter("dovre_refusals_total", "Requests and messages that were refused", ["code"])
SOCKETS = Gauge("dovre_sockets", "Open sockets")
TABLES = Gauge("dovre_live_tables", "Tables in memory")
COMMIT = Histogram("dovre_commit_seconds", "From an answer to its place on disk")
THINKING = Histogram("dovre_bot_seconds", "How long bots think", ["bot"])
