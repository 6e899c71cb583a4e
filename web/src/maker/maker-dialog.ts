/**
 * The dialog that makes puzzles on request: all wishes, problems, and the nearest find.
 */

import { makerTexts } from "../page/room-texts.js";
import "./maker.css";
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { Symmetry, TechniqueId, TechniqueInfo } from "../engine/index.js";
import { byBest, foundBy, searched } from "../hint/search.js";
import { ListOf } from "../i18n/formats.js";
import type { After } from "../i18n/localizer.js";
import type { MakerId } from "../i18n/messages.js";
import type { App } from "../page/app.js";
import { dialog } from "../shell/dialog.js";
import { icon } from "../shell/icons.js";
import { LEVELS, type Level } from "../shell/levels.js";
import {
  boardHasDigits,
  cancelMaking,
  changeForm,
  chooseSymmetry,
  closeMaker,
  copyList,
  loadTechniques,
  makeList,
  makePuzzle,
  playNearest,
  saveList,
  searchTechniques,
} from "./actions.js";
import { LIST_FORMATS, type ListFormat, type MakerField, type MakerForm, type MakerState, makerState } from "./form.js";
import { patternBoard } from "./pattern-board.js";
import { SYMMETRIES } from "./symmetry.js";

export { beginMaking } from "./actions.js";

const NEEDS = ["alone", "enough", "path", "next"] as const;

/** Open exactly while `state.maker` is set. */
export function makerDialog(app: App): TemplateResult | typeof nothing {
  const maker = makerState.of(app);
  if (!maker) return nothing;
  const t = makerTexts.of(app);
  return dialog(app, "maker", {
    name: "maker",
    title: t("tool-make"),
    closed: () => closeMaker(app),
    body: html`<p class="dialog-help">${t("maker-help")}</p>
    <div class="maker-parts">
      <div>${difficulty(app, maker)} ${technique(app, maker)}</div>
      <div class="maker-second">${givens(app, maker)} ${pattern(app, maker)}</div>
      <div>${list(app, maker)}</div>
    </div>`,
    foot: html`<div class="maker-foot">
      <div class="maker-status" role="status">${status(app, maker)}</div>
      <div class="dialog-foot">${buttons(app, maker)}</div>
    </div>`,
  });
}

// --- the parts of the form ---

const valueOf = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;
const checkedOf = (event: Event): boolean => (event.target as HTMLInputElement).checked;

function choice<T extends string>(
  app: App,
  name: MakerField | "symmetry" | "format",
  {
    value,
    options,
    text,
    change,
  }: { value: T; options: readonly T[]; text: (option: T) => string; change: (option: T) => void },
): TemplateResult {
  return html`<label class="field"><span>${makerTexts.of(app)(`maker-${name}`)}</span>
    <select class="select" id="maker-${name}" aria-invalid=${isWrong(app, name)} aria-describedby="maker-${name}-problem" @change=${(event: Event) => change(valueOf(event) as T)}>
      ${options.map((option) => html`<option value=${option} .selected=${live(option === value)}>${text(option)}</option>`)}
    </select></label>${problemOf(app, name)}`;
}

function range(
  app: App,
  name: "er" | "minutes" | "clues",
  low: "erLow" | "minutesLow" | "cluesLow",
  high: "erHigh" | "minutesHigh" | "cluesHigh",
  all: readonly [string, string],
): TemplateResult {
  const t = makerTexts.of(app);
  const input = (
    key: keyof MakerForm,
    id: string,
    label: string,
    placeholder: string,
  ): TemplateResult => html`<input class="input number" id=${id}
    inputmode="decimal" autocomplete="off" maxlength="6" aria-label=${label} placeholder=${placeholder} aria-invalid=${isWrong(app, name)}
    aria-describedby="maker-${name}-problem" .value=${live(makerState.of(app)!.form[key] as string)}
    @input=${(event: Event) => changeForm(app, { [key]: valueOf(event) })}>`;
  return html`<div class="field" role="group" aria-label=${t(`maker-${name}`)}><span>${t(`maker-${name}`)}</span>
    <span class="range">${input(low, `maker-${name}`, t("maker-from"), all[0])}<span aria-hidden="true">–</span>${input(high, `maker-${name}-to`, t("maker-to"), all[1])}</span>
  </div>${problemOf(app, name)}`;
}

