/**
 * The history of a game: checkpoints, the way back to before a mistake, the replay.
 */
import { html, type TemplateResult } from "lit";
import { addressOf } from "../../page/address.js";
import type { App } from "../../page/app.js";
import { type IconName, icon } from "../../shell/icons.js";
import { type Checkpoint, NAME_LENGTH } from "../../shell/progress.js";
import { closeSheet, openSheet, sheet } from "../../shell/sheet.js";
import { checkpointsOf, filledIn, nameOf, remove, rename, renaming, returnTo, setCheckpoint } from "./checkpoints.js";
import { backToBeforeMistake } from "./mistake.js";

export const openHistory = (app: App): void => openSheet(app, "history");

export function historySheet(app: App): TemplateResult {
  return sheet(app, "history", app.t("history"), () => body(app));
}

/** The page's messages are below the sheet: here the list itself tells screen readers of a checkpoint that comes. */
function body(app: App): TemplateResult {
  const { t, state } = app;
  return html`<div class="tools">
      <button class="tool" id="set-checkpoint" ?disabled=${!state.ready} @click=${() => setCheckpoint(app)}>${icon("checkpoint")}<span>${t("history-checkpoint")}</span></button>
      <button class="tool" id="before-mistake" ?disabled=${!state.ready} @click=${() => (closeSheet(app), void backToBeforeMistake(app))}>${icon("mistake")}<span>${t("history-mistake")}</span></button>
      <a class="tool" href=${addressOf("replay")} @click=${() => closeSheet(app)}>${icon("play")}<span>${t("history-replay")}</span></a>
    </div>
    <div aria-live="polite">${list(app)}</div>`;
}

function list(app: App): TemplateResult {
  const checkpoints = checkpointsOf(app);
  if (!checkpoints.length) return html`<p class="soft">${app.t("checkpoints-none")}</p>`;
  return html`<ul class="checkpoints" aria-label=${app.t("checkpoints")}>${checkpoints.map((checkpoint) => row(app, checkpoint))}</ul>`;
}

function row(app: App, checkpoint: Checkpoint): TemplateResult {
  const { t } = app;
  if (renaming.of(app) === checkpoint.number) return nameField(app, checkpoint);
  const name = nameOf(checkpoint, t, app.language);
  const small = (
    sign: IconName,
    id: "checkpoint-rename" | "checkpoint-remove",
    run: () => void,
  ): TemplateResult => html`<button class="button square quiet"
    aria-label=${t(id, { name })} title=${t(id, { name })} @click=${run}>${icon(sign)}</button>`;
  return html`<li class="checkpoint">
    <button class="tool" @click=${() => (closeSheet(app), returnTo(app, checkpoint))}><span class="checkpoint-name">${name}</span>
      <span class="say-fact">${t("checkpoint-filled", { filled: filledIn(checkpoint) })}</span></button>
    ${small("rename", "checkpoint-rename", () => startRenaming(app, checkpoint))}
    ${small("close", "checkpoint-remove", () => removeRow(app, checkpoint))}
  </li>`;
}

function nameField(app: App, checkpoint: Checkpoint): TemplateResult {
  const end = (event: Event): void => rename(app, checkpoint, (event.target as HTMLInputElement).value);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    // Escape would close the panel as well.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") end(event);
    else renaming.set(app, null);
    app.render();
    rowOf(app, checkpoint)?.focus();
  };
  return html`<li class="checkpoint"><input class="checkpoint-field" aria-label=${app.t("checkpoint-name-label")} maxlength=${NAME_LENGTH}
    .value=${nameOf(checkpoint, app.t, app.language)} @keydown=${onKey} @blur=${(event: Event) => renaming.of(app) === checkpoint.number && end(event)} /></li>`;
}

function startRenaming(app: App, { number }: Checkpoint): void {
  renaming.set(app, number);
  app.render();
  document.querySelector<HTMLInputElement>(".checkpoint-field")?.select();
}

/** The keyboard stays in the list, or goes to what is above it. */
function removeRow(app: App, checkpoint: Checkpoint): void {
  const index = checkpointsOf(app).indexOf(checkpoint);
  remove(app, checkpoint);
  document.querySelector<HTMLElement>("#set-checkpoint")?.focus();
  app.render();
  const next = checkpointsOf(app)[index] ?? checkpointsOf(app)[index - 1];
  if (next) rowOf(app, next)?.focus();
}

function rowOf(app: App, { number }: Checkpoint): HTMLElement | undefined {
  const index = checkpointsOf(app).findIndex((checkpoint) => checkpoint.number === number);
  return document.querySelectorAll<HTMLElement>(".checkpoint .tool")[index];
}
