/** The actions of the sheets: copying, sharing and saving a result, and the link that challenges somebody. */

import type { PlainId } from "../i18n/localizer.js";
import type { ResultId } from "../i18n/messages.js";
import type { App } from "../page/app.js";
import type { ResultWords } from "../page/room-texts.js";
import { challengeLink } from "../play/challenge.js";
import { resultOf } from "../play/history/finish.js";
import { nameFrom } from "../shell/challenge.js";
import { copyPng, copyText } from "../shell/copy.js";
import { dayOf } from "../shell/day.js";
import { saveFile } from "../shell/save-file.js";
import { pngOf } from "../shell/shapes.js";
import { openSheet } from "../shell/sheet.js";
import { timeText } from "../sudoku/stopwatch.js";
import { type Card, cardOf, cardText } from "./card.js";
import { PIXELS, pictureOfCard } from "./picture.js";
import { resultState } from "./state.js";

const say = (app: App, note: PlainId<ResultId> | ""): void => resultState.patch(app, { note });

export function beginResult(app: App): void {
  resultState.patch(app, { card: null, note: "" });
  openSheet(app, "result");
}

/** The card as it is on this day. */
export function cardNow(app: App, t: ResultWords): Card {
  const state = resultState.of(app);
  const today = dayOf(new Date());
  const card = state.card?.today === today ? state.card : { ...cardOf(app, t), today };
  if (card !== state.card) resultState.keep(app, { ...state, card });
  return card;
}

export function beginChallenge(app: App): void {
  resultState.patch(app, { name: app.state.settings.challengeName, note: "" });
  openSheet(app, "challenge");
}

/** Without a title: a game's own name is its player's. */
const pictureOf = (app: App, t: ResultWords, card: Card): Promise<Blob> =>
  pngOf(
    pictureOfCard(card, app.model.givens, { title: t("result-title"), description: cardText(app, t, card) }),
    PIXELS,
  );

export async function copyCard(app: App, t: ResultWords, card: Card): Promise<void> {
  await copy(app, cardText(app, t, card), "result-copied", "result-uncopied");
}

const copy = async (app: App, text: string, copied: PlainId<ResultId>, failed: PlainId<ResultId>): Promise<void> =>
  say(app, (await copyText(text)) ? copied : failed);

export const copyPicture = async (app: App, t: ResultWords, card: Card): Promise<void> =>
  say(app, (await copyPng(pictureOf(app, t, card))) ? "result-copied" : "result-uncopied");

export async function savePicture(app: App, t: ResultWords, card: Card): Promise<void> {
  try {
    saveFile(await pictureOf(app, t, card), "nonet-result.png");
  } catch (error) {
    console.warn(error);
    say(app, "result-undrawn");
  }
}

/** With its picture where the browser lets one through. */
export async function shareCard(app: App, t: ResultWords, card: Card): Promise<void> {
  const text = cardText(app, t, card);
  const png = await pictureOf(app, t, card).catch(() => null);
  const files = png ? [new File([png], "nonet-result.png", { type: png.type })] : [];
  await share(app, files.length && navigator.canShare?.({ files }) ? { text, files } : { text });
}

/** The name is kept for the next challenge; an empty one forgets it. */
export function changeName(app: App, name: string): void {
  resultState.patch(app, { name, note: "" });
  app.set({ challengeName: nameFrom(name) });
}

export const linkOf = (app: App): string => challengeLink(app, resultOf(app), resultState.of(app).name);

export const copyLink = (app: App): Promise<void> =>
  copy(app, linkOf(app), "result-challenge-copied", "result-challenge-uncopied");

export const shareLink = (app: App, t: ResultWords): Promise<void> =>
  share(app, {
    text: t("result-challenge-text", { time: timeText(resultOf(app).seconds) }),
    url: linkOf(app),
  });

async function share(app: App, data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    // Who changes their mind has not failed.
    if ((error as DOMException).name !== "AbortError") say(app, "result-unshared");
  }
}
