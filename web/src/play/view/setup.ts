/** The words of the page while a puzzle is typed in. */

import { html, nothing, type TemplateResult } from "lit";
import { compact } from "../../hint/names.js";
import { ListOf } from "../../i18n/formats.js";
import type { App } from "../../page/app.js";
import { countDigits } from "../../page/state.js";
import { rating } from "../../shell/levels.js";
import { openSheet, sheet } from "../../shell/sheet.js";
import { clashText } from "../../sudoku/labels.js";
import { SYMMETRIES, type Symmetry } from "../../sudoku/symmetry.js";
import { setup } from "../board.js";
import { startPlaying } from "../games.js";
import { MOST_MARKED, type SetupFacts, setupState, symmetryOf } from "../setup-state.js";

export function setupPanel(app: App): { kind: "setup"; text: TemplateResult; foot: TemplateResult } {
  const { t } = app;
  const digits = countDigits(app.model.value);
  const known = setupState.of(app);
  const facts = known?.values === app.model.value ? known : null;
  return {
    kind: "setup",
    text: html`<h2 class="say-title"><span>${t("setup-title")}</span>${digits ? html`<span class="say-fact">${t("setup-digits", { count: digits })}</span>` : nothing}</h2>
      <p>${digits && facts ? factsText(app, facts) : t("setup-help")}</p>`,
    foot: html`<button class="button primary" ?disabled=${digits === 0} @click=${() => void startPlaying(app)}>${t("setup-start")}</button>
      ${edits(app, facts)}
      <button class="button quiet" aria-haspopup="dialog" @click=${() => openSheet(app, "setup")}>${t("setup-options")}</button>`,
  };
}

/** How a puzzle is typed in. */
export function setupSheet(app: App): TemplateResult {
  const { t, state } = app;
  const redraw = (): void => void setup.use(app, ({ drawSetup }) => drawSetup(app));
  const toggle = (key: "typingAdvances" | "typingShows"): TemplateResult =>
    html`<label class="check"><input type="checkbox" .checked=${state.settings[key]} @change=${(event: Event) => {
      app.set({ [key]: (event.target as HTMLInputElement).checked });
      redraw();
    }} /><span>${t(`setup-${key}`)}</span></label>`;
  return sheet(
    app,
    "setup",
    t("setup-options-title"),
    () => html`<div class="setup-options">
      <label class="setup-symmetry"><span>${t("setup-symmetry")}</span><select class="select" aria-describedby="setup-symmetry-help" @change=${(
        event: Event,
      ) => {
        symmetryOf.set(app, (event.target as HTMLSelectElement).value as Symmetry);
        redraw();
      }}>${SYMMETRIES.map((one) => html`<option value=${one} .selected=${one === symmetryOf.of(app)}>${t(`symmetry-${one}`)}</option>`)}</select></label>
      <p class="soft" id="setup-symmetry-help">${t("setup-symmetry-help")}</p>
      ${toggle("typingAdvances")} ${toggle("typingShows")}
    </div>`,
  );
}

function edits(app: App, facts: SetupFacts | null): TemplateResult | typeof nothing {
  const { t } = app;
  if (!facts?.count) return nothing;
  return facts.count > 1
    ? html`<button class="button" @click=${() => void setup.use(app, ({ complete }) => complete(app))}>${t("setup-complete")}</button>`
    : html`<button class="button" @click=${() => void setup.use(app, ({ minimise }) => minimise(app))}>${t("setup-minimise")}</button>`;
}

function factsText(app: App, { count, limited, open, clash, grade }: SetupFacts): string {
  const { t } = app;
  if (clash) return t("unique-none-conflict", { clash: clashText(t, clash) });
  if (count === undefined) return t("counting");
  if (count === 0) return t("unique-none");
  if (count === 1)
    return [
      t("unique-one"),
      ...(grade ? [t("setup-grade", { level: t(`level-${grade.level}`), er: rating(app, grade.er) })] : []),
    ].join(" ");
  return [t(limited ? "setup-limit" : "unique-many", { count }), ...(open ? [openText(app, open)] : [])].join(" ");
}

function openText({ t }: App, open: readonly number[]): string {
  if (open.length > MOST_MARKED) return t("setup-open", { count: open.length });
  return t("setup-open-marked", { count: open.length, cells: new ListOf(compact(open)) });
}
