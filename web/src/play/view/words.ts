/**
 * The place of words: everything that the page has to say, where it never covers or moves the board. On phones a card
 * (a hint, a message with something to do) takes the place of modes and digits, and folds to one line at a press. The
 * regions that screen readers listen to are always there and only their content changes: a region that is put in
 * together with its text is often not read.
 */
import { html, nothing, type TemplateResult } from "lit";
import { addressOf } from "../../page/address.js";
import type { App } from "../../page/app.js";
import { type Action, type Busy, type HintState, isSetup, type Message, type Notice } from "../../page/state.js";
import { scrollCue } from "../../shell/follow.js";
import { icon } from "../../shell/icons.js";
import { learnAddress } from "../../shell/places.js";
import { slice } from "../../shell/slice.js";
import { goOnUncounted, isCounting, isOver, MISTAKES, startOver, uncheckedBecause } from "../checking/checking.js";
import { backInHint, doLabel, hintParts, pressHint } from "../hint.js";
import { overMessage } from "../history/finish.js";
import { sketchRoom } from "../sketch.js";
import { greeted, isGreeting } from "../welcome.js";
import { setupPanel } from "./setup.js";
import { isSolved, solvedCard } from "./solved.js";

export function words(app: App): TemplateResult {
  const { t } = app;
  const { kind, text, foot, close } = panel(app);
  const open = isOpen(app);
  return html`<section class="say ${kind}" aria-label=${t("status-label")}>
    <div class="say-scroll" ${scrollCue()}>
      <div class="say-text" role="status">${text}</div>
      ${notices(app)}
    </div>
    <div class="say-corner">
      ${canFold(app) ? foldButton(app, open) : nothing}
      ${close ? html`<button class="button square quiet say-close" aria-label=${t("app-close")} title=${t("app-close")} @click=${close}>${icon("close")}</button>` : nothing}
    </div>
    ${foot ? html`<div class="say-foot">${foot}</div>` : nothing}
  </section>`;
}

/** Notices that stay until they are dismissed; in every view. */
export function notices(app: App): TemplateResult {
  return html`<div class="notices" aria-live="polite">${app.state.notices.map((notice) => noticeLine(app, notice))}</div>`;
}

interface Panel {
  /** A message's tone, or the class of a panel that has none. */
  kind: Message["tone"] | "busy" | "setup" | "idle" | "solved";
  text: TemplateResult;
  /** Buttons, below the text and never over it. */
  foot?: TemplateResult | undefined;
  close?: (() => void) | undefined;
}

function panel(app: App): Panel {
  const { busy, message, paused } = app.state;
  // A pause covers the words along with the digits; both come back afterwards.
  if (paused) return { kind: "idle", text: html`` };
  if (busy) return busyPanel(app, busy);
  if (isSolved(app)) return { kind: "solved", ...solvedCard(app) };
  if (message) return { ...messageLike(app, message), close: () => app.clearMessage() };
  if (isOver(app)) return messageLike(app, over(app));
  if (isSetup(app)) return setupPanel(app);
  const room = sketchRoom(app);
  if (room) return { kind: "idle", text: room.words(app), close: () => room.close(app) };
  return { kind: "idle", text: idleText(app) };
}

const over = (app: App): Message =>
  overMessage(
    app,
    () => goOnUncounted(app),
    () => startOver(app),
  );

// --- folding, on phones ---

/** The topic that the player folded or unfolded last. */
const folded = slice<{ topic: unknown; open: boolean } | null>(null);

/** The present topic; another one is folded, or not, by its kind. */
const topicOf = ({ state }: App): unknown => state.message?.text ?? state.notices.at(-1) ?? "";

/** Whether there is more than a line to read or something to do. */
const isCard = ({ title, actions, code }: Message): boolean => Boolean(title || actions?.length || code);

const canFold = (app: App): boolean => {
  const { busy, message, notices, paused } = app.state;
  if (busy || paused || isSolved(app) || (!message && isOver(app))) return false;
  // A line that does not fit scrolls: to unfold it would only take the digits away.
  return (message ? isCard(message) : isSetup(app)) || notices.length > 0;
};

/** Whether words take the place of modes and digits where there is no room for all of them. */
export function isOpen(app: App): boolean {
  const { message, busy, notices, paused } = app.state;
  if (busy || paused) return false;
  if (isSolved(app) || (!message && isOver(app))) return true;
  if (!canFold(app)) return false;
  const chosen = folded.of(app);
  if (chosen && chosen.topic === topicOf(app)) return chosen.open;
  // Beside the text about a puzzle that is typed in, a notice would have no room.
  return message ? isCard(message) && !message.folded : isSetup(app) && notices.length > 0;
}

function foldButton(app: App, open: boolean): TemplateResult {
  const label = app.t(open ? "say-fold" : "say-unfold");
  return html`<button class="button square quiet say-fold" aria-expanded=${open} aria-label=${label} title=${label}
    @click=${() => folded.set(app, { topic: topicOf(app), open: !open })}>${icon(open ? "down" : "up")}</button>`;
}

