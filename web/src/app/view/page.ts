/** The whole page as one template. */
import { html, nothing, type TemplateResult } from "lit";
import type { App } from "../app.js";
import { onBoardChange, onSolved } from "../actions/board.js";
import { otherView } from "../views.js";
import { header } from "./header.js";
import { sheets } from "./facts.js";
import { makerDialog } from "./maker-dialog.js";
import { messagePanel, notices } from "./message.js";
import { pad } from "./pad.js";
import { newGamePanel, toolsPanel } from "./panels.js";
import { pasteDialog } from "./paste-dialog.js";

export function page(app: App): TemplateResult {
  const { t } = app;
  return html`
    <a class="skip" href="#board" @click=${(event: Event) => (event.preventDefault(), app.focusContent())}>${t(app.state.view === "play" ? "app-skip" : "app-skip-view")}</a>
    ${header(app)}
    <main class="layout" ?hidden=${app.state.view !== "play"}>
      <div class="stage">
        <nonet-board id="board" lang=${app.language} ?readonly=${!app.state.board.ready}
          @nonet-change=${(event: Event) => onBoardChange(app, event as CustomEvent)}
          @nonet-solved=${(event: Event) => onSolved(app, event as CustomEvent)}></nonet-board>
      </div>
      ${messagePanel(app)} ${pad(app)}
      <div class="panels">${newGamePanel(app)} ${toolsPanel(app)}</div>
    </main>
    ${app.state.view === "play" ? nothing : html`<div class="view-notices">${notices(app)}</div>`}
    ${otherView(app)}
    ${sheets(app)} ${pasteDialog(app)} ${makerDialog(app)}
  `;
}
