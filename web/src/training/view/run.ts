/** A run: the task, its reason once it is over, and the summary at the end. */
import { html, nothing, type TemplateResult } from "lit";
import { ref } from "lit/directives/ref.js";
import { ownAddress } from "#edition";
import type { TechniqueId } from "../../engine/index.js";
import { firstBranch } from "../../hint/branches.js";
import { reasonDrawing } from "../../hint/drawing.js";
import { type Lit, litLine } from "../../hint/lit.js";
import { cellOf, digitOf } from "../../hint/names.js";
import { positionOf } from "../../hint/position.js";
import { isSingle } from "../../hint/telling.js";
import type { Learn } from "../../learn/learn.js";
import { cellNames } from "../../shell/cell-names.js";
import { oneStop } from "../../shell/follow.js";
import { spinner } from "../../shell/icons.js";
import { practiseNow } from "../../shell/places.js";
import { legend } from "../../shell/reason/legend.js";
import { type Reason, reasonLines } from "../../shell/reason/lines.js";
import type { CellNames } from "../../sudoku/geometry.js";
import type { Highlight } from "../../sudoku/highlight.js";
import { begin, end, giveUp, leftOf, named, next, patchRun, struck } from "../actions.js";
import { strengthNow } from "../course.js";
import { type Run, SERIES, trainingState } from "../state.js";
import type { Task } from "../tasks.js";
import type { TrainingWords } from "../texts.js";
import { boardOf, taskBoard } from "./board.js";
import { clock } from "./clock.js";
import { faults } from "./faults.js";

export function runPart(learn: Learn, t: TrainingWords, run: Run): TemplateResult {
  if (run.ended) return summaryPart(learn, t, run);
  return html`<div class="train-head"><p class="train-count">${countText(t, run)}</p>
      ${run.mode === "storm" ? clock(t, () => leftOf(trainingState.of(learn).run ?? run)) : nothing}
      <button class="button small" @click=${() => end(learn)}>${t("train-end")}</button></div>
    ${run.task ? taskPart(learn, t, run, run.task) : waitingPart(learn, t, run)}`;
}

function countText(t: TrainingWords, { mode, done, over }: Run): string {
  const right = done.filter((one) => one.right).length;
  if (mode === "series") return t("train-at", { at: Math.min(SERIES, done.length + (over ? 0 : 1)), of: SERIES });
  return t(`train-count-${mode}`, { count: right });
}

function waitingPart(learn: Learn, t: TrainingWords, { failed }: Run): TemplateResult {
  return failed
    ? html`<p role="alert">${t("train-failed")} <button class="button small" @click=${() => void next(learn)}>${t("app-retry")}</button></p>`
    : html`<div class="side-busy" role="status">${spinner()}<span class="late">${t("train-making")}</span></div>`;
}

function taskPart(learn: Learn, t: TrainingWords, run: Run, task: Task): TemplateResult {
  const { kind } = task;
  const question =
    kind === "single" || kind === "elimination"
      ? t(`train-ask-${kind}`, { name: t(`technique-${task.technique as TechniqueId}`) })
      : t(`train-ask-${kind}`);
  const names = cellNames(t, kind === "single" || kind === "finish" ? "easy" : "hard");
  return html`<div class="train-task">
    <h2 class="train-question" tabindex="-1">${question}</h2>
    ${taskBoard(learn, `${t("train-board")}: ${question}`, shownTask(run, task), run, drawn(run, task))}
    <div class="train-side">
      ${run.over ? onward(learn, t, run, task) : answers(learn, t, run, task)}
      <div class="train-said ${toneOf(run)}" role="status">${said(t, run, task, names)}</div>
      ${run.over ? reasonPart(learn, t, run, task, names) : nothing}
      ${faults(learn, t)}
    </div>
  </div>`;
}

/** A last stretch that is done is full; of other steps the one that was found is explained. */
function shownTask({ over, verdict }: Run, task: Task): Task {
  if (!over || typeof verdict !== "object" || verdict?.is !== "right") return task;
  return task.kind === "finish"
    ? { ...task, position: positionOf(task.position.givens, task.solution) }
    : { ...task, step: verdict.step };
}

function drawn(run: Run, task: Task): Highlight | null {
  const { step, position } = shownTask(run, task);
  if (run.over && isRight(run) && task.kind === "finish") return null;
  if (run.over || task.kind === "name")
    return reasonDrawing(step, firstBranch(step), litLine(run.lit), position.values);
  return { candidates: run.struck.map((candidate) => ({ candidate, role: "eliminated" })) };
}

const isRight = ({ verdict }: Run): boolean => typeof verdict === "object" && verdict?.is === "right";

const toneOf = (run: Run): string => (!run.over ? "" : isRight(run) ? "good" : run.verdict === "given-up" ? "" : "bad");

