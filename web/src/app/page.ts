/** The whole page as one template. */
import { html, nothing, type TemplateResult } from "lit";
import { exportDialog } from "../export/open.js";
import { pasteDialog } from "../import/open.js";
import { makerDialog } from "../maker/open.js";
import type { App } from "../page/app.js";
import { onBoardError, onSolved } from "../play/board.js";
import { guardInput, isOver, wrongNow } from "../play/checking/checking.js";
import { historyPanel } from "../play/history/panel.js";
import { cover, onPauseKey, strip } from "../play/history/strip.js";
import { sheets } from "../play/view/facts.js";
import { messagePanel, notices } from "../play/view/message.js";
import { pad } from "../play/view/pad.js";
import { header } from "./header.js";
import { hidePanels, newGamePanel, toolsPanel } from "./panels.js";

export function page(app: App): TemplateResult {
  const { t } = app;
  const { settings, drawn } = app.state;
  return html`
    <a class="skip" href="#board" @click=${(event: Event) => (event.preventDefault(), app.focusContent())}>${t(app.state.view === "play" ? "app-skip" : "app-skip-view")}</a>
    ${header(app)}
    <main class="layout ${settings.padSide === "left" ? "pad-left" : ""}" ?hidden=${app.state.view !== "play"}>
      <div class="stage">
        <nonet-board id="board" .model=${app.model} lang=${app.language} ?readonly=${!app.state.ready || isOver(app)}
          ?inert=${app.state.paused} assist=${settings.checking === "off" ? "off" : "rules"} .wrong=${wrongNow(app)}
          @keydown=${(event: KeyboardEvent) => onPauseKey(app, event)} @nonet-input=${(event: Event) => app.boundary.attempt(() => guardInput(app, event as CustomEvent))}
          .entry=${settings.entry} ?keep-notes=${!settings.tidyNotes} ?patterns=${settings.patterns}
          ?no-peers=${!settings.showPeers} ?no-same=${!settings.showSame}
          @nonet-change=${() => app.update({})}
          @nonet-error=${(event: Event) => onBoardError(app, event as CustomEvent)}
          @nonet-solved=${(event: Event) => app.boundary.attempt(() => onSolved(app, event as CustomEvent))}></nonet-board>
        ${drawn === "board" ? nothing : html`${cover(app)} ${strip(app)}`}
      </div>
      ${drawn === "board" ? nothing : html`${messagePanel(app)} ${pad(app)}`}
      <div class="panels">${drawn === "all" ? html`${newGamePanel(app)} ${toolsPanel(app)} ${historyPanel(app, hidePanels)}` : nothing}</div>
    </main>
    ${app.state.view === "play" ? nothing : html`<div class="view-notices">${notices(app)}</div>`}
    ${app.state.content?.() ?? nothing}
    ${drawn === "all" ? html`${sheets(app)} ${pasteDialog(app)} ${makerDialog(app)} ${exportDialog(app)}` : nothing}
  `;
}
