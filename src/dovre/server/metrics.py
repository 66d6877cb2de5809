"""Prometheus metrics of tables, bots and commits, beside those of requests."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

ANSWERS = Counter("dovre_answers_total", "Answers taken and stored", ["game"])
REFUSALS = Counter("dovre_refusals_total", "Requests and messages that were refused", ["code"])
SOCKETS = Gauge("dovre_sockets", "Open sockets", multiprocess_mode="livesum")
TABLES = Gauge("dovre_live_tables", "Tables in memory", multiprocess_mode="livesum")
COMMIT = Histogram("dovre_commit_seconds", "From an answer to its place on disk")
FAULTS = Counter("dovre_bot_faults_total", "Answers of bots replaced by random ones", ["bot", "fault"])
THINKING = Histogram("dovre_bot_seconds", "How long bots think", ["bot"])


@cache
def answers_counter(game: str) -> Counter:
    """The counter of one game: looked up once, not with every answer."""
    return ANSWERS.labels(game)


@cache
def thinking_timer(bot: str) -> Histogram:
    """The histogram of one bot."""
    return THINKING.labels(bot)
