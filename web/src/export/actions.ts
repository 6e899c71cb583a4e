/** The actions of the dialog that exports. It reads the game and never changes it. */

import type { FormatInfo, Progress } from "../engine/index.js";
import type { PlainId } from "../i18n/localizer.js";
import type { ExportId } from "../i18n/messages.js";
import type { App } from "../page/app.js";
import { exportTexts } from "../page/room-texts.js";
import { wrongNow } from "../play/checking/checking.js";
import { copyPng, copyText } from "../shell/copy.js";
import type { Level } from "../shell/levels.js";
import { saveFile } from "../shell/save-file.js";
import { slice } from "../shell/slice.js";
import { hasAllDigits, progressFor } from "../sudoku/progress.js";
import type { Background } from "./drawing.js";
import { drawnText } from "./drawn-text.js";
import { type ExportGroup, GROUPS_HERE, type Target, targetsOf } from "./formats.js";
import { formatOf, hasEntries, isEmpty } from "./progress.js";
import { type ExportState, exportState, type PictureChoices, type Written } from "./state.js";

/** Who opens the dialog again goes on with what was used. */
type Choices = Pick<ExportState, "group" | "targets" | "entries" | "picture">;
const last = slice<Choices>({
  group: GROUPS_HERE[0]!,
  targets: {},
  entries: null,
  picture: { format: "png", background: "white" as Background, pixels: 1024, drawing: true },
});
/** Only the last question counts. */
const asked = slice(0);

export function beginExport(app: App): void {
  const t = exportTexts.of(app);
  const { game } = app.model;
  const { highlight } = app.board;
  const { message, settings } = app.state;
  const told = highlight && message ? [message.title?.(app.t), message.text(app.t)].filter(Boolean).join(". ") : "";
  // A hint's words say what is drawn.
  const drawn = highlight && !message?.hint ? drawnText(t, highlight) : "";
  const drawing = [told, drawn].filter(Boolean).join(" ");
  const board = { game, highlight, wrong: wrongNow(app), conflicts: settings.checking !== "off" };
  exportState.set(app, {
    game,
    board,
    details: detailsOf(app),
    drawing,
    ...last.of(app),
    formats: null,
    written: { state: "waiting" },
    note: null,
  });
  if (!isEmpty(game)) void write(app);
}

/** Known details of the puzzle, and the board's own record. */
function detailsOf({ game, model, state, t }: App): Progress["details"] {
  const er = state.grade?.er ?? game.er;
  const known = game.level !== "own";
  return {
    ...(game.title ? { title: game.title } : {}),
    ...(known ? { level: t(`level-${game.level as Level}`) } : {}),
    ...(er ? { rating: er.toFixed(1) } : {}),
    ...(game.day ? { date: game.day } : {}),
    record: model.record,
  };
}

export function patch(app: App, change: Partial<ExportState>): void {
  exportState.patch(app, change);
}

function choose(app: App, change: Partial<Choices>): void {
  last.keep(app, { ...last.of(app), ...change });
  patch(app, { ...change, note: null });
}

export function chooseGroup(app: App, group: ExportGroup): void {
  choose(app, { group });
  void write(app);
}

export function chooseTarget(app: App, target: Target): void {
  choose(app, { targets: { ...last.of(app).targets, [target.group]: target }, entries: null });
  void write(app);
}

export function chooseEntries(app: App, entries: boolean): void {
  choose(app, { entries });
  void write(app);
}

export function choosePicture(app: App, change: Partial<PictureChoices>): void {
  choose(app, { picture: { ...last.of(app).picture, ...change } });
}

/** The text that is shown; null where a picture is. */
export const targetOf = ({ group, targets }: ExportState): Target | null =>
  group === "picture" ? null : (targets[group] ?? targetsOf(group)[0]!);

/** The abilities of the chosen format, once they are known. */
export function carriesOf(state: ExportState): FormatInfo | undefined {
  const target = targetOf(state);
  return target ? state.formats?.find(({ id }) => id === formatOf(target, state.game)) : undefined;
}

/** Whether one can choose if entries go as givens: where the format cannot tell them apart, and there are some. */
export function asksForEntries(state: ExportState): boolean {
  const target = targetOf(state);
  const carries = carriesOf(state);
  return Boolean(target && carries && !hasAllDigits(target.id, carries) && !target.givens && hasEntries(state.game));
}

/** Other sites go on where one is; texts and files are puzzles, unless one wants it. */
export const withEntries = (state: ExportState): boolean => state.entries ?? state.group === "site";

/** Has the core write the text. While that takes its time the last one is gone: it would be taken for the new one. */
export async function write(app: App): Promise<void> {
  const state = exportState.of(app);
  const target = state && targetOf(state);
  const question = asked.of(app) + 1;
  asked.keep(app, question);
  if (!target) return;
  patch(app, { written: { state: "waiting" } });
  try {
    const formats = state.formats ?? (await app.engine.formats());
    patch(app, { formats });
    const written = await writeTarget(app, { ...state, formats }, target);
    if (question === asked.of(app)) patch(app, { written });
  } catch (error) {
    console.warn(error);
    if (question === asked.of(app)) patch(app, { written: { state: "failed" } });
  }
}

async function writeTarget(app: App, state: ExportState, target: Target): Promise<Written> {
  const carries = carriesOf(state);
  if (!carries) throw new Error(`No format ${target.id}.`);
  const progress = progressFor(state.game, target.id, carries, {
    entries: asksForEntries(state) && withEntries(state),
    details: state.details,
  });
  const { error, cell, text } = await app.engine.write(progress, formatOf(target, state.game));
  if (error === "no-candidate") return { state: "without", cell };
  if (error) throw new Error(`${target.id}: ${error}`);
  // Nonet's own links are fragments of this very page, wherever it stands.
  return {
    state: "done",
    text: target.group === "link" ? new URL(text, location.href.replace(/[?#].*/, "")).href : text,
  };
}

// --- what is done with it ---

const say = (app: App, id: PlainId<ExportId> | "copy-by-hand"): void => patch(app, { note: (t) => t(id) });

export const copyWritten = async (app: App, text: string): Promise<void> =>
  say(app, (await copyText(text)) ? "export-copied" : "copy-by-hand");

/** As a file: its last line ends too. */
const fileText = (text: string): string => (text.endsWith("\n") ? text : `${text}\n`);

export function download(file: NonNullable<Target["file"]>, text: string): void {
  saveFile(fileText(text), ...file);
}

/** Files are shared as such where the browser lets them through; it knows only some kinds. */
export async function shareText(app: App, target: Target, text: string): Promise<void> {
  const [name, type] = target.file ?? ["", ""];
  const files = target.group === "file" ? [new File([fileText(text)], name, { type })] : [];
  const asFile = files.length > 0 && navigator.canShare?.({ files });
  await share(app, asFile ? { files } : /^https?:/.test(text) ? { url: text } : { text });
}

export async function share(app: App, data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    // Who changes their mind has not failed.
    if ((error as DOMException).name !== "AbortError") say(app, "export-unshared");
  }
}

export const copyPicture = async (app: App, png: Promise<Blob>): Promise<void> =>
  say(app, (await copyPng(png)) ? "export-copied" : "export-picture-uncopied");
