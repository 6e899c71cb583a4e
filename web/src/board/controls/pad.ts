/** The nine digits, and what they do. */
import { html, nothing, type TemplateResult } from "lit";
import type { Localizer } from "../../i18n/localizer.js";
import type { BoardId, ControlsId } from "../../i18n/messages.js";
import { ENTRY_MODES } from "../../sudoku/keyboard.js";
import { boardIcons, drawIcon } from "../icons.js";
import type { ControlledBoard } from "./host.js";
import { goWithArrows, keepTabStop } from "./toolbar.js";

/** A list of its own: were geometry shared with this file, too, the board would come in two files instead of one. */
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** `name` gives the colours, which are the board's. */
export function pad(
  host: ControlledBoard,
  t: Localizer<ControlsId>,
  name: Localizer<BoardId>,
  off: boolean,
): TemplateResult {
  const colours = host.active === "colour";
  return html`<div class="pad" data-mode=${host.active} part="pad" role="toolbar" aria-label=${t("board-pad")} @keydown=${goWithArrows} @focusin=${keepTabStop}>
    ${DIGITS.map((digit) => {
      const left = 9 - host.value.split(String(digit)).length + 1;
      const label = colours
        ? t("board-pad-colour", { digit, name: name(`board-colour-${digit}`) })
        : t("board-pad-left", { digit, left });
      return key(host, digit, { label, left: colours ? null : left, off });
    })}
  </div>`;
}

interface Key {
  label: string;
  /** How many of the digit are still to place; null where it stands for a colour. */
  left: number | null;
  off: boolean;
}

/** Where digits are chosen first, the key is a switch. */
function key(host: ControlledBoard, digit: number, { label, left, off }: Key): TemplateResult {
  const pressed = host.entry === "digit" ? host.armed === digit : nothing;
  const kind = left === null ? `swatch c${digit}` : left ? "" : "done";
  return html`<button type="button" class="key ${kind}" part="button digit" tabindex=${digit === 1 ? 0 : -1} ?disabled=${off} aria-label=${label}
    aria-pressed=${pressed} @click=${() => host.press(digit)}><b>${digit}</b>${left === null ? nothing : html`<small>${left > 0 ? left : "✓"}</small>`}</button>`;
}

/** A press on the mode that is on leads back to digits. */
export function modes(host: ControlledBoard, t: Localizer<ControlsId>, off: boolean): TemplateResult {
  return html`<div class="modes" part="modes" role="toolbar" aria-label=${t("board-modes")} @keydown=${goWithArrows} @focusin=${keepTabStop}>
    ${ENTRY_MODES.map(
      (
        mode,
        index,
      ) => html`<button type="button" class="mode" part="button mode" tabindex=${index ? -1 : 0} ?disabled=${off}
      aria-pressed=${host.active === mode} @click=${() => (host.mode = host.mode === mode ? "digit" : mode)}>
      ${drawIcon(boardIcons[mode])}<span>${t(`board-mode-${mode}`)}</span></button>`,
    )}
  </div>`;
}
