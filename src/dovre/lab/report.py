"""`dovre lab report`: what a run shows, as one page that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

from jinja2 import Environment, StrictUndefined

from dovre.lab.charts import Charts
from dovre.lab.figures import Figures, figures_of, points_of, wins_of
from dovre.lab.loading import Run
from dovre.lab.statistics import Mean, Share
from dovre.lab.verdicts import Use, deeds_of, uses_of
from dovre.lab.words import Words

FAIR = 0.04  # how far from its fair share a seat may win
HALF = 0.5  # of a game
LABELLED = 12  # names in a chart of components, so that they can be read
Part = dict[str, Any]


@dataclass(slots=True)
class Section:
    title: str
    parts: list[Part] = field(default_factory=list)


def report_page(run: Run, lang: str) -> str:
    """The report of a run as HTML."""
    return Report(figures_of(run), Words(run.plan.game, lang), run).page()


class Report:
    """One report in the making."""

    def __init__(self, figures: Figures, words: Words, run: Run) -> None:
        self.figures = figures
        self.words = words
        self.charts = Charts(words.lang)
        self.run = run
        self.fair = 1 / run.plan.seats
        self.uses = uses_of(figures, words.game)
        self.findings: list[str] = []

    def page(self) -> str:
        say, plan = self.words.say, self.figures.plan
        sections = [self.seats(), self.length(), self.points(), self.course(), self.components(), self.deeds()]
        everything = [self.overview(), *(section for section in sections if section.parts), self.reading()]
        template = (resources.files("dovre.lab") / "templates" / "report.html").read_text(encoding="utf-8")
        page = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True).from_string(template)
        return page.render(
            lang=self.words.lang,
            title=say("report.title", title=self.words.game.titles[self.words.lang]),
            subtitle=say("report.subtitle", games=self.figures.games, seats=plan.seats, bots=self.words.bots(plan)),
            sections=everything,
        )

    # -- sections ------------------------------------------------------------------------------------------------

    def overview(self) -> Section:
        say, plan, words = self.words.say, self.figures.plan, self.words
        facts = [
            (say("report.fact.games"), words.whole(self.figures.games)),
            (say("report.fact.seats"), words.whole(plan.seats)),
            (say("report.fact.bots"), words.bots(plan)),
            (say("report.fact.options"), words.options(plan)),
            (say("report.fact.box"), plan.box or say("report.house")),
            (say("report.fact.seed"), str(plan.seed)),
            (say("report.fact.version"), f"dovre {plan.dovre}, {plan.game}/{plan.rules}, {self.run.folder.name}"),
        ]
        if self.figures.games < plan.games:
            self.findings.insert(0, say("report.unfinished", n=self.figures.games, wanted=plan.games))
        return Section(say("report.overview"), [_facts(facts), _list(self.findings)])

    def seats(self) -> Section:
        say = self.words.say
        section = Section(say("report.wins"))
        rows = [(self.words.seat(int(row["seat"])), row) for row in self.rows("seats")]
        if len(rows) > 1:
            self._find_unfair(rows)
            section.parts += self._wins(rows, say("report.by_seat"))
        else:
            section.parts.append(self._win_table(rows, say("report.by_seat")))
        bots = [(str(row["bot"]), row) for row in self.rows("bots")]
        if len(bots) > 1:
            section.parts += self._wins(bots, say("report.by_bot"))
        faults = sum(row["faults"] for row in self.rows("bots"))
        if faults:
            self.findings.append(say("report.faults", n=faults))
        for group in dict.fromkeys(str(row["group"]) for row in self.rows("traits")):
            traits = [
                (self.words.component(group, row["name"]), row) for row in self.rows("traits") if row["group"] == group
            ]
            section.parts += self._wins(traits, say("report.by_trait", group=self.words.group(group)))
        scores = [(row["score"], row["n"]) for row in self.rows("scores")]
        section.parts.append(
            _chart(self.charts.counts(scores, say("report.score"), say("report.how_often")), say("report.scores_is"))
        )
        return section

    def _find_unfair(self, rows: list[tuple[str, dict[str, Any]]]) -> None:
        """The seats that win more or less than their share, beyond noise; or how far the furthest is away."""
        unfair = []
        for name, row in rows:
            low, high = wins_of(row).interval()
            if low > self.fair or high < self.fair:
                unfair.append(self.words.say("report.unfair", name=name, rate=self.words.share(wins_of(row))))
        furthest = max(abs(wins_of(row).rate - self.fair) for _, row in rows)
        key = "report.within" if furthest <= FAIR else "report.beyond"
        fair = {"fair": self.words.percent(self.fair), "n": self.words.number(f"{100 * furthest:.1f}")}
        self.findings += [self.words.say(key, **fair), *unfair]

    def _wins(self, rows: list[tuple[str, dict[str, Any]]], title: str) -> list[Part]:
        shares = [(name, wins_of(row).rate, *wins_of(row).interval()) for name, row in rows]
        drawn = self.charts.intervals(shares, self.words.say("report.win_rate"), self.fair)
        return [_title(title), _chart(drawn, self.words.say("report.intervals_is")), self._win_table(rows, "")]

    def _win_table(self, rows: list[tuple[str, dict[str, Any]]], caption: str) -> Part:
        say = self.words.say
        heads = ["", say("report.games"), say("report.win_rate"), say("report.interval"), say("report.mean_score")]
        cells = [
            [
                name,
                self.words.whole(row["n"]),
                self.words.percent(wins_of(row).rate),
                self.words.span(*wins_of(row).interval()),
                self.words.mean(points_of(row)),
            ]
            for name, row in rows
        ]
        return self._table(caption, heads, cells)

    def length(self) -> Section:
        say, words = self.words.say, self.words
        rounds = self.figures.total("rounds")
        self.findings.append(
            say("report.lasts", rounds=words.decimal(rounds.mean), spread=words.decimal(rounds.deviation))
        )
        section = Section(say("report.length"))
        drawn = self.charts.counts(
            [(row["rounds"], row["n"]) for row in self.rows("rounds")], say("report.rounds"), say("report.how_often")
        )
        section.parts.append(_chart(drawn, say("report.rounds_is")))
        cells = [
            [
                say(f"report.{name}"),
                words.mean(self.figures.total(name)),
                words.decimal(self.figures.total(name).deviation),
            ]
            for name in ("rounds", "turns", "decisions")
        ]
        section.parts.append(self._table("", ["", say("report.mean"), say("report.spread")], cells))
        heads = [say("report.question"), say("report.per_game"), say("report.choice"), say("report.forced")]
        questions = sorted(self.rows("questions"), key=lambda row: -row["n"])
        asked = [
            [
                row["question"],
                words.decimal(row["n"] / self.figures.games),
                words.decimal(row["legal"] / row["n"]),
                words.percent(row["forced"] / row["n"]),
            ]
            for row in questions
        ]
        endings = [
            [self.words.table.get(f"end.{row['end']}", row["end"]), words.percent(row["n"] / self.figures.games)]
            for row in self.rows("endings")
        ]
        if len(endings) > 1:
            section.parts.append(self._table(say("report.endings"), ["", say("report.games_share")], endings))
        section.parts.append(self._table(say("report.questions"), heads, asked))
        return section

    def points(self) -> Section:
        say, words = self.words.say, self.words
        section = Section(say("report.sources"))
        seats = sum(row["n"] for row in self.rows("seats"))
        winners = sum(row["winners"] * row["n"] for row in self.rows("winners"))
        rows = sorted(self.rows("sources"), key=lambda row: -row["points_won"])
        bars, cells = [], []
        for row in rows:
            name = words.source(row["source"])
            every = Mean(seats, row["points"], row["points2"])
            won = row["points_won"] / winners if winners else 0.0
            bars += [(name, say("report.winners"), won), (name, say("report.all_seats"), every.mean)]
            cells.append([name, words.decimal(won), words.mean(every), words.percent(row["n"] / seats)])
        if cells:
            drawn = self.charts.pairs(bars, say("report.points_per_seat"))
            heads = [say("report.source"), say("report.winners"), say("report.all_seats"), say("report.seats_share")]
            section.parts += [_chart(drawn, say("report.sources_is")), self._table("", heads, cells)]
        return section

    def course(self) -> Section:
        say, words, games = self.words.say, self.words, self.figures.games
        section = Section(say("report.course"))
        if self.figures.plan.seats == 1:
            return section
        ties = sum(row["n"] for row in self.rows("winners") if row["winners"] > 1)
        nobody = sum(row["n"] for row in self.rows("winners") if row["winners"] == 0)
        half = next(row for row in self.rows("lead") if abs(row["part"] - HALF) < 0.01)
        lead, last = Share(half["wins_lead"], half["n_lead"]), Share(half["wins_last"], half["n_last"])
        told = [
            say("report.lead_changes", n=words.mean(self.figures.total("lead_changes"))),
            say("report.gap", n=words.mean(self.figures.total("gap"))),
            say("report.ties", rate=words.share(Share(ties, games))),
            say("report.leader", rate=words.share(lead)),
            say("report.last", rate=words.share(last)),
        ]
        if nobody:
            told.append(say("report.nobody", rate=words.share(Share(nobody, games))))
        self.findings += told[3:5]
        rows = []
        for row in self.rows("lead"):
            for who, key in (("lead", "report.who_lead"), ("last", "report.who_last")):
                share = Share(row[f"wins_{who}"], row[f"n_{who}"])
                if share.count:
                    rows.append((row["part"], say(key), share.rate, *share.interval()))
        section.parts.append(_list(told))
        if rows:
            drawn = self.charts.lines(rows, say("report.part"), say("report.wins_in_the_end"), self.fair)
            section.parts.append(_chart(drawn, say("report.lead_is")))
        gaps = [(row["gap"], row["n"]) for row in self.rows("gaps") if row["gap"] is not None]
        if gaps:
            section.parts.append(
                _chart(self.charts.counts(gaps, say("report.gap_title"), say("report.how_often")), say("report.gap_is"))
            )
        return section

    def components(self) -> Section:
        say, words = self.words.say, self.words
        section = Section(say("report.components"))
        standing_out = [use for uses in self.uses.values() for use in uses if use.verdicts]
        section.parts.append(_words(say("report.measure")))
        for verdict in ("dead", "always", "strong", "weak", "never"):
            found = [use for use in standing_out if verdict in use.verdicts]
            if found:
                self.findings.append(say(f"report.found.{verdict}", n=len(found)))
                names = ", ".join(self._named(use) for use in found)
                section.parts += [_title(say(f"report.verdict.{verdict}")), _words(names)]
        for (group, deed), uses in self.uses.items():
            if deed:
                title = say("report.group", group=words.group(group), deed=words.deed(uses[0].told, deed))
                section.parts += [_title(title), *self._use_parts(uses, title)]
        return section

    def deeds(self) -> Section:
        title = self.words.say("report.answers")
        return Section(title, list(self._use_parts(deeds_of(self.figures), title)))

    def _named(self, use: Use) -> str:
        name = self.words.component(use.group, use.name)
        return self.words.say("report.named", name=name, group=self.words.group(use.group), deed=use.deed or "–")

    def _use_parts(self, uses: list[Use], title: str) -> Iterator[Part]:
        say = self.words.say
        offered = any(use.offered for use in uses)
        judged = [use for use in uses if use.wins_with.count and use.wins_without.count]
        if offered and len(judged) > 3:
            loud = sorted(judged, key=lambda use: -abs(use.effect.amount) if use.verdicts else 1.0)[:LABELLED]
            dots = [
                (self._name(use), use.rate.rate, use.effect.amount, bool(use.verdicts) and use in loud)
                for use in judged
            ]
            yield _chart(
                self.charts.scatter(dots, say("report.take_rate"), say("report.effect")), say("report.scatter_is")
            )
        heads = [say("report.name"), *([say("report.offered")] if offered else []), say("report.taken")]
        heads += [say("report.take_rate"), say("report.takers")] if offered else []
        heads += [
            say("report.win_with"),
            say("report.win_without"),
            say("report.effect"),
            say("report.effect_points"),
            say("report.verdicts"),
        ]
        yield self._table("", heads, [self._use_row(use, offered) for use in uses], marked=True, summary=title)

    def _name(self, use: Use) -> str:
        return self.words.component(use.group, use.name) if use.group else use.deed

    def _use_row(self, use: Use, offered: bool) -> list[str]:
        words = self.words
        cells = [self._name(use), *([words.whole(use.offered)] if offered else []), words.whole(use.taken)]
        cells += [words.percent(use.rate.rate), words.percent(use.takers.rate)] if offered else []
        both = use.wins_with.count and use.wins_without.count
        cells += [words.percent(share.rate) if share.count else "–" for share in (use.wins_with, use.wins_without)]
        cells += [words.points(use.effect), words.signed(use.points)] if both else ["–", "–"]
        return [*cells, ", ".join(words.say(f"report.verdict.{verdict}") for verdict in use.verdicts)]

    def reading(self) -> Section:
        say = self.words.say
        keys = ("intervals", "share", "offered", "effect", "verdicts", "lead", "cause")
        return Section(say("report.reading"), [_list([say(f"report.how.{key}") for key in keys])])

    # -- helpers -------------------------------------------------------------------------------------------------

    def rows(self, table: str) -> list[dict[str, Any]]:
        return list(self.figures.rows(table))

    def _table(
        self, caption: str, heads: list[str], rows: list[list[str]], *, marked: bool = False, summary: str = ""
    ) -> Part:
        told = summary or caption
        return {"kind": "table", "caption": caption, "heads": heads, "rows": rows, "marked": marked, "summary": told}


def _facts(rows: list[tuple[str, str]]) -> Part:
    return {"kind": "facts", "rows": rows}


def _list(rows: list[str]) -> Part:
    return {"kind": "list", "rows": rows}


def _words(words: str) -> Part:
    return {"kind": "words", "words": words}


def _title(words: str) -> Part:
    return {"kind": "title", "words": words}


def _chart(svg: str, words: str) -> Part:
    return {"kind": "chart", "svg": svg, "words": words}
