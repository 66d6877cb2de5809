"""Charts as SVG that stands in a page: Altair says what is drawn, vl-convert draws it, the page gives ink and paper."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Literal

import altair as alt
import polars as pl
import vl_convert

INK, GRID = "#0a0b0c", "#c0c1c2"  # stand for the colours of the page, which differ by its theme
BLUE, AMBER, GREY = "#3b7dc4", "#cf8420", "#8a8f98"  # seen well on light and dark paper
WIDTH = 560

_UNWANTED = re.compile(r'(<rect[^>]*class="background"[^>]*/>)|(<!--.*?-->)', re.DOTALL)


class Charts:
    """Draws in the reader's language."""

    def __init__(self, lang: str) -> None:
        self.locale: Literal["fr-FR", "en-US"] = "fr-FR" if lang == "fr" else "en-US"

    def intervals(self, rows: Sequence[tuple[str, float, float, float]], title: str, fair: float | None = None) -> str:
        """A share with its interval for each name; `fair` is where all of them should be."""
        frame = _frame(["name", "rate", "low", "high"], rows)
        names = alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=260))
        rate = alt.X("rate:Q", title=title, axis=alt.Axis(format=".1~%"), scale=alt.Scale(zero=False, nice=True))
        base = alt.Chart(frame).encode(y=names)
        chart = base.mark_rule(color=BLUE, strokeWidth=2).encode(x=alt.X("low:Q", title=title), x2="high:Q")
        chart += base.mark_point(color=BLUE, filled=True, size=60, opacity=1).encode(x=rate)
        if fair is not None:
            chart += alt.Chart(_frame(["fair"], [(fair,)])).mark_rule(color=AMBER, strokeDash=[5, 4]).encode(x="fair:Q")
        return self._draw(chart, 22 * len(rows) + 10)

    def counts(self, rows: Sequence[tuple[float, float]], title: str, count: str) -> str:
        """How often each figure came; many figures are gathered in bins."""
        frame = _frame(["figure", "n"], rows)
        values = [row[0] for row in rows]
        wide = max(values) - min(values) > 40
        upright = alt.Axis(labelAngle=0)
        axis = alt.X("figure:Q", bin=alt.Bin(maxbins=40)) if wide else alt.X("figure:O", axis=upright)
        heights = alt.Y("sum(n):Q", title=count)
        return self._draw(alt.Chart(frame).mark_bar(color=BLUE).encode(x=axis.title(title), y=heights), 180)

    def pairs(self, rows: Sequence[tuple[str, str, float]], title: str) -> str:
        """Two bars for each name: of the winners and of all."""
        frame = _frame(["name", "who", "points"], rows)
        whose = list(dict.fromkeys(row[1] for row in rows))
        chart = (
            alt.Chart(frame)
            .mark_bar()
            .encode(
                y=alt.Y("name:N", sort=None, title=None, axis=alt.Axis(labelLimit=260)),
                yOffset=alt.YOffset("who:N", sort=whose),
                x=alt.X("points:Q", title=title),
                color=alt.Color("who:N", sort=whose, title=None, scale=alt.Scale(domain=whose, range=[BLUE, GREY])),
            )
        )
        return self._draw(chart, 18 * len(rows) + 10)

    def lines(self, rows: Sequence[tuple[float, str, float, float, float]], x: str, y: str, fair: float) -> str:
        """A share over the course of a game for several kinds of seats, each with its band."""
        frame = _frame(["part", "who", "rate", "low", "high"], rows)
        whose = list(dict.fromkeys(row[1] for row in rows))
        colour = alt.Color("who:N", sort=whose, title=None, scale=alt.Scale(domain=whose, range=[BLUE, AMBER]))
        base = alt.Chart(frame).encode(
            x=alt.X("part:Q", title=x, axis=alt.Axis(format=".1~%"), scale=alt.Scale(domain=[0, 1])),
            color=colour,
        )
        chart = base.mark_area(opacity=0.25).encode(
            y=alt.Y("low:Q", title=y, axis=alt.Axis(format=".1~%")), y2="high:Q"
        )
        chart += base.mark_line(point=True).encode(y="rate:Q")
        chart += alt.Chart(_frame(["fair"], [(fair,)])).mark_rule(color=GREY, strokeDash=[5, 4]).encode(y="fair:Q")
        return self._draw(chart, 200)

    def scatter(self, rows: Sequence[tuple[str, float, float, bool]], x: str, y: str) -> str:
        """Components by how often they are taken and what they do; those that stand out have their names."""
        frame = _frame(["name", "rate", "effect", "named"], rows)
        base = alt.Chart(frame).encode(
            x=alt.X("rate:Q", title=x, axis=alt.Axis(format=".1~%")),
            y=alt.Y("effect:Q", title=y, axis=alt.Axis(format="+.1~%")),
        )
        chart = base.mark_point(filled=True, size=45, opacity=0.9).encode(
            color=alt.Color("named:N", legend=None, scale=alt.Scale(domain=[False, True], range=[BLUE, AMBER]))
        )
        named = base.transform_filter("datum.named")
        chart += named.mark_text(align="left", dx=7, color=INK, limit=150).encode(text="name:N")
        chart += alt.Chart(_frame(["zero"], [(0.0,)])).mark_rule(color=GREY, strokeDash=[5, 4]).encode(y="zero:Q")
        return self._draw(chart, 240)

    def _draw(self, chart: Any, height: int) -> str:
        spec = (
            chart.properties(width=WIDTH, height=height)
            .configure(background="transparent", font="sans-serif", padding=4)
            .configure_view(stroke=None)
            .configure_axis(
                labelColor=INK,
                titleColor=INK,
                domainColor=GRID,
                tickColor=GRID,
                gridColor=GRID,
                gridOpacity=0.5,
                labelFontSize=12,
                titleFontSize=12,
                titleFontWeight="normal",
            )
            .configure_legend(labelColor=INK, orient="top", labelFontSize=12)
        )
        drawn = vl_convert.vegalite_to_svg(spec.to_json(), format_locale=self.locale)
        return for_page(drawn)


def for_page(drawn: str) -> str:
    """An SVG that takes ink and lines from the page and shrinks with it."""
    drawn = _UNWANTED.sub("", drawn).replace(INK, "currentColor").replace(GRID, "var(--line)")
    width, height = re.findall(r'(?:width|height)="([\d.]+)"', drawn[:400])[:2]
    head = f'<svg class="chart" role="img" viewBox="0 0 {width} {height}" style="max-width:{width}px"'
    return re.sub(r"<svg[^>]*>", f'{head} xmlns="http://www.w3.org/2000/svg">', drawn, count=1)


def _frame(columns: list[str], rows: Sequence[tuple[Any, ...]]) -> pl.DataFrame:
    return pl.DataFrame(list(rows), schema=columns, orient="row")
