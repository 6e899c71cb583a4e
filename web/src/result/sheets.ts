/** The sheets after a game: its card with the week, and the link that challenges somebody with its time. */
import "./result.css";
import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { App } from "../page/app.js";
import { type ResultWords, resultTexts } from "../page/room-texts.js";
import { comparedText } from "../play/challenge.js";
import { resultOf } from "../play/history/finish.js";
import { NAME_LENGTH } from "../shell/challenge.js";
import { icon } from "../shell/icons.js";
import { sheet } from "../shell/sheet.js";
import { timeText } from "../sudoku/stopwatch.js";
import {
  cardNow,
  changeName,
  copyCard,
  copyLink,
  copyPicture,
  linkOf,
  savePicture,
  shareCard,
  shareLink,
} from "./actions.js";
import type { Card } from "./card.js";
import { resultState } from "./state.js";
import { weekTable } from "./week-table.js";

export { beginChallenge, beginResult } from "./actions.js";

/** Both are always there, so that the one that is open can be closed. */
export function resultSheets(app: App): TemplateResult {
  const t = resultTexts.of(app);
  return html`${sheet(app, "result", t("result-title"), () => cardBody(app, t, cardNow(app, t)))}${sheet(
    app,
    "challenge",
    t("result-challenge-title"),
    () => challengeBody(app, t),
    () => challengeFoot(app, t),
  )}`;
}

// --- the card ---

function cardBody(app: App, t: ResultWords, card: Card): TemplateResult {
  const { date, level, time, expected, hints, streak } = card;
  const fact = (name: string, value: string): TemplateResult | typeof nothing =>
    value ? html`<div><dt>${name}</dt><dd>${value}</dd></div>` : nothing;
  const { challenge } = app.game;
  return html`<dl class="result-facts">
      ${fact(t("timer-time"), time)} ${fact(t("result-expected"), expected)} ${fact(t("result-date"), date)}
      ${fact(t("level"), level)} ${fact(t("result-hints"), hints)} ${fact(t("result-streak"), streak)}
    </dl>
    ${challenge && time ? html`<p>${comparedText(app, challenge, resultOf(app))}</p>` : nothing}
    ${cardButtons(app, t, card)} ${status(app, t)} ${weekTable(app, t, card.week, 3)}`;
}

function cardButtons(app: App, t: ResultWords, card: Card): TemplateResult {
  return html`<div class="button-row">
    ${"share" in navigator ? html`<button class="button primary" @click=${() => void shareCard(app, t, card)}>${icon("share")}<span>${t("share")}</span></button>` : nothing}
    <button class="button" @click=${() => void copyCard(app, t, card)}>${icon("copy")}<span>${t("result-copy")}</span></button>
    ${"ClipboardItem" in globalThis ? html`<button class="button" @click=${() => void copyPicture(app, t, card)}>${icon("picture")}<span>${t("result-picture-copy")}</span></button>` : nothing}
    <button class="button" @click=${() => void savePicture(app, t, card)}>${icon("save")}<span>${t("result-picture-save")}</span></button>
  </div>`;
}

const status = (app: App, t: ResultWords): TemplateResult => {
  const { note } = resultState.of(app);
  return html`<p class="result-status" role="status">${note ? t(note) : nothing}</p>`;
};

// --- the challenge ---

function challengeBody(app: App, t: ResultWords): TemplateResult {
  const { seconds, hints } = resultOf(app);
  return html`<div class="challenge">
    <p>${t("result-challenge-help")}</p>
    <p><b>${t("result-challenge-time", { time: timeText(seconds), hints })}</b></p>
    <label class="field"><span>${t("result-challenge-name")}</span><input class="input" id="challenge-name" autocomplete="nickname" maxlength=${NAME_LENGTH}
      .value=${live(resultState.of(app).name)} @input=${(event: Event) => changeName(app, (event.target as HTMLInputElement).value)}></label>
    <label class="field"><span>${t("result-challenge-link")}</span><textarea class="input challenge-link" id="challenge-link" readonly rows="4" .value=${live(linkOf(app))}
      @focus=${(event: Event) => (event.target as HTMLTextAreaElement).select()}></textarea></label>
    <p class="field-note">${t("result-challenge-private")}</p>
    ${status(app, t)}
  </div>`;
}

function challengeFoot(app: App, t: ResultWords): TemplateResult {
  const canShare = "share" in navigator;
  return html`<button class="button ${canShare ? "" : "primary"}" @click=${() => void copyLink(app)}>${icon("copy")}<span>${t("result-challenge-copy")}</span></button>
    ${canShare ? html`<button class="button primary" @click=${() => void shareLink(app, t)}>${icon("share")}<span>${t("share")}</span></button>` : nothing}`;
}
