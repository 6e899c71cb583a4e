/**
 * The view that prints: choices, and the sheets as they will be. The browser prints the sheets alone, whoever asks it
 * to.
 */
import "./print.css";
import { html, nothing, type TemplateResult } from "lit";
import { guard } from "lit/directives/guard.js";
import { live } from "lit/directives/live.js";
import { ref } from "lit/directives/ref.js";
import { SINGLE_FILE } from "#edition";
import { nextTask } from "../board/task.js";
import type { App } from "../page/app.js";
import { type PrintWords, printTexts } from "../page/room-texts.js";
import { whenShown } from "../page/shown.js";
import { type Message, puzzleOf } from "../page/state.js";
import { levelTime } from "../play/expected.js";
import { ratings } from "../play/view/about.js";
import { icon } from "../shell/icons.js";
import { LEVELS } from "../shell/levels.js";
import { slice } from "../shell/slice.js";
import {
  askAgain,
  bookletOf,
  cancelSaving,
  choose,
  chooseCount,
  makeBooklet,
  needSolutions,
  printedOf,
  printOf,
  savePdf,
} from "./actions.js";
import { drawingOf } from "./drawing.js";
import { type Choices, MOST, PAPERS, type Paper, PER_PAGE, type Printed, readCount } from "./model.js";
import { sheetOf } from "./sheet.js";

declare module "../page/address.js" {
  interface Views {
    print: true;
  }
}

/** The size of the paper: a rule that no element can have. In force while the view is on the screen. */
const paperRule = new CSSStyleSheet();
const paperNow = slice<Paper | null>(null);

function setPaper(app: App, paper: Paper): void {
  if (paper !== paperNow.of(app)) paperRule.replaceSync(`@page { size: ${paper}; margin: 0; }`);
  paperNow.keep(app, paper);
}

/** The game's message from before the view came is not shown here. */
const before = slice<Message | null | undefined>(undefined);

const onShown = whenShown((app, element) => {
  if (!element) {
    before.keep(app, undefined);
    askAgain(app);
    cancelSaving(app);
  }
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== paperRule);
  document.adoptedStyleSheets = element ? [...others, paperRule] : others;
});

type T = PrintWords;

export function printView(app: App): TemplateResult {
  const t = printTexts.of(app);
  const { choices } = printOf(app);
  const puzzles = printedOf(app);
  setPaper(app, choices.paper);
  if (before.of(app) === undefined) before.keep(app, app.state.message);
  window.onbeforeprint = () => drawAll(app);
  queueMicrotask(() => void (app.state.view === "print" && needSolutions(app)));
  return html`<main class="view print" tabindex="-1" aria-labelledby="print-title" ${ref(onShown(app))}>
    <div class="print-form">
      <h2 id="print-title">${t("tool-print")}</h2>
      ${form(app, t, choices)}
      ${status(app, t, puzzles)}
      ${buttons(app, t, choices, puzzles.length > 0)}
    </div>
    <section class="print-sheets" aria-label=${t("print-preview")}>${preview(app, t, choices, puzzles)}</section>
  </main>`;
}

function form(app: App, t: T, choices: Choices): TemplateResult {
  const { what } = choices;
  const sources = printOf(app).list.length ? (["board", "new", "list"] as const) : (["board", "new"] as const);
  return html`${segments(
    t("print-what"),
    sources,
    what,
    (one) => t(`print-${one}`),
    (one) => choose(app, { what: one }),
  )}
    ${what === "new" ? ofBooklet(app, t, choices) : nothing}
    ${what === "board" ? nothing : segments(t("print-per-page"), PER_PAGE, choices.perPage, String, (next) => choose(app, { perPage: next }))}
    ${segments(t("print-paper"), PAPERS, choices.paper, String, (paper) => choose(app, { paper }))}
    <label class="field"><span>${t("print-heading")}</span><input class="input" autocomplete="off" maxlength="60"
      .value=${live(choices.title)} @input=${(event: Event) => choose(app, { title: (event.target as HTMLInputElement).value })}></label>
    ${what === "board" ? switchOf(app, t, "entries", choices.entries) : nothing}
    ${switchOf(app, t, "candidates", choices.candidates)} ${switchOf(app, t, "solutions", choices.solutions)}
    ${SINGLE_FILE ? nothing : switchOf(app, t, "codes", choices.codes)}
    ${choices.codes ? html`<p class="field-note">${t("print-codes-help")}</p>` : nothing}`;
}

function ofBooklet(app: App, t: T, { level, count }: Choices): TemplateResult {
  return html`<label class="field"><span>${t("level")}</span>
      <select class="select" @change=${(event: Event) => choose(app, { level: (event.target as HTMLSelectElement).value as Choices["level"] })}>
        ${LEVELS.map((one) => html`<option value=${one} .selected=${live(one === level)}>${t(`level-${one}`)}</option>`)}
        <option value="mixed" .selected=${live(level === "mixed")}>${t("print-mixed")}</option>
      </select></label>
    ${level === "mixed" ? nothing : html`<p class="field-note">${ratings(app, level)} ${app.t("level-takes", { time: levelTime(app, level) })}</p>`}
    <label class="field"><span>${t("maker-count")}</span><input class="input number" inputmode="numeric" autocomplete="off" maxlength="7" aria-describedby="print-status"
      .value=${String(count)} @input=${(event: Event) => typeCount(app, event.target as HTMLInputElement)} @change=${(event: Event) => endCount(app, event.target as HTMLInputElement)}></label>`;
}

