/** The level of a technique, as every list shows it. */
import { html, nothing, type TemplateResult } from "lit";
import type { TechniqueInfo } from "../../engine/index.js";
import type { Learn } from "../learn.js";

/** The level of a technique. */
export function levelChip({ t }: Learn, info: TechniqueInfo | undefined): TemplateResult | typeof nothing {
  return info ? html`<span class="level level-${info.level}">${t(`level-${info.level}`)}</span>` : nothing;
}
