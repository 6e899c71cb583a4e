/** The savings of each strategy of the engine `strategy`. */
import { html, nothing, type TemplateResult } from "lit";
import { cancelComparison, compareStrategies } from "../actions/race.js";
import type { Lab } from "../lab.js";
import type { Bars } from "../model/bars.js";
import { numbersOf } from "../model/format.js";
import { moreThanAll, savingSentences, type Trial, wasStopped } from "../model/savings.js";
import { scaleFor } from "../model/scale.js";
import { sentences, workButton, workStatus } from "./common.js";

export function savingsPart(lab: Lab): TemplateResult {
  const { t, state } = lab;
  const { savings } = state;
  const done = savings.trials.filter(({ result }) => result).length;
  return html`<section class="lab-savings" aria-labelledby="lab-savings">
    <h3 id="lab-savings">${t("lab-savings-title")}</h3>
    <p class="lab-lead">${t("lab-savings-lead")}</p>
    <div class="lab-actions">
      ${workButton(
        lab,
        savings,
        t("lab-savings-run"),
        () => void compareStrategies(lab),
        () => cancelComparison(lab),
      )}
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

/** The last number is what the strategy, when all five are there, was used for. */
function trialRow(lab: Lab, trial: Trial): TemplateResult {
  const { without, result } = trial;
  const { trials } = lab.state.savings;
  const format = numbersOf(lab.language);
  const least = wasStopped(trial) ? "≥ " : "";
  const more = moreThanAll(trials, trial);
  const use = trials[0]!.result!.strategies.find(({ id }) => id === without);
  return html`<tr><th scope="row">${trialName(lab, without)}</th><td class="number">${least}${format(result!.nodes)}</td>
    <td class="number">${more === null ? "" : `${least}${format(more)}`}</td><td class="number">${use ? format(use.uses) : ""}</td></tr>`;
}

function trialName({ t }: Lab, without: Trial["without"]): string {
  if (without === "nothing") return t("lab-savings-all");
  if (without === "everything") return t("lab-savings-none");
  return t("lab-savings-without", { strategy: t(`lab-strategy-${without}`) });
}

function chart(lab: Lab, trials: readonly Trial[]): TemplateResult {
  const { t, language } = lab;
  const bars = trials.map((trial) => ({
    label: trialName(lab, trial.without),
    value: trial.result!.nodes,
    partial: wasStopped(trial),
  }));
  const { log } = scaleFor(
    bars.map(({ value }) => value),
    "count",
  );
  const title = t("lab-chart-nodes", { scale: log ? "log" : "linear" });
  return html`<figure class="lab-figure"><figcaption>${title}</figcaption>
    <lab-chart role="img" aria-label=${t("lab-chart-text", { title })} .bars=${{ bars, unit: "count", language } satisfies Bars}></lab-chart></figure>`;
}
