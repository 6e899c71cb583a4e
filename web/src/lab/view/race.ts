/** All engines on the puzzle: their task, the table, the charts, and the findings in words. */

import { html, nothing, type TemplateResult } from "lit";
import type { After } from "../../i18n/localizer.js";
import type { LabId } from "../../i18n/messages.js";
import { chooseBudget, chooseLimit, switchStrategy } from "../actions/options.js";
import { cancelAll, cancelRun, runAll, runOne } from "../actions/race.js";
import { STRATEGIES } from "../engine.js";
import type { Lab } from "../lab.js";
import type { Bars } from "../model/bars.js";
import { duration, memory, numbersOf } from "../model/format.js";
import { answered, isActive, isWhole, MEASURES, type Measure, measure, type Run } from "../model/race.js";
import { scaleFor, type Unit } from "../model/scale.js";
import { raceSentences } from "../model/summary.js";
import { BUDGETS, LIMITS } from "../state.js";
import "./chart.js";
import { checkBox, choice, section, sentences, spinner } from "./common.js";
import { savingsPart } from "./savings.js";

export function raceSection(lab: Lab): TemplateResult {
  const { t, state } = lab;
  const active = state.runs.some(isActive);
  return section(
    lab,
    "race",
    html`
    ${optionFields(lab)}
    <div class="lab-actions">
      <button class="button ${active ? "" : "primary"}" ?disabled=${!state.puzzle} @click=${() => (active ? cancelAll(lab) : lab.withPuzzle(() => runAll(lab)))}>
        ${t(active ? "lab-cancel-all" : "lab-run-all")}</button>
      <p class="lab-status" role="status">${raceStatus(lab)}</p>
    </div>
    ${table(lab)} ${findings(lab)} ${savingsPart(lab)}`,
  );
}

function optionFields(lab: Lab): TemplateResult {
  const { t, state } = lab;
  const { limit, budget, strategies } = state.options;
  return html`<div class="lab-options">
    ${choice(
      t("lab-limit"),
      LIMITS,
      limit as (typeof LIMITS)[number],
      (value) => t("lab-limit-of", { limit: value }),
      (value) => chooseLimit(lab, value),
    )}
    ${choice(
      t("lab-budget"),
      BUDGETS,
      budget as (typeof BUDGETS)[number],
      (value) => t("lab-budget-of", { budget: value }),
      (value) => chooseBudget(lab, value),
    )}
    ${choice(
      t("lab-order"),
      ["one", "together"],
      state.together ? "together" : "one",
      (value) => t(`lab-order-${value}`),
      (value) => lab.update({ together: value === "together" }),
    )}
    <fieldset class="lab-strategies"><legend>${t("lab-strategies")}</legend>
      ${STRATEGIES.map((id) => checkBox(t(`lab-strategy-${id}`), strategies.includes(id), (on) => switchStrategy(lab, id, on)))}
    </fieldset>
  </div>`;
}

/** How far all of them are together: said to screen readers once at the end, not at every row. */
function raceStatus({ t, state }: Lab): string {
  const { runs } = state;
  if (runs.every((run) => run.state === "idle")) return "";
  if (runs.some(isActive)) return t("lab-race-running");
  return t("lab-race-done", { answers: answered(runs).length, of: runs.length });
}

const HEADS = ["engine", "state", "solutions", "time", "nodes", "guesses", "dead-ends", "memory"] as const;

/** On phones the style sheet turns each row into a card; the roles keep it a table. */
function table(lab: Lab): TemplateResult {
  const { t, state } = lab;
  return html`<table class="lab-table" role="table" aria-labelledby="lab-race">
    <thead role="rowgroup"><tr role="row">
      ${HEADS.map((head) => html`<th role="columnheader" scope="col" class=${head}>${t(`lab-head-${head}`)}</th>`)}
      <th role="columnheader" scope="col" class="act"><span class="hidden">${t("lab-head-action")}</span></th>
    </tr></thead>
    <tbody role="rowgroup">${state.runs.map((run) => tableRow(lab, run))}</tbody>
  </table>`;
}

function tableRow(lab: Lab, run: Run): TemplateResult {
  const { t } = lab;
  return html`<tr role="row" class=${run.state} data-engine=${run.engine}>
    <th role="rowheader" scope="row"><b>${run.engine}</b><span class="lab-what">${t(`lab-engine-${run.engine}`)}</span></th>
    <td role="cell" class="state">${run.state === "running" ? spinner() : nothing}<span>${stateText(lab, run)}</span></td>
    ${numbers(lab, run).map(([head, text, note]) => html`<td role="cell" class=${`number ${text ? "" : "none"}`} data-label=${t(`lab-head-${head}`)}>${text || "–"}${note ? html`<small>${note}</small>` : nothing}</td>`)}
    <td role="cell" class="act">${rowButton(lab, run)}</td>
  </tr>`;
}

function stateText({ t }: Lab, { state, nodes, result, why }: Run): string {
  if (state === "failed") return why?.(t) ?? "";
  if (state === "done") return t(`lab-ended-${result!.ended as After<"lab-ended-", LabId>}`);
  return t(`lab-state-${state}`, { nodes });
}

function numbers({ t, language }: Lab, { result, micros, times }: Run): [(typeof HEADS)[number], string, string?][] {
  const format = numbersOf(language);
  if (!result) return HEADS.slice(2).map((head) => [head, ""]);
  return [
    ["solutions", t("lab-solutions", { count: result.solutions, exact: result.ended === "complete" ? "yes" : "no" })],
    ["time", duration(format, micros), times > 1 ? t("lab-mean", { times }) : ""],
    ["nodes", format(result.nodes)],
    ["guesses", format(result.guesses)],
    ["dead-ends", format(result.backtracks)],
    ["memory", memory(format, result.bytes), result.rows ? t("lab-rows", { rows: result.rows }) : ""],
  ];
}

function rowButton(lab: Lab, run: Run): TemplateResult {
  const { t, state } = lab;
  const active = isActive(run);
  const label = active ? t("app-cancel") : t(run.state === "failed" ? "app-retry" : "lab-run");
  // The same element for all, so that the keyboard stays where it is.
  return html`<button class="button small" ?disabled=${!state.puzzle} aria-label=${t("lab-row-action", { action: label, engine: run.engine })}
    @click=${() => (active ? cancelRun(lab, run.engine) : lab.withPuzzle(() => runOne(lab, run.engine)))}>${label}</button>`;
}

function findings(lab: Lab): TemplateResult | typeof nothing {
  const { t, state, language } = lab;
  if (!answered(state.runs).length) return nothing;
  return html`<div class="lab-findings">${sentences(raceSentences(t, numbersOf(language), state.runs))}</div>
    <div class="lab-charts">${MEASURES.map((what) => chart(lab, what))}</div>`;
}

const UNITS: Record<Measure, Unit> = { time: "time", nodes: "count", guesses: "count", bytes: "bytes" };

function chart({ t, state, language }: Lab, what: Measure): TemplateResult {
  const runs = answered(state.runs);
  const bars = runs.map((run) => ({
    label: run.engine,
    value: measure(run, what),
    partial: !isWhole(run) && what !== "bytes",
  }));
  const { log } = scaleFor(
    bars.map(({ value }) => value),
    UNITS[what],
  );
  const title = t(`lab-chart-${what}`, { scale: log ? "log" : "linear" });
  return html`<figure class="lab-figure"><figcaption>${title}</figcaption>
    <lab-chart role="img" aria-label=${t("lab-chart-text", { title })} .bars=${{ bars, unit: UNITS[what], language } satisfies Bars}></lab-chart></figure>`;
}
