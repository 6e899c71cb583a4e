/** What the page says while a puzzle is typed in. */

import { html, nothing, type TemplateResult } from "lit";
import { compact } from "../../hint/names.js";
import { ListOf } from "../../i18n/formats.js";
import type { App } from "../../page/app.js";
import { countDigits } from "../../page/state.js";
import { rating } from "../../shell/levels.js";
import { clashText } from "../../sudoku/labels.js";
import { startPlaying } from "../games.js";
import { type SetupFacts, setupState } from "../setup-state.js";

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
      ${edits(app, facts)}`,
  };
}

function edits(app: App, facts: SetupFacts | null): TemplateResult | typeof nothing {
  const { t } = app;
  const load = (): Promise<typeof import("../setup.js")> => import("../setup.js");
  if (!facts?.count) return nothing;
  return facts.count > 1
    ? html`<button class="button" @click=${() => void load().then(({ complete }) => complete(app))}>${t("setup-complete")}</button>`
    : html`<button class="button" @click=${() => void load().then(({ minimise }) => minimise(app))}>${t("setup-minimise")}</button>`;
}

function factsText(app: App, { count, limited, open, drawing, clash, grade }: SetupFacts): string {
  const { t } = app;
  if (clash) return t("setup-conflict", { clash: clashText(t, clash) });
  if (count === undefined) return t("setup-counting");
  if (count === 0) return t("setup-none");
  if (count === 1)
    return [
      t("setup-one"),
      ...(grade ? [t("setup-grade", { level: t(`level-${grade.level}`), er: rating(app, grade.er) })] : []),
    ].join(" ");
  return [
    t(limited ? "setup-limit" : "setup-many", { count }),
    ...(open ? [openText(app, open, drawing !== undefined)] : []),
  ].join(" ");
}

function openText({ t }: App, open: readonly number[], marked: boolean): string {
  if (!marked) return t("setup-open", { count: open.length });
  return t("setup-open-marked", { count: open.length, cells: new ListOf(compact(open)) });
}
