/** The whole page as one template. */
import { html, nothing, type TemplateResult } from "lit";
import { exportDialog } from "../export/open.js";
import { pasteDialog } from "../import/open.js";
import { makerDialog } from "../maker/open.js";
import type { App } from "../page/app.js";
import { frame } from "../page/frame.js";
import { pictureDialog } from "../picture/open.js";
import { onBoardError, onSolved } from "../play/board.js";
import { guardInput, isOver, wrongNow } from "../play/checking/checking.js";
import { aboutSheets } from "../play/view/about.js";
import { caption } from "../play/view/caption.js";
import { cover } from "../play/view/cover.js";
import { notesSheet, pad } from "../play/view/pad.js";
import { setupSheet } from "../play/view/setup.js";
import { isSolved } from "../play/view/solved.js";
import { isOpen, notices, words } from "../play/view/words.js";
import { resultSheets } from "../result/open.js";
import { icon } from "../shell/icons.js";
import { header } from "./header.js";
import { newGameSheet, openNewGame } from "./new-game.js";
import { openTools, toolSheets, toolsColumn } from "./tools.js";

export function page(app: App): TemplateResult {
  const { t } = app;
  const { settings, drawn, view } = app.state;
  return html`
    <a class="skip" href="#board" @click=${(event: Event) => (event.preventDefault(), app.focusContent())}>${t(view === "play" ? "app-skip" : "app-skip-view")}</a>
    ${header(app)}
    <main class="layout ${layoutKind(app)}" ?hidden=${view !== "play"}>
      <div class="stage">
        <nonet-board id="board" .model=${app.model} lang=${app.language} ?readonly=${!app.state.ready || isOver(app)}
          ?inert=${app.state.paused} assist=${settings.checking === "off" ? "off" : "rules"} .wrong=${wrongNow(app)}
          @nonet-input=${(event: Event) => app.boundary.attempt(() => guardInput(app, event as CustomEvent))}
          .entry=${settings.entry} ?keep-notes=${!settings.tidyNotes} ?patterns=${settings.patterns} ?coordinates=${settings.coordinates}
          ?no-peers=${!settings.showPeers || isSolved(app)} ?no-same=${!settings.showSame || isSolved(app)} ?no-motion=${!settings.motion} ?show-seen=${settings.showSeen && !isSolved(app)}
          @nonet-change=${() => app.update({})}
          @nonet-error=${(event: Event) => onBoardError(app, event as CustomEvent)}
          @nonet-solved=${(event: Event) => app.boundary.attempt(() => onSolved(app, event as CustomEvent))}></nonet-board>
        ${drawn === "board" ? nothing : cover(app)}
      </div>
      ${drawn === "board" ? nothing : beside(app)}
    </main>
    ${view === "play" ? nothing : html`<div class="view-notices">${notices(app)}</div>`}
    ${app.state.content?.() ?? nothing}
    ${drawn === "all" ? html`${newGameSheet(app)} ${toolSheets(app)} ${notesSheet(app)} ${setupSheet(app)} ${aboutSheets(app)} ${pasteDialog(app)} ${pictureDialog(app)} ${makerDialog(app)} ${exportDialog(app)} ${resultSheets(app)}` : nothing}
  `;
}

/** Classes for the style sheet: the side of the pad, the owner of the digits' place, whether the tools are there. */
function layoutKind(app: App): string {
  const { padSide } = app.state.settings;
  return [
    ...(padSide === "left" ? ["pad-left"] : []),
    ...(isSolved(app) ? ["solved"] : isOpen(app) ? ["reading"] : []),
    ...(hasColumn(app) ? ["with-tools"] : []),
  ].join(" ");
}

const hasColumn = (app: App): boolean => app.state.settings.toolsBeside && frame() === "wide";

/** Caption, pad, words, and at their foot the two ways on. */
function beside(app: App): TemplateResult {
  const here = frame();
  return html`${here === "wide" ? caption(app) : nothing} ${isSolved(app) ? nothing : pad(app)} ${words(app)}
    ${here === "narrow" ? nothing : foot(app)} ${hasColumn(app) ? toolsColumn(app) : nothing}`;
}

function foot(app: App): TemplateResult {
  const { t } = app;
  return html`<div class="foot">
    <button class="button quiet" id="new-game" aria-haspopup="dialog" @click=${() => openNewGame(app)}>${icon("plus")}<span>${t("app-new")}</span></button>
    <button class="button quiet" id="tools" aria-haspopup="dialog" title=${t("tools-keys")} @click=${() => openTools(app)}>${icon("search")}<span>${t("tools")}</span></button>
  </div>`;
}
