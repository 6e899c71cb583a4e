/** What each strategy of the engine `strategy` saves. */
import { html, nothing, type TemplateResult } from "lit";
import { cancelComparison, compareStrategies } from "../actions/savings.js";
import type { Lab } from "../lab.js";
import { numbersOf } from "../model/format.js";
import { savingSentences, type Trial } from "../model/savings.js";
import { scaleFor } from "../model/scale.js";
import type { Bars } from "./chart.js";
import { sentences, workButton, workStatus } from "./common.js";

export function savingsPart(lab: Lab): TemplateResult {
  const { t, state } = lab;
  const { savings } = state;
  const done = savings.trials.filter(({ result }) => result).length;
  return html`<section class="lab-savings" aria-labelledby="lab-savings">
    <h3 id="lab-savings">${t("lab-savings-title")}</h3>
    <p class="lab-lead">${t("lab-savings-lead")}</p>
    <div class="lab-actions">
      ${workButton(lab, savings, t("lab-savings-run"), () => void compareStrategies(lab), () => cancelComparison(lab))}
      ${workStatus(lab, savings, t("lab-savings-running", { done, of: savings.trials.length }))}
    </div>
    ${savings.state === "done" ? results(lab) : nothing}
  </section>`;
}

function results(lab: Lab): TemplateResult {
  const { t, state } = lab;
  const { trials } = state.savings;
  return html`${sentences(savingSentences(t, trials))}
    <div class="lab-savings-results">
      <table class="lab-small-table" aria-labelledby="lab-savings">
        <thead><tr><th scope="col">${t("lab-savings-search")}</th><th scope="col" class="number">${t("lab-head-nodes")}</th>
          <th scope="col" class="number">${t("lab-savings-more")}</th><th scope="col" class="number">${t("lab-savings-uses")}</th></tr></thead>
        <tbody>${trials.map((trial) => trialRow(lab, trial))}</tbody>
      </table>
      ${chart(lab, trials)}
    </div>`;
}

/** The second number is what the strategy, when all five are there, was used for. */
function trialRow(lab: Lab, { without, result }: Trial): TemplateResult {
  const { state, language } = lab;
  const format = numbersOf(language);
  const all = state.savings.trials[0]!.result!;
  const more = result!.nodes - all.nodes;
  const use = all.strategies.find(({ id }) => id === without);
  const least = result!.ended === "budget" ? "≥ " : "";
  return html`<tr><th scope="row">${trialName(lab, without)}</th><td class="number">${least}${format(result!.nodes)}</td>
    <td class="number">${without === "nothing" ? "" : `${least}${format(more)}`}</td><td class="number">${use ? format(use.uses) : ""}</td></tr>`;
}

function trialName({ t }: Lab, without: Trial["without"]): string {
  if (without === "nothing") return t("lab-savings-all");
  if (without === "everything") return t("lab-savings-none");
  return t("lab-savings-without", { strategy: t(`lab-strategy-${without}`) });
}

function chart(lab: Lab, trials: readonly Trial[]): TemplateResult {
  const { t, language } = lab;
  const bars = trials.map(({ without, result }) => ({ label: trialName(lab, without), value: result!.nodes, partial: result!.ended === "budget" }));
  const { log } = scaleFor(bars.map(({ value }) => value));
  const title = t("lab-chart-nodes", { scale: log ? "log" : "linear" });
  return html`<figure class="lab-figure"><figcaption>${title}</figcaption>
    <lab-chart role="img" aria-label=${t("lab-chart-text", { title })} .bars=${{ bars, unit: "count", language } satisfies Bars}></lab-chart></figure>`;
}
