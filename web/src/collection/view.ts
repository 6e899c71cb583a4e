/**
 * The view of a collection: a list of puzzles, what is to be seen of it, and work on all of them at once. Fetched
 * when it is first looked at.
 */

import type { PlainId } from "../i18n/localizer.js";
import type { CollectionId } from "../i18n/messages.js";
import "./collection.css";
import "./list.js";
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { ref } from "lit/directives/ref.js";
import type { App } from "../page/app.js";
import { type CollectionWords, collectionTexts } from "../page/room-texts.js";
import { whenShown } from "../page/shown.js";
import { type IconName, icon } from "../shell/icons.js";
import { LEVELS } from "../shell/levels.js";
import {
  copyPuzzles,
  filterBy,
  lookForOwnTimes,
  printThem,
  readEr,
  readMinutes,
  run,
  savePuzzles,
  saveResults,
  select,
  selectNone,
  showAll,
  sortBy,
} from "./actions.js";
import { faultList } from "./faults.js";
import { COLUMNS, type Column, NO_FILTER, SOLUTIONS, TASKS, type Task } from "./model.js";
import { openFiles } from "./open-file.js";
import { type CollectionState, collectionState, type Job } from "./state.js";

declare module "../page/address.js" {
  interface Views {
    collection: true;
  }
}

const ICONS: Record<Task, IconName> = {
  check: "unique",
  solve: "solve",
  rate: "star",
  grade: "techniques",
  minimise: "erase",
};

const onShown = whenShown((app, element) => {
  if (element) queueMicrotask(() => element.isConnected && lookForOwnTimes(app));
});

export function collectionView(app: App): TemplateResult {
  const t = collectionTexts.of(app);
  const collection = collectionState.of(app);
  return html`<main class="view collection" tabindex="-1" aria-labelledby="collection-title" ${ref(onShown(app))}>
    <div class="view-head">
      <h2 id="collection-title">${collection?.data.name || t("new-collection")}</h2>
      ${openButton(app, t, !collection)}
    </div>
    ${reading(app)}
    ${
      collection
        ? whole(app, t, collection)
        : html`<p class="view-lead collection-empty">${t("collection-empty")}</p>
      <ul class="collection-can">${(["lines", "tables", "files"] as const).map((one) => html`<li>${t(`collection-can-${one}`)}</li>`)}</ul>`
    }
  </main>`;
}

/** The view while a file is being read. */
function reading({ state, t }: App): TemplateResult {
  return html`<div role="status">${
    state.busy
      ? html`<p class="view-note collection-note info"><span class="spinner" aria-hidden="true"></span><span class="grow">${state.busy.text(t)}</span>
    <button class="button small" @click=${state.busy.cancel}>${t("app-cancel")}</button></p>`
      : nothing
  }</div>`;
}

function openButton(app: App, t: CollectionWords, primary: boolean): TemplateResult {
  const choose = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const files = [...(input.files ?? [])];
    // The same file can be chosen again.
    input.value = "";
    if (files.length) void openFiles(app, files);
  };
  return html`<label class="button file ${primary ? "primary" : "small"}">${t("collection-open")}<input type="file" multiple id="collection-file" @change=${choose}></label>`;
}

function whole(app: App, t: CollectionWords, collection: CollectionState): TemplateResult {
  const { data, order } = collection;
  return html`${faultList(app, t, data)}
    <section class="collection-part" aria-label=${t("collection-work")}>
      ${tasks(app, t, collection)}
      ${status(t, collection)}
    </section>
    <section class="collection-part" aria-label=${t("collection-list")}>
      ${filters(app, t, collection)}
      ${selection(app, t, collection)}
      <collection-list class="collection-list" role="grid" tabindex="0" aria-multiselectable="true" aria-label=${t("collection-list")} aria-describedby="collection-keys"
        .app=${app} .t=${t} .collection=${collection}></collection-list>
      <p class="collection-none" ?hidden=${order.length > 0}>${t("collection-none-shown")} <button class="button small" @click=${() => showAll(app)}>${t("collection-show-all")}</button></p>
      <p class="collection-keys" id="collection-keys">${t("collection-keys")}</p>
    </section>
    <section class="collection-part button-row" aria-label=${t("collection-save")}>
      <button class="button" @click=${() => void saveResults(app)}>${icon("save")}${t("collection-csv")}</button>
      <button class="button" @click=${() => void savePuzzles(app)}>${icon("save")}${t("collection-sdm")}</button>
      ${data.minimal.length ? html`<button class="button" @click=${() => void savePuzzles(app, "minimal")}>${icon("save")}${t("collection-sdm-minimal")}</button>` : nothing}
      <button class="button" @click=${() => void printThem(app)}>${icon("print")}${t("collection-print")}</button>
      <button class="button" @click=${() => void copyPuzzles(app)}>${icon("copy")}${t("collection-copy")}</button>
    </section>`;
}

// --- work ---

function tasks(app: App, t: CollectionWords, { selectedCount, order, job }: CollectionState): TemplateResult {
  const all = selectedCount || order.length;
  return html`<p class="collection-about">${t(selectedCount ? "collection-for-selected" : "collection-for-shown", { count: all })}</p>
    <div class="button-row collection-tasks">${TASKS.map(
      (
        task,
      ) => html`<button class="button" aria-disabled=${job || !all ? "true" : "false"} title=${t(`collection-${task}-help`)}
      @click=${() => void (all && run(app, task))}>${icon(ICONS[task])}${t(`collection-${task}`)}</button>`,
    )}</div>`;
}

