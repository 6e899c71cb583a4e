import { html, nothing, type TemplateResult } from "lit";
import { startPlaying } from "../actions/games.js";
import type { App } from "../app.js";
import { type Action, countDigits, isSetup, type Message, type Notice } from "../state.js";
import { icon } from "./icons.js";

/** Everything that the page has to say, in one place that never covers or moves the board. */
export function messagePanel(app: App): TemplateResult {
  const { t, state } = app;
  return html`<section class="say" aria-label=${t("status-label")}>
    ${state.notices.map((notice) => noticeLine(app, notice))}
    <div class="say-body ${state.busy ? "" : (state.message?.tone ?? "idle")}">${body(app)}</div>
  </section>`;
}

function body(app: App): TemplateResult {
  const { busy, message } = app.state;
  if (busy) return busyBody(app);
  if (message) return messageBody(app, message);
  return isSetup(app.state) ? setupBody(app) : idleBody(app);
}

function busyBody(app: App): TemplateResult {
  const busy = app.state.busy!;
  return html`<div class="say-text" role="status"><p class="say-busy"><span class="spinner" aria-hidden="true"></span>${busy.text(app.t)}</p></div>
    <div class="say-actions"><button class="button small" @click=${busy.cancel}>${app.t("app-cancel")}</button></div>`;
}

function messageBody(app: App, message: Message): TemplateResult {
  const { t } = app;
  const title = message.title?.(t);
  return html`
    <div class="say-text" role="status">
      ${title ? html`<h2 class="say-title">${icon(message.tone)}<span>${title}</span>${stages(app)}</h2>` : nothing}
      <p class=${title ? "" : "say-lead"}>${title ? nothing : icon(message.tone)}<span>${message.text(t)}</span></p>
      ${message.code ? html`<code class="code">${message.code}</code>` : nothing}
    </div>
    <button class="button square quiet say-close" aria-label=${t("app-close")} @click=${() => app.clearMessage()}>${icon("close")}</button>
    ${message.actions?.length ? html`<div class="say-actions">${message.actions.map((action) => actionButton(app, action))}</div>` : nothing}`;
}

/** How far the hint has gone, as four dots; the text says it to screen readers. */
function stages(app: App): TemplateResult | typeof nothing {
  const { hint } = app.state;
  if (!hint) return nothing;
  return html`<span class="stages" aria-hidden="true">${[1, 2, 3, 4].map((stage) => html`<i class=${hint.stage >= stage ? "on" : ""}></i>`)}</span>`;
}

function actionButton(app: App, { label, run, primary }: Action): TemplateResult {
  return html`<button class="button small ${primary ? "primary" : ""}" @click=${run}>${label(app.t)}</button>`;
}

function idleBody(app: App): TemplateResult {
  const { t, state } = app;
  if (!state.board.ready) return html`<div class="say-text" role="status"><p>${t("generating")}</p></div>`;
  const givens = countDigits(state.board.givens);
  return html`<div class="say-text" role="status">
    <h2 class="say-title"><span>${t(`level-${state.gameLevel}`)}</span><span class="say-fact">${t("idle-own", { givens })}</span></h2>
    <p>${t(`level-${state.gameLevel}-means`)}</p>
  </div>`;
}

function setupBody(app: App): TemplateResult {
  const { t, state } = app;
  return html`<div class="say-text" role="status"><h2 class="say-title"><span>${t("setup-title")}</span></h2><p>${t("setup-help")}</p></div>
    <div class="say-actions"><button class="button small primary" ?disabled=${countDigits(state.board.values) === 0}
      @click=${() => app.run(() => startPlaying(app))}>${t("setup-start")}</button></div>`;
}

function noticeLine(app: App, { id, tone, text, action }: Notice): TemplateResult {
  const { t } = app;
  return html`<div class="notice ${tone}" role=${tone === "bad" ? "alert" : "status"}>
    <div class="notice-body">
      <span class="notice-text">${text(t)}</span>
      ${action ? html`<button class="button small" @click=${action.run}>${action.label(t)}</button>` : nothing}
    </div>
    <button class="button square quiet" aria-label=${t("app-dismiss")} @click=${() => app.dismiss(id)}>${icon("close")}</button>
  </div>`;
}
