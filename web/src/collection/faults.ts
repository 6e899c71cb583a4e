/**
 * Lines that could not be read, and what was noticed: nothing is left out silently. The sentences are those of the
 * dialog that reads puzzles.
 */
import { html, nothing, type TemplateResult } from "lit";
import type { ReadFault } from "../engine/index.js";
import type { App } from "../page/app.js";
import { type CollectionWords, readingTexts } from "../page/room-texts.js";
import { warningText } from "../reading/sentences.js";
import { faultText } from "../sudoku/faults.js";
import type { Collection } from "./model.js";

/** Some sentences say the line, others are for a text that is a single puzzle. */
function placed(t: CollectionWords, fault: ReadFault, say: (fault: ReadFault) => string): string {
  const why = say(fault);
  const silent = fault.line > 0 && why === say({ ...fault, line: fault.line + 1 });
  return silent ? t("collection-line", { line: fault.line, why }) : why;
}

export function faultList(
  app: App,
  t: CollectionWords,
  { faults, faultCount, warnings, format }: Collection,
): TemplateResult | typeof nothing {
  if (!faultCount && !warnings.length) return nothing;
  const own = readingTexts.of(app);
  const list = (
    tone: string,
    title: string,
    texts: readonly string[],
    more: number,
  ): TemplateResult => html`<details class="collection-faults ${tone}"><summary>${title}</summary>
    <ul tabindex="0" aria-label=${title}>${texts.map((text) => html`<li>${text}</li>`)}${more > 0 ? html`<li>${t("collection-more-faults", { count: more })}</li>` : nothing}</ul>
  </details>`;
  return html`
    ${
      faultCount
        ? list(
            "bad",
            t("collection-faults", { count: faultCount }),
            faults.map((fault) => placed(t, fault, (one) => faultText(own, one, format))),
            faultCount - faults.length,
          )
        : nothing
    }
    ${
      warnings.length
        ? list(
            "info",
            t("collection-warnings", { count: warnings.length }),
            warnings.map((warning) => warningText(own, warning)),
            0,
          )
        : nothing
    }`;
}
