/** Pieces that the views of paths and steps share. */

import { html, nothing, type TemplateResult } from "lit";
import type { Step, TechniqueInfo } from "../engine/index.js";
import { reasonDrawing } from "../hint/drawing.js";
import { litLine } from "../hint/lit.js";
import type { Position } from "../hint/position.js";
import { isSingle } from "../hint/telling.js";
import type { App } from "../page/app.js";
import { branchChooser } from "../play/hint/chooser.js";
import { cellNames } from "../shell/cell-names.js";
import { spinner } from "../shell/icons.js";
import { rating } from "../shell/levels.js";
import { learnAddress } from "../shell/places.js";
import { positionBoard } from "../shell/position-board.js";
import { legend } from "../shell/reason/legend.js";
import { type Reason, reasonLines } from "../shell/reason/lines.js";
import type { Highlight } from "../sudoku/highlight.js";
import { branchOf, cancelSearch, chooseBranch, lightLine, litOf, viewsOf } from "./actions.js";
import type { Ending } from "./state.js";

/** The line about a running search, with a button that ends it; it appears when it lasts. */
export function searching(app: App, text: string): TemplateResult {
  return html`<div class="side-busy">${spinner()}<span class="late">${text}</span>
    <button class="button small late" @click=${() => cancelSearch(app)}>${app.t("app-cancel")}</button></div>`;
}

export function infoOf(app: App, { technique }: Step): TechniqueInfo | undefined {
  return viewsOf(app).table?.find(({ id }) => id === technique);
}

/** Families whose steps have one rating for each technique; of the others it is the lowest. */
const FIXED = ["singles", "intersections", "subsets", "wings"];

/** The level, and Sudoku Explainer's rating where it has one. */
export function levelChip(app: App, info: TechniqueInfo | undefined): TemplateResult | typeof nothing {
  if (!info) return nothing;
  const { t } = app;
  const er = rating(app, info.rating / 10);
  const rated = info.rating === 0 ? "" : FIXED.includes(info.family) ? ` ${er}` : ` ${t("path-rating-from", { er })}`;
  return html`<span class="level level-${info.level}">${t(`level-${info.level}`)}${rated}</span>`;
}

/** The board with the drawing of a step, and its sentences; without a step, where the end is seen. */
export function stepBoard(
  app: App,
  id: string,
  position: Position,
  step: Step | undefined,
  ended: Ending | null,
): TemplateResult {
  const highlight = step ? drawingOf(app, step, position) : (ended?.highlight ?? null);
  return positionBoard(id, app.language, app.t("path-board"), position, highlight);
}

const drawingOf = (app: App, step: Step, { values }: Position): Highlight =>
  reasonDrawing(step, branchOf(app, step), litLine(litOf(app, step)), values);

/** The branch of a forcing chain that is shown. Beside the sentences, which are read out whenever they change. */
export const stepBranches = (app: App, step: Step | undefined): TemplateResult | typeof nothing =>
  step ? branchChooser(app.t, step, branchOf(app, step), (shown) => chooseBranch(app, step, shown)) : nothing;

export const showBoard = (): void => document.querySelector(".path-board")?.scrollIntoView({ block: "nearest" });

export function stepText(app: App, step: Step, { values }: Position): TemplateResult {
  const { t, state } = app;
  const reason: Reason = {
    t,
    step,
    branch: branchOf(app, step),
    names: cellNames(t, state.gameLevel),
    lit: litOf(app, step),
    light: (lit) => {
      // On a phone the board may have been scrolled away.
      if (lit.line !== null && lit.line !== reason.lit.line) showBoard();
      lightLine(app, step, lit);
    },
  };
  return html`<h3 class="step-title"><span>${t(`technique-${step.technique}`)}</span>${levelChip(app, infoOf(app, step))}</h3>
    ${reasonLines(reason)}
    ${
      isSingle(step)
        ? nothing
        : html`<code class="code">${step.notation}</code>
          ${legend(reason, values, state.settings.legend, (open) => {
            if (open !== state.settings.legend) app.set({ legend: open });
          })}`
    }
    <p><a class="link" href=${learnAddress(step.technique)}>${t("hint-more")}</a></p>`;
}

/** Effect of a step, in short: the end of its notation. */
export function effectOf({ notation }: Step): string {
  return notation.slice(notation.lastIndexOf("=>") + 2).trim();
}
