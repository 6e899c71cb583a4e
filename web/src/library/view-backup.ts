/** Saving everything as one file, and taking one over. */
import { html, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import { dateText } from "../i18n/formats.js";
import type { App } from "../page/app.js";
import { backupButtons } from "../page/backup-buttons.js";
import { change } from "./actions.js";
import { addBackup, asideText, dropBackup, replaceByBackup } from "./backup.js";
import type { LibraryState } from "./state.js";

export function backupSection(app: App, library: LibraryState): TemplateResult {
  const { t } = app;
  return html`<section class="library-part">
    <h3>${t("library-section-backup")}</h3>
    <p class="library-help">${t("backup-help")}</p>
    ${backupButtons(app)}
    ${library.backup ? preview(app, library.backup, library.asking === "replace") : ""}
  </section>`;
}

function preview(app: App, backup: NonNullable<LibraryState["backup"]>, asking: boolean): TemplateResult {
  const { t, language } = app;
  const { games, results, made } = backup.content;
  const when = made ? dateText(language, made, { dateStyle: "long", timeStyle: "short" }) : t("backup-made-unknown");
  const favourites = games.filter((game) => game.favourite).length;
  return html`<div class="card backup">
    <h4>${backup.name}</h4>
    <p>${t("backup-content", { when, games: games.length, favourites, results: results.length })}</p>
    ${asideText(t, backup.content).map((text) => html`<p>${text}</p>`)}
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