function check(
  app: App,
  name: "minimal" | "fair" | "pattern" | "givens",
  key: keyof MakerForm,
  disabled = false,
): TemplateResult {
  const t = makerTexts.of(app);
  return html`<label class="check"><input type="checkbox" id="maker-${name}" ?disabled=${disabled} aria-describedby="maker-${name}-problem"
    .checked=${live(makerState.of(app)!.form[key] === true)} @change=${(event: Event) => changeForm(app, { [key]: checkedOf(event) })}>
    <span>${t(`maker-${name}`)}</span></label>${problemOf(app, name)}`;
}

const isWrong = (app: App, name: string): boolean => makerState.of(app)?.problem?.field === name;

/** Always there, so that what it comes to say is read. */
function problemOf(app: App, name: string): TemplateResult {
  const problem = isWrong(app, name) ? makerState.of(app)!.problem!.text(makerTexts.of(app)) : "";
  return html`<p class="field-problem" id="maker-${name}-problem" role="alert">${problem ? html`${icon("bad")}<span>${problem}</span>` : nothing}</p>`;
}

function part(app: App, name: After<"maker-part-", MakerId>, body: TemplateResult): TemplateResult {
  return html`<fieldset class="form-part"><legend>${makerTexts.of(app)(`maker-part-${name}`)}</legend>${body}</fieldset>`;
}

function difficulty(app: App, { form }: MakerState): TemplateResult {
  const t = makerTexts.of(app);
  const levels = {
    value: form.level,
    options: ["", ...LEVELS] as const,
    text: (level: Level | "") => t(level ? `level-${level}` : "maker-any"),
  };
  return part(
    app,
    "difficulty",
    html`
    ${choice(app, "level", { ...levels, change: (level) => changeForm(app, { level }) })}
    ${range(app, "er", "erLow", "erHigh", ["1.0", "12.0"])}
    ${range(app, "minutes", "minutesLow", "minutesHigh", ["1", "60"])}`,
  );
}

function givens(app: App, { form }: MakerState): TemplateResult {
  const t = makerTexts.of(app);
  const symmetries = {
    value: form.symmetry,
    options: SYMMETRIES,
    text: (symmetry: Symmetry) => t(`symmetry-${symmetry}`),
  };
  return part(
    app,
    "givens",
    html`
    ${range(app, "clues", "cluesLow", "cluesHigh", ["17", "81"])}
    ${choice(app, "symmetry", { ...symmetries, change: (symmetry) => chooseSymmetry(app, symmetry) })}
    ${check(app, "minimal", "minimal")} ${check(app, "fair", "fair")} ${check(app, "givens", "hasGivens", !boardHasDigits(app) && !form.hasGivens)}`,
  );
}

function technique(app: App, { form, techniques, withoutTechniques, search }: MakerState): TemplateResult {
  const t = makerTexts.of(app);
  const nameOf = (id: TechniqueId): string => t(`technique-${id}`);
  const found = searched(techniques, nameOf, search);
  // The one that is chosen stays.
  const shown = [...found, ...techniques.filter((one) => one.id === form.technique && !found.includes(one))];
  const option = (info: TechniqueInfo): TemplateResult => {
    const name = nameOf(info.id);
    const by = foundBy(info, name, search, app.language);
    return html`<option value=${info.id} .selected=${live(info.id === form.technique)}>${by ? `${name} · ${by}` : name}</option>`;
  };
  const ofLevel = (level: Level): TemplateResult =>
    html`<optgroup label=${t(`level-${level}`)}>${shown.filter((one) => one.level === level).map(option)}</optgroup>`;
  return part(
    app,
    "technique",
    html`
    <label class="field"><span>${t("maker-search")}</span><input class="input" type="search" autocomplete="off" maxlength="60" .value=${live(search)}
      ?disabled=${!techniques.length} @input=${(event: Event) => searchTechniques(app, valueOf(event))}></label>
    <label class="field"><span>${t("maker-technique")}</span>
      <select class="select" id="maker-technique" ?disabled=${!techniques.length} aria-invalid=${isWrong(app, "technique")}
        aria-describedby="maker-technique-problem maker-found" @change=${(event: Event) => changeForm(app, { technique: valueOf(event) as MakerForm["technique"] })}>
        <option value="" .selected=${live(form.technique === "")}>${t("maker-any")}</option>${byBest(shown, LEVELS, (one) => one.level, search).map(ofLevel)}
      </select></label>
    <p class="field-note" id="maker-found" role="status">${search.trim() ? t("maker-found", { count: shown.length }) : nothing}</p>
    <p class="field-problem" role="alert">${withoutTechniques ? html`${icon("bad")}<span>${t("maker-technique-failed")}</span>` : nothing}</p>
    ${withoutTechniques ? html`<button class="button small" @click=${() => void loadTechniques(app)}>${t("app-retry")}</button>` : nothing}
    ${problemOf(app, "technique")}
    ${choice(app, "need", { value: form.need, options: NEEDS, text: (need) => t(`need-${need}`), change: (need) => changeForm(app, { need }) })}`,
  );
}