// --- messages ---

const messageLike = (app: App, message: Message): Panel => ({
  kind: message.tone,
  text: messageText(app, message),
  foot: message.hint ? hintFoot(app, message.hint) : actionsOf(app, message),
});

function busyPanel({ t }: App, { text, cancel }: Busy): Panel {
  return {
    kind: "busy",
    text: html`<p class="say-busy"><span class="spinner" aria-hidden="true"></span>${text(t)}</p>`,
    foot: html`<button class="button" @click=${cancel}>${t("app-cancel")}</button>`,
  };
}

function messageText(app: App, message: Message): TemplateResult {
  const { t } = app;
  const title = message.title?.(t);
  const sign = message.hint && !message.hint.judged ? nothing : icon(message.tone);
  const code = message.code ? codeOf(app, message) : nothing;
  return html`
    ${title ? html`<h2 class="say-title">${sign}<span>${title}</span>${stages(app)}</h2>` : nothing}
    ${
      message.hint?.stage === 3
        ? hintParts.of(app)!.reasonPart(app, message.hint, code)
        : html`<p class=${title ? "" : "say-lead"}>${title ? nothing : sign}<span>${message.text(t)}</span></p>${code}`
    }
    ${hintExtras(app)}`;
}

/** The notation of a hint is behind a switch; what there is to copy is not. */
function codeOf(app: App, { code, hint }: Message): TemplateResult {
  if (!hint) return html`<code class="code">${code}</code>`;
  const { t, state } = app;
  return html`<details class="notation" ?open=${state.settings.notation} @toggle=${(event: Event) => {
    const { open } = event.target as HTMLDetailsElement;
    if (open !== state.settings.notation) app.set({ notation: open });
  }}><summary>${t("hint-notation")}</summary><code class="code">${code}</code></details>`;
}

/** From a hint whose technique has been named: its explanation, the rest of the way, what else there is. */
function hintExtras(app: App): TemplateResult | typeof nothing {
  const { t, state } = app;
  const hint = state.message?.hint;
  if (!hint || hint.stage === 1) return nothing;
  return html`<p class="say-links"><a class="link" href=${learnAddress(hint.step.technique)}>${t("hint-more")}</a>
    <a class="link" href=${addressOf("path")}>${t("hint-path")}</a> <a class="link" href=${addressOf("steps")}>${t("tool-steps")}</a></p>`;
}

/**
 * Back and on, as big as the keys of the pad; the hint key goes on as well. Between them one walks along the reason.
 * Only what changes the board is filled.
 */
function hintFoot(app: App, hint: HintState): TemplateResult {
  const { t } = app;
  const { stage, step, judged } = hint;
  const back = html`<button class="button" @click=${() => backInHint(app)}>${judged?.back(t) ?? t("hint-back")}</button>
    ${stage === 3 ? hintParts.of(app)!.walkPart(app, hint) : nothing}`;
  if (judged)
    return html`${back} ${judged.next ? actionButton(app, judged.next) : nothing} ${actionButton(app, { ...judged.action, primary: true })}`;
  return html`${back}
    <button class="button ${stage === 3 ? "primary" : ""}" @click=${() => void pressHint(app)}>${stage === 3 ? doLabel(app, step) : t(stage === 1 ? "hint-next-2" : "hint-next-3")}</button>`;
}

function actionsOf(app: App, { actions }: Message): TemplateResult | undefined {
  return actions?.length ? html`${actions.map((action) => actionButton(app, action))}` : undefined;
}

/** How far the hint has gone, as four dots; the text says it to screen readers. */
function stages(app: App): TemplateResult | typeof nothing {
  const hint = app.state.message?.hint;
  if (!hint || hint.judged) return nothing;
  return html`<span class="stages" aria-hidden="true">${[1, 2, 3, 4].map((stage) => html`<i class=${hint.stage >= stage ? "on" : ""}></i>`)}</span>`;
}

function actionButton(app: App, { label, run, primary }: Action): TemplateResult {
  return html`<button class="button ${primary ? "primary" : ""}" @click=${run}>${label(app.t)}</button>`;
}

/** While one plays there is nothing to say but what counts: mistakes, where they do. */
function idleText(app: App): TemplateResult {
  const { t, state, game } = app;
  if (!state.ready) return html`<p>${t("generating")}</p>`;
  const because = uncheckedBecause(app);
  const fact = because
    ? t(`unchecked-${because}`)
    : isCounting(app)
      ? t("mistakes-count", { count: game.mistakes ?? 0, of: MISTAKES })
      : "";
  if (isGreeting(app) && !fact)
    return html`<p class="welcome"><a class="link" href="${addressOf("help")}/first" @click=${() => greeted(app)}>${t("welcome")}</a></p>`;
  return html`${fact ? html`<p class="say-count">${fact}</p>` : nothing}
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