/** While it is typed, only what can be had counts: the text is left alone. */
function typeCount(app: App, { value }: HTMLInputElement): void {
  if (!readCount(value, 1).clamped) chooseCount(app, value);
}

function endCount(app: App, input: HTMLInputElement): void {
  chooseCount(app, input.value);
  input.value = String(printOf(app).choices.count);
}

function segments<T extends string | number>(
  label: string,
  options: readonly T[],
  chosen: T,
  name: (option: T) => string,
  change: (option: T) => void,
): TemplateResult {
  return html`<div class="print-choice"><span aria-hidden="true">${label}</span><div class="segments" role="group" aria-label=${label}>
    ${options.map((option) => html`<button class="segment" aria-pressed=${option === chosen} @click=${() => change(option)}>${name(option)}</button>`)}
  </div></div>`;
}

function switchOf(app: App, t: T, name: "entries" | "candidates" | "solutions" | "codes", on: boolean): TemplateResult {
  return html`<label class="check"><input type="checkbox" .checked=${live(on)}
    @change=${(event: Event) => choose(app, { [name]: (event.target as HTMLInputElement).checked })}><span>${t(`print-${name}`)}</span></label>`;
}

/** The running work, or the message before printing. */
function status(app: App, t: T, puzzles: readonly Printed[]): TemplateResult {
  const { busy, message } = app.state;
  const { saving } = printOf(app);
  if (busy) return html`<div id="print-status" role="status">${working(t, busy.text(t), busy.cancel)}</div>`;
  if (saving)
    return html`<div id="print-status" role="status">${working(t, t("print-pdf-making", saving), () => cancelSaving(app))}</div>`;
  return html`<div id="print-status" role="status">
    ${message && message !== before.of(app) ? html`<p>${message.text(t)}</p>` : nothing}<p>${noteOf(app, t, puzzles)}</p></div>`;
}

const working = (t: T, text: string, cancel: () => void): TemplateResult =>
  html`<p class="say-busy"><span class="spinner" aria-hidden="true"></span><span class="grow">${text}</span>
    <button class="button small" @click=${cancel}>${t("app-cancel")}</button></p>`;

function noteOf(app: App, t: T, puzzles: readonly Printed[]): string | typeof nothing {
  const { choices, clamped, ended, solved, listed } = printOf(app);
  if (choices.what === "new") {
    if (clamped) return t("print-clamped", { most: MOST, count: choices.count });
    return ended ? t(`maker-list-${ended}`, { done: puzzles.length, of: choices.count }) : nothing;
  }
  if (choices.what === "list")
    return listed > puzzles.length ? t("print-list-cut", { count: puzzles.length, all: listed }) : nothing;
  const unsolved = choices.solutions && solved?.puzzle === puzzleOf(app) && !solved.solution;
  return unsolved && puzzles.length ? t("print-unsolved") : nothing;
}

/** Not `disabled` when there is nothing to print: the focus would be lost. */
function buttons(app: App, t: T, { what }: Choices, able: boolean): TemplateResult {
  return html`<div class="button-row">
    ${what === "new" ? html`<button class="button ${able ? "" : "primary"}" @click=${() => void makeBooklet(app)}>${t(able ? "print-again" : "print-make")}</button>` : nothing}
    <button class="button ${able ? "primary" : "unable"}" aria-disabled=${!able} @click=${() => able && window.print()}>${icon("print")}${t("tool-print")}</button>
    <button class="button ${able ? "" : "unable"}" aria-disabled=${!able} @click=${() => able && void savePdf(app)}>${icon("save")}${t("print-pdf")}</button>
  </div>`;
}

function preview(app: App, t: T, choices: Choices, puzzles: readonly Printed[]): unknown {
  if (!puzzles.length) {
    if (choices.what === "new") return html`<p class="print-empty">${t("print-unmade")}</p>`;
    return html`<p class="print-empty">${t(app.state.ready ? "print-empty" : "generating")}</p>`;
  }
  const content = JSON.stringify([puzzles, choices, app.language, t("print-solutions-title")]);
  const last = drawn.of(app);
  const now = content === last.content ? last : { content, number: last.number + 1, sheets: AT_ONCE };
  drawn.keep(app, now);
  const { number } = now;
  const { booklet, sheets } = bookletOf(app, puzzles);
  if (now.sheets < sheets.length) void drawMore(app, number);
  const name = (page: number): string => {
    const { kind, places } = sheets[page]!;
    return t("print-sheet", {
      page: page + 1,
      pages: sheets.length,
      kind,
      first: places[0]!.index + 1,
      last: places.at(-1)!.index + 1,
    });
  };
  // A sheet is not drawn again while nothing has changed.
  return sheets
    .slice(0, now.sheets)
    .map((sheet, page) =>
      guard([number], () => sheetOf(drawingOf(sheet, booklet, page + 1, sheets.length), choices.paper, name(page))),
    );
}

/** Hundreds of sheets would hold up the page for seconds, so a few are drawn at a time. */
const AT_ONCE = 12;
/** The drawn sheets: their contents, the number of changes, and how many sheets are drawn. */
const drawn = slice({ content: "", number: 0, sheets: AT_ONCE });

async function drawMore(app: App, number: number): Promise<void> {
  await nextTask();
  const now = drawn.of(app);
  if (number !== now.number || app.state.view !== "print") return;
  drawn.set(app, { ...now, sheets: now.sheets + AT_ONCE });
}

/** Who prints does not wait, so the rest is drawn in one go. */
function drawAll(app: App): void {
  if (app.state.view !== "print") return;
  drawn.keep(app, { ...drawn.of(app), sheets: Infinity });
  app.render();
}
