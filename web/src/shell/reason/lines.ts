/**
 * The reason of a step, one line a row. The board shows the statement of a line while the mouse is on it or the
 * keyboard in it, and keeps it after a press. Rows are one stop of the Tab key.
 */
import "./reason.css";
import { html, nothing, type TemplateResult } from "lit";
import { classMap } from "lit/directives/class-map.js";
import type { Step } from "../../engine/index.js";
import { type Lit, litLine } from "../../hint/lit.js";
import { type ToldLine, tell } from "../../hint/telling.js";
import type { Localizer } from "../../i18n/localizer.js";
import type { HintsId } from "../../i18n/messages.js";
import type { CellNames } from "../../sudoku/geometry.js";
import { oneStop } from "../follow.js";

export interface Reason {
  t: Localizer<HintsId>;
  step: Step;
  /** The branch of a forcing chain that is shown, or null for all. */
  branch: number | null;
  names: CellNames;
  lit: Lit;
  light(lit: Lit): void;
}

export function reasonLines(reason: Reason): TemplateResult {
  const { t, step, branch, names } = reason;
  const lines = tell(t, step, branch, names);
  if (lines.length === 1) return html`<p>${lines[0]!.text}</p>`;
  return html`<ol class="reason" role="list" aria-label=${t("hint-lines")} ${oneStop()} @keydown=${stay}
    @pointermove=${(event: PointerEvent) => onPointer(reason, event)} @pointerleave=${(event: PointerEvent) => onPointer(reason, event)}
    >${lines.map((line) => row(reason, line))}</ol>`;
}

function row({ lit, light }: Reason, { at, text, depth, links, nodes }: ToldLine): TemplateResult {
  const classes = classMap({ "reason-line": true, deep: depth > 0 });
  if (!links.length && !nodes.length) return html`<li class=${classes}><p>${text}</p></li>`;
  return html`<li class=${classes}><button class="reason-row" data-line=${at} aria-current=${litLine(lit) === at ? "step" : nothing}
    @focus=${(event: FocusEvent) => isByKeyboard(event) && light({ ...lit, pointed: at })}
    @blur=${() => lit.pointed === at && light({ ...lit, pointed: null })}
    @click=${() => light({ ...lit, line: lit.line === at ? null : at, walked: false })}>${text}</button></li>`;
}

/** A press gives the focus too: then the press decides. */
const isByKeyboard = ({ target }: FocusEvent): boolean => (target as Element).matches(":focus-visible");

/** Only a mouse is anywhere without a press; lines that come to where it rests are not meant. Between rows, the last one stays. */
function onPointer({ lit, light }: Reason, { type, pointerType, target }: PointerEvent): void {
  if (pointerType !== "mouse") return;
  const isLeaving = type === "pointerleave";
  const over = (target as Element).closest<HTMLElement>("[data-line]")?.dataset["line"];
  if (!isLeaving && over === undefined) return;
  const pointed = isLeaving ? null : Number(over);
  if (pointed !== lit.pointed) light({ ...lit, pointed });
}

/** At the ends of the list, arrows are not the board's. */
function stay(event: KeyboardEvent): void {
  if (event.key === "ArrowUp" || event.key === "ArrowDown") event.preventDefault();
}

/** After a walk: scrolls the lit row to where it is seen, in what scrolls for it alone. */
export function showLit(within: ParentNode, scroller: HTMLElement | null): void {
  const lit = within.querySelector(".reason [aria-current]");
  if (!scroller) return;
  if (!lit) return void scroller.scrollTo({ top: 0 });
  const { top, bottom } = lit.getBoundingClientRect();
  const box = scroller.getBoundingClientRect();
  const title = scroller.querySelector<HTMLElement>(".say-title");
  const head = title && getComputedStyle(title).position === "sticky" ? title.offsetHeight : 0;
  // The part below is faded there. Of a row higher than its room, you see the beginning.
  const [above, below] = [top - box.top - head - 4, bottom - box.bottom + 28];
  if (above < 0) scroller.scrollTop += above;
  else if (below > 0) scroller.scrollTop += Math.min(above, below);
}