function pattern(app: App, { form }: MakerState): TemplateResult {
  return part(
    app,
    "pattern",
    html`${check(app, "pattern", "hasPattern")} ${form.hasPattern ? patternBoard(app) : nothing}
    <label class="field"><span>${makerTexts.of(app)("maker-seed")}</span><input class="input" id="maker-seed" autocomplete="off" autocapitalize="off" spellcheck="false"
      maxlength="200" placeholder=${makerTexts.of(app)("maker-seed-none")} .value=${live(form.seed)} @input=${(event: Event) => changeForm(app, { seed: valueOf(event) })}></label>`,
  );
}

function list(app: App, { form, list, work }: MakerState): TemplateResult {
  const t = makerTexts.of(app);
  const formats = {
    value: form.format,
    options: LIST_FORMATS,
    text: (format: ListFormat) => t(`maker-format-${format}`),
  };
  return part(
    app,
    "list",
    html`
    <label class="field"><span>${t("maker-count")}</span><input class="input number" id="maker-count" inputmode="numeric" autocomplete="off" maxlength="7"
      aria-invalid=${isWrong(app, "count")} aria-describedby="maker-count-problem" .value=${live(form.count)}
      @input=${(event: Event) => changeForm(app, { count: valueOf(event) })}></label>${problemOf(app, "count")}
    ${choice(app, "format", { ...formats, change: (format) => changeForm(app, { format }) })}
    <div class="maker-list">
      <button class="button small" ?disabled=${work !== null} @click=${() => void makeList(app)}>${t("maker-list")}</button>
      ${
        list.length && !work
          ? html`<button class="button small" @click=${() => void copyList(app)}>${icon("copy")}${t("maker-copy")}</button>
        <button class="button small" @click=${() => saveList(app)}>${icon("save")}${t("maker-save")}</button>`
          : nothing
      }
    </div>`,
  );
}

// --- what is being done, and what came of it ---

function status(app: App, { work, note, nearest }: MakerState): TemplateResult | typeof nothing {
  const t = makerTexts.of(app);
  if (work) {
    const bar = work.of ? html`<progress max=${work.of} .value=${work.done} aria-hidden="true"></progress>` : nothing;
    return html`<p class="say-busy"><span class="spinner" aria-hidden="true"></span><span>${work.text(t)}</span></p>${bar}`;
  }
  if (!note) return nothing;
  const missed =
    nearest &&
    t("maker-nearest", {
      missed: new ListOf(nearest.missed.map((part) => t(`missed-${part}`))),
      givens: nearest.clues,
    });
  return html`<p>${note(t)}${missed ? html` ${missed}` : nothing}</p>`;
}

function buttons(app: App, { work, nearest }: MakerState): TemplateResult {
  const t = makerTexts.of(app);
  if (work)
    return html`<span class="grow"></span><button class="button" @click=${() => cancelMaking(app)}>${t("app-cancel")}</button>`;
  return html`<span class="grow"></span>
    ${nearest ? html`<button class="button" @click=${() => void playNearest(app)}>${t("maker-play-nearest")}</button>` : nothing}
    <button class="button primary" id="maker-make" @click=${() => void makePuzzle(app)}>${t("maker-make")}</button>`;
}
