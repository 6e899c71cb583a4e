/** Saving everything as one file, and taking one over. */

import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { dateText } from "../i18n/formats.js";
import type { App } from "../page/app.js";
import { backupButtons } from "../page/backup-buttons.js";
import { libraryTexts } from "../page/room-texts.js";
import type { Aside } from "../shell/storage.js";
import { change, showMore, takeUp } from "./actions.js";
import { addBackup, dropBackup, oddParts, replaceByBackup } from "./backup.js";
import type { LibraryState } from "./state.js";

export function backupSection(app: App, library: LibraryState): TemplateResult {
  const t = libraryTexts.of(app);
  return html`<section class="library-part">
    <h3>${t("library-section-backup")}</h3>
    <p class="library-help">${t("backup-help")}</p>
    ${backupButtons(app, !library.backup)}
    ${library.backup ? preview(app, library.backup, library.asking === "replace") : ""}
  </section>`;
}

function preview(app: App, backup: NonNullable<LibraryState["backup"]>, asking: boolean): TemplateResult {
  const t = libraryTexts.of(app);
  const { language } = app;
  const { games, results, training, made } = backup.content;
  const when = made ? dateText(language, made, { dateStyle: "long", timeStyle: "short" }) : t("backup-made-unknown");
  const favourites = games.filter((game) => game.favourite).length;
  return html`<div class="card backup">
    <h4>${backup.name}</h4>
    <p>${t("backup-content", { when, games: games.length, favourites, results: results.length })}${training ? html` ${t("backup-training", { tasks: training.tasks })}` : nothing}</p>
    ${oddParts(backup.content).map(
      ({ id, names }) => html`<p>${t(id, { count: names.length })}</p>
        <details><summary>${t("backup-which")}</summary><p class="names">${names
          .slice(0, MOST)
          .map((name) => html`<code class="code">${cut(name)}</code> `)}</p></details>`,
    )}
    <label class="check"><input type="checkbox" .checked=${live(backup.withSettings)}
      @change=${(event: Event) => change(app, { backup: { ...backup, withSettings: (event.target as HTMLInputElement).checked } })}><span>${t("backup-settings")}</span></label>
    ${
      asking
        ? html`<p>${t("backup-ask")}</p><div class="button-row">
          <button class="button" @click=${() => void replaceByBackup(app)}>${t("backup-replace-yes")}</button>
          <button class="button" @click=${() => change(app, { asking: "" })}>${t("app-cancel")}</button></div>`
        : html`<div class="button-row">
          <button class="button primary" @click=${() => void addBackup(app)}>${t("backup-add")}</button>
          <button class="button" @click=${() => change(app, { asking: "replace" })}>${t("backup-replace")}</button>
          <button class="button" @click=${() => dropBackup(app)}>${t("app-cancel")}</button></div>`
    }
  </div>`;
}

/** So much of a text is shown. */
const LONGEST = 600;
const cut = (text: string): string =>
  text.length > LONGEST ? `${Array.from(text.slice(0, LONGEST)).slice(0, -1).join("")}…` : text;
/** The rest is in every backup. */
const MOST = 100;

export function asideSection(app: App, library: LibraryState): TemplateResult | typeof nothing {
  const { asides, shown } = library;
  if (!asides.length) return nothing;
  const t = libraryTexts.of(app);
  return html`<section class="library-part" id="library-aside">
    <h3>${t("aside-title")}</h3>
    <p class="library-help">${t("aside-help")}</p>
    <ul class="games">${asides.slice(0, shown).map((aside) => card(app, aside))}</ul>
    ${moreButton(app, library, asides.length)}
  </section>`;
}

/** Shows more of a list of so many. */
export const moreButton = (app: App, { shown }: LibraryState, count: number): TemplateResult | typeof nothing =>
  count > shown
    ? html`<p><button class="button" @click=${() => showMore(app)}>${libraryTexts.of(app)("library-more", { rest: count - shown })}</button></p>`
    : nothing;

function card(app: App, aside: Aside): TemplateResult {
  const t = libraryTexts.of(app);
  const { text } = aside;
  const newer = app.store.isNewer(aside);
  const [of] = aside.of.split(":") as [string];
  return html`<li class="card">
    <h4>${newer ? t("aside-newer") : t("aside-unread", { of })}</h4>
    <details><summary>${t("aside-text")}</summary><p><code class="code">${cut(text)}</code></p></details>
    ${newer || of !== "game" ? nothing : html`<div><button class="button small" @click=${() => takeUp(app, aside)}>${t("aside-take-up")}</button></div>`}
  </li>`;
}
