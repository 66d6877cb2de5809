"""Figures as words and numbers of the reader's language."""

from __future__ import annotations

from typing import Any

import dovre
from dovre.kernel.game import Game
from dovre.kernel.texts import Texts, load_texts
from dovre.lab.components import name_of
from dovre.lab.plan import Plan
from dovre.lab.statistics import Difference, Mean, Share


class Words:
    """The words of the lab and of one game, in one language."""

    def __init__(self, slug: str, lang: str) -> None:
        self.lang = lang
        self.texts: Texts = load_texts("dovre.lab", lang)
        self.game: Game[Any, Any] = dovre.game(slug)
        self.table = self.game.texts(lang).table

    def say(self, key: str, **parts: Any) -> str:
        return self.texts.say(key, **parts)

    # -- numbers -------------------------------------------------------------------------------------------------

    def number(self, text: str) -> str:
        """A number as the language writes it: `1 234,5` and `12,5 %` in French."""
        text = text.replace("-", "−")
        if self.lang == "fr":
            text = text.replace(",", "\u202f").replace(".", ",").replace("%", "\u00a0%")
        return text

    def whole(self, figure: float) -> str:
        return self.number(f"{figure:,.0f}")

    def decimal(self, figure: float) -> str:
        return self.number(f"{figure:,.2f}" if abs(figure) < 10 else f"{figure:,.1f}")

    def percent(self, rate: float) -> str:
        return self.number(f"{rate:.1%}")

    def span(self, low: float, high: float) -> str:
        return self.number(f"{low:.1%} – {high:.1%}")

    def share(self, share: Share) -> str:
        """`24.5 % (22.0 % – 27.1 %)`."""
        return f"{self.percent(share.rate)} ({self.span(*share.interval())})"

    def mean(self, mean: Mean) -> str:
        """`31.2 ± 0.4`, with the half of the 95 % interval."""
        low, high = mean.interval()
        return f"{self.decimal(mean.mean)} ± {self.decimal((high - low) / 2)}"

    def points(self, difference: Difference) -> str:
        """A difference of shares in points of a hundred, with the half of its interval."""
        low, high = difference.interval()
        return self.number(f"{100 * difference.amount:+.1f} ± {50 * (high - low):.1f}")

    def signed(self, difference: Difference) -> str:
        low, high = difference.interval()
        return self.number(f"{difference.amount:+.2f} ± {(high - low) / 2:.2f}")

    # -- names ---------------------------------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        return self.say("report.seat", n=seat + 1)

    def group(self, group: str) -> str:
        return self.table.get(f"component.{group}", group)

    def component(self, group: str, name: str) -> str:
        return name_of(self.table, group, name)

    def source(self, source: str) -> str:
        return self.table.get(f"source.{source}", source)

    def option(self, name: str, value: str) -> str:
        told = self.table.get(f"option.{name}", name)
        return self.say("report.option", name=told, value=self.table.get(f"option.{name}.{value}", value))

    def options(self, plan: Plan) -> str:
        return self.texts.clauses([self.option(*option) for option in plan.options]) or "–"

    def bots(self, plan: Plan) -> str:
        return plan.bots[0] if plan.same_bots else ", ".join(plan.bots)

    def deed(self, told: str, deed: str) -> str:
        """A verb or an event, as the notation calls it."""
        return self.say(f"report.deed.{told}", deed=deed)
