/** Full grids, five ways: one that fills the board step by step, and how fast and how fair they are. */
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { numberText } from "../../i18n/formats.js";
import { cancelGrid, cancelTests, chooseCount, chooseMethod, makeGrid, testMethods } from "../actions/making.js";
import { GRID_METHODS } from "../engine.js";
import type { Lab } from "../lab.js";
import { fillingAt, fillingEvent, tellFilling } from "../model/filling.js";
import { numbersOf } from "../model/format.js";
import { chance, isBiased, type MethodTest, shellWord, testSentences } from "../model/method-tests.js";
import { type Filling, TEST_COUNTS } from "../state.js";
import { choice, section, sentences, spinner, workButton, workStatus } from "./common.js";
import { moves, speedChoice, stillNote } from "./playback.js";
import { traceBoard } from "./trace-board.js";
import { SIGNS } from "./watch.js";

export function makingSection(lab: Lab): TemplateResult {
  return section(lab, "making", html`<div class="lab-making">${fillPart(lab)} ${testPart(lab)}</div>`);
}

// --- watching one ---

function fillPart(lab: Lab): TemplateResult {
  const { t, state } = lab;
  const { making } = state;
  return html`<section class="lab-column" aria-labelledby="lab-filling">
    <h3 id="lab-filling">${t("lab-filling-title")}</h3>
    <div class="lab-options">
      ${choice(
        t("lab-making-method"),
        GRID_METHODS,
        making.method,
        (method) => method,
        (method) => chooseMethod(lab, method),
      )}
      <label class="lab-field"><span>${t("lab-making-seed")}</span><input class="select lab-seed" type="text" spellcheck="false" autocomplete="off" autocapitalize="off"
        maxlength="100" placeholder=${t("lab-making-any")} .value=${live(making.seed)} @input=${(event: Event) => lab.patch("making", { seed: (event.target as HTMLInputElement).value })} /></label>
      ${workButton(
        lab,
        making,
        t("lab-making-make"),
        () => void makeGrid(lab),
        () => cancelGrid(lab),
        true,
      )}
      ${workStatus(lab, making, t("lab-making-running"))}
    </div>
    <p class="lab-hint">${t(`lab-way-${making.method}`)}</p>
    ${making.filling ? player(lab, making.filling) : html`<p class="lab-empty">${t("lab-making-empty")}</p>`}
  </section>`;
}

function player(lab: Lab, { method, seed, steps }: Filling): TemplateResult {
  const { t, state } = lab;
  const { at, playing } = state.making;
  const event = fillingEvent(steps, at);
  const kind = event?.kind ?? "start";
  const texts = {
    slider: t("lab-making-place"),
    place: t("lab-making-at", { at, length: steps.length }),
    buttons: t("lab-making-controls"),
  };
  return html`
    <div class="lab-stage">${traceBoard(lab, { position: fillingAt(steps, at), event, deadEnd: null, candidates: false }, "lab-making-board")}</div>
    <div class="lab-event ${kind}"><span class="lab-sign" aria-hidden="true">${SIGNS[kind]}</span>
      <p aria-live=${playing ? "off" : "polite"}>${tellFilling(t, method, steps, at)}</p></div>
    ${moves(lab, "making", texts)}
    <div class="lab-options">${speedChoice(lab, "making", (speed) => t("lab-making-speed-of", { speed }))}</div>
    ${stillNote(t("lab-making-still"))}
    <p class="lab-hint">${t("lab-making-again")} ${command(`--method ${method}`, seed)}</p>`;
}

/** The command to type for the same. */
function command(options: string, seed: string): TemplateResult {
  const words = ["nonet", "grids", ...options.split(" "), `--seed=${shellWord(seed)}`];
  return html`<code class="lab-code">${words.map((word) => html`<span>${word}</span> `)}</code>`;
}

// --- testing all ---

function testPart(lab: Lab): TemplateResult {
  const { t, state, language } = lab;
  const { testing } = state;
  const done = testing.tests.filter((test) => test.state === "done").length;
  return html`<section class="lab-column" aria-labelledby="lab-testing">
    <h3 id="lab-testing">${t("lab-testing-title")}</h3>
    <div class="lab-options">
      ${choice(
        t("lab-testing-count"),
        TEST_COUNTS,
        testing.count as (typeof TEST_COUNTS)[number],
        (count) => t("lab-testing-count-of", { count }),
        (count) => chooseCount(lab, count),
      )}
      ${workButton(
        lab,
        testing,
        t("lab-testing-run"),
        () => void testMethods(lab),
        () => cancelTests(lab),
        true,
      )}
      ${workStatus(lab, testing, t("lab-testing-running", { done, of: testing.tests.length }))}
    </div>
    ${table(lab)}
    <div class="lab-findings" role="status">${sentences(testSentences(t, numbersOf(language), testing.tests))}</div>
    ${done ? html`<p class="lab-hint">${t("lab-testing-again")} ${command(`--test --method … --count ${testing.count}`, testing.seed)}</p>` : nothing}
    <p class="lab-hint">${t("lab-testing-p")}</p>
    <p class="lab-hint">${t("lab-testing-transform", { grids: 1_451_520 })}</p>
  </section>`;
}

const HEADS = ["method", "verdict", "speed", "bands", "stacks"] as const;

function table(lab: Lab): TemplateResult {
  const { t, state } = lab;
  return html`<table class="lab-table" role="table" aria-labelledby="lab-testing">
    <thead role="rowgroup"><tr role="row">
      ${HEADS.map((head) => html`<th role="columnheader" scope="col" class=${head === "method" || head === "verdict" ? head : "number"}>${t(`lab-testing-${head}`)}</th>`)}
    </tr></thead>
    <tbody role="rowgroup">${state.testing.tests.map((test) => tableRow(lab, test))}</tbody>
  </table>`;
}

function tableRow(lab: Lab, test: MethodTest): TemplateResult {
  const { t } = lab;
  return html`<tr role="row" class=${test.state} data-method=${test.method}>
    <th role="rowheader" scope="row"><b>${test.method}</b></th>
    <td role="cell" class="state">${test.state === "running" ? spinner() : nothing}<span>${verdict(lab, test)}</span></td>
    ${numbers(lab, test).map(([head, text, note]) => html`<td role="cell" class=${`number ${text ? "" : "none"}`} data-label=${t(`lab-testing-${head}`)}>${text || "–"}${note ? html`<small>${note}</small>` : nothing}</td>`)}
  </tr>`;
}

function verdict({ t, state: { testing } }: Lab, { state, made, report }: MethodTest): string {
  if (report) return t(isBiased(report) ? "lab-testing-biased" : "lab-testing-unbiased");
  return state === "running"
    ? t("lab-testing-made", { made, of: testing.count })
    : t(`lab-state-${state as "idle" | "waiting" | "cancelled"}`);
}

function numbers({ language }: Lab, { report, speed }: MethodTest): ["speed" | "bands" | "stacks", string, string?][] {
  const format = numbersOf(language);
  if (!report)
    return [
      ["speed", ""],
      ["bands", ""],
      ["stacks", ""],
    ];
  const { bands, stacks } = report;
  const squares = (value: number): string =>
    `χ² ${numberText(language, value, { maximumSignificantDigits: 3, notation: value < 1e6 ? "standard" : "compact" })}`;
  return [
    ["speed", format(speed, 3)],
    ["bands", chance(format, bands.p), squares(bands.chiSquare)],
    ["stacks", chance(format, stacks.p), squares(stacks.chiSquare)],
  ];
}
