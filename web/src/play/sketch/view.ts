/** The tools for drawing, in the place of the modes of the pad; what is said meanwhile; and the last of the actions. */
import { html, type TemplateResult } from "lit";
import type { App } from "../../page/app.js";
import { sketchTexts } from "../../page/room-texts.js";
import { oneStop } from "../../shell/follow.js";
import { icon } from "../../shell/icons.js";
import { choose, clear, erase } from "./actions.js";
import { why } from "./judge.js";
import { isLinkTool, LINK_TOOLS, MARK_TOOLS } from "./model.js";
import { sketchState } from "./state.js";

/** The keys of the tools. */
export const TOOL_KEYS = { strong: "S", weak: "W", true: "T", false: "F", strike: "X" } as const;

export function tools(app: App): TemplateResult {
  const t = sketchTexts.of(app);
  const { tool: chosen } = sketchState.of(app);
  return html`<div class="modes five" role="group" aria-label=${t("sketch-tools")} ${oneStop()}>
    ${[...LINK_TOOLS, ...MARK_TOOLS].map(
      (tool) => html`<button class="mode" aria-pressed=${tool === chosen} data-tool=${tool}
      title=${t("pad-mode-title", { name: t(`sketch-tool-${tool}`), key: TOOL_KEYS[tool] })} @click=${() => choose(app, tool)}>
      <span>${t(`sketch-${tool}`)}</span>
    </button>`,
    )}
  </div>`;
}

export function words(app: App): TemplateResult {
  const t = sketchTexts.of(app);
  const { tool, said } = sketchState.of(app);
  return html`<p>${said?.(t) ?? t(isLinkTool(tool) ? "sketch-begin-link" : "sketch-begin-mark")}</p>
    <p class="idle-means">${t("sketch-help")}</p>`;
}

export function actions(app: App): TemplateResult {
  const t = sketchTexts.of(app);
  return html`<button class="action erase" @click=${() => erase(app)}>${icon("erase")}<span>${t("pad-erase")}</span></button>
    <button class="action fill" @click=${() => clear(app)}>${icon("clear")}<span>${t("sketch-clear")}</span></button>
    <button class="action hint" title=${t("pad-mode-title", { name: t("sketch-why"), key: "Enter" })} @click=${() => void why(app)}>${icon("hint")}<span>${t("sketch-why")}</span></button>`;
}
