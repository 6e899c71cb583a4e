/** Boards coming in from pictures: they are read, looked at beside the picture, corrected, and played. */

import type { PictureBoard, PictureReading } from "../engine/index.js";
import { PATIENCE_MS } from "../i18n/patience.js";
import { addressOf } from "../page/address.js";
import type { App } from "../page/app.js";
import { isSetup } from "../page/state.js";
import { playBrought } from "../play/games.js";
import { slice } from "../shell/slice.js";
import { pick } from "../shell/valid.js";
import { encodeState } from "../sudoku/codec.js";
import { type Game, newGame } from "../sudoku/game.js";
import { gameOf } from "../sudoku/progress.js";
import type { Size } from "./geometry.js";
import { type Draft, draftOf, type PictureState, pictureState, type Shown, TROUBLES } from "./state.js";

const CELLS = 81;
const NONE = new Uint16Array(0);

/** The reading under way. */
const running = slice<AbortController | null>(null);

const patch = (app: App, change: Partial<PictureState>): void => {
  pictureState.patch(app, change);
};

/** Opens the dialog, which asks for a picture. */
export function askForPicture(app: App): void {
  app.unsaved.add("picture");
  start(app, "waiting");
}

function start(app: App, stage: PictureState["stage"]): void {
  for (const { bitmap } of pictureState.of(app)?.pictures ?? []) bitmap?.close();
  pictureState.set(app, {
    stage,
    pictures: [],
    boards: [],
    at: 0,
    cell: -1,
    outcome: "checking",
    troubles: [],
  });
}

export function endPictures(app: App): void {
  running.of(app)?.abort();
  for (const { bitmap } of pictureState.of(app)?.pictures ?? []) bitmap?.close();
  app.unsaved.delete("picture");
  pictureState.set(app, null);
}

/** Reads pictures in place of those before, one after the other: each takes its memory alone. */
export async function readPictures(app: App, files: readonly Blob[]): Promise<void> {
  if (!pictureState.of(app) || !files.length) return;
  running.of(app)?.abort();
  const controller = new AbortController();
  const { signal } = controller;
  running.keep(app, controller);
  start(app, "reading");
  const timer = setTimeout(() => !signal.aborted && patch(app, { stage: "long" }), PATIENCE_MS);
  try {
    for (const file of files) if (!signal.aborted) await readOne(app, file, signal);
  } finally {
    clearTimeout(timer);
  }
  if (signal.aborted) return;
  patch(app, { stage: "read" });
  if (pictureState.of(app)?.boards.length) chooseBoard(app, 0);
}

/** A picture without a board is shown until the next one is: its copy would take memory for nothing. */
function letGo(picture: Shown): Shown {
  picture.bitmap?.close();
  return { ...picture, bitmap: null };
}

async function readOne(app: App, file: Blob, signal: AbortSignal): Promise<void> {
  const name = file instanceof File ? file.name : "";
  const { pictures: before } = pictureState.of(app)!;
  const show = (bitmap: ImageBitmap | null, { width, height }: Size): void => {
    const shown = pictureState.of(app)!.boards.map(({ picture }) => picture);
    const kept = before.map((one, at) => (shown.includes(at) ? one : letGo(one)));
    patch(app, { pictures: [...kept, { name, bitmap, width, height }] });
  };
  const reading = await readingOf(app, file, signal, (preview) => {
    if (signal.aborted) preview.close();
    else show(preview, preview);
  });
  if (!reading) return;
  const { boards, troubles, pictures } = pictureState.of(app)!;
  // What was not decoded has no copy to show; where the engine failed, the size is that of the copy.
  const bitmap = pictures[before.length]?.bitmap ?? null;
  if (!bitmap || reading.width) show(bitmap, reading);
  if (reading.boards.length)
    return patch(app, { boards: [...boards, ...reading.boards.map((board) => draftFrom(board, before.length))] });
  const { width, height } = reading;
  patch(app, { troubles: [...troubles, { name, trouble: pick(TROUBLES, reading.fault, "no-grid"), width, height }] });
}

type Read = Pick<PictureReading, "boards" | "width" | "height"> & {
  fault: PictureReading["fault"] | "engine" | "unreadable";
};

/** Whether there is still what was chosen: a file that changed meanwhile cannot be read, and looks as if it were no picture. */
const canRead = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Null when it was aborted. */
async function readingOf(
  app: App,
  file: Blob,
  signal: AbortSignal,
  onProgress: (preview: ImageBitmap) => void,
): Promise<Read | null> {
  try {
    const reading = await app.answered(app.engine.readPicture(file, { signal, onProgress }));
    const isGone = reading.fault === "not-a-picture" && !(await canRead(file));
    return signal.aborted ? null : { ...reading, fault: isGone ? "unreadable" : reading.fault };
  } catch (error) {
    if (signal.aborted) return null;
    console.warn(error);
    return { fault: "engine", boards: [], width: 0, height: 0 };
  }
}

export function draftFrom(read: PictureBoard, picture: number): Draft {
  return {
    picture,
    read,
    digits: Array.from(read.givens, (digit, cell) => digit || read.entries[cell]!),
    entered: new Set(Array.from(read.entries.keys()).filter((cell) => read.entries[cell])),
    marks: Array.from(read.candidates),
    unsure: new Set(read.uncertain),
  };
}

