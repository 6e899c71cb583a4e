/** The buttons that choose how forcing chains are shown: all together, or a branch at a time. */
import { html, nothing, type TemplateResult } from "lit";
import type { Step } from "../../engine/index.js";
import { branchStarts } from "../../hint/telling.js";
import type { Localizer } from "../../i18n/localizer.js";
import type { GameId } from "../../page/texts.js";
import { oneStop } from "../../shell/follow.js";

/** `branch` is the one that is shown, or null for all of them. Nothing for steps without branches. */
export function branchChooser(
  t: Localizer<GameId>,
  step: Step,
  branch: number | null,
  choose: (branch: number | null) => void,
): TemplateResult | typeof nothing {
  const starts = branchStarts(t, step);
  if (starts.length < 2) return nothing;
  const choice = (
    shown: number | null,
    label: string,
    text: string,
  ): TemplateResult => html`<button class="segment" aria-label=${label}
    title=${label} aria-pressed=${branch === shown} @click=${() => choose(shown)}>${text}</button>`;
  return html`<div class="segments branches" role="group" aria-label=${t("hint-branches")} ${oneStop()}>
    ${choice(null, t("hint-branches-all"), t("hint-branches-all-short"))}
    ${starts.map((start, i) => choice(i, t("hint-branch", { number: i + 1, start }), String(i + 1)))}</div>`;
}
