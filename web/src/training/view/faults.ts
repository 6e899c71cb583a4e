/** Whether what is done here stays. */
import { html, nothing, type TemplateResult } from "lit";
import type { Learn } from "../../learn/learn.js";
import { trainingState } from "../state.js";
import type { TrainingWords } from "../texts.js";

export function faults(learn: Learn, t: TrainingWords): TemplateResult | typeof nothing {
  const { newer, unkept } = trainingState.of(learn);
  return newer || unkept
    ? html`<p class="train-fault" role="status">${t(newer ? "train-newer" : "train-unkept")}</p>`
    : nothing;
}
