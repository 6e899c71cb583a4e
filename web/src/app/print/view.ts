/** The view that prints: choices, and the sheets as they will be. The browser prints the sheets alone, whoever asks it to. */
import "../print.css";
import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { live } from "lit/directives/live.js";
import { ref } from "lit/directives/ref.js";
import type { App } from "../app.js";
import { type Level, LEVELS } from "../levels.js";
import { type Message, puzzleOf } from "../state.js";
import { ratings } from "../view/facts.js";
import { icon } from "../view/icons.js";
import { askAgain, choose, chooseCount, makeBooklet, needSolution, printedOf, printOf } from "./actions.js";
import { type Choices, layOut, MOST, type Paper, PAPERS, PER_PAGE, type Printed, readCount } from "./model.js";
import { sheetOf } from "./sheet.js";

/** The size of the paper: a rule that no element can have. In force while the view is on the screen. */
const paperRule = new CSSStyleSheet();
let paperNow: Paper | null = null;

function setPaper(paper: Paper): void {
  if (paper !== paperNow) paperRule.replaceSync(`@page { size: ${paper}; margin: 0; }`);
  paperNow = paper;
}

/** What the game had to say before the view came is not said here. */
let before: Message | null | undefined;

/** Called with the element when the view comes, and without one when it goes. */
function onShown(element?: Element): void {
  if (!element) {
    before = undefined;
    askAgain();
  }
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== paperRule);
  document.adoptedStyleSheets = element ? [...others, paperRule] : others;
}

export function printView(app: App): TemplateResult {
  const { t } = app;
  const { choices } = printOf(app);
  const puzzles = printedOf(app);
  setPaper(choices.paper);
  if (before === undefined) before = app.state.message;
  queueMicrotask(() => void (app.state.view === "print" && needSolution(app)));
  return html`<main class="view print" tabindex="-1" aria-labelledby="print-title" ${ref(onShown)}>
    <div class="print-form">
      <h2 id="print-title">${t("tool-print")}</h2>
      ${form(app, choices)}
      ${status(app, puzzles)}
      ${buttons(app, choices, puzzles.length > 0)}
    </div>
    <section class="print-sheets" aria-label=${t("print-preview")}>${preview(app, choices, puzzles)}</section>
  </main>`;
}

function form(app: App, choices: Choices): TemplateResult {
  const { t } = app;
  return html`${segments(t("print-what"), ["board", "new"] as const, choices.what, (what) => t(`print-${what}`), (what) => choose(app, { what }))}
    ${choices.what === "new" ? ofBooklet(app, choices) : switchOf(app, "entries", choices.entries)}
    ${switchOf(app, "candidates", choices.candidates)} ${switchOf(app, "solutions", choices.solutions)}
    ${segments(t("print-paper"), PAPERS, choices.paper, String, (paper) => choose(app, { paper }))}`;
}

function ofBooklet(app: App, { level, count, perPage }: Choices): TemplateResult {
  const { t } = app;
  return html`<label class="field"><span>${t("level")}</span>
      <select class="select" @change=${(event: Event) => choose(app, { level: (event.target as HTMLSelectElement).value as Level })}>
        ${LEVELS.map((one) => html`<option value=${one} .selected=${live(one === level)}>${t(`level-${one}`)}</option>`)}
      </select></label>
    <p class="field-note">${ratings(app, level)}</p>
    <label class="field"><span>${t("maker-count")}</span><input class="input number" inputmode="numeric" autocomplete="off" maxlength="7" aria-describedby="print-status"
      .value=${String(count)} @input=${(event: Event) => typeCount(app, event.target as HTMLInputElement)} @change=${(event: Event) => endCount(app, event.target as HTMLInputElement)}></label>
    ${segments(t("print-per-page"), PER_PAGE, perPage, String, (next) => choose(app, { perPage: next }))}`;
}

/** While it is typed, only what can be had counts: the text is left alone. */
function typeCount(app: App, { value }: HTMLInputElement): void {
  if (!readCount(value, 1).clamped) chooseCount(app, value);
}

function endCount(app: App, input: HTMLInputElement): void {
  chooseCount(app, input.value);
  input.value = String(printOf(app).choices.count);
}

function segments<T extends string | number>(label: string, options: readonly T[], chosen: T, name: (option: T) => string, change: (option: T) => void): TemplateResult {
  return html`<div class="print-choice"><span aria-hidden="true">${label}</span><div class="segments" role="group" aria-label=${label}>
    ${options.map((option) => html`<button class="segment" aria-pressed=${option === chosen} @click=${() => change(option)}>${name(option)}</button>`)}
  </div></div>`;
}

function switchOf(app: App, name: "entries" | "candidates" | "solutions", on: boolean): TemplateResult {
  return html`<label class="check"><input type="checkbox" .checked=${live(on)}
    @change=${(event: Event) => choose(app, { [name]: (event.target as HTMLInputElement).checked })}><span>${app.t(`print-${name}`)}</span></label>`;
}

/** What lasts, or what there is to know before printing. */
function status(app: App, puzzles: readonly Printed[]): TemplateResult {
  const { t, state } = app;
  const { busy, message } = state;
  if (busy) {
    return html`<div id="print-status" role="status"><p class="say-busy"><span class="spinner" aria-hidden="true"></span><span class="grow">${busy.text(t)}</span>
      <button class="button small" @click=${busy.cancel}>${t("app-cancel")}</button></p></div>`;
  }
  return html`<div id="print-status" role="status">
    ${message && message !== before ? html`<p>${message.text(t)}</p>` : nothing}<p>${noteOf(app, puzzles)}</p></div>`;
}

function noteOf(app: App, puzzles: readonly Printed[]): string | typeof nothing {
  const { t, state } = app;
  const { choices, clamped, ended, solved } = printOf(app);
  if (choices.what === "new") {
    if (clamped) return t("print-clamped", { most: MOST, count: choices.count });
    return ended ? t(`maker-list-${ended}`, { done: puzzles.length, of: choices.count }) : nothing;
  }
  const unsolved = choices.solutions && solved?.puzzle === puzzleOf(state) && !solved.solution;
  return unsolved && puzzles.length ? t("print-unsolved") : nothing;
}

/** Not `disabled` when there is nothing to print: the focus would be lost. */
function buttons(app: App, { what }: Choices, able: boolean): TemplateResult {
  const { t } = app;
  return html`<div class="button-row">
    ${what === "new" ? html`<button class="button ${able ? "" : "primary"}" @click=${() => void makeBooklet(app)}>${t(able ? "print-again" : "print-make")}</button>` : nothing}
    <button class="button ${able ? "primary" : "unable"}" aria-disabled=${!able} @click=${() => able && window.print()}>${icon("print")}${t("tool-print")}</button>
  </div>`;
}

function preview(app: App, choices: Choices, puzzles: readonly Printed[]): unknown {
  const { t, state, language } = app;
  if (!puzzles.length) {
    if (choices.what === "new") return html`<p class="print-empty">${t("print-unmade")}</p>`;
    return html`<p class="print-empty">${t(state.board.ready ? "print-empty" : "generating")}</p>`;
  }
  const perPage = choices.what === "new" ? choices.perPage : 1;
  // Of many sheets nothing is drawn again while nothing on them has changed.
  return guard([JSON.stringify([puzzles, choices, language])], () => {
    const sheets = layOut(puzzles, { ...choices, perPage });
    return sheets.map((sheet, index) => sheetOf(app, sheet, puzzles, choices.paper, index + 1, sheets.length));
  });
}
