/** The sheet of everything that can be played next: today's puzzle, the game that was left, seven levels, and more. */
import { html, nothing, type TemplateResult } from "lit";
import { openFiles, openPaste, pasteAnywhere } from "../import/open.js";
import { openMaker } from "../maker/open.js";
import type { App } from "../page/app.js";
import { openPictures } from "../picture/open.js";
import { levelTime } from "../play/expected.js";
import { backTo, emptyBoard, newGame, playDaily } from "../play/games.js";
import { week } from "../play/view/week.js";
import { dayOf, levelOfDay } from "../shell/day.js";
import { type IconName, icon } from "../shell/icons.js";
import { GAME_LEVELS, LEVELS } from "../shell/levels.js";
import { results } from "../shell/results.js";
import { closeSheet, openSheet, sheet } from "../shell/sheet.js";
import { pick } from "../shell/valid.js";

export const openNewGame = (app: App): void => openSheet(app, "new");

export const newGameSheet = (app: App): TemplateResult => sheet(app, "new", app.t("app-new"), () => rows(app));

function rows(app: App): TemplateResult {
  const { t } = app;
  return html`<ul class="rows">
      <li>${today(app)}</li>
      ${goOn(app)}
      ${LEVELS.map(
        (level) => html`<li><button class="row" @click=${() => start(app, () => newGame(app, level))}>
        <b class="row-level">${t(`level-${level}`)} <small>${levelTime(app, level)}</small></b><span>${t(`level-${level}-needs`)}</span></button></li>`,
      )}
    </ul>
    <div class="row-links">
      ${more(app, "paste", t("new-paste"), () => pasteHere(app))}
      ${more(app, "picture", t("new-picture"), () => openPictures(app))}
      ${more(app, "empty", t("new-type"), async () => emptyBoard(app))}
      ${more(app, "make", t("new-make"), () => openMaker(app))}
      ${link(app, "techniques", t("new-practise"), "#library/practise")}
      ${link(app, "steps", t("new-collection"), "#collection")}
    </div>`;
}

function today(app: App): TemplateResult {
  const { t } = app;
  const day = dayOf(new Date());
  return html`<button class="row today" id="daily" @click=${() => start(app, () => playDaily(app))}>
    <b>${t("new-today")}</b><span>${t(`level-${levelOfDay(day)}`)}</span>${week(app, results(app))}</button>`;
}

/** The game that was left last, where there is one. */
function goOn(app: App): TemplateResult | typeof nothing {
  const { t, kept } = app;
  const last = kept.at(-1);
  if (!last) return nothing;
  const what = t(`level-${pick(GAME_LEVELS, last.level, "own")}`);
  return html`<li><button class="row" id="continue" @click=${() => start(app, async () => backTo(app))}>
    <b>${t("new-continue")}</b><span>${kept.length > 1 ? t("new-continue-more", { level: what, others: kept.length - 1 }) : what}</span></button></li>`;
}

/** The sheet closes first: what comes stands on the page. */
function start(app: App, run: () => Promise<void> | void): void {
  closeSheet(app);
  void run();
}

function more(app: App, sign: IconName, label: string, run: () => Promise<void>): TemplateResult {
  return html`<button class="row-link" @click=${() => start(app, run)}>${icon(sign)}<span>${label}</span></button>`;
}

function link(app: App, sign: IconName, label: string, href: string): TemplateResult {
  return html`<a class="row-link" href=${href} @click=${() => closeSheet(app)}>${icon(sign)}<span>${label}</span></a>`;
}

/** Pastes the clipboard's contents, where the browser hands them over; otherwise the dialog takes them. */
async function pasteHere(app: App): Promise<void> {
  const { text, files } = await copied();
  if (text.trim()) await pasteAnywhere(app, text);
  else if (files.length) await openFiles(app, files);
  else await openPaste(app);
}

interface Copied {
  text: string;
  files: readonly File[];
}

/** Asked for once: each time the browser may ask the user. Older browsers know only of text. */
async function copied(): Promise<Copied> {
  try {
    const { clipboard } = navigator;
    return clipboard.read ? await contentOf(await clipboard.read()) : { text: await clipboard.readText(), files: [] };
  } catch {
    // Nothing is copied, or the user or the browser keeps it: the dialog takes what is pasted there.
    return { text: "", files: [] };
  }
}

async function contentOf(items: ClipboardItems): Promise<Copied> {
  const all = (kind: RegExp): Promise<Blob>[] =>
    items.flatMap((item) => item.types.filter((type) => kind.test(type)).map((type) => item.getType(type)));
  const [text] = await Promise.all(all(/^text\/plain$/));
  const pictures = await Promise.all(all(/^image\//));
  return { text: (await text?.text()) ?? "", files: pictures.slice(0, 1).map((one) => new File([one], "", one)) };
}