/** What to do, or what became of the answer. */
function said(t: TrainingWords, run: Run, task: Task, names: CellNames): TemplateResult | string {
  const { verdict, checking, struck: gone } = run;
  const { kind } = task;
  if (checking) return t("train-checking");
  if (verdict === null)
    return html`<p>${t(`train-ask-${kind}-help`)}</p>${kind === "elimination" && gone.length ? html`<p>${t("train-struck", { count: gone.length })}</p>` : nothing}`;
  const name = t(`technique-${task.step.technique}`);
  if (verdict === "given-up") return kind === "name" ? t("train-wrong-name", { name }) : t("train-given-up");
  if (verdict.is === "right")
    return kind === "name"
      ? t("train-right-name", { name })
      : t(kind === "finish" ? "train-right-finish" : "train-right");
  if (verdict.is === "more")
    return kind === "finish" ? t("train-more-finish", { left: verdict.left }) : t("train-more", { left: verdict.left });
  if (kind === "name") return t("train-wrong-name", { name });
  const { candidate } = verdict;
  const place = { cell: names(cellOf(candidate)), digit: digitOf(candidate) };
  if (verdict.is === "wrong")
    return kind === "elimination" ? t("train-wrong-elimination", place) : t("train-wrong-digit", place);
  const what = t(kind === "single" ? "train-placed" : "train-gone", place);
  const wanted = t(`technique-${task.technique as TechniqueId}`);
  if (verdict.technique === null) return t("train-other-unknown", { candidate: what, wanted });
  return verdict.technique
    ? t("train-other", { candidate: what, name: t(`technique-${verdict.technique}`), wanted })
    : t("train-other-none", { candidate: what, wanted });
}

/** What is said stands below: it comes and goes, and what is pressed stays where it is. */
function answers(learn: Learn, t: TrainingWords, run: Run, task: Task): TemplateResult {
  const { kind, choices } = task;
  return html`${
    kind === "name"
      ? html`<ul class="train-names">${choices.map(
          (id) =>
            html`<li><button class="button" @click=${() => named(learn, id)}>${t(`technique-${id}`)}</button></li>`,
        )}</ul>`
      : digits(t, run, task)
  }
    <div class="learn-actions">${kind === "elimination" ? html`<button class="button primary" ?disabled=${!run.struck.length || run.checking} @click=${() => void struck(learn)}>${t("train-check")}</button>` : nothing}
      <button class="button" @click=${() => void giveUp(learn)}>${t("train-show")}</button></div>`;
}

function digits(t: TrainingWords, run: Run, task: Task): TemplateResult {
  return html`<div class="train-pad" role="group" aria-label=${t("train-pad")} ${oneStop()}>${[
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ].map(
    (
      digit,
    ) => html`<button class="button" aria-label=${t(task.kind === "elimination" ? "train-strike" : "train-enter", { digit })}
      ?disabled=${run.checking} @click=${() => boardOf()?.put(digit)}>${digit}</button>`,
  )}</div>`;
}

/** The keyboard goes where it goes on, when the task is over. */
const arrive = (element: Element | undefined): void =>
  void (element && queueMicrotask(() => (element as HTMLElement).focus({ preventScroll: true })));

/** The buttons on. */
function onward(learn: Learn, t: TrainingWords, run: Run, { technique }: Task): TemplateResult {
  const isLast = run.mode === "series" ? run.done.length >= SERIES : run.mode === "streak" && !isRight(run);
  return html`<div class="learn-actions"><button class="button primary" ${ref(arrive)} @click=${() => void next(learn)}>${t(isLast ? "train-summary" : "train-next")}</button>
    ${technique ? html`<a class="button" href=${ownAddress(technique)}>${t("learn-how")}</a>` : nothing}</div>`;
}

/** Of a last stretch that was filled there is nothing to explain. */
function reasonPart(
  learn: Learn,
  t: TrainingWords,
  run: Run,
  task: Task,
  names: CellNames,
): TemplateResult | typeof nothing {
  if (isRight(run) && task.kind === "finish") return nothing;
  const { step, position } = shownTask(run, task);
  const light = (lit: Lit): void => patchRun(learn, { lit });
  const reason: Reason = { t, step, branch: null, names, lit: run.lit, light };
  return html`<div class="step-text">${reasonLines(reason)}
    ${isSingle(step) ? nothing : html`<code class="code">${step.notation}</code>${legend(reason, position.values, run.legend, (open) => open !== run.legend && patchRun(learn, { legend: open }))}`}</div>`;
}

function summaryPart(learn: Learn, t: TrainingWords, run: Run): TemplateResult {
  const { mode, done, from, best, wish } = run;
  const right = done.filter((one) => one.right).length;
  const to = Math.round(strengthNow(trainingState.of(learn).record, Date.now()).rating);
  const title =
    mode === "series" ? t("train-done-series", { right, done: done.length }) : t(`train-done-${mode}`, { right });
  return html`<div class="train-summary">
    <h2 class="learn-family" tabindex="-1" ${ref(arrive)}>${done.length ? title : t("train-none")}</h2>
    ${best ? html`<p class="train-best">${t("train-new-best")}</p>` : nothing}
    ${done.length ? html`<p>${from === to ? t("train-change-same", { to }) : t("train-change", { from, to })}</p>` : nothing}
    <ul class="train-done" aria-label=${t("train-tasks")}>${done.map(
      ({ kind, technique, right: isDone }) => html`<li class=${isDone ? "good" : ""}>
        <span>${technique ? html`<a href=${ownAddress(technique)}>${t(`technique-${technique}`)}</a>` : t("train-kind-finish")}
          ${kind === "name" ? html`<small>${t("train-kind-name")}</small>` : nothing}</span>
        <span>${t(isDone ? "train-task-right" : "train-task-wrong")}</span></li>`,
    )}</ul>
    <div class="learn-actions"><button class="button primary" @click=${() => begin(learn, mode, wish)}>${t("train-again")}</button>
      <a class="button" href=${ownAddress("train")}>${t("train-home")}</a>
      ${
        wish.technique
          ? html`<a class="button" href=${ownAddress(wish.technique)}>${t("learn-how")}</a>
        <a class="button" href=${practiseNow(wish.technique)}>${t("train-whole")}</a>`
          : html`<a class="button" href=${ownAddress("train/progress")}>${t("train-section-progress")}</a>`
      }</div>
    ${faults(learn, t)}
  </div>`;
}
