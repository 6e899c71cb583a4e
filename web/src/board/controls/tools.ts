/** The buttons that act on the whole board, in two groups: editing, and help. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../i18n/localizer.js";
import type { ControlsId } from "../../i18n/messages.js";
import { type BoardIconName, boardIcons, drawIcon } from "../icons.js";
import type { Control } from "./tokens.js";
import { goWithArrows, keepTabStop } from "./toolbar.js";

/** Buttons: the control each belongs to, and its icon. Those that ask first have a question. */
export const TOOLS = {
  undo: { control: "undo", icon: "undo" },
  redo: { control: "undo", icon: "redo" },
  erase: { control: "erase", icon: "erase" },
  fill: { control: "notes", icon: "fill" },
  clear: { control: "notes", icon: "clear" },
  hint: { control: "hint", icon: "hint" },
  check: { control: "check", icon: "check" },
  solve: { control: "solve", icon: "solve" },
  new: { control: "new", icon: "plus" },
  restart: { control: "restart", icon: "restart" },
} as const satisfies Record<string, { control: Control; icon: BoardIconName }>;
export type Tool = keyof typeof TOOLS;

const EDIT = ["undo", "redo", "erase", "fill", "clear"] as const;
const HELP = ["hint", "check", "solve", "new", "restart"] as const;

export interface ToolView {
  shown: ReadonlySet<Control>;
  /** Tools that can be pressed, but would do nothing. */
  idle: ReadonlySet<Tool>;
  /** The tool that waits for a second press, or null. */
  asking: Tool | null;
  off: boolean;
  press(tool: Tool): void;
}

/** Buttons of the page's own stand behind ours. */
export function tools(view: ToolView, t: Localizer<ControlsId>): TemplateResult {
  return html`<div class="tools" part="tools">
    ${group(EDIT, t("board-edit"), view, t)} ${group(HELP, t("board-help"), view, t)}
    <slot name="toolbar"></slot>
  </div>`;
}

function group(
  names: readonly Tool[],
  label: string,
  view: ToolView,
  t: Localizer<ControlsId>,
): TemplateResult | typeof nothing {
  const shown = names.filter((name) => view.shown.has(TOOLS[name].control));
  if (!shown.length) return nothing;
  return html`<div class="group" role="toolbar" aria-label=${label} @keydown=${goWithArrows} @focusin=${keepTabStop}>
    ${shown.map((name, index) => button(name, index === 0, view, t))}
  </div>`;
}

/** Not `disabled` when there is nothing to do: the focus would be lost, and the button jump in and out of the tab order. */
function button(
  tool: Tool,
  first: boolean,
  { idle, asking, off, press }: ToolView,
  t: Localizer<ControlsId>,
): TemplateResult {
  const sure = asking === tool;
  const name = t(`board-tool-${tool}`);
  return html`<button type="button" class="tool ${tool} ${sure ? "sure" : ""}" part="button tool ${tool}" tabindex=${first ? 0 : -1} ?disabled=${off}
    aria-disabled=${idle.has(tool) ? "true" : nothing} aria-label=${sure ? `${name}: ${t("board-sure")}` : nothing}
    @click=${() => idle.has(tool) || press(tool)}>${drawIcon(boardIcons[TOOLS[tool].icon])}<span>${sure ? t("board-sure") : name}</span></button>`;
}
