/** The third stage of a hint's card: the reason line by line, and what walks along it. */
import "./reason.css";
import { html, nothing, type TemplateResult } from "lit";
import { type Lit, linesToLight } from "../../hint/lit.js";
import { isSingle, tell } from "../../hint/telling.js";
import type { App } from "../../page/app.js";
import type { HintState } from "../../page/state.js";
import { cellNames } from "../../shell/cell-names.js";
import { oneStop } from "../../shell/follow.js";
import { icon } from "../../shell/icons.js";
import { legend } from "../../shell/reason/legend.js";
import { type Reason, reasonLines, showLit } from "../../shell/reason/lines.js";
import { branchChooser } from "./chooser.js";
import { light, showStage, walk } from "./stages.js";

/** Names of cells are those of the level of the game. */
const reasonOf = (app: App, { step, branch, lit }: HintState): Reason => ({
  t: app.t,
  step,
  branch,
  names: cellNames(app.t, app.state.gameLevel),
  lit,
  light: (next) => light(app, next),
});

/** The branches, the lines, and `code`, the notation, with the legend beside it. */
export function reasonPart(app: App, hint: HintState, code: TemplateResult | typeof nothing): TemplateResult {
  const { step, branch } = hint;
  const reason = reasonOf(app, hint);
  return html`${branchChooser(app.t, step, branch, (shown) => showStage(app, step, 3, shown))}
    ${reasonLines(reason)}
    ${code}
    ${
      isSingle(step)
        ? nothing
        : legend(reason, app.board.value, app.state.settings.legend, (open) => {
            if (open !== app.state.settings.legend) app.set({ legend: open });
          })
    }`;
}

/** Walks along the lines that can be lit; nothing where there are none. */
export function walkPart(app: App, { step, branch, lit }: HintState): TemplateResult | typeof nothing {
  if (!linesToLight(step, branch).length) return nothing;
  const { t } = app;
  const button = (name: "previous" | "next", by: 1 | -1): TemplateResult => {
    const label = t(`hint-line-${name}`);
    return html`<button class="button square" aria-label=${label} title=${`${label} (${by > 0 ? ">" : "<"})`} @click=${() => walkAndShow(app, by)}>${icon(name)}</button>`;
  };
  return html`<div class="say-walk" role="group" aria-label=${t("hint-walk")} ${oneStop()}>${button("previous", -1)}${button("next", 1)}
    <span class="unseen" role="status">${lit.walked ? walkedTo(app, step, lit) : ""}</span></div>`;
}

const walkedTo = ({ t, state }: App, step: HintState["step"], { line }: Lit): string =>
  line === null
    ? t("hint-line-whole")
    : tell(t, step, null, cellNames(t, state.gameLevel)).find(({ at }) => at === line)!.text;

export function walkAndShow(app: App, by: 1 | -1): void {
  walk(app, by);
  // Once it is drawn.
  queueMicrotask(() => showLit(app.root, app.root.querySelector<HTMLElement>(".say-scroll")));
}
