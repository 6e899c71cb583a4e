/** The series to choose from, and the path through the techniques. */
import { html, nothing, type TemplateResult } from "lit";
import { ownAddress } from "#edition";
import { COURSE } from "../../hint/course.js";
import type { Learn } from "../../learn/learn.js";
import { begin, scoresAt } from "../actions.js";
import { dueOf, KINDS, nextOnCourse, standingOf, strengthNow, type Wish } from "../course.js";
import { type Mode, trainingState } from "../state.js";
import type { TrainingWords } from "../texts.js";

const ANY: Wish = { kind: "", technique: "" };

export function startPart(learn: Learn, t: TrainingWords): TemplateResult {
  const { record } = trainingState.of(learn);
  const now = Date.now();
  const { rating, deviation } = strengthNow(record, now);
  const due = dueOf(record, now).length;
  return html`<p class="learn-lead">${t("train-lead")}</p>
    <p class="train-level">${
      record.tasks
        ? t("train-level", { rating: Math.round(rating), deviation: Math.round(deviation), tasks: record.tasks })
        : t("train-level-none")
    } ${due ? html`<b>${t("train-due", { count: due })}</b>` : nothing}</p>
    <ul class="train-cards">
      ${card(learn, t, "series", 0)} ${card(learn, t, "streak", record.streak)} ${card(learn, t, "storm", record.storm)}
    </ul>
    <h3 class="train-heading">${t("train-kinds")}</h3>
    <ul class="train-cards small">${KINDS.map(
      (kind) => html`<li class="learn-card"><h4>${t(`train-kind-${kind}`)}</h4><p>${t(`train-kind-${kind}-help`)}</p>
        <div><button class="button small" aria-label=${`${t("train-start")}: ${t(`train-kind-${kind}`)}`}
          @click=${() => begin(learn, "series", { kind, technique: "" })}>${t("train-start")}</button></div></li>`,
    )}</ul>`;
}

function card(learn: Learn, t: TrainingWords, mode: Mode, best: number): TemplateResult {
  return html`<li class="learn-card"><h3>${t(`train-${mode}`)}</h3><p>${t(`train-${mode}-help`)}${best ? html` ${t("train-best", { count: best })}` : nothing}</p>
    <div><button class="button ${mode === "series" ? "primary" : ""}" aria-label=${`${t("train-start")}: ${t(`train-${mode}`)}`}
      @click=${() => begin(learn, mode, ANY)}>${t("train-start")}</button></div></li>`;
}

export function pathPart(learn: Learn, t: TrainingWords): TemplateResult {
  const { record } = trainingState.of(learn);
  const scores = scoresAt(learn);
  const now = Date.now();
  const next = nextOnCourse(record, scores, now);
  const why = next && (["due", "learning", "new"] as const).find((one) => one === next.standing);
  return html`<p class="learn-lead">${t("train-path-lead")}</p>
    ${
      next && why
        ? html`<div class="learn-card train-next"><h3>${t("train-next-up", { name: t(`technique-${next.id}`) })}</h3><p>${t(`train-why-${why}`)}</p>
            <div class="learn-actions"><button class="button primary" @click=${() => begin(learn, "series", { kind: "", technique: next.id })}>${t("train-train")}</button>
              <a class="button" href=${ownAddress(next.id)}>${t("learn-how")}</a></div></div>`
        : html`<p class="train-next">${t("train-path-done")}</p>`
    }
    <ol class="train-path">${COURSE.map((id) => {
      const standing = standingOf(record, id, scores, now);
      const name = t(`technique-${id}`);
      return html`<li class=${standing} aria-current=${id === next?.id ? "step" : nothing}>
        <a href=${ownAddress(id)}>${name}</a>
        <span class="train-standing">${t(`train-standing-${standing}`)}</span>
        <button class="button small" aria-label=${t("train-train-one", { name })} @click=${() => begin(learn, "series", { kind: "", technique: id })}>${t("train-train")}</button>
      </li>`;
    })}</ol>`;
}
