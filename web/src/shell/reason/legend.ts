/** The legend of a drawing: each colour and shape as the board draws it, and what it means. */
import { html, LitElement, nothing, type PropertyDeclarations, svg, type TemplateResult } from "lit";
import { drawingStyles } from "../../board/drawing-styles.js";
import { boardStyles } from "../../board/styles.js";
import { reasonDrawings } from "../../hint/drawing.js";
import { type LegendEntry, legendOf, type Swatch } from "../../hint/legend.js";
import type { Localizer } from "../../i18n/localizer.js";
import type { HintsId } from "../../i18n/messages.js";
import { dashes } from "../../sudoku/links.js";
import { legendStyles } from "./legend-styles.js";
import type { Reason } from "./lines.js";

/** Has the styles of the board in its shadow, so that a swatch is what is drawn there. */
class Legend extends LitElement {
  static override styles = [boardStyles, drawingStyles, legendStyles];
  static override properties: PropertyDeclarations = { entries: { attribute: false }, t: { attribute: false } };
  declare entries: readonly LegendEntry[];
  declare t: Localizer<HintsId>;

  protected override render(): TemplateResult {
    return html`<ul role="list">${this.entries.map(
      ({ swatch, meaning, letter }) =>
        html`<li>${swatchOf(swatch)}<span>${this.t(`legend-${meaning}`, { letter })}</span></li>`,
    )}</ul>`;
  }
}

if (!customElements.get("nonet-legend")) customElements.define("nonet-legend", Legend);

function swatchOf(swatch: Swatch): TemplateResult {
  const { kind, classes } = swatch;
  if (kind === "mark")
    return html`<span class="swatch" aria-hidden="true"><span class="mark ${classes}">${swatch.digit}</span></span>`;
  if (kind === "link")
    return html`<svg class="swatch line" viewBox="0 0 34 12" aria-hidden="true">${svg`<path class="link ${classes}" d="M1 6H28" fill="none" stroke-dasharray=${classes === "weak" ? dashes(false) : "none"}></path><path class="link-head" d="M33 6L27 3.4V8.6Z"></path>`}</svg>`;
  if (kind === "cell") return html`<span class="swatch tint ${classes}" aria-hidden="true"></span>`;
  return html`<span class="swatch tint ${classes}" aria-hidden="true"><span class="digit ${classes}">${swatch.digit || 5}</span></span>`;
}

/** Behind a switch. It is of all that the lines show, so that it stays as it is while they are walked along. */
export function legend(
  { t, step, branch }: Pick<Reason, "t" | "step" | "branch">,
  values: string,
  open: boolean,
  toggled: (open: boolean) => void,
): TemplateResult {
  return html`<details class="legend" ?open=${open} @toggle=${(event: Event) => toggled((event.target as HTMLDetailsElement).open)}>
    <summary>${t("legend")}</summary>${
      open
        ? html`<nonet-legend .t=${t} .entries=${legendOf(reasonDrawings(step, branch, values))}></nonet-legend>`
        : nothing
    }</details>`;
}