/** Looks at one of the boards, first at what is uncertain in it. */
export function chooseBoard(app: App, index: number): void {
  const state = pictureState.of(app);
  if (!state?.boards.length) return;
  const at = Math.min(state.boards.length - 1, Math.max(0, index));
  patch(app, { at, cell: firstOf(state.boards[at]!.unsure) });
  void judge(app);
}

const firstOf = (cells: ReadonlySet<number>): number => (cells.size ? Math.min(...cells) : -1);

export function lookAt(app: App, cell: number): void {
  if (pictureState.of(app)?.cell !== cell) patch(app, { cell });
}

/** The next uncertain cell behind the one that is looked at, or the first. */
export function nextUnsure(app: App): void {
  const state = pictureState.of(app);
  if (!state) return;
  const unsure = draftOf(state)?.unsure;
  if (!unsure?.size) return;
  const behind = [...unsure].filter((cell) => cell > state.cell);
  patch(app, { cell: behind.length ? Math.min(...behind) : firstOf(unsure) });
}

/** Writes a digit into the cell that is looked at, or empties it with 0; the kind of digit stays. */
export function correct(app: App, digit: number): void {
  change(app, (draft, cell) => ({
    digits: draft.digits.with(cell, digit),
    marks: draft.marks.with(cell, 0),
    entered: digit ? draft.entered : without(draft.entered, cell),
    unsure: without(draft.unsure, cell),
  }));
}

/** The cell that is looked at is as the picture has it. */
export function confirmCell(app: App): void {
  change(app, ({ unsure }, cell) => ({ unsure: without(unsure, cell) }));
  nextUnsure(app);
}

/** A given becomes a digit of the player, and the other way round. */
export function turnKind(app: App): void {
  change(app, ({ digits, entered, unsure }, cell) => ({
    entered: entered.has(cell) ? without(entered, cell) : digits[cell] ? new Set([...entered, cell]) : entered,
    unsure: without(unsure, cell),
  }));
}

/** Changes the cell that is looked at. */
function change(app: App, of: (draft: Draft, cell: number) => Partial<Draft>): void {
  const { cell } = pictureState.of(app) ?? { cell: -1 };
  if (cell >= 0) changeBoard(app, (draft) => of(draft, cell));
}

function changeBoard(app: App, of: (draft: Draft) => Partial<Draft>): void {
  const state = pictureState.of(app);
  const draft = state && draftOf(state);
  if (!draft) return;
  patch(app, { boards: state.boards.with(state.at, { ...draft, ...of(draft) }) });
  void judge(app);
}

function without(cells: ReadonlySet<number>, cell: number): ReadonlySet<number> {
  const rest = new Set(cells);
  rest.delete(cell);
  return rest;
}

/** Small marks on paper may be dirt: all that was read as pencil marks goes. */
export function dropMarks(app: App): void {
  changeBoard(app, ({ digits, marks, unsure }) => ({
    marks: marks.map(() => 0),
    unsure: new Set([...unsure].filter((cell) => digits[cell] || !marks[cell])),
  }));
}

/** Two inks may be one: all digits are the puzzle's. */
export function takeAllAsGivens(app: App): void {
  changeBoard(app, () => ({ entered: new Set() }));
}

export const givensOf = ({ digits, entered }: Draft): number[] =>
  digits.map((digit, cell) => (entered.has(cell) ? 0 : digit));

/** How many solutions the givens have; a later change overtakes an earlier one. */
async function judge(app: App): Promise<void> {
  const draft = draftOf(pictureState.of(app)!);
  if (!draft) return;
  patch(app, { outcome: "checking" });
  const outcome = await outcomeOf(app, Uint8Array.from(givensOf(draft)));
  const state = pictureState.of(app);
  if (state && draftOf(state) === draft) patch(app, { outcome });
}

async function outcomeOf(app: App, givens: Uint8Array): Promise<string> {
  try {
    return (await app.answered(app.engine.solve(givens))).outcome;
  } catch (error) {
    console.warn(error);
    return "unknown"; // The board can be played all the same; the page's own notice tells of the engine.
  }
}

/** The board as it was corrected: pencil marks are the player's notes. */
export function draftGame(draft: Draft): Game {
  return gameOf({
    givens: Uint8Array.from(givensOf(draft)),
    values: Uint8Array.from(draft.digits),
    candidates: NONE,
    corner: Uint16Array.from(draft.marks),
    centre: NONE,
    colours: NONE,
    solution: new Uint8Array(0),
    details: {},
  });
}

/** Plays the board that is looked at. The game before is kept, as with every puzzle that is brought. */
export async function playDraft(app: App): Promise<void> {
  const state = pictureState.of(app);
  const draft = state && draftOf(state);
  if (!draft || state.stage !== "read") return;
  const { marks } = app.state.settings;
  const game = draftGame(draft);
  const record = encodeState(draft.marks.some(Boolean) ? game : { ...game, marks });
  endPictures(app);
  if (app.state.view !== "play") location.hash = addressOf("play");
  await playBrought(app, { record });
}

/** In place of a board that could not be read: an empty one to type in. Digits typed already stay. */
export async function typeInstead(app: App): Promise<void> {
  endPictures(app);
  if (app.state.view !== "play") location.hash = addressOf("play");
  if (isSetup(app)) return;
  await playBrought(app, { record: encodeState(newGame(new Array<number>(CELLS).fill(0), app.state.settings.marks)) });
}
