import { html, nothing, type TemplateResult } from "lit";
import { palette } from "../../board/colour-styles.js";
import type { App } from "../../page/app.js";
import { digitsLeft, isSetup } from "../../page/state.js";
import { oneStop } from "../../shell/follow.js";
import { type IconName, icon } from "../../shell/icons.js";
import { room } from "../../shell/room.js";
import { closeSheet, openSheet, sheet } from "../../shell/sheet.js";
import type { EntryMode } from "../../sudoku/keyboard.js";
import { colourName } from "../../sudoku/labels.js";
import { canTakeBack, takeBack } from "../games.js";
import { pressHint } from "../hint.js";
import { sketchRoom } from "../sketch.js";
import { pressDigit, pressErase } from "../typing.js";

// The keys have the colours of the cells.
document.adoptedStyleSheets.push(palette.styleSheet!);

const MODES = [
  { mode: "digit", label: "pad-digit", key: "Z" },
  { mode: "corner", label: "pad-corner", key: "X" },
  { mode: "centre", label: "pad-centre", key: "C" },
  { mode: "colour", label: "pad-colour", key: "V" },
] as const satisfies readonly { mode: EntryMode; label: string; key: string }[];

/** The pad that you play with. A press leaves the keyboard with the board. */
export function pad(app: App): TemplateResult {
  const room = sketchRoom(app);
  return html`<div class="pad ${room ? "drawing" : app.entering.active}" ?inert=${app.state.paused} @pointerdown=${keepFocus}>
    ${room ? room.tools(app) : modes(app)} ${digits(app)} ${actions(app)}
  </div>`;
}

/** With the mouse, the board keeps the focus, so that the next key goes where the player looks. */
function keepFocus(event: PointerEvent): void {
  if (event.pointerType === "mouse")
    window.addEventListener("mousedown", (down) => down.preventDefault(), { once: true });
}

function digits(app: App): TemplateResult {
  const { t, state } = app;
  const { patterns, padOrder } = state.settings;
  const left = digitsLeft(app.model.value);
  return html`<div class="digits ${patterns ? "patterns" : ""} ${padOrder === "789" ? "from-seven" : ""}" role="group" aria-label=${t("pad")} ${oneStop()}>
    ${left.map((count, index) => (app.entering.active === "colour" && !sketchRoom(app) ? colourKey(app, index + 1) : digitKey(app, index + 1, count)))}
  </div>`;
}

function digitKey(app: App, digit: number, left: number): TemplateResult {
  return key(
    app,
    digit,
    app.t("pad-left", { digit, left }),
    left === 0 ? "done" : "",
    html`<span class="key-left">${left || "✓"}</span>`,
  );
}

function colourKey(app: App, colour: number): TemplateResult {
  return key(
    app,
    colour,
    app.t("pad-colour-key", { digit: colour, name: colourName(app.t, colour) }),
    `swatch c${colour}`,
  );
}

/** Where digits are chosen first, the key is a switch. */
function key(app: App, digit: number, label: string, kind: string, below?: TemplateResult): TemplateResult {
  const { ready, settings } = app.state;
  const pressed = settings.entry === "digit" ? String(app.entering.armed === digit) : null;
  return html`<button class="key ${kind}" ?disabled=${!ready} aria-label=${label} aria-pressed=${pressed ?? nothing}
    @click=${() => (sketchRoom(app)?.press ?? pressDigit)(app, digit)}><span class="key-digit">${digit}</span>${below}</button>`;
}

/** Meaning of digits, one of four modes; a press on the active one leads back to digits. */
function modes(app: App): TemplateResult {
  const { t, state } = app;
  const { mode: chosen, active } = app.entering;
  return html`<div class="modes" role="group" aria-label=${t("pad-modes")} ${oneStop()}>
    ${MODES.map(
      ({ mode, label, key }) => html`<button class="mode" aria-pressed=${active === mode} ?disabled=${!state.ready}
      title=${t("pad-mode-title", { name: t(label), key })} @click=${() => (app.board.mode = chosen === mode ? "digit" : mode)}>
      <span>${t(label)}</span>
    </button>`,
    )}
  </div>`;
}

