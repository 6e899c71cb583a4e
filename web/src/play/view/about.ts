/** Sheets about the puzzle on the board, and about the levels. */

import { html, nothing, type TemplateResult } from "lit";
import type { TechniqueId } from "../../engine/index.js";
import { hintTexts } from "../../hint/texts.js";
import { listText } from "../../i18n/formats.js";
import { addressOf } from "../../page/address.js";
import type { App } from "../../page/app.js";
import { countDigits } from "../../page/state.js";
import { nameOfDay } from "../../shell/day.js";
import { icon } from "../../shell/icons.js";
import { LEVELS, RATINGS, rating } from "../../shell/levels.js";
import { learnAddress } from "../../shell/places.js";
import { closeSheet, isSheetOpen, openSheet, sheet } from "../../shell/sheet.js";
import { expectedText, levelTime } from "../expected.js";
import { share } from "../share.js";

export function aboutSheets(app: App): TemplateResult {
  const { t } = app;
  if (isSheetOpen(app, "about") || isSheetOpen(app, "levels")) void wantNames(app);
  return html`${sheet(
    app,
    "about",
    t("about-title"),
    () => about(app),
    () => buttons(app),
  )}
    ${sheet(app, "levels", t("levels-title"), () => levels(app))}`;
}

/** The names of techniques are fetched when they are first wanted; until then, or without a network, there are none. */
async function wantNames(app: App): Promise<void> {
  try {
    await app.needTexts(hintTexts);
    if (isSheetOpen(app, "levels") && !app.state.levels) app.update({ levels: await app.engine.levels() });
  } catch (error) {
    console.warn(error);
  }
}

function about(app: App): TemplateResult {
  const { t, state } = app;
  const { grade, gameDay, gameLevel } = state;
  const level = t(`level-${grade?.level ?? gameLevel}`);
  return html`<p class="about-level"><b>${level}</b>${grade ? html` <span>${t("about-rating", { er: rating(app, grade.er) })}</span>` : nothing}</p>
    <p class="about-facts">${gameDay ? html`${t("daily-of", { date: nameOfDay(gameDay, app.language) })} · ` : nothing}${t("idle-own", { givens: countDigits(app.model.givens) })}</p>
    <p>${t(`level-${grade?.level ?? gameLevel}-means`)}
      <button class="link" @click=${() => openSheet(app, "levels")}>${t("levels-title")}</button></p>
    ${grade ? time(app) : nothing}
    ${grade ? steps(app) : html`<p class="soft">${t("about-grading")}</p>`}`;
}

function time(app: App): TemplateResult | typeof nothing {
  const { grade } = app.state;
  const text = grade ? expectedText(app, grade) : "";
  if (!text) return nothing;
  return html`<p class="about-time">${text}${grade?.expectedRough ? html` <span class="soft">${app.t("about-time-rough")}</span>` : nothing}</p>`;
}

function steps(app: App): TemplateResult {
  const { t } = app;
  const { grade } = app.state;
  const used = app.hasTexts(hintTexts) ? (grade?.techniques.toReversed() ?? []) : [];
  return html`<h3>${t("grade-path")}</h3>
    ${grade?.solved ? nothing : html`<p>${t("grade-unsolved")}</p>`}
    <ul class="facts">${used.map(({ id, count }) => html`<li><a class="link" href=${learnAddress(id)}>${t(`technique-${id}`)}</a><span class="say-fact">${count}</span></li>`)}</ul>`;
}

function buttons(app: App): TemplateResult {
  const { t, store, game } = app;
  const favourite = store.marks(game.id)?.favourite === true;
  return html`<button class="button" @click=${() => (closeSheet(app), void share(app, puzzleText(app)))}>${icon("share")}<span>${t("share")}</span></button>
    <a class="button" href=${addressOf("print")} @click=${() => closeSheet(app)}>${icon("print")}<span>${t("tool-print")}</span></a>
    <button class="button star" aria-pressed=${favourite} @click=${() => setFavourite(app, !favourite)}>${icon("star")}<span>${t("about-favourite")}</span></button>`;
}

/** `Nonet · Medium 2.5` */
function puzzleText(app: App): string {
  const { t, state } = app;
  const level = t(`level-${state.gameLevel}`);
  return `Nonet · ${state.grade ? `${level} ${rating(app, state.grade.er)}` : level}`;
}

/** Of a game that nothing was done in yet, too: what a player likes is kept. */
function setFavourite(app: App, favourite: boolean): void {
  app.save();
  if (!app.store.mark(app.game.id, { favourite: favourite || undefined }))
    app.notify({ id: "storage", tone: "bad", text: (t) => t("storage-blocked") });
  app.update({});
}

function levels(app: App): TemplateResult {
  const { t } = app;
  const techniques = (level: string): readonly TechniqueId[] =>
    app.state.levels?.find(({ id }) => id === level)?.techniques ?? [];
  const names = (level: string): string =>
    listText(
      app.language,
      techniques(level).map((id) => t(`technique-${id}`)),
      { type: "conjunction" },
    );
  return html`<p>${t("levels-help")}</p>
    ${LEVELS.map(
      (level) => html`<h3>${t(`level-${level}`)} <span class="say-fact">${ratings(app, level)}</span></h3>
      <p>${t(`level-${level}-means`)} <span class="soft">${t("level-takes", { time: levelTime(app, level) })}</span></p>${app.hasTexts(hintTexts) ? html`<p class="level-techniques">${names(level)}</p>` : nothing}`,
    )}`;
}

/** "Rating 2.6 to 7.2" */
export function ratings(app: App, level: keyof typeof RATINGS): string {
  const [low, high] = RATINGS[level];
  return app.t("level-ratings", { low: rating(app, low), high: rating(app, high) });
}
