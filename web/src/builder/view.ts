/**
 * The view that builds embeds: choices at the left, the board as readers will have it, and the lines to paste.
 * Fetched when it is first looked at.
 */
import "./builder.css";
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { CONTROLS } from "../board/controls/tokens.js";
import { ASSISTS, HINTS } from "../embed/parameters.js";
import { LANGUAGES } from "../i18n/localizer.js";
import type { App } from "../page/app.js";
import { type BuilderWords, builderTexts, readingTexts } from "../page/room-texts.js";
import { icon } from "../shell/icons.js";
import { LEVELS } from "../shell/levels.js";
import { nameOf } from "../shell/preferences.js";
import { MARKS } from "../shell/settings.js";
import { faultText } from "../sudoku/faults.js";
import { builderOf, choose, choosePage, chooseWidth, copySnippet, embedded, paste } from "./actions.js";
import { type Choices, CONTROL_SETS, KINDS, SOURCES, snippetOf, THEMES_OF, WIDTHS } from "./model.js";
import { preview } from "./preview.js";

declare module "../page/address.js" {
  interface Views {
    embed: true;
  }
}

/** The folder that the site is in. */
export const siteAddress = (): string => new URL("./", location.href.replace(/[?#].*/, "")).href;

export function builderView(app: App): TemplateResult {
  const t = builderTexts.of(app);
  const { choices } = builderOf(app);
  return html`<main class="view builder" tabindex="-1" aria-labelledby="builder-title">
    <div class="builder-form">
      <h2 id="builder-title">${t("builder-title")}</h2>
      <p class="field-note">${t("builder-lead")}</p>
      ${segments(app, t, "kind", KINDS, (one) => t(`builder-kind-${one}`))}
      ${puzzlePart(app, t, choices)} ${playPart(app, t, choices)} ${lookPart(app, t, choices)}
    </div>
    <div class="builder-result">${snippet(app, t, choices)} ${shown(app, t)}</div>
  </main>`;
}

// --- choices ---

function segments<Name extends "kind" | "source" | "controls">(
  app: App,
  t: BuilderWords,
  name: Name,
  options: readonly Choices[Name][],
  nameOne: (one: Choices[Name]) => string,
): TemplateResult {
  const chosen = builderOf(app).choices[name];
  return html`<div class="segments" role="group" aria-label=${t(`builder-${name as "kind" | "source" | "controls"}`)}>
    ${options.map((one) => html`<button class="segment" aria-pressed=${one === chosen} @click=${() => choose(app, { [name]: one })}>${nameOne(one)}</button>`)}
  </div>`;
}

type Select = "level" | "technique" | "hints" | "assist" | "marks" | "theme" | "lang";

function select<Name extends Select>(
  app: App,
  t: BuilderWords,
  name: Name,
  options: readonly Choices[Name][],
  nameOne: (one: Choices[Name]) => string,
): TemplateResult {
  const chosen = builderOf(app).choices[name];
  return html`<label class="field"><span>${t(`builder-${name as Select}`)}</span><select class="select" @change=${(event: Event) => choose(app, { [name]: (event.target as HTMLSelectElement).value })}>
    ${options.map((one) => html`<option value=${one} .selected=${live(one === chosen)}>${nameOne(one)}</option>`)}
  </select></label>`;
}

function check(app: App, t: BuilderWords, name: "timer" | "readonly" | "kept" | "plain"): TemplateResult {
  return html`<label class="check"><input type="checkbox" .checked=${live(builderOf(app).choices[name])}
    @change=${(event: Event) => choose(app, { [name]: (event.target as HTMLInputElement).checked })}><span>${t(`builder-${name}`)}</span></label>`;
}

function puzzlePart(app: App, t: BuilderWords, { source }: Choices): TemplateResult {
  return html`<fieldset class="form-part"><legend>${t("tools-puzzle")}</legend>
    ${segments(app, t, "source", SOURCES, (one) => t(`builder-source-${one}`))}
    ${source === "text" ? pasted(app, t) : nothing}
    ${source === "level" ? select(app, t, "level", LEVELS, (one) => t(`level-${one}`)) : nothing}
    ${source === "technique" ? techniqueChoice(app, t) : nothing}
    ${source === "board" && !/[1-9]/.test(embedded(app)) ? html`<p class="field-problem">${icon("bad")}<span>${t("builder-board-empty")}</span></p>` : nothing}
  </fieldset>`;
}

function techniqueChoice(app: App, t: BuilderWords): TemplateResult {
  const { techniques, choices } = builderOf(app);
  const ids = techniques.length ? techniques.map(({ id }) => id) : [choices.technique];
  return select(app, t, "technique", ids, (id) => (techniques.length ? t(`technique-${id}`) : id));
}

function pasted(app: App, t: BuilderWords): TemplateResult {
  const { text, fault } = builderOf(app);
  return html`<label class="builder-text"><span>${t("builder-text")}</span>
      <textarea class="input" rows="4" spellcheck="false" autocomplete="off" aria-invalid=${fault !== null} aria-describedby="builder-fault"
        .value=${live(text)} @input=${(event: Event) => void paste(app, (event.target as HTMLTextAreaElement).value)}></textarea></label>
    <p class="field-problem" id="builder-fault" role="status">${fault ? html`${icon("bad")}<span>${faultText(readingTexts.of(app), fault.fault, fault.format)}</span>` : nothing}</p>`;
}

function playPart(app: App, t: BuilderWords, { controls, some }: Choices): TemplateResult {
  const toggle = (one: (typeof CONTROLS)[number]): void =>
    choose(app, { some: CONTROLS.filter((other) => (other === one) !== some.includes(other)) });
  return html`<fieldset class="form-part"><legend>${t("builder-play")}</legend>
    ${segments(app, t, "controls", CONTROL_SETS, (one) => t(`builder-controls-${one}`))}
    ${
      controls === "some"
        ? html`<div class="builder-some">${CONTROLS.map(
            (
              one,
            ) => html`<label class="check"><input type="checkbox" .checked=${live(some.includes(one))} @change=${() => toggle(one)}>
      <span>${t(`builder-control-${one}`)}</span></label>`,
          )}</div>`
        : nothing
    }
    ${select(app, t, "hints", HINTS, (one) => t(`builder-hints-${one}`))} ${select(app, t, "assist", ASSISTS, (one) => t(`builder-assist-${one}`))}
    ${select(app, t, "marks", MARKS, (one) => t(`builder-marks-${one}`))}
    ${check(app, t, "timer")} ${check(app, t, "readonly")} ${check(app, t, "kept")}
  </fieldset>`;
}

function lookPart(app: App, t: BuilderWords, { kind, hue, width }: Choices): TemplateResult {
  return html`<fieldset class="form-part"><legend>${t("builder-look")}</legend>
    ${select(app, t, "theme", THEMES_OF[kind], (one) => t(`theme-${one}`))}
    ${select(app, t, "lang", ["", ...LANGUAGES], (one) => (one ? nameOf(one) : t("builder-lang-auto")))}
    <label class="check"><input type="checkbox" .checked=${live(hue !== null)} @change=${() => choose(app, { hue: hue === null ? 150 : null })}><span>${t("builder-own-hue")}</span></label>
    ${
      hue === null
        ? nothing
        : html`<label class="field"><span>${t("builder-hue")}</span><input class="builder-hue" type="range" min="0" max="359" .value=${live(String(hue))}
      @input=${(event: Event) => choose(app, { hue: Number((event.target as HTMLInputElement).value) })}></label>`
    }
    <label class="field"><span>${t("builder-width", WIDTHS)}</span><input class="input" type="number" min=${WIDTHS.least} max=${WIDTHS.most} step="10" value=${width}
      @input=${(event: Event) => chooseWidth(app, (event.target as HTMLInputElement).value)}
      @change=${(event: Event) => ((event.target as HTMLInputElement).value = String(builderOf(app).choices.width))}></label>
    ${check(app, t, "plain")}
    ${kind === "iframe" ? pageField(app, t) : nothing}
  </fieldset>`;
}

function pageField(app: App, t: BuilderWords): TemplateResult {
  const follow = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    const fits = choosePage(app, input.value);
    input.setAttribute("aria-invalid", String(!fits));
    input.closest(".form-part")!.querySelector<HTMLElement>("#builder-page-problem")!.hidden = fits;
  };
  return html`<label class="field"><span>${t("builder-page")}</span><input class="input" type="url" autocomplete="off" placeholder="https://" aria-describedby="builder-page-help builder-page-problem" @change=${follow}></label>
    <p class="field-problem" id="builder-page-problem" role="status" hidden>${icon("bad")}<span>${t("builder-page-bad")}</span></p>
    <p class="field-note" id="builder-page-help">${t("builder-page-help")}</p>`;
}

// --- what comes of it ---

/** Null while there is no puzzle that could be embedded. */
function puzzleFor(app: App): string | null {
  const { source } = builderOf(app).choices;
  const puzzle = embedded(app);
  return source === "level" || source === "technique" || /[1-9]/.test(puzzle) ? puzzle : null;
}

function snippet(app: App, t: BuilderWords, choices: Choices): TemplateResult {
  const puzzle = puzzleFor(app);
  const text =
    puzzle === null
      ? ""
      : snippetOf(siteAddress(), choices, puzzle, (builderTexts.at(choices.lang || app.language) ?? t)("builder-link"));
  const { note } = builderOf(app);
  return html`<section aria-labelledby="builder-snippet-title"><h3 id="builder-snippet-title">${t("builder-snippet")}</h3>
    <textarea class="paste-text builder-snippet" id="builder-snippet" readonly rows="9" spellcheck="false" aria-labelledby="builder-snippet-title" .value=${live(text)}></textarea>
    <div class="button-row"><button class="button primary" ?disabled=${!text} @click=${() => void copySnippet(app, text)}>${icon("copy")}${t("maker-copy")}</button>
      <span role="status">${note ? t(note) : nothing}</span></div>
    <p class="field-note">${t(`builder-help-${choices.kind}`)}</p>
    ${choices.plain ? html`<p class="field-note">${t("builder-help-plain")}</p>` : nothing}</section>`;
}

function shown(app: App, t: BuilderWords): TemplateResult {
  const puzzle = puzzleFor(app);
  return html`<section aria-labelledby="builder-preview-title"><h3 id="builder-preview-title">${t("builder-preview")}</h3>
    ${puzzle === null ? html`<p class="builder-empty">${t("builder-none")}</p>` : preview(t("builder-preview"), siteAddress(), builderOf(app).choices, puzzle)}</section>`;
}
