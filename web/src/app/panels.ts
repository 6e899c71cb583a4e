/**
 * New game and tools. On wide screens they stand beside the board; on narrow ones the same elements are popovers that
 * the header opens: the stylesheet decides which.
 */

import { html, nothing, type TemplateResult } from "lit";
import { openExport } from "../export/open.js";
import type { After } from "../i18n/localizer.js";
import type { PageId } from "../i18n/messages.js";
import { openPaste } from "../import/open.js";
import { openMaker } from "../maker/open.js";
import { addressOf, type View } from "../page/address.js";
import type { App } from "../page/app.js";
import { canBeInstalled, install } from "../page/install.js";
import { checkEntries, checkUnique, solve } from "../play/analysis.js";
import { startOver } from "../play/checking/checking.js";
import { emptyBoard, newGame, playDaily } from "../play/games.js";
import { ratings } from "../play/view/facts.js";
import { dayOf, levelOfDay } from "../shell/day.js";
import { type IconName, icon } from "../shell/icons.js";
import { LEVELS, type Level } from "../shell/levels.js";
import { preferences } from "../shell/preferences.js";
import { destinations } from "./header.js";

export function newGamePanel(app: App): TemplateResult {
  const { t, state } = app;
  return html`<section class="panel" id="panel-new" popover aria-label=${t("app-new")}>
    <div class="segments levels" role="group" aria-label=${t("level")}>
      ${LEVELS.map(
        (level) => html`<button class="segment" aria-pressed=${state.settings.level === level}
        @click=${() => chooseLevel(app, level)}>${t(`level-${level}`)}</button>`,
      )}
    </div>
    <div class="panel-row">
      <p class="panel-text">${t(`level-${state.settings.level}-means`)} <button class="link" title=${t("levels-title")} popovertarget="sheet-levels">${ratings(app, state.settings.level)}</button></p>
      <button class="button primary" id="new-game" @click=${() => act(() => newGame(app, app.state.settings.level))}>${t("app-new")}</button>
    </div>
    <div class="tools">
      <button class="tool" id="daily" @click=${() => act(() => playDaily(app))}>${icon("day")}<span>${t("daily", { level: t(`level-${levelOfDay(dayOf(new Date()))}`) })}</span></button>
      ${tool(app, "make", () => openMaker(app))}
    </div>
  </section>`;
}

function chooseLevel(app: App, level: Level): void {
  app.set({ level });
}

export function toolsPanel(app: App): TemplateResult {
  const { t } = app;
  return html`<section class="panel" id="panel-tools" popover aria-label=${t("tools")} ?inert=${app.state.paused}>
    <div class="tools">
      ${tool(app, "paste", () => openPaste(app), true)}
      ${tool(app, "solve", () => solve(app))}
      ${tool(app, "unique", () => checkUnique(app))}
      ${tool(app, "check", () => checkEntries(app))}
      ${tool(app, "empty", async () => emptyBoard(app), true)}
      ${tool(app, "copy", () => copyPuzzle(app))}
      ${tool(app, "print", async () => goTo("print"), true)}
      ${tool(app, "export", () => openExport(app))}
      ${tool(app, "path", async () => goTo("path"))}
      ${tool(app, "steps", async () => goTo("steps"))}
      ${tool(app, "techniques", async () => goTo("techniques"), true)}
      ${tool(app, "restart", async () => startOver(app))}
      ${canBeInstalled(app) ? tool(app, "install", () => install(app), true) : nothing}
    </div>
    <div class="tools small-only">${notesTool(app, "fill", () => app.board.fillNotes())} ${notesTool(app, "clear", () => app.board.clearNotes())}</div>
    <div class="narrow menu">${destinations(app)} ${preferences(app)}</div>
    <button class="button narrow" popovertarget="panel-tools" popovertargetaction="hide">${t("app-close")}</button>
  </section>`;
}

function goTo(view: View): void {
  location.hash = addressOf(view);
}

/** Most tools are for a puzzle that is there. */
function tool(
  app: App,
  name: IconName & After<"tool-", PageId>,
  action: () => Promise<void>,
  able = app.state.ready,
): TemplateResult {
  return html`<button class="tool" ?disabled=${!able} @click=${() => act(action)}>${icon(name)}<span>${app.t(`tool-${name}`)}</span></button>`;
}

/** What the pad has no room for on the smallest screens. */
function notesTool(app: App, name: "fill" | "clear", run: () => void): TemplateResult {
  const able = app.state.ready && (name === "clear" || app.model.marks === "notes");
  return html`<button class="tool" ?disabled=${!able} @click=${() => act(async () => run())}>${icon(name)}<span>${app.t(`pad-${name}`)}</span></button>`;
}

/** Runs an action of a panel, which on narrow screens has done its service then. */
function act(action: () => Promise<void>): void {
  hidePanels();
  void action();
}

export function hidePanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) panel.hidePopover();
}

/**
 * Where the stylesheet puts the panels beside the board: one that is still open there would lie over it, and could
 * not be closed.
 */
matchMedia("(min-width: 900px) and (min-height: 600px)").addEventListener("change", hidePanels);

/** The puzzle goes out as text. */
async function copyPuzzle(app: App): Promise<void> {
  const puzzle = /[1-9]/.test(app.model.givens) ? app.model.givens : app.model.value;
  try {
    await navigator.clipboard.writeText(puzzle);
    app.say({ tone: "good", text: (t) => t("copy-done"), code: puzzle });
  } catch {
    // No permission, or no secure context: the text itself is the answer.
    app.say({ tone: "info", text: (t) => t("copy-failed"), code: puzzle });
  }
}
