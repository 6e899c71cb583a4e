import { html, nothing, type TemplateResult } from "lit";
import { addressOf } from "../../page/address.js";
import type { App } from "../../page/app.js";
import {
  type Action,
  type Busy,
  countDigits,
  type HintState,
  isSetup,
  type Message,
  type Notice,
} from "../../page/state.js";
import { nameOfDay } from "../../shell/day.js";
import { icon } from "../../shell/icons.js";
import { learnAddress } from "../../shell/places.js";
import { goOnUncounted, isOver, startOver } from "../checking/checking.js";
import { branchChooser } from "../hint/chooser.js";
import { showStage } from "../hint.js";
import { overMessage } from "../history/finish.js";
import { gradeButton } from "./facts.js";
import { setupPanel } from "./setup.js";

/**
 * Everything that the page has to say, in one place that never covers or moves the board. The regions that screen
 * readers listen to are always there and only their content changes: a region that is put in together with its text
 * is often not read.
 */
export function messagePanel(app: App): TemplateResult {
  const { t, state } = app;
  const { kind, text, actions } = panel(app);
  return html`<section class="say" aria-label=${t("status-label")}>
    ${notices(app)}
    <div class="say-body ${kind}">
      <div class="say-text" role="status">${text}</div>
      ${state.message && !state.busy ? closeButton(app) : nothing}
      ${actions ? html`<div class="say-actions">${actions}</div>` : nothing}
    </div>
  </section>`;
}

/** What stays until it is dismissed; in every view. */
export function notices(app: App): TemplateResult {
  return html`<div class="notices" aria-live="polite">${app.state.notices.map((notice) => noticeLine(app, notice))}</div>`;
}

interface Panel {
  /** A message's tone, or the class of a panel that has none. */
  kind: Message["tone"] | "busy" | "setup" | "idle";
  text: TemplateResult;
  actions?: TemplateResult | undefined;
}

function panel(app: App): Panel {
  const { busy, message } = app.state;
  if (busy) return busyPanel(app, busy);
  if (message) return messageLike(app, message);
  if (isOver(app))
    return messageLike(
      app,
      overMessage(
        app,
        () => goOnUncounted(app),
        () => startOver(app),
      ),
    );
  return isSetup(app) ? setupPanel(app) : { kind: "idle", text: idleText(app), actions: gradeButton(app) };
}

const messageLike = (app: App, message: Message): Panel => ({
  kind: message.tone,
  text: messageText(app, message),
  actions: actionsOf(app, message),
});

function busyPanel({ t }: App, { text, cancel }: Busy): Panel {
  return {
    kind: "busy",
    text: html`<p class="say-busy"><span class="spinner" aria-hidden="true"></span>${text(t)}</p>`,
    actions: html`<button class="button small" @click=${cancel}>${t("app-cancel")}</button>`,
  };
}

function messageText(app: App, message: Message): TemplateResult {
  const { t } = app;
  const title = message.title?.(t);
  return html`
    ${title ? html`<h2 class="say-title">${icon(message.tone)}<span>${title}</span>${stages(app)}</h2>` : nothing}
    <p class=${title ? "" : "say-lead"}>${title ? nothing : icon(message.tone)}<span>${message.text(t)}</span></p>
    ${message.code ? html`<code class="code">${message.code}</code>` : nothing}
    ${hintLinks(app)}`;
}

/** From a hint whose technique has been named: to its explanation, to the rest of the way, to what else there is. */
function hintLinks({ t, state }: App): TemplateResult | typeof nothing {
  const hint = state.message?.hint;
  if (!hint || hint.stage === 1) return nothing;
  return html`<p class="say-links"><a class="link" href=${learnAddress(hint.step.technique)}>${t("hint-more")}</a>
    <a class="link" href=${addressOf("path")}>${t("hint-path")}</a> <a class="link" href=${addressOf("steps")}>${t("hint-steps")}</a></p>`;
}

function actionsOf(app: App, { actions, hint }: Message): TemplateResult | undefined {
  return (
    actions &&
    html`${actions.map((action) => actionButton(app, action))}${hint?.stage === 3 ? branchesOf(app, hint) : nothing}`
  );
}

const branchesOf = (app: App, { step, stage, branch }: HintState): ReturnType<typeof branchChooser> =>
  branchChooser(app.t, step, branch, (shown) => showStage(app, step, stage, shown));

function closeButton(app: App): TemplateResult {
  return html`<button class="button square quiet say-close" aria-label=${app.t("app-close")}
    @click=${() => app.clearMessage()}>${icon("close")}</button>`;
}

/** How far the hint has gone, as four dots; the text says it to screen readers. */
function stages(app: App): TemplateResult | typeof nothing {
  const hint = app.state.message?.hint;
  if (!hint) return nothing;
  return html`<span class="stages" aria-hidden="true">${[1, 2, 3, 4].map((stage) => html`<i class=${hint.stage >= stage ? "on" : ""}></i>`)}</span>`;
}

function actionButton(app: App, { label, run, primary }: Action): TemplateResult {
  return html`<button class="button small ${primary ? "primary" : ""}" @click=${run}>${label(app.t)}</button>`;
}

function idleText(app: App): TemplateResult {
  const { t, state } = app;
  if (!state.ready) return html`<p>${t("generating")}</p>`;
  const givens = countDigits(app.model.givens);
  const level = t(`level-${state.gameLevel}`);
  const title = state.gameDay ? t("daily-title", { date: nameOfDay(state.gameDay, app.language), level }) : level;
  return html`
    <h2 class="say-title"><span>${title}</span><span class="say-fact">${t("idle-own", { givens })}</span></h2>
    <p class="idle-means">${t(`level-${state.gameLevel}-means`)}</p>`;
}

function noticeLine(app: App, { id, tone, text, action }: Notice): TemplateResult {
  const { t } = app;
  return html`<div class="notice ${tone}" role=${tone === "bad" ? "alert" : nothing}>
    <div class="notice-body">
      <span class="notice-text">${text(t)}</span>
      ${action ? html`<button class="button small" @click=${action.run}>${action.label(t)}</button>` : nothing}
    </div>
    <button class="button square quiet" aria-label=${t("app-dismiss")} @click=${() => app.dismiss(id)}>${icon("close")}</button>
  </div>`;
}