function actions(app: App): TemplateResult {
  const { model, state, t } = app;
  const setup = isSetup(app);
  const room = sketchRoom(app);
  return html`<div class="actions" role="group" aria-label=${t("pad-actions")} ${oneStop()}>
    ${press(app, "undo", model.canUndo || canTakeBack(app), () => takeBack(app) || app.board.undo())}
    ${press(app, "redo", model.canRedo, () => app.board.redo())}
    ${
      room
        ? room.actions(app)
        : html`${press(app, "erase", true, () => pressErase(app))}
    <button class="action fill ${model.marks === "candidates" ? "on" : ""}" aria-haspopup="dialog" title=${setup ? t("setup-not-now") : nothing} ?disabled=${!state.ready || setup}
      @click=${() => openSheet(app, "notes")}>${icon("fill")}<span>${t("pad-fill-short")}</span></button>
    <button class="action hint" title=${setup ? t("setup-not-now") : t("pad-mode-title", { name: t("pad-hint"), key: "H" })} ?disabled=${!state.ready || setup} @click=${() => void pressHint(app)}>
      ${icon("hint")}<span>${t("pad-hint")}</span>
    </button>`
    }
  </div>`;
}

/** The sheet of actions on all notes at once. */
export function notesSheet(app: App): TemplateResult {
  const { t, model } = app;
  const candidates = model.marks === "candidates";
  const row = (
    name: "fill" | "all" | "clear" | "candidates",
    run: () => void,
    { off = false, on = null }: { off?: boolean; on?: boolean | null } = {},
  ): TemplateResult => html`<li><button class="row" ?disabled=${off} aria-pressed=${on ?? nothing} @click=${() => (closeSheet(app), run())}>
      <b>${icon(name === "all" ? "fill" : name)}${t(`pad-${name}`)}</b><span>${t(`pad-${name}-help`)}</span></button></li>`;
  return sheet(
    app,
    "notes",
    t("pad-notes-title"),
    () => html`<ul class="rows told" @keydown=${(event: KeyboardEvent) => {
      if (candidates || !/^[1-9]$/.test(event.key)) return;
      // Nor does it go to the board, which has the keyboard then.
      event.preventDefault();
      noteOne(app, Number(event.key));
    }}>
      ${row("fill", () => app.board.fillNotes(), { off: candidates })}
      ${row("all", () => void notes.use(app, ({ noteAll }) => noteAll(app)), { off: candidates })}
      <li>${oneDigit(app, candidates)}</li>
      ${row("clear", () => app.board.clearNotes())}
      ${row("candidates", () => (app.board.marks = candidates ? "notes" : "candidates"), { on: candidates })}
    </ul>`,
  );
}

const notes = room(() => import("../notes.js"));

/** Nine keys, one stop of the Tab key; the digit that is armed or selected is told apart. */
function oneDigit(app: App, off: boolean): TemplateResult {
  const { t } = app;
  const wanted = app.entering.armed || Number(app.model.value[app.board.cursor]) || 0;
  return html`<div class="row one-digit"><b id="one-digit">${t("pad-one")}</b><span>${t("pad-one-help")}</span>
    <span class="one-digit-keys" role="group" aria-labelledby="one-digit" ${oneStop()}>${digitsLeft(
      app.model.value,
    ).map(
      (left, index) =>
        html`<button class="button" ?disabled=${off || left === 0} aria-current=${index + 1 === wanted ? "true" : nothing}
        aria-label=${t("pad-one-key", { digit: index + 1 })} @click=${() => noteOne(app, index + 1)}>${index + 1}</button>`,
    )}</span></div>`;
}

function noteOne(app: App, digit: number): void {
  closeSheet(app);
  void notes.use(app, ({ noteDigit }) => noteDigit(app, digit));
}

/**
 * Not `disabled` when there is nothing to do: the focus would be lost, and the button jumps in and out of the tab
 * order.
 */
function press(app: App, name: IconName & ("erase" | "undo" | "redo"), able: boolean, run: () => void): TemplateResult {
  return html`<button class="action ${name}" aria-disabled=${!able} ?disabled=${!app.state.ready} @click=${() => able && run()}>
    ${icon(name)}<span>${app.t(`pad-${name}`)}</span>
  </button>`;
}
