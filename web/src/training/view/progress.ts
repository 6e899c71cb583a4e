/** Progress by technique: a table, in which a column is the chart; and the way to begin anew. */
import { html, nothing, type TemplateResult } from "lit";
import { ownAddress } from "#edition";
import { COURSE } from "../../hint/course.js";
import { dateText } from "../../i18n/formats.js";
import type { Learn } from "../../learn/learn.js";
import { forget, scoresAt } from "../actions.js";
import { kindsOf, opponentOf, strengthAt, strengthNow } from "../course.js";
import type { Strength } from "../glicko2.js";
import { isDue } from "../schedule.js";
import { trainingState } from "../state.js";
import type { TrainingWords } from "../texts.js";
import { chartRow, type Scale, scaleFor } from "./chart.js";

export function progressPart(learn: Learn, t: TrainingWords): TemplateResult {
  const { record, asking } = trainingState.of(learn);
  if (!record.tasks && !record.streak && !record.storm)
    return html`<p class="learn-lead">${t("train-progress-none")}</p>`;
  const now = Date.now();
  const scores = scoresAt(learn);
  const overall = strengthNow(record, now);
  const rows = COURSE.flatMap((id) => {
    const known = record.techniques[id];
    if (!known) return [];
    const strength = strengthAt(record, id, now);
    const tasks = opponentOf({ kind: kindsOf(id)[0]!, technique: id }, scores).rating;
    return [{ id, known, strength, tasks }];
  });
  const scale = scaleFor([
    ...rows.flatMap(({ strength, tasks, known }) => [strength.rating, tasks, ...known.trail]),
    overall.rating - overall.deviation,
    overall.rating + overall.deviation,
  ]);
  return html`<p class="learn-lead">${t("train-progress-lead")}</p>
    <table class="train-table">
      <thead><tr>
        <th scope="col">${t("train-column-technique")}</th><th scope="col">${t("train-column-level")}</th>
        <td class="train-drawn"></td>
        <th scope="col">${t("train-column-right")}</th><th scope="col">${t("train-column-due")}</th></tr></thead>
      <tbody>
        <tr class="train-all"><th scope="row">${t("train-overall")}</th>${cells(t, scale, overall, [], null, record.right, record.tasks)}<td></td></tr>
        ${rows.map(
          ({
            id,
            known,
            strength,
            tasks,
          }) => html`<tr><th scope="row"><a href=${ownAddress(id)}>${t(`technique-${id}`)}</a></th>
            ${cells(t, scale, strength, known.trail, tasks, known.right, known.tasks)}
            <td data-label=${t("train-column-due")}>${known.card ? (isDue(known.card, now) ? html`<b>${t("train-due-now")}</b>` : dateText(learn.language, known.card.due, whenOf(known.card.due, now))) : nothing}</td></tr>`,
        )}
      </tbody>
    </table>
    ${resetPart(learn, t, asking)}`;
}

/** Today by the hour, later by the day. */
const whenOf = (due: number, now: number): Intl.DateTimeFormatOptions =>
  due - now < 43_200_000 ? { hour: "numeric", minute: "2-digit" } : { day: "numeric", month: "short" };

function cells(
  t: TrainingWords,
  scale: Scale,
  strength: Strength,
  trail: readonly number[],
  opponent: number | null,
  right: number,
  tasks: number,
): TemplateResult {
  const around = { rating: Math.round(strength.rating), deviation: Math.round(strength.deviation) };
  return html`<td>${t("train-around", around)}</td><td class="train-drawn" aria-hidden="true">${chartRow(scale, strength, trail, opponent)}</td><td data-label=${t("train-column-right")}>${t("train-of", { right, tasks })}</td>`;
}

function resetPart(learn: Learn, t: TrainingWords, asking: boolean): TemplateResult {
  if (!asking)
    return html`<p class="train-reset"><button class="button small" @click=${() => trainingState.patch(learn, { asking: true })}>${t("train-reset")}</button></p>`;
  return html`<div class="train-reset" role="group" aria-label=${t("train-reset")}><p>${t("train-reset-ask")}</p>
    <div class="learn-actions"><button class="button small" @click=${() => forget(learn)}>${t("train-reset-yes")}</button>
    <button class="button small" @click=${() => trainingState.patch(learn, { asking: false })}>${t("app-cancel")}</button></div></div>`;
}
