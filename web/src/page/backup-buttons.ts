/** The two buttons of backups, in the library and among the settings. */
import { html, type TemplateResult } from "lit";
import { icon } from "../shell/icons.js";
import type { App } from "./app.js";

/** `isMain`: saving is what is done next, as long as no backup was opened. */
export function backupButtons(app: App, isMain = true): TemplateResult {
  const { t } = app;
  const choose = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) void app.doors.backup(file);
    // The same file can be chosen again.
    input.value = "";
  };
  return html`<div class="button-row">
    <button class="button ${isMain ? "primary" : ""}" @click=${() => void app.doors.saveBackup()}>${icon("save")}${t("backup-save")}</button>
    <label class="button file">${t("backup-open")}<input type="file" accept=".json,application/json" @change=${choose}></label>
  </div>`;
}