/** The running job, or its result. The numbers change too often to be read out. */
function status(t: CollectionWords, { job, note }: CollectionState): TemplateResult {
  return html`${job ? progress(t, job) : nothing}
    <div role="status">${
      job
        ? html`<span class="collection-heard">${t(`collection-doing-${job.task}`)}</span>`
        : note
          ? html`<p class="view-note collection-note ${note.tone}">${icon(note.tone)}<span>${note.text(t)}</span></p>`
          : nothing
    }</div>`;
}

function progress(t: CollectionWords, { task, done, of, rate, left, cancel }: Job): TemplateResult {
  const minutes = Math.round(left / 60);
  const rest = left
    ? t(left >= 100 ? "collection-left-minutes" : "collection-left-seconds", {
        count: left >= 100 ? minutes : Math.ceil(left),
      })
    : "";
  return html`<div class="collection-job">
    <p><b>${t(`collection-doing-${task}`)}</b> <span class="collection-figures">${t("collection-progress", { done, of })}${rate ? html` · ${t("collection-speed", { rate: rate < 10 ? Number(rate.toFixed(1)) : Math.round(rate) })} · ${rest}` : nothing}</span></p>
    <progress max=${of} .value=${done} aria-label=${t(`collection-doing-${task}`)}></progress>
    <button class="button small" @click=${cancel}>${t("app-cancel")}</button>
  </div>`;
}

// --- what is shown ---

function filters(app: App, t: CollectionWords, { filter, sort }: CollectionState): TemplateResult {
  const number = (
    name: "low" | "high",
  ): TemplateResult => html`<label class="collection-field"><span>${t(name === "low" ? "collection-low" : "collection-high")}</span><input class="input" inputmode="decimal" autocomplete="off" size="5"
    .value=${live(filter[name] === null ? "" : String(filter[name] / 10))} @change=${(event: Event) => filterBy(app, { [name]: readEr((event.target as HTMLInputElement).value) })}></label>`;
  const minutes = (
    name: "shortest" | "longest",
  ): TemplateResult => html`<label class="collection-field"><span>${t(`collection-${name}`)}</span><input class="input" inputmode="numeric" autocomplete="off" size="5"
    .value=${live(filter[name] === null ? "" : String(filter[name]))} @change=${(event: Event) => filterBy(app, { [name]: readMinutes((event.target as HTMLInputElement).value) })}></label>`;
  const choice = <T extends string>(
    name: PlainId<CollectionId>,
    values: readonly T[],
    now: T,
    text: (value: T) => string,
    choose: (value: T) => void,
  ): TemplateResult => html`<label class="collection-field"><span>${t(name)}</span>
    <select class="select" @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as T)}>${values.map((value) => html`<option value=${value} .selected=${live(value === now)}>${text(value)}</option>`)}</select></label>`;
  const count = [
    filter.level,
    filter.solutions !== "all",
    filter.low !== null || filter.high !== null,
    filter.shortest !== null || filter.longest !== null,
    filter.notMinimal,
  ].filter(Boolean).length;
  return html`<div class="collection-search">
      <label class="collection-field grow"><span>${t("collection-search")}</span><input class="input" type="search" autocomplete="off" spellcheck="false" maxlength="90" placeholder=${t("collection-search-help")}
        .value=${live(filter.text)} @input=${(event: Event) => filterBy(app, { text: (event.target as HTMLInputElement).value })}></label>
      <div class="collection-field collection-sorting">${choice<Column>(
        "collection-sort",
        COLUMNS,
        sort.column,
        (column) => t(`collection-column-${column}`),
        (column) => sortBy(app, column, false),
      )}
        <button class="button square" aria-pressed=${sort.descending} aria-label=${t("collection-descending")} title=${t("collection-descending")} @click=${() => sortBy(app, sort.column, !sort.descending)}>${sort.descending ? "↓" : "↑"}</button></div>
    </div>
    <details class="collection-filter"><summary>${t("collection-filter", { count })}</summary>
      <div class="collection-fields">
        ${choice(
          "collection-column-solutions",
          SOLUTIONS,
          filter.solutions,
          (value) => t(`collection-solutions-${value}`),
          (solutions) => filterBy(app, { solutions }),
        )}
        ${choice(
          "collection-column-level",
          ["", ...LEVELS] as const,
          filter.level,
          (level) => (level ? t(`level-${level}`) : t("collection-any")),
          (level) => filterBy(app, { level }),
        )}
        ${number("low")} ${number("high")}
        ${minutes("shortest")} ${minutes("longest")}
        <label class="check"><input type="checkbox" .checked=${live(filter.notMinimal)} @change=${(event: Event) => filterBy(app, { notMinimal: (event.target as HTMLInputElement).checked })}><span>${t("collection-not-minimal")}</span></label>
        ${count || filter.text !== NO_FILTER.text ? html`<button class="button small" @click=${() => showAll(app)}>${t("collection-show-all")}</button>` : nothing}
      </div>
    </details>`;
}

function selection(app: App, t: CollectionWords, { data, order, selectedCount }: CollectionState): TemplateResult {
  return html`<div class="collection-selection">
    <p role="status">${t(order.length < data.count ? "collection-shown-of" : "collection-shown", { count: order.length, of: data.count })}${selectedCount ? html` · ${t("collection-selected", { count: selectedCount })}` : nothing}</p>
    <span class="grow"></span>
    <button class="button small" ?disabled=${!order.length} @click=${() => select(app, 0, order.length - 1, true)}>${t("collection-select-all")}</button>
    <button class="button small" ?disabled=${!selectedCount} @click=${() => selectNone(app)}>${t("collection-select-none")}</button>
  </div>`;
}
